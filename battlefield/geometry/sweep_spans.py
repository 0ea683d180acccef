"""Where along a line a sliding base overlaps each of many parts: one ray against their Minkowski sums.

A base slid by s along d meets a part exactly where s·d lies in the part, seen from the base's centre, grown
by the base. That sum is convex: its boundary consists of the sides of both, moved outward, and of the round
growth about sums of their corners. The line enters at the first of these that it crosses, and leaves at the
last.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.shapes import Point
from battlefield.geometry.sweep_parts import Flags, Parts
from battlefield.geometry.sweep_rounding import Rounding, Spans
from battlefield.geometry.tolerance import TOL

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

PARALLEL = 1e-9  # a side approached no faster than this, per inch of the slide, is slid along
_LEVEL = 1e-12  # corners no farther apart than this in height share a face
_FOOT = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class _Line:
    """A slide of a mover, and how it is seen: `reach` is how far it extends along and across the line."""

    moving: Parts
    direction: Point
    grow: float
    reach: Point

    def rounding(self, parts: Parts) -> Rounding:
        """Give what the sums of the mover and the parts are rounded by."""
        radius = parts.radius + self.moving.radius[0] + self.grow
        ovals = [parts.oval] if parts.oval[0].any() else []
        if self.moving.oval[0, 0] > 0.0:
            ovals.append(np.broadcast_to(self.moving.oval, parts.oval.shape))
        return Rounding(radius, tuple(ovals))


def spans(
    moving: Parts, at: Point, direction: Point, parts: Parts, grow: float = 0.0, graze: float = TOL
) -> Spans:
    """Give where a base that passes `at`, at 0, begins and ends to overlap each part, f8[P] each.

    The parts are grown by `grow` first. A part that the whole line overlaps by no more than `graze`, measured
    across it, is missed: entered at +inf, left at -inf. Ends are exact; negative ones lie behind.
    """
    enter, leave = np.full(len(parts), np.inf), np.full(len(parts), -np.inf)
    slide = Slide.of(moving, at, direction, parts, grow, graze)
    if len(slide.rows):
        enter[slide.rows], leave[slide.rows] = slide.spans(np.ones(len(slide.rows), dtype=np.bool_))
    return enter, leave


@dataclass(frozen=True, slots=True, eq=False)
class Slide:
    """A line and the parts that it meets: `rows` i[R] of them, none of them entered before `low` f8[R] nor
    left after `high` f8[R].
    """

    line: _Line
    rows: Ints
    parts: Parts
    along: Floats
    aside: Floats
    low: Floats
    high: Floats

    @classmethod
    def of(
        cls, moving: Parts, at: Point, direction: Point, parts: Parts, grow: float = 0.0, graze: float = TOL
    ) -> "Slide":
        """Find the parts that a line meets; see `spans`."""
        line, rise = _line(moving, direction, grow), parts.rise(*direction)
        if not len(parts):
            return cls(line, parts.owner, parts, parts.x, parts.y, rise, rise)
        along, aside = _seen(parts, at, direction)
        wide = line.reach[1] + parts.rise(-direction[1], direction[0])
        left, right = np.maximum.reduceat(aside, parts.first), np.minimum.reduceat(aside, parts.first)
        met = (left + wide > graze) & (right - wide < -graze)
        corner = np.repeat(met, parts.counts)
        kept, along, aside, rise = parts.take(met), along[corner], aside[corner], rise[met] + line.reach[0]
        rows = np.flatnonzero(met)
        if not len(rows):
            return cls(line, rows, kept, along, aside, rise, rise)
        low, high = np.minimum.reduceat(along, kept.first), np.maximum.reduceat(along, kept.first)
        return cls(line, rows, kept, along, aside, low - rise, high + rise)

    def spans(self, chosen: Flags) -> Spans:
        """Give the exact spans of some of the parts met, b[R]."""
        corner = np.repeat(chosen, self.parts.counts)
        return _cross(self.line, self.parts.take(chosen), self.along[corner], self.aside[corner])


def _line(moving: Parts, direction: Point, grow: float) -> _Line:
    dx, dy = direction
    ahead = (moving.x * dx + moving.y * dy).max() + moving.rise(dx, dy)[0] + grow
    beside = (moving.y * dx - moving.x * dy).max() + moving.rise(-dy, dx)[0] + grow
    return _Line(moving, direction, grow, (float(ahead), float(beside)))


def _seen(parts: Parts, at: Point, direction: Point) -> tuple[Floats, Floats]:
    """Give all corners as seen along the line: how far ahead, and how far aside."""
    (dx, dy), x, y = direction, parts.x - at[0], parts.y - at[1]
    return x * dx + y * dy, y * dx - x * dy


def _cross(line: _Line, parts: Parts, along: Floats, aside: Floats) -> Spans:
    """Cut all features of the sums and keep each part's first and last crossing."""
    rounding = line.rounding(parts)
    enter, leave = np.full(len(parts), np.inf), np.full(len(parts), -np.inf)
    found = []
    if not rounding.is_bare:
        found.append(_corner_crossings(line, parts, rounding, along, aside))
    if (parts.counts > 1).any():
        found.append(_side_crossings(line, parts, rounding, along, aside))
    if len(line.moving.x) > 1:
        found.append(_own_side_crossings(line, parts, rounding, along, aside))
    for first, last in found:
        enter, leave = np.minimum(enter, first), np.maximum(leave, last)
    return enter, leave


def _turned(line: _Line) -> tuple[Floats, Floats]:
    """Give the mover's corners along and across the line."""
    (dx, dy), x, y = line.direction, line.moving.x, line.moving.y
    return x * dx + y * dy, y * dx - x * dy


def _corner_crossings(line: _Line, parts: Parts, rounding: Rounding, along: Floats, aside: Floats) -> Spans:
    """Cut the round growth about every sum of two corners."""
    own_along, own_aside = _turned(line)
    many = len(own_along)
    owner = np.repeat(np.arange(len(parts)), parts.counts)
    rows = np.tile(owner, many)
    b = (own_along[:, None] + along).ravel()
    h = (own_aside[:, None] + aside).ravel()
    first, last = rounding.at(rows).spans(line.direction, b, h)
    first, last = first.reshape(many, -1).min(axis=0), last.reshape(many, -1).max(axis=0)
    return np.minimum.reduceat(first, parts.first), np.maximum.reduceat(last, parts.first)


def _side_crossings(line: _Line, parts: Parts, rounding: Rounding, along: Floats, aside: Floats) -> Spans:
    """Cut the sides of the parts, moved outward by the mover."""
    counts = parts.counts
    owner = np.repeat(np.arange(len(parts)), counts)
    following = np.arange(1, len(along) + 1)
    following[parts.first + counts - 1] = parts.first
    ea, es = along[following] - along, aside[following] - aside
    length = np.maximum(np.hypot(ea, es), 1e-300)
    ta, ts = ea / length, es / length
    own_along, own_aside = _turned(line)
    height = ts[:, None] * own_along - ta[:, None] * own_aside
    beside = ta[:, None] * own_along + ts[:, None] * own_aside
    top, low, high = _faces(height, beside)
    first, last = _faced(
        line,
        rounding.at(owner),
        (ts, -ta),
        ts * along - ta * aside + top,
        (ta * along + ts * aside + low, ta * along + ts * aside + length + high),
    )
    lone = counts[owner] == 1
    first, last = np.where(lone, np.inf, first), np.where(lone, -np.inf, last)
    return np.minimum.reduceat(first, parts.first), np.maximum.reduceat(last, parts.first)


def _faces(height: Floats, beside: Floats) -> tuple[Floats, Floats, Floats]:
    """Give the greatest height along the last axis, and the stretch of those who attain it."""
    top = height.max(axis=-1)
    level = height >= top[..., None] - _LEVEL
    low, high = np.where(level, beside, np.inf).min(axis=-1), np.where(level, beside, -np.inf).max(axis=-1)
    return top, low, high


def _own_side_crossings(line: _Line, parts: Parts, rounding: Rounding, along: Floats, aside: Floats) -> Spans:
    """Cut the sides of the mover, carried round the parts."""
    own_along, own_aside = _turned(line)
    enter, leave = np.full(len(parts), np.inf), np.full(len(parts), -np.inf)
    owner = np.repeat(np.arange(len(parts)), parts.counts)
    ends = (np.roll(own_along, -1), np.roll(own_aside, -1))
    for xa, xs, za, zs in zip(own_along, own_aside, *ends, strict=True):
        length = float(np.hypot(za - xa, zs - xs))
        ta, ts = (za - xa) / length, (zs - xs) / length
        height, beside = ts * along - ta * aside, ta * along + ts * aside
        top = np.maximum.reduceat(height, parts.first)
        level = height >= top[owner] - _LEVEL
        low = np.minimum.reduceat(np.where(level, beside, np.inf), parts.first)
        high = np.maximum.reduceat(np.where(level, beside, -np.inf), parts.first)
        start = ta * xa + ts * xs
        normal = (np.full(len(parts), ts), np.full(len(parts), -ta))
        reach = top + ts * xa - ta * xs
        first, last = _faced(line, rounding, normal, reach, (start + low, start + length + high))
        enter, leave = np.minimum(enter, first), np.maximum(leave, last)
    return enter, leave


def _faced(
    line: _Line,
    rounding: Rounding,
    normal: tuple[Floats, Floats],
    reach: Floats,
    stretch: tuple[Floats, Floats],
) -> Spans:
    """Cut flat faces: their normals and, turned x to y from them, stretches, all as seen along the line."""
    (na, ns), (dx, dy) = normal, line.direction
    ux, uy = na * dx - ns * dy, na * dy + ns * dx
    reach = reach + rounding.support(ux, uy)
    shift = rounding.tangent(ux, uy)
    steep = np.abs(na) > PARALLEL
    slope = np.where(steep, na, 1.0)
    crossing = reach / slope
    foot, slack = -ns * crossing, _FOOT + 1e-14 / np.abs(slope)
    valid = steep & (foot >= stretch[0] + shift - slack) & (foot <= stretch[1] + shift + slack)
    first = np.where(valid & (na < 0.0), crossing, np.inf)
    return first, np.where(valid & (na > 0.0), crossing, -np.inf)


def joined(enter: Floats, leave: Floats, start: float, seam: float = TOL) -> Flags:
    """Tell which spans hang together with a place on the line, one after the other, gaps up to `seam`."""
    member = np.zeros(len(enter), dtype=np.bool_)
    end = start
    for row in np.argsort(enter, kind="stable").tolist():
        if enter[row] > end + seam:
            break
        if leave[row] >= start - seam:
            member[row] = True
            end = max(end, float(leave[row]))
    return member
