"""How fast a battle shows what happened in a step."""

from typing import Literal

Speed = Literal["off", "quick", "normal", "slow"]
SPEEDS: tuple[Speed, ...] = ("off", "quick", "normal", "slow")
