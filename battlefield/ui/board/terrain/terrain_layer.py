"""The items of all terrain: lying in the ground's picture, or lifted over it while a hand moves them."""

from collections.abc import Container, Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from battlefield.app.design.parts.parts import is_hidden, opacity_of
from battlefield.app.desk.edits import Ref
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.ui.board.labels import LabelsItem
from battlefield.ui.board.terrain.terrain_item import TerrainItem
from battlefield.ui.widgets.palette import Colours

MOST_PATCHES = 300  # changes of the ground that are painted one by one
MOST_AT_ONCE = 100  # pieces that change before words about them are written a little later
_MEASURED = 60  # pieces whose room for words is found in one turn
MOST_IN_FULL = 40  # pieces in hand that are painted with their patterns
NOTHING: frozenset[Ref] = frozenset()
LIFTED = -7.0  # the level of pieces over the ground, below all that is drawn


class TerrainLayer:
    """Keeps an item for each piece, and tells the view where the ground must be painted anew."""

    def __init__(self, board: QGraphicsScene, words: LabelsItem, cached: bool) -> None:
        self._board, self._words, self._cached = board, words, cached
        self.hides = False
        self.is_drawn = False
        self.images: Mapping[str, QImage] = {}  # by the names of pictures that owners lay on pieces
        self.stamp = 0
        self._whole = 0  # the stamp at which all of the ground changed last
        self._patches: list[tuple[int, QRectF]] = []
        self._items: dict[str, TerrainItem] = {}
        self._lifted: dict[str, None] = {}
        self._falling: dict[str, None] = {}  # dropped, but seen in a picture of them yet
        self._colours: Colours | None = None
        self._grounded: list[TerrainItem] | None = None
        self._is_sweeping = False  # while so much changes that all of the ground is painted anew
        self.is_unwritten = False  # whether words about what has changed are still to be written
        self._unmeasured: Iterator[TerrainItem] = iter(())
        self._shown: tuple[tuple[Terrain, ...], object, frozenset[Ref]] | None = None

    def grounded(self) -> list[TerrainItem]:
        """Return the pieces that lie in the ground's picture, from the lowest up."""
        if self._grounded is None:
            above = self._lifted or self._falling
            lying = (item for id_, item in self._items.items() if id_ not in above)
            self._grounded = [item for item in lying if item.isVisible()]
        return self._grounded

    def items(self) -> list[TerrainItem]:
        """Return the items of all pieces."""
        return list(self._items.values())

    def draw(self, is_drawn: bool) -> None:
        """Show all pieces in the drawn look, or as a plan."""
        if is_drawn != self.is_drawn:
            self.is_drawn = is_drawn
            for item in self._items.values():
                item.is_drawn = is_drawn
                item.become(item.terrain)
            self.change()

    def lay(self, images: Mapping[str, QImage]) -> None:
        """Lay pictures on the pieces that name them."""
        if images is self.images or not (images or self.images):
            return
        self.images = images
        for item in self._items.values():
            item.images = images
            if item.terrain.picture is not None:
                item.become(item.terrain)
        self.change()
        self._board.update()

    def change(self) -> None:
        """Let all of the ground be painted anew."""
        self.stamp += 1
        self._whole = self.stamp
        self._patches.clear()

    def changes(self, since: int) -> list[QRectF] | None:
        """Return where the ground has changed since a stamp; None for everywhere."""
        if since < self._whole:
            return None
        found = [rect for stamp, rect in self._patches if stamp > since]
        return found if len(found) <= MOST_PATCHES else None

    def _patch(self, rect: QRectF) -> None:
        """Let a part of the ground be painted anew."""
        if self._is_sweeping:
            return
        self.stamp += 1
        self._patches.append((self.stamp, rect))
        if len(self._patches) > 4 * MOST_PATCHES:
            self._whole = self._patches[0][0]
            del self._patches[0]
        self._board.update(rect)

    def clear(self) -> None:
        """Take all items away."""
        for item in self._items.values():
            self._board.removeItem(item)
        self._items, self._lifted, self._falling, self._shown, self._grounded = {}, {}, {}, None, None
        self.change()

    def show(self, scene: Scene, lifted: frozenset[Ref], colours: Colours) -> None:
        """Show a scene's terrain, changing only the items of pieces that are other objects than before."""
        lifted = lifted or NOTHING
        key = (scene.terrain, scene.layers, lifted)
        before = self._shown
        if before is not None and all(a is b for a, b in zip(key, before, strict=True)):
            return
        self.land()
        self._shown, self._colours = key, colours
        kept, self._grounded = self._grounded, None
        if before is None:
            self.change()
        held, self._lifted = self._lifted, {ref.id: None for ref in lifted if ref.kind == "terrain"}
        moved = _changed_between(before[0], scene.terrain) if before is not None else []
        self._is_sweeping = len(moved) > MOST_AT_ONCE
        if before is not None and before[1] is scene.layers and _is_alike(before[0], scene.terrain):
            if self._show_changed(before[0], scene, held, colours):
                self._grounded = kept  # what is in hand alone has changed
        else:
            self._show_all(scene, held, colours)
        if self._is_sweeping:
            self._is_sweeping = False
            self.change()
            self._board.update()
        if len(moved) > MOST_AT_ONCE and self._cached and not self._lifted:
            self._words.leave_out(moved)
            self.is_unwritten, self._unmeasured = True, iter(self.grounded())
        else:
            self._write()

    def is_far_from(self, scene: Scene) -> bool:
        """Return whether so many pieces of a scene are shown otherwise that to show it takes long."""
        before = self._shown
        return before is not None and len(_changed_between(before[0], scene.terrain)) > MOST_AT_ONCE

    def seen(self, ids: Container[str]) -> list[TerrainItem]:
        """Return the items of pieces that are not hidden, from the lowest up."""
        return [item for id_, item in self._items.items() if id_ in ids and item.isVisible()]

    def keeps_few_without(self, items: list[TerrainItem]) -> bool:
        """Return whether so few pieces are left on the ground without some that all of it is soon painted."""
        return len(self._items) - len(items) <= MOST_IN_FULL

    def take_off(self, items: list[TerrainItem]) -> None:
        """Take pieces off the ground, as a picture of them is moved over it; more may follow."""
        assert self._shown is not None
        at_once = self.keeps_few_without(items)
        for item in items:
            if item.isVisible():
                item.setVisible(False)
                if not at_once:
                    self._patch(item.sceneBoundingRect())
        if at_once:
            self.change()
            self._board.update()
        self._lifted, self._grounded = {item.terrain.id: None for item in items}, None
        refs = frozenset(Ref("terrain", id_) for id_ in self._lifted)
        self._shown = (*self._shown[:2], refs)
        self._write()

    def drop(self, scene: Scene) -> bool:
        """Let the pieces that were taken off lie where a scene has them; they come down when they `land`.

        False where other pieces differ too, or these by more than a step.
        """
        if self._shown is None or not self._lifted or self._shown[1] is not scene.layers:
            return False
        before = self._shown[0]
        pairs = [(old, new) for old, new in zip(before, scene.terrain, strict=False) if old is not new]
        if not _is_alike(before, scene.terrain) or any(new.id not in self._lifted for _, new in pairs):
            return False
        if not all(self._items[new.id].follow(new) for _, new in pairs):
            return False
        self._falling, self._lifted, self._grounded = self._lifted, {}, None
        self._shown = (scene.terrain, scene.layers, NOTHING)
        for id_ in self._falling:
            self._items[id_].setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, True)
            self._items[id_].setVisible(True)  # so that it can be hit
        return True

    def place_of(self, id_: str) -> QPointF:
        """Return how far a piece lies from where it was drawn."""
        return self._items[id_].pos()

    def land(self, most: int | None = None) -> bool:
        """Let pieces that were dropped come down, so many at most; tell whether all are down now."""
        if not self._falling or self._colours is None:
            return True
        for id_ in list(self._falling)[:most]:
            del self._falling[id_]
            item = self._items[id_]
            item.become(item.terrain)
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, self._cached)
            self._patch(item.sceneBoundingRect())
        self._grounded = None
        self._write()
        return not self._falling

    def _show_changed(
        self, before: tuple[Terrain, ...], scene: Scene, held: dict[str, None], colours: Colours
    ) -> bool:
        """Show the same pieces in their order by those that differ; tell whether all of these are in hand."""
        count = max(1, len(scene.terrain))
        moved = [n for n, (old, new) in enumerate(zip(before, scene.terrain, strict=True)) if old is not new]
        if held != self._lifted:
            changed = [id_ for id_ in (*held, *self._lifted) if (id_ in held) != (id_ in self._lifted)]
            wanted = frozenset(changed)
            moved = [n for n, new in enumerate(scene.terrain) if new.id in wanted or before[n] is not new]
        for place in moved:
            piece = scene.terrain[place]
            item = self._item_for(piece, self._items[piece.id], held, colours)
            self._place(item, place / count, scene)
            self._items[piece.id] = item
        return held == self._lifted and all(scene.terrain[place].id in held for place in moved)

    def _show_all(self, scene: Scene, held: dict[str, None], colours: Colours) -> None:
        known, self._items = self._items, {}
        for place, piece in enumerate(scene.terrain):
            item = self._item_for(piece, known.pop(piece.id, None), held, colours)
            self._place(item, place / max(1, len(scene.terrain)), scene)
            self._items[piece.id] = item
        for gone in known.values():
            if gone.terrain.id not in held:
                self._patch(gone.sceneBoundingRect())
            self._board.removeItem(gone)

    def _item_for(
        self, piece: Terrain, item: TerrainItem | None, held: dict[str, None], colours: Colours
    ) -> TerrainItem:
        """Return the piece's item: as it was, shifted with it, changed, or a new one."""
        lifted = piece.id in self._lifted
        if item is not None and (piece.id in held) != lifted:
            self._patch(item.sceneBoundingRect())
        if item is not None and item.terrain is piece and (lifted or item.pos().isNull()):
            return item
        if item is not None and lifted and item.follow(piece):
            return item
        if item is not None:
            if not lifted:
                self._patch(item.sceneBoundingRect())
            item.images = self.images
            item.become(piece)
        else:
            item = TerrainItem(piece, colours, self.is_drawn)
            if self.images and piece.picture is not None:
                item.images = self.images
                item.become(piece)
            self._board.addItem(item)
        if not lifted:
            self._patch(item.sceneBoundingRect())
        return item

    def _place(self, item: TerrainItem, share: float, scene: Scene) -> None:
        """Give an item its height, and let it paint itself only where the ground's picture does not."""
        lifted = item.terrain.id in self._lifted
        level = LIFTED + 0.5 * share if lifted else -50 + 40 * share
        if item.zValue() != level:
            item.setZValue(level)
        item.is_sketch = lifted and len(self._lifted) > MOST_IN_FULL
        nothing = self._cached and not lifted
        flag = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
        if bool(item.flags() & flag) != nothing:
            item.setFlag(flag, nothing)
        opacity = opacity_of(scene, item.terrain)
        if item.opacity() != opacity:
            self._patch(item.sceneBoundingRect())
            item.setOpacity(opacity)
        hidden = self.hides and is_hidden(scene, item.terrain)
        if item.isVisible() == hidden:
            self._patch(item.sceneBoundingRect())
            item.setVisible(not hidden)

    def write(self) -> bool:
        """Go on to write about what has changed, where that is left to be done; False while there is more."""
        for _ in range(_MEASURED):
            item = next(self._unmeasured, None)
            if item is None:
                break
            item.measure()
        else:
            return False
        if self.is_unwritten:
            self._write()
        return True

    def _write(self) -> None:
        """Write about all pieces but those in hand, whose words come back with them."""
        self.is_unwritten = False
        if self._lifted or self._falling:
            self._words.leave_out(self._lifted or self._falling)
        else:
            self._words.show_terrain(self.grounded())


def _changed_between(before: tuple[Terrain, ...], now: tuple[Terrain, ...]) -> list[str]:
    """Name the pieces that are new, gone, or other objects than before."""
    old, new = {id(piece) for piece in before}, {id(piece) for piece in now}
    come = [piece.id for piece in now if id(piece) not in old]
    return [*dict.fromkeys([*come, *(piece.id for piece in before if id(piece) not in new)])]


def _is_alike(before: tuple[Terrain, ...], now: tuple[Terrain, ...]) -> bool:
    """Return whether the same pieces lie in the same order, as they do while a hand moves some of them."""
    pairs = zip(before, now, strict=False)
    return len(before) == len(now) and all(old is new or old.id == new.id for old, new in pairs)
