"""All effects of Pulp City: the catalogue of their rows."""

from collections.abc import Mapping

from battlefield.rulebooks.pulp_city.effects.conditions import EFFECTS as CONDITIONS
from battlefield.rulebooks.pulp_city.effects.control import EFFECTS as CONTROL
from battlefield.rulebooks.pulp_city.effects.dice import EFFECTS as DICE
from battlefield.rulebooks.pulp_city.effects.displacement import EFFECTS as DISPLACEMENT
from battlefield.rulebooks.pulp_city.effects.harm import EFFECTS as HARM
from battlefield.rulebooks.pulp_city.effects.points import EFFECTS as POINTS
from battlefield.rulebooks.pulp_city.effects.reach import EFFECTS as REACH
from battlefield.rulebooks.pulp_city.effects.summoning import EFFECTS as SUMMONING
from battlefield.rulebooks.pulp_city.models.own import NUMBERS
from battlefield.rulebooks.pulp_city.models.rows import Effect
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.skirmish.own_effects import own_row

_ROWS = (*DICE, *HARM, *DISPLACEMENT, *POINTS, *CONDITIONS, *CONTROL, *SUMMONING, *REACH)
CATALOGUE = Catalogue((*_ROWS, own_row(NUMBERS)))
EFFECTS: Mapping[str, Effect] = {row.name: row for row in _ROWS}
