"""Models that act for themselves: units of one figure, as in games where every model is a character."""

from collections.abc import Callable
from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.rules.book.face import ACTED, PLACES
from battlefield.rules.core.events import FiguresRemoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, State, Unit
from battlefield.rules.core.words import Stat
from battlefield.rules.skirmish.words import COMES, SUMMONED


def figure_of(state: State, unit: str) -> Figure:
    """Return the figure of a model, even of one that has been removed."""
    ids = state.units[unit].figures
    return state.figures[ids[0] if ids else f"{unit}/1"]


def printed(state: State, unit: str, name: Stat, usual: int = 0) -> int:
    """Return a printed number of a model."""
    found = state.profile_of(unit).stats.get(name)
    return usual if found is None else found


def is_up(state: State, unit: str) -> bool:
    """Return whether a model stands on the table with HP left."""
    return state.units[unit].where == TABLE and bool(state.living(unit))


def present(state: State) -> tuple[Unit, ...]:
    """Return all models on the table that have HP left, in roster order."""
    return _present(Same(state))


@lru_cache(maxsize=64)  # each look of each model asks for it
def _present(known: Same[State]) -> tuple[Unit, ...]:
    state = known.value
    return tuple(unit for unit in state.on_table() if state.living(unit.id))


def is_waiting(state: State, unit: str) -> bool:
    """Return whether a model is only there to be summoned, or to be summoned copies of."""
    return SUMMONED in state.profile_of(unit).words and state.units[unit].where == RESERVE


def comes_later(state: State, unit: str) -> bool:
    """Return whether a model comes in a round that has not begun."""
    return state.units[unit].where == RESERVE and printed(state, unit, COMES) > state.clock.turn


def to_deploy(state: State, side: str) -> tuple[Unit, ...]:
    """Return the models of a side that are still to be deployed."""
    own = (unit for unit in state.units.values() if unit.side == side and unit.where == RESERVE)
    left = (u for u in own if not is_waiting(state, u.id) and not comes_later(state, u.id))
    return tuple(u for u in left if not state.is_under(u.id, ACTED))


def take_off(game: Game) -> None:
    """Take models off that have no HP left."""
    for unit in game.state.on_table():
        fallen = tuple(figure.id for figure in game.state.figures_of(unit.id) if figure.hp <= 0)
        if fallen:
            game.emit(FiguresRemoved(unit.id, fallen))


def where_of(gone: str) -> Callable[[State, Unit], str]:
    """Return what says where a model is, in a book's words for one that is gone."""
    places = {**PLACES, GONE: gone}

    def where(state: State, unit: Unit) -> str:
        return "to be summoned" if is_waiting(state, unit.id) else places.get(unit.where, unit.where)

    return where


def weapons_of(state: State, unit: str) -> tuple[str, ...]:
    """Return the ids of the weapons, or actions, of a model."""
    return figure_of(state, unit).weapons


def weapon_kind(state: State, weapon: str) -> str:
    """Return the kind of a weapon, or of an action."""
    return "".join(state.profiles[weapon].words[:1])
