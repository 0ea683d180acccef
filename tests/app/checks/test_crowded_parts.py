"""Parts that lie where they cannot, and those that only look so."""

import pytest
from checked_table import INCH, model, table, wall, words, zones

from battlefield.app.checks.crowding import (
    broken_outlines,
    crowded_models,
    off_the_board,
    overlapping_pieces,
)
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Hold, Zone

BOW = Polygon(((1.0, 1.0), (5.0, 5.0), (5.0, 1.0), (1.0, 5.0)))


def test_an_outline_that_crosses_itself_is_a_fault_of_its_piece():
    (found,) = broken_outlines(table(wall("a", BOW), wall("b", 10, 10, 12, 12)))
    assert (found.grave, found.refs, found.at) == ("fault", (Ref("terrain", "a"),), (3.0, 3.0))
    assert "outline of a is broken" in found.words


def test_a_zone_with_a_broken_outline_is_found_as_a_zone():
    (found,) = broken_outlines(table(Zone("north", BOW)))
    assert found.refs == (Ref("zone", "north"),)


def test_an_area_objective_with_a_broken_outline_is_found_too():
    (found,) = broken_outlines(table(Objective("o1", "zone", outline=BOW)))
    assert found.refs == (Ref("objective", "o1"),)


def test_a_piece_over_the_edge_is_told_with_how_far_and_over_which():
    (found,) = off_the_board(table(wall("a", 46, 3, 49.5, 5)), "inches")
    assert (found.grave, found.words) == ("warning", "a reaches 1.50 in beyond the right edge")


def test_a_round_piece_is_measured_to_its_rim():
    (found,) = off_the_board(table(wall("a", Circle((20.0, 1.0), 3.0))), "inches")
    assert found.words == "a reaches 2.00 in beyond the top edge"


def test_a_wall_that_is_drawn_along_the_edge_is_no_slip():
    along, over = Strip(((0.0, 2.0), (0.0, 9.0)), 0.5), Strip(((20.0, 2.0), (20.0, -0.3)), 0.5)
    assert list(off_the_board(table(wall("a", along)), "inches")) == []
    assert len(list(off_the_board(table(wall("a", over)), "inches"))) == 1


MEETINGS = {
    "a T-joint": (((10, 10), (10, 20)), ((10, 15), (20, 15)), True),
    "a T-joint that ends at the face": (((10, 10), (10, 20)), ((10.1, 15), (20, 15)), True),
    "a corner of two walls": (((10, 10), (10, 20)), ((10, 10), (20, 10)), True),
    "a wall that goes on": (((10, 10), (10, 20)), ((10, 20), (10, 30)), True),
    "a slanting joint": (((10, 10), (10, 20)), ((10, 15), (20, 20)), True),
    "a wall that runs along another": (((10, 10), (10, 20)), ((10.1, 12), (10.1, 30)), False),
    "a wall that lies in another": (((10, 10), (10, 20)), ((10, 12), (10, 14)), False),
    "walls that cross": (((10, 10), (10, 20)), ((5, 15), (20, 15)), False),
}


@pytest.mark.parametrize("how", MEETINGS)
def test_walls_that_only_meet_are_no_slip(how):
    one, other, is_joint = MEETINGS[how]
    found = list(
        overlapping_pieces(
            table(*(wall(n, Strip(line, 0.25)) for n, line in (("a", one), ("b", other)))), "inches"
        )
    )
    assert (found == []) == is_joint


def test_a_road_that_runs_over_the_edge_is_only_a_hint():
    road = wall("a", -1, 3, 20, 5, kind="road", ground=(), sight="clear", top=0.0)
    (found,) = off_the_board(table(road), "inches")
    assert (found.grave, found.words) == ("hint", "road a reaches 1.00 in beyond the left edge")


def test_a_piece_that_ends_at_the_edge_is_on_the_board():
    assert list(off_the_board(table(wall("a", 0, 0, 48, 36), *zones()), "inches")) == []


def test_a_piece_wholly_beside_the_board_is_only_a_hint():
    (found,) = off_the_board(table(wall("a", 50, 3, 52, 5)), "inches")
    assert (found.grave, found.words) == ("hint", "a lies beside the table")


def test_models_that_wait_beside_the_board_are_one_hint():
    found = list(off_the_board(table(model("m1", 60, 3), model("m2", 47.6, 3), model("m3", 9, 9)), "inches"))
    assert words(found) == ["2 models not wholly on the table"]
    assert found[0].refs == (Ref("model", "m1"), Ref("model", "m2"))


def test_two_solid_pieces_that_share_ground_are_told_with_their_depth():
    (found,) = overlapping_pieces(table(wall("a", 2, 2, 6, 6), wall("b", 5.5, 0, 9, 9)), "inches")
    assert (found.grave, found.words) == ("warning", "a and b overlap by 0.50 in")
    assert found.refs == (Ref("terrain", "a"), Ref("terrain", "b"))


def test_pieces_in_contact_do_not_overlap():
    assert list(overlapping_pieces(table(wall("a", 2, 2, 6, 6), wall("b", 6, 2, 9, 6)), "inches")) == []


def test_a_twin_that_lies_on_its_like_is_found():
    (found,) = overlapping_pieces(table(wall("a", 2, 2, 6, 6), wall("b", 2, 2, 6, 6)), "inches")
    assert found.words == "a and b lie on each other, alike"


@pytest.mark.parametrize(
    "other",
    [
        wall("b", 4, 4, 8, 8, bottom=3.0, top=5.0),
        wall("b", 4, 4, 8, 8, ground=("difficult",), sight="clear"),
        wall("b", 4, 4, 8, 8, kind="road"),
        wall("b", 8, 8, 9, 9),
    ],
    ids=["over it", "to walk in", "a road", "apart"],
)
def test_a_piece_that_fills_other_room_does_not_overlap(other):
    assert list(overlapping_pieces(table(wall("a", 2, 2, 6, 6), other), "inches")) == []


def test_walls_of_one_group_may_overlap():
    ruin = Hold(group="ruin")
    walls = wall("a", 2, 2, 6, 3, hold=ruin), wall("b", 2, 2, 3, 6, hold=ruin)
    assert list(overlapping_pieces(table(*walls), "inches")) == []


def test_two_bases_in_one_place_are_a_fault_with_their_depth():
    (found,) = crowded_models(table(model("m1", 9, 9), model("m2", 9.75, 9)), "inches")
    assert (found.grave, found.words) == ("fault", "m1 and m2 overlap by 0.25 in")
    assert isinstance(found.drawing[0], Line)


def test_bases_of_no_told_height_overlap_all_the_same():
    flat = model("m1", 9, 9, height=0.0), model("m2", 9.75, 9, height=0.0)
    assert words(crowded_models(table(*flat), "inches")) == ["m1 and m2 overlap by 0.25 in"]


@pytest.mark.parametrize("x", [10.0, 10.5])
def test_bases_in_contact_or_apart_are_fine(x):
    assert list(crowded_models(table(model("m1", 9, 9), model("m2", x, 9)), "inches")) == []


def test_a_model_over_another_is_fine():
    upper = model("m2", 9, 9, bottom=1.5)
    assert list(crowded_models(table(model("m1", 9, 9), upper), "inches")) == []


def test_a_model_in_a_wall_is_a_fault_and_one_on_its_roof_is_not():
    roof = wall("a", 4, 4, 8, 8, platform=True)
    (found,) = crowded_models(table(roof, model("m1", 8.25, 6), model("m2", 6, 6, bottom=3.0)), "inches")
    assert found.words == "m1 stands 0.25 in deep in a"
    assert found.refs == (Ref("model", "m1"),)


def test_a_model_at_a_wall_is_fine():
    assert list(crowded_models(table(wall("a", 4, 4, 8, 8), model("m1", 8.5, 6)), "inches")) == []


def test_a_strip_is_found_by_its_width():
    fence = wall("a", Strip(((2.0, 9.0), (20.0, 9.0)), 1.0))
    (found,) = crowded_models(table(fence, model("m1", 9, 9.75, INCH)), "inches")
    assert found.words == "m1 stands 0.25 in deep in a"
