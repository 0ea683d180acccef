"""Common tangents of smooth shapes: the straight legs of a taut path.

A path that passes a shape on side +1 keeps it opposite its normal n = (-ty, tx), on side -1 along it. A leg's
line then satisfies n·D = s1 h1(n) - s2 h2(n), where D joins the two centres and h are support functions.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.rounding import Rounding

_STEPS = 44
_EXACT = 1e-12
_NONE: Ints = np.empty(0, dtype=np.intp)
_CLOSE = 1e-9  # how well a tangent of ovals must fit


@dataclass(frozen=True, slots=True, eq=False)
class Tangents:
    """Legs from `p` to `q` f8[n, 2] along unit vectors `t`, their lengths, and whether they exist."""

    p: Floats
    q: Floats
    tx: Floats
    ty: Floats
    length: Floats
    exists: Flags

    def normal(self, side: Floats) -> Floats:
        """Return the angle of the outward normal where a shape on that side is touched."""
        return np.asarray(np.arctan2(side * self.tx, -side * self.ty))


def tangents(a: Floats, one: Rounding, s: Floats, b: Floats, other: Rounding, z: Floats) -> Tangents:
    """Return the tangents that leave shapes about a f8[n, 2] on side s and reach those about b on side z.

    Shapes closer than the tolerance to having no such tangent share one of no length.
    """
    dx, dy = b[:, 0] - a[:, 0], b[:, 1] - a[:, 1]
    far = np.hypot(dx, dy)
    safe = np.maximum(far, 1e-12)
    sine = (s * one.r - z * other.r) / safe
    fits = np.abs(sine) * safe <= far + 2.0 * TOL
    sine = np.clip(sine, -1.0, 1.0)
    ahead = np.sqrt((1.0 - sine) * (1.0 + sine))
    tx, ty = (ahead * dx + sine * dy) / safe, (ahead * dy - sine * dx) / safe
    k = np.flatnonzero(one.is_oval() | other.is_oval()) if one.ovals or other.ovals else _NONE
    if not len(k):
        one, other = Rounding(one.r), Rounding(other.r)
    else:
        ex, ey, far_k = dx[k] / safe[k], dy[k] / safe[k], safe[k]
        tx[k], ty[k], fits[k] = _by_newton(ex, ey, far_k, one.at(k), s[k], other.at(k), z[k])
    nx, ny = -ty, tx
    h1, g1 = s * one.support(nx, ny), s * one.ahead(nx, ny)
    h2, g2 = z * other.support(nx, ny), z * other.ahead(nx, ny)
    p = np.stack([a[:, 0] + h1 * nx + g1 * tx, a[:, 1] + h1 * ny + g1 * ty], axis=1)
    q = np.stack([b[:, 0] + h2 * nx + g2 * tx, b[:, 1] + h2 * ny + g2 * ty], axis=1)
    length = (q[:, 0] - p[:, 0]) * tx + (q[:, 1] - p[:, 1]) * ty
    return Tangents(p, q, tx, ty, np.maximum(length, 0.0), fits & (far > 1e-12) & (length > -0.01))


def _by_newton(
    ex: Floats, ey: Floats, far: Floats, one: Rounding, s: Floats, other: Rounding, z: Floats
) -> tuple[Floats, Floats, Flags]:
    """Turn the leg between pointing square to the widest lane and back until its line fits; tell which do.

    The misfit changes sign once in the half turn that ends where n has most room between the two shapes.
    """
    pair = Rounding(one.r + other.r, one.ovals + other.ovals)
    mx, my = pair.nearest_normal(far * ex, far * ey)
    high = np.pi / 2.0 - np.arctan2(ex * my - ey * mx, ex * mx + ey * my)
    low = high - np.pi
    none = (far <= _CLOSE) | (_misfit(high, ex, ey, far, one, s, other, z)[0] < -2.0 * TOL)
    none |= _misfit(low, ex, ey, far, one, s, other, z)[0] > 2.0 * TOL
    lean = np.where(s == z, low + np.pi / 2.0, np.where(s > 0.0, high - 0.5, low + 0.5))
    for _ in range(_STEPS):
        error, slope = _misfit(lean, ex, ey, far, one, s, other, z)
        if np.all(none | (np.abs(error) < _EXACT) | (high - low < _EXACT)):
            break
        low, high = np.where(error > 0.0, low, lean), np.where(error > 0.0, lean, high)
        newton = lean - error / np.where(np.abs(slope) > _CLOSE, slope, np.inf)
        lean = np.where((newton >= low) & (newton <= high), newton, (low + high) / 2.0)
    error, _ = _misfit(lean, ex, ey, far, one, s, other, z)
    cosine, sine = np.cos(lean), np.sin(lean)
    return cosine * ex + sine * ey, cosine * ey - sine * ex, ~none & (np.abs(error) <= 2.0 * TOL + _CLOSE)


def _misfit(
    lean: Floats, ex: Floats, ey: Floats, far: Floats, one: Rounding, s: Floats, other: Rounding, z: Floats
) -> tuple[Floats, Floats]:
    """Return n·D less what it should be, and how fast that grows with the lean (the leg's length)."""
    cosine, sine = np.cos(lean), np.sin(lean)
    tx, ty = cosine * ex + sine * ey, cosine * ey - sine * ex
    nx, ny = -ty, tx
    error = far * sine - s * one.support(nx, ny) + z * other.support(nx, ny)
    slope = far * cosine - s * one.ahead(nx, ny) + z * other.ahead(nx, ny)
    return error, slope
