"""Whom a unit's perk may be used on: how far away, seen or not, friend or foe, at what cost."""

from collections.abc import Callable, Iterator
from typing import Literal

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.moments import PerkUsed
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, are_friends, sees
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import spend_use, uses_left
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.counters import note_target
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import is_part, with_parts
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.units.stats import worth
from battlefield.rulebooks.warsurge.words import TO_BE_TARGETED_BY_PERKS, working
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Done, Flow, Use
from battlefield.rules.core.state import GONE, RESERVE, TABLE, State, Unit
from battlefield.rules.table import layout

Sides = Literal["friends", "enemies", "all"]
Extra = Callable[[Game, Bearer, str], str]
Doing = Callable[[Game, Bearer], Flow[None]]
Refusal = Callable[[Game, Bearer], str]
Deed = Callable[[Game, Bearer, str], Done]


def _anybody(_game: Game, _bearer: Bearer, _target: str) -> str:
    return ""


def cost_problem(game: Game, user: str, target: str, terms: tuple[str, ...]) -> str:
    """Say why a target costs too much (or too little) for a perk with these terms, or nothing.

    A user costs just what it costs, its sergeants counted or not.
    """
    factor = next((term for term in terms if term.startswith("Point Cost")), "")
    if not factor or target == user:
        return ""
    full = "Max" in factor
    mine, theirs = worth(game, user, full=full), worth(game, target, full=full, targeted=True)
    if "Lesser" in factor and theirs > mine:
        return "it costs more"
    if "Greater" in factor and theirs < mine:
        return "it costs less"
    return "it costs more than double" if "Double" in factor and theirs > 2 * mine else ""


def is_in_reach(game: Game, user: str, target: str, inches: float, *, sight: bool) -> bool:
    """Return whether a unit may use a perk on a target there: near enough, and seen.

    All are near in one reserve, and within one transport; who is carried reaches out of it as with a weapon.
    """
    if game.state.units[target].where == TABLE and passengers.is_shut_off(game, user):
        return passengers.share_a_hull(game.state, user, target)
    return is_beside(game.state, user, target, inches, sight=sight)


def is_beside(state: State, user: str, target: str, inches: float, *, sight: bool) -> bool:
    """Return whether a target is near enough, and seen, whatever lies between the two."""
    if user == target:
        return True
    if RESERVE in (state.units[user].where, state.units[target].where):
        return passengers.are_in_one_reserve(state, user, target)
    own, theirs = passengers.base_unit(state, user), passengers.base_unit(state, target)
    if not own or not theirs or own == theirs:
        return bool(own) and own == theirs
    if theirs != target or not is_within(layout.between(state, own, theirs).gap, inches):
        return False
    return not sight or sees(state, own, theirs)


def targets(
    game: Game, bearer: Bearer, inches: float, sides: Sides, *, sight: bool = True, extra: Extra = _anybody
) -> tuple[str, ...]:
    """Return whom a perk may be used on now, in roster order."""
    return tuple(_targets(game, bearer, inches, sides, sight, extra))


def _targets(
    game: Game, bearer: Bearer, inches: float, sides: Sides, sight: bool, extra: Extra
) -> Iterator[str]:
    state, user = game.state, bearer.unit
    return (
        unit.id
        for unit in _of_sides(state, user, sides)
        if any(is_up(game, each) for each in _as_one(state, user, unit.id))
        and not cost_problem(game, user, unit.id, bearer.perk.terms)
        and any(_may_be_aimed_at(game, user, each, inches, sight) for each in _as_one(state, user, unit.id))
        and not game.reason_against(working(bearer.perk.name), unit.id, foe=user)
        and not game.reason_against(TO_BE_TARGETED_BY_PERKS, unit.id, foe=user)
        and not extra(game, bearer, unit.id)
    )


def _may_be_aimed_at(game: Game, user: str, target: str, inches: float, sight: bool) -> bool:
    """Return whether a perk reaches a unit, or the transport in which nothing hides it from outside."""
    if is_in_reach(game, user, target, inches, sight=sight):
        return True
    carrier = passengers.base_unit(game.state, target)
    if carrier in ("", target) or passengers.share_a_hull(game.state, user, target):
        return False
    return not passengers.is_shut_off(game, target) and is_in_reach(game, user, carrier, inches, sight=sight)


def _as_one(state: State, user: str, target: str) -> tuple[str, ...]:
    """Return what may be aimed at as a target: an enemy with its parts, which are none by themselves."""
    if not are_enemies(state, user, target):
        return (target,)
    return () if is_part(state, target) else with_parts(state, target)


def _of_sides(state: State, user: str, sides: Sides) -> Iterator[Unit]:
    """Yield the units of some sides; a wreck is none."""
    for unit in state.units.values():
        friend, enemy = are_friends(state, user, unit.id), are_enemies(state, user, unit.id)
        fits = {"friends": friend, "enemies": enemy, "all": True}[sides]
        if unit.where != GONE and fits and not unit.is_rough:
            yield unit


def use_on(
    words: str, sides: Sides, deed: Deed, *, sight: bool = True, test: bool = False, extra: Extra = _anybody
) -> Use[Game]:
    """Offer a perk on a unit within the row's `radius`: its target is chosen, tested for, and done to."""

    def found(game: Game, bearer: Bearer) -> Iterator[str]:
        return _targets(game, bearer, bearer.number("radius"), sides, sight, extra)

    def refusal(game: Game, bearer: Bearer) -> str:
        return "" if any(True for _ in found(game, bearer)) else f"nobody is there for {bearer.perk.name}"

    def run(game: Game, bearer: Bearer) -> Flow[None]:
        names = {id_: game.state.units[id_].name for id_ in found(game, bearer)}
        by = game.state.units[bearer.unit].commander
        target = yield from game.choose_one(f"target of {bearer.perk.name}", names, by=by)
        if target:
            yield from used(game, bearer, target, deed, test=test)

    return Use(words, run, refusal)


def use_self(words: str, deed: Doing, refusal: Refusal, *, test: bool = False) -> Use[Game]:
    """Offer a perk that a unit uses on itself, after a Mastery Test where one is needed.

    A use that is limited counts once it takes effect.
    """

    def why_not(game: Game, bearer: Bearer) -> str:
        if "uses" in bearer.perk.numbers and uses_left(game.state, bearer) <= 0:
            return "it has been used as often as it may"
        return refusal(game, bearer)

    def run(game: Game, bearer: Bearer) -> Flow[None]:
        def done(game: Game, bearer: Bearer, target: str) -> Flow[None]:
            del target
            if "uses" in bearer.perk.numbers:
                spend_use(game, bearer)
            yield from deed(game, bearer)

        yield from used(game, bearer, bearer.unit, done, test=test)

    return Use(words, run, why_not)


def used(game: Game, bearer: Bearer, target: str, deed: Deed, *, test: bool) -> Flow[None]:
    """Use a perk on a target: test for it where it has to be, let others interfere, and do it."""
    name = bearer.perk.name
    if test and not (yield from mastery_test(game, bearer.unit, name, target=target)):
        return
    moment = PerkUsed(bearer.unit, name, target)
    yield from game.tell(moment)
    if moment.void:
        game.say(f"{name} comes to nothing: {moment.void}", bearer.unit)
        return
    target = moment.taker or moment.target
    note_target(game, bearer.unit, target)
    yield from deed(game, bearer, target) or ()
