"""What lies over the board for a moment: selection, ghosts, verdicts, the tape and the frame."""

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, partial
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.app.desk.covered_report import CoverageReport, ModelVerdict
from battlefield.app.desk.edits import Piece, Ref, pieces, place_of
from battlefield.app.desk.table_view import TableView
from battlefield.app.desk.tape import TapeEnd
from battlefield.app.wording.lengths import format_length, format_margin
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_too_close_to_call
from battlefield.geometry.kernel.units import direction
from battlefield.rules.scene.contents import Model, PlacedTemplate
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_line, draw_plates_beside, draw_text
from battlefield.ui.board.paths import (
    base_path,
    longest,
    placed,
    reach_of,
    rings,
    template_path,
    template_shape,
)
from battlefield.ui.board.stamps import pixels_about, stamp
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded

HANDLE = 20  # pixels from the rim to the turning handle
SHOWN_MISSES = 6
_PLATE = 36  # pixels below the line of a margin that its plate may take


def spot(point: Point) -> QPointF:
    """Turn a place on the table into a point of the scene."""
    return QPointF(point[0], point[1])


def piece_path(piece: Piece) -> QPainterPath:
    """Draw the outline of a model or a template where it stands."""
    if isinstance(piece, Model):
        return placed(base_path(piece.base), piece.at, piece.facing)
    return template_path(piece.template)


def handle_of(piece: Piece, lod: float) -> QPointF | None:
    """Return the place of a piece's turning handle, or None for one that has no bearing or is locked."""
    if isinstance(piece, Model):
        reach, bearing = reach_of(piece.base), piece.facing
    elif not piece.template.row.is_turned or piece.locked:
        return None
    else:
        reach, bearing = piece.template.row.outline(piece.template.size).box[1], piece.template.bearing
    x, y = direction(bearing)
    far = reach + HANDLE / lod
    at = place_of(piece)
    return QPointF(at[0] + far * x, at[1] + far * y)


SIZE_LETTERS, _HALF_LETTER = 11, 4.0  # pixels of the size written below a template: high, and half as wide
_OFF = 10  # pixels from a template to the middle of that


def size_plate(placed_template: PlacedTemplate, lod: float) -> tuple[str, QPointF]:
    """Return the size of a template in words, and the middle of where it is written below it."""
    template, box = placed_template.template, piece_path(placed_template).boundingRect()
    size = f'{round(template.size, 2):g}"'  # a beam ends wherever something stops it
    words = f"{size} across" if template.row.measured == "across" else size
    return words, QPointF(box.center().x(), box.bottom() + _OFF / lod)


def size_at(desk: TableView, at: QPointF, lod: float) -> Ref | None:
    """Return the template whose size is written at a place: one full of bases has no other hold."""
    active = desk.active
    if active is None:
        return None
    words, middle = size_plate(active, lod)
    off = (at - middle) * lod
    is_on = abs(off.x()) <= _HALF_LETTER * len(words) and abs(off.y()) <= SIZE_LETTERS
    return Ref("template", active.id) if is_on else None


class OverlayItem(UntouchedItem):
    """One item over everything, painted from the desk."""

    def __init__(self, desk: TableView, colours: Colours) -> None:
        super().__init__()
        self.desk, self.colours = desk, colours
        self.frame: tuple[Point, Point] | None = None
        self.under: TapeEnd | None = None
        self._seen = QRectF()
        self.setZValue(1000)

    def refresh(self, lod: float) -> None:
        """Paint anew what was and what is now seen, and no more."""
        before, self._seen = self._seen, self._extent(lod)
        self.update(before.united(self._seen))

    def _extent(self, lod: float) -> QRectF:
        """Return the part of the table that is painted on, with room for plates and marks."""
        desk = self.desk
        boxes = [piece_path(piece).boundingRect() for piece in desk.chosen_pieces]
        report, reading, drag = desk.report, desk.reading, desk.drag
        if desk.active is not None:
            boxes.append(piece_path(desk.active).boundingRect())
        if report is not None:
            seen = [*report.covered, *report.near_misses[:SHOWN_MISSES]]
            pointed = self._pointed(report)
            seen += [report.verdicts[pointed]] if pointed is not None else []
            boxes += [_box(verdict.model.at, longest(verdict.model.base)) for verdict in seen]
        if reading is not None:
            lines = (reading.edge_line, reading.centre_line)
            boxes += [QRectF(spot(start), spot(end)).normalized() for start, end in lines]
        if drag is not None:
            boxes += [piece_path(piece).boundingRect() for piece in pieces(desk.scene, drag.moving)]
            boxes += [_box(drag.start, 0.01), _box(drag.now, 0.01)]
        if self.frame is not None:
            boxes.append(QRectF(spot(self.frame[0]), spot(self.frame[1])).normalized())
        if self.under is not None:
            reach = longest(self.under.model.base) if self.under.model is not None else 0.01
            boxes.append(_box(self.under.at if self.under.model is None else self.under.model.at, reach))
        return _around(boxes).adjusted(-190 / lod, -70 / lod, 190 / lod, 70 / lod) if boxes else QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint from below to above: verdicts, selection, ghosts, witness, tape, frame."""
        lod = detail(option, painter)
        report = self.desk.report
        if report is not None:
            self._paint_verdicts(painter, lod, report)
        self._paint_measure(painter, lod)
        self._paint_selection(painter, lod)
        self._paint_drag(painter, lod)
        if report is not None:
            self._paint_witness(painter, lod, report)
        self._paint_tape(painter, lod)
        self._paint_frame(painter, lod)

    def _paint_measure(self, painter: QPainter, lod: float) -> None:
        """Write the size of the template in question below it."""
        placed_template = self.desk.active
        if placed_template is None:
            return
        words, at = size_plate(placed_template, lod)
        if self._is_witnessed_at(at.y(), lod):
            at.setY(piece_path(placed_template).boundingRect().top() - _OFF / lod)
        colour, halo = QColor(self.colours.template), faded(self.colours.halo, 0.9)
        draw_text(painter, at, words, SIZE_LETTERS, lod, colour, halo, True)

    def _paint_verdicts(self, painter: QPainter, lod: float, report: CoverageReport) -> None:
        for verdict in self.desk.struck:
            self._paint_covered(painter, lod, verdict)
        for verdict in report.near_misses[:SHOWN_MISSES]:
            self._paint_miss(painter, lod, report, verdict)

    def _paint_covered(self, painter: QPainter, lod: float, verdict: ModelVerdict) -> None:
        """Ring a covered base, with a badge at its upper right."""
        model = verdict.model
        path = placed(base_path(model.base), (0.0, 0.0), model.facing)
        wholly = verdict.covered == "wholly"
        key = ("covered", model.base, model.facing, wholly, lod, self.colours)
        room = pixels_about(path, lod, 10)
        stamp(painter, spot(model.at), key, room, lambda on: self._paint_ringed(on, lod, path, wholly))

    def _paint_ringed(self, painter: QPainter, lod: float, path: QPainterPath, wholly: bool) -> None:
        painter.scale(lod, lod)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        small = min(1.0, path.boundingRect().width() * lod / 40)
        for colour, width in ((QColor(self.colours.template), 6.0), (QColor(self.colours.halo), 2.6)):
            painter.setPen(QPen(colour, max(1.0, width * small) / lod))
            painter.drawPath(path)
        self._paint_badge(painter, lod, path.boundingRect(), wholly)

    def _paint_badge(self, painter: QPainter, lod: float, box: QRectF, wholly: bool) -> None:
        """A check mark where the base is wholly covered, a half disc where partly."""
        at = box.topRight() * 0.78
        r = max(4.5, min(8.0, 0.26 * box.width() * lod)) / lod
        accent = QColor(self.colours.template)
        painter.setPen(QPen(QColor(self.colours.halo), 1.2 / lod))
        if wholly:
            painter.setBrush(accent)
            painter.drawEllipse(at, r, r)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(
                QPen(QColor(self.colours.halo), 1.8 / lod, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            tick = (QPointF(-0.5, 0.02), QPointF(-0.12, 0.42), QPointF(0.52, -0.4))
            painter.drawPolyline(QPolygonF([at + point * r for point in tick]))
            return
        painter.setBrush(QColor(self.colours.halo))
        painter.drawEllipse(at, r, r)
        painter.setPen(QPen(accent, 1.4 / lod))
        painter.drawEllipse(at, r, r)
        painter.setBrush(accent)
        painter.drawPie(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r), 90 * 16, 180 * 16)

    def _paint_miss(
        self, painter: QPainter, lod: float, report: CoverageReport, verdict: ModelVerdict
    ) -> None:
        if verdict.apart:
            return  # nothing that lies flat on the table shows it
        ends = report.witness(verdict.index).points
        start, end = spot(ends[0]), spot(ends[1])
        painter.setPen(QPen(faded(self.colours.ink, 0.7), 1.1 / lod))
        painter.drawLine(start, end)
        tells = "telling misses" in self.desk.abilities and verdict.index != self._pointed(report)
        if tells and -verdict.margin * lod > 4 and lod > 18:
            text = format_margin(verdict.margin, self.desk.unit)
            draw_plates_beside(painter, (start, end), [text], lod, self.colours, 9.5)

    def _pointed(self, report: CoverageReport) -> int | None:
        found = [i for i, model in enumerate(report.models) if model.id == self.desk.witness_of]
        return found[0] if found else None

    def _paint_witness(self, painter: QPainter, lod: float, report: CoverageReport) -> None:
        index = self._pointed(report)
        if index is None:
            return
        verdict = report.verdicts[index]
        ends = report.witness(index)
        start, end = spot(ends.points[0]), spot(ends.points[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.colours.ink), 2.2 / lod))
        painter.drawPath(piece_path(verdict.model))
        draw_line(painter, start, end, lod, self.colours)
        if verdict.covered != "none":
            self._paint_way_out(painter, lod, end, ends.direction, verdict.margin)
        close = tr(" · too close to call") if is_too_close_to_call(verdict.deciding) else ""
        text = format_margin(verdict.margin, self.desk.unit) + close
        draw_plates_beside(painter, (start, end), [text], lod, self.colours)

    def _is_witnessed_at(self, y: float, lod: float) -> bool:
        """Return whether the plate of a margin may lie as low, or as high, as some words."""
        report = self.desk.report
        index = self._pointed(report) if report is not None else None
        if report is None or index is None:
            return False
        one, other = report.witness(index).points
        return abs((one[1] + other[1]) / 2.0 - y) < _PLATE / lod

    def _paint_way_out(
        self, painter: QPainter, lod: float, deepest: QPointF, way: Point, margin: float
    ) -> None:
        """Draw the deepest point and an arrow along which the base would leave first."""
        tip = deepest + QPointF(*way) * margin
        side = QPointF(-way[1], way[0]) * (4 / lod)
        back = tip - QPointF(*way) * (8 / lod)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.ink))
        painter.drawPolygon(QPolygonF([tip, back + side, back - side]))
        painter.drawEllipse(deepest, 3 / lod, 3 / lod)

    def _paint_selection(self, painter: QPainter, lod: float) -> None:
        chosen = self.desk.chosen_pieces
        for piece in chosen:
            lines, rim = _ring_of(piece, 3.2 / lod)
            key = ("selected", _look_of(piece), lod, self.colours)
            draw = partial(self._paint_ring, lod, lines)
            stamp(painter, spot(place_of(piece)), key, pixels_about(rim, lod, 4), draw)
        if len(chosen) == 1 and "turning by hand" in self.desk.abilities:
            self._paint_handle(painter, lod, chosen[0])

    def _paint_ring(self, lod: float, lines: list[QLineF], painter: QPainter) -> None:
        painter.scale(lod, lod)
        for colour, width in ((faded(self.colours.halo, 0.9), 3.6), (QColor(self.colours.ink), 1.6)):
            painter.setPen(QPen(colour, width / lod))
            painter.drawLines(lines)

    def _paint_handle(self, painter: QPainter, lod: float, piece: Piece) -> None:
        at = handle_of(piece, lod)
        if at is None:
            return
        x, y = direction(piece.facing if isinstance(piece, Model) else piece.template.bearing)
        painter.setPen(QPen(QColor(self.colours.ink), 1.2 / lod))
        painter.drawLine(at - QPointF(x, y) * ((HANDLE - 3) / lod), at)
        painter.setBrush(QColor(self.colours.halo))
        painter.drawEllipse(at, 4.5 / lod, 4.5 / lod)

    def _paint_drag(self, painter: QPainter, lod: float) -> None:
        drag = self.desk.drag
        if drag is None:
            return
        for piece in pieces(self.desk.scene, drag.moving):
            self._paint_ghost(painter, lod, piece)
        start, end = spot(drag.start), spot(drag.now)
        draw_line(painter, start, end, lod, self.colours)
        length = ((end.x() - start.x()) ** 2 + (end.y() - start.y()) ** 2) ** 0.5
        text = format_length(length, self.desk.unit)
        draw_plates_beside(painter, (start, end), [text], lod, self.colours)

    def _paint_ghost(self, painter: QPainter, lod: float, piece: Piece) -> None:
        """Draw the outline of a piece where it stood."""
        path = piece_path(piece).translated(-spot(place_of(piece)))
        room = pixels_about(path, lod, 3)

        def draw(on: QPainter) -> None:
            on.scale(lod, lod)
            on.setBrush(faded(self.colours.ink, 0.06))
            on.setPen(QPen(faded(self.colours.ink, 0.6), 1.2 / lod, Qt.PenStyle.DashLine))
            on.drawPath(path)

        stamp(painter, spot(place_of(piece)), ("ghost", _look_of(piece), lod, self.colours), room, draw)

    def _paint_tape(self, painter: QPainter, lod: float) -> None:
        if self.under is not None:
            self._paint_hold(painter, lod, self.under)
        reading = self.desk.reading
        if reading is None:
            return
        main, other = reading.centre_line, reading.edge_line
        if reading.has_edges and reading.by_edges:
            main, other = other, main
        if reading.has_edges:
            painter.setPen(QPen(faded(self.colours.ink, 0.55), 1.1 / lod, Qt.PenStyle.DashLine))
            painter.drawLine(spot(other[0]), spot(other[1]))
        draw_line(painter, spot(main[0]), spot(main[1]), lod, self.colours)
        line = (spot(main[0]), spot(main[1]))
        draw_plates_beside(painter, line, said(reading.words(self.desk.unit)).split(" · "), lod, self.colours)

    def _paint_hold(self, painter: QPainter, lod: float, end: TapeEnd) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.colours.accent), 2 / lod))
        if end.model is not None and end.holds == "edge":
            painter.drawPath(piece_path(end.model))
        arm = 6 / lod if end.holds == "point" else 4.5 / lod
        if end.holds in ("centre", "point"):
            at = spot(end.at)
            painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0))
            painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm))
        elif end.holds == "corner":
            painter.drawRect(QRectF(end.at[0] - arm, end.at[1] - arm, 2 * arm, 2 * arm))

    def _paint_frame(self, painter: QPainter, lod: float) -> None:
        if self.frame is None:
            return
        painter.setBrush(faded(self.colours.accent, 0.10))
        painter.setPen(QPen(QColor(self.colours.accent), 1 / lod))
        painter.drawRect(QRectF(spot(self.frame[0]), spot(self.frame[1])).normalized())


def _look_of(piece: Piece) -> Hashable:
    """Return what tells the outlines of pieces apart, wherever they stand."""
    if isinstance(piece, Model):
        return piece.base, piece.facing
    return piece.template.kind, piece.template.size, piece.template.bearing


def _ring_of(piece: Piece, away: float) -> tuple[list[QLineF], QPainterPath]:
    """Return the lines round a piece about its holding point, at a distance in inches, and as a path."""
    if isinstance(piece, Model):
        return _ring_about(base_path, (piece.base,), piece.facing, away)
    shape = (piece.template.kind, piece.template.size)
    return _ring_about(template_shape, shape, piece.template.bearing, away)


@lru_cache(maxsize=512)
def _ring_about(
    draw: Callable[..., QPainterPath], facts: tuple[object, ...], bearing: float, away: float
) -> tuple[list[QLineF], QPainterPath]:
    """Draw the outer rim of a broad stroke along a path about the origin; lines are painted sooner."""
    path = placed(draw(*facts), (0.0, 0.0), bearing)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * away)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.002)  # inches: the usual quarter makes octagons of bases
    rims = [QPolygonF(ring) for ring in rings(stroker.createStroke(path))]
    outer = max(rims, key=lambda rim: rim.boundingRect().width() + rim.boundingRect().height())
    lines = [QLineF(a, b) for a, b in pairwise([*outer.toList(), outer.first()])]
    rim = QPainterPath()
    rim.addPolygon(outer)
    return lines, rim


def _box(at: Point, reach: float) -> QRectF:
    return QRectF(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach)


def _around(boxes: list[QRectF]) -> QRectF:
    """Return the box about boxes; thin ones count, which Qt's own union would drop."""
    left, top = min(box.left() for box in boxes), min(box.top() for box in boxes)
    right, bottom = max(box.right() for box in boxes), max(box.bottom() for box in boxes)
    return QRectF(left, top, right - left, bottom - top)


def refs_inside(rect: QRectF, chosen: Iterable[Piece], whole: bool) -> tuple[Ref, ...]:
    """Return what a frame touches, or only what it encloses."""
    found = []
    for piece in chosen:
        path = piece_path(piece)
        if rect.contains(path.boundingRect()) or (not whole and path.intersects(rect)):
            found.append(Ref("model" if isinstance(piece, Model) else "template", piece.id))
    return tuple(found)
