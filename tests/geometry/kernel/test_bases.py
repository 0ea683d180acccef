"""Bases as arrays: their measures and how they are picked and moved."""

from math import pi, sqrt

import numpy as np
import pytest
from table_strategies import outline_points

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase

INCH = 25.4
MEASURES = [
    # size, half sizes, area, reach, core
    (BaseSize.round(2 * INCH), (1.0, 1.0), pi, 1.0, 1.0),
    (BaseSize.oval(4 * INCH, 2 * INCH), (2.0, 1.0), 2.0 * pi, 2.0, 1.0),
    (BaseSize.oval(2 * INCH, 4 * INCH), (1.0, 2.0), 2.0 * pi, 2.0, 1.0),
    (BaseSize.rect(6 * INCH, 8 * INCH), (3.0, 4.0), 48.0, 5.0, 3.0),
    (BaseSize.hex(2 * INCH), (1.0, 1.0), 2.0 * sqrt(3.0), 2.0 / sqrt(3.0), 1.0),
]


@pytest.mark.parametrize(("size", "half", "area", "reach", "core"), MEASURES)
def test_a_base_has_its_printed_measures(
    size: BaseSize, half: tuple[float, float], area: float, reach: float, core: float
) -> None:
    bases = Bases.of([size], [(3.0, 4.0)], [90.0])
    assert bases.half[0] == pytest.approx(half, abs=1e-12)
    assert bases.axis[0].tolist() == [1.0, 0.0]
    assert bases.area()[0] == pytest.approx(area, rel=1e-12)
    assert (bases.reach()[0], bases.core()[0]) == pytest.approx((reach, core), abs=1e-12)


@pytest.mark.parametrize("size", [row[0] for row in MEASURES])
def test_reach_is_the_farthest_point_and_core_no_farther_than_the_nearest(size: BaseSize) -> None:
    base = PlacedBase(size, (3.0, 4.0), 20.0)
    far = np.hypot(*(outline_points(base, 720) - base.at).T)
    bases = Bases.placed([base])
    assert far.max() == pytest.approx(bases.reach()[0], abs=1e-12)
    assert far.min() >= bases.core()[0] - 1e-12


def test_moved_bases_leave_the_others_and_the_original_in_place() -> None:
    bases = Bases.of([BaseSize.round(32)] * 3, [(0, 0), (1, 1), (2, 2)], [0, 0, 0])
    moved = bases.moved([2, 0], [(7.0, 8.0), (5.0, 6.0)])
    assert moved.xy.tolist() == [[5.0, 6.0], [1.0, 1.0], [7.0, 8.0]]
    assert bases.xy.tolist() == [[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]


def test_every_base_is_in_the_group_of_its_kind_once() -> None:
    sizes = [BaseSize.hex(30), BaseSize.round(25), BaseSize.oval(30, 60), BaseSize.round(32)]
    sizes.append(BaseSize.rect(50, 25))
    bases = Bases.of(sizes, [(float(i), 0.0) for i in range(5)], [10.0] * 5)
    groups = bases.groups()
    assert sorted(i for group in groups for i in group.index.tolist()) == list(range(5))
    assert all(bases.kind[i] == group.kind for group in groups for i in group.index.tolist())
    assert all((group.a >= group.b).all() for group in groups)
    assert bases.groups() is groups


def test_taken_bases_keep_the_order_asked_for() -> None:
    bases = Bases.of([BaseSize.round(25), BaseSize.hex(32)], [(0, 0), (1, 2)], [0, 90])
    taken = bases.take([1, 0, 1])
    assert taken.kind.tolist() == [3, 0, 3] and taken.xy.tolist() == [[1, 2], [0, 0], [1, 2]]
    assert len(taken) == 3
