"""Objectives of a battle, written in its script or in its scene file."""

import json

import pytest

from battlefield.files.battles.scripts import read_script
from battlefield.files.scene.objectives import parse_objectives
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.rules.scene.contents import Board
from battlefield.rules.scene.objectives import Objective

BOARD = Board(30, 30)
ROSTER = {
    "format": "battlefield-roster",
    "version": 1,
    "book": "warsurge",
    "name": "Bows",
    "units": [{"id": "bows", "base": {"round": 32}, "points": 60}],
}


def parsed(*objects):
    return parse_objectives(list(objects), "objectives", ("red", "blue"), BOARD)


def test_spots_and_areas_are_read():
    found = parsed(
        {"id": "well", "kind": "marker", "at": [15, 10], "name": "The well"},
        {"id": "flag", "kind": "flag", "at": [15, 2], "side": "red"},
        {"id": "ford", "kind": "zone", "shape": {"circle": [15, 15], "radius": 6}},
        {"id": "gap", "kind": "exit", "shape": {"polygon": [[0, 0], [6, 0], [6, 6]]}, "side": "blue"},
    )
    assert found == (
        Objective("well", "marker", (15.0, 10.0), name="The well"),
        Objective("flag", "flag", (15.0, 2.0), side="red"),
        Objective("ford", "zone", outline=Circle((15.0, 15.0), 6.0)),
        Objective("gap", "exit", outline=Polygon(((0.0, 0.0), (6.0, 0.0), (6.0, 6.0))), side="blue"),
    )


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"id": "a", "kind": "markr", "at": [1, 1]}, "did you mean 'marker'?"),
        ({"id": "a", "kind": "marker"}, "objectives[0].at is missing"),
        ({"id": "a", "kind": "zone", "at": [1, 1]}, "objectives[0].at does not belong to a zone"),
        ({"id": "a", "kind": "marker", "at": [31, 1]}, "is beside the table"),
        ({"id": "a", "kind": "flag", "at": [1, 1], "side": "green"}, "it must be one of red, blue"),
        ({"id": "a", "kind": "zone", "shape": {"line": [[0, 0], [5, 5]], "width": 2}}, "make it a polygon"),
        ({"id": "a", "kind": "marker", "at": [1, 1], "colour": "red"}, "colour is not known"),
        ({"kind": "marker", "at": [1, 1]}, "id is missing"),
    ],
)
def test_what_cannot_be_used_is_one_sentence(wrong, words):
    with pytest.raises(SceneError) as caught:
        parsed(wrong)
    assert words in str(caught.value)
    assert "objectives[0]" in str(caught.value)


def test_every_objective_needs_an_id_of_its_own():
    with pytest.raises(SceneError, match="again"):
        parsed({"id": "a", "kind": "marker", "at": [1, 1]}, {"id": "a", "kind": "flag", "at": [2, 1]})


def script(folder, **changes):
    value = {
        "format": "battlefield-script",
        "version": 1,
        "book": "warsurge",
        "board": {"width": 30, "height": 30},
        "sides": {"red": "bows.json", "blue": "bows.json"},
        "steps": [],
    }
    (folder / "bows.json").write_text(json.dumps(ROSTER), encoding="utf-8")
    (folder / "battle.json").write_text(json.dumps(value | changes), encoding="utf-8")
    return read_script(folder / "battle.json")


def test_a_script_brings_its_objectives(tmp_path):
    marker = {"id": "well", "kind": "marker", "at": [15, 10]}
    assert [each.id for each in script(tmp_path, objectives=[marker]).objectives] == ["well"]
    assert script(tmp_path).objectives == ()


def test_a_scene_file_may_bring_them_and_the_script_has_the_last_word(tmp_path):
    scene = {
        "format": "battlefield-scene",
        "version": 1,
        "board": {"width": 30, "height": 30},
        "objectives": [{"id": "well", "kind": "marker", "at": [15, 10]}],
    }
    (tmp_path / "table.json").write_text(json.dumps(scene), encoding="utf-8")
    folder = tmp_path
    base = {"scene": "table.json", "board": None}

    def read(**more):
        value = json.loads((folder / "battle.json").read_text(encoding="utf-8")) | base | more
        del value["board"]
        (folder / "battle.json").write_text(json.dumps(value), encoding="utf-8")
        return read_script(folder / "battle.json")

    script(tmp_path)
    assert [each.id for each in read().objectives] == ["well"]
    other = script(tmp_path) and read(objectives=[{"id": "hill", "kind": "marker", "at": [3, 3]}])
    assert [each.id for each in other.objectives] == ["hill"]
