"""A game in thought that comes the same way again comes to the same states, as objects."""

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.files.battles.scripts import read_script
from battlefield.play.thinking import Salted, in_thought
from battlefield.resources import asset
from battlefield.rules.core.apply import apply, followed
from battlefield.rules.core.events import Said


@pytest.fixture(scope="module")
def battle() -> Battle:
    """The first question of a battle of Iron Kingdoms that comes after some answers of its action."""
    begun = Battle.started(read_script(asset("rosters/smoke_on_the_fen.json")))
    while not (begun.session.running is not None and len(begun.session.running.answers) > 3):
        assert chance_step(begun, 1)
    return begun


def thought(battle: Battle):
    hand = battle.session.course.hand
    session = in_thought(battle.session.running.state, battle.session.book, Salted(0))
    session.take_up(hand.action, hand.answers)
    return session


def test_the_same_answers_lead_to_the_same_state_and_it_is_the_true_one(battle: Battle) -> None:
    once, again = thought(battle), thought(battle)
    assert once.state is again.state
    assert once.state == battle.state
    assert once.law.request == again.law.request == battle.session.law.request


def test_a_change_is_followed_to_what_it_does(battle: Battle) -> None:
    event = Said("so it is")
    assert followed(battle.state, event) == apply(battle.state, event)
