"""All units of both sides in a list: where each is, its HP, and whether it has acted."""

from dataclasses import dataclass

from battlefield.app.books.faces import face_of
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.state import GONE, TABLE, State, Unit

ACTED, MELEE, ACTS = QT_TR_NOOP("acted"), QT_TR_NOOP("in a melee"), QT_TR_NOOP("acts now")
_PLACES = (
    QT_TR_NOOP("on the table"),
    QT_TR_NOOP("in reserve"),
    QT_TR_NOOP("destroyed"),
    QT_TR_NOOP("off the map"),
    QT_TR_NOOP("to be summoned"),
    QT_TR_NOOP("out of the game"),
    QT_TR_NOOP("KO'ed"),
    QT_TR_NOOP("to be set up"),
)
"""What books say of where a unit is, marked for whoever shows it."""


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


def unit_rows(state: State, catalogue: Catalogue, acting: str = "") -> tuple[UnitRow, ...]:
    """Return a row for each unit, by sides in their order and then in roster order."""
    game = Game(state, catalogue)
    order = {side: place for place, side in enumerate(state.sides)}
    units = sorted(state.units.values(), key=lambda unit: order.get(unit.commander, len(order)))
    return tuple(_row(game, unit, unit.id == acting) for unit in units)


def _row(game: Game, unit: Unit, acts: bool) -> UnitRow:
    state = game.state
    full = face_of(state.book).full_hp(game, unit.id) * max(unit.strength, len(unit.figures), 1)
    return UnitRow(
        unit.id,
        unit.name,
        unit.commander,
        _where(state, unit),
        unit.where == TABLE,
        len(unit.figures),
        state.hp(unit.id),
        full,
        _state(state, unit, acts),
    )


def _where(state: State, unit: Unit) -> str:
    if unit.where in state.units:
        return tr("in {carrier}", carrier=state.units[unit.where].name)
    return face_of(state.book).where(state, unit)


def _state(state: State, unit: Unit, acts: bool) -> str:
    if unit.where == GONE:
        return ""
    kinds = [badge.kind for badge in face_of(state.book).signs(state, unit)]
    acted, melee = ACTED if "acted" in kinds else "", MELEE if "melee" in kinds else ""
    acted = ACTS if acts else acted
    return ", ".join(part for part in (acted, melee) if part)
