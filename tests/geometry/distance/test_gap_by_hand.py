"""Gaps, contacts and overlaps worked out by hand, and their properties for any two bases."""

from dataclasses import replace
from math import hypot, sqrt

import numpy as np
import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st
from table_strategies import (
    bearings,
    distance,
    margin_bounds,
    millimetres,
    mirrored,
    placed_bases,
    places,
    turned,
)

from battlefield.geometry.distance.gaps import gap, margins_between, nearest
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Point, Polygon, Strip, Template

INCH = 25.4
some = settings(max_examples=tries(150, 20), deadline=None)
few = settings(max_examples=tries(40, 20), deadline=None)

Thing = PlacedBase | Template | Polygon | Circle | Strip
SQUARE = Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)))
ELBOW = Polygon(((0.0, 0.0), (6.0, 0.0), (6.0, 1.0), (1.0, 1.0), (1.0, 6.0), (0.0, 6.0)))
COURT = Polygon(SQUARE.points, holes=(((1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0)),))
TILE = BaseSize.rect(INCH, INCH)
OVAL = BaseSize.oval(2 * INCH, INCH)
COIN = PlacedBase(BaseSize.round(INCH), (2.0, 2.0))


def coin(x: float, y: float) -> PlacedBase:
    return replace(COIN, at=(x, y))


MARGINS: list[tuple[Thing, Thing, float]] = [
    (coin(0, 0), coin(3, 4), -4.0),
    (coin(0, 0), coin(0.3, 0.4), 0.5),
    (coin(0, 0), coin(0, 0), 1.0),
    (coin(0, 0), PlacedBase(BaseSize.rect(2 * INCH, INCH), (3.5, 0.0), 90.0), -2.0),
    (coin(0, 0), PlacedBase(BaseSize.hex(INCH), (2.0, 0.0), 0.0), -1.5 + 1 / sqrt(3)),
    (PlacedBase(TILE, (0, 0), 45.0), PlacedBase(TILE, (3, 0)), sqrt(0.5) - 2.5),
    (PlacedBase(OVAL, (0, 0)), PlacedBase(OVAL, (0, 2.5)), -0.5),
    (PlacedBase(OVAL, (0, 0)), PlacedBase(OVAL, (0, 1.5), 90.0), 0.0),
    (PlacedBase(OVAL, (0, 0), 5.0), PlacedBase(OVAL, (0, 0), 5.0), 1.0),
    (PlacedBase(OVAL, (1, 1), 9.0), PlacedBase(BaseSize.hex(INCH), (1, 1), 9.0), 0.5 + 1 / sqrt(3)),
    (coin(7.0, 2.0), SQUARE, -2.5),
    (coin(7.0, 8.0), SQUARE, -4.5),
    (coin(2.0, 1.0), SQUARE, 1.5),
    (coin(4.0, 4.0), ELBOW, -2.5),
    (coin(2.0, 2.0), COURT, -0.5),
    (coin(0.5, 0.5), ELBOW, 1.0),
    (coin(1.0, 1.0), ELBOW, sqrt(0.5)),
    (coin(0.5, 2.0), COURT, 1.0),
    (coin(2.0, 2.0), Circle((2.0, 2.0), 3.0), 3.5),
    (coin(8.0, 0.0), Strip(((0.0, 0.0), (4.0, 0.0)), 1.0), -3.5),
    (coin(6.0, -2.0), Strip(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0)), 2.0), 0.5 - sqrt(2.0)),
    (PlacedBase(OVAL, (4.0, 4.0), 90.0), ELBOW, -2.0),
    (PlacedBase(TILE, (4.0, 4.0), 45.0), ELBOW, sqrt(0.5) - 3.0),
    (Template("beam", 10.0, (0.0, 6.0), 90.0), SQUARE, 0.5 / INCH - 2.0),
    (Template("round", 2.0, (9.0, 2.0)), Circle((1.0, 2.0), 3.0), -4.0),
    (Template("cone", 8.0, (0.0, -3.0), 0.0), SQUARE, -3.0),
    (SQUARE, Strip(((10.0, -5.0), (10.0, 9.0)), 1.0), -5.5),
    (ELBOW, Polygon(((3.0, 3.0), (5.0, 3.0), (5.0, 5.0))), -2.0),
]


@pytest.mark.parametrize(("first", "second", "margin"), MARGINS)
def test_margins_of_two_things(first: Thing, second: Thing, margin: float) -> None:
    there, back = gap(first, second), gap(second, first)
    assert there.margin == pytest.approx(margin, abs=1e-12)
    assert back.margin == pytest.approx(margin, abs=1e-12)
    assert (there.gap, there.overlap) == pytest.approx((max(-margin, 0.0), max(margin, 0.0)), abs=1e-12)
    assert there.touching == (margin > -1e-9) and there.overlapping == (margin > 1e-9)
    assert distance(*there.points) == pytest.approx(abs(margin), abs=1e-9)


@pytest.mark.parametrize(("first", "second", "margin"), MARGINS)
def test_moved_along_the_direction_by_the_margin_the_second_just_touches(
    first: Thing, second: Thing, margin: float
) -> None:
    found = gap(first, second)
    step = (found.direction[0] * margin, found.direction[1] * margin)
    touching = gap(first, shifted(second, step))
    assert touching.touching and not touching.overlapping
    assert touching.margin == pytest.approx(0.0, abs=1e-9)


def shifted(thing: Thing, step: Point) -> Thing:
    if isinstance(thing, PlacedBase | Template):
        return replace(thing, at=moved(thing.at, step))
    if isinstance(thing, Circle):
        return replace(thing, centre=moved(thing.centre, step))
    points = tuple(moved(point, step) for point in thing.points)
    if isinstance(thing, Strip):
        return replace(thing, points=points)
    return Polygon(points, tuple(tuple(moved(point, step) for point in hole) for hole in thing.holes))


def moved(point: Point, step: Point) -> Point:
    return point[0] + step[0], point[1] + step[1]


@pytest.mark.parametrize("beyond", [0.0, 0.9e-6, -0.9e-6])
def test_bases_within_the_tolerance_are_in_contact_and_not_overlapping(beyond: float) -> None:
    found = gap(coin(0.0, 0.0), coin(1.0 + beyond, 0.0))
    assert found.touching and not found.overlapping and found.too_close
    assert found.rule.startswith("Touching")


def test_a_hand_breadth_apart_is_not_too_close_to_call() -> None:
    found = gap(coin(0.0, 0.0), coin(3.0, 0.0))
    assert not found.touching and not found.too_close and found.rule.startswith("Apart")
    assert gap(coin(0.0, 0.0), coin(0.5, 0.0)).rule.startswith("Overlapping")


def test_nearest_points_lie_on_both_edges() -> None:
    found = gap(coin(0.0, 2.0), SQUARE)
    assert found.overlap == pytest.approx(0.5)
    found = gap(coin(-2.0, 2.5), SQUARE)
    assert found.points == (pytest.approx((-1.5, 2.5)), pytest.approx((0.0, 2.5)))
    assert found.direction == pytest.approx((1.0, 0.0))
    assert found.centres == pytest.approx(hypot(4.0, 0.5))


def test_centres_are_measured_from_what_places_a_thing() -> None:
    origin = coin(0.0, 0.0)
    assert gap(origin, Template("beam", 10.0, (3.0, 4.0), 90.0)).centres == pytest.approx(5.0)
    assert gap(origin, Circle((3.0, 4.0), 1.0)).centres == pytest.approx(5.0)
    assert gap(origin, Strip(((3.0, 0.0), (3.0, 8.0)), 1.0)).centres == pytest.approx(5.0)
    offset = Polygon(((1.0, 2.0), (5.0, 2.0), (5.0, 6.0), (1.0, 6.0)))
    assert gap(origin, offset).centres == pytest.approx(5.0)


def test_the_nearest_of_some_bases_is_found_with_its_gap() -> None:
    bases = [coin(0, 0), coin(5, 0), PlacedBase(BaseSize.rect(4 * INCH, INCH), (0, 5), 0.0), coin(0, -4)]
    index, found = nearest(bases, 0, [1, 2, 3])
    assert index == 2 and found.gap == pytest.approx(2.5)
    assert nearest(bases, 0, [3, 1])[0] == 3
    assert nearest([coin(0, 0), coin(3, 0), coin(0, 3)], 0, [2, 1])[0] == 2
    with pytest.raises(ValueError, match="no other base"):
        nearest(bases, 0, [])


@some
@given(placed_bases, placed_bases)
def test_the_gap_is_the_same_both_ways(first: PlacedBase, second: PlacedBase) -> None:
    there, back = gap(first, second), gap(second, first)
    assert there.margin == pytest.approx(back.margin, abs=1e-9)
    assert there.centres == back.centres
    if there.margin < -1e-3:
        assert there.points[0] == pytest.approx(back.points[1], abs=1e-6)


@some
@given(placed_bases, placed_bases, bearings, places)
def test_turning_shifting_or_mirroring_both_bases_changes_nothing(
    first: PlacedBase, second: PlacedBase, turn: float, shift: Point
) -> None:
    both = (first, second)
    there = [replace(base, at=turned(base.at, turn, shift), facing=base.facing + turn) for base in both]
    mirror = [replace(base, at=mirrored(base.at), facing=-base.facing) for base in both]
    margin = gap(first, second).margin
    assert gap(*there).margin == pytest.approx(margin, abs=1e-9)
    assert gap(*mirror).margin == pytest.approx(margin, abs=1e-9)


@some
@given(placed_bases, placed_bases)
def test_the_second_base_moved_by_the_margin_just_touches(first: PlacedBase, second: PlacedBase) -> None:
    found = gap(first, second)
    x, y = (np.array(second.at) + found.margin * np.array(found.direction)).tolist()
    there = gap(first, replace(second, at=(x, y)))
    assert there.touching and not there.overlapping
    assert abs(there.margin) <= 1e-9


@few
@given(placed_bases, placed_bases)
def test_the_margin_of_two_bases_lies_within_proven_bounds(first: PlacedBase, second: PlacedBase) -> None:
    low, high = margin_bounds(first, second)
    assert low - 1e-9 <= gap(first, second).margin <= high + 1e-9


ovals = st.builds(PlacedBase, st.builds(BaseSize.oval, millimetres, millimetres), places, bearings)


@some
@given(ovals, ovals)
def test_the_margin_of_two_ovals_lies_within_proven_bounds(first: PlacedBase, second: PlacedBase) -> None:
    low, high = margin_bounds(first, second)
    assert low - 1e-9 <= gap(first, second).margin <= high + 1e-9


CROSSED = [(1000.0, 1.0), (200.0, 1.0), (60.0, 59.999999), (50.0, 50.0), (300.0, 20.0)]


@pytest.mark.parametrize("size", CROSSED)
@pytest.mark.parametrize("turn", [0.0, 1e-6, 0.05, 30.0, 90.0])
@pytest.mark.parametrize("at", [(0.0, 0.0), (0.02, 0.0), (0.5, 0.01), (3.0, 4.0)])
def test_thin_crossed_and_concentric_ovals_lie_within_proven_bounds(
    size: tuple[float, float], turn: float, at: Point
) -> None:
    first = PlacedBase(BaseSize.oval(*size), (0.0, 0.0))
    second = PlacedBase(BaseSize.oval(120.0, 1.0), at, turn)
    low, high = margin_bounds(first, second)
    assert low - 1e-9 <= gap(first, second).margin <= high + 1e-9


@few
@given(st.lists(placed_bases, min_size=2, max_size=6))
def test_margins_of_many_pairs_are_those_of_each_pair(bases: list[PlacedBase]) -> None:
    first, second = np.nonzero(np.ones((len(bases), len(bases))))
    together = margins_between(Bases.placed(bases), first, second)
    for margin, i, j in zip(together.tolist(), first.tolist(), second.tolist(), strict=True):
        assert margin == pytest.approx(gap(bases[i], bases[j]).margin, abs=1e-9)


def test_no_pairs_have_no_margins() -> None:
    none = np.zeros(0, dtype=np.intp)
    assert len(margins_between(Bases.placed([COIN]), none, none)) == 0
