"""The question about dice pools: chances by hand, the examples of its page, and what cannot be asked."""

import json
import re
from pathlib import Path

import pytest

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.rules.scene.contents import Board, Scene

EMPTY = Scene(Board(48, 48))
PAGE = (Path(__file__).parents[2] / "docs" / "pulp-city.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r'^\{"ask": "pools".*$', PAGE, re.M)


def ask(**question):
    return answer(EMPTY, {"ask": "pools", **question})


def test_a_die_against_a_difficulty():
    """Trait 5 against 8 needs a three; a five or a six is an EFX as well."""
    found = ask(attack={"trait": 5, "efx": 5}, difficulty=8)
    assert found["success"] == pytest.approx(4 / 6) and found["mean_efx"] == pytest.approx(2 / 6)
    assert found["efx"] == [[0, pytest.approx(2 / 6)], [1, pytest.approx(2 / 6)]]


def test_a_die_against_a_die():
    assert ask(attack={"trait": 3}, defence={"trait": 3})["success"] == pytest.approx(15 / 36)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_page_are_answered(example):
    found = answer(EMPTY, json.loads(example))
    assert 0.0 < found["success"] < 1.0
    assert sum(chance for _, chance in found["efx"]) == pytest.approx(found["success"])


def test_the_page_has_an_example_of_each_kind():
    assert ["difficulty" in example for example in EXAMPLES] == [False, True]


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({"attack": {"trait": 3}}, "defence"),
        ({"attack": {"dice": 0, "trait": 3}, "difficulty": 5}, "attack.dice"),
        ({"attack": {"dice": 31, "trait": 3}, "difficulty": 5}, "attack.dice"),
        ({"attack": {"trait": 3, "face": 5}, "difficulty": 5}, "attack.face"),
    ],
)
def test_what_cannot_be_asked_is_named(question, words):
    with pytest.raises(QuestionError) as refused:
        ask(**question)
    assert words in str(refused.value)
