"""Conditions that cost a figure what it might do: Confused and Stunned."""

from battlefield.rulebooks.agemonia.effects.kit import (
    condition,
    is_own_as_ally,
    is_own_as_enemy,
)
from battlefield.rulebooks.agemonia.moments import Attacking, Choosing
from battlefield.rulebooks.agemonia.rows import Condition
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Reacts
from battlefield.rules.core.remembering import mark

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


EFFECTS = (
    condition(
        "Confused",
        "It misses its next action, an Enemy its attack.",
        Condition(8),
        reacts=(
            Reacts(Choosing, _miss_action, is_own_as_ally, "under", rank=1),
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
)
