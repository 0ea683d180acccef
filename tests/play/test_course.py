"""The course of a game: what going back and forth keeps, drops and brings back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_book import bear, duel, strike

from battlefield.play.course import Course, Deed, Hand
from battlefield.rules.core.events import Said

START = duel()
HAND = Hand(bear(), (("turn",), True), (1, 2), (Said("a"), Said("b"), Said("c")))


def deed(action=None, hand=HAND):
    return Deed(action or strike(), hand.answers, START, START, hand.events, hand.at)


def test_a_cut_keeps_what_had_happened_when_the_next_answer_was_given():
    assert HAND.cut(1) == Hand(bear(), (("turn",),), (1,), (Said("a"), Said("b")))
    assert HAND.cut(0) == Hand(bear(), (), (), (Said("a"),))


@pytest.mark.parametrize("keep", [-1, 2, 7])
def test_no_more_answers_can_be_kept_than_leave_one_out(keep):
    with pytest.raises(IndexError, match="the action has 2 answers"):
        HAND.cut(keep)


def test_an_action_in_hand_is_taken_back_and_brought_back():
    course = Course(START)
    course.grow(HAND)
    course.back(None)
    assert (course.hand, course.undone) == (None, [HAND])
    course.forth()
    assert course.hand is HAND
    assert course.undone == []


def test_a_deed_taken_back_to_an_answer_is_in_hand_and_comes_back_whole():
    course, done = Course(START), deed()
    course.grow(done)
    course.back(1)
    assert course.deeds == []
    assert course.hand == Hand(strike(), (("turn",),), (1,), (Said("a"), Said("b")))
    course.forth()
    assert course.deeds[0] is done
    assert course.hand is None


def test_what_cannot_be_taken_back_changes_nothing():
    course = Course(START)
    with pytest.raises(IndexError):
        course.back(None)
    done = deed()
    course.grow(done)
    with pytest.raises(IndexError):
        course.back(2)
    assert (course.deeds, course.hand, course.undone) == ([done], None, [])


def test_a_new_action_drops_what_was_undone():
    course = Course(START)
    course.grow(deed())
    course.back(None)
    course.grow(HAND)
    with pytest.raises(IndexError):
        course.forth()


def test_a_copy_goes_its_own_way():
    course = Course(START)
    course.grow(deed())
    other = course.copy()
    assert course.is_at(other)
    other.back(None)
    assert len(course.deeds) == 1
    assert not course.is_at(other)


@given(st.lists(st.sampled_from(["deed", "hand", "all", "one", "forth"]), max_size=30))
def test_going_forth_always_leads_to_what_was_before_going_back(ways):
    course, known = Course(START), []
    for way in ways:
        now = (list(course.deeds), course.hand)
        if way == "deed":
            course.grow(deed())
            known = []
        elif way == "hand" and course.hand is None:
            course.grow(HAND)
            known = []
        elif way in ("all", "one") and course.can_go_back:
            answers = (course.hand or course.deeds[-1]).answers
            course.back(None if way == "all" or not answers else len(answers) - 1)
            known.append(now)
        elif way == "forth" and known:
            course.forth()
            assert (course.deeds, course.hand) == known.pop()
    assert len(course.undone) == len(known)
