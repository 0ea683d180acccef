"""All effects of Agemonia: the catalogue of their rows."""

from battlefield.rulebooks.agemonia.effects import (
    answering,
    conditions,
    forcing,
    initiative,
    missing,
    moving,
    own,
)
from battlefield.rules.core.perks import Catalogue

_MODULES = (answering, forcing, moving, initiative, conditions, missing, own)
CATALOGUE = Catalogue([row for module in _MODULES for row in module.EFFECTS])
