"""Which weapons a unit may use now, and whom it may target with them: range, sight, melees and perks."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.shares import share_aimed, share_sent
from battlefield.rulebooks.warsurge.occasions import Aiming
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.counters import why_not_answer
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import is_part, living_with
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.stats import reach_of, type_words, weapon_type
from battlefield.rulebooks.warsurge.words import (
    AIMS_BEYOND_RANGE,
    ATTACKS,
    DRAWS_FIRE,
    HEAVY_AFTER_MOVING,
    ITS_DASHED,
    ITS_MOVED,
    ITS_OCCASION,
    ITS_WEAPON,
    LEAST_RANGE,
    SHARED,
    TARGETS_ANYBODY,
    TARGETS_FRIENDS,
    TARGETS_ITS_CARRIER,
    TARGETS_ITSELF,
    TARGETS_PASSENGERS,
    TARGETS_SHIPMATES,
    THROUGH_HULLS,
    TO_BE_TARGETED,
    TO_TARGET,
    USING_THE_WEAPON,
    USING_WEAPONS,
    WITHOUT_SIGHT,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import in_one_line
from battlefield.rules.core.state import GONE, TABLE, State, Unit
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import Fact, Stat
from battlefield.rules.table import layout

USED = "weapon used"
USED_NOW = "weapon used now"  # in this action of the Advanced playstyle
PREPARED = "prepared"  # remembers how often the unit had moved and dashed by then


@dataclass(frozen=True, slots=True)
class Aim:
    """A target with the figures that can reach it, and the gap to it; the `blind` ones do not see it."""

    target: str
    wielders: tuple[str, ...]
    distance: float
    seen: bool
    blind: tuple[str, ...] = ()


def weapons_of(state: State, unit: str) -> tuple[str, ...]:
    """Return the weapon profiles that a unit's standing figures carry, in their order."""
    return tuple(dict.fromkeys(weapon for figure in state.figures_of(unit) for weapon in figure.weapons))


def wielders_of(game: Game, unit: str, weapon: str, *, carrying: bool = False) -> tuple[str, ...]:
    """Return the figures that may use a weapon: casualties that still stand too.

    With `carrying` only those that have it themselves, where a unit shares it.
    """
    figures = game.state.figures_of(unit)
    able = tuple(f.id for f in figures if weapon in f.weapons and not _is_broken(game.state, f.id, weapon))
    if able and not carrying and game.figure(SHARED, 0, unit, weapon=weapon).value:
        return tuple(figure.id for figure in figures)
    return able


def _is_broken(state: State, figure: str, weapon: str) -> bool:
    return any(effect.get(ITS_WEAPON) == weapon for effect in state.effects_on(figure, unit_status.BROKEN))


def why_not_use(game: Game, unit: str, weapon: str) -> str:
    """Say why a unit may not use a weapon now, or nothing."""
    state = game.state
    profile = state.profiles[weapon]
    if is_used(state, unit, weapon):
        return "it has been used"
    forbidden = type_forbids(game, unit, weapon)
    if forbidden:
        return forbidden
    if not profile.stats.get(ATTACKS):
        return "it has no attacks"
    kinds = (THROUGH_HULLS, TARGETS_SHIPMATES, TARGETS_ITS_CARRIER)
    free = any(game.figure(kind, 0, unit, weapon=weapon).value > 0 for kind in kinds)
    shut = "" if free else passengers.why_not_fire(game, unit)
    barred = game.reasons_against(USING_WEAPONS, unit)
    return in_one_line((shut, *barred, *game.reasons_against(USING_THE_WEAPON, unit, weapon=weapon)))


def was_used(state: State, unit: str, weapon: str) -> bool:
    """Return whether a weapon was used in this turn."""
    return any(effect.get(ITS_WEAPON) == weapon for effect in state.effects_on(unit, USED))


def has_used_any(state: State, unit: str) -> bool:
    """Return whether a unit, or a part of it, has used any weapon in this turn."""
    return any(state.is_under(each, USED) for each in (unit, *state.parts_of(unit)))


def is_used(state: State, unit: str, weapon: str) -> bool:
    """Return whether a weapon was used: in this turn, or in this action of the Advanced playstyle."""
    if not is_advanced(state):
        return was_used(state, unit, weapon)
    return any(effect.get(ITS_WEAPON) == weapon for effect in state.effects_on(unit, USED_NOW))


def occasion(state: State, unit: str) -> str:
    """Return what tells a use of weapons out of turn from others; nothing in a unit's own attack."""
    clock = state.clock
    return f"{clock.phase} {clock.step}" if state.is_under(unit, unit_status.AT_ONCE) else ""


def is_used_along(state: State, unit: str, weapon: str) -> bool:
    """Return whether a weapon was used in the attack that is made now: the unit's own one, or out of turn."""
    if is_advanced(state):
        return is_used(state, unit, weapon)
    now = occasion(state, unit)
    known = (e for e in state.effects_on(unit, USED) if e.get(ITS_WEAPON) == weapon)
    return any(effect.get(ITS_OCCASION) == now for effect in known)


def type_forbids(game: Game, unit: str, weapon: str) -> str:
    """Say why a weapon's type keeps it from being used after the movement made, or nothing."""
    state, kind = game.state, weapon_type(game, unit, weapon)
    if kind == "Battle" and _since_prepared(state, unit, unit_status.DASHED, ITS_DASHED):
        return f"a {type_words(game, unit, weapon)} weapon cannot be used after a dash"
    if kind != "Heavy" or not _since_prepared(state, unit, unit_status.MOVED, ITS_MOVED):
        return ""
    still = game.figure(HEAVY_AFTER_MOVING, 0, unit, weapon=weapon).value > 0
    return "" if still else f"a {type_words(game, unit, weapon)} weapon cannot be used after a move"


def _since_prepared(state: State, unit: str, mark: str, fact: Fact[int]) -> bool:
    """Return whether a unit has moved (or dashed) this turn, since it prepared if it did."""
    before = max((effect.get(fact) for effect in state.effects_on(unit, PREPARED)), default=0)
    return unit_status.count(state, mark, unit) > before


def aims(game: Game, unit: str, weapon: str, *, possible: bool = False) -> tuple[Aim, ...]:
    """Return everybody a unit may target with a weapon, nearest first of equals in roster order.

    With `possible` the range is the longest that using the weapon might give it.
    """
    state = game.state
    found = list(_lawful_aims(game, unit, weapon, possible))
    aimed = [aim.target for aim in found]
    return tuple(a for a in found if not is_part(state, a.target) or state.whole_of(a.target) not in aimed)


def has_aim(game: Game, unit: str, weapon: str) -> bool:
    """Return whether there is anybody whom a unit may target with a weapon, at its longest possible range."""
    return any(True for _ in _lawful_aims(game, unit, weapon, True))


def _lawful_aims(game: Game, unit: str, weapon: str, possible: bool) -> Iterator[Aim]:
    state = game.state
    carried = game.figure(TARGETS_PASSENGERS, 0, unit, weapon=weapon).value > 0
    carrier = game.figure(TARGETS_ITS_CARRIER, 0, unit, weapon=weapon).value > 0
    through = game.figure(THROUGH_HULLS, 0, unit, weapon=weapon).value > 0
    mates = game.figure(TARGETS_SHIPMATES, 0, unit, weapon=weapon).value > 0
    whole = state.whole_of(unit)

    def is_added(other: Unit) -> bool:
        hull = other.where == TABLE or passengers.is_carried(state, other.id)
        beside = mates and passengers.are_shipmates(state, unit, other.id)
        beside = beside or (carrier and other.id == state.units[unit].where)
        return (
            beside or (carried and other.where in (unit, whole)) or (through and hull and other.where != unit)
        )

    added = (other for other in state.units.values() if is_added(other))
    for other in {other.id: other for other in (*passengers.within_aim(game, unit), *added)}.values():
        if not is_worth_aiming(game, unit, weapon, other) or not is_up(game, other.id):
            continue
        aim = lawful_aim(game, unit, weapon, other.id, possible=possible)
        if aim is not None:
            yield aim


def lawful_aim(game: Game, unit: str, weapon: str, target: str, *, possible: bool = False) -> Aim | None:
    """Return how a unit may be targeted, or None where it is out of reach or something forbids it."""
    if _is_far_off(game, unit, weapon, target, possible=possible):
        return None
    found = _aim_or_why_not(game, unit, weapon, target, possible)
    return None if isinstance(found, str) else found


def why_not_target(game: Game, unit: str, weapon: str, target: str) -> str:
    """Say why a unit cannot be targeted with a weapon; nothing where it can be or is not meant to."""
    other = game.state.units.get(target)
    if other is None or other.where == GONE or not is_worth_aiming(game, unit, weapon, other):
        return ""
    if not is_up(game, target):
        return "none of it is up"
    found = _aim_or_why_not(game, unit, weapon, target, possible=False)
    return found if isinstance(found, str) else ""


def _aim_or_why_not(game: Game, unit: str, weapon: str, target: str, possible: bool) -> Aim | str:
    found = _reaching(game, unit, weapon, target, possible)
    if isinstance(found, str):
        return found
    return _forbidden(game, unit, weapon, target) or _drawn_to(game, unit, weapon, target) or found


def is_worth_aiming(game: Game, unit: str, weapon: str, other: Unit) -> bool:
    """Return whether a weapon is meant for a unit: for enemies, for friends and itself, or for anybody."""

    def asks(what: Stat) -> bool:
        return game.figure(what, 0, unit, weapon=weapon, foe=other.id).value > 0

    friendly = asks(TARGETS_FRIENDS)
    if other.id == unit:
        return friendly or asks(TARGETS_ITSELF)
    return (other.commander == game.state.units[unit].commander) == friendly or asks(TARGETS_ANYBODY)


def why_no_aim(game: Game, unit: str, weapon: str) -> str:
    """Say what keeps a weapon, or those in its reach from it; nothing where nobody is in reach."""
    profile = game.state.profiles[weapon]
    if not profile.stats.get(ATTACKS) or is_used(game.state, unit, weapon):
        return ""
    barred = why_not_use(game, unit, weapon)
    if barred:
        return f"{profile.name}: {barred}"
    for other in passengers.within_aim(game, unit):
        if is_worth_aiming(game, unit, weapon, other) and aim_at(game, unit, weapon, other.id) is not None:
            reason = _forbidden(game, unit, weapon, other.id)
            if reason:
                return f"{profile.name}: {reason}"
    return ""


def _forbidden(game: Game, unit: str, weapon: str, target: str) -> str:
    barred = game.reasons_against(TO_TARGET, unit, weapon=weapon, foe=target)
    spared = game.reasons_against(TO_BE_TARGETED, target, weapon=weapon, foe=unit)
    return in_one_line((why_not_answer(game.state, unit, target), *barred, *spared))


def _drawn_to(game: Game, unit: str, weapon: str, target: str) -> str:
    """Say that another unit draws a weapon upon itself that reaches it; what helps friends is free."""
    if game.figure(TARGETS_FRIENDS, 0, unit, weapon=weapon).value > 0:
        return ""
    state = game.state
    draws = [u.id for u in state.units.values() if u.id != unit and _draws(game, u, unit)]
    if not draws or target in draws:
        return ""
    for other in draws:
        if aim_at(game, unit, weapon, other) is not None and not _forbidden(game, unit, weapon, other):
            return f"{state.units[other].name} draws its attacks"
    return ""


def say_drawn(game: Game, unit: str, weapon: str, target: str) -> None:
    """Say what draws a weapon upon its target, where others would be in its reach."""
    found = game.figure(DRAWS_FIRE, 0, target, foe=unit)
    if found.value <= 0 or game.figure(TARGETS_FRIENDS, 0, unit, weapon=weapon).value > 0:
        return
    others = [u.id for u in passengers.within_aim(game, unit) if is_worth_aiming(game, unit, weapon, u)]
    others = [u for u in others if aim_at(game, unit, weapon, u) and not _forbidden(game, unit, weapon, u)]
    if any(_drawn_to(game, unit, weapon, other) for other in others):
        name = game.state.profiles[weapon].name
        game.explain(found, f"{name} has to be directed at it", target)


def _draws(game: Game, other: Unit, unit: str) -> bool:
    here = other.where != GONE and is_up(game, other.id)
    return here and game.figure(DRAWS_FIRE, 0, other.id, foe=unit).value > 0


def aim_at(game: Game, unit: str, weapon: str, target: str, *, possible: bool = False) -> Aim | None:
    """Return the figures that reach a target with a weapon, or None where none does."""
    if _is_far_off(game, unit, weapon, target, possible=possible):
        return None
    found = _reaching(game, unit, weapon, target, possible)
    return None if isinstance(found, str) else found


def why_not_reach(game: Game, unit: str, weapon: str, target: str, *, possible: bool = False) -> str:
    """Say why no figure of a unit reaches a target with a weapon, or nothing."""
    found = _reaching(game, unit, weapon, target, possible)
    return found if isinstance(found, str) else ""


def _reaching(game: Game, unit: str, weapon: str, target: str, possible: bool) -> Aim | str:
    """Return the figures that reach a target with a weapon, or say why none does."""
    state = game.state
    wielders = wielders_of(game, unit, weapon)
    if not wielders:
        return "nobody is there to use it"
    least = game.figure(LEAST_RANGE, 0, unit, weapon=weapon).value
    most = len(wielders_of(game, unit, weapon, carrying=True))
    if _is_beside_it(game, unit, weapon, target) or target == state.units[unit].where:
        return f"nearer than {least} in" if least else Aim(target, wielders[:most], 0.0, True)
    gap = layout.between(state, unit, target).gap
    wielders = _far_enough(game, wielders, target, least)
    if not wielders:
        return f"nearer than {least} in"
    if passengers.fights(state, unit, target):
        return Aim(target, wielders[:most], gap, True)
    if passengers.shares_reserve(state, unit, target):
        return Aim(target, wielders[:most], 0.0, True)
    if not all(_is_out_there(state, each) for each in (unit, target)):
        return "not in the same place"
    reach = farthest_aim(game, unit, weapon, target, possible=possible)
    figures = tuple(passengers.stand_in(state, id_, target) for id_ in wielders)
    gaps = layout.gaps_to(state, figures, target)
    near = tuple(id_ for id_, far in zip(wielders, gaps, strict=True) if is_within(far, reach))
    if not near:
        return f"{grained(min(gaps)):.2f} in away, and it reaches {reach:g} in"
    left = living_with(state, target) or state.figures_of(target)
    models = passengers.standing(state, target, [f.id for f in left])
    rows = layout.seen_pairs(state, [passengers.stand_in(state, id_, target).id for id_ in near], models)
    seeing = tuple(id_ for id_, row in zip(near, rows, strict=True) if any(row))
    blind = tuple(id_ for id_ in near if id_ not in seeing)
    able = near if blind and game.figure(WITHOUT_SIGHT, 0, unit, weapon=weapon).value else seeing
    if not able:
        return "not in sight of who is in range"
    far = dict(zip(wielders, gaps, strict=True))
    if len(able) > most:  # those placed best, where more carry none of their own
        best = sorted(able, key=lambda id_: (id_ not in seeing, round(far[id_], 6)))[:most]
        able = tuple(id_ for id_ in able if id_ in best)
    return Aim(target, able, min(far[id_] for id_ in able), bool(seeing), blind)


def _is_far_off(game: Game, unit: str, weapon: str, target: str, *, possible: bool = False) -> bool:
    """Return whether it is plain that no figure of a unit reaches a target with a weapon."""
    state = game.state
    if state.units[unit].where != TABLE:
        return False
    gap = layout.between(state, unit, target).gap
    if is_within(gap, farthest_aim(game, unit, weapon, target, possible=possible)):
        return False
    beside = _is_beside_it(game, unit, weapon, target) or target == state.units[unit].where
    return not (
        beside or passengers.fights(state, unit, target) or passengers.shares_reserve(state, unit, target)
    )


def _is_beside_it(game: Game, unit: str, weapon: str, target: str) -> bool:
    """Return whether no way lies between a weapon and its target: its user, its passengers, or shipmates."""
    state = game.state
    mates = passengers.are_shipmates(state, unit, target)
    reaches = mates and game.figure(TARGETS_SHIPMATES, 0, unit, weapon=weapon).value > 0
    return target == unit or state.units[target].where == unit or reaches


def _is_out_there(state: State, unit: str) -> bool:
    return state.units[layout.carrier_of(state, unit)].where == TABLE


def farthest_aim(game: Game, unit: str, weapon: str, foe: str = "", *, possible: bool = False) -> float:
    """Return how far a weapon may be aimed: its range, or a multiple of it where a perk says so."""
    reach = reach_of(game, unit, weapon, foe, about=Aiming(possible))
    return float(reach * game.figure(AIMS_BEYOND_RANGE, 1, unit, weapon=weapon).value)


def _far_enough(game: Game, wielders: tuple[str, ...], target: str, least: int) -> tuple[str, ...]:
    """Drop figures that a target is too near to."""
    if not least:
        return wielders
    figures = tuple(passengers.stand_in(game.state, id_, target) for id_ in wielders)
    gaps = layout.gaps_to(game.state, figures, target)
    return tuple(id_ for id_, far in zip(wielders, gaps, strict=True) if is_within(least, far))


def attack_on(game: Game, unit: str, weapon: str, aim: Aim) -> Attack:
    """Put together what is known of an attack before any die is rolled."""
    state = game.state
    mine, theirs = passengers.foes_in_melee(state, unit), passengers.foes_in_melee(state, aim.target)
    side = state.units[unit].commander
    within = passengers.fights(state, unit, aim.target)
    friends_there = any(state.units[foe].commander == side and foe != unit for foe in theirs)
    placed = Placement(
        aim.distance if aim.distance < inf else 0.0,
        melee=within,
        into_melee=friends_there and not within,
        out_of_melee=bool(mine) and not within and aim.target != unit,
        seen=aim.seen,
        reach=reach_of(game, unit, weapon, aim.target),
    )
    attack = Attack(Aimed(unit, weapon, aim.target, aim.wielders), placed)
    share_aimed(game, attack, aim.blind if aim.seen else aim.wielders)
    return attack


def retarget(game: Game, attack: Attack, target: str) -> None:
    """Turn an attack on another unit: how far off, in sight, in cover and in a melee it is counts anew."""
    unit = attack.attacker
    far = layout.between(game.state, unit, target).gap if target != unit else 0.0
    lies = attack.placed
    aim = aim_at(game, unit, attack.weapon, target) or Aim(target, (), far, lies.seen)
    anew = attack_on(game, unit, attack.weapon, replace(aim, wielders=attack.wielders)).placed
    attack.aim(replace(attack.aimed, target=target, meant_for=attack.aimed.meant_for or attack.target))
    if lies.under:
        cover, seen, gap = anew.cover or not anew.seen, anew.seen, anew.distance
        laid = tuple(replace(share, distance=gap, seen=seen, cover=cover) for share in lies.shares)
        anew = replace(anew, cover=cover, under=lies.under, shares=laid)
    attack.place(replace(anew, reach=lies.reach, far_edge=lies.far_edge))
    parts = {each: share.part for share in lies.shares for each, _ in share.lots if share.part}
    if parts:
        share_sent(attack, parts)
