"""The plan of a quick ruling: the bases, the template, and the line that decides."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from battlefield.app.measure.quick.ruling import QuickRuling, drawn
from battlefield.app.wording.lengths import LengthUnit
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours

PICTURE = QSize(900, 450)  # pixels of a file


def quick_image(
    ruling: QuickRuling, colours: Colours, room: QSize, ratio: float = 1.0, unit: LengthUnit = "inches"
) -> QImage:
    """Draw the plan of a ruling, as large as fits into a room, the table reaching to its edges."""
    image = QImage(room * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(colours.window))
    board = BoardScene(colours, cached=False)
    table = ruling.scene.board
    scale = min(room.width() / table.width, room.height() / table.height)
    wide, high = room.width() / scale, room.height() / scale
    board.show_scene(ruling.scene, None)
    item = DrawingItem(colours, False)
    board.addItem(item)
    item.show_drawing(drawn(ruling, unit), scale)
    middle = QPointF(table.width / 2.0, table.height / 2.0)
    seen = QRectF(middle.x() - wide / 2.0, middle.y() - high / 2.0, wide, high)
    with painting(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board.render(painter, QRectF(0, 0, room.width(), room.height()), seen)
    return image


def quick_png(ruling: QuickRuling, colours: Colours) -> bytes:
    """Draw the plan of a ruling as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(quick_image(ruling, colours, PICTURE))
    return bytes(buffer.data().data())
