"""One Page Dungeon: rooms with walls about them, doors, water, columns and notes, in squares."""

from itertools import pairwise

import pytest
from map_samples import as_bytes

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.contents import Door


def dungeon(**changes):
    """Two rooms of 3 by 3 squares with a door in a square of its own between them."""
    found = {
        "version": "1.2.7", "title": "The Cellar", "story": "It is dark.",
        "rects": [{"x": -3, "y": -2, "w": 3, "h": 3}, {"x": 1, "y": -2, "w": 3, "h": 3}],
        "doors": [{"x": 0, "y": -1, "dir": {"x": 1, "y": 0}, "type": 1}],
        "notes": [{"text": "A chest.", "ref": "1", "pos": {"x": -1.5, "y": -0.5}}],
        "columns": [{"x": 2, "y": -1}], "water": [{"x": 1, "y": 0}, {"x": 2, "y": 0}],
    }  # fmt: skip
    return found | changes


def read(found, **answers):
    return imported(Source("cellar.json", as_bytes(found)), answers)


def pieces(found, kind, **answers):
    return [piece for piece in read(found, **answers).scene.terrain if piece.id.startswith(kind)]


def test_a_dungeon_is_known_by_its_rooms_and_doors():
    source = Source("x.json", as_bytes(dungeon()))
    assert format_of(source) == "one-page-dungeon"
    assert [each.key for each in questions(source)] == ["square", "wall_width"]


def test_the_table_has_a_square_of_room_about_the_floor():
    found = read(dungeon()).scene
    assert (found.board.width, found.board.height) == (9.0, 5.0)
    assert (found.name, found.description) == ("The Cellar", "It is dark.")


def test_one_wall_goes_round_rooms_that_a_door_joins():
    [wall] = pieces(dungeon(), "wall")
    corners = {(1.0, 1.0), (4.0, 1.0), (4.0, 2.0), (5.0, 2.0), (5.0, 1.0), (8.0, 1.0), (8.0, 4.0), (5.0, 4.0)}
    assert {*wall.outline.points} >= corners | {(5.0, 3.0), (4.0, 3.0), (4.0, 4.0), (1.0, 4.0)}
    assert (wall.sight, wall.ground) == ("blocks", ("impassable",))


def test_rooms_that_touch_at_corners_have_no_walls_through_them():
    sizes = ((0, 0, 2, 2), (2, 2, 2, 2), (0, 2, 1, 3), (1, 4, 3, 1), (3, 3, 1, 2))
    rooms = [dict(zip("xywh", size, strict=True)) for size in sizes]
    walls = pieces(dungeon(rects=rooms, doors=[]), "wall")
    sides = [side for wall in walls for side in pairwise(wall.outline.points)]
    length = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in sides)
    floor = {
        (x, y) for r in rooms for x in range(r["x"], r["x"] + r["w"]) for y in range(r["y"], r["y"] + r["h"])
    }
    near = ((1, 0), (-1, 0), (0, 1), (0, -1))
    assert length == sum((x + dx, y + dy) not in floor for x, y in floor for dx, dy in near)


def test_a_door_lies_across_its_way_in_the_middle_of_its_square():
    [door] = pieces(dungeon(), "door")
    assert door.outline == Strip(((4.5, 2.0), (4.5, 3.0)), 0.25) and door.door == Door()
    north = {"x": 0, "y": -1, "dir": {"x": 0, "y": -1}, "type": 6}
    [door] = pieces(dungeon(doors=[north]), "door", square=2.0, wall_width=0.5)
    assert door.outline == Strip(((8.0, 5.0), (10.0, 5.0)), 0.5) and door.door.secret


@pytest.mark.parametrize("kind", [0, 2, 3, 9])
def test_what_is_no_leaf_is_dropped_and_named(kind):
    found = read(dungeon(doors=[{"x": 0, "y": -1, "dir": {"x": 1, "y": 0}, "type": kind}]))
    assert any(sentence.startswith("1 door that is") for sentence in found.dropped)


def test_doors_of_other_kinds_are_guessed_to_be_closed():
    found = read(
        dungeon(doors=[{"x": 0, "y": -1, "dir": {"x": 1, "y": 0}, "type": kind} for kind in (4, 42)])
    )
    told = " ".join(found.guessed)
    assert "A portcullis is taken for a closed door" in told and "unknown type 42" in told


def test_water_columns_and_notes_lie_where_they_lie():
    found = read(dungeon()).scene
    [water], [column] = pieces(dungeon(), "water"), pieces(dungeon(), "column")
    assert water.outline == Polygon(((5.0, 3.0), (7.0, 3.0), (7.0, 4.0), (5.0, 4.0)))
    assert column.outline == Circle((6.5, 2.5), 0.25)
    assert (found.notes[0].at, found.notes[0].text) == ((2.5, 2.5), "1 A chest.")


def test_round_rooms_are_said_to_be_square():
    rooms = [{"x": 0, "y": 0, "w": 5, "h": 5, "rotunda": True}]
    assert "A round room is taken for a square one" in read(dungeon(rects=rooms, doors=[])).guessed


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"rects": [], "doors": []}, "rects"),
        ({"rects": [{"x": 0, "y": 0, "w": 0, "h": 1}]}, "rects[0].w"),
        ({"rects": [{"x": 0, "y": 0, "w": 1000, "h": 1000}]}, "rects[0]"),
        ({"doors": [{"x": 0, "y": 0, "type": 1}]}, "doors[0].dir"),
        ({"rects": [{"x": 0, "y": 0, "w": 900, "h": 1}]}, "rects"),
        ({"notes": [{"text": "x"}]}, "notes[0].pos"),
    ],
)
def test_a_damaged_dungeon_is_refused_with_its_place(changes, place):
    with pytest.raises(SceneError) as caught:
        read(dungeon(**changes))
    assert caught.value.place.startswith(place)


@pytest.mark.parametrize(
    "changes", [{"columns": [{"x": 2.5, "y": -1}]}, {"rects": [{"x": 0, "y": 0, "w": 2.5, "h": 3}]}]
)
def test_what_lies_between_squares_is_said_to_lie_in_one(changes):
    guess = "What lies between squares lies in the square where it begins, and rooms are whole squares"
    assert guess in read(dungeon(**changes)).guessed
    assert guess not in read(dungeon()).guessed
