"""Normals of an ellipse that pass through a point: the feet of its nearest and farthest distances.

Every function works on arrays, in the ellipse's own frame with half axes a >= b > 0, for a point folded into
the first quadrant (x, y >= 0), and gives the outward unit normal (mx, my) at the foot it finds. A foot lies
at (a²x / (s + a²), b²y / (s + b²)) where the two terms A = ax / (s + a²) and B = by / (s + b²) have
A² + B² = 1 (Eberly, "Distance from a point to an ellipse"). Measuring s from its pole (-b² or -a²) keeps
every digit near the axes.
"""

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats

TINY = 1e-250
SECULAR_STEPS = 5
INNER_STEPS = 20  # a second foot that is about to vanish is a nearly double root, which halves per step


def nearest(x: Floats, y: Floats, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Return the normal at the point of the ellipse nearest to (x, y)."""
    second, first = _secular(b * y, a * x, (a - b) * (a + b))
    return _normal(first, second, a, b)


def farthest(x: Floats, y: Floats, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Return the normal at the point of the ellipse farthest from (x, y)."""
    first, second = _secular(a * x, b * y, (a - b) * (a + b))
    return _normal(-first, -second, a, b)


def second_nearest(x: Floats, y: Floats, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Return the normal at the other local minimum of distance, across the long axis, in the evolute."""
    second, first = _inner(b * y, a * x, (a - b) * (a + b))
    return _normal(first, -second, a, b)


def second_farthest(x: Floats, y: Floats, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    """Return the normal at the other local maximum of distance, for (x, y) in the evolute."""
    first, second = _inner(a * x, b * y, (a - b) * (a + b))
    return _normal(first, -second, a, b)


def in_evolute(x: Floats, y: Floats, a: Floats, b: Floats) -> Flags:
    """Tell which points have four normals instead of two."""
    return np.asarray(np.cbrt(a * x) ** 2 + np.cbrt(b * y) ** 2 < np.cbrt((a - b) * (a + b)) ** 2)


def _normal(first: Floats, second: Floats, a: Floats, b: Floats) -> tuple[Floats, Floats]:
    mx, my = first * b, second * a
    length = np.sqrt(mx * mx + my * my)
    return mx / length, my / length


def _secular(p: Floats, q: Floats, d: Floats) -> tuple[Floats, Floats]:
    """Solve (p/w)² + (q/(w+d))² = 1 for w > 0 and give both terms; p, q, d >= 0.

    Newton on the reciprocal of the left side's root, which is concave and nearly straight: from a start on
    the left it rises to the solution and never passes it.
    """
    w = _start(p, q, d)
    for _ in range(SECULAR_STEPS):
        far = w + d
        first, second = p / w, q / far
        first2, second2 = first * first, second * second
        total = first2 + second2
        slope = np.maximum(first2 / w + second2 / far, TINY)
        w = w + np.maximum(np.sqrt(total) - 1.0, 0.0) * total / slope
    return _terms(p, q / (w + d), w)


def _start(p: Floats, q: Floats, d: Floats) -> Floats:
    """Return a w on the left of the solution: each term alone allows one, both together help near a cusp.

    There 1 - (q/(w+d))² <= 2 (w + e) / d with e = max(d - q, 0), so w² (w + e) <= p² d / 2 suffices.
    """
    root, short = np.cbrt(p), np.maximum(d - q, TINY)  # p² itself could underflow
    cusp = np.minimum(np.cbrt(0.25 * d) * root * root, 0.5 * p * np.sqrt(d / short))
    return np.asarray(np.maximum(np.maximum(p, q - d), np.maximum(cusp, TINY)))


def _inner(p: Floats, q: Floats, d: Floats) -> tuple[Floats, Floats]:
    """Solve (p/v)² + (q/(d-v))² = 1 for its smallest v in (0, d) and give both terms.

    The left side is convex there, so that Newton from the left never passes the solution.
    """
    v = np.maximum(p, TINY)
    for _ in range(INNER_STEPS):
        first, second = p / v, q / (d - v)
        excess = np.maximum(first * first + second * second - 1.0, 0.0)
        fall = np.maximum(first * first / v - second * second / (d - v), TINY)
        v = np.maximum(np.minimum(v + 0.5 * excess / fall, 0.9999 * d), TINY)
    return _terms(p, q / (d - v), v)


def _terms(p: Floats, second: Floats, w: Floats) -> tuple[Floats, Floats]:
    """Return both terms; at the pole itself the first is what the second leaves, its foot being mirrored."""
    first = np.where(w <= TINY, np.sqrt(np.maximum(1.0 - second * second, 0.0)), p / w)
    return first, second
