"""What is wrong with an outline from a file, as the place in it and what was expected there."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import atan2, hypot, pi
from typing import Any

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces.strips import segment_normals

Problem = tuple[str, str]
Ring = tuple[Point, ...]
Side = tuple[Point, Point]

SMALLEST_AREA = 1e-4  # square inches; the head of a pin
LEAST_TURN = 1e-6  # radians of a corner that is one beyond doubt
MOST_SIDES = 16  # of a ring that is looked at by hand, sooner than shapely is loaded
LONGEST_MITRE = 10.0  # widths from the joint to the tip


def outline_problem(outline: Outline) -> Problem | None:
    """Find the first thing wrong: its place, such as "polygon[2]", and what is expected there."""
    if isinstance(outline, Circle):
        return None if outline.radius > 0.0 else ("radius", "a number above 0")
    if isinstance(outline, Strip):
        return _strip_problem(outline)
    rings = [("polygon", outline.points), *((f"holes[{i}]", hole) for i, hole in enumerate(outline.holes))]
    for place, ring in rings:
        problem = _ring_problem(ring, place)
        if problem:
            return problem
    return _holes_problem(outline)


def are_sound_rings(rings: Sequence[Ring]) -> bool:
    """Tell in one go that many outlines of a ring each have no problem; False where some may have one."""
    import numpy as np
    import shapely

    counts = [len(ring) for ring in rings]
    if min(counts, default=3) < 3:
        return False
    if not rings:
        return True
    points = np.array([point for ring in rings for point in ring], dtype=float)
    ends = np.cumsum(counts)
    following = np.arange(1, len(points) + 1)
    following[ends - 1] = ends - counts
    steps = points[following] - points
    if not (np.hypot(steps[:, 0], steps[:, 1]) > 2 * TOL).all():  # false too where some are no numbers
        return False
    areas = shapely.polygons(shapely.linearrings(points, indices=np.repeat(np.arange(len(rings)), counts)))
    return bool(shapely.is_valid(areas).all() and (shapely.area(areas) >= SMALLEST_AREA).all())


def _strip_problem(strip: Strip) -> Problem | None:
    if not strip.width > 0.0:
        return "width", "a number above 0"
    if len(strip.points) < 2:
        return "line", "at least two points"
    repeat = _repeat(strip.points)
    if repeat is not None:
        return f"line[{repeat}]", f"a point apart from line[{repeat - 1}]"
    return _hairpin_problem(strip)


def _hairpin_problem(strip: Strip) -> Problem | None:
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(segment_normals(strip.points)), start=1):
        if hypot(ax + bx, ay + by) * LONGEST_MITRE < 1.0:  # the sum's inverse is the tip's distance in widths
            return f"line[{i}]", f"a turn whose mitre reaches at most {LONGEST_MITRE:g} widths"
    return None


def _ring_problem(ring: Ring, place: str) -> Problem | None:
    if len(set(ring)) < 3:
        return place, "at least three different points"
    repeat = _repeat(ring)
    if repeat is not None:
        return f"{place}[{repeat}]", f"a point apart from {place}[{repeat - 1}]"
    if _near(ring[0], ring[-1]):
        return f"{place}[{len(ring) - 1}]", f"a point apart from {place}[0], the ring closes by itself"
    return _shape_problem(ring, place)


def _shape_problem(ring: Ring, place: str) -> Problem | None:
    if _is_convex(ring) or _is_clearly_simple(ring):
        return None
    import shapely

    area = shapely.Polygon(ring)
    if not shapely.is_valid(area):
        i, j = _crossing(ring, shapely.is_valid_reason(area))
        return f"{place}[{i}]", f"sides that do not meet: the one from here meets the one from {place}[{j}]"
    if area.area < SMALLEST_AREA:
        return place, f"an area of at least {SMALLEST_AREA:g} square inches"
    return None


def _is_convex(ring: Ring) -> bool:
    """Tell whether a ring clearly turns one way, once around, and is large enough: its sides meet nowhere."""
    sides = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise((*ring, ring[0], ring[1]))]
    turns = [atan2(ax * by - ay * bx, ax * bx + ay * by) for (ax, ay), (bx, by) in pairwise(sides)]
    if sum(turns) < 0.0:
        turns = [-turn for turn in turns]
    is_one_way = min(turns) > LEAST_TURN and max(turns) < pi - LEAST_TURN
    return is_one_way and sum(turns) < 3.0 * pi and abs(_area(ring)) > 2.0 * SMALLEST_AREA


def _is_clearly_simple(ring: Ring) -> bool:
    """Tell whether a ring of few sides is large enough and no two of its sides come near each other.

    Of two sides one lies clearly beyond the line of the other, or the other beyond its; neighbours turn.
    """
    if len(ring) > MOST_SIDES or abs(_area(ring)) <= 2.0 * SMALLEST_AREA:
        return False
    sides = [*pairwise((*ring, ring[0]))]
    last = len(sides) - 1
    return all(
        _turns(sides[i], sides[j]) if j - i in (1, last) else _are_apart(sides[i], sides[j])
        for i, j in combinations(range(len(sides)), 2)
    )


def _turns(side: Side, other: Side) -> bool:
    """Tell whether two sides with a corner in common do not run back along each other."""
    (ax, ay), (bx, by) = _along(side), _along(other)
    return abs(atan2(ax * by - ay * bx, ax * bx + ay * by)) < pi - LEAST_TURN


def _are_apart(side: Side, other: Side) -> bool:
    return _is_beyond(side, other) or _is_beyond(other, side)


def _is_beyond(side: Side, other: Side) -> bool:
    """Tell whether the ends of another side lie clearly on one hand of the line of a side."""
    (x, y), _ = side
    dx, dy = _along(side)
    least = TOL * hypot(dx, dy)
    first, second = (dx * (v - y) - dy * (u - x) for u, v in other)
    return min(first, second) > least or max(first, second) < -least


def _along(side: Side) -> Point:
    (ax, ay), (bx, by) = side
    return bx - ax, by - ay


def _area(ring: Ring) -> float:
    (x, y), *_ = ring
    return sum((ax - x) * (by - y) - (bx - x) * (ay - y) for (ax, ay), (bx, by) in pairwise(ring)) / 2.0


def _crossing(ring: Ring, reason: str) -> tuple[int, int]:
    """Find the two sides that meet where the reason says, "...[x y]", by their first points."""
    import shapely

    spot = shapely.Point([float(number) for number in reason.partition("[")[2].rstrip("]").split()])
    sides = [shapely.LineString((ring[i], ring[(i + 1) % len(ring)])) for i in range(len(ring))]
    nearest = sorted(range(len(ring)), key=lambda i: (round(float(sides[i].distance(spot)), 9), i))
    first, *others = nearest
    apart = [i for i in others if abs(i - first) not in (1, len(ring) - 1)] or others
    return first, apart[0]


def _holes_problem(polygon: Polygon) -> Problem | None:
    if not polygon.holes:
        return None  # the ring alone has been looked at
    import shapely

    outer = shapely.Polygon(polygon.points)
    holes: list[Any] = [shapely.Polygon(hole) for hole in polygon.holes]
    for i, hole in enumerate(holes):
        if not outer.covers(hole):
            return f"holes[{i}]", "a hole inside the polygon"
        for j in range(i):
            if hole.intersection(holes[j]).area > 0.0:
                return f"holes[{i}]", f"a hole apart from holes[{j}]"
    if not shapely.is_valid(shapely.Polygon(polygon.points, polygon.holes)):
        return "holes", "holes that share no side with another ring and leave the area in one piece"
    return None


def _repeat(points: Ring) -> int | None:
    """Find the first point that repeats the one before it."""
    return next((i for i in range(1, len(points)) if _near(points[i], points[i - 1])), None)


def _near(a: Point, b: Point) -> bool:
    return hypot(a[0] - b[0], a[1] - b[1]) <= TOL
