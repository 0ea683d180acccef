"""Below ground: units on a level of their own, which neither see those above nor stand in their way."""

from battlefield.rules.core.state import TABLE, State

BELOW = "Underground"  # the effect that a unit below ground is under


def is_below(state: State, unit: str) -> bool:
    """Return whether a unit, or whoever carries it, is below ground; a part of a unit is where that is."""
    while state.units[unit].where in state.units:
        unit = state.units[unit].where
    return state.is_under(state.whole_of(unit), BELOW)


def are_apart(state: State, unit: str, other: str) -> bool:
    """Return whether one of two units is below ground and the other one is not."""
    return is_below(state, unit) != is_below(state, other)


def figures_below(state: State) -> frozenset[str]:
    """Return the figures on the table that are below ground."""
    found = (effect.on for effect in state.effects if effect.name == BELOW and effect.on in state.units)
    units = (each for unit in found for each in (unit, *state.parts_of(unit)))
    return frozenset(
        id_ for unit in units if state.units[unit].where == TABLE for id_ in state.units[unit].figures
    )
