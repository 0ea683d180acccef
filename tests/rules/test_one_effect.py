"""Scenes sorted into units for one effect, and questions about a target that has been chosen."""

import pytest

from battlefield.geometry.shapes import BaseSize
from battlefield.rules.bench import (
    ATTACKING,
    OTHERS,
    BenchEffect,
    Case,
    Dial,
    groups_of,
    on_target,
    sides_of,
    unit_of,
)
from battlefield.rules.requests import Choose, Option
from battlefield.rules.scene import Board, Model, Scene

EFFECT = BenchEffect("Shove", "Moves", "It shoves.", (Dial("far", "Far", 4, 1, 9, unit=" in"),))


def model(id_, unit="", side="", name=""):
    return Model(id_, BaseSize.round(25), (5.0, 5.0), unit, side, name=name)


def case(*models, attacker="a", **values):
    return Case(Scene(Board(20, 20), models=models), EFFECT, attacker, values=values)


def test_models_of_a_unit_and_side_act_together():
    models = (model("a", "Guard", "red"), model("b", "Guard", "red"), model("c", "Guard", "blue"))
    groups = groups_of(case(*models))
    assert [[each.id for each in group.models] for group in groups] == [["a", "b"], ["c"]]
    assert [group.name for group in groups] == ["Guard", "Guard"]
    assert unit_of(groups, "b") == groups[0].id == groups[0].models[1].unit
    assert unit_of(groups, "nobody") == ""


def test_a_model_without_a_unit_is_by_itself_whatever_its_id():
    groups = groups_of(case(model("a"), model("b"), model("c", "a")))
    assert len({group.id for group in groups}) == 3


def test_alone_each_model_is_by_itself_and_told_apart_by_its_id():
    groups = groups_of(case(model("a", "Guard", "red", "Gus"), model("b", "Guard", "red", "Gus")), alone=True)
    assert [group.name for group in groups] == ["Gus a", "Gus b"]


def test_who_belongs_to_no_side_stands_against_the_attacker():
    groups = groups_of(case(model("a"), model("b"), model("c", side="red")))
    assert [group.side for group in groups] == [ATTACKING, OTHERS, "red"]
    assert sides_of(groups, groups[0].id) == (ATTACKING, OTHERS, "red")


def test_there_are_always_two_sides():
    groups = groups_of(case(model("a", side="red"), model("b", side="red")))
    assert sides_of(groups, groups[0].id) == ("red", OTHERS)


def test_a_case_has_the_usual_value_where_nothing_is_set():
    assert (case(model("a")).value("far"), case(model("a"), far=7).value("far")) == (4, 7)


@pytest.mark.parametrize(("value", "shown"), [(1, "none"), (5, "5+")])
def test_a_dial_shows_its_least_value_as_none(value, shown):
    assert Dial("save", "Save", 1, 1, 6, unit="+", none=True).shown(value) == shown


def test_a_dial_refuses_what_is_out_of_range():
    assert EFFECT.dials[0].refusal(10) == "Far is 10; it must be from 1 to 9"
    assert EFFECT.dials[0].refusal(9) == ""


def asked_by(flow):
    """Answer nothing but look what is asked, and what the flow was told."""
    asked = []
    try:
        request = next(flow)
        while True:
            asked.append(request.what)
            request = flow.send(("y",))
    except StopIteration:
        return asked


def test_the_question_that_offers_the_target_is_answered_with_it_once():
    told = []

    def flow():
        both = Option("x", "X"), Option("y", "Y")
        told.append((yield Choose("red", "first", both)))
        told.append((yield Choose("red", "second", both)))

    assert asked_by(on_target(flow(), "x")) == ["second"]
    assert told == [("x",), ("y",)]


def test_without_a_target_everything_is_asked():
    def flow():
        yield Choose("red", "first", (Option("x", "X"), Option("y", "Y")))

    assert asked_by(on_target(flow(), "")) == ["first"]
