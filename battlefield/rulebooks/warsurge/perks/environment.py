"""Environment perks: all of them, from the modules that hold them by subject."""

from battlefield.rulebooks.warsurge.perks import environment_cover, environment_ground
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*environment_cover.PERKS, *environment_ground.PERKS)
