"""A scene for Foundry Virtual Tabletop: walls, doors, lights, tokens and notes on a canvas without a margin.

A square of its grid is an inch, and an inch its unit.
"""

from collections.abc import Iterator
from itertools import pairwise
from json import dumps

from battlefield.files.exports.losses import (
    WALL_FACTS,
    always_lost,
    counted,
    description_lost,
    facts_lost,
    holds_lost,
)
from battlefield.files.exports.properties import Object, hidden_by_themselves, parts_of
from battlefield.files.exports.result import PIXELS_PER_INCH, Exported
from battlefield.files.exports.rings import SAG, corners_of
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon, Strip
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.contents import Door, Model, Scene, Sight, Terrain
from battlefield.rules.scene.doors import line_of_door, set_door
from battlefield.rules.scene.scenario import Light, Note

FORMAT = "foundry"
WORDS = "Foundry scene"
ENDING = ".foundry.json"
_NORMAL, _LIMITED = 20, 10
_SENSES: dict[Sight, int] = {"blocks": _NORMAL, "cloud": _LIMITED, "clear": 0}
_DISPOSITIONS = {"friendly": 1, "neutral": 0, "hostile": -1, "secret": -2}
_KEPT = ("terrain", "models", "lights", "notes")  # the lists that have something to do there


def exported(scene: Scene, pixels: int = PIXELS_PER_INCH) -> Exported:
    """Write a scene at so many pixels to the inch."""
    sides = _sides(scene)
    found: Object = {
        "name": scene.name or "Battlefield",
        "width": scene.board.width * pixels,
        "height": scene.board.height * pixels,
        "padding": 0,
        "background": {"src": None, "offsetX": 0, "offsetY": 0},
        "grid": {"type": 1, "size": pixels, "distance": 1, "units": "in"},
        "walls": [wall for piece in scene.terrain for wall in _walls(piece, pixels)],
        "lights": [_light(light, pixels) for light in scene.lights],
        "tokens": [_token(model, sides, pixels) for model in scene.models],
        "notes": [_note(note, pixels) for note in scene.notes],
        "drawings": [],
        "tiles": [],
    }
    return Exported(f"{dumps(found, ensure_ascii=False)}\n".encode(), tuple(_lost(scene)))


def _walls(piece: Terrain, pixels: int) -> Iterator[Object]:
    """Yield the sides of what stands in the way: of a strip its own line, of all else its rim."""
    if piece.door is not None:
        yield _wall(line_of_door(piece.outline)[0], line_of_door(piece.outline)[-1], piece, pixels)
        return
    if not _stands(piece):
        return
    rings = [piece.outline.points] if isinstance(piece.outline, Strip) else corners_of(piece.outline)
    for ring in rings:
        for first, last in pairwise(ring if isinstance(piece.outline, Strip) else (*ring, ring[0])):
            yield _wall(first, last, piece, pixels)


def _stands(piece: Terrain) -> bool:
    return piece.sight != "clear" or "impassable" in piece.ground


def _wall(first: Point, last: Point, piece: Terrain, pixels: int) -> Object:
    shut, door = set_door(piece, False) if piece.door is not None else piece, piece.door
    sense = _SENSES[shut.sight]
    move = _NORMAL if "impassable" in shut.ground else 0
    found: Object = {"c": [each * pixels for each in (*first, *last)]}
    found |= {"move": move, "sight": sense, "light": sense, "sound": sense, "dir": 0}
    kind = 0 if door is None else 2 if door.secret else 1
    return found | {"door": kind, "ds": 0 if door is None else _state(door)}


def _state(door: Door) -> int:
    return 1 if door.is_open else 2 if door.locked else 0


def _light(light: Light, pixels: int) -> Object:
    opacity = int(light.colour[7:] or "ff", 16) / 255
    config: Object = {"dim": light.range, "bright": 0, "color": light.colour[:7], "alpha": opacity}
    place: Object = {"x": light.at[0] * pixels, "y": light.at[1] * pixels, "name": light.name}
    return place | {"walls": light.shadows, "hidden": light.hold.hidden, "config": config}


def _token(model: Model, sides: dict[str, int], pixels: int) -> Object:
    wide, high = model.base.width_mm / MM_PER_INCH, model.base.length_mm / MM_PER_INCH
    return {
        "name": model.name or model.unit or model.id,
        "x": (model.at[0] - wide / 2.0) * pixels,
        "y": (model.at[1] - high / 2.0) * pixels,
        "width": wide,
        "height": high,
        "rotation": (model.facing + 180.0) % 360.0,
        "elevation": model.bottom,
        "disposition": sides.get(model.side, 0),
        "hidden": model.hold.hidden,
        "locked": model.hold.locked,
    }


def _sides(scene: Scene) -> dict[str, int]:
    """Return how sides are disposed: by their names, else the first friendly and the second hostile."""
    names = list(dict.fromkeys(model.side for model in scene.models if model.side))
    usual = dict(zip(names, (1, -1), strict=False))
    return {name: _DISPOSITIONS.get(name, usual.get(name, 0)) for name in names}


def _note(note: Note, pixels: int) -> Object:
    return {"x": note.at[0] * pixels, "y": note.at[1] * pixels, "text": note.text}


def _lost(scene: Scene) -> Iterator[str]:
    standing = [piece for piece in scene.terrain if piece.door is None and _stands(piece)]
    if standing or any(piece.door is not None for piece in scene.terrain):
        yield f"{WALL_FACTS} of what stands in the way, its thickness and what else its ground does"
    solid = [piece for piece in standing if not isinstance(piece.outline, Strip)]
    if solid:
        yield f"that {counted(len(solid), 'piece is', 'pieces are')} solid: walls stand about nothing there"
    if any(isinstance(piece.outline, Circle) for piece in solid):
        yield f"the curves of round pieces, which became corners within {SAG:g} in of them"
    holed = [piece for piece in solid if isinstance(piece.outline, Polygon) and piece.outline.holes]
    if holed:
        yield f"the holes of {counted(len(holed), 'piece', 'pieces')}, whose rims are walls of their own"
    flat = [piece for piece in scene.terrain if piece.door is None and not _stands(piece)]
    if flat:
        yield f"{counted(len(flat), 'piece', 'pieces')} of terrain that stand in nobody's way"
    hidden = [piece for piece in hidden_by_themselves(scene).terrain if piece.hold.hidden]
    if hidden:
        yield f"that {counted(len(hidden), 'piece is', 'pieces are')} hidden: walls there are not"
    yield from _lost_of_models(scene)
    yield from _lost_of_marks(scene)
    if not scene.name:
        yield "that the table has no name: every scene there has one"
    yield "the picture of the table, which Foundry is given apart"
    yield from holds_lost(scene)
    yield from description_lost(scene)
    yield from facts_lost(scene)
    yield from always_lost(scene)


def _lost_of_models(scene: Scene) -> Iterator[str]:
    if not scene.models:
        return
    yield "units, heights, range rings and uncertainty of models, shapes of bases, all but two of their sides"
    nameless = sum(not model.name for model in scene.models)
    if nameless:
        models = counted(nameless, "model has", "models have")
        yield f"that {models} no name: tokens bear that of their unit, else a number"
    turned = [model for model in scene.models if model.base.length_mm != model.base.width_mm]
    if turned:
        yield f"that {counted(len(turned), 'base that is', 'bases that are')} longer than wide lie turned"


def _lost_of_marks(scene: Scene) -> Iterator[str]:
    if any(light.intensity != 1.0 for light in scene.lights):
        yield "the intensity of lights"
    if any(note.size != Note("", (0.0, 0.0), "").size for note in scene.notes):
        yield "the size of letters of notes"
    turned = [piece for piece in scene.terrain if piece.door and (piece.door.freestanding or piece.door.turn)]
    if turned:
        yield f"that {counted(len(turned), 'door is', 'doors are')} freestanding or turned"
    drawn = sum(len(parts) for name, parts in parts_of(scene) if name not in _KEPT)
    if drawn:
        yield f"templates and what is marked on the table, {drawn} in all"
