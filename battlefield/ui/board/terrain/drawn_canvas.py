"""Where a piece of terrain is drawn in its drawn look: nothing that is put here lies beyond its true edge."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.ui.board.paths import filled
from battlefield.ui.board.patterns import scattered
from battlefield.ui.board.terrain.drawn_colours import Tone

if TYPE_CHECKING:
    from battlefield.geometry.outlines.drawn_within import DrawnWithin


@dataclass(frozen=True, slots=True)
class Stroke:
    """A face that is filled, or with a width in inches a line, in a tone of the piece's colour."""

    path: QPainterPath
    tone: Tone
    width: float = 0.0


Spot = tuple[QPointF, float]
_BUMPS, _CORNERS = 7, 42


@lru_cache(maxsize=8)
def _crown(turn: int) -> QPainterPath:
    """Return a crown with bumps about the origin, within 1 of it."""
    ring = []
    for k in range(_CORNERS):
        angle = 2.0 * pi * k / _CORNERS
        reach = 0.91 + 0.09 * cos(_BUMPS * angle + 1.3 * turn)
        ring.append((reach * cos(angle), reach * sin(angle)))
    return filled([ring])


@dataclass(slots=True)
class Canvas:
    """Where a piece is drawn: its outline, what lies within it, and what has been drawn so far."""

    outline: Outline
    path: QPainterPath
    name: str
    within: "DrawnWithin"
    strokes: list[Stroke] = field(default_factory=list)

    def fill(self, faces: Iterable[Sequence[Point]], tone: Tone, inset: float = 0.0) -> None:
        """Fill what of some faces lies within the piece."""
        path = filled(self.within.faces(faces, inset))
        path.setFillRule(Qt.FillRule.WindingFill)
        self._add(Stroke(path, tone))

    def clear(self, spots: Sequence[Spot]) -> list[float]:
        """Return how far spots lie from the edge."""
        return self.within.clearances([(at.x(), at.y()) for at, _ in spots])

    def discs(self, spots: Sequence[Spot], tone: Tone) -> None:
        """Fill discs of these radii that lie within the piece; others are left out."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for (at, radius), room in zip(spots, self.clear(spots), strict=True):
            if radius <= room:
                path.addEllipse(at, radius, radius)
        self._add(Stroke(path, tone))

    def crown(self, at: QPointF, radius: float, size: float, tone: Tone) -> None:
        """Fill a crown of a tree that is known to lie within the piece."""
        path = QTransform(radius, 0.0, 0.0, radius, at.x(), at.y()).map(_crown(int(5 * size)))
        self._add(Stroke(path, tone))

    def band(self, inset: float, tone: Tone) -> None:
        """Fill all that lies so many inches from the edge or more."""
        self._add(Stroke(filled(self.within.inset(inset)), tone))

    def line(self, lines: Iterable[Sequence[Point]], tone: Tone, width: float, inset: float = 0.0) -> None:
        """Draw what of some lines lies within the piece."""
        path = QPainterPath()
        for each in self.within.lines(lines, inset + 0.5 * width):
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in each]))
        self._add(Stroke(path, tone, width))

    def _add(self, stroke: Stroke) -> None:
        if not stroke.path.isEmpty():  # an empty path is no path in SVG
            self.strokes.append(stroke)

    def spots(self, spacing: float, salt: str = "") -> list[tuple[QPointF, float]]:
        """Return spots strewn over the piece with sizes from 0 to 1."""
        return scattered(self.path, spacing, self.name + salt)

    def edge(self, width: float) -> None:
        """Draw the line along the inside of the edge, where rules have it."""
        rim = QPainterPath(self.path)
        rim.addPath(filled(self.within.inset(width)))
        self._add(Stroke(rim, Tone(-0.62, 0.9)))
