"""Meanings of letters that are too long for any name."""

from battlefield.files import parse_scene, scene_bytes
from battlefield.files.imports import Source, imported


def test_a_meaning_of_many_letters_can_be_saved_all_the_same():
    text = f"# battlefield 6x4 in; cell 2 in; legend: . open  R {'x' * 20_000}\n.R.\n...\n"
    scene = imported(Source("map.txt", text.encode()), {}).scene
    assert len(scene.terrain) == 1 and parse_scene(scene_bytes(scene), "map") == scene
