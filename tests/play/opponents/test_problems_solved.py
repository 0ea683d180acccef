"""Some of the set problems as the program solves them; `set_problems.py` tells of all."""

import pytest
from all_problems import PROBLEMS
from positions import begun, solved_by

from battlefield.app.opponents.players import player

SOLVED = {
    "warsurge": ("contest the well on the last turn", "points, not kills", "the perk that decides"),
    "pulp-city": ("shoot who has yet to act", "onto the hill in the last round", "heal whom it saves"),
}
EACH = [
    pytest.param(problem, id=problem.name)
    for book, names in SOLVED.items()
    for problem in PROBLEMS[book]
    if problem.name in names
]


@pytest.mark.parametrize("problem", EACH)
def test_a_regular_solves_it(problem):
    assert solved_by(problem, player("regular", begun(problem).book), 1)[0]
