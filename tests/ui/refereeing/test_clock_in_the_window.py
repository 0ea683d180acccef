"""The round clock in its window: by keys and buttons, and kept as it stands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from battlefield.app.refereeing.clock_file import NAME, clock_in
from battlefield.ui.refereeing.clock_window import TICK, ClockWindow


class Time:
    """A time that goes on when it is told to."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def clock(program, qtbot, tmp_path, time):
    assert program.applicationName() == "battlefield"
    parent = QWidget()
    qtbot.addWidget(parent)
    window = ClockWindow(parent, tmp_path, time)
    window.minutes.setValue(60)
    window.each.setValue(30)
    window.begin_round()
    window.show()
    qtbot.waitUntil(window.isVisible)
    window.setFocus()
    yield window
    window.close()


def lefts(clock):
    return [clock.round.text(), *(label.text() for label in clock.lefts)]


def test_a_round_waits_for_the_referee(clock, time):
    time.now += 60
    clock.refresh()
    assert lefts(clock) == ["1:00:00", "30:00", "30:00"] and clock.go.text() == "Start"


def test_space_starts_and_pauses(clock, time):
    QTest.keyClick(clock, Qt.Key.Key_Space)
    time.now += 61
    clock.refresh()
    assert lefts(clock) == ["58:59", "28:59", "30:00"] and clock.go.text() == "Pause"
    QTest.keyClick(clock, Qt.Key.Key_Space)
    time.now += 500
    clock.refresh()
    assert lefts(clock) == ["58:59", "28:59", "30:00"]
    assert "paused" in clock.head.text()


def test_a_key_switches_sides_and_the_side_at_turn_is_marked(clock, time):
    clock.go.click()
    QTest.keyClick(clock, Qt.Key.Key_X)
    time.now += 10
    clock.refresh()
    assert lefts(clock) == ["59:50", "30:00", "29:50"]
    assert [label.text() for label in clock.names] == ["Side 1", "▶ Side 2"]


def test_minutes_are_given_by_keys_and_by_buttons(clock):
    QTest.keyClick(clock, Qt.Key.Key_Plus)
    QTest.keyClick(clock, Qt.Key.Key_Minus)
    QTest.keyClick(clock, Qt.Key.Key_Minus)
    button = next(
        each for each in clock.findChildren(QPushButton) if each.accessibleName() == "Give a minute to side 2"
    )
    button.click()
    assert lefts(clock) == ["59:00", "30:00", "31:00"]


def test_what_is_done_is_kept_at_once(clock, tmp_path):
    clock.go.click()
    assert clock_in(tmp_path) == clock.clock and clock.clock.is_running


def test_a_clock_that_runs_is_found_running_again(clock, tmp_path, time, qtbot):
    clock.go.click()
    clock.close()
    time.now += 120
    parent = QWidget()
    qtbot.addWidget(parent)
    again = ClockWindow(parent, tmp_path, time)
    assert lefts(again) == ["58:00", "28:00", "30:00"]


def test_the_timer_looks_once_a_second_and_only_while_there_is_something_to_see(clock):
    assert TICK >= 1000 and not clock._timer.isActive()
    clock.go.click()
    assert clock._timer.isActive()
    clock.reject()
    assert not clock._timer.isActive() and clock.clock.is_running


def test_time_that_is_over_is_told_with_a_minus(clock, time):
    clock.go.click()
    time.now += 1805
    clock.refresh()
    assert lefts(clock) == ["29:55", "−0:05", "30:00"]
    assert clock.lefts[0].objectName() == "warning"


def test_a_new_round_has_the_next_number_and_waits(clock):
    clock.go.click()
    clock.begin_round()
    assert clock.head.text() == "Round 2 · paused" and not clock.clock.is_running


def test_keys_of_the_clock_work_wherever_the_hand_was_last(clock, qtbot):
    QTest.mouseClick(clock.each, Qt.MouseButton.LeftButton)
    clock.each.setFocus()
    qtbot.waitUntil(clock.each.hasFocus)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_X, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Minus):
        QTest.keyClick(clock.each, key)
    assert clock.clock.is_running and clock.clock.active == 1 and clock.round.text() == "59:00"
    QTest.keyClick(clock.each, "a", Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(clock.each, "45")
    assert clock.each.value() == 45


def test_space_after_a_new_round_by_keys_starts_it_and_begins_no_other(clock, qtbot):
    clock.begin.setFocus()
    qtbot.waitUntil(clock.begin.hasFocus)
    QTest.keyClick(clock.begin, Qt.Key.Key_Space)
    assert clock.head.text() == "Round 2 · paused"
    QTest.keyClick(clock.focusWidget(), Qt.Key.Key_Space)
    assert clock.head.text() == "Round 2" and clock.clock.is_running


def test_a_slip_is_taken_back_as_if_it_had_never_been(clock, time, tmp_path):
    QTest.keyClick(clock, Qt.Key.Key_Space)
    time.now += 60
    clock.begin.click()  # instead of a pause
    time.now += 10
    QTest.keyClick(clock, "z", Qt.KeyboardModifier.ControlModifier)
    assert clock.head.text() == "Round 1" and lefts(clock) == ["58:50", "28:50", "30:00"]
    assert clock_in(tmp_path) == clock.clock
    QTest.keyClick(clock, "z", Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(clock, "z", Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(clock, "z", Qt.KeyboardModifier.ControlModifier)  # there is nothing more
    assert not clock.clock.is_running


def test_the_end_of_a_round_and_of_a_side_is_told_unseen(clock, time, qtbot):
    told = []
    clock.over.connect(told.append)
    QTest.keyClick(clock, Qt.Key.Key_Space)
    clock.reject()
    time.now += 1799.9  # of the 30 minutes of side 1
    clock.add(-30.0)  # of the round, which has as much left
    clock.add(1.0 / 600.0, 0)
    assert told == []
    time.now += 0.11
    qtbot.waitUntil(lambda: told == ["The round is over"])
    time.now += 0.1
    qtbot.waitUntil(lambda: told == ["The round is over", "The time of side 1 is over"])
    assert not clock._end.isActive()
    clock.switch_sides()
    assert clock._end.isActive()
    clock.start_or_pause()
    assert not clock._end.isActive()


def test_a_folder_that_cannot_be_written_is_told(clock, tmp_path):
    (tmp_path / NAME).unlink()
    (tmp_path / NAME).mkdir()
    clock.go.click()
    assert clock.fault.isVisible() and "not kept" in clock.fault.text()


def test_the_window_has_commands_for_it(start_without_samples):
    hand = start_without_samples()
    hand.window.acts["clock_pause"].trigger()
    assert hand.window.hint.text().startswith("The round clock runs:")
    hand.window.acts["clock_switch"].trigger()
    assert "side 2" in hand.window.hint.text()
    hand.window.acts["clock_pause"].trigger()
    assert hand.window.hint.text().startswith("The round clock is paused")
    hand.window.referee.clock.over.emit("The round is over")
    assert hand.window.hint.text() == "The round is over"
    hand.window.acts["clock"].trigger()
    assert hand.window.referee.clock.isVisible() and hand.window.acts["clock"].isChecked()
    hand.window.acts["clock"].trigger()
    assert not hand.window.referee.clock.isVisible() and not hand.window.acts["clock"].isChecked()
