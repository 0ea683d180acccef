"""The part of a table that a verdict is about, as a plan or as the photograph it lies over."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from battlefield.app.refereeing.spot import Spot
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.widgets.palette import Colours


def fitted_box(spot: Spot, size: QSizeF) -> QRectF:
    """Return the box of a spot in inches, made wider or higher to the proportions of a size."""
    left, top, right, bottom = spot.box
    wide, high = right - left, bottom - top
    wide, high = (
        max(wide, high * size.width() / size.height()),
        max(high, wide * size.height() / size.width()),
    )
    return QRectF((left + right - wide) / 2.0, (top + bottom - high) / 2.0, wide, high)


def draw_plan(painter: QPainter, target: QRectF, scene: Scene, spot: Spot, colours: Colours) -> None:
    """Draw the table about a spot as a plan, and what decides over it."""
    board = BoardScene(colours, cached=False)
    board.order_sides(board.sides_of(scene))
    board.show_scene(scene, scene.templates[-1].id if scene.templates else None)
    _draw(painter, target, board, spot, colours)


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
    _draw(painter, target, bare, spot, colours)


def _draw(painter: QPainter, target: QRectF, under: QGraphicsScene, spot: Spot, colours: Colours) -> None:
    box = fitted_box(spot, target.size())
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
