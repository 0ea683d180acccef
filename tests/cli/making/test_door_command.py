"""`battlefield door`: doors opened and closed in scene files, and the answers that follow them."""

import json

import pytest

from battlefield.__main__ import main
from battlefield.files import read_scene
from battlefield.rules.scene.doors import with_swung

MODEL = {"base": {"round": 25}, "height": 1.5}
LEAF = {"top": 3, "ground": ["impassable"], "sight": "blocks"}


def leaf(id_, y, **more):
    return {"id": id_, "shape": {"line": [[10, y], [10, y + 4]], "width": 0.25}, **LEAF, **more}


@pytest.fixture
def house(tmp_path):
    """A wall across the table with two doors of one name in it, and a model on either side of the first."""
    walls = [
        {**LEAF, "id": f"w{y}", "shape": {"line": [[10, y], [10, y + 4]], "width": 0.25}} for y in (0, 8)
    ]
    doors = [
        leaf("d1", 4, name="Gate", door={}, mine=[1]),
        leaf("d2", 12, name="Gate", door={"locked": True}),
    ]
    models = [{"id": "a", "at": [5, 6], **MODEL}, {"id": "b", "at": [15, 6], **MODEL}]
    scene = {"format": "battlefield-scene", "version": 1, "board": {"width": 20, "height": 16}}
    path = tmp_path / "house.json"
    path.write_text(json.dumps(scene | {"terrain": [*walls, *doors], "models": models}))
    return path


def answers(house, capsys):
    """What sight and the way to the other side are by `battlefield ask`."""
    asked = house.with_name("asked.txt")
    asked.write_text(
        '{"ask": "sight", "from": "a", "to": "b"}\n'
        '{"ask": "displace", "model": "a", "kind": "along", "bearing": 90, "distance": 8}\n'
    )
    capsys.readouterr()
    assert main(["ask", str(house), str(asked)]) == 0
    sight, pushed = map(json.loads, capsys.readouterr().out.splitlines())
    return sight["clear"], sight["by"], pushed["stopped_by"]


def test_questions_are_answered_with_a_door_as_the_scene_has_it(house, capsys):
    assert answers(house, capsys) == (False, ["d1"], {"terrain": "d1"})
    assert main(["door", str(house), "d1", "open"]) == 0
    assert capsys.readouterr().out == f"{house}: Gate is open\n"
    assert answers(house, capsys) == (True, [], None)
    assert main(["door", str(house), "d1", "closed"]) == 0
    assert answers(house, capsys) == (False, ["d1"], {"terrain": "d1"})


def test_the_scene_is_what_the_window_makes_of_it_in_another_file_too(house, tmp_path):
    before, out = house.read_bytes(), tmp_path / "open.json"
    assert main(["door", str(house), "d1", "open", "--out", str(out)]) == 0
    assert house.read_bytes() == before
    assert read_scene(out) == with_swung(read_scene(house), ["d1"])


def test_all_doors_of_a_name_are_meant_and_one_that_is_so_already_stays(house, capsys):
    assert main(["door", str(house), "d2", "open"]) == 0
    assert main(["door", str(house), "Gate", "open"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"{house}: Gate is open",
        f"{house}: Gate was open already",
    ]
    assert [piece.sight for piece in read_scene(house).terrain] == ["blocks", "blocks", "clear", "clear"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Gat", "has no door 'Gat'; it has 'Gate', did you mean 'Gate'?"),
        ("w0", "'w0' is no door; its doors are 'Gate'"),
    ],
)
def test_a_name_that_is_no_door_ends_in_one_sentence_and_nothing_is_written(house, name, said, capsys):
    before = house.read_bytes()
    assert main(["door", str(house), name, "open"]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1
    assert house.read_bytes() == before


def test_a_scene_without_doors_says_so(house, tmp_path, capsys):
    plain = tmp_path / "plain.json"
    plain.write_text(json.dumps(json.loads(house.read_text()) | {"terrain": []}))
    assert main(["door", str(plain), "Gate", "open"]) == 2
    assert "has no door; a piece with the key door is one" in capsys.readouterr().err
