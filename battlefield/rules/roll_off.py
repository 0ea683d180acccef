"""A roll-off: sides roll one die each until one of them is highest."""

from collections.abc import Sequence

from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow


def roll_off(game: Game, what: str, sides: Sequence[str], dice: int = 6, lowest: int = 1) -> Flow[str]:
    """Give the side that wins a roll-off with dice of so many sides; those that are equal roll again."""
    left = list(sides)
    while len(left) > 1:
        rolled = {}
        for side in left:
            faces = yield from game.roll(f"roll-off: {what}", 1, dice, by=side, lowest=lowest)
            rolled[side] = faces[0]
        best = max(rolled.values())
        left = [side for side in left if rolled[side] == best]
    return left[0]
