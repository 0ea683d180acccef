"""The effects of Pulp City one by one: an action that has the effect, used by one model on another."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from battlefield.rulebooks.pulp_city.effects import APPLY, CATALOGUE
from battlefield.rulebooks.pulp_city.exclusive import PLAIN, WITH_AMOUNT, exclusive_of
from battlefield.rulebooks.pulp_city.hurting import take_off
from battlefield.rulebooks.pulp_city.resolving import apply_all, resolve
from battlefield.rulebooks.pulp_city.strike import Strike
from battlefield.rulebooks.pulp_city.targets import targets
from battlefield.rulebooks.pulp_city.using import DOORS
from battlefield.rulebooks.pulp_city.vocabulary import TRAITS
from battlefield.rules import layout
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
from battlefield.rules.perks import Flow, Perk
from battlefield.rules.state import Clock, Figure, Held, Profile, State, Unit

AMOUNT, ROLL, OWN, AGAINST, HP, REACH = "amount", "roll", "own", "against", "hp", "range"
_ATTACKER, _TARGET, _ACTION = "bench attacker", "bench target", "bench action"
_BLAST: Final = "Blast"  # it is nothing without a roll against everybody in it
_USUAL: Final[Mapping[str, int]] = {"Knockback": 4, "Pull": 4, "Shift": 4, "Blast": 3, "Extra Target": 4}
_LARGEST: Final = 24


def _is_alone(perk: Perk) -> bool:
    return perk.name == _BLAST or (perk.name in APPLY and perk.name in (*WITH_AMOUNT, *PLAIN))


def _effects() -> Iterator[BenchEffect]:
    for perk in CATALOGUE.perks.values():
        if _is_alone(perk):
            yield BenchEffect(perk.name, perk.family, perk.text, tuple(_dials(perk.name)))


def _dials(name: str) -> Iterator[Dial]:
    if name in WITH_AMOUNT:
        yield Dial(AMOUNT, "Number", _USUAL.get(name, 2), 1, _LARGEST, tip="The number behind its name")
    yield Dial(OWN, "Trait", 5, 0, 12, "attacker", tip="The trait that the action is rolled with")
    yield Dial(REACH, "Range", 12, 0, 60, "attacker", " in")
    yield Dial(AGAINST, "Trait", 4, 0, 12, "target", tip="The trait that is rolled against it")
    yield Dial(HP, "HP", 8, 1, 40, "target", tip="HP of each model")
    if name != _BLAST:
        yield Dial(ROLL, "Roll the action", 0, 0, 1, switch=True,
                   tip="Without it the action succeeds, and its effect is applied at once")  # fmt: skip


class PulpCityBench:
    """Each model is a card of its own; the action has this one effect as FX."""

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """Give the effects that need nothing but a number."""
        return tuple(_effects())

    def begun(self, case: Case) -> Begun:
        """Set an effect up on a table."""
        groups = groups_of(case, alone=True)
        user, target = unit_of(groups, case.attacker), unit_of(groups, case.target)
        profiles = _profiles(case)
        units, figures = {}, {}
        for group in groups:
            model, kind = group.models[0], _ATTACKER if group.id == user else _TARGET
            units[group.id] = Unit(group.id, group.name, group.side, kind, (model.id,), strength=1)
            weapons = (_ACTION,) if group.id == user else ()
            figures[model.id] = Figure(model, case.value(HP), weapons)
        sides, clock = sides_of(groups, user), Clock(1, "Action", 0, units[user].side, units[user].side)
        board, terrain = case.scene.board, case.scene.terrain
        state = State("pulp-city", case.seed, board, terrain, sides, profiles, units, figures, clock=clock)
        refusal = _refusal(case, state, user, target)
        flow = nothing_happens(refusal) if refusal else _flow(case, user, target)
        return Begun(state, units[user].side, flow, refusal)


def _refusal(case: Case, state: State, user: str, target: str) -> str:
    if user == target:
        return "a model does not use this on itself"
    action = exclusive_of(state.profiles[_ACTION])
    if not _is_rolled(case) or target in targets(Game(state, CATALOGUE), user, action):
        return ""
    gap = layout.between(state, user, target).gap
    return f"the target is out of reach or out of sight: {gap:.2f} in away, range {case.value(REACH)} in"


def _is_rolled(case: Case) -> bool:
    return bool(case.value(ROLL)) or case.effect.name == _BLAST


def _profiles(case: Case) -> dict[str, Profile]:
    def model(id_: str, trait: int) -> Profile:
        stats: dict[str, int | None] = dict.fromkeys(TRAITS, trait)
        stats |= {"level": 3, "ap_limit": 4, "ap": 2, "move": 4, "hp": case.value(HP)}
        return Profile(id_, id_, "unit", stats, words=("Supreme", "Sprint"))

    fx = [f"FX {case.effect.name}{f' {case.value(AMOUNT)}' if case.value(AMOUNT) else ''}"]
    fx += ["FX Damage 1"] if case.effect.name == _BLAST else []
    held = tuple(Held(name) for name in ("Strength vs Defense", *fx))
    stats: dict[str, int | None] = {"ap": 0, "range": case.value(REACH), "fatigue": 0}
    action = Profile(_ACTION, "the action", "weapon", stats, held, 0, ("PRJ",))
    attacker, target = model(_ATTACKER, case.value(OWN)), model(_TARGET, case.value(AGAINST))
    return {_ATTACKER: attacker, _TARGET: target, _ACTION: action}


def _flow(case: Case, user: str, target: str) -> Callable[[Game], Flow[None]]:
    def flow(game: Game) -> Flow[None]:
        action = exclusive_of(game.state.profiles[_ACTION])
        strike = Strike(user, action, target, DOORS)
        if _is_rolled(case):
            yield from resolve(game, strike)
        else:
            strike.succeeded = True
            yield from apply_all(game, strike, action.fx)
        take_off(game)

    return flow
