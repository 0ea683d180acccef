"""Some of the set problems as the program solves them; `set_problems.py` tells of all."""

import pytest
from all_problems import FRESH, PROBLEMS
from campaigns import few
from positions import begun, solved_by

from battlefield.app.opponents.players import player

SOLVED = {
    "warsurge": ("contest the well on the last turn", "points, not kills", "the perk that decides"),
    "pulp-city": ("shoot who has yet to act", "onto the hill in the last round", "heal whom it saves"),
}
SEEN_BY_A_VETERAN = {
    "warsurge": ("the heavy gun stands",),
    "pulp-city": ("knock the foe off the hill", "think first, shoot then"),
    "iron-kingdoms": ("screen the gun", "smoke before the rifle", "the feat is kept"),
    "agemonia": ("over the edge", "round the trap"),
}
"""What takes a second look: whom it shields, what it prepares, what is planned, and which way leads there."""
EACH = [
    pytest.param(problem, id=problem.name)
    for book, names in SOLVED.items()
    for problem in PROBLEMS[book]
    if problem.name in names
]


@pytest.mark.first(2)
@pytest.mark.parametrize("problem", EACH)
def test_a_regular_solves_it(problem):
    assert solved_by(problem, player("regular", begun(problem).book), 1)[0]


LOOKED_AT_AGAIN = [
    problem
    for book, names in SEEN_BY_A_VETERAN.items()
    for problem in (*PROBLEMS[book], *FRESH[book])
    if problem.name in names
]


def test_each_of_them_is_there():
    assert len(LOOKED_AT_AGAIN) == sum(map(len, SEEN_BY_A_VETERAN.values()))


@pytest.mark.parametrize("problem", few(LOOKED_AT_AGAIN, 1), ids=lambda each: each.name)
def test_a_veteran_solves_it(problem):
    assert solved_by(problem, player("veteran", begun(problem).book), 1)[0]
