"""Battle scripts: rosters, a board, a seed, and the actions and answers of a game, in one file."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from battlefield.files.battles.rosters import check_id, read_roster
from battlefield.files.scene.objectives import check_objectives, parse_objectives
from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.pictures import given_picture, with_picture_found
from battlefield.files.scene.piece_picture_files import without_piece_pictures
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text import json_text
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.files.text.fields import Fields, check_format, word
from battlefield.files.text.limits import BOARD
from battlefield.rules.core.values import Info, info_of
from battlefield.rules.muster.handicap import MOST
from battlefield.rules.muster.roster import Roster
from battlefield.rules.scene.contents import Area, Board, Border, Scene, Terrain, scenery_of
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import NO_SCENERY, Entry, Scenery, Zone

FORMAT, VERSION = "battlefield-script", 1
WHOSE_DICE = ("rolled", "typed")  # by the program, or real ones by the player
STEPS, DICE, SIDES, SEED, AUTO = 100_000, 1_000_000, 8, 2**63 - 1, 100_000
FACE = 100  # the highest of a die
_WHERE = ("scene", "board", "objectives")
_WORDS = ("name", "description")
KEYS = ("format", "version", *_WORDS, "book", *_WHERE, "sides", "seed", "settings", "dice", "steps")
BOARD_KEYS = ("width", "height")
SIDE_KEYS = ("roster", "dice", "handicap")
STEP_KINDS = ("action", "answer", "auto", "undo", "redo")
STEP_KEYS = (*STEP_KINDS, "unit", "door")
_OF_ACTIONS = ("unit", "door")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a script: an action, an answer, some steps by chance, or undos and redos."""

    place: str
    action: str = ""
    unit: str = ""
    door: str = ""
    answer: object = None
    auto: int = 0
    undo: int = 0
    redo: int = 0


@dataclass(frozen=True, slots=True)
class Script:
    """A battle to be played: who brings what onto which board, and how it goes.

    `turns` is the limit that its scenario proposes, 0 for none; a setting of the script goes before it.
    `files` names the roster file of each side, where they come from files; `handicaps` are in percent, of the
    sides that have one; `players` who plays which side, as somebody has chosen who begins it.
    """

    book: str
    rosters: Mapping[str, Roster]
    board: Board
    terrain: tuple[Terrain, ...]
    seed: int
    settings: Info
    dice: tuple[int, ...]
    typed: tuple[str, ...]
    steps: tuple[Step, ...]
    objectives: tuple[Objective, ...] = ()
    areas: tuple[Area, ...] = ()
    borders: tuple[Border, ...] = ()
    name: str = ""
    description: str = ""
    zones: tuple[Zone, ...] = ()
    entries: tuple[Entry, ...] = ()
    scenery: Scenery = NO_SCENERY
    turns: int = 0
    files: Mapping[str, str] = field(default_factory=dict)
    handicaps: Mapping[str, int] = field(default_factory=dict)
    players: Mapping[str, str] = field(default_factory=dict)


def read_script(path: str | os.PathLike[str]) -> Script:
    """Read a script and the rosters and the scene that it names; raise SceneError where one cannot be."""
    source, data = os.fspath(path), read_bytes(path)
    try:
        value = json_text.decode(data)
        json_text.check(value)
        return _script(Fields(value, ""), Path(source).parent)
    except SceneError as error:
        raise given_picture(data, source) or (error if error.source else error.of(source)) from None


def _script(fields: Fields, folder: Path) -> Script:
    check_format(fields, FORMAT, VERSION)
    _only(fields, KEYS)
    table = _table(fields, folder)
    board = table.board
    rosters, typed, files, handicaps = _sides(fields, folder)
    return Script(
        fields.name("book"),
        rosters,
        board,
        table.terrain,
        fields.whole("seed", SEED),
        _settings(fields),
        _dice(fields),
        typed,
        tuple(_step(Fields(value, f"steps[{n}]")) for n, value in enumerate(fields.items("steps", STEPS))),
        _objectives(fields, table, tuple(rosters)),
        table.areas,
        table.borders,
        name=fields.text("name"),
        description=fields.text("description"),
        zones=table.zones,
        entries=table.entries,
        scenery=scenery_of(table),
        turns=table.facts.turns,
        files=files,
        handicaps=handicaps,
    )


def _objectives(fields: Fields, table: Scene, sides: tuple[str, ...]) -> tuple[Objective, ...]:
    """Read the script's own objectives, or take those that the scene draws."""
    if "objectives" in fields.found:
        return parse_objectives(fields.found["objectives"], "objectives", sides, table.board)
    check_objectives(table.objectives, "objectives", sides, table.board)
    return table.objectives


def _table(fields: Fields, folder: Path) -> Scene:
    """Read the table: that of a scene file, or a bare board."""
    if fields.one_of(("scene", "board")) == "scene":
        path = folder / fields.name("scene")
        return with_picture_found(without_piece_pictures(read_scene(path)), path)
    board = Fields(fields.found["board"], "board")
    _only(board, BOARD_KEYS)
    return Scene(Board(board.needed_number("width", BOARD), board.needed_number("height", BOARD)))


def _sides(
    fields: Fields, folder: Path
) -> tuple[Mapping[str, Roster], tuple[str, ...], Mapping[str, str], Mapping[str, int]]:
    """Read the sides' rosters, which of them roll real dice, the rosters' files, and who has a handicap."""
    sides = Fields(fields.need("sides", '{"red": "a roster file", "blue": ...}'), "sides")
    if not 2 <= len(sides.found) <= SIDES:
        raise SceneError("sides", f"names {len(sides.found)}", f"name 2 to {SIDES}")
    rosters, typed, files, handicaps = {}, [], {}, {}
    for name in sides.found:
        check_id(name, sides.at(name))
        side = Fields(_as_side(sides.found[name], sides.at(name)), sides.at(name))
        _only(side, SIDE_KEYS)
        path = folder / side.name("roster")
        rosters[name], files[name] = read_roster(path), os.fspath(path)
        if word(side.found.get("dice", "rolled"), side.at("dice"), WHOSE_DICE) == "typed":
            typed.append(name)
        if percent := _handicap(side):
            handicaps[name] = percent
    return rosters, tuple(typed), files, handicaps


def _handicap(side: Fields) -> int:
    """Read a handicap in percent."""
    found = side.found.get("handicap", 0)
    if not isinstance(found, int) or isinstance(found, bool) or abs(found) > MOST:
        raise SceneError(side.at("handicap"), f"is {shown(found)}", f"write -{MOST} to {MOST}, in percent")
    return found


def _as_side(value: object, place: str) -> object:
    if not isinstance(value, str | dict):
        raise SceneError(place, f"is {shown(value)}", 'it must be a roster file, or {"roster": file, ...}')
    return {"roster": value} if isinstance(value, str) else value


def _only(fields: Fields, known: tuple[str, ...]) -> None:
    """A key that means nothing is a slip: a script is played by every word of it."""
    for key in fields.rest(known):
        raise SceneError(fields.at(key), "is not known", f"leave it out{did_you_mean(key, known)}")


def _settings(fields: Fields) -> Info:
    settings, chosen = Fields(fields.found.get("settings", {}), "settings"), {}
    for key, value in settings.found.items():
        if not isinstance(value, str | int | bool):
            raise SceneError(settings.at(key), f"is {shown(value)}", "it must be a text or a whole number")
        chosen[key] = value
    return info_of(chosen)


def _dice(fields: Fields) -> tuple[int, ...]:
    faces = fields.items("dice", DICE)
    for place, face in enumerate(faces):
        if not isinstance(face, int) or isinstance(face, bool) or not 0 <= face <= FACE:
            raise SceneError(f"dice[{place}]", f"is {shown(face)}", "it must be the face of a die")
    return tuple(face for face in faces if isinstance(face, int))


def _step(fields: Fields) -> Step:
    _only(fields, STEP_KEYS)
    kind = fields.one_of(STEP_KINDS)
    for key in _OF_ACTIONS:
        if kind != "action" and key in fields.found:
            raise SceneError(fields.at(key), "belongs to an action", f"leave it out beside '{kind}'")
    return Step(
        fields.place,
        _action(fields) if kind == "action" else "",
        fields.text("unit"),
        fields.text("door"),
        fields.found.get("answer"),
        _count(fields, "auto", kind),
        _count(fields, "undo", kind),
        _count(fields, "redo", kind),
    )


def _action(fields: Fields) -> str:
    if not fields.text("action").strip():
        raise SceneError(fields.at("action"), "is empty", "name an action, such as 'Begin'")
    return fields.text("action")


def _count(fields: Fields, key: str, kind: str) -> int:
    """Read how many steps are meant, where they are of that kind."""
    if key != kind:
        return 0
    count = fields.whole(key, AUTO)
    if not count:
        raise SceneError(fields.at(key), "is 0", "it must be 1 or more")
    return count
