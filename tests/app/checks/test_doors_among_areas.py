"""Doors on maps of areas are told where the borders do not do what the door does."""

from dataclasses import replace

import pytest
from checked_table import box, table, words

from battlefield.app.checks.idle_doors import idle_doors
from battlefield.app.checks.look import look_through
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Strip
from battlefield.rules.scene.contents import Area, Border, Door, Terrain
from battlefield.rules.scene.doors import set_door

LEAF = Strip(((10.0, 4.0), (10.0, 6.0)), 0.25)
GATE = Terrain("gate", LEAF, top=3.0, ground=("impassable",), sight="blocks", kind="door", door=Door())
AREAS = (Area("yard", box(0, 0, 10, 10)), Area("hall", box(10, 0, 20, 10)))
CLOSED = "Gate is closed, but bars nobody who moves and sees by areas: draw a barrier along it"
OPEN = "Gate is open, but the barrier along it still bars who moves and sees by areas: take that away there"


def found(is_open, kind, door=GATE, areas=AREAS):
    borders = (Border(((10.0, 3.0), (10.0, 7.0)), kind, "b"),) if kind else ()
    named = set_door(replace(door, name="Gate"), is_open)
    return list(idle_doors(replace(table(named), areas=areas, borders=borders)))


@pytest.mark.parametrize(
    ("is_open", "kind", "told"),
    [
        (False, "", [CLOSED]),
        (False, "open", [CLOSED]),
        (False, "step", [CLOSED]),
        (False, "barrier", []),
        (True, "barrier", [OPEN]),
        (True, "open", []),
        (True, "", []),
    ],
)
def test_a_door_is_told_where_the_border_beneath_it_does_otherwise(is_open, kind, told):
    assert words(found(is_open, kind)) == told


def test_it_is_a_hint_about_the_door_where_that_stands():
    (only,) = found(False, "")
    assert (only.check, only.grave, only.refs, only.at) == (
        "door",
        "hint",
        (Ref("terrain", "gate"),),
        (10.0, 5.0),
    )


def test_a_door_away_from_all_areas_and_one_on_a_table_without_any_is_none():
    far = replace(GATE, outline=Strip(((30.0, 4.0), (30.0, 6.0)), 0.25))
    assert found(False, "", far) == [] and found(False, "", areas=()) == []


def test_a_look_through_tells_it():
    scene = replace(table(replace(GATE, name="Gate")), areas=AREAS)
    assert CLOSED in words(look_through(scene))


def test_a_door_with_a_wall_behind_it_opens_no_way():
    wall = Terrain("w", Strip(((10.0, 2.0), (10.0, 8.0)), 0.25), top=3.0, ground=("impassable",), name="Wall")
    for is_open in (False, True):
        door = set_door(replace(GATE, name="Gate"), is_open)
        assert words(idle_doors(table(door, wall))) == ["Gate opens no way: Wall goes on behind it"]
    beside = replace(wall, outline=Strip(((10.0, 6.0), (10.0, 8.0)), 0.25))
    passed = replace(wall, ground=(), sight="clear")
    above = replace(wall, bottom=3.0, top=6.0)
    for other in (beside, passed, above):
        assert words(idle_doors(table(GATE, other))) == []
