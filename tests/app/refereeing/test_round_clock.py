"""The clock of a round: arithmetic with a time that is told."""

import json

import pytest

from battlefield.app.refereeing.clock_file import NAME, clock_in, keep_clock
from battlefield.app.refereeing.round_clock import RoundClock, clock_words

HOUR = RoundClock().begun(60, 30, 1)


def test_a_round_that_is_laid_out_stands():
    assert not HOUR.is_running
    assert (HOUR.round_left(5000.0), HOUR.side_left(0, 5000.0), HOUR.side_left(1, 5000.0)) == (
        3600,
        1800,
        1800,
    )


def test_time_runs_for_the_round_and_for_the_side_at_turn():
    running = HOUR.started(100.0)
    assert running.is_running
    assert (running.round_left(160.0), running.side_left(0, 160.0), running.side_left(1, 160.0)) == (
        3540,
        1740,
        1800,
    )


def test_starting_what_runs_changes_nothing():
    running = HOUR.started(100.0)
    assert running.started(130.0) is running


def test_in_a_pause_no_time_goes_by():
    paused = HOUR.started(100.0).paused(130.0)
    assert (paused.round_left(9999.0), paused.side_left(0, 9999.0)) == (3570, 1770)
    assert paused.started(10_000.0).round_left(10_001.0) == 3569


def test_the_other_sides_time_runs_after_a_switch():
    switched = HOUR.started(0.0).switched(20.0)
    assert switched.active == 1 and switched.is_running
    lefts = [switched.side_left(side, 50.0) for side in (0, 1)]
    assert (switched.round_left(50.0), lefts) == (3550, [1780, 1770])


def test_a_switch_in_a_pause_starts_nothing():
    switched = HOUR.switched(20.0)
    assert switched.active == 1 and not switched.is_running


def test_minutes_are_given_and_taken():
    running = HOUR.started(0.0)
    assert running.added(5, 60.0).round_left(60.0) == 3600 - 60 + 300
    assert running.added(5, 60.0).side_left(0, 60.0) == 1740
    taken = running.added(-2, 60.0, side=1)
    assert (taken.round_left(60.0), taken.side_left(0, 60.0), taken.side_left(1, 60.0)) == (3540, 1740, 1680)
    assert taken.is_running and taken.round_left(70.0) == 3530


def test_time_goes_on_past_the_end():
    assert HOUR.started(0.0).round_left(3610.0) == -10.0


def test_both_sides_and_pauses_make_up_the_round():
    clock, spent = HOUR, 0.0
    for start, stop in ((0.0, 11.0), (50.0, 53.5), (60.0, 61.0)):
        clock = clock.started(start).switched((start + stop) / 2.0).paused(stop)
        spent += stop - start
    assert clock.round_left(0.0) == pytest.approx(3600 - spent)
    assert sum(clock.sides) == pytest.approx(3600 - spent)


def test_a_system_clock_that_is_set_back_gives_no_time():
    assert HOUR.started(100.0).round_left(40.0) == 3600


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(3600, "1:00:00"), (3599.2, "1:00:00"), (3599, "59:59"), (61, "1:01"), (0.4, "0:01"), (0, "0:00"),
     (-0.5, "0:00"), (-1, "−0:01"), (-3725, "−1:02:05")],
)  # fmt: skip
def test_what_is_left_is_told_in_hours_minutes_and_seconds(seconds, words):
    assert clock_words(seconds) == words


def test_a_clock_that_runs_goes_on_while_the_program_is_closed(tmp_path):
    keep_clock(HOUR.started(1000.5).switched(1010.25), tmp_path)
    found = clock_in(tmp_path)
    assert found == HOUR.started(1000.5).switched(1010.25)
    assert found.is_running and found.round_left(1060.5) == 3540


def test_a_pause_outlasts_the_program(tmp_path):
    keep_clock(HOUR.started(0.0).paused(60.0), tmp_path)
    assert clock_in(tmp_path).round_left(1e9) == 3540


FORMAT = {"format": "battlefield-clock", "version": 1}
KEPT = FORMAT | {"left": 5, "sides": [1, 2], "active": 0, "number": 1, "minutes": [60, 30]}


DAMAGE = [
    {"version": 9},
    {"sides": [1]},
    {"left": "x"},
    {"active": 2},
    {"since": -1},
    {"number": 0.5},
    {"minutes": [0, 3]},
]


@pytest.mark.parametrize("text", ["", "{}", "[1]", *(json.dumps(KEPT | change) for change in DAMAGE)])
def test_a_damaged_file_is_a_fresh_clock(tmp_path, text):
    (tmp_path / NAME).write_text(text)
    assert clock_in(tmp_path) == RoundClock()


def test_no_file_is_a_fresh_clock(tmp_path):
    assert clock_in(tmp_path) == RoundClock()


def test_a_whole_file_is_a_clock(tmp_path):
    (tmp_path / NAME).write_text(json.dumps(KEPT))
    assert clock_in(tmp_path) == RoundClock(5, (1, 2), 0, None, 1, (60, 30))
