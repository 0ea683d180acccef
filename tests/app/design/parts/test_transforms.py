"""Parts moved, turned, scaled and mirrored."""

import pytest
from drawn_table import box, everything, held, model, of, outline, piece, table, terrain

from battlefield.app.design.parts.parts import all_parts, ref_of
from battlefield.app.design.parts.transforms import (
    ellipse_of,
    mapped_part,
    mirrored,
    moved,
    rotated,
    scaled,
    with_ellipse,
)
from battlefield.app.desk.bounds import check_change
from battlefield.app.desk.edits import Ref
from battlefield.files import parse_scene, scene_bytes
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.outlines import Ellipse

ALL = [ref_of(part) for part in all_parts(everything())]
TWO = table(piece("a", box(0, 0, 4, 2)), piece("b", box(10, 0, 12, 2)))


def test_a_move_takes_parts_of_every_kind_along():
    after = moved(everything(), ALL, (1.0, 2.0))
    assert outline(after, "ruin") == box(11, 12, 17, 16)
    assert outline(after, "wood") == Circle((31.0, 20.0), 4.0)
    assert outline(after, "road") == Strip(((1.0, 32.0), (21.0, 32.0), (49.0, 26.0)), 2.0)
    assert of(after, "area", "yard").polygon == box(1, 2, 9, 8)
    assert of(after, "border", "border1").points == ((9.0, 2.0), (9.0, 8.0))
    assert of(after, "zone", "north").outline == box(1, 2, 49, 11)
    assert of(after, "entry", "gate").points == ((1.0, 22.0), (1.0, 30.0))
    assert of(after, "objective", "well").at == (25.0, 20.0)
    assert of(after, "objective", "keep").outline == Circle((41.0, 32.0), 3.0)
    assert (of(after, "model", "a1").at, of(after, "model", "a1").facing) == ((6.0, 32.0), 90.0)
    assert of(after, "template", "nova1").template.at == (6.0, 32.0)
    assert of(after, "template", "fire").template.at == (21.0, 6.0)
    assert of(after, "note", "n1").at == (13.0, 35.0)


def test_what_does_not_move_stays_the_same_object():
    before = everything()
    after = moved(before, terrain("ruin"), (1.0, 0.0))
    assert after.terrain[1] is before.terrain[1] and after.zones is before.zones
    assert moved(before, ALL, (0.0, 0.0)) is before


@pytest.mark.parametrize("lock", [{"locked": True}, {"layer": "top"}])
def test_locked_parts_and_those_of_locked_layers_stay(lock):
    before = everything()
    ruin = held(before.terrain[0], **lock)
    scene = table(ruin, layers=before.layers)
    assert moved(scene, terrain("ruin"), (1.0, 1.0)).terrain == scene.terrain
    assert rotated(scene, terrain("ruin"), 30.0).terrain == scene.terrain


def test_a_quarter_turn_about_its_own_centre_swaps_a_rectangles_sides():
    after = rotated(TWO, terrain("a", "b"), 90.0, "own")
    assert sorted(outline(after, "a").points) == [(1.0, -1.0), (1.0, 3.0), (3.0, -1.0), (3.0, 3.0)]
    assert sorted(outline(after, "b").points) == sorted(box(10, 0, 12, 2).points)


def test_parts_turn_as_one_about_their_common_centre():
    after = rotated(TWO, terrain("a", "b"), 180.0)  # the centres are (2, 1) and (11, 1)
    assert sorted(outline(after, "a").points) == sorted(box(9, 0, 13, 2).points)
    assert sorted(outline(after, "b").points) == sorted(box(1, 0, 3, 2).points)


def test_parts_turn_about_a_place():
    after = rotated(TWO, terrain("a"), 90.0, (0.0, 0.0))
    assert sorted(outline(after, "a").points) == sorted(box(-2, 0, 0, 4).points)


def test_bases_and_templates_turn_their_bearing_and_a_group_turns_as_one():
    scene = table(model("a1", 0, 0), held(model("b1", 4, 0), group="g"), held(model("b2", 6, 0), group="g"))
    refs = [Ref("model", id_) for id_ in ("a1", "b1", "b2")]
    after = rotated(scene, refs, 90.0, "own")
    assert [m.facing for m in after.models] == [90.0, 90.0, 90.0]
    assert [m.at for m in after.models] == [(0.0, 0.0), (5.0, -1.0), (5.0, 1.0)]


def test_twenty_four_turns_of_fifteen_degrees_come_back_to_the_start():
    scene = before = everything()
    for _ in range(24):
        scene = rotated(scene, terrain("ruin"), 15.0)
    assert outline(scene, "ruin").points == tuple(
        pytest.approx(corner, abs=1e-5) for corner in outline(before, "ruin").points
    )


def test_scaling_enlarges_outlines_and_leaves_bases_and_templates_their_size():
    after = scaled(everything(), ALL, 2.0, 2.0, (0.0, 0.0))
    assert outline(after, "ruin") == box(20, 20, 32, 28)
    assert outline(after, "wood") == Circle((60.0, 36.0), 8.0)
    assert outline(after, "road").width == 4.0
    assert of(after, "model", "a1").at == (10.0, 60.0)
    assert of(after, "model", "a1").base == of(everything(), "model", "a1").base
    assert of(after, "template", "fire").template.size == 8.0
    assert of(after, "note", "n1").size == 1.6


def test_a_circle_stretched_is_remembered_as_an_ellipse_and_stretched_back_again():
    stretched = scaled(everything(), terrain("wood"), 2.0, 1.0, "own")
    wood = of(stretched, "terrain", "wood")
    assert isinstance(wood.outline, Polygon)
    assert ellipse_of(wood) == Ellipse((30.0, 18.0), 8.0, 16.0, 0.0)
    back = of(scaled(stretched, terrain("wood"), 0.5, 1.0, "own"), "terrain", "wood")
    assert ellipse_of(back) == Ellipse((30.0, 18.0), 8.0, 8.0, 0.0)
    assert parse_scene(scene_bytes(stretched), "").terrain == stretched.terrain


def test_a_drawn_ellipse_turns_with_what_it_remembers():
    drawn = with_ellipse(piece("pond", Circle((0.0, 0.0), 1.0)), Ellipse((10.0, 10.0), 6.0, 4.0, 0.0))
    turned = of(rotated(table(drawn), terrain("pond"), 30.0), "terrain", "pond")
    assert ellipse_of(turned) == Ellipse((10.0, 10.0), 6.0, 4.0, 30.0)
    assert mapped_part(drawn, Affine.shift((1.0, 0.0))).shape_extra["ellipse"]["at"] == [11.0, 10.0]


@pytest.mark.parametrize(
    "odd", [None, 3, {}, {"at": [1, 2]}, {"at": [1], "length": 1, "width": 1}, {"at": 1, "length": "x"},
            {"at": [1, 2], "length": 0, "width": 2}, {"at": [True, 2], "length": 1, "width": 2}]
)  # fmt: skip
def test_an_odd_memory_of_an_ellipse_is_none(odd):
    assert ellipse_of(piece("p", Circle((0.0, 0.0), 1.0), shape_extra={"ellipse": odd})) is None


def test_mirroring_about_the_boards_middle_is_exact_and_undoes_itself():
    once = mirrored(everything(), ALL, "left-right", "board")
    assert sorted(outline(once, "ruin").points) == sorted(box(32, 10, 38, 14).points)
    assert of(once, "model", "a1").facing == 270.0
    assert of(once, "entry", "gate").points == ((48.0, 20.0), (48.0, 28.0))
    assert mirrored(once, ALL, "left-right", "board") == everything()


def test_mirroring_about_its_own_axis_keeps_the_box():
    wedge = table(piece("w", Polygon(((0.0, 0.0), (4.0, 0.0), (0.0, 3.0)))))
    after = mirrored(wedge, terrain("w"), "top-bottom", "own")
    assert outline(after, "w").points == ((0.0, 3.0), (4.0, 3.0), (0.0, 0.0))


def test_mirroring_together_swaps_places_within_their_box():
    after = mirrored(TWO, terrain("a", "b"), "left-right")
    assert sorted(outline(after, "a").points) == sorted(box(8, 0, 12, 2).points)
    assert sorted(outline(after, "b").points) == sorted(box(0, 0, 2, 2).points)


@pytest.mark.parametrize(
    "change",
    [
        lambda scene: rotated(scene, ALL, 33.0),
        lambda scene: scaled(scene, ALL, 1.5, 0.7),
        lambda scene: mirrored(scene, ALL, "top-bottom"),
    ],
)
def test_what_comes_out_can_be_kept_in_a_file(change):
    scene = change(everything())
    check_change(everything(), scene)
    assert parse_scene(scene_bytes(scene), "") == scene
