"""Conditions: at most two on a figure, none twice; of three the one with the lowest number goes."""

from battlefield.rulebooks.agemonia.figures import foes_of, is_ally, is_up, present
from battlefield.rulebooks.agemonia.movement.ground import range_between
from battlefield.rulebooks.agemonia.vocabulary import (
    CONDITIONS,
    INVISIBLE,
    OF_ALLIES,
    SLOWED,
    STUNNED,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of

MOST = 2
MISSED_ACTION, MISSED_MANEUVER = "missed an action", "missed a maneuver"
"""What an Ally has missed since it was Stunned; once both are, it is Stunned no longer."""
_NEAR = 1  # areas within which an Enemy finds who is Invisible


def conditions_on(state: State, unit: str) -> tuple[str, ...]:
    """Return the conditions of a figure in the order of their numbers."""
    return tuple(name for name in CONDITIONS if state.is_under(unit, name))


def gain(game: Game, unit: str, name: str, by: str = "") -> Flow[None]:
    """Let a figure gain a condition."""
    if not is_up(game.state, unit) or game.state.is_under(unit, name):
        return
    if name in OF_ALLIES and not is_ally(game.state, unit):
        game.say(f"{name} does nothing to Enemies", unit)
        return
    if name == STUNNED:
        _forget_misses(game, unit)
    yield from game.lay(name, unit, by=by)
    found = conditions_on(game.state, unit)
    if len(found) > MOST:
        game.lift(unit, found[0], "a third condition")
    reveal(game)


def miss(game: Game, unit: str, what: str, other: str) -> bool:
    """Let a Stunned Ally miss its action or a maneuver; False where it has missed that already."""
    if not game.state.is_under(unit, STUNNED) or game.state.is_under(unit, what):
        return False
    game.say(f"is Stunned and {what.replace('missed', 'misses')}", unit)
    mark(game, what, unit, "game")
    if game.state.is_under(unit, other):
        game.lift(unit, STUNNED, "missed what it had left")
        _forget_misses(game, unit)
    return True


def _forget_misses(game: Game, unit: str) -> None:
    for name in (MISSED_ACTION, MISSED_MANEUVER):
        game.lift(unit, name)


def reveal(game: Game) -> None:
    """End Invisible on everybody whom an Enemy has come near."""
    for unit in present(game.state):
        if game.state.is_under(unit.id, INVISIBLE) and _is_near_a_foe(game.state, unit.id):
            game.lift(unit.id, INVISIBLE, "an Enemy is near")


def _is_near_a_foe(state: State, unit: str) -> bool:
    here = area_of(state, unit)
    far = (range_between(state, here, area_of(state, foe)) for foe in foes_of(state, unit) if here)
    return any(steps is not None and steps <= _NEAR for steps in far)


def condition_of_a_fall(state: State) -> str:
    """Return the condition that a fall brings: Stunned, unless the setting `fall condition` says Slowed."""
    return SLOWED if str(state.setting("fall condition", STUNNED)) == SLOWED else STUNNED
