"""The window says all that stands in the way: beside grey actions, after a click, and in the log."""

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtWidgets import QLabel
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.rules.book.actions import Action

SLINGERS, BRUTE = "raiders/slingers", "raiders/brute"


@pytest.fixture
def shown(start):
    hand = BattleHand(start())

    def show(battle):
        show_battle(hand.window, battle, "Two rows")
        hand.page = hand.window.page
        hand.settle()
        return hand

    return show


def facing(*effects, **others):
    front = (SPEARS, 8.0, 10.0), (BOWS, 8.0, 7.0)
    rows = *front, (CUTTERS, 8.0, 15.0), (SLINGERS, 14.0, 14.0), (BRUTE, 3.0, 14.0)
    return begun(*rows, effects=effects, **others)


def logged(hand):
    lines = hand.page.log.list.model()
    return "\n".join(str(lines.index(n, 0).data()) for n in range(lines.rowCount()))


def test_a_grey_action_says_all_that_holds_the_unit(shown):
    hand = shown(facing(("Paralysis", CUTTERS), ("Panic", CUTTERS)))
    hand.click(hand.page.desk.table.shown.model(f"{CUTTERS}/1").at)
    assert f"Move {CUTTERS}" not in hand.page.now.buttons
    told = "\n".join(label.text() for label in hand.page.now.findChildren(QLabel))
    assert "Paralysis (" in told and "; also: Panic (" in told
    assert hand.page.desk.battle.begin(Action("Move", "raiders", CUTTERS)).endswith("Paralysis; also: Panic")


def test_a_click_on_who_cannot_be_struck_says_all_that_protects_it(shown):
    hand = shown(facing(("Stealth", CUTTERS), ("Duel", CUTTERS), side="wardens", phase="Attack"))
    hand.click_button(hand.page.now.buttons[f"Attack {BOWS}"])
    hand.until(lambda: hand.page.desk.pending is not None)
    figure = hand.page.desk.state.units[CUTTERS].figures[0]
    hand.click(hand.page.desk.table.shown.model(figure).at)
    both = "Stealth: no figure within 6 in; also: Duel: nobody interferes"
    hand.until(lambda: both in hand.window.hint.text())
    assert both in hand.page.desk.battle.answer((CUTTERS,))


def test_the_log_says_all_that_keeps_a_unit_from_holding(shown):
    hand = shown(facing(("Confuse", CUTTERS), ("Dread", CUTTERS)))
    hand.click_button(hand.page.now.buttons[f"Hold {CUTTERS}"])
    hand.until(lambda: "it cannot hold: Confuse; also: Dread" in logged(hand))
