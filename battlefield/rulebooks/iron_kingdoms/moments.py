"""What is known of the occasion when the rows of Iron Kingdoms are asked."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Blown:
    """How somebody is struck: in a melee, by a shot, by the blast of a template."""

    melee: bool = False
    shot: bool = False
    blast: bool = False
