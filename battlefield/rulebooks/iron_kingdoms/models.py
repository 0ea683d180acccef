"""What is printed of a character, and its numbers as they are now with all that changes them."""

from collections.abc import Iterable

from battlefield.rulebooks.iron_kingdoms.rows.conditions import reason_against
from battlefield.rulebooks.iron_kingdoms.vocabulary import (
    ASPECTS,
    CHANGED,
    IMMUNE,
    MELEE_RANGES,
    RANGED,
    SPELL,
)
from battlefield.rulebooks.iron_kingdoms.words import (
    ACT,
    AOE,
    BOXES,
    DODGE,
    RANGE,
    ROF,
    STAND,
    STAY_DOWN,
    change_of,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits, Modifier, plus
from battlefield.rules.core.state import State, Unit
from battlefield.rules.core.words import Stat
from battlefield.rules.skirmish.single import is_up, present, printed, weapon_kind, weapons_of


def boxes(state: State, unit: str) -> int:
    """Return a character's damage boxes when unhurt."""
    return printed(state, unit, BOXES, 1)


def has_spiral(state: State, unit: str) -> bool:
    """Return whether a character's boxes are those of a life spiral."""
    return any(printed(state, unit, each) for each in ASPECTS)


def is_immune(state: State, unit: str, effect: str) -> bool:
    """Return whether nothing of that name can be put on a character."""
    return f"{IMMUNE}{effect}" in state.profile_of(unit).words


def number(
    game: Game, name: Stat, unit: str, *, foe: str = "", also: Iterable[Modifier] = (), about: object = None
) -> Breakdown:
    """Work out a number of a character as it is now; `also` are modifiers of the occasion."""
    base = printed(game.state, unit, name)
    every = (*also, *_from_continuous(game.state, name, unit))
    return game.figure(name, base, unit, foe=foe, limits=Limits(least=0), also=every, about=about)


def _from_continuous(state: State, name: Stat, unit: str) -> Iterable[Modifier]:
    for effect in state.effects_on(unit) if name in CHANGED else ():
        change = effect.get(change_of(name))
        if change:
            yield plus(change, effect.name)


def is_melee(state: State, weapon: str) -> bool:
    """Return whether a weapon strikes within a melee range."""
    return weapon_kind(state, weapon) in MELEE_RANGES


def is_shot(state: State, weapon: str) -> bool:
    """Return whether a weapon is a ranged one or a spell."""
    return weapon_kind(state, weapon) in (RANGED, SPELL)


def reach_of(state: State, weapon: str) -> float:
    """Return how far a weapon reaches, in inches."""
    known = MELEE_RANGES.get(weapon_kind(state, weapon))
    return float(state.profiles[weapon].stats.get(RANGE) or 0) if known is None else known


def attacks_with(state: State, weapon: str) -> int:
    """Return how many attacks a weapon makes in one activation."""
    return state.profiles[weapon].stats.get(ROF) or 1


def size_of(state: State, weapon: str) -> int:
    """Return how many inches the template of a weapon is across, or 0 where it has none."""
    return state.profiles[weapon].stats.get(AOE) or 0


def melee_range(state: State, unit: str) -> float:
    """Return a character's melee range: that of its longest melee weapon; below 0 where it has none."""
    return max((reach_of(state, w) for w in weapons_of(state, unit) if is_melee(state, w)), default=-1.0)


def is_helpless(state: State, unit: str) -> bool:
    """Return whether melee attacks on a character hit without a roll."""
    return bool(reason_against(state, DODGE, unit))


def is_low(state: State, unit: str) -> bool:
    """Return whether a character lies on the ground, and so stands in nobody's line of sight."""
    return bool(reason_against(state, STAND, unit))


def is_stopped(state: State, unit: str) -> bool:
    """Return whether a character can neither go on nor attack: it fell, or froze, amid what it did."""
    return any(reason_against(state, what, unit) for what in (ACT, STAY_DOWN))


def are_friends(state: State, unit: str, other: str) -> bool:
    """Return whether two characters are of one side now."""
    return state.units[unit].commander == state.units[other].commander


def foes_of(state: State, unit: str) -> tuple[Unit, ...]:
    """Return the enemies of a character that are up, in roster order."""
    return tuple(each for each in present(state) if not are_friends(state, unit, each.id))


def company(state: State, side: str) -> tuple[Unit, ...]:
    """Return a side's characters that are up, in roster order."""
    return tuple(each for each in present(state) if each.commander == side)


def is_there(state: State, unit: str) -> bool:
    """Return whether a character is up and the battle goes on."""
    return is_up(state, unit) and not state.result
