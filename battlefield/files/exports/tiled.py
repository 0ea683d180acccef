"""A scene as a Tiled map: one object layer for each sort of part, properties on the objects.

Circles and ellipses are ellipse objects, rectangles rectangles, turned about their corner as Tiled does;
strips are lines that carry their width, and other outlines polygons. Nothing rounds.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from json import dumps

from battlefield.files.exports.losses import always_lost, counted, description_lost, facts_lost, layers_lost
from battlefield.files.exports.properties import (
    Object,
    flat,
    hidden_by_themselves,
    is_marked_hidden,
    kind_of,
    parts_of,
    properties_of,
)
from battlefield.files.exports.result import Exported
from battlefield.files.exports.rings import template_outline
from battlefield.files.exports.upright import (
    Upright,
    about_centre,
    upright_base,
    upright_ellipse,
    upright_rect,
)
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon, Strip
from battlefield.geometry.pieces.terrain import base_outline
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.parts import Part

FORMAT = "tiled"
WORDS = "Tiled map"
ENDING = ".tmj"
PIXELS_PER_INCH = 32


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A part with the number that Tiled knows its object by."""

    id: int
    part: Part


def exported(scene: Scene) -> Exported:
    """Write a scene as a map in Tiled's JSON, a square of its grid an inch."""
    layers: list[Object] = []
    count = 0
    scene = hidden_by_themselves(scene)
    for name, parts in parts_of(scene):
        numbered = [_Numbered(count + n, part) for n, part in enumerate(parts, 1)]
        count += len(parts)
        layers.append(_layer(len(layers) + 1, name, numbered))
    text = dumps(_map(scene, layers, count), ensure_ascii=False, indent=1)
    return Exported(f"{text}\n".encode(), tuple(_lost(scene)))


def _lost(scene: Scene) -> Iterable[str]:
    yield from description_lost(scene)
    yield from facts_lost(scene)
    holed = [piece for _, parts in parts_of(scene) for piece in parts if _holes(piece)]
    if holed:
        yield f"the holes of {counted(len(holed), 'piece', 'pieces')}: Tiled's polygons have none"
    yield from layers_lost(scene)
    yield from always_lost(scene)


def _holes(part: Part) -> tuple[object, ...]:
    outline = getattr(part, "outline", None) or getattr(part, "polygon", None)
    return outline.holes if isinstance(outline, Polygon) else ()


def _map(scene: Scene, layers: list[Object], count: int) -> Object:
    width, height = (max(1, -int(-side // 1)) for side in (scene.board.width, scene.board.height))
    told: Object = {"px_per_inch": float(PIXELS_PER_INCH), "name": scene.name}
    told |= {"width_in": scene.board.width, "height_in": scene.board.height}
    return {
        "type": "map", "version": "1.10", "tiledversion": "1.11.0", "orientation": "orthogonal",
        "renderorder": "right-down", "infinite": False, "compressionlevel": -1,
        "width": width, "height": height, "tilewidth": PIXELS_PER_INCH, "tileheight": PIXELS_PER_INCH,
        "nextlayerid": len(layers) + 1, "nextobjectid": count + 1,
        "properties": _properties(told), "tilesets": [], "layers": layers,
    }  # fmt: skip


def _layer(number: int, name: str, parts: Iterable[_Numbered]) -> Object:
    objects = [_object(each) for each in parts]
    return {
        "type": "objectgroup", "id": number, "name": name, "draworder": "index", "opacity": 1,
        "visible": True, "x": 0, "y": 0, "objects": objects,
    }  # fmt: skip


def _object(numbered: _Numbered) -> Object:
    part = numbered.part
    told = {key: value for key, value in properties_of(part).items() if key != "name"}
    found: Object = {"id": numbered.id, "name": getattr(part, "name", ""), "type": kind_of(part)}
    found |= {"x": 0.0, "y": 0.0, "width": 0.0, "height": 0.0, "rotation": 0.0}
    found["visible"] = not is_marked_hidden(part)
    return found | _shape(part) | {"properties": _properties(told)}


def _shape(part: Part) -> Object:
    """Write where a part lies and what shape it has, in pixels."""
    if isinstance(part, Model):
        upright = upright_base(part.base, part.at, part.facing)
        return _box(upright) if upright else _polygon(part.at, _hexagon(part))
    if isinstance(part, PlacedTemplate):
        shape = template_outline(part.template)
        return _outline(shape) if isinstance(shape, Circle) else _polygon(part.template.at, shape.points)
    if isinstance(part, Terrain) and "ellipse" in part.shape_extra:
        return _box(upright_ellipse(part.shape_extra["ellipse"]))
    outline: Outline | None = getattr(part, "outline", None) or getattr(part, "polygon", None)
    if outline is not None:
        return _outline(outline)
    points: tuple[Point, ...] = getattr(part, "points", ())
    if points:
        return _line(points)
    at: Point = getattr(part, "at", (0.0, 0.0))
    return {**_place(at), "point": True}


def _outline(outline: Outline) -> Object:
    if isinstance(outline, Circle):
        return _box(about_centre(outline.centre, 2.0 * outline.radius, 2.0 * outline.radius, 0.0, True))
    if isinstance(outline, Strip):
        return _line(outline.points)
    box = upright_rect(outline)
    return _box(box) if box else _polygon(outline.points[0], outline.points)


def _box(box: Upright) -> Object:
    size: Object = {"width": _pixels(box.width), "height": _pixels(box.height), "rotation": box.rotation}
    return {**_place(box.corner), **size, **({"ellipse": True} if box.is_ellipse else {})}


def _polygon(about: Point, ring: Iterable[Point]) -> Object:
    return {**_place(about), "polygon": _steps(about, ring)}


def _line(points: tuple[Point, ...]) -> Object:
    return {**_place(points[0]), "polyline": _steps(points[0], points)}


def _steps(about: Point, points: Iterable[Point]) -> list[Object]:
    return [{"x": _pixels(x - about[0]), "y": _pixels(y - about[1])} for x, y in points]


def _place(at: Point) -> Object:
    return {"x": _pixels(at[0]), "y": _pixels(at[1])}


def _pixels(inches: float) -> float:
    return inches * PIXELS_PER_INCH


def _hexagon(model: Model) -> tuple[Point, ...]:
    outline = base_outline(PlacedBase(model.base, model.at, model.facing))
    assert isinstance(outline, Polygon)
    return outline.points


def _properties(told: Object) -> list[Object]:
    return [{"name": key, "type": _type(value), "value": flat(value)} for key, value in told.items()]


def _type(value: object) -> str:
    kinds: tuple[tuple[type, str], ...] = ((bool, "bool"), (int, "int"), (float, "float"))
    return next((name for kind, name in kinds if isinstance(value, kind)), "string")
