"""Beams: lines a millimetre wide from a wielder through a target, up to the range or to what stops them."""

from dataclasses import replace

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Layout, ending
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point, Template
from battlefield.geometry.kernel.template_table import STRIP_TEMPLATE_WIDTH
from battlefield.geometry.kernel.units import bearing as bearing_of
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces import Body
from battlefield.rulebooks.warsurge.attack.targets import is_worth_aiming
from battlefield.rulebooks.warsurge.attack.template_placement import Laying, why_not_there
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.harm import standing_with
from battlefield.rulebooks.warsurge.units.merged_units import is_part
from battlefield.rulebooks.warsurge.words import WITHOUT_SIGHT
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import Unit
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout
from battlefield.rules.table.underground import is_below

_MM = 25.4
_THIN = 0.1  # inch; a beam leaves at the height of the wielder's eyes, and is no thicker than that


def beam(game: Game, laying: Laying, name: str) -> Flow[Template | None]:
    """Let the commander direct a beam through somebody it is meant for; None where there is nobody."""

    def check(at: Point) -> str:
        if at == laying.wielder.model.at:
            return "point at where it leads"
        template = line(laying, at)
        if not _strikes_somebody(laying, template):
            return "the beam must lead through a target"
        return laying.why_not_over(template) or why_not_there(laying, template)

    def near() -> tuple[Point, ...]:
        state = laying.game.state
        there = (f for unit in state.on_table() for f in standing_with(laying.game, unit.id))
        return tuple(dict.fromkeys(figure.model.at for figure in there))

    by = game.state.units[laying.unit].commander
    what, spans = f"choose where {name} points", (layout.circle_about(laying.wielder.model, laying.reach),)
    asked = SpotLaw(Spot(by, what, spans=spans), check, near, lambda at: (line(laying, at),))
    if not asked.suggestions(1):
        game.say(f"{name}: there is nobody in the way of its beam", laying.unit)
        return None
    return line(laying, (yield from game.spot(asked)))


def line(laying: Laying, at: Point) -> Template:
    """Return the beam that leads through a point, as long as the range and what stands in its way allow."""
    (x, y), base = laying.wielder.model.at, layout.base_of(laying.wielder.model)
    way = bearing_of(at[0] - x, at[1] - y)
    ahead = direction(way)
    far = extent(base, ahead)
    start = x + far * ahead[0], y + far * ahead[1]
    length = min(laying.reach, _stopped(laying, start, ahead))
    near = grained(start[0] + laying.least * ahead[0]), grained(start[1] + laying.least * ahead[1])
    return Template(laying.mode.shape, max(0.0, length - laying.least), near, way)


def _stopped(laying: Laying, start: Point, ahead: Point) -> float:
    """Give how far a beam gets before terrain as high as the wielder's eyes, or the table's edge, ends it."""
    state = laying.game.state
    known = layout.table(state)
    known = replace(known, pieces=tuple(piece for piece in known.pieces if piece.id not in state.figures))
    top = laying.wielder.model.bottom + laying.wielder.model.height
    spot = PlacedBase(BaseSize.round(STRIP_TEMPLATE_WIDTH * _MM), start)
    thin = Body("(beam)", spot, max(0.0, top - _THIN), _THIN)
    found = ending(Layout.of(replace(known, bodies=(thin,))), thin, ahead, fall_when=None, models=False)
    return max(0.0, found.distance)


def _strikes_somebody(laying: Laying, template: Template) -> bool:
    state = laying.game.state
    for unit in state.on_table():
        if unit.id != laying.unit and _is_meant_for(laying, unit):
            figures = standing_with(laying.game, unit.id)
            if figures and any(layout.under(template, figures)):
                return True
    return False


def _is_meant_for(laying: Laying, unit: Unit) -> bool:
    """Return whether a beam is meant for a unit, or for one that has broken into it."""
    game, state = laying.game, laying.game.state
    inside = (u for u in state.units.values() if u.where == unit.id and passengers.broken_in(state, u.id))
    return any(is_worth_aiming(game, laying.unit, laying.weapon, each) for each in (unit, *inside))


def stretch(laying: Laying, template: Template, *, below: bool | None = None) -> tuple[str, ...]:
    """Return the units with living models under a beam, nearest first, on its user's level or on a given one.

    What needs no sight strikes through the ground; a part is struck with its unit.
    """
    game, state = laying.game, laying.game.state
    level = is_below(state, laying.unit) if below is None else below
    through = below is None and game.figure(WITHOUT_SIGHT, 0, laying.unit, weapon=laying.weapon).value > 0
    (x, y), (dx, dy) = template.at, direction(template.bearing)
    found = []
    for unit in state.on_table():
        is_met = (through or is_below(state, unit.id) == level) and not is_part(state, unit.id)
        figures = standing_with(game, unit.id) if is_met else ()
        under = layout.under(template, figures) if figures else []
        hit = [figure for figure, covered in zip(figures, under, strict=True) if covered]
        if hit:
            along = (
                (f.model.at[0] - x) * dx
                + (f.model.at[1] - y) * dy
                - extent(layout.base_of(f.model), (dx, dy))
                for f in hit
            )
            found.append((round(min(along), 6), unit.id))
    return tuple(id_ for _, id_ in sorted(found))


def lies_toward(laying: Laying, target: str) -> float:
    """Return how far a unit lies from the wielder, between bases."""
    return layout.gaps_to(laying.game.state, (laying.wielder,), target)[0]
