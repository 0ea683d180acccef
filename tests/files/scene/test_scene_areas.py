"""Areas and borders in a scene file: read, refused at their place, warned of, and written back."""

import json

import pytest
from sample_scenes import changed

from battlefield.files import SceneError, parse_scene, scene_bytes, warnings_of
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Area, Border

SQUARE = [[0, 0], [9, 0], [9, 9], [0, 9]]
YARD = {"id": "yard", "polygon": SQUARE}


def read(areas, borders=()):
    return parse_scene(changed((("areas",), areas), (("borders",), list(borders))), "table.json")


def test_areas_and_borders_are_read_with_all_they_say():
    full = {**YARD, "name": "Yard", "holes": [[[1, 1], [2, 1], [2, 2]]], "level": 3, "capacity": 0, "x": 1}
    scene = read([YARD, {**full, "id": "b"}], [{"line": [[0, 0], [9, 0]], "kind": "step"}])
    corners = ((0, 0), (9, 0), (9, 9), (0, 9))
    holed = Polygon(corners, (((1, 1), (2, 1), (2, 2)),))
    assert scene.areas == (
        Area("yard", Polygon(corners)),
        Area("b", holed, 3.0, 0, "Yard", extra={"x": 1}),
    )
    assert scene.borders == (Border(((0, 0), (9, 0)), "step", "border1"),)


def test_a_scene_without_areas_is_written_without_them():
    written = json.loads(scene_bytes(parse_scene(changed(), "")))
    assert "areas" not in written and "borders" not in written


def test_what_was_read_is_written_as_it_stood():
    areas = [{**YARD, "level": 2, "capacity": 3, "mine": [1]}]
    borders = [{"line": [[0, 0], [9, 0]], "colour": "red"}, {"line": [[0, 0], [0, 9]], "kind": "open"}]
    written = json.loads(scene_bytes(read(areas, borders)))
    assert (written["areas"], written["borders"]) == (areas, borders)


@pytest.mark.parametrize(
    ("areas", "borders", "place", "words"),
    [
        ([{"polygon": SQUARE}], [], "areas[0].id", "is missing"),
        ([{"id": "yard"}], [], "areas[0].polygon", "is missing"),
        ([YARD, YARD], [], "areas[1].id", "like areas[0].id"),
        ([{**YARD, "polygon": SQUARE[:2]}], [], "areas[0].polygon", "at least 3 are needed"),
        ([{**YARD, "polygon": [[0, 0], [9, "x"], [9, 9]]}], [], "areas[0].polygon[1][1]", "a number"),
        (
            [{**YARD, "polygon": [[0, 0], [9, 9], [9, 0], [0, 9]]}],
            [],
            "areas[0].polygon[0]",
            "cannot be used",
        ),
        ([{**YARD, "capacity": 1.5}], [], "areas[0].capacity", "a whole number"),
        ([{**YARD, "capacity": None}], [], "areas[0].capacity", "is null"),
        ([{**YARD, "level": -1}], [], "areas[0].level", "from 0 to 1000"),
        ([{"id": str(k), "polygon": SQUARE} for k in range(501)], [], "areas", "at most 500"),
        ([], [{}], "borders[0].line", "is missing"),
        ([], [{"line": [[0, 0]]}], "borders[0].line", "at least 2 are needed"),
        ([], [{"line": SQUARE, "kind": "wall"}], "borders[0].kind", "'open', 'step' or 'barrier'"),
        ([], [{"line": SQUARE}] * 2001, "borders", "at most 2000"),
    ],
)
def test_a_wrong_area_or_border_is_refused_at_its_place(areas, borders, place, words):
    with pytest.raises(SceneError) as caught:
        read(areas, borders)
    assert caught.value.place == place
    assert words in str(caught.value)


def test_slips_in_the_keys_of_areas_and_borders_are_warned_of():
    scene = read([{**YARD, "capcity": 3}], [{"line": SQUARE, "kinds": "open"}])
    assert warnings_of(scene) == [
        "areas[0]: 'capcity' is not a key this program knows; did you mean 'capacity'?",
        "borders[0]: 'kinds' is not a key this program knows; did you mean 'kind'?",
    ]


def test_who_starts_in_an_area_is_read_and_written_again():
    scene = read([{**YARD, "start": "Heroes"}])
    assert scene.areas[0].start == "Heroes"
    text = scene_bytes(scene).decode()
    assert '"start": "Heroes"' in text
    assert '"start"' not in scene_bytes(read([YARD])).decode()
