"""Leaving an action in which nothing is decided, the order of what is offered, and what stops an arrow."""

from dataclasses import replace

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.tape import TapeEnd
from battlefield.app.measure.overlays import Lenses
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.play_tool import PlayTool
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.resources import asset
from battlefield.rules.book.actions import Action


def desk_of(**changes):
    script = read_script(asset("rosters/first_battle.json"))
    desk = BattleDesk(Battle.started(replace(script, **changes)))
    desk.hand.accept()
    return desk


@pytest.fixture
def desk():
    return desk_of(terrain=())


def test_an_action_that_was_only_begun_is_left_and_can_be_brought_back(desk):
    before = desk.state
    desk.hand.step(1)
    desk.hand.accept()
    assert isinstance(desk.hand, PlacingHand) and desk.leaving_words == " · Esc leaves the action"
    assert desk.leave_action()
    assert isinstance(desk.hand, IdleHand) and desk.state == before and desk.leaving_words == ""
    desk.redo()
    assert isinstance(desk.hand, PlacingHand)


def test_between_actions_there_is_none_to_leave(desk):
    assert not desk.leave_action()
    assert desk.state.clock.turn == 1


def test_an_answer_is_not_taken_back_by_leaving():
    desk = desk_of(terrain=(), typed=("wardens", "raiders"))
    desk.hand.choose("4")
    assert desk.hand.accept()
    asked = desk.pending
    assert desk.leave_action()
    assert desk.pending is asked
    assert "Ctrl+Z takes the last answer back" in desk.table.complaint


def test_who_is_looked_at_is_marked_and_keeps_the_place_that_the_roster_gives(desk):
    units = [unit.id for unit in desk.state.units.values() if unit.side == desk.state.clock.side]
    before = [choice.id for choice in desk.hand.asked.choices]
    for unit in reversed(units):
        desk.look_at_unit(unit)
        choices = desk.hand.asked.choices
        assert [choice.id for choice in choices] == before
        assert {choice.unit for choice in choices if choice.marked} == {unit}
    assert list(dict.fromkeys(choice.unit for choice in desk.hand.asked.choices)) == units


def test_a_wall_stops_who_arrives_and_is_named_and_a_whole_step_goes_past_it():
    script = read_script(asset("rosters/first_battle.json"))
    barn = next(piece for piece in script.terrain if piece.id == "barn")
    wall = replace(barn, outline=Polygon(((4.0, 0.0), (5.0, 0.0), (5.0, 5.0), (4.0, 5.0))))
    desk = desk_of(terrain=(wall,))
    desk.hand.step(1)
    desk.hand.accept()
    hand, radius = desk.hand, 12.5 / 25.4

    def right_rim():
        return max(place.at[0] for place in hand.places) + radius

    for _ in range(2):
        hand.nudge((1.0, 0.0))
    assert right_rim() == pytest.approx(4.0, abs=1e-3)  # the second step is cut short
    hand.nudge((0.1, 0.0))
    assert right_rim() == pytest.approx(4.0, abs=1e-3)
    assert desk.table.complaint == "Tithe barn is in the way, Shift with the arrow steps past it"
    hand.nudge((1.0, 0.0))
    assert right_rim() == pytest.approx(5.0, abs=1e-3)
    assert "overlap" in hand.asked.problem
    for _ in range(3):
        hand.nudge((1.0, 0.0))
    assert hand.asked.problem == ""
    assert min(place.at[0] for place in hand.places) - radius > 5.0


def test_the_scatter_lens_names_no_keys_that_place_nothing_in_a_battle(desk):
    lenses = Lenses(desk.table)
    lenses.switch("scatter")
    assert [answer.lines for answer in lenses.hints()] == [("Point at a place for the template first",)]


def test_arrows_stop_at_the_edge_of_the_zone_and_it_is_said_why(desk):
    desk.hand.step(1)
    desk.hand.accept()
    hand, home, radius = desk.hand, desk.hand.places, 12.5 / 25.4
    for _ in range(8):
        hand.nudge((0.0, 1.0))
    assert max(place.at[1] for place in hand.places) + radius == pytest.approx(6.0, abs=0.01)
    assert hand.asked.accept and not hand.asked.problem
    assert "stopped at its limit: model " in hand.asked.note
    assert desk.table.complaint.startswith("It cannot go any farther that way: model ")
    assert desk.table.complaint.endswith("would stand outside the deployment zone")
    assert hand.cancel() and hand.places == home  # Esc takes the steps back before it leaves the action
    assert not hand.cancel()


def test_one_model_is_put_down_by_itself_in_words_too(desk):
    unit = next(id_ for id_, unit in desk.state.units.items() if len(unit.figures) == 1
                and unit.commander == desk.state.clock.side)  # fmt: skip
    assert desk.begin(Action("Deploy", desk.state.clock.side, unit))
    assert desk.hand.asked.accept == "Put it here"


def test_a_measurement_goes_before_anything_else_is_taken_back(desk):
    desk.hand.step(1)
    desk.hand.accept()
    desk.table.stretch(TapeEnd((1.0, 1.0)), TapeEnd((4.0, 5.0)))
    tool = PlayTool(desk)
    assert tool.cancel() and desk.table.reading is None
    assert isinstance(desk.hand, PlacingHand)
    assert tool.cancel() and isinstance(desk.hand, IdleHand)
