"""`battlefield picture`: pictures laid on pieces of scene files and taken off them."""

import json
from base64 import b64decode

import pytest

from battlefield.__main__ import main
from battlefield.app.design.properties.picture_facts import pictures_laid
from battlefield.app.desk.edits import Ref
from battlefield.files import read_scene
from battlefield.rules.scene.piece_picture import PiecePicture

PNG = b64decode(
    b"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


def block(id_, x, **more):
    return {"id": id_, "shape": {"polygon": [[x, 1], [x + 4, 1], [x + 4, 3], [x, 3]]}, **more}


@pytest.fixture
def village(tmp_path):
    """Two woods, one of them named, and a mill."""
    pieces = [
        block("w1", 1, kind="wood"),
        block("w2", 7, kind="wood", name="Copse", locked=True),
        block("m", 13, name="Mill"),
    ]
    scene = {"format": "battlefield-scene", "version": 1, "board": {"width": 20, "height": 16}}
    path = tmp_path / "village.json"
    path.write_text(json.dumps(scene | {"terrain": pieces, "mine": 1}))
    (tmp_path / "moss.png").write_bytes(PNG)
    return path


def pictures(path):
    return {piece.id: piece.picture for piece in read_scene(path).terrain}


def test_a_picture_is_laid_as_the_window_lays_it(village, capsys):
    picture = village.with_name("moss.png")
    wanted = pictures_laid(read_scene(village), [Ref("terrain", "m")], picture, village)
    assert main(["picture", str(village), "Mill", str(picture)]) == 0
    assert read_scene(village) == wanted
    assert pictures(village) == {"w1": None, "w2": None, "m": PiecePicture("moss.png", 4.0)}
    assert capsys.readouterr().out == f"{village}: Mill bears moss.png, 4 in wide, within\n"


def test_all_pieces_of_a_kind_are_meant_and_what_is_not_said_again_stays(village):
    moss = str(village.with_name("moss.png"))
    how = ["--width", "50.8 mm", "--turn", "30", "--way", "tiled"]
    assert main(["picture", str(village), "wood", moss, *how]) == 0
    tiled = PiecePicture("moss.png", 2.0, 30.0, "tiled")
    assert pictures(village) == {"w1": tiled, "w2": tiled, "m": None}
    assert main(["picture", str(village), "Copse", moss, "--turn", "0"]) == 0
    assert pictures(village)["w2"] == PiecePicture("moss.png", 2.0, 0.0, "tiled")
    assert main(["picture", str(village), "wood", "none"]) == 0
    assert set(pictures(village).values()) == {None}


def test_a_picture_from_elsewhere_is_copied_beside_the_file_that_is_written(village, tmp_path):
    far, out, before = tmp_path / "far", tmp_path / "new" / "village.json", village.read_bytes()
    far.mkdir()
    out.parent.mkdir()
    (far / "stone.png").write_bytes(PNG + b"0")
    assert main(["picture", str(village), "m", str(far / "stone.png"), "--out", str(out)]) == 0
    assert village.read_bytes() == before
    file = pictures(out)["m"].file
    assert (out.parent / file).read_bytes() == PNG + b"0"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("Mil", "moss.png"),
            "has no piece or kind 'Mil'; among its pieces are 'w1', 'Copse' and 'Mill', did you",
        ),
        (("Mill", "nowhere.png"), "nowhere.png"),
        (("Mill", "village.json"), "is no picture that can be read"),
        (("Mill", "moss.png", "--width", "wide"), "--width is 'wide'"),
        (("Mill", "moss.png", "--width", "0"), "--width is '0'; it must be from"),
        (("Mill", "moss.png", "--turn", "nan"), "--turn is nan"),
    ],
)
def test_what_cannot_be_laid_ends_in_one_sentence_and_nothing_is_written(village, words, said, capsys):
    before, (name, file, *how) = village.read_bytes(), words
    assert main(["picture", str(village), name, str(village.with_name(file)), *how]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1
    assert village.read_bytes() == before


def test_a_scene_without_terrain_says_so(village, capsys):
    village.write_text(json.dumps(json.loads(village.read_text()) | {"terrain": []}))
    assert main(["picture", str(village), "Mill", str(village.with_name("moss.png"))]) == 2
    assert "has no terrain" in capsys.readouterr().err
