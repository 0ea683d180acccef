"""The effects of Agemonia one by one on a scene with areas: moves, attacks, answers, conditions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from battlefield.rulebooks.agemonia.attacking import MIRROR, strike
from battlefield.rulebooks.agemonia.conditions import gain
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.movement.forcing import force
from battlefield.rulebooks.agemonia.movement.jumping import JUMP, jump
from battlefield.rulebooks.agemonia.movement.summoning import NAME as SUMMONING
from battlefield.rulebooks.agemonia.movement.summoning import summon
from battlefield.rulebooks.agemonia.movement.teleporting import open_gates, teleport
from battlefield.rulebooks.agemonia.movement.walking import Turn, walk
from battlefield.rulebooks.agemonia.targets import is_target
from battlefield.rulebooks.agemonia.vocabulary import (
    ABILITIES,
    ALLY,
    CONDITIONS,
    INITIATIVES,
    OF_ALLIES,
    RANGED,
    SUMMONED,
    WOUNDED,
)
from battlefield.rules.book.bench import Begun, BenchEffect, Case, Dial, Role, cast_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import RESERVE, Clock, Figure, Held, Profile, State, Unit
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.areas import area_of

AMOUNT, ABILITY, HP, HEROES = "amount", "ability", "hp", "heroes"
DAMAGE, SHIELD, REACH = "damage", "shield", "range"
_PULL, _PUSH, _TELEPORT, _TOKENS, _PROVOKE = "Pull", "Push", "Teleport", "Teleport tokens", "Provoke"
_GOES: Final = (_TELEPORT, JUMP)  # the target, or without one who does it
_OWN: Final = (_TOKENS, SUMMONING)  # nobody suffers them
_ANSWERS: Final = ("Revenge", "Riposte", MIRROR)
_ATTACKS: Final = ("Pierce", *_ANSWERS)
_PLAIN: Final = ("Revenge", MIRROR, *CONDITIONS)  # those without a number
_USUAL: Final = {_TELEPORT: 3, JUMP: 2, _TOKENS: 3, SUMMONING: 1, "Riposte": 2}
_TIPS: Final = {"Pierce": "Points of shield", "Riposte": "Damage", _PROVOKE: "Damage"}
_ORDER = "It decides whose turn comes when in a round, and a bare map has no rounds."
_LEFT_OUT: Final = {
    "Special Initiatives": _ORDER,
    **dict.fromkeys(INITIATIVES, _ORDER),
    WOUNDED: "It comes by itself when a Hero has no stamina left.",
}
_EVERYBODY, _ATTACKER, _ACTION, _TOKEN = "bench figure", "bench attacker", "bench action", "bench token"


def _effects() -> Iterator[BenchEffect]:
    for name in (_PULL, _PUSH, *_GOES, *_OWN, *_ATTACKS, _PROVOKE, *CONDITIONS):
        perk = CATALOGUE.perks[name]
        both: tuple[Role, ...] = ("attacker", "target")
        roles: tuple[Role, ...] = ("attacker",) if name in (*_GOES, *_OWN) else both
        may: tuple[Role, ...] = ("target",) if name in _GOES else ()
        yield BenchEffect(name, perk.family, perk.text, tuple(_dials(name)), roles, may)


def _dials(name: str) -> Iterator[Dial]:
    if name not in _PLAIN:
        words = _TIPS.get(name, "Areas")
        yield Dial(AMOUNT, words, _USUAL.get(name, 1), 1, 20, tip="The number behind its name")
    if name in _ATTACKS:
        yield Dial(
            DAMAGE, "Damage", 3, 0, 20, "attacker", tip="What the attack does before anything keeps it off"
        )
        yield Dial(REACH, "Range", 3, 0, 20, "attacker", tip="Areas that the attack reaches")
        yield Dial(SHIELD, "Shield", 2, 0, 10, "target", tip="The shield of Enemies")
    if name not in _OWN:
        yield Dial(
            ABILITY, "Abilities", 3, 0, 10, "target", tip="Each ability of everybody, for their checks"
        )
        yield Dial(HP, "HP", 8, 1, 60, "target", tip="HP of each figure")
        yield Dial(HEROES, "Who suffers it is an Ally", int(_is_suffered_by_allies(name)), 0, 1, switch=True,
                   tip="Its side is that of the Heroes; otherwise the side of who does it is")  # fmt: skip


def _is_suffered_by_allies(name: str) -> bool:
    return name in OF_ALLIES or name in _ANSWERS or name == _PROVOKE


class AgemoniaBench:
    """Each model is a figure of its own, in the area where it stands."""

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """What moves figures, what attacks do and what answers them, and what lies on figures."""
        return tuple(_effects())

    @property
    def left_out(self) -> Mapping[str, str]:
        """What is about rounds and Heroes' cards."""
        return _LEFT_OUT

    def begun(self, case: Case) -> Begun:
        """Set an effect up on a table with areas."""
        cast, scene = cast_of(case, alone=True), case.scene
        user, target, side = cast.attacker, cast.target, cast.side
        units, hp = cast.units(_ATTACKER, _EVERYBODY), case.value(HP) or 1
        figures: dict[str, Figure] = {}
        for group in cast.groups:
            model = group.models[0]
            figures[model.id] = Figure(model, hp, (_ACTION,) if group.id == user else ())
        if case.effect.name == SUMMONING:
            _add_token(units, figures, side)
        heroes = units[target].side if target and case.value(HEROES) else side
        table = (scene.board, scene.terrain, cast.sides, _profiles(case), units, figures)
        state = State(
            "agemonia",
            *table,
            (("allies", heroes),),
            clock=Clock(1, "Turns", 0, side, side),
            areas=scene.areas,
            borders=scene.borders,
        )
        refusal = _refusal(case, state, user, target)
        return Begun(state, side, _flow(case, user, target or user), refusal)


def _add_token(units: dict[str, Unit], figures: dict[str, Figure], side: str) -> None:
    """Put a token beside the map, to be summoned."""
    first = next(iter(figures.values())).model
    model = Model(f"{_TOKEN}/1", first.base, (0.0, 0.0), _TOKEN, side, height=first.height, name="Token")
    figures[model.id] = Figure(model, 1)
    units[_TOKEN] = Unit(_TOKEN, "Token", side, _TOKEN, (model.id,), RESERVE, strength=1)


def _profiles(case: Case) -> dict[str, Profile]:
    name, amount = case.effect.name, case.value(AMOUNT)
    numbers: dict[str, int | None] = dict.fromkeys(ABILITIES, case.value(ABILITY))
    numbers |= {"hp": case.value(HP) or 1, "move": 3, "shield": case.value(SHIELD)}
    own = Held(name, info_of({"amount": amount})) if amount else Held(name)
    answers, provokes = (own,) if name in _ANSWERS else (), (own,) if name == _PROVOKE else ()
    effects = {"Pierce": (own,), SUMMONING: (Held(name, info_of({"amount": amount, "of": "Token"})),)}
    stats: dict[str, int | None] = {"damage": case.value(DAMAGE), "range": case.value(REACH)}
    return {
        _EVERYBODY: Profile(_EVERYBODY, "figure", "unit", numbers, answers, words=(ALLY,)),
        _ATTACKER: Profile(_ATTACKER, "figure", "unit", numbers, provokes, words=(ALLY,)),
        _TOKEN: Profile(_TOKEN, "Token", "unit", {"hp": 1}, words=(ALLY, SUMMONED)),
        _ACTION: Profile(_ACTION, "the action", "weapon", stats, effects.get(name, ()), 0, (RANGED,)),
    }


def _refusal(case: Case, state: State, user: str, target: str) -> str:
    if not state.areas:
        return "the scene has no areas"
    lost = next((each for each in (user, target) if each and not area_of(state, each)), "")
    if lost:
        return f"{state.units[lost].name} stands in no area"
    name = case.effect.name
    if name in (*_ATTACKS, _PROVOKE) and state.units[user].side == state.units[target].side:
        return "they are of one side; choose a model of another side"
    if name in _ATTACKS and not is_target(state, user, _ACTION, area_of(state, user), target):
        return f"the target is out of sight, or farther than {case.value(REACH)} areas"
    if name == _PROVOKE and not is_ally(state, target):
        return "it strikes at Allies alone; switch on that who suffers it is an Ally"
    return ""


def _flow(case: Case, user: str, target: str) -> Callable[[Game], Flow[None]]:
    name, amount = case.effect.name, case.value(AMOUNT)

    def flow(game: Game) -> Flow[None]:
        if name == _PULL:
            yield from force(game, target, area_of(game.state, user), "Pull", amount, user)
        elif name == _PUSH:
            yield from force(game, target, area_of(game.state, user), "Push", amount, user)
        elif name == _TELEPORT:
            yield from teleport(game, target, amount, user)
        elif name == JUMP:
            yield from jump(game, Turn(target), amount)
        elif name == _TOKENS:
            yield from open_gates(game, user, amount, 0)
            yield from walk(game, Turn(user), 1)
        elif name == SUMMONING:
            yield from summon(game, user, _ACTION)
        elif name in _ATTACKS:
            yield from strike(game, user, _ACTION, (target,))
        elif name == _PROVOKE:
            yield from walk(game, Turn(target), 1)
        else:
            yield from gain(game, target, name, user)

    return flow
