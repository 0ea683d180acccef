"""What rules count is told as one where it is one, in games that were saved with other words too."""

import pytest
from battles import battle

from battlefield.app.battle.event_words import words_of
from battlefield.app.wording.spoken import one_as_one
from battlefield.rules.core.events import Said


@pytest.mark.parametrize(
    ("recorded", "told"),
    [
        ("watch: 1 levels knocked out", "watch: 1 level knocked out"),
        ("Carnival: 1 dice strike anybody", "Carnival: 1 die strike anybody"),
        ("red has 3 command points: 3 for each of 1 units", "red has 3 command points: 3 for each of 1 unit"),
        ("leaves for good, for 1 points", "leaves for good, for 1 point"),
        ("1 more successes", "1 more success"),
    ],
)
def test_one_is_told_as_one(recorded, told):
    assert one_as_one(recorded) == told


@pytest.mark.parametrize(
    "words",
    [
        "in round 1 units act",
        "11 levels",
        "2.1 inches",
        "1 level",
        "Barkers 1 attacks Wisp",
        "Pikes 1 hits",
        "0/1 boxes",
        "in turn 1 models act",
    ],
)
def test_other_numbers_and_names_that_end_in_one_stay(words):
    assert one_as_one(words) == words


def test_the_log_tells_what_a_saved_game_recorded_otherwise():
    state = battle().state
    assert words_of(Said("watch: 1 levels knocked out"), state) == "watch: 1 level knocked out"
