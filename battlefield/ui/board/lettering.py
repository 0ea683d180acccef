"""Words and figures on the board: drawn as outlines with a halo, upright and of even size at every zoom."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from battlefield.ui.board.stamps import stamp
from battlefield.ui.widgets.palette import Colours, faded

_BETWEEN = 10  # pixels from the letters of a plate to those of the next


@lru_cache(maxsize=2048)
def text_path(text: str, pixels: int, bold: bool = False) -> QPainterPath:
    """Draw a line of text about the origin, its middle there, in pixels."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(1, pixels))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    cap = pixels * 0.36  # the middle of capitals and figures, so that lines of text sit alike
    path.translate(-box.center().x(), cap)
    return path


@lru_cache(maxsize=512)
def _halo_path(text: str, pixels: int, bold: bool) -> QPainterPath:
    """Draw what a pen of 3 pixels covers along a line of text: filling it is faster than the pen."""
    stroker = QPainterPathStroker()
    stroker.setWidth(3.0)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(text_path(text, pixels, bold))


def text_width(text: str, pixels: int, bold: bool = False) -> float:
    """Return the width of a line of text in pixels."""
    return text_path(text, pixels, bold).boundingRect().width()


def draw_text(
    painter: QPainter,
    at: QPointF,
    text: str,
    pixels: float,
    lod: float,
    colour: QColor,
    halo: QColor | None = None,
    bold: bool = False,
) -> None:
    """Draw a line of text about a point in inches, `pixels` high where an inch is `lod` pixels.

    On a screen it is painted once and then stamped; on paper and in drawings it stays an outline.
    """
    size = round(pixels)

    def draw(on: QPainter) -> None:
        on.setPen(Qt.PenStyle.NoPen)
        if halo is not None:
            on.setBrush(halo)
            on.drawPath(_halo_path(text, size, bold))
        on.setBrush(colour)
        on.drawPath(text_path(text, size, bold))

    if _is_in_pixels(painter, lod):
        box = text_path(text, size, bold).boundingRect().adjusted(-3, -3, 3, 3)
        key = ("text", text, size, bold, colour.rgba(), halo.rgba() if halo is not None else None)
        stamp(painter, at, key, box, draw)
        return
    painter.save()
    painter.translate(at)
    painter.scale(1 / lod, 1 / lod)
    draw(painter)
    painter.restore()


def _is_in_pixels(painter: QPainter, lod: float) -> bool:
    """Return whether a painter fills pixels, upright and with so many of them to the inch."""
    there, engine = painter.worldTransform(), painter.paintEngine()
    is_even = not (there.m12() or there.m21()) and there.m11() == there.m22()
    raster = QPaintEngine.Type.Raster
    return is_even and abs(there.m11() - lod) <= 1e-6 * lod and engine.type() == raster


def draw_plate(painter: QPainter, at: QPointF, text: str, colours: Colours, pixels: float = 12) -> None:
    """Draw a figure on a small plate, as a surveyor writes on a line."""
    size = round(pixels)
    width, height = text_width(text, size, True) + 12, pixels + 8
    plate = QRectF(-width / 2, -height / 2, width, height)

    def draw(on: QPainter) -> None:
        on.setPen(QPen(faded(colours.ink, 0.55), 1.0))
        on.setBrush(faded(colours.halo, 0.94))
        on.drawRoundedRect(plate, 4, 4)
        on.setPen(Qt.PenStyle.NoPen)
        on.setBrush(QColor(colours.ink))
        on.drawPath(text_path(text, size, True))

    stamp(painter, at, ("plate", text, pixels, colours), plate.adjusted(-1, -1, 1, 1), draw)


def draw_plates_beside(
    painter: QPainter,
    line: tuple[QPointF, QPointF],
    texts: list[str],
    lod: float,
    colours: Colours,
    pixels: float = 12,
) -> None:
    """Draw figures on plates beside the middle of a line, so that the line stays in sight."""
    along = line[1] - line[0]
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    across = QPointF(-along.y(), along.x()) / length if length > 1e-9 else QPointF(0, 1)
    if across.y() < 0 or (across.y() == 0 and across.x() < 0):
        across = -across  # below the line, or to its right
    draw_plates(painter, (line[0] + line[1]) / 2, across, texts, lod, colours, pixels)


def draw_plates(
    painter: QPainter,
    at: QPointF,
    toward: QPointF,
    texts: list[str],
    lod: float,
    colours: Colours,
    pixels: float = 12,
) -> None:
    """Draw figures on plates, one below the other, where a unit vector points from a point; (0, 0): on it."""
    middle = _middle_of_plates(at, toward, texts, lod, pixels)
    for row, text in enumerate(texts):
        rise = (row - (len(texts) - 1) / 2) * (pixels + _BETWEEN) / lod
        draw_plate(painter, middle + QPointF(0, rise), text, colours, pixels)


def plates_room(at: QPointF, toward: QPointF, texts: list[str], lod: float, pixels: float = 12) -> QRectF:
    """Return the room that plates take which are drawn like that."""
    middle = _middle_of_plates(at, toward, texts, lod, pixels)
    wide, high = 2 * _half_of_plates(texts, pixels) / lod, len(texts) * (pixels + _BETWEEN) / lod
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def _half_of_plates(texts: list[str], pixels: float) -> float:
    return max(text_width(text, round(pixels), True) for text in texts) / 2 + 6


def _middle_of_plates(at: QPointF, toward: QPointF, texts: list[str], lod: float, pixels: float) -> QPointF:
    wide, high = _half_of_plates(texts, pixels), (pixels + _BETWEEN) * len(texts) / 2
    away = abs(toward.x()) * wide + abs(toward.y()) * high + 7
    return at + toward * (away / lod)


def draw_line(
    painter: QPainter, start: QPointF, end: QPointF, lod: float, colours: Colours, ticks: bool = True
) -> None:
    """Draw a thin dark line with a light halo and ticks at its ends."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((faded(colours.halo, 0.9), 4.0), (QColor(colours.ink), 1.5)):
        painter.setPen(QPen(colour, width / lod, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(start, end)
        along = end - start
        length = (along.x() ** 2 + along.y() ** 2) ** 0.5
        if ticks and length > 1e-9:
            across = QPointF(-along.y(), along.x()) * (5 / lod / length)
            painter.drawLine(start - across, start + across)
            painter.drawLine(end - across, end + across)
    painter.restore()
