"""Gaps that are too narrow, and ground that is shut in."""

from dataclasses import replace
from math import isfinite

import pytest
from checked_table import box, model, spot, table, wall, words, zones

from battlefield.app.checks.fairness import Measure, fairness
from battlefield.app.checks.passages import narrow_gaps, shut_places
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Region
from battlefield.files.terrain.terrain_kinds import KINDS, with_kind
from battlefield.geometry.kernel.shapes import BaseSize, Polygon, Strip
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.scene.scenario import Hold

INCH, TWO = BaseSize.round(25.4), BaseSize.round(50.8)
YARD = Polygon(box(10, 10, 20, 20).points, (box(12, 12, 18, 18).points,))


def gate(width):
    """A wall across the whole table with a gate in its middle."""
    return wall("west", 0, 17, 24 - width / 2, 18), wall("east", 24 + width / 2, 17, 48, 18)


def test_a_gap_that_only_the_smaller_base_passes_is_told_so():
    scene = table(*gate(1.5), model("m1", 3, 3), model("m2", 9, 3, TWO))
    (found,) = narrow_gaps(scene, "inches")
    assert found.words == "the gap between west and east is 1.50 in: no base wider than 25.4 mm round passes"
    assert found.grave == "hint" and found.at[0] == 24.0 and 17.0 <= found.at[1] <= 18.0
    assert found.refs == (Ref("terrain", "west"), Ref("terrain", "east"))
    (line,) = found.drawing
    assert isinstance(line, Line) and [x for x, _ in line.points] == [23.25, 24.75]


def test_a_gap_that_no_base_passes_is_told_so():
    (found,) = narrow_gaps(table(*gate(0.9), model("m1", 3, 3)), "inches")
    assert found.words.endswith("is 0.90 in: no base of the forces passes")
    (found,) = narrow_gaps(table(*gate(0.9)), "inches")
    assert found.words.endswith("does not pass; forces are not placed yet")


def test_a_gap_as_wide_as_the_widest_base_is_no_finding():
    assert list(narrow_gaps(table(*gate(2.0), model("m1", 3, 3, TWO)), "inches")) == []


def test_pieces_in_contact_leave_no_gap():
    assert list(narrow_gaps(table(*gate(0.0), model("m1", 3, 3)), "inches")) == []


def test_a_slit_within_one_group_is_no_finding_but_its_narrow_doorway_is():
    def barrels(gap, group):
        hold = Hold(group=group)
        return [wall("a", 10, 10, 12, 12, hold=hold), wall("b", 12 + gap, 10, 14 + gap, 12, hold=hold)]

    assert list(narrow_gaps(table(*barrels(0.1, "heap")), "inches")) == []
    assert len(list(narrow_gaps(table(*barrels(0.1, "")), "inches"))) == 1
    assert len(list(narrow_gaps(table(*barrels(0.75, "house")), "inches"))) == 1


def test_a_strait_along_the_edge_is_a_gap_too():
    (found,) = narrow_gaps(table(wall("a", 0.75, 9, 4, 12), model("m1", 30, 3)), "inches")
    assert found.words.startswith("the gap between a and the table's left edge is 0.75 in")


def test_without_forces_a_usual_base_is_asked_for():
    assert len(list(narrow_gaps(table(*gate(1.2)), "inches"))) == 1  # of 32 mm: 1.26 in
    assert list(narrow_gaps(table(*gate(1.3)), "inches")) == []


def test_ground_to_walk_in_makes_no_gap():
    wood = wall("a", 0.75, 9, 4, 12, ground=("difficult",), sight="clear")
    assert list(narrow_gaps(table(wood, model("m1", 30, 3)), "inches")) == []


def test_a_walled_yard_is_shut_in():
    (found,) = shut_places(table(wall("a", YARD), model("m1", 3, 3)))
    assert found.words == "about 36 square inches cannot be walked to with 25.4 mm round"
    assert 12 < found.at[0] < 18 and 12 < found.at[1] < 18
    assert any(isinstance(part, Region) for part in found.drawing)


def test_the_other_bank_of_a_gate_too_narrow_is_shut_in_from_the_deployment_zone():
    scene = table(*gate(0.9), zones()[0], model("m1", 3, 3))
    (found,) = shut_places(scene)
    assert found.words.startswith("about 864 square inches")  # 48 by 18, less the corners
    assert found.at[1] > 18


def test_a_gate_that_is_just_wide_enough_shuts_nothing_in():
    assert list(shut_places(table(*gate(1.0), model("m1", 3, 3)))) == []


def test_an_open_board_has_no_shut_place():
    assert list(shut_places(table(model("m1", 3, 3)))) == []


def test_a_narrow_base_may_be_turned_to_pass():
    lying = BaseSize.rect(25.4, 101.6)
    assert list(shut_places(table(*gate(1.1), model("m1", 3, 3, lying)))) == []


def test_a_niche_less_than_a_square_inch_is_not_told():
    cell = Polygon(box(10, 10, 13, 13).points, (box(11, 11, 11.99, 12).points,))
    small = BaseSize.round(12.7)
    assert words(shut_places(table(wall("a", cell), model("m1", 3, 3, small)))) == []


HILL = {"ground": (), "platform": True}


def test_a_hill_that_is_walked_up_on_narrows_no_gap():
    pair = wall("cliff", 10, 10, 20, 20), wall("hill", 20.5, 10, 30, 20, top=1.0, **HILL)
    assert list(narrow_gaps(table(*pair), "inches")) == []
    tower = wall("tower", 20.5, 10, 30, 20, top=9.0, **HILL)  # too high to be climbed
    assert len(list(narrow_gaps(table(pair[0], tower), "inches"))) == 1


def test_a_ring_of_hills_shuts_nothing_in_and_objectives_on_them_are_reached():
    ring = [
        wall("n", 10, 10, 20, 11, top=2.0, **HILL), wall("s", 10, 19, 20, 20, top=2.0, **HILL),
        wall("w", 10, 11, 11, 19, top=2.0, **HILL), wall("e", 19, 11, 20, 19, top=2.0, **HILL),
    ]  # fmt: skip
    assert list(shut_places(table(*ring, spot("a", 10, 15), spot("b", 10.5, 12)))) == []


def test_an_objective_in_a_walled_yard_cannot_be_walked_to():
    ring = (
        wall("n", 10, 10, 14, 11), wall("s", 10, 13, 14, 14),
        wall("w", 10, 11, 11, 13), wall("e", 13, 11, 14, 13),
    )  # fmt: skip
    found = list(shut_places(table(*ring, spot("well", 12, 12), spot("outside", 9.5, 12))))
    assert [each.words for each in found if each.check == "objective"] == [
        "objective 1 cannot be walked to with 32 mm round"
    ]
    assert all(each.drawing for each in found)


RIVER = wall("river", 0, 15, 48, 18, top=0.0, sight="clear")


def bridge(top=1.0, bottom=0.75, ends=(13.0, 20.0)):
    """A bridge of the library, four inches wide, over the river."""
    deck = Strip(((24.0, ends[0]), (24.0, ends[1])), 4.0)
    return with_kind(Terrain("bridge", deck, bottom, top), KINDS["bridge"])


@pytest.mark.parametrize("bottom", [0.75, 0.0])
def test_a_bridge_over_a_river_is_walked_on_as_the_fairness_report_walks(bottom):
    over = replace(bridge(), bottom=bottom)
    scene = table(RIVER, over, *zones(), spot("here", 24, 8), spot("there", 24, 26))
    assert list(shut_places(scene)) == []
    rows = fairness(scene, Measure(step=1.0, eyes=12.0)).rows
    walks = [length for row in rows if "Walk to" in row.name for length in row.values]
    assert len(walks) == 4 and all(map(isfinite, walks))


HIGH = replace(bridge(), top=7.0, bottom=6.75)  # it is not climbed
PIER = bridge(ends=(13.0, 16.0))


@pytest.mark.parametrize(("over", "area"), [((), 720), ((HIGH,), 720), ((PIER,), 711)])
def test_a_river_without_a_way_over_it_shuts_off_the_other_bank(over, area):
    scene = table(RIVER, *over, *zones(), spot("here", 24, 8), spot("there", 24, 26))
    (found,) = shut_places(scene)  # each objective is walked to from one of the zones
    assert found.words.startswith(f"about {area} square inches")  # 48 by 15, less the corners and the pier
    one = replace(scene, zones=zones()[:1])
    assert words(shut_places(one)) == [
        "objective 2 cannot be walked to with 32 mm round",
        "about 864 square inches cannot be walked to with 32 mm round",  # 48 by 18, less the corners
    ]


def test_walls_at_the_end_of_a_bridge_close_it():
    ends = wall("n", 21, 12, 27, 12.9), wall("w", 21, 12.9, 21.9, 15), wall("e", 26.1, 12.9, 27, 15)
    scene = table(RIVER, bridge(), *ends, *zones())
    assert len(words(shut_places(scene))) == 1


def test_a_walled_yard_on_a_hill_is_shut_in_but_a_floor_behind_walls_is_not_told():
    hill = wall("hill", 5, 5, 25, 25, top=2.0, **HILL)
    yard = wall("yard", YARD, top=5.0)
    (found,) = shut_places(table(hill, yard, model("m1", 30, 3)))
    assert found.words == "about 36 square inches cannot be walked to with 25.4 mm round"
    floor = wall("floor", 12, 12, 18, 18, top=3.0, bottom=2.75, **HILL)
    door = wall("s1", 10, 18, 14, 20, top=6.0), wall("s2", 16, 18, 20, 20, top=6.0)
    walls = wall("n", 10, 10, 20, 12, top=6.0), wall("w", 10, 12, 12, 18, top=6.0)
    last = wall("e", 18, 12, 20, 18, top=6.0)
    lintel = wall("over", 14, 18, 16, 20, top=6.0, bottom=2.0, ground=())
    assert list(shut_places(table(*walls, last, *door, lintel, floor, model("m1", 30, 3)))) == []


def test_an_objective_on_a_tower_beyond_climbing_is_told_unless_a_lower_roof_leads_there():
    tower = wall("tower", 20, 10, 26, 16, top=8.0, **HILL)
    scene = table(tower, spot("flag", 23, 13), *zones())
    assert words(shut_places(scene)) == ["objective 1 cannot be walked to with 32 mm round"]
    shed = wall("shed", 26, 10, 32, 16, top=4.0, **HILL)
    assert list(shut_places(replace(scene, terrain=(tower, shed)))) == []
