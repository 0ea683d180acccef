"""Things as other programs draw them, areas, lines and spots with words, laid into a scene as its parts."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from battlefield.files.exports.rings import template_outline
from battlefield.files.imports.laying.bases import TALL, Bases, kind_of
from battlefield.files.imports.laying.figure import Figure, neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.laid_terrain import lay_terrain
from battlefield.files.imports.laying.roles import Role, objective_kind, role_of, side_in, side_of, zone_kind
from battlefield.files.imports.laying.told import Told
from battlefield.files.scene.drawn import COLOUR
from battlefield.files.text import limits
from battlefield.files.text.errors import listed, shown
from battlefield.files.text.ring_words import RingError, rings_of
from battlefield.geometry.kernel.shapes import (
    TEMPLATE_KINDS,
    BaseSize,
    BorderKind,
    Circle,
    Outline,
    Point,
    Polygon,
    Strip,
    Template,
)
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.contents import BORDERS, Area, Border, Model, PlacedTemplate, RangeRing
from battlefield.rules.scene.objectives import AREA_KINDS, Objective
from battlefield.rules.scene.scenario import Entry, Hold, Light, Note, Zone

_GUESSED = Bases.none()
_TURN = (-limits.TURN, limits.TURN)


def lay(gathering: Gathering, figure: Figure, bases: Bases = _GUESSED) -> None:
    """Take a thing as the part that its words mean; one without words by its shape."""
    role = role_of(figure.told, figure.words, figure.layers) or _role_by_shape(figure)
    figure.hold = _hold(gathering, figure)
    if role is None:
        gathering.drop("spot without a meaning")
    elif role.part == "terrain":
        lay_terrain(gathering, figure, role)
    elif role.part == "model":
        _lay_model(gathering, figure, bases)
    else:
        _LAYING[role.part](gathering, figure, role)
    for key in dict.fromkeys(figure.told.odd):
        gathering.drop(f"unusable value of '{key}'"[:100], name=figure.called_or_layer)


def _role_by_shape(figure: Figure) -> Role | None:
    if figure.text:
        return Role("note")
    if figure.outlines or figure.line:
        return Role("terrain")
    told = figure.told.found
    if any(key in told for key in ("base", "base_mm", "unit")):
        return Role("model")
    return Role("terrain") if "radius" in told else Role("note") if figure.name or figure.ident else None


def _hold(gathering: Gathering, figure: Figure) -> Hold:
    told, drawn = figure.told, figure.hold
    hidden, locked = told.flag("hidden"), told.flag("locked")
    return Hold(
        gathering.layer(told.text("layer") or ("" if told.text("part") else drawn.layer)),
        told.text("group") or drawn.group,
        drawn.locked if locked is None else locked,
        drawn.hidden if hidden is None else hidden,
        told.text("link"),
        told.whole("image", (0, limits.IMAGES)) or 0,
    )


def _lay_zone(gathering: Gathering, figure: Figure, role: Role) -> None:
    kind = zone_kind(role.kind)
    _say_unknown(gathering, role, kind)
    side = _side_of(gathering, figure)
    noun = f"{kind} zone" if kind != "other" else "zone"
    outlines = figure.outlines or _strip(figure)
    if not outlines:
        gathering.drop(f"{noun} without an area")
    for outline in outlines:
        gathering.take(Zone(figure.id or noun, outline, kind, side, figure.name, figure.hold), noun)


def _side_of(gathering: Gathering, figure: Figure) -> str:
    """Return whose a zone or an entry edge is: told, or guessed by its name or by its layers."""
    if side := side_of(figure.told, figure.name or figure.ident):
        return side
    names = (figure.told.text("kind"), figure.name, figure.ident, *figure.words, *figure.layers)
    name, side = next(((name, side) for name in names if (side := side_in(name))), ("", ""))
    if side:
        gathering.guess(f"'{name[:80]}' is taken for one of the side {side}")
    return side


def _say_unknown(gathering: Gathering, role: Role, kind: str) -> None:
    if role.kind and role.kind != kind:
        gathering.guess(f"'{role.kind[:40]}' is no kind of {role.part} here: {kind}")


def _strip(figure: Figure) -> Sequence[Outline]:
    """Return what is an area all the same: a line of some width, a spot of some radius."""
    width = figure.told.number("width", limits.TEMPLATE) or figure.width
    radius = figure.told.number("radius", limits.TEMPLATE)
    if figure.line and width:
        from battlefield.geometry.outlines.filling import whole_strips

        return whole_strips(figure.line, width)
    return (Circle(figure.spot, radius),) if figure.spot is not None and radius else ()


def _lay_objective(gathering: Gathering, figure: Figure, role: Role) -> None:
    side = side_of(figure.told, figure.name or figure.ident)
    name = figure.name
    areas = figure.outlines or (_strip(figure) if role.kind in AREA_KINDS else ())
    for outline in areas:
        if isinstance(outline, Strip):
            gathering.drop("objective drawn as a line")
            continue
        at = outline.centre if isinstance(outline, Circle) and role.kind not in AREA_KINDS else None
        kind = objective_kind(role.kind, at is not None)
        _say_unknown(gathering, role, kind)
        area = outline if at is None else None
        gathering.take(Objective(figure.id or kind, kind, at, area, side, name, figure.hold), "objective")
    if figure.spot is not None and not areas:
        kind = objective_kind(role.kind, True)
        _say_unknown(gathering, role, kind)
        made = Objective(figure.id or kind, kind, figure.spot, None, side, name, figure.hold)
        gathering.take(made, "objective")
    if figure.line and not areas:
        gathering.drop("objective drawn as a line")


def _lay_entry(gathering: Gathering, figure: Figure, _role: Role) -> None:
    if len(figure.line) < 2:
        return gathering.drop("entry edge that is no line")
    side = _side_of(gathering, figure)
    entry = Entry(figure.id or "entry", tuple(figure.line), side, figure.name, figure.hold)
    gathering.take(entry, "entry edge")
    return None


def _lay_note(gathering: Gathering, figure: Figure, _role: Role) -> None:
    at, text = _middle(figure), figure.told.text("text") or figure.text or figure.name or figure.ident
    if at is None or not text:
        return gathering.drop("note without words")
    size = figure.told.number("size", limits.NOTE_SIZE)
    note = Note(figure.id or "note", at, text[: limits.CHARACTERS], hold=figure.hold)
    if size is not None:
        note = Note(note.id, note.at, note.text, size, note.hold)
    gathering.take(note, "note")
    return None


def _lay_light(gathering: Gathering, figure: Figure, _role: Role) -> None:
    at, told = _middle(figure), figure.told
    if at is None:
        return gathering.drop("light drawn as a line")
    reach, bright = told.number("range", limits.LENGTH), told.number("intensity", limits.INTENSITY)
    colour, shadows = told.text("colour").lower(), told.flag("shadows")
    if colour and not re.fullmatch(COLOUR, colour):
        told.odd.append("colour")
        colour = ""
    light = Light(figure.id or "light", at, reach or 0.0, 1.0 if bright is None else bright)
    light = replace(light, name=figure.name, hold=figure.hold, shadows=shadows is not False)
    gathering.take(replace(light, colour=colour or light.colour), "light")
    return None


def _lay_area(gathering: Gathering, figure: Figure, _role: Role) -> None:
    level = figure.told.number("level", limits.HEIGHT) or 0.0
    most = figure.told.whole("capacity", (0, limits.CAPACITY))
    for outline in figure.outlines:
        if not isinstance(outline, Polygon):
            gathering.drop("area that is no polygon")
            continue
        id_, start = figure.id or "area", figure.told.text("start")
        area = Area(id_, outline, level, most, figure.name, figure.hold, start=start)
        gathering.take(area, "area")
    if not figure.outlines:
        gathering.drop("area that is no polygon")


def _lay_border(gathering: Gathering, figure: Figure, role: Role) -> None:
    if len(figure.line) < 2:
        return gathering.drop("border that is no line")
    kind: BorderKind = next((known for known in BORDERS if known == role.kind), "barrier")
    _say_unknown(gathering, role, kind)
    gathering.take(Border(tuple(figure.line), kind, figure.id or "border", figure.hold), "border")
    return None


def _lay_template(gathering: Gathering, figure: Figure, role: Role) -> None:
    told = figure.told
    kind, size = role.kind, told.number("size", limits.TEMPLATE)
    if kind not in TEMPLATE_KINDS:
        found = f"template of the kind {shown(kind)}"
        return gathering.note_dropped(f"{found}: it must be {listed(TEMPLATE_KINDS)}")
    at = _held(figure, kind, size) if size is not None else None
    if at is None or size is None:
        return gathering.drop("template without its measures")
    template = Template(kind, size, at, told.number("bearing", _TURN) or figure.bearing)
    locked = figure.hold.locked
    made = PlacedTemplate(figure.id or kind, template, told.text("model"), figure.name, locked)
    sigma = told.number("sigma", limits.SIGMA) or 0.0
    gathering.take(replace(made, sigma=sigma), "template")
    return None


def _held(figure: Figure, kind: str, size: float) -> Point | None:
    """Give the place that a template is held by: it lies to what is drawn as to the outline of its kind."""
    drawn, own = (
        figure.outlines[0] if figure.outlines else None,
        template_outline(Template(kind, size, (0, 0))),
    )
    if figure.anchor is not None or not isinstance(drawn, Polygon) or not isinstance(own, Polygon):
        return figure.anchor or _middle(figure)
    from battlefield.geometry.pieces.terrain import outline_centre

    corner, middle = (complex(*at) for at in (own.points[0], outline_centre(own)))
    first, centre = (complex(*at) for at in (drawn.points[0], outline_centre(drawn)))
    held = centre - (first - centre) * middle / (corner - middle)
    return neat(held.real, held.imag)


def _lay_model(gathering: Gathering, figure: Figure, bases: Bases) -> None:
    told, at = figure.told, _middle(figure)
    if at is None:
        return gathering.drop("model drawn as a line")
    base = told.base() or _base_drawn(figure)
    if base is None:
        base = bases.of(gathering, kind_of(told) or figure.name.strip()[:200])
    facing = told.number("facing", _TURN)
    model = Model(
        figure.id or "model",
        base,
        at,
        told.text("unit"),
        told.text("side"),
        told.number("bottom", limits.HEIGHT) or 0.0,
        _tall(gathering, told),
        figure.bearing if facing is None else facing,
        figure.name,
        figure.hold,
        sigma=told.number("sigma", limits.SIGMA),
        rings=_rings_told(told.text("rings")),
    )
    gathering.take(model, "model")
    return None


def _tall(gathering: Gathering, told: Told) -> float:
    """Return how high a model is: as is told, else as models mostly are."""
    height = told.number("height", limits.HEIGHT)
    if height is None:
        gathering.guess_once(f"A model whose height is not told is {TALL:g} in high")
    return TALL if height is None else height


def _rings_told(text: str) -> tuple[RangeRing, ...]:
    """Read rings as they are typed; words that are none tell of none."""
    try:
        return rings_of(text)
    except RingError:
        return ()


def _base_drawn(figure: Figure) -> BaseSize | None:
    """Return the base that a model's drawn circle or ellipse is."""
    ellipse = figure.ellipse
    sizes: tuple[float, ...] = ()
    if ellipse:
        sizes = (ellipse["length"] * MM_PER_INCH, ellipse["width"] * MM_PER_INCH)
    elif len(figure.outlines) == 1 and isinstance(figure.outlines[0], Circle):
        sizes = (figure.outlines[0].radius * 2.0 * MM_PER_INCH,) * 2
    if not sizes or not all(limits.BASE_MM[0] <= size <= limits.BASE_MM[1] for size in sizes):
        return None
    return BaseSize.oval(sizes[0], sizes[1]) if ellipse else BaseSize.round(sizes[0])


def _middle(figure: Figure) -> Point | None:
    """Return the spot that a thing is at: its own, or the middle of its first area."""
    if figure.spot is not None or not figure.outlines:
        return figure.spot
    if figure.ellipse:
        x, y = figure.ellipse["at"]
        return x, y
    from battlefield.geometry.pieces.terrain import outline_centre

    return neat(*outline_centre(figure.outlines[0]))


_LAYING: Mapping[str, Callable[[Gathering, Figure, Role], None]] = {
    "zone": _lay_zone,
    "objective": _lay_objective,
    "entry": _lay_entry,
    "note": _lay_note,
    "light": _lay_light,
    "area": _lay_area,
    "border": _lay_border,
    "template": _lay_template,
}
