"""Conditions that cost a figure what it might do: Confused, Stunned and Dominated."""

from battlefield.rulebooks.agemonia.effects.conditions import condition, is_own_as_ally, is_own_as_enemy
from battlefield.rulebooks.agemonia.figures import allies_side, is_ally, is_hero
from battlefield.rulebooks.agemonia.hurting import hurt, settle
from battlefield.rulebooks.agemonia.moments import Attacking, Choosing, Later, TurnTaken
from battlefield.rulebooks.agemonia.movement.ground import friends_in, range_between
from battlefield.rulebooks.agemonia.rows import Condition
from battlefield.rulebooks.agemonia.words import TAUNT
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Reacts
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import is_up, present, printed
from battlefield.rules.table.areas import area_of

REACH, HARM = 2, 2  # areas in which who is Dominated harms a friend, and damage
NOBODY = "nobody"
_ACTION, _MANEUVER = "missed an action", "missed a maneuver"
"""What an Ally has missed since it was Stunned; once both are, it is Stunned no longer."""


def _forget(game: Game, unit: str) -> None:
    for missed in (_ACTION, _MANEUVER):
        game.lift(unit, missed)


def _misses(game: Game, bearer: Bearer, what: str, other: str) -> bool:
    """Let a Stunned Ally miss its action or a maneuver; False where it has missed that already."""
    unit, name = bearer.unit, bearer.perk.name
    if not game.state.is_under(unit, name) or game.state.is_under(unit, what):
        return False
    game.say(f"is {name} and {what.replace('missed', 'misses')}", unit)
    mark(game, what, unit, "game")
    if game.state.is_under(unit, other):
        game.lift(unit, name, "missed what it had left")
        _forget(game, unit)
    return True


def _miss_one_each(game: Game, bearer: Bearer, moment: Choosing) -> Flow[None]:
    turn = moment.turn
    if turn.action and _misses(game, bearer, _ACTION, _MANEUVER):
        turn.action = False
    if turn.maneuvers and _misses(game, bearer, _MANEUVER, _ACTION):
        turn.maneuvers -= 1
    yield from ()


def _miss_all(game: Game, bearer: Bearer, moment: Choosing) -> Flow[None]:
    game.lift(bearer.unit, bearer.perk.name, "missed what it had left")
    game.say(f"is {bearer.perk.name} and does nothing more", bearer.unit)
    moment.turn.action, moment.turn.maneuvers = False, 0
    yield from ()


def _miss_action(game: Game, bearer: Bearer, moment: Choosing) -> Flow[None]:
    if moment.turn.action:
        moment.turn.action = not game.lift(bearer.unit, bearer.perk.name, "missed its action")
    yield from ()


def _miss_attack(game: Game, bearer: Bearer, moment: Attacking) -> Flow[None]:
    moment.is_missed = game.lift(bearer.unit, bearer.perk.name, "missed its attack")
    yield from ()


def _turn_instead(game: Game, bearer: Bearer, moment: TurnTaken) -> Flow[None]:
    if is_up(game.state, bearer.unit):
        yield from _turn_on_friend(game, bearer.unit, bearer.perk.name)
        moment.turn.action = not game.lift(bearer.unit, bearer.perk.name, "missed its action")


def _attack_friend(game: Game, bearer: Bearer, moment: Attacking) -> Flow[None]:
    yield from _miss_attack(game, bearer, moment)
    yield from _turn_on_friend(game, bearer.unit, bearer.perk.name)


def _turn_on_friend(game: Game, unit: str, name: str) -> Flow[None]:
    """Let a figure harm the nearest of its friends; a Hero beside that one may bear it instead."""
    state, side = game.state, allies_side(game.state)
    near = {each: state.units[each].name for each in _nearest_friends(state, unit)}
    if not near:
        game.say(f"is {name}, but none of its side is within {REACH} areas", unit)
        return
    harmed = yield from game.choose_one(f"{name}: who suffers {HARM} damage", near, by=side)
    if is_ally(state, unit):
        harmed = yield from _instead(game, unit, harmed)
    hurt(game, harmed, HARM, name, unit)
    settle(game)


def _nearest_friends(state: State, unit: str) -> tuple[str, ...]:
    """Give the nearest others of a figure's side, two areas off at most, of Allies those of highest Taunt."""
    ranked: dict[str, tuple[int, int]] = {}
    for other in present(state):
        steps = range_between(state, area_of(state, unit), area_of(state, other.id))
        friend = other.id != unit and is_ally(state, other.id) == is_ally(state, unit)
        if friend and steps is not None and steps <= REACH:
            taunt = printed(state, other.id, TAUNT) if is_ally(state, unit) else 0
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


EFFECTS = (
    condition(
        "Confused",
        "It misses its next action, an Enemy its attack.",
        Condition(8),
        reacts=(
            Reacts(Choosing, _miss_action, is_own_as_ally, "under", rank=Later.AFTER_OTHERS),
            Reacts(Attacking, _miss_attack, is_own_as_enemy, "under"),
        ),
    ),
    condition(
        "Stunned",
        "It misses its next action and maneuver, an Enemy its turn.",
        Condition(9, of_falls=1, before=_forget),
        reacts=(
            Reacts(Choosing, _miss_one_each, is_own_as_ally, "under"),
            Reacts(Choosing, _miss_all, is_own_as_enemy, "under"),
        ),
    ),
    condition(
        "Dominated",
        "As its turn begins the nearest other Ally within 2 areas suffers 2 damage, or a Hero beside that "
        "one who will; it then misses its action. An Enemy does that to another in place of its attack.",
        Condition(10),
        reacts=(
            Reacts(TurnTaken, _turn_instead, is_own_as_ally, "under", rank=Later.AFTER_OTHERS),
            Reacts(Attacking, _attack_friend, is_own_as_enemy, "under", rank=Later.AFTER_OTHERS),
        ),
        rulings=("A-Condition-3", "A-Dominated-1"),
    ),
)
