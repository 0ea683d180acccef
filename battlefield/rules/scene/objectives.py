"""Objectives as they are written down for a battle, before a book lays them on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.rules.scene.scenario import UNHELD, Hold

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


def spot_numbers(objectives: Sequence[Objective]) -> dict[str, int]:
    """Number the objectives at spots, by id, as their markers on the table are numbered."""
    spots = [objective for objective in objectives if objective.outline is None]
    return {objective.id: number for number, objective in enumerate(spots, start=1)}


def objective_names(objectives: Sequence[Objective]) -> dict[str, str]:
    """Name objectives, by id: by their own names, else spots by their numbers and areas by their ids."""
    numbers = spot_numbers(objectives)
    return {each.id: each.name or str(numbers.get(each.id, each.id)) for each in objectives}
