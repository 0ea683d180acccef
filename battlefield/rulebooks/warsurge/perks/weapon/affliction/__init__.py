"""All afflictions."""

from battlefield.rulebooks.warsurge.perks.kit import zombify
from battlefield.rulebooks.warsurge.perks.weapon.affliction import holding, leading, wasting, weakening
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*wasting.PERKS, *weakening.PERKS, *holding.PERKS, *leading.PERKS, *zombify.PERKS)
