"""Defensive perks: all of them, from the modules that hold them by subject."""

from battlefield.rulebooks.warsurge.perks import (
    defensive_dice,
    defensive_hurt,
    defensive_immunity,
    defensive_saves,
    defensive_stealth,
)
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (
    *defensive_saves.PERKS,
    *defensive_dice.PERKS,
    *defensive_stealth.PERKS,
    *defensive_hurt.PERKS,
    *defensive_immunity.PERKS,
)
