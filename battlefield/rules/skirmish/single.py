"""Models that act for themselves: units of one figure, as in games where every model is a character."""

from battlefield.rules.core.state import TABLE, Figure, State, Unit


def figure_of(state: State, unit: str) -> Figure:
    """Return the figure of a model, even of one that has been removed."""
    ids = state.units[unit].figures
    return state.figures[ids[0] if ids else f"{unit}/1"]


def is_up(state: State, unit: str) -> bool:
    """Return whether a model stands on the table with HP left."""
    return state.units[unit].where == TABLE and bool(state.living(unit))


def present(state: State) -> tuple[Unit, ...]:
    """Return all models on the table that have HP left, in roster order."""
    return tuple(unit for unit in state.on_table() if state.living(unit.id))
