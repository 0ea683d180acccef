"""Small pictures of a size in pixels, painted once and stamped wherever they are wanted."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from battlefield.ui.widgets.painting import painting

LARGEST = 320  # pixels of a side beyond which a picture costs more than it saves
MOST = 6_000_000  # pixels of all pictures that are kept
_STEPS = 4  # places within a pixel that look different


class Stamps:
    """Pictures by what they show, the screen's ratio and the place within a pixel; the oldest go first."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.pixels = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable) -> QPixmap | None:
        """Return a picture that is kept."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def keep(self, key: Hashable, picture: QPixmap) -> None:
        """Keep a picture, and let go of those not used for longest where there are too many."""
        self._pictures[key] = picture
        self.pixels += picture.width() * picture.height()
        while self.pixels > self.most and len(self._pictures) > 1:
            _, gone = self._pictures.popitem(last=False)
            self.pixels -= gone.width() * gone.height()


_kept = Stamps()


def stamp(
    painter: QPainter, at: QPointF, key: Hashable, box: QRectF, draw: Callable[[QPainter], None]
) -> None:
    """Show a picture about a point, in pixels whatever the painter's scale: the one kept under `key`.

    `draw` paints it about the origin within `box`. Its place is rounded to a quarter of a pixel.
    """
    stamp_each(painter, (at,), key, box, draw)


def stamp_each(
    painter: QPainter, points: Iterable[QPointF], key: Hashable, box: QRectF, draw: Callable[[QPainter], None]
) -> None:
    """Show a picture as `stamp` does about each of many points: one after the other takes twice as long."""
    ratio, whole = painter.device().devicePixelRatio(), painter.worldTransform()
    is_large = max(box.width(), box.height()) * ratio > LARGEST
    left, top = ceil(-box.left() * ratio) + 1, ceil(-box.top() * ratio) + 1
    painter.save()
    painter.resetTransform()
    for at in points:
        place = whole.map(at) * ratio
        if is_large:
            _draw_directly(painter, place / ratio, draw)
            continue
        column, across = divmod(round(place.x() * _STEPS), _STEPS)
        row, down = divmod(round(place.y() * _STEPS), _STEPS)
        named = (key, ratio, across, down)
        picture = _kept.get(named)
        if picture is None:
            size = (left + ceil(box.right() * ratio) + 2, top + ceil(box.bottom() * ratio) + 2)
            picture = _painted(size, QPointF(left + across / _STEPS, top + down / _STEPS), ratio, draw)
            _kept.keep(named, picture)
        painter.drawPixmap(QPointF(column - left, row - top) / ratio, picture)
    painter.restore()


def pixels_about(path: QPainterPath, lod: float, room: float) -> QRectF:
    """Return the box in pixels about a path in inches, with room for a pen, where an inch is `lod` pixels."""
    box = path.boundingRect()
    return QRectF(box.topLeft() * lod, box.size() * lod).adjusted(-room, -room, room, room)


def _draw_directly(painter: QPainter, pixel: QPointF, draw: Callable[[QPainter], None]) -> None:
    painter.save()
    painter.resetTransform()
    painter.translate(pixel)
    draw(painter)
    painter.restore()


def _painted(
    size: tuple[int, int], origin: QPointF, ratio: float, draw: Callable[[QPainter], None]
) -> QPixmap:
    picture = QPixmap(*size)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(origin)
        painter.scale(ratio, ratio)
        draw(painter)
    picture.setDevicePixelRatio(ratio)
    return picture
