"""The direction that parts two convex outlines best, and the gap along it."""

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.sight.shapes import Shapes

_START = 24  # directions tried before refining
_ROUNDS = 26
_GOLDEN = 0.6180339887498949


def separation(one: Shapes, two: Shapes) -> tuple[Floats, Floats, Floats]:
    """Return the largest gap f8[N] by which a direction (unit vectors, from one to two) parts the rows.

    It is negative where they overlap, then to within the search's precision minus the depth; the gap given is
    exact for the direction given, so a positive gap is certain.
    """
    count = len(one)
    angle = np.broadcast_to(np.arange(_START)[:, None] * (2.0 * np.pi / _START), (_START, count))
    wx, wy = np.cos(angle), np.sin(angle)
    wx, wy = np.concatenate([wx, -two.mx, one.mx]), np.concatenate([wy, -two.my, one.my])
    zero = (wx == 0.0) & (wy == 0.0)
    wx = np.where(zero, 1.0, wx)
    gaps = _gaps(one, two, wx, wy)
    best, rows = gaps.argmax(axis=0), np.arange(count)
    gap, wx, wy = gaps[best, rows], wx[best, rows], wy[best, rows]
    turned, tx, ty = _refined(one, two, np.arctan2(wy, wx))
    better = turned > gap
    return np.where(better, turned, gap), np.where(better, tx, wx), np.where(better, ty, wy)


def _gaps(one: Shapes, two: Shapes, wx: Floats, wy: Floats) -> Floats:
    return -one.support(wx, wy) - two.support(-wx, -wy)


def _refined(one: Shapes, two: Shapes, start: Floats) -> tuple[Floats, Floats, Floats]:
    """Climb by golden section within a step of the start."""
    step = 2.0 * np.pi / _START
    low, high = start - step, start + step
    for _ in range(_ROUNDS):
        left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
        both = np.stack([left, right])
        gaps = _gaps(one, two, np.cos(both), np.sin(both))
        first = gaps[0] > gaps[1]
        low, high = np.where(first, low, left), np.where(first, right, high)
    middle = (low + high) / 2.0
    wx, wy = np.cos(middle), np.sin(middle)
    return _gaps(one, two, wx, wy), wx, wy
