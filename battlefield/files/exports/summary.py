"""A scene in words: enough to lay it out again with a tape measure. Places count from the top left corner."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import singledispatch

from battlefield.files.exports.losses import always_lost
from battlefield.files.exports.result import Exported
from battlefield.files.exports.rough_shapes import MOST_CORNERS, rough_words
from battlefield.files.exports.upright import Upright, least_turned, upright_rect
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.pieces.terrain import outline_centre
from battlefield.rules.scene.contents import Area, Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective, objective_names
from battlefield.rules.scene.scenario import Entry, Facts, Light, Note, Zone

FORMAT = "summary"
WORDS = "Text summary"
ENDING = ".txt"


def exported(scene: Scene, title: str = "") -> Exported:
    """Write a scene as plain text; `title` is written where it has no name."""
    blocks = [list(_head(scene, title)), *_lists(scene), *_forces(scene), list(_facts(scene.facts))]
    text = "\n\n".join("\n".join(block) for block in blocks if block)
    lost = ("a form that a program can read back: a summary is for people", *always_lost(scene))
    return Exported(f"{text}\n".encode("utf-8", "replace"), lost)


def _head(scene: Scene, title: str) -> Iterator[str]:
    title = scene.name or title or "A table without a name"
    yield title
    yield "=" * len(title)
    board = scene.board
    yield f"Table {_in(board.width)} wide (left to right), {_in(board.height)} deep (top to bottom)."
    yield "A place is written “across, down”: inches from the left edge, then inches from the top edge."
    yield "A size is written “across × down”, of what is turned as it was before it was turned."
    yield "Turns are clockwise. Heights are inches above the table."
    if scene.description:
        yield ""
        yield scene.description


def _lists(scene: Scene) -> Iterator[list[str]]:
    names = objective_names(scene.objectives)
    named = (replace(each, name=each.name or f"Objective {names[each.id]}") for each in scene.objectives)
    lists: dict[str, Iterable[object]] = {
        "Terrain": scene.terrain,
        "Zones": scene.zones,
        "Objectives": named,
        "Entry edges": scene.entries,
        "Areas": scene.areas,
        "Borders": scene.borders,
        "Templates": scene.templates,
        "Notes": scene.notes,
        "Lights": scene.lights,
    }
    for title, parts in lists.items():
        lines = [f"{n:>3}. {_told(part)}" for n, part in enumerate(parts, 1)]
        if lines:
            yield [*_title(title), *lines]


def _title(text: str) -> tuple[str, str]:
    return text, "-" * len(text)


@singledispatch
def _told(_part: object) -> str:
    return ""


@_told.register
def _(part: Terrain) -> str:
    door = [] if part.door is None else ["a door, open" if part.door.is_open else "a door, closed"]
    facts = [*door, _height(part), *(["can be stood on"] if part.platform else []), *part.ground]
    facts += {"blocks": ["blocks sight"], "cloud": ["a cloud to sight"], "clear": []}[part.sight]
    facts += [f"{part.storeys} storeys"] if part.storeys > 1 else ["1 storey"] if part.storeys else []
    facts += [f"cover: {part.cover}"] if part.cover else []
    title = part.name or part.id
    kind = f" ({part.kind})" if part.kind and part.kind.lower() != title.lower() else ""
    return f"{title}{kind}: {_shape(part)}; {', '.join(fact for fact in facts if fact)}"


@_told.register
def _(part: Zone) -> str:
    side = f" of {part.side}" if part.side else ""
    return f"{part.name or part.id} ({part.kind} zone{side}): {_outline(part.outline)}"


@_told.register
def _(part: Objective) -> str:
    side = f" of {part.side}" if part.side else ""
    where = f"at {_at(part.at)}" if part.at is not None else ""
    return f"{part.name} ({part.kind}{side}): {where or _outline(part.outline or Polygon(()))}"


@_told.register
def _(part: Entry) -> str:
    side = f" of {part.side}" if part.side else ""
    return f"{part.name or part.id}{side}: {_line(part.points)}"


@_told.register
def _(part: Area) -> str:
    room = "" if part.capacity is None else f", room for {part.capacity}"
    start = f", {part.start} start here" if part.start else ""
    return f"{part.name or part.id}: {_outline(part.polygon)}; level {_in(part.level)}{room}{start}"


@_told.register
def _(part: Border) -> str:
    return f"{part.kind}: {_line(part.points)}"


@_told.register
def _(part: PlacedTemplate) -> str:
    template = part.template
    what = "diameter" if template.row.measured == "across" else "length"
    turn = f", bearing {_degrees(template.bearing)}" if template.row.is_turned else ""
    about = f" about {part.model}" if part.model else f" at {_at(template.at)}"
    return f"{part.name or part.id}: {template.kind}, {what} {_in(template.size)}{about}{turn}"


@_told.register
def _(part: Note) -> str:
    return f"at {_at(part.at)}: {' / '.join(part.text.splitlines())}"


@_told.register
def _(part: Light) -> str:
    shadows = "" if part.shadows else ", casts no shadows"
    bright = f"intensity {_number(part.intensity)}, colour {part.colour}{shadows}"
    return f"{part.name or part.id}: at {_at(part.at)}, reaches {_in(part.range)}, {bright}"


def _height(part: Terrain) -> str:
    if part.bottom:
        return f"from {_in(part.bottom)} to {_in(part.top)} high"
    return f"{_in(part.top)} high" if part.top else "flat"


def _shape(part: Terrain) -> str:
    ellipse = part.shape_extra.get("ellipse")
    if not ellipse:
        return _outline(part.outline)
    x, y = ellipse["at"]
    box = least_turned(ellipse["width"], ellipse["length"], ellipse["bearing"])
    return f"ellipse {_sized(*box[:2])}, centre {_at((x, y))}{_turned(box[2])}"


def _outline(outline: Outline) -> str:
    if isinstance(outline, Circle):
        return f"circle of {_in(2.0 * outline.radius)} diameter, centre {_at(outline.centre)}"
    if isinstance(outline, Strip):
        return f"strip {_in(outline.width)} wide along {_line(outline.points)}"
    box = upright_rect(outline)
    if box:
        return _box(box, outline)
    holes = [f", with a hole: {_ring(hole)}" for hole in outline.holes]
    centre = "" if _is_rough(outline.points) else f"centre {_at(outline_centre(outline))}, "
    return f"{centre}{_ring(outline.points)}{''.join(holes)}"


def _ring(ring: tuple[Point, ...]) -> str:
    """Say the corners of a ring as they are where they are few and plain, else as a person would."""
    return rough_words(ring) if _is_rough(ring) else f"corners {_line(ring)}"


def _is_rough(ring: tuple[Point, ...]) -> bool:
    return len(ring) > MOST_CORNERS or not all(_is_plain(number) for corner in ring for number in corner)


def _is_plain(number: float) -> bool:
    return (number * 1000.0).is_integer() and len(_number(number).partition(".")[2]) <= 2


def _box(box: Upright, outline: Polygon) -> str:
    size = f"rectangle {_sized(box.width, box.height)}, centre {_at(outline_centre(outline))}"
    turn = _turned(box.rotation)
    return f"{size}{turn}" if turn else f"{size}, its corner nearest the table's at {_at(box.corner)}"


def _sized(across: float, down: float) -> str:
    return f"{_number(across)} × {_in(down)}"


def _turned(rotation: float) -> str:
    return "" if _number(rotation) == "0" else f", turned {_degrees(rotation)}"


def _forces(scene: Scene) -> Iterator[list[str]]:
    """List models by side and unit."""
    sides = dict.fromkeys(model.side for model in scene.models)
    for side in sides:
        own = [model for model in scene.models if model.side == side]
        lines: list[str] = []
        for unit in dict.fromkeys(model.unit for model in own):
            lines += _unit(unit, [model for model in own if model.unit == unit])
        yield [*_title(f"Models of {side}" if side else "Models"), *lines]


def _unit(unit: str, models: list[Model]) -> Iterator[str]:
    if unit:
        yield f"  {unit}: {len(models)} model{'' if len(models) == 1 else 's'}"
    for model in models:
        high = f", {_in(model.height)} tall" if model.height else ""
        up = f", standing {_in(model.bottom)} above the table" if model.bottom else ""
        where = f"at {_at(model.at)}, facing {_degrees(model.facing)}"
        yield f"    {model.name or model.id}: {_base(model.base)} {where}{high}{up}"


def _facts(facts: Facts) -> Iterator[str]:
    told = {
        "Turns": str(facts.turns) if facts.turns else "",
        "Victory": facts.victory,
        "Special rules": facts.special,
        "Designer": facts.designer,
        "Version": facts.version,
    }
    if any(told.values()):
        yield from _title("Scenario")
    for name, text in told.items():
        if text:
            yield f"{name}: {text}"


def _base(size: BaseSize) -> str:
    if size.kind in ("round", "hex"):
        return f"{_number(size.length_mm)} mm {size.kind}"
    return f"{size.kind} {_number(size.length_mm)} mm along its facing × {_number(size.width_mm)} mm,"


def _line(points: Iterable[Point]) -> str:
    return " – ".join(_at(point) for point in points)


def _at(point: Point) -> str:
    return f"({_number(point[0])}, {_number(point[1])})"


def _in(inches: float) -> str:
    return f"{_number(inches)} in"


def _degrees(turn: float) -> str:
    return f"{_number(turn)}°"


def _number(value: float) -> str:
    """Write a number with three decimals, fewer where they say nothing."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
