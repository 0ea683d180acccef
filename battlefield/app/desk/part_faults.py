"""What keeps a part of a scene, or a scene as a whole, out of a file: one sentence for each fault."""

from collections.abc import Iterable, Iterator, Sequence

from battlefield.app.wording.presets import template_words
from battlefield.files.text import limits
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.pieces import outline_problem
from battlefield.rules.scene.contents import Area, Board, Border, Model, PlacedTemplate, Terrain
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS, Objective
from battlefield.rules.scene.scenario import Backdrop, Entry, Facts, Hold, Layer, Light, Note, Zone

Part = Terrain | Zone | Objective | Entry | Note | Light | Area | Border | Model | PlacedTemplate
Limits = tuple[float, float]
Faults = Iterator[str]
_HEIGHT = "a height in inches"


def part_faults(part: Part, is_sound: bool = False) -> Faults:
    """Find what is wrong with one part; its outline's shape may be known to be sound."""
    if not isinstance(part, Border) and not part.id.strip():
        yield "Everything on the table needs an id; write one"
    if isinstance(part, Model):
        yield from _model_faults(part)
    elif isinstance(part, PlacedTemplate):
        yield from _template_faults(part)
    elif isinstance(part, Terrain):
        yield from _terrain_faults(part, is_sound)
    else:
        yield from _drawn_faults(part)
    if not isinstance(part, PlacedTemplate):
        yield from _hold_faults(part.hold)


def text_faults(*texts: str, what: str = "A name") -> Faults:
    """Find what is wrong with texts."""
    for text in texts:
        if len(text) > limits.CHARACTERS:
            yield f"{what} has at most {limits.CHARACTERS} characters, not {len(text)}; write a shorter one"
        if not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text):
            yield f"{what} holds half a character that no file can keep; type it again"


def board_faults(board: Board) -> Faults:
    """Find what is wrong with a board's size."""
    yield from _number_faults("The table", "a side in inches", limits.BOARD, board.width, board.height)


def facts_faults(facts: Facts) -> Faults:
    """Find what is wrong with what is written about a scenario."""
    yield from text_faults(facts.victory, facts.special, what="A text")
    yield from text_faults(facts.designer, facts.version)
    yield from _whole_faults("The scenario", "a turn limit", limits.TURNS, facts.turns)


def layer_faults(layers: Sequence[Layer]) -> Faults:
    """Find what is wrong with the layers of a drawing."""
    if len(layers) > limits.LAYERS:
        yield f"A drawing has at most {limits.LAYERS} layers; take some away first"
    yield from text_faults(*(layer.id for layer in layers))
    if any(not layer.id.strip() for layer in layers):
        yield "A layer needs a name; write one"


def backdrop_faults(backdrop: Backdrop) -> Faults:
    """Find what is wrong with the picture under the table."""
    name = "The picture"
    yield from text_faults(backdrop.picture)
    if not backdrop.picture.strip():
        yield "The picture under the table needs a file; choose one"
    if not 2 <= len(backdrop.pairs) <= limits.PAIRS:
        yield f"The picture is held by 2 to {limits.PAIRS} points, not {len(backdrop.pairs)}"
    for pixel, at in backdrop.pairs:
        yield from _number_faults(name, "a point in pixels", limits.PIXELS, *pixel)
        yield from _place_faults(name, at)
    yield from _number_faults(name, "an opacity", limits.OPACITY, backdrop.opacity)


def _model_faults(model: Model) -> Faults:
    name = _name(model)
    yield from text_faults(model.id, model.name, model.unit, model.side)
    yield from _place_faults(name, model.at)
    sizes = (model.base.length_mm, model.base.width_mm)
    yield from _number_faults(name, "a base size in mm", limits.BASE_MM, *sizes)
    yield from _number_faults(name, _HEIGHT, limits.HEIGHT, model.bottom, model.height)
    yield from _number_faults(name, "a facing in degrees", (-limits.TURN, limits.TURN), model.facing)


def _template_faults(placed: PlacedTemplate) -> Faults:
    template, name = placed.template, _name(placed)
    yield from text_faults(placed.id, placed.name)
    yield from _place_faults(name, template.at)
    yield from _number_faults(name, "a size in inches", limits.TEMPLATE, template.size)
    yield from _number_faults(name, "a bearing in degrees", (-limits.TURN, limits.TURN), template.bearing)


def _terrain_faults(piece: Terrain, is_sound: bool) -> Faults:
    name = _name(piece)
    yield from text_faults(piece.id, piece.name, piece.kind, piece.cover)
    yield from _number_faults(name, _HEIGHT, limits.HEIGHT, piece.bottom, piece.top)
    if piece.top < piece.bottom:
        yield f"{name} cannot end below where it begins, at {piece.bottom:g} in; make its top higher"
    yield from _whole_faults(name, "storeys", limits.STOREYS, piece.storeys)
    if piece.picture is not None:
        yield from text_faults(piece.picture.file)
        yield from _number_faults(
            f"The picture on {name}", "a width in inches", limits.TEMPLATE, piece.picture.width
        )
    yield from _outline_faults(name, piece.outline, is_sound)


def _drawn_faults(part: Zone | Objective | Entry | Note | Light | Area | Border) -> Faults:
    name = _name(part)
    yield from text_faults(part.id)
    if not isinstance(part, Border | Note):
        yield from text_faults(part.name)
    if isinstance(part, Zone | Objective | Entry):
        yield from text_faults(part.side)
    if isinstance(part, Zone):
        yield from _outline_faults(name, part.outline)
    elif isinstance(part, Objective):
        yield from _objective_faults(part)
    elif isinstance(part, Entry | Border):
        yield from _line_faults(name, part.points)
    elif isinstance(part, Note):
        yield from text_faults(part.text, what="A note")
        yield from _place_faults(name, part.at)
        yield from _number_faults(name, "letters in inches", limits.NOTE_SIZE, part.size)
    elif isinstance(part, Light):
        yield from _place_faults(name, part.at)
        yield from _number_faults(name, "a reach in inches", limits.LENGTH, part.range)
    else:
        yield from _area_faults(part)


def _area_faults(area: Area) -> Faults:
    name = _name(area)
    yield from _outline_faults(name, area.polygon)
    yield from _number_faults(name, "a level in inches", limits.HEIGHT, area.level)
    if area.capacity is not None:
        yield from _whole_faults(name, "a capacity", limits.CAPACITY, area.capacity)


def _objective_faults(objective: Objective) -> Faults:
    name = _name(objective)
    spot, area = objective.kind in SPOT_KINDS, objective.kind in AREA_KINDS
    if spot != (objective.at is not None) or area != (objective.outline is not None):
        needs = "a place and no outline" if spot else "an outline and no place"
        yield f"{name} needs {needs}, being a {objective.kind}"
    if objective.at is not None:
        yield from _place_faults(name, objective.at)
    if isinstance(objective.outline, Strip):
        yield f"{name} cannot be a line of some width; make a polygon of it"
    elif objective.outline is not None:
        yield from _outline_faults(name, objective.outline)


def _outline_faults(name: str, outline: Outline, is_sound: bool = False) -> Faults:
    rings = [outline.points] if isinstance(outline, Strip) else []
    rings = [outline.points, *outline.holes] if isinstance(outline, Polygon) else rings
    sizes = [outline.width] if isinstance(outline, Strip) else []
    sizes = [outline.radius] if isinstance(outline, Circle) else sizes
    counted = [
        *(_place_faults(name, outline.centre) if isinstance(outline, Circle) else ()),
        *_number_faults(name, "a radius or width in inches", limits.LENGTH, *sizes),
        *_ring_faults(name, rings),
    ]
    yield from counted
    problem = None if counted or is_sound else outline_problem(outline)
    if problem is not None:
        yield f"{name} cannot have this outline: at {problem[0]} there must be {problem[1]}"


def _ring_faults(name: str, rings: Sequence[Sequence[Point]]) -> Faults:
    if any(len(ring) > limits.RING_POINTS for ring in rings):
        yield f"{name} has too many corners, {limits.RING_POINTS} is the most; simplify it"
    if len(rings) > limits.RINGS + 1:
        yield f"{name} has too many holes, {limits.RINGS} is the most; fill some"
    for ring in rings:
        yield from _places_faults(name, ring)


def _line_faults(name: str, points: Sequence[Point]) -> Faults:
    if len(points) < 2:
        yield f"{name} needs two points or more; draw it longer"
    yield from _ring_faults(name, [points])


def _places_faults(name: str, places: Iterable[Point]) -> Faults:
    most = limits.COORDINATE
    for x, y in places:
        if not (-most <= x <= most and -most <= y <= most):
            yield f"{name} cannot go there: places end {most:g} inches from the table's corner"


def _place_faults(name: str, at: Point) -> Faults:
    yield from _places_faults(name, (at,))


def _number_faults(name: str, what: str, allowed: Limits, *values: float) -> Faults:
    low, high = allowed
    for value in values:
        if not low <= value <= high:
            yield f"{name} cannot have {what} of {value:g}; write a number from {low:g} to {high:g}"


def _whole_faults(name: str, what: str, most: int, value: float) -> Faults:
    if not (0 <= value <= most and float(value).is_integer()):
        yield f"{name} cannot have {what} of {value:g}; write a whole number from 0 to {most}"


def _hold_faults(hold: Hold) -> Faults:
    yield from text_faults(hold.layer, hold.group, hold.link)
    yield from _whole_faults("A part", "an image number", limits.IMAGES, hold.image)


def _name(part: Part) -> str:
    if isinstance(part, PlacedTemplate):
        return part.name or template_words(part.template)
    if isinstance(part, Note):
        return "A note"
    name = "" if isinstance(part, Border) else part.name
    return name or part.id or "A border"
