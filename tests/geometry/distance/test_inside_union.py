"""Bases inside several outlines taken together: across what adjoins and overlaps, and not beyond."""

from math import cos, radians, sin

import pytest

from battlefield.geometry.distance.inside import is_inside_union
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Polygon, Strip
from battlefield.geometry.pieces.terrain import contains_point

INCH = BaseSize.round(50.8)  # a radius of one inch
OVAL = BaseSize.oval(101.6, 50.8)  # half axes of 2 and 1 in
RECT = BaseSize.rect(101.6, 50.8)
HEX = BaseSize.hex(50.8)


def box(left: float, top: float, right: float, bottom: float) -> Polygon:
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


LEFT, RIGHT = box(0, 0, 5, 4), box(5, 0, 10, 4)
SLANTED = Polygon(((5.0, 4.0), (0.0, 4.0), (0.1, 9.3), (5.3, 7.7)))
CAPSULE = (box(0, -2, 4, 2), Circle((0.0, 0.0), 2.0), Circle((4.0, 0.0), 2.0))
HALVES = (Circle((-1.0, 0.0), 2.0), Circle((1.0, 0.0), 2.0))  # they cross at (0, ±sqrt 3)


@pytest.mark.parametrize(
    ("outlines", "base", "inside"),
    [
        ((LEFT, RIGHT), PlacedBase(INCH, (5.0, 1.0)), True),
        ((LEFT, RIGHT), PlacedBase(INCH, (5.0, 0.99999)), False),
        ((LEFT, RIGHT), PlacedBase(OVAL, (5.0, 2.0), 90.0), True),
        ((LEFT, RIGHT), PlacedBase(OVAL, (5.0, 2.0), 0.0), True),  # as deep as both are
        ((LEFT, RIGHT), PlacedBase(OVAL, (5.0, 2.0001), 0.0), False),
        ((LEFT, box(5.001, 0, 10, 4)), PlacedBase(INCH, (5.0, 2.0)), False),  # a thousandth lies between
        ((LEFT, SLANTED), PlacedBase(RECT, (3.0, 4.0), 90.0), True),
        ((LEFT, SLANTED), PlacedBase(RECT, (3.01, 4.0), 90.0), False),
        ((LEFT, RIGHT, SLANTED), PlacedBase(HEX, (5.0, 2.8)), True),
        ((LEFT, RIGHT, SLANTED), PlacedBase(HEX, (5.0, 4.0)), False),
        ((Strip(((0.0, 1.0), (8.0, 1.0)), 2.0), box(0, 2, 8, 5)), PlacedBase(INCH, (4.0, 2.0)), True),
        (CAPSULE, PlacedBase(INCH, (0.5, 1.0)), True),
        (CAPSULE, PlacedBase(INCH, (0.5, 1.00001)), False),
        (CAPSULE, PlacedBase(INCH, (-1.0, 0.0)), True),
        (CAPSULE, PlacedBase(INCH, (-1.00001, 0.0)), False),
        (CAPSULE, PlacedBase(OVAL, (2.0, 0.0), 0.0), True),
        (CAPSULE, PlacedBase(OVAL, (-0.5, 0.0), 90.0), False),
        # the lens's corners lie sqrt 3 = 1.7320508 from the middle: a disc of one inch may rise 0.7320508
        (HALVES, PlacedBase(INCH, (0.0, 0.73205)), True),
        (HALVES, PlacedBase(INCH, (0.0, 0.73206)), False),
        # corners of 4 by 2 in about the middle: (2, 1) lies sqrt 2 from the disc's middle (1, 0)
        (HALVES, PlacedBase(RECT, (0.0, 0.0), 90.0), True),
        (HALVES, PlacedBase(RECT, (0.0, 0.0), 0.0), False),  # (1, 2) lies 2 in above a disc's middle; (0, 2)
        # three discs round a hole at the middle that none of them covers
        (
            tuple(Circle((2 * cos(radians(a)), 2 * sin(radians(a))), 1.99) for a in (90, 210, 330)),
            PlacedBase(INCH, (0.0, 0.0)),
            False,
        ),
        (
            tuple(Circle((2 * cos(radians(a)), 2 * sin(radians(a))), 2.0) for a in (90, 210, 330)),
            PlacedBase(BaseSize.round(5.08), (0.0, 0.0)),
            True,
        ),
        ((), PlacedBase(INCH, (0.0, 0.0)), False),
        ((Circle((0.0, 0.0), 0.5), Circle((0.2, 0.0), 0.5)), PlacedBase(INCH, (0.0, 0.0)), False),
    ],
)
def test_a_base_lies_in_outlines_together_to_their_edge(
    outlines: tuple[Outline, ...], base: PlacedBase, inside: bool
) -> None:
    assert is_inside_union(base, outlines) == inside


def _points(base: PlacedBase) -> list[tuple[float, float]]:
    """Points all over an oval base, its edge among them."""
    ux, uy = sin(radians(base.facing)), -cos(radians(base.facing))
    a, b = base.size.length_mm / 50.8, base.size.width_mm / 50.8
    spokes = [(n * 3.0, ring / 12.0) for n in range(120) for ring in range(13)]
    own = [(a * share * cos(radians(t)), b * share * sin(radians(t))) for t, share in spokes]
    return [(base.at[0] + x * ux - y * uy, base.at[1] + x * uy + y * ux) for x, y in own]


@pytest.mark.campaign
def test_ovals_agree_with_points_all_over_them() -> None:
    seen = {True: 0, False: 0}
    for step in range(80):  # a walk of fixed steps over places, turns and sizes
        x, y, turn = (step * 0.37) % 3.0 - 1.5, (step * 0.61) % 2.4 - 1.2, (step * 47.0) % 360.0
        discs = Circle((x, y), 1.9 + step % 3 * 0.2), Circle((-x, 0.3 - y), 1.7)
        outlines = (*discs, box(-0.6, -1.4, 1.1 + step % 5 * 0.2, 1.5))
        base, grown = (PlacedBase(BaseSize.oval(75 + n, 42 + n), (0.2, 0.1), turn) for n in (0.0, 3.0))
        found = is_inside_union(base, outlines)
        if found:
            assert not _bare(base, outlines)
        else:  # a sliver between the points of a base is seen by those of one that is a little larger
            assert _bare(base, outlines) or _bare(grown, outlines)
        seen[found] += 1
    assert min(seen.values()) >= 10


def _bare(base: PlacedBase, outlines: tuple[Outline, ...]) -> bool:
    return any(not any(contains_point(each, at) for each in outlines) for at in _points(base))
