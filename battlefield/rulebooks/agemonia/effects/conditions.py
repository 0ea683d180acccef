"""Conditions, which the printed list only names: played as they are known from elsewhere."""

from fractions import Fraction

from battlefield.rulebooks.agemonia.effects.rows import row
from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.movement.forcing import STEP
from battlefield.rulebooks.agemonia.vocabulary import (
    ABILITIES,
    BLEEDING,
    BLESSED,
    CONFUSED,
    CURSED,
    DOMINATED,
    HELD,
    INVISIBLE,
    SLOWED,
    STUNNED,
    WEAKENED,
    WOUNDED,
)
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives

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
    row(
        INVISIBLE,
        _FAMILY,
        "No Enemy may target this Ally, though an area attack on another may strike it, until it attacks or "
        "an Enemy is within one area.",
        kind="effect",
        rulings=_RULINGS,
    ),
    row(
        BLESSED,
        _FAMILY,
        "After a check this Ally may roll one die more, once.",
        kind="effect",
        rulings=_RULINGS,
    ),
    row(
        BLEEDING,
        _FAMILY,
        "It suffers 1 damage as its turns begin. An Ally ends it by a maneuver, an Enemy by a turn without a "
        "move.",
        kind="effect",
        rulings=_RULINGS,
    ),
    row(
        SLOWED,
        _FAMILY,
        "Its next move has one movement point less, or its jump goes one area less far.",
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
            Gives("stamina loss", _less_damage, "under"),
        ),
        rulings=_RULINGS,
    ),
    row(
        HELD,
        _FAMILY,
        "It cannot move or jump, nor be pulled or pushed. An Ally ends it by a maneuver, an Enemy by a move "
        "that it does not make.",
        kind="effect",
        forbids=(Forbids(STEP, _held, "under"),),
        rulings=("A-Condition-1", "A-Pull-2"),
    ),
    row(
        CURSED,
        _FAMILY,
        "Stamina that it spends in its next attack is lost as by damage.",
        kind="effect",
        rulings=_RULINGS,
    ),
    row(
        CONFUSED, _FAMILY, "It misses its next action, an Enemy its attack.", kind="effect", rulings=_RULINGS
    ),
    row(
        STUNNED,
        _FAMILY,
        "It misses its next action and maneuver, an Enemy its turn.",
        kind="effect",
        rulings=_RULINGS,
    ),
    row(
        DOMINATED,
        _FAMILY,
        "As its turn begins the nearest other Ally within 2 areas suffers 2 damage, or a Hero beside that "
        "one who will; it then misses its action. An Enemy does that to another in place of its attack.",
        kind="effect",
        rulings=("A-Condition-3", "A-Dominated-1"),
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
