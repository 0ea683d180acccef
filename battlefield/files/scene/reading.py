"""Scene files read and checked; every complaint is one SceneError with its place."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from battlefield.files.scene.doors import parse_door, parse_grounds
from battlefield.files.scene.drawn import (
    parse_backdrop,
    parse_custom,
    parse_entry,
    parse_facts,
    parse_layer,
    parse_light,
    parse_note,
    parse_symmetry,
    parse_zone,
)
from battlefield.files.scene.holds import parse_hold
from battlefield.files.scene.objectives import drawn_objectives
from battlefield.files.scene.piece_picture_files import parse_picture
from battlefield.files.scene.shapes import parse_base, parse_ground, parse_line, parse_outline, parse_template
from battlefield.files.text import json_text, limits
from battlefield.files.text.errors import SceneError, nearest_key, shown
from battlefield.files.text.fields import Fields, word
from battlefield.files.text.keys import (
    AREA_KEYS,
    BOARD_KEYS,
    BORDER_KEYS,
    FORMAT,
    MODEL_KEYS,
    RING_KEYS,
    SCENE_KEYS,
    TEMPLATE_KEYS,
    TERRAIN_KEYS,
    VERSION,
    border_id,
    check_foreign,
)
from battlefield.rules.scene.contents import (
    BORDERS,
    SIGHTS,
    Area,
    Board,
    Border,
    Model,
    PlacedTemplate,
    RangeRing,
    Scene,
    Terrain,
)

_Thing = TypeVar("_Thing")


def parse_scene(data: bytes, source: str) -> Scene:
    """Read a scene from a file's bytes; `source` names the file in complaints."""
    try:
        if len(data) > limits.FILE_BYTES:
            raise SceneError("", "is too big", f"at most {limits.FILE_BYTES} bytes are read")
        json_text.check_amount(data)
        value = json_text.decode(data)
        json_text.check(value)
        scene = _scene(Fields(value, ""))
        check_foreign(scene)
        return scene
    except SceneError as error:
        raise error.of(source) from None


def _scene(fields: Fields) -> Scene:
    _check_format(fields)
    board = _board(Fields(fields.need("board", '{"width": ..., "height": ...} in inches'), "board"))
    models = _listed(fields, "models", limits.MODELS, _model)
    return Scene(
        board=board,
        name=fields.text("name"),
        description=fields.text("description"),
        terrain=_listed(fields, "terrain", limits.TERRAIN_PIECES, _piece),
        models=models,
        templates=_templates(fields, models),
        areas=_listed(fields, "areas", limits.AREAS, _area),
        borders=_borders(fields),
        zones=_listed(fields, "zones", limits.ZONES, parse_zone),
        objectives=drawn_objectives(fields.found.get("objectives", []), "objectives"),
        entries=_listed(fields, "entries", limits.ENTRIES, parse_entry),
        notes=_listed(fields, "notes", limits.NOTES, parse_note),
        lights=_listed(fields, "lights", limits.LIGHTS, parse_light),
        layers=_listed(fields, "layers", limits.LAYERS, parse_layer),
        facts=parse_facts(fields),
        backdrop=parse_backdrop(fields),
        symmetry=parse_symmetry(fields),
        extra=fields.rest(SCENE_KEYS),
        sigma=fields.number("sigma", limits.SIGMA, 0.0),
        custom=parse_custom(fields),
    )


def _check_format(fields: Fields) -> None:
    wanted = f'a scene begins with "format": "{FORMAT}", "version": {VERSION}'
    if "format" not in fields.found:
        raise SceneError("format", "is missing", wanted)
    if fields.found["format"] != FORMAT:
        raise SceneError("format", f"is {shown(fields.found['format'])}", wanted)
    version = fields.need("version", f"{VERSION}")
    if isinstance(version, bool) or not isinstance(version, int | float) or version < 1:
        raise SceneError("version", f"is {shown(version)}", f"it must be {VERSION}")
    if version != VERSION:
        raise SceneError("version", f"is {shown(version)}", f"this older program reads {VERSION}, update it")


def _board(fields: Fields) -> Board:
    width = fields.needed_number("width", limits.BOARD)
    return Board(width, fields.needed_number("height", limits.BOARD), fields.rest(BOARD_KEYS))


def _listed(fields: Fields, key: str, most: int, read: Callable[[Fields], _Thing]) -> tuple[_Thing, ...]:
    """Read a list of things that each have an id of their own."""
    things = tuple(read(each) for each in _each(fields, key, most))
    _check_ids(key, things)
    return things


def _templates(fields: Fields, models: Sequence[Model]) -> tuple[PlacedTemplate, ...]:
    by_id = {model.id: model for model in models}
    templates = tuple(_template(each, by_id) for each in _each(fields, "templates", limits.TEMPLATES))
    _check_ids("templates", templates)
    return templates


def _borders(fields: Fields) -> tuple[Border, ...]:
    """Read borders; one without an id takes that of its place."""
    each = enumerate(_each(fields, "borders", limits.BORDERS), 1)
    borders = tuple(_border(found, border_id(number)) for number, found in each)
    _check_ids("borders", borders)
    return borders


def _each(fields: Fields, key: str, most: int) -> Iterable[Fields]:
    return (Fields(value, f"{key}[{index}]") for index, value in enumerate(fields.items(key, most)))


def _check_ids(list_name: str, things: Sequence[Any]) -> None:
    first: dict[str, int] = {}
    for index, thing in enumerate(things):
        earlier = first.setdefault(thing.id, index)
        if earlier != index:
            found = f"is {shown(thing.id)} like {list_name}[{earlier}].id"
            raise SceneError(f"{list_name}[{index}].id", found, "give each an id of its own")


def _piece(fields: Fields) -> Terrain:
    id_ = fields.name("id")
    outline, shape_extra = parse_outline(fields.need("shape", "an object {...}"), fields.at("shape"))
    bottom = fields.number("bottom", limits.HEIGHT, 0.0)
    return Terrain(
        id=id_,
        outline=outline,
        bottom=bottom,
        top=_top(fields, bottom),
        ground=parse_grounds(fields),
        sight=word(fields.found.get("sight", "clear"), fields.at("sight"), SIGHTS),
        platform=fields.flag("platform"),
        name=fields.text("name"),
        kind=fields.text("kind"),
        storeys=fields.whole("storeys", limits.STOREYS),
        cover=fields.text("cover"),
        hold=parse_hold(fields),
        extra=fields.rest(TERRAIN_KEYS),
        shape_extra=shape_extra,
        sigma=fields.number("sigma", limits.SIGMA, 0.0),
        door=parse_door(fields),
        picture=parse_picture(fields),
    )


def _top(fields: Fields, bottom: float) -> float:
    top = fields.number("top", limits.HEIGHT, bottom)
    if top < bottom:
        raise SceneError(fields.at("top"), f"is {top:g}", f"it must not be below bottom, {bottom:g}")
    return top


def _model(fields: Fields) -> Model:
    id_ = fields.name("id")
    base, base_extra = parse_base(fields.need("base", 'an object such as {"round": 32}'), fields.at("base"))
    return Model(
        id=id_,
        base=base,
        at=fields.point("at"),
        unit=fields.text("unit"),
        side=fields.text("side"),
        bottom=fields.number("bottom", limits.HEIGHT, 0.0),
        height=fields.number("height", limits.HEIGHT, 0.0),
        facing=fields.number("facing", (-limits.TURN, limits.TURN), 0.0),
        name=fields.text("name"),
        hold=parse_hold(fields),
        extra=fields.rest(MODEL_KEYS),
        base_extra=base_extra,
        sigma=fields.needed_number("sigma", limits.SIGMA) if "sigma" in fields.found else None,
        rings=tuple(_rings(fields)),
    )


def _rings(fields: Fields) -> Iterator[RangeRing]:
    for place, found in enumerate(fields.items("rings", limits.RINGS_OF_MODEL)):
        ring = Fields(found, f"{fields.at('rings')}[{place}]")
        for key in ring.rest(RING_KEYS):
            raise SceneError(ring.at(key), "is not known", f"leave it out{nearest_key(key, RING_KEYS)}")
        yield RangeRing(ring.needed_number("within", limits.TEMPLATE), _ring_name(ring), ring.flag("unit"))


def _ring_name(ring: Fields) -> str:
    name = ring.text("name")
    if len(name) > limits.NAME_OF_RING or " ".join(name.split()) != name or set(name) & set(",;"):
        plain = f"one line of {limits.NAME_OF_RING} letters at most, without , and ;"
        raise SceneError(ring.at("name"), f"is {shown(name)}", f"it must be {plain}")
    return name


def _template(fields: Fields, models: dict[str, Model]) -> PlacedTemplate:
    return PlacedTemplate(
        id=fields.name("id"),
        template=parse_template(fields.found, fields.place, models),
        model=fields.text("model"),
        name=fields.text("name"),
        locked=fields.flag("locked"),
        extra=fields.rest(TEMPLATE_KEYS),
        sigma=fields.number("sigma", limits.SIGMA, 0.0),
    )


def _area(fields: Fields) -> Area:
    return Area(
        id=fields.name("id"),
        polygon=parse_ground(fields),
        level=fields.number("level", limits.HEIGHT, 0.0),
        capacity=fields.whole("capacity", limits.CAPACITY) if "capacity" in fields.found else None,
        name=fields.text("name"),
        hold=parse_hold(fields),
        extra=fields.rest(AREA_KEYS),
        start=fields.text("start"),
    )


def _border(fields: Fields, usual: str) -> Border:
    kind = word(fields.found.get("kind", "barrier"), fields.at("kind"), BORDERS)
    id_ = fields.name("id") if "id" in fields.found else usual
    return Border(parse_line(fields), kind, id_, parse_hold(fields), fields.rest(BORDER_KEYS))
