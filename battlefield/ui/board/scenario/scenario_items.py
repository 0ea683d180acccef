"""What a scenario draws on the table: zones, areas, entry edges, borders, objectives and notes, as items."""

from collections.abc import Callable
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.design.parts.parts import ref_of
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Area, Border
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Light, Note, Zone
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_text, text_path, text_width
from battlefield.ui.board.paths import line_within, outline_path
from battlefield.ui.board.patterns import strokes
from battlefield.ui.board.room_badge import HIGH, draw_room, room_width
from battlefield.ui.board.sign_names import Named
from battlefield.ui.widgets.palette import Colours, faded, mixed, side_colour

Drawn = Zone | Area | Entry | Border | Objective | Note | Light
SPOT = 0.55  # inches; the radius of an objective's symbol
_LEAST_LOD = 3.0  # pixels to the inch below which words of objectives may be cut off
_LETTER = 0.25  # inches, about, of a letter of the words beside an entry edge
_BESIDE = 3.0  # inches beside a line that its arrows and its words take
_HATCH = 1.1  # inches between the strokes of a zone
_ANGLES = (45.0, 135.0, 0.0, 90.0)  # of the strokes, by side
_ROUND = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
LEVELS = {Area: -9.6, Zone: -9.0, Border: -6.4, Entry: -6.0, Objective: 4.0, Light: 5.0, Note: 6.0}


def line_path(points: tuple[Point, ...]) -> QPainterPath:
    """Draw an open line."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


class DrawnItem(QGraphicsItem):
    """A part that a scenario draws; `side` is the place of its side among the colours, None for nobody."""

    def __init__(self, part: Drawn, side: int | None, colours: Colours) -> None:
        super().__init__()
        self.part, self.side, self.colours = part, side, colours
        self.names = True  # whether its words are painted
        self.letters = 0.0  # inches: how high its words are at least
        self.line = 0  # of its words, where others begin at the same place
        self.ref = ref_of(part)
        self._path, self._rect = QPainterPath(), QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(LEVELS[type(part)])
        self.build()

    def build(self) -> None:
        """Work out what is painted."""

    @property
    def tint(self) -> QColor:
        """The colour of its side, or a quiet one."""
        return QColor(self.colours.quiet) if self.side is None else side_colour(self.colours, self.side)

    def boundingRect(self) -> QRectF:
        """Cover all that is painted."""
        return self._rect

    def shape(self) -> QPainterPath:
        """What can be caught."""
        return self._path

    def outline(self) -> QPainterPath:
        """What is drawn as a line; nothing of a sign."""
        return QPainterPath()


_MARGIN = 10.0  # pixels between a zone's edge and its words
_MOST_SCALES, _MOST_ROWS = 40, 60  # of the places that are kept, and looked at


class OutlinedItem(DrawnItem):
    """A zone, an area, or an objective with an outline: hatched, translucent, with a dashed edge.

    The edges of areas are painted apart, as two of them share one.
    """

    def build(self) -> None:
        """Work out outline, strokes and words."""
        part = self.part
        outline = part.polygon if isinstance(part, Area) else getattr(part, "outline", None)
        assert outline is not None
        self._path, self._outline = outline_path(outline), outline
        self._rect = self._path.boundingRect().adjusted(-0.3, -0.3, 0.3, 0.3)
        self._strokes: list[QLineF] = []
        self._inside: dict[float, QPointF] = {}
        if not isinstance(part, Area):
            inner = line_within(outline, 0.1)  # so that the strokes, which are wide, end within the edge
            self._strokes = strokes(inner, _HATCH, _ANGLES[(self.side or 0) % len(_ANGLES)])
        self._words = self._words_of(part)

    def outline(self) -> QPainterPath:
        """Return the edge."""
        return self._path

    def show_line(self, line: int) -> None:
        """Write the words so many lines lower."""
        if line != self.line:
            self.line = line
            self.update()

    @staticmethod
    def _words_of(part: Drawn) -> str:
        if isinstance(part, Zone):
            kind = "" if part.kind == "other" and part.name else part.kind
            return " · ".join(word for word in (part.name or tr(kind.capitalize()), part.side) if word)
        if isinstance(part, Area):
            level = f'{part.level:g}"' if part.level else ""
            return " · ".join(word for word in (part.name or part.id, level) if word)
        kind = getattr(part, "kind", "")
        words = {"zone": "Area to hold", "exit": "Exit"}.get(kind, kind)
        return " · ".join(
            word for word in (getattr(part, "name", "") or words, getattr(part, "side", "")) if word
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint face, strokes, edge and words."""
        lod, tint = detail(option, painter), self.tint
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(tint, 0.04 if isinstance(self.part, Area) else 0.09))
        painter.drawPath(self._path)
        if self._strokes and lod > 3:
            width = max(0.04, 0.8 / lod)
            painter.setPen(QPen(faded(tint, 0.22), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLines(self._strokes)
        if not isinstance(self.part, Area):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(faded(tint, 0.95), 2.0 / lod)
            pen.setDashPattern([6, 3])
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPath(line_within(self._outline, 2.0 / lod))
        self._paint_words(painter, lod)
        self._paint_room(painter, lod)

    def _paint_room(self, painter: QPainter, lod: float) -> None:
        """Say how many figures an area has room for, where the badge finds room itself."""
        capacity = self.part.capacity if isinstance(self.part, Area) else None
        box = self._path.boundingRect()
        if capacity is None or not self.names or box.width() * lod < 1.2 * room_width(capacity):
            return
        at = self._place_of_words(lod) + QPointF(0, 19 / lod if self._has_words(lod) else HIGH / 3 / lod)
        if box.height() * lod >= 1.1 * HIGH and self._path.contains(at):
            draw_room(painter, at, capacity, lod, self.colours)

    def _place_of_words(self, lod: float) -> QPointF:
        """Return where the words' middle is: at a zone's left, as forces stand about the middle of it."""
        box = self._path.boundingRect()
        across = text_width(self._words, round(self._letters(lod)), True) / 2 / lod
        down = box.top() + (1.0 + 1.5 * self.line) * self._letters(lod) / lod
        left = QPointF(box.left() + across + _MARGIN / lod, down)
        ends = (QPointF(left.x() + side * across, down) for side in (-1, 1))
        if isinstance(self.part, Zone) and all(self._path.contains(end) for end in ends):
            return left
        if isinstance(self.part, Area):
            return self._place_inside(lod, QSizeF(2 * across, self._letters(lod) / lod), down)
        at = QPointF(box.center().x(), down)
        return at if self._path.contains(at) else box.center()

    def _place_inside(self, lod: float, size: QSizeF, top: float) -> QPointF:
        """Return where the words of an area stand clear of its borders, as high as they can."""
        known = self._inside.get(lod)
        if known is None:
            if len(self._inside) > _MOST_SCALES:
                self._inside.clear()
            known = self._inside[lod] = self._found_inside(size, top)
        return known

    def _found_inside(self, size: QSizeF, top: float) -> QPointF:
        box, high = self._path.boundingRect(), size.height()
        room = QRectF(0, 0, size.width() + high, 1.6 * high)
        rows = [min(top + n * high, box.bottom()) for n in range(int(box.height() / high) + 1)]
        columns = [box.center().x() + share * box.width() for share in (0.0, -0.12, 0.12, -0.25, 0.25)]
        for y in rows[:_MOST_ROWS]:
            for x in columns:
                room.moveCenter(QPointF(x, y))
                if self._path.contains(room):
                    return room.center()
        return box.center()

    def _letters(self, lod: float) -> float:
        """Return the height of the words in pixels."""
        return max(min(15.0, max(9.5, 0.45 * lod)), self.letters * lod)

    def _has_words(self, lod: float) -> bool:
        """Return whether the words are painted: they fit into the outline."""
        box, pixels = self._path.boundingRect(), self._letters(lod)
        wide = text_width(self._words, round(pixels), True) / lod
        fits = wide <= box.width() + 1.0 and 1.6 * pixels / lod <= box.height()
        return self.names and bool(self._words) and fits

    def words_room(self, lod: float) -> QRectF | None:
        """Return the room that the words take at so many pixels to the inch; None where they find none."""
        if not self._has_words(lod):
            return None
        at, pixels = self._place_of_words(lod), self._letters(lod)
        wide, high = text_width(self._words, round(pixels), True) / lod, pixels / lod
        return QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)

    def _paint_words(self, painter: QPainter, lod: float) -> None:
        if not self._has_words(lod):
            return
        at, pixels = self._place_of_words(lod), self._letters(lod)
        ink = mixed(self.tint.name(), self.colours.ink, 0.45)
        draw_text(painter, at, self._words, pixels, lod, ink, faded(self.colours.mat, 0.8), True)


class LineItem(DrawnItem):
    """An entry edge with arrows onto the table, or a border between areas."""

    def build(self) -> None:
        """Work out the line, and what can be caught of it."""
        assert isinstance(self.part, Entry | Border)
        self._line = line_path(self.part.points)
        stroker = QPainterPathStroker()
        stroker.setWidth(0.5)
        self._path = stroker.createStroke(self._line)
        words = (self.part.name or self.part.side) if isinstance(self.part, Entry) else ""
        beside = max(_BESIDE, 2 * _LETTER * len(words) + 2.0)  # the words lie within what is painted anew
        self._rect = self._line.boundingRect().adjusted(-beside, -beside, beside, beside)

    def point_to(self, middle: Point) -> None:
        """Let the arrows of an entry edge point to the side where the table's middle is."""
        self.middle = middle

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint an entry edge; borders are painted with the areas, each once."""
        lod = detail(option, painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if isinstance(self.part, Entry):
            self._paint_entry(painter, lod, self.part)

    def _paint_entry(self, painter: QPainter, lod: float, part: Entry) -> None:
        tint = self.tint
        for colour, width in ((faded(self.colours.halo, 0.8), 8.0), (tint, 5.0)):
            painter.setPen(QPen(colour, width / lod, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawPath(self._line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        for at, way in self._arrows(part):
            across = QPointF(-way.y(), way.x())
            head, neck = at + way * 1.2, at + way * 0.5
            painter.drawPolygon(QPolygonF([head, neck + across * 0.45, neck - across * 0.45]))
            painter.drawPolygon(
                QPolygonF(
                    [at + across * 0.15, neck + across * 0.15, neck - across * 0.15, at - across * 0.15]
                )
            )
        words, laid = part.name or part.side, self._place_of_words(lod)
        if laid is not None and self.names:
            at, pixels = laid
            ink = mixed(tint.name(), self.colours.ink, 0.45)
            draw_text(painter, at, words, pixels, lod, ink, faded(self.colours.mat, 0.85), True)

    def _place_of_words(self, lod: float) -> tuple[QPointF, float] | None:
        """Return where the name of an entry edge stands, and its letters' height in pixels."""
        words = (self.part.name or self.part.side) if isinstance(self.part, Entry) else ""
        if not words or not isinstance(self.part, Entry):
            return None
        middle = self._line.pointAtPercent(0.5)
        way = self._onto(self.part, middle)
        pixels = max(6.0, min(12.0, 0.7 * lod))
        half = 0.3 * len(words) * abs(way.x())  # of the words, where they lie beside the line
        return middle + way * (1.2 + (0.9 + half) * pixels / lod), pixels

    def words_room(self, lod: float) -> QRectF | None:
        """Return the room that the name of an entry edge takes; None where there is none."""
        laid = self._place_of_words(lod)
        if laid is None or not self.names or not isinstance(self.part, Entry):
            return None
        (at, pixels), words = laid, self.part.name or self.part.side
        wide, high = text_width(words, round(pixels), True) / lod, 1.2 * pixels / lod
        return QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)

    def outline(self) -> QPainterPath:
        """Return the line itself."""
        return self._line

    def _onto(self, part: Entry, at: QPointF) -> QPointF:
        """Return the way across the line that goes to the table's middle."""
        (x0, y0), (x1, y1) = part.points[0], part.points[-1]
        dx, dy = x1 - x0, y1 - y0
        length = hypot(dx, dy) or 1.0
        way = QPointF(-dy / length, dx / length)
        toward = QPointF(*self.middle) - at
        return way if way.x() * toward.x() + way.y() * toward.y() >= 0 else -way

    def _arrows(self, part: Entry) -> list[tuple[QPointF, QPointF]]:
        length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(part.points))
        count = max(2, min(9, round(length / 6)))
        count += count % 2  # even, so that none stands where the words are
        spots = [self._line.pointAtPercent((n + 0.5) / count) for n in range(count)]
        return [(at, self._onto(part, at)) for at in spots]


class SpotItem(DrawnItem):
    """An objective at a spot: a disc with the sign of its kind, and its name, or the number on its marker."""

    number = 0  # among all that lie at spots, from 1
    place: Callable[[str, float], QPointF | None] | None = None  # where its words stand among all others

    def show_number(self, number: int) -> None:
        """Take on a number."""
        if number != self.number:
            self.number = number
            self.update()

    def build(self) -> None:
        """Stand at the spot."""
        assert isinstance(self.part, Objective) and self.part.at is not None
        self._path.addEllipse(QPointF(0, 0), SPOT, SPOT)
        at_100 = text_width(f"{self.words} 88", 100, True) / 100.0
        half = 2 * SPOT + at_100 * max(1.0, 11.0 / _LEAST_LOD)
        self._rect = QRectF(-half, -2.6, 2 * half, 5.2)
        self.setPos(*self.part.at)

    @property
    def words(self) -> str:
        """The name, or the number on the marker, and whose it is."""
        name, side = getattr(self.part, "name", "") or str(self.number), getattr(self.part, "side", "")
        return " · ".join(word for word in (name, side) if word)

    def pixels(self, lod: float) -> float:
        """Return the height of the words' letters."""
        return max(11.0, 0.8 * self.letters * lod)

    def named(self, lod: float) -> Named:
        """Return the sign with the room that its words take."""
        pixels = self.pixels(lod)
        wide, high = text_width(self.words, round(pixels), True) / lod, 1.2 * pixels / lod
        return Named(self.pos(), SPOT, wide, high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint disc, sign and words."""
        lod, colours = detail(option, painter), self.colours
        tint = QColor(colours.ink) if self.side is None else self.tint
        painter.setPen(QPen(faded(colours.halo, 0.9), max(0.2, 4.5 / lod)))
        painter.setBrush(faded(colours.halo, 0.9))
        painter.drawEllipse(QPointF(0, 0), SPOT, SPOT)
        painter.setPen(QPen(tint, max(0.08, 1.8 / lod)))
        painter.drawEllipse(QPointF(0, 0), SPOT, SPOT)
        self._paint_sign(painter, tint, str(getattr(self.part, "kind", "")))
        words = self.words
        if words and self.names:
            pixels = self.pixels(lod)
            laid = self.place(self.part.id, lod) if self.place is not None else None
            at = laid - self.pos() if laid is not None else QPointF(0, SPOT + 0.8 * pixels / lod)
            ink, halo = QColor(colours.ink), faded(colours.mat, 0.85)
            draw_text(painter, at, words, pixels, lod, ink, halo, True)

    def _paint_sign(self, painter: QPainter, tint: QColor, kind: str) -> None:
        painter.setBrush(tint)
        painter.setPen(Qt.PenStyle.NoPen)
        if kind == "flag":
            painter.drawRect(QRectF(-0.2, -0.34, 0.07, 0.7))
            painter.drawPolygon(
                QPolygonF([QPointF(-0.13, -0.34), QPointF(0.32, -0.16), QPointF(-0.13, 0.03)])
            )
        elif kind == "asset":
            painter.drawRect(QRectF(-0.27, -0.2, 0.54, 0.42))
            painter.setBrush(QColor(self.colours.halo))
            painter.drawRect(QRectF(-0.27, -0.06, 0.54, 0.07))
        elif kind == "token":
            painter.drawPolygon(
                QPolygonF([QPointF(0, -0.34), QPointF(0.34, 0), QPointF(0, 0.34), QPointF(-0.34, 0)])
            )
        elif kind == "sabotage":
            painter.setPen(QPen(tint, 0.13, *_ROUND))
            painter.drawLine(QPointF(-0.24, -0.24), QPointF(0.24, 0.24))
            painter.drawLine(QPointF(-0.24, 0.24), QPointF(0.24, -0.24))
        else:
            painter.setPen(QPen(tint, 0.08))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), 0.32, 0.32)
            painter.setBrush(tint)
            painter.drawEllipse(QPointF(0, 0), 0.11, 0.11)


class NoteItem(DrawnItem):
    """Words on the table; lines as they were typed."""

    def build(self) -> None:
        """Lay the words out about their middle."""
        assert isinstance(self.part, Note)
        lines = self.part.text.splitlines() or [""]
        scale = self.part.size / 32.0
        letters = QPainterPath()
        for number, line in enumerate(lines):
            rise = (number - (len(lines) - 1) / 2) * 32 * 1.25
            letters.addPath(text_path(line, 32).translated(0, rise))
        self._letters = QTransform.fromScale(scale, scale).map(letters)
        box = self._letters.boundingRect().adjusted(-0.25, -0.2, 0.25, 0.2)
        self._path.addRect(box)
        self._rect = box.adjusted(-0.1, -0.1, 0.1, 0.1)
        self.setPos(*self.part.at)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the letters on a quiet ground."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.colours.mat, 0.72))
        painter.drawRoundedRect(self._path.boundingRect(), 0.15, 0.15)
        painter.setBrush(mixed(self.colours.ink, self.colours.quiet, 0.25))
        painter.drawPath(self._letters)
