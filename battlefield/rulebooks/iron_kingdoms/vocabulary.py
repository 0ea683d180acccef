"""What a profile may be made of: numbers, kinds of weapons, templates, and the aspects of a life spiral."""

from collections.abc import Mapping
from typing import Final

from battlefield.rulebooks.iron_kingdoms.words import (
    AGILITY,
    AOE,
    ARC,
    ARM,
    BOXES,
    DAMAGE,
    DEF,
    FOCUS_EACH_TURN,
    INTELLECT,
    MAT,
    PHYSIQUE,
    POW,
    RANGE,
    RAT,
    ROF,
    SPD,
    STR,
)
from battlefield.rules.core.words import Stat

ASPECT_NAMES: Final = {PHYSIQUE: "Physique", AGILITY: "Agility", INTELLECT: "Intellect"}
ASPECTS: Final = tuple(ASPECT_NAMES)  # in the order in which damage runs on from one to the next
CHANGED: Final = (SPD, STR, MAT, RAT, ARC, DEF, ARM)
"""The numbers that a continuous effect may change while it remains."""
NUMBERS: Final = (POW, DAMAGE, *CHANGED)
"""All numbers that a roster may give an effect."""
UNIT_STATS: Final = (*CHANGED, BOXES, *ASPECTS, FOCUS_EACH_TURN)
WEAPON_STATS: Final = (POW, RANGE, ROF, AOE)

MELEE, REACH, RANGED, SPELL = "melee", "reach", "ranged", "spell"
MELEE_RANGES: Final[Mapping[str, float]] = {MELEE: 0.5, REACH: 2.0}  # inches
WEAPON_KINDS: Final[Mapping[str, str]] = {
    MELEE: 'melee weapon, 0.5" of melee range',
    REACH: 'melee weapon with reach, 2" of melee range',
    RANGED: "ranged weapon",
    SPELL: "spell",
}
SKILLS: Final[Mapping[str, Stat]] = {MELEE: MAT, REACH: MAT, RANGED: RAT, SPELL: ARC}
PUSH, PULL = "Push", "Pull"  # what an effect of a roster may do besides what weapons bring about
TEMPLATES: Final = (3, 4, 5)  # inches across
IMMUNE: Final = "Immune to "  # before the name of an effect, among a model's words


def aspect_lost(aspect: str) -> str:
    """Return the name by which boxes lost from an aspect are remembered."""
    return f"{aspect} lost"
