"""The table of a case on the bench: cards with its numbers, and what has happened to them before."""

from collections.abc import Sequence
from typing import Final

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.pulp_city.models.rows import AMOUNT, BASE, HAD, HEIGHT, HP, RADIUS, Effect
from battlefield.rulebooks.pulp_city.models.team import POOL as AP_POOL
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    DANGER,
    MINION,
    PROJECTILE,
    STRUCTURE,
    THROW,
    TRAITS,
)
from battlefield.rulebooks.pulp_city.words import (
    AP,
    DEFENSE,
    FATIGUE,
    MOST,
    MOVE,
    PRINTED_AP_LIMIT,
    PRINTED_LEVEL,
    RANGE,
)
from battlefield.rulebooks.pulp_city.words import HP as PRINTED_HP
from battlefield.rulebooks.pulp_city.words import RADIUS as PRINTED_RADIUS
from battlefield.rules.book.bench import Case, Cast
from battlefield.rules.core.state import RESERVE, Clock, Figure, Held, Profile, State, Unit
from battlefield.rules.core.state import Effect as Laid
from battlefield.rules.core.words import Stat, Stats
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.words import SUMMONED

OWN, AGAINST, REACH, POOL = "own", "against", "range", "pool"
ACTION: Final = "bench action"
_ATTACKER, _TARGET, _SHOT, _THROW = "bench attacker", "bench target", "bench shot", "bench throw"
_SUMMONED, _DANGER, _LATER = "bench summoned", "bench danger", "bench later"


def table_of(case: Case, cast: Cast, row: Effect) -> State:
    """Return the state that a case begins in, with all that its row asks for."""
    units, side = cast.units(_ATTACKER, _TARGET), cast.side
    figures = {}
    for group in cast.groups:
        model, is_user = group.models[0], group.id == cast.attacker
        own = ((ACTION,) if is_user else ()) + ((_SHOT,) if row.trial.action == PROJECTILE else ())
        own += (_THROW,) if row.trial.action == THROW and is_user else ()
        figures[model.id] = Figure(model, _hp_of(case, group.id == cast.target and not row.trial.mark), own)
    if row.summons:
        unit, figure = _to_be_summoned(case, side, row.summons)
        units[unit.id], figures[figure.id] = unit, figure
    clock, laid = Clock(1, "Turns", 0, side, side), _laid(case, cast.sides, cast.target, row.trial.mark)
    board, terrain, profiles = case.scene.board, case.scene.terrain, _profiles(case, row.summons)
    table = (board, terrain, cast.sides, profiles, units, figures)
    return State("pulp-city", *table, (), laid, clock=clock, serial=len(laid))


def _hp_of(case: Case, is_hurt: bool) -> int:
    full = max(1, case.value(HP))
    return max(1, full - case.value(HAD)) if is_hurt else full


def _laid(case: Case, sides: Sequence[str], target: str, mark: str) -> tuple[Laid, ...]:
    """Return what is there before: AP in the pools, and what lies on the target."""
    found = [(AP_POOL, side, case.value(POOL)) for side in sides if case.value(POOL)]
    much = case.value(HAD) if any(dial.key == HAD for dial in case.effect.dials) else 1
    if mark and much:
        found.append((mark, target, much))
    return tuple(Laid(n, name, on, amount=amount) for n, (name, on, amount) in enumerate(found, start=1))


def _profiles(case: Case, summons: str) -> dict[str, Profile]:
    def model(id_: str, trait: int) -> Profile:
        stats: dict[Stat, int | None] = dict.fromkeys(TRAITS, trait)
        stats |= {PRINTED_LEVEL: 3, PRINTED_AP_LIMIT: 4, AP: 2, MOVE: 4, PRINTED_HP: max(1, case.value(HP))}
        return Profile(id_, id_, "unit", stats, words=("Supreme", "Sprint"))

    reach, known = case.value(REACH), {_ATTACKER: model(_ATTACKER, case.value(OWN))}
    known |= {
        _TARGET: model(_TARGET, case.value(AGAINST)),
        ACTION: _action(ACTION, "the action", PROJECTILE, reach, 0, "Strength vs Defense"),
        _SHOT: _action(_SHOT, "a shot", PROJECTILE, 12, 1, "Strength vs Defense", "FX Damage 1"),
        _THROW: _action(_THROW, "a throw", THROW, 8, 1, "Strength vs Agility", "FX Damage 1"),
        _DANGER: _action(_DANGER, "the danger", DANGER, 0, 0, f"FX Damage {case.value(AMOUNT)}"),
    }
    words = {MINION: (MINION,), STRUCTURE: (STRUCTURE,)}.get(summons, ())
    stats: Stats = {
        PRINTED_HP: max(1, case.value(HP)),
        DEFENSE: 4,
        MOST: 1,
        PRINTED_RADIUS: case.value(RADIUS),
    }
    known[_SUMMONED] = Profile(_SUMMONED, summons, "unit", stats, words=(*words, SUMMONED))
    return known


def _action(id_: str, name: str, kind: str, reach: int, ap: int, *held: str) -> Profile:
    stats: dict[Stat, int | None] = {AP: ap, RANGE: reach, FATIGUE: 0}
    return Profile(id_, name, "weapon", stats, tuple(map(Held, held)), 0, (kind,))


def _to_be_summoned(case: Case, side: str, summons: str) -> tuple[Unit, Figure]:
    """Return what waits beside the table to be summoned copies of."""
    base, height = BaseSize.round(float(case.value(BASE) or 30)), float(case.value(HEIGHT) or 1)
    model = Model(f"{_LATER}/1", base, (0.0, 0.0), _LATER, side, height=height, name=summons)
    weapons = (_DANGER,) if case.value(RADIUS) else ()
    unit = Unit(_LATER, summons, side, _SUMMONED, (model.id,), RESERVE, strength=1)
    return unit, Figure(model, max(1, case.value(HP)), weapons)
