"""The battle that was set up last, kept as text, so that the next one begins with the same choices."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battlefield.app.books.faces import FACES, face_of
from battlefield.app.playing.setup.setup import LEAST_SIDES, Offered, Setup, Side, fits, told_apart
from battlefield.app.playing.setup.tables import Table, blank_table
from battlefield.app.wording.presets import BOARDS
from battlefield.rules.book.face import MOST_SIDES


def kept(setup: Setup) -> str:
    """Return a setup as text: its book, table, rosters, players and settings, but no seed."""
    table = setup.table
    sides = [
        {
            "roster": str(side.path) if side.path is not None else "",
            "name": side.name if side.is_named else "",
            "player": side.player,
            "typed": side.is_typed,
            "handicap": side.handicap,
        }
        for side in setup.sides
    ]
    found = {
        "book": setup.book,
        "table": str(table.path) if table.path is not None else "",
        "size": [table.board.width, table.board.height],
        "sides": sides,
        "chosen": {key: value for key, value in setup.chosen.items() if isinstance(value, str | int | bool)},
    }
    return json.dumps(found, ensure_ascii=False)


def again(found: Offered, text: str, seed: int) -> Setup | None:
    """Return the setup of a text, with dice of its own; None where a roster or its table is there no more."""
    try:
        told: Any = json.loads(text)
        return _again(found, told, seed) if isinstance(told, dict) else None
    except (ValueError, LookupError, TypeError, AttributeError):
        return None


def _again(found: Offered, told: Mapping[str, Any], seed: int) -> Setup | None:
    book = str(told["book"])
    if book not in FACES:
        return None
    table, rosters = _table(found, told, book), {str(side.path): side for side in found.rosters_of(book)}
    listed = [_side(rosters, each) for each in told["sides"]]
    sides = tuple(side for side in listed if side is not None)
    if table is None or len(sides) < len(listed) or not LEAST_SIDES <= len(sides) <= MOST_SIDES:
        return None
    sides = told_apart(sides)
    first = Setup(table, sides, str(seed), dict(told["chosen"]), book)
    names = [side.name for side in sides]
    return first if len(set(names)) == len(names) else None


def _table(found: Offered, told: Mapping[str, Any], book: str) -> Table | None:
    path, size = str(told["table"]), tuple(told["size"])
    tables = (*found.tables, *(blank_table(board.width, board.height) for _, board in BOARDS))
    for table in tables:
        same = str(table.path) == path if path else table.path is None and _size(table) == size
        if same and table.book in ("", book) and fits(table, face_of(book)):
            return table
    return None


def _size(table: Table) -> tuple[float, float]:
    return table.board.width, table.board.height


def _side(rosters: Mapping[str, Side], told: Mapping[str, Any]) -> Side | None:
    side = rosters.get(str(told["roster"]))
    if side is None:
        return None
    name = str(told["name"])
    return replace(
        side,
        name=name or side.name,
        is_named=bool(name),
        player=str(told["player"]),
        is_typed=bool(told["typed"]),
        handicap=int(told["handicap"]),
    )
