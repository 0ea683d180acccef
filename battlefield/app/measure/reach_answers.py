"""Where a model can be after its move, and the way there with its cost."""

from dataclasses import dataclass
from math import hypot, isfinite

from battlefield.app.desk.answers import name_of, rings_of
from battlefield.app.desk.pictures import Answer, Drawing, Line, Mark, Region, Role
from battlefield.app.measure.rulings.by import WAY_RULE
from battlefield.app.wording.lengths import LengthUnit, format_length, format_margin
from battlefield.app.wording.names import full_name
from battlefield.geometry.kernel.shapes import BaseSize, Point
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.movement import Policy, Reach, Route
from battlefield.rules.scene.contents import Scene


@dataclass(frozen=True, slots=True)
class Way:
    """The way to a place: its route, or None while it is being found, with the path of the one before."""

    to: Point
    route: Route | None
    before: tuple[Point, ...] = ()


def reach_answer(scene: Scene, found: Reach, way: Way | None, unit: LengthUnit) -> Answer:
    """Show where a model can be after its move, and the way to a place with its cost."""
    model = scene.model(found.body.id)
    assert model is not None
    regions: Drawing = tuple(Region(rings_of(polygon), "reach") for polygon in found.outline)
    move = format_length(found.move, unit)
    lines = [f"{full_name(model)} reaches {found.area:.1f} square inches with {move}"]
    if way is not None:
        lines += _way_words(scene, way, found, unit)
    lines += [policy_words(found.policy, unit)]
    drawn = _way_drawing(scene, way, found, unit, _beside(model.base)) if way is not None else ()
    return Answer("Reach", tuple(lines), regions + drawn, rule=WAY_RULE)


def policy_words(policy: Policy, unit: LengthUnit) -> str:
    """Say how a model moves: "jumps; no difficult ground"."""
    words = [
        name
        for name, holds in (
            ("jumps", policy.jumps),
            ("moves over terrain", policy.ignores_terrain),
            ("passes through models", policy.ignores_units and not policy.jumps),
        )
        if holds
    ]
    words.append(_ground_words(policy, unit))
    if policy.climb is not None and not policy.flies:
        each = format_length(policy.climb_cost, unit)
        words.append(f"climbs up to {format_length(policy.climb, unit)}, an inch of height costs {each}")
    if policy.turns is not None:
        after = format_length(policy.turns.every, unit)
        words.append(f"turns by at most {policy.turns.most:g}° after each {after}")
    if policy.coherency is not None:
        words.append(f"stays within {format_length(policy.coherency.horizontal, unit)} of its unit")
    return "; ".join(words)


def _ground_words(policy: Policy, unit: LengthUnit) -> str:
    if policy.flies or policy.factor == 1.0:
        return "no difficult ground"
    where = "under its centre" if policy.difficult_by == "centre" else "under any part of it"
    return f"an inch of difficult ground {where} costs {format_length(policy.factor, unit)}"


def _why(scene: Scene, route: Route) -> str:
    """Say what forbids a place: "on Goblin 3", "in the ruin"."""
    if not route.by:
        return route.why
    return f"{'on' if scene.model(route.by) is not None else 'in'} {name_of(scene, route.by)}"


def _way_words(scene: Scene, way: Way, found: Reach, unit: LengthUnit) -> list[str]:
    route = way.route
    if route is None:
        beyond = f"beyond {format_length(found.move, unit)}; " if _far(way, found) > found.move else ""
        return [f"{beyond}finding the shortest way …"]
    if not isfinite(route.cost):
        return [f"cannot get there: {_why(scene, route)}"]
    words = [_cost_words(route, unit)]
    return words if route.exact else [*words, _doubt(found.policy)]


def _cost_words(route: Route, unit: LengthUnit) -> str:
    name = "the shortest way" if route.exact else "the best way found"
    cost = format_length(route.cost, unit, 3)
    if route.reachable:
        return f"{name} costs {cost}, {format_margin(route.margin, unit)} to spare"
    short = f"{name} costs {cost}, {format_margin(route.margin, unit)} too far"
    return f"{short}: {route.why}" if route.why else short


def _doubt(policy: Policy) -> str:
    """Say why a cost that no proof backs may be too high; it is never too low."""
    if policy.turns is not None:
        return "other turns may save a little; it never costs more than this"
    return "crossing an edge elsewhere may save a little; it never costs more than this"


def _beside(base: BaseSize) -> float:
    """Return how far beside its centre words are clear of a base."""
    return inches(max(base.length_mm, base.width_mm)) / 2.0


def _far(way: Way, found: Reach) -> float:
    """Return the least that a way can cost: the straight line."""
    x, y = found.body.base.at
    return hypot(way.to[0] - x, way.to[1] - y)


def _way_drawing(scene: Scene, way: Way, found: Reach, unit: LengthUnit, beside: float) -> Drawing:
    """Draw the path to the held place, and its cost on a plate beside it."""
    route, (x, y), far = way.route, found.body.base.at, _far(way, found)
    ahead = ((way.to[0] - x) / far, (way.to[1] - y) / far)
    at = (way.to[0] + ahead[0] * beside, way.to[1] + ahead[1] * beside)
    if route is None:
        path: Drawing = (Line(way.before, "quiet", dashed=True),) if len(way.before) > 1 else ()
        least = f"at least {format_length(far, unit)} …"
        return (*path, Mark(at, "quiet", (least,), 0.0, ahead))
    role: Role = "path" if route.reachable else "bad"
    if not isfinite(route.cost):
        return (Mark(at, "bad", (_why(scene, route),), 0.0, ahead),)
    cost, over = format_length(route.cost, unit), f"{format_margin(route.margin, unit)} too far"
    words = (cost,) if route.reachable else (cost, over)
    line = (Line(route.path, role, dashed=not route.reachable, arrow=True),) if len(route.path) > 1 else ()
    return (*line, Mark(at, role, words, 0.0, ahead))
