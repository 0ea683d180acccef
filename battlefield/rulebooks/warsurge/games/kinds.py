"""What a game type is made of: what it lays out, how it scores, when it ends and who has won."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Done
from battlefield.rules.core.state import State

TURNS = 4
Left = Mapping[str, Fraction]
"""The percentage of each side's points that is left."""


def nothing(_game: Game) -> None:
    """Do nothing."""


def never(_game: Game) -> bool:
    """Tell that the game does not end before its time."""
    return False


def no_fault(_state: State) -> str:
    """Find nothing wrong with who is to play on which table."""
    return ""


def by_share(game: Game, left: Left) -> tuple[str, ...]:
    """Return the sides with the greatest share of their points left."""
    best = max(left.values())
    return tuple(side for side in game.state.sides if left[side] == best)


def by_points(game: Game, left: Left) -> tuple[str, ...]:
    """Return the sides with most objective points; of equals those with the greatest share left."""
    scores = {side: game.state.scores.get(side, 0) for side in game.state.sides}
    best = [side for side in game.state.sides if scores[side] == max(scores.values())]
    if game.state.setting("tie break", "share") != "share":
        return tuple(best)
    return tuple(side for side in best if left[side] == max(left[each] for each in best))


@dataclass(frozen=True, slots=True)
class GameType:
    """One way to win: flows at the start of the game, of each turn, after each phase and at a turn's end.

    `over` ends the game before its last turn, `judge` names who has won, `faults` says why it cannot be
    played. `helped` tells whether perks for some kind of objective have anything to help with.
    """

    name: str
    says: str
    judge: Callable[[Game, Left], tuple[str, ...]] = by_points
    begin: Callable[[Game], Done] = nothing
    open_turn: Callable[[Game], Done] = nothing
    tend: Callable[[Game], Done] = nothing
    score: Callable[[Game], Done] = nothing
    over: Callable[[Game], bool] = never
    faults: Callable[[State], str] = no_fault
    turns: int = TURNS
    helped: bool = True
