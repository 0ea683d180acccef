"""Answers in words and pictures, on tables small enough to work out by hand."""

import pytest

from battlefield.app.coherency_answers import coherency_answer
from battlefield.app.drawing import Line, Mark, Region, Shape
from battlefield.app.push_answers import push_answer
from battlefield.app.reach_answers import reach_answer
from battlefield.app.report import bases_of
from battlefield.app.scatter_answers import scatter_answer
from battlefield.app.table import table_of
from battlefield.geometry.displace import Push
from battlefield.geometry.reach import reach
from battlefield.geometry.shapes import BaseSize, Polygon, Template
from battlefield.rules.scene import Board, Model, PlacedTemplate, Scene, Terrain

INCH = BaseSize.round(25.4)  # a disc one inch across


def model(id_, at, unit="Watch", bottom=0.0):
    return Model(id_, INCH, at, unit, "red", bottom, 1.0)


def scene(*models, terrain=()):
    return Scene(Board(48, 48), terrain=terrain, models=models)


def lines(answer):
    return [part for part in answer.drawing if isinstance(part, Line)]


def test_a_unit_in_coherency_says_so_and_draws_its_links():
    watch = (model("a", (10, 10)), model("b", (12, 10)), model("c", (14, 10)))
    found = coherency_answer(scene(*watch), watch, "inches")
    assert found.lines == ("Watch: in coherency, 3 models", "would break without b")
    assert [(line.points, line.role) for line in lines(found)] == [
        (((10, 10), (12, 10)), "good"),
        (((12, 10), (14, 10)), "good"),
    ]


def test_a_stray_model_is_told_its_shortest_way_back():
    watch = (model("a", (10, 10)), model("b", (12, 10)), model("c", (15.5, 10)))
    found = coherency_answer(scene(*watch), watch, "inches")
    assert found.lines == (
        "Watch: out of coherency, 2 groups",
        "c: 0.500 in at 270° brings it back to b",
    )
    assert lines(found)[-1] == Line(((15.5, 10), (12, 10)), "bad", ("gap 2.500 in",), dashed=True)


def test_a_model_too_high_cannot_be_slid_back():
    watch = (model("a", (10, 10)), model("b", (12, 10), bottom=9.0))
    assert "too high above or below" in coherency_answer(scene(*watch), watch, "inches").lines[1]


def test_a_push_into_a_model_stops_in_contact_and_names_it():
    table = scene(model("a", (10, 10)), model("b", (14, 10)))
    found, after = push_answer(table, Push("a", "along", 6.0, bearing=90.0), "inches")
    assert found.lines == ("a goes 3.000 in", "stops at b")
    assert after.model("a").at == (13.0, 10.0)
    assert [part.at for part in found.drawing if isinstance(part, Mark)] == [pytest.approx((13.5, 10.0))]
    assert sum(isinstance(part, Shape) for part in found.drawing) == 2


def test_a_free_push_says_how_much_room_was_left():
    found, after = push_answer(scene(model("a", (10, 10))), Push("a", "along", 2.0, bearing=90.0), "inches")
    assert found.lines == ("a goes 2.000 in", "nothing stops it; it had 35.50 in to spare")
    assert after.model("a").at == (12.0, 10.0)


def test_a_push_over_a_ledge_falls_to_the_table():
    roof = Terrain(
        "roof", Polygon(((8, 8), (12, 8), (12, 12), (8, 12))), 0.0, 3.0, platform=True, name="Roof"
    )
    table = scene(model("a", (10, 10), bottom=3.0), terrain=(roof,))
    found, after = push_answer(table, Push("a", "along", 6.0, bearing=90.0), "inches")
    assert found.lines == ("a goes 2.000 in", "falls off Roof, 3.00 in down")
    assert (after.model("a").at, after.model("a").bottom) == ((12.0, 10.0), 0.0)


def test_reach_on_open_ground_is_a_disc_and_a_straight_way():
    table = scene(model("a", (24, 24)))
    found = reach_answer(table, reach(table_of(table), "a", 6.0), (27, 28), "inches")
    assert found.lines[0] == "a reaches 113.1 square inches with 6.00 in"
    assert found.lines[1] == "the shortest way costs 5.000 in, 1.00 in to spare"
    assert [part.role for part in found.drawing if isinstance(part, Region)] == ["reach"]
    assert lines(found)[0].points == ((24, 24), (27, 28))


def test_a_place_too_far_says_by_how_much():
    table = scene(model("a", (24, 24)))
    found = reach_answer(table, reach(table_of(table), "a", 4.0), (27, 28), "inches")
    assert found.lines[1].startswith("the shortest way costs 5.000 in, 1.00 in too far")
    assert lines(found)[0].role == "bad"


def test_scatter_names_the_mean_of_each_unit():
    watch = (model("a", (24, 24)), model("b", (40, 40), "Guard"))
    blast = PlacedTemplate("t", Template("round", 1.0, (24, 24)))
    found = scatter_answer(blast, watch, bases_of(watch))
    assert found.lines == ("1 in 3 stays, else 2d6 inches in one of 8 directions", "0.33 of Watch")
    assert len(found.drawing) == 89
