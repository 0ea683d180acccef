"""The moves among which the shortest way out of an overlap is found: feet on its rims, and their crossings.

Discs and ovals are crossed where the oval is a disc of radius 1; lengths are never measured there.
"""

import numpy as np

from battlefield.geometry.distance.depth.rims import Rims
from battlefield.geometry.kernel import ellipse
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints

_PARALLEL = 1e-14  # sine of an angle at which two sides have no crossing
_SLACK = 1e-9  # inch, or radius; how far beyond its end a side may be crossed by rounding


def feet(rims: Rims) -> Floats:
    """Return the moves f8[n, 2] that lead straight to a side or an arc, or to the end of a side."""
    return np.concatenate([_side_feet(rims), _arc_feet(rims), rims.start, rims.end])


def _side_feet(rims: Rims) -> Floats:
    """Return the point of every side nearest to the origin, f8[S, 2]."""
    along = rims.end - rims.start
    share = -np.sum(rims.start * along, axis=1) / np.sum(along * along, axis=1)
    return np.asarray(rims.start + np.clip(share, 0.0, 1.0)[:, None] * along)


def _arc_feet(rims: Rims) -> Floats:
    """Return the points where the distance of an arc to the origin is least for its neighbourhood."""
    foot, arcs = _flat_feet(rims)
    on = rims.fits(foot, arcs)
    return rims.centre[arcs[on]] + rims.real(foot[on])


def _flat_feet(rims: Rims) -> tuple[Floats, Ints]:
    """Return those points for whole ovals, where they are discs of radius 1 about the origin, and whose."""
    a, b = (np.full(len(rims.centre), half) for half in (rims.a, rims.b))
    x, y = (rims.flat(-rims.centre) * (rims.a, rims.b)).T
    fx, fy = np.abs(x), np.abs(y)
    found, twice = [ellipse.nearest(fx, fy, a, b)], np.flatnonzero(ellipse.in_evolute(fx, fy, a, b))
    if len(twice):
        found.append(ellipse.second_nearest(fx[twice], fy[twice], a[twice], b[twice]))
    arcs = np.concatenate([np.arange(len(x)), twice])
    mx, my = np.concatenate(found, axis=1)
    foot = np.stack([a[arcs] * np.where(x[arcs] < 0.0, -mx, mx), b[arcs] * np.where(y[arcs] < 0.0, -my, my)])
    return np.asarray((foot / np.hypot(*foot)).T), arcs


def within(rims: Rims, longest: float) -> Rims:
    """Leave out what a move that short cannot reach."""
    foot, arcs = _flat_feet(rims)
    nearest = np.hypot(*(rims.centre[arcs] + rims.real(foot)).T)[: len(rims.centre)]
    return rims.at(np.hypot(*_side_feet(rims).T) < longest, nearest < longest)


def crossings(rims: Rims) -> Floats:
    """Return the points where two of the sides and arcs cross, f8[n, 2]."""
    start, along = rims.flat(rims.start), rims.flat(rims.end) - rims.flat(rims.start)
    centre = rims.flat(rims.centre)
    found = [_of_sides(start, along), _of_sides_and_arcs(rims, start, along, centre), _of_arcs(rims, centre)]
    return rims.real(np.concatenate(found))


def _of_sides(start: Floats, along: Floats) -> Floats:
    i, j = np.triu_indices(len(start), 1)
    length = np.hypot(*along.T)
    sine = _cross(along[i], along[j])
    clear = np.abs(sine) > _PARALLEL * length[i] * length[j]
    i, j, sine = i[clear], j[clear], sine[clear]
    apart = start[j] - start[i]
    there, back = _cross(apart, along[j]) / sine, _cross(apart, along[i]) / sine
    on = _between(there, length[i]) & _between(back, length[j])
    return np.asarray(start[i[on]] + there[on, None] * along[i[on]])


def _of_sides_and_arcs(rims: Rims, start: Floats, along: Floats, centre: Floats) -> Floats:
    side, arc = (places.ravel() for places in np.indices((len(start), len(centre))))
    length = np.hypot(*along.T)[side]
    step = along[side] / length[:, None]
    apart = centre[arc] - start[side]
    middle, off = np.sum(step * apart, axis=1), _cross(step, apart)
    deep = 1.0 - off * off
    met = np.flatnonzero(deep >= -_SLACK)
    half = np.sqrt(np.maximum(deep[met], 0.0))
    place = np.concatenate([middle[met] - half, middle[met] + half])
    met = np.tile(met, 2)
    side, arc, step, length = side[met], arc[met], step[met], length[met]
    point = start[side] + place[:, None] * step
    on = _between(place / length, length) & rims.fits(point - centre[arc], arc)
    return np.asarray(point[on])


def _of_arcs(rims: Rims, centre: Floats) -> Floats:
    i, j = np.triu_indices(len(centre), 1)
    across = (centre[j] - centre[i]) / 2.0
    half = np.hypot(*across.T)
    met = np.flatnonzero((half <= 1.0 + _SLACK) & (half > 0.0))
    i, j, across, half = i[met], j[met], across[met], half[met]
    reach = np.sqrt(np.maximum((1.0 - half) * (1.0 + half), 0.0)) / half
    aside = np.stack([-across[:, 1], across[:, 0]], axis=1) * reach[:, None]
    foot = np.concatenate([across + aside, across - aside])
    i, j = np.tile(i, 2), np.tile(j, 2)
    on = rims.fits(foot, i) & rims.fits(foot + centre[i] - centre[j], j)
    return np.asarray((centre[i] + foot)[on])


def _between(share: Floats, length: Floats) -> Flags:
    """Tell which shares of a side lie on it, rounding included."""
    return np.asarray((share * length >= -_SLACK) & ((share - 1.0) * length <= _SLACK))


def _cross(one: Floats, other: Floats) -> Floats:
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0])
