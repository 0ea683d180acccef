"""Upright planes judged many at once, held against the search of each plane by itself."""

import numpy as np
import pytest

from battlefield.geometry.sight.profile import free_segment
from battlefield.geometry.sight.walls import is_open_upright, is_shut

GROUND = -1e6


def judged(one: tuple[float, ...], two: tuple[float, ...], *rects: tuple[float, ...]) -> tuple[bool, bool]:
    """Tell of one plane whether it is certainly shut and whether it is open straight up."""
    ends = np.array([one]), np.array([two])
    rows = np.array(rects, dtype=np.float64).reshape(-1, 4), np.zeros(len(rects), dtype=np.intp)
    return bool(is_shut(*ends, *rows)[0]), bool(is_open_upright(*ends, *rows)[0])


def test_a_wall_between_the_ends_shuts_a_plane_and_a_low_one_does_not() -> None:
    assert judged((0, 1, 0, 2), (5, 6, 0, 2), (3, 4, GROUND, 3)) == (True, False)
    assert judged((0, 1, 0, 2), (5, 6, 0, 2), (3, 4, GROUND, 1)) == (False, False)


def test_two_walls_side_by_side_shut_what_overlapping_ends_share() -> None:
    assert judged((0, 4, 0, 2), (2, 6, 0, 2), (1, 3, GROUND, 3), (2.9, 5, GROUND, 3)) == (True, False)
    assert judged((0, 4, 0, 2), (2, 6, 0, 2), (1, 3, GROUND, 3), (3.1, 5, GROUND, 3)) == (False, True)


def test_a_wall_hides_a_low_end_close_behind_it_but_not_one_far_behind() -> None:
    """From 2 high at x = 1, over an edge 1.5 high at x = 3, a look meets 0.5 high at x = 7."""
    assert judged((0, 1, 0, 2), (3.5, 6.9, 0, 0.5), (0.5, 3, GROUND, 1.5))[0]
    assert not judged((0, 1, 0, 2), (3.5, 7.1, 0, 0.5), (0.5, 3, GROUND, 1.5))[0]


@pytest.mark.parametrize("seed", range(4))
def test_no_plane_is_judged_against_its_own_search(seed: int) -> None:
    rng = np.random.default_rng(seed)
    count, verdicts = 400, [0, 0]
    low = rng.choice([0.0, 0.0, 1.0, 2.0], (2, count))
    x = rng.integers(0, 8, (2, count)) / 2.0
    ends = [
        np.stack(
            [x[k], x[k] + rng.integers(1, 6, count) / 2.0, low[k], low[k] + rng.choice([1.0, 1.5], count)]
        )
        for k in (0, 1)
    ]
    plane = np.sort(rng.integers(0, count, 3 * count))
    left = rng.integers(0, 12, len(plane)) / 2.0
    wide, top = rng.integers(1, 6, len(plane)) / 2.0, rng.choice([1.0, 1.5, 2.0, 3.0], len(plane))
    rects = np.stack([left, left + wide, rng.choice([GROUND, GROUND, 0.5], len(plane)), top], axis=1)
    one, two = ends[0].T, ends[1].T
    shut, upright = is_shut(one, two, rects, plane), is_open_upright(one, two, rects, plane)
    for k in range(count):
        mine = rects[plane == k]
        found = free_segment(one[k], two[k], mine, np.zeros(len(mine), dtype=bool))
        assert not (shut[k] and found is not None), (one[k], two[k], mine, found)
        assert not (upright[k] and found is None), (one[k], two[k], mine)
        verdicts[0] += shut[k]
        verdicts[1] += upright[k]
    assert min(verdicts) > 20
