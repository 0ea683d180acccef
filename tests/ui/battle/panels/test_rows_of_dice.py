"""The last twelve rolls are read without scrolling where the window has the room."""

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from battlefield.app.playing.rolls import KEPT, ShownRoll
from battlefield.ui.battle.panels.dice_rows import LOOKS, Roll, Row, fitting, height, laid

PLAIN, CLOSE, CUT = LOOKS


def test_a_roll_whose_words_and_dice_fit_takes_one_line():
    assert laid([Roll(100.0, 40.0, 2)], 300.0, PLAIN) == [Row(0, 28, 300.0 - 40.0 - 2 * 27 + 5, 2)]


def test_a_roll_that_does_not_fit_has_its_dice_below_its_words():
    assert laid([Roll(200.0, 40.0, 4)], 300.0, PLAIN) == [Row(0, 51, None, 11)]
    assert laid([Roll(200.0, 40.0, 4)], 300.0, CLOSE) == [Row(0, 39, None, 15)]


def test_words_are_cut_only_where_half_of_them_stays_and_nothing_else_helps():
    assert laid([Roll(400.0, 40.0, 4)], 300.0, CUT)[0].left == 300.0 - 40.0 - 4 * 19 + 3
    assert laid([Roll(400.0, 40.0, 8)], 300.0, CUT)[0].left is None


def test_the_most_comfortable_look_that_finds_room_is_taken():
    rolls = [Roll(200.0, 40.0, 4)] * 3
    sizes = [height(laid(rolls, 300.0, look)) for look in LOOKS]
    assert sizes == [153, 117, 60]
    assert [fitting(rolls, 300.0, room) for room in (153, 152, 117, 116, 60, 0)] == [
        PLAIN,
        CLOSE,
        CLOSE,
        CUT,
        CUT,
        CUT,
    ]


LONG = "attack dice of Company Pike 1 against The Drowned Ox (4+)"


@pytest.fixture
def page(start_without_samples):
    hand = BattleHand(start_without_samples())
    hand.key(Qt.Key.Key_Return)
    hand.settle()
    return hand


def show(hand, size, rolls):
    hand.window.resize(*size)
    hand.settle()
    tray = hand.page.picture.tray
    tray.faces.rolls = tuple(rolls)
    tray._fit()
    tray.updateGeometry()
    hand.settle()
    return tray


@pytest.mark.parametrize("dice", [1, 3, 6])
def test_twelve_rolls_stand_in_a_large_window_without_scrolling(page, dice):
    rolls = [ShownRoll("wardens", LONG, 6, (1, 4, 6, 2, 5, 3)[:dice], 4)] * KEPT
    tray = show(page, (1920, 1080), rolls)
    assert not tray._room.verticalScrollBar().isVisible()
    assert len(tray.faces.rows) == KEPT and tray.faces.rows[-1].top + 16 <= tray.faces.height()


def test_more_rolls_stand_in_a_small_window_than_before(page):
    rolls = [ShownRoll("raiders", "armour 5+", 6, (2, 5), 5)] * KEPT
    tray = show(page, (1280, 800), rolls)
    seen = [row for row in tray.faces.rows if row.top + row.high <= tray._room.viewport().height()]
    assert len(seen) >= 5
    assert all(row.left is not None for row in tray.faces.rows)


def test_the_tip_has_all_words_of_a_roll_that_is_cut(page):
    rolls = [ShownRoll("wardens", LONG, 6, (1, 4, 6), 4)] * KEPT
    tray = show(page, (1280, 800), rolls)
    row = tray.faces.rows[0]
    at = QPoint(5, row.top + 4)
    QApplication.sendEvent(tray.faces, QHelpEvent(QEvent.Type.ToolTip, at, tray.faces.mapToGlobal(at)))
    assert "against The Drowned Ox" in QToolTip.text() and "2 of 3" in QToolTip.text()
    QToolTip.hideText()


def test_a_smaller_window_lays_the_rolls_closer_and_a_larger_one_comfortably_again(page):
    rolls = [ShownRoll("wardens", LONG, 6, (1, 4, 6), 4)] * 4
    tray = show(page, (1920, 1080), rolls)
    assert tray.faces.look == PLAIN
    page.window.resize(1280, 800)
    page.settle()
    assert tray.faces.look != PLAIN or not tray._room.verticalScrollBar().isVisible()
    page.window.resize(1920, 1080)
    page.settle()
    assert tray.faces.look == PLAIN
