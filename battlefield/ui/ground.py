"""What lies below everything else - mat, grid and terrain - kept as one picture of a view."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

_ALIKE = 1 / 64  # pixels by which a picture may be off before the eye could see it


@dataclass(frozen=True, slots=True)
class _Look:
    """What a picture of the ground depends on, but for how far the view is scrolled."""

    stamp: int
    scale: tuple[float, float]
    size: QSize
    ratio: float
    behind: str


class GroundPicture:
    """Paints the ground once for each zoom; a pan moves the picture and paints what comes into sight.

    The picture is opaque: laying it down costs a copy, while each item of its own costs a blend.
    """

    def __init__(self) -> None:
        self._look: _Look | None = None
        self._at = QPointF()
        self._picture = QPixmap()
        self._spare = QPixmap()  # painted over where a picture of its size is wanted: room is dear to get

    def picture(
        self,
        items: Sequence[QGraphicsItem],
        stamp: int,
        transform: QTransform,
        size: QSize,
        ratio: float,
        behind: str,
        changes: Callable[[int], list[QRectF] | None] | None = None,
    ) -> QPixmap:
        """Give the ground on a colour; `items` from the lowest up, `stamp` differs where they do.

        `changes` tells where they differ since a stamp, None for everywhere: no more is painted anew.
        """
        look = _Look(stamp, (transform.m11(), transform.m22()), size, ratio, behind)
        at = QPointF(transform.dx(), transform.dy())
        known = self._look
        stays = known is not None and replace(known, stamp=stamp) == look and at == self._at
        if known is not None and changes is not None and stays:
            self._mend(items, look, changes(known.stamp))
        step = self._step_to(at) if look == self._look else None
        if step is None:
            self._spare, self._picture = self._picture, QPixmap()
            self._picture = self._blank(look)
            self._paint(items, look, at, QRegion(QRect(QPoint(), size)))
            self._look, self._at = look, at
        elif not step.isNull():
            self._scroll(items, look, step)
        return self._picture

    def _mend(self, items: Sequence[QGraphicsItem], look: _Look, changed: list[QRectF] | None) -> None:
        """Paint anew where the ground has changed, unless that is everywhere."""
        if changed is None:
            return
        view = QTransform(look.scale[0], 0, 0, look.scale[1], self._at.x(), self._at.y())
        whole = QRect(QPoint(), look.size)
        patches = [view.mapRect(rect).toAlignedRect().adjusted(-1, -1, 1, 1) & whole for rect in changed]
        where = QRegion()
        for patch in patches:
            where += patch
        self._look = look
        if where.isEmpty():
            return
        painter = QPainter(self._picture)
        painter.setClipRegion(where)
        painter.fillRect(where.boundingRect(), QColor(look.behind))
        painter.end()
        self._paint(items, look, self._at, where, [patch for patch in patches if not patch.isEmpty()])

    def _step_to(self, at: QPointF) -> QPoint | None:
        """Give the whole pixels to another place of the table, or None where it is not whole pixels away."""
        way = at - self._at
        step = way.toPoint()
        ratio = self._picture.devicePixelRatio()
        is_whole = all((part * ratio).is_integer() for part in (float(step.x()), float(step.y())))
        return step if is_whole and (way - QPointF(step)).manhattanLength() < _ALIKE else None

    def _scroll(self, items: Sequence[QGraphicsItem], look: _Look, step: QPoint) -> None:
        old, self._picture = self._picture, self._blank(look)
        painter = QPainter(self._picture)
        painter.drawPixmap(step, old)
        painter.end()
        self._at += QPointF(step)
        whole = QRect(QPoint(), look.size)
        self._paint(items, look, self._at, QRegion(whole) - QRegion(whole.translated(step)))

    def _blank(self, look: _Look) -> QPixmap:
        size = look.size * look.ratio
        picture = self._spare if self._spare.size() == size else QPixmap(size)
        self._spare = QPixmap()
        picture.setDevicePixelRatio(look.ratio)
        picture.fill(QColor(look.behind))
        return picture

    def _paint(
        self,
        items: Sequence[QGraphicsItem],
        look: _Look,
        at: QPointF,
        where: QRegion,
        patches: Sequence[QRect] = (),
    ) -> None:
        """Paint the items within a region of the view, which may be given by its patches too."""
        view = QTransform(look.scale[0], 0, 0, look.scale[1], at.x(), at.y())
        painter = QPainter(self._picture)
        for item in items:
            box = view.mapRect(item.sceneBoundingRect()).toAlignedRect()
            if not where.intersects(box):
                continue
            is_below_all = item is items[0] and box.contains(where.boundingRect())
            one_by_one = is_below_all and patches  # many lines are slow to clip by many rectangles
            for part in patches if one_by_one else (where,):
                painter.save()
                painter.setClipRegion(part)
                _paint_item(painter, item, view)
                painter.restore()
        painter.end()


def _paint_item(painter: QPainter, item: QGraphicsItem, view: QTransform) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(item.sceneTransform() * view)
    item.paint(painter, QStyleOptionGraphicsItem())
