"""Figures: who they are, which side they are on, what they can do, and what is printed on their cards."""

from battlefield.rulebooks.agemonia.vocabulary import CHECK, FLY, HERO, HUGE, LARGE, SIZES, TARGET
from battlefield.rulebooks.agemonia.words import HP
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits
from battlefield.rules.core.remembering import count
from battlefield.rules.core.state import Held, State
from battlefield.rules.core.words import Stat
from battlefield.rules.skirmish.single import present, printed
from battlefield.rules.skirmish.words import ITS_OF, SUMMONED

SPENT = "spent"
_LEAST = Limits("down", 0)


def has_word(state: State, unit: str, word: str) -> bool:
    """Return whether a word is printed on a figure's card."""
    return word in state.profile_of(unit).words


def is_hero(state: State, unit: str) -> bool:
    """Return whether a figure is a Hero: one with stamina and actions to choose from."""
    return has_word(state, unit, HERO)


def allies_side(state: State) -> str:
    """Return the side of the Heroes: the first one, unless the setting `allies` names another."""
    named = str(state.setting("allies", state.sides[0]))
    return named if named in state.sides else state.sides[0]


def is_ally(state: State, unit: str) -> bool:
    """Return whether a figure is on the Heroes' side."""
    return state.units[unit].side == allies_side(state)


def are_foes(state: State, unit: str, other: str) -> bool:
    """Return whether two figures are on different sides."""
    return state.units[unit].side != state.units[other].side


def foes_of(state: State, unit: str) -> tuple[str, ...]:
    """Return the figures of the other side on the map, in roster order."""
    return tuple(other.id for other in present(state) if are_foes(state, unit, other.id))


def is_summoned(state: State, unit: str) -> bool:
    """Return whether a figure is a summoned token: it takes no capacity."""
    return has_word(state, unit, SUMMONED)


def may_be_targeted(state: State, unit: str, by: str) -> bool:
    """Return whether another figure may target one: Enemies leave the tokens alone that Allies summon."""
    spared = is_summoned(state, unit) and is_ally(state, unit) and not has_word(state, unit, TARGET)
    return is_ally(state, by) or not spared


def size_of(state: State, unit: str) -> int:
    """Return the capacity that a figure takes: 1, Large 2, Huge 3, a summoned token none."""
    if is_summoned(state, unit):
        return 0
    return next((size for word, size in SIZES.items() if has_word(state, unit, word)), 1)


def is_large(state: State, unit: str) -> bool:
    """Return whether a figure is Large or Huge."""
    return has_word(state, unit, LARGE) or has_word(state, unit, HUGE)


def flies(state: State, unit: str) -> bool:
    """Return whether a figure has Fly."""
    return has_word(state, unit, FLY)


def stat(game: Game, unit: str, name: Stat, *, weapon: str = "", foe: str = "") -> Breakdown:
    """Work a stat of a figure out, never below 0."""
    return game.figure(name, printed(game.state, unit, name), unit, weapon=weapon, foe=foe, limits=_LEAST)


def full_hp(game: Game, unit: str) -> int:
    """Return the health of a figure, or a Hero's stamina, when nothing of it is lost."""
    return game.figure(HP, printed(game.state, unit, HP, 1), unit).value


def available(state: State, unit: str) -> int:
    """Return the stamina that a Hero can still spend; others have none."""
    return max(0, state.hp(unit) - count(state, SPENT, unit)) if is_hero(state, unit) else 0


def action_stat(state: State, weapon: str, name: Stat, usual: int = 0) -> int:
    """Return a printed number of an action."""
    found = state.profiles[weapon].stats.get(name)
    return usual if found is None else found


def check_of(state: State, weapon: str, usual: str = "") -> str:
    """Return the ability that an action names for its checks."""
    named = (ITS_OF.found(held.info) or usual for held in state.profiles[weapon].perks if held.name == CHECK)
    return next(named, usual)


def number_of(held: Held, name: str, usual: int = 0) -> int:
    """Return a number that an action prints with one of its effects."""
    found = dict(held.info).get(name, usual)
    return found if isinstance(found, int) else usual
