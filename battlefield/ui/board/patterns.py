"""Patterns that fill an outline with dots or strokes, computed once and without clipping.

They begin at the corner of the box about the outline, so that they go with it wherever it is moved.
"""

from collections.abc import Sequence
from math import cos, radians, sin
from zlib import crc32

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath, QTransform

from battlefield.ui.board.paths import rings


def strokes(path: QPainterPath, spacing: float, angle: float) -> list[QLineF]:
    """Fill an outline with parallel lines at a spacing in inches, turned anticlockwise by degrees."""
    corner = path.boundingRect().topLeft()
    turn = QTransform().rotate(angle).translate(-corner.x(), -corner.y())
    back = QTransform().translate(corner.x(), corner.y()).rotate(-angle)
    turned = [[turn.map(point) for point in ring] for ring in rings(path)]
    ys = [point.y() for ring in turned for point in ring]
    if not ys:
        return []
    lines = []
    for k in range(int(min(ys) / spacing) - 1, int(max(ys) / spacing) + 2):
        y = (k + 0.37) * spacing  # off the round numbers on which maps put their edges
        crossings = _crossings(turned, y)
        lines += [
            back.map(QLineF(left, y, right, y))
            for left, right in zip(crossings[::2], crossings[1::2], strict=False)
        ]
    return lines


def _crossings(turned: Sequence[Sequence[QPointF]], y: float) -> list[float]:
    found = []
    for ring in turned:
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (a.y() > y) != (b.y() > y):
                found.append(a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x()))
    return sorted(found)


def dots(path: QPainterPath, spacing: float) -> list[QPointF]:
    """Fill an outline with dots in a staggered grid."""
    points = []
    corner = path.boundingRect().topLeft()
    for row, line in enumerate(strokes(path.translated(-corner), spacing * 0.87, 0.0)):
        first = int(min(line.x1(), line.x2()) / spacing) - 1
        shift = 0.5 * (round(line.y1() / (spacing * 0.87)) % 2)
        last = int(max(line.x1(), line.x2()) / spacing) + 1
        xs = [(k + shift) * spacing for k in range(first, last + 1)]
        margin = 0.25 * spacing
        low, high = sorted((line.x1(), line.x2()))
        points += [corner + QPointF(x, line.y1()) for x in xs if low + margin < x < high - margin]
        if row > 4000:  # a board-wide piece at the finest spacing stays far below this
            break
    return points


def scattered(path: QPainterPath, spacing: float, name: str) -> list[tuple[QPointF, float]]:
    """Strew an outline with spots and sizes (0 to 1) that look random and are always the same for a name."""
    spots = []
    for index, dot in enumerate(dots(path, spacing)):
        noise = crc32(f"{name}/{index}".encode())
        angle, reach = radians(noise % 360), 0.32 * spacing * ((noise >> 9) % 100) / 100
        spot = dot + QPointF(cos(angle), sin(angle)) * reach
        if path.contains(spot):
            spots.append((spot, ((noise >> 17) % 100) / 100))
    return spots
