"""Conditions, which the printed list names without telling what they do: our own defaults, all settled."""

from fractions import Fraction

from battlefield.rulebooks.agemonia.effects.rows import row
from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.forcing import STEP
from battlefield.rulebooks.agemonia.vocabulary import (
    ABILITIES,
    BLEEDING,
    BLESSED,
    CONFUSED,
    CURSED,
    HELD,
    INVISIBLE,
    SLOWED,
    STUNNED,
    WEAKENED,
    WOUNDED,
)
from battlefield.rules.figuring import Modifier, plus
from battlefield.rules.perks import Ask, Bearer, Forbids, Gives

_FAMILY = "Conditions"
_RULINGS = ("A-Condition-1",)


def _fewer_dice(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take a red die of an Ally's attack: checks that bear something have no weapon."""
    return plus(-1, bearer.perk.name) if ask.weapon else None


def _less_damage(ask: Ask, bearer: Bearer) -> Modifier | None:
    return None if is_ally(ask.state, bearer.unit) else plus(-2, bearer.perk.name)


def _slower(ask: Ask, bearer: Bearer) -> Modifier | None:
    del ask
    return Modifier("add", Fraction(-1), bearer.perk.name)


def _held(ask: Ask, bearer: Bearer) -> str:
    del ask, bearer
    return "is Held where it is"


EFFECTS = (
    row(INVISIBLE, _FAMILY, "No foe may target it, until it attacks.", kind="effect", rulings=_RULINGS),
    row(BLESSED, _FAMILY, "Its next check has one success more.", kind="effect", rulings=_RULINGS),
    row(BLEEDING, _FAMILY, "It suffers 1 damage as its turns begin.", kind="effect", rulings=_RULINGS),
    row(
        SLOWED,
        _FAMILY,
        "Its next move has one movement point less.",
        kind="effect",
        gives=(Gives("move", _slower, "under"),),
        rulings=_RULINGS,
    ),
    row(
        WEAKENED,
        _FAMILY,
        "Its next attack has one die less, an Enemy's 2 damage less.",
        kind="effect",
        gives=(
            *(Gives(ability, _fewer_dice, "under") for ability in ABILITIES),
            Gives("damage", _less_damage, "under"),
        ),
        rulings=_RULINGS,
    ),
    row(
        HELD,
        _FAMILY,
        "It cannot move, nor be pulled or pushed, until the end of its turn.",
        kind="effect",
        forbids=(Forbids(STEP, _held, "under"),),
        rulings=("A-Condition-1", "A-Pull-2"),
    ),
    row(CURSED, _FAMILY, "Its next check has one success less.", kind="effect", rulings=_RULINGS),
    row(CONFUSED, _FAMILY, "It misses its next action.", kind="effect", rulings=_RULINGS),
    row(
        STUNNED,
        _FAMILY,
        "It misses its next action and maneuver, an Enemy its turn.",
        kind="effect",
        rulings=_RULINGS,
    ),
    row(
        "Provoke",
        "Movement",
        "An Ally that leaves its area, or one in its range and sight, suffers {amount} damage, once a turn.",
        kind="effect",
        rulings=("A-Provoke-1",),
        numbers={"amount": 1, "range": 0},
    ),
    row(WOUNDED, _FAMILY, "Half of its stamina is left; next it is exhausted.", kind="effect"),
)
