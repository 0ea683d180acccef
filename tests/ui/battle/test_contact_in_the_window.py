"""Hand-to-hand combat in the window: a unit is dragged, stepped or sent into contact with real events."""

import pytest
from battle_hand import LEFT, BattleHand, show_battle
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from two_models import BOOKS, MOVE, facing_off
from two_rows import CUTTERS, SPEARS, begun

from battlefield.rules.book.actions import Action
from battlefield.rules.table import layout


@pytest.fixture
def hand(start):
    """Begin the Move of Reed Cutters, 5 inches from Gate Spears from middle to middle."""
    hand = BattleHand(start())
    show_battle(hand.window, begun((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 15.0)), "Two rows")
    hand.page = hand.window.page
    hand.settle()
    assert hand.page.desk.begin(Action("Move", "raiders", CUTTERS))
    hand.until(lambda: hand.page.desk.hand.asked.choices)
    hand.rest()
    return hand


def test_a_row_is_dragged_against_another_one_and_the_panel_says_what_it_touches(hand):
    at = hand.page.desk.hand.places[0].at
    hand.drag(at, (at[0], at[1] - 3.8))
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears (enemy)")
    hand.until(lambda: hand.page.now.accept.isVisible())
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    assert layout.between(hand.page.desk.state, CUTTERS, SPEARS).gap <= 1e-6


def test_n_goes_into_contact_first(hand):
    hand.key(Qt.Key.Key_N)
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears (enemy)")


def test_a_digit_and_a_button_lead_into_contact(hand):
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears (enemy)")
    hand.key(Qt.Key.Key_Escape)
    hand.until(lambda: not hand.page.now.note.isVisible())
    hand.click_button(hand.page.now.buttons[SPEARS])
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears (enemy)")


def test_a_drag_far_away_ends_at_the_limit_in_words(hand):
    at = hand.page.desk.hand.places[5].at
    hand.drag(at, (at[0] + 9.0, at[1]))
    hand.until(lambda: hand.page.now.note.text().startswith("Stopped at its limit"))
    hand.until(lambda: hand.page.now.accept.isVisible())
    assert not hand.page.now.problem.isVisible()


def test_a_drag_of_a_unit_that_is_not_to_move_says_what_comes_first(hand):
    at = hand.page.desk.table.scene.models[0].at
    assert hand.page.desk.table.scene.models[0].unit == SPEARS
    hand.drag(at, (at[0] + 3.0, at[1]))
    said = "Gate Spears cannot be moved now: “Move of Reed Cutters"
    hand.until(lambda: hand.window.hint.text().startswith(said))


def test_with_shift_held_the_mouse_leaves_a_unit_where_the_pointer_is(hand):
    (x, y), viewport = hand.page.desk.hand.places[0].at, hand.page.view.viewport()
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mousePress(viewport, LEFT, shift, hand._hand.pixel((x, y)))
    for far in (1.5, 3.5):
        event = hand._hand.pixel((x, y - far))
        QTest.mouseMove(viewport, event)
    QTest.mouseRelease(viewport, LEFT, shift, hand._hand.pixel((x, y - 3.5)))
    hand.until(lambda: "stay 1 in away" in hand.page.now.problem.text())


def singly(hand):
    """Press the digit by which models are moved one by one."""
    hand.key(Qt.Key.Key_2)
    hand.until(lambda: any("this is" in button.text() for button in hand.page.now.buttons.values()))


def test_with_digits_and_arrows_models_pile_in_one_by_one(hand):
    desk = hand.page.desk
    before = {place.figure: place.at for place in desk.hand.places}
    first, second, *others = before
    singly(hand)
    for number in (1, 2):
        for _ in range(4):
            hand.key(Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
            hand.rest()
        if number == 1:
            hand.key(Qt.Key.Key_3)
    now = {place.figure: place.at for place in desk.hand.places}
    assert all(now[id_] == before[id_] for id_ in others)
    assert now[first][1] == now[second][1] < before[first][1] - 3.0
    hand.until(lambda: hand.page.now.note.text() == "In contact with Gate Spears (enemy)")
    hand.until(lambda: "coherency" in hand.page.now.problem.text())  # two of six are too far ahead
    for _ in others:
        hand.key(Qt.Key.Key_3)
        for _ in range(4):
            hand.key(Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
            hand.rest()
    hand.until(lambda: hand.page.now.accept.isVisible())
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: desk.pending is None)
    assert layout.between(desk.state, CUTTERS, SPEARS).gap <= 1e-6


def test_one_by_one_the_mouse_drags_one_model_and_control_its_unit(hand):
    desk = hand.page.desk
    singly(hand)
    before = {place.figure: place.at for place in desk.hand.places}
    last = list(before)[-1]
    (x, y) = before[last]
    hand.drag((x, y), (x, y + 1.2))
    hand.rest()
    now = {place.figure: place.at for place in desk.hand.places}
    assert [id_ for id_ in before if now[id_] != before[id_]] == [last]
    assert desk.hand.held == last
    hand.click_button(next(b for b in hand.page.now.buttons.values() if b.text().startswith("2")))
    hand.until(lambda: not any("this is" in b.text() for b in hand.page.now.buttons.values()))
    hand.drag(now[last], (x, y + 2.2))
    hand.rest()
    end = {place.figure: place.at for place in desk.hand.places}
    assert all(end[id_] != now[id_] for id_ in now)


@pytest.mark.parametrize("book", BOOKS)
def test_in_each_book_keys_lead_a_model_into_contact(start, book):
    hand = BattleHand(start())
    battle, mover, foe = facing_off(book, 2.0)
    show_battle(hand.window, battle, "Two models")
    hand.page = hand.window.page
    hand.settle()
    desk = hand.page.desk
    assert desk.begin(Action("Activate", desk.state.units[mover].side, mover))
    hand.until(lambda: any("ove" in button.text() for button in hand.page.now.buttons.values()))
    hand.click_button(hand.page.now.buttons[MOVE])
    hand.until(lambda: desk.hand.asked.kind == "places" and desk.hand.asked.choices)
    hand.rest()
    hand.key(Qt.Key.Key_1)
    name = desk.state.units[foe].name
    hand.until(lambda: hand.page.now.note.text() == f"In contact with {name} (enemy)")
    hand.until(lambda: hand.page.now.accept.isVisible())
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: desk.hand.asked.kind != "places")
    assert layout.between(desk.state, mover, foe).gap <= 1e-6
