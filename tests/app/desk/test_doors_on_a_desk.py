"""Doors opened and closed on a desk: which are meant, what the history says, and back again."""

from dataclasses import replace

import pytest
from little_table import bases, desk_with, model

from battlefield.app.desk.doors import NO_DOOR, NONE_NEAR, door_at, doors_meant, swing
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.words import terrain_words
from battlefield.geometry.kernel.shapes import Strip
from battlefield.rules.scene.contents import Door, Terrain


def leaf(id_, x):
    line = Strip(((x, 4.0), (x, 8.0)), 0.25)
    return Terrain(id_, line, top=3.0, ground=("impassable",), sight="blocks", door=Door())


@pytest.fixture
def desk():
    desk = desk_with(model("a1", 12.0, 6.0))
    desk.do("Build", replace(desk.scene, terrain=(leaf("left", 5.0), leaf("right", 15.0))))
    return desk


def ids(found):
    return [door.id for door in found]


def test_the_door_at_the_pointer_is_opened_in_one_step_and_undone(desk):
    assert swing(desk, (5.4, 6.0))
    assert desk.document.history.undo_label == "Open left"
    assert [piece.sight for piece in desk.scene.terrain] == ["clear", "blocks"]
    desk.undo()
    assert [piece.sight for piece in desk.scene.terrain] == ["blocks", "blocks"]


def test_a_second_time_closes_it(desk):
    before = desk.scene.terrain
    swing(desk, (5.0, 5.0))
    swing(desk, (5.0, 5.0))
    assert desk.document.history.undo_label == "Close left" and desk.scene.terrain == before


def test_without_a_pointer_the_door_beside_a_selected_base_is_meant(desk):
    assert ids(doors_meant(desk, None)) == []
    desk.select(bases("a1"))
    assert ids(doors_meant(desk, None)) == ["right"]


def test_of_a_house_that_is_selected_the_door_at_the_pointer_is_meant(desk, monkeypatch):
    house = (Ref("terrain", "left"), Ref("terrain", "right"), Ref("model", "a1"))
    monkeypatch.setattr(desk, "selection", house)
    assert ids(doors_meant(desk, (5.0, 6.0))) == ["left"]
    assert ids(doors_meant(desk, (30.0, 30.0))) == ["left", "right"]
    monkeypatch.setattr(desk, "selection", house[:2])
    assert ids(doors_meant(desk, (5.0, 6.0))) == ["left", "right"]


def test_the_only_door_of_a_table_is_always_meant(desk):
    desk.do("Take away", replace(desk.scene, terrain=desk.scene.terrain[:1]))
    assert ids(doors_meant(desk, (40.0, 30.0))) == ["left"]


def test_what_is_not_meant_is_said(desk):
    assert not swing(desk, (30.0, 30.0)) and desk.complaint == NONE_NEAR
    desk.do("Clear", replace(desk.scene, terrain=()))
    assert not swing(desk, (5.0, 5.0)) and desk.complaint == NO_DOOR


def test_a_door_is_found_within_reach_alone(desk):
    assert door_at(desk.scene, (5.5, 6.0), 0.3) is None
    assert door_at(desk.scene, (5.5, 6.0), 0.4).id == "left"


def test_words_say_whether_a_door_is_open(desk):
    assert terrain_words(desk.scene.terrain[0]) == "left: a closed door, impassable, blocks sight, 3 in high"
    swing(desk, (5.0, 5.0))
    assert terrain_words(desk.scene.terrain[0]) == "left: an open door"


def test_a_selection_of_other_things_means_no_door(desk):
    desk.do(
        "Build", replace(desk.scene, terrain=(*desk.scene.terrain, Terrain("mat", leaf("", 9.0).outline)))
    )
    assert Ref("terrain", "mat") not in desk.selection and ids(doors_meant(desk, (9.0, 5.0))) == []
