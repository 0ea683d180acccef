"""Odds against two others: an independent library of dice, and dice rolled one after the other.

The library is told the rules anew, in its own terms, from the numbers of a scenario. The rolled dice use the
program's judgement of each roll, but add up and save as a hand on a table would.
"""

from collections import Counter
from itertools import count

import icepool
import pytest

from battlefield.rulebooks.warsurge.odds import hp_lost, strike_of
from battlefield.rulebooks.warsurge.odds_profile import (
    Attack,
    AttackRolls,
    Piercing,
    Save,
    Sixes,
    Target,
    TargetRolls,
    attack_dice,
    attack_throws,
    target_throws,
)
from battlefield.rulebooks.warsurge.stats import level
from battlefield.rulebooks.warsurge.table import EVEN, LADDERS
from battlefield.rules.chances import Throw
from battlefield.rules.dice import face

D6 = icepool.d6


def number(value):
    return Throw(number=value)


def close(found, die):
    """Tell whether two distributions agree to 1e-12 in every chance."""
    expected = {outcome: float(die.probability(outcome)) for outcome in die}
    mine = dict(found.floats())
    return all(abs(mine.get(n, 0) - expected.get(n, 0)) <= 1e-12 for n in {*mine, *expected})


def roll(needed, *, reroll=(), force=()):
    """Give 1 for at least `needed`: some faces are rolled again, then others have to be."""
    first = D6.map(lambda shown: D6 if shown in reroll else shown)
    last = first.map(lambda shown: D6 if shown in force else shown)
    return last.map(lambda shown: int(shown >= needed))


def through(*saves):
    """A die that gives 1 where a success gets past all saves."""
    return icepool.map(lambda *saved: int(not any(saved)), *saves) if saves else icepool.Die([1])


def below(needed):
    return range(1, needed)


def above(needed):
    return range(needed, 7)


def capped(die, most):
    return die.map(lambda total: min(total, most))


def test_two_saves_in_a_row():
    found = hp_lost(
        [Attack(number(3), number(4), models=5)], Target(4, models=9, armour=Save(4), aegis=Save(2))
    )
    each = icepool.map(lambda hit, past: hit * past, roll(4), through(roll(3), roll(5)))
    assert close(found, capped(15 @ each, 9))


def test_rerolls_on_both_sides():
    weapon = Attack(number(12), number(5), reroll="failed", armour=Piercing(again=True))
    target = Target(6, hp=12, armour=Save(level(3), reroll=True), aegis=Save(level(5), again="sixes"))
    armour = roll(3, reroll=below(3), force=above(3))
    each = icepool.map(
        lambda hit, past: hit * past, roll(5, reroll=below(5)), through(armour, roll(5, force=(6,)))
    )
    assert close(hp_lost([weapon], target), 12 @ each)


def test_rerolled_ones_and_cursed_sixes():
    for reroll, sixes, again in (("ones", False, (1,)), ("none", True, (6,)), ("ones", True, (1, 6))):
        weapon = Attack(number(7), number(4), reroll=reroll, reroll_sixes=sixes)
        assert close(hp_lost([weapon], Target(3, hp=7)), 7 @ roll(3, reroll=again))


def test_multipliers_of_successes_and_rolled_losses():
    weapon = Attack(number(4), number(10), success_times=3, rolled=Throw((6,)), times=2)
    target = Target(2, models=30, hp=4, armour=Save(level(4)), halved=1)  # Ax2: six saves for each die
    unsaved = 6 @ roll(4).map(lambda saved: 1 - saved)
    each = unsaved.map(lambda n: n * D6 if n else 0)
    assert close(hp_lost([weapon], target), capped(4 @ each, 120))


def test_sixes_that_pierce_and_multiply():
    sixes = Sixes(3, Throw((3,)), "armour")
    weapon = Attack(number(5), number(4), rolled=Throw((3,)), sixes=sixes)
    target = Target(5, hp=60, armour=Save(level(3)), aegis=Save(level(5)), halved=1, absorbs=2)

    def loss(shown):
        if shown < 5:
            return 0
        past = through(roll(5)) if shown == 6 else through(roll(3), roll(5))
        factor = 3 * (icepool.d3 + icepool.d3) if shown == 6 else icepool.d3
        return past * factor

    total = (5 @ D6.map(loss)).map(lambda n: max(1, n // 2) if n else 0)
    assert close(hp_lost([weapon], target), total.map(lambda n: min(60, max(0, n - 2))))


def test_rolled_attacks_and_everything_before_the_dice():
    weapon = Attack(Throw((3,), 1), number(4), models=3, attacks_times=(Throw((6,)),), aims=(3, 5))
    target = Target(4, models=40, bedim=(4,))
    passed = icepool.map(lambda *rolls: int(all(rolls)), roll(3), roll(5), roll(4), roll(4))
    dice = icepool.map(lambda base, times: (base + 1) * times * 3, icepool.d3, D6)
    assert close(hp_lost([weapon], target), capped(dice.map(lambda n: n @ passed if n else 0), 40))


def test_power_ap_and_puncture_rolled_once_for_all_dice():
    weapon = Attack(
        number(6), Throw((3,), 3), ap=level(6), ap_more=Throw((3,)), armour=Piercing(rolled=Throw((3,)))
    )
    target = Target(5, hp=6, armour=Save(level(3)))

    def sequence(power, ap, puncture):
        pierced = 6 - ap <= 3
        least = 3 + puncture
        past = through() if pierced or least > 6 else through(roll(least))
        return 6 @ icepool.map(lambda hit, past: hit * past, roll(4 + 5 - 3 - power), past)

    assert close(hp_lost([weapon], target), icepool.map(sequence, icepool.d3, icepool.d3, icepool.d3))


def test_chains_of_sixes_with_a_reroll():
    weapon = Attack(number(9), number(1), reroll="failed")  # 6/4+ against 6
    first = roll(6)

    def chain(hit):
        return (
            roll(4, reroll=below(4)) if hit else icepool.map(lambda six, last: six * last, roll(6), roll(4))
        )

    assert close(hp_lost([weapon], Target(6, hp=9)), 9 @ first.map(chain))


def test_all_saves_at_once():
    target = Target(
        4,
        hp=40,
        armour=Save(level(4), more=Throw((3,))),
        aegis=Save(level(6)),
        emergency=True,
        wild=Throw((6,)),
    )

    def sequence(more, wild):
        armour = roll(max(2, 4 - more))
        odd = roll(2, reroll=(1,)) if wild == 1 else roll(wild)
        return 20 @ icepool.map(lambda hit, past: hit * past, roll(4), through(armour, roll(6), roll(2), odd))

    assert close(hp_lost([Attack(number(20), number(4))], target), icepool.map(sequence, icepool.d3, D6))


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
        factor = (more if attack.rolled == number(1) and more else factor + more) * attack.sixes.times
    return unsaved * factor


SCENARIOS = {
    "plain": (Attack(number(3), number(4)), Target(4, hp=9, armour=Save(level(5))), EVEN),
    "rerolls": (
        Attack(number(4), number(4), reroll="ones", reroll_sixes=True, armour=Piercing(again=True)),
        Target(5, hp=4, armour=Save(level(4), reroll=True), aegis=Save(level(6))),
        EVEN,
    ),
    "chain": (Attack(number(30), number(2), reroll="failed"), Target(6, hp=9), EVEN),
    "steep": (Attack(number(40), number(1), reroll="failed"), Target(4, hp=9), LADDERS["steep"]),
    "ten": (
        Attack(number(4), number(6), reroll="ones", sixes=Sixes(2)),
        Target(7, hp=9, penalty=1),
        LADDERS["d10"],
    ),
    "throws": (
        Attack(
            Throw((3,)), Throw((3,), 2), models=2, attacks_times=(Throw((2,)),), ap=1, ap_more=Throw((6,))
        ),
        Target(4, hp=12, armour=Save(level(3), more=Throw((3,))), wild=Throw((6,))),
        EVEN,
    ),
    "sixes": (
        Attack(number(2), number(12), success_times=3, aims=(2,), sixes=Sixes(2, Throw((3,)), "both")),
        Target(4, hp=20, armour=Save(level(2)), aegis=Save(level(5)), halved=1, absorbs=1),
        EVEN,
    ),
}
GAMES = 1500
LIMITS = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 7: 24.3, 8: 26.1, 9: 27.9, 10: 29.6, 11: 31.3}
LIMITS |= {12: 32.9, 13: 34.5, 14: 36.1, 15: 37.7, 16: 39.3, 17: 40.8, 18: 42.3, 19: 43.8, 20: 45.3}


@pytest.mark.parametrize("name", SCENARIOS)
def test_rolled_dice_come_out_as_the_odds_say(name):
    attack, target, ladder = SCENARIOS[name]
    seen = Counter(played(Table(game), attack, target, ladder) for game in range(GAMES))
    found = hp_lost([attack], target, ladder)
    assert set(seen) <= set(found.numbers)
    bins, rest, met = 0, 0.0, 0
    square = 0.0
    for lost, chance in found.floats():
        rest, met = rest + chance * GAMES, met + seen[lost]
        if rest >= 8:
            square += (met - rest) ** 2 / rest
            bins, rest, met = bins + 1, 0.0, 0
    assert bins >= 3
    assert square < LIMITS[bins - 1]  # chi square at 0.1 %; what is left of the tail is not counted
