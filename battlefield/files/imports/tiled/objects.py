"""One object of a Tiled map as a figure in inches: every shape of Tiled's, turned about its own corner."""

from math import ceil, cos, pi, sin, sqrt
from typing import Any, Final

from battlefield.files.imports.laying.figure import Figure, neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.laid_terrain import areas, drawn_ellipse
from battlefield.files.imports.laying.told import Told
from battlefield.files.imports.tiled.files import Companions
from battlefield.files.imports.tiled.layers import PIXELS, TURN, Placed, class_of, lent, properties_told
from battlefield.files.text import limits
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.outlines import Ellipse
from battlefield.rules.scene.scenario import Hold

_SIZE: Final = (0.0, 1e7)
_TILE: Final = (0.0, 2.0**33)
_ANCHORS: Final = {  # where a tile hangs from, as shares of its width and height
    "topleft": (0.0, 0.0), "top": (0.5, 0.0), "topright": (1.0, 0.0),
    "left": (0.0, 0.5), "center": (0.5, 0.5), "right": (1.0, 0.5),
    "bottomleft": (0.0, 1.0), "bottom": (0.5, 1.0), "bottomright": (1.0, 1.0),
}  # fmt: skip


def figure_of(
    gathering: Gathering,
    companions: Companions,
    tilesets: list[dict[str, Any]],
    placed: Placed,
    corner: Point,
    pixels: float,
) -> Figure | None:
    """Return an object as a figure; None where nothing of it can be drawn, which `gathering` is told."""
    thing = companions.whole(placed.thing)
    tile: dict[str, Any] = {}
    if "gid" in placed.thing.found:  # that of a template counts in a tileset of its own
        tile = companions.tile(tilesets, thing.number("gid", _TILE, 0.0))
    figure = _described(placed, thing, tile)
    spot = _Spot.of(thing, placed.offset, corner, pixels)
    if "text" in thing.found:
        _write(figure, thing, spot)
    elif thing.flag("point"):
        figure.spot, figure.bearing = spot.at(0.0, 0.0), spot.turn % 360.0
    elif "polyline" in thing.found:
        figure.line = spot.ring(thing, "polyline")
    elif "polygon" in thing.found:
        figure.anchor = spot.at(0.0, 0.0)
        figure.outlines = areas(gathering, [spot.ring(thing, "polygon")])
        return figure if figure.outlines else None
    else:
        _box(gathering, figure, thing, spot, tile)
    return figure


def _described(placed: Placed, thing: Fields, tile: dict[str, Any]) -> Figure:
    """Return a figure without a shape: what is told of the object, and by what words."""
    own = {**properties_told(thing), "class": class_of(thing.found)}
    of_tile = {**properties_told(Fields(tile, "a tile")), "class": class_of(tile)}
    told = Told(lent(own, of_tile, placed.lent))
    name = thing.text("name")
    hidden = "visible" in thing.found and not thing.flag("visible")
    return Figure(told, name, words=(name,), layers=placed.around, hold=Hold(placed.layer, hidden=hidden))


class _Spot:
    """Where an object is: its corner in inches, and its turn about that corner."""

    def __init__(self, at: Point, turn: float, pixels: float) -> None:
        self._x, self._y = at
        self.turn, self.pixels = turn, pixels
        sine, negative_cosine = direction(turn)
        self._sine, self._cosine = sine, 0.0 - negative_cosine

    @classmethod
    def of(cls, thing: Fields, offset: Point, corner: Point, pixels: float) -> "_Spot":
        x = thing.number("x", PIXELS, 0.0) + offset[0] - corner[0]
        y = thing.number("y", PIXELS, 0.0) + offset[1] - corner[1]
        return cls((x, y), thing.number("rotation", TURN, 0.0), pixels)

    def at(self, across: float, down: float) -> Point:
        """Return the place so many pixels across and down from the corner, turned with the object."""
        x = self._x + across * self._cosine - down * self._sine
        y = self._y + across * self._sine + down * self._cosine
        return neat(x / self.pixels, y / self.pixels)

    def ring(self, thing: Fields, key: str) -> list[Point]:
        """Return the points of a polygon or line."""
        steps = thing.items(key, limits.RING_POINTS)
        found = (Fields(each, f"{thing.at(key)}[{n}]") for n, each in enumerate(steps))
        return [self.at(step.needed_number("x", PIXELS), step.needed_number("y", PIXELS)) for step in found]


def _write(figure: Figure, thing: Fields, spot: _Spot) -> None:
    """Make a note of a text: its middle is that of its box."""
    told = Fields(thing.found["text"], thing.at("text"))
    figure.text = told.text("text").strip()
    size = told.number("pixelsize", (0.0, 1e6), 16.0) / spot.pixels
    least, most = limits.NOTE_SIZE
    figure.told.found.setdefault("size", min(max(size, least), most))
    figure.told.found["kind"] = figure.told.text("kind") or "note"
    figure.spot = spot.at(thing.number("width", _SIZE, 0.0) / 2.0, thing.number("height", _SIZE, 0.0) / 2.0)


def _box(gathering: Gathering, figure: Figure, thing: Fields, spot: _Spot, tile: dict[str, Any]) -> None:
    """Give a figure the shape of a rectangle, ellipse, capsule or tile; one without a size is a spot."""
    width, height = (thing.number(key, _SIZE, 0.0) for key in ("width", "height"))
    if not width or not height:
        figure.spot, figure.bearing = spot.at(0.0, 0.0), spot.turn % 360.0
        return
    is_tile = "gid" in thing.found
    across, down = _ANCHORS.get(str(tile.get("objectalignment")), (0.0, 1.0) if is_tile else (0.0, 0.0))
    x, y = -across * width, -down * height
    is_round = thing.flag("ellipse") or thing.flag("capsule")
    figure.bearing = spot.turn % 360.0
    if is_round and abs(width - height) <= TOL * spot.pixels:
        middle = spot.at(x + width / 2.0, y + height / 2.0)
        figure.outlines = (Circle(middle, round(width / 2.0 / spot.pixels, 9)),)
    elif thing.flag("ellipse"):
        _ellipse(gathering, figure, spot, width, height)
    elif thing.flag("capsule"):
        figure.outlines = (_capsule(spot, width, height),)
        gathering.guess("A capsule became a polygon, its round ends within 0.001 in")
    else:
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        figure.outlines = areas(gathering, [[spot.at(*each) for each in corners]])


def _ellipse(gathering: Gathering, figure: Figure, spot: _Spot, width: float, height: float) -> None:
    at = spot.at(width / 2.0, height / 2.0)
    length, across = round(height / spot.pixels, 9), round(width / spot.pixels, 9)
    turn = round(spot.turn % 360.0, 6)
    for drawn in drawn_ellipse(gathering, figure, Ellipse(at, length, across, turn)):
        figure.outlines, figure.ellipse = drawn.outlines, drawn.ellipse


def _capsule(spot: _Spot, width: float, height: float) -> Polygon:
    """Return a box whose shorter sides are half circles, corners for these within a thousandth of an inch."""
    radius, long = min(width, height) / 2.0, abs(width - height)
    steps = max(8, ceil(36.0 * sqrt(radius / spot.pixels)))
    arc = [(radius * sin(pi * n / steps), -radius * cos(pi * n / steps)) for n in range(steps + 1)]
    ring = [*((x + long, y) for x, y in arc), *((-x, -y) for x, y in arc)]
    if height > width:
        ring = [(-y, x) for x, y in ring]
    return Polygon(tuple(spot.at(x + radius, y + radius) for x, y in ring))
