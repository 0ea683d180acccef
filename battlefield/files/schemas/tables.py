"""The schema of a scene file: keys, words and limits as its reader has them."""

from collections.abc import Sequence

from battlefield.files.scene.drawn import COLOUR
from battlefield.files.scene.shapes import LONG_BASES
from battlefield.files.schemas.kit import (
    ANYTHING,
    FLAG,
    NAME,
    NOTHING,
    TEXT,
    Definitions,
    Schema,
    chosen,
    listed,
    number,
    of_keys,
    one_of,
    part,
    ref,
    thing,
    told,
    whole,
    whole_schema,
    words,
)
from battlefield.files.terrain.terrain_kinds import COVERS, KINDS
from battlefield.files.text import keys, limits
from battlefield.geometry.kernel.shapes import BASE_KINDS, TEMPLATE_KINDS, TemplateKind
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.rules.scene.certainty import CUSTOMS
from battlefield.rules.scene.contents import BORDERS, GROUNDS, SIGHTS
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS
from battlefield.rules.scene.piece_picture import PICTURE_WAYS
from battlefield.rules.scene.scenario import SYMMETRIES, ZONE_KINDS

_TURN = number((-limits.TURN, limits.TURN))
_HEIGHT = number(limits.HEIGHT)
_SIGMA = told(number(limits.SIGMA), "standard uncertainty of the place, in inches")
_HELD: dict[str, Schema] = {
    "layer": TEXT, "group": TEXT, "locked": FLAG, "hidden": FLAG, "link": TEXT,
    "image": whole(limits.IMAGES),
}  # fmt: skip


def definitions() -> Definitions:
    """Return what a scene is made of, by name."""
    return {
        "point": _point(),
        "ring": listed(ref("point"), limits.RING_POINTS, 3),
        "line": listed(ref("point"), limits.RING_POINTS, 2),
        "holes": listed(ref("ring"), limits.RINGS),
        "outline": _outline(keys.SHAPE_KINDS),
        "area-outline": _outline(("polygon", "circle")),
        "base": _base(),
        "template": _template(),
        "terrain": _terrain(),
        "model": _model(),
        "area": _area(),
        "border": _border(),
        "zone": _zone(),
        "objective": _objective(),
        "entry": _entry(),
        "note": _note(),
        "light": _light(),
        "layer": thing(
            of_keys(
                keys.LAYER_KEYS,
                {
                    "id": NAME,
                    "locked": FLAG,
                    "hidden": FLAG,
                    "opacity": number(limits.OPACITY),
                },
            ),
            ("id",),
        ),
        "scene": _scene(),
    }


def scene_schema() -> Schema:
    """Return the schema of a scene file."""
    return whole_schema("Scene", "A table: terrain, models, templates, zones.", _scene(), definitions())


def _scene() -> Schema:
    parts: dict[str, Schema] = {
        "format": {"const": keys.FORMAT},
        "version": {"const": keys.VERSION},
        "name": TEXT,
        "description": TEXT,
        "board": _board(),
        "sigma": _SIGMA,
        "custom": told(words(CUSTOMS[1:]), "what is done about an open verdict"),
        "terrain": listed(ref("terrain"), limits.TERRAIN_PIECES),
        "models": listed(ref("model"), limits.MODELS),
        "templates": listed(ref("template"), limits.TEMPLATES),
        "areas": listed(ref("area"), limits.AREAS),
        "borders": listed(ref("border"), limits.BORDERS),
        "zones": listed(ref("zone"), limits.ZONES),
        "objectives": listed(ref("objective"), limits.OBJECTIVES),
        "entries": listed(ref("entry"), limits.ENTRIES),
        "notes": listed(ref("note"), limits.NOTES),
        "lights": listed(ref("light"), limits.LIGHTS),
        "layers": listed(ref("layer"), limits.LAYERS),
        "scenario": _scenario(),
        "backdrop": _backdrop(),
        "symmetry": words(SYMMETRIES),
    }
    return thing(of_keys(keys.SCENE_KEYS, parts), ("format", "version", "board"))


def _board() -> Schema:
    size = told(number(limits.BOARD), "in inches")
    return thing(of_keys(keys.BOARD_KEYS, {"width": size, "height": size}), keys.BOARD_KEYS)


def _point() -> Schema:
    way = number((-limits.COORDINATE, limits.COORDINATE))
    return told(listed(way, 2, 2), "[x, y] in inches: x to the right, y downward")


def _outline(kinds: Sequence[str]) -> Schema:
    length = number(limits.LENGTH)
    outlines = {
        "polygon": part({"polygon": ref("ring"), "holes": ref("holes")}, ("polygon",)),
        "circle": part({"circle": ref("point"), "radius": length}, ("circle", "radius")),
        "line": part({"line": ref("line"), "width": length}, ("line", "width")),
    }
    return {"type": "object", **chosen(keys.SHAPE_KINDS, of_keys(kinds, outlines))}


def _base() -> Schema:
    size = told(number(limits.BASE_MM), "in millimetres")
    both = told(listed(number(limits.BASE_MM), 2, 2), "[length, width] in millimetres")
    sizes: dict[str, Schema] = {
        kind: part({kind: both if kind in LONG_BASES else size}, (kind,)) for kind in BASE_KINDS
    }
    return {"type": "object", **chosen(BASE_KINDS, sizes)}


def template_kinds() -> Schema:
    """Describe which template it is, and where it lies."""
    return chosen(TEMPLATE_KINDS, {kind: _kind_of_template(kind) for kind in TEMPLATE_KINDS})


def _kind_of_template(kind: TemplateKind) -> Schema:
    size = told(number(limits.TEMPLATE), "in inches")
    where: dict[str, Schema] = {kind: size, "at": ref("point"), "bearing": _TURN}
    if TemplateRow.of(kind).is_turned:
        return part({**where, "model": NOTHING}, (kind, "at", "bearing"))
    choices = {"at": part({"at": ref("point")}, ("at",)), "model": part({"model": NAME}, ("model",))}
    return part(where, (kind,), **chosen(choices, choices))


def _template() -> Schema:
    sizes = dict.fromkeys(TEMPLATE_KINDS, ANYTHING)
    where = {"at": ANYTHING, "bearing": ANYTHING, "model": ANYTHING}
    known = of_keys(
        keys.TEMPLATE_KEYS, {"id": NAME, "name": TEXT, "locked": FLAG, **sizes, **where, "sigma": _SIGMA}
    )
    return {**thing(known, ("id",)), **template_kinds()}


def _held(parts: dict[str, Schema]) -> dict[str, Schema]:
    return parts | of_keys(keys.HOLD_KEYS, _HELD)


def _terrain() -> Schema:
    parts: dict[str, Schema] = {
        "id": NAME, "name": TEXT, "kind": {**TEXT, "examples": list(KINDS)},
        "storeys": whole(limits.STOREYS), "cover": {**TEXT, "examples": [each for each in COVERS if each]},
        "shape": ref("outline"), "bottom": _HEIGHT, "top": _HEIGHT,
        "ground": listed(words(GROUNDS), limits.GROUND_WORDS), "sight": words(SIGHTS), "platform": FLAG,
        "sigma": _SIGMA, "door": _door(), "picture": _piece_picture(),
    }  # fmt: skip
    return thing(of_keys(keys.TERRAIN_KEYS, _held(parts)), ("id", "shape"))


def _piece_picture() -> Schema:
    parts: dict[str, Schema] = {
        "file": NAME, "width": told(number(limits.TEMPLATE), "inches"), "turn": _TURN,
        "way": words(PICTURE_WAYS),
    }  # fmt: skip
    picture = thing(of_keys(keys.PICTURE_KEYS, parts), ("file", "width"))
    return told(picture, "a picture on the piece, cut at its outline, repeated within it, or laid over it")


def _door() -> Schema:
    parts: dict[str, Schema] = {
        "open": FLAG, "height": told(_HEIGHT, "over its bottom, in inches, once it is closed"),
        "ground": listed(words(GROUNDS), limits.GROUND_WORDS), "sight": words(SIGHTS),
        "freestanding": FLAG, "turn": _TURN, "secret": FLAG, "locked": FLAG,
    }  # fmt: skip
    return told(thing(of_keys(keys.DOOR_KEYS, parts)), "that it is a door, and what an open one does closed")


def _model() -> Schema:
    ring = of_keys(
        keys.RING_KEYS,
        {"within": number(limits.TEMPLATE), "unit": FLAG, "name": {**TEXT, "maxLength": limits.NAME_OF_RING}},
    )
    parts: dict[str, Schema] = {
        "id": NAME, "name": TEXT, "unit": TEXT, "side": TEXT, "base": ref("base"), "at": ref("point"),
        "bottom": _HEIGHT, "height": _HEIGHT, "facing": _TURN, "sigma": _SIGMA,
        "rings": listed(thing(ring, ("within",), others=False), limits.RINGS_OF_MODEL),
    }  # fmt: skip
    return thing(of_keys(keys.MODEL_KEYS, _held(parts)), ("id", "base", "at"))


def _area() -> Schema:
    parts: dict[str, Schema] = {
        "id": NAME, "name": TEXT, "polygon": ref("ring"), "holes": ref("holes"), "level": _HEIGHT,
        "capacity": whole(limits.CAPACITY), "start": TEXT,
    }  # fmt: skip
    return thing(of_keys(keys.AREA_KEYS, _held(parts)), ("id", "polygon"))


def _border() -> Schema:
    parts: dict[str, Schema] = {"id": NAME, "line": ref("line"), "kind": words(BORDERS)}
    return thing(of_keys(keys.BORDER_KEYS, _held(parts)), ("line",))


def _zone() -> Schema:
    parts: dict[str, Schema] = {
        "id": NAME, "name": TEXT, "kind": words(ZONE_KINDS), "shape": ref("outline"), "side": TEXT,
    }  # fmt: skip
    return thing(of_keys(keys.ZONE_KEYS, _held(parts)), ("id", "shape"))


def _objective() -> Schema:
    kinds = words((*SPOT_KINDS, *AREA_KINDS))
    parts: dict[str, Schema] = {"id": NAME, "kind": kinds, "at": ref("point"), "side": TEXT, "name": TEXT}
    known = of_keys(keys.OBJECTIVE_KEYS, _held({**parts, "shape": ref("area-outline")}))
    spot = {"properties": {"kind": words(SPOT_KINDS), "shape": False}, "required": ["at"]}
    area = {"properties": {"kind": words(AREA_KINDS), "at": False}, "required": ["shape"]}
    return {**thing(known, ("id", "kind"), others=False), **one_of((spot, area))}


def _entry() -> Schema:
    parts: dict[str, Schema] = {"id": NAME, "name": TEXT, "line": ref("line"), "side": TEXT}
    return thing(of_keys(keys.ENTRY_KEYS, _held(parts)), ("id", "line"))


def _note() -> Schema:
    size = told(number(limits.NOTE_SIZE), "height of a line, in inches")
    parts: dict[str, Schema] = {"id": NAME, "at": ref("point"), "text": TEXT, "size": size}
    return thing(of_keys(keys.NOTE_KEYS, _held(parts)), ("id", "at", "text"))


def _light() -> Schema:
    parts: dict[str, Schema] = {
        "id": NAME, "name": TEXT, "at": ref("point"), "range": told(number(limits.LENGTH), "in inches"),
        "intensity": number(limits.INTENSITY), "colour": {**TEXT, "pattern": f"^({COLOUR})?$"},
        "shadows": FLAG,
    }  # fmt: skip
    return thing(of_keys(keys.LIGHT_KEYS, _held(parts)), ("id", "at"))


def _scenario() -> Schema:
    parts: dict[str, Schema] = {"turns": whole(limits.TURNS), "victory": TEXT, "special": TEXT}
    return thing(of_keys(keys.FACT_KEYS, {**parts, "designer": TEXT, "version": TEXT}))


def _backdrop() -> Schema:
    pixel = told(listed(number(limits.PIXELS), 2, 2), "[x, y] in pixels of the picture")
    pair: Schema = {
        "type": "array", "prefixItems": [pixel, ref("point")], "items": False, "minItems": 2,
    }  # fmt: skip
    parts: dict[str, Schema] = {
        "picture": NAME, "pairs": listed(pair, limits.PAIRS, 2), "opacity": number(limits.OPACITY),
        "hidden": FLAG,
    }  # fmt: skip
    return thing(of_keys(keys.BACKDROP_KEYS, parts), ("picture", "pairs"))
