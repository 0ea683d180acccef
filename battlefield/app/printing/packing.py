"""Small things packed on pages in shelves; what is larger than a page is cut into pages of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from battlefield.app.printing.cutouts import STRIP, Cutout
from battlefield.app.printing.pages import Laid, Page
from battlefield.app.printing.paper import Box
from battlefield.app.printing.tiling import tile_count, tiles
from battlefield.files.exports.rings import template_outline
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.kernel.tolerance import is_within

GAP = 0.14  # inches between things, for the scissors
_OPEN = 8  # pages that may still get something: the ones before are as good as full


@dataclass(frozen=True, slots=True)
class _Thing:
    """A cut-out, or a part of a long strip; `overlap` is what the next part shows again."""

    cutout: Cutout
    box: Box
    overlap: float = 0.0

    @property
    def sides(self) -> tuple[float, float]:
        """Its longer and its shorter side."""
        return max(self.box.width, self.box.height), min(self.box.width, self.box.height)


@dataclass(slots=True)
class _Shelf:
    """A row of things: where it begins, how high it is, and how far it is filled."""

    top: float
    height: float
    filled: float


@dataclass(slots=True)
class _Sheet:
    """A page that is being filled from the top."""

    shelves: list[_Shelf] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)


def packed(cutouts: Sequence[Cutout], room: Box, title: str, overlap: float) -> tuple[Page, ...]:
    """Lay things on as few pages as shelves allow, the highest first; pages are numbered from 1."""
    sheets: list[_Sheet] = []
    large: list[Cutout] = []
    things = [thing for cutout in cutouts for thing in _things(cutout, room, overlap)]
    for thing in sorted(things, key=lambda each: (-each.sides[1], -each.sides[0])):
        turn = _turn(thing, room)
        if turn is None:
            large.append(thing.cutout)
        elif not any(_lay(sheet, thing, turn, room) for sheet in sheets[-_OPEN:]):
            sheets.append(_Sheet())
            _lay(sheets[-1], thing, turn, room)
    pages = [Page(str(n), title, laid=tuple(sheet.laid)) for n, sheet in enumerate(sheets, 1)]
    for cutout in large:
        pages += _cut(cutout, room, overlap, len(pages))
    return tuple(pages)


def _things(cutout: Cutout, room: Box, overlap: float) -> Iterator[_Thing]:
    """Yield a cut-out whole; a strip that is longer than a page in parts of equal length."""
    box = Box(-cutout.width / 2.0, -cutout.height / 2.0, cutout.width, cutout.height)
    most = max(room.width, room.height)
    if cutout.width > STRIP or is_within(cutout.height, most):
        yield _Thing(cutout, box)
        return
    count = tile_count(cutout.height, most, overlap)
    length = (cutout.height + (count - 1) * overlap) / count
    for n in range(count):
        top = box.bottom - length - n * (length - overlap)  # from the near end, where a beam begins
        yield _Thing(cutout, Box(box.left, top, box.width, length), overlap if n + 1 < count else 0.0)


def _turn(thing: _Thing, room: Box) -> bool | None:
    """Return whether to turn a thing so that its shelf is low; None where it fits in no way."""
    flat = thing.box.height > thing.box.width
    for turn in (flat, not flat):
        width, height = _laid_sides(thing, turn)
        if is_within(width, room.width) and is_within(height, room.height):
            return turn
    return None


def _laid_sides(thing: _Thing, turn: bool) -> tuple[float, float]:
    box = thing.box
    return (box.height, box.width) if turn else (box.width, box.height)


def _lay(sheet: _Sheet, thing: _Thing, turn: bool, room: Box) -> bool:
    """Lay a thing on the first shelf that has room, or on a new one; False where the page is full."""
    width, height = _laid_sides(thing, turn)
    shelf = next((s for s in sheet.shelves if _has_room(s, width, height, room)), None)
    if shelf is None:
        top = max((s.top + s.height + GAP for s in sheet.shelves), default=room.top)
        if not is_within(top + height, room.bottom):
            return False
        shelf = _Shelf(top, height, room.left)
        sheet.shelves.append(shelf)
    middle = (shelf.filled + width / 2.0, shelf.top + height / 2.0)
    part = None if thing.box.height == thing.cutout.height else thing.box
    sheet.laid.append(Laid(thing.cutout, middle, turn, part, thing.overlap))
    shelf.filled += width + GAP
    return True


def _has_room(shelf: _Shelf, width: float, height: float, room: Box) -> bool:
    return is_within(height, shelf.height) and is_within(shelf.filled + width, room.right)


def _cut(cutout: Cutout, room: Box, overlap: float, before: int) -> list[Page]:
    """Cut one large thing into pages."""
    box = Box(-cutout.width / 2.0, -cutout.height / 2.0, cutout.width, cutout.height)
    windows = [each for each in tiles(cutout, box, room, overlap, 1.0) if _shows(cutout, each.source)]
    names = {(each.row, each.column): str(before + n) for n, each in enumerate(windows, 1)}
    pages = []
    for each in windows:
        right = names.get((each.row, each.column + 1), "")
        below = names.get((each.row + 1, each.column), "")
        name = names[each.row, each.column]
        pages.append(Page(name, cutout.label, replace(each, right=right, below=below)))
    return pages


def _shows(cutout: Cutout, source: Box) -> bool:
    """Tell whether something of a template lies in a box about its middle; a page without is not printed."""
    if cutout.template is None:
        return True
    right, bottom = source.left + source.width, source.top + source.height
    ring = ((source.left, source.top), (right, source.top), (right, bottom), (source.left, bottom))
    return gap(Polygon(ring), template_outline(cutout.template)).overlapping
