"""A drag of a unit that cannot be moved now says why, whatever is asked, and only a drag does."""

import pytest
from two_models import BOOKS, MOVE, facing_off
from two_rows import CUTTERS, SPEARS, begun

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.play_tool import PlayTool
from battlefield.rules.book.actions import Action


def on(desk, unit, by=(0.0, 0.0)):
    """Give the pointer on the first model of a unit, or so far from it."""
    model = desk.table.shown.model(desk.seen.shown_id(desk.state.units[unit].figures[0]))
    at = model.at[0] + by[0], model.at[1] + by[1]
    return Pointer(at, Ref("model", model.id) if by == (0.0, 0.0) else None)


def said_of_a_drag(desk, unit):
    """Drag a unit away with the mouse, and give what is said of it."""
    tool, before = PlayTool(desk), desk.state
    tool.press(on(desk, unit))
    desk.table.changed()
    for far in (1.0, 2.0, 2.5):
        tool.move(on(desk, unit, (far, 1.0)))
    tool.release(on(desk, unit, (2.5, 1.0)))
    assert desk.state is before
    return desk.table.complaint


def facing(book="pulp-city"):
    battle, mover, foe = facing_off(book, 4.0)
    desk = BattleDesk(battle)
    return desk, mover, foe, desk.state.units[mover].side


def test_while_a_unit_moves_another_one_says_that_this_comes_first():
    desk = BattleDesk(begun((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 16.0)))
    assert desk.begin(Action("Move", "raiders", CUTTERS))
    said = said_of_a_drag(desk, SPEARS)
    assert said == "Gate Spears cannot be moved now: “Move of Reed Cutters, up to 7 in” comes first"
    assert not said_of_a_drag(desk, CUTTERS)


@pytest.mark.parametrize("book", BOOKS)
def test_while_something_is_to_be_chosen_whoever_does_not_act_says_what_comes_first(book):
    desk, mover, foe, side = facing(book)
    assert desk.begin(Action("Activate", side, mover))
    asked, name = desk.hand.asked, desk.state.units[foe].name
    assert asked.kind == "choose"
    assert said_of_a_drag(desk, foe) == f"{name} cannot be moved now: “{asked.what}” comes first"


def test_between_actions_it_is_said_whose_turn_it_is():
    desk, _, foe, side = facing()
    name = desk.state.units[foe].name
    said = said_of_a_drag(desk, foe)
    assert said.startswith(f"{name} cannot be moved now: ") and said.endswith(" is to play")
    assert said.lower().count(side) == 1


def test_while_one_looks_back_it_is_said_that_nothing_is_played():
    desk, mover, _, side = facing()
    assert desk.begin(Action("Activate", side, mover)) and desk.reply((MOVE,))
    assert desk.hand.accept()
    desk.look_back(0)
    said = said_of_a_drag(desk, mover)
    assert "cannot be moved now: you are looking back" in said


def test_a_click_and_a_hand_that_trembles_say_nothing():
    desk = BattleDesk(begun((SPEARS, 8.0, 10.0), (CUTTERS, 8.0, 16.0)))
    assert desk.begin(Action("Move", "raiders", CUTTERS))
    tool = PlayTool(desk)
    tool.press(on(desk, SPEARS))
    tool.move(on(desk, SPEARS, (0.1, 0.0)))
    tool.release(on(desk, SPEARS, (0.1, 0.0)))
    assert not desk.table.complaint
