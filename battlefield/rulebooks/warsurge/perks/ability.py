"""Ability perks: what units can do at will, each once a turn or a few times a game."""

from battlefield.rulebooks.warsurge.perks import (
    ability_dice,
    ability_moving,
    baiting,
    burrowing,
    dreading,
    illusions,
    imprisoning,
    purging,
    reanimating,
    seizing,
    spell_steal,
    time_jump,
)
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (
    *ability_moving.PERKS,
    *ability_dice.PERKS,
    *baiting.PERKS,
    *burrowing.PERKS,
    *dreading.PERKS,
    *illusions.PERKS,
    *imprisoning.PERKS,
    *purging.PERKS,
    *reanimating.PERKS,
    *seizing.PERKS,
    *spell_steal.PERKS,
    *time_jump.PERKS,
)
