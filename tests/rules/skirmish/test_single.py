"""Models that act for themselves, and how they come onto the table in strips."""

from dataclasses import replace

import pytest

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, Profile, State, Unit
from battlefield.rules.scene.contents import Board, Model
from battlefield.rules.skirmish.single import figure_of, is_up, present
from battlefield.rules.skirmish.strip_deployment import deploy_in, zone

ROUND, LONG = BaseSize.round(25.4), BaseSize.rect(50.8, 25.4)


def state_of(*units, base=ROUND):
    """A table of 20 by 30 inches with units of one figure: id, side, where, HP."""
    figures = {
        f"{id_}/1": Figure(Model(f"{id_}/1", base, (5.0 + 2.0 * n, 15.0), id_, side), hp)
        for n, (id_, side, _, hp) in enumerate(units)
    }
    made = {
        id_: Unit(id_, id_, side, "man", (f"{id_}/1",) if where != GONE else (), where)
        for id_, side, where, _ in units
    }
    profiles = {"man": Profile("man", "Man")}
    return State("toy", Board(20.0, 30.0), (), ("red", "blue"), profiles, made, figures)


def deploying(state, unit, depth=7):
    def flow(game):
        yield from deploy_in(game, unit, depth)

    return Running(state, Catalogue([]), flow, Listed(()))


def test_who_is_on_the_table_with_hp_left_is_up():
    state = state_of(
        ("a", "red", TABLE, 2), ("b", "red", TABLE, 0), ("c", "blue", RESERVE, 2), ("d", "blue", GONE, 0)
    )
    assert [is_up(state, each) for each in "abcd"] == [True, False, False, False]
    assert [unit.id for unit in present(state)] == ["a"]


def test_the_figure_of_a_model_that_is_gone_is_still_known():
    assert figure_of(state_of(("d", "blue", GONE, 0)), "d").id == "d/1"


def test_the_first_side_has_the_top_edge_and_the_others_the_bottom():
    state = state_of(("a", "red", RESERVE, 1))
    assert zone(state, "red", 7) == (0.0, 7.0) and zone(state, "blue", 7) == (23.0, 30.0)


@pytest.mark.parametrize(("unit", "at", "fits"), [
    ("a", 6.5, True), ("a", 6.501, False), ("b", 23.5, True), ("b", 23.499, False),
])  # fmt: skip
def test_a_base_lies_wholly_in_its_zone(unit, at, fits):
    running = deploying(state_of(("a", "red", RESERVE, 1), ("b", "blue", RESERVE, 1)), unit)
    assert (not running.answer((Placed(f"{unit}/1", (10.0, at)),))) == fits


def test_a_long_base_is_measured_as_it_faces():
    """Two inches along its facing and one across: turned aside it may stand half an inch from the line."""
    state = state_of(("a", "red", RESERVE, 1), base=LONG)
    assert not deploying(state, "a").answer((Placed("a/1", (10.0, 6.5), 0.0, 90.0),))
    assert deploying(state, "a").answer((Placed("a/1", (10.0, 6.5), 0.0, 180.0),))


def test_it_faces_the_middle_unless_its_player_says_otherwise():
    for side, facing in (("red", 180.0), ("blue", 0.0)):
        running = deploying(state_of(("a", side, RESERVE, 1)), "a")
        assert not running.answer(running.law.suggestions()[0])
        found = running.game.state
        assert found.units["a"].where == TABLE and figure_of(found, "a").model.facing == facing


def test_nobody_stands_on_anybody():
    state = state_of(("a", "red", RESERVE, 1), ("b", "red", TABLE, 1))
    there = replace(state.figures["b/1"], model=replace(state.figures["b/1"].model, at=(10.0, 3.0)))
    running = deploying(state.with_figures(there), "a")
    assert running.answer((Placed("a/1", (10.9, 3.0)),)) == "it cannot stand there"
    assert not running.answer((Placed("a/1", (11.0, 3.0)),))


def test_where_there_is_no_room_it_stays_off_the_table():
    running = deploying(state_of(("a", "red", RESERVE, 1)), "a", depth=0)
    assert running.is_done and running.game.state.units["a"].where == RESERVE
