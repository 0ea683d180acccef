"""How WARSURGE looks and measures: terrain bars sight, models of third units hide, units hang together."""

from battlefield.rulebooks.warsurge.movement.movement_paths import COHERENCY
from battlefield.rules.book.measuring import Measuring
from battlefield.rules.table.looks import past_models_that_hide

MEASURING = Measuring(
    "warsurge",
    look=past_models_that_hide,
    alone=False,
    coherency=(float(COHERENCY[0]), float(COHERENCY[1])),
    sight="W-Sight-1",
    coverage="R4",
    range="R3",
)
