"""Who sees whom is asked again and again, and answered anew wherever something has changed."""

from dataclasses import replace

from toy_book import duel

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.core.state import Effect
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.layout import seen_pairs
from battlefield.rules.table.underground import BELOW

WALL = Terrain("wall", Polygon(((3.9, 0.0), (4.1, 0.0), (4.1, 9.0), (3.9, 9.0))), 0.0, 9.0, sight="blocks")


def seen(state):
    return seen_pairs(state, ["a1"], ["b1"])


def test_the_same_look_is_answered_anew_when_a_wall_or_a_figure_has_changed():
    open_, model = duel(), duel().figures["b1"].model
    walled = replace(open_, terrain=(WALL,))
    beyond = replace(open_.figures["b1"], model=replace(model, at=(2.0, 6.0)))
    assert [seen(open_), seen(walled), seen(walled.with_figures(beyond))] == [[[True]], [[False]], [[True]]]
    assert [seen(walled), seen(open_)] == [[[False]], [[True]]]


def test_an_answer_that_is_changed_by_who_asked_does_not_reach_the_next():
    state = duel()
    seen(state)[0][0] = False
    assert seen(state) == [[True]]


def test_who_has_become_terrain_below_ground_is_seen_by_others_there():
    state = duel()
    below = [Effect(n, BELOW, on) for n, on in enumerate(("a", "b"), 1)]
    lying = replace(state.units["a"], terrain=())
    assert seen(replace(state, effects=tuple(below)).with_unit(lying)) == [[True]]
