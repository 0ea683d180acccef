"""Foundry scenes: walls by what they stop, doors with their states, lights, tokens and notes, in inches."""

from itertools import pairwise

import pytest
from map_samples import PICTURE, as_bytes

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize, Polygon, Strip
from battlefield.rules.scene.contents import Door
from battlefield.rules.scene.doors import swung
from battlefield.rules.scene.scenario import Note


def wall(x0, y0, x1, y1, **more):
    """A wall in squares of the table: 100 pixels each, behind a margin of five squares by three."""
    ends = [500 + 100 * x0, 300 + 100 * y0, 500 + 100 * x1, 300 + 100 * y1]
    return {"c": ends, "move": 20, "sight": 20, "light": 20, "sound": 20, "door": 0, "ds": 0} | more


def scene(*walls, **changes):
    """A scene of 20 by 12 squares of five feet, as version 12 writes it."""
    found = {
        "name": "Yard", "width": 2000, "height": 1200, "padding": 0.25,
        "grid": {"type": 1, "size": 100, "distance": 5, "units": "ft"},
        "background": {"src": None, "offsetX": 0, "offsetY": 0}, "walls": list(walls),
        "lights": [], "tokens": [], "notes": [], "drawings": [], "tiles": [],
    }  # fmt: skip
    return found | changes


def read(found, **answers):
    return imported(Source("yard.json", as_bytes(found)), answers)


def only(found, **answers):
    [piece] = read(found, **answers).scene.terrain
    return piece


def test_a_scene_is_known_by_its_walls_on_a_canvas_with_a_grid():
    assert format_of(Source("x.json", as_bytes(scene()))) == "foundry"


def test_a_wall_lies_where_it_lies_on_the_scene_without_its_margin():
    piece = only(scene(wall(2, 3, 2, 7)))
    assert piece.outline == Strip(((2.0, 3.0), (2.0, 7.0)), 0.25)
    assert (piece.sight, piece.ground, piece.top) == ("blocks", ("impassable",), 3.0)
    found = read(scene(wall(2, 3, 2, 7)), square=2.0, wall_width=0.5).scene
    assert (found.board.width, found.board.height, found.name) == (40.0, 24.0, "Yard")
    assert found.terrain[0].outline == Strip(((4.0, 6.0), (4.0, 14.0)), 0.5)


def test_the_margin_is_whole_squares_and_the_picture_may_be_shifted():
    ends = [[1000, 600, 1000, 1000]]
    found = scene({"c": ends[0]}, padding=0.11, background={"offsetX": 50, "offsetY": -50})
    assert only(found).outline.points == ((7.5, 3.5), (7.5, 7.5))


def test_an_older_scene_tells_its_grid_by_single_keys():
    older = scene({"c": [700, 600, 700, 1000], "sense": 1, "move": 1}, grid=100, gridType=1, gridDistance=5)
    assert only(older | {"shiftX": 100}).outline.points == ((3.0, 3.0), (3.0, 7.0))


@pytest.mark.parametrize(
    ("move", "sight", "ground", "seen"),
    [(20, 20, ("impassable",), "blocks"), (20, 0, ("impassable",), "clear"), (0, 20, (), "blocks")],
)
def test_a_wall_stops_what_it_stops(move, sight, ground, seen):
    piece = only(scene(wall(2, 3, 2, 7, move=move, sight=sight, light=sight, sound=sight)))
    assert (piece.ground, piece.sight) == (ground, seen)


def test_a_wall_that_stops_nobody_is_dropped_and_counted():
    found = read(scene(wall(2, 3, 2, 7, move=0, sight=0)))
    assert found.scene.terrain == ()
    assert "1 wall that stops neither sight nor movement" in found.dropped


@pytest.mark.parametrize(
    ("door", "ds", "made"),
    [(1, 0, Door()), (1, 1, Door(True)), (1, 2, Door(locked=True)), (2, 0, Door(secret=True))],
)
def test_doors_keep_their_kind_and_their_state(door, ds, made):
    piece = only(scene(wall(2, 3, 2, 5, door=door, ds=ds)))
    assert piece.door == made and piece.kind == "door"
    assert piece.sight == ("clear" if made.is_open else "blocks")
    assert (swung(piece) if made.is_open else piece).ground == ("impassable",)


def test_walls_of_limited_sight_that_close_are_seen_into_and_not_through():
    ring = [(2, 2), (6, 2), (6, 5), (2, 5), (2, 2)]
    sides = [wall(*a, *b, sight=10, light=10, sound=10, move=0) for a, b in pairwise(ring)]
    piece = only(scene(*sides))
    assert piece.outline == Polygon(tuple((float(x), float(y)) for x, y in ring[:-1]))
    assert (piece.sight, piece.ground) == ("cloud", ())


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"sight": 10, "light": 10, "sound": 10}, "limited sight that does not close is taken for one that"),
        ({"sight": 30, "light": 30, "sound": 30}, "seen through from near or from far alone"),
        ({"door": 10, "ds": 0}, "A door of a kind that is not known is taken for a plain one"),
        ({"dir": 1}, "stands in one direction alone stands in both"),
    ],
)
def test_what_is_read_into_walls_is_listed(more, words):
    found = read(scene(wall(2, 3, 2, 7, **more)))
    assert found.scene.terrain[0].sight == "blocks" and words in " ".join(found.guessed)


def test_walls_that_meet_and_do_the_same_are_one_and_touch_their_door():
    found = read(scene(wall(0, 0, 4, 0), wall(4, 0, 4, 4), wall(4, 4, 4, 6, door=1), wall(9, 9, 9, 11)))
    assert found.taken == ("2 walls", "1 closed door")
    assert [piece.hold.group for piece in found.scene.terrain] == ["walls 1", "", "walls 1"]
    assert "Walls whose ends meet are one: 3 became 2" in found.guessed


def test_a_ring_of_walls_is_a_building_where_that_is_answered():
    ring = [(2, 2), (6, 2), (6, 5), (2, 5), (2, 2)]
    whole = scene(*(wall(*a, *b) for a, b in pairwise(ring)))
    assert [each.key for each in questions(Source("y.json", as_bytes(whole)))][-1] == "buildings"
    assert only(whole, buildings=True).kind == "building"


def test_lights_reach_as_far_as_they_are_dimly_seen():
    config = {"dim": 20, "bright": 10, "color": "#eccd8b", "alpha": 0.5}
    found = read(scene(lights=[{"x": 700, "y": 500, "walls": False, "config": config, "name": "Torch"}]))
    [light] = found.scene.lights
    assert (light.at, light.range, light.colour, light.shadows) == ((2.0, 2.0), 4.0, "#eccd8b80", False)
    assert light.name == "Torch" and "1 bright part of the reach of a light" in found.dropped


def test_a_light_of_an_old_scene_keeps_its_tint():
    light = {"x": 700, "y": 500, "dim": 20, "tintColor": "#FFAA00", "tintAlpha": 0.5}
    assert read(scene(lights=[light])).scene.lights[0].colour == "#ffaa0080"


def test_tokens_stand_on_bases_as_large_as_their_squares():
    ogre = {"name": "Ogre", "x": 700, "y": 500, "width": 2, "height": 2, "rotation": 90, "elevation": 10}
    cart = {"x": 500, "y": 300, "width": 1, "height": 3, "disposition": 1, "hidden": True}
    first, second = read(scene(tokens=[ogre | {"disposition": -1}, cart])).scene.models
    assert (first.base, first.at, first.facing) == (BaseSize.round(50.8), (3.0, 3.0), 270.0)
    assert (first.bottom, first.height, first.side, first.name) == (2.0, 1.5, "hostile", "Ogre")
    assert (second.base, second.at) == (BaseSize.rect(76.2, 25.4), (0.5, 1.5))
    assert second.side == "friendly" and second.hold.hidden


def test_notes_with_words_are_taken_and_what_has_no_place_is_counted():
    found = read(
        scene(notes=[{"x": 600, "y": 400, "text": "Well"}, {"x": 0, "y": 0}], tiles=[{}], sounds=[{}])
    )
    assert found.scene.notes == (Note("note", (1.0, 1.0), "Well"),)
    assert set(found.dropped) == {"1 note without words", "1 tile", "1 sound"}


def test_the_picture_beneath_is_taken_where_it_lies_beside_the_file(tmp_path):
    (tmp_path / "yard.png").write_bytes(PICTURE)
    whole = scene(background={"src": "worlds/mine/yard.png"})
    found = imported(Source("yard.json", as_bytes(whole), tmp_path), {})
    assert found.picture.size == (320, 160) and found.picture.pairs[1][1] == (20.0, 12.0)
    assert "the picture beneath: 'yard.png' is another file" in read(whole).dropped


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"grid": {"size": 0}}, "grid.size"),
        ({"grid": None}, "grid"),
        ({"width": "wide"}, "width"),
        ({"padding": -1}, "padding"),
        ({"walls": [{"c": [1, 2, 3]}]}, "walls[0].c"),
        ({"walls": [{}]}, "walls[0].c"),
        ({"walls": [{"c": [1, 2, 3, "x"]}]}, "walls[0].c[3]"),
        ({"tokens": [{"x": 1}]}, "tokens[0].y"),
        ({"width": 9e5}, "width"),
    ],
)
def test_a_damaged_scene_is_refused_with_its_place(changes, place):
    with pytest.raises(SceneError) as caught:
        read(scene(**changes))
    assert caught.value.place.startswith(place)


@pytest.mark.parametrize("value", [[], {}, 0, False, "orange"])
def test_a_light_whose_colour_is_none_is_dropped_and_told(value):
    found = read(scene(lights=[{"x": 700, "y": 500, "config": {"dim": 20, "color": value}}]))
    assert not found.scene.lights and "1 light without a usable color" in found.dropped


@pytest.mark.parametrize("config", [{"negative": True}, {"luminosity": -0.5}])
def test_a_source_of_darkness_is_no_light(config):
    found = read(scene(lights=[{"x": 700, "y": 500, "config": {"dim": 20, **config}}]))
    assert not found.scene.lights and "1 source of darkness" in found.dropped


@pytest.mark.parametrize(("angle", "is_told"), [(90, True), (360, False), (0, False)])
def test_a_light_that_shines_one_way_shines_all_round_and_that_is_told(angle, is_told):
    found = read(scene(lights=[{"x": 700, "y": 500, "rotation": 45, "config": {"dim": 20, "angle": angle}}]))
    assert len(found.scene.lights) == 1
    assert ("1 direction of a light that shines one way: it shines all round" in found.dropped) is is_told


@pytest.mark.parametrize(
    ("told", "bottom", "top"),
    [
        ({"top": 20, "bottom": 5}, 1.0, 4.0),  # feet, five of them a square
        ({"top": 20, "bottom": None}, 0.0, 4.0),
        ({"top": 20, "bottom": -10}, 0.0, 4.0),  # it goes down beneath the table
        ({"top": None, "bottom": 5}, 1.0, 4.0),  # as high as usual, where it begins
        ({}, 0.0, 3.0),
    ],
)
def test_walls_that_tell_how_high_they_are_are_as_high(told, bottom, top):
    piece = only(scene(wall(2, 3, 2, 7, flags={"wall-height": told})))
    assert (piece.bottom, piece.top) == (bottom, top)


def test_walls_of_two_heights_are_two_walls():
    low, high = wall(2, 3, 2, 7, flags={"wall-height": {"top": 5}}), wall(2, 7, 6, 7)
    found = read(scene(low, high))
    assert sorted(piece.top for piece in found.scene.terrain) == [1.0, 3.0]


def test_a_door_is_as_high_as_it_tells_once_it_is_closed():
    door = only(scene(wall(2, 3, 2, 7, door=1, ds=1, flags={"wall-height": {"top": 10, "bottom": 0}})))
    assert door.door.is_open and (swung(door).bottom, swung(door).top) == (0.0, 2.0)


@pytest.mark.parametrize("told", [{"top": "high"}, {"top": 5, "bottom": 9}, {"bottom": 1e9}, [], {"top": -5}])
def test_a_height_that_no_wall_can_have_is_dropped_and_told(told):
    found = read(scene(wall(2, 3, 2, 7, flags={"wall-height": told})))
    assert [(piece.bottom, piece.top) for piece in found.scene.terrain] == [(0.0, 3.0)]
    assert "1 height that no wall has" in found.dropped


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"darkness": 0.8}, "the darkness of the scene, 0.8 of 1: all of the table is bright"),
        (
            {"environment": {"darknessLevel": 1}},
            "the darkness of the scene, 1 of 1: all of the table is bright",
        ),
        ({"darkness": "much"}, "the darkness of the scene, 'much': all of the table is bright"),
        ({"globalLight": True}, "the global light of the scene: all of the table is bright anyway"),
        (
            {"environment": {"globalLight": {"enabled": True}}},
            "the global light of the scene: all of the table is bright anyway",
        ),
        ({"weather": "fog"}, "the weather of the scene: 'fog'"),
        ({"foreground": "roofs.webp"}, "the picture above the tokens"),
        ({"foreground": {"src": "roofs.webp"}}, "the picture above the tokens"),
        ({"levels": [{}, {}]}, "the 2 levels of the scene: all of them lie on one table"),
        (
            {"background": {"src": "y.png", "rotation": 90}},
            "the turn of the picture beneath, 90: it covers the whole scene",
        ),
        (
            {"background": {"src": "y.png", "scaleX": 2}},
            "the width of the picture beneath, 2: it covers the whole scene",
        ),
    ],
)
def test_what_no_table_has_of_a_scene_is_told(changes, told):
    assert told in read(scene(wall(1, 1, 5, 1), **changes)).dropped


@pytest.mark.parametrize(
    "changes",
    [
        {"darkness": 0, "globalLight": False, "weather": "", "foreground": None},
        {"environment": {"darknessLevel": 0.0, "globalLight": {"enabled": False}}, "levels": [{}]},
        {"environment": None, "weather": None, "foreground": {"src": None}},
        {"background": {"src": None, "rotation": 90, "scaleX": 1, "scaleY": 1}},
    ],
)
def test_a_plain_scene_loses_nothing(changes):
    assert read(scene(wall(1, 1, 5, 1), **changes)).dropped == ()


@pytest.mark.parametrize(
    ("line", "is_told"),
    [((2, 3, 2, 7), True), ((1, 4.5, 3, 4.5), True), ((2, 5, 2, 7), False), ((2.5, 3, 2.5, 7), False)],
)
@pytest.mark.parametrize("state", [0, 1])
def test_a_door_with_a_wall_on_its_line_is_told(state, line, is_told):
    found = read(scene(wall(*line), wall(2, 4, 2, 5, door=1, ds=state)))
    assert ("A door opens no way, as something goes on behind it" in found.guessed) == is_told


def test_a_curtain_that_nobody_sees_through_and_one_on_another_floor():
    door = wall(2, 4, 2, 5, door=1)
    curtain = wall(2, 3, 2, 7, move=0)
    above = wall(2, 3, 2, 7, flags={"wall-height": {"bottom": 20, "top": 30}})
    assert any("opens no way" in words for words in read(scene(curtain, door)).guessed)
    assert not any("opens no way" in words for words in read(scene(above, door)).guessed)
