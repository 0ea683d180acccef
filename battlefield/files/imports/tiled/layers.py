"""The layers of a Tiled map, groups opened: objects, their offsets added up, and how far it all reaches."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items
from battlefield.files.text.watching import go_on
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import direction

PIXELS: Final = (-1e7, 1e7)
MOST_OBJECTS: Final = 20_000
MOST_STEPS: Final = 100_000
TURN: Final = (-1e6, 1e6)  # degrees
_LINES: Final = ("polygon", "polyline")
MOST_LAYERS: Final = 2_000
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class MapLayer:
    """An object layer: a name of its own, and how it is held."""

    name: str
    locked: bool
    hidden: bool
    opacity: float


@dataclass(frozen=True, slots=True)
class Placed:
    """An object, its layer, the names of all that it lies in, the offsets of those together.

    `told` are its own properties, `lent` those of the layer and the groups that it lies in.
    """

    thing: Fields
    layer: str
    around: tuple[str, ...]
    offset: Point
    told: dict[str, Any]
    lent: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TileLayer:
    """A tile layer: a name of its own, the names of all that it lies in, its offset, and how it is held."""

    name: str
    layer: Fields
    around: tuple[str, ...]
    offset: Point
    hidden: bool


@dataclass(slots=True)
class Drawing:
    """What is drawn in a map: object layers, objects, image layers with offsets, the box round it all."""

    layers: list[MapLayer] = field(default_factory=list)
    objects: list[Placed] = field(default_factory=list)
    images: list[tuple[Fields, Point]] = field(default_factory=list)
    tiles: list[TileLayer] = field(default_factory=list)
    steps: int = 0
    box: Box | None = None

    def reach(self, x: float, y: float) -> None:
        """Widen the box to a pixel."""
        a, b, c, d = self.box or (x, y, x, y)
        self.box = min(a, x), min(b, y), max(c, x), max(d, y)


@dataclass(frozen=True, slots=True)
class _Group:
    """What is handed down to the layers of a group."""

    names: tuple[str, ...] = ()
    offset: Point = (0.0, 0.0)
    locked: bool = False
    hidden: bool = False
    opacity: float = 1.0
    told: dict[str, Any] = field(default_factory=dict)


def drawing_of(whole: Fields, gathering: Gathering) -> Drawing:
    """Walk through all layers; what is not taken is dropped by name in `gathering`."""
    drawing = Drawing()
    layers = items(whole.need("layers", "a list"), "layers", MOST_LAYERS)
    _walk(drawing, gathering, layers, "layers", _Group())
    return drawing


def _walk(drawing: Drawing, gathering: Gathering, found: Sequence[object], place: str, group: _Group) -> None:
    for n, each in enumerate(found):
        layer = Fields(each, f"{place}[{n}]")
        inner = _inner(gathering, layer, group)
        kind = layer.text("type")
        if kind == "group":
            nested = layer.items("layers", MOST_LAYERS)
            _walk(drawing, gathering, nested, layer.at("layers"), inner)
        elif kind == "objectgroup":
            _take_objects(drawing, layer, inner)
        elif kind == "imagelayer":
            drawing.images.append((layer, inner.offset))
        elif kind == "tilelayer":
            _take_tiles(drawing, layer, inner)
        else:
            expected = "it must be tilelayer, objectgroup, imagelayer or group"
            raise SceneError(layer.at("type"), f"is {shown(kind)}", expected)


def _inner(gathering: Gathering, layer: Fields, group: _Group) -> _Group:
    x, y = (layer.number(key, PIXELS, 0.0) for key in ("offsetx", "offsety"))
    if any(layer.number(key, PIXELS, 1.0) != 1.0 for key in ("parallaxx", "parallaxy")):
        gathering.drop("layer parallax")
    opacity = layer.number("opacity", (-1.0, 100.0), 1.0)
    if not 0.0 <= opacity <= 1.0:
        gathering.drop("layer opacity that is none")
        opacity = 1.0
    hidden = "visible" in layer.found and not layer.flag("visible")
    return _Group(
        (layer.text("name"), *group.names),
        (group.offset[0] + x, group.offset[1] + y),
        group.locked or layer.flag("locked"),
        group.hidden or hidden,
        group.opacity * opacity,
        lent({**properties_told(layer), "class": layer.text("class")}, group.told),
    )


def lent(own: dict[str, Any], *others: dict[str, Any]) -> dict[str, Any]:
    """Return what a thing tells, then what others tell for it and it leaves out."""
    found = {key: value for key, value in own.items() if value not in ("", None)}
    for each in others:
        found |= {key: value for key, value in each.items() if key not in found and value not in ("", None)}
    return found


def _take_tiles(drawing: Drawing, layer: Fields, inner: _Group) -> None:
    name = _own_name(drawing, inner.names[0] or f"layer {len(drawing.layers) + 1}")
    drawing.layers.append(MapLayer(name, inner.locked, inner.hidden, inner.opacity))
    drawing.tiles.append(TileLayer(name, layer, inner.names, inner.offset, inner.hidden))


def _own_name(drawing: Drawing, name: str) -> str:
    taken = any(each.name == name for each in drawing.layers)
    return f"{name} ({len(drawing.layers) + 1})" if taken else name


def _take_objects(drawing: Drawing, layer: Fields, inner: _Group) -> None:
    name = _own_name(drawing, inner.names[0] or f"layer {len(drawing.layers) + 1}")
    drawing.layers.append(MapLayer(name, inner.locked, inner.hidden, inner.opacity))
    for n, each in enumerate(layer.items("objects", MOST_OBJECTS)):
        go_on()
        thing = Fields(each, f"{layer.at('objects')}[{n}]")
        placed = Placed(thing, name, inner.names, inner.offset, properties_told(thing), inner.told)
        if len(drawing.objects) >= MOST_OBJECTS:
            most = f"at most {MOST_OBJECTS} are read"
            raise SceneError(layer.at("objects"), "makes too many objects", most)
        drawing.objects.append(placed)
        drawing.steps += sum(len(steps) for key in _LINES if isinstance(steps := thing.found.get(key), list))
        if drawing.steps > MOST_STEPS:
            raise SceneError(layer.at("objects"), "have too many corners", f"at most {MOST_STEPS} are read")


def properties_told(thing: Fields) -> dict[str, Any]:
    """Return an object's custom properties by name; old maps have them as an object."""
    found = thing.found.get("properties")
    if isinstance(found, dict):
        return found
    place = thing.at("properties")
    listed = [Fields(each, f"{place}[{n}]") for n, each in enumerate(thing.items("properties", 1_000))]
    return {str(each.found.get("name")): each.found.get("value") for each in listed}


def box_of(drawing: Drawing) -> Box | None:
    """Return the box round all objects, in pixels, as they lie once they are turned; None without any."""
    for placed in drawing.objects:
        _reach_object(drawing, placed)
    return drawing.box


def _reach_object(drawing: Drawing, placed: Placed) -> None:
    thing = placed.thing
    x = thing.number("x", PIXELS, 0.0) + placed.offset[0]
    y = thing.number("y", PIXELS, 0.0) + placed.offset[1]
    sine, negative_cosine = direction(thing.number("rotation", TURN, 0.0))
    for across, down in _corners(thing):
        right = x - across * negative_cosine - down * sine
        below = y + across * sine - down * negative_cosine
        drawing.reach(round(right, 6), round(below, 6))


def _corners(thing: Fields) -> Iterator[Point]:
    """Yield the corners of an object before it is turned, from its own place; a tile stands on that."""
    wide, high = (thing.number(key, PIXELS, 0.0) for key in ("width", "height"))
    down = -high if "gid" in thing.found else high
    yield from ((0.0, 0.0), (wide, 0.0), (wide, down), (0.0, down))
    for key in _LINES:
        for n, each in enumerate(thing.items(key, MOST_OBJECTS)):
            step = Fields(each, f"{thing.at(key)}[{n}]")
            yield step.needed_number("x", PIXELS), step.needed_number("y", PIXELS)


def class_of(found: Mapping[str, Any]) -> Any:
    """Return what an object or a tile is told to be, even where that is no text; "" where nothing is told."""
    told = (found.get(key) for key in ("type", "class"))
    return next((kind for kind in told if kind is not None and kind != ""), "")
