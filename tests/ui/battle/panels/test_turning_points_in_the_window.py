"""The turning points in the window: a curve once the battle is over, whose swings lead to their moments."""

from dataclasses import replace

import pytest
from battle_hand import LEFT, BattleHand, show_battle
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.players import decide, player
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding
from battlefield.resources import asset


@pytest.fixture
def hand(start_without_samples):
    """A hand over a battle that is over."""
    hand = BattleHand(start_without_samples())
    hand.rest()
    hand.window.drop_page()
    battle = Battle.started(read_script(asset("rosters/first_battle.json")))
    mind = player("automaton", battle.book)
    while deciding(battle.session):
        decide(battle.session, mind)
    show_battle(hand.window, battle, "Over")
    hand.page = hand.window.page
    hand.until(lambda: hand.page.desk.hindsight.curve is not None)
    hand.settle()
    hand.key(Qt.Key.Key_Escape)  # the card with the result
    return hand


def test_the_end_brings_the_curve_up_with_its_swings_in_words(hand):
    panel, curve = hand.page.turning, hand.page.desk.hindsight.curve
    assert panel.isVisible() and panel.picture.curve is curve
    told = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert len(told) == len(curve.swings) >= 3
    for words, swing in zip(told, curve.swings, strict=True):
        assert swing.words in words and curve.told(swing) in words


def test_a_click_on_a_number_or_a_line_leads_to_the_moment(hand):
    panel, desk = hand.page.turning, hand.page.desk
    first, last = desk.hindsight.swings[0], desk.hindsight.swings[-1]
    at = panel.picture.at(first.place, first.after).toPoint()
    QTest.mouseClick(panel.picture, LEFT, pos=at + QPoint(2, 1))
    assert desk.looking.place == first.place and desk.looking.is_back
    hand.check_scene()
    row = panel.list.visualItemRect(panel.list.item(panel.list.count() - 1))
    panel.list.scrollToBottom()
    row = panel.list.visualItemRect(panel.list.item(panel.list.count() - 1))
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=row.center())
    assert desk.looking.place == last.place
    hand.check_scene()
    assert panel.isVisible()


def test_a_click_elsewhere_on_the_curve_goes_to_that_place(hand):
    panel, desk = hand.page.turning, hand.page.desk
    QTest.mouseClick(panel.picture, LEFT, pos=QPoint(1, panel.picture.height() - 2))
    assert desk.looking.place == 0


def test_no_curve_is_shown_once_the_end_is_taken_back(hand):
    desk = hand.page.desk
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: not desk.state.result)
    assert desk.hindsight.curve is None and hand.page.turning.picture.curve is None
    assert hand.page.dock_of(hand.page.turning).isHidden()
    hand.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: desk.hindsight.curve is not None)


def test_the_name_of_a_side_gives_way_to_a_number(hand):
    picture = hand.page.turning.picture
    curve = picture.curve
    last = curve.points[-1][0]
    early = [replace(curve.swings[0], place=last // 12, after=chance) for chance in (0.98, 0.02)]
    picture.curve = replace(curve, swings=tuple(early))
    assert not [room for room in picture.names() for knob in picture.knobs() if room.contains(knob)]
    assert all(room.left() > picture.width() / 2 for room in picture.names())
    picture.curve = replace(curve, swings=())
    assert all(room.right() < picture.width() / 2 for room in picture.names())
