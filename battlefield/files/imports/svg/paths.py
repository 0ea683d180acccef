"""SVG path data as lines: curves and arcs cut into straight sides that stay within a tolerance of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import acos, atan2, ceil, cos, hypot, pi, radians, sin, sqrt
from typing import Final

from battlefield.files.imports.svg.values import NUMBER, Matrix, number_of
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.watching import go_on
from battlefield.geometry.kernel.shapes import Point

MOST_CHARACTERS: Final = 4_000_000
_MOST_SIDES: Final = 2_000  # of one curve
_TOKEN: Final = re.compile(rf"[\s,]*(?:([MmZzLlHhVvCcSsQqTtAa])|({NUMBER}))")
_FLAG: Final = re.compile(r"[\s,]*([01])")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
Arc = tuple[Point, Point, float, float, float]


@dataclass(slots=True)
class Budget:
    """How many sides may still be made in one file."""

    left: int

    def spend(self, count: int) -> None:
        """Take sides away; SceneError where there are none left."""
        go_on()
        self.left -= count
        if self.left < 0:
            expected = "simplify it, or allow a larger tolerance"
            raise SceneError("the drawing", "has too many corners", expected)


@dataclass(slots=True)
class Subpath:
    """One stretch of a path in inches; `circle` is its centre and radius where it is one by its arcs."""

    points: list[Point] = field(default_factory=list)
    is_closed: bool = False
    arcs: list[Arc] = field(default_factory=list)
    has_sides: bool = False

    @property
    def returns(self) -> bool:
        """Whether it ends where it began."""
        return len(self.points) > 3 and self.points[0] == self.points[-1]

    @property
    def circle(self) -> tuple[Point, float] | None:
        """Its centre and radius, in the path's own units, where arcs alone go round one centre once."""
        if self.has_sides or not self.arcs:
            return None
        (x, y), (radius, other), *_ = self.arcs[0]
        near = 1e-6 * max(radius, 1e-9)
        if abs(radius - other) > near:
            return None
        same = all(hypot(c[0] - x, c[1] - y) + abs(r[0] - radius) + abs(r[1] - radius) < 10.0 * near
                   for c, r, *_ in self.arcs)  # fmt: skip
        swept = abs(sum(arc[4] for arc in self.arcs))
        return ((x, y), radius) if same and abs(swept - 2.0 * pi) < 1e-6 else None


def subpaths(data: str, matrix: Matrix, tolerance: float, budget: Budget, place: str) -> list[Subpath]:
    """Read path data, mapped, with curves cut into sides within `tolerance` inches of them."""
    if len(data) > MOST_CHARACTERS:
        raise SceneError(place, f"is {len(data)} characters long", f"at most {MOST_CHARACTERS} are read")
    pen = _Pen(matrix, tolerance, budget)
    for command, values in _commands(data, place):
        if not pen.found and command not in "Mm":
            raise SceneError(place, f"begins with {shown(command)}", "a path begins with M")
        budget.spend(1)
        pen.draw(command, values)
    return [path for path in pen.found if len(path.points) > 1]


def _commands(data: str, place: str) -> Iterator[tuple[str, list[float]]]:
    """Yield commands one by one, those that are repeated without their letter too."""
    at, end, command = 0, len(data.rstrip(" \t\r\n,")), ""
    while at < end:
        match = _TOKEN.match(data, at, end)
        if match is None or (not match[1] and command in ("", "Z", "z")):
            rest = data[at : at + 100].lstrip(" ,\t\r\n")[:20]
            found = f"has {shown(rest)} at character {data.find(rest, at) + 1}"
            raise SceneError(place, found, "look there for a lost letter or number")
        if match[1]:
            command, at = match[1], match.end()
        values, at = _values(data, at, end, command, place)
        yield command, values
        command = {"M": "L", "m": "l"}.get(command, command)


def _values(data: str, at: int, end: int, command: str, place: str) -> tuple[list[float], int]:
    values: list[float] = []
    for n in range(_TAKES[command.upper()]):
        is_flag = command in "Aa" and n in (3, 4)
        match = (_FLAG if is_flag else _TOKEN).match(data, at, end)
        text = None if match is None else match[1] if is_flag else match[2]
        if match is None or text is None:
            found = f"lacks a number at character {at + 1}"
            raise SceneError(place, found, f"{command} takes {_TAKES[command.upper()]} numbers")
        values.append(number_of(text, place))
        at = match.end()
    return values, at


class _Pen:
    """Draws commands: where it is, where the stretch began, and the last control point."""

    def __init__(self, matrix: Matrix, tolerance: float, budget: Budget) -> None:
        self.matrix, self.tolerance, self.budget = matrix, tolerance, budget
        self.found: list[Subpath] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.control: Point = (0.0, 0.0)
        self.last = ""

    def draw(self, command: str, values: list[float]) -> None:
        """Carry out one command."""
        kind = command.upper()
        x, y = self.at if command.islower() else (0.0, 0.0)
        if kind == "Z":
            self._close()
        elif kind in "HV":
            self._line((values[0] + x, self.at[1]) if kind == "H" else (self.at[0], values[0] + y))
        elif kind == "A":
            self._arc(values, (values[5] + x, values[6] + y))
        else:
            points = [(values[n] + x, values[n + 1] + y) for n in range(0, len(values), 2)]
            if kind == "M":
                self._move(points[0])
            elif kind == "L":
                self._line(points[0])
            else:
                self._curve(kind, points)
        self.last = kind

    def _move(self, to: Point) -> None:
        self.found.append(Subpath([self.matrix.at(to)]))
        self.at = self.start = to

    def _path(self) -> Subpath:
        """Return the stretch that is drawn at; after one is closed, the next begins where that did."""
        if self.found[-1].is_closed:
            self._move(self.start)
        return self.found[-1]

    def _close(self) -> None:
        self._path().is_closed = True
        self.at = self.start

    def _line(self, to: Point) -> None:
        path = self._path()
        path.points.append(self.matrix.at(to))
        path.has_sides = path.has_sides or hypot(to[0] - self.at[0], to[1] - self.at[1]) > 1e-9
        self.at = to

    def _curve(self, kind: str, points: list[Point]) -> None:
        smooth = {"S": "CS", "T": "QT"}.get(kind)
        if smooth is not None:
            mirrored = self.last in smooth and self.last != ""
            first = (2.0 * self.at[0] - self.control[0], 2.0 * self.at[1] - self.control[1])
            points = [first if mirrored else self.at, *points]
        path = self._path()
        path.has_sides = True
        corners = [self.matrix.at(at) for at in (self.at, *points)]
        steps = _steps_of_curve(corners, self.tolerance)
        self.budget.spend(steps)
        path.points += [_on_curve(corners, n / steps) for n in range(1, steps)]
        path.points.append(corners[-1])
        self.control, self.at = points[-2], points[-1]

    def _arc(self, values: list[float], to: Point) -> None:
        rx, ry = abs(values[0]), abs(values[1])
        if to == self.at:
            return
        if not rx or not ry:
            self._line(to)
            return
        arc = _arc_round(self.at, to, (rx, ry), radians(values[2]), (values[3] > 0.0, values[4] > 0.0))
        path = self._path()
        path.arcs.append(arc)
        steps = _steps_of_arc(arc, self.matrix, self.tolerance)
        self.budget.spend(steps)
        path.points += [self.matrix.at(_on_arc(arc, n / steps, radians(values[2]))) for n in range(1, steps)]
        path.points.append(self.matrix.at(to))
        self.at = to


def _steps_of_curve(corners: list[Point], tolerance: float) -> int:
    """Count sides by how far the control points bend away from evenly spaced ones."""
    bends = [hypot(a[0] - 2.0 * b[0] + c[0], a[1] - 2.0 * b[1] + c[1])
             for a, b, c in zip(corners, corners[1:], corners[2:], strict=False)]  # fmt: skip
    share = 0.75 if len(corners) == 4 else 0.25
    return min(_MOST_SIDES, max(1, ceil(sqrt(share * max(bends) / tolerance))))


def _on_curve(corners: list[Point], share: float) -> Point:
    """Return the point of a curve at a share of its way, by halving its control lines again and again."""
    while len(corners) > 1:
        corners = [(p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)
                   for p, q in pairwise(corners)]  # fmt: skip
    return corners[0]


def _arc_round(start: Point, end: Point, radii: Point, turn: float, flags: tuple[bool, bool]) -> Arc:
    """Give an arc by its centre, radii, turn, first angle and sweep; radii that are too small grow to fit."""
    (rx, ry), cosine, sine = radii, cos(turn), sin(turn)
    dx, dy = (start[0] - end[0]) / 2.0, (start[1] - end[1]) / 2.0
    u, v = cosine * dx + sine * dy, cosine * dy - sine * dx
    size = (u / rx) ** 2 + (v / ry) ** 2
    if size > 1.0:
        rx, ry = rx * sqrt(size), ry * sqrt(size)
    share = sqrt(max(0.0, 1.0 / max(size, 1e-300) - 1.0)) if size < 1.0 else 0.0
    if flags[0] == flags[1]:
        share = -share
    cu, cv = share * rx * v / ry, -share * ry * u / rx
    x = cosine * cu - sine * cv + (start[0] + end[0]) / 2.0
    y = sine * cu + cosine * cv + (start[1] + end[1]) / 2.0
    first = atan2((v - cv) / ry, (u - cu) / rx)
    sweep = (atan2((-v - cv) / ry, (-u - cu) / rx) - first) % (2.0 * pi)
    return (x, y), (rx, ry), turn, first, sweep if flags[1] else sweep - 2.0 * pi


def _on_arc(arc: Arc, share: float, turn: float) -> Point:
    (x, y), (rx, ry), _, first, sweep = arc
    u, v = rx * cos(first + share * sweep), ry * sin(first + share * sweep)
    return x + cos(turn) * u - sin(turn) * v, y + sin(turn) * u + cos(turn) * v


def _steps_of_arc(arc: Arc, matrix: Matrix, tolerance: float) -> int:
    radius = max(arc[1]) * matrix.stretch
    if radius <= tolerance:
        return 4
    widest = 2.0 * acos(1.0 - tolerance / radius)
    return min(_MOST_SIDES, max(1, ceil(abs(arc[4]) / max(widest, 1e-9))))
