"""How far a base slides, without turning, before it first touches something.

An obstacle is in the way where the base, sliding on, would overlap it by more than the tolerance, measured
across the slide: what the line merely grazes, and what the base is in contact with but does not approach,
never stops it. The stop itself is exact. A base that overlaps an obstacle at the start may move so that the
overlap becomes less, and the obstacle counts again once the base is clear of it; any other move ends at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import hypot, inf

import numpy as np

from battlefield.geometry.displacement.sweeping.parts import Part, Parts, Thing, mover, part_margins
from battlefield.geometry.displacement.sweeping.spans import PARALLEL, Line, Wanted, joined, united
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL, is_overlapping

_STEP = 1e-4  # inch; how far the base is moved to see whether it approaches


@dataclass(frozen=True, slots=True, eq=False)
class Obstacles:
    """Things that may stand in the way, taken apart once; indices are places in `things`."""

    things: tuple[Thing, ...]
    parts: Parts = field(repr=False)

    @classmethod
    def of(cls, things: Sequence[Thing]) -> "Obstacles":
        """Prepare bases and outlines."""
        return cls(tuple(things), Parts.of(things))


@dataclass(frozen=True, slots=True)
class FirstContact:
    """The first stop of a slide: after `distance` inches the thing at `index` is touched (or so near as the
    clearance asks), by those of its convex parts that stop the base; `normal` is the outward unit vector
    there. Both are left out where the base overlapped the thing, or was nearer than the clearance, at first.
    """

    distance: float
    index: int
    normal: Point | None = None
    parts: tuple[Part, ...] = field(default=(), repr=False)


def sweep(
    base: PlacedBase,
    direction: Point,
    distance: float,
    obstacles: Obstacles | Sequence[Thing],
    clearance: float = 0.0,
) -> FirstContact | None:
    """Find what a base first touches on a slide of some inches along a unit vector; None where nothing does.

    The line of the slide is held against the Minkowski sums of the base and convex parts of the obstacles.
    With a clearance it stops where the gap is that long; it never moves backward for it, and may move along
    or away from what is nearer already. Equal stops are decided by the order of the obstacles.
    """
    if not isinstance(obstacles, Obstacles):
        obstacles = Obstacles.of(obstacles)
    _require_unit(direction)
    return Slide.of(base, direction, clearance).first_stop(obstacles, distance + TOL)


@dataclass(frozen=True, slots=True, eq=False)
class Slide:
    """A base that is slid along a unit vector; `line` sees it grown by the clearance, `bare` as it is."""

    base: PlacedBase
    line: Line
    bare: Line

    @classmethod
    def of(cls, base: PlacedBase, direction: Point, clearance: float = 0.0) -> "Slide":
        """Prepare a slide."""
        moving = mover(base.size, base.facing)
        bare = Line.of(moving, base.at, direction)
        return cls(base, Line.of(moving, base.at, direction, clearance) if clearance else bare, bare)

    def first_stop(
        self, obstacles: Obstacles, limit: float = inf, wanted: Wanted | None = None
    ) -> FirstContact | None:
        """Find what ends a slide of up to `limit` inches: parts are tried from the nearest on.

        Only those things count that `wanted`, asked for an index, lets count.
        """
        stops: list[_Stop] = []
        done: dict[int, bool] = {}  # whether an owner does not count, or the base was inside of it
        first, owners = limit, obstacles.parts.owner
        for low, high, row in sorted(self.line.near(obstacles.parts, limit)):
            if low > first + PARALLEL:
                break
            if high <= TOL:
                continue
            owner = int(owners[row])
            if owner not in done:
                done[owner] = wanted is not None and not wanted(owner)
            found = None if done[owner] else self._stop(obstacles, row, owner)
            if found is None:
                continue
            stops.append(found)
            if found.distance < -TOL:
                done[owner] = True
                stops = [stop for stop in stops if stop.owner != owner] + self._restart(obstacles, owner)
            first = min([stop.distance for stop in stops], default=limit)
        return self._contact(stops) if stops and first <= limit else None

    def _stop(self, obstacles: Obstacles, row: int, owner: int) -> "_Stop | None":
        """Return where the base enters a part; below -TOL where it begins inside, none where it leaves it."""
        part = obstacles.parts[row]
        seen = self.line.met(part)
        if seen is None:
            return None
        distance, ahead, aside = seen.enter()
        if distance == inf or (distance <= TOL and seen.leave() <= TOL):
            return None
        return _Stop(distance, owner, part, (ahead, aside))

    def _restart(self, obstacles: Obstacles, owner: int) -> "list[_Stop]":
        """Return the stops by a thing where the base begins inside of it (or in its clearance)."""
        rows = obstacles.parts.rows(owner)
        found = [self._stop(obstacles, row, owner) for row in rows]
        stops = [stop for stop in found if stop is not None]
        nearing = [None if s.distance >= -TOL else self.bare.approach(s.part) for s in stops]
        if "inside" in nearing:
            return self._outward(obstacles, owner, found)
        return [
            stop if answer is None else replace(stop, distance=0.0, normal=None)
            for stop, answer in zip(stops, nearing, strict=True)
            if answer != "away"
        ]

    def _outward(self, obstacles: Obstacles, owner: int, found: "Sequence[_Stop | None]") -> "list[_Stop]":
        """Change the stops by a thing that the base overlaps at the start: it may move only out of it."""
        enter = np.array([stop.distance if stop else inf for stop in found])
        leave = np.array([self.line.span(stop.part)[1] if stop else -inf for stop in found])
        begun = enter < -TOL
        before, after = part_margins([self.base, self._ahead()], obstacles.things[owner])
        if not is_overlapping(float(before[begun].max())):
            ends = np.where(begun, np.where((after - before) / _STEP > PARALLEL, 0.0, inf), enter)
        elif self._deepening(obstacles.things[owner], before[begun], after[begun]) >= -PARALLEL:
            ends = np.zeros(len(found))
        else:
            ends = np.where(joined(enter, leave, 0.0), inf, enter)
        return [
            stop if stop.distance == end else replace(stop, distance=end, normal=None)
            for stop, end in zip(found, ends.tolist(), strict=True)
            if stop is not None and end < inf
        ]

    def _deepening(self, thing: Thing, before: Floats, after: Floats) -> float:
        """Return the growth of the overlap for each inch; of several parts the whole depth counts."""
        if len(before) == 1:
            return float(after[0] - before[0]) / _STEP
        return (gap(thing, self._ahead()).margin - gap(thing, self.base).margin) / _STEP

    def _ahead(self) -> PlacedBase:
        """Return the base a step farther on."""
        (x, y), (dx, dy) = self.base.at, self.line.direction
        return PlacedBase(self.base.size, (x + _STEP * dx, y + _STEP * dy), self.base.facing)

    def _contact(self, stops: "Sequence[_Stop]") -> FirstContact:
        """Return the first of all stops; of equals the first in order."""
        best = max(min(stop.distance for stop in stops), 0.0)
        equal = [stop for stop in stops if stop.distance <= best + PARALLEL]
        first = min(equal, key=lambda stop: (stop.owner, stop.distance))
        if first.normal is None:
            return FirstContact(best, first.owner)
        (dx, dy), (ahead, aside) = self.line.direction, first.normal
        normal = ahead * dx - aside * dy, ahead * dy + aside * dx
        return FirstContact(best, first.owner, normal, tuple(s.part for s in equal if s.owner == first.owner))


@dataclass(frozen=True, slots=True, eq=False)
class _Stop:
    """Where a part stops a slide; the outward normal there is as the line sees it, none at a start inside."""

    distance: float
    owner: int
    part: Part
    normal: Point | None


def touched(base: PlacedBase, contact: FirstContact) -> Point | None:
    """Return the point of what stopped a base that is nearest to it, now that it stands there; None where the
    contact has no normal. Where two straight sides lie along each other it is the middle of the longest
    stretch that they share.
    """
    if contact.normal is None:
        return None
    (x, y), (ux, uy) = base.at, contact.normal
    faces = [part.face(ux, uy) for part in contact.parts]
    _, left, right = mover(base.size, base.facing).face(-ux, -uy)
    height, level = max(faces)[0], y * ux - x * uy
    shared = [(max(a, level - right), min(b, level - left)) for h, a, b in faces if h >= height - TOL]
    low, high = max(united(shared), key=lambda stretch: stretch[1] - stretch[0])
    across = (low + high) / 2.0
    return height * ux - across * uy, height * uy + across * ux


def _require_unit(direction: Point) -> None:
    if abs(hypot(*direction) - 1.0) > PARALLEL:
        raise ValueError(f"a direction is a unit vector, not {direction}")
