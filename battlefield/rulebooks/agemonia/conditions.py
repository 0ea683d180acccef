"""Conditions: at most two on a figure, none twice; of three the one with the lowest number goes."""

from battlefield.rulebooks.agemonia.figures import is_up
from battlefield.rulebooks.agemonia.vocabulary import CONDITIONS, SLOWED, STUNNED
from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow
from battlefield.rules.state import State

MOST = 2


def conditions_on(state: State, unit: str) -> tuple[str, ...]:
    """Give the conditions of a figure in the order of their numbers."""
    return tuple(name for name in CONDITIONS if state.is_under(unit, name))


def gain(game: Game, unit: str, name: str, by: str = "") -> Flow[None]:
    """Let a figure gain a condition."""
    if not is_up(game.state, unit) or game.state.is_under(unit, name):
        return
    yield from game.lay(name, unit, by=by)
    found = conditions_on(game.state, unit)
    if len(found) > MOST:
        game.lift(unit, found[0], "a third condition")


def condition_of_a_fall(state: State) -> str:
    """Give the condition that a fall brings: Stunned, unless the setting `fall condition` says Slowed."""
    return SLOWED if str(state.setting("fall condition", STUNNED)) == SLOWED else STUNNED
