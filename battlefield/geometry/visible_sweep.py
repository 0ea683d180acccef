"""The sweep of a look round its eye: for every sector of directions, the wall or arc that ends it.

A wall or circle is held only against the sectors that it spans as seen from the eye.
"""

from dataclasses import dataclass
from math import hypot, pi

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.shapes import Point
from battlefield.geometry.tolerance import TOL
from battlefield.geometry.visible_walls import Floats, Ints, Walls, is_inside

_FIXED = np.array([-pi, -pi / 2.0, 0.0, pi / 2.0, pi])  # so that no sector is wider than a right angle
_NUDGE = 1e-5  # inch; a step to either side of a wall that the eye touches
_AT_ONCE = 1e300  # 1 / the distance to what the eye touches


@dataclass(frozen=True, slots=True, eq=False)
class Sectors:
    """What ends the look between `angles` f8[S + 1]: see `VisibleRegion`."""

    angles: Floats
    wall: Floats
    arc: Floats
    far: NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class _Stops:
    """Walls, then circles, by the `first` sector of each and how many it spans, i8[K] each.

    `dual` f8[2, K] is the vector whose product with a direction is 1 / the distance to the wall; `circle`
    f8[C, 3] is relative to the eye.
    """

    first: Ints
    span: Ints
    dual: Floats
    circle: Floats


def swept(around: Walls, eye: Point, touches: bool) -> Sectors:
    """Find what ends the look; `touches` tells that the eye is at something that blocks."""
    circle = around.circles - (*eye, 0.0) if len(around.circles) else around.circles
    angles, stops = _stops(around, eye, circle)
    middle = (angles[1:] + angles[:-1]) / 2.0
    direction = np.array([np.cos(middle), np.sin(middle)])
    far = around.cloud_circle >= 0
    near, best = _nearest(stops, direction, far)
    shut = near <= 0.0  # with no wall ahead the look leaves the board
    if touches:
        shut |= _shut(around, eye, direction)
    wall = stops.dual.T[best]
    if shut.any():
        wall[shut] = _AT_ONCE * direction.T[shut]
    arc, beyond = np.zeros((len(best), 3)), np.zeros(len(best), dtype=bool)
    walls = len(around.after)
    if walls == stops.dual.shape[1]:
        return Sectors(angles, wall, arc, beyond)
    round_ = np.flatnonzero((best >= walls) & ~shut)
    arc[round_], beyond[round_] = circle[best[round_] - walls], far[best[round_] - walls]
    return Sectors(angles, wall, arc, beyond)


def _stops(around: Walls, eye: Point, circle: Floats) -> tuple[Floats, _Stops]:
    """Give the sorted angles of all that may change, and what stops the look between them."""
    x, y = around.points[0] - eye[0], around.points[1] - eye[1]
    walls, many = len(around.after), len(circle)
    angles, rank = _ranked(np.concatenate([np.arctan2(y, x), *_tangents(circle), _FIXED]))
    sx, sy, ex, ey = x[:walls], y[:walls], x[around.after], y[around.after]
    turn = sx * ey - sy * ex
    stops = np.abs(turn) > around.hair  # the others point at the eye, or pass through it
    one, two = rank[:walls], rank[around.after]
    left = turn > 0.0
    first, last = np.where(left, one, two), np.where(left, two, one)
    dual = np.zeros((2, walls + many))
    np.divide(ey - sy, turn, out=dual[0, :walls], where=stops)
    np.divide(sx - ex, turn, out=dual[1, :walls], where=stops)
    if many:
        tangent = rank[len(x) : len(x) + 2 * many]
        first, last = np.concatenate([first, tangent[:many]]), np.concatenate([last, tangent[many:]])
        stops = np.concatenate([stops, np.ones(many, dtype=bool)])
    if around.clouds:
        stops &= _is_met(around, eye, left)
    span = (last - first) % (len(angles) - 1) * stops
    return angles, _Stops(first, span, dual, circle)


def _tangents(circle: Floats) -> tuple[Floats, ...]:
    """Give the directions at which circles begin, and those at which they end."""
    if not len(circle):
        return ()
    toward = np.arctan2(circle[:, 1], circle[:, 0])
    half = np.arcsin(np.minimum(circle[:, 2] / np.maximum(np.hypot(*circle[:, :2].T), 1e-300), 1.0))
    return (toward - half + pi) % (2.0 * pi) - pi, (toward + half + pi) % (2.0 * pi) - pi


def _ranked(angles: Floats) -> tuple[Floats, Ints]:
    """Sort the different angles, with the first a full turn later at the end, and tell each one's place."""
    order = angles.argsort(kind="stable")
    in_turn = angles[order]
    new = in_turn[1:] != in_turn[:-1]
    rank = np.zeros(len(order), dtype=np.intp)
    rank[order[1:]] = new.cumsum()
    return np.concatenate([in_turn[:1], in_turn[1:][new], in_turn[:1] + 2.0 * pi]), rank


def _is_met(around: Walls, eye: Point, left: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Tell what can stop the look: of clouds round the eye nothing, of others the walls it leaves by."""
    hidden = [k for k, piece in enumerate(around.clouds) if is_inside(piece.outline, eye)]
    leaving = (around.cloud < 0) | left & ~np.isin(around.cloud, hidden)
    return np.concatenate([leaving, ~np.isin(around.cloud_circle, hidden)])


def _nearest(stops: _Stops, direction: Floats, far: NDArray[np.bool_]) -> tuple[Floats, Ints]:
    """Give for the middle direction of each sector 1 / the distance to what ends it, and its place in the
    stops: of equals the first.
    """
    sectors, walls = direction.shape[1], len(stops.span) - len(stops.circle)
    owner = np.arange(len(stops.span)).repeat(stops.span)
    before = stops.span.cumsum() - stops.span
    sector = np.arange(len(owner)) + (stops.first - before)[owner]
    sector[sector >= sectors] -= sectors
    ux, uy = direction[0][sector], direction[1][sector]
    value = ux * stops.dual[0][owner] + uy * stops.dual[1][owner]
    if len(stops.circle):
        round_ = slice(before[walls], None)
        place = owner[round_] - walls
        value[round_] = _circle_nearness(ux[round_], uy[round_], stops.circle[place].T, far[place])
    near = np.full(sectors, -np.inf)
    np.maximum.at(near, sector, value)
    found = np.flatnonzero(value == near[sector])[::-1]
    best = np.zeros(sectors, dtype=np.intp)
    best[sector[found]] = owner[found]
    return near, best


def _circle_nearness(ux: Floats, uy: Floats, circle: Floats, far: NDArray[np.bool_]) -> Floats:
    """Give 1 / the distance to the near or far side along directions, -inf where it is missed or behind."""
    x, y, r = circle
    along, across = x * ux + y * uy, x * uy - y * ux
    square = r * r - across * across
    root = np.sqrt(np.maximum(square, 0.0))
    reach = np.where((square > 0.0) & (along > 0.0), np.where(far, along + root, along - root), -1.0)
    hit = reach > 0.0
    return np.asarray(np.where(hit, 1.0 / np.where(hit, reach, 1.0), -np.inf))


def _shut(around: Walls, eye: Point, direction: Floats) -> NDArray[np.bool_]:
    """Tell which directions lead at once into something that blocks, for an eye that touches it."""
    import shapely

    x, y = eye[0] + _NUDGE * direction[0], eye[1] + _NUDGE * direction[1]
    shut: NDArray[np.bool_] = np.zeros(len(x), dtype=bool)
    if shapely.dwithin(around.solid, shapely.Point(eye), TOL):
        shut |= shapely.contains_xy(around.solid, x, y)
    for cx, cy, r in around.circles[around.cloud_circle < 0]:
        if hypot(cx - eye[0], cy - eye[1]) <= r + TOL:
            shut |= (x - eye[0]) * (cx - eye[0]) + (y - eye[1]) * (cy - eye[1]) > 0.0
    return shut
