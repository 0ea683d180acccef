"""A game looked at again: its places, its stops, and the state at each place."""

from dataclasses import replace

import pytest
from toy_book import Toy, bear, duel, strike

from battlefield.play.course import Course, Deed
from battlefield.play.replay import STOPS, Replay
from battlefield.play.session import Session, replayed
from battlefield.rules.core.apply import applied
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import ActionBegun, ClockSet, HpLost, Said
from battlefield.rules.core.state import Clock


def played(in_hand=True):
    session = Session(duel("Strong", hp=60), Toy(), Seeded())
    for n in range(4):
        session.begin(strike() if n % 2 else strike("b", "a", "blue"))
    session.begin(bear())
    session.answer(("turn",))
    if not in_hand:
        session.answer(True)
    return session


@pytest.mark.parametrize("in_hand", [True, False])
def test_the_state_at_each_place_is_what_the_events_before_it_lead_to(in_hand):
    session = played(in_hand)
    replay, events = Replay.of(session.course), session.events
    assert replay.length == len(events)
    wanted = [applied(session.start, events[:place]) for place in range(len(events) + 1)]
    assert [replay.state(place) for place in range(len(events) + 1)] == wanted
    assert [replay.state(place) for place in range(len(events), -1, -1)] == wanted[::-1]
    assert replay.state(len(events)) == session.state
    assert replay.events(0, len(events)) == events


def test_actions_begin_where_their_first_event_is():
    session = played()
    replay = Replay.of(session.course)
    starts = [n for n, event in enumerate(session.events) if isinstance(event, ActionBegun)]
    assert list(replay.stops("action")) == starts
    assert [replay.action(place) for place in starts] == [d.action for d in session.deeds] + [bear()]


def test_answers_stop_where_they_were_given():
    session = played()
    replay = Replay.of(session.course)
    assert len(replay.stops("answer")) == 4 + 1  # four rolls and one choice
    assert replay.stops("answer")[-1] == replay.stops("action")[-1] + 1


def ticked(*events):
    """Make a game of one deed with these events."""
    course = Course(duel())
    course.grow(Deed(strike(), (), course.start, applied(course.start, events), events))
    return Replay.of(course)


TURNS = (
    ClockSet(1, "Start"),
    Said("a"),
    ClockSet(1, "Start", 0, "red", "red"),  # only says who goes first
    ClockSet(1, "Move", 0, "red", "red"),
    ClockSet(1, "Move", 1, "red", "red"),
    ClockSet(1, "Move", 2, "blue", "red"),
    ClockSet(1, "Attack", 0, "red", "red"),
    ClockSet(2, "Start"),
)


def test_turns_phases_and_steps_stop_where_they_have_just_begun():
    replay = ticked(*TURNS)
    assert list(replay.stops("turn")) == [1, 8]
    assert list(replay.stops("phase")) == [1, 4, 7, 8]
    assert list(replay.stops("step")) == [1, 4, 5, 6, 7, 8]
    assert replay.state(4).clock == Clock(1, "Move", 0, "red", "red")


def test_next_and_previous_go_from_stop_to_stop_and_to_the_ends():
    replay = ticked(*TURNS, Said("z"))
    assert [replay.next(place, "turn") for place in (0, 1, 7, 8, 9)] == [1, 8, 8, 9, 9]
    assert [replay.previous(place, "turn") for place in (9, 8, 2, 1, 0)] == [8, 1, 1, 0, 0]
    assert replay.next(3, "event") == 4
    assert replay.previous(3, "event") == 2
    assert replay.number(7, "phase") == 3


@pytest.mark.parametrize("kind", STOPS)
def test_walking_by_any_kind_of_stop_leads_from_end_to_end_and_back(kind):
    replay = Replay.of(played(False).course)
    place, seen = 0, [0]
    while place < replay.length:
        place = replay.next(place, kind)
        seen.append(place)
    back = [place]
    while place:
        place = replay.previous(place, kind)
        back.append(place)
    assert back == seen[::-1] == sorted(set(seen), reverse=True)


def test_a_game_that_has_not_begun_has_one_place():
    replay = Replay(duel(), ())
    assert (replay.length, replay.state(0), replay.action(0)) == (0, duel(), None)
    assert replay.next(0, "turn") == replay.previous(0, "turn") == 0


@pytest.mark.parametrize("place", [-1, 99])
def test_a_place_outside_the_game_is_refused(place):
    with pytest.raises(IndexError, match="the game has places 0 to 8"):
        ticked(*TURNS).state(place)


# played again, by the rules and in the words of another version


def retold(change, unsealed=0):
    """Change what happened in the second action of a game, as another version would have told it."""
    session = played(in_hand=False)
    deed = session.deeds[1]
    session.course.deeds[1] = replace(deed, events=change(deed.events))
    session.unsealed = unsealed
    return session


def in_other_words(events):
    """Say one thing more after an action has begun."""
    return (events[0], Said("in other words"), *events[1:])


def test_sealed_actions_that_are_told_in_other_words_come_to_the_same_end():
    session, remarks = retold(in_other_words), []
    assert replayed(session, session.book, remarks) == session.state
    assert remarks == ["Action 2: told in other words than this version's, to the same end."]


def test_other_words_of_an_action_without_a_seal_are_told_as_such():
    session = retold(in_other_words, unsealed=5)
    with pytest.raises(
        ValueError, match=r"action 2, .* does not come to the same end: its log has other words"
    ):
        replayed(session, session.book)


def test_the_first_action_that_ends_otherwise_is_named_and_how_to_see_it_as_it_was():
    session = retold(lambda events: tuple(e for e in events if not isinstance(e, HpLost)))
    with pytest.raises(ValueError, match=r"action 2, .* does not come to the same end;.* as it was saved"):
        replayed(session, session.book)
