"""Divisions made by hand, each of which lacks one thing that it takes to shut all lines."""

import pytest
from proof_checking import CHECKER, asked, block, reread, scene_file, standing

LOOK = {"ask": "sight", "from": "a", "to": "b"}
FACING = (standing("a", 2, 10), standing("b", 20, 10))
WALL = block("wall", 10, 2, 11, 18)
LEVELS = (standing("a", 10, 10, 1), standing("b", 10.3, 10.2, 1, 2.2))
FLOOR = block("floor", 2, 2, 18, 18, (2, 2.2))


def path(*points, by="wall"):
    """Make a path whose legs all lie in one thing, or in one each."""
    names = [by] * (len(points) - 1) if isinstance(by, str) else by
    return {"path": [list(each) for each in points], "by": [[["terrain", name]] for name in names]}


def stack(*names):
    return {"path": [[10.5, 3], [10.5, 17]], "by": [[["terrain", name] for name in names]]}


def inside(name, part=1):
    return {"inside": [["terrain", name]], "part": part}


def floor(name, height):
    return {"floor": [["terrain", name]], "height": height}


def judge(division, terrain, models=FACING):
    """Check a division against a scene, whatever is seen there."""
    file = scene_file(*models, terrain=terrain)
    question, said = asked(file, LOOK)
    return reread(file, question, {**said, "clear": False, "proof": {"division": division}})


GOOD = path((10.5, 3), (10.5, 17))
STOREYS = [block("low", 10, 2, 11, 18, (0, 0.5)), block("up", 10, 2, 11, 18, (0.5, 3))]
APART = [STOREYS[0], block("up", 10, 2, 11, 18, (0.51, 3))]
BENT = path((10.5, 3), (10.5, 10), (10.5, 17), by=["left", "right"])
HALVES = [block("left", 10, 2, 11, 10), block("right", 10, 10, 11, 18)]


@pytest.mark.parametrize(
    ("division", "terrain", "models"),
    [
        (GOOD, [WALL], FACING),
        (stack("low", "up"), STOREYS, FACING),
        (BENT, HALVES, FACING),
        (inside("rock"), [block("rock", 15, 5, 23, 15)], FACING),
        (floor("floor", 2.1), [FLOOR], LEVELS),
    ],
)
def test_what_lacks_nothing_is_proved(division, terrain, models):
    assert judge(division, terrain, models) == "proved"


def with_piece(number, piece):
    """Give both halves of the wall with another one in place of one."""
    return [piece if k == number else each for k, each in enumerate(HALVES)]


@pytest.mark.first(7)
@pytest.mark.parametrize(
    ("division", "terrain", "why"),
    [
        (path((10.5, 3)), [WALL], "no path"),
        (path((10.5, 3), (10.5, 3)), [WALL], "no path"),
        ({**GOOD, "by": []}, [WALL], "no path"),
        (GOOD, [{**WALL, "sight": "clear"}], "does not stand in the way"),
        (GOOD, [block("wall", 10, 2, 11, 18, (0, 1e-7))], "does not stand in the way"),
        (path((1.5, 3), (1.5, 17)), [block("wall", 1, 2, 1.6, 18)], "does not part them"),
        (path((10.5, 3), (12.5, 3), (10.5, 17)), [block("wall", 10, 2, 13, 18)], "proved"),
        (path((10.5, 3), (20.5, 4), (10.5, 17)), [block("wall", 10, 2, 21, 18)], "does not part them"),
        (path((10.5, 3), (10.5, 10)), [WALL], "passes beside"),
        (path((10.5, 10), (10.5, 17)), [WALL], "passes beside"),
        (path((10.5, 1.9), (10.5, 17)), [WALL], "ends outside"),
        (path((10.5, 3), (10.5, 18.1)), [WALL], "ends outside"),
        (GOOD, [block("wall", 10, 2, 11, 18, (0, 0.9))], "passes over"),
        (GOOD, [block("wall", 10, 2, 11, 18, (0, 1.0))], "passes over"),
        (GOOD, [block("wall", 10, 2, 11, 18, (0.1, 3))], "passes under"),
        (GOOD, [block("wall", 10, 2, 11, 18, (0, 0), "cloud")], "proved"),
        (GOOD, [block("wall", 10, 2, 20, 18, (0, 0), "cloud")], "an end lies in wall"),
        (BENT, with_piece(0, block("left", 10, 2, 11, 9.99)), "does not reach so far"),
        (BENT, with_piece(1, block("right", 10, 10.01, 11, 18)), "does not reach so far"),
        (stack("low"), STOREYS, "passes over"),
        (stack("up"), STOREYS, "passes under"),
        (stack("low", "up"), APART, "there is room between the two"),
        (inside("rock"), [block("rock", 19.6, 5, 23, 15)], "does not reach so far"),
        (inside("rock"), [block("rock", 15, 5, 23, 15, (0, 1.0))], "a part sticks out"),
        (inside("rock"), [block("rock", 15, 5, 23, 15, (0.5, 3))], "a part sticks out"),
        (inside("rock"), [block("rock", 15, 5, 23, 15, (0, 0), "cloud")], "an end lies in rock"),
        (inside("rock", 0), [block("rock", 15, 5, 23, 15)], "does not reach so far"),
        (None, [WALL], "a part is missing"),
        ({}, [WALL], "cannot be read"),
    ],
)
def test_what_lacks_one_thing_is_refused(division, terrain, why):
    found = judge(division, terrain)
    assert why in found and (found == "proved") == (why == "proved")


@pytest.mark.first(3)
@pytest.mark.parametrize(
    ("division", "terrain", "why"),
    [
        (floor("floor", 0.9), [FLOOR], "does not part them"),
        (floor("floor", 2.3), [FLOOR], "does not part them"),
        (floor("floor", 1.9), [FLOOR], "does not fill that height"),
        (floor("floor", 2.2), [FLOOR], "does not fill that height"),
        (floor("floor", 2.1), [block("floor", 10, 2, 18, 18, (2, 2.2))], "does not reach so far"),
        (floor("floor", 2.1), [{**FLOOR, "sight": "clear"}], "does not stand in the way"),
    ],
)
def test_a_floor_that_lacks_one_thing_is_refused(division, terrain, why):
    assert why in judge(division, terrain, LEVELS)


@pytest.mark.campaign
def test_two_bodies_that_meet_are_parted_by_no_path():
    file = scene_file(standing("a", 2, 10), standing("b", 3, 10), terrain=[block("wall", 2.4, 2, 2.6, 18)])
    question, said = asked(file, LOOK)
    forged = {**said, "clear": False, "proof": {"division": path((2.5, 3), (2.5, 17))}}
    assert reread(file, question, forged) == "refused: the two meet"


def test_what_the_bodies_are_held_by_is_as_large_as_they_are():
    """A chord that lines to the middle of a round base cross, but not those to its rim."""
    file = scene_file(*FACING, terrain=[WALL])
    question, said = asked(file, LOOK)
    for far, expected in ((10.51, "proved"), (10.49, "refused: a line passes beside it")):
        forged = {**said, "proof": {"division": path((10.5, 3), (10.5, far))}}
        assert reread(file, question, forged) == expected
    assert CHECKER.check(file, question, said) == "proved"
