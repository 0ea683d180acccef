"""The twelve elements: which of a weapon's doubles, and which halves, the HP lost by a unit of another."""

from collections.abc import Iterable
from typing import Final

ELEMENTS: Final = (
    "Dark",
    "Earth",
    "Electric",
    "Fire",
    "Ice",
    "Light",
    "Metal",
    "Nature",
    "Spirit",
    "Toxic",
    "Water",
    "Wind",
)
WEAK_TO: Final = {
    "Dark": ("Light", "Toxic"),
    "Earth": ("Nature", "Water"),
    "Electric": ("Earth", "Metal"),
    "Fire": ("Earth", "Water"),
    "Ice": ("Fire", "Metal"),
    "Light": ("Dark", "Nature"),
    "Metal": ("Electric", "Spirit"),
    "Nature": ("Dark", "Fire"),
    "Spirit": ("Spirit", "Wind"),
    "Toxic": ("Ice", "Light"),
    "Water": ("Electric", "Ice"),
    "Wind": ("Toxic", "Wind"),
}
"""By the unit's element, the weapon's elements that double its HP loss."""

PROOF_TO: Final = {
    "Dark": ("Nature", "Spirit"),
    "Earth": ("Electric", "Toxic"),
    "Electric": ("Dark", "Water"),
    "Fire": ("Light", "Nature"),
    "Ice": ("Dark", "Ice"),
    "Light": ("Electric", "Spirit"),
    "Metal": ("Light", "Wind"),
    "Nature": ("Earth", "Water"),
    "Spirit": ("Ice", "Metal"),
    "Toxic": ("Toxic", "Wind"),
    "Water": ("Fire", "Metal"),
    "Wind": ("Earth", "Fire"),
}
"""By the unit's element, the weapon's elements that halve its HP loss."""


def doublings(weapon: Iterable[str], unit: Iterable[str]) -> int:
    """Tell how often HP loss is doubled (or, below 0, halved): each pair of elements counts once."""
    with_, of = tuple(dict.fromkeys(weapon)), tuple(dict.fromkeys(unit))
    return sum((w in WEAK_TO[u]) - (w in PROOF_TO[u]) for w in with_ for u in of)
