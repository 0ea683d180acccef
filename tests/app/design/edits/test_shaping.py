"""Parts joined, cut and reshaped, and their corners moved."""

import pytest
from drawn_table import box, everything, held, model, models, of, outline, piece, table, terrain

from battlefield.app.design.edits.shaping import (
    Corner,
    corner_deleted,
    corner_inserted,
    corner_put,
    grown,
    holes_removed,
    intersected,
    polygons_made,
    simplified,
    split,
    subtracted,
    trimmed,
    united,
    with_hole,
)
from battlefield.app.design.parts.transforms import ellipse_of, with_ellipse
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.outlines import Ellipse
from battlefield.rules.scene.contents import Area, Border
from battlefield.rules.scene.scenario import Zone

A, B = piece("a", box(0, 0, 4, 4), name="Hall", top=3.0), piece("b", box(2, 2, 6, 6))
TWO = table(A, B)


def test_a_union_is_the_lowest_part_with_all_it_does():
    scene, refs = united(TWO, terrain("a", "b"))
    assert refs == tuple(terrain("a"))
    assert [part.id for part in scene.terrain] == ["a"]
    assert (scene.terrain[0].name, scene.terrain[0].top) == ("Hall", 3.0)
    corners = [(0, 0), (4, 0), (4, 2), (6, 2), (6, 6), (2, 6), (2, 4), (0, 4)]
    assert outline(scene, "a").points == tuple(corners)


def test_what_does_not_meet_stays_in_pieces():
    scene, refs = united(table(A, piece("b", box(9, 0, 10, 4))), terrain("a", "b"))
    assert len(refs) == len(scene.terrain) == 2


def test_the_highest_part_is_cut_out_of_the_others():
    scene, refs = subtracted(
        table(A, piece("c", box(0, 5, 4, 9)), piece("k", box(1, -1, 2, 20))), terrain(*"ack")
    )
    assert len(refs) == 4
    assert [part.outline for part in scene.terrain[:2]] == [box(2, 0, 4, 4), box(2, 5, 4, 9)]
    assert sorted(part.outline.points for part in scene.terrain[2:]) == [
        box(0, 0, 1, 4).points,
        box(0, 5, 1, 9).points,
    ]
    assert all(part.id != "k" for part in scene.terrain)


def test_what_parts_share_is_kept():
    scene, _ = intersected(TWO, terrain("a", "b"))
    assert [part.outline for part in scene.terrain] == [box(2, 2, 4, 4)]


def test_zones_and_areas_are_joined_too():
    scene = table(Zone("z", box(0, 0, 4, 4)), Zone("y", box(4, 0, 8, 4)), Area("r", box(0, 0, 2, 2)))
    after, _ = united(scene, [Ref("zone", "z"), Ref("zone", "y")])
    assert of(after, "zone", "z").outline == box(0, 0, 8, 4)


def test_a_line_parts_what_it_crosses_and_leaves_the_rest():
    scene, refs = split(table(A, piece("far", box(20, 20, 24, 24))), terrain("a", "far"), [(2, 1), (2, 2)])
    assert [part.outline for part in scene.terrain] == [box(0, 0, 2, 4), box(20, 20, 24, 24), box(2, 0, 4, 4)]
    assert refs == tuple(terrain("a", "a1", "far"))


def test_a_hole_is_cut_and_filled():
    scene = with_hole(TWO, terrain("a")[0], box(1, 1, 2, 2))
    assert len(outline(scene, "a").holes) == 1
    assert holes_removed(scene, terrain("a")) == TWO


def test_simplifying_tells_how_many_corners_went_and_how_far_off_it_is():
    bumpy = Polygon(((0.0, 0.0), (2.0, 0.1), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)))
    scene, removed, off = simplified(table(piece("a", bumpy)), terrain("a"), 0.25)
    assert (outline(scene, "a"), removed) == (box(0, 0, 4, 4), 1)
    assert off == pytest.approx(0.1)


def test_strips_and_circles_become_polygons():
    scene = polygons_made(everything(), terrain("road", "wood"))
    assert isinstance(outline(scene, "road"), Polygon) and isinstance(outline(scene, "wood"), Polygon)


def test_edges_move_outward_and_circles_stay_circles():
    scene, _ = grown(table(A, piece("c", Circle((9.0, 9.0), 1.0))), terrain("a", "c"), 0.5)
    assert outline(scene, "a") == box(-0.5, -0.5, 4.5, 4.5)
    assert outline(scene, "c") == Circle((9.0, 9.0), 1.5)


REFUSED = [
    (lambda: united(TWO, terrain("a")), "two outlines"),
    (lambda: united(table(model("m", 1, 1), model("n", 2, 2)), models("m", "n")), "two outlines"),
    (lambda: intersected(table(A, piece("b", box(9, 9, 10, 10))), terrain("a", "b")), "in common"),
    (lambda: subtracted(table(A, piece("b", box(-1, -1, 9, 9))), terrain("a", "b")), "Nothing would be left"),
    (lambda: trimmed(TWO, terrain("a", "b")), "beyond the table"),
    (lambda: split(TWO, terrain("a", "b"), [(0, 9), (9, 9)]), "crosses nothing"),
    (lambda: with_hole(TWO, terrain("a")[0], box(3, 3, 9, 9)), "reaches the edge"),
    (lambda: holes_removed(TWO, terrain("a", "b")), "has a hole"),
    (lambda: simplified(TWO, terrain("a"), 0.1), "No corner"),
    (lambda: grown(TWO, terrain("a"), -3.0), "Nothing would be left"),
    (lambda: united(table(held(A, locked=True), B), terrain("a", "b")), "locked"),
    (lambda: corner_deleted(table(piece("t", Polygon(A.outline.points[:3]))), terrain("t")[0], Corner(0, 0)),
     "three corners"),
    (lambda: corner_put(everything(), terrain("wood")[0], Corner(0, 0), (0, 0)), "no corners"),
    (lambda: corner_inserted(everything(), Ref("note", "n1"), (0, 0)), "no corners"),
]  # fmt: skip


@pytest.mark.parametrize(("edit", "words"), REFUSED)
def test_what_cannot_be_is_refused_with_one_sentence(edit, words):
    with pytest.raises(ChangeError, match=words):
        edit()


def test_a_corner_is_moved_added_and_taken_away():
    ref = terrain("a")[0]
    scene, corner = corner_inserted(TWO, ref, (2.0, -0.3))
    assert (outline(scene, "a").points[1], corner) == ((2.0, 0.0), Corner(0, 1))
    scene = corner_put(scene, ref, corner, (2.0, -1.0))
    assert outline(scene, "a").points[:3] == ((0.0, 0.0), (2.0, -1.0), (4.0, 0.0))
    assert corner_deleted(scene, ref, corner) == TWO


def test_the_line_of_a_strip_or_a_border_has_corners_and_no_closing_edge():
    scene = table(
        piece("r", Strip(((0.0, 0.0), (10.0, 0.0), (10.0, 10.0)), 1.0)),
        Border(((0.0, 0.0), (4.0, 0.0)), id="b"),
    )
    after, corner = corner_inserted(scene, terrain("r")[0], (4.0, 6.0))
    assert (corner, outline(after, "r").points[1]) == (Corner(0, 1), (4.0, 0.0))
    after = corner_deleted(scene, terrain("r")[0], Corner(0, 1))
    assert outline(after, "r").points == ((0.0, 0.0), (10.0, 10.0))
    with pytest.raises(ChangeError, match="two points"):
        corner_deleted(scene, Ref("border", "b"), Corner(0, 0))


def test_an_ellipse_whose_corners_are_moved_is_one_no_more():
    scene = table(with_ellipse(piece("e", Circle((0.0, 0.0), 1.0)), Ellipse((10.0, 10.0), 4.0, 6.0)))
    moved = corner_put(scene, terrain("e")[0], Corner(0, 0), (10.0, 7.0))
    assert ellipse_of(scene.terrain[0]) is not None and ellipse_of(moved.terrain[0]) is None


def test_what_runs_off_the_table_is_cut_at_its_edge():
    road = piece("a", Strip(((-3, 10), (70, 10)), 2))
    scene, refs = trimmed(table(road), terrain("a"))
    board = scene.board
    assert outline(scene, "a") == box(0, 9, board.width, 11)
    assert refs == tuple(terrain("a"))


def test_what_lies_on_the_table_stays_as_it_is_when_others_are_cut():
    over = piece("b", box(-1, 2, 6, 6))
    scene, refs = trimmed(table(A, over), terrain("a", "b"))
    assert outline(scene, "a") == A.outline and outline(scene, "b") == box(0, 2, 6, 6)
    assert refs == tuple(terrain("a", "b"))
