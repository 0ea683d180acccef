"""Terrain outlines, bases and templates as JSON objects, both ways."""

from collections.abc import Mapping

from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.files.text.fields import Fields, items, number, point
from battlefield.files.text.keys import BASE_KEYS, SHAPE_KINDS, shape_keys
from battlefield.geometry.kernel.shapes import (
    BASE_KINDS,
    TEMPLATE_KINDS,
    BaseSize,
    Circle,
    Outline,
    Point,
    Polygon,
    Strip,
    Template,
    TemplateKind,
)
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.rules.scene.contents import Model
from battlefield.rules.scene.scenario import Extra

Ring = tuple[Point, ...]
LONG_BASES = ("oval", "rect")  # bases that are given by their length and width


def parse_outline(value: object, place: str) -> tuple[Outline, Extra]:
    """Read a terrain's shape and the keys in it that the program does not know."""
    fields = Fields(value, place)
    outline = _outline(fields)
    _check_outline(outline, place)
    return outline, fields.rest(shape_keys(outline))


def parse_ground(fields: Fields) -> Polygon:
    """Read the polygon, and the holes in it, that an object has among its own keys."""
    outline = _polygon(fields, fields.need("polygon", "a list of at least 3 points"))
    _check_outline(outline, fields.place)
    return outline


def parse_line(fields: Fields) -> Ring:
    """Read the points, at least two, of a line that an object must have."""
    return _ring(fields.need("line", "a list of at least 2 points"), fields.at("line"), 2)


def parse_base(value: object, place: str) -> tuple[BaseSize, Extra]:
    """Read a base, in millimetres, and the keys in it that the program does not know."""
    fields = Fields(value, place)
    kind = fields.one_of(BASE_KINDS)
    length, width = _base_sizes(fields.found[kind], kind in LONG_BASES, fields.at(kind))
    return BaseSize(kind, length, width), fields.rest(BASE_KEYS)


def parse_template(value: object, place: str, models: Mapping[str, Model]) -> Template:
    """Read a template; a nova lies at the centre of the model it names, one of `models` by id.

    Raises SceneError, without a source, for anything that ask.md's table does not describe.
    """
    fields = Fields(value, place)
    kind = fields.one_of(TEMPLATE_KINDS)
    size = fields.needed_number(kind, limits.TEMPLATE)
    at = _centre(fields, kind, models)
    turn = (-limits.TURN, limits.TURN)
    if not TemplateRow.of(kind).is_turned:
        return Template(kind, size, at, fields.number("bearing", turn, 0.0))
    return Template(kind, size, at, fields.needed_number("bearing", turn))


def named_model(fields: Fields, key: str, models: Mapping[str, Model]) -> Model:
    """Find the model, one of `models` by id, that a key names."""
    what = "the id of a model in the scene"
    id_ = fields.name(key, what)
    if id_ not in models:
        expected = f"it must be {what}{did_you_mean(id_, models)}"
        raise SceneError(fields.at(key), f"is {shown(id_)}", expected)
    return models[id_]


def outline_object(outline: Outline) -> dict[str, object]:
    """Write a terrain's shape as the value of `shape`."""
    if isinstance(outline, Polygon):
        holes = {"holes": [points_object(hole) for hole in outline.holes]} if outline.holes else {}
        return {"polygon": points_object(outline.points), **holes}
    if isinstance(outline, Circle):
        return {"circle": list(outline.centre), "radius": outline.radius}
    return {"line": points_object(outline.points), "width": outline.width}


def base_object(base: BaseSize) -> dict[str, object]:
    """Write a base as the value of `base`."""
    both = base.kind in LONG_BASES
    return {base.kind: [base.length_mm, base.width_mm] if both else base.length_mm}


def template_object(template: Template, model: str = "") -> dict[str, object]:
    """Write a template as ask.md has it; with `model` as the nova that follows that model."""
    where: dict[str, object] = {"model": model} if model else {"at": list(template.at)}
    turned = template.row.is_turned or template.bearing != 0.0
    return {template.kind: template.size, **where, **({"bearing": template.bearing} if turned else {})}


def _outline(fields: Fields) -> Outline:
    kind = fields.one_of(SHAPE_KINDS)
    if kind == "polygon":
        return _polygon(fields, fields.found["polygon"])
    if kind == "circle":
        return Circle(fields.point("circle"), fields.needed_number("radius", limits.LENGTH))
    return Strip(
        _ring(fields.found["line"], fields.at("line"), 2), fields.needed_number("width", limits.LENGTH)
    )


def _polygon(fields: Fields, value: object) -> Polygon:
    holes = fields.items("holes", limits.RINGS)
    rings = (_ring(hole, f"{fields.at('holes')}[{index}]", 3) for index, hole in enumerate(holes))
    return Polygon(_ring(value, fields.at("polygon"), 3), tuple(rings))


def _ring(value: object, place: str, least: int) -> Ring:
    corners = items(value, place, limits.RING_POINTS, least)
    return tuple(point(corner, f"{place}[{index}]") for index, corner in enumerate(corners))


def _check_outline(outline: Outline, place: str) -> None:
    from battlefield.geometry.pieces import outline_problem

    problem = outline_problem(outline)
    if problem is not None:
        spot, expected = problem
        raise SceneError(f"{place}.{spot}", "cannot be used", f"expected {expected}")


def _base_sizes(value: object, both: bool, place: str) -> tuple[float, float]:
    if not both:
        size = number(value, place, limits.BASE_MM)
        return size, size
    if not isinstance(value, list) or len(value) != 2:
        raise SceneError(place, f"is {shown(value)}", "it must be [length, width] in millimetres")
    length, width = (number(side, f"{place}[{i}]", limits.BASE_MM) for i, side in enumerate(value))
    return length, width


def _centre(fields: Fields, kind: TemplateKind, models: Mapping[str, Model]) -> Point:
    if "model" not in fields.found:
        return fields.point("at")
    if TemplateRow.of(kind).is_turned:
        raise SceneError(fields.at("model"), "is given", "only a round template follows a model, write 'at'")
    if "at" in fields.found:
        raise SceneError(fields.place, "has both 'at' and 'model'", "leave one of the two out")
    return named_model(fields, "model", models).at


def points_object(ring: Ring) -> list[list[float]]:
    """Write points as a list of [x, y]."""
    return [list(corner) for corner in ring]
