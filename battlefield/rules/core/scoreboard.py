"""How a game stands, in a book's own words: its turn, its phases, and what each side has."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.rules.core.state import TABLE, State


@dataclass(frozen=True, slots=True)
class Standing:
    """The turn in words, the phases of a turn with the present one, who acts, and of each side some facts."""

    turn: str
    phases: tuple[str, ...]
    phase: str
    side: str
    facts: tuple[tuple[str, tuple[str, ...]], ...]


def arriving(
    state: State, side: str, comes_later: Callable[[State, str], bool] = lambda _state, _unit: False
) -> tuple[str, ...]:
    """Say how many of a side are on the table, as long as some of its units are to be deployed yet.

    Units that come later, as by a summons, are none of them.
    """
    own = [
        unit for unit in state.units.values() if unit.commander == side and not comes_later(state, unit.id)
    ]
    there = sum(unit.where == TABLE for unit in own)
    return (f"{there} of {len(own)} deployed",)
