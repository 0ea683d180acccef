"""Maps drawn with letters: each letter a square, a header that says how large it is and what letters mean.

`# battlefield 44x60 in; cell 2 in; legend: . open  R ruin:5  D zone:red  X marker  a model:red:32` is
followed by the rows; a legend may as well stand in lines of its own above or below them. Squares of one
letter that share an edge are one piece; a number is its height.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from battlefield.files.imports.laying.asking import Answers, Question, number_told
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.letters.ascii_legends import OPEN, header_legend, parted
from battlefield.files.imports.letters.cells import Cell, components, rectangles_of, ring_of
from battlefield.files.imports.reading.source import Source
from battlefield.files.terrain.terrain_kinds import KINDS, with_kind
from battlefield.files.terrain.terrain_names import kind_named
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.geometry.kernel.shapes import BaseSize, Point, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.objectives import SPOT_KINDS, Objective
from battlefield.rules.scene.scenario import Hold, Zone

MOST_CELLS = 250_000
MOST_PIECES = 2_000
_LONGEST = 200  # characters of a meaning
_HEADER = re.compile(rb"#\s*battlefield\b", re.IGNORECASE)
_HEADER_WORD = re.compile(r"#\s*battlefield\b", re.IGNORECASE)
_SIZE = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,6})?)\s*[x×]\s*([0-9]{1,4}(?:\.[0-9]{1,6})?)\s*(in|cm|mm)?")
_CELL = re.compile(r"cell\s+([0-9]{1,4}(?:\.[0-9]{1,6})?)\s*(in|cm|mm)?")
_INCHES = {"in": 1.0, "cm": 1 / 2.54, "mm": 1 / 25.4, None: 1.0}
_USUAL = {  # letters of maps without a legend
    "#": "wall", "^": "hill", "~": "water", "T": "wood", "t": "wood", "R": "ruin", "B": "building",
    "o": "crater", "=": "road", "h": "hedge", "H": "hedge", "X": "marker", "*": "marker",
}  # fmt: skip
_MOST_TOLD = {"model": 3}  # what may be said of a letter beside its meaning
_CELL_ASKED = Question("cell", "One letter is how many inches wide?", "length", 1.0, least=0.05, most=100.0)


def is_it(source: Source) -> bool:
    """Return whether a file is a map of letters: by its header, or by even rows of few different letters."""
    if _HEADER.match(source.head):
        return True
    if source.head[:1] in b"{[<" or b"\0" in source.data[:4096]:
        return False
    drawn = parted(source.text[:20_000].splitlines())
    legend, rows = drawn.legend, [row for row in drawn.rows if row.strip()]
    widths = [len(row.rstrip()) for row in rows]
    letters = set("".join(rows))
    known = letters & {*_USUAL, *OPEN, *legend}
    if not rows or not (min(widths) >= 3 and max(widths) <= 1_000 and len(letters) <= 24):
        return False
    if len(rows) < 3:  # so little is a map where each of its letters means something
        return known == letters and len(rows) > (0 if legend else 1)
    return 2 * len(known) > len(letters)


def questions(source: Source) -> tuple[Question, ...]:
    """Ask how large a square is, where no header says it."""
    return () if _map_of(source).cell else (_CELL_ASKED,)


def imported(source: Source, answers: Answers) -> Imported:
    """Read the map."""
    drawn = _map_of(source)
    cell = drawn.cell or number_told(_CELL_ASKED, answers)
    work = _Work(drawn, cell)
    width, height = drawn.size or (cell * max(map(len, drawn.rows)), cell * len(drawn.rows))
    if not all(limits.BOARD[0] <= each <= limits.BOARD[1] for each in (width, height)):
        least, most = limits.BOARD
        raise SceneError(
            "the table", f"is {width:g} × {height:g} in", f"each must be from {least:g} to {most:g}"
        )
    work.read()
    scene = Scene(Board(width, height), drawn.name, terrain=tuple(work.terrain), models=tuple(work.models),
                  zones=tuple(work.zones), objectives=tuple(work.objectives))  # fmt: skip
    guessed = (*work.guesses(), *_misfit(drawn, cell, width, height))
    return Imported(scene, work.counts(), guessed, work.losses())


@dataclass(frozen=True)
class _Map:
    """A map as it is drawn; `size` and `cell` in inches where the header tells them."""

    rows: tuple[str, ...]
    legend: Mapping[str, str]
    name: str = ""
    size: tuple[float, float] | None = None
    cell: float | None = None
    guessed: tuple[str, ...] = ()
    odd: tuple[str, ...] = ()


def _map_of(source: Source) -> _Map:
    lines = source.text.splitlines()
    header = ""
    if lines and _HEADER.match(lines[0].encode()):
        header, lines = lines[0], lines[1:]
    told, drawn = _Header.of(header), parted(lines, 2 if header else 1)
    rows, legend = drawn.rows, told.legend | drawn.legend
    if not rows or not any(row.strip() for row in rows):
        raise SceneError("the map", "has no rows", "draw one row of letters a line below the header")
    if sum(map(len, rows)) > MOST_CELLS:
        raise SceneError("the map", "has too many letters", f"at most {MOST_CELLS} are read")
    return _Map(
        rows, legend or _USUAL, told.name, told.size, told.cell or drawn.cell, drawn.guessed, drawn.odd
    )


@dataclass
class _Header:
    """What the first line of a map says."""

    legend: dict[str, str] = field(default_factory=dict)
    name: str = ""
    size: tuple[float, float] | None = None
    cell: float | None = None

    @classmethod
    def of(cls, line: str) -> "_Header":
        """Read it part by part; raise SceneError where one of them says nothing that is known."""
        found = cls()
        before, _, legend = line.partition("legend:")
        found.legend = header_legend(legend.split())
        for part in _HEADER_WORD.sub("", before).split(";"):
            if part.strip():
                found.take(part.strip())
        return found

    def take(self, part: str) -> None:
        """Take one part."""
        size, cell = _SIZE.fullmatch(part), _CELL.fullmatch(part)
        if size:
            self.size = float(size[1]) * _INCHES[size[3]], float(size[2]) * _INCHES[size[3]]
        elif cell and float(cell[1]):
            self.cell = float(cell[1]) * _INCHES[cell[2]]
        elif part.startswith("name "):
            self.name = part.removeprefix("name ").strip()[:80]
        else:
            raise SceneError("line 1", f"has {shown(part[:60])}", "write it like 44x60 in; cell 2 in")


@dataclass
class _Work:
    """A map being read."""

    drawn: _Map
    cell: float
    terrain: list[Terrain] = field(default_factory=list)
    models: list[Model] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
    _unknown: dict[str, int] = field(default_factory=dict)
    _guessed: dict[str, str] = field(default_factory=dict)
    _left_over: dict[str, None] = field(default_factory=dict)
    _usual: dict[str, str] = field(default_factory=dict)  # what letters were taken for that no legend tells

    def read(self) -> None:
        """Take every letter, in the order of the legend and then of the map."""
        cells: dict[str, list[Cell]] = {}
        for y, row in enumerate(self.drawn.rows):
            for x, letter in enumerate(row):
                cells.setdefault(letter, []).append((x, y))
        for letter, spots in cells.items():
            self._take(letter, spots)

    def _take(self, letter: str, cells: list[Cell]) -> None:
        meaning = self.drawn.legend.get(letter, "open" if letter in OPEN else "")
        word, *more = (each[:_LONGEST] for each in meaning.split(":"))
        if word == "open":
            return
        if word and self.drawn.legend is _USUAL:
            self._usual[letter] = word
        if not word:
            self._unknown[letter] = len(cells)
        elif word == "model":
            self._stand(letter, cells, more)
        elif word in SPOT_KINDS:
            self._mark(word, cells, more)
        elif word == "zone":
            self._zone(letter, cells, more)
        else:
            self._piece(letter, word, cells, more)
        if len(more) > _MOST_TOLD.get(word, 1):
            left = ":".join(more[_MOST_TOLD.get(word, 1) :])
            self._left_over[f"{shown(left)} in the meaning of {shown(letter)}"] = None

    def _stand(self, letter: str, cells: list[Cell], more: list[str]) -> None:
        side = more[0] if more else "one"
        millimetres = _number(more[1], limits.BASE_MM, letter) if len(more) > 1 else 32.0
        if len(more) < 2:
            self._guessed[letter] = f"models {letter} stand on 32 mm round bases"
        for spot in cells:
            id_ = f"{letter}{len(self.models) + 1}"
            unit = more[2] if len(more) > 2 else letter
            self.models.append(
                Model(id_, BaseSize.round(millimetres), self._middle(spot), unit, side, height=1.5)
            )
        if len(self.models) > limits.MODELS:
            raise SceneError("the map", "holds too many models", f"at most {limits.MODELS} are read")

    def _mark(self, word: str, cells: list[Cell], more: list[str]) -> None:
        kind = next(each for each in SPOT_KINDS if each == word)
        for spot in cells:
            id_ = f"{word}{len(self.objectives) + 1}"
            self.objectives.append(Objective(id_, kind, self._middle(spot), side=more[0] if more else ""))
        if len(self.objectives) > limits.OBJECTIVES:
            raise SceneError("the map", "holds too many objectives", f"at most {limits.OBJECTIVES} are read")

    def _zone(self, letter: str, cells: list[Cell], more: list[str]) -> None:
        side = more[0] if more else ""
        for outline in self._outlines(cells):
            self._room(len(self.zones), limits.ZONES)
            self.zones.append(Zone(f"{side or letter}{len(self.zones) + 1}", outline, side=side))

    def _piece(self, letter: str, word: str, cells: list[Cell], more: list[str]) -> None:
        kind = KINDS.get(word) or kind_named(word)
        if kind is None:
            self._guessed[letter] = f"{letter}, {shown(word)}, is open ground of no known kind"
        elif word not in KINDS:
            self._guessed[letter] = f"{shown(word)} is taken as {kind.name.lower()}"
        for group, outlines in enumerate(self._groups(cells)):
            held = Hold(group=f"{word}-{letter}{group + 1}") if len(outlines) > 1 else Hold()
            for outline in outlines:
                self._room(len(self.terrain), MOST_PIECES)
                made = Terrain(f"{word}{len(self.terrain) + 1}", outline, kind=word, hold=held)
                made = with_kind(made, kind) if kind is not None else made
                if more:
                    top = _number(more[0], limits.HEIGHT, letter)
                    made = replace(made, top=top, bottom=min(made.bottom, top))
                self.terrain.append(made)

    def _room(self, count: int, most: int) -> None:
        if count >= most:
            raise SceneError("the map", "falls into too many pieces", f"at most {most} are read")

    def _groups(self, cells: list[Cell]) -> Iterator[list[Polygon]]:
        """Yield the outlines of each body of squares: one, or rectangles where it touches itself."""
        for body in components(cells):
            found = ring_of(body)
            rings = [found] if found is not None else [(ring, ()) for ring in rectangles_of(body)]
            yield [Polygon(self._inches(ring), tuple(map(self._inches, holes))) for ring, holes in rings]

    def _outlines(self, cells: list[Cell]) -> Iterator[Polygon]:
        for group in self._groups(cells):
            yield from group

    def _inches(self, ring: tuple[Cell, ...]) -> tuple[Point, ...]:
        return tuple((x * self.cell, y * self.cell) for x, y in ring)

    def _middle(self, spot: Cell) -> Point:
        return (spot[0] + 0.5) * self.cell, (spot[1] + 0.5) * self.cell

    def counts(self) -> tuple[str, ...]:
        """Say how much was taken."""
        pieces = Counter(piece.kind for piece in self.terrain)
        told = ", ".join(f"{f'{n} × ' * (n > 1)}{shown(kind)[1:-1]}" for kind, n in pieces.items())
        kinds = (("piece", self.terrain), ("model", self.models), ("zone", self.zones),
                 ("objective", self.objectives))  # fmt: skip
        counted = (f"{len(each)} {word}{'s' * (len(each) != 1)}" for word, each in kinds if each)
        return tuple(f"{words}: {told}" if " piece" in words else words for words in counted)

    def guesses(self) -> tuple[str, ...]:
        """Say what no legend told."""
        usual = ", ".join(f"{letter} is {word}" for letter, word in self._usual.items())
        legend = (f"letters mean what they usually do: {usual}",) if usual else ()
        return (*legend, *self.drawn.guessed, *self._guessed.values())

    def losses(self) -> tuple[str, ...]:
        """Say which letters meant nothing."""
        lost = self._unknown.items()
        squares = (f"{n} square{'s' * (n != 1)} of {shown(letter)}" for letter, n in lost)
        return (*squares, *self.drawn.odd, *self._left_over)


def _number(text: str, within: tuple[float, float], letter: str) -> float:
    try:
        value = float(text) if len(text) < 20 else float("nan")
    except ValueError:
        value = float("nan")
    if not within[0] <= value <= within[1]:
        expected = f"write a number from {within[0]:g} to {within[1]:g}"
        raise SceneError(f"the legend's {shown(letter)}", f"has {shown(text)}", expected)
    return value


def _misfit(drawn: _Map, cell: float, width: float, height: float) -> Iterator[str]:
    across, down = cell * max(map(len, drawn.rows)), cell * len(drawn.rows)
    if abs(across - width) > 0.5 * cell or abs(down - height) > 0.5 * cell:
        yield f"the rows cover {across:g} × {down:g} in of a table of {width:g} × {height:g} in"
