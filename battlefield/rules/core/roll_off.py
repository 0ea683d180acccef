"""A roll-off: sides roll one die each until one of them is highest."""

from collections.abc import Sequence

from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow


def roll_off(game: Game, what: str, sides: Sequence[str], dice: int = 6, lowest: int = 1) -> Flow[str]:
    """Return the side that wins a roll-off with dice of so many sides; those that are equal roll again."""
    left, told = list(sides), f"roll-off: {what}"
    while len(left) > 1:
        rolled = {}
        for side in left:
            faces = yield from game.roll(told, 1, dice, by=side, lowest=lowest)
            rolled[side] = faces[0]
        best = max(rolled.values())
        left = [side for side in left if rolled[side] == best]
        told = f"roll-off: {what} (tied: roll again)"
    return left[0]
