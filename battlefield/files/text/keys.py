"""The keys this program knows, object by object, and warnings about keys that look like slips for them."""

from collections.abc import Iterable, Iterator

from battlefield.files.text.errors import SceneError, nearest, shown
from battlefield.files.text.limits import FOREIGN
from battlefield.geometry.kernel.shapes import BASE_KINDS, TEMPLATE_KINDS, Circle, Outline, Polygon
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.scenario import Extra

FORMAT = "battlefield-scene"
VERSION = 1

SCENE_KEYS = (
    "format",
    "version",
    "name",
    "description",
    "board",
    "sigma",
    "custom",
    "terrain",
    "models",
    "templates",
    "areas",
    "borders",
    "zones",
    "objectives",
    "entries",
    "notes",
    "lights",
    "layers",
    "scenario",
    "backdrop",
    "symmetry",
)
BOARD_KEYS = ("width", "height")
SHAPE_KINDS = ("polygon", "circle", "line")
POLYGON_KEYS = ("polygon", "holes")
CIRCLE_KEYS = ("circle", "radius")
STRIP_KEYS = ("line", "width")
HOLD_KEYS = ("layer", "group", "locked", "hidden", "link", "image")
_TOLD_KEYS = ("id", "name", "kind", "storeys", "cover")
_DOES_KEYS = ("bottom", "top", "ground", "sight", "platform", "sigma", "door", "picture")
TERRAIN_KEYS = (*_TOLD_KEYS, "shape", *_DOES_KEYS, *HOLD_KEYS)
DOOR_KEYS = ("open", "height", "ground", "sight", "freestanding", "turn", "secret", "locked")
_PLACE_KEYS = ("at", "bottom", "height", "facing")
PICTURE_KEYS = ("file", "width", "turn", "way")
MODEL_KEYS = ("id", "name", "unit", "side", "base", *_PLACE_KEYS, "sigma", "rings", *HOLD_KEYS)
RING_KEYS = ("within", "name", "unit")
BASE_KEYS = tuple(BASE_KINDS)
TEMPLATE_KEYS = ("id", "name", "locked", *TEMPLATE_KINDS, "at", "bearing", "model", "sigma")
AREA_KEYS = ("id", "name", "polygon", "holes", "level", "capacity", "start", *HOLD_KEYS)
BORDER_KEYS = ("id", "line", "kind", *HOLD_KEYS)
ZONE_KEYS = ("id", "name", "kind", "shape", "side", *HOLD_KEYS)
OBJECTIVE_KEYS = ("id", "kind", "at", "shape", "side", "name", *HOLD_KEYS)
ENTRY_KEYS = ("id", "name", "line", "side", *HOLD_KEYS)
NOTE_KEYS = ("id", "at", "text", "size", *HOLD_KEYS)
LIGHT_KEYS = ("id", "name", "at", "range", "intensity", "colour", "shadows", *HOLD_KEYS)
LAYER_KEYS = ("id", "locked", "hidden", "opacity")
FACT_KEYS = ("turns", "victory", "special", "designer", "version")
BACKDROP_KEYS = ("picture", "pairs", "opacity", "hidden")


def border_id(number: int) -> str:
    """Return the id of the so-manieth border, counted from 1, where its file names none."""
    return f"border{number}"


def shape_keys(outline: Outline) -> tuple[str, ...]:
    """Return the keys that describe an outline of that kind."""
    if isinstance(outline, Polygon):
        return POLYGON_KEYS
    return CIRCLE_KEYS if isinstance(outline, Circle) else STRIP_KEYS


def warnings_of(scene: Scene) -> list[str]:
    """Say which unknown keys of a scene look like slips for known ones, one sentence each."""
    return [
        f"{place}{shown(key)} is not a key this program knows; did you mean {shown(meant)}?"
        for place, extra, known in _extras(scene)
        for key in extra
        if (meant := nearest(key, known)) is not None
    ]


def check_foreign(scene: Scene) -> None:
    """Raise SceneError where so much stands under unknown keys that a scene could hardly be kept."""
    weights = {
        f"{place}{shown(key)}": _weight(value)
        for place, extra, _ in _extras(scene)
        for key, value in extra.items()
    }
    total = sum(weights.values())
    if total > FOREIGN:
        heaviest = max(weights, key=lambda key: weights[key])
        expected = f"at most {FOREIGN:,} values are kept under such keys, here are {total:,}"
        raise SceneError(heaviest, f"holds {weights[heaviest]:,} values and is no key of a scene", expected)


def _weight(value: object) -> int:
    """Count the values in a value of JSON, itself among them."""
    todo, count = [value], 0
    while todo:
        now = todo.pop()
        count += 1
        if isinstance(now, dict | list):
            todo.extend(now.values() if isinstance(now, dict) else now)
    return count


def _extras(scene: Scene) -> Iterator[tuple[str, Extra, Iterable[str]]]:
    yield "", scene.extra, SCENE_KEYS
    yield "board: ", scene.board.extra, BOARD_KEYS
    for index, piece in enumerate(scene.terrain):
        yield f"terrain[{index}]: ", piece.extra, TERRAIN_KEYS
        yield f"terrain[{index}].shape: ", piece.shape_extra, shape_keys(piece.outline)
        if piece.door is not None:
            yield f"terrain[{index}].door: ", piece.door.extra, DOOR_KEYS
    for index, model in enumerate(scene.models):
        yield f"models[{index}]: ", model.extra, MODEL_KEYS
        yield f"models[{index}].base: ", model.base_extra, BASE_KEYS
    for index, template in enumerate(scene.templates):
        yield f"templates[{index}]: ", template.extra, TEMPLATE_KEYS
    for index, area in enumerate(scene.areas):
        yield f"areas[{index}]: ", area.extra, AREA_KEYS
    for index, border in enumerate(scene.borders):
        yield f"borders[{index}]: ", border.extra, BORDER_KEYS
    yield from _drawn_extras(scene)


def _drawn_extras(scene: Scene) -> Iterator[tuple[str, Extra, Iterable[str]]]:
    for index, zone in enumerate(scene.zones):
        yield f"zones[{index}]: ", zone.extra, ZONE_KEYS
    for index, entry in enumerate(scene.entries):
        yield f"entries[{index}]: ", entry.extra, ENTRY_KEYS
    for index, note in enumerate(scene.notes):
        yield f"notes[{index}]: ", note.extra, NOTE_KEYS
    for index, light in enumerate(scene.lights):
        yield f"lights[{index}]: ", light.extra, LIGHT_KEYS
    for index, layer in enumerate(scene.layers):
        yield f"layers[{index}]: ", layer.extra, LAYER_KEYS
    yield "scenario: ", scene.facts.extra, FACT_KEYS
    if scene.backdrop is not None:
        yield "backdrop: ", scene.backdrop.extra, BACKDROP_KEYS
