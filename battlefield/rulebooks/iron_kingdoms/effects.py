"""The catalogue: the book's three special effects, the continuous ones that have names, and conditions."""

from battlefield.rulebooks.iron_kingdoms.rows.conditions import CONDITIONS
from battlefield.rulebooks.iron_kingdoms.rows.lasting import LASTING
from battlefield.rulebooks.iron_kingdoms.rows.spiral import CRIPPLED
from battlefield.rulebooks.iron_kingdoms.rows.weapon import SPECIAL
from battlefield.rules.core.perks import Catalogue

ROWS = {row.name: row for row in (*SPECIAL, *LASTING, *CONDITIONS, *CRIPPLED.values())}
CATALOGUE = Catalogue(tuple(ROWS.values()))
