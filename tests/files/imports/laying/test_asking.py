"""Questions before an import, and answers typed on a command line."""

import pytest

from battlefield.files.imports.laying.asking import (
    Question,
    answer_of,
    base_told,
    choice_told,
    flag_told,
    number_told,
)
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize

SQUARE = Question("square", "How many inches is a square?", "length", 1.0, least=0.5, most=10.0)
UNITS = Question("units", "In what unit?", "choice", "inch", ("inch", "mm"))
SOLID = Question("solid", "Solid?", "flag", False)
BASE = Question("base", "What base?", "base", BaseSize.round(32.0))


def test_what_is_not_answered_has_its_usual_answer():
    assert number_told(SQUARE, {}) == 1.0 and choice_told(UNITS, {}) == "inch"
    assert flag_told(SOLID, {}) is False and base_told(BASE, {}) == BaseSize.round(32.0)


@pytest.mark.parametrize(
    ("question", "text", "answer"),
    [
        (SQUARE, " 2.5 ", 2.5),
        (SQUARE, "50.8 mm", 2.0),
        (SQUARE, '1 1/4"', 1.25),
        (BASE, "40 mm", BaseSize.round(40.0)),
        (UNITS, "mm", "mm"),
        (SOLID, "Yes", True),
        (SOLID, "off", False),
        (BASE, "40", BaseSize.round(40.0)),
    ],
)
def test_typed_answers_are_read(question, text, answer):
    assert answer_of(question, text) == answer


@pytest.mark.parametrize(
    ("question", "text"),
    [(SQUARE, "11"), (SQUARE, "nan"), (SQUARE, "wide"), (UNITS, "mile"), (SOLID, "maybe")],
)
def test_typed_answers_that_are_none_are_refused_by_name(question, text):
    with pytest.raises(SceneError, match=f"the answer to '{question.key}'"):
        answer_of(question, text)


@pytest.mark.parametrize(
    ("read", "question", "value"),
    [
        (number_told, SQUARE, True),
        (choice_told, UNITS, 3),
        (flag_told, SOLID, "yes"),
        (base_told, BASE, 32.0),
    ],
)
def test_answers_of_the_wrong_kind_are_refused(read, question, value):
    with pytest.raises(SceneError):
        read(question, {question.key: value})
