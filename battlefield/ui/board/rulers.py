"""Rulers on two edges of the view, in inches or centimetres, and a scale bar, painted in pixels."""

from collections.abc import Iterator
from functools import partial
from math import ceil, floor
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTransform
from PySide6.QtWidgets import QWidget

from battlefield.app.desk.table_view import TableView
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.ui.widgets.palette import Colours, faded

RULER = 22  # pixels
_BAR = (60.0, 110.0)  # pixels of the scale bar, at least; where the scale stands over it too
_TRUE = 0.005  # of an inch, by which one may differ and still be shown in its true size


class Measured(Protocol):
    """A view of a table, as far as its rulers and its scale bar look at it."""

    desk: TableView
    colours: Colours

    @property
    def pixels_per_inch(self) -> float:
        """The scale."""

    @property
    def real_inch(self) -> float:
        """The scale in which the table is seen in its true size, 0 where that is not known."""

    def viewport(self) -> QWidget:
        """Return what the table is painted on."""

    def viewportTransform(self) -> QTransform:
        """Return the way from inches to pixels."""

    def font(self) -> QFont:
        """Return the font of the words."""


_STEPS: dict[LengthUnit, tuple[tuple[float, int], ...]] = {
    "inches": ((0.25, 5), (0.5, 5), (1, 4), (2, 2), (4, 4), (6, 6), (12, 12), (24, 4), (48, 4)),
    "fractions": ((0.25, 4), (0.5, 4), (1, 4), (2, 2), (4, 4), (6, 6), (12, 12), (24, 4), (48, 4)),
    "centimetres": ((0.5, 5), (1, 10), (2, 4), (5, 5), (10, 5), (20, 4), (50, 5), (100, 5)),
}
_SIGN: dict[LengthUnit, str] = {"inches": "in", "fractions": "in", "centimetres": "cm"}


def _inches(unit: LengthUnit) -> float:
    """Return how many inches one mark of a ruler is."""
    return 10 / MM_PER_INCH if unit == "centimetres" else 1.0


def _step(pixels: float, unit: LengthUnit) -> tuple[float, int]:
    """Return the distance between labelled ticks and the parts between them; one takes so many pixels."""
    steps = _STEPS[unit]
    return next(((step, parts) for step, parts in steps if step * pixels >= 44), (2 * steps[-1][0], 4))


def _font(view: Measured, pixels: int) -> QFont:
    font = QFont(view.font())
    font.setPixelSize(pixels)
    return font


def paint_rulers(painter: QPainter, view: Measured) -> None:
    """Paint both rulers in the unit that is chosen; the table's corner top left is 0."""
    size, colours = view.viewport().size(), view.colours
    painter.setFont(_font(view, 10))
    painter.fillRect(QRectF(0, 0, size.width(), RULER), faded(colours.panel, 0.94))
    painter.fillRect(QRectF(0, RULER, RULER, size.height() - RULER), faded(colours.panel, 0.94))
    origin = view.viewportTransform().map(QPointF(0, 0))
    board = view.desk.stage.board
    _paint_ruler(painter, view, origin.x(), size.width(), board.width, False)
    _paint_ruler(painter, view, origin.y(), size.height(), board.height, True)
    painter.fillRect(QRectF(0, 0, RULER, RULER), QColor(colours.panel))
    painter.setPen(QColor(colours.quiet))
    painter.drawText(QRectF(0, 0, RULER, RULER), Qt.AlignmentFlag.AlignCenter, _SIGN[view.desk.unit])
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawLine(QPointF(RULER, RULER), QPointF(size.width(), RULER))
    painter.drawLine(QPointF(RULER, RULER), QPointF(RULER, size.height()))


def _paint_ruler(
    painter: QPainter, view: Measured, origin: float, pixels: int, length: float, upright: bool
) -> None:
    unit = view.desk.unit
    scale, length = view.pixels_per_inch * _inches(unit), length / _inches(unit)
    step, parts = _step(scale, unit)
    small = step / parts
    first, last = floor((RULER - origin) / scale / small), ceil((pixels - origin) / scale / small)
    for k in range(first, last + 1):
        mark = k * small
        labelled = k % parts == 0
        at = round(origin + mark * scale) + 0.5
        on_board = -1e-9 <= mark <= length + 1e-9
        painter.setPen(QColor(view.colours.text if on_board else view.colours.line))
        reach = RULER - (9 if labelled else 4)
        ends = (
            (QPointF(reach, at), QPointF(RULER, at)) if upright else (QPointF(at, reach), QPointF(at, RULER))
        )
        painter.drawLine(*ends)
        if labelled and on_board:
            figure = mark_words(mark, unit)
            _paint_figure(painter, figure, at, upright)


def mark_words(mark: float, unit: LengthUnit) -> str:
    """Write a mark of a ruler: "2.5", as a fraction "2 1/2"."""
    return format_length(mark, unit).rpartition(" ")[0] if unit == "fractions" else f"{mark:g}"


def _paint_figure(painter: QPainter, text: str, at: float, upright: bool) -> None:
    painter.save()
    if upright:
        painter.translate(10, at)
        painter.rotate(-90)
    else:
        painter.translate(at, 10)
    painter.drawText(QRectF(3, -9, 40, 12), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
    painter.restore()


def fitting(rect: QRectF, room: QRectF) -> float:
    """Return how many pixels an inch has where a part of the table fits some room."""
    return 0.97 * min(room.width() / rect.width(), room.height() / rect.height())


def rooms_to_fit(view: Measured, rect: QRectF, keeps_clear: bool) -> Iterator[QRectF]:
    """Yield the room between the rulers, and once the table is shown there, one that the scale bar leaves.

    That is above or beside the bar, where the table is the larger.
    """
    room = QRectF(view.viewport().rect()).adjusted(RULER, RULER, 0, 0)
    yield room
    plate = scale_bar_plate(view)
    if keeps_clear and view.viewportTransform().mapRect(rect).intersects(plate):
        above, beside = QRectF(room), QRectF(room)
        above.setBottom(plate.top())
        beside.setRight(plate.left())
        yield max(above, beside, key=partial(fitting, rect))


def scale_bar_plate(view: Measured) -> QRectF:
    """Return the pixels of the viewport that the scale bar lies on."""
    size, length = view.viewport().size(), _scale_bar_inches(view)
    right, y = size.width() - 18, size.height() - 16
    wide = length * view.pixels_per_inch
    return QRectF(right - wide - 10, y - 24, wide + 20, 34)


def _scale_bar_inches(view: Measured) -> float:
    """Return a round length in the unit that is chosen, in inches."""
    in_cm = view.desk.unit == "centimetres"
    lengths = (0.5, 1, 2, 5, 10, 20, 50, 100) if in_cm else (0.25, 0.5, 1, 2, 3, 6, 12, 24, 48)
    one, least = _inches(view.desk.unit), _BAR[bool(view.real_inch)]
    return one * next((n for n in lengths if n * one * view.pixels_per_inch >= least), 2 * lengths[-1])


def scale_words(pixels: float, real: float) -> str:
    """Say how large a table is seen whose inch takes so many pixels, a real one so many others: "1:2.5"."""
    if not real:
        return ""
    ratio = pixels / real
    if abs(ratio - 1.0) < _TRUE:
        return tr("true size")
    return f"{ratio:.3g}:1" if ratio > 1.0 else f"1:{1.0 / ratio:.3g}"


def paint_scale_bar(painter: QPainter, view: Measured) -> None:
    """Paint a bar of a round length in the lower right corner."""
    colours, length, plate = view.colours, _scale_bar_inches(view), scale_bar_plate(view)
    left, right, y = plate.left() + 10, plate.right() - 10, plate.top() + 24
    unit, whole = view.desk.unit, length / _inches(view.desk.unit)
    text = format_length(length, unit, 0 if whole >= 1 and unit != "fractions" else 2)
    words = scale_words(view.pixels_per_inch, view.real_inch)
    text = f"{text} · {words}" if words else text
    painter.setFont(_font(view, 11))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.panel, 0.86))
    painter.drawRoundedRect(plate, 5, 5)
    painter.setPen(QPen(QColor(colours.text), 1.5))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    for x in (left, right):
        painter.drawLine(QPointF(x, y - 4), QPointF(x, y + 4))
    painter.drawText(QRectF(left, y - 22, right - left, 18), Qt.AlignmentFlag.AlignCenter, text)
