"""The table of a case on the bench: cards with its numbers, and what has happened to them before."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.pulp_city.models.models import STUNNED
from battlefield.rulebooks.pulp_city.models.team import FATIGUE, POWER_UP
from battlefield.rulebooks.pulp_city.models.team import POOL as AP_POOL
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    DANGER,
    MINION,
    PROJECTILE,
    STRUCTURE,
    SUMMONED,
    TRAITS,
)
from battlefield.rules.book.bench import Case, Cast
from battlefield.rules.core.state import RESERVE, Clock, Effect, Figure, Held, Profile, State, Unit
from battlefield.rules.scene.contents import Model

OWN, AGAINST, HP, REACH, POOL, HAD = "own", "against", "hp", "range", "pool", "had"
ACTION: Final = "bench action"
_ATTACKER, _TARGET, _SHOT, _THROW = "bench attacker", "bench target", "bench shot", "bench throw"
_SUMMONED, _DANGER, _LATER = "bench summoned", "bench danger", "bench later"
_MARKS: Final = {"Power Down": POWER_UP, "Revitalize": FATIGUE}


@dataclass(frozen=True, slots=True)
class Printed:
    """What cards have beside the action: a shot, a `throw`, what they `summon`; and what lies on the target.

    `before` names the effect that needs something to be there first: HP lost, dice, Fatigue.
    """

    shots: bool = False
    throw: str = ""
    stunned: bool = False
    summons: str = ""
    base_mm: int = 0
    height: int = 0
    radius: int = 0
    harm: int = 0
    before: str = ""


def table_of(case: Case, cast: Cast, printed: Printed) -> State:
    """Return the state that a case begins in."""
    units, side = cast.units(_ATTACKER, _TARGET), cast.side
    figures = {}
    for group in cast.groups:
        model, is_user = group.models[0], group.id == cast.attacker
        own = ((ACTION,) if is_user else ()) + ((_SHOT,) if printed.shots else ())
        own += (_THROW,) if printed.throw and is_user else ()
        figures[model.id] = Figure(model, _hp_of(case, group.id == cast.target, printed), own)
    if printed.summons:
        unit, figure = _to_be_summoned(case, side, printed)
        units[unit.id], figures[figure.id] = unit, figure
    clock, laid = Clock(1, "Turns", 0, side, side), _laid(case, cast.sides, cast.target, printed)
    board, terrain, profiles = case.scene.board, case.scene.terrain, _profiles(case, printed)
    table = (board, terrain, cast.sides, profiles, units, figures)
    return State("pulp-city", *table, (), laid, clock=clock, serial=len(laid))


def _hp_of(case: Case, is_target: bool, printed: Printed) -> int:
    full = max(1, case.value(HP))
    return max(1, full - case.value(HAD)) if is_target and printed.before == "Heal" else full


def _laid(case: Case, sides: Sequence[str], target: str, printed: Printed) -> tuple[Effect, ...]:
    """Return what is there before: AP in the pools, and what lies on the target."""
    found = [(AP_POOL, side, case.value(POOL)) for side in sides if case.value(POOL)]
    if printed.before in _MARKS and case.value(HAD):
        found.append((_MARKS[printed.before], target, case.value(HAD)))
    if printed.stunned:
        found.append((STUNNED, target, 1))
    return tuple(Effect(n, name, on, amount=amount) for n, (name, on, amount) in enumerate(found, start=1))


def _profiles(case: Case, printed: Printed) -> dict[str, Profile]:
    def model(id_: str, trait: int) -> Profile:
        stats: dict[str, int | None] = dict.fromkeys(TRAITS, trait)
        stats |= {"level": 3, "ap_limit": 4, "ap": 2, "move": 4, "hp": max(1, case.value(HP))}
        return Profile(id_, id_, "unit", stats, words=("Supreme", "Sprint"))

    reach, known = case.value(REACH), {_ATTACKER: model(_ATTACKER, case.value(OWN))}
    known |= {
        _TARGET: model(_TARGET, case.value(AGAINST)),
        ACTION: _action(ACTION, "the action", PROJECTILE, reach, 0, "Strength vs Defense"),
        _SHOT: _action(_SHOT, "a shot", PROJECTILE, 12, 1, "Strength vs Defense", "FX Damage 1"),
        _THROW: _action(_THROW, "a throw", printed.throw, 8, 1, "Strength vs Agility", "FX Damage 1"),
        _DANGER: _action(_DANGER, "the danger", DANGER, 0, 0, f"FX Damage {printed.harm}"),
    }
    words = {MINION: (MINION,), STRUCTURE: (STRUCTURE,)}.get(printed.summons, ())
    stats: Mapping[str, int | None] = {
        "hp": max(1, case.value(HP)),
        "defense": 4,
        "most": 1,
        "radius": printed.radius,
    }
    known[_SUMMONED] = Profile(_SUMMONED, printed.summons, "unit", stats, words=(*words, SUMMONED))
    return known


def _action(id_: str, name: str, kind: str, reach: int, ap: int, *held: str) -> Profile:
    stats: dict[str, int | None] = {"ap": ap, "range": reach, "fatigue": 0}
    return Profile(id_, name, "weapon", stats, tuple(map(Held, held)), 0, (kind,))


def _to_be_summoned(case: Case, side: str, printed: Printed) -> tuple[Unit, Figure]:
    """Return what waits beside the table to be summoned copies of."""
    base, height = BaseSize.round(float(printed.base_mm or 30)), float(printed.height or 1)
    model = Model(f"{_LATER}/1", base, (0.0, 0.0), _LATER, side, height=height, name=printed.summons)
    weapons = (_DANGER,) if printed.radius else ()
    unit = Unit(_LATER, printed.summons, side, _SUMMONED, (model.id,), RESERVE, strength=1)
    return unit, Figure(model, max(1, case.value(HP)), weapons)
