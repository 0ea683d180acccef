"""Paints the badges on the rims of models: one layer over all, painted anew only where one changed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from math import asin, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.geometry.kernel.units import direction, inches
from battlefield.rules.book.face import Badge
from battlefield.rules.scene.contents import Model
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import text_path, text_width
from battlefield.ui.board.stamps import stamp
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours

_LEAST_BASE = 9.0  # pixels of a base's radius below which a dot stands for all its badges
_ROOM = 16  # pixels that badges stand out beyond a base
_FIRST = 90.0  # the bearing of the first badge; the others follow anticlockwise, wounds lie below


@dataclass(frozen=True, slots=True)
class Badged:
    """A model's badges where it stands now."""

    at: tuple[float, float]
    radius: float
    badges: tuple[Badge, ...]


class BadgesItem(UntouchedItem):
    """The badges of all models on the table."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.shown: dict[str, Badged] = {}
        self.setZValue(1005)  # over all that is drawn about models, rings of the selection too
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_badges(
        self, models: Iterable[Model], badges: Mapping[str, tuple[Badge, ...]], lod: float
    ) -> None:
        """Show these badges on these models, painting only what is not as before."""
        before, now = self.shown, {}
        for model in models:
            if model.id in badges:
                base = model.base
                radius = inches(min(base.length_mm, base.width_mm)) / 2
                now[model.id] = Badged(model.at, radius, badges[model.id])
        self.shown = now
        for id_ in dict.fromkeys((*before, *now)):
            old, new = before.get(id_), now.get(id_)
            if old != new:
                for each in (old, new):
                    if each is not None:
                        self.update(_box(each, lod))

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the badges that are in the part to be painted."""
        lod, exposed = detail(option, painter), option.exposedRect
        for badged in self.shown.values():
            if exposed.intersects(_box(badged, lod)):
                self._paint_badges(painter, lod, badged)

    def _paint_badges(self, painter: QPainter, lod: float, badged: Badged) -> None:
        base = badged.radius * lod
        if base < _LEAST_BASE:
            self._paint_dot(painter, lod, badged)
            return
        size = max(6.2, min(9.0, 0.34 * base))
        wounds = [badge for badge in badged.badges if badge.kind == "wounds"]
        others = [badge for badge in badged.badges if badge.kind != "wounds"]
        for badge in wounds:
            self._stamp(painter, QPointF(badged.at[0], badged.at[1] + (base + 1) / lod), badge, size)
        far = base + 0.35 * size
        step = degrees(2 * asin(min(1.0, (size + 0.8) / far)))
        for place, badge in enumerate(others):
            x, y = direction(_FIRST - place * step)
            at = QPointF(badged.at[0] + x * far / lod, badged.at[1] + y * far / lod)
            self._stamp(painter, at, badge, size)

    def _paint_dot(self, painter: QPainter, lod: float, badged: Badged) -> None:
        far = badged.radius * 0.75
        at = QPointF(badged.at[0] + far, badged.at[1] - far)
        painter.setPen(QPen(QColor(self.colours.halo), 0.8 / lod))
        painter.setBrush(QColor(self.colours.ink))
        painter.drawEllipse(at, 2.2 / lod, 2.2 / lod)

    def _stamp(self, painter: QPainter, at: QPointF, badge: Badge, size: float) -> None:
        size = round(size, 1)
        wide = _half_width(badge, size)
        key = ("badge", badge.kind, badge.shown, size, self.colours)
        box = QRectF(-wide - 1.5, -size - 1.5, 2 * wide + 3, 2 * size + 3)
        stamp(painter, at, key, box, partial(self._draw, badge, size))

    def _draw(self, badge: Badge, size: float, painter: QPainter) -> None:
        """Draw a plate with a rim about the origin in pixels, and in it the sign of its kind."""
        colours, wide = self.colours, _half_width(badge, size)
        loud = badge.kind in ("wounds", "melee")
        painter.setPen(QPen(QColor(colours.halo if loud else colours.ink), 1.0))
        painter.setBrush(QColor(_face(badge, colours)))
        plate = QRectF(-wide, -size, 2 * wide, 2 * size)
        corner = 3.0 if badge.kind in ("wounds", "carrying", "more") else size
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        ink = QColor(colours.halo if loud else colours.ink)
        if badge.shown:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPath(text_path(badge.shown, _letters(badge, size), True))
            return
        pen = QPen(ink, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in _SIGNS[badge.kind]:
            painter.drawPolyline(QPolygonF([QPointF(x, y) * size for x, y in line]))


_SIGNS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "melee": (((-0.45, -0.45), (0.45, 0.45)), ((0.45, -0.45), (-0.45, 0.45))),
    "inside": (((-0.5, -0.4), (-0.5, 0.5), (0.5, 0.5), (0.5, -0.4)), ((-0.2, 0.0), (0.2, 0.0))),
    "acted": (((-0.48, 0.05), (-0.12, 0.42), (0.5, -0.4)),),
    "halted": (((-0.45, 0.0), (0.45, 0.0)),),
    "terrain": (((-0.55, 0.4), (-0.1, -0.4), (0.2, 0.1), (0.35, -0.15), (0.6, 0.4)),),
}


def _face(badge: Badge, colours: Colours) -> str:
    if badge.kind == "wounds":
        return colours.warning
    return colours.ink if badge.kind == "melee" else colours.raised


def _letters(badge: Badge, size: float) -> int:
    small = 1.15 if len(badge.shown) > 1 and badge.kind in ("effect", "more") else 1.4
    return max(7, round(small * size))


def _half_width(badge: Badge, size: float) -> float:
    if badge.kind == "wounds":
        return max(size, text_width(badge.shown, _letters(badge, size), True) / 2 + 3)
    return size


def _box(badged: Badged, lod: float) -> QRectF:
    reach = badged.radius + _ROOM / lod
    return QRectF(badged.at[0] - reach, badged.at[1] - reach, 2 * reach, 2 * reach)
