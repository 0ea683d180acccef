"""Forecasts of powers in sample battles: what friends gain, what it costs, and what dice may lead to."""

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.playing.forecasts import Question, comes_to_dice, forecast
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.requests import Choose


def asked_first(sample, option):
    """Play a sample battle until an option with these words is offered; give the question and its id."""
    battle = Battle.started(read_script(asset(f"rosters/{sample}.json")))
    for _ in range(300):
        session = battle.session
        if isinstance(session.pending, Choose) and session.in_hand is not None:
            found = [each for each in session.pending.options if each.words.startswith(option)]
            if found:
                question = Question(session.book, session.course.state, *session.in_hand)
                return question, found[0].id
        assert chance_step(battle, 3)
    raise AssertionError(f"{option} was never offered")


def told(sample, option):
    question, id_ = asked_first(sample, option)
    assert comes_to_dice(question, (id_,))
    return forecast(question, (id_,), lambda: False)


@pytest.mark.campaign
def test_a_power_for_friends_tells_who_gains_what_and_what_it_costs():
    """Spirit against a difficulty of 8 is rolled for each friend in its aura."""
    lines = told("dock_brawl", "Show Must Go On").lines
    assert any(line.endswith("gains Brutal") and "%: " in line for line in lines)
    assert any(line.endswith("has 2 AP less") for line in lines)
    assert not any("lost any" in line or "trials" in line for line in lines)


def test_a_power_on_oneself_tells_the_exact_chance_of_its_test():
    """Defense 6 against 8 passes on 2+."""
    assert "83.3 %: Bulwark gains Defend" in told("dock_brawl", "Hold Fast").lines


@pytest.mark.campaign
def test_what_dice_ask_for_in_the_end_is_answered_and_foreseen():
    """A Blast that fails may be moved, which asks for a place after the dice."""
    found = told("dock_brawl", "Thunderhead")
    assert found.lines and "succeeds" in " ".join(found.lines)


def test_the_same_question_has_the_same_answer():
    question, id_ = asked_first("dock_brawl", "Hold Fast")
    one, two = (forecast(question, (id_,), lambda: False) for _ in range(2))
    assert one.lines == two.lines and one.is_settled
    assert forecast(question, (id_,), lambda: True) is None
