"""The table of Power against Defence, cell by cell, and what modifiers make of its entries."""

from fractions import Fraction

import pytest

from battlefield.rulebooks.warsurge.attack.power_table import (
    EVEN,
    LADDERS,
    STEEP,
    TEN,
    TEN_SIDED,
    Need,
    needed,
)
from battlefield.rules.core.chances import judged

# One line for each Power from 1 to 20, one entry for each Defence from 0 to 15.
TABLE = """
A 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6 6/6/2+ 6/6/3+ 6/6/4+ 6/6/5+ 6/6/6 6/6/6 6/6/6
A 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6 6/6/2+ 6/6/3+ 6/6/4+ 6/6/5+ 6/6/6 6/6/6
A 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6 6/6/2+ 6/6/3+ 6/6/4+ 6/6/5+ 6/6/6
A 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6 6/6/2+ 6/6/3+ 6/6/4+ 6/6/5+
A 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6 6/6/2+ 6/6/3+ 6/6/4+
A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6 6/6/2+ 6/6/3+
A A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6 6/6/2+
Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+ 6/6
Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+ 6/5+
Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+ 6/4+
Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+ 6/3+
Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6 6/2+
Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+ 5+ 6
Ax5 Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+ 5+
Ax5 Ax5 Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+ 4+
Ax6 Ax5 Ax5 Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+ 3+
Ax6 Ax6 Ax5 Ax5 Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+ 2+
Ax7 Ax6 Ax6 Ax5 Ax5 Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+ 2+
Ax7 Ax7 Ax6 Ax6 Ax5 Ax5 Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+ 2+
Ax8 Ax7 Ax7 Ax6 Ax6 Ax5 Ax5 Ax4 Ax4 Ax3 Ax3 Ax2 Ax2 A A 2+
"""
ROWS = TABLE.split("\n")[1:-1]
TEN_ROW = "Ax2 A A 1+ 1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9 9/1+ 9/2+ 9/3+"  # Power 8


@pytest.mark.parametrize("power", range(1, 21))
def test_each_row_of_the_table_is_as_printed(power):
    assert [EVEN.entry(power, defence).text for defence in range(16)] == ROWS[power - 1].split()


def test_the_rows_hold_all_cells():
    assert sum(len(row.split()) for row in ROWS) == 320


def test_the_steep_ladder_leaves_rungs_out_below_six():
    texts = [STEEP.entry(4, defence).text for defence in range(5, 13)]
    assert texts == ["5+", "6", "6/4+", "6/5+", "6/6", "6/6/4+", "6/6/5+", "6/6/6"]
    assert [STEEP.entry(10, d).text for d in (0, 4, 5, 10)] == ["Ax3", "A", "2+", "4+"]
    assert STEEP.entry(1, 15).text == "6/6/6"


def test_ten_sided_dice_have_a_table_of_their_own():
    assert [TEN_SIDED.entry(8, defence).text for defence in range(16)] == TEN_ROW.split()
    assert TEN_SIDED.entry(1, 13).text == "9/8+" and TEN_SIDED.entry(1, 14).text == "9/9"


@pytest.mark.parametrize("ladder", LADDERS.values(), ids=str)
def test_beyond_the_table_its_edge_counts(ladder):
    assert ladder.entry(25, 0) == ladder.entry(20, 0) and ladder.entry(25, 0).text == "Ax8"
    assert ladder.entry(3, 19) == ladder.entry(3, 15)
    assert ladder.entry(3, -2) == ladder.entry(3, 0)


@pytest.mark.parametrize("ladder", LADDERS.values(), ids=str)
def test_a_rung_is_never_easier_than_the_one_before(ladder):
    found = [Need(rung, die=ladder.die).chance for rung in ladder.rungs]
    assert found == sorted(found, reverse=True)
    assert all(0 < chance < 1 for chance in found)


@pytest.mark.parametrize(
    ("power", "defence", "chance"),
    [
        (4, 4, Fraction(1, 2)),
        (4, 1, Fraction(5, 6)),
        (4, 6, Fraction(1, 6)),
        (4, 8, Fraction(1, 9)),  # 6/3+
        (1, 10, Fraction(1, 54)),  # 6/6/3+
        (1, 15, Fraction(1, 216)),
        (10, 4, Fraction(1)),
    ],
)
def test_the_chance_of_an_entry_is_that_of_its_rolls(power, defence, chance):
    assert EVEN.entry(power, defence).chance == chance


@pytest.mark.parametrize("ladder", LADDERS.values(), ids=str)
def test_judging_every_roll_gives_the_chance(ladder):
    for rung in ladder.rungs:
        need = Need(rung, die=ladder.die)
        assert judged(need.judge, ladder.die.faces)[True] == need.chance


def test_rolls_in_a_row_are_judged_as_soon_as_they_are_settled():
    need = Need((6, 4))
    assert [need.judge(faces) for faces in [(), (5,), (6,), (6, 3), (6, 4)]] == [
        None,
        False,
        None,
        False,
        True,
    ]
    assert EVEN.entry(10, 4).judge(()) is True
    never = Need(times=0)
    assert never.judge(()) is False and never.chance == 0 and never.text == "–"


def test_the_lowest_face_always_fails():
    assert not any(Need(rung).judge((1,)) for rung in EVEN.rungs)
    assert not any(Need(rung, die=TEN).judge((0,)) for rung in TEN_SIDED.rungs)


@pytest.mark.parametrize(
    ("power", "defence", "changes", "text"),
    [
        (4, 4, {"penalty": 1}, "5+"),
        (4, 5, {"bonus": 1}, "4+"),
        (4, 4, {"bonus": 2}, "2+"),
        (4, 4, {"bonus": 9}, "2+"),
        (4, 4, {"bonus": 1, "penalty": 1}, "4+"),
        (4, 6, {"penalty": 1}, "6/2+"),
        (4, 6, {"penalty": 99}, "6/6/6"),
        (4, 0, {"penalty": 3}, "A"),
        (9, 0, {"penalty": 3}, "Ax2"),
    ],
)
def test_dice_modifiers_go_along_the_ladder(power, defence, changes, text):
    assert needed(power, defence, **changes).text == text


def test_modifiers_on_the_steep_ladder_take_its_own_rungs():
    assert needed(4, 6, STEEP, penalty=1).text == "6/4+"
    assert needed(4, 4, TEN_SIDED, bonus=9).text == "1+"


@pytest.mark.parametrize(
    ("power", "defence", "changes", "text"),
    [
        (0, 10, {}, "–"),
        (0, 0, {}, "–"),
        (0, 10, {"damage": 2}, "2+"),
        (10, 4, {"damage": 2}, "A"),
        (4, 6, {"damage": 4}, "4+"),
        (4, 2, {"damage": 4}, "2+"),
        (4, 9, {"damage": 4, "penalty": 1}, "5+"),
        (0, 10, {"penalty": 1, "bonus": 3}, "–"),
    ],
)
def test_a_weapon_with_a_face_of_its_own_succeeds_with_it_or_better(power, defence, changes, text):
    assert needed(power, defence, **changes).text == text


@pytest.mark.parametrize(
    ("power", "defence", "changes", "text"),
    [
        (4, 2, {}, "5+"),
        (10, 0, {}, "5+"),
        (4, 5, {"bonus": 2}, "5+"),
        (1, 6, {}, "6/4+"),
        (4, 2, {"penalty": 1}, "6"),
        (0, 4, {}, "–"),
        (4, 4, {"damage": 2}, "5+"),
    ],
)
def test_the_stunned_need_five_or_worse_and_have_no_bonus(power, defence, changes, text):
    assert needed(power, defence, stunned=True, **changes).text == text


def test_the_stunned_need_seven_of_ten():
    assert needed(8, 2, TEN_SIDED, stunned=True).text == "7+"
