"""What a change may not do because no scene file could hold it, said in one sentence."""

from collections.abc import Iterator

from battlefield.app.desk.part_faults import (
    backdrop_faults,
    board_faults,
    facts_faults,
    layer_faults,
    part_faults,
    text_faults,
)
from battlefield.files import SceneError, scene_bytes
from battlefield.files.text import limits
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.outlines import rings_of
from battlefield.geometry.pieces import are_sound_rings
from battlefield.rules.scene.contents import Area, Border, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Zone

_LISTS: tuple[tuple[str, str, str], ...] = (
    ("models", "MODELS", "bases"),
    ("templates", "TEMPLATES", "templates"),
    ("terrain", "TERRAIN_PIECES", "pieces of terrain"),
    ("areas", "AREAS", "areas"),
    ("borders", "BORDERS", "borders"),
    ("zones", "ZONES", "zones"),
    ("objectives", "OBJECTIVES", "objectives"),
    ("entries", "ENTRIES", "entry edges"),
    ("notes", "NOTES", "notes"),
    ("lights", "LIGHTS", "lights"),
)
_POINT_BYTES, _PART_BYTES, _CHARACTER_BYTES = 52, 1_000, 6  # at the most, so that few scenes are written out


class ChangeError(ValueError):
    """A change that cannot be made; its text is one sentence for the reader."""


def check_change(before: Scene, after: Scene) -> None:
    """Let a change pass where a file can hold all that it adds or alters; raise ChangeError otherwise."""
    fault = next(_faults(before, after), None)
    if fault is not None:
        raise ChangeError(fault)


def _faults(before: Scene, after: Scene) -> Iterator[str]:
    changed = [row for row in _LISTS if getattr(before, row[0]) is not getattr(after, row[0])]
    for name, limit, words in changed:
        yield from _list_faults(before, after, name, getattr(limits, limit), words)
    yield from text_faults(after.name)
    yield from text_faults(after.description, what="A text")
    if after.board != before.board:
        yield from board_faults(after.board)
    if after.facts is not before.facts:
        yield from facts_faults(after.facts)
    if after.layers is not before.layers:
        yield from layer_faults(after.layers)
        yield from _id_faults([layer.id for layer in after.layers], "layers")
    if after.backdrop is not None and after.backdrop is not before.backdrop:
        yield from backdrop_faults(after.backdrop)
    if changed and _most_bytes(after) > limits.FILE_BYTES:
        yield from _size_faults(after)


def _list_faults(before: Scene, after: Scene, name: str, most: int, words: str) -> Iterator[str]:
    parts = getattr(after, name)
    if len(parts) > most:
        yield f"A table holds at most {most} {words}; take some off first"
    known = {id(part) for part in getattr(before, name)}
    fresh = [part for part in parts if id(part) not in known]
    rings = {id(part): part.outline.points for part in fresh if _is_plain(part)}
    are_sound = len(rings) > 1 and are_sound_rings(list(rings.values()))
    for part in fresh:
        yield from part_faults(part, are_sound and id(part) in rings)
    yield from _id_faults([part.id for part in parts if part.id], words)


def _is_plain(part: object) -> bool:
    outline = part.outline if isinstance(part, Terrain) else None
    return isinstance(outline, Polygon) and not outline.holes


def _id_faults(ids: list[str], words: str) -> Iterator[str]:
    if len(set(ids)) < len(ids):
        twice = next(id_ for place, id_ in enumerate(ids) if id_ in ids[:place])
        yield f"There would be two {words} with the id {twice}; give each an id of its own"


def _most_bytes(scene: Scene) -> int:
    """Return a number of bytes that the file of a scene is sure not to exceed, but for keys of its own."""
    parts = [part for name, _, _ in _LISTS for part in getattr(scene, name)]
    points, characters = 0, 0
    for part in parts:
        if isinstance(part, Border | Entry):
            points += len(part.points)
        elif isinstance(part, Terrain | Zone | Objective | Area):
            outline = part.polygon if isinstance(part, Area) else part.outline
            points += sum(map(len, rings_of(outline))) if outline is not None else 0
        characters += len(getattr(part, "text", "")) + len(getattr(part, "name", "")) + len(part.id)
    return points * _POINT_BYTES + len(parts) * _PART_BYTES + characters * _CHARACTER_BYTES


def _size_faults(scene: Scene) -> Iterator[str]:
    try:
        size = len(scene_bytes(scene))
    except SceneError as error:
        yield str(error)
        return
    if size > limits.FILE_BYTES:
        yield f"A scene file holds {limits.FILE_BYTES >> 20} MB, this would be more; simplify some outlines"
