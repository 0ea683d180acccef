"""Hand-to-hand combat in the window: a unit is dragged, stepped or sent into contact with real events."""

import pytest
from battle_hand import LEFT, BattleHand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from two_rows import CUTTERS, SPEARS, begun

from battlefield.rules import layout
from battlefield.rules.actions import Action


@pytest.fixture
def hand(start):
    """Begin the Move of Reed Cutters, 5 inches from Gate Spears from middle to middle."""
    hand = BattleHand(start())
    hand.window.show_battle(begun((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 15.0)), "Two rows")
    hand.page = hand.window.page
    hand.settle()
    assert hand.page.desk.begin(Action("Move", "raiders", CUTTERS))
    hand.until(lambda: hand.page.desk.hand.asked.choices)
    hand.rest()
    return hand


def test_a_row_is_dragged_against_another_one_and_the_panel_says_what_it_touches(hand):
    at = hand.page.desk.hand.places[0].at
    hand.drag(at, (at[0], at[1] - 3.8))
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears")
    hand.until(lambda: hand.page.now.accept.isVisible())
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    assert layout.between(hand.page.desk.state, CUTTERS, SPEARS).gap <= 1e-6


def test_n_goes_into_contact_first(hand):
    hand.key(Qt.Key.Key_N)
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears")


def test_a_digit_and_a_button_lead_into_contact(hand):
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears")
    hand.key(Qt.Key.Key_Escape)
    hand.until(lambda: not hand.page.now.note.isVisible())
    hand.click_button(hand.page.now.buttons[SPEARS])
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears")


def test_a_drag_far_away_ends_at_the_limit_in_words(hand):
    at = hand.page.desk.hand.places[5].at
    hand.drag(at, (at[0] + 9.0, at[1]))
    hand.until(lambda: hand.page.now.note.text().startswith("Stopped at its limit"))
    hand.until(lambda: hand.page.now.accept.isVisible())
    assert not hand.page.now.problem.isVisible()


def test_with_shift_held_the_mouse_leaves_a_unit_where_the_pointer_is(hand):
    (x, y), viewport = hand.page.desk.hand.places[0].at, hand.page.view.viewport()
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mousePress(viewport, LEFT, shift, hand._hand.pixel((x, y)))
    for far in (1.5, 3.5):
        event = hand._hand.pixel((x, y - far))
        QTest.mouseMove(viewport, event)
    QTest.mouseRelease(viewport, LEFT, shift, hand._hand.pixel((x, y - 3.5)))
    hand.until(lambda: "stay 1 in away" in hand.page.now.problem.text())
