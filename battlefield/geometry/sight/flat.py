"""One look in plan: whether some line between two bases passes beside all that stands between them.

A free line can be moved until it touches two of the ends, corners and discs. So where every line that
touches two of them crosses a wall, which nothing passes over or under, no line is free. Where some do not,
the middle of those that leave the same walls on either side has room, if any has. Whatever else may matter
(ways over and under, clouds, oval models in the way, slits of a hair) is left undecided, to the search.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.identity_cache import Recalled
from battlefield.geometry.kernel.shapes import PlacedBase
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Body
from battlefield.geometry.sight.blockers import Blockers
from battlefield.geometry.sight.cells import RHO
from battlefield.geometry.sight.deep import Segment
from battlefield.geometry.sight.ends import Corner, SeenEnd, Way, disc_about, seen_end

_DEEP = TOL / 8.0  # a line this deep in a wall is stopped by it
_SHALLOW = TOL / 4.0  # bases and walls no deeper in each other than this have an order along a line
_ROOM = 2.0 * TOL  # a line with this room is free, whatever rounding did
_SAME, _CLOSE = 1e-9, 1e-5  # inch; corners nearer than the first are one, others need the second
_MOST = 64  # corners; more of them are left to the search
_LEAN = 1e-9  # a line that turns less than this toward what it crosses does not settle which comes first


@dataclass(frozen=True, slots=True, eq=False)
class _Plan:
    """Blockers as one look needs them: corners, radii of discs, discs (x, y, radius) about all, and lists of
    what single rows are.
    """

    x: Floats
    y: Floats
    radius: Floats
    cx: Floats
    cy: Floats
    cr: Floats
    owners: list[tuple[int, int]]
    bottom: list[float]
    top: list[float]
    bridge: list[bool]
    open: list[bool]


@dataclass(frozen=True, slots=True)
class _View:
    """The frame of a look: from the first centre (x, y) along (ux, uy) to the second, `apart` away; the radii
    of the discs about both bases; and how far to the side lines through both can get between their ends.
    """

    x: float
    y: float
    ux: float
    uy: float
    apart: float
    discs: tuple[float, float]
    wide: float

    def height(self, left: float, right: float, tops: tuple[float, float]) -> float:
        """Return the height that no line between the tops exceeds where it first meets what lies between."""
        one, two = tops
        back, front, beyond = self.discs[0], self.apart - self.discs[1], self.apart + self.discs[1]
        if one <= two:
            return one + (two - one) * min(max((right + back) / (front + back), 0.0), 1.0)
        return two + (one - two) * min(max((beyond - left) / (beyond - back), 0.0), 1.0)

    def seen(self, x: Floats, y: Floats) -> Floats:
        """Return points of the table in the frame, f8[2, ...]."""
        dx, dy = x - self.x, y - self.y
        return np.array([dx * self.ux + dy * self.uy, dy * self.ux - dx * self.uy])

    def on_table(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the frame on the table."""
        return self.x + x * self.ux - y * self.uy, self.y + x * self.uy + y * self.ux


@dataclass(frozen=True, slots=True)
class _Wall:
    """What stands between: its place among those seen, whether it stops whatever crosses it, whether it needs
    room (a bridge over a seam does not), and directions from either end to it where they decide which of both
    a line meets first; None where it lies between anyway. `parted` is False where no such direction is known.
    """

    place: int
    stops: bool
    needs_room: bool
    away: tuple[tuple[float, float] | None, tuple[float, float] | None]
    parted: bool


def flat_look(
    one: Body, two: Body, owners: Sequence[int], blockers: Blockers
) -> tuple[bool, Segment | None] | None:
    """Tell whether one body sees another, whose owners are given, with a free line where it does; None where
    that takes more than the plan, or is a matter of a hair.
    """
    view = _view(one.base, two.base)
    if view is None:
        return None
    plan, tops = _plan(blockers), (one.top, two.top)
    rows = _rows_between(view, plan, tops, owners)
    if not rows:
        return True, _segment(view, tops, [(0.0, 0.0), (view.apart, 0.0)])
    places, radius = view.seen(plan.x[:, rows], plan.y[:, rows]), plan.radius[rows]
    left, low = (places.min(axis=1) - radius).tolist()
    right, high = (places.max(axis=1) + radius).tolist()
    wide, back, front = view.wide, -view.discs[0], view.apart + view.discs[1]
    inside = [
        k for k in range(len(rows))
        if high[k] > -wide and low[k] < wide and right[k] > back and left[k] < front
    ]  # fmt: skip
    if all(low[k] > _ROOM or high[k] < -_ROOM or plan.bridge[rows[k]] for k in inside):
        return True, _segment(view, tops, [(0.0, 0.0), (view.apart, 0.0)])
    ends = seen_end(one.base, 0.0, (view.ux, view.uy)), seen_end(two.base, view.apart, (view.ux, view.uy))
    bottom = min(one.bottom, two.bottom)
    walls = [
        _wall(
            ends,
            plan,
            rows[k],
            k,
            places[:, :, k],
            (left[k], right[k]),
            view.height(left[k], right[k], tops),
            bottom,
        )
        for k in inside
    ]
    counted = [wall for wall in walls if wall.stops or wall.needs_room]
    return _decided(view, ends, counted, places, radius, tops)


def _wall(
    ends: tuple[SeenEnd, SeenEnd], plan: _Plan, row: int, place: int, points: Floats,
    span: tuple[float, float], top: float, bottom: float,
) -> _Wall:  # fmt: skip
    """Tell what a row of the plan does to lines that reach up to `top` and down to `bottom`."""
    away, parted = _away(ends, points, float(plan.radius[row]), span)
    stops = not plan.open[row] and plan.top[row] >= top + RHO and plan.bottom[row] <= bottom + TOL
    return _Wall(place, stops and parted, not plan.bridge[row], away, parted)


def _view(one: PlacedBase, two: PlacedBase) -> _View | None:
    (x, y), (u, v) = one.at, two.at
    apart, discs = hypot(u - x, v - y), (disc_about(one.size), disc_about(two.size))
    if apart <= discs[0] + discs[1] + _ROOM:
        return None
    sine = sum(discs) / apart
    wide = max(discs) * (1.0 + sine) / sqrt(1.0 - sine * sine) + _ROOM
    return _View(x, y, (u - x) / apart, (v - y) / apart, apart, discs, wide)


def _prepared(blockers: Blockers) -> _Plan:
    s = blockers.shapes
    is_disc = np.abs(s.sxx - s.syy) + np.abs(s.sxy) < 1e-12
    cx, cy, cr = s.discs()
    radius = np.where(s.ab > 0.0, np.where(is_disc, np.sqrt(s.ab), cr), 0.0)
    return _Plan(
        s.x, s.y, radius, cx, cy, cr,
        list(zip(blockers.owner.tolist(), blockers.partner.tolist(), strict=True)),
        s.bottom.tolist(), s.top.tolist(), blockers.bridge.tolist(),
        (blockers.cloud | ((s.ab > 0.0) & ~is_disc)).tolist(),
    )  # fmt: skip


_plan = Recalled(_prepared)


def _rows_between(view: _View, plan: _Plan, tops: tuple[float, float], owners: Sequence[int]) -> list[int]:
    """Choose what may matter: generous in plan; not what lines between the tops pass over or stay below."""
    dx, dy = plan.cx - view.x, plan.cy - view.y
    along, across = dx * view.ux + dy * view.uy, dy * view.ux - dx * view.uy
    room = plan.cr + view.wide
    meets = (np.abs(across) < room) & (along > -room) & (along < room + view.apart)
    low, high = min(tops) + RHO, max(tops) + 2.0 * TOL
    return [
        row for row in meets.nonzero()[0].tolist()
        if plan.top[row] > low and plan.bottom[row] < high
        and plan.owners[row][0] not in owners and plan.owners[row][1] not in owners
    ]  # fmt: skip


def _away(
    ends: tuple[SeenEnd, SeenEnd], places: Floats, radius: float, span: tuple[float, float]
) -> tuple[tuple[Way | None, Way | None], bool]:
    """Return the directions that part a wall from the ends beside which it stands; whether all are known."""
    found: list[Way | None] = [None, None]
    parted = True
    for side, end in enumerate(ends):
        if span[0] < end.centre + end.disc and span[1] > end.centre - end.disc:
            found[side] = end.parting(places.T.tolist(), radius, _SHALLOW)
            parted &= found[side] is not None
    return (found[0], found[1]), parted


def _decided(
    view: _View, ends: tuple[SeenEnd, SeenEnd], walls: list[_Wall], places: Floats, radius: Floats,
    tops: tuple[float, float],
) -> tuple[bool, Segment | None] | None:  # fmt: skip
    """Decide from the lines that touch two things."""
    lines = _touching_lines(_touched(view, ends, walls, places, radius))
    if lines is None:
        return None
    lines = lines[:, ends[0].is_met(lines, _DEEP) & ends[1].is_met(lines, _DEEP)]
    rows = [wall.place for wall in walls]
    corners, reach = places[:, :, rows], radius[rows]
    low, high = _sides(lines, corners, reach)
    stops = np.array([wall.stops for wall in walls])
    crossed = (low < -_DEEP) & (high > _DEEP) & stops & _is_between(walls, lines, _LEAN)
    free = ~crossed.any(axis=1)
    if not free.any():
        return False, None
    middles = _middles(lines[:, free], (low + high)[free] > 0.0)
    low, high = _sides(middles, corners, reach)
    needs = np.array([wall.needs_room for wall in walls])
    tight = (np.maximum(low, -high) < _ROOM) & needs & _is_between(walls, middles, -_LEAN)
    good = ends[0].holds(middles) & ends[1].holds(middles) & ~tight.any(axis=1)
    found = np.flatnonzero(good)
    if not len(found):
        return None
    nx, ny, m = middles[:, found[0]].tolist()
    return True, _segment(view, tops, [end.middle_on(m / ny, -nx / ny) for end in ends])


def _touched(
    view: _View, ends: tuple[SeenEnd, SeenEnd], walls: list[_Wall], places: Floats, radius: Floats
) -> list[Corner]:
    """List what lines can touch: the ends, and what of the walls lies between lines through both."""
    found = [*ends[0].corners, *ends[1].corners]
    for wall in walls:
        if wall.stops:
            r = float(radius[wall.place])
            for x, y in zip(*places[:, :, wall.place].tolist(), strict=True):
                found += [(x, y, r), (x, y, -r)] if r else [(x, y, 0.0)] if _is_inside(view, x, y) else []
    return list(dict.fromkeys(found))


def _is_inside(view: _View, x: float, y: float) -> bool:
    """Return whether some line through both ends may pass a point between them; generous."""
    return abs(y) <= view.wide and -view.discs[0] <= x <= view.apart + view.discs[1]


@lru_cache(maxsize=_MOST + 1)
def _pairs(count: int) -> tuple[Ints, Ints]:
    first, second = np.triu_indices(count, 1)
    return first, second


def _touching_lines(touched: list[Corner]) -> Floats | None:
    """Return the lines n · point = m that touch two things as (nx, ny, m), f8[3, N], with ny > 0; None where
    there are too many, or two too close to each other for a line.
    """
    if len(touched) > _MOST:
        return None
    x, y, r = np.array(touched).T
    first, second = _pairs(len(touched))
    dx, dy, rise = x[second] - x[first], y[second] - y[first], r[second] - r[first]
    far = np.sqrt(dx * dx + dy * dy)
    if np.any((far > _SAME) & (far < _CLOSE)):
        return None
    good = (far > _SAME) & (np.abs(rise) <= far)
    first, far = first[good], far[good]
    ux, uy, c = dx[good] / far, dy[good] / far, rise[good] / far
    s = np.sqrt(1.0 - c * c)
    nx, ny = c * ux - s * uy, c * uy + s * ux
    lines = np.array([nx, ny, nx * x[first] + ny * y[first] - r[first]])
    return np.asarray(lines[:, np.abs(ny) > _LEAN] * np.sign(ny[np.abs(ny) > _LEAN]))


def _sides(lines: Floats, corners: Floats, radius: Floats) -> tuple[Floats, Floats]:
    """Return how far the walls reach to either side of lines, f8[N, K] each."""
    _, many, walls = corners.shape
    sides = (lines[:2].T @ corners.reshape(2, -1) - lines[2][:, None]).reshape(-1, many, walls)
    return sides.min(axis=1) - radius, sides.max(axis=1) + radius


def _is_between(walls: list[_Wall], lines: Floats, lean: float) -> Flags:
    """Tell for lines and walls, bool[N, K], whether a line that crosses the wall does so between the ends:
    for sure where `lean` is positive, perhaps where it is negative.
    """
    between = np.ones((lines.shape[1], len(walls)), dtype=bool)
    for k, wall in enumerate(walls):
        for away, sign in zip(wall.away, (1.0, -1.0), strict=True):
            if away is not None and wall.parted:
                between[:, k] &= sign * (lines[1] * away[0] - lines[0] * away[1]) > lean
    return between


def _middles(lines: Floats, above: Flags) -> Floats:
    """Return the middle of all lines that leave the same walls above them."""
    groups: dict[bytes, list[int]] = {}
    for row, sides in enumerate(above):
        groups.setdefault(sides.tobytes(), []).append(row)
    nx, ny, m = lines
    slope, height = -nx / ny, m / ny
    q = np.array([slope[rows].mean() for rows in groups.values()])
    p = np.array([height[rows].mean() for rows in groups.values()])
    length = np.sqrt(1.0 + q * q)
    return np.array([-q / length, 1.0 / length, p / length])


def _segment(view: _View, tops: tuple[float, float], points: list[Way]) -> Segment:
    """Return the segment between the tops, at two points of the frame."""
    (x, y), (u, v) = (view.on_table(*point) for point in points)
    return (x, y, tops[0]), (u, v, tops[1])
