"""Attacks rolled die by die as a hand on a table would, and whether enough of them come out as odds say."""

from itertools import count

from battlefield.rulebooks.warsurge.odds.chances import strike_of
from battlefield.rulebooks.warsurge.odds.profile import (
    AttackRolls,
    TargetRolls,
    attack_dice,
    attack_throws,
    target_throws,
)
from battlefield.rules.core.chances import Throw
from battlefield.rules.core.dice import face

LIMITS = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 7: 24.3, 8: 26.1, 9: 27.9, 10: 29.6, 11: 31.3}
LIMITS |= {12: 32.9, 13: 34.5, 14: 36.1, 15: 37.7, 16: 39.3, 17: 40.8, 18: 42.3, 19: 43.8, 20: 45.3}


class Table:
    """Dice rolled one after the other, each with a number of its own."""

    def __init__(self, seed):
        self.seed, self.numbers = seed, count()

    def die(self, sides):
        return face(self.seed, 1, next(self.numbers), sides)

    def throw(self, throw):
        return throw.total([self.die(sides) for sides in throw.dice])

    def judged(self, judge, sides=6, lowest=1):
        faces = []
        while (verdict := judge(faces)) is None:
            faces.append(self.die(sides) - 1 + lowest)
        return verdict


def played(table, attack, target, ladder):
    """Play one attack sequence of one weapon with rolled dice; give the HP lost."""
    rolled = TargetRolls(*(table.throw(throw) for throw in target_throws(target)))
    rolls = AttackRolls(*(table.throw(throw) for throw in attack_throws(attack)))
    factors = [table.throw(throw) for throw in attack.attacks_times]
    strike = strike_of(attack, rolls, target, rolled, ladder)
    total = 0
    for _ in range(attack_dice(attack, table.throw(attack.attacks), factors)):
        total += one_die(table, attack, target, strike)
    halves = target.halved
    loss = max(1, total * attack.times * target.times // 2**halves) if total else 0
    return min(target.most_lost, max(0, loss - target.absorbs))


def one_die(table, attack, target, strike):
    if any(table.die(6) < needed for needed in (*attack.aims, *target.bedim)):
        return 0
    need = strike.die.need
    passed, six = table.judged(strike.die.judge, need.die.sides, need.die.lowest)
    if need.is_automatic:
        six = table.die(need.die.sides) == need.die.sides
    if not passed:
        return 0
    saves = strike.saves_on_six if six else strike.saves
    unsaved = 0
    for _ in range(need.times * attack.success_times):
        unsaved += not any(table.judged(save.judge) for save in saves)
    if not unsaved:
        return 0
    factor = table.throw(attack.rolled)
    if six:
        more = table.throw(attack.sixes.rolled)
        factor = (more if attack.rolled == Throw(number=1) and more else factor + more) * attack.sixes.times
    return unsaved * factor


def assert_as_likely(seen, found):
    """Compare what was seen with chances by chi square at 0.1 %; what is left of the tail is not counted."""
    games = sum(seen.values())
    assert set(seen) <= set(found.numbers)
    bins, rest, met = 0, 0.0, 0
    square = 0.0
    for lost, chance in found.floats():
        rest, met = rest + chance * games, met + seen[lost]
        if rest >= 8:
            square += (met - rest) ** 2 / rest
            bins, rest, met = bins + 1, 0.0, 0
    assert bins >= 3
    assert square < LIMITS[bins - 1]
