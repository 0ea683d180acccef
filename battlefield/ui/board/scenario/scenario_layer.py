"""The items of all that a scenario draws, kept up with the scene that is shown."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol
from weakref import proxy

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from battlefield.app.design.parts.parts import Part, is_hidden, listed, opacity_of
from battlefield.app.desk.edits import RefKind
from battlefield.app.measure.lines_of_areas import lines_of
from battlefield.app.wording.side_colours import colour_place
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Area, Border, Scene
from battlefield.rules.scene.contents import Board as Table
from battlefield.rules.scene.objectives import Objective, spot_numbers
from battlefield.rules.scene.scenario import Entry, Light, Note, Zone
from battlefield.ui.board.area_lines import AreaLinesItem
from battlefield.ui.board.scenario.light_item import LightItem
from battlefield.ui.board.scenario.scenario_items import (
    DrawnItem,
    LineItem,
    NoteItem,
    OutlinedItem,
    SpotItem,
)
from battlefield.ui.board.sign_names import free_room, rooms_about
from battlefield.ui.widgets.palette import Colours

PLAYED: tuple[RefKind, ...] = ("zone", "entry", "objective", "note")
QUIET: tuple[RefKind, ...] = ("area", *PLAYED, "light")
ALL: tuple[RefKind, ...] = ("area", "border", *PLAYED, "light")


class Board(Protocol):
    """Where the items are shown."""

    def add(self, item: QGraphicsItem) -> None:
        """Show an item."""

    def removeItem(self, item: QGraphicsItem) -> None:
        """Show an item no more."""


class SpotNames:
    """Finds where the names of objectives at spots stand: over no other words, and over no other sign."""

    def __init__(self, words: Callable[[float], tuple[QRectF, ...]]) -> None:
        self._words = words  # where other words stand at so many pixels to the inch
        self.spots: tuple[SpotItem, ...] = ()
        self.board: Table | None = None
        self._laid: tuple[float, tuple[QRectF, ...], dict[str, QPointF]] | None = None

    def show(self, spots: tuple[SpotItem, ...], board: Table) -> None:
        """Lay out the names of these spots, and paint those of the others anew."""
        self.spots, self.board, self._laid = spots, board, None
        myself = proxy(self)  # so that items do not keep what keeps them
        for spot in spots:
            spot.place = lambda of, lod: myself.place(of, lod)
            spot.update()

    def place(self, of: str, lod: float) -> QPointF | None:
        """Return the middle of an objective's name."""
        words = self._words(lod)
        if self._laid is None or self._laid[0] != lod or self._laid[1] is not words:
            self._laid = (lod, words, self._places(lod, words))
        return self._laid[2].get(of)

    def rooms(self, lod: float) -> list[QRectF]:
        """Return the rooms of all names."""
        found = []
        for spot in self.spots:
            at, sign = self.place(spot.part.id, lod), spot.named(lod)
            if at is not None:
                found.append(QRectF(at.x() - sign.wide / 2, at.y() - sign.high / 2, sign.wide, sign.high))
        return found

    def _places(self, lod: float, words: tuple[QRectF, ...]) -> dict[str, QPointF]:
        named = {spot.part.id: spot.named(lod) for spot in self.spots if spot.isVisible()}
        taken = [*words, *(sign.sign() for sign in named.values())]
        found = {}
        for id_, sign in named.items():
            rooms = rooms_about(sign, lod, self.board)
            room = free_room(rooms, taken) or rooms[0]
            taken.append(room)
            found[id_] = room.center()
        return found


class ScenarioLayer:
    """Shows areas, zones, entry edges, objectives and notes, to a designer borders too."""

    def __init__(self, board: Board, words: Callable[[float], tuple[QRectF, ...]]) -> None:
        self._board = board
        self._spots = SpotNames(words)
        self.stamp = 0  # how often what has words has changed
        self.kinds = QUIET
        self.hides = False
        self.names = True
        self._tells_areas = True
        self.opacity = 1.0
        self.letters = 0.0  # inches: how high words are at least
        self._items: dict[RefKind, dict[str, DrawnItem]] = {kind: {} for kind in ALL}
        self._shown: tuple[object, ...] = ()
        self._lines: AreaLinesItem | None = None
        self._mapped: tuple[object, ...] = ()

    def items(self) -> list[DrawnItem]:
        """Return all items."""
        return [item for kind in ALL for item in self._items[kind].values()]

    def rooms(self, lod: float) -> Iterator[QRectF]:
        """Yield where signs of objectives, words of zones and notes stand, which terrain leaves free."""
        for item in self.items():
            if isinstance(item, SpotItem) and item.isVisible():
                yield item.named(lod).sign()
            elif isinstance(item, OutlinedItem | LineItem) and item.isVisible():
                room = item.words_room(lod)
                if room is not None:
                    yield room
            elif isinstance(item, NoteItem) and item.isVisible():
                yield item.shape().boundingRect().translated(item.pos())

    def spot_names(self, lod: float) -> list[QRectF]:
        """Return where the names of objectives at spots stand."""
        return self._spots.rooms(lod) if self.names else []

    def outlines(self) -> list[QPainterPath]:
        """Return all edges and lines that are drawn."""
        return [item.outline() for item in self.items() if item.isVisible()]

    def lay_names(self) -> None:
        """Paint the names of objectives anew: words about terrain stand elsewhere now."""
        for spot in self._spots.spots:
            spot.update()

    def show_names(self, shown: bool) -> None:
        """Show or hide the words of zones, edges and objectives; notes stay."""
        self.names = shown
        for item in self.items():
            item.names = self._has_names(item)
            item.update()

    def tell_areas(self, told: bool) -> None:
        """Write names and room of areas, or leave them to a lens that tells more of them."""
        if told != self._tells_areas:
            self._tells_areas = told
            self.stamp += 1
            self.show_names(self.names)

    def _has_names(self, item: DrawnItem) -> bool:
        return self.names and (self._tells_areas or not isinstance(item.part, Area))

    def clear(self) -> None:
        """Take all items away."""
        for item in self.items():
            self._board.removeItem(item)
        self._items = {kind: {} for kind in ALL}
        self._shown = ()
        if self._lines is not None:
            self._board.removeItem(self._lines)
            self._lines, self._mapped = None, ()

    def show(self, scene: Scene, sides: Sequence[str], colours: Colours) -> None:
        """Show a scene, changing only the items of what is not the same object as before."""
        if "area" in self.kinds:
            self._show_lines(scene, colours)
        lists = tuple(listed(scene, kind) for kind in self.kinds)
        key = (*map(id, lists), tuple(sides), id(scene.layers), scene.board, self.hides, colours.name)
        if key == self._shown:
            return
        again = key[len(lists) :] != self._shown[len(lists) :]
        self._shown, self._kept = key, (lists, scene.layers)  # kept, so that their identities stay their own
        middle = (scene.board.width / 2, scene.board.height / 2)
        for kind, parts in zip(self.kinds, lists, strict=True):
            self._show_kind(scene, kind, parts, sides, colours, middle, again)
        self.stamp += 1
        found = self._items["objective"].values()
        self._spots.show(tuple(item for item in found if isinstance(item, SpotItem)), scene.board)

    def _show_lines(self, scene: Scene, colours: Colours) -> None:
        """Show the borders of the areas, each once; those of hidden areas only where these are shown."""
        if not scene.areas and not scene.borders and self._lines is None:
            return
        kept = scene.areas, scene.borders, scene.layers, colours
        if self._mapped and all(a is b for a, b in zip(kept, self._mapped, strict=True)):
            return
        self._mapped = kept
        if self._lines is None:
            self._lines = AreaLinesItem(colours)
            self._board.add(self._lines)
        areas, borders = scene.areas, scene.borders
        if self.hides:
            areas = tuple(area for area in areas if not is_hidden(scene, area))
            borders = tuple(border for border in borders if not is_hidden(scene, border))
        self._lines.show_lines(lines_of(areas, borders), colours)

    def _show_kind(
        self,
        scene: Scene,
        kind: RefKind,
        parts: Iterable[Part],
        sides: Sequence[str],
        colours: Colours,
        middle: tuple[float, float],
        again: bool,
    ) -> None:
        known, now = self._items[kind], {}
        numbers, words = spot_numbers(scene.objectives), dict[tuple[float, float], int]()
        for part in parts:
            item = known.pop(part.id, None)
            if item is not None and (item.part is not part or again):
                self._board.removeItem(item)
                item = None
            if item is None:
                side = getattr(part, "side", "")
                item = drawn_item(part, colour_place(side, sides) if side else None, colours, middle)
                item.names, item.letters = self._has_names(item), self.letters
                item.setOpacity(self.opacity * opacity_of(scene, part))
                self._board.add(item)
            if isinstance(item, SpotItem):
                item.show_number(numbers[part.id])
            elif isinstance(item, OutlinedItem):
                box = item.shape().boundingRect()
                place = round(box.center().x()), round(box.top())
                item.show_line(words.get(place, 0))
                words[place] = item.line + 1
            if self.hides:
                item.setVisible(not is_hidden(scene, part))
            now[part.id] = item
        for gone in known.values():
            self._board.removeItem(gone)
        self._items[kind] = now


def drawn_item(part: Part, side: int | None, colours: Colours, middle: Point) -> DrawnItem:
    """Make the item of a part that a scenario draws; `middle` is the table's."""
    if isinstance(part, Note):
        return NoteItem(part, side, colours)
    if isinstance(part, Light):
        return LightItem(part, side, colours)
    if isinstance(part, Entry | Border):
        line = LineItem(part, side, colours)
        line.point_to(middle)
        return line
    assert isinstance(part, Zone | Area | Objective)
    is_spot = isinstance(part, Objective) and part.outline is None
    return SpotItem(part, side, colours) if is_spot else OutlinedItem(part, side, colours)
