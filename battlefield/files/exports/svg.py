"""A scene as SVG outlines in true inches, for drawing programs, plotters and cutters: made without a picture.

A user unit is an inch. Circles are circles, strips are lines of their width, cones have true arcs; what a
part is stands in its data attributes, and each sort of part has a layer of its own.
"""

import re
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from battlefield.files.exports.losses import always_lost, facts_lost, layers_lost
from battlefield.files.exports.properties import flat, hidden_by_themselves, parts_of, properties_of
from battlefield.files.exports.result import Exported
from battlefield.files.exports.rings import template_outline
from battlefield.files.exports.upright import Upright, upright_base, upright_ellipse
from battlefield.geometry.kernel.shapes import (
    Circle,
    Outline,
    PlacedBase,
    Point,
    Strip,
    Template,
)
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces.terrain import base_outline
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.parts import Part
from battlefield.rules.scene.scenario import Note

FORMAT = "svg"
WORDS = "SVG outlines"
ENDING = ".svg"
SPOT = 0.2  # inches: the radius of the dot that stands for an objective
_STYLES = {
    "terrain": 'fill="#d5cfc4" stroke="#22252a"',
    "areas": 'fill="none" stroke="#62666d" stroke-dasharray="0.3 0.15"',
    "borders": 'fill="none" stroke="#a03a00"',
    "zones": 'fill="#4b3fbf" fill-opacity="0.12" stroke="#4b3fbf"',
    "entries": 'fill="none" stroke="#00956c"',
    "objectives": 'fill="#d55e00" fill-opacity="0.3" stroke="#d55e00"',
    "templates": 'fill="#5a46d6" fill-opacity="0.15" stroke="#5a46d6"',
    "models": 'fill="#ffffff" stroke="#0072b2"',
    "lights": 'fill="#f4d58a" fill-opacity="0.6" stroke="#8a6a1f"',
    "notes": 'fill="#22252a" stroke="none"',
}
_UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def exported(scene: Scene) -> Exported:
    """Write a scene as an SVG whose width and height are the board's in inches."""
    width, height = (_number(side) for side in (scene.board.width, scene.board.height))
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg {spaces} width="{width}in" height="{height}in" viewBox="0 0 {width} {height}">',
        *([f"<title>{_text(scene.name)}</title>"] if scene.name else []),
        *([f"<desc>{_text(scene.description)}</desc>"] if scene.description else []),
        *(line for name, parts in parts_of(hidden_by_themselves(scene)) for line in _layer(name, parts)),
        "</svg>",
    ]
    return Exported("\n".join((*lines, "")).encode(), tuple(_lost(scene)))


def _lost(scene: Scene) -> Iterator[str]:
    yield from facts_lost(scene)
    yield from layers_lost(scene)
    yield from always_lost(scene)


def _layer(name: str, parts: Iterable[Part]) -> Iterator[str]:
    layer = f'id="{name}" inkscape:groupmode="layer" inkscape:label="{name}"'
    yield f'<g {layer} {_STYLES[name]} stroke-width="0.03">'
    for part in parts:
        yield f"  {_element(part)}"
    yield "</g>"


def _element(part: Part) -> str:
    told = "".join(f" {_attribute(f'data-{key}', flat(value))}" for key, value in properties_of(part).items())
    if isinstance(part, Note):
        place = f'x="{_number(part.at[0])}" y="{_number(part.at[1])}" font-size="{_number(part.size)}"'
        middle = 'text-anchor="middle" dominant-baseline="central"'
        return f"<text {place} {middle}{told}>{_text(part.text)}</text>"
    return f"<{_shape(part)}{told}/>"


def _shape(part: Part) -> str:
    """Write the tag and the geometry of a part."""
    if isinstance(part, Model):
        box = upright_base(part.base, part.at, part.facing)
        hexagon = base_outline(PlacedBase(part.base, part.at, part.facing))
        return _box(box, part.at) if box else _outline(hexagon)
    if isinstance(part, PlacedTemplate):
        drawn = part.template.row.outline(part.template.size)
        is_rounded = bool(drawn.edges and drawn.discs[-1][2])
        return _rounded(part.template) if is_rounded else _outline(template_outline(part.template))
    if isinstance(part, Terrain) and "ellipse" in part.shape_extra:
        x, y = part.shape_extra["ellipse"]["at"]
        return _box(upright_ellipse(part.shape_extra["ellipse"]), (x, y))
    outline: Outline | None = getattr(part, "outline", None) or getattr(part, "polygon", None)
    if outline is not None:
        return _outline(outline)
    points: tuple[Point, ...] = getattr(part, "points", ())
    if points:
        return f'polyline points="{_points(points)}"'
    at: Point = getattr(part, "at", (0.0, 0.0))
    return _outline(Circle(at, SPOT))


def _outline(outline: Outline) -> str:
    if isinstance(outline, Circle):
        (x, y), r = outline.centre, outline.radius
        return f'circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}"'
    if isinstance(outline, Strip):
        joints = 'stroke-linejoin="miter" stroke-miterlimit="1000" stroke-linecap="butt"'
        colour = 'fill="none" stroke="#a39b8f"'
        width = _number(outline.width)
        return f'polyline points="{_points(outline.points)}" {colour} stroke-width="{width}" {joints}'
    if not outline.holes:
        return f'polygon points="{_points(outline.points)}"'
    rings = " ".join(f"M {_points(ring)} Z" for ring in (outline.points, *outline.holes))
    return f'path fill-rule="evenodd" d="{rings}"'


def _box(box: Upright, centre: Point) -> str:
    """Write a rectangle or an ellipse, turned about its centre."""
    (x, y), across, along = centre, box.width / 2.0, box.height / 2.0
    turn = f' transform="rotate({_number(box.rotation)} {_number(x)} {_number(y)})"' if box.rotation else ""
    if not box.is_ellipse:
        size = f'width="{_number(box.width)}" height="{_number(box.height)}"'
        return f'rect x="{_number(x - across)}" y="{_number(y - along)}" {size}{turn}'
    if across == along:
        return f'circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(across)}"{turn}'
    radii = f'rx="{_number(across)}" ry="{_number(along)}"'
    return f'ellipse cx="{_number(x)}" cy="{_number(y)}" {radii}{turn}'


def _rounded(template: Template) -> str:
    """Write a template whose far end is an arc: straight sides and the arc between them."""
    (x, y), (ux, uy) = template.at, direction(template.bearing)
    outline = template.row.outline(template.size)
    *_, side, back = edges = outline.edges
    ring = [*(edge.start for edge in edges[:-1]), side.end, back.start]
    first, *rest, end = [(x + a * ux - b * uy, y + a * uy + b * ux) for a, b in ring]
    (ax, ay), (bx, by), radius = side.normal, back.normal, _number(outline.discs[-1][2])
    large = 1 if ax * by - ay * bx < 0.0 else 0  # more than half a turn from one edge to the next
    arc = f"A {radius} {radius} 0 {large} 1 {_points([end])}"
    return f'path d="M {_points([first])} L {_points(rest)} {arc} Z"'


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    """Write a number so that it reads back the same."""
    return repr(int(value)) if float(value).is_integer() and abs(value) < 1e15 else repr(float(value))


def _attribute(key: str, value: object) -> str:
    text = {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)
    if isinstance(value, float):
        text = _number(value)
    return f"{key}={quoteattr(_writable(text))}"


def _text(text: str) -> str:
    return escape(_writable(text))


def _writable(text: str) -> str:
    """Put a mark in the place of each character that XML cannot hold."""
    return _UNWRITABLE.sub("\ufffd", text)
