"""A battle being set up: its table, its sides and rosters, its settings and seed, and what is wrong yet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from battlefield.app.lengths import format_length
from battlefield.app.mustering import BOOKS, session_of
from battlefield.app.playing.game_settings import (
    DEFENDER,
    Setting,
    counting,
    setting_named,
    value_of,
    written,
)
from battlefield.app.playing.parade import on_parade
from battlefield.files.errors import SceneError
from battlefield.files.kinds import kind_of
from battlefield.files.objectives import parse_objectives
from battlefield.files.reading import read_scene
from battlefield.files.rosters import read_roster
from battlefield.files.scripts import SEED, SIDES, Script
from battlefield.rules.roster import Roster
from battlefield.rules.scene import Board, Scene, Terrain
from battlefield.rules.values import Scalar, info_of

BOOK = "warsurge"
LEAST_SIDES, MOST_SIDES = 2, SIDES
NAME_LETTERS = 40
_DEPTH = "zone depth"
_ZONE_SHARE = 3  # of the table's height, each zone at most, unless somebody chooses more


@dataclass(frozen=True, slots=True)
class Table:
    """What a battle is fought on: a board with its terrain, and the list of objectives that its file has."""

    name: str
    board: Board
    terrain: tuple[Terrain, ...] = ()
    objectives: object = field(default_factory=list)
    path: Path | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """Who fights: a name, a roster with its file, and whether real dice are typed in.

    `trouble` says in one sentence why the file could not be read. A name nobody typed follows the roster.
    """

    name: str = ""
    roster: Roster | None = None
    path: Path | None = None
    is_typed: bool = False
    is_named: bool = False
    trouble: str = ""


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

    def value(self, setting: Setting) -> Scalar:
        """Give what a setting is; zones are a third of a small table, the defender is the last side."""
        if setting.name == _DEPTH and _DEPTH not in self.chosen:
            return max(1, min(int(setting.usual), int(self.table.board.height) // _ZONE_SHARE))
        if setting.name == DEFENDER and not self._has_defender():
            return self.sides[-1].name
        return value_of(setting, self.chosen)

    def _has_defender(self) -> bool:
        return any(side.name == self.chosen.get(DEFENDER) for side in self.sides)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The settings that matter in the game that is chosen."""
        return counting(self.chosen)

    def choose(self, name: str, value: Scalar) -> "Setup":
        """Choose a setting."""
        return replace(self, chosen={**self.chosen, name: value})

    def with_side(self, number: int, side: Side) -> "Setup":
        """Change a side; who defends still does under another name."""
        before = self.sides[number]
        sides = (*self.sides[:number], side, *self.sides[number + 1 :])
        changed = replace(self, sides=_told_apart(sides))
        was = bool(before.name) and self.chosen.get(DEFENDER) == before.name
        return changed.choose(DEFENDER, changed.sides[number].name) if was else changed

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


def blank_table(width: float, height: float) -> Table:
    """Lay a table without terrain."""
    return Table(f"Blank table, {width:g} × {height:g} in", Board(width, height))


def read_table(path: Path) -> Table:
    """Take the table of a scene file, with its terrain and objectives; one that is none is a SceneError."""
    _expect(path, "scene", "a table is taken from a scene file")
    scene = read_scene(path)
    name = scene.name or path.stem
    return Table(name, scene.board, scene.terrain, scene.extra.get("objectives", []), path)


def read_side(path: Path, side: Side | None = None) -> Side:
    """Give a side the roster of a file; what is wrong with the file is said by its `trouble`."""
    side = side if side is not None else Side()
    try:
        _expect(path, "roster", "choose a roster")
        roster = read_roster(path)
    except SceneError as error:
        return replace(side, roster=None, path=path, trouble=str(error))
    name = side.name if side.is_named else roster.name
    return replace(side, name=name, roster=roster, path=path, trouble="")


@dataclass(frozen=True, slots=True)
class Offered:
    """The tables and rosters to choose from; rosters of other books, or that cannot be read, are left out."""

    tables: tuple[Table, ...]
    rosters: tuple[Side, ...]


def offered(maps: Sequence[Path], rosters: Sequence[Path]) -> Offered:
    """Read what can be chosen from."""
    sides = (read_side(path) for path in rosters)
    known = tuple(side for side in sides if side.roster is not None and side.roster.book == BOOK)
    return Offered(tuple(read_table(path) for path in maps), known)


def first_setup(found: Offered, seed: int) -> Setup:
    """Give what a page begins with: the smallest table, and the first two rosters."""
    tables = sorted(found.tables, key=lambda table: table.board.width * table.board.height)
    table = tables[0] if tables else blank_table(36, 36)
    known = found.rosters[:LEAST_SIDES]
    missing = (Side(f"Side {number}") for number in range(len(known) + 1, LEAST_SIDES + 1))
    return Setup(table, _told_apart((*known, *missing)), str(seed))


def _expect(path: Path, kind: str, remedy: str) -> None:
    found = kind_of(path)
    if found != kind:
        raise SceneError("", f"is a {found}", remedy, str(path))


def _told_apart(sides: tuple[Side, ...]) -> tuple[Side, ...]:
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


def unit_rows(roster: Roster) -> tuple[tuple[str, int], ...]:
    """List a roster's units in words, each with its points."""
    return tuple((_unit_words(unit.name, unit.models), unit.price) for unit in roster.units)


def _unit_words(name: str, models: int) -> str:
    return name if models == 1 else f"{models} × {name}"


def points_words(roster: Roster) -> str:
    """Say what a roster costs, and what it may cost."""
    limit = f" of {roster.limit}" if roster.limit else ""
    return f"{roster.points}{limit} points"


def checked(setup: Setup) -> Checked:
    """Look a setup through; where nothing is wrong the battle's script comes along."""
    found = (*_side_problems(setup), *_other_problems(setup))
    scene = on_parade(setup.table.board, setup.table.terrain, [side.roster for side in setup.sides])
    if found:
        return Checked(found, scene)
    try:
        script = script_of(setup)
        refusal = _refusal(script)
    except SceneError as error:
        return Checked((Problem(_sentence(str(error))),), scene)
    if refusal:
        return Checked((Problem(_sentence(refusal)),), scene)
    return Checked((), scene, script)


def script_of(setup: Setup) -> Script:
    """Give the battle that is set up; objectives that do not fit its sides or table are a SceneError."""
    table, names = setup.table, tuple(side.name for side in setup.sides)
    try:
        objectives = parse_objectives(table.objectives, "objectives", names, table.board)
    except SceneError as error:
        raise error.of(str(table.path or table.name)) from None
    settings = written({s.name: setup.value(s) for s in setup.settings})
    return Script(
        BOOK,
        {side.name: side.roster for side in setup.sides if side.roster is not None},
        table.board,
        table.terrain,
        int(setup.seed),
        info_of(settings),
        (),
        tuple(side.name for side in setup.sides if side.is_typed),
        (),
        objectives,
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
        words = (_name_problem(names, number), *_roster_problems(side))
        found += [Problem(each, number) for each in words if each]
    return tuple(found)


def _name_problem(names: Sequence[str], number: int) -> str:
    name = names[number]
    if not name:
        return f"Side {number + 1} has no name; give it one"
    if name in names[:number]:
        return f"Two sides are called {name}; give one of them another name"
    if "/" in name:
        return f"The name {name} has a stroke in it; leave it out, it parts a side from its units"
    return "" if len(name) <= NAME_LETTERS else f"The name is long; use at most {NAME_LETTERS} letters"


def _roster_problems(side: Side) -> tuple[str, ...]:
    if side.trouble:
        return (side.trouble,)
    if side.roster is None:
        return (f"{side.name or 'A side'} has no roster; choose one",)
    file = side.path.name if side.path is not None else side.roster.name
    if side.roster.book != BOOK:
        return (f"{file}: book is {side.roster.book}; it must be {BOOK}",)
    return tuple(f"{file}: {fault}" for fault in BOOKS[BOOK]().faults(side.roster))


def _other_problems(setup: Setup) -> tuple[Problem, ...]:
    height = setup.table.board.height
    depth = int(setup.value(setting_named(_DEPTH)))
    found = []
    if 2 * depth > height:
        most = int(height / 2)
        zones = format_length(depth, places=0)
        found.append(f"Two deployment zones of {zones} do not fit a table {height:g} in deep; {_make(most)}")
    seed = setup.seed.strip()
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= len(str(SEED)) and int(seed) <= SEED):
        found.append(f"The seed must be a whole number from 0 to {SEED}; type one, or let one be drawn")
    return tuple(Problem(words) for words in found)


def _make(most: int) -> str:
    return f"make each at most {format_length(most, places=0)}" if most else "choose a deeper table"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
