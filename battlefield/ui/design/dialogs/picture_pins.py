"""A picture to look at closely, with numbered points that are set and moved by hand."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.read_pictures import ReadPicture

_CATCH = 10.0  # pixels of the screen within which a point is caught
_MOST = 32.0  # pixels of the screen to one of the picture
_BESIDE = 10  # pixels from a point to what stands beside it


class PicturePins(QWidget):
    """Shows a picture: a click sets a point, a drag moves one, the wheel zooms, the middle button pans."""

    invitation = QT_TR_NOOP("Choose a picture: a map, a drawing, or a photograph of a table")
    set_at = Signal(float, float)
    moved = Signal(int, float, float)
    chosen = Signal(int)
    let_go = Signal()

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._picture: ReadPicture | None = None
        self._pixmap = QPixmap()
        self._pins: list[tuple[Point, str]] = []
        self._lit = -1
        self._scale, self._origin = 1.0, QPointF()
        self._held = -1
        self._panned: QPointF | None = None
        self._fitted = True
        self.setMinimumSize(360, 280)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(tr("The picture"))

    def show_picture(self, picture: ReadPicture) -> None:
        """Show a picture as a whole."""
        self._picture, self._pixmap = picture, QPixmap.fromImage(picture.image)
        self._fit()

    def show_pins(self, pins: list[tuple[Point, str]], lit: int) -> None:
        """Show points, in the picture's pixels, with what stands beside each."""
        self._pins, self._lit = pins, lit
        self.update()

    def to_screen(self, pixel: Point) -> QPointF:
        """Return where a pixel of the picture is seen."""
        return self._origin + QPointF(*pixel) * self._scale

    def to_pixel(self, at: QPointF) -> Point:
        """Return the pixel of the picture, and the part of it, at a place of the widget."""
        place = (at - self._origin) / self._scale
        return round(place.x(), 2), round(place.y(), 2)

    def _fit(self) -> None:
        if self._picture is None:
            return
        size = self._picture.size
        self._fitted = True
        self._scale = 0.96 * min(self.width() / size.width(), self.height() / size.height())
        shown = QPointF(size.width(), size.height()) * self._scale
        self._origin = (QPointF(self.width(), self.height()) - shown) / 2
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole picture in sight until somebody zooms."""
        super().resizeEvent(event)
        if self._fitted:
            self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        if self._picture is None:
            return
        factor = 1.0015 ** event.angleDelta().y()
        least = 0.2 * min(self.width(), self.height()) / max(1, self._picture.size.width())
        scale = max(least, min(_MOST, self._scale * factor))
        self._origin = event.position() - (event.position() - self._origin) * (scale / self._scale)
        self._scale, self._fitted = scale, False
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a point, or set one; the middle button begins to pan."""
        if self._picture is None:
            return
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned = event.position()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._held = self._pin_at(event.position())
            if self._held >= 0:
                self.chosen.emit(self._held)
            else:
                self._set(self.to_pixel(event.position()), self._picture)

    def _set(self, at: Point, picture: ReadPicture) -> None:
        """Set a point; a click that misses the picture's edge by little is meant to be on it."""
        wide, high, near = picture.size.width(), picture.size.height(), _CATCH / self._scale
        x, y = min(max(at[0], 0.0), float(wide)), min(max(at[1], 0.0), float(high))
        if abs(x - at[0]) <= near and abs(y - at[1]) <= near:
            self.set_at.emit(x, y)
            is_set = bool(self._pins) and self._pins[-1][0] == (x, y)  # where the owner made a point of it
            self._held = len(self._pins) - 1 if is_set else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move what is held."""
        if self._panned is not None:
            self._origin += event.position() - self._panned
            self._panned, self._fitted = event.position(), False
            self.update()
        elif self._held >= 0:
            self.moved.emit(self._held, *self.to_pixel(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        held, self._held, self._panned = self._held, -1, None
        if held >= 0:
            self.let_go.emit()

    def _pin_at(self, at: QPointF) -> int:
        ways = [(at - self.to_screen(pixel)).manhattanLength() for pixel, _ in self._pins]
        near = min(range(len(ways)), key=ways.__getitem__, default=-1)
        return near if near >= 0 and ways[near] <= _CATCH else -1

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture and its points."""
        colours = self._colours
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(self.rect(), QColor(colours.panel))
            if self._picture is None:
                painter.setPen(QColor(colours.quiet))
                centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.rect(), centred, tr(self.invitation))
                return
            size = self._picture.size
            target = QRectF(self._origin, QPointF(size.width(), size.height()) * self._scale + self._origin)
            painter.drawPixmap(target, self._pixmap, QRectF(self._pixmap.rect()))
            for number, (pixel, words) in enumerate(self._pins):
                self._paint_pin(painter, number, self.to_screen(pixel), words)

    def _plate(self, at: QPointF, size: QSize) -> QPoint:
        """Return the corner of what stands beside a point: at its right, or at its left for want of room."""
        right = round(at.x()) + _BESIDE
        left = right if right + size.width() < self.width() else right - 2 * _BESIDE - size.width()
        left = max(1, min(left, self.width() - size.width() - 2))
        return QPoint(left, max(1, round(at.y()) - 12 - size.height() // 2))

    def recolour(self, colours: Colours) -> None:
        """Paint in other colours."""
        self._colours = colours
        self.update()

    def _paint_pin(self, painter: QPainter, number: int, at: QPointF, words: str) -> None:
        colours, is_lit = self._colours, number == self._lit
        for colour, width in ((colours.halo, 4.0), (colours.template, 2.0 if is_lit else 1.4)):
            painter.setPen(QPen(QColor(colour), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 6.0, 6.0)
            for dx, dy in ((9, 0), (-9, 0), (0, 9), (0, -9)):
                painter.drawLine(at + QPointF(dx, dy) * 0.35, at + QPointF(dx, dy))
        text = f"{number + 1}{f' · {words}' if words else ''}"
        letters = painter.fontMetrics()  # whose box may be narrower than what is written
        wide = max(letters.horizontalAdvance(text), letters.boundingRect(text).width())
        room = QRect(0, 0, wide + 12, letters.height() + 4)
        room.moveTopLeft(self._plate(at, room.size()))
        painter.setPen(QPen(QColor(colours.template), 2 if is_lit else 1))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(room, 4, 4)
        painter.setPen(QColor(colours.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
