"""Moves that bring a group of bases, kept in formation, into bare contact with what stands about it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement.sweeping.parts import Thing
from battlefield.geometry.displacement.sweeping.sweep import sweep
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL, Gap, is_within
from battlefield.geometry.pieces.boxes import Box

_ROUNDS = 12
NOWHERE: Point = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Closing:
    """A move of a group after which it overlaps nothing, and the rows of the things that it touches then.

    `left` says whether the group overlapped something, and left it.
    """

    by: Point
    touched: tuple[int, ...]
    left: bool = False

    @staticmethod
    def of(
        group: Sequence[PlacedBase],
        things: Sequence[Thing],
        within: Sequence[float],
        came: Point = NOWHERE,
    ) -> "Closing | None":
        """Find a short move that leaves a group of bases in bare contact with the nearest of some things.

        A thing counts up to as many inches away as its row of `within` says. What the group overlaps it
        leaves again: toward where it came from, where `came` is the move that brought it here, else the
        shortest way. None where nothing is near enough, or no such move is found.
        """
        near = _Near(group, things, within)
        by = near.back(came)
        has_closed, left = False, by != NOWHERE
        for _ in range(_ROUNDS):
            found = near.gaps(by)
            deepest = max((g for _, g in found if g.overlapping), key=lambda g: g.margin, default=None)
            if deepest is None:
                touched = tuple(dict.fromkeys(row for row, g in found if g.touching))
                if touched or has_closed:
                    return Closing(by, tuple(sorted(touched)), left) if touched else None
                near_by = (g for row, g in found if is_within(g.gap, within[row]))
                deepest = min(near_by, key=lambda g: g.gap, default=None)
                if deepest is None:
                    return None
                has_closed = True
            elif not has_closed:
                left = True
            ux, uy = deepest.direction
            by = by[0] - deepest.margin * ux, by[1] - deepest.margin * uy
        return None


def touched_by(group: Sequence[PlacedBase], things: Sequence[Thing]) -> tuple[int, ...]:
    """Return the rows of the things that a group of bases touches, and does not overlap."""
    found = _Near(group, things, [0.0] * len(things)).gaps(NOWHERE)
    over = {row for row, g in found if g.overlapping}
    return tuple(sorted({row for row, g in found if g.touching} - over))


def contact_beside(base: PlacedBase, other: PlacedBase, way: Point) -> Point:
    """Return where a base's centre is when it touches another base, coming against a unit vector."""
    x, y = other.at
    if base.size.kind == other.size.kind == "round":
        reach = extent(base, (1.0, 0.0)) + extent(other, (1.0, 0.0))
        return x + reach * way[0], y + reach * way[1]
    far = _widest(base) + _widest(other) + 1.0
    outside = replace(base, at=(x + far * way[0], y + far * way[1]))
    found = sweep(outside, (-way[0], -way[1]), far, (other,))
    gone = found.distance if found is not None else 0.0
    return x + (far - gone) * way[0], y + (far - gone) * way[1]


class _Near:
    """The pairs of a group and things that lie near each other, wherever the group is shifted to."""

    def __init__(self, group: Sequence[PlacedBase], things: Sequence[Thing], within: Sequence[float]) -> None:
        self._group, self._things, self._within = group, things, within
        self._wide = [_widest(base) for base in group]
        self._boxes = [Box.of(thing) for thing in things]

    def gaps(self, by: Point) -> list[tuple[int, Gap]]:
        """Return what lies near the shifted group: its row, and the gap to it."""
        found = []
        for base, wide in zip(self._group, self._wide, strict=True):
            at = base.at[0] + by[0], base.at[1] + by[1]
            for row, box in enumerate(self._boxes):
                if _is_near(box, at, wide + self._within[row] + TOL):
                    found.append((row, gap(replace(base, at=at), self._things[row])))
        return found

    def back(self, came: Point) -> Point:
        """Return the way back out of what the group overlaps, to where it met it first on its way here."""
        far = hypot(*came)
        deep = dict.fromkeys(row for row, g in self.gaps(NOWHERE) if g.overlapping) if far > TOL else {}
        if not deep:
            return NOWHERE
        way = came[0] / far, came[1] / far
        met = [self._things[row] for row in deep]
        starts = (replace(base, at=(base.at[0] - came[0], base.at[1] - came[1])) for base in self._group)
        stops = (sweep(start, way, far, met) for start in starts)
        first = min((stop.distance for stop in stops if stop is not None), default=far)
        return (first - far) * way[0], (first - far) * way[1]


def _widest(base: PlacedBase) -> float:
    return hypot(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0)))


def _is_near(box: Box, at: Point, far: float) -> bool:
    across = max(box.left - at[0], at[0] - box.right, 0.0)
    down = max(box.top - at[1], at[1] - box.bottom, 0.0)
    return hypot(across, down) <= far
