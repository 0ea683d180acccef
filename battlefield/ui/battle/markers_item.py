"""Paints what lies on the table of a battle beside models: objectives, traps, zones, terrain that is gone."""


from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.playing.markings import Marking
from battlefield.geometry.area_lines import AreaLine
from battlefield.geometry.shapes import PlacedBase, Template
from battlefield.rules.scene import Board
from battlefield.ui.area_lines import paint_area_lines
from battlefield.ui.items import detail
from battlefield.ui.lettering import draw_text, text_width
from battlefield.ui.palette import Colours, faded, side_colour
from battlefield.ui.paths import base_path, outline_path, placed, template_path
from battlefield.ui.room_badge import draw_room
from battlefield.ui.scenario_items import line_path

_CAUGHT = 0.5  # inches: how wide a border is to be pointed at
SIGN = 9.0  # pixels of a sign's radius
_ROOM = QRectF(-9, -3, 18, 6)  # inches around a place that its sign and its name may take
_NAMED_FROM = 9.0  # pixels to the inch
_LETTER, _LINES = 7.0, 26.0  # pixels: the width of a letter, the height of a name with what stands below


class MarkersItem(QGraphicsItem):
    """All markings, below the models; they change with the state and not with the hand."""

    def __init__(self, colours: Colours, board: Board) -> None:
        super().__init__()
        self.colours, self._board = colours, board
        self.shown: tuple[Marking, ...] = ()
        self._lines: tuple[AreaLine, ...] = ()
        self._paths: list[QPainterPath | None] = []
        self._rect = QRectF()
        self.setZValue(2)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # no drag has to paint it again
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_markings(self, markings: tuple[Marking, ...]) -> None:
        """Show these markings; those that are already shown are not painted anew."""
        if markings != self.shown:
            self.prepareGeometryChange()
            self.shown = markings
            self._lines = tuple(marking.line for marking in markings if marking.line is not None)
            self._paths = [_path(marking) for marking in markings]
            self._rect = QRectF()
            for marking, path in zip(self.shown, self._paths, strict=True):
                self._rect = self._rect.united(_ROOM.translated(*marking.at))
                if path is not None:
                    self._rect = self._rect.united(path.boundingRect().adjusted(-0.3, -0.3, 0.3, 0.3))
            self.setVisible(bool(markings))
            self.update()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.update()

    def words_at(self, at: QPointF, lod: float) -> str:
        """Say what lies at a place, the smallest first; nothing where nothing does."""
        told = []
        for marking, path in zip(self.shown, self._paths, strict=True):
            off = at - QPointF(*marking.at)
            near = (off.x() ** 2 + off.y() ** 2) ** 0.5 * lod <= SIGN + 2
            inside = path is not None and path.contains(at)
            if marking.words and ((near and marking.sort in ("objective", "marker")) or inside):
                told.append(marking.words)
        return "\n".join(dict.fromkeys(told))

    def boundingRect(self) -> QRectF:
        """Cover all markings with their names."""
        return self._rect

    def shape(self) -> QPainterPath:
        """Nothing can be caught here."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint areas first, then signs and names."""
        lod = detail(option, painter)
        for marking, path in zip(self.shown, self._paths, strict=True):
            if path is not None and marking.sort not in ("ground", "border"):
                self._paint_area(painter, lod, marking, path)
        paint_area_lines(painter, lod, self._lines, self.colours)
        for marking in self.shown:
            if marking.sort in ("objective", "marker"):
                self._paint_sign(painter, lod, marking)
            self._paint_name(painter, lod, marking)
            if marking.room is not None and lod >= _NAMED_FROM:
                below = QPointF(0, 18 / lod)  # where the name stands, be it ours or that of the terrain there
                draw_room(painter, QPointF(*marking.at) + below, marking.room, lod, self.colours)

    def _colour(self, side: int) -> QColor:
        return side_colour(self.colours, side) if side >= 0 else QColor(self.colours.quiet)

    def _paint_area(self, painter: QPainter, lod: float, marking: Marking, path: QPainterPath) -> None:
        colour = self._colour(marking.holder if marking.sort == "area" else marking.side)
        pen = QPen(colour, 1.4 / lod)
        brush = QBrush(faded(colour, 0.05))
        if marking.sort == "gone":
            pen.setStyle(Qt.PenStyle.DotLine)
            brush = QBrush(Qt.BrushStyle.NoBrush)
        elif isinstance(marking.outline, Template):  # which is painted as all templates are
            brush = QBrush(Qt.BrushStyle.NoBrush)
        elif marking.sort in ("area", "zone"):
            pen.setStyle(Qt.PenStyle.DashLine)
        elif marking.sort == "rough":
            pen = QPen(faded(self.colours.ink, 0.7), 1.2 / lod)
            brush = QBrush(faded(self.colours.ink, 0.5), Qt.BrushStyle.BDiagPattern)
            brush.setTransform(painter.worldTransform().inverted()[0])
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawPath(path)

    def _paint_sign(self, painter: QPainter, lod: float, marking: Marking) -> None:
        """Draw a flag for an objective, a diamond for anything else that lies there."""
        painter.save()
        painter.translate(QPointF(*marking.at))
        painter.scale(1 / lod, 1 / lod)
        ink, colour = QColor(self.colours.ink), self._colour(marking.side)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(QColor(self.colours.raised))
        if marking.sort == "objective":
            painter.drawEllipse(QPointF(0, 0), SIGN, SIGN)
            self._paint_flag(painter, marking)
        else:
            r = SIGN * 0.8
            painter.drawPolygon(QPolygonF([QPointF(0, -r), QPointF(r, 0), QPointF(0, r), QPointF(-r, 0)]))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(0, 0), 2.6, 2.6)
        painter.restore()

    def _paint_flag(self, painter: QPainter, marking: Marking) -> None:
        """Fill the flag in the colour of who holds it; nobody's is left open."""
        held = marking.holder >= 0
        painter.setPen(QPen(QColor(self.colours.ink), 1.3))
        painter.drawLine(QPointF(-3, 6), QPointF(-3, -6))
        painter.setBrush(self._colour(marking.holder) if held else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([QPointF(-3, -6), QPointF(5, -3.2), QPointF(-3, -0.4)]))

    def _paint_name(self, painter: QPainter, lod: float, marking: Marking) -> None:
        if lod < _NAMED_FROM or not marking.name:
            return
        ink, halo = QColor(self.colours.ink), faded(self.colours.mat, 0.85)
        quiet = QColor(self.colours.quiet)
        signed = marking.sort in ("objective", "marker")
        at = self.name_at(marking, lod)
        plain = marking.sort in ("zone", "gone", "ground")
        crowded = signed and self._is_crowded(marking, lod)
        name = marking.name.rsplit(" ", 1)[-1] if crowded else marking.name  # its number: the tip says all
        draw_text(painter, at, name, 11, lod, quiet if plain else ink, halo, not plain)
        if marking.control and not crowded:
            draw_text(painter, at + QPointF(0, 13 / lod), marking.control, 10, lod, quiet, halo)

    def name_at(self, marking: Marking, lod: float) -> QPointF:
        """Give the middle of a name: below its sign, at the lower edge above it, and never off the table."""
        at = QPointF(*marking.at)
        if marking.sort not in ("objective", "marker"):
            return at
        lines = 1 + bool(marking.control)
        low = at.y() + (SIGN + 9 + 13 * lines - 6) / lod > self._board.height
        down = -(SIGN + 9 + 13 * (lines - 1)) if low else SIGN + 9
        half = min(text_width(marking.name, 11, True) / 2 / lod, self._board.width / 2)
        across = min(max(at.x(), half), self._board.width - half)
        return QPointF(across, at.y() + down / lod)

    def _is_crowded(self, marking: Marking, lod: float) -> bool:
        """Tell whether a name would run into the one beside it."""
        (x, y), room = marking.at, _LETTER * len(marking.name) / lod
        others = (each.at for each in self.shown if each is not marking and each.name)
        return any(abs(other_x - x) < room and abs(other_y - y) < _LINES / lod for other_x, other_y in others)


def _path(marking: Marking) -> QPainterPath | None:
    shape = marking.outline
    if marking.line is not None:
        stroker = QPainterPathStroker()
        stroker.setWidth(_CAUGHT)
        return stroker.createStroke(line_path((marking.line.start, marking.line.end)))
    if shape is None:
        return None
    if isinstance(shape, PlacedBase):
        return placed(base_path(shape.size), shape.at, shape.facing)
    return template_path(shape) if isinstance(shape, Template) else outline_path(shape)
