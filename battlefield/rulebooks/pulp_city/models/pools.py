"""The dice of an Action Roll: what adds to the attacker's and the defender's pool, and which faces tell.

Every die beyond the first is a Combat Bonus with its reason; Power Up dice are none, and Suppress comes last.
"""

from collections.abc import Iterator

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive
from battlefield.rulebooks.pulp_city.models.models import (
    are_friends,
    has_role,
    is_trump,
    kind_of,
    qualified,
    size_mm,
    touch,
    without,
    words_of,
)
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.team import POWER_UP
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    BLASTER,
    BRAWLER,
    CLOSE,
    OBJECT,
    POWERHOUSE,
    REINFORCED,
    STRONG,
    STRUCTURE,
    TANK,
    WEAK,
)
from battlefield.rulebooks.pulp_city.moments import Attacking, Facing
from battlefield.rulebooks.pulp_city.words import ATTACK_DICE, DEFENCE_DICE, EFX_FACE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits, Modifier, plus
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import figure_of, present
from battlefield.rules.table.terrain_concealment import is_screened_by_terrain

MOMENTUM = "Momentum"
HIGHER = 2.0  # inches above the target that give the advantage of height
MOST_MOBBING = 2
_ONE = Limits(least=1)


def attack_dice(game: Game, strike: Strike, power: int = 0) -> Breakdown:
    """Work out the attacker's pool, with so many Power Up dice."""
    also = [*_bonuses(game, strike), *_powered(power)]
    return game.figure(
        ATTACK_DICE, 1, strike.user, foe=strike.target, limits=_ONE, also=also, about=Attacking(strike.action)
    )


def defence_dice(game: Game, strike: Strike, power: int = 0) -> Breakdown:
    """Work out the defender's pool, with so many Power Up dice."""
    state, also = game.state, _powered(power)
    if has_role(state, strike.target, TANK):
        also.append(plus(1, TANK))
    lifted = Game(without(state, strike.thrown), game.book)
    cover = cover_of(lifted, strike.user, strike.target)
    if cover:
        also.append(plus(cover, REINFORCED if cover > 1 else "Cover"))
    return game.figure(DEFENCE_DICE, 1, strike.target, foe=strike.user, limits=_ONE, also=also)


def attack_face(game: Game, strike: Strike) -> int:
    """Return the face from which the attacker's dice give EFX."""
    unit, own = strike.user, strike.action.own
    usual = _face(game, unit, own)
    if not has_role(game.state, unit, POWERHOUSE):
        return usual
    anything = game.state.setting("powerhouse efx", "trump") == "all"
    return min(usual, 4) if anything or is_trump(game.state, unit, own) else usual


def defence_face(game: Game, strike: Strike) -> int:
    """Return the face from which the defender's dice cancel EFX."""
    return _face(game, strike.target, strike.action.against)


def _face(game: Game, unit: str, trait: str) -> int:
    trump = is_trump(game.state, unit, trait)
    return game.figure(EFX_FACE, 5 if trump else 6, unit, about=Facing(trump)).value


def _powered(power: int) -> list[Modifier]:
    return [plus(power, POWER_UP)] if power else []


def _bonuses(game: Game, strike: Strike) -> Iterator[Modifier]:
    """Yield what the situation adds; against a fixed difficulty there is none."""
    state = game.state
    user, target, action = strike.user, strike.target, strike.action
    if strike.rank:
        yield plus(strike.rank, "Smash It Up")
    if not action.is_opposed or user == target:
        return
    yield from lasting_bonuses(state, strike)
    if is_within(HIGHER, figure_of(state, user).model.bottom - figure_of(state, target).model.bottom):
        yield plus(1, "Height advantage")
    yield from _from_contact(game, user, target)


def lasting_bonuses(state: State, strike: Strike) -> Iterator[Modifier]:
    """Yield what adds to the attacker's pool wherever the two stand."""
    user, target, action = strike.user, strike.target, strike.action
    if state.is_under(user, MOMENTUM):
        yield plus(1, MOMENTUM)
    if size_mm(state, user) > size_mm(state, target):
        yield plus(1, "Size Matters")
    named = (action.own, *(word.lower() for word in words_of(state, target)))
    for strong in qualified(state, user, STRONG):
        if strong.lower() in named:
            yield plus(1, f"{STRONG}/{strong}")
    for weak in qualified(state, target, WEAK):
        if is_weak_to(state, weak, user, action):
            yield weakness(weak)


def usual_attack_dice(game: Game, strike: Strike, power: int = 0) -> int:
    """Return the attacker's pool on level ground, close by nobody but whom it strikes hand to hand."""
    state, user = game.state, strike.user
    role, more = (BRAWLER, 1) if strike.action.kind == CLOSE else (BLASTER, 2)
    of_role = [plus(more, role)] if has_role(state, user, role) else []
    also, about = [*lasting_bonuses(state, strike), *of_role, *_powered(power)], Attacking(strike.action)
    return game.figure(ATTACK_DICE, 1, user, foe=strike.target, limits=_ONE, also=also, about=about).value


def usual_defence_dice(game: Game, strike: Strike) -> int:
    """Return the defender's pool out of cover."""
    also = [plus(1, TANK)] if has_role(game.state, strike.target, TANK) else []
    return game.figure(DEFENCE_DICE, 1, strike.target, foe=strike.user, limits=_ONE, also=also).value


def is_weak_to(state: State, of: str, user: str, action: Exclusive) -> bool:
    """Return whether a model is Weak against an action: its trait, its kind, or the attacker's type."""
    kinds = (action.own, action.kind.lower())
    return of.lower() in (*kinds, *(word.lower() for word in words_of(state, user)))


def weakness(of: str) -> Modifier:
    """Return the die that a weakness gives to the attacker."""
    return plus(1, f"{WEAK}/{of}", key=f"{WEAK}/{of.lower()}")


def _from_contact(game: Game, user: str, target: str) -> Iterator[Modifier]:
    state = game.state
    others = [unit.id for unit in present(state) if unit.id not in (user, target)]
    if touch(game, user, target):
        if has_role(state, user, BRAWLER):
            yield plus(1, BRAWLER)
        friends = [each for each in others if are_friends(state, user, each) and not _is_thing(state, each)]
        mob = sum(touch(game, each, target) for each in friends)
        if mob:
            yield plus(min(mob, MOST_MOBBING), "Mobbing")
    foes = [each for each in (*others, target) if not are_friends(state, user, each)]
    if has_role(state, user, BLASTER) and not any(
        touch(game, user, each) for each in foes if not _is_thing(state, each)
    ):
        yield plus(2, BLASTER)


def _is_thing(state: State, unit: str) -> bool:
    return kind_of(state, unit) in (OBJECT, STRUCTURE)


def cover_of(game: Game, user: str, target: str) -> int:
    """Return the dice that cover adds: where all but models hides part of the target; 2 where reinforced."""
    state = game.state
    one, two = figure_of(state, user).id, figure_of(state, target).id
    if user == target or touch(game, user, target) or not is_screened_by_terrain(state, one, two):
        return 0
    strong = [p.id for p in state.terrain if p.extra.get("reinforced")]
    strong += [f for unit in state.on_table() if REINFORCED in words_of(state, unit.id) for f in unit.figures]
    return 2 if strong and is_screened_by_terrain(state, one, two, only=strong) else 1
