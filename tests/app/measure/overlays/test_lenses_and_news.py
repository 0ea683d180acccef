"""News of an answer reaches the lenses that wait for one, and leaves the others as they are."""

from dataclasses import replace

import pytest

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.table_view import Drag
from battlefield.app.measure.overlays import Lenses
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Board, Model, Scene

INCH = BaseSize.round(25.4)
PLACES = (("a", (5.0, 5.0)), ("b", (7.0, 5.0)))
MODELS = tuple(Model(id_, INCH, at, "Watch", "red", 0.0, 1.0) for id_, at in PLACES)


@pytest.mark.parametrize(("name", "asked"), [("coherency", 1), ("scatter", 1), ("seen", 2), ("reach", 2)])
def test_news_asks_only_lenses_that_wait_for_answers(name: str, asked: int) -> None:
    desk = Desk(Document(Scene(Board(48, 48), models=MODELS)))
    lenses = Lenses(desk)
    lenses.switch(name)
    lens, count = lenses._lenses[name], []
    answers = lens.answers

    def counted():
        count.append(name)
        return answers()

    lens.answers = counted
    first = lenses.answers()
    desk.learn()
    assert lenses.answers() == first
    assert len(count) == asked


def dragged(desk, x):
    """Hold the first model elsewhere, as a hand does."""
    moved = (replace(MODELS[0], at=(x, 5.0)), MODELS[1])
    refs = (Ref("model", "a"),)
    desk.show(Scene(Board(48, 48), models=moved), Drag(refs, (5.0, 5.0), (x, 5.0)))


def test_several_lenses_are_asked_in_turn_while_a_hand_drags_and_all_when_it_rests() -> None:
    desk = Desk(Document(Scene(Board(48, 48), models=MODELS)))
    lenses = Lenses(desk)
    desk.select([Ref("model", "a")])
    for name in ("coherency", "seen"):
        lenses.switch(name)
    before = lenses.answers()
    dragged(desk, 5.5)
    first = lenses.answers()
    assert sum(one is not other for one, other in zip(first, before, strict=True)) == 1
    assert lenses.are_behind
    dragged(desk, 6.0)
    second = lenses.answers()
    assert [one is not other for one, other in zip(second, first, strict=True)] == [
        one is other for one, other in zip(first, before, strict=True)
    ]
    lenses.catch_up()
    assert not lenses.are_behind
    desk.show(None)
    assert lenses.answers() == before


def test_units_are_sorted_anew_when_models_change() -> None:
    desk = Desk(Document(Scene(Board(48, 48), models=MODELS)))
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (before,) = lenses.answers()
    desk.show(Scene(Board(48, 48), models=MODELS[:1]))
    assert lenses.answers() == ()
    desk.show(None)
    assert lenses.answers() == (before,)


@pytest.mark.parametrize("name", ["reach", "seen", "scatter"])
def test_a_lens_with_nothing_to_show_says_what_it_waits_for(name: str) -> None:
    desk = Desk(Document(Scene(Board(48, 48), models=MODELS)))
    lenses = Lenses(desk)
    assert lenses.hints() == ()
    lenses.switch(name)
    assert lenses.answers() == ()
    (hint,) = lenses.hints()
    assert hint.title.lower() == name
    assert hint.lines[0].startswith(("select", "place"))


def test_coherency_of_a_lone_model_says_what_it_waits_for_and_of_a_unit_nothing() -> None:
    desk = Desk(Document(Scene(Board(48, 48), models=MODELS[:1])))
    lenses = Lenses(desk)
    lenses.switch("coherency")
    assert [hint.title for hint in lenses.hints()] == ["Coherency"]
    desk.show(Scene(Board(48, 48), models=MODELS))
    assert lenses.answers() != () and lenses.hints() == ()
