"""Models brought into contact with each other, or spread out so far that they just keep a distance."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot, inf

from battlefield.app.design.parts.parts import is_locked, replaced
from battlefield.app.desk.answers import placed
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref, rounded
from battlefield.app.wording.translation import tr
from battlefield.geometry.displacement import sweep
from battlefield.geometry.distance import least_gaps
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL, is_contained
from battlefield.geometry.kernel.units import bearing, direction, inches
from battlefield.rules.scene.contents import Model, Scene

_SPOKES = 72  # bearings at which a base may stand about another


def in_contact(scene: Scene, refs: Iterable[Ref]) -> Scene:
    """Bring models base to base: the first stays, the others slide toward it until they touch.

    Those nearer to it go first; each stops at whichever of the gathered bases it meets.
    """
    models = _chosen(scene, refs)
    lead = next((model for model in models if is_locked(scene, model)), models[0])
    gathered = [lead]
    others = sorted((m for m in models if m is not lead), key=lambda m: _distance(m.at, lead.at))
    for model in others:
        gathered.append(model if is_locked(scene, model) else _slid(model, lead, gathered))
    return replaced(scene, {Ref("model", model.id): model for model in gathered[1:]})


def spread(scene: Scene, refs: Iterable[Ref], distance: float) -> Scene:
    """Spread models so that each keeps just a distance in inches to one before it, and no less to any.

    The first stays; each of the others, the nearest next, goes to that place which is nearest to its own.
    """
    models = _chosen(scene, refs)
    done, left = [models[0]], list(models[1:])
    while left:
        gaps = least_gaps([placed(model) for model in left], [placed(model) for model in done])
        model = left.pop(min(range(len(left)), key=lambda n: (round(gaps[n], 6), n)))
        done.append(model if is_locked(scene, model) else _spread_out(model, done, distance))
    return replaced(scene, {Ref("model", model.id): model for model in done[1:]})


def _chosen(scene: Scene, refs: Iterable[Ref]) -> list[Model]:
    wanted = frozenset(ref.id for ref in refs if ref.kind == "model")
    models = [model for model in scene.models if model.id in wanted]
    if len(models) < 2:
        raise ChangeError(tr("Select two bases or more to bring them together"))
    return models


def _slid(model: Model, lead: Model, gathered: Sequence[Model]) -> Model:
    """Slide a model toward the lead, from outside of all that is gathered, until it touches."""
    way = _way(model.at, lead.at)
    beside = [placed(each) for each in gathered if _is_on_way(model, each, way)]
    start = _outside(placed(model), way, beside)
    far = _distance(start.at, lead.at)
    stop = sweep(start, way, far, beside)
    by = stop.distance if stop is not None else far
    return replace(model, at=rounded((start.at[0] + by * way[0], start.at[1] + by * way[1])))


def _is_on_way(model: Model, other: Model, way: Point) -> bool:
    """Return whether a model that goes a way, however far, may meet another."""
    dx, dy = other.at[0] - model.at[0], other.at[1] - model.at[1]
    return abs(dx * way[1] - dy * way[0]) <= _reach(model) + _reach(other) + TOL


def _outside(base: PlacedBase, way: Point, others: Sequence[PlacedBase]) -> PlacedBase:
    """Draw a base back against its way until it is clear of all others."""
    (x, y), far = base.at, 0.0
    while least_gaps([base], others)[0] <= 0.0:
        far += 1.0
        base = replace(base, at=(x - far * way[0], y - far * way[1]))
    return base


def _spread_out(model: Model, done: Sequence[Model], distance: float) -> Model:
    """Find the place nearest to a model's own that keeps the distance to one of the others, and to all."""
    best: tuple[float, Point] = (inf, model.at)
    for host in sorted(done, key=lambda each: _least_way(model, each, distance)):
        if _least_way(model, host, distance) >= best[0]:
            break  # no place about this host, or a later one, is nearer
        best = min(best, _place_about(model, host, done, distance))
    return replace(model, at=best[1])


def _least_way(model: Model, host: Model, distance: float) -> float:
    """Return a way that a model must go at least to keep just a distance to a host."""
    apart = _distance(model.at, host.at)
    near = _core(model) + _core(host) + distance
    far = _reach(model) + _reach(host) + distance
    return max(0.0, near - apart, apart - far)


def _place_about(model: Model, host: Model, done: Sequence[Model], distance: float) -> tuple[float, Point]:
    """Find the free place about a host whose bearing is nearest to the model's own, and how far it is."""
    own = bearing(model.at[0] - host.at[0], model.at[1] - host.at[1])
    far = 2.0 * (_reach(model) + distance) + _reach(host)
    near = [each for each in done if _distance(each.at, host.at) < far + _reach(each)]
    for step in range(_SPOKES):
        turn = (step + 1) // 2 * (-1) ** step * 360.0 / _SPOKES
        at = _at_distance(model, host, own + turn, distance)
        if _keeps(replace(model, at=at), near, distance):
            return _distance(at, model.at), at
    return inf, model.at


def _keeps(model: Model, others: Sequence[Model], distance: float) -> bool:
    """Return whether a model is no nearer than a distance to any of the others."""
    near = []
    for other in others:
        apart = _distance(model.at, other.at)
        if apart < _core(model) + _core(other) + distance - TOL:
            return False
        if apart < _reach(model) + _reach(other) + distance:
            near.append(other)
    if not near:
        return True
    return is_contained(least_gaps([placed(model)], [placed(each) for each in near])[0] - distance)


def _at_distance(model: Model, host: Model, way: float, distance: float) -> Point:
    """Return the place along a bearing from a host at which a model's gap to it is a distance."""
    x, y = direction(way)
    far = _reach(model) + _reach(host) + distance
    if not model.base.kind == host.base.kind == "round":
        start = replace(placed(model), at=(host.at[0] + far * x, host.at[1] + far * y))
        stop = sweep(start, (-x, -y), far, [placed(host)], clearance=distance)
        far -= stop.distance if stop is not None else 0.0
    return rounded((host.at[0] + far * x, host.at[1] + far * y))


def _reach(model: Model) -> float:
    """Return how far a base reaches from its centre at the most."""
    long, wide = inches(model.base.length_mm) / 2.0, inches(model.base.width_mm) / 2.0
    if model.base.kind in ("round", "oval"):
        return max(long, wide)
    return hypot(long, wide) if model.base.kind == "rect" else long * 2.0 / 3.0**0.5


def _core(model: Model) -> float:
    """Return the radius of the largest disc that a base holds."""
    return inches(min(model.base.length_mm, model.base.width_mm)) / 2.0


def _way(start: Point, end: Point) -> Point:
    far = _distance(start, end)
    return ((end[0] - start[0]) / far, (end[1] - start[1]) / far) if far else (0.0, -1.0)


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
