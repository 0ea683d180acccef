"""Hints in the window: beside what they speak of, never in the way, closed and switched by mouse and keys."""

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.desk.pictures import Line
from battlefield.ui.battle.table.bubble import place

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hand(start):
    found = BattleHand(start())
    found.until(found.page.hints.bubble.isVisible)
    return found


def due(hand):
    lesson = hand.page.hints.lessons.now
    return lesson.id if lesson is not None else ""


def rect_in_page(hand, widget):
    return QRect(widget.mapTo(hand.page, QPoint()), widget.size())


def test_the_first_hint_points_at_the_button_that_begins(hand):
    button = next(iter(hand.page.now.buttons.values()))
    hint = hand.page.hints.bubble
    hand.until(lambda: rect_in_page(hand, button).contains(hint.tip))
    assert not hint.body.intersects(rect_in_page(hand, button))
    assert "Press Enter to begin" in hint.accessibleName()


@pytest.mark.parametrize("side", ["topLeft", "center", "bottomRight"])
def test_a_hint_leaves_what_closes_something_free_wherever_that_comes_to_stand(hand, side):
    cross = QToolButton(hand.page)
    cross.setText("✕")
    cross.setFixedSize(22, 22)
    for _ in range(3):
        cross.move(getattr(hand.page.hints.bubble.body, side)() - QPoint(11, 11))
        cross.show()
        hand.page.hints.follow()
        hand.until(lambda: not hand.page.hints.bubble.body.intersects(cross.geometry()))


def test_a_click_on_the_bubble_goes_to_what_lies_below_it(hand):
    hint = hand.page.hints.bubble
    at = hint.body.center()
    assert hand.page.childAt(at) is not hint


def test_the_hint_follows_what_is_done(hand):
    hand.key(Qt.Key.Key_Return)
    assert due(hand) == "deploy"
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: due(hand) == "drag")
    hand.settle()
    held = hand.page.desk.hand.places[0].at
    hand.drag(held, (held[0] + 4.0, held[1] + 1.0))
    hand.until(lambda: due(hand) == "accept")
    hand.until(lambda: rect_in_page(hand, hand.page.now.accept).contains(hand.page.hints.bubble.tip))


def test_a_hint_at_the_table_follows_zoom_and_pan(hand):
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: due(hand) == "drag")
    hand.settle()
    view, hint = hand.page.view, hand.page.hints.bubble
    before = QPoint(hint.tip)
    view.zoom(1.4)
    hand.until(lambda: hint.tip != before)
    zoomed = QPoint(hint.tip)
    bar = view.horizontalScrollBar()
    bar.setValue(bar.value() + 20)
    hand.until(lambda: hint.tip != zoomed)


def test_a_hint_leaves_the_way_of_a_move_to_be_seen(hand):
    hand.key(Qt.Key.Key_Return)
    while hand.page.desk.state.clock.phase != "Move":
        hand.play_on(1)
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: hand.page.desk.hand.asked.kind == "places")
    hand.settle()
    start = hand.page.desk.hand.places[0].at
    hand.drag(start, (start[0] + 1.0, start[1] + 4.0))
    hand.until(lambda: due(hand) == "way")
    hand.settle()
    body = hand.page.hints.bubble.body
    ways = [part for part in hand.page.desk.hand.drawing if isinstance(part, Line)]
    assert ways
    for way in ways:
        for at in way.points:
            pixel = hand.page.view.viewport().mapTo(hand.page, hand._hand.pixel(at))
            assert not body.contains(pixel), at


def test_who_opens_a_battle_again_is_not_told_what_they_know(hand, tmp_path):
    hand.key(Qt.Key.Key_Return)
    hand.play_on(3)
    known = list(hand.page.hints.lessons.learned)
    assert {"goal", "deploy"} <= set(known)
    path = tmp_path / "again.json"
    hand.page.desk.battle.save(path)
    hand._hand.open(path)
    assert hand.window.page is not hand.page
    assert set(known) <= set(hand.window.page.hints.lessons.learned)


def test_who_begins_the_battle_anew_is_told_everything(hand):
    hand.key(Qt.Key.Key_Return)
    hand.play_on(2)
    again = BattleHand(hand._hand)
    assert "deploy" not in again.page.hints.lessons.learned


def test_a_hint_whose_place_is_out_of_sight_is_hidden(hand):
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: due(hand) == "drag")
    hand.settle()
    bar = hand.page.view.verticalScrollBar()
    bar.setValue(bar.value() + 5000)
    hand.until(lambda: not hand.page.hints.bubble.isVisible())
    hand.page.view.fit()
    hand.until(hand.page.hints.bubble.isVisible)


def test_a_hint_is_closed_with_its_button_and_the_next_one_comes(hand):
    hand.key(Qt.Key.Key_Return)
    assert due(hand) == "deploy"
    hand.settle()
    QTest.mouseClick(hand.page.hints.bubble.close_button, LEFT)
    assert due(hand) == "sides"


def test_a_hint_is_closed_by_a_command(hand):
    hand.window.acts["hint_close"].trigger()
    assert due(hand) == ""
    assert not hand.page.hints.bubble.isVisible()


def test_escape_does_not_belong_to_the_hint(hand):
    hand.key(Qt.Key.Key_Escape)
    assert due(hand) == "goal"
    assert hand.page.hints.bubble.isVisible()


def test_the_keyboard_reaches_the_button_that_closes_it(hand):
    for _ in range(8):
        hand.page.next_pane()
        if hand.page.hints.bubble.close_button.hasFocus():
            break
    assert hand.page.hints.bubble.close_button.hasFocus()
    QTest.keyClick(hand.page.hints.bubble.close_button, Qt.Key.Key_Space)
    assert due(hand) == ""


def test_hints_are_switched_off_and_on_and_that_is_kept(hand):
    assert hand.window.acts["hints"].isChecked()
    hand.window.acts["hints"].trigger()
    assert not hand.page.hints.bubble.isVisible()
    assert not hand.window.settings.flag("hints", True)
    hand.window.acts["hints"].trigger()
    hand.until(hand.page.hints.bubble.isVisible)
    assert hand.window.settings.flag("hints", False)


def test_other_battles_have_no_hints_until_somebody_wants_them(hand):
    show_battle(hand.window, hand.page.desk.battle, "Another battle")
    page = hand.window.page
    assert not hand.window.acts["hints"].isChecked()
    assert not page.hints.bubble.isVisible()
    hand.window.acts["hints"].trigger()
    hand.until(page.hints.bubble.isVisible)


def test_no_hint_covers_what_can_be_clicked_in_the_panel(hand):
    page = hand.page
    for _ in range(12):
        hand.settle()
        bubble = page.hints.bubble
        if bubble.isVisible():
            for button in (*page.now.buttons.values(), page.now.accept):
                covered = button.isVisible() and bubble.body.intersects(rect_in_page(hand, button))
                assert not covered, (due(hand), button.text())
        hand.play_on(1)


ROOM = QRect(0, 0, 1000, 600)


def test_a_bubble_stands_beside_its_anchor_and_points_at_it():
    anchor = QRect(500, 300, 40, 20)
    body, tip = place((200, 60), anchor, ROOM, [], QRect())
    assert not body.intersects(anchor)
    assert ROOM.contains(body)
    assert anchor.contains(tip)


def test_a_bubble_gives_way_to_what_must_stay_free():
    anchor = QRect(500, 300, 40, 20)
    free, _ = place((200, 60), anchor, ROOM, [], QRect())
    body, _ = place((200, 60), anchor, ROOM, [(free, 30)], QRect())
    assert not body.intersects(free)


def test_a_bubble_stays_where_it_was_while_that_is_as_good():
    anchor = QRect(500, 300, 40, 20)
    first, _ = place((200, 60), anchor, ROOM, [], QRect())
    again, _ = place((200, 60), anchor, ROOM, [], first)
    assert again == first


def test_a_hint_names_the_keys_that_somebody_has_given(hand):
    keys = hand.page.actions_by_id.keys
    undo = next(command for command in COMMANDS if command.id == "undo")
    keys.put(undo, ("Ctrl+Alt+U",))
    hand.page.hints.say("`Ctrl+Z` takes back your last step")
    assert "Ctrl+Alt+U takes back" in hand.page.hints.bubble.accessibleName()
