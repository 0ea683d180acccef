"""Where a unit finds room to arrive, and what happens where there is none."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from running import asks, run

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.movement.arrival_room import suggestions
from battlefield.rulebooks.warsurge.movement.deploying import deploy, placing_problem, zone
from battlefield.rules.core.events import Said
from battlefield.rules.core.state import RESERVE, TABLE, Clock

SWORD = weapon("sword", range=0)
OVAL = BaseSize.oval(60, 35)


def reserves(base, depth, board=(26, 24), others=(), models=5):
    rows = [("red1", "red", troop("p"), (SWORD,), None), ("blue1", "blue", troop("q"), (SWORD,), None)]
    state = army(*rows, *others, board=board, settings=(("zone depth", depth),))
    unit = state.units["red1"]
    state = state.with_unit(replace(unit, figures=unit.figures[:models], strength=models))
    figures = (replace(f, model=replace(f.model, base=base)) for f in state.figures_of("red1"))
    return replace(state.with_figures(*figures), clock=Clock(1, "Deploy", 1, "red", "red"))


def legal(state):
    game, rows = asks(state), zone(state, "red")
    return [each for each in suggestions(game, "red1", rows) if not placing_problem(game, "red1", each, rows)]


@pytest.mark.first(2)
@pytest.mark.parametrize("base", [BaseSize.round(25), BaseSize.round(60), OVAL, BaseSize.rect(60, 50)])
def test_some_layout_is_found_in_a_zone_that_is_deep_enough_for_one_rank_only(base):
    assert legal(reserves(base, 4))


def test_figures_huddle_together_where_no_ranks_fit():
    wall = [(x + 0.6, 2.0) for x in range(0, 26, 3)]
    blockers = ("red9", "red", troop("w"), (SWORD,), wall)
    assert legal(reserves(BaseSize.round(32), 4, others=(blockers,), models=3))


def test_a_unit_that_finds_no_room_stays_in_reserve_and_the_log_says_so():
    state = reserves(BaseSize.round(60), 2)
    game = run(state, lambda game: deploy(game, "red1"))
    assert game.state.units["red1"].where == RESERVE
    assert [e.words for e in game.events if isinstance(e, Said)] == [
        "there is no room for Red1: it stays in reserve"
    ]


def test_a_unit_that_finds_room_comes_onto_the_table():
    game = run(reserves(BaseSize.round(60), 3), lambda game: deploy(game, "red1"))
    assert game.state.units["red1"].where == TABLE
