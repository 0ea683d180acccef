"""A battle in the window, played with real keys and mouse events."""

import pytest
from battle_hand import BattleHand
from campaigns import oftener, tries
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from battlefield.app.desk.tape import TapeEnd
from battlefield.app.measure.ruled import game_of
from battlefield.app.playing.prompts.placing import PlacingHand


@pytest.fixture
def hand(start):
    return BattleHand(start())


def test_the_bar_tells_turn_phase_and_who_acts(hand):
    hand.key(Qt.Key.Key_Return)
    assert hand.page.turn_bar.turn.text() == "<b>Turn 1 of 3</b>"
    assert "<b>Deploy</b>" in hand.page.turn_bar.phases.text()
    assert hand.page.desk.state.clock.side in hand.page.now.by.text().lower()


def test_digits_choose_and_enter_answers(hand):
    hand.lay_first()
    assert isinstance(hand.page.desk.hand, PlacingHand)
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    assert len(hand.page.desk.table.scene.models) > 0


def test_a_unit_is_dragged_to_its_place_with_the_mouse(hand):
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_1)
    playing = hand.page.desk.hand
    hand.until(lambda: playing.places)
    before = {place.figure: place.at for place in playing.places}
    grip = next(iter(before.values()))
    hand.drag(grip, (grip[0] + 4.0, grip[1] + 2.0))
    after = {place.figure: place.at for place in playing.places}
    for id_, (x, y) in before.items():
        assert after[id_] == pytest.approx((x + 4.0, y + 2.0), abs=0.05)
    hand.until(lambda: hand.page.now.accept.isVisible())
    hand.click_button(hand.page.now.accept)
    hand.until(lambda: hand.page.desk.pending is None)
    assert hand.page.desk.table.scene.model(next(iter(before))).at == pytest.approx(
        after[next(iter(before))], abs=1e-6
    )


@pytest.mark.campaign
def test_a_whole_battle_is_played_with_keys_and_the_scene_shows_the_state_after_each(hand):
    hand.play_on(limit=400)
    assert hand.page.desk.state.result
    assert hand.page.now.what.text().lower() == hand.page.desk.state.result.lower()


@oftener
def test_what_was_played_is_taken_back_key_by_key(hand):
    hand.play_on(limit=tries(25, 8))
    while hand.page.desk.battle.can_undo:
        hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        hand.check_scene()
    assert hand.page.desk.state.clock.turn == 0
    hand.until(lambda: hand.page.log.lines.rowCount() == 0)


def test_a_line_of_the_log_shows_where_it_happened(hand):
    hand.play_on(limit=8)
    hand.settle()
    lines = hand.page.log.lines.lines
    row = next(n for n, line in enumerate(lines) if line.at is not None)
    hand.page.log.list.setCurrentIndex(hand.page.log.lines.index(row))
    assert hand.page.desk.gaze.drawing[0].at == lines[row].at


def test_the_card_shows_the_unit_that_is_clicked(hand):
    hand.play_on(limit=8)
    model = hand.page.desk.table.scene.models[0]
    hand.settle()
    hand.click(model.at)
    hand.settle()
    unit = hand.page.desk.state.units[model.unit]
    assert unit.name in hand.page.card.text.toPlainText()


def test_commands_that_change_a_table_are_off_in_a_battle(hand):
    for name in ("delete", "add_base", "duplicate", "place_round"):
        assert not hand.window.acts[name].isEnabled()
    for name in ("undo", "zoom_fit", "tape_tool", "sight_tool"):
        assert hand.window.acts[name].isEnabled()


def test_v_puts_a_measurement_away_with_its_tool(hand):
    desk = hand.page.desk
    hand.key(Qt.Key.Key_T)
    hand.drag((4.0, 6.0), (10.0, 12.0))
    assert desk.table.reading is not None
    hand.key(Qt.Key.Key_V)
    assert desk.table.reading is None


def test_esc_puts_a_measurement_away_that_still_lies_there(hand):
    desk = hand.page.desk
    desk.table.stretch(TapeEnd((1.0, 1.0)), TapeEnd((4.0, 5.0)))
    hand.key(Qt.Key.Key_Escape)
    assert desk.table.reading is None


def test_a_line_of_the_log_that_was_looked_at_is_left_as_the_play_goes_on(hand):
    hand.play_on(3)
    log = hand.page.log
    log.list.setCurrentIndex(log.lines.index(0))
    assert hand.page.desk.gaze.line is not None
    hand.page.view.setFocus()
    hand.play_on(2)
    assert not log.list.currentIndex().isValid()


def test_a_battle_is_measured_by_the_rules_it_is_played_by(hand):
    assert game_of(hand.page.desk.table.options) == "warsurge" == hand.page.desk.state.book


def test_what_cannot_act_is_told_in_sentences_that_agree_with_its_name(hand):
    hand.lay_first()
    hand.key(Qt.Key.Key_Return)
    hand.until(lambda: hand.page.desk.pending is None)
    hand.key(Qt.Key.Key_1)
    hand.until(lambda: hand.page.now.accept.text().startswith("Put them here"))
    hand.key(Qt.Key.Key_Return)

    def told():
        return [label.text() for label in hand.page.now.findChildren(QLabel) if "already" in label.text()]

    hand.until(told)
    assert all(" are deployed already" in words for words in told())
