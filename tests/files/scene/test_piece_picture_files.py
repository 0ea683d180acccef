"""Pictures on pieces: read with their place in complaints, written again, found and kept beside the file."""

import json

import pytest

from battlefield.files import SceneError, parse_scene, scene_bytes
from battlefield.files.scene.piece_picture_files import (
    with_piece_pictures_beside,
    with_piece_pictures_found,
    without_folders_of_pieces,
    without_piece_pictures,
)
from battlefield.rules.scene.piece_picture import PiecePicture

SQUARE = {"polygon": [[2, 2], [6, 2], [6, 6], [2, 6]]}
PNG = b"\x89PNG\r\n\x1a\n and more"


def scene(picture, **more):
    piece = {"id": "a", "shape": SQUARE, "picture": picture, **more}
    whole = {"format": "battlefield-scene", "version": 1, "board": {"width": 20, "height": 20}}
    return parse_scene(json.dumps(whole | {"terrain": [piece], "models": []}).encode(), "t.json")


def picture_of(found):
    return found.terrain[0].picture


def test_a_picture_is_read_and_written_as_it_stands():
    told = {"file": "mill.png", "width": 3.5, "turn": 30, "way": "tiled"}
    found = scene(told)
    assert picture_of(found) == PiecePicture("mill.png", 3.5, 30.0, "tiled")
    assert json.loads(scene_bytes(found))["terrain"][0]["picture"] == told
    assert parse_scene(scene_bytes(found), "t.json") == found


def test_what_is_usual_of_a_picture_need_not_be_told():
    assert picture_of(scene({"file": "a.png", "width": 2})) == PiecePicture("a.png", 2.0, 0.0, "within")


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        ({"width": 2}, "terrain[0].picture.file is missing"),
        ({"file": "a.png"}, "terrain[0].picture.width is missing"),
        ({"file": "a.png", "width": 0}, "terrain[0].picture.width is 0"),
        ({"file": "a.png", "width": 2, "way": "under"}, "terrain[0].picture.way is 'under'"),
        ({"file": "a.png", "width": 2, "size": 3}, "terrain[0].picture.size is not known"),
        ("a.png", "terrain[0].picture is 'a.png'"),
    ],
)
def test_a_wrong_picture_is_one_sentence_with_its_place(picture, said):
    with pytest.raises(SceneError) as caught:
        scene(picture)
    assert said in str(caught.value)


def test_a_picture_is_kept_beside_the_file_that_the_table_is_saved_as(tmp_path):
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    (tmp_path / "old" / "mill.png").write_bytes(PNG)
    kept = with_piece_pictures_beside(
        scene({"file": "mill.png", "width": 2}), tmp_path / "old" / "t.json", tmp_path / "new" / "s.json"
    )
    assert picture_of(kept).file == "s-picture.png"
    assert (tmp_path / "new" / "s-picture.png").read_bytes() == PNG


def test_pictures_are_named_by_their_whole_paths_to_be_drawn_and_without_folders_to_be_handed_on(tmp_path):
    plain = scene({"file": "mill.png", "width": 2})
    found = with_piece_pictures_found(plain, tmp_path / "t.json")
    assert picture_of(found).file == str(tmp_path / "mill.png")
    assert without_folders_of_pieces(found) == plain
    assert picture_of(without_piece_pictures(found)) is None


def test_a_name_that_leads_out_of_the_folder_is_not_followed(tmp_path):
    out = scene({"file": "../secret.png", "width": 2})
    assert with_piece_pictures_found(out, tmp_path / "t.json") == out
