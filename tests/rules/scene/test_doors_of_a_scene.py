"""Doors: an open one is nothing in the way, a closed one does again what it did."""

from dataclasses import replace

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip
from battlefield.geometry.sight import sight
from battlefield.rules.scene.contents import Board, Door, Model, Scene, Terrain
from battlefield.rules.scene.doors import line_of_door, no_door, set_door, swung, way_of, with_swung
from battlefield.rules.table.table import pieces_of, table_of

LEAF = Strip(((10.0, 4.0), (10.0, 8.0)), 0.25)
GLASS = Terrain("glass", LEAF, bottom=1.0, top=4.5, ground=("impassable", "dangerous"), door=Door())
SHUT = Terrain("door", LEAF, top=3.0, ground=("impassable",), sight="blocks", door=Door())


def test_an_open_door_is_flat_and_clear():
    opened = swung(SHUT)
    assert (opened.top, opened.ground, opened.sight, opened.outline) == (0.0, (), "clear", LEAF)
    assert opened.door is not None and opened.door.is_open


@pytest.mark.parametrize("door", [SHUT, GLASS])
def test_a_door_that_was_opened_does_again_closed_what_it_did(door):
    again = swung(swung(door))
    assert replace(again, door=None) == replace(door, door=None)
    assert swung(swung(again)) == again


def test_only_doors_can_be_opened_and_any_piece_can_become_one():
    plain = Terrain("plank", LEAF)
    with pytest.raises(ValueError, match="plank is no door"):
        swung(plain)
    assert swung(set_door(plain, True)).door == Door(height=0.0, ground=(), sight="clear")


def test_what_is_no_door_any_more_stands_closed():
    assert no_door(swung(SHUT)) == replace(SHUT, door=None)


def test_several_doors_are_opened_and_closed_only_where_all_are_open():
    scene = Scene(Board(20, 12), terrain=(SHUT, swung(replace(SHUT, id="other"))))
    opened = with_swung(scene, ("door", "other"))
    assert [piece.door.is_open for piece in opened.terrain] == [True, True]
    shut = with_swung(opened, ("door", "other"))
    assert [piece.door.is_open for piece in shut.terrain] == [False, False]


def test_sight_goes_through_a_door_that_is_open_alone():
    looks, seen = (Model(name, BaseSize.round(25), (x, 6.0), height=1.0) for name, x in (("a", 6), ("b", 14)))
    scene = Scene(Board(20, 12), terrain=(SHUT,), models=(looks, seen))
    assert not sight(table_of(scene), "a", "b").clear
    assert sight(table_of(with_swung(scene, ("door",))), "a", "b").clear


def test_movement_goes_through_a_door_that_is_open_alone():
    scene = Scene(Board(20, 12), terrain=(SHUT,))
    assert [piece.impassable for piece in pieces_of(scene.terrain)] == [True]
    assert [piece.impassable for piece in pieces_of(with_swung(scene, ("door",)).terrain)] == [False]


def test_the_line_of_a_door_is_that_of_its_strip_or_the_middle_along_its_longest_side():
    box = Polygon(((2.0, 1.0), (6.0, 1.0), (6.0, 1.5), (2.0, 1.5)))
    assert line_of_door(LEAF) == LEAF.points
    assert line_of_door(box) == ((2.0, 1.25), (6.0, 1.25))
    assert line_of_door(Circle((3.0, 3.0), 1.0)) == ((2.0, 3.0), (4.0, 3.0))
    assert way_of(LEAF.points) == 90.0
