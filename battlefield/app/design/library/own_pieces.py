"""The user's own pieces and kits: files in a folder of theirs, added, renamed and taken away."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from battlefield.app.design.library.kits import kit_scene, piece_scene, pieces_among
from battlefield.app.design.library.library import KEY, Kit, LibraryPiece
from battlefield.app.design.parts.parts import Part, chosen_parts, ref_of
from battlefield.app.design.parts.places import items_of
from battlefield.app.desk.edits import Ref
from battlefield.files.scene.on_disk import ABSENT
from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.whole_files import need_folder
from battlefield.files.scene.writing import write_scene
from battlefield.files.text.errors import SceneError, reason
from battlefield.rules.scene.contents import Scene

_LONGEST = 40  # characters of a file's name


_OF_A_SCENARIO = ("zone", "entry", "model", "template")  # not of a piece of terrain


class NameTakenError(SceneError):
    """A name that another of the user's own pieces, or kits, has: asked again, it is replaced."""


def add_piece(folder: Path, name: str, scene: Scene, refs: Sequence[Ref], replacing: bool = False) -> Path:
    """Keep the parts that are referred to as one piece; a name that says nothing is a SceneError.

    One that is taken is a NameTakenError, unless what has it is to be replaced. Zones, entry edges, bases and
    templates are left out.
    """
    parts = _parts(scene, refs)
    return _written(folder, piece_scene(_name(name), "", parts), replacing)


def add_kit(folder: Path, name: str, scene: Scene, refs: Sequence[Ref], replacing: bool = False) -> Path:
    """Keep the parts that are referred to as a kit: each group, or part in none, is a piece of it.

    Names are as for a piece.
    """
    pieces = pieces_among(items_of(_parts(scene, refs)))
    return _written(folder, kit_scene(_name(name), "", pieces), replacing)


def rename(found: LibraryPiece | Kit, name: str) -> None:
    """Give an own piece or kit another name; its file keeps its own."""
    path = _own_path(found)
    write_scene(path, replace(read_scene(path), name=_name(name)))


def remove(found: LibraryPiece | Kit) -> None:
    """Take the file of an own piece or kit away."""
    path = _own_path(found)
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise SceneError("", f"cannot be deleted ({reason(error)})", "check the folder", str(path)) from None


def _own_path(found: LibraryPiece | Kit) -> Path:
    if found.path is None or not found.is_own:
        raise SceneError("", "belongs to the program", "add a copy of it to your own pieces", found.name)
    return found.path


def _parts(scene: Scene, refs: Sequence[Ref]) -> list[Part]:
    parts = chosen_parts(scene, refs)
    if not parts:
        raise SceneError("", "Nothing is selected", "select what belongs to the piece first")
    kept = [part for part in parts if ref_of(part).kind not in _OF_A_SCENARIO]
    if not kept:
        sentence = "The library keeps terrain; zones, entry edges, bases and templates belong to a scenario"
        raise SceneError("", sentence, "select pieces of terrain")
    return kept


def _name(name: str) -> str:
    short = " ".join(name.split())[:200]
    if not short:
        raise SceneError("", "The name is empty", "write how the piece shall be called")
    return short


def _called(folder: Path, scene: Scene) -> Path | None:
    """Find the file of an own piece, or kit, that is called as one that is to be written."""
    is_kit = "kit" in scene.extra.get(KEY, {})
    for path in sorted(folder.glob("*.json")):
        try:
            known = read_scene(path)
        except SceneError:
            continue
        told = known.extra.get(KEY, {})
        if known.name.casefold() == scene.name.casefold() and ("kit" in told) == is_kit:
            return path
    return None


def _written(folder: Path, scene: Scene, replacing: bool) -> Path:
    same = _called(folder, scene)
    if same is not None and not replacing:
        kind = "kits" if "kit" in scene.extra.get(KEY, {}) else "pieces"
        remedy = "press Enter again to replace it, or write another name"
        raise NameTakenError("", f"One of your {kind} is called “{scene.name}” already", remedy)
    if same is not None:
        write_scene(same, scene)
        return same
    stem = re.sub(r"\W+", "_", scene.name.lower()).strip("_")[:_LONGEST] or "piece"
    need_folder(folder)
    path, number = folder / f"{stem}.json", 2
    while path.exists():
        path, number = folder / f"{stem}_{number}.json", number + 1
    write_scene(path, scene, ABSENT)
    return path
