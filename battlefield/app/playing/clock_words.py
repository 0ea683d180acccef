"""Where a battle is and how it stands, in a few words."""

from dataclasses import dataclass

from battlefield.rules.actions import Book
from battlefield.rules.state import GONE, State


@dataclass(frozen=True, slots=True)
class Standing:
    """The turn and phase, whose turn it is to act, and of each side its score and the share it has left."""

    turn: str
    phases: tuple[str, ...]
    phase: str
    side: str
    sides: tuple[tuple[str, int, int], ...]


def standing(book: Book, state: State) -> Standing:
    """Say where a battle is and how it stands."""
    clock = state.clock
    last = state.setting("turns", 0)
    turn = f"Turn {clock.turn}{f' of {last}' if last else ''}" if clock.turn else "Before the battle"
    sides = tuple((side, state.scores.get(side, 0), _left(state, side)) for side in state.sides)
    return Standing(state.result or turn, phases_of(book, state), clock.phase, clock.side, sides)


def phases_of(book: Book, state: State) -> tuple[str, ...]:  # noqa: ARG001
    """Name the phases of a turn in order."""
    return ("Deploy", "Move", "Attack", "Dash")


def _left(state: State, side: str) -> int:
    """Give the percentage of HP that a side has left, of all it began with."""
    units = [unit for unit in state.units.values() if unit.side == side]
    full = sum((state.profiles[unit.profile].stats.get("hp") or 1) * unit.strength for unit in units)
    left = sum(state.hp(unit.id) for unit in units if unit.where != GONE)
    return round(100 * left / full) if full else 0
