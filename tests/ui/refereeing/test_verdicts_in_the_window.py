"""The verdict card, the copied verdict and the view for players, in the real window."""

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from verdict_scenes import crossing

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.tape import TapeEnd
from battlefield.app.opponents.players import decide, player
from battlefield.app.refereeing.evidence import parse_evidence
from battlefield.app.refereeing.verifying import fault_of
from battlefield.files.battles.scripts import read_script
from battlefield.files.cards.carriers import carried
from battlefield.play.opponents.view import deciding
from battlefield.resources import asset
from battlefield.ui.refereeing.players_view import EMPTY


@pytest.fixture
def hand(open_scene):
    return open_scene(crossing(sigma=0.03))


@pytest.fixture
def measured(hand):
    """A hand that has laid the tape from the first base to the second."""
    hand.window.acts["tape_tool"].trigger()
    hand.drag((10.4, 8.0), (12.6, 8.0))
    return hand


def trigger(hand, command):
    assert hand.window.acts[command].isEnabled(), command
    hand.window.acts[command].trigger()


def test_nothing_measured_is_no_verdict(hand):
    assert not hand.window.acts["verdict_card"].isEnabled()
    assert not hand.window.acts["copy_verdict"].isEnabled()


def test_the_tape_is_a_verdict(measured):
    (subject,) = measured.page.subjects()
    assert subject.question == {"ask": "distance", "from": "a1", "to": "a2"}


def test_a_look_comes_before_what_lies_on_the_table(measured):
    measured.window.acts["sight_tool"].trigger()
    measured.click((10.0, 8.0))
    measured.click((10.0, 16.0))
    first, second = measured.page.subjects()
    assert first.question == {"ask": "sight", "from": "a1", "to": "b1"}
    assert second.question["ask"] == "distance"


def test_a_template_is_a_verdict_about_the_model_that_is_selected(hand):
    hand.window.acts["place_round"].trigger()
    hand.click((10.0, 8.0))
    (subject,) = hand.page.subjects()
    assert subject.question["ask"] == "coverage" and subject.about == ""
    hand.window.acts["select_tool"].trigger()
    hand.click((13.0, 8.0))
    assert hand.page.subjects()[0].about == "a2"


def test_the_lens_of_coherency_is_a_verdict(hand):
    hand.window.acts["lens_coherency"].trigger()
    (subject,) = hand.page.subjects()
    assert subject.question == {
        "ask": "coherency", "models": ["a1", "a2", "a3"], "horizontal": 2.0, "vertical": 6.0
    }  # fmt: skip


def test_the_lens_of_reach_and_the_tape_are_a_verdict(hand):
    hand.window.acts["lens_reach"].trigger()
    hand.window.acts["tape_tool"].trigger()
    hand.drag((10.0, 8.0), (10.0, 4.0), Qt.KeyboardModifier.NoModifier)
    (subject,) = hand.page.subjects()
    assert subject.question["ask"] == "reach" and subject.question["model"] == "a1"
    assert subject.question["move"] == 6.0 and subject.question["to"] == pytest.approx([10.0, 4.0], abs=0.05)


def shown_card(hand):
    trigger(hand, "verdict_card")
    dialog = hand.window.referee.dialog
    hand.qtbot.waitUntil(lambda: dialog.card is not None)
    return dialog


def test_a_card_is_saved_with_the_names_that_are_typed(measured, tmp_path, monkeypatch):
    dialog = shown_card(measured)
    QTest.keyClicks(dialog.field, "Ann, Ben")
    measured.qtbot.waitUntil(lambda: dialog.card.evidence.names == "Ann, Ben")
    out = tmp_path / "card"
    kind = ("PNG picture (*.png)",)
    monkeypatch.setattr("battlefield.ui.shell.disk.save_dialog.QFileDialog.getSaveFileName",
                        lambda *_args: (str(out), *kind))  # fmt: skip
    dialog.save.click()
    evidence, is_sealed = carried(out.with_suffix(".png").read_bytes())
    found = parse_evidence(evidence)
    assert is_sealed and fault_of(found, is_sealed) == "" and found.names == "Ann, Ben"
    assert "The verdict card is in" in measured.window.hint.text()


def test_names_are_typed_at_once_where_there_is_one_verdict(measured):
    dialog = shown_card(measured)
    assert dialog.focusWidget() is dialog.field
    dialog.reject()
    measured.window.acts["lens_coherency"].trigger()
    dialog = shown_card(measured)
    assert dialog.focusWidget() is dialog.choice
    dialog.reject()


def test_names_are_remembered_for_the_next_card(measured):
    dialog = shown_card(measured)
    QTest.keyClicks(dialog.field, "Cleo")
    dialog.reject()
    again = shown_card(measured)
    assert again.names == "Cleo"
    again.reject()


def test_a_card_can_be_about_another_verdict(measured):
    measured.window.acts["lens_coherency"].trigger()
    dialog = shown_card(measured)
    assert dialog.choice.count() == 2
    dialog.choice.setCurrentIndex(1)
    measured.qtbot.waitUntil(lambda: dialog.card is not None)
    assert dialog.card.evidence.question["ask"] == "coherency"
    dialog.reject()


def test_copying_puts_words_and_picture_on_the_clipboard(measured):
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    trigger(measured, "copy_verdict")
    measured.qtbot.waitUntil(lambda: "2.000 in apart" in clipboard.text())
    assert "2.000 in apart – No contact: certain" in clipboard.text()
    assert not clipboard.image().isNull()


def shown_view(hand):
    trigger(hand, "players_view")
    view = hand.window.referee.view
    hand.qtbot.waitUntil(view.isVisible)
    return view


def test_the_view_for_players_says_what_to_do_next(hand):
    view = shown_view(hand)
    assert view.card is None and view.accessibleName() == EMPTY[0]
    assert hand.window.acts["players_view"].isChecked()
    view.close()
    hand.qtbot.waitUntil(lambda: not hand.window.acts["players_view"].isChecked())


@pytest.mark.parametrize(("command", "key"), [("players_view", "Ctrl+Alt+W"), ("clock", "")])
def test_the_key_that_opens_a_window_closes_it_while_that_has_the_keyboard(hand, command, key):
    action = hand.window.acts[command]
    key = key or action.shortcut().toString()
    hand.key(key)
    hand.until(action.isChecked)
    hand.until(lambda: QApplication.activeWindow() not in (None, hand.window))
    hand.key(key)
    hand.until(lambda: not action.isChecked())


def test_the_view_for_players_follows_the_hand(measured):
    view = shown_view(measured)
    measured.qtbot.waitUntil(lambda: view.accessibleName() == "2.000 in apart")
    measured.window.acts["select_tool"].trigger()
    measured.drag((13.0, 8.0), (13.0, 6.0))
    measured.qtbot.waitUntil(lambda: view.accessibleName() not in ("2.000 in apart", EMPTY[0]))
    measured.window.acts["clear_tape"].trigger()
    measured.qtbot.waitUntil(lambda: view.accessibleName() == EMPTY[0])
    view.close()


def test_the_view_fills_the_screen_by_a_key_and_leaves_it(measured):
    view = shown_view(measured)
    QTest.keyClick(view, Qt.Key.Key_F11)
    assert view.isFullScreen()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isFullScreen() and view.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()


def test_the_view_is_as_dark_as_the_window(measured):
    view = shown_view(measured)
    measured.qtbot.waitUntil(lambda: view.card is not None)
    measured.window.set_theme("dark")
    corner = view.grab().toImage().pixelColor(2, 2).name()
    measured.window.set_theme("light")
    assert (corner, view.grab().toImage().pixelColor(2, 2).name()) == ("#000000", "#ffffff")
    view.close()


def test_a_battle_has_verdicts_too(start_without_samples):
    hand = BattleHand(start_without_samples())
    battle = Battle.started(read_script(asset("rosters/first_battle.json")))
    mind = player("automaton", battle.book)
    while deciding(battle.session):
        decide(battle.session, mind)
    hand.window.drop_page()
    show_battle(hand.window, battle, "Over")
    page = hand.window.page
    hand.window.acts["tape_tool"].trigger()
    one, other = page.table.scene.models[0], page.table.scene.models[-1]
    page.table.stretch(TapeEnd(one.at, "edge", one), TapeEnd(other.at, "edge", other))
    (subject,) = page.subjects()
    assert subject.question == {"ask": "distance", "from": one.id, "to": other.id}
    trigger(hand, "verdict_card")
    dialog = hand.window.referee.dialog
    hand.until(lambda: dialog.card is not None)
    dialog.reject()
