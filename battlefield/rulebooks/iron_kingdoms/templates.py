"""Round templates: where one comes down after a hit or a miss, and who is under it."""

from collections.abc import Sequence
from dataclasses import dataclass

from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.rulebooks.iron_kingdoms.blow import Blow, why_out_of_range
from battlefield.rulebooks.iron_kingdoms.models import reach_of
from battlefield.rulebooks.iron_kingdoms.sight import apart
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.single import figure_of, present
from battlefield.rules.table import layout

DIRECTIONS = 6


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a template is sent: its point of aim, the bearing of the shot, and how far it may go astray."""

    at: Point
    bearing: float
    most: float


def aim_of(state: State, blow: Blow) -> Aim:
    """Return where an attack with a template would come down: at its target, or at the end of its range."""
    one, two = figure_of(state, blow.unit).model, figure_of(state, blow.target).model
    way = bearing(two.at[0] - one.at[0], two.at[1] - one.at[1])
    if not why_out_of_range(state, blow):
        return Aim(two.at, way, apart(state, blow.unit, blow.target) / 2.0)
    reach, ahead = reach_of(state, blow.weapon), direction(way)
    far = extent(layout.base_of(one), ahead) + reach
    return Aim((one.at[0] + far * ahead[0], one.at[1] + far * ahead[1]), way, reach / 2.0)


def landing(aim: Aim, way: int, inches: int) -> Point:
    """Give where a template lands that goes astray: 1 is straight on, then clockwise by sixths of a turn."""
    x, y = direction(aim.bearing + 360.0 * (way - 1) / DIRECTIONS)
    far = min(float(inches), aim.most)
    return grained(aim.at[0] + far * x), grained(aim.at[1] + far * y)


def deviated(game: Game, blow: Blow) -> Flow[Point]:
    """Roll for where a template comes down that has missed."""
    aim, by = aim_of(game.state, blow), game.state.units[blow.unit].commander
    about = (blow.unit, blow.target)
    way = yield from game.roll("deviation: direction", 1, DIRECTIONS, by=by, about=about)
    far = yield from game.roll(f"deviation: inches, at most {grained(aim.most):.2f}", by=by, about=about)
    game.say(f"it deviates {grained(min(float(far[0]), aim.most)):.2f} in", blow.unit)
    return landing(aim, way[0], far[0])


def round_at(at: Point, size: int) -> Template:
    """Return a round template of so many inches across."""
    return Template("round", float(size), (grained(at[0]), grained(at[1])))


def under(state: State, template: Template) -> Sequence[str]:
    """Return the characters that a template covers any part of, in roster order."""
    units = [unit.id for unit in present(state)]
    covered = layout.under(template, [figure_of(state, unit) for unit in units]) if units else []
    return tuple(unit for unit, is_under in zip(units, covered, strict=True) if is_under)
