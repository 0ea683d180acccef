"""Where figures fall: on the table, in what carries them, or in a reserve, where they lie nowhere."""

from collections.abc import Iterator, Sequence

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import counted_with, fallen_with, is_wiped_out
from battlefield.rulebooks.warsurge.units.staying import PRESENT
from battlefield.rulebooks.warsurge.words import ITS_FIGURE, ITS_FIRST
from battlefield.rules.core.events import FiguresRemoved, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, Figure, State
from battlefield.rules.core.words import Fact

LAST = "last to fall"  # of a unit that is gone; remembers the `figure`, and the `first` that fell with it
NOWHERE = "fell off the table"  # of a figure


Spot = tuple[Point, float]  # on the table, and how high


def take_off(game: Game, unit: str, figures: Sequence[str], spot: Spot | None = None) -> None:
    """Take figures off that fell, and remember where they lie.

    Who is carried falls where its carrier stands, or at the `spot` that it was to come out at.
    """
    on_table = passengers.base_unit(game.state, unit) == unit
    spot = None if on_table else spot or _spot(game.state, unit)
    for id_ in figures:
        game.lift(id_, NOWHERE)
        if not on_table and spot is None:
            unit_status.mark(game, NOWHERE, id_, "game")
    places = tuple(Placed(id_, *spot) for id_ in figures) if spot is not None else ()
    game.emit(FiguresRemoved(unit, tuple(figures), places))
    if game.state.units[unit].where == GONE:
        game.lift(unit, PRESENT)
        game.lift(unit, LAST)
        game.begin(LAST, unit, ITS_FIGURE(figures[-1]), ITS_FIRST(figures[0]), by=unit)


def _spot(state: State, unit: str) -> Spot | None:
    """Return where the figure stands that carries a unit; None where none does on the table."""
    base = passengers.base_unit(state, unit)
    if not base:
        return None
    direct = state.units[unit].where == base
    model = (passengers.carrying_figures(state, unit) if direct else state.figures_of(base))[0].model
    return model.at, model.bottom


def removed(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures of a unit that were taken off, in their order."""
    here = state.units[unit].figures
    own = (f for f in state.figures.values() if f.model.unit == unit and f.id not in here)
    return tuple(figure for figure in own if unit_status.may_come_back(state, figure.id))


def lies(state: State, figure: str) -> bool:
    """Return whether a figure that was taken off lies anywhere on the table."""
    return not unit_status.is_marked(state, NOWHERE, figure)


def lying(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures of a unit that were taken off and lie on the table."""
    return tuple(figure for figure in removed(state, unit) if lies(state, figure.id))


def last_fallen(state: State, unit: str) -> Figure | None:
    """Return the figure of a unit that fell last; None where it lies nowhere on the table."""
    last = (state.figures[id_] for id_ in _noted(state, unit, ITS_FIGURE))
    return next((figure for figure in last if lies(state, figure.id)), None)


def lying_with(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures of a unit and its sergeants that were taken off and lie on the table."""
    return tuple(figure for each in fallen_with(state, unit) for figure in lying(state, each))


def is_fallen_whole(state: State, unit: str) -> bool:
    """Return whether a unit, no sergeant of one, has fallen with all its sergeants."""
    return counted_with(state, unit)[0] == unit and is_wiped_out(state, unit)


def last_of(state: State, units: Sequence[str]) -> str:
    """Return which of units that are gone fell last."""
    fell = {unit: max((effect.id for effect in state.effects_on(unit, LAST)), default=0) for unit in units}
    return max(units, key=lambda unit: fell[unit])


def last_first(state: State, unit: str) -> tuple[str, ...]:
    """Return the figures of a unit that were taken off, from the first of those on that fell last of all."""
    known = tuple(figure.id for figure in removed(state, unit))
    first = (id_ for id_ in _noted(state, unit, ITS_FIRST) if id_ in known)
    return tuple(dict.fromkeys((*first, *known)))


def _noted(state: State, unit: str, fact: Fact[str]) -> Iterator[str]:
    return (effect.get(fact) for effect in state.effects_on(unit, LAST))
