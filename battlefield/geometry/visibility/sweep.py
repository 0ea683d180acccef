"""The sweep of a look round its eye: for every sector of directions, the wall or arc that ends it.

A wall or circle is held only against the sectors that it spans as seen from the eye.
"""

from math import hypot, pi
from typing import NamedTuple

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.visibility.walls import Walls

_FIXED = np.array([-pi, -pi / 2.0, 0.0, pi / 2.0, pi, pi])  # no sector is wider than a right angle
_NUDGE = 1e-5  # inch; a step to either side of a wall that the eye touches
_AT_ONCE = 1e300  # 1 / the distance to what the eye touches


class Sectors(NamedTuple):
    """What ends the look between `angles` f8[S + 1]: see `VisibleRegion`."""

    angles: Floats
    wall: Floats
    arc: Floats
    far: Flags


class _Stops(NamedTuple):
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
    ux, uy = np.cos(middle), np.sin(middle)
    far = around.cloud_circle >= 0
    near, best = _nearest(stops, ux, uy, far)
    shut = near == 0.0  # with no wall ahead the look leaves the board
    if touches:
        shut |= _shut(around, eye, ux, uy)
    wall = stops.dual.take(best, axis=1)
    if np.count_nonzero(shut):
        wall[0, shut], wall[1, shut] = _AT_ONCE * ux[shut], _AT_ONCE * uy[shut]
    arc, beyond = np.zeros((len(best), 3)), np.zeros(len(best), dtype=bool)
    walls = len(around.after)
    if len(circle):
        round_ = np.flatnonzero((best >= walls) & ~shut)
        arc[round_], beyond[round_] = circle[best[round_] - walls], far[best[round_] - walls]
    return Sectors(angles, wall.T, arc, beyond)


def _stops(around: Walls, eye: Point, circle: Floats) -> tuple[Floats, _Stops]:
    """Return the sorted angles of all that may change, and what stops the look between them."""
    (x, y), (px, py) = around.points, around.across
    x, y = x - eye[0], y - eye[1]
    walls, many = len(around.after), len(circle)
    angles, rank = _ranked(np.concatenate([np.arctan2(y, x), *_tangents(circle), _FIXED]))
    turn = x[:walls] * px + y[:walls] * py
    stops = np.abs(turn) > around.hair  # the others point at the eye, or pass through it
    dual = around.across / np.where(stops, turn, np.inf)
    left = turn > 0.0
    one, two = rank[:walls], rank.take(around.after)
    first, last = np.where(left, one, two), np.where(left, two, one)
    if many:
        tangent = rank[len(x) : len(x) + 2 * many]
        first, last = np.concatenate([first, tangent[:many]]), np.concatenate([last, tangent[many:]])
        stops = np.concatenate([stops, np.ones(many, dtype=bool)])
        dual = np.concatenate([dual, np.zeros((2, many))], axis=1)
    if around.clouds:
        stops &= _is_met(around, eye, left)
    span = (last - first) % (len(angles) - 1) * stops
    return angles, _Stops(first, span, dual, circle)


def _tangents(circle: Floats) -> tuple[Floats, ...]:
    """Return the directions at which circles begin, and those at which they end."""
    if not len(circle):
        return ()
    toward = np.arctan2(circle[:, 1], circle[:, 0])
    half = np.arcsin(np.minimum(circle[:, 2] / np.maximum(np.hypot(*circle[:, :2].T), 1e-300), 1.0))
    return (toward - half + pi) % (2.0 * pi) - pi, (toward + half + pi) % (2.0 * pi) - pi


def _ranked(angles: Floats) -> tuple[Floats, Ints]:
    """Sort the different angles, from -pi to pi, and tell each one's place; the last pi has its own."""
    order = angles.argsort(kind="stable")
    in_turn = angles.take(order)
    new = np.empty(len(order), dtype=bool)
    new[0] = False
    np.not_equal(in_turn[1:], in_turn[:-1], out=new[1:])
    rank = np.empty(len(order), dtype=np.intp)
    rank[order] = new.cumsum()
    new[0] = new[-1] = True
    return in_turn[new], rank


def _is_met(around: Walls, eye: Point, left: Flags) -> Flags:
    """Tell what can stop the look: of clouds round the eye nothing, of others the walls it leaves by."""
    hidden = around.clouds_round(eye)
    leaving = (around.cloud < 0) | left & ~np.isin(around.cloud, hidden)
    return np.concatenate([leaving, ~np.isin(around.cloud_circle, hidden)])


def _nearest(stops: _Stops, ux: Floats, uy: Floats, far: Flags) -> tuple[Floats, Ints]:
    """Return for the middle direction of each sector 1 / the distance to what ends it (0 where nothing does),
    and its place in the stops: of equals the first.
    """
    sectors, walls = len(ux), len(stops.span) - len(stops.circle)
    owner = np.arange(len(stops.span)).repeat(stops.span)
    before = stops.span.cumsum() - stops.span
    sector = (stops.first - before).take(owner)
    sector += np.arange(len(owner))
    sector %= sectors
    ux, uy = ux.take(sector), uy.take(sector)
    value = ux * stops.dual[0].take(owner) + uy * stops.dual[1].take(owner)
    if len(stops.circle):
        round_ = slice(before[walls], None)
        place = owner[round_] - walls
        value[round_] = _circle_nearness(ux[round_], uy[round_], stops.circle[place].T, far[place])
    near = np.zeros(sectors)
    np.maximum.at(near, sector, value)
    found = (value == near.take(sector)).nonzero()[0][::-1]
    best = np.zeros(sectors, dtype=np.intp)
    best[sector.take(found)] = owner.take(found)
    return near, best


def _circle_nearness(ux: Floats, uy: Floats, circle: Floats, far: Flags) -> Floats:
    """Return 1 / the distance to the near or far side along directions, -inf where it is missed or behind."""
    x, y, r = circle
    along, across = x * ux + y * uy, x * uy - y * ux
    square = r * r - across * across
    root = np.sqrt(np.maximum(square, 0.0))
    reach = np.where((square > 0.0) & (along > 0.0), np.where(far, along + root, along - root), -1.0)
    hit = reach > 0.0
    return np.asarray(np.where(hit, 1.0 / np.where(hit, reach, 1.0), -np.inf))


def _shut(around: Walls, eye: Point, ux: Floats, uy: Floats) -> Flags:
    """Tell which directions lead at once into something that blocks, for an eye that touches it."""
    import shapely

    x, y = eye[0] + _NUDGE * ux, eye[1] + _NUDGE * uy
    shut: Flags = np.zeros(len(x), dtype=bool)
    if shapely.dwithin(around.solid, shapely.Point(eye), TOL):
        shut |= shapely.contains_xy(around.solid, x, y)
    for cx, cy, r in around.circles[around.cloud_circle < 0]:
        if hypot(cx - eye[0], cy - eye[1]) <= r + TOL:
            shut |= (x - eye[0]) * (cx - eye[0]) + (y - eye[1]) * (cy - eye[1]) > 0.0
    return shut
