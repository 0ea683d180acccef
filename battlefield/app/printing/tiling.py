"""Something larger than a sheet, cut into windows that overlap, as few as may be."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil

from battlefield.app.printing.cutouts import Cutout
from battlefield.app.printing.pages import Page, PrintError, Table, Window
from battlefield.app.printing.paper import Box
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.tolerance import is_within

MOST_PAGES = 2_000


def tile_count(length: float, tile: float, overlap: float) -> int:
    """Count how many tiles cover a length when neighbours share an overlap."""
    if is_within(length, tile):
        return 1
    count = ceil((length - overlap) / (tile - overlap))
    return count - 1 if is_within(length, _covered(count - 1, tile, overlap)) else count


def _covered(count: int, tile: float, overlap: float) -> float:
    return count * (tile - overlap) + overlap


def tiles(of: Table | Cutout, box: Box, room: Box, overlap: float, scale: float) -> Iterator[Window]:
    """Cut what lies in a box into windows that fill a room on paper, row by row.

    Raises PrintError where there would be too many, or where they would hardly overlap less than they show.
    """
    most = min(room.width, room.height) / 2.0
    if not 0.0 <= overlap <= most:
        words = tr("An overlap of {overlap} in is too wide here; choose at most {most} in",
                   overlap=f"{overlap:g}", most=f"{most:.1f}")  # fmt: skip
        raise PrintError(words)
    columns = tile_count(box.width * scale, room.width, overlap)
    rows = tile_count(box.height * scale, room.height, overlap)
    if rows * columns > MOST_PAGES:
        words = tr(
            "That would be {count} pages; choose larger paper or a smaller scale", count=rows * columns
        )
        raise PrintError(words)
    for row in range(rows):
        for column in range(columns):
            yield _window(of, box, room, overlap, scale, (row, column), (rows, columns))


def _window(
    of: Table | Cutout,
    box: Box,
    room: Box,
    overlap: float,
    scale: float,
    place: tuple[int, int],
    count: tuple[int, int],
) -> Window:
    """Return the window at a row and column; the last ones show only what is left."""
    (row, column), (rows, columns) = place, count
    left, top = column * (room.width - overlap), row * (room.height - overlap)
    width = min(room.width, box.width * scale - left)
    height = min(room.height, box.height * scale - top)
    source = Box(box.left + left / scale, box.top + top / scale, width / scale, height / scale)
    target = Box(room.left, room.top, width, height)
    return Window(of, source, target, row, column, rows, columns, overlap)


def page_name(row: int, column: int) -> str:
    """Name a page by its row's letter and its column's number: B3."""
    letters = ""
    row += 1
    while row:
        row, rest = divmod(row - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{column + 1}"


def named_pages(windows: Sequence[Window], names: Sequence[str], title: str) -> tuple[Page, ...]:
    """Make pages of windows that lie row by row, each with the names of those to its right and below."""
    pages = []
    for number, each in enumerate(windows):
        right = names[number + 1] if each.column + 1 < each.columns else ""
        below = names[number + each.columns] if each.row + 1 < each.rows else ""
        pages.append(Page(names[number], title, replace(each, right=right, below=below)))
    return tuple(pages)


def table_pages(table: Table, room: Box, overlap: float, scale: float) -> tuple[Page, ...]:
    """Cut a table into pages."""
    windows = list(tiles(table, table.box, room, overlap, scale))
    names = [page_name(each.row, each.column) for each in windows]
    return named_pages(windows, names, table.scene.name or tr("Table"))
