"""Scenes sorted into units for one effect, and questions about a target that has been chosen."""

import pytest

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.book.bench import (
    ATTACKING,
    OTHERS,
    BenchEffect,
    Case,
    Dial,
    cast_of,
    on_target,
)
from battlefield.rules.core.laws import ChooseLaw
from battlefield.rules.core.requests import Choose, Option
from battlefield.rules.scene.contents import Board, Model, Scene

EFFECT = BenchEffect("Shove", "Moves", "It shoves.", (Dial("far", "Far", 4, 1, 9, unit=" in"),))


def model(id_, unit="", side="", name=""):
    return Model(id_, BaseSize.round(25), (5.0, 5.0), unit, side, name=name)


def case(*models, attacker="a", target="", **values):
    return Case(Scene(Board(20, 20), models=models), EFFECT, attacker, target, values=values)


def test_models_of_a_unit_and_side_act_together():
    models = (model("a", "Guard", "red"), model("b", "Guard", "red"), model("c", "Guard", "blue"))
    cast = cast_of(case(*models, attacker="b", target="c"))
    reds, blues = cast.groups
    assert [[each.id for each in group.models] for group in cast.groups] == [["a", "b"], ["c"]]
    assert [group.name for group in cast.groups] == ["Guard", "Guard"]
    assert cast.attacker == reds.id == reds.models[1].unit and cast.target == blues.id
    assert (cast.side, cast.sides) == ("red", ("red", "blue"))


def test_the_attacker_has_one_profile_and_everybody_else_the_other():
    cast = cast_of(case(model("a", "Guard", "red"), model("b", "Guard", "red"), model("c", "Guard", "blue")))
    reds, blues = cast.units("bold", "plain").values()
    assert (reds.profile, reds.figures, reds.strength, reds.side) == ("bold", ("a", "b"), 2, "red")
    assert (blues.profile, blues.figures, blues.strength, blues.side) == ("plain", ("c",), 1, "blue")


def test_a_target_that_is_not_there_is_nobody():
    assert cast_of(case(model("a"))).target == cast_of(case(model("a"), target="zoe")).target == ""


def test_a_model_without_a_unit_is_by_itself_whatever_its_id():
    assert len({group.id for group in cast_of(case(model("a"), model("b"), model("c", "a"))).groups}) == 3


def test_alone_each_model_is_by_itself_and_told_apart_by_its_id():
    cast = cast_of(case(model("a", "Guard", "red", "Gus"), model("b", "Guard", "red", "Gus")), alone=True)
    assert [group.name for group in cast.groups] == ["Gus a", "Gus b"]


def test_who_belongs_to_no_side_stands_against_the_attacker():
    cast = cast_of(case(model("a"), model("b"), model("c", side="red")))
    assert [group.side for group in cast.groups] == [ATTACKING, OTHERS, "red"]
    assert cast.sides == (ATTACKING, OTHERS, "red")


def test_there_are_always_two_sides():
    assert cast_of(case(model("a", side="red"), model("b", side="red"))).sides == ("red", OTHERS)


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
        law = next(flow)
        while True:
            asked.append(law.request.what)
            law = flow.send(("y",))
    except StopIteration:
        return asked


def test_the_question_that_offers_the_target_is_answered_with_it_once():
    told = []

    def flow():
        both = Option("x", "X"), Option("y", "Y")
        told.append((yield ChooseLaw(Choose("red", "first", both))))
        told.append((yield ChooseLaw(Choose("red", "second", both))))

    assert asked_by(on_target(flow(), "x")) == ["second"]
    assert told == [("x",), ("y",)]


def test_without_a_target_everything_is_asked():
    def flow():
        yield ChooseLaw(Choose("red", "first", (Option("x", "X"), Option("y", "Y"))))

    assert asked_by(on_target(flow(), "")) == ["first"]
