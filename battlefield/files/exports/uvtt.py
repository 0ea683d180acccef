"""A scene as a Universal VTT map: a picture, and walls where sight is blocked; a square is an inch."""

from base64 import b64encode
from collections.abc import Iterator
from json import dumps
from math import radians

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
from battlefield.rules.scene.contents import Door, Scene, Terrain
from battlefield.rules.scene.doors import doors_of, line_of_door, set_door, way_of
from battlefield.rules.scene.scenario import Light

FORMAT = "uvtt"
WORDS = "Universal VTT"
ENDING = ".dd2vtt"


def exported(scene: Scene, picture: bytes = b"", pixels_per_inch: int = PIXELS_PER_INCH) -> Exported:
    """Write a scene with its picture: a PNG of the bare board at that many pixels to the inch."""
    walls = [_closed(ring) for piece in _walls(scene) for ring in corners_of(piece.outline)]
    found: Object = {
        "format": 0.3,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": {"x": scene.board.width, "y": scene.board.height},
            "pixels_per_grid": pixels_per_inch,
        },
        "line_of_sight": walls,
        "objects_line_of_sight": [],
        "portals": [_portal(piece, piece.door) for piece in doors_of(scene) if piece.door is not None],
        "environment": {"baked_lighting": False, "ambient_light": "ffffffff"},
        "lights": [_light(light) for light in scene.lights],
        "image": b64encode(picture).decode(),
    }
    return Exported(f"{dumps(found)}\n".encode(), tuple(_lost(scene, bool(picture))))


def _walls(scene: Scene) -> list[Terrain]:
    return [piece for piece in scene.terrain if piece.sight == "blocks" and piece.door is None]


def _portal(piece: Terrain, door: Door) -> Object:
    """Write a door as the line that it closes."""
    line = line_of_door(piece.outline)
    (ax, ay), (bx, by) = line[0], line[-1]
    return {
        "position": {"x": (ax + bx) / 2.0, "y": (ay + by) / 2.0},
        "bounds": [{"x": x, "y": y} for x, y in line],
        "rotation": round(radians(door.turn + way_of(line)), 12),
        "closed": not door.is_open,
        "freestanding": door.freestanding,
    }


def _closed(ring: tuple[Point, ...]) -> list[Object]:
    return [{"x": x, "y": y} for x, y in (*ring, ring[0])]


def _light(light: Light) -> Object:
    """Write a light: the opacity of its colour stands first there."""
    colour = light.colour.removeprefix("#")
    return {
        "position": {"x": light.at[0], "y": light.at[1]},
        "range": light.range,
        "intensity": light.intensity,
        "color": f"{colour[6:] or 'ff'}{colour[:6]}",
        "shadows": light.shadows,
    }


def _lost(scene: Scene, has_picture: bool) -> Iterator[str]:
    walls = _walls(scene)
    if walls:
        yield f"{WALL_FACTS} of walls and what the ground does: a wall has no end upward there"
    solid = [piece for piece in walls if not isinstance(piece.outline, Strip)]
    if solid:
        yield f"that {counted(len(solid), 'piece is', 'pieces are')} solid: walls stand about nothing there"
    thick = len(walls) - len(solid)
    if thick:
        yield f"that {counted(thick, 'wall is', 'walls are')} drawn by a line: its rim is walls there"
    holed = [piece for piece in walls if isinstance(piece.outline, Polygon) and piece.outline.holes]
    if holed:
        pieces = counted(len(holed), "piece", "pieces")
        yield f"the holes of {pieces}, whose rims are walls of their own there"
    yield from _lost_of_doors(doors_of(scene))
    if any(isinstance(piece.outline, Circle) for piece in walls):
        yield f"the curves of round walls, which became corners within {SAG:g} in of them"
    hidden = [piece for piece in hidden_by_themselves(scene).terrain if piece.hold.hidden]
    if hidden:
        yield f"that {counted(len(hidden), 'piece is', 'pieces are')} hidden: their walls block sight there"
    shown = "which only the picture shows" if has_picture else "and no picture came along to show them"
    yield from _only_pictured(scene, shown)
    if scene.name:
        yield "the name of the scene"
    yield from holds_lost(scene)
    yield from description_lost(scene)
    yield from facts_lost(scene)
    yield from always_lost(scene)


def _lost_of_doors(doors: list[Terrain]) -> Iterator[str]:
    if doors:
        number = counted(len(doors), "door", "doors")
        yield f"names, thickness, ground, cover and height of {number}: a line there, without an end upward"
    kept = [piece for piece in doors if piece.door is not None and (piece.door.secret or piece.door.locked)]
    if kept:
        yield f"that {counted(len(kept), 'door is', 'doors are')} secret or locked"
    clear = [piece for piece in doors if set_door(piece, False).sight != "blocks"]
    if clear:
        yield f"that {counted(len(clear), 'door', 'doors')} can be seen through: none can there"


def _only_pictured(scene: Scene, shown: str) -> Iterator[str]:
    """Say how many things are left that only the picture shows."""
    others = len(scene.terrain) - len(_walls(scene)) - len(doors_of(scene))
    if others:
        yield f"{counted(others, 'piece', 'pieces')} of terrain that can be seen past, {shown}"
    named = [light for light in scene.lights if light.name]
    if named:
        yield f"the names of {counted(len(named), 'light', 'lights')}"
    drawn = sum(len(parts) for name, parts in parts_of(scene) if name not in ("terrain", "lights"))
    if drawn:
        yield f"models, templates and what is marked on the table, {drawn} in all"
