"""The exact chances of HP lost by units merged into one, who suffer one after another.

Attack Dice are rolled against the first in batches of at most as many as it has HP left. Those that are left
go on to the next once it is destroyed, and HP beyond what it had are one hit each that the next may save
against. The last takes all dice at once.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import reduce
from math import gcd, lcm, prod
from typing import NamedTuple, TypeVar

from battlefield.rulebooks.warsurge.attack.power_table import EVEN, Ladder
from battlefield.rulebooks.warsurge.odds.batches import Batches
from battlefield.rulebooks.warsurge.odds.chances import (
    MOST_EFFORT,
    SETTLING,
    Effort,
    Odds,
    Strike,
    combinations,
    factors,
    loss_of_die,
    number_of_dice,
    odds,
    odds_of,
    strike_of,
)
from battlefield.rulebooks.warsurge.odds.profile import (
    Attack,
    AttackRolls,
    Target,
    TargetRolls,
    attack_throws,
    target_throws,
)
from battlefield.rules.core.chances import Chances, chances, compounded, effort_of, perhaps

Key = TypeVar("Key", bound=Hashable)

STEP = 15  # the work of one step from place to place, in tenths of a microsecond


class Place(NamedTuple):
    """How far an attack has come: who suffers now, what is rolled once for it, and what it lost so far.

    `lost` counts what is absorbed too; all units before it are destroyed, those after it are whole. `dice`
    are still to be rolled, `spill` are HP lost beyond those of the unit before it.
    """

    unit: int
    rolled: TargetRolls
    puncture: int = 0
    lost: int = 0
    dice: int = 0
    spill: int = 0


@dataclass(frozen=True, slots=True)
class MergedOdds:
    """What an attack does to units merged into one: to all of them together, and to each in its turn."""

    together: Odds
    each: tuple[Odds, ...]


def merged_odds(attacks: Sequence[Attack], targets: Sequence[Target], ladder: Ladder = EVEN) -> MergedOdds:
    """Work out what weapons used one after the other do to units, in the order in which those suffer.

    Raises TooMuchError where that takes too long.
    """
    if len(targets) == 1:
        alone = odds(attacks, targets[0], ladder)
        return MergedOdds(alone, (alone,))
    left = Effort(MOST_EFFORT)
    places = {Place(0, rolled): ways for rolled, ways in _throws(targets[0]).items()}
    for attack in attacks:
        places = _Weapon(attack, tuple(targets), ladder, left).used(places)
    return _told(places, targets)


def _told(places: Mapping[Place, int], targets: Sequence[Target]) -> MergedOdds:
    """Add up what places come to for each unit and for all."""
    losses = {place: _losses(place, targets) for place in places}
    fallen = {place: _fallen(lost, targets) for place, lost in losses.items()}
    each = tuple(
        odds_of(_chances(places, {p: losses[p][n] for p in places}), target)
        for n, target in enumerate(targets)
    )
    sums = [_chances(places, {p: sum(known[p]) for p in places}) for known in (losses, fallen)]
    return MergedOdds(Odds(sums[0], sums[1], sums[0].at_least(sum(t.pool for t in targets))), each)


def _losses(place: Place, targets: Sequence[Target]) -> tuple[int, ...]:
    now = targets[place.unit]
    before, after = targets[: place.unit], targets[place.unit + 1 :]
    lost = min(now.most_lost, max(0, place.lost - now.absorbs))
    return (*(target.pool for target in before), lost, *(0 for _ in after))


def _fallen(lost: Sequence[int], targets: Sequence[Target]) -> tuple[int, ...]:
    return tuple(target.fallen(number) for target, number in zip(targets, lost, strict=True))


def _chances(places: Mapping[Place, int], numbers: Mapping[Place, int]) -> Chances:
    found: dict[int, int] = {}
    for place, ways in places.items():
        found[numbers[place]] = found.get(numbers[place], 0) + ways
    return chances(found)


def _throws(target: Target) -> dict[TargetRolls, int]:
    """Return what may be rolled once for a unit, with the ways to it."""
    return {TargetRolls(*rolls): ways for ways, rolls in combinations(target_throws(target))}


@dataclass(slots=True)
class _Weapon:
    """One weapon on units in turn; what it may not take any longer is in `left`."""

    attack: Attack
    targets: tuple[Target, ...]
    ladder: Ladder
    left: Effort
    _known: dict[tuple[object, ...], Batches] = field(default_factory=dict)
    _throws: dict[int, tuple[tuple[TargetRolls, int, int], ...]] = field(default_factory=dict)

    def used(self, places: Mapping[Place, int]) -> dict[Place, int]:
        """Return where those who suffer stand after it, from where they stood before."""
        parts = []
        for rolls, weight in self._rolls(places).items():
            begun = self._begun(places)
            for unit in range(len(self.targets)):
                begun = self._struck(unit, begun, rolls)
            parts.append((weight, begun))
        ended = _mixed(parts)
        over: dict[Place, int] = {}
        for place, ways in ended.items():
            rest = place._replace(puncture=0, dice=0, spill=0)
            over[rest] = over.get(rest, 0) + ways
        return over

    def _rolls(self, places: Mapping[Place, int]) -> dict[AttackRolls, int]:
        """Return what is rolled once for the weapon, of what comes to the same only the first."""
        power, more, _ = attack_throws(self.attack)
        first = min(place.unit for place in places)
        found: dict[tuple[object, ...], tuple[AttackRolls, int]] = {}
        for weight, rolled in combinations((power, more)):
            rolls = AttackRolls(*rolled)
            same = tuple(self._strikes(rolls, first))
            kept, ways = found.get(same, (rolls, 0))
            found[same] = (kept, ways + weight)
        return dict(found.values())

    def _strikes(self, rolls: AttackRolls, first: int) -> Iterable[Strike]:
        for unit in range(first, len(self.targets)):
            for rolled, puncture, _ in self._thrown(unit):
                self.left.spend(SETTLING)
                yield self._strike(self.targets[unit], replace(rolls, puncture=puncture), rolled)

    def _strike(self, target: Target, rolls: AttackRolls, rolled: TargetRolls) -> Strike:
        return strike_of(self.attack, rolls, target, rolled, self.ladder)

    def _begun(self, places: Mapping[Place, int]) -> dict[Place, int]:
        """Return the places with the dice that pass all that comes before, and what is punctured."""
        parts = []
        punctures = self.attack.armour.rolled.chances().ways
        dice = {
            unit: self._dice(self.targets[unit]) for unit in dict.fromkeys(place.unit for place in places)
        }
        for place, ways in places.items():
            begun = {
                place._replace(dice=number, puncture=puncture): more * times
                for number, more in dice[place.unit].ways
                for puncture, times in punctures
            }
            self.left.spend(len(begun))
            parts.append((ways, begun))
        return _mixed(parts)

    def _dice(self, target: Target) -> Chances:
        number = number_of_dice(self.attack)
        aims = (*self.attack.aims, *target.bedim)
        if not aims:
            return number
        passes = perhaps(prod((Fraction(7 - face, 6) for face in aims), start=Fraction(1)))
        self.left.spend(effort_of(number, passes))
        return compounded(number, passes)

    def _struck(self, unit: int, places: Mapping[Place, int], rolls: AttackRolls) -> dict[Place, int]:
        """Let one unit suffer until it is destroyed or nothing is left; what is left goes on to the next."""
        rest: dict[Place, int] = {}
        groups: dict[Place, dict[Place, int]] = {}
        for place, ways in places.items():
            if place.unit != unit or not (place.dice or place.spill):
                rest[place] = ways
            else:
                group = groups.setdefault(Place(unit, place.rolled, place.puncture), {})
                group[place] = ways
        parts = [(sum(rest.values()), rest)]
        for kind, group in groups.items():
            after = self._worn(self._spilt(group, kind, rolls), kind, rolls)
            parts.append((sum(group.values()), self._gone_on(after, unit)))
        return _mixed(parts)

    def _die(self, kind: Place, rolls: AttackRolls) -> Batches:
        key = (kind, rolls)
        if key not in self._known:
            target = replace(self.targets[kind.unit], bedim=())
            attack = replace(self.attack, aims=())
            strike = self._strike(target, replace(rolls, puncture=kind.puncture), kind.rolled)
            numbers = strike.die.need.times * attack.success_times * len(attack.rolled.chances().ways)
            self.left.spend(numbers * 20)
            last = kind.unit == len(self.targets) - 1
            loss, multiplied = loss_of_die(attack, target, strike), factors(attack, target)
            self._known[key] = Batches(loss, strike.saves, multiplied, target, last, self.left)
        return self._known[key]

    def _spilt(self, places: Mapping[Place, int], kind: Place, rolls: AttackRolls) -> dict[Place, int]:
        """Let a unit save against HP that the one before it had not to lose."""
        die = self._die(kind, rolls)
        most = max(place.spill for place in places)
        found: dict[Place, int] = {}
        for place, ways in places.items():
            unsaved = die.unsaved(place.spill)
            self.left.spend(len(unsaved) * (STEP + most * die.total.bit_length() // 500))
            scale = die.saved_in ** (most - place.spill)
            for number, more in unsaved:
                lost, spill = die.after(place.lost + number)
                after = place._replace(lost=lost, spill=spill)
                found[after] = found.get(after, 0) + ways * more * scale
        return found

    def _worn(self, places: Mapping[Place, int], kind: Place, rolls: AttackRolls) -> dict[Place, int]:
        """Roll the dice against a unit, batch by batch, until it is destroyed or none are left.

        Ways at n dice left are counted in powers of `die.total`, one for each die rolled so far.
        """
        target, die = self.targets[kind.unit], self._die(kind, rolls)
        most = max(place.dice for place in places)
        waiting: dict[int, dict[tuple[int, int, int], int]] = {}
        for place, ways in places.items():
            into = waiting.setdefault(place.dice, {})
            into[place.lost, place.spill, 0] = ways * die.total ** (most - place.dice)
        ended: dict[Place, int] = {}
        for number in range(most, -1, -1):
            scale = die.total**number
            for (lost, spill, tally), ways in waiting.pop(number, {}).items():
                hp = _hp(lost, target)
                if number and hp:
                    self._batch(waiting, number, lost, tally, ways, die)
                else:
                    end = kind._replace(lost=lost, dice=number, spill=spill)
                    ended[end] = ended.get(end, 0) + ways * scale
        return ended

    def _batch(
        self,
        waiting: dict[int, dict[tuple[int, int, int], int]],
        number: int,
        lost: int,
        tally: int,
        ways: int,
        die: Batches,
    ) -> None:
        """Roll as many dice at once as the unit has HP left; the last unit takes all of them."""
        hp = _hp(lost, die.target)
        batch = number if die.is_last else min(number, hp)
        costs = die.batch(batch, tally)
        self.left.spend(len(costs) * (STEP // 2 + number * die.total.bit_length() // 500))
        into = waiting.setdefault(number - batch, {})
        for (cost, tally_after), more in costs.items():
            after = (*die.after(lost + cost), tally_after)
            into[after] = into.get(after, 0) + ways * more

    def _gone_on(self, places: Mapping[Place, int], unit: int) -> dict[Place, int]:
        """Turn on the next unit where one is destroyed, and throw what is rolled once for that."""
        last = unit == len(self.targets) - 1
        thrown = () if last else self._thrown(unit + 1)
        whole = sum(ways for *_, ways in thrown) or 1
        self.left.spend(len(places) * (1 + len(thrown)) * STEP)
        found: dict[Place, int] = {}
        for place, ways in places.items():
            if last or _hp(place.lost, self.targets[unit]):
                rest = place._replace(spill=0)
                found[rest] = found.get(rest, 0) + ways * whole
                continue
            for rolled, puncture, more in thrown:
                after = Place(unit + 1, rolled, puncture, 0, place.dice, place.spill)
                found[after] = found.get(after, 0) + ways * more
        return found

    def _thrown(self, unit: int) -> tuple[tuple[TargetRolls, int, int], ...]:
        """Return what may be rolled once for a unit, and against it, with the ways to that."""
        if unit not in self._throws:
            punctures = self.attack.armour.rolled.chances().ways
            self._throws[unit] = tuple(
                (rolled, puncture, one * two)
                for rolled, one in _throws(self.targets[unit]).items()
                for puncture, two in punctures
            )
        return self._throws[unit]


def _hp(lost: int, target: Target) -> int:
    """Return the HP that a unit has left."""
    return target.pool - min(target.most_lost, max(0, lost - target.absorbs))


def _mixed(parts: Iterable[tuple[int, Mapping[Key, int]]]) -> dict[Key, int]:
    """Mix ways to something, each part with its weight whatever its own ways come to."""
    weighed = [(weight, part, sum(part.values())) for weight, part in parts if weight]
    scale = reduce(lcm, (total for *_, total in weighed), 1)
    found: dict[Key, int] = {}
    for weight, part, total in weighed:
        factor = weight * (scale // total)
        for key, ways in part.items():
            found[key] = found.get(key, 0) + ways * factor
    shared = gcd(*found.values())
    return {key: ways // shared for key, ways in found.items() if ways}
