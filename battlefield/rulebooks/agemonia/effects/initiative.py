"""Special initiatives: first, last, or after any Ally's turn."""

from battlefield.rulebooks.agemonia.effects.rows import row
from battlefield.rulebooks.agemonia.vocabulary import AFTER, FIRST, LAST

_FAMILY = "Initiative"

EFFECTS = (
    row(
        "Special Initiatives",
        _FAMILY,
        "An action or item lets a Hero take its turn first, last, or after any Ally's turn, without the "
        "bonus maneuver of its initiative card. Last goes before the others; of first and "
        "after the Hero chooses.",
        rulings=("A-Initiative-1", "A-Initiative-2", "A-Initiative-3", "A-Initiative-4"),
        numbers={"bonus maneuver from": 9},
    ),
    row(FIRST, _FAMILY, "It takes its turn first this round.", kind="effect"),
    row(LAST, _FAMILY, "It takes its turn last this round.", kind="effect"),
    row(AFTER, _FAMILY, "It may take its turn after any Ally's turn this round.", kind="effect"),
)
