"""The words of a profile: numbers, kinds of weapons, conditions, and the aspects of a life spiral."""

from collections.abc import Mapping
from typing import Final

BOXES: Final = "hp"
ASPECTS: Final = ("phy", "agl", "int")  # in the order in which damage runs on from one to the next
ASPECT_NAMES: Final[Mapping[str, str]] = {"phy": "Physique", "agl": "Agility", "int": "Intellect"}
UNIT_STATS: Final = ("spd", "str", "mat", "rat", "arc", "def", "arm", BOXES, *ASPECTS, "focus")
WEAPON_STATS: Final = ("pow", "range", "rof", "aoe")

MELEE, REACH, RANGED, SPELL = "melee", "reach", "ranged", "spell"
MELEE_RANGES: Final[Mapping[str, float]] = {MELEE: 0.5, REACH: 2.0}  # inches
WEAPON_KINDS: Final[Mapping[str, str]] = {
    MELEE: 'melee weapon, 0.5" of melee range',
    REACH: 'melee weapon with reach, 2" of melee range',
    RANGED: "ranged weapon",
    SPELL: "spell",
}
SKILLS: Final[Mapping[str, str]] = {MELEE: "mat", REACH: "mat", RANGED: "rat", SPELL: "arc"}
TEMPLATES: Final = (3, 4, 5)  # inches across

CLOUD, CONTINUOUS, CRITICAL = "Cloud Effect", "Continuous Effect", "Critical Effect"
FIRE, CORROSION = "Fire", "Corrosion"
KNOCKDOWN, STATIONARY, PRONE = "Knockdown", "Stationary", "Prone"
CONDITIONS: Final = (KNOCKDOWN, STATIONARY)
"""What a critical effect may bring about beside continuous effects."""

IMMUNE: Final = "Immune to "  # before the name of a continuous effect or a condition, among a model's words
CHANGED: Final = ("spd", "str", "mat", "rat", "arc", "def", "arm")
"""The numbers that a continuous effect may change while it remains."""


def aspect_lost(aspect: str) -> str:
    """Return the name by which boxes lost from an aspect are remembered."""
    return f"{aspect} lost"


def crippled(aspect: str) -> str:
    """Return the name of the effect on a model that has lost all boxes of an aspect."""
    return f"Crippled {ASPECT_NAMES[aspect]}"
