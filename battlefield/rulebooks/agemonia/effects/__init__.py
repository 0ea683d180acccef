"""All effects of Agemonia: the catalogue of their rows."""

from battlefield.rulebooks.agemonia.effects import (
    answering,
    conditions,
    dominated,
    initiative,
    missing,
    moving,
    wounds,
)
from battlefield.rules.core.perks import Catalogue

CATALOGUE = Catalogue(
    (
        *answering.EFFECTS,
        *moving.EFFECTS,
        *initiative.EFFECTS,
        *conditions.EFFECTS,
        *missing.EFFECTS,
        *dominated.EFFECTS,
        *wounds.EFFECTS,
    )
)
