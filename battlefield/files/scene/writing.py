"""Scenes written as JSON that a person can read and edit."""

import os
from collections.abc import Iterable, Iterator, Mapping
from json import JSONEncoder

from battlefield.files.scene.doors import door_object
from battlefield.files.scene.drawn import (
    backdrop_object,
    entry_object,
    facts_object,
    layer_object,
    light_object,
    note_object,
    objective_object,
    zone_object,
)
from battlefield.files.scene.holds import hold_object
from battlefield.files.scene.piece_picture_files import piece_picture_object
from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.shapes import base_object, outline_object, points_object, template_object
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.files.text.keys import FORMAT, SCENE_KEYS, VERSION, border_id
from battlefield.rules.scene.contents import Area, Border, Model, PlacedTemplate, RangeRing, Scene, Terrain
from battlefield.rules.scene.scenario import Extra

_MOST_SPREAD = 100_000  # characters; a value that is longer is nothing that a person reads
_MOST_TEXTS = 5_000  # of pieces that are kept
LINE = 110  # characters; longer objects and lists are spread over several lines
_ENCODER = JSONEncoder(ensure_ascii=False, allow_nan=False)
Object = dict[str, object]


class PieceTexts:
    """Remembers how pieces are written that were written last, by whose objects they are."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Terrain, str]] = {}

    def of(self, pieces: Iterable[Terrain]) -> list[str]:
        """Write a scene's pieces."""
        found: list[str] = []
        for piece in pieces:
            key = id(piece)  # no other's, as long as the piece is kept here
            pair = self._known.pop(key, None) or (piece, _piece_lines(piece))
            self._known[key] = pair
            found.append(pair[1])
        for key in list(self._known)[: -max(_MOST_TEXTS, len(found))]:
            del self._known[key]
        return found


def scene_bytes(scene: Scene, texts: PieceTexts | None = None) -> bytes:
    """Write a scene as the bytes of its file: keys at their defaults left out, unknown keys last.

    Who writes one scene after another may keep the texts of pieces. Raises SceneError where the scene holds
    what JSON cannot.
    """
    try:
        return ("{\n" + ",\n".join(_members(scene, texts or PieceTexts())) + "\n}\n").encode()
    except (TypeError, ValueError, RecursionError) as error:
        expected = "it must hold ordinary numbers and texts"
        raise SceneError("the scene", f"cannot be written ({error})", expected) from None


def write_scene(path: str | os.PathLike[str], scene: Scene, over: str | None = None) -> str:
    """Put a scene on disk whole or not at all: the old file stays until the new one is safe beside it.

    Gives the file's digest. Raises SceneError where the disk refuses, or where the scene could not be read
    back; with the digest `over` of what may be written over a ChangedError where the file holds another.
    """
    source = os.fspath(path)
    try:
        data = scene_bytes(scene)
        parse_scene(data, source)
    except SceneError as error:
        raise error.of(source) from None
    return write_bytes(path, data, over)


def _members(scene: Scene, texts: PieceTexts) -> Iterator[str]:
    yield f'  "format": {_flat(FORMAT)},\n  "version": {VERSION}'
    for key, text in (("name", scene.name), ("description", scene.description)):
        if text:
            yield f'  "{key}": {_flat(text)}'
    board: Object = {"width": scene.board.width, "height": scene.board.height}
    yield f'  "board": {_flat(_with(board, scene.board.extra))}'
    if scene.sigma:
        yield f'  "sigma": {_flat(_tidy(scene.sigma))}'
    if scene.custom:
        yield f'  "custom": {_flat(scene.custom)}'
    yield _list("terrain", texts.of(scene.terrain))
    yield _list("models", [_flat(_model_object(model)) for model in scene.models])
    if scene.templates:
        yield _list("templates", [_flat(_template_object(template)) for template in scene.templates])
    if scene.areas:
        yield _list("areas", [_flat(_area_object(area)) for area in scene.areas])
    if scene.borders:
        pairs = enumerate(scene.borders, 1)
        yield _list("borders", [_flat(_border_object(border, number)) for number, border in pairs])
    yield from _drawn_members(scene)
    for key, value in scene.extra.items():
        if key not in SCENE_KEYS:
            yield f"  {_flat(key)}: {_spread(value, 2, 4 + len(key))}"


def _drawn_members(scene: Scene) -> Iterator[str]:
    """Write what a scenario draws, as far as there is any."""
    lists: dict[str, list[Object]] = {
        "zones": [zone_object(zone) for zone in scene.zones],
        "objectives": [objective_object(objective) for objective in scene.objectives],
        "entries": [entry_object(entry) for entry in scene.entries],
        "notes": [note_object(note) for note in scene.notes],
        "lights": [light_object(light) for light in scene.lights],
        "layers": [layer_object(layer) for layer in scene.layers],
    }
    for key, objects in lists.items():
        if objects:
            yield _list(key, [_flat(each) for each in objects])
    if facts := facts_object(scene.facts):
        yield f'  "scenario": {_spread(facts, 2, 12)}'
    if scene.backdrop is not None:
        yield f'  "backdrop": {_spread(backdrop_object(scene.backdrop), 2, 12)}'
    if scene.symmetry:
        yield f'  "symmetry": {_flat(scene.symmetry)}'


def _list(key: str, lines: list[str]) -> str:
    return f'  "{key}": [\n    ' + ",\n    ".join(lines) + "\n  ]" if lines else f'  "{key}": []'


def _piece_lines(piece: Terrain) -> str:
    """Write a piece on one line, or on three where it is long: what it is, its shape, what it does."""
    found = _piece_object(piece)
    keys = list(found)
    shape = keys.index("shape")
    parts = (keys[:shape], keys[shape : shape + 1], keys[shape + 1 :])
    lines = [_flat({key: found[key] for key in part})[1:-1] for part in parts if part]
    length = sum(map(len, lines)) + 2 * len(lines)
    return "{" + (", " if length <= LINE else ",\n     ").join(lines) + "}"


def _piece_object(piece: Terrain) -> Object:
    full: Object = {
        "id": piece.id,
        "name": piece.name,
        "kind": piece.kind,
        "shape": _with(outline_object(piece.outline), piece.shape_extra),
        "bottom": piece.bottom,
        "top": piece.top,
        "ground": list(piece.ground),
        "sight": piece.sight,
        "platform": piece.platform,
        "storeys": piece.storeys,
        "cover": piece.cover,
        "sigma": piece.sigma,
        "door": None if piece.door is None else door_object(piece.door),
        "picture": None if piece.picture is None else piece_picture_object(piece.picture),
        **hold_object(piece.hold),
    }
    usual: Object = {
        "name": "",
        "kind": "",
        "bottom": 0.0,
        "top": piece.bottom,
        "ground": [],
        "sight": "clear",
        "platform": False,
        "storeys": 0,
        "cover": "",
        "sigma": 0.0,
        "door": None,
        "picture": None,
    }
    return _with(full, piece.extra, usual)


def _model_object(model: Model) -> Object:
    full: Object = {
        "id": model.id,
        "name": model.name,
        "unit": model.unit,
        "side": model.side,
        "base": _with(base_object(model.base), model.base_extra),
        "at": list(model.at),
        "bottom": model.bottom,
        "height": model.height,
        "facing": model.facing,
        "sigma": model.sigma,
        "rings": [_ring_object(ring) for ring in model.rings],
        **hold_object(model.hold),
    }
    usual: Object = {"name": "", "unit": "", "side": "", "bottom": 0.0, "height": 0.0, "facing": 0.0}
    usual |= {"sigma": None, "rings": []}
    return _with(full, model.extra, usual)


def _ring_object(ring: RangeRing) -> Object:
    full: Object = {"within": _tidy(ring.within), "name": ring.name, "unit": ring.of_unit}
    return _with(full, {}, {"name": "", "unit": False})


def _template_object(placed: PlacedTemplate) -> Object:
    full: Object = {"id": placed.id, "name": placed.name, "locked": placed.locked}
    full |= template_object(placed.template, placed.model)
    full["sigma"] = placed.sigma
    return _with(full, placed.extra, {"name": "", "locked": False, "sigma": 0.0})


def _area_object(area: Area) -> Object:
    full: Object = {"id": area.id, "name": area.name}
    full |= {"holes": []} | outline_object(area.polygon)
    full |= {"level": area.level, "capacity": area.capacity, "start": area.start, **hold_object(area.hold)}
    return _with(full, area.extra, {"name": "", "holes": [], "level": 0.0, "capacity": None, "start": ""})


def _border_object(border: Border, number: int) -> Object:
    full: Object = {"id": border.id, "line": points_object(border.points), "kind": border.kind}
    full |= hold_object(border.hold)
    usual: Object = {"id": border.id if border.id in ("", border_id(number)) else "", "kind": "barrier"}
    return _with(full, border.extra, usual)


def _with(full: Object, extra: Extra, usual: Mapping[str, object] | None = None) -> Object:
    """Join known and unknown keys, without the known ones that stand at their usual value."""
    kept = {key: _tidy(value) for key, value in full.items() if not usual or usual.get(key, usual) != value}
    return kept | {key: value for key, value in extra.items() if key not in full}


def _tidy(value: object) -> object:
    """Write whole floats as integers."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if not isinstance(value, list):
        return value
    return [item if type(item) is float and not item.is_integer() else _tidy(item) for item in value]


def _flat(value: object) -> str:
    return _ENCODER.encode(value)


def _spread(value: object, indent: int, used: int) -> str:
    """Write any value, on one line where it fits behind the `used` characters before it."""
    flat = _flat(value)
    if indent + used + len(flat) <= LINE or not isinstance(value, dict | list) or not value:
        return flat
    if len(flat) > _MOST_SPREAD:
        return flat
    inner = indent + 2
    if isinstance(value, dict):
        pairs = (f"{_flat(key)}: {_spread(item, inner, 4 + len(key))}" for key, item in value.items())
        return _between("{", pairs, "}", indent)
    return _between("[", (_spread(item, inner, 0) for item in value), "]", indent)


def _between(opening: str, parts: Iterator[str], closing: str, indent: int) -> str:
    gap = "\n" + " " * (indent + 2)
    return opening + gap + ("," + gap).join(parts) + "\n" + " " * indent + closing
