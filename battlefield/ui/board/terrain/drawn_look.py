"""The drawn look of terrain: textured ground, roofs, walls with thickness, water, crowns.

All of it lies within a piece's true edge but for its shadow, which is half as long as the piece is high.
"""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.ui.board.paths import filled, outline_path
from battlefield.ui.board.terrain.drawn_canvas import Canvas, Stroke
from battlefield.ui.board.terrain.drawn_colours import Tone, drawn_face, toned
from battlefield.ui.board.terrain.drawn_kinds import LIGHT_FROM, recipe_for
from battlefield.ui.widgets.palette import Colours

SHADOW = 0.5  # inches of shadow to an inch of height
_EDGE = 0.05  # inches: the line along the inside of an edge
_SOFT = frozenset(("wood", "smoke"))
_FLAT = frozenset(("road", "field", "water", "river", "swamp", "chasm", "trench", "crater", "smoke"))
_ROUND = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@dataclass(frozen=True, slots=True)
class DrawnLook:
    """A piece as it is drawn: its shadow, its face, and what is on that from the lowest up."""

    kind: str
    path: QPainterPath
    shadow: QPainterPath
    strokes: tuple[Stroke, ...]

    def paint(self, painter: QPainter, colours: Colours) -> None:
        """Paint it where it lies, in inches."""
        face = drawn_face(colours, self.kind)
        painter.setPen(Qt.PenStyle.NoPen)
        if not self.shadow.isEmpty():
            painter.setBrush(QColor(0, 0, 0, 62 if colours.name == "light" else 120))
            painter.drawPath(self.shadow)
        painter.setBrush(toned(colours, face, Tone(0.0, 0.45 if self.kind in _SOFT else 1.0)))
        painter.drawPath(self.path)
        for stroke in self.strokes:
            colour = toned(colours, face, stroke.tone)
            painter.setBrush(Qt.BrushStyle.NoBrush if stroke.width else colour)
            painter.setPen(QPen(colour, stroke.width, *_ROUND) if stroke.width else QPen(Qt.PenStyle.NoPen))
            painter.drawPath(stroke.path)


def shadow_step(kind: str, rise: float) -> Point:
    """Return how far the shadow of a piece reaches from it, in inches: half as far as the piece is high."""
    far = 0.0 if kind in _FLAT else SHADOW * rise
    return -far * LIGHT_FROM[0], -far * LIGHT_FROM[1]


@lru_cache(maxsize=96)
def drawn_look(name: str, kind: str, outline: Outline, rise: float, is_platform: bool) -> DrawnLook:
    """Return how a piece is drawn; the same for the same name."""
    from battlefield.geometry.outlines.drawn_within import DrawnWithin  # windows open without arrays

    within, path = DrawnWithin(outline), outline_path(outline)
    canvas = Canvas(outline, path, name, within)
    recipe_for(kind, is_platform)(canvas)
    canvas.edge(0.03 if kind in _SOFT else _EDGE)
    step = shadow_step(kind, rise)
    shadow = filled(within.cast(step)) if step != (0.0, 0.0) else QPainterPath()
    return DrawnLook(kind, path, shadow, tuple(canvas.strokes))
