"""A history of states: where it stands, what it drops, and what counts as saved."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlefield.play.history import History


def history(*states, at=None):
    made = History("start")
    for state in states:
        made.push(f"to {state}", state)
    made.go(len(states) if at is None else at)
    return made


def test_a_new_history_has_nothing_to_undo_or_redo_and_is_clean():
    fresh = History("start")
    assert (fresh.state, fresh.place, fresh.labels) == ("start", 0, ("Opened",))
    assert (fresh.undo_label, fresh.redo_label) == (None, None)
    assert (fresh.is_clean, fresh.unsaved_steps) == (True, 0)


def test_undo_and_redo_walk_through_the_states_and_stay_at_the_ends():
    walked = history("a", "b")
    assert [walked.undo() for _ in range(3)] == ["a", "start", "start"]
    assert [walked.redo() for _ in range(3)] == ["a", "b", "b"]


def test_the_labels_say_what_undo_and_redo_would_do():
    walked = history("a", "b", at=1)
    assert (walked.undo_label, walked.redo_label) == ("to a", "to b")
    assert walked.labels == ("Opened", "to a", "to b")


def test_a_new_state_after_an_undo_drops_what_was_undone():
    walked = history("a", "b", "c", at=1)
    walked.push("to d", "d")
    assert walked.labels == ("Opened", "to a", "to d")
    assert (walked.state, walked.redo_label) == ("d", None)
    assert walked.undo() == "a"


@pytest.mark.parametrize("place", [-1, 3, 99])
def test_a_step_outside_the_history_is_an_error_and_changes_nothing(place):
    walked = history("a", "b")
    with pytest.raises(IndexError, match="the history has steps 0 to 2, not"):
        walked.go(place)
    assert walked.state == "b"


def test_a_saved_state_stays_saved_through_undo_and_redo():
    walked = history("a", "b", at=1)
    walked.mark_clean()
    assert (walked.is_clean, walked.unsaved_steps) == (True, 0)
    walked.redo()
    assert (walked.is_clean, walked.unsaved_steps) == (False, 1)
    walked.go(0)
    assert (walked.is_clean, walked.unsaved_steps) == (False, 1)
    walked.go(1)
    assert walked.is_clean


def test_a_saved_state_that_was_dropped_can_never_be_reached_again():
    walked = history("a", "b")
    walked.mark_clean()
    walked.go(1)
    walked.push("to c", "c")
    assert not any(walked.go(place) == "b" or walked.is_clean for place in range(3))


def test_a_change_after_a_save_and_its_undo_is_clean_again():
    walked = history("a")
    walked.mark_clean()
    walked.push("to b", "b")
    assert not walked.is_clean
    walked.undo()
    assert walked.is_clean
    walked.push("to c", "c")
    walked.undo()
    assert walked.is_clean


def test_where_the_saved_state_is_gone_there_is_at_least_one_unsaved_step():
    walked = history("saved")
    walked.mark_clean()
    walked.undo()
    walked.push("to a", "a")
    walked.push("to b", "b")
    assert [(walked.go(n), walked.is_clean, walked.unsaved_steps) for n in range(3)] == [
        ("start", False, 1),
        ("a", False, 1),
        ("b", False, 2),
    ]
    walked.mark_clean()
    assert walked.is_clean


class Plain:
    """The same promises kept the long way: a list of states, and the very state that was saved."""

    def __init__(self):
        self.states, self.place, self.saved = [0], 0, 0

    def push(self, state):
        self.states = [*self.states[: self.place + 1], state]
        self.place += 1


@given(st.lists(st.sampled_from(["push", "undo", "redo", "save"])))
def test_any_walk_ends_where_a_plain_list_does(walk):
    made, plain = History(0), Plain()
    for number, step in enumerate(walk, start=1):
        if step == "push":
            made.push(str(number), number)
            plain.push(number)
        elif step == "save":
            made.mark_clean()
            plain.saved = plain.states[plain.place]
        else:
            way = -1 if step == "undo" else 1
            plain.place = min(max(plain.place + way, 0), len(plain.states) - 1)
            made.undo() if step == "undo" else made.redo()
        assert made.state == plain.states[plain.place]
        assert made.is_clean == (plain.states[plain.place] == plain.saved)
        assert len(made.labels) == len(plain.states)
