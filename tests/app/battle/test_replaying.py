"""Places in a replay by words, and what is told of the game there."""

import pytest
from battles import advance, battle

from battlefield.app.battle.replaying import PlaceError, facts_at, place_of


@pytest.fixture(scope="module")
def replay():
    return advance(battle(), 60).replay


def test_the_start_and_the_end_are_places(replay):
    assert (place_of(replay, "start"), place_of(replay, "END")) == (0, replay.length)


@pytest.mark.parametrize("kind", ["turn", "phase", "step", "action", "answer"])
def test_a_number_names_the_stop_of_a_kind(replay, kind):
    stops = replay.stops(kind)
    assert [place_of(replay, f"{kind} {n + 1}") for n in range(len(stops))] == list(stops)


def test_an_event_is_named_by_how_many_have_happened(replay):
    assert [place_of(replay, f"event {n}") for n in (0, 7)] == [0, 7]


def test_a_phase_of_a_turn_is_where_it_has_just_begun(replay):
    place = place_of(replay, "turn 1 move")
    clock, before = replay.state(place).clock, replay.state(place - 1).clock
    assert (clock.turn, clock.phase, before.phase) == (1, "Move", "Deploy")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "is no place in a game"),
        ("yesterday", "is no place in a game"),
        ("turn", "is no place in a game"),
        ("turn two", "is no place in a game"),
        ("turn 1 Move now", "is no place in a game"),
        ("action 5 Move", "is no place in a game"),
        ("turn 0", "turns, not 0"),
        ("action 99999", "actions, not 99999"),
        ("event 999999999", "events, not 999999999"),
        ("turn " + "9" * 5000, "is no place in a game"),
        ("turn 1 Sleep", "the game has no phase 'sleep' in turn 1: turn 1 has Start, Deploy, Move"),
        ("turn 77 Move", "there is no turn 77"),
    ],
)
def test_a_place_that_is_not_there_is_told_in_a_sentence(replay, words, why):
    with pytest.raises(PlaceError) as caught:
        place_of(replay, words)
    assert why in str(caught.value)


def test_the_facts_are_those_of_the_state_there(replay):
    place = place_of(replay, "turn 1 Move")
    facts, state = facts_at(replay, place), replay.state(place)
    assert (facts["turn"], facts["phase"], facts["event"]) == (1, "Move", place)
    assert facts["happened"].startswith("turn 1, Move")
    assert facts["units"]["wardens/bows"]["hp"] == state.hp("wardens/bows")
    assert facts_at(replay, 0)["happened"] == ""
