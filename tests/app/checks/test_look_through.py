"""The whole look through a table."""

import pytest
from checked_table import model, table, wall, zones

from battlefield.app.checks.finding import base_sizes, near_pairs
from battlefield.app.checks.look import CHECKS, look_through
from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.geometry.pieces.boxes import Box


def test_a_table_with_nothing_wrong_has_no_findings():
    assert look_through(table(model("m1", 9, 9), wall("a", 20, 20, 24, 24))) == []


def test_the_gravest_come_first_and_within_that_the_order_stays():
    scene = table(wall("a", 46, 3, 50, 5), wall("b", 0.5, 9, 3, 12), model("m1", 9, 9), model("m2", 9.5, 9))
    found = look_through(scene)
    assert [each.grave for each in found] == ["fault", "warning", "hint"]


def test_of_a_table_with_a_broken_outline_only_that_is_told():
    bow = Polygon(((1.0, 1.0), (5.0, 5.0), (5.0, 1.0), (1.0, 5.0)))
    scene = table(wall("a", bow), model("m1", 9, 9), model("m2", 9.5, 9))
    assert [each.check for each in look_through(scene)] == ["outline"]


def test_a_look_tells_how_far_it_is_and_can_be_called_off():
    heard = []
    look_through(table(model("m1", 9, 9)), tell=heard.append)
    assert heard == [n / len(CHECKS) for n in range(1, len(CHECKS) + 1)]
    with pytest.raises(StoppedError):
        look_through(table(model("m1", 9, 9)), cancelled=lambda: True)


def test_lengths_are_told_in_the_unit_that_is_asked_for():
    (found,) = look_through(table(wall("a", 46, 3, 50, 5)), "centimetres")
    assert "5.08 cm beyond" in found.words


def test_a_look_is_the_same_each_time():
    scene = table(*zones(), wall("a", 3, 9, 9, 12), wall("b", 9.5, 9, 20, 12), model("m1", 9, 9.5))
    assert look_through(scene) == look_through(scene)


def test_bases_come_narrowest_first_and_a_usual_one_stands_in_for_none():
    wide = model("m1", 3, 3, BaseSize.round(60))
    slim = model("m2", 9, 9, BaseSize.oval(75, 42))
    assert base_sizes(table(wide, slim)) == (BaseSize.oval(75, 42), BaseSize.round(60))
    assert base_sizes(table()) == (BaseSize.round(32),)


def test_pairs_of_boxes_are_those_no_farther_apart_than_asked():
    boxes = [Box(0, 0, 2, 2), Box(3, 0, 5, 2), Box(0, 4.5, 2, 6), Box(20, 0, 21, 1)]
    assert sorted(near_pairs(boxes, 1.0)) == [(0, 1)]
    assert sorted(near_pairs(boxes, 2.5)) == [(0, 1), (0, 2), (1, 2)]
    assert list(near_pairs([], 1.0)) == []
