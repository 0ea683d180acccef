"""Who has won: by objective points, by the share of points that is left, by being the last there."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.stats import full_points, points_now
from battlefield.rules.events import GameEnded
from battlefield.rules.flow import Game
from battlefield.rules.moments import Scoring
from battlefield.rules.perks import Flow
from battlefield.rules.state import GONE

TURNS = 4


def share_left(game: Game, side: str) -> Fraction:
    """Give the share of a side's points that is still in the game."""
    units = [unit for unit in game.state.units.values() if unit.side == side]
    full = sum(full_points(game, unit.id) for unit in units)
    left = sum(points_now(game, unit.id) for unit in units if unit.where != GONE)
    return Fraction(left, full) if full else Fraction(0)


def score_turn(game: Game) -> Flow[None]:
    """Count what the turn was worth."""
    yield from game.tell(Scoring(game.state.clock.turn))


def finish(game: Game) -> Flow[bool]:
    """End the game after the last turn, or when at most one side has anything left; tell whether it ended."""
    state = game.state
    left = [side for side in state.sides if any(unit.where != GONE for unit in state.units_of(side))]
    turns = int(state.setting("turns", TURNS))
    if len(left) > 1 and state.clock.turn < turns:
        return False
    game.emit(GameEnded(_result(game)))
    return True
    yield  # a flow, like the others, though it asks nothing


def _result(game: Game) -> str:
    state = game.state
    worth = {side: (state.scores.get(side, 0), share_left(game, side)) for side in state.sides}
    best = max(worth.values())
    winners = [side for side in state.sides if worth[side] == best]
    return f"{winners[0]} wins" if len(winners) == 1 else "draw"
