"""The special effects of Iron Kingdoms one by one: a weapon that has the effect, used by one character."""

from collections.abc import Iterator
from typing import Final

from battlefield.rulebooks.iron_kingdoms.activating import why_not
from battlefield.rulebooks.iron_kingdoms.attacking import attack
from battlefield.rulebooks.iron_kingdoms.blow import Blow
from battlefield.rulebooks.iron_kingdoms.continuous import maintain
from battlefield.rulebooks.iron_kingdoms.effects import ROWS
from battlefield.rulebooks.iron_kingdoms.muster import BOOK
from battlefield.rulebooks.iron_kingdoms.rows.row import Hit
from battlefield.rulebooks.iron_kingdoms.turns import ACTIVATION
from battlefield.rulebooks.iron_kingdoms.vocabulary import CHANGED, RANGED
from battlefield.rulebooks.iron_kingdoms.words import (
    AOE,
    ARM,
    BOXES,
    DEF,
    LAID,
    POW,
    RANGE,
    RAT,
    ROF,
    ROUNDS,
    SIZE,
)
from battlefield.rules.book.bench import BenchEffect, Case, Cast, Dial, Role
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Clock, Held, Profile, State
from battlefield.rules.core.words import Stat
from battlefield.rules.skirmish.single import take_off
from battlefield.rules.skirmish.single_bench import SingleBench, figures_of
from battlefield.rules.skirmish.words import ITS_OF

ROLL, NEXT = "roll", "maintenance"
_ATTACKER, _TARGET, _WEAPON = "bench attacker", "bench target", "bench weapon"
_PLACED: Final[tuple[Role, ...]] = ("attacker", "place")


def _effects() -> Iterator[BenchEffect]:
    for row in ROWS.values():
        if row.at_place:
            yield BenchEffect(row.name, row.family, row.text, tuple(_placed_dials()), _PLACED)
        for brought in ROWS.values():
            if brought.sort in row.brings:
                name, says = f"{row.name}: {brought.name}", f"{row.text} {brought.name}: {brought.text}"
                tries = (row.name, brought.name)
                yield BenchEffect(name, row.family, says, tuple(_dials()), tries=tries)


def _placed_dials() -> Iterator[Dial]:
    yield Dial(AOE, "Template", 3, 3, 5, unit=" in", tip="How far the cloud is across")
    yield Dial(ROUNDS.name, "Rounds", 1, 1, 9, tip="For how many rounds it stays")
    yield Dial(RANGE, "Range", 8, 0, 60, "attacker", " in")


def _dials() -> Iterator[Dial]:
    yield Dial(RAT, "RAT", 6, 0, 20, "attacker")
    yield Dial(POW, "POW", 10, 0, 30, "attacker", none=True, tip="Without a Power it makes no damage roll")
    yield Dial(RANGE, "Range", 10, 0, 60, "attacker", " in")
    yield Dial(DEF, "DEF", 12, 1, 30, "target")
    yield Dial(ARM, "ARM", 12, 1, 30, "target")
    yield Dial(BOXES, "Boxes", 8, 1, 60, "target", tip="Damage boxes of each model")
    yield Dial(ROLL, "Roll the attack", 0, 0, 1, switch=True,
               tip="Without it the target has the effect at once, and nothing else happens")  # fmt: skip
    yield Dial(NEXT, "Play its next Maintenance Phase", 0, 0, 1, switch=True,
               tip="Each continuous effect is then checked and applied")  # fmt: skip


def _table(case: Case, cast: Cast) -> State:
    figures = figures_of(cast, case.value(BOXES) or 8, _WEAPON)
    units = cast.units(_ATTACKER, _TARGET)
    table = (case.scene.board, case.scene.terrain, cast.sides, _profiles(case), units, figures)
    return State(BOOK, *table, clock=Clock(1, ACTIVATION, 0, cast.side, cast.side))


def _profiles(case: Case) -> dict[str, Profile]:
    own: dict[Stat, int | None] = {
        RAT: case.value(RAT),
        DEF: case.value(DEF) or 12,
        ARM: case.value(ARM) or 12,
    }
    numbers: dict[Stat, int | None] = {**dict.fromkeys(CHANGED, 6), **own, BOXES: case.value(BOXES) or 8}
    weapon: dict[Stat, int | None] = {POW: case.value(POW) or None, RANGE: case.value(RANGE), ROF: 1}
    held = _held(case)
    return {
        id_: Profile(id_, id_.removeprefix("bench "), "unit", numbers) for id_ in (_ATTACKER, _TARGET)
    } | {_WEAPON: Profile(_WEAPON, "the weapon", "weapon", weapon, (held,), 0, (RANGED,))}


def _held(case: Case) -> Held:
    if case.effect.needs("place"):
        return Held(case.effect.name, (LAID(True), ROUNDS(case.value(ROUNDS.name)), SIZE(case.value(AOE))))
    special, brought = case.effect.tries
    return Held(special, (ITS_OF(brought),))


def _refusal(case: Case, cast: Cast, state: State) -> str:
    user, target = cast.attacker, cast.target
    if not target or case.effect.needs("place") or not case.value(ROLL):
        return ""
    attacks_itself = "a character does not attack itself"
    return attacks_itself if user == target else why_not(state, Blow(user, _WEAPON, target))


def _carry_out(case: Case, cast: Cast, game: Game) -> Flow[None]:
    """Use the weapon, a ranged one."""
    held, user, target = _held(case), cast.attacker, cast.target
    applies = ROWS[held.name].applies
    if case.value(ROLL) or case.effect.needs("place"):
        yield from attack(game, Blow(user, _WEAPON, target or user))
    elif applies is not None:
        yield from applies(game, Hit(user, _WEAPON, target, critical=True), held) or ()
    if case.value(NEXT):
        yield from maintain(game, game.state.units[target].commander)
    take_off(game)


_LEFT_OUT = {row.name: row.unbrought for row in ROWS.values() if row.unbrought}
BENCH = SingleBench(_effects, _LEFT_OUT, _table, _refusal, _carry_out)
