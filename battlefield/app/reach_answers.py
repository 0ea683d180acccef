"""Where a model can be after its move, and the way there with its cost."""

from math import isfinite

from battlefield.app.answers import rings_of
from battlefield.app.drawing import Answer, Drawing, Line, Region, Role
from battlefield.app.lengths import LengthUnit, format_length, format_margin
from battlefield.app.names import full_name
from battlefield.geometry.reach import Reach, Route
from battlefield.geometry.shapes import Point
from battlefield.rules.scene import Scene


def reach_answer(scene: Scene, found: Reach, to: Point | None, unit: LengthUnit) -> Answer:
    """Show where a model can be after its move, and the way to a place with its cost."""
    model = scene.model(found.body.id)
    assert model is not None
    regions: Drawing = tuple(Region(rings_of(polygon), "reach") for polygon in found.outline)
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
