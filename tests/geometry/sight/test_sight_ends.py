"""Ends of looks: what they meet, and what parts them from what stands beside them."""

from math import hypot, sqrt

import numpy as np
import pytest

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase
from battlefield.geometry.sight.ends import SeenEnd, disc_about, seen_end

INCH = 25.4
KINDS = (
    BaseSize.round(INCH),
    BaseSize.oval(2 * INCH, INCH),
    BaseSize.rect(2 * INCH, INCH),
    BaseSize.hex(INCH),
)


def end(size: BaseSize, facing: float = 90.0, centre: float = 3.0) -> SeenEnd:
    """See a base that faces along the frame's x axis unless told otherwise."""
    return seen_end(PlacedBase(size, (7.0, 8.0), facing), centre, (1.0, 0.0))


def level(*heights: float) -> np.ndarray:
    """Give level lines y = height."""
    return np.array([[0.0, 1.0, height] for height in heights]).T


def test_the_disc_about_a_base_reaches_to_its_farthest_point() -> None:
    expected = (0.5, 1.0, hypot(1.0, 0.5), 1.0 / sqrt(3.0))
    assert [disc_about(size) for size in KINDS] == pytest.approx(expected)


@pytest.mark.parametrize("size", KINDS, ids=str)
def test_a_base_is_met_by_the_lines_that_cross_it(size: BaseSize) -> None:
    half = {"round": 0.5, "oval": 0.5, "rect": 0.5, "hex": 1.0 / sqrt(3.0)}[size.kind]
    lines = level(0.0, half - 1e-8, -half + 1e-8, half + 1e-6, -half - 0.1)
    assert end(size).holds(lines).tolist() == [True, True, True, False, False]
    assert end(size).is_met(lines, 1e-5)[:4].all()
    assert not end(size).is_met(lines, 1e-5)[4]


def test_the_polygon_about_an_oval_holds_all_of_it() -> None:
    oval = end(KINDS[1], facing=37.0)
    turns = np.linspace(0.0, 2.0 * np.pi, 400)
    lines = np.array([np.cos(turns), np.sin(turns), np.cos(turns) * 3.0])
    reach = [oval._reach(x, y) for x, y in lines[:2].T.tolist()]
    grazing = lines + np.array([0.0 * turns, 0.0 * turns, np.array(reach)])
    assert oval.is_met(grazing, 0.0).all()
    grazing[2] += 0.05
    assert not oval.is_met(grazing, 0.0).any()


@pytest.mark.parametrize("size", KINDS, ids=str)
def test_a_box_beside_a_base_is_parted_and_one_upon_it_is_not(size: BaseSize) -> None:
    def box(low: float) -> list[tuple[float, float]]:
        return [(2.0, low), (4.0, low), (4.0, low + 1.0), (2.0, low + 1.0)]

    top = {"hex": 1.0 / sqrt(3.0)}.get(size.kind, 0.5)
    assert end(size).parting(box(top), 0.0, 1e-7) == pytest.approx((0.0, 1.0))
    assert end(size).parting(box(top - 1e-3), 0.0, 1e-7) is None
    assert end(size).parting(box(-0.5), 0.0, 1e-7) is None


def test_a_disc_is_parted_by_the_line_of_centres() -> None:
    assert end(KINDS[0]).parting([(3.0, 2.0)] * 4, 1.5, 1e-7) == pytest.approx((0.0, 1.0))
    assert end(KINDS[0]).parting([(3.0, 2.0)] * 4, 1.6, 1e-7) is None


@pytest.mark.parametrize("facing", [0.0, 37.0, 90.0])
@pytest.mark.parametrize("size", KINDS, ids=str)
def test_the_middle_on_a_line_has_as_much_of_the_base_before_it_as_behind(
    size: BaseSize, facing: float
) -> None:
    seen = end(size, facing)
    for p, q in ((0.1, 0.0), (-0.8, 0.3)):
        x, y = seen.middle_on(p, q)
        assert y == pytest.approx(p + q * x)
        along = [k * 1e-3 for k in range(-1500, 1500)]
        inside = [t for t in along if _holds(seen, x + t, y + q * t)]
        assert inside[0] + inside[-1] == pytest.approx(0.0, abs=3e-3) and len(inside) > 100


def _holds(seen: SeenEnd, x: float, y: float) -> bool:
    """Tell whether a base holds a point."""
    (a, b), (ax, ay), dx = seen.half, seen.axis, x - seen.centre
    u, v = dx * ax + y * ay, y * ax - dx * ay
    if len(seen.corners) in (2, 12):
        return (u / a) ** 2 + (v / b) ** 2 <= 1.0
    if len(seen.corners) == 4:
        return abs(u) <= a and abs(v) <= b
    return max(abs(u), abs(0.5 * u + 0.75**0.5 * v), abs(0.5 * u - 0.75**0.5 * v)) <= a
