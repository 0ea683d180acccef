"""How a model uses its actions: costs, targets by kind, rolls, reactions, Follow Up."""

from collections.abc import Mapping, Sequence
from typing import Any

from battlefield.rulebooks.pulp_city.actions.resolving import apply_all, apply_also, resolve
from battlefield.rulebooks.pulp_city.models.areas import on_ray, overrun
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, Line, exclusives
from battlefield.rulebooks.pulp_city.models.immunity import why_immune_to
from battlefield.rulebooks.pulp_city.models.models import are_friends, structures
from battlefield.rulebooks.pulp_city.models.strike import Doors, Strike
from battlefield.rulebooks.pulp_city.models.targets import (
    AIMED,
    has_target,
    sees,
    taken_by_a_tank,
    targets,
    why_out,
    why_unlawful,
)
from battlefield.rulebooks.pulp_city.models.team import pay, why_not_pay
from battlefield.rulebooks.pulp_city.models.vocabulary import DANGER, OVERRUN, RAY, REACTION, THROW, WHEN_NEAR
from battlefield.rulebooks.pulp_city.moments import Using
from battlefield.rulebooks.pulp_city.movement.moving import MOVE, move, offered_move, why_not_move
from battlefield.rulebooks.pulp_city.movement.placing import put
from battlefield.rulebooks.pulp_city.movement.throwing import aims, objects_beside, throw
from battlefield.rulebooks.pulp_city.words import USE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow, in_one_line
from battlefield.rules.core.requests import either
from battlefield.rules.core.state import GONE
from battlefield.rules.skirmish.single import figure_of, is_up, take_off

NOTHING = "nothing"


def why_not_use(game: Game, unit: str, action: Exclusive) -> str:
    """Say why a model cannot use an action now, or nothing."""
    if action.kind in (REACTION, DANGER):
        return "it is used when an enemy has targeted the model"
    barred = game.reasons_against(USE, unit, about=Using(action.own, action.kind))
    reason = in_one_line((why_not_pay(game, unit, action), *barred))
    if reason:
        return reason
    if action.kind == THROW:
        things = objects_beside(game, unit)
        return "" if any(aims(game, unit, action, each) for each in things) else "there is nothing to throw"
    return "" if has_target(game, unit, action) else "there is nobody to use it on"


def usable(game: Game, unit: str) -> Mapping[str, Exclusive]:
    """Return the actions that a model can use now."""
    own = exclusives(game.state, unit)
    return {action.id: action for action in own if not why_not_use(game, unit, action)}


def use(game: Game, unit: str, action: Exclusive, *, inner: bool = False, on: str = "") -> Flow[None]:
    """Let a model use an action: it pays, chooses its target, and what comes of it is resolved.

    Within another action (`inner`) nobody is taken off yet. It is aimed `on` somebody where that is said.
    """
    game.say(f"uses {action.name}{f' for {action.ap} AP' if action.ap else ''}", unit)
    pay(game, unit, action)
    strikes = yield from _strikes(game, unit, action, on)
    follows = next((strike.follows for strike in strikes if strike.follows), "")
    yield from _answered(game, strikes)
    if follows and is_up(game.state, unit):
        yield from use_one(game, unit, DOORS, why=follows)
    if not inner:
        take_off(game)


def _strikes(game: Game, unit: str, action: Exclusive, on: str) -> Flow[list[Strike]]:
    """Resolve an action against whom it reaches, and give its Action Rolls."""
    if action.kind == THROW:
        return (yield from _thrown(game, unit, action))
    if action.kind == OVERRUN:
        struck = yield from _run_over(game, unit, action)
    elif action.kind in AIMED:
        struck = yield from _aimed(game, unit, action, on)
    else:
        struck = targets(game, unit, action)
    found, summoned = list[Strike](), list[str]()
    for target in struck:
        if game.state.units[target].where != GONE and is_up(game.state, target) and is_up(game.state, unit):
            strike = Strike(unit, action, target, DOORS, summoned=summoned)
            yield from resolve(game, strike)
            found.append(strike)
    return found


def _aimed(game: Game, unit: str, action: Exclusive, on: str) -> Flow[tuple[str, ...]]:
    """Let a side choose the target; a Tank in contact with it may take the action instead."""
    state, side = game.state, game.state.units[unit].commander
    found = (on,) if on else targets(game, unit, action)
    words = {each: state.units[each].name for each in found}
    chosen = yield from game.choose_one(f"target of {action.name}", words, by=side)
    if not chosen:
        return ()
    chosen = yield from taken_by_a_tank(game, unit, action, chosen)
    if action.kind != RAY:
        return (chosen,)
    met = on_ray(state, unit, chosen, float(action.reach))
    return tuple(each for each in met if each == chosen or _is_struck(game, unit, action, each))


def _is_struck(game: Game, unit: str, action: Exclusive, target: str) -> bool:
    """Return whether a ray that meets a model does something to it."""
    seen = sees(game.state, unit, target)
    unlawful = why_unlawful(game.state, unit, action, target)
    return seen and not unlawful and not why_immune_to(game, target, action, unit)


def _run_over(game: Game, unit: str, action: Exclusive) -> Flow[tuple[str, ...]]:
    end, met = yield from overrun(game, unit, float(action.reach), action.name)
    struck = [each for each in met if not why_unlawful(game.state, unit, action, each)]
    yield from put(game, unit, action.name, end, figure_of(game.state, unit).model.bottom, DOORS)
    return tuple(each for each in struck if not why_immune_to(game, each, action, unit))


def _thrown(game: Game, unit: str, action: Exclusive) -> Flow[list[Strike]]:
    """Throw an Object in base contact."""
    state = game.state
    things = {each: state.units[each].name for each in objects_beside(game, unit)}
    things = {each: name for each, name in things.items() if aims(game, unit, action, each)}
    side = state.units[unit].commander
    thrown = yield from game.choose_one(f"{action.name}: what to throw", things, by=side)
    outer = Strike(unit, action, thrown, DOORS)
    yield from throw(game, outer, action, thrown)
    return outer.casts


def _answered(game: Game, strikes: Sequence[Strike]) -> Flow[None]:
    """Let enemies who were targeted react, each with one reaction that reaches the attacker."""
    for strike in (each for one in strikes for each in (one, *one.casts)):
        user, target = strike.user, strike.target
        if not strike.may_answer or not is_up(game.state, target) or not is_up(game.state, user):
            continue
        if are_friends(game.state, user, target):
            continue
        words = {each.id: each.name for each in _reactions(game, target, user)}
        by, name = game.state.units[target].commander, game.state.units[target].name
        if words:
            what = f"reaction of {name} to {game.state.units[user].name}"
            chosen = yield from game.choose_one(what, {NOTHING: "no reaction", **words}, by=by)
            action = next((e for e in exclusives(game.state, target) if e.id == chosen), None)
            if action is not None:
                pay(game, target, action)
                answer = Strike(target, action, user, DOORS, may_answer=False)
                yield from resolve(game, answer)
                if answer.follows:
                    yield from use_one(game, target, DOORS, why=answer.follows)


def _reactions(game: Game, unit: str, foe: str) -> list[Exclusive]:
    own = (each for each in exclusives(game.state, unit) if each.kind == REACTION)
    return [
        each
        for each in own
        if not why_not_pay(game, unit, each)
        and not game.reason_against(USE, unit, about=Using(each.own, each.kind))
        and not why_out(game, unit, each, foe)
        and sees(game.state, unit, foe)
        and not why_unlawful(game.state, unit, each, foe)
        and not why_immune_to(game, foe, each, unit)
    ]


def use_one(game: Game, unit: str, doors: Doors, *, why: str, moves: bool = False) -> Flow[Any]:
    """Let whoever commands a model use one of its actions out of turn, or none."""
    if not is_up(game.state, unit):
        return
    found = usable(game, unit)
    words = {id_: f"{action.name}: {action.words}" for id_, action in found.items()}
    if moves and not why_not_move(game, unit):
        words[MOVE] = offered_move(game, unit)
    if not words:
        return
    by, name = game.state.units[unit].commander, game.state.units[unit].name
    chosen = yield from game.choose_one(f"{why}: {name}", {NOTHING: NOTHING, **words}, by=by)
    if chosen == MOVE:
        yield from move(game, unit, doors)
        yield from notice(game, unit)
    elif chosen in found:
        yield from use(game, unit, found[chosen], inner=True)


def _resolved(game: Game, strike: Strike, lines: Sequence[Line] | None) -> Flow[None]:
    """Roll for a strike, or apply some lines of it without a roll."""
    if lines is None:
        yield from resolve(game, strike)
    else:
        yield from apply_all(game, strike, lines)


def trigger(game: Game, unit: str, when: str, foe: str = "") -> Flow[None]:
    """Let a Structure use its actions that are triggered now: by a round, by its coming, or by a foe nearby.

    They are its own: nothing that whoever summoned it has counts for them.
    """
    state = game.state
    side, name = state.units[unit].commander, state.units[unit].name
    for action in exclusives(state, unit):
        if action.trigger != when or why_not_use(game, unit, action):
            continue
        reached = not foe or foe in targets(game, unit, action)
        what = either(f"{name}: use {action.name}", action.words, "nothing happens now")
        if reached and (yield from game.confirm(what, by=side)):
            yield from use(game, unit, action, inner=True, on=foe if action.kind in AIMED else "")


def notice(game: Game, unit: str) -> Flow[None]:
    """Let the enemies' Structures act against a model that has moved."""
    for each in structures(game.state):
        if is_up(game.state, unit) and not are_friends(game.state, unit, each.id):
            yield from trigger(game, each.id, WHEN_NEAR, unit)


DOORS = Doors(use_one, move, _resolved, apply_also, trigger)
