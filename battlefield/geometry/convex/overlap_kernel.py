"""The kernel: how deep hulls of discs and bases overlap, and in which direction a base would leave first.

For convex T and B the margin is the minimum over unit directions u of g(u) = h_T(u) + h_B(-u), the sum of
their support functions: the overlap's depth where positive, minus the gap where negative. Every g(u) is an
upper bound, so g is evaluated at finitely many directions that surely hold the minimiser: outward normals of
T's edges, inward normals of B's, and the directions between T's discs and B's corners or nearest points.
Slack is the minimum of h_T(u) - h_B(u): how far B is from leaving T's cover.

Everything happens in the frame of each base (its centre the origin, its axis the x axis), where bases are
symmetric, and pair by pair: arrays have the pairs along their last axis.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.convex.polygons import Hull
from battlefield.geometry.kernel import ellipse
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import HEX, HEX_CORNER, OVAL, RECT, ROUND, Group
from battlefield.geometry.kernel.tolerance import is_contained

Deepest = tuple[Floats, Floats, Floats]
"""Margins and their directions' two coordinates, all f8[n]."""
Pair = tuple[Floats, Floats] | tuple[float, float]

_UNDERFLOW = 1e-250
_H = 0.75**0.5  # sine of 60 degrees
_DIRECTIONS = {
    RECT: np.array([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)]),
    HEX: np.array([(1.0, 0.0), (0.5, _H), (-0.5, _H), (-1.0, 0.0), (-0.5, -_H), (0.5, -_H)]),
}
_CORNERS = {
    RECT: np.array([(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]),
    HEX: HEX_CORNER * np.array([(_H, 0.5), (0.0, 1.0), (-_H, 0.5), (-_H, -0.5), (0.0, -1.0), (_H, -0.5)]),
}


@dataclass(frozen=True, slots=True, eq=False)
class Posed:
    """Hulls as their bases see them: discs `x`, `y` f8[K, n], radii `r` f8[K, 1] or f8[K, n], edge normals
    `mx`, `my` f8[M, n] and `edge` f8[M, n], how far the edges lie from the base's centre.
    """

    x: Floats
    y: Floats
    r: Floats
    mx: Floats
    my: Floats
    edge: Floats

    def rise(self, ux: Floats, uy: Floats) -> Floats:
        """Evaluate the hull's support function at directions f8[c, n]."""
        best = self.x[0] * ux + self.y[0] * uy + self.r[0]
        for x, y, r in zip(self.x[1:], self.y[1:], self.r[1:], strict=True):
            best = np.maximum(best, x * ux + y * uy + r)
        return np.asarray(best)

    def round_discs(self) -> list[int]:
        """List the discs that are no corners."""
        found: list[int] = np.flatnonzero(self.r.any(axis=1)).tolist()
        return found

    def seen_from(self, origin: Pair, axis: Pair) -> "Posed":
        """Change to frames with their origin at a point and their x axis along a unit vector, each f8[n]."""
        (cx, cy), (ax, ay) = origin, axis
        x, y = self.x - cx, self.y - cy
        edge = self.edge - self.mx * cx - self.my * cy
        mx, my = self.mx * ax + self.my * ay, self.my * ax - self.mx * ay
        return Posed(x * ax + y * ay, y * ax - x * ay, self.r, mx, my, edge)

    def at(self, rows: Ints | Flags) -> "Posed":
        """Return the chosen pairs."""
        radii = self.r if self.r.shape[1] == 1 else self.r[:, rows]
        x, y, mx, my, edge = (part[:, rows] for part in (self.x, self.y, self.mx, self.my, self.edge))
        return Posed(x, y, radii, mx, my, edge)


def standing(hull: Hull) -> Posed:
    """Return a hull in its own frame, as one column."""
    (x, y), (nx, ny) = hull.centres.T[:, :, None], hull.normals.T[:, :, None]
    return Posed(x, y, hull.radii[:, None], nx, ny, hull.offsets[:, None])


def pose(hull: Hull, bases: Group, origin: Pair, axis: Pair) -> Posed:
    """See a hull, placed with its origin at a point and its x axis along a unit vector, from every base.

    Origin and axis are the same for all (two numbers) or one for each base (two f8[n]).
    """
    dx, dy = bases.x - origin[0], bases.y - origin[1]
    (ex, ey), (ax, ay) = axis, (bases.ax, bases.ay)
    turned = ax * ex + ay * ey, ay * ex - ax * ey
    return standing(hull).seen_from((dx * ex + dy * ey, dy * ex - dx * ey), turned)


def support(kind: int, a: Floats, b: Floats, ux: Floats, uy: Floats) -> Floats:
    """Evaluate a base's support function, the same for u and -u."""
    if kind == ROUND:
        return a + np.zeros_like(ux)
    if kind == OVAL:
        return np.sqrt((a * ux) ** 2 + (b * uy) ** 2)
    ux, uy = np.abs(ux), np.abs(uy)
    if kind == RECT:
        return a * ux + b * uy
    return np.asarray(HEX_CORNER * a * np.maximum(uy, _H * ux + 0.5 * uy))


def deepest(posed: Posed, kind: int, a: Floats, b: Floats) -> Deepest:
    """Return the margin of every pair and the direction in which its base would leave first."""
    if kind == OVAL:
        return _deepest_oval(posed, a, b)
    ux, uy = _directions(posed, kind, a, b)
    rise = posed.rise(ux, uy)
    rise[: len(posed.edge)] = posed.edge  # exact, where discs on a common edge would only round
    return least(rise + support(kind, a, b, ux, uy), ux, uy)


def slack(posed: Posed, kind: int, a: Floats, b: Floats) -> Floats:
    """Return how far every base is from leaving whole cover, f8[n]; negative where it sticks out.

    A base that sticks out of a corner sticks out of an edge too, so the edges decide the sign. How far past
    the corner it reaches is asked only within the tolerance, where it decides; else the edges' value stands.
    """
    values = [posed.edge - support(kind, a, b, posed.mx, posed.my)]
    values += [_far_slack(posed, i, kind, a, b) for i in posed.round_discs()]
    least_slack = np.concatenate(values).min(axis=0)
    doubtful = np.flatnonzero((least_slack < 0.0) & is_contained(least_slack))
    if len(doubtful):
        part, a, b = posed.at(doubtful), a[doubtful], b[doubtful]
        corners_too = [_far_slack(part, i, kind, a, b) for i in range(len(part.x))]
        least_slack[doubtful] = np.minimum(least_slack[doubtful], np.concatenate(corners_too).min(axis=0))
    return np.asarray(least_slack)


def _far_slack(posed: Posed, disc: int, kind: int, a: Floats, b: Floats) -> Floats:
    """Evaluate the slack toward the base's points that may be farthest from one of the discs, f8[c, n]."""
    ux, uy = far_directions(posed.x[disc], posed.y[disc], kind, a, b)
    return posed.rise(ux, uy) - support(kind, a, b, ux, uy)


def least(values: Floats, ux: Floats, uy: Floats) -> Deepest:
    """Pick the direction, among candidates f8[c, n], with the least value for every pair."""
    best, rows = values.argmin(axis=0), np.arange(values.shape[1])
    return values[best, rows], ux[best, rows], uy[best, rows]


def unit(x: Floats, y: Floats) -> tuple[Floats, Floats]:
    """Return unit vectors; the zero vector becomes (1, 0)."""
    square = x * x + y * y
    zero = square < _UNDERFLOW
    if zero.any():
        x, square = np.where(zero, 1.0, x), np.where(zero, 1.0, square)
        y = np.where(zero, 0.0, y)
    length = np.sqrt(square)
    return x / length, y / length


def _directions(posed: Posed, kind: int, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Gather edge normals of both and directions from discs to the base's corners (or centre), f8[c, n]."""
    pairs = posed.x.shape[1]
    if kind == ROUND:
        ux, uy = unit(-posed.x, -posed.y)
        return np.concatenate([posed.mx, ux]), np.concatenate([posed.my, uy])
    cx, cy = corners(kind, a, b)
    ux, uy = unit((cx[:, None] - posed.x).reshape(-1, pairs), (cy[:, None] - posed.y).reshape(-1, pairs))
    ox, oy, _ = base_sides(kind, a, b)
    return np.concatenate([posed.mx, ox, ux]), np.concatenate([posed.my, oy, uy])


def corners(kind: int, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Return a rectangle's or hexagon's corners in its own frame, x and y f8[C, n], turning from x to y."""
    unit_corners = _CORNERS[kind]
    return unit_corners[:, :1] * a, unit_corners[:, 1:] * b


def base_sides(kind: int, a: Floats, b: Floats) -> tuple[Floats, Floats, Floats]:
    """Return a rectangle's or hexagon's side normals and their distance from the centre, f8[S, n] each."""
    own = _DIRECTIONS[kind]
    mx, my = own[:, :1] + 0.0 * a, own[:, 1:] + 0.0 * a
    return mx, my, support(kind, a, b, mx, my)


def _deepest_oval(posed: Posed, a: Floats, b: Floats) -> Deepest:
    x, y = np.abs(posed.x), np.abs(posed.y)
    ux, uy = _unfold(posed.x, posed.y, *ellipse.nearest(x, y, a, b))
    ux, uy = np.concatenate([posed.mx, ux]), np.concatenate([posed.my, uy])
    found = least(posed.rise(ux, uy) + support(OVAL, a, b, ux, uy), ux, uy)
    if posed.x.shape[0] == 1:
        return found  # for a single disc the nearest point decides
    inside = ellipse.in_evolute(x, y, a, b).any(axis=0) & (found[0] > 0.0)
    if inside.any():
        found = _with_second(posed, found, np.flatnonzero(inside), a, b)
    return found


def _with_second(posed: Posed, found: Deepest, rows: Ints, a: Floats, b: Floats) -> Deepest:
    """Try the second local minimum of distance too: a disc's sector may leave out the nearest one."""
    part, a, b = posed.at(rows), a[rows], b[rows]
    x, y = np.abs(part.x), np.abs(part.y)
    inside = ellipse.in_evolute(x, y, a, b)
    x, y = np.where(inside, x, 0.0), np.where(inside, y, 0.0)  # elsewhere any direction is a valid bound
    ux, uy = _unfold(part.x, part.y, *ellipse.second_nearest(x, y, a, b))
    value, ux, uy = least(part.rise(ux, uy) + support(OVAL, a, b, ux, uy), ux, uy)
    better = value < found[0][rows]
    for old, new in zip(found, (value, ux, uy), strict=True):
        old[rows[better]] = new[better]
    return found


def _unfold(x: Floats, y: Floats, mx: Floats, my: Floats) -> tuple[Floats, Floats]:
    """Turn outward normals for folded points into leaving directions for the points themselves."""
    return np.where(x < 0.0, mx, -mx), np.where(y < 0.0, my, -my)


def far_directions(x: Floats, y: Floats, kind: int, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Return the directions from a disc's centre to all points of the base that may be farthest, f8[c, n]."""
    if kind == ROUND:
        ux, uy = unit(-x, -y)
        return ux[None], uy[None]
    if kind != OVAL:
        cx, cy = corners(kind, a, b)
        return unit(cx - x, cy - y)
    fx, fy = np.abs(x), np.abs(y)
    inside = ellipse.in_evolute(fx, fy, a, b)
    far = ellipse.farthest(fx, fy, a, b)
    other = ellipse.second_farthest(np.where(inside, fx, 0.0), np.where(inside, fy, 0.0), a, b)
    mx, my = np.stack([far[0], other[0]]), np.stack([far[1], other[1]])
    return np.where(x < 0.0, -mx, mx), np.where(y < 0.0, -my, my)
