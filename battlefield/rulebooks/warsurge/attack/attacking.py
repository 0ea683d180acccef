"""A unit's whole attack: weapon after weapon, its own and those of who attacks along with it."""

from collections.abc import Sequence
from functools import partial

from battlefield.rulebooks.warsurge.attack import templates
from battlefield.rulebooks.warsurge.attack.sequence import use
from battlefield.rulebooks.warsurge.attack.targets import (
    has_aim,
    is_worth_aiming,
    weapons_of,
    why_not_target,
    why_not_use,
    wielders_of,
)
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.counters import answered
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.words import MUST_ATTACK, NEEDS_NO_TARGET
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State

DONE = "done"


def attack_with_all(game: Game, unit: str, along: Sequence[str] = ()) -> Flow[None]:
    """Let a unit use its weapons one after another, each on a target of its commander's choice.

    Its parts and those of `along` use theirs in the same sequence, in any order.
    """
    by, name = game.state.units[unit].commander, game.state.units[unit].name
    users = [part for each in (unit, *along) for part in with_parts(game.state, each)]
    for user in users:
        unit_status.mark(game, unit_status.IN_SEQUENCE, user, "sequence")
    while any(game.state.figures_of(user) for user in users):
        found = {_option(unit, user, w): (user, w) for user in users for w in _open_weapons(game, user)}
        if not found:
            break
        words = {option: _weapon_words(game.state, unit, *each) for option, each in found.items()}
        must = any(game.figure(MUST_ATTACK, 0, user).value for user, _ in found.values())
        enough = {} if must else {DONE: "Finish attacking"}
        what, why_not = f"choose a weapon for {name}", partial(_why_not, game, users)
        chosen = yield from game.choose_one(what, {**words, **enough}, by=by, why_not=why_not)
        if chosen == DONE:
            break
        yield from use(game, *found[chosen])
    yield from game.end("sequence")
    for user in users:
        unit_status.mark(game, unit_status.ATTACKED, user)


def _why_not(game: Game, users: Sequence[str], target: str) -> str:
    """Say of each weapon why it cannot be used on a unit; nothing where one can, or none is meant for it."""
    reasons = []
    for user in users if target in game.state.units else ():
        for weapon in weapons_of(game.state, user):
            barred = why_not_use(game, user, weapon)
            lays = templates.is_template(game, user, weapon) and not barred
            if not is_worth_aiming(game, user, weapon, game.state.units[target]):
                continue
            beyond = templates.why_not_over(game, user, weapon, target) if lays else ""
            if lays and not beyond:
                continue
            reason = barred or beyond or why_not_target(game, user, weapon, target)
            if not reason:
                return ""
            reasons.append(f"{game.state.profiles[weapon].name}: {reason}")
    return "; ".join(reasons)


def _open_weapons(game: Game, unit: str) -> tuple[str, ...]:
    return tuple(w for w in weapons_of(game.state, unit) if is_open(game, unit, w))


def _option(unit: str, user: str, weapon: str) -> str:
    return weapon if user == unit else f"{user}|{weapon}"


def _weapon_words(state: State, unit: str, user: str, weapon: str) -> str:
    name = state.profiles[weapon].name
    return name if user == unit else f"{name} of {state.units[user].name}"


def is_open(game: Game, unit: str, weapon: str) -> bool:
    """Return whether a weapon may be used now and has somebody (or some place) to be used on."""
    if why_not_use(game, unit, weapon):
        return False
    if game.figure(NEEDS_NO_TARGET, 0, unit, weapon=weapon).value > 0:
        return bool(wielders_of(game, unit, weapon))
    if templates.is_template(game, unit, weapon) and not passengers.is_shut_in(game, unit):
        return not answered(game.state, unit) or has_aim(game, unit, weapon)
    return has_aim(game, unit, weapon)
