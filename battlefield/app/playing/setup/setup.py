"""A battle being set up: its table, its sides and rosters, its settings and seed, and what is wrong yet."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import FACES, face_of
from battlefield.app.books.setting import (
    LENGTHS,
    bounded,
    counting,
    setting_named,
    value_of,
    written,
)
from battlefield.app.opponents.seating import ME, USUAL_LEVEL, is_program
from battlefield.app.playing.setup.parade import on_parade, with_ways_in
from battlefield.app.playing.setup.tables import Table, blank_table, expect, read_table, scenarios
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.lengths import format_length
from battlefield.files.battles.rosters import read_roster
from battlefield.files.battles.scripts import SEED, Script
from battlefield.files.text.errors import SceneError
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.face import MOST_SIDES, Face
from battlefield.rules.book.setting import DOORS, Setting
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.muster.deployment_zones import homes
from battlefield.rules.muster.roster import Roster
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.scenario import Entry, Zone

FIRST_BOOK = next(iter(FACES))
LEAST_SIDES = 2
NAME_LETTERS = 40
_DEPTH, _ENTRY_DEPTH = "zone depth", "entry depth"
_ZONE_SHARE = 3  # of the table's height, each zone at most, unless somebody chooses more


@dataclass(frozen=True, slots=True)
class Side:
    """Who fights: a name, a roster with its file, whether real dice are typed in, and who plays it.

    `trouble` says in one sentence why the file could not be read. A name nobody typed follows the roster.
    `handicap` is in percent of what the book counts a roster by.
    """

    name: str = ""
    roster: Roster | None = None
    path: Path | None = None
    is_typed: bool = False
    is_named: bool = False
    trouble: str = ""
    handicap: int = 0

    @property
    def fielded(self) -> Roster | None:
        """The roster as its handicap makes it."""
        if self.roster is None or not self.handicap:
            return self.roster
        return face_of(self.roster.book).handicap(self.roster, self.handicap)

    player: str = ""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a battle cannot begin, in one sentence; `side` is the number of the side it is about, or None."""

    words: str
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is chosen so far; the seed is kept as it was typed."""

    table: Table
    sides: tuple[Side, ...]
    seed: str
    chosen: Mapping[str, Scalar] = field(default_factory=dict)
    book: str = FIRST_BOOK

    @property
    def face(self) -> Face:
        """The book that is played, as it shows itself."""
        return face_of(self.book)

    def value(self, setting: Setting) -> Scalar:
        """Return what a setting is: what is chosen, else what the table proposes, else what is usual.

        Zones are a third of a small table, a side is the first or the last one.
        """
        if setting.side and all(side.name != self.chosen.get(setting.name) for side in self.sides):
            return self.sides[0 if setting.side == "first" else -1].name
        known = (*self.chosen, *self.table.settings)
        if setting.name in LENGTHS and self.table.turns and setting.name not in known:
            return bounded(setting, self.table.turns)
        if setting.name in self.chosen or setting.name not in (_DEPTH, *self.table.settings):
            return value_of(setting, self.chosen)
        if setting.name in self.table.settings:
            return self.table.settings[setting.name]
        return max(1, min(int(setting.usual), int(self.table.board.height) // _ZONE_SHARE))

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays each side: oneself the first, the program the others, unless somebody says otherwise."""
        return tuple(side.player or (USUAL_LEVEL if n else ME) for n, side in enumerate(self.sides))

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The settings that matter in the game that is chosen."""
        return counting(self.face.settings, self.chosen)

    @property
    def drawn_zones(self) -> tuple[str, ...]:
        """The sides for which the table's scenario draws deployment zones."""
        names = tuple(side.name for side in self.sides)
        return tuple(zone.side for zone in homes(self.table.zones, names))

    @property
    def ways_in(self) -> tuple[tuple[Zone, ...], tuple[Entry, ...], float]:
        """The zones and entry edges that the table draws, and how deep zones along an edge are: 0 for none.

        None of them counts in books that are played by areas.
        """
        setting = setting_named(self.face.settings, _DEPTH)
        depth = float(self.value(setting)) if setting is not None else 0.0
        if self.face.by_areas:
            return (), (), 0.0
        has_entries = setting_named(self.face.settings, _ENTRY_DEPTH) is not None
        return self.table.zones, self.table.entries if has_entries else (), depth

    def why_idle(self, setting: Setting) -> str:
        """Say why a setting changes nothing on this table, or nothing."""
        names = {side.name for side in self.sides}
        if setting.name == _DEPTH and set(self.drawn_zones) >= names:
            return "The table draws a zone for each side."
        if setting.name == _ENTRY_DEPTH and not self.table.entries:
            return "The table draws no entry edge."
        if setting is DOORS and all(piece.door is None for piece in self.table.terrain):
            return "The table has no door."
        return ""

    def start_words(self, number: int) -> str:
        """Say where a side begins, by its number."""
        if not self.face.by_areas and self.sides[number].name in self.drawn_zones:
            return "Deploys in the zone that the table draws for it."
        return self.face.start(number)

    @property
    def may_add(self) -> bool:
        """Whether the book has room for one more side."""
        return len(self.sides) < self.face.most_sides

    def choose(self, name: str, value: Scalar) -> "Setup":
        """Choose a setting."""
        return replace(self, chosen={**self.chosen, name: value})

    def with_side(self, number: int, side: Side) -> "Setup":
        """Change a side; one that is chosen for something stays so under another name."""
        before = self.sides[number].name
        sides = (*self.sides[:number], side, *self.sides[number + 1 :])
        told = sides if side.is_named else told_apart(sides)  # what is typed changes no other name
        changed = replace(self, sides=told)
        for setting in self.face.settings:
            if setting.side and before and self.chosen.get(setting.name) == before:
                changed = changed.choose(setting.name, changed.sides[number].name)
        return changed

    def add_side(self) -> "Setup":
        """Add a side without a roster."""
        return replace(self, sides=(*self.sides, Side(f"Side {len(self.sides) + 1}")))

    def drop_side(self, number: int) -> "Setup":
        """Leave a side out."""
        return replace(self, sides=(*self.sides[:number], *self.sides[number + 1 :]))


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of looking a setup through: what is wrong, its table's picture, the battle if all is well."""

    problems: tuple[Problem, ...]
    scene: Scene
    script: Script | None = None


def read_side(path: Path, side: Side | None = None) -> Side:
    """Return a side the roster of a file; what is wrong with the file is said by its `trouble`."""
    side = side if side is not None else Side()
    try:
        expect(path, "roster", "choose a roster")
        roster = read_roster(path)
    except SceneError as error:
        return replace(side, roster=None, path=path, trouble=whole_fault(error))
    name = side.name if side.is_named else roster.name
    return replace(side, name=name, roster=roster, path=path, trouble="")


@dataclass(frozen=True, slots=True)
class Offered:
    """The tables and rosters of all books to choose from; rosters that cannot be read are left out."""

    tables: tuple[Table, ...]
    rosters: tuple[Side, ...]

    def tables_of(self, face: Face) -> tuple[Table, ...]:
        """Return the tables that suit a book: maps of areas are for those that are played by areas."""
        return tuple(each for each in self.tables if each.book in ("", face.key) and fits(each, face))

    def rosters_of(self, book: str) -> tuple[Side, ...]:
        """Return the rosters of a book."""
        return tuple(side for side in self.rosters if side.roster is not None and side.roster.book == book)


def fits(table: Table, face: Face) -> bool:
    """Return whether a table has areas where a book is played by them, and none elsewhere."""
    return bool(table.areas) == face.by_areas


def offered(maps: Sequence[Path], rosters: Sequence[Path], scripts: Sequence[Path] = ()) -> Offered:
    """Read what can be chosen from; of scripts those that are scenarios on maps of their own."""
    sides = (read_side(path) for path in rosters)
    known = tuple(side for side in sides if side.roster is not None and side.roster.book in FACES)
    return Offered((*scenarios(scripts), *(read_table(path) for path in maps)), known)


def first_setup(found: Offered, seed: int, book: str = "") -> Setup:
    """Return what a page begins with in a book, and the first two rosters that are most alike.

    That is the table that is open, else a scenario or the smallest table; no book is one that suits the open
    table, else the first of all.
    """
    book = book or _suiting(found)
    suited = found.tables_of(face_of(book))
    tables = sorted(suited, key=lambda each: (not each.is_open, not each.book, _size(each)))
    table = tables[0] if tables else blank_table(36, 36)
    known = _alike(found.rosters_of(book), face_of(book))
    missing = (Side(f"Side {number}") for number in range(len(known) + 1, LEAST_SIDES + 1))
    return Setup(table, told_apart((*known, *missing)), str(seed), book=book)


def _alike(sides: tuple[Side, ...], face: Face) -> tuple[Side, ...]:
    """Return the first two sides that are nearest to each other by what their book counts.

    Where those who are on opposite sides differ by their nature they are the first two.
    """
    worth = {side.path: face.worth(side.roster) for side in sides if side.roster is not None}
    pairs = [] if face.by_areas else list(combinations(sides, LEAST_SIDES))
    return min(
        pairs, key=lambda pair: abs(worth[pair[0].path] - worth[pair[1].path]), default=sides[:LEAST_SIDES]
    )


def _suiting(found: Offered) -> str:
    """Return the first book that is played on the table that is open, or else the first of all."""
    own = [table for table in found.tables if table.is_open]
    return next((key for key, face in FACES.items() if own and fits(own[0], face)), FIRST_BOOK)


def _size(table: Table) -> float:
    return table.board.width * table.board.height


def other_book(found: Offered, setup: Setup, book: str) -> Setup:
    """Set up a battle of another book, with the seed, the names and the dice that were chosen."""
    other = first_setup(found, 0, book)
    pairs = zip(setup.sides, other.sides, strict=False)
    sides = tuple(
        replace(
            new,
            name=old.name if old.is_named else new.name,
            is_named=old.is_named,
            is_typed=old.is_typed,
            player=old.player,
        )
        for old, new in pairs
    )
    table = setup.table if not setup.table.book and fits(setup.table, other.face) else other.table
    return replace(other, table=table, sides=told_apart(sides), seed=setup.seed)


def told_apart(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Number the names that follow a roster where another side is called so already."""
    made: list[Side] = []
    for side in sides:
        taken = {other.name for other in (*made, *(each for each in sides if each.is_named))}
        if side.is_named or side.roster is None:
            made.append(side)
            continue
        plain = side.roster.name
        names = (plain, *(f"{plain} {number}" for number in range(2, MOST_SIDES + 2)))
        made.append(replace(side, name=next(name for name in names if name not in taken)))
    return tuple(made)


def unit_rows(roster: Roster) -> tuple[tuple[str, str], ...]:
    """List a roster's units in words, each with what it counts for in its book."""
    price = face_of(roster.book).price
    return tuple((_unit_words(unit.name, unit.models), price(unit)) for unit in roster.units)


def _unit_words(name: str, models: int) -> str:
    return name if models == 1 else f"{models} × {name}"


def size_words(roster: Roster) -> str:
    """Say how large a roster is, and how large it may be, in the measure of its book."""
    return face_of(roster.book).size(roster)


def checked(setup: Setup) -> Checked:
    """Look a setup through; where nothing is wrong the battle's script comes along."""
    found = (*_side_problems(setup), *_other_problems(setup))
    table, rosters = setup.table, [side.roster for side in setup.sides]
    parade = on_parade(table.board, table.terrain, rosters, table.areas, table.borders)
    scene = with_ways_in(parade, [side.name for side in setup.sides], *setup.ways_in)
    if found:
        return Checked(found, scene)
    try:
        script = script_of(setup)
        refusal = _refusal(script)
    except SceneError as error:
        return Checked((Problem(_sentence(whole_fault(error))),), scene)
    if refusal:
        return Checked((Problem(_sentence(refusal)),), scene)
    return Checked((), scene, script)


def script_of(setup: Setup) -> Script:
    """Return the battle that is set up; objectives that do not fit its sides or table are a SceneError."""
    table, names = setup.table, tuple(side.name for side in setup.sides)
    settings = written(setup.face.settings, {s.name: setup.value(s) for s in setup.settings})
    return Script(
        setup.book,
        {side.name: side.roster for side in setup.sides if side.roster is not None},
        table.board,
        table.terrain,
        int(setup.seed),
        info_of(settings),
        (),
        tuple(side.name for side in setup.sides if side.is_typed),
        (),
        table.objectives_of(names),
        table.areas,
        table.borders,
        zones=table.zones,
        entries=table.entries,
        scenery=table.scenery,
        handicaps={side.name: side.handicap for side in setup.sides if side.handicap},
        players=dict(zip(names, setup.players, strict=True)) if any(map(is_program, setup.players)) else {},
    )


def _refusal(script: Script) -> str:
    """Say why the first action could not be begun, or nothing."""
    session = session_of(script)
    first = session.book.actions(session.state)[0]
    return session.book.refusal(session.state, first)


def _side_problems(setup: Setup) -> tuple[Problem, ...]:
    names = [side.name.strip() for side in setup.sides]
    found = []
    for number, side in enumerate(setup.sides):
        words = (_name_problem(setup.sides, names, number), *_roster_problems(side, setup.book))
        found += [Problem(each, number) for each in words if each]
    return tuple(found)


def _name_problem(sides: Sequence[Side], names: Sequence[str], number: int) -> str:
    """Say what is wrong with a name; of two alike the one that was typed is at fault, else the later."""
    name = names[number]
    if not name:
        return f"Side {number + 1} has no name; give it one"
    alike = [n for n, other in enumerate(names) if other == name and n != number]
    if any((sides[n].is_named, n) < (sides[number].is_named, number) for n in alike):
        return f"Two sides are called {name}; give one of them another name"
    if "/" in name:
        return f"The name {name} has a “/” in it; leave that out, it parts a side from its units"
    return "" if len(name) <= NAME_LETTERS else f"The name is long; use at most {NAME_LETTERS} letters"


def _roster_problems(side: Side, book: str) -> tuple[str, ...]:
    if side.trouble:
        return (side.trouble,)
    if side.roster is None:
        return (f"{side.name or 'A side'} has no roster; choose one",)
    file = side.path.name if side.path is not None else side.roster.name
    if side.roster.book != book:
        theirs, ours = face_of(side.roster.book).name, face_of(book).name
        return (f"{file}: it is a roster for {theirs}; choose one for {ours}",)
    return tuple(f"{file}: {fault}" for fault in BOOKS[book]().faults(side.fielded or side.roster))


def _other_problems(setup: Setup) -> tuple[Problem, ...]:
    found = [*_zone_problems(setup)]
    seed = setup.seed.strip()
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= len(str(SEED)) and int(seed) <= SEED):
        found.append(f"The seed must be a whole number from 0 to {SEED}; type one, or let one be drawn")
    return tuple(Problem(words) for words in found)


def _zone_problems(setup: Setup) -> Iterator[str]:
    if set(setup.drawn_zones) >= {side.name for side in setup.sides}:
        return
    setting, height = setting_named(setup.face.settings, _DEPTH), setup.table.board.height
    depth = int(setup.value(setting)) if setting is not None else 0
    if 2 * depth > height:
        most = int(height / 2)
        zones = format_length(depth, places=0)
        yield f"Two deployment zones of {zones} do not fit a table {height:g} in deep; {_make(most)}"


def _make(most: int) -> str:
    return f"make each at most {format_length(most, places=0)}" if most else "choose a deeper table"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
