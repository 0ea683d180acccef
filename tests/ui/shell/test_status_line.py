"""The line at the foot of the window: what is read there is never cut."""

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt
from two_rows import CUTTERS, SPEARS, begun


@pytest.fixture
def window(start):
    return start().window


def test_figures_that_grow_by_a_letter_at_a_time_are_never_cut(window):
    label = window.reading
    label.setText("pointer 1.00, 1.00 in")
    for count in range(60):
        label.setText("pointer 1.00, 1.00 in" + "0" * count)
        assert label.sizeHint().width() <= label.width()


def test_figures_that_shrink_keep_their_room_for_a_while(window):
    label = window.reading
    label.setText("pointer 12.34, 12.34 in · moved 3.210 in")
    wide = label.width()
    label.setText("pointer 12.34, 12.34 in · moved 3.2 in")
    assert label.width() == wide


def test_all_of_the_hint_is_read_while_a_unit_is_moved_in_a_window_of_1280_pixels(start_without_samples):
    hand = BattleHand(start_without_samples())
    show_battle(hand.window, begun((SPEARS, 6.0, 8.0), (CUTTERS, 14.0, 14.0), side="wardens"), "Rows")
    hand.page = hand.window.page
    hand.window.resize(1280, 800)
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: "tinted" in hand.window.hint.text())
    x, y = hand.page.desk.table.shown.models[0].at
    hand.drag((x, y), (x + 2.34, y + 1.23))
    hand.until(lambda: "Esc takes" in hand.window.hint.text() and "pointer" in hand.window.reading.text())
    hint = hand.window.hint
    assert hint.fontMetrics().horizontalAdvance(hint.text()) <= hint.contentsRect().width()
