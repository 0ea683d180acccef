"""Areas: whom a ray or an overrun reaches."""

from collections.abc import Iterator
from math import hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Passage
from battlefield.geometry.kernel.shapes import Circle, Point, Template
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.single import figure_of, is_up, present
from battlefield.rules.table import layout
from battlefield.rules.table.sliding import comes_within


def on_ray(state: State, unit: str, target: str, inches: float) -> tuple[str, ...]:
    """Return the models on the ray from a model through its target, the nearest first."""
    source, aim = figure_of(state, unit).model, figure_of(state, target).model
    (x, y), (u, v) = source.at, aim.at
    way = bearing(u - x, v - y)
    ahead = direction(way)
    far = extent(layout.base_of(source), ahead)
    ray = Template("beam", inches, (x + far * ahead[0], y + far * ahead[1]), way)
    others = [each.id for each in present(state) if each.id != unit]
    figures = [figure_of(state, each) for each in others]
    under = layout.under(ray, figures) if figures else []
    struck = [each for each, hit in zip(others, under, strict=True) if hit]

    def gap_to(each: str) -> float:
        return round(layout.between(state, unit, each).gap, 6)

    return tuple(sorted(dict.fromkeys((*struck, target)), key=gap_to))


def overrun(game: Game, unit: str, inches: float, what: str) -> Flow[tuple[Point, tuple[str, ...]]]:
    """Let a model choose a straight move through others: gives where it ends, and whom it met in order."""
    state, figure = game.state, figure_of(game.state, unit)
    x, y = figure.model.at

    def check(at: Point) -> str:
        far = hypot(at[0] - x, at[1] - y)
        return "" if is_within(far, inches) else f"that is {far:.2f} in away, farther than {inches:g} in"

    def near() -> Iterator[Point]:
        for other in present(state):
            u, v = figure_of(state, other.id).model.at
            far = hypot(u - x, v - y)
            if other.id != unit and not is_within(far, 0.0):
                share = 0.999 * inches / far
                yield grained(x + share * (u - x)), grained(y + share * (v - y))
        yield x, y

    toward = f"{what}: toward where, up to {inches:g} in"
    request = Spot(state.units[unit].commander, toward, (Circle((x, y), inches),))
    at = yield from game.spot(SpotLaw(request, check, lambda: tuple(near())))
    far = hypot(at[0] - x, at[1] - y)
    if is_within(far, 0.0):
        return (x, y), ()
    passage = Passage.of(layout.table(state), figure.id, bearing(at[0] - x, at[1] - y), far)
    end = grained(passage.to[0]), grained(passage.to[1])
    return end, _met(state, unit, end)


def _met(state: State, unit: str, end: Point) -> tuple[str, ...]:
    model = figure_of(state, unit).model
    level = (each.id for each in present(state) if each.id != unit and is_up(state, each.id))
    met = [each for each in level if comes_within(model, (model.at, end), figure_of(state, each).model, 0.0)]
    return tuple(sorted(met, key=lambda each: round(layout.between(state, unit, each).gap, 6)))
