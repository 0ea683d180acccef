"""Questions of sight put as problems in frames of their own: who looks where, and what could stand between.

A problem is an ordered pair of bodies, each perhaps cut down to the part of it that lies in clouds: a cloud
does not hinder a line that begins or ends inside it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from itertools import product

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.sight.blockers import Blockers
from battlefield.geometry.sight.shapes import Shapes, joined, separation

_WIDE = 1.05  # bases nearer than this many sums of their reaches need a frame that parts them

Choice = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Problems:
    """Pairs of ends in frames that look from the first to the second.

    `one` and `two` Ints[P, J] are rows of `ends`, whose common part is the end; `excused` are the owners that
    never block, i4[P, *] padded with -1. `low` and `high` f8[P, 2] are the heights of both ends. `clearance`
    f8[P] is the gap by which the frame parts the ends in plan; where it is below the tolerance the frame says
    nothing. `sides` are both ends, column by column, in the frames of the problems.
    """

    pair: Ints
    ends: Shapes
    one: Ints
    two: Ints
    excused: Ints
    low: Floats
    high: Floats
    origin: Floats
    axis: Floats
    h: Floats
    spread: Floats
    clearance: Floats
    sides: tuple[tuple[Shapes, ...], tuple[Shapes, ...]]

    def __len__(self) -> int:
        """Count the problems."""
        return len(self.pair)

    def at(self, rows: Ints) -> "Problems":
        """Return the chosen problems."""
        names = ("pair", *(column.name for column in fields(self)[2:-1]))
        chosen = {name: getattr(self, name)[rows] for name in names}
        one, two = (tuple(column.at(rows) for column in columns) for columns in self.sides)
        return Problems(**chosen, ends=self.ends, sides=(one, two))


def pose(
    bodies: Shapes, owners: Sequence[int], pairs: Sequence[tuple[int, int]], blockers: Blockers
) -> Problems:
    """Put pairs of bodies (rows, whose owners are given) as problems."""
    clouds = np.flatnonzero(blockers.cloud & ~blockers.bridge)
    around = _around(bodies, blockers, clouds)
    rows: list[tuple[int, int, int, Choice]] = []
    for place, (one, two) in enumerate(pairs):
        rows += [(place, one, two, choice) for choice in product(around[one], around[two])]
    width = 1 + max((len(part) for row in rows for part in row[3]), default=0)
    ends = joined([bodies, blockers.shapes.at(clouds)])
    first = np.array([_padded(row[1], row[3][0], len(bodies), width) for row in rows], dtype=np.intp)
    second = np.array([_padded(row[2], row[3][1], len(bodies), width) for row in rows], dtype=np.intp)
    excused = _excused(rows, blockers.owner[clouds], owners, width)
    return _framed(np.array([row[0] for row in rows], dtype=np.intp), ends, first, second, excused)


def _padded(body: int, clouds: tuple[int, ...], start: int, width: int) -> list[int]:
    return [body, *(start + cloud for cloud in clouds), *[body] * (width - 1 - len(clouds))]


def _around(bodies: Shapes, blockers: Blockers, clouds: Ints) -> list[list[tuple[int, ...]]]:
    """Give, for every body, all ways to stand in clouds: places in `clouds`, at most one of each cloud."""
    ways: list[list[tuple[int, ...]]] = [[()] for _ in range(len(bodies))]
    if not len(clouds):
        return ways
    for body, places in enumerate(_met(bodies, blockers.shapes.at(clouds))):
        owners = blockers.owner[clouds]
        by_cloud = [[p for p in places if owners[p] == owner] for owner in dict.fromkeys(owners[places])]
        options = product(*[[(), *((part,) for part in parts)] for parts in by_cloud])
        ways[body] = [tuple(part for chosen in option for part in chosen) for option in options]
    return ways


def _met(bodies: Shapes, clouds: Shapes) -> list[list[int]]:
    """Return the clouds that share more than their edge with every body."""
    first, second = np.divmod(np.arange(len(bodies) * len(clouds)), len(clouds))
    bx, by, br = bodies.discs()
    cx, cy, cr = clouds.discs()
    near = np.hypot(bx[first] - cx[second], by[first] - cy[second]) < br[first] + cr[second]
    near &= (bodies.bottom[first] < clouds.top[second]) & (bodies.top[first] > clouds.bottom[second])
    first, second = first[near], second[near]
    gap, _, _ = separation(bodies.at(first), clouds.at(second))
    found: list[list[int]] = [[] for _ in range(len(bodies))]
    for body, cloud in zip(first[gap < -TOL].tolist(), second[gap < -TOL].tolist(), strict=True):
        found[body].append(cloud)
    return found


def _excused(
    rows: list[tuple[int, int, int, Choice]], clouds: Ints, owners: Sequence[int], width: int
) -> Ints:
    excused = np.full((len(rows), 2 * width), -1, dtype=np.intp)
    for place, (_, one, two, choice) in enumerate(rows):
        names = [owners[one], owners[two], *(int(clouds[c]) for part in choice for c in part)]
        excused[place, : len(names)] = names
    return excused


def _framed(pair: Ints, ends: Shapes, one: Ints, two: Ints, excused: Ints) -> Problems:
    x, y, r = ends.discs()
    a, b = one[:, 0], two[:, 0]
    dx, dy = x[b] - x[a], y[b] - y[a]
    apart, reach = np.hypot(dx, dy), r[a] + r[b]
    safe = np.where(apart > 0.0, apart, 1.0)
    axis = np.stack([np.where(apart > 0.0, dx / safe, 1.0), dy / safe], axis=1)
    clearance, h, spread = apart - reach, apart / 2.0, np.zeros(len(a))
    wide = apart > _WIDE * reach
    sine = np.where(wide, reach / safe, 0.0)
    spread = np.maximum(r[a], r[b]) / np.sqrt(1.0 - sine * sine) + TOL
    near = np.flatnonzero(~wide)
    if len(near):
        gap, wx, wy = separation(ends.at(a[near]), ends.at(b[near]))
        axis[near] = np.stack([wx, wy], axis=1)
        clearance[near], h[near] = gap, np.maximum(gap, TOL) / 2.0
        spread[near] = (apart + reach)[near] + TOL
    middle = np.stack([x[a] + x[b], y[a] + y[b]], axis=1) / 2.0
    middle[near] = _parting(ends, a[near], b[near], axis[near], middle[near])
    low, high = _heights(ends, one, two)
    frame = (*middle.T, *axis.T)
    sides = [tuple(ends.at(column).seen(*frame) for column in rows.T) for rows in (one, two)]
    posed = (sides[0], sides[1])
    return Problems(pair, ends, one, two, excused, low, high, middle, axis, h, spread, clearance, posed)


def _parting(ends: Shapes, a: Ints, b: Ints, axis: Floats, middle: Floats) -> Floats:
    """Move the origins along the axes to the middle of the gap."""
    wx, wy = axis.T
    right = ends.at(a).support(wx, wy)
    left = -ends.at(b).support(-wx, -wy)
    along = (right + left) / 2.0 - (middle[:, 0] * wx + middle[:, 1] * wy)
    return np.asarray(middle + along[:, None] * axis)


def _heights(ends: Shapes, one: Ints, two: Ints) -> tuple[Floats, Floats]:
    low = [ends.bottom[rows].max(axis=1) for rows in (one, two)]
    high = [ends.top[rows].min(axis=1) for rows in (one, two)]
    return np.stack(low, axis=1), np.stack(high, axis=1)


def excluded(excused: Ints, blockers: Blockers) -> Flags:
    """Tell which blockers never block in each problem, bool[P, N]."""
    owner = (excused[:, :, None] == blockers.owner[None, None, :]).any(axis=1)
    partner = (excused[:, :, None] == blockers.partner[None, None, :]).any(axis=1)
    return np.asarray(owner | partner)
