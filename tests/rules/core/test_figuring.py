"""The one order of arithmetic, by hand."""

from fractions import Fraction

from battlefield.rules.core.modifiers import Limits, becomes, figured, plus, times


def test_additions_come_before_multiplications_in_whatever_order_they_are_given():
    assert figured("Power", 5, [times(2, "Double"), plus(2, "One"), plus(1, "Other")]).value == 16


def test_a_set_value_comes_before_additions():
    assert figured("Power", 5, [plus(1, "One"), becomes(2, "Curse")]).value == 3


def test_fractions_round_up_or_down_as_the_rule_says():
    third = [times(Fraction(4, 3), "Third")]
    assert figured("Move", 7, third).value == 10
    assert figured("Move", 7, third, Limits("down")).value == 9


def test_identical_modifiers_count_once_and_the_strongest_of_them():
    found = figured("Defence", 4, [plus(1, "Wall"), plus(2, "Wall"), plus(1, "Cover")])
    assert found.value == 7
    assert [(modifier.amount, why) for modifier, why in found.ignored] == [(1, "Wall counts once")]


def test_a_bonus_and_a_penalty_of_one_key_do_not_displace_each_other():
    assert figured("Defence", 4, [plus(2, "Tide"), plus(-1, "Tide")]).value == 5


def test_modifiers_that_stack_all_count():
    assert figured("Power", 1, [plus(1, "Rage", stacks=True)] * 3).value == 4


def test_limits_are_told():
    found = figured("Power", 1, [plus(-4, "Curse")], Limits(least=1))
    assert (found.value, found.limited) == (1, "at least 1")
    assert found.words == "Power 1, Curse: -4, at least 1 → 1"


def test_a_figure_that_nothing_changes_reads_plainly():
    assert figured("Power", 3, []).words == "Power 3"
