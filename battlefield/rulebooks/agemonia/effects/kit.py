"""What several rows are made of."""

from collections.abc import Callable
from typing import Any

from battlefield.rulebooks.agemonia.conditions import gain
from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.rows import Applies, Condition, Deed, Row
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Forbids, Gives, Reacts
from battlefield.rules.core.state import State

RULINGS = ("A-Condition-1",)


def is_own(_state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment is about a figure that bears something."""
    return bool(moment.unit == bearer.unit)


def is_own_as_ally(state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment is about an Ally that bears something."""
    return is_own(state, bearer, moment) and is_ally(state, bearer.unit)


def is_own_as_enemy(state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment is about an Enemy that bears something."""
    return is_own(state, bearer, moment) and not is_ally(state, bearer.unit)


def ends(why: str) -> Callable[[Game, Bearer, Any], Flow[None]]:
    """Return what ends an effect at a moment."""

    def end(game: Game, bearer: Bearer, _moment: Any) -> Flow[None]:
        game.lift(bearer.unit, bearer.perk.name, why)
        yield from ()

    return end


def _gained(game: Game, deed: Deed, targets: tuple[str, ...]) -> Flow[None]:
    for target in targets:
        yield from gain(game, target, deed.row.name, deed.unit)


def condition(
    name: str,
    says: str,
    which: Condition,
    *,
    gives: tuple[Gives, ...] = (),
    forbids: tuple[Forbids, ...] = (),
    reacts: tuple[Reacts, ...] = (),
    rulings: tuple[str, ...] = RULINGS,
) -> Row:
    """Write a condition down, which those gain whom an action that has it is for."""
    return Row(
        name,
        "Conditions",
        "effect",
        says=says,
        gives=gives,
        forbids=forbids,
        reacts=reacts,
        rulings=rulings,
        on="action",
        applies=Applies(_gained),
        condition=which,
    )
