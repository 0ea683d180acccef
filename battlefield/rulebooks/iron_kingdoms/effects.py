"""The catalogue: the book's three special effects, the continuous ones that have names, and conditions."""

from battlefield.rulebooks.iron_kingdoms.rows.conditions import CONDITIONS, CRIPPLED
from battlefield.rulebooks.iron_kingdoms.rows.own import OWN_ROW
from battlefield.rulebooks.iron_kingdoms.rows.special import SPECIAL
from battlefield.rules.core.perks import Catalogue

ROWS = {row.name: row for row in (*SPECIAL, *CONDITIONS, *CRIPPLED.values(), OWN_ROW)}
CATALOGUE = Catalogue(tuple(ROWS.values()))
