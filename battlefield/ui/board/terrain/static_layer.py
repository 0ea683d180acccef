"""What lies below everything else - mat, grid and terrain - kept as one picture of a view."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from battlefield.ui.widgets.painting import painting

_ALIKE = 1 / 64  # pixels by which a picture may be off before the eye could see it
_AT_ONCE, _SHARE = 64, 16  # items painted in one go: all there are, or some of more
_CORNERS = 60  # points of an outline that take as long as an item
Changes = Callable[[int], list[QRectF] | None]


@dataclass(frozen=True, slots=True)
class _Look:
    """What a picture of the ground depends on, but for how far the view is scrolled."""

    stamp: int
    scale: tuple[float, float]
    size: QSize
    ratio: float
    behind: str

    @property
    def whole(self) -> QRect:
        """All of the view."""
        return QRect(QPoint(), self.size)


class GroundPicture:
    """Paints the ground once for each zoom; a pan moves the picture and paints what comes into sight.

    The picture is opaque: laying it down costs a copy, while each item of its own costs a blend.
    """

    def __init__(self) -> None:
        self._look: _Look | None = None
        self._at = QPointF()
        self._picture = QPixmap()
        self._spare = QPixmap()  # painted over where a picture of its size is wanted: room is dear to get
        self._work: _Work | None = None

    @property
    def is_done(self) -> bool:
        """Whether all that was asked for is painted; else it should be asked for again soon."""
        return self._work is None

    def picture(
        self,
        items: Sequence[QGraphicsItem],
        stamp: int,
        transform: QTransform,
        size: QSize,
        ratio: float,
        behind: str,
        changes: Changes | None = None,
    ) -> QPixmap:
        """Return the ground on a colour; `items` from the lowest up, `stamp` differs where they do.

        `changes` tells where they differ since a stamp, None for everywhere: no more is painted anew. Of much
        a call paints some alone, and gives what was seen before until the last has painted the rest.
        """
        look = _Look(stamp, (transform.m11(), transform.m22()), size, ratio, behind)
        at = QPointF(transform.dx(), transform.dy())
        work = self._work
        if work is None or not work.is_of(look, at):
            work = self._work = None if self._is_shown(look, at) else self._begun(items, look, at, changes)
            if work is not None and not work.is_small:
                return work.stand_in  # what led to so much took its time already
        if work is None:
            return self._picture
        work.go_on()
        if not work.is_done:
            return work.stand_in
        if work.picture is not self._picture:
            self._spare, self._picture = self._picture, work.picture
        self._look, self._at, self._work = look, work.at, None
        return self._picture

    def _is_shown(self, look: _Look, at: QPointF) -> bool:
        return look == self._look and (at - self._at).manhattanLength() < _ALIKE

    def _begun(
        self, items: Sequence[QGraphicsItem], look: _Look, at: QPointF, changes: Changes | None
    ) -> "_Work":
        """Begin a picture with all of the one before that stays."""
        known, step, changed = self._look, self._step_to(at), None
        if known is not None and step is not None and replace(known, stamp=look.stamp) == look:
            changed = [] if known == look else changes(known.stamp) if changes is not None else None
        if changed is None or step is None:
            work = _Work(items, look, at, QRegion(look.whole))
            work.begin(self._blank(look))
        else:
            bare = QRegion(look.whole) - QRegion(look.whole.translated(step))
            work = _Work(items, look, self._at + QPointF(step), bare, changed)
            work.begin(self._picture if step.isNull() and work.is_small else self._moved(look, step))
        if known is not None and not work.is_small:
            work.stand_in = self._as_seen_from(known, look, at)
        return work

    def _moved(self, look: _Look, step: QPoint) -> QPixmap:
        """Return the picture that there is, moved by some pixels."""
        found = self._blank(look)
        _lay(self._picture, found, QPointF(step))
        return found

    def _as_seen_from(self, known: _Look, look: _Look, at: QPointF) -> QPixmap:
        """Return the picture that there is as another look would see it."""
        found = QPixmap(look.size * look.ratio)
        found.setDevicePixelRatio(look.ratio)
        found.fill(QColor(look.behind))
        across, down = look.scale[0] / known.scale[0], look.scale[1] / known.scale[1]
        place = at - QPointF(self._at.x() * across, self._at.y() * down)
        _lay(self._picture, found, place, (across, down))
        return found

    def _step_to(self, at: QPointF) -> QPoint | None:
        """Give the whole pixels to another place of the table, or None where it is not whole pixels away."""
        way = at - self._at
        step = way.toPoint()
        ratio = self._picture.devicePixelRatio()
        is_whole = all((part * ratio).is_integer() for part in (float(step.x()), float(step.y())))
        return step if is_whole and (way - QPointF(step)).manhattanLength() < _ALIKE else None

    def _blank(self, look: _Look) -> QPixmap:
        size = look.size * look.ratio
        picture = self._spare if self._spare.size() == size else QPixmap(size)
        self._spare = QPixmap()
        picture.setDevicePixelRatio(look.ratio)
        picture.fill(QColor(look.behind))
        return picture


class _Work:
    """A picture being painted within a region of the view, some items at a time."""

    def __init__(
        self,
        items: Sequence[QGraphicsItem],
        look: _Look,
        at: QPointF,
        where: QRegion,
        changed: Sequence[QRectF] = (),
    ) -> None:
        """Find out what is to be painted within a region, in pixels, and what has changed, in inches."""
        self.at, self.picture, self.stand_in = at, QPixmap(), QPixmap()
        self._look = look
        self._view = QTransform(look.scale[0], 0, 0, look.scale[1], at.x(), at.y())
        boxes = (self._view.mapRect(rect).toAlignedRect().adjusted(-1, -1, 1, 1) for rect in changed)
        patches = [box & look.whole for box in boxes if box.intersects(look.whole)]
        self._patches: list[QRegion] = []
        self._changed = QRegion()
        for patch in patches:
            fresh = QRegion(patch) - self._changed  # painted twice, the soft frame would be darker
            if where.isEmpty() and not fresh.isEmpty():  # else not all is in patches
                self._patches.append(fresh)
            self._changed += patch
        self._where = where + self._changed
        self._mat = items[0] if items else None
        self._left = [item for item in items if self._where.intersects(self._box_of(item))]
        self._left.reverse()
        self.is_small = sum(map(_weight, self._left)) <= _AT_ONCE  # so that one go is enough

    def _box_of(self, item: QGraphicsItem) -> QRect:
        return self._view.mapRect(item.sceneBoundingRect()).toAlignedRect()

    def is_of(self, look: _Look, at: QPointF) -> bool:
        """Return whether this is what somebody wants."""
        return look == self._look and (at - self.at).manhattanLength() < _ALIKE

    @property
    def is_done(self) -> bool:
        """Whether all is painted."""
        return not self._left

    def begin(self, picture: QPixmap) -> None:
        """Begin on a picture: wipe out what has changed."""
        self.picture = self.stand_in = picture
        if not self._changed.isEmpty():
            with painting(picture) as painter:
                painter.setClipRegion(self._changed)
                painter.fillRect(self._changed.boundingRect(), QColor(self._look.behind))

    def go_on(self) -> None:
        """Paint some of what is left, or all where that is little."""
        room: float = _AT_ONCE if self.is_small else _SHARE
        with painting(self.picture) as painter:
            while self._left and room > 0:
                item = self._left.pop()
                room -= _weight(item)
                is_below_all = item is self._mat and self._box_of(item).contains(self._where.boundingRect())
                one_by_one = is_below_all and self._patches  # many lines are slow to clip by many rectangles
                for part in self._patches if one_by_one else (self._where,):
                    painter.save()
                    painter.setClipRegion(part)
                    _paint_item(painter, item, self._view)
                    painter.restore()


def _weight(item: QGraphicsItem) -> float:
    """Tell how long an item takes to paint, in items of few corners."""
    return 1.0 + (item.shape().elementCount() + getattr(item, "corners", 0)) / _CORNERS


def _paint_item(painter: QPainter, item: QGraphicsItem, view: QTransform) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(item.sceneTransform() * view)
    painter.setOpacity(item.opacity())
    item.paint(painter, QStyleOptionGraphicsItem())


def _lay(picture: QPixmap, on: QPixmap, at: QPointF, by: tuple[float, float] = (1.0, 1.0)) -> None:
    """Lay a picture on another at a place, scaled."""
    with painting(on) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, by != (1.0, 1.0))
        painter.translate(at)
        painter.scale(*by)
        painter.drawPixmap(0, 0, picture)
