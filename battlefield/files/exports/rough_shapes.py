"""Odd outlines as a person would call them: part of a circle, a strip, or a few corners, to an eighth."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import dist, hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines import simplified
from battlefield.geometry.pieces.boxes import Box

Ring = tuple[Point, ...]
MOST_CORNERS = 12  # of an outline that is told to the thousandth
MOST_TOLD = 40  # corners to the eighth, all of which are told
_ROUND = 1.0 / 32.0  # inches that corners of a circle may lie off it
_LEAST_ROUND = 8  # corners on a circle
_TRUE_ROUND = 0.01  # inches that the sides of what is called a circle may lie off it
_NEAR = 1.0 / 8.0  # inches: what nobody lays more exactly by hand
_CAPS = 0.2  # of its width, by which a strip may be wider or narrower than at its ends
_SAMPLES = 9  # places along a strip where its width is looked at
_MOST_TRIED = 400  # corners of an outline that is looked through for a strip
_MOST_ENDS = 8  # of its longest edges that may be the ends of a strip


def rough_words(ring: Ring) -> str:
    """Say an outline's shape; lengths are inches."""
    return _circle_words(ring) or _strip_words(ring) or _corner_words(ring)


def eighths(value: float) -> str:
    """Write a number to the nearest eighth."""
    whole, part = divmod(abs(round(value * 8)), 8)
    sign = "-" if round(value * 8) < 0 else ""
    if not part:
        return f"{sign}{whole}"
    share = Fraction(part, 8)
    return f"{sign}{f'{whole} ' if whole else ''}{share.numerator}/{share.denominator}"


def _circle_words(ring: Ring) -> str:
    """Name the circle that most corners lie on; "" where there is none."""
    if len(ring) < _LEAST_ROUND:
        return ""
    count = len(ring)
    best: tuple[list[int], Point, float] = ([], (0.0, 0.0), 0.0)
    for first in range(0, count, max(1, count // 8)):
        for span in (count // 3, count // 6, count // 12):
            found = _circle_through(ring, first, max(1, span))
            on = _on_circle(ring, found)
            if found is not None and len(on) > len(best[0]):
                best = (on, *found)
    on, centre, radius = best
    if len(on) < _LEAST_ROUND or count - len(on) > MOST_CORNERS or 3 * len(on) < 2 * count:
        return ""
    whole = len(on) == count and max(_gaps(ring)) < radius
    sides = _sides_along(ring, on, whole)
    said = tuple(round(8.0 * each) / 8.0 for each in centre)
    off = _off(sides, (said[0], said[1]), round(16.0 * radius) / 16.0)
    if off > _NEAR and count <= MOST_CORNERS:
        return ""
    size = f"circle of {eighths(2.0 * radius)} in diameter, centre {_at(centre)}"
    if off > _TRUE_ROUND and _off(sides, centre, radius) <= _TRUE_ROUND:
        size = f"circle of {_exact(2.0 * radius)} in diameter, centre ({', '.join(map(_exact, centre))})"
    elif off > _TRUE_ROUND:
        size = f"circle of about {eighths(2.0 * radius)} in diameter, centre {_at(centre)}"
        size += f", off by up to {off:.2f} in"
    return size if whole else f"part of a {size}: {_arc_words(ring, on)}"


def _sides_along(ring: Ring, on: list[int], whole: bool) -> list[tuple[Point, Point]]:
    """Return the sides of an outline that go along the circle on which those corners lie."""
    count, on_it = len(ring), frozenset(on)
    chord = -1 if whole else _chord(ring, on_it)
    rest = (n for n in range(count) if n != chord and n in on_it and (n + 1) % count in on_it)
    return [(ring[n], ring[(n + 1) % count]) for n in rest]


def _chord(ring: Ring, on_it: frozenset[int]) -> int:
    """Find the side at which the outline leaves its arc."""
    count, gaps = len(ring), _gaps(ring)
    return max(range(count), key=lambda n: (n not in on_it, (n + 1) % count not in on_it, gaps[n], -n))


def _off(sides: list[tuple[Point, Point]], centre: Point, radius: float) -> float:
    """Return how far sides lie off a circle at most, in inches."""
    ends = (abs(dist(end, centre) - radius) for side in sides for end in side)
    return max(*ends, *(abs(radius - _nearest(side, centre)) for side in sides))


def _nearest(side: tuple[Point, Point], at: Point) -> float:
    (ax, ay), (bx, by) = side
    length = dist(*side)
    if not length:
        return dist(side[0], at)
    share = ((at[0] - ax) * (bx - ax) + (at[1] - ay) * (by - ay)) / length**2
    share = min(max(share, 0.0), 1.0)
    return dist((ax + share * (bx - ax), ay + share * (by - ay)), at)


def _exact(value: float) -> str:
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")


def _on_circle(ring: Ring, circle: tuple[Point, float] | None) -> list[int]:
    if circle is None:
        return []
    centre, radius = circle
    return [n for n, corner in enumerate(ring) if abs(dist(corner, centre) - radius) <= _ROUND]


def _arc_words(ring: Ring, on: list[int]) -> str:
    """Say where the arc runs and where the outline goes from its end."""
    count, on_it = len(ring), frozenset(on)
    chord = _chord(ring, on_it)
    begin = next(n % count for n in range(chord + 1, chord + 1 + count) if n % count in on_it)
    end = next(n % count for n in range(chord, chord - count, -1) if n % count in on_it)
    rest = [ring[n % count] for n in range(end + 1, begin if begin > end else begin + count)]
    others = [corner for corner in rest if corner not in (ring[begin], ring[end])]
    by = f" by {_line(others)}" if others else ""
    return f"round from {_at(ring[begin])} to {_at(ring[end])}, then straight back{by}"


def _gaps(ring: Ring) -> list[float]:
    return [dist(corner, ring[(n + 1) % len(ring)]) for n, corner in enumerate(ring)]


def _circle_through(ring: Ring, first: int, span: int) -> tuple[Point, float] | None:
    (ax, ay), (bx, by), (cx, cy) = (ring[(first + n * span) % len(ring)] for n in range(3))
    twice = 2.0 * ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
    if abs(twice) < 1e-9:
        return None
    b, c = (bx - ax) ** 2 + (by - ay) ** 2, (cx - ax) ** 2 + (cy - ay) ** 2
    x, y = ((cy - ay) * b - (by - ay) * c) / twice, ((bx - ax) * c - (cx - ax) * b) / twice
    radius = hypot(x, y)
    return ((ax + x, ay + y), radius) if radius < 100.0 else None


def _strip_words(ring: Ring) -> str:
    """Name the strip that an outline nearly is, such as a river cut at the edge; "" where it is none."""
    count, gaps = len(ring), _gaps(ring)
    if not 6 <= count <= _MOST_TRIED:
        return ""
    best: tuple[float, Ring, float] | None = None
    ends = sorted(sorted(range(count), key=lambda n: (-gaps[n], n))[:_MOST_ENDS])
    for one, other in combinations(ends, 2):
        wide = (gaps[one] + gaps[other]) / 2.0
        if abs(gaps[one] - gaps[other]) > _CAPS * wide:
            continue
        right = (*ring[other + 1 :], *ring[: one + 1])[::-1]
        found = _middle_line(ring[one + 1 : other + 1], right, wide)
        if found is not None and (best is None or found[0] > best[0]):
            best = (found[0], found[1], wide)
    if best is None:
        return ""
    return f"strip about {eighths(best[2])} in wide along {_line(_thin(best[1]))}"


def _middle_line(left: Ring, right: Ring, wide: float) -> tuple[float, Ring] | None:
    """Return the length and the middle line of a strip with these sides; None where it is no strip."""
    if len(left) < 2 or len(right) < 2 or min(_length(left), _length(right)) < 2.0 * wide:
        return None
    pairs = [(_along(left, n / (_SAMPLES - 1)), _along(right, n / (_SAMPLES - 1))) for n in range(_SAMPLES)]
    if any(abs(dist(a, b) - wide) > _CAPS * wide for a, b in pairs):
        return None
    middle = tuple(((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0) for a, b in pairs)
    return _length(middle), middle


def _length(line: Ring) -> float:
    return sum(dist(line[n], line[n + 1]) for n in range(len(line) - 1))


def _along(line: Ring, share: float) -> Point:
    left = share * _length(line)
    for start, end in pairwise(line):
        step = dist(start, end)
        if left <= step and step:
            share = left / step
            return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        left -= step
    return line[-1]


def _thin(line: Ring) -> Ring:
    return simplified(line, _NEAR)


def _corner_words(ring: Ring) -> str:
    """Return the corners that matter; where there are too many, the box about them and some of them."""
    thin = simplified((*ring, ring[0]), _NEAR)[:-1]
    if len(thin) < 3:
        thin = ring
    if len(thin) <= MOST_TOLD:
        return f"corners about {_line(thin)}"
    box = Box.about(thin)
    size = f"{eighths(box.width)} × {eighths(box.height)} in, its corner nearest the table's"
    some = [thin[n * len(thin) // MOST_CORNERS] for n in range(MOST_CORNERS)]
    return (
        f"within {size} about {_at((box.left, box.top))}; of its {len(thin)} corners {MOST_CORNERS}, "
        f"in their order, about {_line(some)}; an SVG of the table has them all"
    )


def _line(points: Iterable[Point]) -> str:
    return " – ".join(_at(point) for point in points)


def _at(point: Sequence[float]) -> str:
    return f"({eighths(point[0])}, {eighths(point[1])})"
