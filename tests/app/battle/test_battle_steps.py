"""Steps of a battle in two parts: what is seen between work and end, and where a step is never ended."""

import pytest
from battles import advance, battle, place, undone

from battlefield.app.battle.battle_steps import Step, StepAtOnce
from battlefield.files.journals.battle_journal import battles_left_behind
from battlefield.play.session import Session
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.requests import Places


def standing(fought):
    return place(fought.session), undone(fought.session)


def at_places(fought):
    """Play on to a question where figures shall stand; give a layout that will do."""
    while not isinstance(fought.pending, Places):
        advance(fought, 1)
    return fought.session.suggestions()[0]


def steps(fought):
    """Give one step of each kind at a question, each as what is done with the session."""
    answer, start = at_places(fought), fought.session.event_count
    fought.answer(answer)
    at_places(fought)
    layout = fought.session.suggestions()[0]
    return {
        "answer": lambda game: game.answer(layout),
        "undo": lambda game: "" if game.undo() else "nothing",
        "undo_action": lambda game: "" if game.undo_action() else "nothing",
        "far back": lambda game: "" if game.undo_to(start - 1) else "nothing",
        "stay": Session.stay,
    }


KINDS = ("answer", "undo", "undo_action", "far back", "stay")


def test_the_end_is_given_what_the_work_found_and_comes_after_it():
    heard = []

    def work():
        heard.append("work")
        return "refused"

    def end(found):
        heard.append(found)
        return found

    finish = Step(work, end).worked_out()
    assert heard == ["work"]
    assert finish() == "refused"
    assert heard == ["work", "refused"]


def test_what_the_work_raises_is_given_to_the_end():
    def fail():
        raise RuntimeError("a rule's mistake")

    failed = []
    StepAtOnce().run(Step(fail, lambda found: failed.append(found) or "failed"), lambda end: end())
    assert [type(each) for each in failed] == [RuntimeError]


@pytest.mark.parametrize("kind", KINDS)
def test_between_work_and_end_nothing_is_seen_or_heard(kind, tmp_path):
    fought, heard = battle(tmp_path), []
    step = fought.step(steps(fought)[kind])
    fought.listen(lambda: heard.append(kind))
    before = standing(fought)
    end = step.worked_out()
    assert (standing(fought), heard) == (before, [])
    assert end() == ""
    assert heard == [kind]
    assert (standing(fought) == before) is (kind == "stay")
    after = place(fought.session)
    fought.close()
    [found] = battles_left_behind(tmp_path, BOOKS)
    assert place(found.session) == after


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_that_is_never_ended_leaves_the_battle_as_it_was(kind):
    fought = battle()
    do = steps(fought)[kind]
    before = standing(fought)
    fought.step(do).worked_out()
    assert standing(fought) == before
    fought.step(Session.stay).make()
    assert standing(fought) == before
    answer = fought.session.suggestions()[0]
    assert fought.answer(answer) == ""


def test_a_step_that_stops_half_way_leaves_the_battle_as_it_was(monkeypatch, tmp_path):
    fought, heard = battle(tmp_path), []
    do = steps(fought)["answer"]
    fought.listen(lambda: heard.append("step"))
    before = standing(fought)
    emit, left = Game.emit, [1]

    def failing(game, event):
        left[0] -= 1
        if left[0] < 0:
            raise RuntimeError("a rule's mistake")
        emit(game, event)

    monkeypatch.setattr(Game, "emit", failing)
    end = fought.step(do).worked_out()
    monkeypatch.undo()
    assert standing(fought) == before
    with pytest.raises(RuntimeError):
        end()
    assert (standing(fought), heard) == (before, [])
    assert fought.step(do).make() == ""
    fought.close()
