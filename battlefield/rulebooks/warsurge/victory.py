"""Who has won: by objective points, by the share of points that is left, by being the last there."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.stats import full_points, points_now
from battlefield.rules.events import GameEnded
from battlefield.rules.flow import Game
from battlefield.rules.moments import Scoring
from battlefield.rules.perks import Flow
from battlefield.rules.state import GONE, Unit

TURNS = 4


def share_left(game: Game, side: str) -> Fraction:
    """Give the share of a side's points that is still in the game."""
    units = [unit for unit in game.state.units.values() if unit.side == side]
    full = sum(full_points(game, unit.id) for unit in units)
    left = sum(points_now(game, unit.id) for unit in units if _counts(game, unit))
    return Fraction(left, full) if full else Fraction(0)


def _counts(game: Game, unit: Unit) -> bool:
    return unit.where != GONE and not game.figure("counts as lost", 0, unit.id).value


def score_turn(game: Game) -> Flow[None]:
    """Count what the turn was worth."""
    yield from game.tell(Scoring(game.state.clock.turn))


def finish(game: Game) -> Flow[bool]:
    """End the game after the last turn, or when at most one side has anything left; tell whether it ended."""
    state = game.state
    here = frozenset(unit.side for unit in state.units.values() if _is_in_play(game, unit))
    left = [side for side in state.sides if side in here]
    turns = int(state.setting("turns", TURNS))
    if len(left) > 1 and state.clock.turn < turns:
        return False
    game.emit(GameEnded(_result(game)))
    return True
    yield  # a flow, like the others, though it asks nothing


def _is_in_play(game: Game, unit: Unit) -> bool:
    """Tell whether a unit is there, or may yet return."""
    return unit.where != GONE or game.figure("returns", 0, unit.id).value > 0


def _result(game: Game) -> str:
    state = game.state
    worth = {side: (state.scores.get(side, 0), share_left(game, side)) for side in state.sides}
    best = max(worth.values())
    winners = [side for side in state.sides if worth[side] == best]
    return f"{winners[0]} wins" if len(winners) == 1 else "draw"
