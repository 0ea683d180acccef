"""The part of a table that a verdict is about, as a plan or as the photograph it lies over."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from battlefield.app.refereeing.spot import Spot
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.board.items import FRAME
from battlefield.ui.widgets.palette import Colours


def fitted_box(spot: Spot, size: QSizeF, board: QRectF) -> QRectF:
    """Return the box of a spot in inches, made wider or higher to the proportions of a size.

    It lies on the board, with its frame, as far as there is room for it.
    """
    left, top, right, bottom = spot.box
    lies = size.width() / size.height()
    wide, high = max(right - left, (bottom - top) * lies), max(bottom - top, (right - left) / lies)
    table = board.adjusted(-FRAME, -FRAME, FRAME, FRAME)
    at_x = _slid((left + right - wide) / 2.0, wide, table.left(), table.right())
    at_y = _slid((top + bottom - high) / 2.0, high, table.top(), table.bottom())
    return QRectF(at_x, at_y, wide, high)


def _slid(begin: float, length: float, low: float, high: float) -> float:
    """Return where a stretch begins that is slid into a longer one, or laid about a shorter one."""
    if length >= high - low:
        return (low + high - length) / 2.0
    return min(max(begin, low), high - length)


def draw_plan(painter: QPainter, target: QRectF, scene: Scene, spot: Spot, colours: Colours) -> None:
    """Draw the table about a spot as a plan, and what decides over it."""
    board = BoardScene(colours, cached=False)
    board.order_sides(board.sides_of(scene))
    board.show_scene(scene, scene.templates[-1].id if scene.templates else None)
    _draw(painter, target, board, scene.board, spot, colours)


def draw_photograph(
    painter: QPainter, target: QRectF, scene: Scene, picture: QImage, spot: Spot, colours: Colours
) -> None:
    """Draw the photograph that a table lies over about a spot, and what decides over it."""
    bare = QGraphicsScene()
    wide = scene.board.width / picture.width()
    lain = bare.addPixmap(QPixmap.fromImage(picture))
    lain.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    lain.setScale(wide)
    bare.setSceneRect(0.0, 0.0, scene.board.width, scene.board.height)
    _draw(painter, target, bare, scene.board, spot, colours)


def _draw(
    painter: QPainter, target: QRectF, under: QGraphicsScene, board: Board, spot: Spot, colours: Colours
) -> None:
    box = fitted_box(spot, target.size(), QRectF(0.0, 0.0, board.width, board.height))
    for below in (True, False):
        item = DrawingItem(colours, below)
        under.addItem(item)
        item.show_drawing(spot.drawing, target.width() / box.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(target, QColor(colours.window))
    painter.setClipRect(target)
    under.render(painter, target, box)
    painter.restore()
    painter.setPen(QPen(QColor(colours.line), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(target)
