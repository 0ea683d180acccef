"""The lenses, asked on a plain desk."""

import pytest
from later import Later

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.overlays.reach import MOVE
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene

INCH = BaseSize.round(25.4)
A, B = Ref("model", "a"), Ref("model", "b")


@pytest.fixture
def desk():
    models = tuple(
        Model(i, INCH, at, "Watch", "red", 0.0, 1.0) for i, at in (("a", (10, 10)), ("b", (14, 10)))
    )
    return Desk(Document(Scene(Board(48, 48), models=models)))


def test_lenses_answer_only_while_they_are_on(desk):
    lenses = Lenses(desk)
    assert lenses.answers() == ()
    assert lenses.switch("coherency")
    assert [answer.title for answer in lenses.answers()] == ["Coherency"]
    assert not lenses.switch("coherency")
    assert lenses.answers() == ()


def test_coherency_follows_the_model_in_hand(desk):
    lenses = Lenses(desk)
    lenses.switch("coherency")
    assert "out of coherency" in lenses.answers()[0].lines[0]
    desk.select([A])
    desk.show(
        Scene(
            desk.scene.board,
            models=(Model("a", INCH, (11.5, 10), "Watch", "red", 0.0, 1.0), desk.scene.models[1]),
        )
    )
    assert "in coherency" in lenses.answers()[0].lines[0]


def test_reach_is_asked_from_where_the_model_stood(desk):
    lenses = Lenses(desk)
    lenses.switch("reach")
    assert lenses.answers() == ()  # nobody is selected
    desk.select([A])
    assert lenses.answers()[0].lines[0].startswith("a reaches")
    desk.options.put(MOVE, 2.0)
    desk.show(
        Scene(
            desk.scene.board,
            models=(Model("a", INCH, (10, 13), "Watch", "red", 0.0, 1.0), desk.scene.models[1]),
        )
    )
    assert "costs 3.000 in, 1.00 in too far" in lenses.answers()[0].lines[1]


def test_scatter_needs_a_template(desk):
    lenses = Lenses(desk)
    lenses.switch("scatter")
    assert lenses.answers() == ()
    blast = PlacedTemplate("t", Template("round", 3.0, (10, 10)))
    desk.do("Place", Scene(desk.scene.board, models=desk.scene.models, templates=(blast,)))
    assert lenses.answers()[0].title == "Scatter"


def test_answers_are_kept_until_what_they_see_changes(desk):
    lenses = Lenses(desk)
    lenses.switch("coherency")
    before = lenses.answers()
    assert lenses.answers()[0] is before[0]
    desk.select([A])
    assert lenses.answers()[0] is before[0]  # what is selected changes no unit
    desk.do("Move", edits.moved(desk.scene, [A], (0.25, 0.0)))
    assert lenses.answers()[0].lines != before[0].lines


def test_reach_that_is_still_being_found_says_so_and_another_question_calls_the_first_off(desk):
    slow = Later()
    lenses = Lenses(desk, slow)
    lenses.switch("reach")
    desk.select([A])
    assert lenses.answers()[0].lines == ("finding where a can go …",)
    desk.select([B])
    assert lenses.answers()[0].lines == ("finding where b can go …",)
    assert [task.cancelled() for task, _, _ in slow.waiting] == [True, False]
    slow.finish()
    assert lenses.answers()[0].lines[0].startswith("b reaches")
    assert len(slow.begun) == 2
