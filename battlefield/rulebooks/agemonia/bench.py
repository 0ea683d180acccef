"""The effects of Agemonia one by one on a scene with areas: Pull, Push, Teleport and the conditions."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from battlefield.rulebooks.agemonia.conditions import gain
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.forcing import Forced, force
from battlefield.rulebooks.agemonia.teleporting import teleport
from battlefield.rulebooks.agemonia.vocabulary import ABILITIES, ALLY, CONDITIONS
from battlefield.rules.areas import area_of
from battlefield.rules.bench import (
    Begun,
    BenchEffect,
    Case,
    Dial,
    groups_of,
    nothing_happens,
    sides_of,
    unit_of,
)
from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow
from battlefield.rules.state import Clock, Figure, Profile, State, Unit

AMOUNT, ABILITY, HP, HEROES = "amount", "ability", "hp", "heroes"
_PULL, _PUSH, _TELEPORT = "Pull", "Push", "Teleport"
_FORCED: Final[dict[str, Forced]] = {_PULL: "Pull", _PUSH: "Push"}
_EVERYBODY = "bench figure"


def _effects() -> Iterator[BenchEffect]:
    for name in (*_FORCED, _TELEPORT, *CONDITIONS):
        perk = CATALOGUE.get(name)
        if perk is None:
            continue
        if name == _TELEPORT:
            yield BenchEffect(name, perk.family, perk.text, tuple(_dials(name)), ("attacker",), ("target",))
        else:
            yield BenchEffect(name, perk.family, perk.text, tuple(_dials(name)))


def _dials(name: str) -> Iterator[Dial]:
    if name not in CONDITIONS:
        yield Dial(AMOUNT, "Areas", 3 if name == _TELEPORT else 1, 1, 20, tip="The number behind its name")
    yield Dial(ABILITY, "Abilities", 3, 0, 10, "target", tip="Each ability of everybody, for their checks")
    yield Dial(HP, "HP", 8, 1, 60, "target", tip="HP of each figure")
    yield Dial(HEROES, "Who suffers it is an Ally", 0, 0, 1, switch=True,
               tip="Its side is that of the Heroes; otherwise the side of who does it is")  # fmt: skip


class AgemoniaBench:
    """Each model is a figure of its own, in the area where it stands."""

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """Give what moves figures and what lies on them."""
        return tuple(_effects())

    def begun(self, case: Case) -> Begun:
        """Set an effect up on a table with areas."""
        groups = groups_of(case, alone=True)
        user, target = unit_of(groups, case.attacker), unit_of(groups, case.target)
        profile = _profile(case)
        units = {
            group.id: Unit(group.id, group.name, group.side, profile.id, (group.models[0].id,), strength=1)
            for group in groups
        }
        figures = {group.models[0].id: Figure(group.models[0], case.value(HP)) for group in groups}
        side, sides, scene = units[user].side, sides_of(groups, user), case.scene
        heroes = units[target].side if target and case.value(HEROES) else side
        table = (case.seed, scene.board, scene.terrain, sides, {profile.id: profile}, units, figures)
        state = State(
            "agemonia",
            *table,
            (("allies", heroes),),
            clock=Clock(1, "Turns", 0, side, side),
            areas=scene.areas,
            borders=scene.borders,
        )
        refusal = _refusal(state, user, target)
        flow = nothing_happens(refusal) if refusal else _flow(case, user, target or user)
        return Begun(state, side, flow, refusal)


def _profile(case: Case) -> Profile:
    numbers: dict[str, int | None] = dict.fromkeys(ABILITIES, case.value(ABILITY))
    numbers |= {"hp": case.value(HP), "move": 3}
    return Profile(_EVERYBODY, "figure", "unit", numbers, words=(ALLY,))


def _refusal(state: State, user: str, target: str) -> str:
    if not state.areas:
        return "the scene has no areas"
    lost = next((each for each in (user, target) if each and not area_of(state, each)), "")
    return f"{state.units[lost].name} stands in no area" if lost else ""


def _flow(case: Case, user: str, target: str) -> Callable[[Game], Flow[None]]:
    name = case.effect.name

    def flow(game: Game) -> Flow[None]:
        if name in _FORCED:
            source = area_of(game.state, user)
            yield from force(game, target, source, _FORCED[name], case.value(AMOUNT), user)
        elif name == _TELEPORT:
            yield from teleport(game, target, case.value(AMOUNT), user)
        else:
            yield from gain(game, target, name, user)

    return flow
