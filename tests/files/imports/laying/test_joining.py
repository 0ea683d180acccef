"""Lines joined at their ends, and what hangs together."""

from time import process_time

import pytest

from battlefield.files.imports.laying.joining import bodies, joined_lines


@pytest.mark.parametrize(
    ("lines", "joined"),
    [
        ([], []),
        ([((0, 0), (1, 0))], [((0, 0), (1, 0))]),
        ([((0, 0), (1, 0)), ((1, 0), (1, 1))], [((0, 0), (1, 0), (1, 1))]),
        ([((1, 0), (0, 0)), ((1, 0), (1, 1))], [((1, 1), (1, 0), (0, 0))]),
        ([((1, 0), (1, 1)), ((0, 0), (1, 0))], [((0, 0), (1, 0), (1, 1))]),
        ([((0, 0), (1, 0)), ((1.0005, 0), (2, 0))], [((0, 0), (1, 0), (2, 0))]),
        ([((0, 0), (1, 0)), ((1.1, 0), (2, 0))], [((0, 0), (1, 0)), ((1.1, 0), (2, 0))]),
        (
            [((0, 0), (1, 0)), ((1, 0), (2, 0)), ((1, 0), (1, 1))],
            [((0, 0), (1, 0), (2, 0)), ((1, 0), (1, 1))],
        ),
        ([((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 0))], [((0, 0), (1, 0), (1, 1), (0, 0))]),
        ([((0, 0), (1, 0), (1, 1), (0, 0))], [((0, 0), (1, 0), (1, 1), (0, 0))]),
        ([((0, 0), (1, 0)), ((1, 0), (0, 0))], [((0, 0), (1, 0))]),
        ([((3, 3), (3, 3)), ((0, 0), (1, 0))], [((3, 3), (3, 3)), ((0, 0), (1, 0))]),
    ],
)
def test_lines_are_joined_where_their_ends_meet(lines, joined):
    assert joined_lines(lines) == joined


def test_what_touches_within_a_reach_is_one_body():
    lines = [((0, 0), (4, 0)), ((2, 0.2), (2, 3)), ((0, 9), (4, 9)), ((2, 8), (2, 10)), ((7, 7), (8, 8))]
    assert bodies(lines, 0.25) == [0, 0, 2, 2, 4]
    assert bodies(lines, 0.1) == [0, 1, 2, 2, 4]


@pytest.mark.campaign
def test_a_flood_of_lines_that_lie_beside_each_other_is_one_body_soon():
    lines = [((0.0, float(n)), (500.0, float(n))) for n in range(20_000)]
    begun = process_time()
    assert set(bodies(lines, 0.25)) == {0}
    assert process_time() - begun < 5.0
