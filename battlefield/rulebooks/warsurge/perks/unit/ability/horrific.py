"""Horrific: a unit near which enemies go half as far."""

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.moments import Moving
from battlefield.rulebooks.warsurge.movement.movement_paths import Ways
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.reaching import cost_problem
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.units.trails import goes_on
from battlefield.rulebooks.warsurge.words import USING_PERKS, working
from battlefield.rules.core.events import EffectEnded, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.table import layout
from battlefield.rules.table.sliding import comes_within

NAME = "Horrific"
_FACED = "has faced a horror"  # in its last movement, by the unit that is one
_HALVED = 2  # how much of it is remembered where that movement was halved; else 1


def _sets_out(state: State, bearer: Bearer, moment: Moving) -> bool:
    here = state.units[bearer.unit].where == TABLE and bool(state.living(bearer.unit))
    return here and are_enemies(state, bearer.unit, moment.unit)


def _could_come(state: State, bearer: Bearer, moment: Moving) -> bool:
    """Return whether a movement could bring an enemy near."""
    unit, other = bearer.unit, moment.unit
    on_table = (
        bool(layout.standing(state, other)) and state.units[layout.carrier_of(state, other)].where == TABLE
    )
    reach = float(bearer.number("radius")) + moment.allowance
    return on_table and moment.allowance > 0.0 and is_within(layout.between(state, unit, other).gap, reach)


def _frighten(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    """Test; passed, the enemy goes half as far where any of its way is near.

    What goes on with a movement is as that was, and so are the parts of who moves.
    """
    state, unit, other = game.state, bearer.unit, game.state.whole_of(moment.unit)
    faced = next((effect for effect in state.effects_on(other, _FACED) if effect.by == unit), None)
    goes_along = other != moment.unit
    if faced is not None and not goes_on(moment.how) and not goes_along:
        game.emit(EffectEnded(faced.id))
        faced = None
    if (
        NAME in moment.once
        or not _could_come(state, bearer, moment)
        or (faced is not None and faced.amount < _HALVED)
    ):
        return
    if faced is None and (goes_along or not (yield from _is_frightened(game, bearer, moment))):
        return
    state, radius = game.state, float(bearer.number("radius"))
    near = is_within(layout.between(state, unit, other).gap, radius)
    if near:
        moment.allowance /= 2
        moment.once.add(NAME)
    elif state.units[other].where == TABLE:
        _halve_near(game, bearer, moment, radius)


def _is_frightened(game: Game, bearer: Bearer, moment: Moving) -> Flow[bool]:
    """Test where the unit may, and remember for the rest of the movement what came of it."""
    unit, other = bearer.unit, moment.unit
    if cost_problem(game, unit, other, bearer.perk.terms) or game.reason_against(
        USING_PERKS, unit, about=UsingPerk(bearer.perk)
    ):
        return False
    if game.reason_against(working(NAME), other, foe=unit):
        return False
    passed = yield from mastery_test(game, unit, NAME, target=other)
    unit_status.mark(game, _FACED, other, "phase", by=unit, amount=_HALVED if passed else 1)
    return passed


def _halve_near(game: Game, bearer: Bearer, moment: Moving, radius: float) -> None:
    """Let a movement that begins far off be half as long, if any of it comes near."""
    state, most = game.state, moment.allowance
    ways = Ways(game, moment.unit, most)
    horrors = [figure.model for figure in state.living(bearer.unit)]

    def check(places: tuple[Placed, ...]) -> str:
        for place in places:
            model = state.figures[place.figure].model
            if place.at == model.at:
                continue
            route = ways.route(place)
            close = any(comes_within(model, route.path, each, radius) for each in horrors if route.path)
            half = moment.allowance / (1 if NAME in moment.once else 2)
            if close and not is_within(route.cost, half):
                return f"{NAME}: {place.figure} may go {half:g} in where it comes within {radius:g} in"
        return ""

    moment.checks.append(check)


PERKS: tuple[Perk, ...] = (
    ability(
        NAME,
        'Specific, Mastery Test, Radius (12"), Point Cost (Double), Stat Change',
        'As an enemy that costs no more than double begins a movement that could come within {radius}" of'
        " it, it takes a Mastery Test: passed, that movement goes half as far if any of it is that near.",
        numbers={"radius": 12},
        reacts=(Reacts(Moving, _frighten, _sets_out, rank=UnitMoves.FRIGHTENS),),
        rulings=("W-Horrific-1",),
    ),
)
