"""The end of a battle: who won, how it stands, what decided it, where it turned, and what comes next."""

from dataclasses import replace

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from battlefield.app.battle.battle_log import LogLine
from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.players import decide, player
from battlefield.app.playing.ending import ending_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding
from battlefield.resources import asset
from battlefield.ui.battle.panels.log_panel import LogLines, LogList
from battlefield.ui.shell import dialogs
from battlefield.ui.widgets.palette import LIGHT


def played_to_the_end(script):
    """Let the automaton play both sides."""
    battle = Battle.started(script)
    mind = player("automaton", battle.book)
    while deciding(battle.session):
        decide(battle.session, mind)
    return battle


@pytest.fixture
def hand(start_without_samples):
    """A hand over a battle that is over after one turn."""
    hand = BattleHand(start_without_samples())
    script = replace(read_script(asset("rosters/first_battle.json")), terrain=())
    settings = (*(each for each in script.settings if each[0] != "turns"), ("turns", 1))
    show_battle(hand.window, played_to_the_end(replace(script, settings=settings)), "A short one")
    hand.page = hand.window.page
    hand.rest()
    return hand


def test_a_battle_that_is_over_shows_who_won_how_it_stands_why_and_where_it_turned(hand):
    page, state = hand.page, hand.page.desk.state
    card = page.result
    assert card.isVisible() and card.title.text().lower() == state.result.lower()
    rows = [label.text() for label in card.findChildren(QLabel)]
    for side in state.sides:
        assert any(side in row.lower() for row in rows)
    assert any("pts" in row for row in rows) and "3 of 3 units" in rows
    assert "the greater share" in card.notes.text() and "turn 1" in card.notes.text()
    hand.until(lambda: page.desk.hindsight.curve is not None)
    hand.settle()
    assert card.turning.list.count() == len(page.desk.hindsight.swings)
    assert page.view.rect().contains(card.geometry())
    assert page.now.what.text().lower() == state.result.lower()
    shown = " ".join(
        (card.title.text(), page.now.what.text(), page.turn_bar.turn.text(), page.ending.words.text())
    )
    assert "Wardens" in shown and "Raiders" in shown
    assert "wardens" not in shown and "raiders" not in shown


@pytest.mark.usefixtures("german")
def test_no_figure_of_a_side_is_cut_where_words_are_longer(start_without_samples):
    hand = BattleHand(start_without_samples())
    show_battle(hand.window, played_to_the_end(read_script(asset("rosters/smoke_on_the_fen.json"))), "Fen")
    hand.rest()
    card = hand.window.page.result
    facts = [label for label in card.findChildren(QLabel) if label.text().endswith(("übrig", "Einheiten"))]
    assert len(facts) == 4
    assert [each.text() for each in facts if each.width() < each.sizeHint().width()] == []
    assert hand.window.page.view.rect().contains(card.geometry())


def test_every_game_s_end_is_a_victory_and_nobody_is_still_to_act(start_without_samples):
    """Its book says "brood wins"; a player is told of it in one way, wherever it stands."""
    hand = BattleHand(start_without_samples())
    show_battle(hand.window, played_to_the_end(read_script(asset("rosters/twin_sluices.json"))), "Sluices")
    page = hand.window.page
    hand.rest()
    winner = page.desk.state.winner
    assert page.desk.state.result == f"{winner} wins"
    said = f"Victory for {winner.title()}"
    told = (page.result.title, page.now.what, page.turn_bar.turn)
    assert [label.text() for label in told] == [said, said, f"<b>{said}</b>"]
    sides = page.turn_bar.sides.text()
    assert "to act" not in sides and "▸" not in sides


def test_all_turning_points_are_seen_where_the_table_leaves_room(hand):
    moments = hand.page.result.turning.list
    hand.until(lambda: moments.count() >= 3)
    hand.settle()
    assert moments.verticalScrollBar().maximum() == 0


def test_the_result_gives_way_to_the_table_and_comes_again(hand):
    page = hand.page
    hand.key(Qt.Key.Key_Escape)
    assert not page.result.isVisible() and page.turning.isVisible()
    page.desk.table.changed()
    hand.settle()
    assert not page.result.isVisible()
    hand.click_button(page.ending.buttons["result"])
    assert page.result.isVisible()
    hand.click_button(page.result.close_button)
    assert not page.result.isVisible()


def test_a_turning_point_is_looked_at_without_the_result_before_it(hand):
    page = hand.page
    hand.until(lambda: page.desk.hindsight.curve is not None)
    hand.settle()
    page.result.turning.list.itemActivated.emit(page.result.turning.list.item(0))
    assert page.desk.looking.is_back and not page.result.isVisible() and not page.ending.isVisible()
    hand.key(Qt.Key.Key_End)
    assert not page.desk.looking.is_back and page.result.isVisible()


def test_a_result_that_is_undone_goes_and_stays_away_no_longer_when_it_comes_again(hand):
    page = hand.page
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: not page.desk.state.result)
    assert not page.result.isVisible() and ending_of(page.desk.battle) is None
    assert not hand.window.acts["result"].isEnabled()
    hand.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: page.desk.state.result)
    assert page.result.isVisible()


def test_keys_that_would_choose_a_unit_say_that_the_battle_is_over(hand):
    for key in (Qt.Key.Key_Return, Qt.Key.Key_N, Qt.Key.Key_3):
        hand.page.desk.table.complaint = ""
        hand.key(key)
        assert hand.page.desk.table.complaint.startswith("The battle is over")


def test_a_battle_is_played_again_by_the_same_sides_with_new_dice(hand, monkeypatch):
    monkeypatch.setattr(dialogs, "ask_to_save", lambda *_args: "discard")
    before = hand.window.battle.session
    hand.click_button(hand.page.result.buttons["play_again"])
    hand.until(lambda: hand.window.page not in (None, hand.page) and hand.window.files.opening is None)
    now = hand.window.battle.session
    assert now.start == before.start and now.players == before.players and now.seed != before.seed
    assert now.event_count == 0 and not now.state.result
    assert hand.window.files.title == "A short one"
    assert not hand.window.page.result.isVisible()


def test_a_log_without_a_hit_says_so(program):
    assert program is not None
    lines, found = LogLines(LIGHT), LogList()
    found.setModel(lines)
    assert found.words_if_empty().startswith("Nothing to tell yet")
    lines.wanted = "xyzzy"
    assert found.words_if_empty() == "No line of the log holds “xyzzy”"


def test_a_log_that_gets_its_width_late_still_shows_its_end(program):
    assert program is not None
    lines, found = LogLines(LIGHT), LogList()
    found.setModel(lines)
    found.setWordWrap(True)
    words = "words enough to need more than one row"
    lines.show_lines(tuple(LogLine(f"line {n}: {words}", n, n) for n in range(80)))
    found.scrollToBottom()
    found.resize(160, 200)
    found.show()
    program.processEvents()
    assert found.verticalScrollBar().maximum() > 0
    assert found.verticalScrollBar().value() == found.verticalScrollBar().maximum()
    found.close()


def test_the_card_of_the_result_is_as_high_at_first_as_when_it_is_brought_back(hand):
    card, desk = hand.page.result, hand.page.desk
    hand.until(lambda: desk.hindsight.curve is not None)
    hand.settle()
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: not card.isVisible())
    hand.window.acts["redo"].trigger()
    hand.until(lambda: card.isVisible() and desk.hindsight.curve is not None)
    hand.settle()
    first = card.geometry()
    card.put_away()
    card.bring_back()
    hand.settle()
    assert card.geometry() == first


@pytest.mark.campaign
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_log_of_a_battle_that_is_opened_shows_its_newest_line(start_without_samples, size):
    hand = BattleHand(start_without_samples())
    battle = Battle.started(read_script(asset("rosters/smoke_on_the_fen.json")))
    mind = player("automaton", battle.book)
    for _ in range(150):
        if deciding(battle.session):
            decide(battle.session, mind)
    hand.window.drop_page()
    hand.window.resize(*size)
    show_battle(hand.window, battle, "Half way")
    hand.page = hand.window.page
    hand.settle()
    bar = hand.page.log.list.verticalScrollBar()
    assert bar.maximum() > 0
    hand.until(lambda: bar.value() == bar.maximum())
    hand.window.resize(size[0] - 200, size[1] - 90)
    hand.settle()
    hand.until(lambda: bar.value() == bar.maximum())
    bar.setValue(bar.maximum() // 2)
    hand.window.resize(*size)
    hand.settle()
    assert bar.value() < bar.maximum()
