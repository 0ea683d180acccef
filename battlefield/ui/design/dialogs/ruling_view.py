"""A photograph being measured: its corners, the bases found in it, and a magnifier under the pointer."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF

from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.ui.design.dialogs.picture_pins import PicturePins
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours

_GLASS, _LARGER = 56.0, 4.0  # pixels: the magnifier's radius; how many times larger it shows
_AWAY = 18.0  # pixels from the pointer to the magnifier


class RulingView(PicturePins):
    """Shows a photograph; outlines of bases are see-through."""

    invitation = QT_TR_NOOP("Open, paste (Ctrl+V) or drop a photograph of a table")

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._rims: list[tuple[tuple[Point, ...], str]] = []
        self._chosen: tuple[int, ...] = ()
        self._pointer: QPointF | None = None
        self.is_aiming = True

    def show_rims(self, rims: list[tuple[tuple[Point, ...], str]], chosen: tuple[int, ...]) -> None:
        """Show outlines in the picture's pixels, with what stands beside each; the chosen ones bold."""
        self._rims, self._chosen = rims, chosen
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the magnifier follow."""
        super().mouseMoveEvent(event)
        self._pointer = event.position()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Put the magnifier away."""
        super().leaveEvent(event)
        self._pointer = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, the bases, and what is under the magnifier."""
        super().paintEvent(event)
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, (rim, words) in enumerate(self._rims):
                self._paint_rim(painter, rim, words, number in self._chosen)
            if self._pointer is not None and self._picture is not None and self.is_aiming:
                self._paint_glass(painter, self._pointer)

    def _paint_rim(self, painter: QPainter, rim: tuple[Point, ...], words: str, is_chosen: bool) -> None:
        ring = QPolygonF([self.to_screen(pixel) for pixel in rim])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self._colours.halo, 4.0), (self._colours.template, 3.0 if is_chosen else 1.6)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawPolygon(ring)
        box = ring.boundingRect()
        room = QRectF(0.0, 0.0, painter.fontMetrics().horizontalAdvance(words) + 10.0, 20.0)
        room.moveCenter(box.center())
        room.moveLeft(box.right() + 4.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.raised))
        painter.drawRoundedRect(room, 4.0, 4.0)
        painter.setPen(QColor(self._colours.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_glass(self, painter: QPainter, at: QPointF) -> None:
        """Show what is under the pointer larger, beside it and within the widget."""
        side = 2.0 * _GLASS
        left = at.x() + _AWAY if at.x() + _AWAY + side < self.width() else at.x() - _AWAY - side
        top = at.y() - _AWAY - side if at.y() - _AWAY - side > 0.0 else at.y() + _AWAY
        glass = QRectF(left, top, side, side)
        path = QPainterPath()
        path.addEllipse(glass)
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(glass, QColor(self._colours.panel))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        assert self._picture is not None
        scale = self._scale * _LARGER
        x, y = self.to_pixel(at)
        size = self._picture.size
        origin = glass.center() - QPointF(x, y) * scale
        whole = QRectF(origin.x(), origin.y(), size.width() * scale, size.height() * scale)
        painter.drawPixmap(whole, self._pixmap, QRectF(self._pixmap.rect()))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self._colours.halo, 4.0), (self._colours.text, 1.5)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawEllipse(glass)
        painter.setPen(QPen(QColor(self._colours.template), 1.2))
        middle = glass.center()
        for way in (QPointF(1.0, 0.0), QPointF(-1.0, 0.0), QPointF(0.0, 1.0), QPointF(0.0, -1.0)):
            painter.drawLine(middle + way * 4.0, middle + way * 18.0)
