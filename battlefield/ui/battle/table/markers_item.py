"""Paints what lies on the table of a battle beside models: objectives, traps, zones, terrain that is gone."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.app.playing.markings import Marking
from battlefield.geometry.kernel.shapes import PlacedBase, Point, Template
from battlefield.geometry.outlines import AreaLine
from battlefield.rules.scene.contents import Board
from battlefield.ui.battle.table.marker_names import (
    LINE,
    PIXELS,
    SIGN,
    SIGNED,
    Layouts,
    MarkerNames,
    Written,
    signs,
)
from battlefield.ui.board.area_lines import paint_area_lines
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_text, text_width
from battlefield.ui.board.paths import base_path, outline_path, placed, template_path
from battlefield.ui.board.room_badge import badge_room, draw_room
from battlefield.ui.board.rooms import Room, Taken
from battlefield.ui.board.scenario.scenario_items import line_path
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded, side_colour

_CAUGHT = 0.5  # inches: how wide a border is to be pointed at
_DEEP = 5.0  # inches above and below a place that its sign and its name may take
_NAMED_FROM = 9.0  # pixels to the inch


class MarkersItem(UntouchedItem):
    """All markings, below the models; they change with the state and not with the hand."""

    def __init__(self, colours: Colours, board: Board) -> None:
        super().__init__()
        self.colours, self._board = colours, board
        self.shown: tuple[Marking, ...] = ()
        self._lines: tuple[AreaLine, ...] = ()
        self._paths: list[QPainterPath | None] = []
        self._laid: tuple[tuple[QRectF, ...], MarkerNames] | None = None
        self._others: tuple[Room, ...] = ()
        self._layouts = Layouts()
        self.cover(QRectF())
        self.setZValue(2)

    def show_markings(self, markings: tuple[Marking, ...]) -> None:
        """Show these markings; those that are already shown are not painted anew."""
        if markings != self.shown:
            self.shown, self._laid = markings, None
            self._lines = tuple(marking.line for marking in markings if marking.line is not None)
            self._paths = [_path(marking) for marking in markings]
            whole = QRectF()
            for marking, path in zip(self.shown, self._paths, strict=True):
                whole = whole.united(_room(marking))
                if path is not None:
                    whole = whole.united(path.boundingRect().adjusted(-0.3, -0.3, 0.3, 0.3))
            self.cover(whole)
            self.setVisible(bool(markings))
            self.update()

    def keep_off(self, rooms: tuple[Room, ...]) -> None:
        """Let names leave bases and their badges free, from now on these."""
        if rooms == self._others:
            return
        self._others, before = rooms, self._laid
        if before is not None and before[1].lod >= _NAMED_FROM:
            lod, words = before[1].lod, before[0]
            self._laid = (words, self._lay_out(lod, words))
            if self._laid[1] != before[1]:
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
            if marking.words and ((near and marking.sort in SIGNED) or inside):
                told.append(marking.words)
        return "\n".join(dict.fromkeys(told))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint areas first, then signs and names."""
        lod = detail(option, painter)
        for marking, path in zip(self.shown, self._paths, strict=True):
            if path is not None and marking.sort not in ("ground", "border"):
                self._paint_area(painter, lod, marking, path)
        paint_area_lines(painter, lod, self._lines, self.colours)
        board = self.scene()
        words = board.word_rooms(lod) if isinstance(board, BoardScene) else ()
        laid = self.laid(lod, words)
        for number, marking in enumerate(self.shown):
            if marking.sort in SIGNED:
                self._paint_sign(painter, lod, marking)
            self._paint_name(painter, lod, marking, laid.names.get(number))
            if number in laid.badges:
                draw_room(painter, laid.badges[number], marking.room or 0, lod, self.colours)

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

    def _paint_name(self, painter: QPainter, lod: float, marking: Marking, written: Written | None) -> None:
        if written is None:
            return
        ink, halo = QColor(self.colours.ink), faded(self.colours.mat, 0.85)
        quiet = QColor(self.colours.quiet)
        plain = marking.sort in ("zone", "gone", "ground")
        draw_text(painter, written.at, written.name, PIXELS, lod, quiet if plain else ink, halo, not plain)
        if written.control:
            draw_text(painter, written.at + QPointF(0, LINE / lod), written.control, 10, lod, quiet, halo)

    @property
    def spots(self) -> tuple[Point, ...]:
        """Where the signs stand."""
        return tuple(marking.at for marking in self.shown if marking.sort in SIGNED)

    def signs(self, lod: float) -> list[QRectF]:
        """Return the rooms of all signs, at so many pixels to the inch."""
        return [sign.rect for sign in signs(self.shown, lod)]

    def name_rooms(self, lod: float, words: tuple[QRectF, ...]) -> list[QRectF]:
        """Return where names, signs and badges stand; `words` are where others do."""
        laid = self.laid(lod, words)
        names = [each.room(lod) for each in laid.names.values()]
        badges = [badge_room(at, self.shown[n].room or 0, lod) for n, at in laid.badges.items()]
        return [*self.signs(lod), *names, *badges]

    def written(self, lod: float, words: tuple[QRectF, ...] = ()) -> dict[int, Written]:
        """Return the names that are written, by the numbers of their markings."""
        return self.laid(lod, words).names

    def laid(self, lod: float, words: tuple[QRectF, ...] = ()) -> MarkerNames:
        """Lay out the names and badges that find room beside words that others write."""
        if self._laid is None or self._laid[1].lod != lod or self._laid[0] is not words:
            self._laid = (words, self._lay_out(lod, words))
        return self._laid[1]

    def _lay_out(self, lod: float, words: tuple[QRectF, ...]) -> MarkerNames:
        if lod < _NAMED_FROM:
            return MarkerNames(lod)
        taken = Taken((*map(Room.box, words), *signs(self.shown, lod), *self._others))
        return self._layouts.laid_out(
            list(zip(self.shown, self._paths, strict=True)), lod, self._board, taken
        )

    def outlines(self) -> list[QPainterPath]:
        """Return the outlines that are painted, and the lines between areas."""
        lines = [line_path((line.start, line.end)) for line in self._lines]
        pairs = zip(self.shown, self._paths, strict=True)
        return [*lines, *(path for each, path in pairs if path is not None and each.line is None)]


def _room(marking: Marking) -> QRectF:
    """Return all that a sign with its name may take, at any zoom at which it is named."""
    wide = max(text_width(marking.name, PIXELS, True), text_width(marking.control, 10))
    half = (wide + 2 * SIGN + 8) / _NAMED_FROM
    return QRectF(-half, -_DEEP, 2 * half, 2 * _DEEP).translated(*marking.at)


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
