"""Odds of units merged into one: by hand, against a library of dice, and against dice that are rolled."""

from collections import Counter
from fractions import Fraction

import icepool
import pytest
from rolling import Table, assert_as_likely, one_die

from battlefield.rulebooks.warsurge.attack.power_table import EVEN
from battlefield.rulebooks.warsurge.odds.chances import TooMuchError, odds, strike_of
from battlefield.rulebooks.warsurge.odds.merged import merged_odds
from battlefield.rulebooks.warsurge.odds.profile import (
    Attack,
    AttackRolls,
    Piercing,
    Save,
    Sixes,
    Target,
    TargetRolls,
    attack_throws,
    target_throws,
)
from battlefield.rulebooks.warsurge.units.stats import level
from battlefield.rules.core.chances import Throw, certain, chances

SURE = 30  # Power that strikes Defence 14 automatically, once for each die
D6 = icepool.d6


def number(value):
    return Throw(number=value)


def sure(dice, **more):
    return Attack(number(dice), number(SURE), **more)


def tough(hp=1, **more):
    return Target(14, hp=hp, **more)


def lost(attacks, *targets):
    """Give the chances of what each unit loses."""
    return [each.lost for each in merged_odds(attacks, targets).each]


def test_dice_that_are_left_go_on_once_the_first_is_destroyed():
    found = merged_odds([Attack(number(3), number(4))], [Target(4, hp=2), Target(3)])
    assert [each.lost for each in found.each] == [chances({0: 1, 1: 3, 2: 4}), chances({0: 5, 1: 1})]
    assert found.together.lost == chances({0: 3, 1: 9, 2: 8, 3: 4})
    assert found.together.destroyed == found.each[1].destroyed == Fraction(1, 6)


def test_models_of_all_units_are_counted_together():
    found = merged_odds([sure(4)], [tough(1, models=2), tough(3)])
    assert found.together.fallen == certain(2)
    assert [each.fallen for each in found.each] == [certain(2), certain(0)]


def test_dice_that_fail_are_rolled_against_the_first_and_not_passed_on():
    first, second = lost([Attack(number(2), number(4))], Target(4, hp=2), Target(1))
    assert first == chances({0: 1, 1: 2, 2: 1})
    assert second == certain(0)


def test_hp_beyond_those_of_the_first_are_single_hits_that_the_next_may_save():
    first, second = lost([sure(1, times=4)], tough(2), tough(9, armour=Save(level(4))))
    assert (first, second) == (certain(2), chances({0: 1, 1: 2, 2: 1}))


def test_hp_that_go_on_are_neither_multiplied_nor_halved_again():
    assert lost([sure(1, times=9)], tough(1), tough(20, halved=1, times=3))[1] == certain(8)


def test_loss_is_halved_once_for_all_batches_on_a_unit():
    halved = tough(3, halved=1)
    assert lost([sure(3)], halved, tough(5)) == [certain(1), certain(0)]
    assert lost([sure(5)], halved, tough(5)) == [certain(2), certain(0)]  # three dice, then two
    batches = tough(5, halved=1)
    assert lost([sure(8)], batches, tough(5)) == [certain(4), certain(0)]  # five dice, then three
    assert lost([sure(9)], batches, tough(5)) == [certain(4), certain(0)]  # five, three, then one
    assert lost([sure(10)], batches, tough(5)) == [certain(5), certain(0)]
    assert lost([sure(8), sure(1)], batches, tough(5)) == [certain(5), certain(0)]  # a tally for each weapon


@pytest.mark.parametrize(("times", "halves", "dice", "hp"), [(1, 2, 13, 3), (3, 1, 5, 4), (1, 1, 9, 7)])
def test_batches_cost_what_all_their_dice_would_cost_at_once(times, halves, dice, hp):
    attack = sure(dice, times=times)
    alone = odds([attack], tough(hp, halved=halves)).lost
    assert lost([attack], tough(hp, halved=halves), tough(9))[0] == alone


def test_what_the_first_absorbs_goes_on_to_nobody():
    assert lost([sure(1, times=6)], tough(3, absorbs=2), tough(9)) == [certain(3), certain(1)]


def test_who_may_lose_no_more_stands_before_the_others_to_the_end():
    assert lost([sure(9, times=4)], tough(4, at_most=2), tough(9)) == [certain(2), certain(0)]


def test_the_next_weapon_goes_on_where_the_last_one_ended():
    assert lost([sure(3), sure(2)], tough(2), tough(2), tough(2)) == [certain(2), certain(2), certain(1)]


def test_each_has_its_own_cover_and_shields():
    weapon = Attack(number(4), number(4), aims=(2,))
    first, second = Target(2, hp=2, cover=2), Target(2, hp=2, parry=3, aegis=Save(level(5), shield=1))
    ranged = merged_odds([weapon], [first, second])
    melee = merged_odds([Attack(number(4), number(4), aims=(2,), melee=True)], [first, second])
    assert ranged.each[0] == melee.each[0]
    assert ranged.each[1].mean > melee.each[1].mean


def test_bedim_of_who_suffers_first_counts_for_all_dice():
    dim, plain = tough(2, bedim=(4,)), tough(9)
    assert lost([sure(3)], dim, plain)[1] == chances({0: 7, 1: 1})
    assert lost([sure(3)], tough(2), tough(9, bedim=(4,)))[1] == certain(1)


def test_a_six_that_pierces_saves_does_not_carry_that_on():
    weapon = sure(1, times=3, sixes=Sixes(pierces="both"))
    assert lost([weapon], tough(1), tough(5, armour=Save(level(2)))) == lost(
        [sure(1, times=3)], tough(1), tough(5, armour=Save(level(2)))
    )


def test_puncture_is_thrown_for_each_unit():
    weapon = sure(1, times=3, armour=Piercing(rolled=Throw((3,))))
    second = tough(5, armour=Save(level(4)))
    through = [Fraction(4, 6), Fraction(5, 6), Fraction(1)]
    assert lost([weapon], tough(1), second)[1].chance(2) == sum(p * p for p in through) / 3


def test_a_single_unit_in_a_list_has_the_odds_of_a_single_unit():
    weapon, unit = Attack(number(6), Throw((3,), 2)), Target(4, models=3, hp=2, armour=Save(2))
    assert merged_odds([weapon], [unit]).together == odds([weapon], unit)


def test_units_alike_that_cannot_lose_more_than_a_hit_each_are_as_one_unit():
    """With one HP for each success it does not matter where one unit ends and the next begins."""
    weapon = Attack(number(9), number(4), reroll="ones")
    apart = merged_odds([weapon] * 2, [Target(5, models=n, armour=Save(2)) for n in (3, 1, 4)])
    assert apart.together.lost == odds([weapon] * 2, Target(5, models=8, armour=Save(2))).lost


@pytest.mark.campaign
def test_so_many_dice_against_so_many_units_are_refused():
    with pytest.raises(TooMuchError, match="so many dice"):
        merged_odds([sure(900, rolled=Throw((6,) * 5))], [tough(200), tough(100)])


# against an independent library of dice


def close(found, die):
    """Tell whether two distributions agree to 1e-12 in every chance."""
    expected = {outcome: float(die.probability(outcome)) for outcome in die}
    mine = dict(found.floats())
    return all(abs(mine.get(n, 0) - expected.get(n, 0)) <= 1e-12 for n in {*mine, *expected})


def in_turn(dice, units, spill=0):
    """Give a die of the HP that units lose: each has its HP, what one die costs, and what one spilt HP does.

    Written from the rules, with nothing of the program: as many dice at once as the first has HP left.
    """
    (hp, cost, spilt), *others = units
    if spill:
        after = (spill @ spilt).map(lambda n: min(n, hp) + 1000 * max(0, n - hp) if others else min(n, hp))
        return after.map(lambda n: going_on(dice, units, n % 1000, n // 1000))
    if not dice:
        return icepool.Die([0])
    batch = min(dice, hp) if others else dice
    return (batch @ cost).map(lambda n: going_on(dice - batch, units, min(n, hp), max(0, n - hp)))


def going_on(dice, units, lost_now, beyond):
    (hp, *rest), *others = units
    if lost_now < hp:
        return in_turn(dice, [(hp - lost_now, *rest), *others]) + lost_now
    return in_turn(dice, others, beyond) + hp if others else icepool.Die([hp])


def hits(least, saves=7):
    """A die that gives 1 where a face is enough and is not saved."""
    return D6.map(lambda shown: int(shown >= least)) * D6.map(lambda shown: int(shown < saves))


@pytest.mark.parametrize("dice", [1, 4, 9])
def test_three_units_in_turn_agree_with_a_library_of_dice(dice):
    targets = [Target(4, models=3, armour=Save(level(5))), Target(5, hp=2), Target(3, hp=4, aegis=Save(3))]
    units = [(3, hits(4, 5), None), (2, hits(5), None), (4, hits(3, 4), None)]
    found = merged_odds([Attack(number(dice), number(4))], targets)
    assert close(found.together.lost, in_turn(dice, units))


def test_losses_that_are_rolled_and_spill_agree_with_a_library_of_dice():
    weapon = Attack(number(5), number(4), rolled=Throw((3,)))
    targets = [Target(4, hp=3, armour=Save(level(4))), Target(4, hp=2, aegis=Save(level(5))), Target(5, hp=5)]
    units = [
        (3, hits(4, 4) * icepool.d3, None),
        (2, hits(4, 5) * icepool.d3, D6.map(lambda shown: int(shown < 5))),
        (5, hits(5) * icepool.d3, icepool.Die([1])),
    ]
    assert close(merged_odds([weapon], targets).together.lost, in_turn(5, units))


# against dice that are rolled


def rolled_in_turn(table, attack, targets):
    """Roll one weapon against units in turn; give the HP that all of them lose."""
    thrown = [TargetRolls(*map(table.throw, target_throws(each))) for each in targets]
    power, more, puncture = attack_throws(attack)
    settled = (table.throw(power), table.throw(more))
    left = [each.most_lost for each in targets]
    rolls = [AttackRolls(*settled, table.throw(puncture)) for _ in targets]
    strikes = [strike_of(attack, r, t, x, EVEN) for r, t, x in zip(rolls, targets, thrown, strict=True)]
    faces = (*attack.aims, *targets[0].bedim)
    dice = sum(all(table.die(6) >= face for face in faces) for _ in range(table.throw(attack.attacks)))
    plain, beyond = Attack(attack.attacks, attack.power, **kept(attack)), 0
    for n, target in enumerate(targets):
        tally = 0
        saved = sum(any(table.judged(save.judge) for save in strikes[n].saves) for _ in range(beyond))
        beyond, left[n] = max(0, beyond - saved - left[n]), max(0, left[n] - beyond + saved)
        while dice and left[n]:
            batch = dice if n == len(targets) - 1 else min(dice, left[n])
            dice -= batch
            total = sum(one_die(table, plain, Target(0), strikes[n]) for _ in range(batch))
            cost = -in_all(tally, attack, target)
            tally += total
            cost += in_all(tally, attack, target)
            beyond, left[n] = max(0, cost - left[n]), max(0, left[n] - cost)
        if left[n]:
            break
    return sum(each.most_lost for each in targets) - sum(left)


def in_all(total, attack, target):
    return max(1, total * attack.times * target.times // 2**target.halved) if total else 0


def kept(attack):
    return {"rolled": attack.rolled, "sixes": attack.sixes, "success_times": attack.success_times}


PUNCTURED = Piercing(rolled=Throw((3,)))
SCENARIOS = {
    "throws": (
        Attack(
            Throw((6,), 2), Throw((3,), 2), ap=1, ap_more=Throw((3,)), armour=Piercing(rolled=Throw((3,)))
        ),
        [
            Target(4, models=3, armour=Save(level(3), more=Throw((3,)))),
            Target(3, hp=4, armour=Save(level(2))),
        ],
    ),
    "sixes": (
        Attack(number(4), number(5), sixes=Sixes(2, Throw((3,)), "both"), times=2, aims=(2,)),
        [Target(4, hp=3, halved=1, bedim=(2,)), Target(5, hp=6, wild=Throw((6,))), Target(5, hp=3)],
    ),
    "chains": (
        Attack(number(12), number(3), reroll="failed", success_times=3),
        [Target(7, hp=2), Target(5, hp=5, aegis=Save(level(4), reroll=True)), Target(6, hp=4)],
    ),
}


@pytest.mark.campaign
@pytest.mark.parametrize("name", SCENARIOS)
def test_dice_rolled_against_units_in_turn_come_out_as_the_odds_say(name):
    attack, targets = SCENARIOS[name]
    seen = Counter(rolled_in_turn(Table(game), attack, targets) for game in range(1200))
    assert_as_likely(seen, merged_odds([attack], targets).together.lost)
