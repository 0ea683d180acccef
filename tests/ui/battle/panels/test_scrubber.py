"""Looking back at a battle in the window: slider, keys, banner, log and the list of a turn's end."""

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def hand(start_without_samples):
    """A hand over a battle whose first units stand on the table."""
    hand = BattleHand(start_without_samples())
    hand.play_on(limit=8)
    hand.settle()
    return hand


def shown(hand):
    hand.check_scene()
    return hand.page.desk.seen.state


def test_keys_step_through_the_battle_and_end_returns(hand):
    page, looking = hand.page, hand.page.desk.looking
    places = []
    for key, modifier in (
        (Qt.Key.Key_Left, ALT),
        (Qt.Key.Key_Left, CTRL),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_PageUp, CTRL),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier),
    ):
        hand.key(key, modifier)
        places.append(looking.place)
        assert shown(hand) == looking.replay.state(looking.place)
    assert places == sorted(places, reverse=True) and places[-1] == 0
    hand.key(Qt.Key.Key_Right, ALT)
    assert looking.place == 1
    hand.key(Qt.Key.Key_End)
    assert not looking.is_back and shown(hand) is page.desk.state


def test_a_banner_says_what_is_shown_and_its_buttons_leave(hand):
    banner = hand.page.past.banner
    assert not banner.isVisible()
    hand.key(Qt.Key.Key_PageUp)
    assert banner.isVisible() and banner.words.text().startswith("Looking back at turn 1")
    assert banner.words.text().startswith("Looking back at") and "End" in banner.buttons[1].text()
    hand.click_button(banner.buttons[1])
    assert not banner.isVisible() and not hand.page.desk.looking.is_back


def test_the_slider_goes_where_it_is_pressed_and_dragged(hand):
    line, looking = hand.page.past.bar.line, hand.page.desk.looking
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(1, 15))
    assert looking.place == 0
    QTest.mouseMove(line, QPoint(line.width() // 2, 15))
    assert abs(looking.place - looking.length / 2) <= 1
    QTest.mouseMove(line, QPoint(line.width() - 1, 15))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() - 1, 15))
    assert not looking.is_back


def test_bar_card_and_question_show_the_place(hand):
    desk, page = hand.page.desk, hand.page
    desk.look_back(0)
    assert page.turn_bar.turn.text() == "<b>Before the battle</b>"
    assert not page.turn_bar.phases.isVisible()
    assert page.now.what.text().startswith("Looking back at")
    hand.key(Qt.Key.Key_1)
    assert desk.looking.place == 0
    hand.key(Qt.Key.Key_Return)
    assert not desk.looking.is_back


def test_playing_again_shows_line_after_line_and_ends_in_the_present(hand):
    bar, desk = hand.page.past.bar, hand.page.desk
    hand.window.run("look_play")
    assert bar.timer.isActive() and desk.looking.place == 0
    lines = len(dict.fromkeys(line.place for line in desk.battle.log))
    for _ in range(lines + 1):
        bar.play_line()
        hand.check_scene()
    assert not bar.timer.isActive() and not desk.looking.is_back
    hand.window.run("look_play")
    hand.window.run("look_play")
    assert not bar.timer.isActive() and desk.looking.place == 0


def test_going_on_takes_the_battle_back_and_redo_brings_it_forth(hand):
    desk = hand.page.desk
    before = desk.battle.session.hash
    place = desk.looking.replay.stops("action")[2]
    desk.look_back(place)
    hand.click_button(hand.page.past.banner.buttons[0])
    assert not desk.looking.is_back and desk.battle.session.event_count == place
    assert desk.battle.session.hash != before
    while desk.battle.can_redo:
        hand.key(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert desk.battle.session.hash == before


def test_a_line_of_the_log_is_gone_to_by_enter_and_by_a_double_click(hand):
    log, looking = hand.page.log, hand.page.desk.looking
    index = log.lines.index(4)
    log.list.setCurrentIndex(index)
    assert not looking.is_back
    QTest.keyClick(log.list, Qt.Key.Key_Return)
    assert looking.place == log.lines.lines[4].place
    hand.key(Qt.Key.Key_End)
    log.list.doubleClicked.emit(index)
    assert looking.place == log.lines.lines[4].place


def test_the_log_marks_the_line_of_the_place_and_pales_what_comes_after(hand):
    log, desk = hand.page.log, hand.page.desk
    place = log.lines.lines[5].place
    desk.look_back(place)
    hand.until(lambda: log.list.currentIndex().isValid())
    row = log.list.currentIndex().row()  # other actions are folded now
    assert log.lines.lines[row].place == place
    later = range(row + 1, log.lines.rowCount())
    pale = [bool(log.lines.data(log.lines.index(each), Qt.ItemDataRole.FontRole)) for each in later]
    assert len(pale) >= 2 and all(pale)
    desk.look_back(None)
    hand.until(lambda: log.lines.place == desk.looking.length)


def test_the_log_shows_one_unit_alone(hand):
    log, desk = hand.page.log, hand.page.desk
    unit = desk.table.scene.models[0].unit
    whole = log.lines.rowCount()
    log.who.setCurrentIndex(log.who.findData(unit))
    log.refresh()
    assert 0 < log.lines.rowCount() < whole
    assert any(line.unit == unit for line in log.lines.lines)
    log.who.setCurrentIndex(0)
    log.refresh()
    assert log.lines.rowCount() == whole


def test_the_start_of_the_battle_is_a_list_to_step_through_and_to_skip(start_without_samples):
    hand = BattleHand(start_without_samples())
    panel, desk = hand.page.past.passage, hand.page.desk
    assert not panel.isVisible()
    hand.key(Qt.Key.Key_Return)
    hand.settle()
    assert panel.isVisible() and panel.list.count() == len(desk.looking.passage.lines)
    hand.key(Qt.Key.Key_Period)
    hand.key(Qt.Key.Key_Period)
    assert panel.list.currentRow() == 1
    hand.key(Qt.Key.Key_Comma)
    assert panel.list.currentRow() == 0
    hand.key(Qt.Key.Key_Period, CTRL)
    assert not panel.isVisible() and not desk.looking.is_back


def test_looking_back_is_off_where_nothing_has_happened(start_without_samples):
    hand = BattleHand(start_without_samples())
    hand.settle()
    acts = hand.window.acts
    assert not acts["look_turn_back"].isEnabled() and not acts["battle_report"].isEnabled()
    hand.key(Qt.Key.Key_Return)
    hand.settle()
    assert acts["look_turn_back"].isEnabled() and acts["battle_report"].isEnabled()
    assert not acts["look_end"].isEnabled() and not acts["look_go_on"].isEnabled()
