"""How sure an answer is, as it is said: the chance is that of what the answer says."""

import pytest

from battlefield.app.wording.certainty import verdict_words, worth_words
from battlefield.rules.scene.certainty import BROUGHT, Limit, combined

WALL = ("terrain", "w1")


def said(margin, *errs, unit="inches"):
    return worth_words(Limit(margin, margin >= 0, combined(*errs)), lambda id_: f"<{id_}>", unit)


@pytest.mark.parametrize(
    ("margin", "words"),
    [
        (0.5, "certain (± 0.100 in)"),
        (0.1, "likely 84 % (± 0.100 in): measure <w1> again to settle it"),
        (-0.1, "likely 84 % (± 0.100 in): measure <w1> again to settle it"),
        (0.01, "open (± 0.100 in): measure <w1> again to settle it"),
        (-0.5, "certain (± 0.100 in)"),
    ],
)
def test_an_answer_is_certain_likely_or_open(margin, words):
    assert said(margin, (WALL, 0.1)) == words


def test_what_is_known_exactly_needs_no_words():
    assert said(0.5) == said(0.0) == ""


def test_what_a_question_brings_is_not_named_as_a_thing():
    assert said(0.01, (BROUGHT, 0.1)) == "open (± 0.100 in)"


def test_deviations_are_told_in_the_unit_of_the_table():
    assert said(0.5, (WALL, 0.1), unit="centimetres") == "certain (± 0.254 cm)"


@pytest.mark.parametrize(("margin", "words"), [(0.5, "certain"), (-0.1, "likely 84 %"), (0.0, "open")])
def test_where_there_is_little_room_the_verdict_is_said_alone(margin, words):
    assert verdict_words(Limit(margin, margin > 0, combined((WALL, 0.1)))) == words
