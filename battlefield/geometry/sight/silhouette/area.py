"""The share of silhouettes that is hidden: hidden heights, exact on every upright line, integrated across.

On the upright line at y every screen hides one stretch of heights. The stretches change smoothly with y but
where a corner or a tangent passes, or where two of them meet; the former cut the width into pieces, the
latter are closed in upon by halving.
"""

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.sight.silhouette.views import Screens, Views, contains

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(4)
_ROUNDS = 42
_AWAY = 1e300


def hidden_shares(seen: Views, made: Screens, error: float) -> Floats:
    """Return the hidden share of every silhouette, f8[N], each to within about `error`."""
    share = np.zeros(len(seen))
    covered = _covered(seen, made)
    share[covered] = 1.0
    made = made.at(np.flatnonzero(~covered[made.view]))
    view, left, right = _pieces(seen, made)
    whole = _quadrature(seen, made, view, left, right)
    for _ in range(_ROUNDS):
        if not len(view):
            break
        middle = (left + right) / 2.0
        halves = _quadrature(
            seen, made, np.tile(view, 2), np.concatenate([left, middle]), np.concatenate([middle, right])
        )
        first, second = np.split(halves, 2)
        good = np.abs(first + second - whole) <= error * _allowance(seen, view, right - left)
        np.add.at(share, view[good], (first + second)[good])
        view, left, right = np.tile(view[~good], 2), _both(left, middle, ~good), _both(middle, right, ~good)
        whole = np.concatenate([first[~good], second[~good]])
    np.add.at(share, view, whole)
    return np.clip(share, 0.0, 1.0)


def _covered(seen: Views, made: Screens) -> Flags:
    """Tell which silhouettes one screen hides whole: a shadow is convex, so its four corners tell."""
    half = seen.half[made.view]
    whole = ~made.cloud
    for y in (-half, half):
        low, high = _hidden(seen, made, y)
        whole &= (low <= seen.low[made.view]) & (high >= seen.high[made.view])
    covered = np.zeros(len(seen), dtype=bool)
    covered[made.view[whole]] = True
    return covered


def _allowance(seen: Views, view: Ints, width: Floats) -> Floats:
    """Return the part of the error that a piece may make: mostly by width, so that halving ends at a jump."""
    return np.asarray(0.5 * np.maximum(width / (2.0 * seen.half[view]), 0.02))


def _both(one: Floats, two: Floats, rows: Flags) -> Floats:
    return np.concatenate([one[rows], two[rows]])


def _pieces(seen: Views, made: Screens) -> tuple[Ints, Floats, Floats]:
    """Cut each silhouette's width where a corner, a tangent or a crossing of its plane comes up."""
    everyone = np.arange(len(seen), dtype=np.intp)
    busy = everyone[np.isin(everyone, made.view)]
    owner, cuts = _cuts(seen, made)
    owner = np.concatenate([busy, busy, owner])
    cuts = np.concatenate([-seen.half[busy], seen.half[busy], cuts])
    order = np.lexsort((cuts, owner))
    owner, cuts = owner[order], cuts[order]
    within = (owner[1:] == owner[:-1]) & (cuts[1:] - cuts[:-1] > 1e-12)
    return owner[:-1][within], cuts[:-1][within], cuts[1:][within]


def _cuts(seen: Views, made: Screens) -> tuple[Ints, Floats]:
    s, depth, half = made.shapes, seen.depth[made.view], seen.half[made.view]
    x, y = np.roll(s.x, -1, axis=0), np.roll(s.y, -1, axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        corners = s.y * depth / np.where(s.x > 0.0, s.x, np.nan)
        crossing = np.where(
            (s.x - depth) * (x - depth) < 0.0, s.y + (depth - s.x) / (x - s.x) * (y - s.y), np.nan
        )
        cuts = [np.where(s.ab == 0.0, row, np.nan) for row in (*corners, *crossing)]
        a, b, c = s.x[0] ** 2 - s.sxx, depth * (s.x[0] * s.y[0] - s.sxy), depth**2 * (s.y[0] ** 2 - s.syy)
        root = np.sqrt(b * b - a * c)
        rim = np.sqrt(s.ab**2 * (s.sxx - (depth - s.x[0]) ** 2))
        lean = s.y[0] + (depth - s.x[0]) * s.sxy / s.sxx
        curved = [(b - root) / a, (b + root) / a, lean - rim / s.sxx, lean + rim / s.sxx]
    cuts += [np.where(s.ab > 0.0, row, np.nan) for row in curved]
    values, owner = np.concatenate(cuts), np.tile(made.view, len(cuts))
    good = np.isfinite(values) & (np.abs(values) < np.tile(half, len(cuts)))
    return owner[good], values[good]


def _quadrature(seen: Views, made: Screens, view: Ints, left: Floats, right: Floats) -> Floats:
    """Integrate the hidden share of the height over pieces, as a share of each silhouette's width."""
    middle, half = (left + right) / 2.0, (right - left) / 2.0
    y = middle[:, None] + half[:, None] * _NODES
    heights = hidden_heights(seen, made, np.repeat(view, len(_NODES)), y.ravel()).reshape(y.shape)
    return np.asarray(heights @ _WEIGHTS * half / (2.0 * seen.half[view]))


def hidden_heights(seen: Views, made: Screens, view: Ints, y: Floats) -> Floats:
    """Return the hidden share of the height on the upright lines at `y` of the silhouettes `view`, f8[S]."""
    order = np.argsort(made.view, kind="stable")
    start = np.searchsorted(made.view[order], np.arange(len(seen) + 1))
    many = (start[1:] - start[:-1])[view]
    line = np.repeat(np.arange(len(view)), many)
    place = np.arange(len(line)) - np.repeat(np.cumsum(many) - many, many) + start[:-1][view][line]
    low, high, line = _stretches(seen, made.at(order[place]), line, y[line])
    total = np.zeros(len(view))
    np.add.at(total, line, _union(line, low, high))
    return total


def _union(line: Ints, low: Floats, high: Floats) -> Floats:
    """Return what each stretch within [0, 1] adds to those of its line that begin below it."""
    order = np.lexsort((low, line))
    shift = 2.0 * line[order]  # keeps the lines apart in one running maximum
    reached = np.maximum.accumulate(np.concatenate([[-1.0], high[order] + shift]))[:-1]
    added = np.maximum(high[order] + shift - np.maximum(low[order] + shift, reached), 0.0)
    result = np.empty_like(added)
    result[order] = added
    return np.asarray(result)


def _stretches(seen: Views, made: Screens, line: Ints, y: Floats) -> tuple[Floats, Floats, Ints]:
    """Return the hidden stretches as shares of the height; of a cloud only what lies outside it."""
    low, high = _hidden(seen, made, y)
    if made.cloud.any():
        low, high, line = _without_inside(made, seen, y, low, high, line)
    base = seen.low[made.view]
    scale = seen.high[made.view] - base
    if len(line) > len(made.view):
        base, scale = np.tile(base, 2), np.tile(scale, 2)
    low, high = (np.clip((z - base) / scale, 0.0, 1.0) for z in (low, high))
    return low, np.maximum(low, high), line


def _hidden(seen: Views, made: Screens, y: Floats) -> tuple[Floats, Floats]:
    """Return the heights between which each screen hides; low > high where it hides nothing."""
    enter, leave = _chord(made, seen.depth[made.view], y)
    enter, leave = np.maximum(enter, 0.0), np.minimum(leave, 1.0)
    eye = seen.above[made.view]
    bottom, top = made.shapes.bottom - eye, made.shapes.top - eye
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        low = eye + np.where(bottom >= 0.0, bottom / leave, np.where(enter > 0.0, bottom / enter, -_AWAY))
        near = np.where(enter > 0.0, top / enter, np.where(top > 0.0, _AWAY, 0.0))
        high = eye + np.where(top >= 0.0, near, top / leave)
    passes = leave - enter > 1e-13
    return np.where(passes, low, 1.0), np.where(passes, high, 0.0) - np.where(passes, 0.0, _AWAY)


def _chord(made: Screens, depth: Floats, y: Floats) -> tuple[Floats, Floats]:
    """Return where the ray from the eye to (depth, y) enters and leaves, as shares of its length."""
    s = made.shapes
    rise = s.mx * depth + s.my * y
    with np.errstate(divide="ignore", invalid="ignore"):
        reach = s.off / rise
        enter = np.where(rise < 0.0, reach, -np.inf).max(axis=0)
        leave = np.where(rise > 0.0, reach, np.inf).min(axis=0)
        leave = np.where(((rise == 0.0) & (s.off <= 0.0)).any(axis=0), -np.inf, leave)
        a = s.syy * depth * depth - 2.0 * s.sxy * depth * y + s.sxx * y * y
        b = s.syy * depth * s.x[0] - s.sxy * (depth * s.y[0] + y * s.x[0]) + s.sxx * y * s.y[0]
        c = s.syy * s.x[0] ** 2 - 2.0 * s.sxy * s.x[0] * s.y[0] + s.sxx * s.y[0] ** 2 - s.ab**2
        root = np.sqrt(b * b - a * c)
        curved = s.ab > 0.0
        enter = np.where(curved, (b - root) / a, enter)
        leave = np.where(curved, (b + root) / a, leave)
    return np.nan_to_num(enter, nan=1.0), np.nan_to_num(leave, nan=0.0)


def _without_inside(
    made: Screens, seen: Views, y: Floats, low: Floats, high: Floats, line: Ints
) -> tuple[Floats, Floats, Ints]:
    """Cut out, where a cloud holds the upright line, the heights at which the line is inside the cloud."""
    holds = made.cloud & contains(made.shapes, seen.depth[made.view], y)
    key = line * (1 + made.owner.max()) + made.owner
    holds = np.isin(key, key[holds]) & made.cloud
    below = np.where(holds, np.minimum(high, made.shapes.bottom), high)
    above = np.where(holds, np.maximum(low, made.shapes.top), _AWAY)
    return np.concatenate([low, above]), np.concatenate([below, high]), np.tile(line, 2)
