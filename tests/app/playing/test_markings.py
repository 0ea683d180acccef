"""What lies on the table beside models: objectives with their holders, traps, zones, terrain that is gone."""

from dataclasses import replace

import pytest
from battles import advance, battle

from battlefield.app.playing.markings import markings
from battlefield.app.wording.side_colours import side_name
from battlefield.geometry.kernel.shapes import Polygon, Template
from battlefield.rulebooks.warsurge.units.objectives import objective, rectangle
from battlefield.rules.core.state import Clock, Marker, Until
from battlefield.rules.scene.contents import Area, Border, Terrain


@pytest.fixture(scope="module")
def played():
    fought = battle()
    while len({unit.side for unit in fought.state.on_table()}) < 2:
        advance(fought, 1)
    state = replace(fought.state, clock=Clock(1, "Move", 0, fought.state.sides[0]), markers=())
    return state, fought.book.catalogue


def beside(state, unit):
    x, y = state.figures[unit.figures[0]].model.at
    return (x + 1.0, y)


def test_an_objective_tells_who_holds_it(played):
    state, catalogue = played
    unit = state.on_table()[0]
    alone = replace(state, units={unit.id: unit})
    (held,) = markings(replace(alone, markers=(objective("marker", 1, at=beside(state, unit)),)), catalogue)
    assert (held.sort, held.control) == ("objective", f"held by {side_name(unit.side)}")
    assert held.holder == state.sides.index(unit.side)
    (free,) = markings(replace(alone, markers=(objective("marker", 1, at=(500.0, 500.0)),)), catalogue)
    assert (free.control, free.holder) == ("held by nobody", -1)


def test_an_objective_that_both_sides_are_at_is_contested(played):
    state, catalogue = played
    units = state.on_table()
    own, foe = units[0], next(unit for unit in units if unit.side != units[0].side)
    at = beside(state, own)
    figure = state.figures[foe.figures[0]]
    near = state.with_figures(replace(figure, model=replace(figure.model, at=(at[0] + 1.0, at[1]))))
    (mark,) = markings(replace(near, markers=(objective("marker", 1, at=at),)), catalogue)
    assert mark.control.startswith("contested by ")
    assert mark.holder == -1


def test_a_zone_has_its_outline(played):
    state, catalogue = played
    area = rectangle(1.0, 1.0, 5.0, 5.0)
    (mark,) = markings(replace(state, markers=(objective("zone", 1, outline=area),)), catalogue)
    assert (mark.sort, mark.outline, mark.at) == ("area", area, (3.0, 3.0))


def test_a_trap_is_told_with_its_owner_and_its_end(played):
    state, catalogue = played
    unit = state.on_table()[0]
    cloud = Template("round", 5.0, (9.0, 9.0))
    trap = Marker("trap", "Snare", (9.0, 9.0), unit.side, unit.id, cloud, Until("turn", 3))
    (mark,) = markings(replace(state, markers=(trap,)), catalogue)
    assert (mark.sort, mark.outline, mark.side) == ("marker", cloud, state.sides.index(unit.side))
    assert mark.words == f"Snare of {side_name(unit.side)}, by {unit.name}, until the end of turn 3"


def test_zones_are_shown_while_sides_deploy_and_not_after(played):
    state, catalogue = played
    assert markings(state, catalogue) == ()
    deploying = replace(state, clock=Clock(1, "Deploy", 0, state.sides[0]))
    found = markings(deploying, catalogue)
    assert [mark.sort for mark in found] == ["zone", "zone"]
    assert [mark.side for mark in found] == [0, 1]
    assert found[0].outline.points[0] == (0.0, 0.0)
    assert found[1].outline.points[2] == (state.board.width, state.board.height)


def test_terrain_that_has_gone_is_remembered_where_it_stood(played):
    state, catalogue = played
    tower = Terrain("tower", Polygon(((1.0, 1.0), (3.0, 1.0), (3.0, 3.0))), 0.0, 4.0, name="Old tower")
    (mark,) = markings(state, catalogue, (tower, *state.terrain))
    assert (mark.sort, mark.name, mark.outline) == ("gone", "Old tower, destroyed", tower.outline)
    assert markings(replace(state, terrain=(tower,)), catalogue, (tower,)) == ()


def test_a_unit_that_has_become_terrain_is_hatched_model_by_model(played):
    state, catalogue = played
    unit = state.on_table()[0]
    found = markings(state.with_unit(replace(unit, terrain=("difficult",))), catalogue)
    assert [mark.sort for mark in found] == ["rough"] * len(unit.figures)
    assert found[0].words == f"{unit.name} is terrain now: difficult"


def square(name, left, level):
    corners = ((left, 0.0), (left + 4.0, 0.0), (left + 4.0, 4.0), (left, 4.0))
    return Area(name, Polygon(corners), level=level)


def steps_between(played, *areas, borders=()):
    state, catalogue = played
    found = markings(replace(state, areas=areas, borders=borders, units={}, figures={}), catalogue)
    return [
        ({each.line.start, each.line.end}, each.words)
        for each in found
        if each.line is not None and each.line.kind == "step"
    ]


def test_a_height_step_between_areas_says_which_is_the_higher(played):
    high, low = square("loft", 0.0, 2.0), square("yard", 4.0, 0.0)
    ((ends, words),) = steps_between(played, high, low)
    assert ends == {(4.0, 0.0), (4.0, 4.0)}
    assert words == "height step: loft stands above yard"
    assert steps_between(played, low, square("lane", 0.0, 0.0)) == []
    wall = Border(((4.0, 0.0), (4.0, 4.0)))
    assert steps_between(played, high, low, borders=(wall,)) == []


def test_the_teeth_of_a_height_step_are_on_its_lower_side(played):
    state, catalogue = played
    for left, right, wanted in ((2.0, 0.0, 1.0), (0.0, 2.0, -1.0)):
        areas = square("a", 0.0, left), square("b", 4.0, right)
        found = markings(replace(state, areas=areas, borders=(), units={}, figures={}), catalogue)
        (step,) = [each.line for each in found if each.line is not None and each.line.kind == "step"]
        (_, y0), (_, y1) = step.start, step.end
        assert (y1 - y0) / 4.0 == wanted  # going down the left is the side of greater x


def test_a_barrier_is_told_apart_and_the_rest_of_its_border_stays_open(played):
    state, catalogue = played
    areas = square("lane", 0.0, 0.0), square("yard", 4.0, 0.0)
    wall = (Border(((4.0, 0.0), (4.0, 3.0))),)
    found = markings(replace(state, areas=areas, borders=wall, units={}, figures={}), catalogue)
    inner = {each.line.kind: each for each in found if each.line is not None and len(each.line.areas) == 2}
    assert sorted(inner) == ["barrier", "open"]
    assert inner["barrier"].words == "barrier, not to be crossed, between lane and yard"
    assert (inner["barrier"].line.start, inner["barrier"].line.end) == ((4.0, 0.0), (4.0, 3.0))
