"""What comes along passes the program's own checks: tables, those of battles, layouts, the library."""

from pathlib import Path

import pytest

from battlefield.app.checks.crowding import broken_outlines, overlapping_pieces
from battlefield.app.checks.look import look_through
from battlefield.files import read_scene
from battlefield.files.battles.scripts import read_script
from battlefield.files.imports import imported, read_source
from battlefield.resources import asset, sample_battles, sample_maps
from battlefield.rules.scene.contents import Scene

EXAMPLES = sorted((Path(__file__).parents[3] / "docs" / "examples").glob("*.json"))
TABLES = [*sample_maps(), *sorted(asset("rosters").glob("*_table.json"))]
BORNE = ("board", "gap", "sight")  # checks whose hints tell of a table what a player may want


def wrong_with(scene: Scene) -> list[str]:
    """What is a fault, a warning, or a hint that no table of ours should get, such as uneven objectives."""
    return [f.words for f in look_through(scene) if f.grave != "hint" or f.check not in BORNE]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_that_comes_along_passes_the_checks(path):
    assert wrong_with(read_scene(path)) == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_layout_of_the_documents_passes_the_checks(path):
    assert wrong_with(imported(read_source(path), {}).scene) == []


@pytest.mark.parametrize("path", sample_battles(), ids=lambda path: path.stem)
def test_the_table_of_a_sample_battle_passes_the_checks(path):
    told = read_script(path)
    laid = {"zones": told.zones, "objectives": told.objectives, "areas": told.areas, "borders": told.borders}
    assert wrong_with(Scene(told.board, terrain=told.terrain, **laid)) == []


def test_pieces_and_kits_of_the_library_are_sound_and_nothing_in_them_overlaps():
    for path in sorted(asset("library").glob("*.json")):
        scene = read_scene(path)
        found = [*broken_outlines(scene), *overlapping_pieces(scene, "inches")]
        assert [f"{path.stem}: {each.words}" for each in found] == []
