"""Lines of a free hand: without their trembling, and lines through corners made smooth."""

from typing import Any

from battlefield.geometry.kernel.shapes import Point

Ring = tuple[Point, ...]
_FLATNESS = 0.01  # inch; how far the sides of a smoothed line may lie beside its curve
_HALVINGS = 7


def simplified(line: Ring, tolerance: float) -> Ring:
    """Leave out points of a line while none of them lies farther than the tolerance from what is left."""
    import shapely

    if len(line) < 3:
        return line
    left: Any = shapely.LineString(line).simplify(tolerance, preserve_topology=False)
    return tuple((float(x), float(y)) for x, y in left.coords)


def simple_ring(ring: Ring) -> Ring:
    """Return the outer rim of the largest area that a ring encloses; () where it encloses none.

    A ring that crosses nothing is given back as it is.
    """
    import shapely

    if len(ring) < 3:
        return ()
    area: Any = shapely.Polygon(ring)
    if area.is_valid:
        return ring
    loops: list[Any] = [shapely.get_parts(each) for each in shapely.get_parts(shapely.make_valid(area))]
    parts = [part for loop in loops for part in loop if part.geom_type == "Polygon"]
    if not parts:
        return ()
    largest = max(parts, key=lambda part: float(part.area))
    return tuple((float(x), float(y)) for x, y in largest.exterior.coords[:-1])


def smoothed(points: Ring, closed: bool) -> Ring:
    """Draw a smooth curve through points, with straight sides within a hundredth of an inch of it."""
    if len(points) < 3:
        return points
    count = len(points)
    if closed:
        around = [points[-1], *points, points[0], points[1]]
    else:
        around = [_beyond(points[0], points[1]), *points, _beyond(points[-1], points[-2])]
    result: list[Point] = []
    for place in range(count if closed else count - 1):
        p0, p1, p2, p3 = around[place : place + 4]
        result.append(p1)
        result += _halved(_bezier(p0, p1, p2, p3), _HALVINGS)
    return tuple(result) if closed else (*result, points[-1])


def _beyond(end: Point, before: Point) -> Point:
    return 2 * end[0] - before[0], 2 * end[1] - before[1]


def _bezier(p0: Point, p1: Point, p2: Point, p3: Point) -> tuple[Point, Point, Point, Point]:
    """Return the cubic curve from p1 to p2 whose tangents are along their neighbours."""
    first = p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6
    second = p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6
    return p1, first, second, p2


def _halved(curve: tuple[Point, Point, Point, Point], left: int) -> list[Point]:
    """Return the inner points of a curve, halved until it is flat."""
    a, b, c, d = curve
    bend = max(abs(a[n] - 2 * b[n] + c[n]) + abs(b[n] - 2 * c[n] + d[n]) for n in (0, 1))
    if not left or 0.375 * bend < _FLATNESS:
        return []
    ab, bc, cd = _middle(a, b), _middle(b, c), _middle(c, d)
    abc, bcd = _middle(ab, bc), _middle(bc, cd)
    here = _middle(abc, bcd)
    first, second = _halved((a, ab, abc, here), left - 1), _halved((here, bcd, cd, d), left - 1)
    return [*first, here, *second]


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
