"""All effects of Pulp City: the catalogue of their rows, and what each does when it is applied."""

from battlefield.rulebooks.pulp_city.effects.conditions import EFFECTS as CONDITIONS
from battlefield.rulebooks.pulp_city.effects.control import EFFECTS as CONTROL
from battlefield.rulebooks.pulp_city.effects.dice import EFFECTS as DICE
from battlefield.rulebooks.pulp_city.effects.displacement import EFFECTS as DISPLACEMENT
from battlefield.rulebooks.pulp_city.effects.harm import EFFECTS as HARM
from battlefield.rulebooks.pulp_city.effects.points import EFFECTS as POINTS
from battlefield.rulebooks.pulp_city.effects.qualifiers import EFFECTS as QUALIFIERS
from battlefield.rulebooks.pulp_city.effects.rows import Effect
from battlefield.rulebooks.pulp_city.effects.summoning import EFFECTS as SUMMONING
from battlefield.rulebooks.pulp_city.models.strike import Apply
from battlefield.rules.core.perks import Catalogue

EFFECTS: tuple[Effect, ...] = (
    *DICE,
    *HARM,
    *DISPLACEMENT,
    *POINTS,
    *CONDITIONS,
    *CONTROL,
    *SUMMONING,
    *QUALIFIERS,
)
CATALOGUE = Catalogue([effect.row for effect in EFFECTS])
APPLY: dict[str, Apply] = {effect.row.name: effect.apply for effect in EFFECTS if effect.apply is not None}
