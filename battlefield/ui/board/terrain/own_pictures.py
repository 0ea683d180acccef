"""A picture that its owner lays on a piece: painted true to the outline."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QImage, QPaintEngine, QPainter, QPainterPath, QTransform

from battlefield.rules.scene.contents import Terrain
from battlefield.rules.scene.piece_picture import PiecePicture
from battlefield.ui.widgets.painting import painting

_SHARP = 150.0  # pixels to the inch of a picture that is cut out for lines, which know no texture
_MOST = 4_000  # pixels along a side of it


class OwnPicture:
    """A picture as it lies on one piece."""

    def __init__(self, piece: Terrain, picture: PiecePicture, image: QImage, outline: QPainterPath) -> None:
        """Lay a picture with its middle at that of the piece."""
        from battlefield.app.design.parts.places import centre_of  # the first window does not wait for arrays

        inches = picture.width / image.width()
        onto = QTransform.fromTranslate(*centre_of(piece)).rotate(picture.turn)
        self._image = image
        self._onto = onto.scale(inches, inches).translate(-image.width() / 2.0, -image.height() / 2.0)
        rim = QPainterPath()
        rim.addRect(QRectF(image.rect()))
        whole = self._onto.map(rim)
        self.is_over = picture.way == "over"
        self.path = whole if self.is_over else outline
        if picture.way == "within":
            self.path = outline.intersected(whole)

    @property
    def box(self) -> QRectF:
        """What it covers of the table."""
        return self.path.boundingRect()

    def paint(self, painter: QPainter) -> None:
        """Paint it: no more than its path, to the exact edge."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if painter.paintEngine().type() == QPaintEngine.Type.SVG:
            self._paint_cut(painter)
        else:
            painter.fillPath(self.path, self._brush())
        painter.restore()

    def _brush(self) -> QBrush:
        brush = QBrush(self._image)
        brush.setTransform(self._onto)
        return brush

    def _paint_cut(self, painter: QPainter) -> None:
        """Paint it as a picture that is cut out already."""
        box = self.box
        sharp = min(_SHARP, _MOST / max(box.width(), box.height(), 1e-6))
        cut = QImage((box.size() * sharp).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        cut.fill(0)
        with painting(cut) as inner:
            inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            inner.scale(sharp, sharp)
            inner.translate(QPointF(-box.x(), -box.y()))
            inner.fillPath(self.path, self._brush())
        painter.drawImage(box, cut)
