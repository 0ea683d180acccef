"""One Page Dungeon in JSON: rooms as floor with walls about it, doors, water, columns and notes.

All places are squares; y counts downward, and may be below nought.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import ceil
from typing import Final

from battlefield.files.imports.laying.asking import Answers, Question, number_told
from battlefield.files.imports.laying.figure import neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.joining import joined_lines
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.laying.wall_lines import SQUARE, WIDTH, board_side, groups_of
from battlefield.files.imports.letters.cells import components, rectangles_of, ring_of
from battlefield.files.imports.reading.source import Source
from battlefield.files.terrain.terrain_kinds import DOOR, KINDS, with_kind
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, items
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.rules.scene.contents import Board, Door, Terrain
from battlefield.rules.scene.scenario import Hold, Note

MOST_CELLS: Final = 100_000
MOST_THINGS: Final = 5_000
_SPOT: Final = (-10_000.0, 10_000.0)
_SIDE: Final = (1.0, 1_000.0)
_OPEN: Final = {0: "an opening", 2: "an archway", 3: "a way out", 8: "stairs", 9: "stairs"}
_CLOSED: Final = {1: "a door", 4: "a portcullis", 5: "a double door", 6: "a secret door", 7: "a barred door"}
_SECRET: Final = 6
_MARGIN: Final = 1  # squares about the dungeon
_COLUMN: Final = 0.25  # squares from the middle of a column to its rim
_SQUARES: Final = ("rects", "doors", "columns", "water")
_BETWEEN: Final = "What lies between squares lies in the square where it begins, and rooms are whole squares"
Cell = tuple[int, int]


def is_it(source: Source) -> bool:
    """Return whether a file has rooms and doors of a dungeon in squares."""
    if not source.is_json or b'"rects"' not in source.data:
        return False
    value = source.json
    return isinstance(value, dict) and isinstance(value.get("rects"), list) and "doors" in value


def questions(_source: Source) -> tuple[Question, ...]:
    """Ask for the square and the thickness of walls."""
    return SQUARE, WIDTH


def imported(source: Source, answers: Answers) -> Imported:
    """Read a dungeon."""
    whole, gathering = Fields(source.json, ""), Gathering(answers)
    square, width = number_told(SQUARE, answers), number_told(WIDTH, answers)
    doors = [Fields(each, f"doors[{n}]") for n, each in enumerate(whole.items("doors", MOST_THINGS))]
    floor = _floor(gathering, whole, doors)
    if any(_is_between(each) for key in _SQUARES for each in whole.items(key, MOST_CELLS)):
        gathering.guess_once(_BETWEEN)
    plan = _Plan(gathering, floor, square, width)
    rims, leaves = list(plan.rims()), [leaf for door in doors if (leaf := plan.leaf(door)) is not None]
    groups = iter(groups_of([*rims, *(line for line, _ in leaves)], width))
    for line in rims:
        plan.wall(line, next(groups))
    plan.water(whole)
    for line, shut in leaves:
        plan.door(line, shut, next(groups))
    for n, each in enumerate(whole.items("columns", MOST_THINGS)):
        plan.column(Fields(each, f"columns[{n}]"))
    for n, each in enumerate(whole.items("notes", limits.NOTES)):
        plan.note(Fields(each, f"notes[{n}]"))
    return gathering.imported(plan.board, whole.text("title"), description=whole.text("story"))


def _is_between(thing: object) -> bool:
    """Return whether something does not lie in whole squares."""
    told = thing if isinstance(thing, dict) else {}
    return any(isinstance(side := told.get(key), float) and not side.is_integer() for key in "xywh")


def _floor(gathering: Gathering, whole: Fields, doors: list[Fields]) -> set[Cell]:
    """Return the squares that are floor: those of rooms, and those that doors are in."""
    floor = {_cell(door) for door in doors}
    for n, each in enumerate(items(whole.need("rects", "a list of rooms"), "rects", MOST_THINGS)):
        room = Fields(each, f"rects[{n}]")
        x, y = _cell(room)
        wide, high = (ceil(room.needed_number(key, _SIDE)) for key in "wh")
        if len(floor) + wide * high > MOST_CELLS:
            raise SceneError(room.place, "is too large", f"at most {MOST_CELLS:,} squares are read")
        if room.flag("rotunda"):
            gathering.guess("A round room is taken for a square one")
        floor |= {(x + i, y + j) for i in range(wide) for j in range(high)}
    if not floor:
        raise SceneError("rects", "has no room", "a dungeon has one at least")
    return floor


def _rims(body: Iterable[Cell]) -> list[tuple[Point, ...]]:
    """Return the rims of a floor that touches itself at a corner, as lines between its corners."""
    floor = frozenset(body)
    sides = (
        ((0, 0), (1, 0), (0, -1)),
        ((0, 1), (1, 1), (0, 1)),
        ((0, 0), (0, 1), (-1, 0)),
        ((1, 0), (1, 1), (1, 0)),
    )
    return joined_lines(
        [
            ((float(x + a), float(y + b)), (float(x + c), float(y + d)))
            for x, y in sorted(floor)
            for (a, b), (c, d), (dx, dy) in sides
            if (x + dx, y + dy) not in floor
        ]
    )


def _cell(fields: Fields) -> Cell:
    x, y = (fields.needed_number(key, _SPOT) for key in "xy")
    return int(x // 1), int(y // 1)


class _Plan:
    """What a dungeon becomes on a table whose upper left corner is a square beside the first room."""

    def __init__(self, gathering: Gathering, floor: set[Cell], square: float, width: float) -> None:
        """Lay the table about the floor."""
        self.gathering, self.floor, self.square, self.width = gathering, floor, square, width
        columns, rows = ({cell[n] for cell in floor} for n in (0, 1))
        self.corner = min(columns) - _MARGIN, min(rows) - _MARGIN
        wide, high = max(columns) + 1 + _MARGIN - self.corner[0], max(rows) + 1 + _MARGIN - self.corner[1]
        self.board = Board(board_side("rects", wide * square), board_side("rects", high * square))

    def at(self, x: float, y: float) -> Point:
        """Lay a place in squares on the table."""
        return neat((x - self.corner[0]) * self.square, (y - self.corner[1]) * self.square)

    def rims(self) -> Iterator[list[Point]]:
        """Yield the lines about each part of the floor, where walls stand."""
        for body in components(self.floor):
            found = ring_of(body)
            rings = _rims(body) if found is None else [(*ring, ring[0]) for ring in (found[0], *found[1])]
            for ring in rings:
                yield [self.at(x, y) for x, y in ring]

    def wall(self, line: list[Point], group: str) -> None:
        """Stand a wall on a line."""
        from battlefield.geometry.outlines.filling import whole_strips

        for strip in whole_strips(line, self.width, closes=True):
            self._take("wall", strip, "wall", group)

    def water(self, whole: Fields) -> None:
        """Lay water; squares of it that share sides are one."""
        cells = {
            _cell(Fields(each, f"water[{n}]")) for n, each in enumerate(whole.items("water", MOST_CELLS))
        }
        for outline, *holes in self._outlines(cells):
            self._take("water", Polygon(outline, tuple(holes)), "water")

    def _outlines(self, cells: set[Cell]) -> Iterator[list[tuple[Point, ...]]]:
        for body in components(cells):
            found = ring_of(body)
            rings = [found] if found is not None else [(ring, ()) for ring in rectangles_of(body)]
            for outline, holes in rings:
                yield [tuple(self.at(x, y) for x, y in ring) for ring in (outline, *holes)]

    def leaf(self, door: Fields) -> tuple[list[Point], Door] | None:
        """Return the line across the middle of its square that a door closes; None where it is a way."""
        kind = door.whole("type", 100)
        way = Fields(door.need("dir", '{"x": ..., "y": ...}'), door.at("dir"))
        x, y = _cell(door)
        is_across = way.needed_number("y", (-1.0, 1.0)) != 0.0
        line = ((x, y + 0.5), (x + 1, y + 0.5)) if is_across else ((x + 0.5, y), (x + 0.5, y + 1))
        if kind in _OPEN:
            self.gathering.drop(f"door that is {_OPEN[kind]}")
            return None
        if kind not in _CLOSED:
            self.gathering.guess(f"A door of the unknown type {kind} is taken for a closed one")
        elif kind not in (1, _SECRET):
            self.gathering.guess(f"{_CLOSED[kind].capitalize()} is taken for a closed door")
        return [self.at(*end) for end in line], Door(secret=kind == _SECRET)

    def door(self, line: list[Point], shut: Door, group: str) -> None:
        """Hang a door on its line."""
        leaf = Terrain("door", Strip(tuple(line), self.width), hold=Hold(group=group))
        self.gathering.take(replace(with_kind(leaf, KINDS[DOOR]), door=shut), "closed door")

    def column(self, column: Fields) -> None:
        """Stand a column in the middle of its square."""
        self.gathering.guess_once("Columns stand in the middle of their squares, half a square across")
        x, y = _cell(column)
        self._take("column", Circle(self.at(x + 0.5, y + 0.5), _COLUMN * self.square), "wall")

    def note(self, note: Fields) -> None:
        """Write a note where it points to."""
        place = Fields(note.need("pos", '{"x": ..., "y": ...}'), note.at("pos"))
        x, y = (place.needed_number(key, _SPOT) for key in "xy")
        words = " ".join(each for each in (note.text("ref"), note.text("text")) if each)
        if words:
            self.gathering.take(
                Note("note", self.at(x, y), words, min(0.3 * self.square, limits.NOTE_SIZE[1])), "note"
            )
        else:
            self.gathering.drop("note without words")

    def _take(self, noun: str, outline: Outline, kind: str, group: str = "") -> None:
        self.gathering.take(with_kind(Terrain(noun, outline, hold=Hold(group=group)), KINDS[kind]), noun)
