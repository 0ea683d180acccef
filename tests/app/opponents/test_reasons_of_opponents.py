"""Reasons of decisions: terms that add up, words for every kind of answer, chances, and lines to draw."""

from dataclasses import replace
from functools import cache

import pytest
from campaigns import few
from fought import BATTLES, led, seen

from battlefield.app.desk.pictures import Line, Shape
from battlefield.app.opponents.outcomes import outcomes_of
from battlefield.app.opponents.players import player
from battlefield.app.opponents.reasons import BY_THE_PAGE, foreseen_drawing, reasons_of
from battlefield.app.opponents.thoughts import Thought, think
from battlefield.play.opponents.view import Decision, take
from battlefield.rules.core.requests import Choose, Places


def asked_of(view):
    return view.request.figures[0]


def decisions(name, start, count):
    """Play on by a level's thoughts, and give each with the view that it was thought in."""
    session = led(name, start)
    for _ in range(count):
        view, veil = seen(session)
        thought = think(view, "regular")
        assert thought is not None
        yield view, thought
        assert not take(session, veil, thought.decision)


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(BATTLES, 2))
def test_terms_add_up_to_scores_and_every_decision_has_words(name):
    for view, thought in decisions(name, 20, 8):
        told = reasons_of(view, thought)
        assert told.words and told.summary and told.side == view.side
        assert "/" not in told.words  # no id in place of a name
        for weighed in thought.weighed:
            total = sum(thought.amounts(weighed).values())
            assert total == pytest.approx(weighed.score, abs=1e-9)
        if thought.weighed:
            assert told.score == pytest.approx(thought.weighed[0].score, abs=1e-9)
        if told.others:
            gap = sum(term.difference for term in told.table)
            assert gap == pytest.approx(told.others[0].behind, abs=1e-9)
            assert told.others[0].behind >= 0.0
        assert len(told.others) == max(0, min(3, thought.count) - 1)


@pytest.mark.campaign
def test_the_deciding_term_is_the_one_that_speaks_most_for_it():
    for view, thought in decisions("first_battle", 40, 8):
        told = reasons_of(view, thought)
        if told.others and told.others[0].behind > 0.05:
            assert told.deciding is not None and told.deciding.words in told.summary
            assert told.deciding.difference == max(term.difference for term in told.table)


def test_a_target_is_named_and_a_line_leads_to_it_with_exact_chances():
    for view, thought in decisions("first_battle", 40, 12):
        asked = view.request
        if isinstance(asked, Choose) and asked.options[0].id in view.state.units:
            told = reasons_of(view, thought)
            name = view.state.units[thought.decision.answer[0]].name
            assert name in told.words
            assert any(isinstance(each, Line) and each.arrow for each in told.drawing)
            found = outcomes_of(view, thought.decision, thought.weights)
            assert found is not None and found.lines[0].startswith(name)
            assert "trials" not in found.lines[0] and "reply" in found.loss
            assert any(blow.foe == thought.decision.answer[0] for blow in found.blows)
            assert any(isinstance(each, Line) and each.words for each in foreseen_drawing(found))
            return
    pytest.fail("no target was chosen")


@pytest.mark.campaign
def test_a_move_says_how_far_and_is_drawn_where_it_ends():
    for view, thought in decisions("first_battle", 40, 14):
        if isinstance(view.request, Places) and view.request.is_move:
            told = reasons_of(view, thought)
            name = view.state.units[view.state.figures[asked_of(view)].model.unit].name
            assert told.words.startswith((f"{name} go", f"{name} stay"))
            ends = {place.at for place in thought.decision.answer}
            shapes = [each for each in told.drawing if isinstance(each, Shape) and not each.dashed]
            assert {each.shape.at for each in shapes} == ends
            others = [each for each in told.drawing if getattr(each, "dashed", False)]
            assert bool(others) == bool(told.others)
            return
    pytest.fail("nobody moved")


@cache
def first_move():
    """Somebody's first move in a battle: with the view that it was thought in."""
    found = decisions("first_battle", 40, 14)
    return next(each for each in found if isinstance(each[0].request, Places) and each[0].request.is_move)


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("called", "strength", "words"),
    [
        ("Bog Slingers", 3, "Bog Slingers go "),
        ("Mud Slingers", 3, "Mud Slingers (Wardens) go "),
        ("Red Squad", 3, "Red Squad goes "),
        ("Silas", 1, "Silas go"),
    ],
)
def test_a_name_of_several_is_told_of_as_several(called, strength, words):
    view, thought = first_move()
    id_ = view.state.figures[asked_of(view)].model.unit
    unit = replace(view.state.units[id_], name=called, strength=strength)
    state = replace(view.state, units={**view.state.units, id_: unit})
    assert reasons_of(replace(view, state=state), thought).words.startswith(words)


def test_who_does_not_think_still_has_words():
    session = led("first_battle", 10)
    view, _ = seen(session)
    decision = player("automaton", session.book).decide(view)
    told = reasons_of(view, Thought("automaton", decision))
    assert told.words and not told.table and not told.others
    assert told.summary == BY_THE_PAGE  # and not that nothing else was lawful
    assert outcomes_of(view, decision, {}) is not None


def test_what_is_not_lawful_has_no_outcome():
    session = led("first_battle", 40)
    view, _ = seen(session)
    assert outcomes_of(view, Decision(answer=("nobody",)), {}) is None


@pytest.mark.campaign
def test_outcomes_can_be_called_off():
    session = led("first_battle", 40)
    view, _ = seen(session)
    thought = think(view, "recruit")
    assert outcomes_of(view, thought.decision, thought.weights, lambda: True) is None
