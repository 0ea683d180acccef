"""A free shift: where a model may stand at the end of it, and why not elsewhere."""

from dataclasses import replace
from math import hypot

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Shape
from battlefield.app.measure.pushing.asked import Asked, Ground, Outcome, refused, standing
from battlefield.app.measure.pushing.landing import overlap_of
from battlefield.app.measure.pushing.words import ghost, terrain_name, trail
from battlefield.app.wording.lengths import format_margin
from battlefield.app.wording.names import full_name
from battlefield.geometry.displacement import ShiftPlaces, is_carried, is_on_board
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.pieces import Body, Piece
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.rules.scene.contents import Model


def places_of(ground: Ground, asked: Asked) -> ShiftPlaces:
    """Prepare the places that a shift may lead to."""
    return ShiftPlaces(ground.layout, ground.table.body(asked.models[0]), asked.up_to, asked.climb)


def shifted(ground: Ground, asked: Asked) -> Outcome:
    """Say whether a model may be shifted to a place, on which surface it stands there, or why not."""
    model, places = ground.model(asked.models[0]), places_of(ground, asked)
    to = asked.target(model.at) if asked.length else model.at
    stable = [bottom for bottom in places.bottoms() if places.holds(to, bottom)]
    if not stable:
        sentence = f"{full_name(model)} cannot stand there: {why_not(ground, places, to)}"
        return refused(sentence, _bad(model, to))
    bottom = stable[-1] if asked.highest else stable[0]
    after = standing(model, to, bottom)
    up = bottom - model.bottom
    words = (ground.long(asked.length), *((_height(ground, up),) if up else ()))
    drawing = trail(model, after.at, *words)
    label = f"Shift {full_name(model)} by {ground.long(asked.length)}{_and_height(ground, up)}"
    return Outcome(_stands(ground, asked, model, after), drawing, (after,), label)


def _height(ground: Ground, up: float) -> str:
    return f"{ground.long(abs(up))} {'up' if up > 0 else 'down'}"


def _and_height(ground: Ground, up: float) -> str:
    return f", {_height(ground, up)}" if up else ""


def _stands(ground: Ground, asked: Asked, model: Model, after: Model) -> tuple[str, ...]:
    up = after.bottom - model.bottom
    way = f"{full_name(model)} goes {ground.long(asked.length, 3)}"
    under = [piece for piece in _surfaces(ground, after.at) if piece.top == after.bottom]
    surface = terrain_name(ground.scene, under[-1].id) if after.bottom and under else "the table"
    room = format_margin(asked.up_to - asked.length, ground.unit)
    stands = f"stands stable on {surface}{_and_height(ground, up)}"
    return way, stands, f"{room} of the {ground.long(asked.up_to)} are left"


def _surfaces(ground: Ground, at: Point) -> list[Piece]:
    """List the platforms over which a place lies."""
    return [piece for piece in ground.table.pieces if piece.platform and contains_point(piece.outline, at)]


def _bad(model: Model, to: Point) -> Drawing:
    there = Shape(ghost(model, to), "bad", dashed=True)
    start = Shape(placed(model), "quiet", dashed=True)
    return (start, Line((model.at, to), "bad", dashed=True), there) if to != model.at else (there,)


def why_not(ground: Ground, places: ShiftPlaces, to: Point) -> str:
    """Say the nearest reason why a body has no stable place somewhere: on the surface it would stand on."""
    body, far = places.body, hypot(to[0] - places.body.base.at[0], to[1] - places.body.base.at[1])
    if not is_within(far, places.reach):
        over = format_margin(far - places.reach, ground.unit)
        return f"it is {over} beyond the {ground.long(places.reach)} of the shift"
    tops = [(0.0, "the table"), *((p.top, terrain_name(ground.scene, p.id)) for p in _surfaces(ground, to))]
    near = [each for each in tops if is_within(abs(each[0] - body.bottom), places.climb)]
    if not near:
        top, name = min(tops, key=lambda each: abs(each[0] - body.bottom))
        height = _height(ground, top - body.bottom)
        climb = ground.long(places.climb)
        return f"{name[:1].upper()}{name[1:]} is {height}, and the shift goes {climb} up or down"
    bottom, name = max(near)
    return _fault(ground, replace(body, base=replace(body.base, at=to), bottom=bottom), name)


def _fault(ground: Ground, body: Body, surface: str) -> str:
    """Say what is wrong with a place within reach."""
    layout = ground.layout
    if not is_on_board(layout, body):
        return "part of its base would be off the table"
    overlap = overlap_of(ground, body)
    if overlap:
        return f"it would overlap {overlap}"
    assert not is_carried(layout, body)
    return f"part of its base would hang over the brink of {surface}"
