"""A script brings the areas of its scene into the battle, and tokens among its objectives."""

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.files.scene.opening import read_scene
from battlefield.resources import asset


def test_the_areas_and_borders_of_the_scene_are_those_of_the_battle():
    script = read_script(asset("rosters/drowned_mill.json"))
    scene = read_scene(asset("rosters/drowned_mill_table.json"))
    start = session_of(script).start
    assert start.areas == script.areas == scene.areas and len(scene.areas) == 15
    assert start.borders == script.borders == scene.borders


def test_tokens_are_objectives_whose_names_say_what_they_are():
    objectives = read_script(asset("rosters/drowned_mill.json")).objectives
    assert {each.kind for each in objectives} == {"token"}
    assert "Trap 3" in [each.name for each in objectives]
