"""Tournament layouts: placed by centroid, mirrored, turned, carried by parents; patterns beside them."""

import json
from math import hypot, sqrt

import pytest
from list_samples import BLOCK, TEMPLATES, WEDGE, piece

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.terrain.terrain_kinds import KINDS, with_kind
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.contents import Board


def source(value, folder=None):
    return Source("layout.json", json.dumps(value).encode(), folder)


def laid(*pieces, templates=TEMPLATES, **more):
    value = {"templates": templates, "layout": {"id": "one", "name": "One", "pieces": list(pieces), **more}}
    return imported(source(value), {})


def corners(result, number=0):
    return [tuple(round(each, 6) for each in point) for point in result.scene.terrain[number].outline.points]


def test_a_piece_lies_with_its_centroid_at_its_position():
    assert corners(laid(piece("block", 20, 10))) == [(16, 8), (24, 8), (24, 12), (16, 12)]
    assert corners(laid(piece("wedge", 12, 30))) == [(10, 27), (16, 27), (10, 36)]


@pytest.mark.parametrize(
    ("turn", "mirror", "expected"),
    [  # the wedge from its centroid: (-2, -3), (4, -3), (-2, 6)
        (90, "none", [(13, 8), (13, 14), (4, 8)]),
        (180, "none", [(12, 13), (6, 13), (12, 4)]),
        (0, "horizontal", [(12, 7), (6, 7), (12, 16)]),
        (0, "vertical", [(8, 13), (14, 13), (8, 4)]),
        (90, "horizontal", [(13, 12), (13, 6), (4, 12)]),
    ],
)
def test_a_piece_is_mirrored_then_turned_clockwise_about_its_centroid(turn, mirror, expected):
    assert corners(laid(piece("wedge", 10, 10, rotation_degrees=turn, mirror=mirror))) == expected


def test_an_oblique_turn_keeps_lengths_and_centroid():
    ring = corners(laid(piece("block", 20, 10, rotation_degrees=30)))
    assert ring[0] == pytest.approx((20 - 2 * sqrt(3) + 1, 10 - 2 - sqrt(3)))
    assert hypot(ring[1][0] - ring[0][0], ring[1][1] - ring[0][1]) == pytest.approx(8)
    assert [sum(each) / 4 for each in zip(*ring, strict=True)] == pytest.approx([20, 10])


def test_scenery_is_carried_by_its_area():
    area = piece("block", 20, 10, id="home", rotation_degrees=90)
    rail = piece("rail", 1, -1.5, parent_area_id="home")
    result = laid(area, rail)
    # in the area's frame the rail covers x -2..4, y -1.75..-1.25; a quarter turn takes (x, y) to (-y, x)
    assert corners(result, 1) == [(21.75, 8), (21.75, 14), (21.25, 14), (21.25, 8)]
    rail_piece = result.scene.terrain[1]
    assert (rail_piece.top, rail_piece.sight) == (5, "blocks")


def test_a_template_brings_its_scenery_and_walls_as_one_group():
    result = laid(piece("yard", 20, 10, mirror="vertical"))
    area, wall, rail = result.scene.terrain
    assert {each.hold.group for each in (area, wall, rail)} == {"Yard"}
    assert wall.outline == Strip(((16, 12), (24, 12)), 0.5) and (wall.kind, wall.sight) == ("wall", "blocks")
    assert corners(result, 2) == [(18, 11.75), (24, 11.75), (24, 11.25), (18, 11.25)]


def test_what_the_words_of_an_area_mean_is_told():
    result = laid(piece("block", 20, 10, name="Depot", link_group="a"))
    assert result.scene.terrain[0].sight == "cloud" and result.scene.terrain[0].hold.group == "a"
    assert "obscuring areas are clouds: sight goes in and out but not through" in result.taken
    assert result.dropped == ("Depot: hidden",)


@pytest.mark.parametrize(
    ("template", "name", "kind"),
    [
        ("block", "Ash wood", "wood"),
        ("wedge", "Old ruin", "ruin"),
        ("wedge", "Ridge", "hill"),
        ("rail", "Weir wall", "wall"),
        ("rail", "Red container", "container"),
        ("bare", "Footbridge", "bridge"),
    ],
)
def test_a_piece_does_what_its_kind_does_wherever_it_is_drawn(template, name, kind):
    bare = {"id": "bare", "kind": "feature", "footprint": BLOCK}
    plain = [{key: each[key] for key in ("id", "name", "kind", "footprint")} for each in TEMPLATES]
    result = laid(piece(template, 20, 10, name=name), templates=[*plain, bare])
    made = result.scene.terrain[0]
    assert made == with_kind(made, KINDS[kind])
    assert result.taken == ("1 piece",)


def test_the_kind_of_a_template_counts_where_the_name_of_the_piece_tells_of_no_ground():
    wood = {**TEMPLATES[1], "name": "Forest"}
    made = laid(piece("wedge", 20, 10, name="Mill"), templates=[wood]).scene.terrain[0]
    assert (made.name, made.kind, made.sight) == ("Mill", "wood", "cloud")


def test_where_a_layout_says_otherwise_than_the_kind_it_counts_and_is_told():
    low = {**TEMPLATES[2], "name": "Low rail", "default_blocking": False}
    result = laid(piece("rail", 20, 10, name="Wall"), piece("rail", 30, 10, name="Wall"), templates=[low])
    assert [(each.kind, each.sight, each.top) for each in result.scene.terrain] == [("wall", "clear", 5)] * 2
    says = ("Low rail is clear to sight", "Low rail is 5 in high, not 3 in as is usual")
    assert result.taken == ("2 pieces", *says)


def test_the_objective_of_a_piece_lies_at_its_centroid_or_where_it_says():
    middle = piece("block", 20, 10, name="Depot", is_objective=True, objective={"control_range_inches": 3})
    aside = piece("block", 40, 10, objective_role="home", objective={"position": {"x": 41, "y": 9}})
    result = laid(middle, aside)
    assert [each.at for each in result.scene.objectives] == [(20, 10), (41, 9)]
    assert "objective of Depot: control range 3 in" in result.dropped
    assert result.taken[:2] == ("2 pieces", "2 objectives")


def test_templates_and_the_deployment_pattern_are_found_beside_the_layout(tmp_path):
    (tmp_path / "terrain-templates.json").write_text(json.dumps(TEMPLATES))
    zone = {"player": "attacker", "shape": {"type": "rectangle", "width": 60, "height": 12},
            "position": {"x": 0, "y": 32}}  # fmt: skip
    disc = {"player": "defender", "shape": {"type": "circle", "radius": 9}, "position": {"x": 30, "y": 22}}
    star = {"player": "defender", "shape": {"type": "star"}}
    pattern = {
        "id": "dawn",
        "zones": [zone, disc, star],
        "territories": [zone],
        "objectives": [{"x": 30, "y": 5}],
    }
    (tmp_path / "deployment-patterns.json").write_text(json.dumps([pattern]))
    layout = {"id": "one", "pieces": [piece("block", 20, 10)], "deployment_pattern_id": "dawn"}
    result = imported(source([layout], tmp_path), {"width": 60.0, "height": 44.0})
    zones = [(each.kind, each.side) for each in result.scene.zones]
    assert zones == [("deployment", "attacker"), ("deployment", "defender"), ("other", "attacker")]
    assert result.scene.zones[0].outline == Polygon(((0, 32), (60, 32), (60, 44), (0, 44)))
    assert result.scene.zones[1].outline == Circle((30, 22), 9)
    assert result.dropped == ("Block: hidden", "zone 3 of defender: its shape 'star' is not known")
    assert result.scene.objectives[0].at == (30, 5)


def test_a_pattern_alone_is_drawn_and_the_board_is_asked_for():
    pattern = {"id": "dawn", "name": "Dawn", "zones": [], "objectives": [{"x": 3, "y": 5}]}
    assert [each.key for each in questions(source([pattern]))] == ["width", "height"]
    scene = imported(source([pattern]), {"width": 44.0, "height": 60.0}).scene
    assert (scene.board, scene.name) == (Board(44, 60), "Dawn")
    assert format_of(source([pattern])) == "tournament-layout"


def test_one_of_several_layouts_is_chosen_by_name():
    one, two = (
        {"id": name, "name": name, "pieces": [piece("block", x, 9)]} for name, x in (("A", 9), ("B", 29))
    )
    value = {"layouts": [one, two, two], "templates": TEMPLATES}
    asked = questions(source(value))[2]
    assert asked.choices == ("A", "B", "B (2)")
    assert corners(imported(source(value), {"layout": "B"}))[0] == (25, 7)


def test_what_lies_beside_the_board_is_told():
    (name,) = [each.name or each.id for each in laid(piece("block", 20, 50)).scene.terrain]
    assert laid(piece("block", 20, 50)).guessed[-1].startswith(f"{name} beside the table: ")


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ([piece("blok", 1, 1)], "did you mean 'block'?"),
        ([piece("block", 1, 1, parent_area_id="x")], "it must be a piece's id"),
        ([piece("block", 1, 1, id="a", parent_area_id="a")], "break the circle"),
        ([piece("block", 1, 1, mirror="both")], "'none', 'horizontal' or 'vertical'"),
        ([{"template": "block"}], "position is missing"),
        ([{"position": {"x": 1, "y": 1}}], "footprint is missing"),
        (
            [{"position": {"x": 1, "y": 1}, "footprint": {"type": "blob"}}],
            "rectangle, right-triangle or polygon",
        ),
        ([{"position": {"x": 1, "y": 1}, "footprint": {"type": "polygon", "points": []}}], "has no area"),
        ([piece("block", 1e9, 1)], "from -1000 to 1000"),
        ([piece("block", 1, 1, floor=1.5)], "whole number"),
        ([7], "must be an object"),
    ],
)
def test_what_cannot_be_laid_is_one_sentence(pieces, words):
    with pytest.raises(SceneError) as caught:
        laid(*pieces)
    assert words in str(caught.value) and str(caught.value).startswith("layout.json: ")
    assert "\n" not in str(caught.value)


CORNER = {"type": "polygon", "points": [{"x": x, "y": y} for x, y in (
    (0, 0), (3, 0), (3, 0.5), (0.5, 0.5), (0.5, 4), (0, 4))]}  # fmt: skip


def feature(name, footprint=BLOCK, **more):
    return {"id": "it", "name": name, "kind": "feature", "footprint": footprint, **more}


def the_one(template, **more):
    result = laid(piece("it", 20, 10, **more), templates=[template])
    return result.scene.terrain[0], result


def test_a_wall_round_a_corner_is_a_wall():
    made, result = the_one(feature("Short Corner L", CORNER, default_height_inches=5, default_blocking=True))
    assert (made.kind, made.ground, made.sight, made.top) == ("wall", ("impassable",), "blocks", 5)
    assert "'Short Corner L' is taken for a wall by its word 'corner'" in result.guessed


def test_scenery_whose_name_tells_nothing_is_a_wall_where_it_is_thin_however_it_bends():
    made, result = the_one(feature("Xyzzy", CORNER, default_height_inches=5, default_blocking=True))
    assert made.kind == "wall"
    assert "scenery of no known kind is a wall where it is thin, else a container" in result.guessed


@pytest.mark.parametrize(
    ("name", "footprint", "kind", "sounds"),
    [
        ("Corn field", CORNER, "wall", "a field"),
        ("Village pond", BLOCK, "container", "water"),
        ("Street", BLOCK, "container", "a road"),
    ],
)
def test_what_rises_and_hides_is_no_ground_whatever_it_is_called(name, footprint, kind, sounds):
    made, result = the_one(feature(name, footprint, default_height_inches=5, default_blocking=True))
    assert (made.kind, made.sight, made.top) == (kind, "blocks", 5)
    doubt = f"'{name}' sounds like {sounds}, but is 5 in high and blocks sight: it is taken for a {kind}"
    assert doubt in result.guessed


def test_an_area_that_rises_is_no_field():
    area = {"id": "it", "name": "Corn field", "kind": "area", "footprint": BLOCK, "default_height_inches": 5}
    made, result = the_one(area)
    assert (made.kind, made.top) == ("ruin", 5)
    assert any("sounds like a field, but is 5 in high" in each for each in result.guessed)


def test_each_guess_by_a_name_is_listed_once():
    result = laid(piece("it", 20, 10), piece("it", 30, 10), templates=[feature("Field hospital")])
    assert result.guessed.count("'Field hospital' is taken for a building by its word 'hospital'") == 1


@pytest.mark.parametrize(
    ("accessible", "name", "ground"),
    [(False, "Pipe", ("impassable",)), (True, "Container", ()), (True, "Pipe", ("difficult",))],
)
def test_whether_a_piece_can_be_stood_in_is_as_the_layout_says(accessible, name, ground):
    made, _ = the_one(feature(name, ground_accessible=accessible))
    assert made.ground == ground


@pytest.mark.parametrize(("category", "cover"), [("exposed", ""), ("light", "light"), ("dense", "heavy")])
def test_the_category_of_a_template_is_its_cover(category, cover):
    made, _ = the_one(feature("Wall", terrain_category=category))
    assert made.cover == cover


def test_a_category_that_is_not_known_is_dropped_with_its_name():
    _, result = the_one(feature("Wall", terrain_category="misty"))
    assert "Wall: terrain category 'misty'" in result.dropped


def test_the_floor_of_a_ruin_is_a_deck_that_is_stood_on_and_lies_as_its_walls_do():
    upper = {"footprint": {"type": "rectangle", "width": 3, "height": 4}, "floor": 1}
    corner = feature("Corner Ruin", CORNER, default_height_inches=5, default_blocking=True, upper_floor=upper)
    walls, deck = laid(piece("it", 20, 10, rotation_degrees=90), templates=[corner]).scene.terrain
    assert (deck.platform, deck.ground, deck.bottom, deck.top) == (True, (), 2.75, 3)
    assert deck.hold.group == walls.hold.group != ""
    same = [
        (min(x for x, _ in each), max(y for _, y in each))
        for each in (walls.outline.points, deck.outline.points)
    ]
    assert same[0] == pytest.approx(same[1])


def test_a_floor_all_over_a_piece_and_on_its_top_is_that_top():
    upper = {"footprint": BLOCK}
    gantry = feature("Gantry", default_height_inches=3, ground_accessible=False, upper_floor=upper)
    (made,) = laid(piece("it", 20, 10), templates=[gantry]).scene.terrain
    assert (made.platform, made.top, made.ground) == (True, 3, ("impassable",))


def test_a_floor_lies_as_many_storeys_up_as_it_says_on_the_floor_of_its_piece():
    upper = {"footprint": {"type": "rectangle", "width": 1, "height": 1}, "floor": 2}
    result = laid(piece("it", 20, 10, floor=1), templates=[feature("Wall", upper_floor=upper)])
    assert result.scene.terrain[1].top == 9


def test_a_floor_of_a_piece_with_another_footprint_is_dropped_with_a_sentence():
    upper = {"footprint": {"type": "rectangle", "width": 1, "height": 1}}
    result = laid(piece("it", 20, 10, footprint=WEDGE), templates=[feature("Ruin", upper_floor=upper)])
    assert "Ruin: its floor, since the piece has a footprint of its own" in result.dropped
    assert len(result.scene.terrain) == 1
    twice = [piece("it", x, 10, footprint=WEDGE) for x in (20, 40)]
    result = laid(*twice, templates=[feature("Ruin", upper_floor=upper)])
    assert "Ruin: its floor, since the piece has a footprint of its own (2 times)" in result.dropped


def test_what_a_layout_tells_beyond_that_is_listed_as_dropped():
    result = laid(piece("it", 20, 10, keystones=[]), templates=[feature("Wall", colour="red")])
    assert {"keystones of pieces", "colour of templates"} <= set(result.dropped)
