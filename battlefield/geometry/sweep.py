"""How far a base slides, without turning, before it first touches something.

An obstacle is in the way where the base, sliding on, would overlap it by more than the tolerance, measured
across the slide: what the line merely grazes, and what the base is in contact with but does not approach,
never stops it. The stop itself is exact. A base that overlaps an obstacle at the start may move so that the
overlap becomes less, and the obstacle counts again once the base is clear of it; any other move ends at once.
Of an outline that is not convex, the overlap with its deepest convex part is meant.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot, inf

import numpy as np

from battlefield.geometry.shapes import PlacedBase, Point
from battlefield.geometry.sweep_margin import margin
from battlefield.geometry.sweep_parts import Flags, Floats, Ints, Parts, Thing, mover
from battlefield.geometry.sweep_spans import PARALLEL, Slide, joined, spans
from battlefield.geometry.tolerance import TOL, is_overlapping

_STEP = 1e-4  # inch; how far the base is moved to see whether it approaches
_AT_ONCE = 24  # parts


@dataclass(frozen=True, slots=True, eq=False)
class Obstacles:
    """Things that may stand in the way, taken apart once; indices are places in `things`."""

    things: tuple[Thing, ...]
    parts: Parts = field(repr=False)

    @classmethod
    def of(cls, things: Sequence[Thing]) -> "Obstacles":
        """Prepare bases and outlines."""
        return cls(tuple(things), Parts.of(things))

    def only(self, wanted: Flags) -> "Obstacles":
        """Leave out those that a flag b[things] does not want; indices stay."""
        return Obstacles(self.things, self.parts.of_owners(wanted))


@dataclass(frozen=True, slots=True)
class FirstContact:
    """The first stop of a slide: after `distance` inches the thing at `index` is touched (or so near as the
    clearance asks).
    """

    distance: float
    index: int


def sweep(
    base: PlacedBase,
    direction: Point,
    distance: float,
    obstacles: Obstacles | Sequence[Thing],
    clearance: float = 0.0,
) -> FirstContact | None:
    """Find what a base first touches on a slide along a unit vector; None where nothing stops it.

    With a clearance it stops where the gap is that long; it never moves backward for it, and may move along
    or away from what is nearer already. Equal stops are decided by the order of the obstacles.
    """
    if not isinstance(obstacles, Obstacles):
        obstacles = Obstacles.of(obstacles)
    _require_unit(direction)
    found = first_stop(base, direction, obstacles, clearance)
    return found if found is not None and found.distance <= distance + TOL else None


def first_stop(
    base: PlacedBase, direction: Point, obstacles: Obstacles, clearance: float = 0.0
) -> FirstContact | None:
    """Find what ends a slide of any length: parts are tried from the nearest on."""
    slide = Slide.of(mover(base.size, base.facing), base.at, direction, obstacles.parts, clearance)
    waiting, stops = slide.high > TOL, _Stops([], [])
    reach = TOL
    while waiting.any():
        low = slide.low[waiting]
        batch = float(np.partition(low, _AT_ONCE)[_AT_ONCE]) if len(low) > _AT_ONCE else inf
        reach = max(reach, batch)
        chosen = waiting & (slide.low <= min(reach, stops.first() + PARALLEL))
        if not chosen.any():
            break
        waiting &= ~chosen
        for owner in _add(stops, slide, chosen):
            _restart(stops, base, direction, obstacles, clearance, owner)
            waiting &= slide.parts.owner != owner
    return stops.contact()


@dataclass(frozen=True, slots=True)
class _Stops:
    """The stops found so far: how far off, and whose."""

    distances: list[float]
    owners: list[int]

    def first(self) -> float:
        """Give the distance of the first."""
        return min(self.distances, default=inf)

    def add(self, distances: Floats, owners: Ints) -> None:
        """Take in those that stop at all."""
        stopping = np.isfinite(distances)
        self.distances.extend(np.maximum(distances[stopping], 0.0).tolist())
        self.owners.extend(owners[stopping].tolist())

    def contact(self) -> FirstContact | None:
        """Give the first of all; of equals the first in order."""
        best = self.first()
        if best == inf:
            return None
        equal = zip(self.distances, self.owners, strict=True)
        return FirstContact(best, min(owner for distance, owner in equal if distance <= best + PARALLEL))


def _add(stops: _Stops, slide: Slide, chosen: Flags) -> list[int]:
    """Take in where chosen parts stop a slide, but for things that it begins inside of: list those."""
    enter, leave = slide.spans(chosen)
    enter = np.where(leave <= TOL, inf, enter)
    owners = slide.parts.owner[chosen]
    begun = sorted(set(owners[enter < -TOL].tolist()))
    settled = np.ones(len(owners), dtype=np.bool_)
    for owner in begun:
        settled &= owners != owner
    stops.add(enter[settled], owners[settled])
    return begun


def _restart(
    stops: _Stops, base: PlacedBase, direction: Point, obstacles: Obstacles, clearance: float, owner: int
) -> None:
    """Take in where a thing stops a slide that begins inside some of its parts (or in their clearance)."""
    parts = obstacles.parts.take(obstacles.parts.owner == owner)
    enter, leave = spans(mover(base.size, base.facing), base.at, direction, parts, clearance)
    enter[leave <= TOL] = inf
    begun = np.flatnonzero(enter < -TOL)
    things = [parts.thing(row, obstacles.things) for row in begun.tolist()]
    before, after = _approach(base, direction, things)
    if not is_overlapping(float(before.max())):
        enter[begun] = np.where((after - before) / _STEP > PARALLEL, 0.0, inf)
    elif (after.max() - before.max()) / _STEP >= -PARALLEL:
        enter[:] = 0.0
    else:
        enter[joined(enter, leave, 0.0)] = inf
    stops.add(enter, parts.owner)


def _approach(base: PlacedBase, direction: Point, things: Sequence[Thing]) -> tuple[Floats, Floats]:
    """Measure the margins of things at the start and a little farther."""
    (x, y), (dx, dy) = base.at, direction
    ahead = PlacedBase(base.size, (x + _STEP * dx, y + _STEP * dy), base.facing)
    margins = [[margin(placed, thing) for thing in things] for placed in (base, ahead)]
    return np.array(margins[0]), np.array(margins[1])


def _require_unit(direction: Point) -> None:
    if abs(hypot(*direction) - 1.0) > PARALLEL:
        raise ValueError(f"a direction is a unit vector, not {direction}")
