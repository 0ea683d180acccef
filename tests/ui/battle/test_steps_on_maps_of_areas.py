"""Agemonia in the window: a figure is dragged from area to area, and what is next needs no choosing."""

from dataclasses import replace

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt

from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.table.areas import area_at

STALKER = "brood/stalker"
AREAS = {"granary": (19.2, 5.8), "loft": (15.0, 5.0), "lane": (9.0, 5.4), "camp": (3.0, 15.5)}


class MillHand(BattleHand):
    """Plays the drowned mill from its first turn on: Reed Stalker, who stands in the Granary, is next."""

    def __init__(self, hand) -> None:
        self._hand, self.window = hand, hand.window
        script = replace(read_script(asset("rosters/drowned_mill.json")), dice=())
        fought = Battle.started(script)
        while fought.state.clock.phase != "Turns":
            if fought.pending is None:
                able = [offer.action for offer in fought.actions() if not offer.refusal]
                assert fought.begin(next((each for each in able if each.unit == STALKER), able[0])) == ""
            else:
                assert fought.answer(fought.session.suggestions()[0]) == ""
        show_battle(self.window, fought)
        self.page = self.window.page
        self.desk = self.page.desk
        self.settle()

    @property
    def now(self) -> str:
        return self.page.now.what.text()

    def where(self, unit=STALKER) -> str:
        return area_at(self.desk.state, self.at(unit))

    def at(self, unit=STALKER):
        state = self.desk.state
        return state.figures[state.units[unit].figures[0]].model.at


@pytest.fixture
def mill(start_without_samples):
    return MillHand(start_without_samples())


def test_one_figure_alone_is_next_and_enter_starts_its_turn(mill):
    assert mill.now == "Turns phase: Reed Stalker is next"
    assert (
        "Enter or its number starts “Take Turn: Reed Stalker”" in mill.window.statusBar().currentMessage()
        or ("Enter or its number starts" in mill.desk.hand.hint())
    )
    mill.key(Qt.Key.Key_Return)
    mill.settle()
    assert mill.now == "Turn of Reed Stalker"
    assert [choice.words for choice in mill.desk.hand.asked.choices] == ["move", "end the turn"]


def test_a_figure_that_is_dragged_into_an_area_beside_it_goes_there(mill):
    start = mill.where()
    mill.drag(mill.at(), AREAS["loft"])
    mill.settle()
    assert (start, mill.where()) == ("granary", "loft")
    assert mill.now == "Move of Reed Stalker, 2 movement points left"
    mill.drag(mill.at(), AREAS["lane"])
    mill.settle()
    assert mill.where() == "lane"
    mill.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    mill.settle()
    assert mill.where() == "loft"


def test_a_figure_that_is_dragged_too_far_says_so_and_stays(mill):
    mill.drag(mill.at(), AREAS["camp"])
    mill.settle()
    assert mill.where() == "granary"
    assert mill.desk.table.complaint == "Reed Stalker cannot step into Camp now"
    mill.key(Qt.Key.Key_Return)
    mill.settle()
    mill.drag(mill.at(), AREAS["granary"])
    mill.settle()
    assert mill.desk.table.complaint == "Reed Stalker is in Granary already"


def test_enter_where_one_of_several_is_to_be_chosen_says_so(mill):
    mill.key(Qt.Key.Key_Return)
    mill.settle()
    mill.key(Qt.Key.Key_Return)
    mill.settle()
    assert mill.desk.table.complaint.lower() == "turn of reed stalker: choose one of the 2"
