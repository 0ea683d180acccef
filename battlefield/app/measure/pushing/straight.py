"""Pushes in a straight line until something stops them: along, away and toward, of one model or several."""

from dataclasses import replace
from math import hypot

from battlefield.app.desk.answers import counted, placed
from battlefield.app.desk.pictures import Drawing, Mark, Shape
from battlefield.app.measure.pushing.asked import Asked, Ground, Outcome, refused, standing
from battlefield.app.measure.pushing.landing import overlap_of
from battlefield.app.measure.pushing.words import model_name, stop_name, terrain_name, trail
from battlefield.app.wording.lengths import format_margin
from battlefield.app.wording.names import full_name
from battlefield.geometry.displacement import Displacement, Push, PushError, PushKind, after, ending
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Model

_LISTED = 3  # ways that a name of many pushes tells
AT_ONCE = 3  # models whose pushes a frame can wait for
_VERBS = {"along": "Push", "away": "Push", "toward": "Pull", "force": "Push"}


def displaced(ground: Ground, asked: Asked) -> tuple[Displacement, ...]:
    """Push the models one after the other; raises PushError where the source leaves no direction."""
    pushes = [_push(asked, id_) for id_ in asked.models]
    if len(pushes) == 1:
        return (Displacement.of(ground.table, pushes[0], ground.layout),)
    if asked.source is None:
        return _in_turn(ground, _along(ground, asked, pushes))
    return Displacement.in_turn(ground.table, pushes, asked.order, source_place(ground, asked.source))[0]


def source_place(ground: Ground, source: str | Point) -> Point:
    """Return the point that a source stands for."""
    return ground.model(source).at if isinstance(source, str) else source


def _push(asked: Asked, id_: str) -> Push:
    kind: PushKind = "away" if asked.kind == "away" else "toward" if asked.kind == "toward" else "along"
    bearing = asked.bearing if kind == "along" else None
    length = min(asked.length, asked.up_to)
    return Push(id_, kind, length, asked.source, bearing, asked.stop_short, asked.fall_when)


def _along(ground: Ground, asked: Asked, pushes: list[Push]) -> list[Push]:
    """Put pushes along one bearing in order; models side by side keep theirs."""
    (dx, dy), side = asked.way, 1.0 if asked.order == "nearest" else -1.0

    def far(push: Push) -> float:
        x, y = ground.model(push.model).at
        return side * round(x * dx + y * dy, 6)

    return sorted(pushes, key=far)


def _in_turn(ground: Ground, pushes: list[Push]) -> tuple[Displacement, ...]:
    layout, found = ground.layout, []
    for push in pushes:
        found.append(Displacement.of(layout.table, push, layout))
        layout = layout.with_bodies(after(layout.table, found[-1]))
    return tuple(found)


def straight(ground: Ground, asked: Asked) -> Outcome:
    """Say where a push in a straight line ends."""
    try:
        return told(ground, asked, displaced(ground, asked))
    except PushError:
        name = full_name(_on_source(ground, asked))
        return refused(f"{name} stands on the source, which leaves no direction: choose another source")


def _on_source(ground: Ground, asked: Asked) -> Model:
    """Find the model that stands on the very spot of the source."""
    assert asked.source is not None
    x, y = source_place(ground, asked.source)
    models = [ground.model(id_) for id_ in asked.models]
    return min(models, key=lambda model: hypot(model.at[0] - x, model.at[1] - y))


def told(ground: Ground, asked: Asked, found: tuple[Displacement, ...]) -> Outcome:
    """Tell displacements that were worked out before."""
    moved = tuple(_moved(ground.model(each.model), each) for each in found)
    if len(found) == 1:
        drawing = _picture(ground, found[0], _plates(ground, found[0]))
        lines = (_goes(ground, found[0]), *_ending(ground, asked, found[0]), *_close(found[0]))
    else:
        drawing = tuple(part for n, each in enumerate(found, 1) for part in _picture(ground, each, (str(n),)))
        first = _many(ground, asked, found)
        lines = (first, *(f"{n}. {_whole_line(ground, asked, each)}" for n, each in enumerate(found, 1)))
    return Outcome(lines, drawing, moved, _label(ground, asked, found))


def _moved(model: Model, found: Displacement) -> Model:
    return standing(model, found.to, max(0.0, model.bottom - found.drop) if found.falls else model.bottom)


def _label(ground: Ground, asked: Asked, found: tuple[Displacement, ...]) -> str:
    verb = _VERBS[asked.kind]
    if len(found) > 1:
        ways = [_short_way(ground, each) for each in found[:_LISTED]]
        more = [f"{len(found) - _LISTED} more"] if len(found) > _LISTED else []
        return f"{_many(ground, asked, found)}: {', '.join((*ways, *more))}"
    model = ground.model(found[0].model)
    return f"{verb} {full_name(model)} by {ground.long(found[0].moved)}"


def _short_way(ground: Ground, found: Displacement) -> str:
    """Say how far a model goes, and what stops it: "2.31 in (stopped by Goblin 3)"."""
    stop = found.stopped_by
    stopped = "falls" if found.falls else f"stopped by {stop_name(ground.scene, stop)}" if stop else ""
    return f"{ground.long(found.moved)}{f' ({stopped})' if stopped else ''}"


def _many(ground: Ground, asked: Asked, found: tuple[Displacement, ...]) -> str:
    """Say who is pushed in which order: "Push 3 models away from X, nearest first"."""
    where = f"at {asked.bearing:.0f}°"
    if asked.source is not None:
        name = model_name(ground.scene, asked.source) if isinstance(asked.source, str) else "a place"
        where = f"{'away from' if asked.kind == 'away' else 'toward'} {name}"
    return f"{_VERBS[asked.kind]} {counted(len(found), 'model')} {where}, {asked.order} first"


def _goes(ground: Ground, found: Displacement) -> str:
    return f"{full_name(ground.model(found.model))} goes {ground.long(found.moved, 3)}"


def _whole_line(ground: Ground, asked: Asked, found: Displacement) -> str:
    said = [_goes(ground, found), *_why(ground, asked, found), *_crossed(ground, found), *_close(found)]
    return ", ".join(said)


def _ending(ground: Ground, asked: Asked, found: Displacement) -> list[str]:
    said = _why(ground, asked, found)
    if not said:
        body = ground.table.body(found.model)
        end = ending(ground.layout, body, found.direction, asked.stop_short, asked.fall_when)
        said = [f"nothing stops it; next is {stop_name(ground.scene, end.stop)}, {_more(ground, found)} on"]
    elif found.stopped_by is not None and not found.too_close:
        said = [*said, f"{_more(ground, found)} of the push is left"]
    return said + _crossed(ground, found)


def _more(ground: Ground, found: Displacement) -> str:
    return format_margin(found.margin, ground.unit)


def _why(ground: Ground, asked: Asked, found: Displacement) -> list[str]:
    """Say what ends a push before its length is gone, if anything does."""
    stop, scene = found.stopped_by, ground.scene
    if stop is None:
        return []
    if stop.kind == "fall":
        fallen = f"falls off {terrain_name(scene, stop.id)}, {ground.long(found.drop)} down"
        overlap = _landed_in(ground, found)
        return [fallen, f"comes down in {overlap}: put it where it fits"] if overlap else [fallen]
    if asked.stop_short and stop.kind != "edge" and found.moved == 0.0:
        return [f"is already nearer than {ground.long(asked.stop_short)} to {stop_name(scene, stop)}"]
    if asked.stop_short and stop.kind != "edge":
        return [f"stops {ground.long(asked.stop_short)} short of {stop_name(scene, stop)}"]
    return [f"stops at {stop_name(scene, stop)}"]


def _landed_in(ground: Ground, found: Displacement) -> str:
    """Name what a fallen model overlaps where it comes down, and by how much."""
    body = ground.table.body(found.model)
    there = replace(body, base=replace(body.base, at=found.to), bottom=max(0.0, body.bottom - found.drop))
    return overlap_of(ground, there)


def _crossed(ground: Ground, found: Displacement) -> list[str]:
    names = ", ".join(terrain_name(ground.scene, id_) for id_ in found.crossed)
    return [f"crosses {names}"] if names else []


def _close(found: Displacement) -> list[str]:
    return [f"too close to call: {format_margin(found.margin)}"] if found.too_close else []


def _plates(ground: Ground, found: Displacement) -> tuple[str, ...]:
    """Say beside the way how long it is, and what ends it."""
    stop, length = found.stopped_by, ground.long(found.moved)
    if stop is None:
        return (length,)
    return length, f"falls {ground.long(found.drop)}" if found.falls else stop_name(ground.scene, stop)


def _picture(ground: Ground, found: Displacement, words: tuple[str, ...]) -> Drawing:
    """Draw a model's way; its words stand beside it, or beside what stops it where there is no way."""
    model, stop = ground.model(found.model), found.stopped_by
    parts = trail(model, found.to, *words)
    if stop is None:
        return parts
    where = found.contact if found.contact is not None else found.to
    mark = Mark(where, "bad", () if found.moved else words)
    hit = ground.scene.model(stop.id) if stop.kind == "model" else None
    return (*parts, *((Shape(placed(hit), "bad"),) if hit is not None else ()), mark)


def forced(ground: Ground, asked: Asked) -> Outcome:
    """Say where one straight push in any direction ends, no farther than it may go."""
    found = straight(ground, asked)
    if asked.length <= asked.up_to or found.refusal:
        return found
    most = f"{ground.long(asked.up_to)} is the most that the force pushes"
    return replace(found, lines=(*found.lines, most))
