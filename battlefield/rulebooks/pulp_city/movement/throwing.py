"""Throws: an Object in base contact, or a model that was grabbed, thrown at somebody."""

from collections.abc import Sequence

from battlefield.geometry.kernel.shapes import PlacedBase, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, Line
from battlefield.rulebooks.pulp_city.models.hurting import knock
from battlefield.rulebooks.pulp_city.models.models import kind_of, rank_of, touch, without
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.targets import taken_by_a_tank, why_not
from battlefield.rulebooks.pulp_city.models.vocabulary import OBJECT
from battlefield.rulebooks.pulp_city.movement.placing import put, room_at
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.skirmish.single import figure_of, is_up, present
from battlefield.rules.table import layout
from battlefield.rules.table.standing_room import standing_beside
from battlefield.rules.table.table import body_of

BESIDE = 1.0  # inch from the defender within which what was thrown comes down


def objects_beside(game: Game, unit: str) -> tuple[str, ...]:
    """Return the Objects in base contact with a model."""
    near = (each.id for each in present(game.state) if kind_of(game.state, each.id) == OBJECT)
    return tuple(each for each in near if touch(game, unit, each))


def aims(game: Game, user: str, action: Exclusive, thrown: str) -> tuple[str, ...]:
    """Return whom something can be thrown at."""
    others = (each.id for each in present(game.state) if each.id not in (user, thrown))
    lifted = Game(without(game.state, thrown), game.book)
    return tuple(each for each in others if not why_not(lifted, user, action, each))


def throw(game: Game, strike: Strike, action: Exclusive, thrown: str, target: str = "") -> Flow[None]:
    """Throw something at a model, with a die for each rank, and let it come down beside that one."""
    state, user = game.state, strike.user
    by = state.units[user].commander
    found = {each: state.units[each].name for each in aims(game, user, action, thrown)}
    goal = target or (yield from game.choose_one(f"{action.name}: thrown at", found, by=by))
    if not goal:
        return
    goal = yield from taken_by_a_tank(game, user, action, goal, thrown)
    rank, summoned = rank_of(state, thrown), strike.summoned
    cast = Strike(user, action, goal, strike.doors, rank=rank, thrown=thrown, summoned=summoned)
    strike.casts.append(cast)
    yield from strike.doors.strike(game, cast, None)
    strike.follows = strike.follows or cast.follows
    knock(game, thrown, 1, "thrown", user)
    yield from come_down(game, cast)


def share_efx(game: Game, strike: Strike, line: Line) -> Flow[str]:
    """Let the attacker say which of the two suffers an EFX of a throw: the defender, or what is thrown."""
    if line.on_self or not is_up(game.state, strike.thrown):
        return strike.target
    state = game.state
    words = {each: state.units[each].name for each in (strike.target, strike.thrown)}
    by = state.units[strike.user].commander
    return (yield from game.choose_one(f"{strike.action.name}: who suffers {line.text}", words, by=by))


def come_down(game: Game, strike: Strike) -> Flow[None]:
    """Let the attacker put what was thrown beside the defender."""
    state, thrown = game.state, strike.thrown
    if not is_up(state, thrown):
        return
    model, goal = figure_of(state, thrown).model, figure_of(state, strike.target)
    known = layout.layout_without(state, [model.id])

    def check(places: tuple[Placed, ...]) -> str:
        place = places[0]
        there = PlacedBase(model.base, place.at, model.facing)
        far = layout.least_between([there], [layout.base_of(goal.model)])
        if not is_within(far, BESIDE):
            return f"it comes down within {BESIDE:g} in of {goal.model.name}; that is {far:.2f} in away"
        free = layout.may_stand(known, model, place.at, place.bottom)
        return "" if free else "it cannot stand there"

    def near() -> tuple[tuple[Placed, ...], ...]:
        return tuple((place,) for place in layout.places_beside(state, state.figures[model.id], [goal], 0.9))

    def ends(_: str, _facing: float | None) -> Sequence[Polygon]:
        return standing_beside(known, body_of(model), [layout.base_of(goal.model)], BESIDE)

    name = state.units[thrown].name
    request = Places(state.units[strike.user].commander, f"where {name} comes down", (model.id,))
    asked = PlacesLaw(request, check, near, ends=ends)
    if asked.suggestions():
        place = (yield from game.places(asked))[0]
        at, bottom = place.at, place.bottom
    else:
        at, bottom = room_at(state, model, goal.model.at, goal.model.bottom)
    yield from put(game, thrown, strike.action.name, at, bottom, strike.doors, ((bottom, (at, at)),))
