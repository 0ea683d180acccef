"""Steps that the rules take long over: the window goes on meanwhile, and ends them when they are known."""

from threading import Event

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import Qt

from battlefield.app.playing.prompts.looking import CALLED_OFF, WAIT, WaitingHand


@pytest.fixture
def hand(start_without_samples):
    hand = BattleHand(start_without_samples())
    hand.key(Qt.Key.Key_Return)
    return hand


@pytest.fixture
def held(hand, monkeypatch):
    """Keep the rules of the book from going on until they are let."""
    monkeypatch.setattr("battlefield.ui.threads.battle_steps.PATIENCE", 0.0)
    book, let = hand.page.desk.battle.book, Event()
    refusal = book.refusal

    def slow(state, action):
        let.wait(10)
        return refusal(state, action)

    monkeypatch.setattr(type(book), "refusal", lambda _self, state, action: slow(state, action))
    yield let
    let.set()


def test_a_click_does_not_wait_for_a_slow_step(hand, held):
    before = hand.page.desk.battle.session.event_count
    hand.key(Qt.Key.Key_1)
    assert isinstance(hand.page.desk.hand, WaitingHand)
    assert WAIT in hand.page.now.what.text()
    assert hand.page.desk.battle.session.event_count == before
    held.set()
    hand.until(lambda: hand.page.desk.battle.session.event_count > before)
    assert not isinstance(hand.page.desk.hand, WaitingHand)


@pytest.mark.usefixtures("held")
def test_nothing_else_is_played_meanwhile(hand):
    hand.key(Qt.Key.Key_1)
    desk, before = hand.page.desk, hand.page.desk.battle.session.event_count
    desk.undo()
    assert desk.table.complaint == WAIT
    assert not desk.begin(desk.battle.book.actions(desk.state)[0])
    assert desk.battle.session.event_count == before


def test_a_battle_that_is_left_meanwhile_stays_as_it_was(hand, held):
    hand.key(Qt.Key.Key_1)
    desk, before = hand.page.desk, hand.page.desk.battle.session.event_count
    hand.window.drop_page()
    unwanted = "a step of a battle that nobody plays any more was made"
    assert not desk._ended(lambda: pytest.fail(unwanted))
    held.set()
    assert desk.battle.session.event_count == before


def steps_of(hand):
    session = hand.page.desk.battle.session
    return session.event_count, session.hash, session.pending


def amid_an_action(hand):
    """Deploy the first unit as far as the question where it shall stand."""
    while hand.page.desk.pending is None:
        hand.key(Qt.Key.Key_1)
    return steps_of(hand)


class Later:
    """Works steps out when it is told to."""

    def __init__(self):
        self.waiting = []

    def run(self, step, done):
        self.waiting.append((step, done))
        return False

    def work(self):
        step, done = self.waiting.pop()
        done(step.worked_out())


def test_undo_and_redo_do_not_wait_for_the_rules(hand):
    before = steps_of(hand)
    after = amid_an_action(hand)
    assert after != before
    later = hand.page.desk.stepping = Later()
    for key, wanted in ((Qt.Key.Key_Z, before), (Qt.Key.Key_Y, after)):
        seen = steps_of(hand)
        hand.key(key, Qt.KeyboardModifier.ControlModifier)
        assert isinstance(hand.page.desk.hand, WaitingHand)
        assert steps_of(hand) == seen
        later.work()
        assert not isinstance(hand.page.desk.hand, WaitingHand)
        assert steps_of(hand) == wanted
        hand.check_scene()


def test_escape_calls_a_slow_step_off(hand, held):
    desk, before = hand.page.desk, steps_of(hand)
    hand.key(Qt.Key.Key_1)
    hand.key(Qt.Key.Key_Escape)
    assert desk.table.complaint == CALLED_OFF
    held.set()
    hand.until(lambda: not isinstance(desk.hand, WaitingHand))
    assert steps_of(hand) == before
    assert not desk.battle.can_redo
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: steps_of(hand) != before)


def test_an_answer_called_off_leaves_the_question_as_it_was(hand):
    before = amid_an_action(hand)
    hand.page.desk.hand.step(1)
    hand.rest()
    desk = hand.page.desk
    at_once, desk.stepping = desk.stepping, Later()
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Escape)
    desk.stepping.work()  # the answer,
    desk.stepping.work()  # and the way back to the question
    assert not isinstance(desk.hand, WaitingHand)
    assert steps_of(hand) == before
    desk.stepping = at_once
    desk.hand.step(1)
    hand.rest()
    hand.key(Qt.Key.Key_Return)
    assert steps_of(hand) != before
    hand.check_scene()
