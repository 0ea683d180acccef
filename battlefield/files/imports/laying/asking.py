"""What an import must know and no file says: questions with a usual answer, and the answers checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Literal

from battlefield.files.text.errors import SceneError, listed, shown
from battlefield.files.text.lengths import LengthError, parse_length
from battlefield.geometry.kernel.shapes import BaseSize

QuestionKind = Literal["length", "number", "choice", "flag", "base"]
Answers = Mapping[str, object]
_LONGEST = 80  # characters of an answer in free words
_YES, _NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


@dataclass(frozen=True, slots=True)
class Question:
    """One question, asked once before a file is imported; `usual` is the answer of one who says nothing.

    Answers are: inches for a length, a float for a number, one of `choices` for a choice, a bool for a flag,
    a BaseSize for a base. Lengths and numbers lie from `least` to `most`; an `open` choice
    allows other words.
    """

    key: str
    text: str
    kind: QuestionKind
    usual: object
    choices: tuple[str, ...] = ()
    least: float = 1e-4
    most: float = 100_000.0
    open: bool = False


def number_told(question: Question, answers: Answers) -> float:
    """Return the answer to a question for a length or a number; SceneError where it is out of bounds."""
    value = answers.get(question.key, question.usual)
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise _wrong(question, value, "it must be a number")
    if not question.least <= value <= question.most:
        raise _wrong(question, value, f"it must be from {question.least:g} to {question.most:g}")
    return float(value)


def choice_told(question: Question, answers: Answers) -> str:
    """Return the answer to a choice; SceneError where it is none of the choices."""
    value = answers.get(question.key, question.usual)
    if question.open and isinstance(value, str) and 0 < len(value.strip()) <= _LONGEST:
        return value.strip()
    if not isinstance(value, str) or value not in question.choices:
        raise _wrong(question, value, f"it must be {listed(question.choices)}")
    return value


def flag_told(question: Question, answers: Answers) -> bool:
    """Return the answer to a question of yes or no."""
    value = answers.get(question.key, question.usual)
    if not isinstance(value, bool):
        raise _wrong(question, value, "it must be yes or no")
    return value


def base_told(question: Question, answers: Answers) -> BaseSize:
    """Return the answer to a question for a base."""
    value = answers.get(question.key, question.usual)
    if not isinstance(value, BaseSize):
        raise _wrong(question, value, "it must be a base")
    return value


def answer_of(question: Question, text: str) -> object:
    """Read an answer as it is typed, lengths with or without a unit, round bases by their millimetres.

    Raises SceneError where the text is no answer to that question.
    """
    plain = text.strip()
    if question.kind == "choice":
        return choice_told(question, {question.key: plain})
    if question.kind == "flag":
        if plain.lower() not in (*_YES, *_NO):
            raise _wrong(question, text, "it must be yes or no")
        return plain.lower() in _YES
    number = _number(question, plain)
    return BaseSize.round(number) if question.kind == "base" else number


def _number(question: Question, text: str) -> float:
    try:
        value = parse_length(text) if question.kind == "length" else float(_plain(question, text))
    except LengthError:
        raise _wrong(question, text, "write it like 3.25, 1 1/4 or 75 mm") from None
    except ValueError:
        raise _wrong(question, text, "it must be a number") from None
    return number_told(question, {question.key: value})


def _plain(question: Question, text: str) -> str:
    """Leave the unit out that a base is measured in anyway."""
    return text.lower().removesuffix("mm") if question.kind == "base" else text


def _wrong(question: Question, value: object, expected: str) -> SceneError:
    words = shown(value) if isinstance(value, str | int | float | list | dict) else type(value).__name__
    return SceneError(f"the answer to '{question.key}'", f"is {words}", expected)
