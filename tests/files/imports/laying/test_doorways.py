"""Walls are cut where doors lie in them, and nowhere else."""

import pytest

from battlefield.files.imports.laying.doorways import cut_at_doors

WALL = ((0.0, 0.0), (10.0, 0.0))
ROOM = ((0.0, 0.0), (10.0, 0.0), (10.0, 6.0), (0.0, 6.0), (0.0, 0.0))


@pytest.mark.parametrize(
    ("doors", "left"),
    [
        ([((4, 0), (6, 0))], [((0, 0), (4, 0)), ((6, 0), (10, 0))]),
        ([((6, 0.005), (4, 0))], [((0, 0), (4, 0)), ((6, 0), (10, 0))]),  # nearly, and drawn backward
        ([((7, 0), (8, 0)), ((1, 0), (2, 0))], [((0, 0), (1, 0)), ((2, 0), (7, 0)), ((8, 0), (10, 0))]),
        ([((1, 0), (3, 0)), ((2, 0), (4, 0))], [((0, 0), (1, 0)), ((4, 0), (10, 0))]),  # one in the other
        ([((8, 0), (12, 0))], [((0, 0), (8, 0))]),
        ([((-1, 0), (11, 0))], []),
    ],
)
def test_a_wall_ends_where_a_door_lies_in_it(doors, left):
    assert cut_at_doors([WALL], doors) == left


@pytest.mark.parametrize(
    "door",
    [((4, 0.1), (6, 0.1)), ((5, -1), (5, 1)), ((10, 0), (12, 0)), ((4, 0), (6, 0.5))],
    ids=["beside it", "across it", "behind its end", "aslant"],
)
def test_a_door_that_does_not_lie_in_a_wall_leaves_it_whole(door):
    assert cut_at_doors([WALL], [door]) == [WALL]


def test_a_wall_that_closes_is_one_line_from_the_door_round_to_the_door():
    found = cut_at_doors([ROOM, WALL[::-1]], [((4, 0), (6, 0))])
    assert found[0] == ((6, 0), (10, 0), (10, 6), (0, 6), (0, 0), (4, 0))
    assert found[1:] == [((10, 0), (6, 0)), ((4, 0), (0, 0))]
