"""Limitations that grow as the user loses HP: Blunt, Decrepit, Encumber, Shorten, Wane and Wither."""

from collections.abc import Callable
from fractions import Fraction

from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import hp_as_used
from battlefield.rulebooks.warsurge.units.stats import full_hp, level, made_heavier, stat
from battlefield.rulebooks.warsurge.words import (
    AP,
    ATTACK_DICE,
    ATTACKS,
    HEAVIER_TYPE,
    HP,
    MODELS,
    POWER,
    RANGE,
    USING_THE_WEAPON,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, Rounding, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives, Need, Perk
from battlefield.rules.core.state import Profile
from battlefield.rules.core.words import Stat

WHOLE, HALF, QUARTER = 0, 1, 2
_LEAST_HP = 4


def worn(ask: Ask) -> int:
    """Return whether a unit is down to half of its HP, or to a quarter (both rounded up).

    In a use of the weapon what it had before the first dice of that counts.
    """
    assert ask.book is not None
    full, hp = full_hp(Game(ask.state, ask.book), ask.unit), hp_as_used(ask)
    if hp <= -(-full // 4):
        return QUARTER
    return HALF if hp <= -(-full // 2) else WHOLE


def _less(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take one point at half of the HP, two at a quarter."""
    points = worn(ask)
    return plus(-points, bearer.perk.name) if points else None


def _divided(rounding: Rounding | None = None) -> Callable[[Ask, Bearer], Modifier | None]:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        """Halve a stat, or divide it by four."""
        points = worn(ask)
        return times(Fraction(1, 2 * points), bearer.perk.name, rounding=rounding) if points else None

    return answer


def _none_left(ask: Ask, bearer: Bearer) -> str:
    assert ask.book is not None
    left = stat(Game(ask.state, ask.book), ATTACKS, ask.unit, weapon=bearer.weapon).value
    return "" if left else f"{bearer.perk.name}: no attacks are left"


def _heavier(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Make the type heavier by a step, or by two."""
    points = worn(ask)
    return plus(points, bearer.perk.name) if points else None


def _is_battle(ask: Ask, bearer: Bearer) -> bool:
    return "Battle" in ask.state.profiles[bearer.weapon].words


def _too_heavy(ask: Ask, bearer: Bearer) -> str:
    """Forbid what would be two steps heavier than Battle, printed or dealt."""
    assert ask.book is not None
    more = made_heavier(Game(ask.state, ask.book), bearer.unit, bearer.weapon).value
    return f"{bearer.perk.name}: too heavy now" if more + _is_battle(ask, bearer) > QUARTER else ""


# what a roster must have


def _enough_hp(unit: Profile, _weapon: Profile | None) -> str:
    """Ask for four HP in the whole unit."""
    whole = (unit.stats.get(HP) or 1) * (unit.stats.get(MODELS) or 1)
    return "" if whole >= _LEAST_HP else f"the unit needs {_LEAST_HP} HP or more"


def _at_least(stat: Stat, least: int, words: str) -> Need:
    def need(_unit: Profile, weapon: Profile | None) -> str:
        printed = weapon.stats.get(stat) if weapon is not None else None
        value = level(printed) if stat == "ap" else printed or 0
        return "" if value >= least else f"the weapon needs {words}"

    return need


def _light_enough(_unit: Profile, weapon: Profile | None) -> str:
    """Ask for an Assault or a Battle weapon."""
    fits = weapon is not None and "Heavy" not in weapon.words
    return "" if fits else "the weapon's type must be Assault or Battle"


_weapon = Rows("Limitation", "weapon")


def _row(
    name: str,
    says: str,
    gives: tuple[Gives, ...],
    *needs: Need,
    forbids: tuple[Forbids, ...] = (),
    terms: str = "Specific, Stat Change",
    rulings: tuple[str, ...] = (),
) -> Perk:
    return _weapon(
        name,
        terms,
        f"With half of the user's HP or less {says}; both limits are rounded up.",
        gives=gives,
        forbids=forbids,
        needs=(_enough_hp, *needs),
        rulings=rulings,
    )


WEARING: tuple[Perk, ...] = (
    _row(
        "Blunt", "-1 AP, with a quarter -2 AP", (Gives(AP, _less),), _at_least(AP, 2, "an AP of 5+ or better")
    ),
    _row(
        "Decrepit",
        "half of its attacks are lost and one at least, with a quarter three quarters and two at least",
        (Gives(ATTACKS, _divided("down")),),
        _at_least(ATTACKS, 2, "2 attacks or more"),
        forbids=(Forbids(USING_THE_WEAPON, _none_left),),
        rulings=("W-Decrepit-1",),
    ),
    _row(
        "Encumber",
        "an Assault weapon is a Battle weapon and a Battle weapon a Heavy one; with a quarter an Assault"
        " weapon is Heavy and a Battle weapon cannot be used",
        (Gives(HEAVIER_TYPE, _heavier),),
        _light_enough,
        forbids=(Forbids(USING_THE_WEAPON, _too_heavy),),
        terms="Specific",
    ),
    _row(
        "Shorten",
        "half of the range, with a quarter a quarter of it",
        (Gives(RANGE, _divided()),),
        _at_least(RANGE, 18, "a range of 18 inches or more"),
    ),
    _row("Wane", "-1 to attack dice, with a quarter -2", (Gives(ATTACK_DICE, _less),), terms="Specific"),
    _row(
        "Wither",
        "-1 Power, with a quarter -2 Power",
        (Gives(POWER, _less),),
        _at_least(POWER, 2, "a Power of 2 or more"),
    ),
)
