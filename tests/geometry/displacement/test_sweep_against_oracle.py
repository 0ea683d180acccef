"""Random slides against a judge that shares no code with the kernel."""

import os
from fractions import Fraction
from math import sqrt
from random import Random

import numpy as np
import pytest
from campaigns import oftener, tries
from motion_scenes import a_base, a_direction, a_thing
from oracle_motion import Thing, exact_round_contact, first_contacts, summits, tracks

from battlefield.geometry.displacement.sweeping.parts import mover
from battlefield.geometry.displacement.sweeping.spans import spans
from battlefield.geometry.displacement.sweeping.sweep import Obstacles, sweep
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point

pytestmark = oftener

SCALE = int(os.environ.get("BATTLEFIELD_ORACLE_SCALE", "1"))
LENGTH = 16.0
GRAZE = 3e-6

Slide = tuple[PlacedBase, Point, list[Thing]]


def slides_apart(seed: int, count: int, clearance: float = 0.0) -> list[Slide]:
    """Draw slides that begin clear of their obstacles, by more than a clearance, and may meet one."""
    draw, found = Random(seed), []
    while len(found) < count:
        drawn = [(a_base(draw), a_direction(draw), [a_thing(draw)]) for _ in range(count)]
        found += [slide for slide in drawn if _is_apart(slide, clearance)]
    return found[:count]


def _is_apart(slide: Slide, clearance: float) -> bool:
    """Keep a slide that begins clear, of everything inside it too, and whose line comes near the obstacle."""
    base, direction, things = slide
    parts = Obstacles.of(things).parts
    met = spans(mover(base.size, base.facing), base.at, direction, parts, clearance + 0.05)
    if not np.any(met[1] > 0.0):
        return False
    across = spans(mover(base.size, base.facing), base.at, (0.6, 0.8), parts, clearance)
    return not np.any((across[0] < 1e-3) & (across[1] > -1e-3))


def assert_agrees(slides: list[Slide], clearance: float) -> int:
    """Compare every first contact with the judge's; give the number of contacts."""
    ways = tracks(slides)
    tops, depths = summits(ways, LENGTH)
    deep = np.flatnonzero(depths + clearance > GRAZE)
    contacts = first_contacts(ways.chosen(deep), tops[deep], clearance)
    hits = 0
    for index, (base, direction, things) in enumerate(slides):
        own = [k for k, row in enumerate(deep) if ways.owner[row] == index]
        grazes = [d for d, owner in zip(depths, ways.owner, strict=True) if owner == index]
        found = sweep(base, direction, LENGTH, things, clearance)
        if any(abs(depth + clearance) <= GRAZE for depth in grazes):
            continue
        assert (found is not None) == bool(own), slides[index]
        if found is not None:
            expected = min(contacts[k] for k in own)
            assert abs(found.distance - expected) <= 1e-7, (slides[index], found, expected)
            hits += 1
    return hits


@pytest.mark.campaign
def test_every_first_contact_is_the_one_that_halving_finds() -> None:
    slides = slides_apart(11, tries(140, 24) * SCALE)
    assert assert_agrees(slides, 0.0) > len(slides) // 3


@pytest.mark.campaign
def test_every_stop_at_a_clearance_is_the_one_that_halving_finds() -> None:
    slides = slides_apart(12, tries(80, 12) * SCALE, 0.75)
    assert assert_agrees(slides, 0.75) > len(slides) // 3


@pytest.mark.campaign
def test_the_gap_is_nought_at_the_contact_and_above_nought_before() -> None:
    slides = slides_apart(13, tries(300, 60) * SCALE)
    found = [(slide, sweep(slide[0], slide[1], LENGTH, slide[2])) for slide in slides]
    hits = [(slide, contact.distance) for slide, contact in found if contact is not None]
    ways = tracks([slide for slide, _ in hits])
    owner = np.array(ways.owner)
    distance = np.array([s for _, s in hits])[owner]
    for share in (1.0, 0.999, 0.7, 0.35):
        margin = ways.margin(share * distance)
        deepest = np.full(len(hits), -np.inf)
        np.maximum.at(deepest, owner, margin)
        if share == 1.0:
            assert np.abs(deepest).max() <= 1e-9
        else:
            assert deepest.max() <= 1e-9


def test_round_bases_meet_exactly_where_fractions_say() -> None:
    draw, right = Random(14), (1.0, 0.0)
    for _ in range(tries(400, 100) * SCALE):
        sizes = [BaseSize.round(draw.choice([25.0, 32.0, 40.0, 100.0])) for _ in range(2)]
        one = PlacedBase(sizes[0], (draw.uniform(0, 3), draw.uniform(0, 3)))
        other = PlacedBase(sizes[1], (draw.uniform(8, 12), draw.uniform(0, 4)))
        square, middle = exact_round_contact(one, other)
        found = sweep(one, right, 30.0, [other])
        assert (found is not None) == (square > 0)
        if found is None or square <= Fraction(1, 10**5):
            continue
        root = Fraction(sqrt(square))
        root = (root + square / root) / 2  # one exact step from a float's root is exact enough
        assert abs(Fraction(found.distance) - (middle - root)) <= Fraction(1, 10**12)


def test_the_first_of_many_obstacles_is_the_first_of_each_alone() -> None:
    draw = Random(15)
    for _ in range(tries(25, 5) * SCALE):
        base, direction = a_base(draw), a_direction(draw)
        things = [a_thing(draw) for _ in range(40)]
        alone = [sweep(base, direction, 30.0, [thing]) for thing in things]
        found = sweep(base, direction, 30.0, things)
        distances = [contact.distance for contact in alone if contact is not None]
        assert (found.distance if found else None) == min(distances, default=None)
        assert found is None or alone[found.index] is not None
