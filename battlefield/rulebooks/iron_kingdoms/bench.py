"""The special effects of Iron Kingdoms one by one: a weapon that has the effect, used by one character."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from battlefield.rulebooks.iron_kingdoms.activating import why_not
from battlefield.rulebooks.iron_kingdoms.attacking import attack
from battlefield.rulebooks.iron_kingdoms.blow import Blow
from battlefield.rulebooks.iron_kingdoms.continuous import afflict, maintain
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE, FAMILY
from battlefield.rulebooks.iron_kingdoms.hurting import take_off
from battlefield.rulebooks.iron_kingdoms.muster import BOOK
from battlefield.rulebooks.iron_kingdoms.turns import ACTIVATION
from battlefield.rulebooks.iron_kingdoms.vocabulary import (
    ASPECTS,
    BOXES,
    CLOUD,
    CONDITIONS,
    CONTINUOUS,
    CORROSION,
    CRITICAL,
    FIRE,
    PRONE,
    RANGED,
    crippled,
)
from battlefield.rules.book.bench import Begun, BenchEffect, Case, Dial, Role, cast_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Clock, Figure, Held, Profile, State

SKILL, POW, REACH, AOE, DEF, ARM, ROUNDS = "rat", "pow", "range", "aoe", "def", "arm", "rounds"
ROLL, NEXT = "roll", "maintenance"
_ATTACKER, _TARGET, _WEAPON = "bench attacker", "bench target", "bench weapon"
_BROUGHT: Final = {
    **{f"{CONTINUOUS}: {name}": (CONTINUOUS, name) for name in (FIRE, CORROSION)},
    **{f"{CRITICAL}: {name}": (CRITICAL, name) for name in (FIRE, CORROSION, *CONDITIONS)},
}
"""What stands on the bench beside the cloud: the special effect, and what it brings about."""
_SPIRAL = "It follows from damage to the aspects of a life spiral, which the bench does not mark."
_LEFT_OUT: Final = {
    PRONE: "A character drops prone in place of its own movement; nobody does that to another.",
    **{crippled(aspect): _SPIRAL for aspect in ASPECTS},
}


def _effects() -> Iterator[BenchEffect]:
    placed: tuple[Role, ...] = ("attacker", "place")
    yield BenchEffect(CLOUD, FAMILY, CATALOGUE.perks[CLOUD].text, tuple(_cloud_dials()), placed)
    for name, (special, brought) in _BROUGHT.items():
        says = f"{CATALOGUE.perks[special].text} {brought}: {CATALOGUE.perks[brought].text}"
        yield BenchEffect(name, FAMILY, says, tuple(_dials()), tries=(special, brought))


def _cloud_dials() -> Iterator[Dial]:
    yield Dial(AOE, "Template", 3, 3, 5, unit=" in", tip="How far the cloud is across")
    yield Dial(ROUNDS, "Rounds", 1, 1, 9, tip="For how many rounds it stays")
    yield Dial(REACH, "Range", 8, 0, 60, "attacker", " in")


def _dials() -> Iterator[Dial]:
    yield Dial(SKILL, "RAT", 6, 0, 20, "attacker")
    yield Dial(POW, "POW", 10, 0, 30, "attacker", none=True, tip="Without a Power it makes no damage roll")
    yield Dial(REACH, "Range", 10, 0, 60, "attacker", " in")
    yield Dial(DEF, "DEF", 12, 1, 30, "target")
    yield Dial(ARM, "ARM", 12, 1, 30, "target")
    yield Dial(BOXES, "Boxes", 8, 1, 60, "target", tip="Damage boxes of each model")
    yield Dial(ROLL, "Roll the attack", 0, 0, 1, switch=True,
               tip="Without it the target has the effect at once, and nothing else happens")  # fmt: skip
    yield Dial(NEXT, "Play its next Maintenance Phase", 0, 0, 1, switch=True,
               tip="Each continuous effect is then checked and applied")  # fmt: skip


class IronKingdomsBench:
    """Each model is a character of its own; the weapon is a ranged one."""

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """The special effects, each with what it can bring about."""
        return tuple(_effects())

    @property
    def left_out(self) -> Mapping[str, str]:
        """What no weapon brings about."""
        return _LEFT_OUT

    def begun(self, case: Case) -> Begun:
        """Set an effect up on a table."""
        cast = cast_of(case, alone=True)
        user, target, side = cast.attacker, cast.target, cast.side
        profiles, units = _profiles(case), cast.units(_ATTACKER, _TARGET)
        figures = {}
        for group in cast.groups:
            model, boxes = group.models[0], profiles[units[group.id].profile].stats[BOXES] or 1
            figures[model.id] = Figure(model, boxes, (_WEAPON,) if group.id == user else ())
        table = (case.scene.board, case.scene.terrain, cast.sides, profiles, units, figures)
        state = State(BOOK, *table, clock=Clock(1, ACTIVATION, 0, side, side))
        refusal = _refusal(case, state, user, target)
        return Begun(state, side, _flow(case, user, target), refusal)


def _profiles(case: Case) -> dict[str, Profile]:
    numbers: dict[str, int | None] = {"spd": 6, "str": 6, "mat": 6, "rat": case.value(SKILL), "arc": 6}
    numbers |= {"def": case.value(DEF) or 12, "arm": case.value(ARM) or 12, BOXES: case.value(BOXES) or 8}
    weapon: dict[str, int | None] = {"pow": case.value(POW) or None, "range": case.value(REACH), "rof": 1}
    held = _held(case)
    return {
        id_: Profile(id_, id_.removeprefix("bench "), "unit", numbers) for id_ in (_ATTACKER, _TARGET)
    } | {_WEAPON: Profile(_WEAPON, "the weapon", "weapon", weapon, (held,), 0, (RANGED,))}


def _held(case: Case) -> Held:
    if case.effect.name == CLOUD:
        size, rounds = case.value(AOE), case.value(ROUNDS)
        return Held(CLOUD, (("laid", True), ("rounds", rounds), ("size", size)))
    special, brought = _BROUGHT[case.effect.name]
    return Held(special, (("of", brought),))


def _refusal(case: Case, state: State, user: str, target: str) -> str:
    if not target or case.effect.name == CLOUD:
        return ""
    if user == target and case.value(ROLL):
        return "a character does not attack itself"
    return why_not(state, Blow(user, _WEAPON, target)) if case.value(ROLL) else ""


def _flow(case: Case, user: str, target: str) -> Callable[[Game], Flow[None]]:
    def flow(game: Game) -> Flow[None]:
        if case.value(ROLL) or case.effect.name == CLOUD:
            yield from attack(game, Blow(user, _WEAPON, target or user))
        else:
            afflict(game, target, _held(case), user)
        if case.value(NEXT):
            yield from maintain(game, game.state.units[target].commander)
        take_off(game)

    return flow
