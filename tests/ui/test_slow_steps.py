"""Steps that the rules take long over: the window goes on meanwhile, and ends them when they are known."""

from threading import Event

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import Qt

from battlefield.app.playing.hands.waiting import WAIT, WaitingHand


@pytest.fixture
def hand(start_without_samples):
    hand = BattleHand(start_without_samples())
    hand.key(Qt.Key.Key_Return)
    return hand


@pytest.fixture
def held(hand, monkeypatch):
    """Keep the rules of the book from going on until they are let."""
    monkeypatch.setattr("battlefield.ui.stepping.PATIENCE", 0.0)
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
    assert desk.complaint == WAIT
    assert not desk.begin(desk.battle.book.actions(desk.state)[0])
    assert desk.battle.session.event_count == before


def test_a_battle_that_is_left_meanwhile_stays_as_it_was(hand, held):
    hand.key(Qt.Key.Key_1)
    desk, before = hand.page.desk, hand.page.desk.battle.session.event_count
    hand.window.drop_page()
    assert not desk._ended(lambda: pytest.fail("a step of a battle that nobody plays any more was made"))
    held.set()
    assert desk.battle.session.event_count == before
