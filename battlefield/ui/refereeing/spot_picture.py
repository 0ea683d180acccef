"""The part of a table that a verdict is about, as a plan or as the photograph it lies over."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from battlefield.app.desk.pictures import Line, Mark, Shape
from battlefield.app.refereeing.closer import Closer
from battlefield.app.refereeing.spot import Spot
from battlefield.geometry.kernel.shapes import PlacedBase
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.board.items import FRAME
from battlefield.ui.board.rooms import base_room
from battlefield.ui.widgets.palette import Colours

_GLASS = 0.36  # share of the shorter side of a plan that the closer look in its corner has
_CLEAR = 0.85  # of its side: how far its middle is from all that decides, where a corner has that room
_LARGER = 2.0  # times, that a glass shows at least larger than the plan
_WORN = 27.0  # dots to the inch from which bases wear their names
_COVERED, _STEPS = 0.55, 12  # of its side: where it hides nothing; places that are tried along an edge
_EDGE, _LETTERS = 8.0, 9  # dots from the corner to the glass, and of its words


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
    box = fitted_box(spot, target.size(), QRectF(0.0, 0.0, scene.board.width, scene.board.height))
    wears_names = target.width() / box.width() >= _WORN
    _draw(painter, target, board, scene, spot if wears_names else _named(spot), colours)


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
    _draw(painter, target, bare, scene, _named(spot), colours)


def _named(spot: Spot) -> Spot:
    """Name whom a spot is about beside each base, where bases wear no names."""
    return replace(spot, drawing=(*spot.drawing, *spot.names))


def _draw(
    painter: QPainter, target: QRectF, under: QGraphicsScene, scene: Scene, spot: Spot, colours: Colours
) -> None:
    box = fitted_box(spot, target.size(), QRectF(0.0, 0.0, scene.board.width, scene.board.height))
    _lay(under, spot, target.width() / box.width(), colours, box, scene)
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


def _lay(
    under: QGraphicsScene, spot: Spot, scale: float, colours: Colours, box: QRectF, scene: Scene
) -> None:
    """Lay what decides over a table, at so many pixels to the inch; its words in a box and off all bases."""
    bases = tuple(map(base_room, scene.models))
    for below in (True, False):
        item = DrawingItem(colours, below)
        item.confine(box, bases)
        under.addItem(item)
        item.show_drawing(spot.drawing, scale)


def draw_closer(
    painter: QPainter, plan: QRectF, scene: Scene, spot: Spot, closer: Closer, colours: Colours
) -> None:
    """Draw what decides larger, in a corner of a plan where nothing that decides is hidden."""
    box = fitted_box(spot, plan.size(), QRectF(0.0, 0.0, scene.board.width, scene.board.height))
    scale = plan.width() / box.width()
    at = plan.topLeft() + (QPointF(*closer.at) - box.topLeft()) * scale
    points = [QPointF(*point) for point in _points(spot)] + _rooms(spot, scene, box, scale, colours)
    busy = [plan.topLeft() + (point - box.topLeft()) * scale for point in points]
    glass = _free_corner(plan, at, [at, *busy])
    if glass.width() / 2.0 <= _LARGER * closer.half * scale:
        return  # the plan shows it as large
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.template), 1.2))
    small = max(3.0, closer.half * scale)
    painter.drawEllipse(at, small, small)
    way = QLineF(at, glass.center())
    way.setLength(way.length() - glass.width() / 2.0)
    painter.drawLine(QLineF(way.pointAt(small / max(way.length(), small)), way.p2()))
    draw_glass(painter, glass, scene, spot, closer, colours)
    draw_plate(painter, glass, _times_larger(glass.width() / 2.0 / closer.half / scale), colours)
    painter.restore()


def draw_glass(
    painter: QPainter, glass: QRectF, scene: Scene, spot: Spot, closer: Closer, colours: Colours
) -> None:
    """Draw what decides in a round glass."""
    painter.save()
    path = QPainterPath()
    path.addEllipse(glass)
    painter.setClipPath(path)
    board = BoardScene(colours, cached=False)
    board.order_sides(board.sides_of(scene))
    board.show_scene(scene, scene.templates[-1].id if scene.templates else None)
    (x, y), half = closer.at, closer.half
    box = QRectF(x - half, y - half, 2.0 * half, 2.0 * half)
    _lay(board, closer.of(spot), glass.width() / box.width(), colours, box, scene)
    painter.fillRect(glass, QColor(colours.window))
    board.render(painter, glass, box)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((colours.halo, 4.0), (colours.template, 1.6)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawEllipse(glass)


def draw_plate(painter: QPainter, glass: QRectF, words: str, colours: Colours) -> None:
    """Write on a plate across the lower edge of a glass, in as many lines as it takes."""
    font = painter.font()
    font.setPixelSize(_LETTERS)
    painter.setFont(font)
    wraps = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    plate = painter.boundingRect(QRectF(0.0, 0.0, glass.width() - 10.0, glass.height()), wraps, words)
    plate.adjust(-5.0, -1.5, 5.0, 1.5)
    plate.moveCenter(QPointF(glass.center().x(), glass.bottom() - plate.height() / 2.0 - 1.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(plate, 3.0, 3.0)
    painter.setPen(QColor(colours.text))
    painter.drawText(plate, wraps, words)


def _points(spot: Spot) -> list[tuple[float, float]]:
    """Return where lines and words of a spot lie."""
    lines = [part.points for part in spot.drawing if isinstance(part, Line)]
    along = [
        (a[0] + (b[0] - a[0]) * share / 8.0, a[1] + (b[1] - a[1]) * share / 8.0)
        for points in lines
        for a, b in pairwise(points)
        for share in range(9)
    ]
    return along + [part.at for part in spot.drawing if isinstance(part, Mark)]


def _rooms(spot: Spot, scene: Scene, box: QRectF, scale: float, colours: Colours) -> list[QPointF]:
    """Return points all about the bases and the words of a spot."""
    item = DrawingItem(colours, False)
    item.confine(box, tuple(map(base_room, scene.models)))
    item.show_drawing((_named(spot) if scale < _WORN else spot).drawing, scale)
    shapes = [part.shape for part in spot.drawing if isinstance(part, Shape)]
    marked = {shape.at for shape in shapes if isinstance(shape, PlacedBase)}
    bases = [base_room(model).rect for model in scene.models if model.at in marked]
    return [
        QPointF(room.left() + along * room.width() / 2.0, room.top() + down * room.height() / 2.0)
        for room in (*bases, *item.plates(scale))
        for along in range(3)
        for down in range(3)
    ]


def _times_larger(times: float) -> str:
    """Say how many times larger a glass shows, to two figures."""
    shown = f"{float(f'{times:.2g}'):,.0f}" if times >= 10.0 else f"{times:.2g}"
    return f"{shown} times larger"


def _free_corner(plan: QRectF, at: QPointF, busy: list[QPointF]) -> QRectF:
    """Return a square in the nearest corner that covers none of some points, else along an edge."""
    side = _GLASS * min(plan.width(), plan.height())
    inner = plan.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    squares = [
        QRectF(left, top, side, side)
        for left in (inner.left(), inner.right() - side)
        for top in (inner.bottom() - side, inner.top())
    ]

    def room(square: QRectF) -> float:
        return min(QLineF(square.center(), point).length() for point in busy)

    shares = [n / _STEPS for n in range(_STEPS + 1)]
    across, down = inner.width() - side, inner.height() - side
    edges = [(u, v) for n in shares for u, v in ((n, 0.0), (n, 1.0), (0.0, n), (1.0, n))]
    along = [QRectF(inner.left() + u * across, inner.top() + v * down, side, side) for u, v in edges]
    for wanted, clear in ((squares, _CLEAR), (along, _COVERED)):
        free = [square for square in wanted if room(square) > clear * side]
        if free:
            return min(free, key=lambda each: QLineF(each.center(), at).length())
    return max((*squares, *along), key=room)
