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
    hand.window.acts["clock"].trigger()
    assert hand.window.referee.clock.isVisible() and hand.window.acts["clock"].isChecked()
    hand.window.acts["clock"].trigger()
    assert not hand.window.referee.clock.isVisible() and not hand.window.acts["clock"].isChecked()
