"""Names and heights of terrain: one layer over all pieces, laid out so that no two words overlap."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.wording.lengths import LengthUnit, format_tight
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Outline, Polygon, Strip
from battlefield.rules.scene.contents import Terrain
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_text, text_width
from battlefield.ui.board.patterns import strokes
from battlefield.ui.board.terrain.terrain_item import TerrainItem
from battlefield.ui.widgets.palette import Colours, faded

TINY, SMALL, LEAST, MOST = 8.0, 9.0, 9.5, 24.0  # pixels; words shrink to small, figures alone to tiny
_MEASURED = 100  # pixels in which widths of words are measured
MOST_APART = 60  # pieces whose words are painted anew one by one
_SIGN = 5.3  # inches that a warning sign takes above the middle of a piece at most
_LINE = 1.2  # of the letters' height
_SIDES = 4  # pixels beside words, both sides together
_CHORDS = 18  # level lines across a piece with holes, on which its words can stand
_STRETCHES = 8  # of a road, between which its name can stand
_SHIFTS = (0.0, -1.4, 1.4, -2.8, 2.8)  # lines up or down, tried in turn


Rooms = Callable[[float], Iterable[QRectF]]
"""What is taken on the table at so many pixels to the inch."""


@dataclass(frozen=True, slots=True)
class Label:
    """Lines of words about a point; the first of two is the name."""

    at: QPointF
    lines: tuple[str, ...]
    pixels: float
    of: str = ""


def figures(terrain: Terrain, unit: LengthUnit = "inches") -> str:
    """Write how high a piece stands, in a unit, and its storeys."""
    top = format_tight(terrain.top, unit)
    parts = [top] if terrain.top else []
    if terrain.bottom and terrain.kind != "hill":  # contours are stacked: each says how high it stands
        parts = [f"{format_tight(terrain.bottom, unit)}–{top}"]
    if terrain.storeys:
        parts.append(tr("{n} storeys", "", terrain.storeys, one="{n} storey"))
    return " · ".join(parts)


class LabelsItem(QGraphicsItem):
    """All the words about terrain."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self._items: list[TerrainItem] = []
        self._pieces: list[Terrain] = []  # what the items showed when words were written last
        self._rect = QRectF()
        self._laid: Layout | None = None
        self._left_out: frozenset[str] = frozenset()
        self._signs: dict[str, tuple[object, Rooms]] = {}
        self.bases: Callable[[], Iterable[QRectF]] = tuple  # the boxes about bases, which words leave free
        self.on_plates = False  # on terrain in its drawn look words need more quiet about them
        self._unit: LengthUnit = "inches"
        self.stamp = 0  # how often the words had to be laid out anew
        self.setZValue(-5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_terrain(self, items: list[TerrainItem]) -> None:
        """Write about these pieces."""
        pieces = [item.terrain for item in items]
        is_same = items == self._items and list(map(id, pieces)) == list(map(id, self._pieces))
        if is_same and not self._left_out:
            return
        self.prepareGeometryChange()
        self._items, self._pieces, self._laid, self._left_out = items, pieces, None, frozenset()
        self.stamp += 1
        self.update()
        self._rect = QRectF()
        for item in items:
            self._rect = self._rect.united(_about(item))

    def leave_out(self, ids: Iterable[str]) -> None:
        """Write nothing about these pieces, which are in hand, until pieces are shown anew."""
        wanted = frozenset(ids)
        if wanted == self._left_out:
            return
        changed, self._left_out = wanted ^ self._left_out, wanted
        if len(changed) > MOST_APART:
            self.update()
            return
        for item in self._items:
            if item.terrain.id in changed:
                self.update(_about(item))

    def keep_off(self, what: str, key: object, rooms: Rooms) -> None:
        """Write nothing over signs of one sort; the words are laid out anew where their key is another."""
        if self._signs.get(what, ((), None))[0] != key:
            self._signs[what], self._laid = (key, rooms), None
            self.stamp += 1
            self.update()

    def tell_in(self, unit: LengthUnit) -> None:
        """Write heights in a unit of length."""
        if unit != self._unit:
            self._unit = unit
            self.lay_anew()

    def lay_anew(self) -> None:
        """Lay the words out anew: bases have come or gone."""
        self._laid = None
        self.stamp += 1
        self.update()

    def make_way(self, lod: float) -> None:
        """Lay the words out anew where bases have come to stand on some."""
        rooms = self.rooms(lod)
        if any(base.intersects(room) for base in self.bases() for room in rooms):
            self.lay_anew()

    def rooms(self, lod: float) -> tuple[QRectF, ...]:
        """Return where words stand at so many pixels to the inch; the same object as long as they do."""
        if not self.isVisible():
            return ()
        return self._layout(lod).rooms

    def _layout(self, lod: float) -> "Layout":
        if self._laid is None or abs(self._laid.lod - lod) > 1e-6 * lod:
            signs = [room for _, rooms in self._signs.values() for room in rooms(lod)]
            self._laid = Layout.of(self._items, lod, signs, tuple(self.bases()), self._unit)
        return self._laid

    def boundingRect(self) -> QRectF:
        """Cover all pieces and the words beside them."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the words that find room at this zoom."""
        lod = detail(option, painter)
        labels = self._layout(lod).labels
        seen = painter.clipBoundingRect() if painter.hasClipping() else self._rect
        for item in self._items:
            if item.terrain.id in self._left_out or not _about(item).intersects(seen):
                continue
            if "dangerous" in item.terrain.ground and lod > 6:
                self._paint_warning(painter, item.label_at - QPointF(0, 22 / lod), lod)
        ink = QColor(self.colours.ink)
        is_plain = self.colours.name == "light" and not self.on_plates
        halo = faded(self.colours.mat, 0.8) if is_plain else None
        for label in labels:
            if label.of in self._left_out:
                continue
            room = _room(label.at, label.lines, label.pixels, lod)
            if not room.intersects(seen):
                continue  # a page of a printed table shows few of them, and each is long to write
            if halo is None:  # a dark halo runs together between light letters, and crowns show through any
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(self.colours.mat, 0.8))
                painter.drawRoundedRect(room, 3 / lod, 3 / lod)
            for index, (text, size, named) in enumerate(_sizes(label.lines, label.pixels)):
                rise = (index - (len(label.lines) - 1) / 2) * _LINE * label.pixels / lod
                draw_text(painter, label.at + QPointF(0, rise), text, size, lod, ink, halo, named)

    def _paint_warning(self, painter: QPainter, at: QPointF, lod: float) -> None:
        """Draw a warning sign: dangerous ground is known without colour."""
        size = 8 / lod
        sign = QPolygonF(
            [at + QPointF(0, -size), at + QPointF(size, size * 0.75), at + QPointF(-size, size * 0.75)]
        )
        colour = QColor(self.colours.warning)
        painter.setPen(
            QPen(colour, 1.6 / lod, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(faded(self.colours.halo, 0.85))
        painter.drawPolygon(sign)
        draw_text(painter, at + QPointF(0, 1.5 / lod), "!", 10, lod, colour, None, True)


def _about(item: TerrainItem) -> QRectF:
    """Return the room that the words about a piece can take; a piece in hand leaves them where it lay."""
    above = _SIGN if "dangerous" in item.terrain.ground else 2.0
    return item.boundingRect().adjusted(-3, -above, 3, 2)


@dataclass(frozen=True, slots=True)
class Layout:
    """Words as they stand at one zoom, and the room that they take."""

    lod: float
    labels: list[Label]
    rooms: tuple[QRectF, ...]

    @classmethod
    def of(
        cls,
        items: list[TerrainItem],
        lod: float,
        signs: Sequence[QRectF],
        bases: Sequence[QRectF] = (),
        unit: LengthUnit = "inches",
    ) -> "Layout":
        """Lay words out off some signs, and off bases where they have room beside them."""
        labels = laid_out(items, lod, signs, bases, unit)
        return cls(lod, labels, tuple(_room(each.at, each.lines, each.pixels, lod) for each in labels))


def laid_out(
    items: list[TerrainItem],
    lod: float,
    signs: Sequence[QRectF] = (),
    bases: Sequence[QRectF] = (),
    unit: LengthUnit = "inches",
) -> list[Label]:
    """Return each piece its words where they fit and hide no others; large pieces and hilltops choose first.

    Rooms of signs are taken before. Words stand under bases only where a piece has no other room for them.
    """
    taken: list[QRectF] = [*signs]
    labels = []
    places = _on_slopes(items)
    for item in sorted(items, key=lambda each: (each.terrain.id in places, -each.area)):
        for lines, pixels in _choices(item, min(max(0.42 * lod, LEAST), MOST), lod, unit):
            start = places.get(item.terrain.id, item.label_at)
            near = [base for base in bases if base.intersects(_about(item))]
            spot = _free_spot(item, lines, pixels, lod, [*taken, *near], start) if near else None
            spot = spot or _free_spot(item, lines, pixels, lod, taken, start)
            if spot is not None:
                labels.append(Label(spot, lines, pixels, item.terrain.id))
                taken.append(_room(spot, lines, pixels, lod))
                break
    return labels


def _on_slopes(items: list[TerrainItem]) -> dict[str, QPointF]:
    """Return contours of hills with another on top a place for their figures on the slope below it."""
    hills = [item for item in items if item.terrain.kind == "hill"]
    found = {}
    for item in hills:
        box = item.sceneBoundingRect()
        stacked = (up for up in hills if up.terrain.bottom == item.terrain.top)
        above = [up for up in stacked if box.contains(up.sceneBoundingRect())]
        if above:
            low, lower = above[0].shape().boundingRect(), item.shape().boundingRect()
            found[item.terrain.id] = QPointF(low.center().x(), (low.bottom() + lower.bottom()) / 2)
    return found


def _choices(
    item: TerrainItem, pixels: float, lod: float, unit: LengthUnit
) -> list[tuple[tuple[str, ...], float]]:
    """Name and height, else one of them, each with its letters: as large as they are within the piece.

    Letters shrink to the least that can be read; what does not fit then is left out.
    """
    quiet = item.terrain.kind in ("wall", "hedge", "fence") and lod < 30
    name, height = "" if quiet else item.terrain.name, figures(item.terrain, unit)
    across, thick = item.shape().boundingRect().width() * lod - _SIDES, item.thickness * lod
    found: list[tuple[tuple[str, ...], float]] = []
    tries: tuple[tuple[tuple[str, ...], float, float], ...]
    tries = (((name, height), 2.1, SMALL), ((name,), 1.1, SMALL), ((height,), 0.8, TINY))
    for lines, deep, least in tries:
        if all(lines):
            widest = _width(lines, _MEASURED) / _MEASURED
            most = min(thick / deep, across / widest)
            if most >= least:
                found.append((lines, pixels if most >= pixels else float(floor(most))))
    return found


def _sizes(lines: tuple[str, ...], pixels: float) -> list[tuple[str, float, bool]]:
    """Return each line with its letters' size, and whether they are bold: a name over figures stands out."""
    named = [len(lines) == 2 and index == 0 for index in range(len(lines))]
    return [(text, pixels if bold else 0.88 * pixels, bold) for text, bold in zip(lines, named, strict=True)]


def _width(lines: tuple[str, ...], pixels: float) -> float:
    return max(text_width(text, round(size), bold) for text, size, bold in _sizes(lines, pixels))


def _room(at: QPointF, lines: tuple[str, ...], pixels: float, lod: float) -> QRectF:
    width = _width(lines, pixels) + _SIDES
    height = _LINE * pixels * len(lines)
    return QRectF(at.x() - width / 2 / lod, at.y() - height / 2 / lod, width / lod, height / lod)


def _free_spot(
    item: TerrainItem, lines: tuple[str, ...], pixels: float, lod: float, taken: list[QRectF], start: QPointF
) -> QPointF | None:
    if isinstance(item.terrain.outline, Polygon) and item.terrain.outline.holes:
        beside = ((at, _room(at, lines, pixels, lod)) for at in _beside_holes(item))
        inside = ((at, room) for at, room in beside if item.shape().contains(room))
        return next((at for at, room in inside if not any(room.intersects(other) for other in taken)), None)
    for shift in _SHIFTS:
        at = start + QPointF(0, shift * pixels / lod)
        room = _room(at, lines, pixels, lod)
        if (shift == 0 or item.shape().contains(at)) and not any(room.intersects(other) for other in taken):
            return at
    along = ((at, _room(at, lines, pixels, lod)) for at in _along(item.terrain.outline, start))
    return next((at for at, room in along if not any(room.intersects(other) for other in taken)), None)


def _beside_holes(item: TerrainItem) -> list[QPointF]:
    """Return places between the holes and the edge of a piece, the widest first."""
    path = item.shape()
    chords = strokes(path, max(path.boundingRect().height() / _CHORDS, 0.02), 0.0)
    return [chord.center() for chord in sorted(chords, key=lambda chord: -round(chord.length(), 3))]


def _along(outline: Outline, start: QPointF) -> list[QPointF]:
    """Return places on a road or a river, the nearest to where its name usually stands first."""
    if not isinstance(outline, Strip):
        return []
    path = QPainterPath(QPointF(*outline.points[0]))
    for point in outline.points[1:]:
        path.lineTo(QPointF(*point))
    places = [path.pointAtPercent(n / _STRETCHES) for n in range(1, _STRETCHES)]
    return sorted(places, key=lambda at: (at - start).manhattanLength())
