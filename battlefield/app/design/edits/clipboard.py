"""Parts of a drawing as text, to be copied between windows and programs.

The text is the scene file's own JSON of those parts under a format of its own; a whole scene file is taken
as well.
"""

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from battlefield.app.design.edits.copies import added_mapped
from battlefield.app.design.parts.parts import (
    LISTS,
    Part,
    all_parts,
    chosen_parts,
    hold_of,
    ref_of,
    with_hold,
)
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError, parse_scene, scene_bytes
from battlefield.files.text import limits
from battlefield.files.text.keys import FORMAT as SCENE_FORMAT
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Board, PlacedTemplate, Scene
from battlefield.rules.scene.scenario import Layer

FORMAT = "battlefield-parts"
VERSION = 1
_SOURCE = "the clipboard"
_OTHER = QT_TR_NOOP("The clipboard holds no parts of a table; copy some first, here or in another window")


def parts_text(scene: Scene, refs: Iterable[Ref]) -> str:
    """Write parts as text; a nova whose model does not come along is written where it lies."""
    chosen = chosen_parts(scene, refs)
    models = frozenset(part.id for part in chosen if ref_of(part).kind == "model")
    chosen = [
        replace(part, model="") if isinstance(part, PlacedTemplate) and part.model not in models else part
        for part in chosen
    ]
    lists: dict[str, Any] = {LISTS[kind]: () for kind in LISTS}
    for part in chosen:
        lists[LISTS[ref_of(part).kind]] += (part,)
    names = frozenset(hold_of(part).layer for part in chosen)
    layers = tuple(Layer(layer.id) for layer in scene.layers if layer.id in names)
    text = scene_bytes(Scene(scene.board, layers=layers, **lists)).decode()
    return text.replace(f'"format": "{SCENE_FORMAT}"', f'"format": "{FORMAT}"', 1)


@lru_cache(maxsize=1)  # so that much can be read in one turn of a window and put on the table in another
def parts_from(text: str) -> tuple[tuple[Part, ...], tuple[Layer, ...]]:
    """Read parts, and the layers they lie in, from the text of parts or of a whole scene file.

    Anything else, or parts that no file could hold, is a ChangeError with one sentence.
    """
    if len(text) > limits.FILE_BYTES:
        raise ChangeError(tr(_OTHER))
    stripped = text.lstrip("\ufeff \t\r\n")
    if not stripped.startswith("{") or '"battlefield-' not in stripped:
        raise ChangeError(tr(_OTHER))
    try:
        scene = parse_scene(_as_scene(stripped).encode("utf-8", "surrogatepass"), _SOURCE)
    except SceneError as error:
        raise ChangeError(_sentence(str(error))) from None
    parts = tuple(all_parts(scene))
    if not parts:
        raise ChangeError(tr("The table on the clipboard is empty; there is nothing to paste"))
    return parts, scene.layers


def pasted(
    scene: Scene, text: str, at: Point | None = None, grid: float = 0.0
) -> tuple[Scene, tuple[Ref, ...]]:
    """Put the parts of a text on the table, the middle of their box at a place, or where they lay.

    With a grid they keep how they lie to it. Layers that the table lacks are added. Give the scene and what
    is new.
    """
    parts, layers = parts_from(text)
    known = frozenset(layer.id for layer in scene.layers)
    used = frozenset(hold_of(part).layer for part in parts)
    fresh = tuple(Layer(each.id) for each in layers if each.id in used and each.id not in known)
    kept = known | frozenset(each.id for each in fresh)
    free = tuple(part if hold_of(part).layer in kept else _in_no_layer(part) for part in parts)
    scene = replace(scene, layers=(*scene.layers, *fresh)) if fresh else scene
    return added_mapped(scene, free, Affine.shift(_step(free, at, grid)))


def _step(parts: Iterable[Part], at: Point | None, grid: float) -> Point:
    if at is None:
        return 0.0, 0.0
    x, y = box_of_parts(parts).centre
    dx, dy = at[0] - x, at[1] - y
    return (round(dx / grid) * grid, round(dy / grid) * grid) if grid else (dx, dy)


def _in_no_layer(part: Part) -> Part:
    return part if isinstance(part, PlacedTemplate) else with_hold(part, replace(hold_of(part), layer=""))


def _as_scene(text: str) -> str:
    """Call parts a scene, so that they are read as strictly as one; a lost board is of no matter."""
    start = text[:400].find(f'"{FORMAT}"')
    if start < 0:
        return text
    named = text[:start] + f'"{SCENE_FORMAT}"' + text[start + len(FORMAT) + 2 :]
    if '"board"' in named:
        return named
    board = Board(48.0, 48.0)
    size = json.dumps({"width": board.width, "height": board.height})
    return named.replace("{", '{"board": ' + size + ", ", 1)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
