"""The page about the scene file says what the program does."""

import re
from pathlib import Path

import pytest

from battlefield.files import parse_scene, scene_bytes
from battlefield.files.text import keys, limits

PAGE = (Path(__file__).parents[3] / "docs" / "scene-file.md").read_text(encoding="utf-8")


def test_the_example_on_the_page_is_a_scene_and_is_written_as_it_stands_there():
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL).group(1)
    scene = parse_scene(example.encode(), "page")
    assert [len(scene.terrain), len(scene.models), len(scene.templates)] == [3, 1, 1]
    assert parse_scene(scene_bytes(scene), "again") == scene


def test_the_example_of_areas_is_read_as_the_page_says():
    _, example, _ = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    head = '{"format": "battlefield-scene", "version": 1, "board": {"width": 48, "height": 36},'
    scene = parse_scene(f"{head}{example}}}".encode(), "page")
    assert [(area.id, area.level, area.capacity) for area in scene.areas] == [("yard", 0, 3), ("roof", 3, 2)]
    assert [border.kind for border in scene.borders] == ["barrier"]
    assert "a whole number, 0 to 10,000" in PAGE and f"{limits.CAPACITY:,}" == "10,000"


def test_the_example_of_a_scenario_is_read_as_the_page_says():
    *_, example = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    head = '{"format": "battlefield-scene", "version": 1, "board": {"width": 48, "height": 36},'
    scene = parse_scene(f"{head}{example}}}".encode(), "page")
    assert [(zone.kind, zone.side) for zone in scene.zones] == [("deployment", "red")]
    assert (scene.objectives[0].at, scene.entries[0].side) == ((24, 18), "blue")
    assert scene.notes[0].hold.layer == "words"
    assert scene.layers[0].locked and (scene.facts.turns, scene.facts.version) == (5, "2")


@pytest.mark.parametrize("known", [name for name in dir(keys) if name.endswith("_KEYS")])
def test_every_key_stands_on_the_page(known):
    assert [key for key in getattr(keys, known) if not re.search(rf'[`"]{key}[`"]', PAGE)] == []


@pytest.mark.parametrize(
    ("what", "limit"),
    [
        ("the file", f"{limits.FILE_BYTES // 2**20} MB"),
        ("pieces of terrain", f"{limits.TERRAIN_PIECES:,}"),
        ("models", f"{limits.MODELS:,}"),
        ("templates", f"{limits.TEMPLATES:,}"),
        ("areas", f"{limits.AREAS:,}"),
        ("borders", f"{limits.BORDERS:,}"),
        ("zones", f"{limits.ZONES:,}"),
        ("objectives", f"{limits.OBJECTIVES:,}"),
        ("entries", f"{limits.ENTRIES:,}"),
        ("notes", f"{limits.NOTES:,}"),
        ("lights", f"{limits.LIGHTS:,}"),
        ("layers", f"{limits.LAYERS:,}"),
        ("points in one ring or line", f"{limits.RING_POINTS:,}"),
        ("holes in one polygon", f"{limits.RINGS:,}"),
        ("objects and lists nested in each other", f"{limits.NESTING}"),
        ("characters in one text or key", f"{limits.CHARACTERS:,}"),
        ("values in the file, counted by commas", f"{limits.VALUES:,}"),
        ("values under keys that the program does not know", f"{limits.FOREIGN:,}"),
        ("a coordinate, either way", f"{limits.COORDINATE:,.0f} inches"),
        ("a radius or a strip's width", f"{limits.LENGTH[1]:,.0f} inches"),
    ],
)
def test_every_limit_stands_on_the_page(what, limit):
    assert f"| {what} | {limit} |" in PAGE
