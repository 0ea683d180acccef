"""Universal VTT: walls, doors, obstacles and the picture, in inches from the map's own corner."""

import pytest
from map_samples import PICTURE, as_bytes, house, place, uvtt

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Polygon, Strip
from battlefield.rules.scene.contents import Door
from battlefield.rules.scene.doors import swung


def read(found, **answers):
    return imported(Source("map.dd2vtt", as_bytes(found)), answers)


def pieces(found, name, **answers):
    return [piece for piece in read(found, **answers).scene.terrain if piece.id.startswith(name)]


def test_a_map_is_known_by_its_resolution_and_walls():
    assert format_of(Source("x.json", as_bytes(uvtt()))) == "uvtt"


def test_a_map_without_walls_is_known_by_its_size_in_squares():
    bare = {"format": 0.3, "resolution": {"map_size": place(10, 5)}}
    assert format_of(Source("x", as_bytes(bare))) == "uvtt" and read(bare).scene.board.height == 5.0


def test_a_door_that_tells_no_place_is_dropped_and_counted():
    found = read(uvtt(portals=[{"position": place(5, 5), "closed": True}]))
    assert "1 door without a length" in found.dropped


def test_walls_begin_at_the_origin_of_the_map():
    _, west, south = pieces(uvtt(), "wall")
    assert west.outline == Strip(((6.0, 0.0), (6.0, 1.5)), 0.25)
    assert south.outline == Strip(((6.0, 2.5), (6.0, 5.0)), 0.25)
    assert (west.sight, west.ground) == ("blocks", ("impassable",))


def test_a_wall_that_closes_begins_in_the_middle_of_its_first_side():
    corners = ((3.0, 1.0), (5.0, 1.0), (5.0, 4.0), (1.0, 4.0), (1.0, 1.0), (3.0, 1.0))
    assert pieces(uvtt(), "wall")[0].outline == Strip(corners, 0.25)


def test_a_wall_that_closes_is_a_building_where_that_is_answered():
    (house,) = pieces(uvtt(), "building", buildings=True)
    assert house.outline == Polygon(((1.0, 1.0), (5.0, 1.0), (5.0, 4.0), (1.0, 4.0)))
    assert house.kind == "building"


def test_whether_walls_are_buildings_is_asked_only_where_one_closes():
    asked = [question.key for question in questions(Source("m", as_bytes(uvtt())))]
    open_walls = as_bytes(uvtt(line_of_sight=[[place(3, 2), place(4, 2)]]))
    assert asked == ["square", "wall_width", "buildings"]
    assert [question.key for question in questions(Source("m", open_walls))] == ["square", "wall_width"]


def test_walls_whose_ends_meet_are_joined_and_go_straight_on_where_others_end_at_them():
    walls = [piece.outline.points for piece in pieces(house(), "wall")]
    rim, rest = walls[0], walls[1:]
    assert rim[0] == rim[-1]  # it goes round
    assert {*rim} >= {(1, 1), (9, 1), (9, 7), (1, 7)}
    assert sorted(rest) == [((1, 4), (6, 4), (9, 4)), ((6, 3), (6, 1)), ((6, 7), (6, 4))]
    assert "Lines whose ends meet are one wall: 11 became 4" in read(house()).guessed


def test_two_walls_alone_are_joined_at_a_corner():
    (wall,) = pieces(uvtt(line_of_sight=[[place(3, 2), place(5, 2)], [place(5, 4), place(5, 2)]]), "wall")
    assert wall.outline == Strip(((1.0, 1.0), (3.0, 1.0), (3.0, 3.0)), 0.25)


def test_obstacles_of_single_sides_that_go_round_are_one_solid():
    (table,) = pieces(house(), "obstacle")
    assert table.outline == Polygon(((7.0, 1.1), (8.0, 1.1), (8.0, 2.0), (7.0, 2.0)))


def test_walls_of_single_sides_that_go_round_can_be_buildings():
    found = read(house(), buildings=True).scene.terrain
    assert [piece.kind for piece in found].count("building") == 1
    assert "buildings" in [question.key for question in questions(Source("m", as_bytes(house())))]


def test_what_touches_is_one_group_and_what_stands_alone_is_in_none():
    alone = [place(10, 2), place(11, 2)]
    found = house() | {"line_of_sight": [*house()["line_of_sight"], alone]}
    groups = {piece.id: piece.hold.group for piece in read(found).scene.terrain}
    assert {each for each in groups.values() if each} == {"walls 1"}
    assert [id_ for id_, group in groups.items() if not group] == ["wall 5"]


def test_a_wall_that_lies_there_twice_counts_once():
    line = [place(3, 2), place(5, 2)]
    found = read(uvtt(line_of_sight=[line, line[::-1], line]))
    assert len([each for each in found.scene.terrain if each.id.startswith("wall")]) == 1
    assert "2 repeated walls" in found.dropped


def test_lines_that_meet_in_a_star_are_not_followed_through_it():
    star = [[place(5, 3), place(5 + n / 100, 5)] for n in range(200)]
    assert len(pieces(uvtt(line_of_sight=star), "wall")) == 200


def test_closed_doors_stop_sight_and_open_ones_do_not():
    closed, opened = pieces(uvtt(), "door")
    assert (closed.outline, closed.sight) == (Strip(((6.0, 1.5), (6.0, 2.5)), 0.25), "blocks")
    assert (opened.sight, opened.ground, opened.top) == ("clear", (), 0.0)
    assert closed.door == Door(turn=pytest.approx(0.0, abs=1e-4))
    assert opened.door == Door(True, freestanding=True)
    assert swung(opened).sight == "blocks"


def test_a_door_that_is_told_to_lie_beside_its_line_is_dropped_from_there_and_said_so():
    doors = [{"position": place(6, 3), "bounds": [place(8, 2.5), place(8, 3.5)], "closed": True}]
    assert "1 place of a door that is not the middle of its line" in read(uvtt(portals=doors)).dropped


def test_obstacles_are_solid():
    (rock,) = pieces(uvtt(), "obstacle")
    assert rock.outline == Polygon(((8.0, 2.0), (9.0, 2.0), (8.5, 3.0)))
    assert rock.sight == "blocks"


def test_a_square_may_be_other_than_an_inch():
    found = read(uvtt(), square=2.0, wall_width=0.5)
    assert (found.scene.board.width, found.scene.board.height) == (20.0, 10.0)
    assert found.scene.terrain[1].outline == Strip(((12.0, 0.0), (12.0, 3.0)), 0.5)


def test_what_was_taken_and_dropped_is_counted():
    found = read(uvtt())
    assert found.taken == ("3 walls", "1 obstacle", "1 closed door", "1 open door", "1 light")
    assert found.dropped == ("1 ambient light",)
    assert read(uvtt(environment=7)).dropped == ("1 environment that is none",)


def test_lights_keep_place_reach_colour_and_shadows():
    dim = {"position": place(4, 4), "range": 2.5, "intensity": 0.5, "color": "807f7FB0", "shadows": False}
    bright, other = read(uvtt(lights=[*uvtt()["lights"], dim]), square=2.0).scene.lights
    assert (bright.at, bright.range, bright.colour, bright.shadows) == ((13.0, 2.0), 10.0, "#eccd8b", True)
    assert (other.at, other.range, other.intensity) == ((4.0, 6.0), 5.0, 0.5)
    assert (other.colour, other.shadows) == ("#7f7fb080", False)


@pytest.mark.parametrize(
    ("light", "words"),
    [
        ({}, "1 light without a usable position"),
        ({"position": place(4, 4), "range": -1}, "1 light without a usable range"),
        ({"position": place(4, 4), "color": "warm"}, "1 light without a usable color"),
        ({"position": place(4, 4), "intensity": "much"}, "1 light without a usable intensity"),
        (7, "1 light without a usable form"),
        ({"position": place(9e5, 4)}, "1 light far beside the table"),
    ],
)
def test_a_light_that_cannot_be_used_is_dropped_and_said_why(light, words):
    found = read(uvtt(lights=[light]))
    assert found.scene.lights == () and words in found.dropped


def test_a_map_of_the_older_format_lacks_obstacles():
    older = uvtt(format=0.2)
    del older["objects_line_of_sight"], older["lights"], older["environment"]
    found = read(older)
    assert found.dropped == () and "1 obstacle" not in found.taken


def test_the_picture_spans_the_map_and_is_unpacked_later():
    picture = read(uvtt()).picture
    assert picture.name == "map.png" and picture.size == (320, 160)
    assert picture.pairs == (((0.0, 0.0), (0.0, 0.0)), ((320.0, 160.0), (10.0, 5.0)))
    assert picture.unpacked() == PICTURE
    assert picture.backdrop("yard.png").picture == "yard.png"


def test_a_picture_of_another_size_is_laid_over_the_whole_map_and_said_so():
    found = read(uvtt(resolution={"map_size": place(10, 5), "pixels_per_grid": 100}))
    assert found.guessed == ("The picture has 320 × 160 pixels and is laid over the whole map",)


def test_a_picture_that_is_none_is_dropped_and_said_so():
    found = read(uvtt(image="R0lGODlhAQABAAAAACw="))
    assert found.picture is None
    assert found.dropped[-1] == "the picture: it is neither PNG nor JPEG nor WebP"


def test_a_map_larger_than_any_table_is_refused():
    with pytest.raises(SceneError, match=r"map_size.x makes the table 600 in large"):
        read(uvtt(resolution={"map_size": place(600, 5), "pixels_per_grid": 1}))


@pytest.mark.parametrize(
    "answers", [{"square": "one"}, {"square": 0.0}, {"square": float("nan")}, {"buildings": 1}]
)
def test_answers_that_are_none_are_refused(answers):
    with pytest.raises(SceneError, match="the answer to"):
        read(uvtt(), **answers)


@pytest.mark.parametrize("key", ["line_of_sight", "objects_line_of_sight", "portals", "lights"])
@pytest.mark.parametrize("value", [0, False, "", {}])
def test_a_list_that_is_none_is_refused_and_one_that_is_null_is_empty(key, value):
    with pytest.raises(SceneError, match=f"{key} is .*it must be a list"):
        read(uvtt(**{key: value}))
    assert read(uvtt(**{key: None})).scene.board.width == 10.0


@pytest.mark.parametrize(
    ("bounds", "is_told"),
    [
        ([place(6, 2.1), place(8, 2.1)], True),
        ([place(8, 1.9), place(6, 1.9)], True),
        ([place(6, 2.5), place(8, 2.5)], False),  # as far as it stands apart
        ([place(7, 2), place(7, 4)], False),  # across it
    ],
)
def test_a_door_that_lies_in_a_wall_but_not_on_its_line_is_told(bounds, is_told):
    door = {"bounds": bounds, "closed": True}
    found = read(uvtt(line_of_sight=[[place(3, 2), place(11, 2)]], portals=[door]))
    words = "A door opens no way, as something goes on behind it"
    assert (words in found.guessed) is is_told
    assert [piece.outline.points for piece in found.scene.terrain if piece.kind == "wall"] == [
        ((1.0, 1.0), (9.0, 1.0))
    ]


@pytest.mark.parametrize(("y", "is_told"), [(2.1, True), (2.6, False)])
def test_a_door_beside_the_line_of_an_obstacle_is_told(y, is_told):
    door = {"bounds": [place(6, y), place(8, y)], "closed": False}
    found = read(uvtt(line_of_sight=[], objects_line_of_sight=[[place(3, 2), place(11, 2)]], portals=[door]))
    assert ("A door opens no way, as something goes on behind it" in found.guessed) is is_told


def test_an_obstacle_that_is_a_wall_is_cut_where_a_door_lies_on_it():
    door = {"bounds": [place(6, 2), place(8, 2)], "closed": False}
    found = read(uvtt(line_of_sight=[], objects_line_of_sight=[[place(3, 2), place(11, 2)]], portals=[door]))
    lines = [piece.outline.points for piece in found.scene.terrain if piece.id.startswith("obstacle")]
    assert lines == [((1.0, 1.0), (4.0, 1.0)), ((6.0, 1.0), (9.0, 1.0))]
    assert "stretches of walls that doors lie in" in found.dropped
    assert not any("opens no way" in words for words in found.guessed)


def test_a_thing_that_stands_in_a_door_stays_whole_and_is_told():
    ring = [place(6, 2), place(8, 2), place(8, 3), place(6, 3), place(6, 2)]
    door = {"bounds": [place(6, 2), place(8, 2)], "closed": False}
    found = read(uvtt(line_of_sight=[], objects_line_of_sight=[ring], portals=[door]))
    (rock,) = (piece for piece in found.scene.terrain if piece.id.startswith("obstacle"))
    assert len(rock.outline.points) == 4
    assert "A door opens no way, as something goes on behind it" in found.guessed


def test_an_obstacle_without_a_corner_is_none():
    found = uvtt(objects_line_of_sight=[[]])
    assert pieces(found, "obstacle") == []
