"""What is said to the process that thinks, and what it answers: pickled, with the length before it.

Both ends are this program, started by it, so that what is read can be trusted.
"""

import pickle
from dataclasses import dataclass
from typing import BinaryIO

from battlefield.play.opponents.thinker import Choice
from battlefield.play.opponents.view import View

_LENGTH = 8  # bytes


@dataclass(frozen=True, slots=True)
class Question:
    """Who decides, by the name of a player, and what its side knows; without a view it only makes ready."""

    player: str
    view: View | None
    book: str


@dataclass(frozen=True, slots=True)
class About:
    """Whose decision is worked on together, and by what view; pieces of the work follow. Nothing is answered.

    Without a view it only makes ready.
    """

    player: str
    view: View | None
    book: str


@dataclass(frozen=True, slots=True)
class Reply:
    """What was decided, or why nothing was."""

    choice: Choice | None = None
    fault: str = ""


def say(pipe: BinaryIO, message: object) -> None:
    """Send a message; an OSError where nobody reads any more."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(len(data).to_bytes(_LENGTH, "big") + data)
    pipe.flush()


def hear(pipe: BinaryIO) -> object:
    """Return the next message; an EOFError where none comes any more."""
    length = int.from_bytes(_read(pipe, _LENGTH), "big")
    return pickle.loads(_read(pipe, length))


def _read(pipe: BinaryIO, count: int) -> bytes:
    found = pipe.read(count)
    if len(found) < count:
        raise EOFError
    return found
