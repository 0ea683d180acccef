"""The time of day: what verdict cards are dated by, and what rounds are timed by.

Nothing that is measured or played looks at it; whoever needs it is given it.
"""

from datetime import datetime
from time import time

__all__ = ["date_words", "dated", "time"]

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
)  # fmt: skip


def dated(seconds: float) -> str:
    """Write a time, in seconds since 1970, as date, time and distance from Greenwich, to the second."""
    return datetime.fromtimestamp(seconds).astimezone().isoformat(timespec="seconds")


def date_words(made: str) -> str:
    """Write a time as a person reads it, with its distance from Greenwich; what is none stays as it is."""
    try:
        found = datetime.fromisoformat(made)
    except ValueError:
        return made
    zone = f" (UTC{found:%z})" if found.tzinfo is not None else ""
    return f"{found.day} {_MONTHS[found.month - 1]} {found.year}, {found:%H:%M:%S}{zone}"
