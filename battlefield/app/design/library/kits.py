"""Terrain kits and pieces of the user's own: what is left to place, and what of a table becomes one."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil
from typing import Any

from battlefield.app.design.library.library import (
    KEY,
    MOST_OF_ONE,
    OWN_SHELF,
    Kit,
    LibraryPiece,
    mark_of,
    marked,
)
from battlefield.app.design.parts.parts import Part, added, all_parts, with_hold
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.design.parts.transforms import mapped_part
from battlefield.app.desk.edits import free_id
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import Hold

_ROOM = 0.5  # inches of table about a piece in its file
_ROW = 48.0  # inches that the table of a kit is wide


def still_to_place(scene: Scene, kit: Kit) -> list[tuple[LibraryPiece, int]]:
    """Return each piece of a kit with how many of it are not on the table yet; never below 0."""
    marks = [mark_of(part) for part in all_parts(scene)]
    return [(piece, max(0, count - marks.count(piece.name))) for piece, count in kit.pieces]


def piece_scene(name: str, says: str, parts: Iterable[Part]) -> Scene:
    """Lay parts on a table of their own size, as the file of a piece has them."""
    loose = [marked(with_hold(part, Hold()), "") for part in parts]
    box = box_of_parts(loose)
    board = _board_about(box.right - box.left, box.bottom - box.top)
    scene = Scene(board, name, says, extra={KEY: {"shelf": OWN_SHELF}})
    return _with_parts(scene, loose, (_ROOM - box.left, _ROOM - box.top))


def kit_scene(name: str, says: str, pieces: Iterable[tuple[LibraryPiece, int]]) -> Scene:
    """Lay pieces side by side in rows, each a group, as the file of a kit has them."""
    counts: dict[str, int] = {}
    scene = Scene(Board(_ROW, 1.0), name, says)
    x, y, deep = _ROOM, _ROOM, 0.0
    for piece, count in pieces:
        counts[piece.name] = counts.get(piece.name, 0) + count
        if counts[piece.name] > count:
            continue
        box, (width, depth) = box_of_parts(piece.parts), piece.size
        if x > _ROOM and x + width + _ROOM > _ROW:
            x, y, deep = _ROOM, y + deep + _ROOM, 0.0
        held = [with_hold(marked(part, ""), Hold(group=piece.name)) for part in piece.parts]
        scene = _with_parts(scene, held, (x - box.left, y - box.top))
        x, deep = x + width + _ROOM, max(deep, depth)
    board = _board_about(_ROW - 2.0 * _ROOM, y + deep - _ROOM)
    return replace(scene, board=board, extra={KEY: {"kit": counts}})


def pieces_among(items: Iterable[Sequence[Part]]) -> list[tuple[LibraryPiece, int]]:
    """Gather items of a table into pieces and count them: alike are those of one piece or of one shape."""
    found: list[tuple[object, LibraryPiece, int]] = []
    for item in items:
        mark = next((mark_of(part) for part in item if mark_of(part)), "")
        looks: object = mark or _looks(item)
        place = next((n for n, (known, _, _) in enumerate(found) if known == looks), None)
        if place is None:
            name = free_id(mark or named(item), [piece.name for _, piece, _ in found])
            found.append((looks, LibraryPiece(name, OWN_SHELF, "", tuple(item)), 1))
        else:
            known, piece, count = found[place]
            found[place] = (known, piece, min(count + 1, MOST_OF_ONE))
    return [(piece, count) for _, piece, count in found]


def named(item: Sequence[Part]) -> str:
    """Name an item by its first name, else its kind, else its id."""
    names = [str(getattr(part, "name", "")) for part in item]
    kinds = [str(getattr(part, "kind", "")) for part in item]
    found = next((word for word in (*names, *kinds) if word), item[0].id)
    return found[:1].upper() + found[1:]


def _looks(item: Sequence[Part]) -> tuple[Part, ...]:
    """Return an item without its place, ids, hold and unknown keys, to compare by."""
    box = box_of_parts(item)
    return tuple(_bare(mapped_part(part, Affine.shift((-box.left, -box.top)))) for part in item)


def _bare(part: Part) -> Part:
    changes: dict[str, Any] = {key: {} for key in ("extra", "shape_extra") if hasattr(part, key)}
    changes["id"] = ""
    bare: Part = replace(with_hold(part, Hold()), **changes)
    return bare


def _board_about(width: float, depth: float) -> Board:
    return Board(_side(width), _side(depth))


def _side(length: float) -> float:
    return min(500.0, max(1.0, ceil(2.0 * (length + 2.0 * _ROOM)) / 2.0))


def _with_parts(scene: Scene, parts: Iterable[Part], by: Point) -> Scene:
    for part in parts:
        scene, _ = added(scene, mapped_part(part, Affine.shift(by)))
    return scene
