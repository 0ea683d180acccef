"""How a game stands, in a book's own words: its turn, its phases, and what each side has."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """The turn in words, the phases of a turn with the present one, who acts, and of each side some facts."""

    turn: str
    phases: tuple[str, ...]
    phase: str
    side: str
    facts: tuple[tuple[str, tuple[str, ...]], ...]
