"""Elements of Tiled's XML as the values that Tiled's JSON has for them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from battlefield.files.imports.reading.xml_text import Element
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown

Value = dict[str, Any]
LONG: Final = ("data", "chunk")  # tags of elements whose text is that of many tiles
_LAYERS: Final = {
    "layer": "tilelayer",
    "objectgroup": "objectgroup",
    "imagelayer": "imagelayer",
    "group": "group",
}
_YES, _NO = ("1", "true"), ("0", "false")
_WORDS: Final = ("name", "type", "class", "template", "source", "orientation", "image", "objectalignment")
_WORDS_OF_MAP: Final = ("staggeraxis", "staggerindex", "tiledversion", "version")
_NUMBERS: Final = (
    "id", "x", "y", "width", "height", "rotation", "gid", "offsetx", "offsety", "opacity",
    "parallaxx", "parallaxy", "tilewidth", "tileheight", "hexsidelength", "firstgid",
)  # fmt: skip


def map_value(element: Element) -> Value:
    """Return a whole map."""
    found = _plain(element)
    found["infinite"] = "infinite" in element.attributes and _flag(element, "infinite")
    found["layers"] = _layers(element)
    found["tilesets"] = [tileset_value(each) for each in element.named("tileset")]
    return found


def template_value(element: Element) -> Value:
    """Return a template: its one object, and the tileset that this one comes from."""
    found: Value = {}
    thing, tileset = element.first("object"), element.first("tileset")
    if thing is not None:
        found["object"] = _object(thing)
    if tileset is not None:
        found["tileset"] = tileset_value(tileset)
    return found


def tileset_value(element: Element) -> Value:
    """Return a tileset: only what its tiles tell."""
    found = _plain(element)
    found["tiles"] = [_tile(tile) for tile in element.named("tile")]
    kinds = element.first("terraintypes")
    if kinds is not None:
        found["terrains"] = [_plain(each) for each in kinds.named("terrain")]
    sets = element.first("wangsets")
    if sets is not None:
        found["wangsets"] = [_wangset(each) for each in sets.named("wangset")]
    return found


def _tile(element: Element) -> Value:
    corners = element.attributes.get("terrain", "")
    return _plain(element) | ({"terrain": corners.split(",")} if corners else {})


def _wangset(element: Element) -> Value:
    tiles = [
        {"tileid": each.number("tileid", -1.0), "wangid": each.attributes.get("wangid", "").split(",")}
        for each in element.named("wangtile")
    ]
    return {"colors": [_plain(each) for each in element.named("wangcolor")], "wangtiles": tiles}


def _flag(element: Element, key: str) -> bool:
    """Read an attribute that says yes or no."""
    told = element.attributes[key]
    if told not in (*_YES, *_NO):
        raise SceneError(f"line {element.line}, {key}", f"is {shown(told)}", "it must be 0 or 1")
    return told in _YES


def _plain(element: Element) -> Value:
    """Return the attributes that stand for themselves, and the custom properties."""
    told = element.attributes
    found: Value = {key: told[key] for key in (*_WORDS, *_WORDS_OF_MAP) if key in told}
    found |= {key: element.number(key) for key in _NUMBERS if key in told}
    for key in ("visible", "locked"):
        if key in told:
            found[key] = _flag(element, key)
    properties = element.first("properties")
    if properties is not None:
        found["properties"] = [_property(each) for each in properties.named("property")]
    return found


def _property(element: Element) -> Value:
    told = element.attributes
    kind, value = told.get("type", "string"), told.get("value", element.text)
    if kind == "bool":
        flag = {"true": True, "false": False}.get(value, value[: limits.CHARACTERS])
        return {"name": told.get("name", ""), "value": flag}
    if kind in ("int", "float"):
        return {"name": told.get("name", ""), "value": element.number("value")}
    return {"name": told.get("name", ""), "value": value[: limits.CHARACTERS]}


def _layers(element: Element) -> list[Value]:
    return [_layer(child) for child in element.children if child.tag in _LAYERS]


def _layer(element: Element) -> Value:
    found = _plain(element) | {"type": _LAYERS[element.tag]}
    if element.tag == "layer":
        found |= _tiles(element.first("data"))
    elif element.tag == "group":
        found["layers"] = _layers(element)
    elif element.tag == "objectgroup":
        found["objects"] = [_object(each) for each in element.named("object")]
    elif element.tag == "imagelayer":
        image = element.first("image")
        if image is not None:
            found["image"] = image.attributes.get("source", "")
            sizes = {"imagewidth": "width", "imageheight": "height"}
            found |= {key: image.number(told) for key, told in sizes.items() if told in image.attributes}
    return found


def _tiles(data: Element | None) -> Value:
    """Return the tiles of a layer: a text, or a list where each is an element, or chunks of these."""
    if data is None:
        return {}
    told = data.attributes
    found: Value = {key: told[key] for key in ("encoding", "compression") if key in told}
    if data.first("chunk") is not None:
        return found | {"chunks": [_plain(chunk) | _own_tiles(chunk) for chunk in data.named("chunk")]}
    return found | _own_tiles(data)


def _own_tiles(element: Element) -> Value:
    tiles = [int(each.number("gid", 0.0)) for each in element.named("tile")]
    return {"data": tiles or element.text.strip()}


def _object(element: Element) -> Value:
    found = _plain(element)
    for child in element.children:
        if child.tag in _SHAPES:
            found[child.tag] = _SHAPES[child.tag](child)
    return found


def _points(element: Element) -> list[Value]:
    words = element.attributes.get("points", "").split()
    if len(words) > limits.RING_POINTS:
        expected = f"at most {limits.RING_POINTS} are allowed"
        raise SceneError(f"line {element.line}", f"has {len(words)} points", expected)
    return [_point(element, word) for word in words]


def _point(element: Element, word: str) -> Value:
    x, comma, y = word.partition(",")
    try:
        if comma and len(word) < 100:
            return {"x": float(x), "y": float(y)}
    except ValueError:
        pass
    raise SceneError(f"line {element.line}, points", f"has {shown(word)}", "it must be pairs such as 12,3.5")


def _text(element: Element) -> Value:
    found: Value = {"text": element.text}
    if "pixelsize" in element.attributes:
        found["pixelsize"] = element.number("pixelsize")
    return found


def _yes(_element: Element) -> bool:
    return True


_SHAPES: Final[Mapping[str, Callable[[Element], object]]] = {
    "ellipse": _yes,
    "point": _yes,
    "capsule": _yes,
    "polygon": _points,
    "polyline": _points,
    "text": _text,
}
