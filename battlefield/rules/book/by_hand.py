"""What a book tells somebody who plays a side by the automaton's page, at a real table with real dice."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ByHand:
    """What the words of the page mean in a book: dearest, range, objective, to wait."""

    dearest: str = "who costs the most points at full strength"
    reach: str = "the range that is printed, in inches; 0 is base contact"
    objective: str = "none lie on the table; for 5-6 it goes for the nearest foe"
    waiting: str = "whatever leaves things as they are"
