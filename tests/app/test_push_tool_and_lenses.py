"""The pushing hand and the lenses, driven with plain points."""

import pytest

from battlefield.app.background import Task
from battlefield.app.desk import Desk
from battlefield.app.document import Document
from battlefield.app.edits import Ref
from battlefield.app.lenses import Lenses
from battlefield.app.lenses.reach import MOVE
from battlefield.app.push_tool import PushTool
from battlefield.app.tools import Pointer
from battlefield.geometry.shapes import BaseSize, Template
from battlefield.rules.scene import Board, Model, PlacedTemplate, Scene

INCH = BaseSize.round(25.4)
A, B = Ref("model", "a"), Ref("model", "b")


@pytest.fixture
def desk():
    models = tuple(
        Model(i, INCH, at, "Watch", "red", 0.0, 1.0) for i, at in (("a", (10, 10)), ("b", (14, 10)))
    )
    return Desk(Document(Scene(Board(48, 48), models=models)))


def place(desk, id_):
    return desk.scene.model(id_).at


def test_a_drag_pushes_until_contact_on_release_and_not_before(desk):
    tool = PushTool(desk)
    tool.press(Pointer((10, 10), A))
    tool.move(Pointer((20, 10)))
    assert place(desk, "a") == (10, 10)
    assert tool.answer.lines == ("a goes 3.000 in", "stops at b")
    tool.release(Pointer((20, 10)))
    assert place(desk, "a") == (13.0, 10.0)
    desk.undo()
    assert place(desk, "a") == (10, 10)


def test_esc_takes_a_push_back(desk):
    tool = PushTool(desk)
    tool.press(Pointer((10, 10), A))
    tool.move(Pointer((20, 10)))
    assert tool.cancel()
    tool.release(Pointer((20, 10)))
    assert place(desk, "a") == (10, 10) and tool.answer is None


def test_a_push_away_asks_for_its_source_first(desk):
    tool = PushTool(desk, "away")
    tool.press(Pointer((14, 10), B))
    tool.release(Pointer((14, 10), B))
    tool.press(Pointer((10, 10), A))
    tool.move(Pointer((10, 13)))  # the pointer tells how far, the source which way
    tool.release(Pointer((10, 13)))
    assert place(desk, "a") == (7.0, 10.0)


def test_a_pull_toward_a_place_goes_on_along_the_line(desk):
    tool = PushTool(desk, "toward")
    tool.press(Pointer((10, 20)))
    tool.press(Pointer((10, 10), A))
    tool.release(Pointer((12, 10)))
    assert place(desk, "a") == (10.0, 12.0)


def test_a_push_away_from_itself_is_refused_in_a_sentence(desk):
    tool = PushTool(desk, "away")
    tool.press(Pointer((10, 10), A))
    tool.press(Pointer((10, 10), A))
    tool.move(Pointer((12, 10)))
    assert "very spot" in desk.complaint
    tool.release(Pointer((12, 10)))
    assert place(desk, "a") == (10, 10)


def test_the_kinds_of_push_follow_each_other(desk):
    tool = PushTool(desk)
    assert [tool.next_kind().split()[3:5] for _ in range(3)] == [
        ["away", "from"],
        ["toward", "a"],
        ["along", "the"],
    ]


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
    assert lenses.answers()[0] is not before[0]


class Slow:
    """A background whose work is done when the test says so."""

    def __init__(self) -> None:
        self.begun = []

    def begin(self, work, done, told):
        task = Task(told)
        self.begun.append((task, work, done))
        return task

    def finish(self, place):
        task, work, done = self.begun[place]
        if not task.cancelled():
            done(work(task))


def test_reach_that_is_still_being_found_says_so_and_a_late_answer_to_another_question_is_dropped(desk):
    slow = Slow()
    lenses = Lenses(desk, slow)
    lenses.switch("reach")
    desk.select([A])
    assert lenses.answers()[0].lines == ("finding where a can go …",)
    desk.select([B])
    assert lenses.answers()[0].lines == ("finding where b can go …",)
    assert [task.cancelled() for task, _, _ in slow.begun] == [True, False]
    slow.finish(0)
    assert lenses.answers()[0].lines == ("finding where b can go …",)
    slow.finish(1)
    assert lenses.answers()[0].lines[0].startswith("b reaches")
    assert len(slow.begun) == 2
