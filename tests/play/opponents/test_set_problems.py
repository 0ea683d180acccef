"""Set problems: lawful positions, each with an answer that solves it and one that does not."""

import pytest
from all_problems import FRESH, PROBLEMS
from campaigns import oftener, tries
from positions import begun, solved_as_written, solved_by

from battlefield.play.opponents.chance import Chance
from battlefield.play.opponents.view import deciding
from battlefield.play.session import replayed

pytestmark = oftener

EACH = [
    pytest.param(problem, id=problem.name)
    for table in (PROBLEMS, FRESH)
    for found in table.values()
    for problem in found
]
SEEDS = tries((1, 2, 3), (1,))


def test_there_are_ten_for_each_book_and_no_two_of_a_name():
    assert {book: len(found) for book, found in PROBLEMS.items()} == {
        "warsurge": 10,
        "pulp-city": 10,
        "iron-kingdoms": 10,
        "agemonia": 10,
    }
    assert len({problem.name for found in PROBLEMS.values() for problem in found}) == 40


@pytest.mark.first(9)
@pytest.mark.parametrize("problem", EACH)
def test_a_position_is_come_to_by_the_rules_and_its_side_is_to_decide(problem):
    session = problem.position()
    assert replayed(session, session.book) == session.state
    assert session.pending is None and deciding(session) == problem.side and not session.state.result
    assert begun(problem).state == session.state


def test_fresh_ones_have_names_of_their_own():
    names = [problem.name for table in (PROBLEMS, FRESH) for found in table.values() for problem in found]
    assert len(set(names)) == len(names)


def test_each_book_plays_its_own_problems():
    for book, found in (*PROBLEMS.items(), *FRESH.items()):
        assert {begun(problem).state.book for problem in found} == {book}


@pytest.mark.parametrize("problem", EACH)
def test_the_right_answer_solves_it(problem):
    for seed in SEEDS:
        assert solved_as_written(problem, problem.right, seed) == (True, [])


@pytest.mark.parametrize("problem", EACH)
def test_a_wrong_answer_does_not(problem):
    for seed in SEEDS:
        assert solved_as_written(problem, problem.wrong, seed) == (False, [])


@pytest.mark.parametrize("problem", EACH)
def test_doing_nothing_does_not_unless_that_is_the_point(problem):
    is_to_wait = all(line[0] == "Hold" for line in problem.right)
    assert solved_as_written(problem, ()) == (is_to_wait, [])


@pytest.mark.campaign
def test_lots_solve_few():
    solved = [
        solved_by(problem, Chance(begun(problem).book, seed), seed)[0]
        for found in PROBLEMS.values()
        for problem in found
        for seed in SEEDS
    ]
    assert sum(solved) < len(solved) / 4
