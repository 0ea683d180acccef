"""Ability perks: what units can do at will, each once a turn or a few times a game."""

from battlefield.rulebooks.warsurge.perks.unit.ability import (
    burrow,
    dice,
    dominate,
    horrific,
    illusion,
    imprison,
    moving,
    provoke,
    reanimate,
    spell_steal,
    time_jump,
)
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (
    *moving.PERKS,
    *dice.PERKS,
    *provoke.PERKS,
    *burrow.PERKS,
    *horrific.PERKS,
    *illusion.PERKS,
    *imprison.PERKS,
    *reanimate.PERKS,
    *dominate.PERKS,
    *spell_steal.PERKS,
    *time_jump.PERKS,
)
