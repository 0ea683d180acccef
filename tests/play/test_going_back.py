"""Undo and redo of answers and of whole actions, with the program's dice and with real ones."""

import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st
from toy_book import Toy, bear, duel, strike

from battlefield.play.session import Session
from battlefield.rules.core.dice import Listed, Seeded
from battlefield.rules.core.requests import Choose, Confirm, Roll


def session(start=None, typed=(), dice=None):
    return Session(start or duel("Stubborn", hp=40), Toy(), dice or Seeded(), typed)


def place(played):
    """Tell where a game stands: what is asked, what happened, and the state."""
    return (played.pending, played.events, played.hash, played.in_hand)


def begun():
    played = session()
    played.begin(bear())
    played.answer(("turn",))
    return played


def test_an_undone_answer_comes_back():
    played = begun()
    before = place(played)
    assert played.undo()
    assert isinstance(played.pending, Choose)
    assert played.redo()
    assert place(played) == before
    assert isinstance(played.pending, Confirm)
    assert not played.redo()


def test_answers_and_actions_walk_back_and_forth_by_the_same_places():
    played = begun()
    played.answer(True)
    played.begin(strike("b", "a", "blue"))
    played.begin(bear("b", "a", "blue"))
    played.answer(("game",))
    places = [place(played)]
    while played.undo():
        places.append(place(played))
    assert len(places) == 1 + 2 + 2  # an answer and the action in hand, then two whole actions
    for _ in range(2):
        for wanted in places[-2::-1]:
            assert played.redo()
            assert place(played) == wanted
        for wanted in places[1:]:
            assert played.undo()
            assert place(played) == wanted


def test_another_answer_drops_what_was_undone():
    played = begun()
    played.undo()
    played.answer(("game",))
    assert not played.redo()


def test_a_refused_answer_keeps_what_was_undone():
    played = begun()
    played.undo()
    assert played.answer(("week",)) != ""
    assert played.redo()


def test_the_last_answer_of_an_action_that_is_done_can_be_taken_back():
    played = begun()
    played.answer(True)
    done = place(played)
    assert played.undo_answer()
    assert isinstance(played.pending, Confirm)
    assert played.in_hand == (bear(), (("turn",),))
    assert played.redo()
    assert place(played) == done
    played.undo_answer()
    assert played.answer(False) == ""
    assert not played.state.is_under("b", "Grudge")


def test_an_action_in_hand_can_be_taken_back_at_once():
    played = begun()
    before = place(played)
    assert played.undo_action()
    assert played.pending is None
    assert played.deeds == []
    assert played.redo()
    assert place(played) == before


def test_an_action_without_questions_goes_whole_even_by_its_last_answer():
    played = session()
    played.begin(strike())
    assert played.undo_answer()
    assert played.pending is None
    assert played.deeds == []


def test_at_the_start_there_is_nothing_to_take_back():
    played = session()
    assert not (played.undo() or played.undo_answer() or played.undo_action() or played.redo())


def test_dice_of_typed_sides_are_asked_for_and_the_others_are_rolled():
    played = session(typed=("red",))
    played.begin(strike())
    assert isinstance(played.pending, Roll)
    assert played.answer((7, 1, 1)) == "to hit: a die shows 1 to 6"
    assert played.answer((True, 1, 1)) == "to hit: a die shows 1 to 6"
    assert played.answer((4, 1, 1)) == ""
    assert isinstance(played.pending, Roll)  # the stubborn reroll
    assert played.answer((5,)) == ""
    played.begin(strike("b", "a", "blue"))
    assert played.pending is None
    assert len(played.deeds) == 2


def test_a_typed_roll_can_be_taken_back_and_typed_anew():
    played = session(duel(hp=40), typed=("red", "blue"))
    played.begin(strike())
    played.answer((1, 1, 1))
    assert played.state.hp("b") == 40
    assert played.undo_answer()
    assert isinstance(played.pending, Roll)
    played.answer((4, 4, 1))
    assert played.state.hp("b") == 38


def test_the_dice_of_a_list_are_not_thrown_again_by_going_back_and_forth():
    played = session(duel(hp=40), dice=Listed((4, 4, 4, 1, 1, 1)))
    played.begin(strike())
    played.undo()
    played.redo()
    played.begin(strike())
    assert played.state.hp("b") == 37


WAYS = ("strike", "bear", "first", "yes", "no", "undo", "undo_answer", "undo_action", "redo")


@settings(deadline=None, max_examples=tries(60, 20))
@given(st.lists(st.sampled_from(WAYS), max_size=25), st.sampled_from([(), ("red",)]))
def test_any_way_back_is_walked_forth_to_the_same_place(ways, typed):
    played = session(typed=typed)
    for way in ways:
        before = place(played)
        if way.startswith("undo"):
            if getattr(played, way)():
                after = place(played)
                assert played.redo()
                assert place(played) == before
                assert getattr(played, way)()
                assert place(played) == after
        elif way == "redo":
            played.redo()
        elif played.pending is None:
            played.begin(bear() if way == "bear" else strike())
        elif isinstance(played.pending, Roll):
            played.answer((1,) * played.pending.count)
        else:
            played.answer(way == "yes" if isinstance(played.pending, Confirm) else ("turn",))


def test_a_course_can_be_taken_over_by_another_session():
    played = begun()
    other = session()
    other.go_to(played.course.copy())
    assert place(other) == place(played)
    other.answer(True)
    assert other.state.is_under("b", "Grudge")
    assert not played.state.is_under("b", "Grudge")


def test_answers_that_lead_to_no_question_are_not_taken_up():
    with pytest.raises(ValueError, match="nothing is asked any more"):
        session().take_up(bear(), [("turn",), True])
    with pytest.raises(ValueError, match="no longer fits"):
        session().take_up(bear(), [("week",)])


def test_what_is_done_apart_is_seen_once_it_is_taken_over():
    played = begun()
    before, other = place(played), played.apart()
    assert other.answer(True) == ""
    after = place(other)
    assert (place(played), after != before) == (before, True)
    played.take_over(other)
    assert place(played) == after


def test_a_question_answered_apart_can_be_answered_here_as_well():
    played = begun()
    before = place(played)
    played.apart().answer(True)
    assert (place(played), played.asked[-1]) == (before, played.pending)
    assert played.answer(True) == ""


def test_what_an_answer_leads_to_is_found_out_once_for_all_who_stand_at_the_question():
    played = begun()
    one, other = played.apart(), played.apart()
    assert (one.answer(True), other.answer(True), played.answer(True)) == ("", "", "")
    assert one.state is other.state is played.state
    assert place(one) == place(other) == place(played)


def test_who_follows_somebody_that_has_gone_on_is_told_what_is_lawful_where_they_are():
    played = session()
    played.begin(bear())
    one, other = played.apart(), played.apart()
    one.answer(("turn",))
    before = place(one)
    beyond = one.apart()
    beyond.answer(True)
    assert other.answer(("turn",)) == ""
    assert place(other) == before
    assert other.law is not one.law  # that one tells of a game that has gone on
    assert other.answer(True) == ""
    assert place(other) == place(beyond)


def test_an_answer_of_another_kind_is_not_taken_for_one_that_was_given():
    played = begun()
    played.apart().answer(True)
    assert played.answer(1) != ""


def test_who_goes_back_after_others_have_answered_can_answer_otherwise():
    played = session()
    played.begin(bear())
    other = played.apart()
    other.answer(("turn",))
    assert played.answer(("turn",)) == ""
    assert played.undo()
    assert played.answer(("game",)) == ""
    assert other.in_hand != played.in_hand
    assert other.undo()
    assert other.redo()
    assert other.in_hand[1] == (("turn",),)


def test_what_is_lawful_is_told_of_where_one_stands_though_somebody_has_gone_on_from_there():
    played = begun()
    before, asked = played.law, played.pending
    assert played.law is before
    played.apart().answer(True)
    assert played.pending == asked
    assert played.law is not before  # that one now tells of a game in which the answer was given
    assert played.law.request == asked


def test_a_question_can_be_come_to_once_more():
    played = begun()
    before, asked = place(played), played.pending
    played.apart().answer(True)
    assert played.stay() == ""
    assert place(played) == before
    assert played.pending is not asked  # what it tells of the game is not what came of the other answer
    assert played.answer(True) == ""


def test_a_session_apart_goes_its_own_way():
    played = begun()
    before, other = place(played), played.apart()
    assert other.undo_action()
    assert place(played) == before
    played.take_over(other)
    assert place(played) == place(other)
    assert played.redo()
    assert place(played) == before
