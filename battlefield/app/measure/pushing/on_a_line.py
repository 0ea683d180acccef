"""Ways past others: pushed through models, and coming to rest anywhere along a line."""

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Mark, Shape
from battlefield.app.measure.pushing.asked import Asked, Ground, Outcome, refused, standing
from battlefield.app.measure.pushing.words import (
    model_name,
    stop_name,
    stretch_drawing,
    stretch_words,
    trail,
)
from battlefield.app.wording.lengths import format_margin
from battlefield.app.wording.names import full_name
from battlefield.geometry.displacement import Crossing, Passage, Stretch
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_too_close_to_call
from battlefield.rules.scene.contents import Model


def through(ground: Ground, asked: Asked) -> Outcome:
    """Say whom a push through models crosses, and where it ends."""
    id_ = asked.models[0]
    model = ground.model(id_)
    found = Passage.of(ground.table, id_, asked.bearing, asked.length, ground.layout)
    length = found.moved + found.withdrawn
    rests = Passage.stops(ground.table, id_, asked.bearing, length, ground.layout)
    after = standing(model, found.to, model.bottom)
    drawing = (
        *_line(model.at, asked.way, length),
        *stretch_drawing(model.at, asked.way, rests),
        *trail(model, found.to),
        Mark(found.to, "path", (ground.long(found.moved),), 0.0),
        *_crossings(ground, model.at, asked.way, found.crossed),
    )
    label = f"Push {full_name(model)} through by {ground.long(found.moved)}"
    return Outcome(_passage(ground, asked, found, rests), drawing, (after,), label)


def _passage(ground: Ground, asked: Asked, found: Passage, rests: tuple[Stretch, ...]) -> tuple[str, ...]:
    lines = [f"{model_name(ground.scene, found.model)} goes {ground.long(found.moved, 3)}"]
    lines += _crossed(ground, found.crossed) or ["crosses nobody"]
    if found.stopped_by is not None:
        lines.append(f"no farther than {stop_name(ground.scene, found.stopped_by)}")
    if found.withdrawn:
        lines.append(f"ends {format_margin(found.withdrawn, ground.unit)} early: it cannot rest beyond that")
    if rests:
        lines.append(f"may end at {stretch_words(ground, rests)}")
    else:
        lines.append("may end nowhere on this way, so it stays")
    cut = asked.length - found.moved - found.withdrawn  # by what it goes no farther than
    if any(short and is_too_close_to_call(short) for short in (found.withdrawn, cut)):
        lines.append("too close to call")
    return tuple(lines)


def _crossed(ground: Ground, crossed: tuple[Crossing, ...]) -> list[str]:
    said = [_crossing(ground, crossing) for crossing in crossed]
    return [f"{n}. {words}" for n, words in enumerate(said, 1)] if len(said) > 1 else said


def _crossing(ground: Ground, crossing: Crossing) -> str:
    begins = ground.long(crossing.enter, 3) if crossing.enter > 0.0 else "the start"
    name = model_name(ground.scene, crossing.model)
    return f"crosses {name} from {begins} to {ground.long(crossing.leave, 3)}"


def _crossings(ground: Ground, start: Point, way: Point, crossed: tuple[Crossing, ...]) -> Drawing:
    """Draw who is crossed, numbered in order where there are several, and where it begins and ends."""
    parts: list[Shape | Mark] = []
    for number, crossing in enumerate(crossed, 1):
        model = ground.model(crossing.model)
        parts.append(Shape(placed(model), "bad"))
        parts += [Mark(model.at, "bad", (str(number),), 0.0)] if len(crossed) > 1 else []
        for along in (max(0.0, crossing.enter), crossing.leave):
            parts.append(Mark((start[0] + along * way[0], start[1] + along * way[1]), "bad", (), 3.0))
    return tuple(parts)


def _line(start: Point, way: Point, length: float) -> Drawing:
    end = start[0] + length * way[0], start[1] + length * way[1]
    return (Line((start, end), "quiet", dashed=True),) if length > 0.0 else ()


def grapple(ground: Ground, asked: Asked) -> Outcome:
    """Say where on a line a model may rest, and where it does: at the length asked for, or nearest to it."""
    id_, length = asked.models[0], asked.up_to
    model = ground.model(id_)
    rests = Passage.stops(ground.table, id_, asked.bearing, length, ground.layout)
    line = (*_line(model.at, asked.way, length), *stretch_drawing(model.at, asked.way, rests))
    if not rests:
        return refused(f"{full_name(model)} can rest nowhere on this line", line)
    wanted = min(asked.length, length)
    moved = min((_nearest(rest, wanted) for rest in rests), key=lambda along: abs(along - wanted))
    to = model.at[0] + moved * asked.way[0], model.at[1] + moved * asked.way[1]
    after = standing(model, to if moved else model.at, model.bottom)
    lines = _resting(ground, model, asked, moved, rests)
    end = Mark(after.at, "path", (ground.long(moved),), 0.0)  # what lies on the way keeps its own words
    drawing = (*line, *trail(model, after.at), end)
    return Outcome(lines, drawing, (after,), f"Move {full_name(model)} {ground.long(moved)} along a line")


def _nearest(rest: Stretch, wanted: float) -> float:
    low, high = rest
    return min(max(wanted, low), high)


def _resting(
    ground: Ground, model: Model, asked: Asked, moved: float, rests: tuple[Stretch, ...]
) -> tuple[str, ...]:
    lines = [f"{full_name(model)} rests after {ground.long(moved, 3)}"]
    off = moved - min(asked.length, asked.up_to)
    if off:
        way = "before" if off < 0 else "beyond"
        lines.append(f"the nearest free place, {format_margin(off, ground.unit)} {way} the one asked for")
    if asked.length > asked.up_to:
        lines.append(f"the line ends after {ground.long(asked.up_to)}")
    lines.append(f"may rest at {stretch_words(ground, rests)}")
    return (*lines, "too close to call") if off and is_too_close_to_call(off) else tuple(lines)
