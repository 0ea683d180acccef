"""Scenes written for Foundry and read again: nothing is lost but what is said."""

from dataclasses import replace
from json import loads

import pytest

from battlefield.files.exports import exported, format_named
from battlefield.files.imports import Source, imported
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip
from battlefield.rules.scene.contents import Board, Door, Model, Scene, Terrain
from battlefield.rules.scene.doors import set_door
from battlefield.rules.scene.scenario import Light, Note

BOARD = Board(44.0, 30.0)
PICTURE = "the picture of the table, which Foundry is given apart"
WALLS = (
    "kinds, names, heights, roofs, storeys, cover and uncertainty of what stands in the way, "
    "its thickness and what else its ground does"
)
LINE = Strip(((4.0, 3.0), (4.0, 9.0), (10.0, 9.5)), 0.25)
WALL = Terrain("wall", LINE, kind="wall", top=3.0, ground=("impassable",), sight="blocks")


def back(scene, **answers):
    return imported(Source("back.json", exported(scene, "foundry").data), answers)


def test_an_empty_table_comes_back_and_loses_its_picture_alone():
    found = back(Scene(BOARD, "Yard"))
    assert (found.scene.board, found.scene.name, found.dropped) == (BOARD, "Yard", ())
    assert exported(Scene(BOARD, "Yard"), "foundry").lost == (PICTURE,)


@pytest.mark.parametrize(
    ("ground", "sight"), [(("impassable",), "blocks"), (("impassable",), "clear"), ((), "blocks")]
)
def test_a_wall_comes_back_on_its_line_and_stops_the_same(ground, sight):
    [piece] = back(Scene(BOARD, terrain=(replace(WALL, ground=ground, sight=sight),))).scene.terrain
    assert (piece.outline, piece.ground, piece.sight) == (LINE, ground, sight)


def test_a_cloud_comes_back_as_one():
    smoke = Terrain("smoke", Polygon(((2.0, 2.0), (8.0, 2.0), (8.0, 6.0), (2.0, 6.0))), sight="cloud")
    [piece] = back(Scene(BOARD, terrain=(smoke,))).scene.terrain
    assert (piece.outline, piece.sight, piece.ground) == (smoke.outline, "cloud", ())


@pytest.mark.parametrize(
    "door", [Door(), Door(True), Door(locked=True), Door(secret=True), Door(True, secret=True)]
)
def test_doors_come_back_with_kind_and_state(door):
    line = Strip(((4.0, 3.0), (6.0, 4.0)), 0.25)
    shut = replace(WALL, outline=line, kind="door", door=replace(door, is_open=False))
    [piece] = back(Scene(BOARD, terrain=(set_door(shut, door.is_open),))).scene.terrain
    assert piece.outline == shut.outline and piece.door == door


def test_lights_models_and_notes_come_back():
    light = Light("lamp", (3.0, 4.0), 6.5, 1.0, "#eccd8b80", False, "lamp")
    model = Model(
        "Ada", BaseSize.round(32.0), (20.0, 10.0), side="friendly", facing=90.0, name="Ada", bottom=2.0
    )
    note = Note("note", (5.0, 5.0), "Well")
    found = back(Scene(BOARD, lights=(light,), models=(model,), notes=(note,)))
    assert found.scene.lights == (light,) and found.scene.notes == (note,)
    [again] = found.scene.models
    assert again.at == pytest.approx(model.at) and again.base == model.base
    assert (again.facing, again.side, again.bottom, again.name) == (90.0, "friendly", 2.0, "Ada")


def test_two_sides_of_any_name_are_friend_and_foe():
    models = tuple(Model(f"m{n}", BaseSize.round(32.0), (4.0 * n, 4.0), side=side) for n, side in enumerate(
        ("red", "blue", "green")))  # fmt: skip
    told = loads(exported(Scene(BOARD, models=models), "foundry").data)["tokens"]
    assert [token["disposition"] for token in told] == [1, -1, 0]


@pytest.mark.parametrize(
    ("scene", "words"),
    [
        (Scene(BOARD, terrain=(WALL,)), WALLS),
        (Scene(BOARD, terrain=(replace(WALL, outline=Circle((9.0, 9.0), 2.0)),)), "that 1 piece is solid"),
        (Scene(BOARD, terrain=(Terrain("road", LINE),)), "1 piece of terrain that stand in nobody's way"),
        (Scene(BOARD, lights=(Light("l", (1.0, 1.0), intensity=0.5),)), "the intensity of lights"),
        (Scene(BOARD, notes=(Note("n", (1.0, 1.0), "x", 2.0),)), "the size of letters of notes"),
        (Scene(BOARD, description="Two banks"), "the description of the scene"),
    ],
)
def test_what_is_lost_is_said(scene, words):
    assert any(words in sentence for sentence in exported(scene, "foundry").lost)


def test_the_ending_names_the_format():
    assert format_named("yard.foundry.json") == "foundry"
