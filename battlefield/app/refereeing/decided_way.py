"""Where a way is decided: where the move ends on it, where it ends, or where it is narrowest."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import hypot

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Shape
from battlefield.app.refereeing.answered import numbers, place_of, places_of
from battlefield.app.refereeing.evidence import Evidence
from battlefield.geometry.convex import extent
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point
from battlefield.geometry.movement import stands_in_the_way
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.table import table_of

_STEPS = 400  # into which a way is cut to find where the move ends
_DOUBLE = 2.0  # what an inch costs in difficult ground


@dataclass(frozen=True, slots=True)
class Place:
    """A place on a way, the inches that decide there, and the base as it comes through."""

    at: Point
    length: float
    base: PlacedBase

    @property
    def drawn(self) -> Shape:
        """The base there."""
        return Shape(self.base, "path", dashed=True, weight=0.8)


def place_on_way(evidence: Evidence) -> Place | None:
    """Find the place that decides a way; None where nothing can be told of one."""
    model = evidence.scene.model(str(evidence.question["model"]))
    to = place_of(evidence.question.get("to"))
    if model is None or to is None:
        return None
    path, margin = places_of(evidence.answer, "path"), numbers(evidence.answer, "margin")
    things = _in_the_way(evidence, model)
    passages = _passages(model, things, path or [model.at, to])
    if not path or margin is None:
        found = [*_overlapped(model, to, things), *(each for each in passages if each.length < 0.0)]
    else:
        at = _spent(evidence, path)
        end = Place(at, abs(margin), PlacedBase(model.base, at, model.facing))
        fits = (each for each in passages if each.length >= 0.0) if margin >= 0.0 else ()
        found = [end, *fits]  # a way that is too long does not hang by how narrow it is
    best = min(found, key=lambda each: abs(each.length), default=None)
    return Place(best.at, abs(best.length), best.base) if best is not None else None


def _in_the_way(evidence: Evidence, model: Model) -> list[PlacedBase | Outline]:
    """Return what the model cannot walk through, as it stands on its level."""
    table, (low, high) = table_of(evidence.scene), (model.bottom, model.bottom + model.height)
    pieces = [each.outline for each in table.pieces if stands_in_the_way(each, low, model.height)]
    others = [
        placed(each)
        for each in evidence.scene.models
        if each.id != model.id and each.bottom < high and each.bottom + each.height > low
    ]
    return [*pieces, *others]


def _passages(model: Model, things: Sequence[PlacedBase | Outline], path: Sequence[Point]) -> Iterator[Place]:
    """Yield where a way leads between two things, with how much wider than the base it is there."""
    base = placed(model)
    for one, other in combinations(things, 2):
        found = gap(one, other)
        if found.gap > 0.0 and any(_cross(found.points, leg) for leg in pairwise(path)):
            (x, y), (u, v) = found.points
            ahead = (u - x) / found.gap, (v - y) / found.gap
            half = extent(base, ahead)
            at = x + ahead[0] * half, y + ahead[1] * half
            yield Place((u, v), found.gap - 2.0 * half, PlacedBase(base.size, at, base.facing))


def _overlapped(model: Model, to: Point, things: Sequence[PlacedBase | Outline]) -> Iterator[Place]:
    """Yield what the base would stand in at the end of its way."""
    there = PlacedBase(model.base, to, model.facing)
    for thing in things:
        found = gap(there, thing)
        if found.overlap > 0.0:
            yield Place(gap(Circle(to, 0.0), thing).points[1], found.overlap, there)


def _cross(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Tell whether two stretches cross or touch."""
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) <= 0.0 and _side(c, d, a) * _side(c, d, b) <= 0.0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _spent(evidence: Evidence, path: Sequence[Point]) -> Point:
    """Return where the move ends on a way that costs too much, else the end of the way."""
    left = numbers(evidence.question, "move") or 0.0
    if evidence.answer.get("reachable") is True:
        return path[-1]
    table = table_of(evidence.scene)
    slow = [piece.outline for piece in table.pieces if piece.difficult and not piece.impassable]
    long = sum(hypot(u - x, v - y) for (x, y), (u, v) in pairwise(path))
    for (x, y), (u, v) in pairwise(path):
        leg = hypot(u - x, v - y)
        count = max(1, round(_STEPS * leg / long)) if long else 1
        for step in range(count):
            share = (step + 0.5) / count
            at = Circle((x + share * (u - x), y + share * (v - y)), 0.0)
            price = _DOUBLE if any(gap(at, outline).touching for outline in slow) else 1.0
            cost = leg / count * price
            if cost >= left:
                share = (step + left / cost) / count
                return (x + share * (u - x), y + share * (v - y))
            left -= cost
    return path[-1]
