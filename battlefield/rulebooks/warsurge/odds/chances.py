"""The exact chances of HP lost in one attack sequence, and of the models it removes.

Throws made once for the sequence are gone through one by one; for each, an Attack Die's HP loss is worked
out, and as many of them are added up as there are dice. HP that the target has not are not told apart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import product
from math import prod

from battlefield.rulebooks.warsurge.attack.power_table import EVEN, Ladder, needed
from battlefield.rulebooks.warsurge.odds.dice import AttackDie, SaveDie
from battlefield.rulebooks.warsurge.odds.jamming import Weapons
from battlefield.rulebooks.warsurge.odds.profile import (
    ONE,
    Attack,
    AttackRolls,
    Target,
    TargetRolls,
    attack_dice,
    attack_throws,
    power_of,
    target_throws,
)
from battlefield.rulebooks.warsurge.odds.saves import saves_against
from battlefield.rulebooks.warsurge.units.elements import doublings
from battlefield.rules.core.chances import (
    Chances,
    Throw,
    certain,
    chances,
    compounded,
    effort_of,
    effort_of_sum,
    mixed,
    perhaps,
    repeated,
)

MOST_EFFORT = 50_000_000  # tenths of a microsecond
MOST_COMBINATIONS = 5_000
SETTLING = 300  # the work of one combination


class TooMuchError(ValueError):
    """An exact answer would take too long."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack sequence does to a target: the chances of HP lost and of models removed."""

    lost: Chances
    fallen: Chances
    destroyed: Fraction

    @property
    def mean(self) -> Fraction:
        """The HP lost on average."""
        return self.lost.mean

    @property
    def casualties(self) -> Fraction:
        """The models removed on average."""
        return self.fallen.mean


@dataclass(frozen=True, slots=True)
class Strike:
    """One Attack Die and the saves that its successes meet: those of plain ones and of highest faces."""

    die: AttackDie
    saves: tuple[SaveDie, ...]
    saves_on_six: tuple[SaveDie, ...]


def odds(attacks: Sequence[Attack], target: Target, ladder: Ladder = EVEN) -> Odds:
    """Work out what weapons used one after the other do; raise TooMuchError where that takes too long."""
    return odds_of(hp_lost(attacks, target, ladder), target)


def odds_of(lost: Chances, target: Target) -> Odds:
    """Tell what chances of HP lost mean for a target."""
    return Odds(lost, lost.mapped(target.fallen), lost.at_least(target.pool))


def hp_lost(attacks: Sequence[Attack], target: Target, ladder: Ladder = EVEN) -> Chances:
    """Return the chances of the HP that a target loses."""
    most = target.most_lost + target.absorbs
    left = Effort(MOST_EFFORT)
    parts = []
    for weight, rolls in combinations(target_throws(target)):
        rolled = TargetRolls(*rolls)
        losses = [_weapon_loss(attack, target, rolled, ladder, most, left) for attack in attacks]
        parts.append((weight, reduce(lambda sum_, loss: left.add(sum_, loss, most), losses, certain(0))))
    return mixed(parts).mapped(lambda lost: max(0, lost - target.absorbs))


@dataclass(slots=True)
class Effort:
    """What may still be worked out before it takes too long."""

    left: int

    def spend(self, effort: int) -> None:
        """Take off work, in tenths of a microsecond; raise TooMuchError where none is left."""
        self.left -= effort
        if self.left < 0:
            what = "so many dice against so many HP take too long to work out exactly"
            raise TooMuchError(f"{what}: ask for fewer")

    def add(self, one: Chances, other: Chances, most: int) -> Chances:
        """Add two losses, and spend what that takes."""
        self.spend(effort_of_sum(one, other))
        return one.plus(other, most)


def _weapon_loss(
    attack: Attack, target: Target, rolled: TargetRolls, ladder: Ladder, most: int, left: Effort
) -> Chances:
    """Return the chances of the HP that one weapon profile takes, all of it tallied before it is halved."""
    times, halves = factors(attack, target)
    enough = -(-most * 2**halves // times)
    dice = number_of_dice(attack)
    parts = []
    for strike, weight in _strikes(attack, target, rolled, ladder, left).items():
        left.spend(strike.die.need.times * attack.success_times * len(attack.rolled.chances().ways) * 20)
        if attack.weapons:
            parts.append((weight, _judged_loss(attack, target, strike, enough, left)))
            continue
        each = loss_of_die(attack, target, strike, enough)
        left.spend(effort_of(dice, each, enough))
        parts.append((weight, compounded(dice, each, enough)))
    return mixed(parts).mapped(lambda loss: min(most, tallied(loss, times, halves)))


def _judged_loss(attack: Attack, target: Target, strike: Strike, most: int, left: Effort) -> Chances:
    """Return what weapons cost that fail where too many of their dice show the lowest face."""
    dice = number_of_dice(replace(attack, models=attack.models // attack.weapons))
    shown = [
        (one, chance, _cost(attack, strike, passed=passed, six=six, most=most))
        for (passed, six, one), chance in strike.die.all_shown().items()
    ]
    weapons = Weapons(attack.weapons, _allowed(attack, target), shown)
    left.spend(weapons.effort(dice, most))
    return weapons.loss(dice, most)


def factors(attack: Attack, target: Target) -> tuple[int, int]:
    """Return by what a weapon's HP loss is multiplied, and how often it is halved."""
    net = doublings(attack.elements, target.elements)
    return attack.times * target.times * 2 ** max(0, net), target.halved + max(0, -net)


def tallied(loss: int, times: int, halves: int) -> int:
    """Multiply, then halve; fractions are dropped, but what costs any HP costs at least one."""
    return max(1, loss * times // 2**halves) if loss else 0


def number_of_dice(attack: Attack) -> Chances:
    """Return the chances of how many dice are rolled, before any of them has to pass anything."""
    counts: dict[int, int] = {}
    for weight, (attacks, *factors) in combinations((attack.attacks, *attack.attacks_times)):
        number = attack_dice(attack, attacks, factors)
        counts[number] = counts.get(number, 0) + weight
    return chances(counts)


def _strikes(
    attack: Attack, target: Target, rolled: TargetRolls, ladder: Ladder, left: Effort
) -> dict[Strike, int]:
    """Return each way the dice may have to be rolled, with its weight."""
    found: dict[Strike, int] = {}
    for weight, rolls in combinations(attack_throws(attack)):
        left.spend(SETTLING)
        strike = strike_of(attack, AttackRolls(*rolls), target, rolled, ladder)
        found[strike] = found.get(strike, 0) + weight
    return found


def strike_of(
    attack: Attack, rolls: AttackRolls, target: Target, rolled: TargetRolls, ladder: Ladder = EVEN
) -> Strike:
    """Settle what a die needs and which saves follow, once everything rolled beforehand is known."""
    need = needed(
        power_of(attack, rolls),
        target.defence + target.cover,
        ladder,
        damage=attack.damage,
        stunned=attack.stunned,
        bonus=attack.bonus,
        penalty=attack.penalty + target.penalty,
    )
    die = AttackDie(need, attack.reroll, attack.reroll_sixes)
    saves, on_six = (saves_against(attack, rolls, target, rolled, six=six) for six in (False, True))
    return Strike(die, saves, on_six)


def loss_of_die(attack: Attack, target: Target, strike: Strike, most: int | None = None) -> Chances:
    """Return the chances of the HP that one Attack Die takes, before the weapon's own factors.

    All of its successes count as one: what is rolled for its HP loss is rolled once and multiplies them all.
    """
    allowed = _allowed(attack, target)
    parts: list[tuple[Fraction, Chances]] = [(1 - allowed * strike.die.chance, certain(0))]
    for (passed, six), chance in strike.die.endings().items():
        if passed:
            parts.append((allowed * chance, _cost(attack, strike, passed=True, six=six, most=most)))
    return mixed(parts)


def _allowed(attack: Attack, target: Target) -> Fraction:
    """Return the chance that a die passes all that comes before it is rolled."""
    return prod((Fraction(7 - face, 6) for face in (*attack.aims, *target.bedim)), start=Fraction(1))


def _cost(attack: Attack, strike: Strike, *, passed: bool, six: bool, most: int | None) -> Chances:
    """Return the chances of the HP that a die costs that has ended so."""
    if not passed:
        return certain(0)
    number = strike.die.need.times * attack.success_times
    saves = strike.saves_on_six if six else strike.saves
    through = prod((1 - save.chance for save in saves), start=Fraction(1))
    return repeated(perhaps(through), number, most).times(_factor(attack, six), most)


def _factor(attack: Attack, six: bool) -> Chances:
    """Return the chances of what multiplies a die's HP loss: throws are added together, then multiplied."""
    if not six:
        return attack.rolled.chances()
    thrown = _added(attack.rolled, attack.sixes.rolled)
    return thrown.chances().times(certain(attack.sixes.times))


def _added(one: Throw, other: Throw) -> Throw:
    """Add two throws; a factor of one gives way to a throw."""
    if other == Throw():
        return one
    return other if one == ONE else Throw((*one.dice, *other.dice), one.number + other.number)


def combinations(throws: Sequence[Throw]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield all that several throws can come to together, with the ways to it."""
    known = [throw.chances().ways for throw in throws]
    if prod(len(ways) for ways in known) > MOST_COMBINATIONS:
        raise TooMuchError("so many throws beforehand take too long to work out exactly: ask for fewer")
    for rolled in product(*known):
        yield prod(ways for _, ways in rolled), tuple(number for number, _ in rolled)
