"""What is peculiar to lists of Age of Sigmar as text: units in regiments, "Guard (150)", with their choices.

No line of them tells how many models a unit has.
"""

import re
from collections.abc import Iterable
from typing import Final

from battlefield.files.imports.army.army_prices import amount_of

_SIGNS: Final = ("WARHAMMER AGE OF SIGMAR", "GENERAL'S REGIMENT", "CREATED WITH SCROLLCASTER")
_TOTAL: Final = re.compile(
    r"(?:(?P<name>.*[^\s:])\s*:?\s*)??(?<![0-9.,])(?P<points>[0-9][0-9.,]{0,7})\s*/\s*[0-9][0-9.,]{0,7}\s*(?:pts?|points?)?\.?",
    re.IGNORECASE,
)
_SCENERY: Final = ("faction terrain", "terrain", "scenery")
_CHOICES: Final = re.compile(
    r"(?:(?:spell|prayer|manifestation) lores?|battle (?:formation|tactics?(?: cards?)?))\b", re.IGNORECASE
)


def is_of_sigmar(lines: Iterable[str]) -> bool:
    """Return whether a list is one of Age of Sigmar, by its regiments or by what made it."""
    return any(sign in line.upper().replace("’", "'") for line in lines for sign in _SIGNS)


def total_line(line: str) -> tuple[str, float] | None:
    """Return the name and the points of a line such as "Fenland 1990/2000 pts"; None where it is none."""
    found = _TOTAL.fullmatch(line)
    return None if found is None else (found["name"] or "", amount_of(found["points"]))


def is_scenery_heading(line: str) -> bool:
    """Return whether pieces of terrain follow, which are no units."""
    return line.rstrip(": ").lower() in _SCENERY


def is_choice(line: str) -> bool:
    """Return whether a line tells a choice of the whole list, which may cost points."""
    return _CHOICES.match(line) is not None
