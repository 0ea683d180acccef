"""What would you do? and Why? in the window: asked by keys, shown in a panel and on the table, and taken."""

import re
from threading import Event

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlefield.app.books.faces import face_of
from battlefield.app.desk.pictures import Line
from battlefield.app.opponents.thoughts import think
from battlefield.app.playing.counsel import ADVICE, OFF
from battlefield.play.opponents.view import deciding, take, view_of
from battlefield.rules.core.hidden_information import Veil

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hand(start_without_samples):
    """A hand over a battle that has just begun."""
    hand = BattleHand(start_without_samples())
    hand.key(Qt.Key.Key_Return)
    return hand


def asked(hand):
    """Ask for advice and wait for it."""
    hand.key(Qt.Key.Key_I)
    counsel = hand.page.desk.counsel
    hand.until(lambda: counsel.reasons is not None and counsel.outcomes is not None)
    hand.settle()
    return counsel


def by_the_program(hand, count):
    """Let the program take so many decisions, as it does for a side that it plays."""
    battle = hand.page.desk.battle
    thoughts = []
    for _ in range(count):
        session = battle.session
        view, veil = view_of(session, deciding(session), face_of(battle.state.book))
        thought = think(view, "recruit")
        battle.minds.keep(session, veil, thought)
        assert not battle.step(lambda game, v=veil, t=thought: take(game, v, t.decision)).make()
        thoughts.append(thought)
    hand.page.desk._settle()
    hand.settle()
    return thoughts


def test_a_key_shows_what_to_do_and_a_button_does_it(hand):
    counsel, panel = asked(hand), hand.page.counsel
    assert panel.isVisible() and panel.take.isVisible() and panel.take.isEnabled()
    words = counsel.reasons.words
    assert words in panel.text.toPlainText() and "Together" in panel.text.toPlainText()
    assert counsel.reasons.others[0].words in panel.text.toPlainText()
    assert "\u2212" in panel.text.toPlainText() and not re.search(r"(?<!\w)-\d", panel.text.toPlainText())
    before = hand.page.desk.battle.session.event_count
    advised = counsel.advised
    hand.click_button(panel.take)
    session = hand.page.desk.battle.session
    hand.until(lambda: session.event_count > before)
    assert session.in_hand[0] == advised.action
    assert counsel.kind is None and not panel.take.isVisible()


def test_that_there_is_no_advice_yet_is_said_only_until_it_is_there(hand):
    thinking = Event()
    counsel = hand.page.desk.counsel

    def slowly(view, _level):
        thinking.wait(30)
        return think(view, "recruit")

    counsel.think = slowly
    hand.key(Qt.Key.Key_I)
    hand.key(Qt.Key.Key_I, ALT)
    assert "no advice yet" in hand.window.hint.text()
    thinking.set()
    hand.until(lambda: counsel.reasons is not None)
    hand.settle()
    assert "no advice yet" not in hand.window.hint.text() and hand.page.desk.table.complaint == ""


def test_reasons_have_the_room_that_they_need_and_give_it_back(hand):
    hand.window.resize(1280, 800)
    hand.settle()
    panel, dock = hand.page.counsel, hand.page.docks[0]
    before = dock.height()
    asked(hand)
    bar = panel.text.verticalScrollBar()
    assert bar.maximum() == 0 or dock.height() < 0.45 * before
    hand.click_button(panel.close_it)
    hand.settle()
    assert abs(dock.height() - before) <= 2


@pytest.mark.campaign
@pytest.mark.parametrize("panel", ["log", "card", "units"])
@pytest.mark.parametrize("how", ["take", "close_it"])
def test_what_was_seen_before_the_reasons_comes_up_again(hand, how, panel):
    shown = hand.page.picture.units if panel == "units" else getattr(hand.page, panel)
    hand.page.dock_of(shown).raise_()
    hand.settle()
    asked(hand)
    assert not hand.page.dock_of(hand.page.counsel).visibleRegion().isEmpty()
    hand.click_button(getattr(hand.page.counsel, how))
    hand.until(lambda: hand.page.desk.counsel.kind is None)
    hand.settle()
    front = hand.page.card if how == "take" and panel == "card" else shown
    assert not hand.page.dock_of(front).visibleRegion().isEmpty()
    assert hand.page.dock_of(hand.page.counsel).visibleRegion().isEmpty()


def test_a_panel_that_is_chosen_meanwhile_stays_in_front(hand):
    asked(hand)
    options = hand.page.dock_of(hand.page.options)
    options.raise_()
    hand.settle()
    hand.key(Qt.Key.Key_I, ALT)
    hand.until(lambda: hand.page.desk.counsel.kind is None)
    hand.settle()
    assert not options.visibleRegion().isEmpty()


def test_a_whole_unit_is_put_down_by_advice_alone(hand):
    session = hand.page.desk.battle.session
    for _ in range(4):
        before = session.event_count, session.pending
        asked(hand)
        hand.key(Qt.Key.Key_I, ALT)
        hand.until(lambda was=before: (session.event_count, session.pending) != was)
        hand.check_scene()
    assert len(session.deeds) >= 2


def test_what_is_advised_is_drawn_on_the_table(hand):
    page = hand.page
    assert page.tool.answer is None or not any(isinstance(e, Line) for e in page.tool.answer.drawing)
    while page.desk.battle.pending is None or not hasattr(page.desk.battle.pending, "figures"):
        asked(hand)
        hand.key(Qt.Key.Key_I, ALT)
        hand.settle()
    counsel = asked(hand)
    assert counsel.drawing and set(counsel.drawing) <= set(page.tool.answer.drawing)
    hand.click_button(page.counsel.close_it)
    assert counsel.kind is None and counsel.drawing == ()


def test_advice_can_be_turned_off_and_stays_so(hand):
    desk, panel = hand.page.desk, hand.page.counsel
    asked(hand)
    panel.by.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.by, Qt.Key.Key_Home)
    assert desk.table.options[ADVICE] == OFF
    hand.key(Qt.Key.Key_1)
    hand.key(Qt.Key.Key_I)
    assert "turned off" in desk.table.complaint and desk.counsel.kind is None and panel.by.isVisible()
    assert hand.window.settings.text("advice", "") == OFF
    hand.settle()
    hand.window.drop_page()
    again = BattleHand(hand._hand)
    assert again.page.desk.table.options[ADVICE] == OFF


def test_another_level_advises_where_it_is_chosen(hand):
    desk, levels = hand.page.desk, []
    desk.counsel.think = lambda view, level: (levels.append(level), think(view, "recruit"))[1]
    desk.table.options.put(ADVICE, "recruit")
    asked(hand)
    assert levels == ["recruit"]


def test_advice_goes_once_the_battle_goes_on_and_comes_back_with_undo(hand):
    counsel = asked(hand)
    words = counsel.reasons.words
    hand.key(Qt.Key.Key_1)
    assert counsel.kind is None and counsel.advised is None
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert counsel.kind == "advice"
    hand.until(lambda: counsel.reasons is not None)
    assert counsel.reasons.words == words


def test_nobody_is_advised_while_looking_back_or_without_advice(hand):
    desk = hand.page.desk
    hand.key(Qt.Key.Key_I, ALT)
    assert "ask for one first" in hand.window.statusBar().currentMessage() or desk.counsel.advised is None
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_I)
    assert "looking back" in desk.table.complaint


def test_why_shows_the_reasons_of_what_the_program_did_where_it_did_it(hand):
    thoughts, desk, panel = by_the_program(hand, 4), hand.page.desk, hand.page.counsel
    hand.key(Qt.Key.Key_I, SHIFT)
    counsel = desk.counsel
    hand.until(lambda: counsel.reasons is not None and counsel.outcomes is not None)
    hand.settle()
    assert desk.looking.is_back and counsel.kind == "why"
    assert counsel.reasons.table == thoughts[-1].table
    assert panel.isVisible() and not panel.take.isVisible() and panel.earlier.isVisible()
    hand.click_button(panel.earlier)
    hand.until(lambda: counsel.reasons is not None and counsel.reasons.table == thoughts[-2].table)
    hand.click_button(panel.later)
    hand.until(lambda: counsel.reasons is not None and counsel.reasons.table == thoughts[-1].table)
    hand.key(Qt.Key.Key_End)
    assert counsel.kind is None and not desk.looking.is_back


def test_why_says_so_where_nothing_is_known(hand):
    hand.key(Qt.Key.Key_1)
    hand.key(Qt.Key.Key_I, SHIFT)
    desk = hand.page.desk
    assert "Nothing is known" in desk.table.complaint and not desk.looking.is_back


def test_a_temper_stays_secret_while_the_battle_goes_on(hand):
    battle = hand.page.desk.battle
    view, veil = view_of(battle.session, deciding(battle.session), face_of(battle.state.book))
    thought = think(view, "recruit:beast")
    battle.minds.keep(battle.session, veil, thought)
    assert not battle.step(lambda game: take(game, veil, thought.decision)).make()
    hand.page.desk._settle()
    hand.key(Qt.Key.Key_I, SHIFT)
    counsel = hand.page.desk.counsel
    hand.until(lambda: counsel.reasons is not None)
    assert counsel.level == "recruit"
    assert "beast" not in hand.page.counsel.text.toPlainText()


def test_reasons_stay_secret_from_who_does_not_see_everything(hand, monkeypatch):
    side = by_the_program(hand, 1) and hand.page.desk.battle.session.deeds[-1].action.by
    other = next(each for each in hand.page.desk.state.sides if each != side)
    eyes = hand.page.desk.seen.eyes
    monkeypatch.setattr(type(eyes), "side", property(lambda _eyes: other))
    hides = Veil(hand.page.desk.state, hidden=frozenset({"somebody"}))
    monkeypatch.setattr(eyes, "frozen", lambda: lambda _state: hides)
    hand.key(Qt.Key.Key_I, SHIFT)
    counsel = hand.page.desk.counsel
    hand.until(lambda: counsel.problem)
    assert "hides something" in counsel.problem and counsel.reasons is None and counsel.drawing == ()
    assert "hides something" in hand.page.counsel.text.toPlainText()


def test_no_advice_is_given_while_the_program_decides(hand):
    desk = hand.page.desk
    side = deciding(desk.battle.session)
    desk.battle.session.players = {side: "recruit"}
    hand.key(Qt.Key.Key_I)
    assert "ask once it is your turn" in desk.table.complaint and desk.counsel.kind is None
