"""Psychotic: a unit that goes for whoever is nearest, friend or foe, and in the end for itself."""

from collections.abc import Iterable

from battlefield.rulebooks.warsurge.perks.kit.afflicting import heals
from battlefield.rulebooks.warsurge.perks.kit.directed import directs, only_nearest, strangers_beside
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.unit.condition.compulsion import (
    MAD,
    MAD_FROM,
    Active,
    driven,
    goes_for,
    is_itself,
    needs_a_weapon,
    owes,
)
from battlefield.rulebooks.warsurge.perks.unit.condition.pacifist import is_spared
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.merged_units import company, is_part
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    MUST_ATTACK,
    TARGETS_ANYBODY,
    TARGETS_ITSELF,
    TARGETS_SHIPMATES,
    TO_HOLD,
    USING_WEAPONS,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives
from battlefield.rules.core.state import RESERVE, State
from battlefield.rules.core.words import Stat

_row = Rows("Psychological")


def _everybody(game: Game, unit: str) -> Iterable[str]:
    return (other for other in strangers_beside(game, unit) if not is_spared(game, other, unit))


def _is_mad(state: State, bearer: Bearer) -> bool:
    return state.clock.turn >= bearer.number("turn") and is_itself(state, bearer)


def _is_alone(state: State, bearer: Bearer) -> bool:
    """Return whether no friend is on the battlefield but those merged with the bearer."""
    own, merged = state.units[bearer.unit], company(state, bearer.unit)
    others = (u for u in state.units.values() if u.id not in merged and not u.is_rough)
    friends = (u for u in others if u.side == own.side and u.commander == own.commander)
    return not any(is_on_battlefield(state, friend.id) for friend in friends)


def _is_aboard(state: State, bearer: Bearer) -> bool:
    return passengers.boarding(state, bearer.unit) is not None


def _within_reach_of_madness(state: State, bearer: Bearer) -> tuple[str, ...]:
    """Return whom it attacks before all: those in its transport, then that; alone its own, then itself."""
    unit = bearer.unit
    merged = [each for each in company(state, unit) if each != unit and not is_part(state, each)]
    if _is_aboard(state, bearer):
        carrier = state.units[unit].where
        beside = (u for u in state.units if passengers.are_shipmates(state, unit, u) and u != carrier)
        return tuple(each for each in beside if each not in (*merged, unit)) or (carrier,)
    return tuple(merged) or (unit,) if _is_alone(state, bearer) else ()


def _mad_target(ask: Ask, bearer: Bearer) -> str:
    if not _is_mad(ask.state, bearer) or heals(ask.state, ask.weapon):
        return ""
    first, game = _within_reach_of_madness(ask.state, bearer), game_of(ask)
    if first:
        names = ", ".join(ask.state.units[each].name for each in first)
        return "" if ask.foe in first else f"{bearer.perk.name}: it attacks {names} first"
    return only_nearest(
        game, bearer.unit, ask.weapon, ask.foe, _everybody(game, bearer.unit), bearer.perk.name
    )


def _mad(stat: Stat, only: Active) -> Gives:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        if not _is_mad(ask.state, bearer) or not only(ask.state, bearer):
            return None
        return plus(1, bearer.perk.name)

    return Gives(stat, answer)


def _always(_state: State, _bearer: Bearer) -> bool:
    return True


def _must_rage(state: State, bearer: Bearer) -> bool:
    return bool(_within_reach_of_madness(state, bearer))


def _is_its_own_prey(state: State, bearer: Bearer) -> bool:
    return bearer.unit in _within_reach_of_madness(state, bearer)


def _comes_at_once(ask: Ask, bearer: Bearer) -> str:
    """Let it not wait in reserve, nor spare those beside it, nor itself once it is alone."""
    phase, mad = ask.state.clock.phase, _is_mad(ask.state, bearer)
    rages = phase == "Attack" and _must_rage(ask.state, bearer)
    return bearer.perk.name if mad and (phase == "Deploy" or rages) else ""


def _waits(ask: Ask, bearer: Bearer) -> str:
    idle = _is_mad(ask.state, bearer) and ask.state.units[bearer.unit].where == RESERVE
    return f"{bearer.perk.name}: it is in reserve" if idle else ""


PSYCHOTIC = _row(
    MAD,
    "Specific",
    "From turn {turn} on it moves only toward the nearest unit, friend or foe, until all its weapons are"
    " in range, and directs them only at it; with no friend left on the battlefield, at who is merged"
    " with it, then at itself; in a transport at the others in there, then at that. Advanced: each turn it"
    " moves or dashes so, and attacks, if it can.",
    numbers={"turn": MAD_FROM},
    gives=(
        _mad(TARGETS_ANYBODY, _always),
        _mad(TARGETS_ITSELF, _is_its_own_prey),
        _mad(TARGETS_SHIPMATES, _is_aboard),
        _mad(MUST_ATTACK, _must_rage),
        driven(_is_mad),
    ),
    forbids=(
        *directs(_mad_target),
        Forbids(TO_HOLD, _comes_at_once),
        Forbids(USING_WEAPONS, _waits),
        owes(_everybody, _is_mad),
    ),
    reacts=(goes_for(_everybody, _is_mad),),
    needs=(needs_a_weapon,),
    rulings=("W-Toward-1", "W-Psychotic-1", "W-Advanced-10"),
)
