"""Doors of a battle opened and closed by mouse, key, menu and search, and what follows in the window."""

from dataclasses import replace

import pytest
from battle_hand import show_battle
from hand import LEFT, NONE
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Strip
from battlefield.resources import asset
from battlefield.rules.scene.contents import Door, Terrain

LEAF = Strip(((9.0, 11.0), (15.0, 11.0)), 0.5)
GATE = Terrain("gate", LEAF, kind="door", top=3.0, ground=("impassable",), sight="blocks", door=Door())


class Table:
    """A battle on a table with one door."""

    def __init__(self, hand, **changes):
        self.hand, self.window = hand, hand.window
        script = read_script(asset("rosters/first_battle.json"))
        script = replace(script, **{"terrain": (GATE,), "steps": (), **changes})
        show_battle(self.window, Battle.started(script), "A battle with a door")
        self.page = self.window.page

    @property
    def desk(self):
        return self.page.desk

    @property
    def is_open(self):
        [gate] = self.desk.table.scene.terrain
        return gate.door.is_open

    def double(self, at):
        self.hand.click(at)
        QTest.mouseDClick(self.hand.view.viewport(), LEFT, NONE, self.hand.pixel(at))
        self.hand.release(at)

    def swings(self, is_open):
        self.hand.until(lambda: self.is_open == is_open and not self.desk.is_waiting)

    def menu(self, at):
        """Open the menu at a place and give what it offers."""
        self.hand.move(at)
        QTest.mouseClick(self.hand.view.viewport(), Qt.MouseButton.RightButton, NONE, self.hand.pixel(at))
        menu = next(m for m in QApplication.topLevelWidgets() if isinstance(m, QMenu) and m.isVisible())
        return menu, {action.text(): action for action in menu.actions() if action.text()}


@pytest.fixture
def table(start):
    return Table(start())


def test_a_double_click_opens_the_door_and_another_closes_it(table):
    table.double((12.0, 11.1))
    table.swings(True)
    assert [line.words for line in table.desk.battle.log] == ["The gate is opened"]
    table.double((12.0, 11.1))
    table.swings(False)


def test_a_key_opens_the_only_door_and_undo_closes_it(table):
    table.hand.move((3.0, 3.0))
    table.hand.key("Shift+C")
    table.swings(True)
    table.hand.key("Ctrl+Z")
    table.swings(False)
    table.hand.key("Ctrl+Shift+Z")
    table.swings(True)


def test_the_menu_offers_it_at_the_door(table):
    menu, offered = table.menu((12.0, 11.0))
    offered["Open the gate"].trigger()
    menu.close()
    table.swings(True)
    menu, offered = table.menu((12.0, 11.0))
    assert "Close the gate" in offered
    menu.close()


def test_the_drawing_and_the_log_follow(table):
    table.double((12.0, 11.0))
    table.swings(True)
    table.hand.until(lambda: table.page.log.lines.rowCount() == 1)
    assert table.page.log.lines.lines[0].at == (12.0, 11.0)
    item = next(item for item in table.page.board.terrain_items() if item.terrain.id == "gate")
    assert item.terrain.door.is_open


def test_amid_a_question_a_key_says_what_comes_first_and_the_menu_offers_no_door(table):
    table.hand.key("Return")
    table.hand.until(lambda: not table.desk.is_waiting)
    table.hand.key("1")
    table.hand.until(lambda: table.desk.pending is not None and not table.desk.is_waiting)
    table.hand.key("Shift+C")
    table.hand.until(lambda: bool(table.desk.table.complaint))
    assert table.desk.table.complaint.lower().startswith("answer first")
    menu, offered = table.menu((12.0, 11.0))
    assert "Open the gate" not in offered
    menu.close()
    assert not table.is_open


def test_where_doors_stay_as_they_stand_a_double_click_says_so(start):
    table = Table(start(), settings=(("doors", "as they stand"),))
    table.double((12.0, 11.0))
    table.hand.until(lambda: bool(table.desk.table.complaint))
    assert "doors stay as they stand" in table.desk.table.complaint.lower()
    menu, offered = table.menu((12.0, 11.0))
    assert "Open the gate" not in offered
    menu.close()


def test_looking_back_no_door_is_moved(table):
    table.double((12.0, 11.0))
    table.swings(True)
    table.hand.key("Home")
    table.hand.until(lambda: table.desk.looking.is_back)
    assert not table.is_open
    table.hand.key("Shift+C")
    assert table.desk.table.complaint
    table.hand.key("End")
    table.swings(True)


def test_a_person_opens_a_door_while_the_program_plays_the_other_side(start):
    table = Table(start(), players={"wardens": "me", "raiders": "automaton"})
    table.hand.key("Shift+C")
    table.swings(True)
    assert table.desk.battle.session.deeds[0].action.by == "wardens"
