"""Malediction perks: units that weaken an enemy for a turn."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.perks.kit.augmentation import has_it, lays_for_turn, under_it
from battlefield.rulebooks.warsurge.perks.kit.reaching import use_on
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.words import AEGIS, AP, ARMOUR, ATTACKS, DASH, DEFENCE, MOVE, POWER
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.perks import Gives, Perk

_row = Rows("Malediction")


def _lower(source: str) -> Modifier:
    return plus(-1, source)


def _half(source: str) -> Modifier:
    return times(Fraction(1, 2), source)


def _curse(what: str, says: str, gives: Gives, cost: str = "Double") -> Perk:
    return _row(
        f"Curse {what}",
        f'Mastery Test, Point Cost ({cost}), Radius (18"), Stat Change',
        f'After a Mastery Test, an enemy within {{radius}}" and in sight has {says} this turn.',
        numbers={"radius": 18},
        gives=(gives,),
        uses=(use_on(f"curse {what}", "enemies", lays_for_turn, test=True, extra=has_it),),
    )


PERKS: tuple[Perk, ...] = (
    _curse("AEGIS", "-1 to its AEGIS save", under_it(AEGIS, _lower)),
    _curse("AP", "-1 to the AP of its weapons", under_it(AP, _lower), "Lesser"),
    _curse("Armour", "-1 to its armour save", under_it(ARMOUR, _lower)),
    _curse("Attacks", "half the attacks with all weapons, rounded up", under_it(ATTACKS, _half), "Lesser"),
    _curse("Dash", "half its Dash, rounded up", under_it(DASH, _half)),
    _curse("Defence", "-1 Defence", under_it(DEFENCE, _lower)),
    _curse("Move", "half its Move, rounded up", under_it(MOVE, _half)),
    _curse("Power", "-1 Power with all weapons, down to 1", under_it(POWER, _lower), "Lesser"),
)
