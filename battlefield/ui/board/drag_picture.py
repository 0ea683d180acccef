"""What a hand carries in numbers: a picture of all the terrain that goes one way, which is only shifted."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from battlefield.app.design.snapping.carrying import Carry, Way, step_along
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.items import ModelItem, TemplateItem
from battlefield.ui.board.scenario.scenario_items import DrawnItem
from battlefield.ui.board.terrain.terrain_item import TerrainItem
from battlefield.ui.board.terrain.terrain_layer import TerrainLayer
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.painting import painting

LEVEL = -7.0  # over the ground, below all that a scenario draws
IN_FULL = 60  # pieces that are painted with their patterns; of more the outlines alone
_AT_ONCE, _SHARE = 40, 8  # pieces painted in one frame by their outlines, and in full
_ALIKE = 0.01  # inches by which what is dropped may lie off its picture
_TAKEN = 10  # pieces taken off the ground in one frame
_ROOM = 0.25  # of what is seen, by which a picture reaches beyond it
_Other = ModelItem | TemplateItem | DrawnItem


@dataclass(frozen=True, slots=True)
class Look:
    """How a view looks at the board: its transform, its size and its pixels for each of the screen's."""

    transform: QTransform
    size: QSize
    ratio: float

    @property
    def scale(self) -> tuple[float, float]:
        """Pixels to the inch, across and down."""
        return self.transform.m11() * self.ratio, self.transform.m22() * self.ratio

    @property
    def origin(self) -> QPointF:
        """Where the board's origin lies, in pixels."""
        return QPointF(self.transform.dx(), self.transform.dy()) * self.ratio

    @property
    def room(self) -> QSize:
        """The size in pixels."""
        return (QSizeF(self.size) * self.ratio).toSize()


class CarriedItem(UntouchedItem):
    """Pieces of terrain as one picture, painted once for each zoom, and again where it does not reach."""

    def __init__(self, items: Sequence[TerrainItem]) -> None:
        super().__init__()
        self._items, self._full = items, len(items) <= IN_FULL
        whole = QRectF()
        for item in items:
            whole |= item.sceneBoundingRect()
        self.cover(whole)
        self._scale = (0.0, 0.0)
        self._picture, self._covers = QPixmap(), QRect()
        self._rest = QPointF()  # of a pixel, by which it was painted beside whole pixels
        self.setZValue(LEVEL)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Lay down the picture where the hand holds it."""
        device = painter.device()
        size = QSize(device.width(), device.height())
        look = Look(painter.worldTransform(), size, device.devicePixelRatio())
        seen = self._seen(look)
        if seen.isEmpty():
            return
        if look.scale != self._scale or not self._covers.contains(seen):
            for _ in self.painting(look):
                pass
        painter.save()
        painter.resetTransform()
        place = (look.origin - self._rest).toPoint() + self._covers.topLeft()
        painter.drawPixmap(QPointF(place) / look.ratio, self._picture)
        painter.restore()

    def painting(self, look: Look) -> Iterator[None]:
        """Paint the picture for a look, some pieces at each step."""
        seen, size = self._seen(look), look.room
        across, down = round(size.width() * _ROOM), round(size.height() * _ROOM)
        covers = seen.adjusted(-across, -down, across, down) & self._whole(look)
        picture = QPixmap(covers.size())
        picture.fill(Qt.GlobalColor.transparent)
        corner, share = covers.topLeft(), _SHARE if self._full else _AT_ONCE
        rest = look.origin - QPointF(look.origin.toPoint())
        at = rest - QPointF(corner)
        view = QTransform(look.scale[0], 0, 0, look.scale[1], at.x(), at.y())
        for start in range(0, len(self._items), share):
            self._paint_some(picture, view, self._items[start : start + share])
            yield
        picture.setDevicePixelRatio(look.ratio)
        self._picture, self._covers, self._scale, self._rest = picture, covers, look.scale, rest

    def _whole(self, look: Look) -> QRect:
        whole = QTransform.fromScale(*look.scale).mapRect(self.boundingRect())
        return whole.toAlignedRect().adjusted(-1, -1, 1, 1)

    def _seen(self, look: Look) -> QRect:
        """Return what a look sees of the pieces, in pixels from where the hand holds them."""
        return QRect(-look.origin.toPoint(), look.room) & self._whole(look)

    def _paint_some(self, picture: QPixmap, view: QTransform, items: Sequence[TerrainItem]) -> None:
        with painting(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seen = QRectF(picture.rect())
            for item in items:
                if not view.mapRect(item.sceneBoundingRect()).intersects(seen):
                    continue
                painter.save()
                painter.setTransform(item.sceneTransform() * view)
                if self._full:
                    painter.setOpacity(item.opacity())
                    item.paint(painter, QStyleOptionGraphicsItem())
                else:
                    item.paint_outline(painter, view.m11())
                painter.restore()


class Carrying:
    """Shows what a hand carries: terrain as pictures of it, all else by its items, each a step further.

    The pictures are painted some pieces at a time, and then the pieces taken off the ground, so that no frame
    waits; until then terrain is seen where it lay.
    """

    def __init__(self, carry: Carry, terrain: list[TerrainItem], others: Sequence[_Other]) -> None:
        self.scene, self.ways, self._terrain = carry.scene, carry.ways, terrain
        alike: dict[Way, list[TerrainItem]] = {}
        for item in terrain:
            alike.setdefault(carry.ways[Ref("terrain", item.terrain.id)], []).append(item)
        self.pictures = [(way, CarriedItem(items)) for way, items in alike.items()]
        self._others = [(carry.ways[item.ref], item.pos(), item) for item in others]
        self._work: Iterator[None] | None = None
        self._by: Point = (0.0, 0.0)
        self.is_falling = False
        self.is_ready = not self.pictures

    def is_of(self, carry: Carry) -> bool:
        """Return whether the same parts of the same scene are carried."""
        return self.scene is carry.scene and self.ways is carry.ways

    def go_on(self, board: QGraphicsScene, ground: TerrainLayer, look: Look | None) -> None:
        """Do some more of what has to be done before all is seen in the hand."""
        if self._work is None:
            self._work = self._all(board, ground, look)
        self.is_ready = self.is_ready or next(self._work, _DONE) is _DONE

    def _all(self, board: QGraphicsScene, ground: TerrainLayer, look: Look | None) -> Iterator[None]:
        if look is not None:
            for _, picture in self.pictures:
                yield from picture.painting(look)
        for _, picture in self.pictures:
            board.addItem(picture)
        yield
        whole = len(self._terrain)
        share = whole if ground.keeps_few_without(self._terrain) else _TAKEN
        for start in range(0, whole, max(1, share)):
            ground.take_off(self._terrain[: start + share])
            yield

    def show(self, by: Point) -> None:
        """Show all where the hand holds it, a step from where it lay."""
        self._by = by
        for way, picture in self.pictures:
            picture.setPos(*step_along(way, by))
        for way, place, item in self._others:
            item.setPos(place + QPointF(*step_along(way, by)))

    def drop(self, scene: Scene, ground: TerrainLayer) -> bool:
        """Leave the pictures where the hand let go, if terrain comes to lie just there, until it has landed.

        False where that is not so: then all should be put down.
        """
        if not self.is_ready or not self.pictures or not ground.drop(scene):
            return False
        self.is_falling = True
        steps = {item.terrain.id: step_along(self._way_of(item), self._by) for item in self._terrain}
        away = (ground.place_of(id_) - QPointF(*by) for id_, by in steps.items())
        return all(each.manhattanLength() < _ALIKE for each in away)

    def _way_of(self, item: TerrainItem) -> Way:
        return self.ways[Ref("terrain", item.terrain.id)]

    def put_down(self, board: QGraphicsScene) -> None:
        """Take the pictures away, and lay all else where it was, unless it was dropped."""
        if not self.is_falling:
            self.show((0.0, 0.0))
        for _, picture in self.pictures:
            if picture.scene() is board:
                board.removeItem(picture)


_DONE = object()
