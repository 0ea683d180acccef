"""The perks of WARSURGE, family by family."""

from battlefield.rulebooks.warsurge.perks import roster
from battlefield.rulebooks.warsurge.perks.kit import augmentation
from battlefield.rulebooks.warsurge.perks.unit import (
    ability,
    aeonian,
    defensive,
    deployment,
    environment,
    leadership,
    movement,
    traits,
    transformation,
    transportation,
    vulnerability,
)
from battlefield.rulebooks.warsurge.perks.unit.condition import psychological, recovery
from battlefield.rulebooks.warsurge.perks.unit.defensive import elemental
from battlefield.rulebooks.warsurge.perks.weapon import (
    affliction,
    element,
    enhancement,
    limitation,
    mode,
    offensive,
    perforation,
    restoration,
    tactical,
)
from battlefield.rules.core.perks import Catalogue, Perk

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
    augmentation.PERKS,
    psychological.PERKS,
    movement.PERKS,
    deployment.PERKS,
    transportation.PERKS,
    transformation.PERKS,
    ability.PERKS,
    aeonian.PERKS,
    environment.PERKS,
    roster.PERKS,
    leadership.PERKS,
    traits.PERKS,
)
CATALOGUE = Catalogue([perk for family in FAMILIES for perk in family])
