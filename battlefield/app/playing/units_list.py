"""All units of both sides in a list: where each is, its HP, and whether it has acted."""

from dataclasses import dataclass

from battlefield.rulebooks.warsurge import marks
from battlefield.rulebooks.warsurge.stats import model_hp
from battlefield.rules.flow import Game
from battlefield.rules.perks import Catalogue
from battlefield.rules.state import GONE, RESERVE, TABLE, State, Unit

_PLACES = {TABLE: "on the table", RESERVE: "in reserve", GONE: "destroyed"}


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A unit in the list; `where` and `state` are words, `is_there` tells whether it stands on the table."""

    unit: str
    name: str
    side: str
    where: str
    is_there: bool
    models: int
    hp: int
    full: int
    state: str


def unit_rows(state: State, catalogue: Catalogue) -> tuple[UnitRow, ...]:
    """Give a row for each unit, by sides in their order and then in roster order."""
    game = Game(state, catalogue)
    order = {side: place for place, side in enumerate(state.sides)}
    units = sorted(state.units.values(), key=lambda unit: order.get(unit.commander, len(order)))
    return tuple(_row(game, unit) for unit in units)


def _row(game: Game, unit: Unit) -> UnitRow:
    state = game.state
    full = model_hp(game, unit.id) * max(unit.strength, len(unit.figures), 1)
    return UnitRow(
        unit.id,
        unit.name,
        unit.commander,
        _where(state, unit),
        unit.where == TABLE,
        len(unit.figures),
        state.hp(unit.id),
        full,
        _state(state, unit),
    )


def _where(state: State, unit: Unit) -> str:
    if unit.where == GONE and marks.is_marked(state, marks.EXITED, unit.id):
        return "left the table"
    if unit.where in state.units:
        return f"in {state.units[unit.where].name}"
    return _PLACES.get(unit.where, unit.where)


def _state(state: State, unit: Unit) -> str:
    if unit.where == GONE:
        return ""
    acted = "acted" if marks.is_marked(state, marks.ACTED, unit.id) else ""
    melee = "in a melee" if marks.is_engaged(state, unit.id) else ""
    return ", ".join(part for part in (acted, melee) if part)
