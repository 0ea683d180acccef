"""What a base wears: the letters of its unit, a silhouette by kind, and its name where there is room."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, log2
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QTransform

from battlefield.app.wording.unit_marks import UnitMark
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.units import direction
from battlefield.ui.board.lettering import draw_text, text_width
from battlefield.ui.board.silhouettes import placed_silhouette
from battlefield.ui.widgets.palette import Colours, faded, mixed, side_colour
from battlefield.ui.widgets.read_pictures import load_picture

UNMARKED = UnitMark("")
_LEAST, _LEAST_INITIAL = 6.5, 5.0  # pixels; smaller letters cannot be read, one alone sooner than two
_INITIAL = (0.74, 0.8)  # of a small base across: how high and wide one letter alone is
_LETTERS, _CLOSE = (0.44, 0.7), (0.56, 0.88)  # of a base across: how high and wide letters are alone
_SMALL = 18.0  # pixels across below which letters come close to the rim
_OFF_NOTCH = 0.06  # of a base across by which all keeps away from the notch
_APART = 34.0  # pixels across from which a silhouette has room above the letters
_SEEN = 18.0  # pixels across from which it is told what a silhouette shows
_MOST = 30.0  # pixels
_WORN = 256  # pixels across of the pictures that bases wear


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a base, its side's place among them, where it faces in degrees, and its name in letters
    of so many pixels, or 0.
    """

    colours: Colours
    side: int
    facing: float
    name: str
    pixels: float


@lru_cache(maxsize=64)
def base_picture(path: str) -> QPixmap | None:
    """Return the middle square of a picture that units wear; None where it cannot be read."""
    try:
        image = load_picture(Path(path)).image
    except SceneError:
        return None
    side = min(image.width(), image.height())
    square = image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    smooth = Qt.TransformationMode.SmoothTransformation
    return QPixmap.fromImage(square.scaled(_WORN, _WORN, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))


def paint_picture(painter: QPainter, path: str, face: QPainterPath, lod: float) -> bool:
    """Paint a picture upright over a base's face, cropped to it; False where it cannot be read."""
    picture = base_picture(path) if path else None
    if picture is None:
        return False
    box = face.boundingRect()
    size = max(box.width(), box.height())
    pixels = min(_WORN, max(8, 1 << ceil(log2(2 * size * lod))))  # a large one would glitter
    brush = QBrush(_scaled(path, pixels))
    corner = box.center() - QPointF(size / 2, size / 2)
    brush.setTransform(QTransform.fromTranslate(corner.x(), corner.y()).scale(size / pixels, size / pixels))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawPath(face)
    painter.restore()
    return True


@lru_cache(maxsize=256)
def _scaled(path: str, pixels: int) -> QPixmap:
    picture = base_picture(path)
    assert picture is not None
    return picture.scaledToWidth(pixels, Qt.TransformationMode.SmoothTransformation)


def fitted(words: str, pixels: float, room: float, smallest: float = _LEAST) -> float:
    """Return how high letters of words can be within a room in pixels; 0 where they cannot be read."""
    wide = text_width(words, 100) / 100
    least = min(pixels, room / wide) if wide else 0.0
    return least if least >= smallest else 0.0


def paint_mark(painter: QPainter, mark: UnitMark, across: float, lod: float, look: Look) -> None:
    """Paint what a base that is so many pixels across wears, about the origin in inches."""
    ink, size = QColor(look.colours.ink), across / lod
    words, pixels = look.name, look.pixels
    if not pixels:
        words = mark.letters
        high, wide = _CLOSE if across < _SMALL else _LETTERS
        pixels = fitted(words, min(high * across, _MOST), wide * across) if words else 0.0
        if not pixels and mark.initial:
            high, wide = _INITIAL
            words, pixels = mark.initial, fitted(mark.initial, high * across, wide * across, _LEAST_INITIAL)
    (u, v), off = direction(look.facing), _OFF_NOTCH * size if across >= _SMALL else 0.0
    middle = QPointF(-off * u, -off * v)
    is_apart = across >= _APART and bool(pixels)
    if mark.kind is not None and across >= _SEEN:
        at = middle + QPointF(0.0, -0.15 * size if is_apart else 0.02 * size)
        colour = mixed(side_colour(look.colours, look.side).name(), look.colours.ink, 0.15)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(colour, 0.85 if is_apart else 0.3))
        painter.drawPath(placed_silhouette(mark.kind, at, (0.36 if is_apart else 0.66) * size))
    if pixels and is_apart and mark.kind is not None:
        pixels = min(pixels, 0.3 * across)
        draw_text(painter, middle + QPointF(0.0, 0.18 * size), words, pixels, lod, ink, None, True)
    elif pixels:
        draw_text(painter, middle, words, pixels, lod, ink, None, True)
