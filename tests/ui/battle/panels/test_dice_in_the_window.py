"""The dice of a battle against chance, in a panel that stays quiet until it is asked for."""

import os

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtTest import QTest
from screens import PICTURES, keep

from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.players import decide, player
from battlefield.app.refereeing.dice_counted import dice_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding
from battlefield.resources import asset
from battlefield.ui.battle.panels.dice_panel import EMPTY, FaceBars


@pytest.fixture
def hand(start_without_samples):
    """A hand over a battle that has just begun."""
    hand = BattleHand(start_without_samples())
    hand.settle()
    return hand


def test_the_panel_waits_until_it_is_asked_for(hand):
    assert not hand.page.dice.isVisible()
    assert hand.page.dice.counts is None


def test_before_any_die_fell_it_says_what_will_be_there(hand):
    hand.window.acts["dice_counts"].trigger()
    hand.settle()
    assert hand.page.dice.isVisible() and hand.page.dice.words.text() == EMPTY


def test_each_sides_faces_stand_against_chance(hand):
    battle = Battle.started(read_script(asset("rosters/first_battle.json")))
    mind = player("automaton", battle.book)
    while deciding(battle.session):
        decide(battle.session, mind)
    hand.window.drop_page()
    show_battle(hand.window, battle, "Over")
    hand.window.acts["dice_counts"].trigger()
    panel = hand.window.page.dice
    hand.until(lambda: panel.counts)
    assert panel.counts == dice_of(battle.session.course)
    bars = panel.findChildren(FaceBars)
    assert [bar.count for bar in bars] == list(panel.counts)
    assert all(f"{face.face}: {face.count}, " in bar.toolTip() for bar in bars for face in bar.count.faces)
    hand.window.resize(1280, 800)
    for theme in ("light", "dark"):
        hand.window.set_theme(theme)
        if PICTURES in os.environ:
            QTest.qWait(600)
            keep(hand.window.grab().toImage(), f"dice_against_chance_{theme}")
    hand.until(lambda: panel.counts and not panel.grab().isNull())
