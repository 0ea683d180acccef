"""The rim of platforms that form one surface, and where a base first reaches over it.

The rim is what no other platform continues: stretches of straight sides, arcs of round platforms, and the
points where two arcs meet. A base reaches over an arc with a corner, or with the farthest point of its round
edge; an oval is given so many points that none between them reaches a millionth of an inch farther.
"""

from collections.abc import Iterator, Sequence
from math import hypot, inf, sqrt

import numpy as np

from battlefield.geometry.convex.polygons import turning
from battlefield.geometry.displacement.sweeping.parts import POINT, Parts, base_part, margin, mover
from battlefield.geometry.displacement.sweeping.spans import Line, crossings
from battlefield.geometry.displacement.sweeping.sweep import Obstacles, Slide
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL, is_overlapping
from battlefield.geometry.pieces.terrain import contains_point, outline_polygon

_OVAL_POINTS = 8192
_DOT = TOL / 1000.0
_Edge = tuple[Point, Point, int]


def rim_crossing(base: PlacedBase, direction: Point, outlines: Sequence[Outline]) -> tuple[float, int]:
    """Find where a slide first takes part of a base over the rim, and over whose; 0 and -1 where it is."""
    if is_over_rim(base, outlines):
        return 0.0, -1
    rim, owners = _rim(base, direction, outlines)
    found = Slide.of(base, direction).first_stop(rim)
    ends = [(found.distance, owners[found.index])] if found else []
    for i, outline in enumerate(outlines):
        if isinstance(outline, Circle):
            ends.append((_arc_crossing(base, direction, outlines, i), i))
    return min(ends, default=(inf, -1))


def is_over_rim(base: PlacedBase, outlines: Sequence[Outline]) -> bool:
    """Return whether any of a base lies beyond platforms that may adjoin; to touch the rim is not beyond."""
    if not any(contains_point(outline, base.at) for outline in outlines):
        return True
    rim, _ = _rim(base, (1.0, 0.0), outlines)
    if any(is_overlapping(margin(base, thing)) for thing in rim.things):
        return True
    return any(_is_over_arc(base, outlines, i) for i in range(len(outlines)))


def _rim(base: PlacedBase, direction: Point, outlines: Sequence[Outline]) -> tuple[Obstacles, list[int]]:
    """Gather the straight stretches and the points of the rim that lie on a base's way, and their owners."""
    edges = [edge for i, outline in enumerate(outlines) for edge in _edges(outline, i)]
    parts = Parts.segments([(a, b) for a, b, _ in edges])
    line = Line.of(mover(base.size, base.facing), base.at, direction, graze=-TOL)
    surface = Parts.of(outlines)
    things: list[Outline] = []
    owners: list[int] = []
    for _, leave, row in crossings(line, parts):
        a, b, i = edges[row]
        for stretch in _exposed(a, b, surface.take(surface.owner != i)) if leave > -TOL else ():
            things.append(Polygon(stretch))
            owners.append(i)
    for point, i in _meeting_points(outlines):
        things.append(Circle(point, _DOT))
        owners.append(i)
    return Obstacles.of(things), owners


def _edges(outline: Outline, owner: int) -> Iterator[_Edge]:
    """Yield an outline's straight sides, each with the empty side to its left as seen (y downward)."""
    if isinstance(outline, Circle):
        return
    polygon = outline_polygon(outline)
    for place, ring in enumerate((polygon.points, *polygon.holes)):
        inward = (turning(np.array(ring)) > 0.0) == (place == 0)
        corners = ring if inward else ring[::-1]
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            if a != b:
                yield a, b, owner


def _exposed(a: Point, b: Point, others: Parts) -> list[tuple[Point, Point]]:
    """Cut from a side what other platforms cover, or continue with no more than a seam between."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    d = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    outside = (a[0] + 2.0 * TOL * d[1], a[1] - 2.0 * TOL * d[0])
    covered = {row: span for *span, row in crossings(Line.of(POINT, outside, d, graze=0.0), others)}
    covered |= {row: span for *span, row in crossings(Line.of(POINT, a, d), others)}
    stretches, start = [], 0.0
    for enter, leave in [*sorted(covered.values()), [length, inf]]:
        end = min(enter, length)
        if end - start > TOL:
            ends = [(a[0] + s * d[0], a[1] + s * d[1]) for s in (start, end)]
            stretches.append((ends[0], ends[1]))
        start = max(start, leave)
    return stretches


def _meeting_points(outlines: Sequence[Outline]) -> Iterator[tuple[Point, int]]:
    """Yield the points where the rims of two round platforms cross, outside all others."""
    circles = [(i, outline) for i, outline in enumerate(outlines) if isinstance(outline, Circle)]
    for place, (i, one) in enumerate(circles):
        for j, other in circles[place + 1 :]:
            for point in _crossings(one, other):
                if not _is_continued(outlines, (i, j), point):
                    yield point, i


def _crossings(one: Circle, other: Circle) -> list[Point]:
    (x, y), (u, v) = one.centre, other.centre
    distance = hypot(u - x, v - y)
    if not abs(one.radius - other.radius) < distance < one.radius + other.radius:
        return []
    ex, ey = (u - x) / distance, (v - y) / distance
    along = (distance + (one.radius - other.radius) * (one.radius + other.radius) / distance) / 2.0
    aside = sqrt(max((one.radius - along) * (one.radius + along), 0.0))
    return [(x + along * ex - side * ey, y + along * ey + side * ex) for side in (aside, -aside)]


def _is_continued(outlines: Sequence[Outline], own: tuple[int, ...], point: Point) -> bool:
    return any(contains_point(outline, point) for k, outline in enumerate(outlines) if k not in own)


def _reaching_points(base: PlacedBase, circle: Circle) -> tuple[Floats, Floats, float]:
    """Return points of a base, and a radius about them, that decide whether it lies within a circle."""
    moving = base_part(base)
    x, y = (np.array(column) for column in zip(*moving.corners, strict=True))
    for a, b, ax, ay in moving.rounding.ovals:
        turn = np.linspace(0.0, 2.0 * np.pi, _OVAL_POINTS, endpoint=False)
        along, across = a * np.cos(turn), b * np.sin(turn)
        x, y = x + ax * along - ay * across, y + ay * along + ax * across
    return x - circle.centre[0], y - circle.centre[1], moving.rounding.radius


def _arc_crossing(base: PlacedBase, direction: Point, outlines: Sequence[Outline], index: int) -> float:
    """Find where a base first reaches over the open part of a circle's rim."""
    circle, (dx, dy) = outlines[index], direction
    if not isinstance(circle, Circle):
        return inf
    x, y, radius = _reaching_points(base, circle)
    leave = _exits(circle.radius - radius, x * dx + y * dy, y * dx - x * dy)
    for row in np.argsort(leave).tolist():
        end = float(leave[row])
        if end >= -TOL and not _is_arc_continued(outlines, index, (x[row] + end * dx, y[row] + end * dy)):
            return max(end, 0.0)
    return inf


def _exits(radius: float, along: Floats, aside: Floats) -> Floats:
    """Return how far points can go before they leave a circle; -inf where they never are in it.

    They lie `along` ahead of its centre and `aside` of it; no digits are lost for those on its rim.
    """
    inside = (radius - np.abs(aside)) * (radius + np.abs(aside))
    half = np.sqrt(np.maximum(inside, 0.0))
    distance = np.hypot(along, aside)
    power = (radius - distance) * (radius + distance)
    far = np.where(along > 0.0, power / np.where(along > 0.0, half + along, 1.0), half - along)
    return np.where((inside > 0.0) & (radius > 0.0), far, -np.inf)


def _is_arc_continued(outlines: Sequence[Outline], index: int, toward: Point) -> bool:
    """Return whether another platform goes on where a circle ends, toward a point seen from its centre."""
    circle = outlines[index]
    assert isinstance(circle, Circle)
    far = (circle.radius + TOL) / max(hypot(*toward), 1e-300)
    spot = circle.centre[0] + toward[0] * far, circle.centre[1] + toward[1] * far
    return _is_continued(outlines, (index,), spot)


def _is_over_arc(base: PlacedBase, outlines: Sequence[Outline], index: int) -> bool:
    """Return whether a base whose centre lies in a circle reaches over the open part of its rim."""
    circle = outlines[index]
    if not isinstance(circle, Circle) or not contains_point(circle, base.at):
        return False
    x, y, radius = _reaching_points(base, circle)
    far = np.hypot(x, y)
    beyond = np.flatnonzero(far + radius > circle.radius + TOL)
    ways = (_rim_way(base, circle, (float(x[i]), float(y[i]))) for i in beyond)
    return any(not _is_arc_continued(outlines, index, way) for way in ways)


def _rim_way(base: PlacedBase, circle: Circle, point: Point) -> Point:
    """Give where the way from a base's centre to one of its points crosses a circle, seen from its centre."""
    sx, sy = base.at[0] - circle.centre[0], base.at[1] - circle.centre[1]
    ux, uy = point[0] - sx, point[1] - sy
    length = hypot(ux, uy)
    if length == 0.0:
        return (sx, sy) if hypot(sx, sy) > 0.0 else (1.0, 0.0)
    ux, uy = ux / length, uy / length
    along, aside = sx * ux + sy * uy, ux * sy - uy * sx
    step = sqrt(max((circle.radius - abs(aside)) * (circle.radius + abs(aside)), 0.0)) - along
    return sx + step * ux, sy + step * uy
