"""Forces of unequal size are told before a battle begins, and keep it from beginning no more than before."""

from dataclasses import replace
from itertools import combinations

import pytest

from battlefield.app.books.faces import FACES, face_of
from battlefield.app.playing.setup.balance import unequal_words
from battlefield.app.playing.setup.setup import Setup, Side, checked, first_setup, offered, read_side
from battlefield.app.playing.setup.tables import blank_table
from battlefield.resources import asset, sample_maps, sample_rosters


def against(book, *names):
    setup = Setup(blank_table(30, 30), tuple(Side() for _ in names), "7", book=book)
    for number, name in enumerate(names):
        setup = setup.with_side(number, read_side(asset(f"rosters/{name}.json"), setup.sides[number]))
    return setup


@pytest.mark.parametrize(
    ("book", "names", "told"),
    [
        (
            "pulp-city",
            ("crane_gang", "harbour_watch"),
            "Crane Gang 6 levels, Harbour Watch 10 levels (4 apart, 40 %)",
        ),
        (
            "warsurge",
            ("hill_wardens", "hollow_court"),
            "Hill Wardens 250 points, The Hollow Court 1000 points (750 apart, 75 %)",
        ),
        (
            "iron-kingdoms",
            ("toll_guard", "cinder_company"),
            "The Toll Guard 30 points, The Cinder Company 54 points",
        ),
        ("agemonia", ("sluice_keepers", "river_brood"), " health ("),
    ],
)
def test_each_book_tells_the_forces_by_what_it_counts_them_by(book, names, told):
    words = unequal_words(against(book, *names))
    assert words.startswith("Unequal forces: ")
    assert told in words


def test_forces_that_are_alike_are_not_told():
    assert unequal_words(against("warsurge", "hill_wardens", "marsh_raiders")) == ""


def test_unequal_forces_may_fight():
    assert checked(against("pulp-city", "crane_gang", "harbour_watch")).script is not None


def test_a_side_without_a_roster_is_compared_with_nobody():
    setup = against("pulp-city", "crane_gang", "harbour_watch")
    assert unequal_words(replace(setup, sides=(setup.sides[0], Side("Nobody")))) == ""


@pytest.mark.parametrize("book", [book for book in FACES if book != "agemonia"])
def test_of_what_comes_along_the_forces_are_proposed_that_are_most_alike(book):
    found = offered(sample_maps(), sample_rosters())
    worth = [face_of(book).worth(side.roster) for side in found.rosters_of(book)]
    first, second = (face_of(book).worth(side.roster) for side in first_setup(found, 1, book).sides)
    assert abs(first - second) == min(abs(one - other) for one, other in combinations(worth, 2))
