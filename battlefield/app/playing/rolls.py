"""Dice as they are shown: each roll with its faces, what it was for, and which faces succeed where known."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from battlefield.app.wording.told_apart import sides_told, units_in
from battlefield.play.course import Course, Deed, Hand
from battlefield.rules.core.events import DiceRolled, Event

KEPT = 12  # rolls that stay readable
_NEEDED = re.compile(r"\b(\d+)\+")
_IN_A_ROW = re.compile(r"(?:, roll (\d+))? \((\d+\+?(?:/\d+\+?)*)\)")  # as in "attack dice, roll 2 (6/4+)"
_AGAIN = re.compile(r"^rerolled |, again by ")


@dataclass(frozen=True, slots=True)
class ShownRoll:
    """A roll: `needed` is the least face that succeeds, 0 where none is known; `again` marks a reroll."""

    by: str
    what: str
    sides: int
    faces: tuple[int, ...]
    needed: int = 0
    again: bool = False
    changed: str = ""

    @property
    def successes(self) -> int:
        """How many faces succeed; 0 where that is not known."""
        return sum(face >= self.needed for face in self.faces) if self.needed else 0

    @property
    def asks_for(self) -> str:
        """What its dice have to show: "4+", "6", or of rolls in a row all of them, as "6/2+"."""
        row = _IN_A_ROW.search(self.what)
        if row is not None:
            return row.group(2)
        return f"{self.needed}+" if self.needed < self.sides else f"{self.needed}"

    @property
    def words(self) -> str:
        """The roll in one line, as a screen reader says it."""
        faces = " ".join(map(str, self.faces))
        told = f", {self.successes} of {len(self.faces)} succeed" if self.needed else ""
        return f"{self.by or 'dice'}, {self.what}: {faces}{told}"


def shown_roll(event: DiceRolled) -> ShownRoll:
    """Read a roll from its event: what is needed is told in what it was for, as in "armour save 5+"."""
    return ShownRoll(
        event.by,
        event.why,
        event.sides,
        event.faces,
        _needed(event.why),
        bool(_AGAIN.search(event.why)) or bool(event.changed),
        event.changed,
    )


def _needed(why: str) -> int:
    """Read the least face that succeeds, of rolls in a row that of this one; 0 where none is told."""
    row = _IN_A_ROW.search(why)
    if row is not None:
        steps, number = row.group(2).split("/"), int(row.group(1) or 1)
        return int(steps[number - 1].rstrip("+")) if number <= len(steps) else 0
    found = _NEEDED.search(why)
    return int(found.group(1)) if found else 0


def rolls_among(events: Iterable[Event]) -> tuple[ShownRoll, ...]:
    """Return the rolls among events, oldest first."""
    return tuple(shown_roll(event) for event in events if isinstance(event, DiceRolled))


def last_rolls(course: Course) -> tuple[ShownRoll, ...]:
    """Return the last rolls of a game, oldest first, without going through all of it."""
    found: list[ShownRoll] = []
    hands: list[Deed | Hand] = [*course.deeds, *([course.hand] if course.hand is not None else [])]
    for part in reversed(hands):
        aimed = units_in(part.answers, course.state)
        rolls = (
            replace(roll, what=sides_told(roll.what, course.state, aimed, roll.by))
            for roll in rolls_among(part.events)
        )
        found = [*rolls, *found]
        if len(found) >= KEPT:
            break
    return tuple(found[-KEPT:])
