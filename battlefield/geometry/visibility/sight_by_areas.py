"""Sight between areas: whether some straight line from any point of the one to any of the other is clear.

What hinders a line changes only where it passes a corner: of an area, of a hindrance, or where two edges
cross. So if any line is clear, one is that passes close by two corners, on one side or the other of each. All
these are tried; an answer of yes comes with such a line. A slit narrower than 2e-5 inch is shut.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import hypot

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL, TOO_CLOSE
from battlefield.geometry.outlines.areas import Area, AreaGraph, Segment, SharedEdge, edges_of, segments_of

Stretch = tuple[float, float]

_ASIDE = TOO_CLOSE  # how far past a corner a line is tried
_OFF = 1.5 * TOL  # drawn borders lie this near to the edges that they are drawn on
_SIDES = ((1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0))
_LINES = 4096  # tried at once


def area_sight(graph: AreaGraph, start: str, end: str) -> Segment | None:
    """Return a clear line from a point of one area to a point of another, or None.

    A line is clear when it crosses no barrier, wherever it is drawn, and no height step whose higher area is
    neither the first nor the last. A step between areas of equal height hinders nobody. An area sees itself.
    """
    one, other = graph.area(start), graph.area(end)
    if start == end:
        inside = _some_point(one)
        return inside, inside
    hindrances = hindrances_between(graph, start, end)
    corners = _corners([one, other], hindrances)
    pairs = np.array(list(combinations(range(len(corners)), 2)), dtype=np.intp).reshape(-1, 2)
    for first in range(0, len(pairs), _LINES):
        found = _clear_line(corners[pairs[first : first + _LINES]], one, other, hindrances)
        if found is not None:
            return found
    return None


def hindrances_between(graph: AreaGraph, start: str, end: str) -> list[Segment]:
    """List the lines that sight between two areas must not cross."""
    barriers = [line for border in graph.borders if border.kind == "barrier" for line in segments_of(border)]
    steps = [edge for edge in graph.shared if edge.kind == "step" and _hinders(graph, edge, (start, end))]
    return barriers + [(edge.start, edge.end) for edge in steps]


def _hinders(graph: AreaGraph, step: SharedEdge, ends: tuple[str, str]) -> bool:
    first, second = graph.area(step.first), graph.area(step.second)
    if first.height == second.height:
        return False
    return (first if first.height > second.height else second).id not in ends


def _corners(areas: Sequence[Area], hindrances: Sequence[Segment]) -> Floats:
    """Gather all corners and crossings, f8[n, 2], each once."""
    outlines = [edge for area in areas for edge in edges_of(area)]
    points = [end for line in (*outlines, *hindrances) for end in line]
    points += _crossings(hindrances, outlines)
    found: list[Point] = []
    for x, y in sorted(points):
        beside = len(found)
        while beside and x - found[beside - 1][0] <= _ASIDE:
            beside -= 1
        if all(abs(y - v) > _ASIDE for _, v in found[beside:]):
            found.append((x, y))
    return np.array(found, dtype=np.float64).reshape(-1, 2)


def _crossings(hindrances: Sequence[Segment], outlines: Sequence[Segment]) -> list[Point]:
    """Return the points that hindrances share with each other and with outlines, where they cross."""
    if not hindrances:
        return []
    lines = np.array([*hindrances, *outlines], dtype=np.float64)
    (x, y), (u, v) = (end[:, :, None] for end in lines[: len(hindrances)].transpose(1, 2, 0))
    (p, q), (r, s) = (end[:, None, :] for end in lines.transpose(1, 2, 0))
    turn = (u - x) * (s - q) - (v - y) * (r - p)
    wanted = (np.abs(turn) >= 1e-12) & np.triu(np.ones(turn.shape, dtype=np.bool_), 1)
    over = np.where(wanted, turn, 1.0)
    t = ((p - x) * (s - q) - (q - y) * (r - p)) / over
    w = ((p - x) * (v - y) - (q - y) * (u - x)) / over
    inside = wanted & (t >= -1e-9) & (t <= 1.0 + 1e-9) & (w >= -1e-9) & (w <= 1.0 + 1e-9)
    at = np.stack([x + t * (u - x), y + t * (v - y)], axis=-1)[inside]
    return [(left, top) for left, top in at.tolist()]


def _clear_line(pairs: Floats, one: Area, other: Area, hindrances: Sequence[Segment]) -> Segment | None:
    """Try the four lines close by each pair of corners, f8[n, 2, 2]; give the first that is clear."""
    first, second = pairs[:, 0], pairs[:, 1]
    along = second - first
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    aside = np.stack([-along[:, 1], along[:, 0]], axis=1) * _ASIDE
    start = np.concatenate([first + one_side * aside for one_side, _ in _SIDES])
    towards = np.concatenate([second + far_side * aside for _, far_side in _SIDES]) - start
    towards /= np.hypot(towards[:, 0], towards[:, 1])[:, None]
    for area in (one, other):
        meets = _meets(start, towards, edges_of(area))
        start, towards = start[meets], towards[meets]
    near, far = _cuts(start, towards, edges_of(one)), _cuts(start, towards, edges_of(other))
    stops, _ = _cuts(start, towards, [_longer(line) for line in hindrances])
    for row, blocked in enumerate(stops):
        found = _between(_inside(near, row), _inside(far, row), blocked)
        if found is not None:
            (ax, ay), (bx, by) = (start[row] + np.array(found)[:, None] * towards[row]).tolist()
            return (ax, ay), (bx, by)
    return None


def _longer(line: Segment) -> Segment:
    """Draw a line out by the tolerance at both ends, so that rounding opens no slit where two lines meet."""
    (x, y), (u, v) = line
    share = TOL / max(hypot(u - x, v - y), TOL)
    dx, dy = share * (u - x), share * (v - y)
    return (x - dx, y - dy), (u + dx, v + dy)


def _meets(start: Floats, towards: Floats, lines: Sequence[Segment]) -> Flags:
    """Return which rays cross any of the lines, also behind their start."""
    ends = np.array(lines, dtype=np.float64)
    along, across = towards[:, :1], towards[:, 1:]
    past = (along * (ends[:, 0, 1] - start[:, 1:]) - across * (ends[:, 0, 0] - start[:, :1])) > 0.0
    over = (along * (ends[:, 1, 1] - start[:, 1:]) - across * (ends[:, 1, 0] - start[:, :1])) > 0.0
    return np.asarray((past != over).any(axis=1))


def _cuts(start: Floats, towards: Floats, lines: Sequence[Segment]) -> tuple[Floats, Floats]:
    """Return how far along each ray it crosses the lines, also behind it, sorted; then infinite, f8[n, k].

    Gives too, at each crossing, how far along the ray is farther from the line than drawings may be off.
    """
    if not lines:
        return np.full((len(start), 1), np.inf), np.zeros((len(start), 1))
    ends = np.array(lines, dtype=np.float64)
    offset = ends[None] - start[:, None, None]
    side = towards[:, None, None, 0] * offset[..., 1] - towards[:, None, None, 1] * offset[..., 0]
    ahead = np.sum(offset * towards[:, None, None], axis=-1)
    crosses = (side[..., 0] > 0.0) != (side[..., 1] > 0.0)
    across = np.where(crosses, side[..., 0] - side[..., 1], 1.0)
    where = ahead[..., 0] + side[..., 0] / across * (ahead[..., 1] - ahead[..., 0])
    where = np.where(crosses, where, np.inf)
    length = np.hypot(*(ends[:, 1] - ends[:, 0]).T)
    order = np.argsort(where, axis=1, kind="stable")
    trim = _OFF * length / np.abs(across)
    return np.take_along_axis(where, order, 1), np.take_along_axis(trim, order, 1)


def _inside(cuts: tuple[Floats, Floats], row: int) -> list[Stretch]:
    """Return the stretches of one ray that surely lie in an area: between every other cut, trimmed."""
    where, trim = (part[row][np.isfinite(cuts[0][row])].tolist() for part in cuts)
    starts = [cut + off for cut, off in zip(where[::2], trim[::2], strict=True)]
    ends = [cut - off for cut, off in zip(where[1::2], trim[1::2], strict=True)]
    return [(low, high) for low, high in zip(starts, ends, strict=False) if low < high]


def _between(near: list[Stretch], far: list[Stretch], stops: Floats) -> tuple[float, float] | None:
    """Return two places on one ray, in the one area and in the other, with no stop between them."""
    limits = [-np.inf, *stops[np.isfinite(stops)].tolist(), np.inf]
    for low, high in pairwise(limits):
        here, there = _piece(near, low, high), _piece(far, low, high)
        if here is not None and there is not None:
            return here, there
    return None


def _piece(stretches: list[Stretch], low: float, high: float) -> float | None:
    """Return the middle of the first stretch that lies, in part, between two limits."""
    for start, end in stretches:
        from_, to = max(start, low), min(end, high)
        if to - from_ > TOL:
            return (from_ + to) / 2.0
    return None


def _some_point(area: Area) -> Point:
    """Return a point inside an area: midway between two crossings of a level line just below its top."""
    heights = sorted({y for _, y in area.polygon.points})
    level = (heights[0] + heights[1]) / 2.0
    cuts = _cuts(np.array([(0.0, level)]), np.array([(1.0, 0.0)]), edges_of(area))[0][0]
    return (float(cuts[0] + cuts[1]) / 2.0, level)
