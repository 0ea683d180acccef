"""A library of ready pieces and of kits of them: scene files in folders, read, added to and put on a table.

A piece is a scene whose parts belong together. A kit is a scene in which each of its pieces is a group, with
how many of each it has under `library`. What cannot be read is told and left out.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from battlefield.app.design.parts.parts import Part, added, all_parts, hold_of, with_hold
from battlefield.app.design.parts.places import box_of_parts, group_names
from battlefield.app.design.parts.transforms import mapped_part
from battlefield.app.desk.edits import Ref, free_id
from battlefield.app.wording.said import shown_piece
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.scene.opening import read_scene
from battlefield.files.text.errors import SceneError, shown
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Hold

KEY = "library"  # of a file: the shelf it stands on, or the counts of a kit; of a part: the piece it is
OWN_SHELF = QT_TR_NOOP("My own")
SHELVES = (
    *(OWN_SHELF, QT_TR_NOOP("Ruins"), QT_TR_NOOP("Buildings"), QT_TR_NOOP("Walls"), QT_TR_NOOP("Defences")),
    *(QT_TR_NOOP("Industry"), QT_TR_NOOP("Nature"), QT_TR_NOOP("Water and ways")),
)
AT_ONCE = 4  # files that are read in one step
MOST_FILES, MOST_BYTES, MOST_OF_ONE = 1_000, 2 * 1024 * 1024, 200


@dataclass(frozen=True, slots=True)
class LibraryPiece:
    """Parts that are put on a table together; `path` is the file of one that stands by itself.

    On no shelf at all they are loose: put down, they are no group and nothing remembers them.
    """

    name: str
    shelf: str
    says: str
    parts: tuple[Part, ...]
    path: Path | None = None
    is_own: bool = False

    def fits(self, words: str) -> bool:
        """Return whether a word of what the piece is called begins with each word searched for."""
        kinds = " ".join(str(getattr(part, "kind", "")) for part in self.parts)
        told = " ".join(shown_piece(each) for each in (self.name, self.says))
        return _begins(f"{self.name} {self.shelf} {tr(self.shelf)} {self.says} {told} {kinds}", words)

    def is_called(self, words: str) -> bool:
        """Return whether the name alone fits the words searched for: such pieces come first."""
        return _begins(f"{self.name} {shown_piece(self.name)}", words)

    @property
    def size(self) -> Point:
        """How wide and how deep the piece is, in inches."""
        box = box_of_parts(self.parts)
        return box.right - box.left, box.bottom - box.top


@dataclass(frozen=True, slots=True)
class Kit:
    """Pieces of which a number each belongs on a table."""

    name: str
    says: str
    pieces: tuple[tuple[LibraryPiece, int], ...]
    path: Path
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class Library:
    """What the folders hold, in the order of shelves and names; `complaints` name files left out."""

    pieces: tuple[LibraryPiece, ...] = ()
    kits: tuple[Kit, ...] = ()
    complaints: tuple[str, ...] = ()

    @property
    def shelves(self) -> tuple[str, ...]:
        """The names of the shelves, in their order."""
        return tuple(dict.fromkeys(piece.shelf for piece in self.pieces))


def read_library(folder: Path, own: Path) -> Library:
    """Read the program's library and the user's own; a folder that is not there is empty."""
    steps = reading_library(folder, own)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            library: Library = end.value
            return library


def reading_library(folder: Path, own: Path) -> Generator[None, None, Library]:
    """Read both as `read_library` does, some files at each step."""
    pieces: list[LibraryPiece] = []
    kits: list[Kit] = []
    complaints: list[str] = []
    for where, is_own in ((folder, False), (own, True)):
        for number, path in enumerate(_files(where)):
            if number % AT_ONCE == 0:
                yield
            try:
                found = _opened(path, is_own)
            except SceneError as error:
                complaints.append(str(error.of(path.name)))
                continue
            if isinstance(found, Kit):
                kits.append(found)
            else:
                pieces.append(found)
    order = {piece.shelf: None for piece in sorted(pieces, key=_place)}
    places = {shelf: place for place, shelf in enumerate(order)}
    pieces.sort(key=lambda piece: (places[piece.shelf], piece.name.lower()))
    return Library(tuple(pieces), tuple(kits), tuple(complaints))


def kit_of(path: Path) -> Kit:
    """Read a kit from a file; one that holds none is a SceneError."""
    try:
        found = _opened(path, True)
    except SceneError as error:
        raise error.of(str(path)) from None
    if not isinstance(found, Kit):
        raise SceneError(
            "", "holds no kit", 'a kit says under "library" how many of each group it has', str(path)
        )
    return found


def _begins(text: str, words: str) -> bool:
    called = text.lower().split()
    return all(any(each.startswith(word) for each in called) for word in words.lower().split())


def _place(piece: LibraryPiece) -> tuple[int, str]:
    shelf = piece.shelf
    return (SHELVES.index(shelf) if shelf in SHELVES else len(SHELVES)), shelf.lower()


def _files(folder: Path) -> Sequence[Path]:
    try:
        return sorted(path for path in folder.glob("*.json") if path.is_file())[:MOST_FILES]
    except OSError:
        return ()


def _opened(path: Path, is_own: bool) -> LibraryPiece | Kit:
    try:
        found = path.stat()
    except OSError as error:
        raise SceneError("", f"cannot be read ({error.strerror})", "check the folder") from None
    if found.st_size > MOST_BYTES:
        raise SceneError("", f"has {found.st_size} bytes", f"a piece of the library has at most {MOST_BYTES}")
    return _read(path, is_own) if is_own else _read_once(path, (found.st_size, found.st_mtime_ns))


@lru_cache(maxsize=MOST_FILES)
def _read_once(path: Path, _stamp: tuple[int, int]) -> LibraryPiece | Kit:
    """Read a file that comes with the program: once, and again only when it has changed."""
    return _read(path, False)


def _read(path: Path, is_own: bool) -> LibraryPiece | Kit:
    scene = read_scene(path)
    told = scene.extra.get(KEY, {})
    if not isinstance(told, dict):
        raise SceneError(KEY, f"is {shown(told)}", 'it must be {"shelf": ...} or {"kit": ...}')
    if "kit" in told:
        return _kit(scene, told["kit"], path, is_own)
    return _piece(scene, told.get("shelf", ""), path, is_own)


def _piece(scene: Scene, shelf: object, path: Path, is_own: bool) -> LibraryPiece:
    parts = tuple(all_parts(scene))
    if not parts:
        raise SceneError("", "is an empty table", "a piece of the library has terrain or other parts")
    shelf_name = OWN_SHELF if is_own else shelf if isinstance(shelf, str) and shelf else "Other"
    return LibraryPiece(scene.name or path.stem, shelf_name, scene.description, parts, path, is_own)


def _kit(scene: Scene, counts: object, path: Path, is_own: bool) -> Kit:
    place = f"{KEY}.kit"
    if not isinstance(counts, dict) or not counts:
        raise SceneError(place, f"is {shown(counts)}", "it must name groups of the scene with their numbers")
    pieces = []
    for name, count in counts.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_OF_ONE:
            expected = f"it must be a whole number from 1 to {MOST_OF_ONE}"
            raise SceneError(f"{place}[{shown(name)}]", f"is {shown(count)}", expected)
        parts = tuple(part for part in all_parts(scene) if hold_of(part).group == name)
        if not parts:
            raise SceneError(f"{place}[{shown(name)}]", "is no group", "it must be a group of the scene")
        pieces.append((LibraryPiece(name, scene.name, "", parts, None, is_own), count))
    return Kit(scene.name or path.stem, scene.description, tuple(pieces), path, is_own)


def put_down(
    scene: Scene, piece: LibraryPiece, at: Point, degrees: float = 0.0, is_mirrored: bool = False
) -> tuple[Scene, tuple[Ref, ...]]:
    """Put a piece on the table, the middle of its box at a place, turned clockwise.

    Several parts come as one group of their own; the first remembers the piece, for kits to count.
    """
    middle = box_of_parts(piece.parts).centre
    is_one = bool(piece.shelf) and len(piece.parts) > 1
    group = free_id(f"{piece.name} #1", group_names(scene)) if is_one else ""
    refs = []
    for number, part in enumerate(piece.parts):
        put = mapped_part(part, Affine.shift((at[0] - middle[0], at[1] - middle[1])))
        put = mapped_part(put, Affine.mirror(0.0, at)) if is_mirrored else put
        put = mapped_part(put, Affine.turn(degrees, at)) if degrees % 360.0 else put
        put = with_hold(put, Hold(group=group))
        scene, ref = added(scene, marked(put, piece.name if number == 0 and piece.shelf else ""))
        refs.append(ref)
    return scene, tuple(refs)


def mark_of(part: Part) -> str:
    """Tell of which piece of a library a part is the first; "" of none."""
    mark = {} if isinstance(part, Objective) else part.extra
    found = mark.get(KEY, "")
    return found if isinstance(found, str) else ""


def marked(part: Part, name: str) -> Part:
    """Let a part remember of which piece it is the first; with "" of none."""
    if isinstance(part, Objective):
        return part
    extra: Mapping[str, Any] = {key: value for key, value in part.extra.items() if key != KEY}
    changes: dict[str, Any] = {"extra": {**extra, KEY: name} if name else extra}
    changed: Part = replace(part, **changes)
    return changed
