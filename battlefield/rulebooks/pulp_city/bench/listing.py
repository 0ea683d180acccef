"""The effects of Pulp City one by one: an action that has the effect, used by one model on another."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from battlefield.rulebooks.pulp_city.actions.resolving import apply_all, resolve
from battlefield.rulebooks.pulp_city.actions.using import DOORS, use_one
from battlefield.rulebooks.pulp_city.bench.bench_table import (
    ACTION,
    AGAINST,
    HAD,
    HP,
    OWN,
    POOL,
    REACH,
    Printed,
    table_of,
)
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.exclusive import PLAIN, WITH_AMOUNT, Line, exclusive_of
from battlefield.rulebooks.pulp_city.models.hurting import take_off
from battlefield.rulebooks.pulp_city.models.immunity import FALLING, GROUPS
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.targets import targets
from battlefield.rulebooks.pulp_city.models.vocabulary import ACTION_KINDS, DANGEROUS, THROW, TRAITS, TYPES
from battlefield.rules.book.bench import Begun, BenchEffect, Case, Dial, Role, cast_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.table import layout

AMOUNT, ROLL, SELF = "amount", "roll", "self"
BASE, HEIGHT, MOST, RADIUS = "base", "height", "most", "radius"
_BLAST: Final = "Blast"  # it is nothing without a roll against everybody in it
_DANGER, _MINION, _STRUCTURE = "Summon Dangerous Terrain", "Summon Minion", "Summon Structure"
_SUMMONS: Final = (_DANGER, _MINION, _STRUCTURE)
_NAMED: Final = ("Weak", "Immunity")  # what stands behind the stroke is asked
_USUAL: Final[Mapping[str, int]] = {"Knockback": 4, "Pull": 4, "Shift": 4, "Blast": 3, "Extra Target": 4}
_LARGEST: Final = 24
_HAD: Final = {
    "Heal": ("HP lost", 3, "HP that the target has lost already"),
    "Power Down": ("Power Up dice", 3, "Power Up dice that the target has"),
    "Revitalize": ("Fatigue", 1, "How often the target is Fatigued"),
}
_PAID: Final = ("Drain", "Energize", "Follow Up", "Mind Control", "Grab & Throw")
_LEFT_OUT: Final = {
    "Displacement": "It is what Grab & Throw, Knockback, Pull and Shift share; try those.",
    "Self": "Try the effect behind the stroke, and switch on that the attacker suffers it.",
    "Special": "What it does stands on the card of one model alone, and the players carry it out.",
    "Summon": "It is what the three ways to summon share; try those.",
}


def _effects() -> Iterator[BenchEffect]:
    for perk in CATALOGUE.perks.values():
        if perk.name not in _LEFT_OUT:
            summons = perk.name in _SUMMONS
            roles: tuple[Role, ...] = ("attacker", "place") if summons else ("attacker", "target")
            yield BenchEffect(perk.name, perk.family, perk.text, tuple(_dials(perk.name)), roles)


def _dials(name: str) -> Iterator[Dial]:
    if name in _SUMMONS:
        yield from _summon_dials(name)
        return
    if name in WITH_AMOUNT:
        yield Dial(AMOUNT, "Number", _USUAL.get(name, 2), 1, _LARGEST, tip="The number behind its name")
    yield Dial(OWN, "Trait", 5, 0, 12, "attacker", tip="The trait that the action is rolled with")
    yield Dial(REACH, "Range", 12, 0, 60, "attacker", " in")
    if name in _PAID:
        yield Dial(POOL, "AP", 6, 0, 40, "attacker", tip="AP in the pool of each team")
    yield Dial(AGAINST, "Trait", 4, 0, 12, "target", tip="The trait that is rolled against it")
    yield Dial(HP, "HP", 8, 1, 40, "target", tip="HP of each model")
    if name in _HAD:
        words, usual, tip = _HAD[name]
        yield Dial(HAD, words, usual, 0, 20, "target", tip=tip)
    if name != _BLAST:
        yield Dial(ROLL, "Roll the action", 0, 0, 1, switch=True,
                   tip="Without it the action succeeds, and its effect is applied at once")  # fmt: skip
        yield Dial(SELF, "The attacker suffers it (Self/)", 0, 0, 1, switch=True,
                   tip="Attacker and target then change places in what it says")  # fmt: skip


def _summon_dials(name: str) -> Iterator[Dial]:
    yield Dial(REACH, "Range", 8, 0, 60, "attacker", " in", tip="From the base to the centre of what comes")
    if name == _DANGER:
        yield Dial(RADIUS, "Radius", 2, 1, 12, unit=" in")
        yield Dial(AMOUNT, "Damage", 1, 1, _LARGEST, tip="Damage that it does to who comes into it")
        return
    yield Dial(BASE, "Base", 30 if name == _MINION else 40, 20, 120, unit=" mm", tip="A round base")
    yield Dial(HEIGHT, "Height", 2 if name == _MINION else 5, 1, 20, unit=" in")
    yield Dial(HP, "HP", 3 if name == _MINION else 5, 1, 40)


class PulpCityBench:
    """Each model is a card of its own; the action has this one effect as FX."""

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """All effects that do something by themselves."""
        return tuple(_effects())

    @property
    def left_out(self) -> Mapping[str, str]:
        """The names that only stand for others."""
        return _LEFT_OUT

    def begun(self, case: Case) -> Begun:
        """Set an effect up on a table."""
        cast = cast_of(case, alone=True)
        state = table_of(case, cast, _printed(case))
        refusal = _refusal(case, state, cast.attacker, cast.target)
        return Begun(state, cast.side, _flow(case, cast.attacker, cast.target), refusal)


def _printed(case: Case) -> Printed:
    """Say what the cards of a case have beyond the numbers of the bench."""
    name = case.effect.name
    throw = THROW if name == "Grab & Throw" else ""
    return Printed(
        shots=name in ("Mind Control", "Follow Up"),
        throw=throw,
        stunned=name == "Recover",
        summons=name.removeprefix("Summon ") if name in _SUMMONS else "",
        base_mm=case.value(BASE),
        height=case.value(HEIGHT),
        radius=case.value(RADIUS),
        harm=case.value(AMOUNT),
        before=name if name in _HAD else "",
    )


def _refusal(case: Case, state: State, user: str, target: str) -> str:
    if case.effect.name in _SUMMONS:
        return ""
    if user == target:
        return "choose another model as the target, and switch on that the attacker suffers it"
    action = exclusive_of(state.profiles[ACTION])
    if not _is_rolled(case) or target in targets(Game(state, CATALOGUE), user, action):
        return ""
    gap = layout.between(state, user, target).gap
    return f"the target is out of reach or out of sight: {gap:.2f} in away, range {case.value(REACH)} in"


def _is_rolled(case: Case) -> bool:
    return bool(case.value(ROLL)) or case.effect.name == _BLAST


def _flow(case: Case, user: str, target: str) -> Callable[[Game], Flow[None]]:
    def flow(game: Game) -> Flow[None]:
        line = yield from _line(game, case, user)
        lines: tuple[Line, ...] = (line,)
        if case.effect.name == _BLAST:
            lines = (*lines, Line("FX", "Damage", 1))
        action = replace(exclusive_of(game.state.profiles[ACTION]), lines=lines)
        strike = Strike(user, action, target or user, DOORS)
        if _is_rolled(case):
            yield from resolve(game, strike)
        else:
            strike.succeeded = True
            yield from apply_all(game, strike, action.fx)
        if strike.follows:
            yield from use_one(game, user, DOORS, why="Follow Up")
        take_off(game)

    return flow


def _line(game: Game, case: Case, user: str) -> Flow[Line]:
    """Return the effect as a line of the action; what stands behind its stroke is asked."""
    name = case.effect.name
    amount = case.value(AMOUNT) if name in WITH_AMOUNT else 0
    of = name.removeprefix("Summon ") if name in _SUMMONS else ""
    if name in _NAMED:
        words = {each: f"{name}/{each}" for each in _behind(name)}
        of = yield from game.choose_one(f"{name}: against what", words, by=game.state.units[user].commander)
    return Line("FX", name, amount, bool(case.value(SELF)), of)


def _behind(name: str) -> tuple[str, ...]:
    """Return what may stand behind the stroke of Weak or Immunity."""
    traits, kinds = tuple(trait.title() for trait in TRAITS), tuple(ACTION_KINDS)
    if name == "Weak":
        return (*traits, *kinds, *TYPES)
    effects = (*WITH_AMOUNT, *PLAIN, "Weak")
    return (*effects, next(iter(GROUPS)), FALLING, DANGEROUS, *traits, *kinds)
