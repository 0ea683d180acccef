"""From a wish to pages: how the paper lies, what has room on it, which pages there are."""

from collections.abc import Iterable
from dataclasses import replace

from battlefield.app.desk.edits import Ref
from battlefield.app.printing.cutouts import Cutout, bases_of, frame_cutout, markers_of, template_cutout
from battlefield.app.printing.extents import box_of, only_parts, without_hidden
from battlefield.app.printing.packing import packed
from battlefield.app.printing.pages import Plan, PrintError, Table
from battlefield.app.printing.paper import Box, sheet_size
from battlefield.app.printing.tiling import table_pages
from battlefield.app.printing.wish import OVERLAPS, WHATS, What, Wish
from battlefield.app.wording.lengths import limit_words
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.photographs import FRAMES
from battlefield.rules.scene.contents import Scene

FOOT = 0.6  # inches of paper under the drawing, for bars and words
LARGEST = 200.0  # inches: what a PDF page may measure at most
FRAME = 0.25  # inches around what is selected
_TITLES: dict[What, str] = {
    "templates": QT_TR_NOOP("Templates"),
    "bases": QT_TR_NOOP("Bases"),
    "markers": QT_TR_NOOP("Markers"),
}
"""What pages of cut-outs are called; all others as in the list."""


def plan_of(scene: Scene, wish: Wish, selection: Iterable[Ref] = ()) -> Plan:
    """Plan the pages of a wish; raise PrintError where it cannot be met."""
    least, most = OVERLAPS
    if not least <= wish.overlap <= most:
        overlap = in_unit(f"{wish.overlap:g} in", wish.unit)
        limits = limit_words(least, most, wish.unit)
        raise PrintError(tr("The overlap is {overlap}; choose {limits}", overlap=overlap, limits=limits))
    if not wish.shown.hidden:
        scene = without_hidden(scene)
    if wish.what in ("board", "selection"):
        return _table_plan(_table(scene, wish, selection), wish)
    return _cutout_plan(_cutouts(scene, wish), wish)


def _table(scene: Scene, wish: Wish, selection: Iterable[Ref]) -> Table:
    if wish.what == "board":
        return Table(scene, Box(0.0, 0.0, scene.board.width, scene.board.height), wish.shown)
    chosen = only_parts(scene, selection)
    box = box_of(chosen)
    if box is None:
        raise PrintError(tr("Nothing is selected; select what you want to print, or print the table"))
    return Table(chosen, box.grown(FRAME), wish.shown, is_bare=True)


def _table_plan(table: Table, wish: Wish) -> Plan:
    if wish.paper == "mat":
        return _mat(table, wish)
    plans = [_tiled(table, wish, lies) for lies in _ways(wish)]
    return min(plans, key=lambda plan: (len(plan.pages), -plan.scale))


def _tiled(table: Table, wish: Wish, is_landscape: bool) -> Plan:
    width, height = sheet_size(wish.paper, is_landscape)
    room, foot = _room(width, height, wish.margin)
    scale = wish.scale or min(1.0, room.width / table.box.width, room.height / table.box.height)
    return Plan(width, height, room, foot, scale, table_pages(table, room, wish.overlap, scale))


def _mat(table: Table, wish: Wish) -> Plan:
    """Return one sheet as large as the table itself."""
    scale = wish.scale or 1.0
    width, height = table.box.width * scale, table.box.height * scale
    if max(width, height) > LARGEST:
        size = in_unit(f"{width:g} × {height:g} in", wish.unit)
        words = tr("A sheet of {size} is larger than a PDF page can be; choose a smaller scale, "
                   "or pages of A4, Letter or A3", size=size)  # fmt: skip
        raise PrintError(words)
    room = Box(0.0, 0.0, width, height)
    return Plan(width, height, room, None, scale, table_pages(table, room, 0.0, scale))


def _cutouts(scene: Scene, wish: Wish) -> list[Cutout]:
    if wish.what == "frames":
        return _frames(wish.copies)
    if wish.what == "templates":
        found = [template_cutout(kind, size, wish.unit) for kind, size in wish.sizes]
    elif wish.what == "bases":
        found = list(bases_of(scene))
    else:
        found = list(markers_of(scene, wish.effects))
    if not found:
        raise PrintError(tr("There is nothing to cut out; choose some templates"))
    return [each for each in found for _ in range(wish.copies)]


def _frames(count: int) -> list[Cutout]:
    """Return calibration frames that differ, so that several in one picture are told apart."""
    most = len(FRAMES)
    if count > most:
        raise PrintError(
            tr("There are {most} different calibration frames; print at most so many", most=most)
        )
    return [frame_cutout(number) for number in range(1, count + 1)]


def _cutout_plan(cutouts: list[Cutout], wish: Wish) -> Plan:
    """Pack cut-outs, which are always of their true size."""
    if wish.paper == "mat":
        raise PrintError(tr("Cut-outs are packed on pages; choose A4, Letter or A3"))
    plans = []
    for is_landscape in _ways(wish):
        width, height = sheet_size(wish.paper, is_landscape)
        room, foot = _room(width, height, wish.margin)
        pages = packed(cutouts, room, tr(_TITLES.get(wish.what, WHATS[wish.what])), wish.overlap)
        plans.append(Plan(width, height, room, foot, 1.0, pages))
    return min(plans, key=lambda plan: len(plan.pages))


def _ways(wish: Wish) -> tuple[bool, ...]:
    return {"best": (False, True), "portrait": (False,), "landscape": (True,)}[wish.orientation]


def _room(width: float, height: float, margin: float) -> tuple[Box, Box]:
    """Share a sheet between the drawing and the foot under it."""
    inner = Box(margin, margin, width - 2.0 * margin, height - 2.0 * margin)
    room = replace(inner, height=inner.height - FOOT)
    return room, Box(inner.left, room.bottom, inner.width, FOOT)
