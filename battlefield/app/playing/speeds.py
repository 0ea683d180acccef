"""How fast a battle shows what happened in a step, and how long it rests after what the program did."""

from dataclasses import dataclass
from typing import Literal

Speed = Literal["off", "quick", "normal", "slow"]
SPEEDS: tuple[Speed, ...] = ("off", "quick", "normal", "slow")

Pace = Literal["slow", "normal", "fast", "at_once"]
PACES: tuple[Pace, ...] = ("slow", "normal", "fast", "at_once")


@dataclass(frozen=True, slots=True)
class Tempo:
    """How long the table rests after what the program did, in milliseconds, and how fast it moves."""

    rest: int
    speed: Speed


TEMPOS: dict[Pace, Tempo] = {
    "slow": Tempo(1800, "slow"),
    "normal": Tempo(900, "normal"),
    "fast": Tempo(300, "quick"),
    "at_once": Tempo(0, "off"),
}
