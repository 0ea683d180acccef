"""The continuous effects that have names: the numbers that each goes by while it remains."""

from battlefield.rulebooks.iron_kingdoms.continuous import remain
from battlefield.rulebooks.iron_kingdoms.rows.row import FAMILY, Row
from battlefield.rulebooks.iron_kingdoms.words import DAMAGE, POW

FIRE = Row(
    "Fire",
    FAMILY,
    "effect",
    numbers={POW: 12},
    says="While it remains, it makes a damage roll of Power {pow} in each Maintenance Phase.",
    applies=remain,
    sort="continuous",
)
CORROSION = Row(
    "Corrosion",
    FAMILY,
    "effect",
    numbers={DAMAGE: 1},
    says="While it remains, it does {damage} damage in each Maintenance Phase.",
    applies=remain,
    sort="continuous",
)
LASTING = (FIRE, CORROSION)
