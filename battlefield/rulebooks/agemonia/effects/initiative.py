"""Special initiatives: first, last, or after any Ally's turn."""

from collections.abc import Callable
from typing import Literal

from battlefield.rulebooks.agemonia.rows import Row, Trial
from battlefield.rulebooks.agemonia.words import BONUS, FOLLOWING, TURN_RANK
from battlefield.rules.core.modifiers import Modifier, becomes
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives
from battlefield.rules.core.words import Stat

_FAMILY = "Initiative"
_TRIAL = Trial(why_not="It decides whose turn comes when in a round, and a bare map has no rounds.")


def _is(amount: int) -> Callable[[Ask, Bearer], Modifier | None]:
    return lambda _ask, bearer: becomes(amount, bearer.perk.name)


def _no_bonus(_ask: Ask, _bearer: Bearer) -> str:
    return "has a special initiative"


def _special(
    name: str, says: str, stat: Stat, amount: int, initiative: Literal["chosen", "compelled"] = "chosen"
) -> Row:
    return Row(
        name,
        _FAMILY,
        "effect",
        says=says,
        gives=(Gives(stat, _is(amount), "under"),),
        forbids=(Forbids(BONUS, _no_bonus, "under"),),
        initiative=initiative,
        trial=_TRIAL,
    )


EFFECTS = (
    Row(
        "Special Initiatives",
        _FAMILY,
        "weapon",
        says="An action or item lets a Hero take its turn first, last, or after any Ally's turn, without the "
        "bonus maneuver of its initiative card. Last goes before the others; of first and "
        "after the Hero chooses.",
        rulings=("A-Initiative-1", "A-Initiative-2", "A-Initiative-3", "A-Initiative-4"),
        numbers={"bonus maneuver from": 9},
        on="",
        without="It is the printed name of the three below, which have its behaviour.",
        trial=_TRIAL,
    ),
    _special("Turn First", "It takes its turn first this round.", TURN_RANK, 0),
    _special("Turn Last", "It takes its turn last this round.", TURN_RANK, 2, "compelled"),
    _special("Turn After an Ally", "It may take its turn after any Ally's turn this round.", FOLLOWING, 1),
)
