"""Terrain on the board: what it is, what it does and how high it stands, readable without colour."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.rules.scene.contents import Terrain
from battlefield.ui.board.items import detail
from battlefield.ui.board.paths import filled, outline_path
from battlefield.ui.board.patterns import strokes
from battlefield.ui.board.terrain.door_look import paint_door
from battlefield.ui.board.terrain.drawn_look import DrawnLook, drawn_look, shadow_step
from battlefield.ui.board.terrain.own_pictures import OwnPicture
from battlefield.ui.board.terrain.terrain_looks import LINE, Body, Looks, body_of, looks_of
from battlefield.ui.widgets.palette import Colours, faded, mixed, terrain_colours

if TYPE_CHECKING:
    pass

_FLAT_ENDS = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
_ROUND = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
_EDGE = 0.35  # inches about an outline for the line of a piece in hand, where an inch is few pixels
_RIPPLE = 0.12  # inches: half as high as waves are
_SEEN = 1e-4  # inches; less is not seen
_PLAIN = ("", "water", "river", "hill", "field", "road")  # whose drawn look says nothing of how hard they are


class TerrainItem(QGraphicsRectItem):
    """A piece of terrain; its rectangle is what it covers."""

    def __init__(self, terrain: Terrain, colours: Colours, is_drawn: bool = False) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self.colours = colours
        self.is_drawn = is_drawn  # in the drawn look, with a shadow, and not as a plan
        self.is_sketch = False  # painted by its outline alone, while a hand moves very many pieces
        self.images: Mapping[str, QImage] = {}  # by the names of pictures that owners lay on pieces
        self.become(terrain)

    def become(self, terrain: Terrain) -> None:
        """Show a piece, be it another than before; how it looks is worked out once it is painted."""
        self.terrain = self.drawn = terrain  # as it stands now, and as its looks were worked out
        self._path = outline_path(terrain.outline)
        self._known: tuple[Looks | None, Body | None] = (None, None)
        self._rim: tuple[float, QPainterPath] = (-1.0, self._path)
        self.setPos(0.0, 0.0)
        rect = self._path.boundingRect()
        if self.is_drawn:
            rect = rect.united(rect.translated(*shadow_step(self.terrain.kind, _rise(self.terrain))))
        self._own = self._own_picture()
        if self._own is not None:
            rect = rect.united(self._own.box)
        self.setRect(rect.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE))
        self.update()

    def _own_picture(self) -> OwnPicture | None:
        """Return the picture that its owner laid on it, once it is read."""
        picture = self.terrain.picture
        image = self.images.get(picture.file) if picture is not None else None
        if picture is None or image is None or image.isNull():
            return None
        return OwnPicture(self.terrain, picture, image, self._path)

    @property
    def _looks(self) -> Looks:
        looks = self._known[0]
        if looks is None:
            looks = looks_of(self.drawn)
            self._known = (looks, self._known[1])
        return looks

    @property
    def _body(self) -> Body:
        body = self._known[1]
        if body is None:
            body = body_of(self.drawn.outline)
            self._known = (self._known[0], body)
        return body

    def measure(self) -> None:
        """Find out where words about it have room; else that is done when somebody asks."""
        _ = self._body

    @property
    def label_at(self) -> QPointF:
        """Where words about it stand."""
        return self._body.label_at

    @property
    def area(self) -> float:
        """Its area in square inches, near enough to order words by."""
        return self._body.area

    @property
    def thickness(self) -> float:
        """How deep it is across its longer way, in inches."""
        return self._body.thickness

    def shape(self) -> QPainterPath:
        """The outline itself."""
        return self._path

    def follow(self, piece: Terrain) -> bool:
        """Shift with a piece that differs from this one by a step alone; False where it differs otherwise."""
        step = _step_between(self.drawn.outline, piece.outline)
        old = self.drawn
        if step is None or replace(piece, outline=old.outline, shape_extra=old.shape_extra) != old:
            return False
        self.terrain = piece
        self.setPos(*step)
        return True

    @property
    def is_solid(self) -> bool:
        """Whether nothing walks into it: impassable, and not a mere surface such as water."""
        return "impassable" in self.terrain.ground and self.terrain.kind not in ("water", "river", "chasm")

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint face, shade, pattern and outline: nothing of it lies beyond the piece's true edge."""
        lod = detail(option, painter)
        face, line = terrain_colours(self.colours, self.terrain.kind)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.is_sketch:
            self.paint_outline(painter, lod)
            return
        if self.terrain.door is not None:
            ink = mixed(line.name(), self.colours.ink, 0.6)
            paint_door(painter, self.drawn.outline, self.terrain.door.is_open, (face, ink, lod))
            return
        own = self._own
        if self.is_drawn:
            self._drawn_look.paint(painter, self.colours)
            if own is not None:
                own.paint(painter)
                self._paint_outline(painter, line, lod)
            elif self.terrain.kind in _PLAIN:
                self._paint_ground(painter, line, lod)
            return
        if own is not None:
            self._paint_face(painter, face)
            own.paint(painter)
            self._paint_ground(painter, line, lod)
            self._paint_outline(painter, line, lod)
            return
        self._paint_face(painter, face)
        self._paint_kind(painter, line, lod)
        self._paint_marks(painter, line, lod)
        self._paint_ground(painter, line, lod)
        self._paint_outline(painter, line, lod)

    @property
    def _drawn_look(self) -> DrawnLook:
        piece = self.drawn
        return drawn_look(piece.id, piece.kind, piece.outline, _rise(piece), piece.platform)

    @property
    def corners(self) -> int:
        """How many corners its drawn look has beyond its outline, for who shares painting out."""
        return sum(each.path.elementCount() for each in self._drawn_look.strokes) if self.is_drawn else 0

    def paint_outline(self, painter: QPainter, lod: float) -> None:
        """Paint face and outline alone, where an inch is `lod` pixels."""
        face, line = terrain_colours(self.colours, self.terrain.kind)
        painter.setPen(QPen(line, 1.2 / lod))
        painter.setBrush(face)
        painter.drawPath(self._path)

    def _face(self, face: QColor) -> QColor:
        terrain = self.terrain
        if terrain.sight == "cloud":
            return faded(face, 0.62)
        if terrain.kind == "hill":
            deeper = "#8F7A45" if self.colours.name == "light" else "#FFFFFF"
            return mixed(face.name(), deeper, min(0.3, 0.035 * terrain.top))
        if terrain.platform and terrain.kind not in ("bridge",):
            return mixed(face.name(), "#FFFFFF", 0.42 if self.colours.name == "light" else 0.10)
        return face

    def _paint_face(self, painter: QPainter, face: QColor) -> None:
        """Paint the face: what is high darker at its far sides, what is soft paler about its scallops."""
        looks, own = self._looks, self._face(face)
        if looks.canopy.isEmpty():
            painter.setBrush(own)
            painter.drawPath(self._path)
        else:
            painter.setBrush(faded(own, 0.32 * own.alphaF()))
            painter.drawPath(self._path)
            painter.setBrush(own)
            painter.drawPath(looks.canopy)
        if not looks.shade.isEmpty():
            painter.setBrush(QColor(0, 0, 0, 40 if self.colours.name == "light" else 90))
            painter.drawPath(looks.shade)

    def _paint_kind(self, painter: QPainter, line: QColor, lod: float) -> None:
        kind = self.terrain.kind
        if kind == "wood":
            self._paint_trees(painter, line)
        elif kind in ("water", "river") and lod > 5:
            painter.setPen(QPen(faded(line, 0.45), 0.05, *_ROUND))
            inner = filled(self._looks.within.inset(_RIPPLE))
            for wave in strokes(inner, 0.9, 0.0):
                _ripples(painter, wave.p1(), wave.p2(), inner.boundingRect().top())
        elif kind in ("field", "bridge", "container"):
            spacing, angle = {
                "field": (0.6, 20.0),
                "bridge": (0.45, self._along()),
                "container": (0.35, self._along()),
            }[kind]
            painter.setPen(QPen(faded(line, 0.35), 0.035, *_FLAT_ENDS))
            painter.drawLines(strokes(filled(self._looks.within.inset(LINE)), spacing, angle))

    def _paint_marks(self, painter: QPainter, line: QColor, lod: float) -> None:
        marks = self._looks.marks
        if marks is None or lod < 4:
            return
        dark = self.colours.name == "dark"
        inked = mixed(line.name(), self.colours.ink, 0.5) if dark else line
        colour = faded(inked, marks.strength)
        if not marks.faces.isEmpty():  # an empty path is no path in SVG
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPath(marks.faces)
        if not marks.lines.isEmpty():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, max(marks.width, 0.7 / lod), *_ROUND))
            painter.drawPath(marks.lines)

    def _along(self) -> float:
        box = self._path.boundingRect()
        return 90.0 if box.width() >= box.height() else 0.0

    def _paint_trees(self, painter: QPainter, line: QColor) -> None:
        face, _ = terrain_colours(self.colours, "wood")
        crown = mixed(face.name(), line.name(), 0.32)
        for spot, radius in self._looks.trees:
            painter.setPen(QPen(faded(line, 0.7), 0.04))
            painter.setBrush(crown)
            painter.drawEllipse(spot, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(mixed(face.name(), "#FFFFFF", 0.25), 0.5))
            painter.drawEllipse(spot - QPointF(0.2, 0.23) * radius, radius * 0.45, radius * 0.45)

    def _paint_ground(self, painter: QPainter, line: QColor, lod: float) -> None:
        strong = mixed(line.name(), self.colours.ink, 0.25)
        if self._looks.ground and lod > 4:
            painter.setPen(QPen(faded(strong, 0.6), 0.085, *_ROUND))
            painter.drawPoints(QPolygonF(self._looks.ground))
        if self._looks.strokes:
            painter.setPen(QPen(faded(strong, 0.55), 0.06, *_FLAT_ENDS))
            painter.drawLines(self._looks.strokes)

    def _paint_outline(self, painter: QPainter, line: QColor, lod: float) -> None:
        """Paint the line along the inside of the edge, and the scallops of what is soft."""
        painter.setPen(Qt.PenStyle.NoPen)
        if self.is_solid or self.terrain.sight == "blocks":
            painter.setBrush(mixed(line.name(), self.colours.ink, 0.35))
            painter.drawPath(self._rim_of(max(0.11 if self.is_solid else 0.07, 1.2 / lod)))
        elif self._looks.canopy.isEmpty():
            painter.setBrush(faded(line, 0.9))
            painter.drawPath(self._rim_of(max(0.045, 0.9 / lod)))
        else:
            painter.setBrush(faded(line, 0.45))
            painter.drawPath(self._rim_of(max(0.03, 0.7 / lod)))
        self._paint_scallops(painter, line, lod)

    def _paint_scallops(self, painter: QPainter, line: QColor, lod: float) -> None:
        """Paint the wavy line of a wood, or the dotted one of a cloud."""
        if self._looks.canopy.isEmpty():
            return
        style = Qt.PenStyle.DotLine if self.terrain.sight == "cloud" else Qt.PenStyle.SolidLine
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(line, 0.9), max(LINE, 0.9 / lod), style, Qt.PenCapStyle.FlatCap))
        painter.drawPath(self._looks.canopy)

    def _rim_of(self, width: float) -> QPainterPath:
        """Return what lies within the edge and so near to it: a line that makes no piece larger."""
        if self._rim[0] != width:
            rim = outline_path(self.drawn.outline)
            rim.addPath(filled(self._looks.within.inset(width)))
            self._rim = (width, rim)
        return self._rim[1]


def _rise(piece: Terrain) -> float:
    """Return how high a piece stands over what it stands on; a bridge hangs over the table."""
    return piece.top if piece.kind == "bridge" else piece.top - piece.bottom


def _step_between(first: Outline, second: Outline) -> Point | None:
    """Return the step from one outline to another like it, or None; near enough for a picture."""
    corners: tuple[tuple[Point, ...], tuple[Point, ...]]
    if isinstance(first, Circle) and isinstance(second, Circle):
        corners = ((first.centre,), (second.centre,))
        alike = first.radius == second.radius
    elif isinstance(first, Strip) and isinstance(second, Strip):
        corners, alike = (first.points, second.points), first.width == second.width
    elif isinstance(first, Polygon) and isinstance(second, Polygon):
        corners = ((*first.points, *chain(*first.holes)), (*second.points, *chain(*second.holes)))
        alike = list(map(len, first.holes)) == list(map(len, second.holes))
    else:
        return None
    if not alike or len(corners[0]) != len(corners[1]):
        return None
    (x0, y0), (x1, y1) = corners[0][0], corners[1][0]
    dx, dy = x1 - x0, y1 - y0
    pairs = zip(*corners, strict=True)
    if any(abs(bx - ax - dx) > _SEEN or abs(by - ay - dy) > _SEEN for (ax, ay), (bx, by) in pairs):
        return None
    return dx, dy


def _ripples(painter: QPainter, start: QPointF, end: QPointF, top: float) -> None:
    """Draw short waves along a line, with gaps; every other line below `top` begins later."""
    length = abs(end.x() - start.x())
    first = min(start.x(), end.x()) + 0.35
    offset = (round((start.y() - top) / 0.9) % 2) * 0.9
    for k in range(int((length - 0.5) / 1.8) + 1):
        x = first + offset + 1.8 * k
        if x + 0.8 > first + length - 0.5:
            return
        path = QPainterPath(QPointF(x, start.y()))
        path.quadTo(QPointF(x + 0.2, start.y() - 0.16), QPointF(x + 0.4, start.y()))
        path.quadTo(QPointF(x + 0.6, start.y() + 0.16), QPointF(x + 0.8, start.y()))
        painter.drawPath(path)
