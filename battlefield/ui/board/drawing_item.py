"""Paints the pictures of answers over the board."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.desk.pictures import Drawing, Line, Mark, Region, Ring, Role, Rolls, Shape
from battlefield.app.wording.said import said
from battlefield.geometry.kernel.shapes import PlacedBase, Template
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_line, draw_plates, draw_plates_beside, plates_room
from battlefield.ui.board.notes import Note, draw_notes, laid_notes, noted, room_of
from battlefield.ui.board.paths import base_path, outline_path, placed, template_path
from battlefield.ui.board.rooms import Room
from battlefield.ui.board.stamps import pixels_about, stamp, stamp_each
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded, side_colour

FINE = 0.35  # pixels between points of a rim that the eye can tell apart
_ROOM = 0.6  # inches for half a pen at the least zoom


class RegionItem(UntouchedItem):
    """One area; below the answers' lines and the models."""

    def __init__(self, part: Region, colour: QColor, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.part, self.colour = part, colour
        self._drawn: tuple[float, QPainterPath, list[QLineF]] | None = None
        points = [QPointF(*point) for ring in part.rings for point in ring]
        self.cover(QPolygonF(points).boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))

    def stay(self) -> None:
        """Keep the picture from now on: an area that outlived a change is likely to outlive the next."""
        if self.cacheMode() == QGraphicsItem.CacheMode.NoCache:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Fill the area and draw its rim."""
        lod = detail(option, painter)
        if self._drawn is None or abs(self._drawn[0] - lod) > 1e-6 * lod:
            self._drawn = (lod, *_drawn(self.part, lod))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # the rim hides the steps, at a tenth
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.colour, 0.30 if self.part.role == "seen" else 0.14))
        painter.drawPath(self._drawn[1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(self.colour, 0.9), 1.4 / lod))
        painter.drawLines(self._drawn[2])  # line by line: stroking a path takes ten times as long


def _drawn(part: Region, lod: float) -> tuple[QPainterPath, list[QLineF]]:
    """Draw an area as a path to fill and as the lines of its rim."""
    path, lines = QPainterPath(), []
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in part.rings:
        points = [QPointF(*point) for point in thinned(ring, FINE / lod)]
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
        lines += [QLineF(a, b) for a, b in pairwise((*points, *points[:1]))]
    return path, lines


def thinned(ring: Ring, least: float) -> Ring:
    """Leave out points nearer than that to the last one kept, along either axis; pictures only."""
    kept = list(ring[:1])
    for point in ring[1:]:
        if abs(point[0] - kept[-1][0]) > least or abs(point[1] - kept[-1][1]) > least:
            kept.append(point)
    return tuple(kept)


def draw_dots(painter: QPainter, points: Sequence[QPointF], size: float, colour: str, halo: str = "") -> None:
    """Draw dots with that radius in pixels about points, with a thin rim in the halo's colour, if any."""
    size = round(size, 1)

    def draw(on: QPainter) -> None:
        on.setPen(QPen(QColor(halo), min(1.5, 0.4 * size)) if halo else Qt.PenStyle.NoPen)
        on.setBrush(QColor(colour))
        on.drawEllipse(QPointF(0, 0), size, size)

    room = size + 1
    stamp_each(painter, points, ("dot", size, colour, halo), QRectF(-room, -room, 2 * room, 2 * room), draw)


PLATES = 200  # pixels that words may stand out beyond the lines they belong to
EDGE = 14  # pixels that pens, tips and dots stand out
_MOST_BOXES = 24
_WORDS = 11  # pixels of letters
_NOTHING = QPainterPath()
Part = Line | Shape | Mark | Rolls


def _told(part: Region | Part) -> Region | Part:
    """Tell the words of a part in the language that is spoken."""
    if not isinstance(part, Line | Mark) or not part.words:
        return part
    words = tuple(map(said, part.words))
    return replace(part, words=words) if words != part.words else part


class DrawingItem(UntouchedItem):
    """Everything that answers draw, in their order; areas lie below models, the rest above.

    A drawing that takes the place of another is painted only where the two differ.
    """

    def __init__(self, colours: Colours, below: bool) -> None:
        super().__init__()
        self.colours = colours
        self._below = below
        self._parts: Drawing = ()
        self._paths: dict[Part, QPainterPath] = {}  # in the order of the parts; of points, nothing
        self._notes: tuple[float, tuple[Room, ...], tuple[Note, ...]] = (0.0, (), ())
        self._regions: dict[Region, RegionItem] = {}
        self._confined: tuple[QRectF, tuple[Room, ...]] | None = None
        self.setZValue(-4 if below else 1004)  # figures stand over the rings of who is chosen
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, below)  # areas are items of their own

    def show_drawing(self, drawing: Drawing, lod: float) -> None:
        """Paint these parts from now on."""
        parts = tuple(_told(part) for part in drawing if isinstance(part, Region) == self._below)
        if parts == self._parts:
            self._lay_notes(lod)
            return
        old, self._parts = self._parts, parts
        if self._below:
            self._show_regions([part for part in parts if isinstance(part, Region)])
        else:
            self._show_lines(old, lod)

    def confine(self, within: QRectF, bases: tuple[Room, ...]) -> None:
        """Lay words out within a box and off some bases from now on: those of a picture, not of the board."""
        self._confined = (within, bases)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        for part, item in self._regions.items():
            item.colour = self.colour(part.role)
            item.update()
        self.update()

    def _show_regions(self, parts: list[Region]) -> None:
        """Give each area an item of its own, so that one which stays is painted once."""
        known, self._regions = self._regions, {}
        for part in parts:
            item = known.pop(part, None)
            if item is not None:
                item.stay()
            elif part not in self._regions:
                item = RegionItem(part, self.colour(part.role), self)
            if item is not None:
                self._regions[part] = item
        for item in known.values():
            self.scene().removeItem(item)

    def _show_lines(self, old: Drawing, lod: float) -> None:
        before, parts = self._paths, [part for part in self._parts if not isinstance(part, Region)]
        self._paths = {part: before[part] if part in before else _path(part) for part in parts}
        self._lay_notes(lod)
        kept = [part for part in old if part in self._paths]
        if kept == [part for part in parts if part in before]:
            gone = [_room(part, path, lod) for part, path in before.items() if part not in self._paths]
            new = [_room(part, path, lod) for part, path in self._paths.items() if part not in before]
            self._repaint([*gone, *new])
        else:
            self.update()  # one lies over another now

    def _lay_notes(self, lod: float) -> None:
        """Lay out anew what is to hide nothing, where bases or the drawing have changed."""
        before, board = self._notes[2], self.scene()
        wanted = [part for part in self._paths if isinstance(part, Mark | Rolls) and noted(part)]
        bases = board.base_rooms() if wanted and isinstance(board, BoardScene) else ()
        if wanted and self._confined is not None:
            bases = self._confined[1]
        if self._notes[:2] == (lod, bases) and [note.part for note in before] == wanted:
            return
        within = board.table_rect() if isinstance(board, BoardScene) else self.boundingRect()
        if self._confined is not None:
            within = self._confined[0]
        self._notes = (lod, bases, laid_notes(wanted, lod, bases, within))
        now, room = self._notes[2], EDGE / lod
        for note in (*(n for n in before if n not in now), *(n for n in now if n not in before)):
            self.update(room_of(note).adjusted(-room, -room, room, room))

    def _repaint(self, boxes: list[QRectF]) -> None:
        """Paint anew within some boxes; many of them as one, as telling them apart takes longer."""
        if len(boxes) > _MOST_BOXES:
            whole = QRectF()
            for box in boxes:
                whole = whole.united(box)
            boxes = [whole]
        for box in boxes:
            self.update(box)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the parts in order, and over them all their words."""
        lod = detail(option, painter)
        for look, parts in groupby(self._parts, _look_of_dots):
            if look is not None:
                points = [QPointF(*part.at) for part in parts if isinstance(part, Mark)]
                self._paint_dots(painter, look, points)
                continue
            for part in parts:
                if isinstance(part, Shape):
                    self._paint_shape(painter, lod, part)
                elif isinstance(part, Line):
                    self._paint_line(painter, lod, part)
        for part in self._parts:
            if isinstance(part, Line | Mark) and part.words and not noted(part):
                self._paint_words(painter, lod, part)
        if self._notes[0] != lod:
            self._lay_notes(lod)
        draw_notes(painter, self._notes[2], lod, self.colours)

    def _paint_words(self, painter: QPainter, lod: float, part: Line | Mark) -> None:
        if isinstance(part, Mark):
            toward = QPointF(*part.toward)
            draw_plates(painter, QPointF(*part.at), toward, list(part.words), lod, self.colours, _WORDS)
            return
        points = [QPointF(*point) for point in part.points]
        middle = len(points) // 2
        line = (points[max(0, middle - 1)], points[middle])
        draw_plates_beside(painter, line, list(part.words), lod, self.colours, _WORDS)

    def plates(self, lod: float) -> list[QRectF]:
        """Return where words and dice stand beside points, at so many pixels to the inch."""
        self._lay_notes(lod)
        marks = (part for part in self._parts if isinstance(part, Mark) and part.words and not noted(part))
        return [*(_plates(part, lod) for part in marks), *(note.box for note in self._notes[2])]

    def colour(self, role: Role) -> QColor:
        """Return the colour of a role; none of them is told by colour alone."""
        c = self.colours
        named = {"measure": c.ink, "quiet": c.quiet, "bad": c.warning, "path": c.accent, "reach": c.accent}
        named["wall"] = c.ink
        if role in named:
            return QColor(named[role])
        return side_colour(c, 2) if role == "good" else QColor("#F0C94A")

    def _paint_shape(self, painter: QPainter, lod: float, part: Shape) -> None:
        if not isinstance(part.shape, PlacedBase):
            self._draw_shape(part, lod, self._paths[part], painter)
            return
        base = part.shape
        path = placed(base_path(base.size), (0.0, 0.0), base.facing)
        if part.weight > 1.0:  # outside the base, whose own rim tells its side
            grown = 1.0 + 2.0 * (1.0 + part.weight) / lod / max(path.boundingRect().width(), 1.0 / lod)
            path = QTransform.fromScale(grown, grown).map(path)
        key = ("shape", base.size, base.facing, part.role, part.dashed, part.weight, lod, self.colours)
        draw = partial(self._stamp_shape, part, lod, path)
        stamp(painter, QPointF(*base.at), key, pixels_about(path, lod, 1 + 2 * round(part.weight)), draw)

    def _stamp_shape(self, part: Shape, lod: float, path: QPainterPath, painter: QPainter) -> None:
        painter.scale(lod, lod)
        self._draw_shape(part, lod, path, painter)

    def _draw_shape(self, part: Shape, lod: float, path: QPainterPath, painter: QPainter) -> None:
        style = Qt.PenStyle.DashLine if part.dashed else Qt.PenStyle.SolidLine
        painter.setBrush(faded(self.colour(part.role), 0.10) if part.is_filled else Qt.BrushStyle.NoBrush)
        if part.weight > 1.0:
            painter.setPen(QPen(QColor(self.colours.halo), (2.0 * part.weight + 2.5) / lod))
            painter.drawPath(path)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.colour(part.role), 2.0 * part.weight / lod, style))
        painter.drawPath(path)

    def _paint_line(self, painter: QPainter, lod: float, part: Line) -> None:
        points = [QPointF(*point) for point in part.points]
        if part.role == "measure" and not part.dashed:
            for start, end in pairwise(points):
                draw_line(painter, start, end, lod, self.colours)
        else:
            style = Qt.PenStyle.DashLine if part.dashed else Qt.PenStyle.SolidLine
            painter.setBrush(Qt.BrushStyle.NoBrush)
            width = 2.2 * part.weight
            halo = QPen(faded(self.colours.halo, 0.8), (width + 2.2) / lod)
            for pen in (halo, QPen(self.colour(part.role), width / lod, style)):
                painter.setPen(pen)
                if len(points) == 2:  # much faster than a polyline of two
                    painter.drawLine(*points)
                else:
                    painter.drawPolyline(QPolygonF(points))
        if part.arrow and len(points) > 1:
            self._paint_tip(painter, lod, points[-2], points[-1], part.role)

    def _paint_tip(self, painter: QPainter, lod: float, start: QPointF, end: QPointF, role: Role) -> None:
        along = end - start
        length = hypot(along.x(), along.y())
        if not length:
            return
        way = along / length
        side = QPointF(-way.y(), way.x()) * (5 / lod)
        back = end - way * (10 / lod)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(role))
        painter.drawPolygon(QPolygonF([end, back + side, back - side]))

    def _paint_dots(self, painter: QPainter, look: tuple[Role, float], points: Sequence[QPointF]) -> None:
        role, size = look
        if size:
            halo = self.colours.halo if size > 3.0 else ""  # it would eat up a small dot
            draw_dots(painter, points, size, self.colour(role).name(), halo)


def _look_of_dots(part: object) -> tuple[Role, float] | None:
    """Return what tells dots apart: those in a row that look alike are painted at once."""
    return (part.role, part.size) if isinstance(part, Mark) else None


def _plates(part: Mark, lod: float) -> QRectF:
    return plates_room(QPointF(*part.at), QPointF(*part.toward), list(part.words), lod, _WORDS)


def _room(part: Part, path: QPainterPath, lod: float) -> QRectF:
    """Return the box that a part is painted in, with room for its pen and its words, but for notes."""
    worded = not isinstance(part, Shape | Rolls) and part.words
    room = (PLATES if worded else EDGE) / lod
    if isinstance(part, Mark | Rolls):
        return QRectF(part.at[0] - room, part.at[1] - room, 2 * room, 2 * room)
    return path.boundingRect().adjusted(-room, -room, room, room)


def _path(part: Part) -> QPainterPath:
    if isinstance(part, Mark | Rolls):
        return _NOTHING
    path = QPainterPath()
    if isinstance(part, Line):
        path.addPolygon(QPolygonF([QPointF(*point) for point in part.points]))
    elif isinstance(part.shape, PlacedBase):
        path = placed(base_path(part.shape.size), part.shape.at, part.shape.facing)
    elif isinstance(part.shape, Template):
        path = template_path(part.shape)
    else:
        path = outline_path(part.shape)
    return path
