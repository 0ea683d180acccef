"""Paints the badges on the rims of models: one layer over all, painted anew only where one changed."""

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.geometry.kernel.units import inches
from battlefield.rules.book.face import Badge
from battlefield.rules.scene.contents import Model
from battlefield.ui.battle.table.badge_places import Badged, Placed, half_width, letters, places
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import text_path
from battlefield.ui.board.rooms import Room, Taken, base_room
from battlefield.ui.board.stamps import stamp
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours

_ROOM = 24  # pixels that badges stand out beyond a base


class BadgesItem(UntouchedItem):
    """The badges of all models on the table."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.shown: dict[str, Badged] = {}
        self._others: tuple[Room, ...] = ()
        self._laid: tuple[float, dict[str, tuple[Placed, ...]]] = (0.0, {})
        self.setZValue(1005)  # over all that is drawn about models, rings of the selection too
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_badges(
        self,
        models: Iterable[Model],
        badges: Mapping[str, tuple[Badge, ...]],
        lod: float,
        signs: Iterable[Room] = (),
    ) -> None:
        """Show these badges on these models, beside signs, painting only what is not as before."""
        models = tuple(models)
        before, laid = self.shown, self._laid[1]
        self.shown = {model.id: _badged(model, badges[model.id]) for model in models if model.id in badges}
        self._others = (*map(base_room, models), *signs)
        self._laid = (lod, self._places(lod))
        for id_ in dict.fromkeys((*before, *self.shown)):
            old, new = before.get(id_), self.shown.get(id_)
            if old != new or laid.get(id_) != self._laid[1].get(id_):
                for each in dict.fromkeys((old, new)):
                    if each is not None:
                        self.update(_box(each, lod))

    def places(self, lod: float) -> dict[str, tuple[Placed, ...]]:
        """Return where badges stand at so many pixels to the inch, by the ids of models."""
        if self._laid[0] != lod:
            self._laid = (lod, self._places(lod))
        return self._laid[1]

    def rooms(self, lod: float) -> list[Room]:
        """Return the rooms that badges take at so many pixels to the inch."""
        return [spot.room(lod) for spots in self.places(lod).values() for spot in spots]

    def _places(self, lod: float) -> dict[str, tuple[Placed, ...]]:
        return places(self.shown, Taken(self._others), lod) if self.shown else {}

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the badges that are in the part to be painted."""
        lod, exposed = detail(option, painter), option.exposedRect
        for id_, spots in self.places(lod).items():
            if exposed.intersects(_box(self.shown[id_], lod)):
                for spot in spots:
                    self._paint_badge(painter, lod, spot)

    def _paint_badge(self, painter: QPainter, lod: float, spot: Placed) -> None:
        at = QPointF(*spot.at)
        if spot.badge is not None:
            self._stamp(painter, at, spot.badge, spot.size)
            return
        painter.setPen(QPen(QColor(self.colours.halo), 0.8 / lod))
        painter.setBrush(QColor(self.colours.ink))
        painter.drawEllipse(at, 2.2 / lod, 2.2 / lod)

    def _stamp(self, painter: QPainter, at: QPointF, badge: Badge, size: float) -> None:
        wide = half_width(badge, size)
        key = ("badge", badge.kind, badge.shown, size, self.colours)
        box = QRectF(-wide - 1.5, -size - 1.5, 2 * wide + 3, 2 * size + 3)
        stamp(painter, at, key, box, partial(self._draw, badge, size))

    def _draw(self, badge: Badge, size: float, painter: QPainter) -> None:
        """Draw a plate with a rim about the origin in pixels, and in it the sign of its kind."""
        colours, wide = self.colours, half_width(badge, size)
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
            painter.drawPath(text_path(badge.shown, letters(badge, size), True))
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


def _badged(model: Model, badges: tuple[Badge, ...]) -> Badged:
    return Badged(model.at, inches(min(model.base.length_mm, model.base.width_mm)) / 2, badges)


def _box(badged: Badged, lod: float) -> QRectF:
    reach = badged.radius + _ROOM / lod
    return QRectF(badged.at[0] - reach, badged.at[1] - reach, 2 * reach, 2 * reach)
