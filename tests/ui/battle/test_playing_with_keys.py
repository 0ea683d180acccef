"""A battle by keyboard alone, what its panels say, and saving it in the middle of a question."""

from dataclasses import replace

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


@pytest.fixture
def hand(start_without_samples):
    hand = BattleHand(start_without_samples())
    hand.key(Qt.Key.Key_Return)
    return hand


def show(hand, name, **changes):
    """Show a battle of a sample, without terrain."""
    script = replace(read_script(asset(f"rosters/{name}.json")), terrain=(), **changes)
    show_battle(hand.window, Battle.started(script), "Sample")
    hand.page = hand.window.page
    hand.key(Qt.Key.Key_Return)


def press_where_the_keyboard_is(key):
    """Press a key on the widget that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def test_keys_go_on_working_where_a_button_was_that_is_gone(hand):
    button = next(iter(hand.page.now.buttons.values()))
    button.setFocus()
    press_where_the_keyboard_is(Qt.Key.Key_Space)
    hand.until(lambda: isinstance(hand.page.desk.hand, PlacingHand))
    assert QApplication.focusWidget() is hand.page.view
    hand.until(lambda: hand.page.now.accept.isVisible())
    press_where_the_keyboard_is(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)


def test_f6_reaches_every_panel_that_is_seen(hand):
    seen = []
    page = hand.page
    for panel in (page.card, page.picture.units, page.log, page.options):
        page.dock_of(panel).raise_()
        QApplication.processEvents()
        for _ in range(4):
            hand.page.next_pane()
            seen.append(QApplication.focusWidget())
    for widget in (hand.page.view, hand.page.card.text, hand.page.picture.units.list, hand.page.log.list):
        assert widget in seen


def test_each_units_name_stands_once_and_its_actions_beside_it(hand):
    rows = hand.page.now._offers._rows.values()
    assert [sorted(id_.split()[0] for id_ in row.buttons) for row in rows] == [["Deploy", "Hold"]] * 3


def test_zero_takes_what_no_unit_does(hand):
    show(hand, "first_battle", settings=(("playstyle", "advanced"), ("zone depth", 6)))
    for _ in range(80):
        if hand.page.desk.state.clock.phase == "Action" and hand.page.desk.pending is None:
            break
        hand.play_on(1)
    side = hand.page.desk.state.clock.side
    hand.key(Qt.Key.Key_0)
    assert hand.page.desk.state.clock.side != side


def test_a_battle_saved_amid_a_question_comes_back_to_it(hand, tmp_path, monkeypatch):
    hand.key(Qt.Key.Key_1)
    asked = hand.page.desk.pending
    path = tmp_path / "amid.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    hand.window.acts["save"].trigger()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    before = hand.page
    hand.window.acts["open"].trigger()
    hand.until(lambda: hand.window.page is not before and hand.window.page is not None)
    assert hand.window.page.desk.pending == asked
    assert isinstance(hand.window.page.desk.hand, PlacingHand)


def test_a_battle_with_a_file_is_saved_while_the_game_goes_on(hand, tmp_path):
    battle = hand.page.desk.battle
    battle.save(tmp_path / "kept.json")
    hand.key(Qt.Key.Key_1)
    assert battle.is_modified
    hand.window.acts["save"].trigger()
    hand.until(lambda: not battle.is_modified)
    assert Battle.opened(tmp_path / "kept.json").pending == battle.pending


def test_sides_keep_their_colours_whoever_stands_on_the_table(hand):
    hand.play_on(limit=4)
    sides = list(hand.page.desk.state.sides)
    for item in hand.page.board.piece_items():
        assert item.side == sides.index(item.model.side)
