"""Army lists as tables: a line of column names, then one for each unit, with commas or the like between.

Only columns whose names say what they hold are read, so that nothing in them is a guess.
"""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from battlefield.files.imports.army.army_lines import counted_name, is_sum
from battlefield.files.imports.army.army_prices import OTHER_PRICES, POINTS, amount_of, taken_as_points
from battlefield.files.imports.army.army_units import ArmyList, ArmyUnit, Reading
from battlefield.files.imports.reading.source import Source
from battlefield.files.text.errors import SceneError, shown

_RULE: Final = re.compile(r"\s*:?-+:?\s*")  # a cell of the line below the names in Markdown
_MARKED: Final = re.compile(r"^(\*{1,3}|__)(.*\S)\1$")
MOST_ROWS: Final = 5_000
MOST_OF_ONE: Final = 1_000
_MOST_COLUMNS: Final = 60
_LONGEST: Final = 200  # characters of a name
_ENDINGS: Final = (".csv", ".tsv")
_APART: Final = (",", ";", "\t", "|")
_NAMES: Final = (
    "unit", "unit name", "units", "name", "model", "model name", "entry", "datasheet", "figure", "miniature",
    "warscroll", "einheit", "einheiten", "modell",
)  # fmt: skip
_COUNTS: Final = (
    "models", "count", "number", "number of models", "qty", "quantity", "unit size", "size", "no", "no.", "#",
    "figures", "miniatures", "model count", "num", "bases", "stands", "men",
    "modelle", "anzahl", "größe",
)  # fmt: skip
_EACH: Final = re.compile(r"(?:per|each|je|pro|/)\s*(?:modell?|figure)?\b|each|apiece", re.IGNORECASE)
_WHOLE: Final = re.compile(r"total|summe|sum|gesamt", re.IGNORECASE)
_PRICE_CELL: Final = re.compile(r"(?P<amount>[0-9][0-9.,]{0,9})\s*(?P<word>[a-z¢$€£]*)\.?", re.IGNORECASE)
_NUMBER: Final = re.compile(r'[-+]?[0-9D.]{1,6}["+]?(?:\+[0-9]{1,2})?')
_HEADER: Final = "begin it with a line of column names, such as Unit,Models,Points"


@dataclass(frozen=True, slots=True)
class _Columns:
    """Which column holds what, by its place; -1 where none does."""

    names: Sequence[str]
    name: int
    count: int
    price: int
    is_each: bool


def is_table_list(source: Source) -> bool:
    """Return whether a file is a table of units, by its first line, or by its name where that fails."""
    if source.head[:1] in b"{[<" or b"\0" in source.data[:4096]:
        return False
    return source.name.lower().endswith(_ENDINGS) or _header(source.glimpse) is not None


def table_list(source: Source) -> ArmyList:
    """Read a table of units; SceneError where a line of it could mean two things."""
    text = source.list_text
    header = _header(text)
    if header is None:
        raise SceneError("the list", "names no columns that tell units", _HEADER)
    columns = _columns(header[1])
    units, left, total = [], [], 0.0
    for line, row in _rows(text, header[0]):
        if is_sum(_cell(row, columns.name)):
            total = total or _price(row, columns, line, 1)
        elif (unit := _unit(row, columns, line)) is not None:
            units.append(unit)
        else:
            left.append(f"line {line}: 0 × {_cell(row, columns.name)[:80]}")
    read = sum(unit.points for unit in units)
    if total and total != read:
        left.append(f"the units that were read come to {read:g} points, and the list is of {total:g}")
    told = {place for unit in units for place, name in enumerate(columns.names) if name in unit.numbers}
    kept = {columns.name, columns.count, columns.price, *told}
    left += [f"column: {name[:80]}" for place, name in enumerate(columns.names) if name and place not in kept]
    return ArmyList("", "", total or read, tuple(units), tuple(left), tuple(_words_of(columns)))


def _header(text: str) -> tuple[str, Sequence[str]] | None:
    """Return what stands between columns, and their names; None where the first line names no units."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    for apart in _APART:
        names = [_plain(cell) for cell in next(csv.reader([first[:10_000]], delimiter=apart), [])]
        plain = [name.lower() for name in names]
        others = (*_COUNTS, *POINTS, *OTHER_PRICES)
        tells = any(each in others or _is_price(each) for each in plain)
        if 2 <= len(names) <= _MOST_COLUMNS and tells and any(each in _NAMES for each in plain):
            return apart, names
    return None


def _columns(names: Sequence[str]) -> _Columns:
    plain = [name.lower() for name in names]
    titles = [plain.index(each) for each in _NAMES if each in plain]
    counts = [place for place, each in enumerate(plain) if each in _COUNTS and place != titles[0]]
    if len(counts) > 1:
        one, other = (names[place] for place in counts[:2])
        found = f"tells numbers of models in two columns, {one!r} and {other!r}"
        raise SceneError("the list", found, "leave one of them")
    prices = [place for place, each in enumerate(plain) if _is_price(each)]
    whole = [place for place in prices if not _EACH.search(plain[place])]
    whole = [place for place in whole if _WHOLE.search(plain[place])] or whole
    if len(whole) > 1:
        one, other = (names[place] for place in whole[:2])
        raise SceneError(
            "the list", f"tells prices in two columns, {one!r} and {other!r}", "leave one of them"
        )
    price = next(iter(whole or prices), -1)
    return _Columns(names, titles[0], next(iter(counts), -1), price, not whole and price >= 0)


def _is_price(name: str) -> bool:
    """Return whether the name of a column says that it holds prices, of all models or of each."""
    words = _WHOLE.sub("", _EACH.sub("", name)).strip(" ()[]")
    return words in (*POINTS, *OTHER_PRICES) or (not words and _WHOLE.search(name) is not None)


def _rows(text: str, apart: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of units with their numbers in the file."""
    reader = csv.reader(text.splitlines(keepends=True), delimiter=apart, strict=True)
    columns = 0
    try:
        for number, row in enumerate(reader):
            if number > MOST_ROWS:
                raise SceneError("the list", "is too long", f"at most {MOST_ROWS} lines are read")
            if all(not cell.strip() or _RULE.fullmatch(cell) for cell in row):
                continue
            if not columns:
                columns = len(row)
                continue
            if len(row) > columns and any(cell.strip() for cell in row[columns:]):
                found = f"has {len(row)} fields where the first line names {columns}"
                remedy = 'put a name that holds a comma between quotes, as "Guard, old"'
                raise SceneError(f"line {reader.line_num}", found, remedy)
            yield reader.line_num, row
    except csv.Error as error:
        place = f"line {reader.line_num}"
        raise SceneError(place, f"cannot be read ({error})", "save the table as CSV once more") from None


def _cell(row: Sequence[str], place: int) -> str:
    return _plain(row[place]) if 0 <= place < len(row) else ""


def _plain(cell: str) -> str:
    """Return the words of a cell without marks of bold and slanted letters."""
    words = " ".join(cell.split())
    return _MARKED.sub(r"\2", words)


def _unit(row: Sequence[str], columns: _Columns, line: int) -> ArmyUnit | None:
    """Return the unit of a line; None where it has no models."""
    told = _cell(row, columns.name)[:_LONGEST]
    if not told:
        raise SceneError(
            f"line {line}", "names no unit", f"write its name under {columns.names[columns.name]}"
        )
    name, count, others = counted_name(told) if columns.count < 0 else (told, _count(row, columns, line), ())
    number = 1 if count is None else count
    if not number:
        return None
    numbers = dict(_numbers(row, columns))
    by = "its name" if columns.count < 0 else f"the column {columns.names[columns.count][:80]}"
    readings = tuple(Reading({name: each} if each else {}, why) for each, why in others)
    return ArmyUnit(name, {name: number}, _price(row, columns, line, number), numbers, (by,), readings)


def _count(row: Sequence[str], columns: _Columns, line: int) -> int | None:
    text = _cell(row, columns.count)
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 6 or int(text) > MOST_OF_ONE:
        place = f"line {line}, {columns.names[columns.count]}"
        raise SceneError(place, f"is {shown(text)}", f"it must be a whole number up to {MOST_OF_ONE}")
    return int(text)


def _price(row: Sequence[str], columns: _Columns, line: int, count: int) -> float:
    text = _cell(row, columns.price)
    if not text.strip("-–—"):
        return 0.0
    found = _PRICE_CELL.fullmatch(text)
    if found is None:
        place = f"line {line}, {columns.names[columns.price]}"
        raise SceneError(place, f"is {shown(text)}", "it must be a number, such as 180")
    return amount_of(found["amount"].rstrip(".,")) * (count if columns.is_each else 1)


def _numbers(row: Sequence[str], columns: _Columns) -> Iterator[tuple[str, str]]:
    for place, name in enumerate(columns.names):
        text = _cell(row, place)
        is_other = place not in (columns.name, columns.count, columns.price) and not _is_price(name.lower())
        if name and is_other and _NUMBER.fullmatch(text):
            yield name[:80], text


def _words_of(columns: _Columns) -> Iterator[str]:
    name = columns.names[columns.price].lower() if columns.price >= 0 else ""
    word: Mapping[str, str] = {each: each for each in OTHER_PRICES}
    other = next((word[each] for each in OTHER_PRICES if each in re.split(r"[\s()/]+", name)), "")
    if other:
        yield taken_as_points([other])
