"""The map of a game turn, painted: the table at its end, how everybody went there, who fell, and names."""

from collections.abc import Generator, Iterable, Iterator
from itertools import pairwise
from math import cos, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from battlefield.app.battle_report.maps import Arrow, Sign, TurnMap
from battlefield.geometry.kernel.shapes import Point
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import FRAME, ModelItem
from battlefield.ui.board.lettering import draw_text, text_path, text_width
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours, faded, side_colour

LEGEND = 22.0  # pixels below the map
_FINE = 2.25  # dots of a picture of the ground to a pixel: 216 to the inch of paper
_LETTERS = 10  # pixels high, at 96 to the inch of paper
_STYLES = {
    "move": Qt.PenStyle.SolidLine,
    "dash": Qt.PenStyle.DashLine,
    "forced": Qt.PenStyle.DotLine,
}
_LEGEND = {"move": "move", "dash": "dash", "forced": "forced", "fallen": "fell", "arrived": "arrived"}


def fitted(found: TurnMap, room: QSizeF) -> QSizeF:
    """Return the size of a map, with its legend, that fits into a room."""
    wide, high = found.scene.board.width + 2 * FRAME, found.scene.board.height + 2 * FRAME
    scale = min(room.width() / wide, (room.height() - LEGEND) / high)
    return QSizeF(wide * scale, high * scale + LEGEND)


class Grounds:
    """One board for all maps of a report: a table is the same on most pages, and is made once.

    Mats with their terrain are painted as pictures, each once, where that is wanted.
    """

    def __init__(self, colours: Colours, is_pictured: bool) -> None:
        self.colours, self.is_pictured = colours, is_pictured
        self._board = BoardScene(colours, cached=False)
        self._board.quieten()
        self._known: list[tuple[tuple[object, ...], QImage]] = []

    def board(self, found: TurnMap) -> BoardScene:
        """Give the board of a map, each side in the colour of its place in the game, whoever stands there."""
        board = self._board
        board.order_sides(tuple(found.sides))
        board.show_scene(found.scene)
        for item in board.piece_items():
            if isinstance(item, ModelItem):
                item.labels = False
        return board

    def steps(self, board: BoardScene, found: TurnMap, size: QSizeF) -> Generator[None, None, QImage]:
        """Yield the picture of a map's ground, a little painted with each step."""
        key = (found.scene.board, found.scene.terrain, size.width())
        image = next((image for known, image in self._known if known == key), None)
        if image is None:
            image = QImage((size * _FINE).toSize(), QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(_FINE)
            image.fill(Qt.GlobalColor.white)
            scale = size.width() / (found.scene.board.width + 2 * FRAME)
            with painting(image) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                yield from _items(painter, board.ground, QPointF(FRAME, FRAME) * scale, scale)
            self._known.append((key, image))
        return image


def _items(
    painter: QPainter, items: Iterable[QGraphicsItem], origin: QPointF, scale: float
) -> Iterator[None]:
    """Paint items one by one, an inch `scale` pixels long."""
    for item in items:
        painter.save()
        painter.translate(origin)
        painter.scale(scale, scale)
        painter.setTransform(item.sceneTransform(), True)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.restore()
        yield


def map_steps(painter: QPainter, size: QSizeF, found: TurnMap, grounds: Grounds) -> Iterator[None]:
    """Draw a map with its legend from the painter's origin on, a little with each step."""
    scale = size.width() / (found.scene.board.width + 2 * FRAME)
    origin = QPointF(FRAME, FRAME) * scale
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board = grounds.board(found)
    yield
    items = [item for item in board.items(Qt.SortOrder.AscendingOrder) if item.isVisible()]
    if grounds.is_pictured:
        table = QSizeF(size.width(), size.height() - LEGEND)
        image = yield from grounds.steps(board, found, table)
        painter.drawImage(QRectF(QPointF(0, 0), table), image)
        items = [item for item in items if item not in board.ground]
        yield
    yield from _items(painter, items, origin, scale)
    painter.save()
    painter.translate(origin)
    marks = _Marks(painter, scale, grounds.colours)
    marks.draw(found)
    yield
    yield from _Names(marks, found).steps()
    painter.restore()
    painter.save()
    painter.translate(0, size.height() - LEGEND / 2 + 3)
    _draw_legend(_Marks(painter, 1.0, grounds.colours), found)
    painter.restore()


def side_sign(side: int, reach: float) -> QPainterPath:
    """Draw the sign of a side about the origin: a disc, a square, a triangle or a diamond."""
    path = QPainterPath()
    if side % 4 == 0:
        path.addEllipse(QPointF(0, 0), reach, reach)
        return path
    turns = {1: (45, 135, 225, 315), 2: (270, 30, 150), 3: (0, 90, 180, 270)}[side % 4]
    corners = [QPointF(cos(radians(turn)), sin(radians(turn))) * (1.25 * reach) for turn in turns]
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


class _Marks:
    """Draws arrows, crosses and rings where an inch is `lod` pixels, dashes and all in pixels."""

    def __init__(self, painter: QPainter, lod: float, colours: Colours) -> None:
        self.painter, self.lod, self.colours = painter, lod, colours

    def colour(self, side: int) -> QColor:
        """Return a side's colour; what belongs to nobody is ink."""
        return side_colour(self.colours, side) if side >= 0 else QColor(self.colours.ink)

    def spot(self, at: Point) -> QPointF:
        """Return the pixel of a place."""
        return QPointF(at[0] * self.lod, at[1] * self.lod)

    def draw(self, found: TurnMap) -> None:
        """Draw all that happened, the fainter things first."""
        for arrow in found.arrows:
            if not arrow.leads:
                self._faint(arrow)
        for arrow in found.arrows:
            if arrow.leads:
                self.arrow(arrow)
        for sign in found.arrived:
            self.ring(sign)
        for sign in found.fallen:
            self.cross(sign)
        for sign in found.markers:
            self._marker(sign)

    def _faint(self, arrow: Arrow) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(faded(self.colour(arrow.side), 0.35), 0.9, _STYLES[arrow.way])
        self.painter.setPen(pen)
        self.painter.drawPolyline(QPolygonF([self.spot(point) for point in arrow.points]))

    def arrow(self, arrow: Arrow) -> None:
        """Draw how a unit went, with a tip."""
        points = [self.spot(point) for point in arrow.points]
        colour, painter = self.colour(arrow.side), self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (
            QPen(faded(self.colours.halo, 0.8), 4.0),
            QPen(colour, 1.9, _STYLES[arrow.way]),
        ):
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))
        before = next((one for one, other in reversed(list(pairwise(points))) if one != other), points[0])
        self._tip(before, points[-1], colour)

    def _tip(self, start: QPointF, end: QPointF, colour: QColor) -> None:
        along = end - start
        length = hypot(along.x(), along.y())
        if length:
            way = along / length
            across = QPointF(-way.y(), way.x()) * (4.5)
            back, front = end - way * (7), end + way * (3)
            self.painter.setPen(QPen(QColor(self.colours.halo), 0.8))
            self.painter.setBrush(colour)
            self.painter.drawPolygon(QPolygonF([front, back + across, back - across]))

    def cross(self, sign: Sign) -> None:
        """Mark where a model fell."""
        arm = 4.2
        at = self.spot(sign.at)
        for colour, width in ((QColor(self.colours.halo), 4.4), (self.colour(sign.side), 2.2)):
            self.painter.setPen(QPen(colour, width))
            self.painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm))
            self.painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))

    def ring(self, sign: Sign) -> None:
        """Mark where a unit came onto the table."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(self.colours.halo), 3.6), (self.colour(sign.side), 1.6)):
            self.painter.setPen(QPen(colour, width))
            self.painter.drawEllipse(self.spot(sign.at), 4.5, 4.5)

    def _marker(self, sign: Sign) -> None:
        self.painter.setPen(QPen(QColor(self.colours.ink), 1.0))
        self.painter.setBrush(faded(self.colour(sign.side), 0.85))
        self.painter.drawPath(side_sign(3, 5.0).translated(self.spot(sign.at)))
        at = self.spot(sign.at) + QPointF(0, 13)
        ink, halo = QColor(self.colours.ink), faded(self.colours.halo, 0.9)
        draw_text(self.painter, at, sign.words, 9, 1.0, ink, halo)


class _Names:
    """Puts the name of each unit beside it, where it covers least of what else is there."""

    def __init__(self, marks: _Marks, found: TurnMap) -> None:
        self._marks, self._found = marks, found
        board = found.scene.board
        self._table = QRectF(0, 0, board.width, board.height)
        self._plates: list[QRectF] = []
        self._taken = [_about(sign.at, sign.reach) for sign in found.names]
        self._taken += [_about(sign.at, 0.3) for sign in (*found.fallen, *found.markers)]

    def steps(self) -> Iterator[None]:
        """Draw name after name."""
        for sign in self._found.names:
            plate = self._plate(sign)
            self._plates.append(plate)
            self._draw(plate, sign)
            yield

    def _plate(self, sign: Sign) -> QRectF:
        lod = self._marks.lod
        wide, high = (text_width(sign.words, _LETTERS, True) + 24) / lod, (_LETTERS + 6) / lod
        away_x, away_y = sign.reach + wide / 2 + 3 / lod, sign.reach + high / 2 + 2 / lod
        ways = [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)]
        ways += [(x, y) for x in (0.75, -0.75) for y in (1.0, -1.0)]
        middles = [(x * away_x, y * (away_y + more * high)) for more in (0.0, 1.1, 2.2) for x, y in ways]
        plates = [
            QRectF(sign.at[0] + x - wide / 2, sign.at[1] + y - high / 2, wide, high) for x, y in middles
        ]
        return min(plates, key=lambda plate: (self._covered(plate), plates.index(plate)))

    def _covered(self, plate: QRectF) -> float:
        inside = plate.intersected(self._table)
        outside = plate.width() * plate.height() - inside.width() * inside.height()
        boxes = [(1, box) for box in self._taken] + [(3, box) for box in self._plates]
        shared = ((weight, plate.intersected(box)) for weight, box in boxes)
        return round(4 * outside + sum(weight * box.width() * box.height() for weight, box in shared), 6)

    def _draw(self, plate: QRectF, sign: Sign) -> None:
        painter, lod, colours = self._marks.painter, self._marks.lod, self._marks.colours
        painter.save()
        painter.translate(plate.center() * lod)
        wide, high = plate.width() * lod, plate.height() * lod
        painter.setPen(QPen(faded(colours.ink, 0.45), 0.8))
        painter.setBrush(faded(colours.halo, 0.92))
        painter.drawRoundedRect(QRectF(-wide / 2, -high / 2, wide, high), 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._marks.colour(sign.side))
        painter.drawPath(side_sign(sign.side, 3.4).translated(-wide / 2 + 9, 0))
        painter.setBrush(QColor(colours.ink))
        painter.drawPath(text_path(sign.words, _LETTERS, True).translated(6, 0))
        painter.restore()


def _about(at: tuple[float, float], reach: float) -> QRectF:
    return QRectF(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach)


def _draw_legend(marks: _Marks, found: TurnMap) -> None:
    """Say what the marks mean, as far as there are any."""
    ways = {arrow.way for arrow in found.arrows}
    there = {"fallen": bool(found.fallen), "arrived": bool(found.arrived)}
    x, ink = 4.0, QColor(marks.colours.quiet)
    for kind, words in _LEGEND.items():
        if not (kind in ways or there.get(kind, False)):
            continue
        if kind in _STYLES:
            way = next(arrow.way for arrow in found.arrows if arrow.way == kind)
            marks.arrow(Arrow(-1, ((x, 0.0), (x + 22.0, 0.0)), way, True))
            x += 30.0
        else:
            sign = Sign(-1, (x + 5.0, 0.0))
            (marks.cross if kind == "fallen" else marks.ring)(sign)
            x += 14.0
        wide = text_width(words, _LETTERS)
        draw_text(marks.painter, QPointF(x + wide / 2, 0.0), words, _LETTERS, 1.0, ink)
        x += wide + 16.0
