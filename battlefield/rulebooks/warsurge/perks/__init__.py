"""The perks of WARSURGE, family by family."""

from battlefield.rulebooks.warsurge.perks import mode
from battlefield.rules.perks import Catalogue, Perk

FAMILIES: tuple[tuple[Perk, ...], ...] = (mode.PERKS,)
CATALOGUE = Catalogue([perk for family in FAMILIES for perk in family])
