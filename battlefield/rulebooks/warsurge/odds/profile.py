"""One weapon's attack and the unit it is aimed at, as plain numbers: all that the odds depend on.

Saves and AP are levels as everywhere in this book: 0 for none, 1 for 6+, up to 5 for 2+. What is rolled once
for the whole sequence (extra Power, stronger AP) is a throw; what was rolled already is a plain number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from battlefield.rules.core.chances import Throw

Reroll = Literal["none", "ones", "failed"]
Again = Literal["none", "sixes", "successes", "both"]
Kind = Literal["armour", "aegis"]
Barred = Literal["none", "armour", "both"]

NOTHING = Throw()
ONE = Throw(number=1)


@dataclass(frozen=True, slots=True)
class Sixes:
    """What an Attack Die does in addition whose last roll shows the highest face.

    Its HP loss is multiplied by `times` and by a throw of `rolled`; `pierces` says which saves it ignores.
    """

    times: int = 1
    rolled: Throw = NOTHING
    pierces: Barred = "none"


@dataclass(frozen=True, slots=True)
class Piercing:
    """What a weapon does to one kind of save, beside its AP.

    `breaks` lowers the bonus of a shield, `at_best` is the best level it leaves, `modifier` and `rolled` are
    dice modifiers against it (a save's floor holds off the first only); `again` has successes rolled again,
    `barred` allows no such save at all.
    """

    breaks: int = 0
    at_best: int = 5
    modifier: int = 0
    rolled: Throw = NOTHING
    again: bool = False
    barred: bool = False


PLAIN = Piercing()
PLAIN_SIXES = Sixes()


@dataclass(frozen=True, slots=True)
class Attack:
    """All weapons of one profile that a unit uses together, by `models` models.

    `attacks` and `power` are the stats with what is added to them, before they are multiplied; `aims` are the
    faces that each die has to show before it may be rolled. A successful die counts `success_times`; the HP
    loss of each die is multiplied by a throw of `rolled` (several such throws are added together), that of
    the whole weapon by `times`. Where the dice belong to so many `weapons`, in equal parts, each of these
    fails that shows too many lowest faces.
    """

    attacks: Throw
    power: Throw
    models: int = 1
    attacks_times: tuple[Throw, ...] = ()
    power_times: int = 1
    damage: int | None = None
    stunned: bool = False
    bonus: int = 0
    penalty: int = 0
    aims: tuple[int, ...] = ()
    reroll: Reroll = "none"
    reroll_sixes: bool = False
    success_times: int = 1
    ap: int = 0
    ap_more: Throw = NOTHING
    negates_aegis: bool = False
    melee: bool = False
    armour: Piercing = PLAIN
    aegis: Piercing = PLAIN
    sixes: Sixes = PLAIN_SIXES
    rolled: Throw = ONE
    times: int = 1
    elements: tuple[str, ...] = ()
    weapons: int = 0


@dataclass(frozen=True, slots=True)
class Save:
    """One kind of save of a unit.

    `more` improves it but not together with a shield: the unit uses whichever serves it better, as with
    `reroll` of its failures. `lowered` is what enemies took from it, `ignores` how many points of that and of
    dice modifiers do not count. `floor` is the level below which AP and the first modifier cannot bring it.
    """

    level: int = 0
    more: Throw = NOTHING
    lowered: int = 0
    ignores: int = 0
    shield: int = 0
    reroll: bool = False
    again: Again = "none"
    floor: int = 0


NO_SAVE = Save()


@dataclass(frozen=True, slots=True)
class Target:
    """The unit attacked: `models` living models of `hp` each, of which `wounds` HP are gone already.

    `parry` is the shield of its AEGIS in a melee, `aegis.shield` (its Ward) the one outside; `defends` lets
    all failed Armour and AEGIS Saves be rolled again; `wild` is the die of an additional save, 0 without. HP
    loss is multiplied by `times` and halved `halved` times; the first `absorbs` HP do not count, and no more
    than `at_most` are lost.
    """

    defence: int
    models: int = 1
    hp: int = 1
    wounds: int = 0
    cover: int = 0
    penalty: int = 0
    bedim: tuple[int, ...] = ()
    armour: Save = NO_SAVE
    aegis: Save = NO_SAVE
    parry: int = 0
    defends: bool = False
    emergency: bool = False
    wild: Throw = NOTHING
    elements: tuple[str, ...] = ()
    times: int = 1
    halved: int = 0
    absorbs: int = 0
    at_most: int | None = None

    @property
    def pool(self) -> int:
        """The HP it has left."""
        return self.models * self.hp - self.wounds

    @property
    def most_lost(self) -> int:
        """The most HP it can lose."""
        return self.pool if self.at_most is None else min(self.pool, self.at_most)

    def fallen(self, lost: int) -> int:
        """Tell how many of its living models a loss of HP removes; wounds gather on one model at a time."""
        return -(-self.pool // self.hp) - -(-(self.pool - lost) // self.hp)


@dataclass(frozen=True, slots=True)
class AttackRolls:
    """What was rolled once for a weapon: its Power before it is multiplied, more AP, a modifier to Armour."""

    power: int = 0
    ap_more: int = 0
    puncture: int = 0


@dataclass(frozen=True, slots=True)
class TargetRolls:
    """What was rolled once for a target: more Armour, more AEGIS, the die of its wild save."""

    armour_more: int = 0
    aegis_more: int = 0
    wild: int = 0


def attack_throws(attack: Attack) -> tuple[Throw, ...]:
    """Return the throws that `AttackRolls` are made of, in order."""
    return attack.power, attack.ap_more, attack.armour.rolled


def target_throws(target: Target) -> tuple[Throw, ...]:
    """Return the throws that `TargetRolls` are made of, in order."""
    return target.armour.more, target.aegis.more, target.wild


def power_of(attack: Attack, rolls: AttackRolls) -> int:
    """Return a weapon's Power: what is added first, then what multiplies."""
    return rolls.power * attack.power_times


def attack_dice(attack: Attack, attacks: int, factors: Sequence[int]) -> int:
    """Return the number of Attack Dice: additions first, then multiplications, then every model's."""
    for factor in factors:
        attacks *= factor
    return attacks * attack.models
