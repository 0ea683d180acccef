"""Which colour a side has."""

import pytest

from battlefield.app.wording.side_colours import (
    colour_place,
    result_said,
    with_sides_large,
    with_sides_named,
)

BLUE, RED, GREEN, PINK = range(4)


def places(*sides):
    return [colour_place(side, sides) for side in sides]


def test_sides_that_are_called_after_a_colour_have_it():
    assert places("red", "blue") == [RED, BLUE]
    assert places("Green Company", "The Red Hand") == [GREEN, RED]


def test_other_sides_take_the_colours_that_are_left_in_order():
    assert places("Wardens", "Raiders", "Ford") == [0, 1, 2]
    assert places("Wardens", "blue") == [RED, BLUE]


def test_only_the_first_of_two_sides_of_one_colour_has_it():
    assert places("red one", "red two", "Ann") == [RED, BLUE, GREEN]


def test_a_word_within_a_word_is_no_colour():
    assert places("Shredders", "Greenwood") == [0, 1]


def test_a_side_that_is_not_known_comes_after_the_others():
    assert colour_place("Ann", ("Wardens", "Raiders")) == 2


def test_no_two_of_six_sides_have_one_place():
    assert len(set(places("a", "red", "b", "green", "c", "d"))) == 6


def test_a_sentence_writes_the_sides_that_it_names_large():
    sides = ("wardens", "the wardens of the ford")
    assert (
        with_sides_large("victory for the wardens of the ford", sides)
        == "Victory for The wardens of the ford"
    )
    assert with_sides_large("wardens wins", sides) == "Wardens wins"
    assert with_sides_large("draw", sides) == "Draw"


def test_every_book_s_end_is_told_in_the_same_words():
    sides = ("keepers", "brood of two")
    assert result_said("keepers wins", sides) == "Victory for Keepers"
    assert result_said("victory for brood of two", sides) == "Victory for Brood of two"
    assert result_said("draw", sides) == "Draw"
    assert result_said("", sides) == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("the game is over: victory for raiders", "the game is over: victory for Raiders"),
        ("all others of watch", "all others of Watch"),
        ("watch: 3 points", "Watch: 3 points"),
        ("watch has 2 AP", "Watch has 2 AP"),
        ("it is raiders's turn to act", "it is raiders's turn to act"),
        ("the others watch it", "the others watch it"),
        ("of watchmen", "of watchmen"),
        ("moved by watch/spears", "moved by watch/spears"),
        ("held by the ford", "held by the ford"),
    ],
)
def test_sides_are_titles_where_they_are_spoken_of(words, told):
    assert with_sides_named(words, ("watch", "raiders", "the ford of old")) == told
