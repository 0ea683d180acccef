"""All afflictions."""

from battlefield.rulebooks.warsurge.perks import (
    affliction_holding,
    affliction_leading,
    affliction_wasting,
    affliction_weakening,
    zombies,
)
from battlefield.rules.core.perks import Perk

PERKS: tuple[Perk, ...] = (
    *affliction_wasting.PERKS,
    *affliction_weakening.PERKS,
    *affliction_holding.PERKS,
    *affliction_leading.PERKS,
    *zombies.PERKS,
)
