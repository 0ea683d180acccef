"""Answers of the kernel as sentences and pictures: what the window's tools and lenses show."""

from dataclasses import replace
from math import isfinite

from battlefield.app.drawing import Answer, Drawing, Line, Mark, Region, Role, Shape
from battlefield.app.edits import rounded, with_model
from battlefield.app.lengths import LengthUnit, format_length, format_margin
from battlefield.app.names import full_name
from battlefield.app.table import table_of
from battlefield.geometry.bases import Bases
from battlefield.geometry.coherency import Coherency, coherency
from battlefield.geometry.displace import Displacement, Push, displace
from battlefield.geometry.reach import Reach, Route
from battlefield.geometry.scatter import ScatterRule, scatter
from battlefield.geometry.shapes import PlacedBase, Point, Polygon
from battlefield.rules.scene import Model, PlacedTemplate, Scene

_MOST_NAMED = 8


def placed(model: Model) -> PlacedBase:
    """Give a model's base where it stands."""
    return PlacedBase(model.base, model.at, model.facing)


def _named(scene: Scene, id_: str) -> str:
    model = scene.model(id_)
    return full_name(model) if model is not None else id_


def coherency_answer(scene: Scene, members: tuple[Model, ...], unit: LengthUnit) -> Answer:
    """Show how a unit hangs together: its links, what is missing, and who must not fall."""
    found = coherency(table_of(scene), [model.id for model in members])
    at = {model.id: model.at for model in members}
    links = tuple(Line((at[a], at[b]), "good") for a, b in (link.models for link in found.links))
    title = members[0].unit or "These models"
    if found.coherent:
        words = [f"{title}: in coherency, {_count(len(members), 'model')}"]
    else:
        words = [f"{title}: out of coherency, {len(found.groups)} groups"]
    words += _mending(scene, found, unit)
    if found.critical:
        names = ", ".join(_named(scene, id_) for id_ in found.critical[:_MOST_NAMED])
        words.append(f"would break without {names}")
    if found.too_close:
        words.append("too close to call")
    return Answer("Coherency", tuple(words), links + _breaks(scene, found, unit))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _mending(scene: Scene, found: Coherency, unit: LengthUnit) -> list[str]:
    words = []
    for mend in found.mends:
        name = _named(scene, mend.group[0]) if len(mend.group) == 1 else f"{len(mend.group)} models"
        if isfinite(mend.distance):
            length = format_length(mend.distance, unit, 3)
            way = f"{length} at {mend.bearing:.0f}°"
            words.append(f"{name}: {way} brings it back to {_named(scene, mend.to)}")
        else:
            words.append(f"{name}: too high above or below the rest")
    return words


def _breaks(scene: Scene, found: Coherency, unit: LengthUnit) -> Drawing:
    """Draw where a unit falls apart: from each lost group to the nearest of the rest, with the gap."""
    parts: list[Line] = []
    for mend, distance in zip(found.mends, found.nearest, strict=True):
        one, other = scene.model(mend.model), scene.model(mend.to)
        if one is not None and other is not None:
            words = (f"gap {format_length(distance, unit, 3)}",)
            parts.append(Line((one.at, other.at), "bad", words, dashed=True))
    return tuple(parts)


def push_answer(scene: Scene, push: Push, unit: LengthUnit) -> tuple[Answer, Scene]:
    """Show where a push ends and why, and give the scene after it."""
    found = displace(table_of(scene), push)
    model = scene.model(push.model)
    assert model is not None
    after = replace(model, at=rounded(found.to), bottom=max(0.0, model.bottom - found.drop))
    lines = (f"{full_name(model)} goes {format_length(found.moved, unit, 3)}", *_ending(scene, found, unit))
    drawing: Drawing = (
        Shape(placed(model), "quiet", dashed=True),
        Line((model.at, found.to), "path", (format_length(found.moved, unit),), arrow=True),
        Shape(placed(replace(model, at=found.to)), "path"),
    )
    if found.contact is not None:
        drawing += (Mark(found.contact, "bad", (lines[1],)),)
    return Answer("Push", lines, drawing), with_model(scene, model.id, lambda _: after)


def _ending(scene: Scene, found: Displacement, unit: LengthUnit) -> list[str]:
    words = []
    stop = found.stopped_by
    if stop is None:
        words.append(f"nothing stops it; it had {format_margin(found.margin, unit)} to spare")
    elif stop.kind == "edge":
        words.append(f"stops at the {stop.id} edge")
    elif stop.kind == "fall":
        words.append(f"falls off {_terrain(scene, stop.id)}, {format_length(found.drop, unit)} down")
    else:
        name = _named(scene, stop.id) if stop.kind == "model" else _terrain(scene, stop.id)
        words.append(f"stops at {name}")
    if found.crossed:
        words.append("crosses " + ", ".join(_terrain(scene, id_) for id_ in found.crossed))
    return [*words, "too close to call"] if found.too_close else words


def _terrain(scene: Scene, id_: str) -> str:
    piece = next((piece for piece in scene.terrain if piece.id == id_), None)
    return (piece.name or piece.kind or id_) if piece is not None else id_


def reach_answer(scene: Scene, found: Reach, to: Point | None, unit: LengthUnit) -> Answer:
    """Show where a model can be after its move, and the way to a place with its cost."""
    model = scene.model(found.body.id)
    assert model is not None
    regions: Drawing = tuple(Region(_rings(polygon), "reach") for polygon in found.outline)
    move = format_length(found.move, unit)
    lines = [f"{full_name(model)} reaches {found.area:.1f} square inches with {move}"]
    if to is None:
        return Answer("Reach", tuple(lines), regions)
    route = found.cost_to(to)
    return Answer("Reach", (*lines, _route_words(route, unit)), regions + _way(route, unit))


def _route_words(route: Route, unit: LengthUnit) -> str:
    if not isfinite(route.cost):
        return f"cannot get there: {route.why}"
    cost = format_length(route.cost, unit, 3)
    if route.reachable:
        return f"the shortest way costs {cost}, {format_margin(route.margin, unit)} to spare"
    short = f"the shortest way costs {cost}, {format_margin(route.margin, unit)} too far"
    return f"{short}: {route.why}" if route.why else short


def _way(route: Route, unit: LengthUnit) -> Drawing:
    if len(route.path) < 2:
        return ()
    role: Role = "path" if route.reachable else "bad"
    words = (format_length(route.cost, unit),)
    return (Line(route.path, role, words, dashed=not route.reachable, arrow=True),)


def _rings(polygon: Polygon) -> tuple[tuple[Point, ...], ...]:
    return (polygon.points, *polygon.holes)


def scatter_answer(placed_template: PlacedTemplate, models: tuple[Model, ...], bases: Bases) -> Answer:
    """Show where a template may land when it scatters, and how many of each unit it covers on average."""
    template, rule = placed_template.template, ScatterRule()
    found = scatter(template, bases, rule.directions, rule.hit, rule.dice)
    units = {unit: n for n, unit in enumerate(dict.fromkeys(model.unit for model in models))}
    means = found.expected([units[model.unit] for model in models])
    ranked = sorted(zip(units, means, strict=False), key=lambda each: -each[1])
    lines = [f"{float(mean):.2f} of {unit or 'no unit'}" for unit, mean in ranked if mean]
    over, under = rule.hit
    throw = f"{over} in {under} stays, else {rule.dice} inches in one of {rule.directions} directions"
    spots = tuple(Mark((float(x), float(y)), "quiet") for x, y in found.landings.at)
    return Answer("Scatter", (throw, *(lines or ["nobody can be covered"])), spots)
