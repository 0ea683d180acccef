"""Defensive perks: all of them, from the modules that hold them by subject."""

from battlefield.rulebooks.warsurge.perks.unit.defensive import dice, hurt, immunity, saves, stealth
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (*saves.PERKS, *dice.PERKS, *stealth.PERKS, *hurt.PERKS, *immunity.PERKS)
