"""News of an answer reaches the lenses that wait for one, and leaves the others as they are."""

import pytest

from battlefield.app.desk import Desk
from battlefield.app.document import Document
from battlefield.app.lenses import Lenses
from battlefield.geometry.shapes import BaseSize
from battlefield.rules.scene import Board, Model, Scene

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


def test_units_are_sorted_anew_when_models_change() -> None:
    desk = Desk(Document(Scene(Board(48, 48), models=MODELS)))
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (before,) = lenses.answers()
    desk.show(Scene(Board(48, 48), models=MODELS[:1]))
    assert lenses.answers() == ()
    desk.show(None)
    assert lenses.answers() == (before,)
