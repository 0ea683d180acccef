"""An area of an answer on the board: painted fine enough for the eye, and kept as a picture once it stays."""

from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.desk.pictures import Region, Ring
from battlefield.ui.board.items import detail
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import faded

FINE = 0.35  # pixels between points of a rim that the eye can tell apart
_ROOM = 0.6  # inches for half a pen at the least zoom


class RegionItem(UntouchedItem):
    """One area; below the answers' lines and the models."""

    def __init__(self, part: Region, colour: QColor, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.part, self.colour = part, colour
        self._drawn: tuple[float, QPainterPath, list[QLineF]] | None = None
        points = [QPointF(*point) for ring in part.rings for point in ring]
        self.cover(QPolygonF(points).boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))

    def stay(self) -> None:
        """Keep the picture from now on: an area that outlived a change is likely to outlive the next."""
        if self.cacheMode() == QGraphicsItem.CacheMode.NoCache:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Fill the area and draw its rim."""
        lod = detail(option, painter)
        if self._drawn is None or abs(self._drawn[0] - lod) > 1e-6 * lod:
            self._drawn = (lod, *_drawn(self.part, lod))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # the rim hides the steps, at a tenth
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.colour, 0.30 if self.part.role == "seen" else 0.14))
        painter.drawPath(self._drawn[1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(self.colour, 0.9), 1.4 / lod))
        painter.drawLines(self._drawn[2])  # line by line: stroking a path takes ten times as long


def _drawn(part: Region, lod: float) -> tuple[QPainterPath, list[QLineF]]:
    """Draw an area as a path to fill and as the lines of its rim."""
    path, lines = QPainterPath(), []
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in part.rings:
        points = [QPointF(*point) for point in thinned(ring, FINE / lod)]
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
        lines += [QLineF(a, b) for a, b in pairwise((*points, *points[:1]))]
    return path, lines


def thinned(ring: Ring, least: float) -> Ring:
    """Leave out points nearer than that to the last one kept, along either axis; pictures only."""
    kept = list(ring[:1])
    for point in ring[1:]:
        if abs(point[0] - kept[-1][0]) > least or abs(point[1] - kept[-1][1]) > least:
            kept.append(point)
    return tuple(kept)
