"""Other programs' files where one of ours is wanted: each is named, with the command that converts it."""

import json

import pytest

from battlefield.files import SceneError, read_scene
from battlefield.files.imports import FORMATS, IMPORTED, format_of, read_source
from battlefield.files.scene.kinds import kind_of

ROSTER = '<roster name="A"><forces/></roster>'
TILED = json.dumps({"tilewidth": 10, "tileheight": 10, "width": 4, "height": 4, "layers": []})
SAMPLES = {
    "e.ros": (ROSTER, "an army list", "convert e.ros e.json"),
    "a.tmj": (TILED, "a Tiled map", "convert a.tmj a.json"),
    "my map.tmj": (TILED, "a Tiled map", 'convert "my map.tmj" "my map.json"'),
    "a.json": (TILED, "a Tiled map", "convert a.json a-scene.json"),
    "b.svg": ('<svg xmlns="http://www.w3.org/2000/svg"/>', "an SVG drawing", "convert b.svg b.json"),
    "c.txt": ("......\n..##..\n......\n", "a map of letters", "convert c.txt c.json"),
}


@pytest.mark.parametrize("reading", [read_scene, kind_of])
@pytest.mark.parametrize("name", SAMPLES)
def test_a_foreign_file_is_named_with_the_command_that_converts_it(tmp_path, name, reading):
    text, words, command = SAMPLES[name]
    (tmp_path / name).write_text(text)
    with pytest.raises(SceneError) as caught:
        reading(tmp_path / name)
    said = str(caught.value)
    assert words in said and f"`battlefield {command}`" in said and "\n" not in said


@pytest.mark.parametrize("text", ['{"format": "battlefield-scene", "layers": [', "{", "nothing", '{"a": 1}'])
def test_damaged_files_of_ours_and_of_nobody_keep_their_complaint(tmp_path, text):
    path = tmp_path / "a.json"
    path.write_text(text)
    with pytest.raises(SceneError) as caught:
        read_scene(path)
    assert "convert" not in str(caught.value)


def test_a_file_that_is_nobodys_is_told_all_that_can_be_read(tmp_path):
    (tmp_path / "a.bin").write_bytes(bytes(range(1, 32)) * 9)
    with pytest.raises(SceneError) as caught:
        format_of(read_source(tmp_path / "a.bin"))
    for importer in FORMATS.values():
        assert importer.says in str(caught.value)
        assert all(ending in str(caught.value) and ending in IMPORTED for ending in importer.endings)
