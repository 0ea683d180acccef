"""Which saves a success has to get past: stats first, then AP, then what softens a save that AP left."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.odds.dice import SaveDie
from battlefield.rulebooks.warsurge.odds.profile import (
    Again,
    Attack,
    AttackRolls,
    Kind,
    Piercing,
    Save,
    Target,
    TargetRolls,
    power_of,
)
from battlefield.rulebooks.warsurge.units.stats import BEST_LEVEL, face
from battlefield.rules.core.chances import Throw

_EMERGENCY = SaveDie(2)


def saves_against(
    attack: Attack, rolls: AttackRolls, target: Target, rolled: TargetRolls, *, six: bool = False
) -> tuple[SaveDie, ...]:
    """Return the saves in a row that a success has to get past; `six` for a die with the highest face."""
    ap = min(BEST_LEVEL, attack.ap + rolls.ap_more)
    barred = attack.sixes.pierces if six else "none"
    sheer = power_of(attack, rolls) >= 2 * (target.defence + target.cover)
    armour = replace(attack.armour, rolled=Throw(number=rolls.puncture))
    armour = replace(armour, barred=armour.barred or barred != "none")
    aegis = replace(attack.aegis, barred=attack.aegis.barred or barred == "both")
    on_armour, on_aegis = (0, ap) if attack.negates_aegis else (ap, 0)
    found = (
        pierced(_kept(target, "armour", rolled, attack, sheer), armour, on_armour, target.defends),
        pierced(_kept(target, "aegis", rolled, attack, sheer), aegis, on_aegis, target.defends),
        _EMERGENCY if target.emergency else None,
        _wild(target, rolled.wild, armour, on_armour),
    )
    return tuple(save for save in found if save is not None)


def _kept(target: Target, kind: Kind, rolled: TargetRolls, attack: Attack, sheer: bool) -> Save:
    """Return a save with the shield that counts now; sheer Power takes its floor away."""
    if kind == "armour":
        kept = replace(target.armour, more=Throw(number=rolled.armour_more))
        return replace(kept, floor=0) if sheer else kept
    shield = target.parry if attack.melee else target.aegis.shield
    return replace(target.aegis, more=Throw(number=rolled.aegis_more), shield=shield, floor=0)


def _wild(target: Target, die: int, piercing: Piercing, ap: int) -> SaveDie | None:
    """Return the additional save: what pierces or lowers armour works on it, what helps armour does not."""
    if not die:
        return None
    save = Save(7 - max(2, die), lowered=target.armour.lowered, reroll=die == 1)
    return pierced(save, replace(piercing, again=False, breaks=0), ap)


def pierced(save: Save, piercing: Piercing, ap: int, defends: bool = False) -> SaveDie | None:
    """Return what a save needs against a weapon, or None; throws have to be plain numbers by now.

    Where a shield excludes other help, the better of the two is used.
    """
    if piercing.barred:
        return None
    shield = max(0, save.shield - piercing.breaks)
    ways = [(save.more.number, save.reroll or defends)]
    if shield:
        ways.append((shield, defends))
    twice: Again = "both" if save.again == "sixes" else "successes"
    again = twice if piercing.again else save.again
    needs = [(_face(save, gain, piercing, ap), reroll) for gain, reroll in ways]
    dice = [SaveDie(least, reroll, again) for least, reroll in needs if least is not None]
    return max(dice, key=lambda each: each.chance, default=None)


def _face(save: Save, gain: int, piercing: Piercing, ap: int) -> int | None:
    """Work out the least face that saves, or None: the stat, AP, then dice modifiers."""
    ignored = min(save.ignores, save.lowered)
    left = save.ignores - ignored
    start = max(0, min(BEST_LEVEL, save.level + gain - save.lowered + ignored))
    floor = min(save.floor, start)
    if start <= ap:
        return face(floor)
    cut, left = _spared(max(0, start - piercing.at_best), left)
    soft = start - cut
    modifier, left = _spared(piercing.modifier, left)
    kept = max(soft - modifier, min(floor, soft))
    more, _ = _spared(piercing.rolled.number, left)
    return face(max(0, kept - more))


def _spared(points: int, ignored: int) -> tuple[int, int]:
    """Take ignored points off; give what is left of both."""
    return max(0, points - ignored), max(0, ignored - points)
