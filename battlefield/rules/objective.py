"""Objectives as they are written down for a battle, before a book lays them on the table."""

from dataclasses import dataclass
from typing import Literal

from battlefield.geometry.shapes import Outline, Point
from battlefield.rules.scenario import UNHELD, Hold

SpotKind = Literal["marker", "flag", "asset", "sabotage", "token"]
AreaKind = Literal["zone", "exit"]
SPOT_KINDS: tuple[SpotKind, ...] = ("marker", "flag", "asset", "sabotage", "token")
AREA_KINDS: tuple[AreaKind, ...] = ("zone", "exit")


@dataclass(frozen=True, slots=True)
class Objective:
    """Something that a battle is about: a spot `at` a place, or an area with an `outline`.

    The `name` of a token says what it is, in the words of the book that is played.
    """

    id: str
    kind: SpotKind | AreaKind
    at: Point | None = None
    outline: Outline | None = None
    side: str = ""
    name: str = ""
    hold: Hold = UNHELD
