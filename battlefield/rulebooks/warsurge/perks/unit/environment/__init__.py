"""Environment perks: all of them, from the modules that hold them by subject."""

from battlefield.rulebooks.warsurge.perks.unit.environment import cover, ground
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*cover.PERKS, *ground.PERKS)
