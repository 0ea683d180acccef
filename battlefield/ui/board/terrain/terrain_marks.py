"""What is drawn into a piece of terrain by its kind, so that each is known without colour."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from battlefield.geometry.kernel.shapes import Outline, Point, Strip
from battlefield.ui.board.paths import filled, ring_area, rings, spaced
from battlefield.ui.board.patterns import scattered, strokes

if TYPE_CHECKING:
    from battlefield.geometry.outlines.drawn_within import DrawnWithin


@dataclass(slots=True)
class Marks:
    """Lines of a width in inches, and faces filled with the line's colour."""

    lines: QPainterPath = field(default_factory=QPainterPath)
    faces: QPainterPath = field(default_factory=QPainterPath)
    width: float = 0.045
    strength: float = 0.55


@dataclass(frozen=True, slots=True)
class _Piece:
    outline: Outline
    path: QPainterPath
    name: str


def marks_of(
    kind: str, outline: Outline, path: QPainterPath, name: str, within: "DrawnWithin"
) -> Marks | None:
    """Draw the marks of a kind within a piece's path; the same for the same name, None for a plain kind."""
    draw = _DRAWN.get(kind)
    if draw is None:
        return None
    marks = draw(_Piece(outline, path, name))
    marks.faces = filled(within.faces(_corners(ring) for ring in rings(marks.faces)))
    marks.lines = _drawn(within.lines(_open_lines(marks.lines), 0.5 * marks.width))
    return marks


def _corners(ring: Sequence[QPointF]) -> list[Point]:
    return [(at.x(), at.y()) for at in ring]


def _open_lines(path: QPainterPath) -> list[list[Point]]:
    """Return the lines of a path, curves as lines too short to see, one that is closed back to its start."""
    fine = QTransform.fromScale(64, 64)
    lines = [_corners([at / 64 for at in line.toList()]) for line in path.toSubpathPolygons(fine)]
    return [line for line in lines if len(line) > 1]


def _drawn(lines: Sequence[Sequence[Point]]) -> QPainterPath:
    path = QPainterPath()
    for line in lines:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    return path


def _masonry(piece: _Piece) -> Marks:
    """Corners of broken walls, strewn about."""
    marks = Marks(width=0.11, strength=0.5)
    for spot, size in scattered(piece.path, 1.9, piece.name):
        arm, turn = 0.28 + 0.24 * size, 90.0 * int(4 * size)
        corner = QPainterPath(QPointF(arm, 0))
        corner.lineTo(0, 0)
        corner.lineTo(0, arm * 0.7)
        _put(marks.lines, corner, spot, turn, piece.path)
    return marks


def _parapet(piece: _Piece) -> Marks:
    """A second outline within the first, as of a roof with a rim."""
    marks = Marks(width=0.05, strength=0.7)
    _inset(marks.lines, piece.path, 0.28)
    return marks


def _turret(piece: _Piece) -> Marks:
    """A rim, and ridges from each corner to the middle."""
    marks = _parapet(piece)
    middle = piece.path.boundingRect().center()
    for ring in rings(piece.path)[:1]:
        for corner in spaced(ring, max(_around(ring) / 4, 0.1))[:8]:
            marks.lines.moveTo(corner * 0.8 + middle * 0.2)
            marks.lines.lineTo(corner * 0.25 + middle * 0.75)
    return marks


def _boxes(piece: _Piece) -> Marks:
    """Boarded boxes, crossed from corner to corner."""
    marks = Marks(width=0.045, strength=0.6)
    for spot, size in scattered(piece.path, 0.95, piece.name):
        half, box = 0.3, QPainterPath()
        box.addRect(QRectF(-half, -half, 2 * half, 2 * half))
        box.moveTo(-half, -half)
        box.lineTo(half, half)
        box.moveTo(half, -half)
        box.lineTo(-half, half)
        _put(marks.lines, box, spot, 24.0 * (size - 0.5), piece.path)
    return _parapet(piece) if marks.lines.isEmpty() else marks


def _stones(piece: _Piece) -> Marks:
    """Small broken stones."""
    marks = Marks(strength=0.55)
    for spot, size in scattered(piece.path, 0.75, piece.name):
        reach = 0.09 + 0.12 * size
        stone = QPainterPath(QPointF(-reach, 0.3 * reach))
        for x, y in ((-0.2, -0.9), (0.9, -0.4), (0.7, 0.7)):
            stone.lineTo(x * reach, y * reach)
        stone.closeSubpath()
        _put(marks.faces, stone, spot, 360.0 * size)
    return marks


def _facets(piece: _Piece) -> Marks:
    """Ridges that part at a summit a little off the middle."""
    marks = Marks(width=0.05, strength=0.6)
    box = piece.path.boundingRect()
    summit = box.center() + QPointF(-0.08 * box.width(), -0.08 * box.height())
    for ring in rings(piece.path)[:1]:
        for corner in spaced(ring, max(_around(ring) / 5, 0.1))[:7]:
            marks.lines.moveTo(summit)
            marks.lines.lineTo(corner * 0.82 + summit * 0.18)
    return marks


def _wreck(piece: _Piece) -> Marks:
    """A rim and one great cross, as plans mark what is out of use."""
    marks = _parapet(piece)
    box = piece.path.boundingRect().adjusted(0.3, 0.3, -0.3, -0.3)
    for start, end in ((box.topLeft(), box.bottomRight()), (box.topRight(), box.bottomLeft())):
        marks.lines.moveTo(start)
        marks.lines.lineTo(end)
    marks.lines = marks.lines.intersected(piece.path) if box.isEmpty() else marks.lines
    return marks


def _leaves(piece: _Piece) -> Marks:
    """Tufts, as of a hedge seen from above."""
    marks = Marks(strength=0.35)
    for spot, size in scattered(piece.path, 0.42, piece.name):
        reach = 0.08 + 0.07 * size
        marks.faces.addEllipse(spot, reach, reach)
    return marks


def _reeds(piece: _Piece) -> Marks:
    """Tufts of three reeds over a short line of water."""
    marks = Marks(width=0.055, strength=0.75)
    tuft = QPainterPath(QPointF(-0.32, 0))
    tuft.lineTo(0.32, 0)
    for lean in (-0.16, 0.0, 0.16):
        tuft.moveTo(lean * 0.4, 0)
        tuft.lineTo(lean, -0.34 + abs(lean) * 0.6)
    for spot, _ in scattered(piece.path, 1.25, piece.name):
        _put(marks.lines, tuft, spot, 0.0, piece.path)
    return marks


def _flames(piece: _Piece) -> Marks:
    """Small tongues of flame."""
    marks = Marks(strength=0.6)
    flame = QPainterPath(QPointF(0, -0.38))
    flame.cubicTo(0.06, -0.12, 0.26, -0.06, 0.14, 0.2)
    flame.cubicTo(0.06, 0.3, -0.08, 0.3, -0.14, 0.2)
    flame.cubicTo(-0.26, 0.0, -0.04, -0.1, 0, -0.38)
    for spot, _ in scattered(piece.path, 1.2, piece.name):
        _put(marks.faces, flame, spot, 0.0, piece.path)
    return marks


def _bank(reach: float, step: float, strength: float) -> "Draw":
    """Make ticks that run down from the edge inward, as maps draw a bank."""

    def draw(piece: _Piece) -> Marks:
        marks = Marks(width=0.05, strength=strength)
        for tick in _ticks(piece.path, step, reach):
            marks.lines.moveTo(tick.p1())
            marks.lines.lineTo(tick.p2())
        return marks

    return draw


def _trench(piece: _Piece) -> Marks:
    """Short close ticks, and a second line for the foot of the bank."""
    marks = _bank(0.22, 0.34, 0.7)(piece)
    _inset(marks.lines, piece.path, 0.24)
    return marks


def _posts(piece: _Piece) -> Marks:
    """Posts along the middle of a strip."""
    marks = Marks(strength=0.9)
    reach = max(0.09, 0.5 * piece.outline.width) if isinstance(piece.outline, Strip) else 0.1
    for spot, _ in _along(piece.outline, 0.9):
        marks.faces.addEllipse(spot, reach, reach)
    return marks


def _bags(piece: _Piece) -> Marks:
    """Joints across a strip, as between sandbags."""
    marks = Marks(width=0.05, strength=0.6)
    joints = _across(piece.outline, 0.5) or strokes(piece.path, 0.5, 45.0)
    for joint in joints:
        marks.lines.moveTo(joint.p1())
        marks.lines.lineTo(joint.p2())
    return marks


def _pipeline(piece: _Piece) -> Marks:
    """Flanges across a strip and a bright line along it."""
    marks = Marks(width=0.06, strength=0.6)
    for joint in _across(piece.outline, 2.0):
        marks.lines.moveTo(joint.p1())
        marks.lines.lineTo(joint.p2())
    _line_along(marks.lines, piece.outline)
    return marks


def _middle_line(piece: _Piece) -> Marks:
    """Dashes along the middle of a road."""
    marks = Marks(width=0.08, strength=0.75)
    for spot, way in _along(piece.outline, 1.6):
        if piece.path.contains(spot + way * 0.45):
            marks.lines.moveTo(spot - way * 0.4)
            marks.lines.lineTo(spot + way * 0.4)
    return marks


Draw = Callable[[_Piece], Marks]
_DRAWN: dict[str, Draw] = {
    "ruin": _masonry,
    "building": _parapet,
    "tower": _turret,
    "crates": _boxes,
    "rubble": _stones,
    "rock": _facets,
    "wreck": _wreck,
    "hedge": _leaves,
    "swamp": _reeds,
    "fire": _flames,
    "hill": _bank(0.4, 0.55, 0.4),
    "crater": _bank(0.62, 0.5, 0.55),
    "chasm": _bank(0.55, 0.3, 0.85),
    "trench": _trench,
    "fence": _posts,
    "barricade": _bags,
    "pipes": _pipeline,
    "road": _middle_line,
}


def _put(
    onto: QPainterPath, mark: QPainterPath, at: QPointF, turn: float, within: QPainterPath | None = None
) -> None:
    """Draw a mark at a place; with `within` only where it lies inside by its corners."""
    put = QTransform().translate(at.x(), at.y()).rotate(turn).map(mark)
    box = put.boundingRect()
    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    if within is None or all(within.contains(corner) for corner in corners):
        onto.addPath(put)


def _around(ring: Sequence[QPointF]) -> float:
    return sum(hypot(b.x() - a.x(), b.y() - a.y()) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


def _ticks(path: QPainterPath, step: float, reach: float) -> list[QLineF]:
    """Return short lines from the edge inward, square to it."""
    ticks = []
    for number, ring in enumerate(rings(path)):
        points = spaced(ring, step)
        inward = (1.0 if ring_area(ring) > 0 else -1.0) * (1.0 if number == 0 else -1.0)
        for here, there in zip(points, [*points[1:], *points[:1]], strict=True):
            way = there - here
            length = hypot(way.x(), way.y()) or 1.0
            middle = (here + there) / 2
            tip = middle + QPointF(-way.y(), way.x()) * (inward * reach / length)
            ticks.append(QLineF(middle, tip))
    return ticks


def _inset(onto: QPainterPath, path: QPainterPath, by: float) -> None:
    """Draw rings that run within the edge: each corner moved inward along both its sides."""
    for number, ring in enumerate(rings(path)):
        points = [point for point, after in zip(ring, [*ring[1:], ring[0]], strict=True) if point != after]
        inward = (1.0 if ring_area(points) > 0 else -1.0) * (1.0 if number == 0 else -1.0)
        before, after = [points[-1], *points[:-1]], [*points[1:], points[0]]
        moved = [_within(*three, inward * by) for three in zip(before, points, after, strict=True)]
        if moved and abs(ring_area(moved)) > 0.2 and ring_area(moved) * ring_area(points) > 0:
            onto.moveTo(moved[0])
            for point in moved[1:]:
                onto.lineTo(point)
            onto.closeSubpath()


def _within(before: QPointF, here: QPointF, after: QPointF, by: float) -> QPointF:
    first, second = _square_to(before, here), _square_to(here, after)
    both = 1.0 + QPointF.dotProduct(first, second)
    return here + (first + second) * (by / max(both, 0.4))


def _square_to(start: QPointF, end: QPointF) -> QPointF:
    way = end - start
    length = hypot(way.x(), way.y()) or 1.0
    return QPointF(-way.y() / length, way.x() / length)


def _along(outline: Outline, step: float) -> list[tuple[QPointF, QPointF]]:
    """Return places along the middle of a strip, each with the way it runs there; none for other shapes."""
    found: list[tuple[QPointF, QPointF]] = []
    if not isinstance(outline, Strip):
        return found
    due = step / 2
    for (x, y), (u, v) in zip(outline.points, outline.points[1:], strict=False):
        length = hypot(u - x, v - y)
        way = QPointF((u - x) / length, (v - y) / length) if length else QPointF()
        while length and due <= length:
            found.append((QPointF(x, y) + way * due, way))
            due += step
        due -= length
    return found


def _across(outline: Outline, step: float) -> list[QLineF]:
    if not isinstance(outline, Strip):
        return []
    half = 0.5 * outline.width
    return [
        QLineF(spot + QPointF(-way.y(), way.x()) * half, spot - QPointF(-way.y(), way.x()) * half)
        for spot, way in _along(outline, step)
    ]


def _line_along(onto: QPainterPath, outline: Outline) -> None:
    if isinstance(outline, Strip):
        onto.moveTo(*outline.points[0])
        for x, y in outline.points[1:]:
            onto.lineTo(x, y)
