"""What a profile may be made of: numbers, kinds of weapons, templates, and the aspects of a life spiral."""

from collections.abc import Mapping
from typing import Final

from battlefield.rulebooks.iron_kingdoms import words
from battlefield.rules.core.words import Stat

ASPECT_NAMES: Final = {words.PHYSIQUE: "Physique", words.AGILITY: "Agility", words.INTELLECT: "Intellect"}
ASPECTS: Final = tuple(ASPECT_NAMES)  # in the order in which damage runs on from one to the next
CHANGED: Final = (words.SPD, words.STR, words.MAT, words.RAT, words.ARC, words.DEF, words.ARM)
"""The numbers that a continuous effect may change while it remains."""
NUMBERS: Final = (words.POW, words.DAMAGE, *CHANGED)
"""All numbers that a roster may give an effect."""
UNIT_STATS: Final = (*CHANGED, words.BOXES, *ASPECTS, words.FOCUS_EACH_TURN)
WEAPON_STATS: Final = (words.POW, words.RANGE, words.ROF, words.AOE)

MELEE, REACH, RANGED, SPELL = "melee", "reach", "ranged", "spell"
MELEE_RANGES: Final[Mapping[str, float]] = {MELEE: 0.5, REACH: 2.0}  # inches
WEAPON_KINDS: Final[Mapping[str, str]] = {
    MELEE: 'melee weapon, 0.5" of melee range',
    REACH: 'melee weapon with reach, 2" of melee range',
    RANGED: "ranged weapon",
    SPELL: "spell",
}
SKILLS: Final[Mapping[str, Stat]] = {MELEE: words.MAT, REACH: words.MAT, RANGED: words.RAT, SPELL: words.ARC}
TEMPLATES: Final = (3, 4, 5)  # inches across
IMMUNE: Final = "Immune to "  # before the name of an effect, among a model's words


def aspect_lost(aspect: str) -> str:
    """Return the name by which boxes lost from an aspect are remembered."""
    return f"{aspect} lost"
