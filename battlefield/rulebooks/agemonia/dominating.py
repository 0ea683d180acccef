"""Dominated: a figure harms the friend nearest to it, and misses its action or attack for that."""

from battlefield.rulebooks.agemonia.figures import allies_side, is_ally, is_hero, present, printed
from battlefield.rulebooks.agemonia.hurting import hurt, settle
from battlefield.rulebooks.agemonia.movement.ground import friends_in, range_between
from battlefield.rulebooks.agemonia.vocabulary import DOMINATED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of

REACH, HARM = 2, 2  # areas, and damage
NOBODY = "nobody"


def turn_on_friend(game: Game, unit: str) -> Flow[None]:
    """Let a Dominated figure harm the nearest of its friends; a Hero beside that one may bear it instead."""
    state, side = game.state, allies_side(game.state)
    near = {each: state.units[each].name for each in nearest_friends(state, unit)}
    if not near:
        game.say(f"is {DOMINATED}, but none of its side is within {REACH} areas", unit)
        return
    harmed = yield from game.choose_one(f"{DOMINATED}: who suffers {HARM} damage", near, by=side)
    if is_ally(state, unit):
        harmed = yield from _instead(game, unit, harmed)
    hurt(game, harmed, HARM, DOMINATED, unit)
    settle(game)


def nearest_friends(state: State, unit: str) -> tuple[str, ...]:
    """Give the nearest others of a figure's side, two areas off at most, of Allies those of highest Taunt."""
    ranked: dict[str, tuple[int, int]] = {}
    for other in present(state):
        steps = range_between(state, area_of(state, unit), area_of(state, other.id))
        friend = other.id != unit and is_ally(state, other.id) == is_ally(state, unit)
        if friend and steps is not None and steps <= REACH:
            taunt = printed(state, other.id, "taunt") if is_ally(state, unit) else 0
            ranked[other.id] = steps, -taunt
    best = min(ranked.values(), default=(0, 0))
    return tuple(other for other, rank in ranked.items() if rank == best)


def _instead(game: Game, unit: str, harmed: str) -> Flow[str]:
    """Let another Hero in the area of whoever is to be harmed bear it, if one will."""
    state = game.state
    beside = friends_in(state, area_of(state, harmed), harmed)
    words = {e: state.units[e].name for e in beside if e not in (unit, harmed) and is_hero(state, e)}
    if not words:
        return harmed
    what = f"who bears it in place of {state.units[harmed].name}"
    chosen = yield from game.choose_one(what, {**words, NOBODY: NOBODY}, by=allies_side(state))
    return chosen if chosen in words else harmed
