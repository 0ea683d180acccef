"""Forced movement: slides, sweeps, pushes, footing and falls."""

from battlefield.geometry.displacement.closing_in import Closing, contact_beside, touched_by
from battlefield.geometry.displacement.footing import (
    FallWhen,
    is_carried,
    is_on_board,
    is_stable,
    landing,
    overlapping,
)
from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.push.displace import (
    Displacement,
    Order,
    Push,
    PushError,
    PushKind,
    after,
)
from battlefield.geometry.displacement.push.regions import Level, ShiftPlaces, force_region
from battlefield.geometry.displacement.push.standing_areas import stable_places, standing_area
from battlefield.geometry.displacement.push.stop import Stop, ending
from battlefield.geometry.displacement.push.through import Crossing, Passage, Stretch
from battlefield.geometry.displacement.sweeping.parts import Thing
from battlefield.geometry.displacement.sweeping.sweep import Obstacles, sweep

__all__ = [
    "Closing",
    "Crossing",
    "Displacement",
    "FallWhen",
    "Layout",
    "Level",
    "Obstacles",
    "Order",
    "Passage",
    "Push",
    "PushError",
    "PushKind",
    "ShiftPlaces",
    "Stop",
    "Stretch",
    "Thing",
    "after",
    "contact_beside",
    "ending",
    "force_region",
    "is_carried",
    "is_on_board",
    "is_stable",
    "landing",
    "overlapping",
    "stable_places",
    "standing_area",
    "sweep",
    "touched_by",
]
