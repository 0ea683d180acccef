"""Files told apart by what they hold."""

import json

import pytest

from battlefield.files.scene.kinds import kind_of
from battlefield.files.text.errors import SceneError
from battlefield.files.text.limits import FILE_BYTES
from battlefield.resources import asset, sample_maps


def written(folder, text):
    path = folder / "file.txt"
    path.write_bytes(text if isinstance(text, bytes) else json.dumps(text).encode())
    return path


@pytest.mark.parametrize("kind", ["scene", "script", "game", "roster"])
def test_a_file_is_told_by_its_format_wherever_that_stands(tmp_path, kind):
    text = {"name": '"format": "battlefield-none"', "version": 9, "format": f"battlefield-{kind}"}
    assert kind_of(written(tmp_path, text)) == kind


def test_the_programs_own_files_are_known():
    assert kind_of(sample_maps()[0]) == "scene"
    assert kind_of(asset("rosters/first_battle.json")) == "script"
    assert kind_of(asset("rosters/hill_wardens.json")) == "roster"


def test_a_file_longer_than_any_other_may_be_is_a_game(tmp_path):
    assert kind_of(written(tmp_path, b" " * (FILE_BYTES + 1))) == "game"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ({}, "format is missing; it must be 'battlefield-scene', 'battlefield-script', "),
        ({"format": "battlefield-scenes"}, "format is 'battlefield-scenes'; it must be"),
        ({"format": "battlefield-scenes"}, "did you mean 'battlefield-scene'?"),
        ({"format": ["battlefield-scene"]}, "format is a list of 1; it must be"),
        ([1], "is a list of 1; it must be an object"),
        (b"{", "line 1"),
        (b"\xff\xfe\x00", "file.txt"),
    ],
)
def test_what_is_none_of_our_files_is_refused_in_one_sentence(tmp_path, text, words):
    path = written(tmp_path, text)
    with pytest.raises(SceneError) as error:
        kind_of(path)
    assert words in str(error.value)
    assert str(error.value).startswith(str(path))
    assert "\n" not in str(error.value)


def test_a_missing_file_says_so(tmp_path):
    with pytest.raises(SceneError, match="does not exist"):
        kind_of(tmp_path / "gone.json")
