"""A model placed by two tape lengths from two others, rim to rim."""

from dataclasses import replace

import pytest

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.handlers import move_exactly
from battlefield.app.wording.typed_moves import MoveError
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Template
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene

A = Model("a", BaseSize.round(32), (10.0, 10.0), name="Ada")
B = Model("b", BaseSize.oval(60, 35.5), (16.0, 11.0), facing=30.0)
C = Model("c", BaseSize.oval(75, 42), (12.0, 20.0), facing=75.0)


def desk_with(*chosen, models=(A, B, C)):
    template = PlacedTemplate("t", Template("round", 3.0, (20.0, 20.0)))
    desk = Desk(Document(Scene(Board(30, 30), models=models, templates=(template,))))
    desk.select(chosen)
    return desk


def gaps(desk):
    moved = desk.scene.model("c")
    return [
        gap(PlacedBase(each.base, each.at, each.facing), PlacedBase(moved.base, moved.at, moved.facing)).gap
        for each in (desk.scene.model("a"), desk.scene.model("b"))
    ]


@pytest.mark.parametrize(
    "text", ["3.2 from a, 5.1 from b", "3.2 in from Ada and 5.1 from B", "3.2 from ada; 5.1 from b"]
)
def test_a_model_stands_where_both_tapes_end(text):
    desk = desk_with(Ref("model", "c"))
    assert move_exactly(desk, text)
    assert gaps(desk) == pytest.approx([3.2, 5.1], abs=1e-6)
    assert desk.scene.model("c").at[1] > 11.0  # on its own side


def test_it_stays_on_the_side_where_it_stands():
    above = replace(C, at=(12.0, 2.0))
    desk = desk_with(Ref("model", "c"), models=(A, B, above))
    assert move_exactly(desk, "3.2 from a, 5.1 from b")
    assert gaps(desk) == pytest.approx([3.2, 5.1], abs=1e-6) and desk.scene.model("c").at[1] < 10.0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0.2 from a, 0.3 from b", "do not meet"),
        ("30 from a, 1 from b", "do not meet"),
        ("3 from a, 4 from nobody", 'no model "nobody"'),
        ("3 from a, 4 from a", "two models"),
        ("3 from a, 4 from c", "select another"),
        ("three from a, 4 from b", "like 3.2 from a"),
    ],
)
def test_tapes_that_place_nothing_say_why(text, words):
    desk = desk_with(Ref("model", "c"))
    with pytest.raises(MoveError, match=words):
        move_exactly(desk, text)
    assert desk.scene.model("c").at == C.at


def test_a_template_is_placed_by_no_tapes():
    with pytest.raises(MoveError, match="no template"):
        move_exactly(desk_with(Ref("template", "t")), "3 from a, 4 from b")


def test_a_place_by_two_tapes_is_as_unsure_as_they_are_and_as_they_cross():
    inch = BaseSize.round(25.4)
    one, two = Model("a", inch, (10.0, 10.0), sigma=0.04), Model("b", inch, (14.0, 7.0), sigma=0.0)
    moved = Model("c", inch, (14.5, 10.5))
    desk = desk_with(Ref("model", "c"), models=(one, two, moved))
    assert move_exactly(desk, "3 from a, 2 from b")  # to (14, 10), where the tapes cross square
    found = desk.scene.model("c")
    assert found.at == pytest.approx((14.0, 10.0), abs=1e-6)
    assert found.sigma == pytest.approx(((0.05**2 + 0.03**2) / 2.0) ** 0.5, abs=1e-4)
    assert move_exactly(desk, "1.5 from a, 1.5001 from b")  # all but in a row
    assert desk.scene.model("c").sigma > 0.5
    desk.undo()
    desk.undo()
    assert desk.scene.model("c").sigma is None
