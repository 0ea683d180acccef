"""Cut-outs drawn about their middle, in inches; their cut lines lie inside, so that lengths are right."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from battlefield.app.printing.cutouts import Cutout
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.kernel.template_table import STRIP_TEMPLATE_WIDTH
from battlefield.ui.board.paths import base_path, template_shape
from battlefield.ui.printing.words import CENTRE, write, write_within
from battlefield.ui.widgets.palette import LIGHT, faded, side_colour, unit_tint

CUT = 0.012  # inches: the width of a cut line
_CLEAR, _LEAST_ROOM = 0.15, 1.2  # inches: words stay so far from a seam, and need so much beside it


def draw_cutout(painter: QPainter, cutout: Cutout, seen: QRectF | None = None) -> None:
    """Draw a cut-out about the painter's origin; a template's name lies within what is `seen` of it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if cutout.template is not None:
        _draw_template(painter, cutout, cutout.template, seen)
    elif cutout.base is not None:
        _draw_base(painter, cutout)
    elif cutout.targets:
        _draw_frame(painter, cutout)
    else:
        _draw_marker(painter, cutout)


def draw_cut_line(painter: QPainter, path: QPainterPath, width: float = CUT, colour: str = "#000000") -> None:
    """Draw a line along the inside of an outline: what is black ends where the shape ends."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    pen = QPen(QColor(colour), 2.0 * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(path, pen)
    painter.restore()


def _draw_template(painter: QPainter, cutout: Cutout, template: Template, seen: QRectF | None) -> None:
    if template.row.is_line:
        _draw_strip(painter, cutout)
        return
    hold = QPointF(*template.at)
    path = template_shape(template.kind, template.size).translated(hold)
    painter.fillPath(path, faded(LIGHT.template, 0.07))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _draw_inches(painter, template, hold)
    painter.restore()
    draw_cut_line(painter, path)
    if not template.row.is_turned:
        _draw_cross(painter, hold)
    _label(painter, cutout, template, seen)


def _draw_inches(painter: QPainter, template: Template, hold: QPointF) -> None:
    """Draw faint rings an inch apart about the point by which a template is held."""
    painter.setPen(QPen(QColor("#C4C4C4"), 0.006))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in range(1, int(template.row.outline(template.size).farthest - 0.01) + 1):
        painter.drawEllipse(hold, radius, radius)


def _draw_cross(painter: QPainter, at: QPointF) -> None:
    painter.setPen(QPen(QColor("#000000"), 0.01, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(at - QPointF(0.15, 0.0), at + QPointF(0.15, 0.0))
    painter.drawLine(at - QPointF(0.0, 0.15), at + QPointF(0.0, 0.15))


def _label(painter: QPainter, cutout: Cutout, template: Template, seen: QRectF | None) -> None:
    """Write what a template is where it is widest, on each page of a large one that has room for it."""
    x, _, radius = template.row.outline(template.size).inner
    middle = template.at[1] - x
    room = QRectF(-0.76 * radius, middle - 0.3 * radius, 1.52 * radius, min(0.9, 0.6 * radius))
    if not template.row.is_turned:  # below the cross
        room = QRectF(-0.76 * radius, 0.2, 1.52 * radius, 0.5)
    if seen is not None:
        room = room.intersected(seen.adjusted(_CLEAR, _CLEAR, -_CLEAR, -_CLEAR))
        if room.width() < _LEAST_ROOM or room.height() < 0.2:
            return
    write_within(painter, room, cutout.label, 0.28, is_bold=True)


def _draw_strip(painter: QPainter, cutout: Cutout) -> None:
    """Draw a wall or a beam, a line a millimetre wide, on a strip of paper of the same length."""
    box = QRectF(-cutout.width / 2.0, -cutout.height / 2.0, cutout.width, cutout.height)
    path = QPainterPath()
    path.addRect(box)
    painter.fillRect(box, faded(LIGHT.template, 0.07))
    half = STRIP_TEMPLATE_WIDTH / 2.0
    painter.fillRect(QRectF(-half, box.top(), 2.0 * half, box.height()), QColor("#000000"))
    painter.setPen(QPen(QColor("#000000"), 0.008, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for inch in range(1, int(cutout.height - 0.01) + 1):
        y, reach = box.bottom() - inch, 0.16 if inch % 6 == 0 else 0.09
        painter.drawLine(QLineF(-reach, y, reach, y))
    draw_cut_line(painter, path)
    _label_strip(painter, cutout, box)


def _label_strip(painter: QPainter, cutout: Cutout, box: QRectF) -> None:
    """Write along a strip every six inches, so that each page of a long one says what it is."""
    starts = [box.bottom() - 1.6 - 6.0 * n for n in range(int(max(1.0, box.height() // 6.0)))]
    for y in starts:
        painter.save()
        painter.translate(-0.14, y)
        painter.rotate(-90.0)
        write(painter, QPointF(0.0, 0.0), cutout.label, 0.12, CENTRE, is_bold=True)
        painter.restore()


def _draw_base(painter: QPainter, cutout: Cutout) -> None:
    """Draw a base: tint, rim in its side's colour, a notch where it faces, its label and size."""
    assert cutout.base is not None
    path = base_path(cutout.base)
    painter.fillPath(path, unit_tint(LIGHT, cutout.side, cutout.unit).lighter(106))
    rim = min(0.09, 0.06 * min(cutout.width, cutout.height))
    draw_cut_line(painter, path, rim + CUT, side_colour(LIGHT, cutout.side).name())
    draw_cut_line(painter, path)
    _draw_facing(painter, cutout)
    low = min(cutout.width, cutout.height)
    across = 0.72 * (cutout.width if cutout.base.kind == "rect" else 0.92 * cutout.width)
    room = QRectF(-across / 2.0, -0.16 * cutout.height, across, 0.32 * cutout.height)
    write_within(painter, room, cutout.label, min(0.3, 0.3 * low), is_bold=True)
    note = QRectF(-0.28 * cutout.width, 0.19 * cutout.height, 0.56 * cutout.width, 0.15 * cutout.height)
    write_within(painter, note, cutout.note, min(0.14, 0.11 * low), "#333333")


def _draw_facing(painter: QPainter, cutout: Cutout) -> None:
    """Draw the notch at the front, and short lines at the other three quarters."""
    across, along = cutout.width / 2.0, cutout.height / 2.0
    size = min(0.2, 0.28 * min(across, along))
    notch = [QPointF(0.0, -along), QPointF(-0.8 * size, size - along), QPointF(0.8 * size, size - along)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#000000"))
    painter.drawPolygon(QPolygonF(notch))
    painter.setPen(QPen(QColor("#000000"), 0.01, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    flat = across * (3.0**0.5 / 2.0 if cutout.base is not None and cutout.base.kind == "hex" else 1.0)
    for start, end in (((0.0, along), (0.0, along - size)), ((flat, 0.0), (flat - size / 2.0, 0.0)),
                       ((-flat, 0.0), (size / 2.0 - flat, 0.0))):  # fmt: skip
        painter.drawLine(QPointF(*start), QPointF(*end))


def _draw_frame(painter: QPainter, cutout: Cutout) -> None:
    """Draw a calibration frame: black targets on white, its number, and what to do with it."""
    painter.setPen(Qt.PenStyle.NoPen)
    for (x, y), radii in cutout.targets:
        for number, radius in enumerate(radii):
            painter.setBrush(QColor("#FFFFFF" if number % 2 else "#000000"))
            painter.drawEllipse(QPointF(x, y), radius, radius)
    wide = 0.72 * cutout.width
    room = QRectF(-wide / 2.0, -0.45, wide, 0.4)
    write_within(painter, room, cutout.label, 0.26, is_bold=True)
    words = tr("Lay it flat on the table, wholly in the picture, then photograph")
    write_within(painter, room.translated(0.0, 0.45), words, 0.15, "#333333")


def _draw_marker(painter: QPainter, cutout: Cutout) -> None:
    path = QPainterPath()
    radius = cutout.width / 2.0
    path.addEllipse(QPointF(0.0, 0.0), radius, radius)
    is_objective = cutout.kind == "objective"
    painter.fillPath(path, faded(LIGHT.template, 0.12) if is_objective else QColor("#FFFFFF"))
    if is_objective:
        ring = QPainterPath()
        ring.addEllipse(QPointF(0.0, 0.0), 0.86 * radius, 0.86 * radius)
        draw_cut_line(painter, ring, 0.02, LIGHT.template)
    draw_cut_line(painter, path)
    room = QRectF(-0.66 * radius, -0.5 * radius, 1.32 * radius, radius)
    write_within(painter, room, cutout.label, 0.75 if is_objective else 0.19, is_bold=True)
