"""Odds by hand: the worked figures of the book, and short sums that fit on a slip of paper."""

from fractions import Fraction
from math import comb

import pytest

from battlefield.rulebooks.warsurge.attack.power_table import TEN, Need
from battlefield.rulebooks.warsurge.odds.chances import TooMuchError, hp_lost, loss_of_die, odds, strike_of
from battlefield.rulebooks.warsurge.odds.dice import AttackDie, SaveDie
from battlefield.rulebooks.warsurge.odds.profile import (
    Attack,
    AttackRolls,
    Piercing,
    Save,
    Sixes,
    Target,
    TargetRolls,
    power_of,
)
from battlefield.rulebooks.warsurge.odds.saves import pierced, saves_against
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS, doublings
from battlefield.rulebooks.warsurge.units.stats import level
from battlefield.rules.core.chances import Throw, certain, chances

SURE = 20  # Power that strikes Defence 14 automatically, once for each die


def number(value):
    return Throw(number=value)


def attack(dice=1, power=4, **more):
    return Attack(number(dice), number(power), **more)


def sure(dice, **more):
    """Attack Dice that all succeed once; nothing saves against them unless the target does."""
    return attack(dice, SURE, **more)


def tough(hp=100, **more):
    return Target(14, hp=hp, **more)


def lost(attacks, target):
    return hp_lost([attacks], target)


def test_one_die_that_needs_four_takes_a_hit_point_half_the_time():
    assert lost(attack(), Target(4, hp=3)) == chances({0: 1, 1: 1})


def test_dice_of_a_kind_follow_the_binomial():
    found = lost(attack(2, 4, models=5), Target(5, models=20))  # 5+: a third each
    assert [found.chance(n) for n in range(11)] == [
        Fraction(comb(10, n) * 2 ** (10 - n), 3**10) for n in range(11)
    ]


def test_hit_points_that_a_target_has_not_are_lost_to_nobody():
    assert lost(sure(5), tough(3)) == certain(3)
    assert lost(sure(4, times=2), tough(5)) == certain(5)


def test_two_successes_multiplied_by_three_meet_six_saves():
    found = lost(sure(2, success_times=3), tough(armour=Save(level(4))))
    assert [found.chance(n) for n in range(7)] == [Fraction(comb(6, n), 64) for n in range(7)]


def test_the_multiplier_of_the_table_comes_before_that_of_the_weapon():
    assert lost(attack(1, 10, success_times=5), Target(1, hp=100)) == certain(10)  # Ax2


def test_two_unsaved_dice_multiplied_by_three_take_six_hit_points():
    assert lost(sure(2, times=3), tough()) == certain(6)


def test_two_dice_that_roll_a_four_and_a_two_take_six_hit_points():
    found = lost(sure(2, rolled=Throw((6,))), tough())
    assert found.chance(6) == Fraction(5, 36)  # 1+5, 2+4, 3+3, 4+2, 5+1
    assert found.mean == 7


def test_a_die_rolls_its_loss_once_for_all_of_its_successes():
    found = lost(sure(1, success_times=3, rolled=Throw((6,))), tough())
    assert found.numbers == (3, 6, 9, 12, 15, 18)


def test_two_throws_for_a_loss_are_added_and_then_multiplied():
    found = lost(sure(1, rolled=Throw((6, 3)), times=2), tough())
    assert found.chance(4) == Fraction(1, 18) and found.numbers[-1] == 18 and found.mean == 11


def test_five_hit_points_halved_are_two():
    assert lost(sure(5), tough(halved=1)) == certain(2)


def test_a_loss_is_halved_once_for_all_dice_and_stays_at_least_one():
    assert lost(sure(1), tough(halved=3)) == certain(1)
    assert lost(sure(7), tough(halved=2)) == certain(1)
    assert lost(sure(9, times=3), tough(halved=1)) == certain(13)


def test_no_loss_at_all_is_not_raised_to_one():
    assert lost(attack(), Target(4, hp=9, halved=2)).chance(0) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("weapon", "unit", "expected"),
    [
        (("Water",), ("Fire", "Earth"), 2),
        (("Ice",), ("Ice", "Spirit"), -2),
        (("Fire", "Electric", "Ice"), ("Water",), 1),
        (ELEMENTS, ELEMENTS, 0),
        (("Wind",), ("Light",), 0),
        ((), ("Light",), 0),
    ],
)
def test_pairs_of_elements_are_counted(weapon, unit, expected):
    assert doublings(weapon, unit) == expected


def test_elements_multiply_and_divide_the_loss():
    assert lost(sure(3, elements=("Water",)), tough(elements=("Fire", "Earth"))) == certain(12)
    assert lost(sure(9, elements=("Ice",)), tough(elements=("Ice", "Spirit"))) == certain(2)
    assert lost(sure(5, elements=("Fire", "Electric", "Ice")), tough(elements=("Water",))) == certain(10)


def test_what_is_absorbed_comes_off_the_whole_loss():
    assert lost(sure(5), tough(absorbs=1)) == certain(4)
    assert lost(sure(2), tough(absorbs=3)) == certain(0)
    assert hp_lost([sure(2), sure(2)], tough(absorbs=3)) == certain(1)


def test_a_target_loses_no_more_than_it_may_this_turn():
    found = odds([sure(20)], tough(15, at_most=8))
    assert found.lost == certain(8) and found.destroyed == 0


def test_power_is_added_before_it_is_doubled():
    assert power_of(Attack(number(1), Throw.parse("5+3"), power_times=2), AttackRolls(8)) == 16


def test_attacks_are_added_before_they_are_multiplied_for_every_model():
    weapon = Attack(Throw.parse("2+1"), number(SURE), models=4, attacks_times=(number(5), number(2)))
    assert lost(weapon, tough(1000)) == certain(120)


def test_a_multiplier_that_is_rolled_counts_for_all_models_at_once():
    weapon = Attack(number(2), number(SURE), models=3, attacks_times=(Throw((3, 3)),))
    assert lost(weapon, tough()).ways == ((12, 1), (18, 2), (24, 3), (30, 2), (36, 1))


def test_power_that_is_rolled_counts_for_all_dice_at_once():
    found = lost(Attack(number(2), Throw((2,), 3)), Target(4, hp=9))  # 4+ or 3+
    assert found.chance(2) == (Fraction(1, 4) + Fraction(4, 9)) / 2


def test_a_die_has_to_pass_everything_before_it_is_rolled():
    found = lost(attack(1, 4, aims=(3, 4)), Target(4, hp=9, bedim=(5,)))
    assert found.chance(1) == Fraction(4, 6) * Fraction(3, 6) * Fraction(2, 6) * Fraction(1, 2)


@pytest.mark.parametrize(
    ("die", "chance"),
    [
        (AttackDie(Need((4,)), "failed"), Fraction(3, 4)),
        (AttackDie(Need((4,)), "ones"), Fraction(1, 2) + Fraction(1, 12)),
        (AttackDie(Need((5,)), "none", True), Fraction(1, 6) + Fraction(1, 6) * Fraction(1, 3)),
        (AttackDie(Need((6, 4)), "failed"), Fraction(5, 72) + Fraction(1, 6) * Fraction(3, 4)),
        (AttackDie(Need((6, 6)), "none", True), Fraction(1, 216)),
        (AttackDie(Need((8,), die=TEN), "ones"), Fraction(2, 10) + Fraction(2, 100)),
        (AttackDie(Need()), Fraction(1)),
        (AttackDie(Need(times=0), "failed"), Fraction(0)),
    ],
)
def test_rerolls_of_attack_dice(die, chance):
    assert die.chance == chance


def test_the_last_roll_of_an_attack_die_tells_whether_it_is_a_six():
    assert AttackDie(Need((6, 4))).judge((6, 5)) == (True, False)
    assert AttackDie(Need((6, 4))).judge((6, 6)) == (True, True)
    assert AttackDie(Need((4,)), "failed").judge((2, 6)) == (True, True)
    assert AttackDie(Need((4,)), "failed").judge((2,)) is None
    assert AttackDie(Need()).endings() == {(True, False): Fraction(5, 6), (True, True): Fraction(1, 6)}


@pytest.mark.parametrize(
    ("die", "chance"),
    [
        (SaveDie(4), Fraction(1, 2)),
        (SaveDie(4, reroll=True), Fraction(3, 4)),
        (SaveDie(4, again="successes"), Fraction(1, 4)),
        (SaveDie(4, reroll=True, again="successes"), Fraction(3, 8)),
        (SaveDie(5, again="sixes"), Fraction(1, 6) + Fraction(1, 6) * Fraction(1, 3)),
        (SaveDie(5, reroll=True, again="sixes"), Fraction(10, 36) + Fraction(10, 36) / 3),
    ],
)
def test_rerolls_of_saves(die, chance):
    assert die.chance == chance


def against(save, ap=None, defends=False, **piercing):
    """The face that a save needs, or None."""
    found = pierced(save, Piercing(**piercing), level(ap), defends)
    return None if found is None else found.face


def test_ap_ignores_a_save_as_good_as_itself_and_worse_ones():
    assert [against(Save(level(save)), 3) for save in (2, 3, 4, None)] == [2, None, None, None]
    assert against(Save(level(6))) == 6 and against(Save()) is None


def test_a_lowered_stat_is_compared_with_ap_and_a_modifier_is_not():
    assert against(Save(level(3), lowered=1), 4) is None
    assert against(Save(level(2)), 3, modifier=1) == 3
    assert against(Save(level(5), lowered=2)) is None


def test_a_modifier_of_two_makes_three_five():
    assert against(Save(level(3)), rolled=number(2)) == 5
    assert against(Save(level(3)), modifier=2, rolled=number(2)) is None


def test_a_gained_save_begins_at_six_and_ends_at_two():
    assert against(Save(0, more=number(1))) == 6
    assert against(Save(level(3), more=number(6))) == 2


def test_points_that_are_ignored_come_off_the_stat_first():
    assert against(Save(level(3), lowered=1, ignores=2), modifier=2) == 4
    assert against(Save(level(3), lowered=1, ignores=1), 4) == 3


def test_a_save_cut_to_a_level_is_not_pierced_by_ap_of_that_level():
    assert against(Save(level(2)), 4, at_best=level(4)) == 4
    assert against(Save(level(5)), None, at_best=level(4)) == 5


def test_a_floor_holds_against_ap_and_the_first_modifier_only():
    durable = Save(level(3), floor=level(5))
    assert against(durable, 2) == 5
    assert against(durable, modifier=4) == 5
    assert against(durable, modifier=1, rolled=number(2)) == 6
    assert against(Save(level(6), floor=level(4)), 2) == 6  # a floor does not improve a save
    assert against(durable, 2, barred=True) is None
    assert against(Save(level(2), floor=level(3)), at_best=level(4), modifier=1) == 4


def test_sheer_power_takes_the_floor_away():
    target = Target(4, armour=Save(level(3), floor=level(5)), cover=1)
    found = [saves_against(attack(ap=5), AttackRolls(p), target, TargetRolls()) for p in (9, 10)]
    assert found == [(SaveDie(5),), ()]


def test_a_shield_counts_instead_of_other_help_where_it_is_better():
    assert pierced(Save(level(5), shield=2, reroll=True), Piercing(), 0) == SaveDie(3)
    assert pierced(Save(level(5), shield=1, reroll=True), Piercing(), 0) == SaveDie(5, reroll=True)
    assert pierced(Save(level(5), shield=1), Piercing(), 0, defends=True) == SaveDie(4, reroll=True)
    assert pierced(Save(level(5), shield=2), Piercing(breaks=1), 0) == SaveDie(4)
    assert pierced(Save(level(5), shield=1), Piercing(breaks=3), 0) == SaveDie(5)


def test_up_to_four_saves_stand_in_a_row():
    target = Target(4, armour=Save(level(4)), aegis=Save(level(5)), emergency=True, wild=Throw((6,)))
    found = saves_against(attack(), AttackRolls(4), target, TargetRolls(wild=1))
    assert found == (SaveDie(4), SaveDie(5), SaveDie(2), SaveDie(2, reroll=True))
    assert [die.face for die in saves_against(attack(ap=5), AttackRolls(4), target, TargetRolls(wild=3))] == [
        5,
        2,
    ]


def test_what_has_armour_rolled_again_leaves_the_wild_save_alone():
    target = Target(4, armour=Save(level(4)), aegis=Save(level(5)), wild=Throw((6,)))
    weapon = attack(armour=Piercing(again=True, modifier=1), aegis=Piercing(again=True))
    found = saves_against(weapon, AttackRolls(4), target, TargetRolls(wild=3))
    assert found == (SaveDie(5, again="successes"), SaveDie(5, again="successes"), SaveDie(4))


def test_ap_turned_on_the_aegis_leaves_armour_alone():
    target = Target(4, armour=Save(level(3)), aegis=Save(level(3)), wild=Throw((6,)))
    weapon = attack(ap=level(3), negates_aegis=True)
    assert saves_against(weapon, AttackRolls(4), target, TargetRolls(wild=4)) == (SaveDie(3), SaveDie(4))


def test_a_parry_counts_in_a_melee_and_a_ward_outside():
    target = Target(4, aegis=Save(level(6), shield=1), parry=3)
    found = [saves_against(attack(melee=m), AttackRolls(4), target, TargetRolls()) for m in (False, True)]
    assert found == [(SaveDie(5),), (SaveDie(3),)]


@pytest.mark.parametrize(
    ("stat", "more", "result"), [(5, 2, 3), (6, 3, 3), (5, 5, 2), (5, 6, 2), (None, 1, 6)]
)
def test_stronger_ap_ignores_saves_from_its_face_on(stat, more, result):
    weapon = attack(ap=level(stat))
    left = [
        face
        for face in range(2, 7)
        if saves_against(weapon, AttackRolls(4, more), Target(4, armour=Save(level(face))), TargetRolls())
    ]
    assert left == list(range(2, result))


def test_a_six_may_go_through_saves_and_cost_more():
    weapon = attack(sixes=Sixes(2, Throw((3,)), "armour"))
    target = Target(4, hp=99, armour=Save(level(3)))
    strike = strike_of(weapon, AttackRolls(4), target, TargetRolls())
    found = loss_of_die(weapon, target, strike)
    assert found.chance(1) == Fraction(2, 6) * Fraction(1, 3)
    assert [found.chance(n) for n in (2, 4, 6)] == [Fraction(1, 18)] * 3
    assert (
        strike_of(attack(sixes=Sixes(pierces="both")), AttackRolls(4), target, TargetRolls()).saves_on_six
        == ()
    )


def test_models_fall_as_the_pool_runs_out():
    target = Target(4, models=5, hp=3, wounds=2)  # 13 HP left
    assert [target.fallen(n) for n in (0, 1, 2, 3, 4, 13)] == [0, 1, 1, 1, 2, 5]
    found = odds([attack(1, 20)], Target(14, models=5, hp=3, wounds=2))
    assert (found.mean, found.casualties, found.destroyed) == (1, 1, 0)


def test_the_chance_to_destroy_is_that_of_losing_everything():
    assert odds([attack(2)], Target(4, models=2)).destroyed == Fraction(1, 4)


def test_weapons_used_one_after_the_other_add_up():
    found = hp_lost([attack(1, 4), sure(2, rolled=Throw((6,)))], Target(4, hp=99))
    alone = hp_lost([sure(2, rolled=Throw((6,)))], Target(4, hp=99))
    assert found == alone.plus(chances({0: 1, 1: 1}))


def test_a_save_that_is_rolled_once_is_the_same_for_all_weapons():
    target = Target(14, hp=9, wild=Throw((6,)))
    found = hp_lost([sure(1), sure(1)], target)
    kept = [Fraction(1, 36), *(Fraction(face - 1, 6) for face in range(2, 7))]  # not saved, by the die
    assert found.chance(2) == sum(part * part for part in kept) / 6


def test_forty_dice_against_thirty_models_are_exact():
    found = odds([attack(2, models=20)], Target(4, models=30, armour=Save(level(4)), aegis=Save(level(5))))
    assert found.lost.all_ways == 6**40 and found.mean < Fraction(40, 6)  # a sixth each, cut off at 30


def test_what_would_take_too_long_is_refused():
    with pytest.raises(TooMuchError, match="so many dice"):
        odds([attack(900, models=200, rolled=Throw((6,) * 5))], Target(4, models=200, hp=10))
    with pytest.raises(TooMuchError, match="so many throws"):
        odds([attack(1, attacks_times=(Throw((20,) * 20),) * 3)], Target(4))
