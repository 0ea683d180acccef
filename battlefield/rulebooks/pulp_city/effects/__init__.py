"""All effects of Pulp City: the catalogue of their rows, and what each does when it is applied."""

from battlefield.rulebooks.pulp_city.effects import (
    conditions,
    control,
    dice,
    displacement,
    harm,
    points,
    qualifiers,
    summoning,
)
from battlefield.rulebooks.pulp_city.effects.rows import Effect
from battlefield.rulebooks.pulp_city.strike import Apply
from battlefield.rules.perks import Catalogue

_FAMILIES = (dice, harm, displacement, points, conditions, control, summoning, qualifiers)
EFFECTS: tuple[Effect, ...] = tuple(effect for family in _FAMILIES for effect in family.EFFECTS)
CATALOGUE = Catalogue([effect.row for effect in EFFECTS])
APPLY: dict[str, Apply] = {effect.row.name: effect.apply for effect in EFFECTS if effect.apply is not None}
