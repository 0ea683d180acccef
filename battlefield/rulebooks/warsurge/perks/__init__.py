"""The perks of WARSURGE, family by family."""

from battlefield.rulebooks.warsurge.perks import (
    defensive,
    element,
    elemental,
    enhancement,
    mode,
    offensive,
    perforation,
    vulnerability,
)
from battlefield.rules.perks import Catalogue, Perk

FAMILIES: tuple[tuple[Perk, ...], ...] = (
    mode.PERKS,
    offensive.PERKS,
    perforation.PERKS,
    enhancement.PERKS,
    defensive.PERKS,
    elemental.PERKS,
    element.PERKS,
    vulnerability.PERKS,
)
CATALOGUE = Catalogue([perk for family in FAMILIES for perk in family])
