"""The perks of WARSURGE, family by family."""

from battlefield.rulebooks.warsurge.perks import (
    affliction,
    augmentation,
    defensive,
    deployment,
    element,
    elemental,
    enhancement,
    limitation,
    malediction,
    mode,
    movement,
    offensive,
    perforation,
    psychological,
    recovery,
    restoration,
    tactical,
    transformation,
    transportation,
    vulnerability,
)
from battlefield.rules.perks import Catalogue, Perk

FAMILIES: tuple[tuple[Perk, ...], ...] = (
    mode.PERKS,
    tactical.PERKS,
    limitation.PERKS,
    offensive.PERKS,
    perforation.PERKS,
    enhancement.PERKS,
    defensive.PERKS,
    elemental.PERKS,
    element.PERKS,
    vulnerability.PERKS,
    affliction.PERKS,
    restoration.PERKS,
    recovery.PERKS,
    malediction.PERKS,
    augmentation.PERKS,
    psychological.PERKS,
    movement.PERKS,
    deployment.PERKS,
    transportation.PERKS,
    transformation.PERKS,
)
CATALOGUE = Catalogue([perk for family in FAMILIES for perk in family])
