"""Saves and saved objects of Tabletop Simulator: where models and pieces stand. Scripts are never read.

One unit is an inch, the board's middle is the origin, x runs to the right, z away from the viewer, y up; a
turn about y is clockwise from above.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import isfinite

from battlefield.files.imports.laying.asking import Answers, Question, base_told, number_told
from battlefield.files.imports.laying.gathering import counted
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.laying.told import Told
from battlefield.files.imports.reading.source import Source
from battlefield.files.terrain.terrain_kinds import TerrainKind, with_kind
from battlefield.files.terrain.terrain_names import guessed_kind
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import BaseSize, Point, Polygon
from battlefield.geometry.kernel.units import direction
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

OBJECTS = 20_000
_LEAST, _MOST = limits.BOARD
_WIDTH = Question("width", "How wide is the table?", "length", 44.0, least=_LEAST, most=_MOST)
_HEIGHT = Question("height", "How deep is the table?", "length", 60.0, least=_LEAST, most=_MOST)
_BASE = Question("base", "On which base do models stand whose file tells none?", "base", BaseSize.round(32))
_STANDS = re.compile(
    r"model|figurine|assetbundle|rpg|token|backgammon|checker|chip|pawn|block", re.IGNORECASE
)
_SIZE = re.compile(r"([0-9]{2,3}(?:\.[0-9])?)\s*(?:x\s*([0-9]{2,3}(?:\.[0-9])?)\s*)?mm", re.IGNORECASE)
_MARKUP = re.compile(r"\[/?[0-9a-zA-Z]{1,6}\]")
_COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "white", "black", "teal", "pink", "brown")
_THIN, _LONG, _SQUARE = 0.5, 4.0, 4.0  # inches, of pieces whose size only their mesh knows


def is_it(source: Source) -> bool:
    """Return whether a file is a save or a saved object."""
    if not source.is_json or not any(word in source.data for word in (b'"ObjectStates"', b'"Transform"')):
        return False
    return any(True for _ in _tops(source.json))


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the board and, where a model's base is not told, for a base."""
    bare = any(_stands(each) and _base_of(each) is None for each in _tops(source.json))
    return (_WIDTH, _HEIGHT, _BASE) if bare else (_WIDTH, _HEIGHT)


def imported(source: Source, answers: Answers) -> Imported:
    """Stand the models and lay the pieces where the save has them."""
    board = Board(number_told(_WIDTH, answers), number_told(_HEIGHT, answers))
    work = _Work(board, base_told(_BASE, answers))
    for number, each in enumerate(_tops(source.json)):
        if number >= OBJECTS:
            raise SceneError("ObjectStates", "holds too many objects", f"at most {OBJECTS} are read")
        work.take(Fields(each, f"object {number + 1}"))
    work.leave_out(_placeless(source.json))
    name = source.json.get("SaveName") if isinstance(source.json, dict) else ""
    told = name[:80] if isinstance(name, str) else ""
    scene = Scene(board, told, terrain=tuple(work.terrain), models=tuple(work.models))
    return Imported(scene, work.counts(), work.guesses(), work.losses())


def _tops(value: object) -> Iterator[dict[str, object]]:
    """Yield the objects on the table; those in bags and the other states of one are not on it."""
    if not isinstance(value, dict):
        return
    found = value.get("ObjectStates")
    if isinstance(found, list):
        yield from (each for each in found if isinstance(each, dict) and "Transform" in each)
    elif isinstance(value.get("Object"), dict) or "Transform" in value:
        one = value.get("Object", value)
        if isinstance(one, dict) and "Transform" in one:
            yield one


def _placeless(value: object) -> int:
    """Count what is listed among a save's objects and has no place."""
    found = value.get("ObjectStates") if isinstance(value, dict) else None
    listed = found if isinstance(found, list) else []
    return sum(not isinstance(each, dict) or "Transform" not in each for each in listed)


def _stands(found: dict[str, object]) -> bool:
    """Return whether an object is a model, and not a piece of terrain."""
    return bool(_STANDS.search(str(found.get("Name", ""))[:60])) and _kind_of(found) is None


def _kind_of(found: dict[str, object]) -> TerrainKind | None:
    """Guess from its name whether an object is terrain."""
    name = _plain(found.get("Nickname"))
    return None if not name or _base_of(found) is not None else _sure_kind(name)


def _sure_kind(name: str) -> TerrainKind | None:
    """Return the kind that a name tells by its head noun: a forest troll is no forest."""
    found = guessed_kind(name)
    return found.kind if found is not None and found.is_sure else None


def _plain(text: object) -> str:
    """Return a name without the marks for colour that such names carry."""
    return " ".join(_MARKUP.sub("", text[:200]).split()) if isinstance(text, str) else ""


def _base_of(found: dict[str, object]) -> BaseSize | None:
    """Read a base from an object's notes, or from millimetres in its name or description."""
    notes = found.get("GMNotes")
    if isinstance(notes, str) and notes[:1] == "{" and len(notes) < 10_000:
        try:
            value = json.loads(notes)
        except (ValueError, RecursionError):
            value = None
        size = value.get("base_mm", value.get("base")) if isinstance(value, dict) else None
        if isinstance(size, list) and len(size) == 2 and all(map(_is_number, size)):
            size = f"{max(size)} x {min(size)}"  # the longer way lies along the facing
        if (base := Told({"base": size}).base()) is not None:
            return base
    for key in ("Nickname", "Description"):
        text = found.get(key)
        if isinstance(text, str) and (hit := _SIZE.search(text[:500])):
            return Told({"base": f"{hit[1]} x {hit[2]}" if hit[2] else hit[1]}).base()
    return None


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


@dataclass
class _Work:
    """A save being read."""

    board: Board
    base: BaseSize
    terrain: list[Terrain] = field(default_factory=list)
    models: list[Model] = field(default_factory=list)
    _ids: dict[str, int] = field(default_factory=dict)
    _lost: dict[str, int] = field(default_factory=dict)
    _bare: int = 0
    _sideless: int = 0
    _scripts: bool = False

    def take(self, found: Fields) -> None:
        """Take one object, or count it among what is lost."""
        if not isinstance(found.found, dict):
            return
        self._scripts = self._scripts or bool(found.found.get("LuaScript") or found.found.get("XmlUI"))
        kept = found.found.get("ContainedObjects")
        if isinstance(kept, list) and kept:
            self._lose("in bags and decks", len(kept))
        kind, name = _kind_of(dict(found.found)), _plain(found.found.get("Nickname"))
        if kind is None and not _stands(dict(found.found)):
            self._lose(f"of the sort {shown(str(found.found.get('Name', 'nameless'))[:40])}")
            return
        at, turn = self._place(found)
        if max(map(abs, at)) > limits.COORDINATE:
            self._lose("far away from the table")
        elif kind is not None:
            self.terrain.append(_piece(self._id(name), name, kind, at, turn))
        else:
            self._stand(found, name, at, turn)

    def leave_out(self, count: int) -> None:
        """Count objects that have no place among what is lost."""
        if count:
            self._lose("without a place (Transform)", count)

    def _place(self, found: Fields) -> tuple[Point, float]:
        told = Fields(found.need("Transform", "an object {...}"), found.at("Transform"))
        far = (-1e6, 1e6)
        x, z = told.needed_number("posX", far), told.needed_number("posZ", far)
        turn = told.number("rotY", far, 0.0) % 360.0
        return (x + self.board.width / 2, self.board.height / 2 - z), turn

    def _stand(self, found: Fields, name: str, at: Point, turn: float) -> None:
        base, side = _base_of(dict(found.found)), _side_of(found)
        self._bare += base is None
        self._sideless += not side
        side = side or ("one" if at[1] > self.board.height / 2 else "two")
        made = Model(
            self._id(name or "model"), base or self.base, at, name, side, height=1.5, facing=turn, name=name
        )
        self.models.append(made)

    def _id(self, name: str) -> str:
        stem = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "object"
        self._ids[stem] = self._ids.get(stem, 0) + 1
        return f"{stem}-{self._ids[stem]}"

    def _lose(self, what: str, count: int = 1) -> None:
        self._lost[what] = self._lost.get(what, 0) + count

    def counts(self) -> tuple[str, ...]:
        """Say how much was taken."""
        kinds = (("model", self.models), ("piece", self.terrain))
        return tuple(f"{len(each)} {word}{'s' * (len(each) != 1)}" for word, each in kinds if each)

    def guesses(self) -> tuple[str, ...]:
        """Say what the save does not tell."""
        size = (
            f"the table is taken as {self.board.width:g} × {self.board.height:g} in, its middle at the save's"
        )
        found = [size]
        if self.models:
            found.append("every model stands on the table and is 1.5 in high")
        if self._bare:
            found.append(f"the bases of {counted(self._bare, 'model')}")
        if self._sideless:
            many = counted(self._sideless, "model")
            found.append(f"the sides of {many}, by the half of the table that they stand in")
        if self.terrain:
            found.append("the sizes of pieces, which only their meshes know: set them by hand")
        return tuple(found)

    def losses(self) -> tuple[str, ...]:
        """Say what was left out."""
        scripts = ("scripts, which are never read",) if self._scripts else ()
        return (*(f"{counted(count, 'object')} {what}" for what, count in self._lost.items()), *scripts)


def _side_of(found: Fields) -> str:
    tags = found.found.get("Tags")
    if not isinstance(tags, list):
        return ""
    words = [tag for tag in tags if isinstance(tag, str) and tag.strip()]
    colour = next((tag for tag in words if tag.lower() in _COLOURS), None)
    return (colour or next(iter(words), ""))[:40]


def _piece(id_: str, name: str, kind: TerrainKind, at: Point, turn: float) -> Terrain:
    """Lay a piece of the size that is usual for what it seems to be."""
    deep = _THIN if kind.id in ("wall", "hedge", "fence", "barricade", "pipes") else _SQUARE
    (ax, ay), (bx, by) = direction(turn + 90.0), direction(turn + 180.0)
    corners = [(-_LONG / 2, -deep / 2), (_LONG / 2, -deep / 2), (_LONG / 2, deep / 2), (-_LONG / 2, deep / 2)]
    ring = tuple((round(at[0] + x * ax + y * bx, 7), round(at[1] + x * ay + y * by, 7)) for x, y in corners)
    return replace(with_kind(Terrain(id_, Polygon(ring)), kind), name=name)
