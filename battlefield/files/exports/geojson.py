"""A scene as GeoJSON: inches with y downward, said in a member of our own; nothing of it is lost.

Areas are polygons; circles, strips and templates carry what they are exactly in their properties.
"""

from json import dumps

from battlefield.files.exports.losses import always_lost
from battlefield.files.exports.properties import Object, parts_of, properties_of
from battlefield.files.exports.result import Exported
from battlefield.files.exports.rings import corners_of, template_outline
from battlefield.files.scene.drawn import facts_object, layer_object
from battlefield.files.scene.shapes import outline_object, template_object
from battlefield.geometry.kernel.shapes import Outline, Point, Polygon
from battlefield.rules.scene.contents import PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.parts import Part

FORMAT = "geojson"
WORDS = "GeoJSON"
ENDING = ".geojson"


def exported(scene: Scene) -> Exported:
    """Write a scene as a FeatureCollection, a feature a line."""
    features = [dumps(_feature(part), ensure_ascii=False) for _, parts in parts_of(scene) for part in parts]
    head = dumps(_table(scene), ensure_ascii=False)
    body = ",\n    ".join(features)
    first = f'{{\n  "type": "FeatureCollection",\n  "battlefield": {head},\n  "features": [\n    '
    return Exported(f"{first}{body}\n  ]\n}}\n".encode(), tuple(always_lost(scene)))


def _table(scene: Scene) -> Object:
    """Write what belongs to the table as a whole."""
    board = scene.board
    found: Object = {"units": "inch", "width": board.width, "height": board.height, "y_axis": "down"}
    told: Object = {"name": scene.name, "description": scene.description, "symmetry": scene.symmetry}
    told |= {"sigma": scene.sigma, "custom": scene.custom}
    told |= {"scenario": facts_object(scene.facts), "layers": [layer_object(each) for each in scene.layers]}
    return found | {key: value for key, value in told.items() if value}


def _feature(part: Part) -> Object:
    properties = properties_of(part) | _exact(part)
    return {"type": "Feature", "id": part.id, "geometry": _geometry(part), "properties": properties}


def _exact(part: Part) -> Object:
    """Return what a polygon's corners stand for, where they do not say it themselves."""
    if isinstance(part, PlacedTemplate):
        return {"template": template_object(part.template, part.model)}
    outline: Outline | None = getattr(part, "outline", None)
    found: Object = {}
    if outline is not None and not isinstance(outline, Polygon):
        found["shape"] = outline_object(outline)
    if isinstance(part, Terrain) and "ellipse" in part.shape_extra:
        found["ellipse"] = part.shape_extra["ellipse"]
    return found


def _geometry(part: Part) -> Object:
    if isinstance(part, PlacedTemplate):
        return _polygon(template_outline(part.template))
    outline: Outline | None = getattr(part, "outline", None) or getattr(part, "polygon", None)
    if outline is not None:
        return _polygon(outline)
    points: tuple[Point, ...] = getattr(part, "points", ())
    if points:
        return {"type": "LineString", "coordinates": [list(point) for point in points]}
    at: Point = getattr(part, "at", (0.0, 0.0))
    return {"type": "Point", "coordinates": list(at)}


def _polygon(outline: Outline) -> Object:
    """Write rings, each closed by its first point."""
    rings = [[list(point) for point in (*ring, ring[0])] for ring in corners_of(outline)]
    return {"type": "Polygon", "coordinates": rings}
