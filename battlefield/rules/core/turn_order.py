"""Whose turn comes next: sides one after the other, and units deployed one at a time."""

from collections.abc import Callable, Sequence

from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State, Unit

BEGIN, DEPLOY = "Begin", "Deploy"
"""The actions that begin a game and deploy a unit; the phase of deployment is called as its action."""


def sides_after(state: State, after: str) -> tuple[str, ...]:
    """Return all sides in order, the next one first; the first of this turn where `after` is none."""
    start = state.sides.index(after or state.clock.first) + (1 if after else 0)
    return (*state.sides[start:], *state.sides[:start])


def pass_deployment(
    game: Game, sides: Sequence[str], first: str, to_deploy: Callable[[State, str], Sequence[Unit]]
) -> bool:
    """Let the first of the sides that has units left to deploy do so next; False where none has."""
    for side in sides:
        if to_deploy(game.state, side):
            game.emit(ClockSet(0, DEPLOY, game.state.clock.step + 1, side, first))
            return True
    return False
