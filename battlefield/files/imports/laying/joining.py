"""Lines of a map put together: those whose ends meet are one, and what touches hangs together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, hypot, pi

from battlefield.files.text.limits import RING_POINTS
from battlefield.files.text.watching import go_on
from battlefield.geometry.kernel.shapes import Point

Line = tuple[Point, ...]
Side = tuple[Point, Point]
_NEAR = 1e-3  # inches between ends that are meant to meet
_STRAIGHT = 0.02  # radians by which a line that goes straight on may bend
_MOST_ENDS = 40  # in one place; more are a star that nothing goes straight through
_MOST_PAIRS = 400_000  # sides that are compared; beyond that all are taken for one body
_MOST_LOOKED = 8_000_000  # pairs of sides that are beside each other, whether or not they are near


def joined_lines(lines: Sequence[Sequence[Point]]) -> list[Line]:
    """Join lines that meet at their ends, each point of a joint once, in the order of their first.

    Where more than two ends meet, those are joined that go straight on, and the others end there. A line that
    closes stays as it is, and one that lies there twice counts once.
    """
    unique: dict[Line, Line] = {}
    for line in lines:
        unique.setdefault(_forward(line), tuple(line))
    chains = _Chains(list(unique.values()))
    for meeting in chains.meetings():
        go_on()
        for one, other in _pairs(chains, meeting):
            chains.join(one, other)
    return chains.told()


def _forward(line: Sequence[Point]) -> Line:
    """Return a line in the one direction that it has in common with itself drawn backward."""
    there, back = tuple(line), tuple(line)[::-1]
    return min(there, back)


End = tuple[int, int]  # the number of a line, and 0 for its begin or -1 for its end


@dataclass
class _Chains:
    """Lines, and which of their ends are joined."""

    lines: list[Line]
    partner: dict[End, End] = field(default_factory=dict)

    def point(self, end: End) -> Point:
        return self.lines[end[0]][end[1]]

    def heading(self, end: End) -> float:
        """Return in which direction a line leaves one of its ends."""
        line = self.lines[end[0]] if end[1] == 0 else self.lines[end[0]][::-1]
        (x, y), there = line[0], next(each for each in line[1:] if each != line[0])
        return atan2(there[1] - y, there[0] - x)

    def join(self, one: End, other: End) -> None:
        self.partner[one], self.partner[other] = other, one

    def meetings(self) -> Iterator[list[End]]:
        """Yield the ends that meet in one place, of lines that are open."""
        ends = [(n, k) for n, line in enumerate(self.lines) if _is_open(line) for k in (0, -1)]
        cells: dict[tuple[int, int], list[End]] = {}
        for end in ends:
            cells.setdefault(_cell(self.point(end)), []).append(end)
        taken: set[End] = set()
        for end in ends:
            if end not in taken:
                found = [each for each in self._about(cells, self.point(end)) if each not in taken]
                taken.update(found)
                if len(found) > 1:
                    yield sorted(found, key=lambda each: (each[0], -each[1]))

    def _about(self, cells: dict[tuple[int, int], list[End]], at: Point) -> Iterator[End]:
        column, row = _cell(at)
        for i in (column - 1, column, column + 1):
            for j in (row - 1, row, row + 1):
                for end in cells.get((i, j), ()):
                    if hypot(self.point(end)[0] - at[0], self.point(end)[1] - at[1]) <= _NEAR:
                        yield end

    def told(self) -> list[Line]:
        """Return the lines as they are joined."""
        done: set[int] = set()
        found: list[Line] = []
        for n, line in enumerate(self.lines):
            if n in done:
                continue
            start = self._first((n, 0)) if _is_open(line) else (n, 0)
            found.extend(_cut(self._followed(start, done)))
        return found

    def _first(self, end: End) -> End:
        """Go back from the begin of a line to where its chain begins; to itself where it goes round."""
        now = end
        while now in self.partner:
            number, side = self.partner[now]
            now = (number, -1 if side == 0 else 0)
            if now[0] == end[0]:
                return end
        return now

    def _followed(self, start: End, done: set[int]) -> list[Point]:
        """Follow a chain from its begin, and mark its lines as done."""
        now, points = start, list[Point]()
        while now[0] not in done:
            done.add(now[0])
            line = self.lines[now[0]] if now[1] == 0 else self.lines[now[0]][::-1]
            points += line[1:] if points else line
            after = self.partner.get((now[0], -1 if now[1] == 0 else 0))
            if after is None:
                break
            now = after
        else:
            points[-1] = points[0]  # it goes round
        return points


def _is_open(line: Line) -> bool:
    return any(each != line[0] for each in line) and line[0] != line[-1]


def _cell(at: Point) -> tuple[int, int]:
    return round(at[0] / _NEAR), round(at[1] / _NEAR)


def _pairs(chains: _Chains, meeting: list[End]) -> Iterator[tuple[End, End]]:
    """Yield the ends of a meeting that are joined: both of two, else those that go straight on."""
    if len(meeting) == 2:
        yield meeting[0], meeting[1]
    if not 2 < len(meeting) <= _MOST_ENDS:
        return
    bends = sorted(
        (abs(_turn(chains.heading(one) - chains.heading(other) - pi)), one, other)
        for n, one in enumerate(meeting)
        for other in meeting[n + 1 :]
    )
    taken: set[End] = set()
    for bend, one, other in bends:
        if bend <= _STRAIGHT and not taken & {one, other}:
            taken |= {one, other}
            yield one, other


def _turn(angle: float) -> float:
    return (angle + pi) % (2.0 * pi) - pi


def _cut(points: list[Point]) -> Iterator[Line]:
    """Cut a line where it has more corners than one may have."""
    for start in range(0, max(1, len(points) - 1), RING_POINTS - 2):
        yield tuple(points[start : start + RING_POINTS - 1])


def bodies(lines: Sequence[Sequence[Point]], reach: float) -> list[int]:
    """Number what hangs together within a reach: each line bears the number of the first of its body."""
    body = list(range(len(lines)))

    def head(n: int) -> int:
        while body[n] != n:
            body[n] = body[body[n]]
            n = body[n]
        return n

    sides = [(side, n) for n, line in enumerate(lines) for side in pairwise(line)]
    for count, (one, other) in enumerate(near_pairs(sides, reach)):
        if count >= _MOST_PAIRS or one == other:
            return [0] * len(lines)
        m, n = head(sides[one][1]), head(sides[other][1])
        if m != n and _apart(sides[one][0], sides[other][0]) <= reach:
            body[max(m, n)] = min(m, n)
    return [head(n) for n in range(len(lines))]


def near_pairs(sides: Sequence[tuple[Side, int]], reach: float) -> Iterator[tuple[int, int]]:
    """Yield pairs of sides of different lines whose boxes lie no farther apart than a reach.

    A side comes with itself where so many lie beside each other that telling them apart takes too long.
    """
    boxes = [(min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])) for (a, b), _ in sides]
    begun: list[int] = []
    looked = 0
    for n in sorted(range(len(sides)), key=lambda k: boxes[k]):
        go_on()
        left, _, top, bottom = boxes[n]
        begun = [m for m in begun if boxes[m][1] + reach >= left]
        looked += len(begun)
        if looked > _MOST_LOOKED:
            yield n, n
        for m in begun:
            if sides[m][1] != sides[n][1] and boxes[m][2] - reach <= bottom and top - reach <= boxes[m][3]:
                yield m, n
        begun.append(n)


def _apart(one: Side, other: Side) -> float:
    """Return how far two sides lie apart."""
    if _cross(one, other):
        return 0.0
    ends = ((each, other) for each in one), ((each, one) for each in other)
    return min(_from(point, side) for pairs in ends for point, side in pairs)


def _cross(one: Side, other: Side) -> bool:
    (a, b), (c, d) = one, other
    return _left(a, b, c) * _left(a, b, d) < 0.0 and _left(c, d, a) * _left(c, d, b) < 0.0


def _left(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _from(at: Point, side: Side) -> float:
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    long = dx * dx + dy * dy
    share = 0.0 if long == 0.0 else min(1.0, max(0.0, ((at[0] - ax) * dx + (at[1] - ay) * dy) / long))
    return hypot(at[0] - ax - share * dx, at[1] - ay - share * dy)
