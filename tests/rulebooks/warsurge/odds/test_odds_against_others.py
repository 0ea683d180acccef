"""Odds against two others: an independent library of dice, and dice rolled one after the other.

The library is told the rules anew, in its own terms, from the numbers of a scenario. The rolled dice use the
program's judgement of each roll, but add up and save as a hand on a table would.
"""

from collections import Counter

import icepool
import pytest
from campaigns import oftener, tries
from rolling import Table, assert_as_likely, played

from battlefield.rulebooks.warsurge.attack.power_table import EVEN, LADDERS
from battlefield.rulebooks.warsurge.odds.chances import hp_lost
from battlefield.rulebooks.warsurge.odds.profile import (
    Attack,
    Piercing,
    Save,
    Sixes,
    Target,
)
from battlefield.rulebooks.warsurge.units.stats import level
from battlefield.rules.core.chances import Throw

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
GAMES = tries(1500, 400)


@oftener
@pytest.mark.parametrize("name", SCENARIOS)
def test_rolled_dice_come_out_as_the_odds_say(name):
    attack, target, ladder = SCENARIOS[name]
    seen = Counter(played(Table(game), attack, target, ladder) for game in range(GAMES))
    found = hp_lost([attack], target, ladder)
    assert_as_likely(seen, found)
