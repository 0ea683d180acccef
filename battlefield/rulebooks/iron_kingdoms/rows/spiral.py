"""What comes of an aspect of a life spiral that has no boxes left."""

from battlefield.rulebooks.iron_kingdoms.rows.row import FAMILY, Row
from battlefield.rulebooks.iron_kingdoms.vocabulary import ASPECT_NAMES
from battlefield.rulebooks.iron_kingdoms.words import AGILITY, ATTACK, DEF, INTELLECT, PHYSIQUE, STR
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Gives

_LESS = -2


def _less(_ask: Ask, bearer: Bearer) -> Modifier:
    return plus(_LESS, bearer.perk.name)


def _crippled(aspect: str, stat: str, says: str) -> Row:
    return Row(
        f"Crippled {ASPECT_NAMES[aspect]}",
        FAMILY,
        "effect",
        says=says,
        gives=(Gives(stat, _less, scope="under"),),
        unbrought="It follows from damage to the aspects of a life spiral, which the bench does not mark.",
    )


CRIPPLED = {
    PHYSIQUE: _crippled(PHYSIQUE, STR, "STR −2."),
    AGILITY: _crippled(AGILITY, ATTACK, "Attack rolls −2."),
    INTELLECT: _crippled(INTELLECT, DEF, "DEF −2."),
}
"""The row of each aspect."""
