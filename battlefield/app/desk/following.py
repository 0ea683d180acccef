"""Answers that follow a moving hand: a look under way is finished before the next one begins."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from battlefield.app.desk.background import Background, Task, is_same, weakly

Found = TypeVar("Found")
Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Followed(Generic[Found]):
    """The newest answer about a subject, and whether it tells of the state that was asked about."""

    found: Found
    is_present: bool


class Following(Generic[Found]):
    """The newest answer about a subject whose state may change with every frame.

    Calling off each frame's question would answer none of them while a hand moves; so the question under way
    is finished, and the answer before it stays, unless the subject itself is another. `arrived` is called
    when an answer has come; its object is not kept.
    """

    def __init__(self, background: Background, arrived: Callable[[], None]) -> None:
        self._background = background
        self._arrived = weakly(arrived)
        self._subject: Key | None = None
        self._answered: Key | None = None
        self._asked: Key | None = None
        self._found: Found | None = None
        self._task: Task | None = None
        self._asking = False

    def get(self, subject: Key, state: Key, work: Callable[[Task], Found]) -> Followed[Found] | None:
        """Return the newest answer about a subject, or None while there is none yet."""
        if self._subject is None or not is_same(self._subject, subject):
            self.forget()
            self._subject = subject
        if self._asked is None and not (self._answered is not None and is_same(self._answered, state)):
            self._ask(state, work)
        if self._found is None:
            return None
        return Followed(self._found, self._answered is not None and is_same(self._answered, state))

    def _ask(self, state: Key, work: Callable[[Task], Found]) -> None:
        self._asked, self._asking = state, True
        task = self._background.begin(work, lambda found: self._take(state, found), self._arrived)
        self._asking = False
        self._task = task if self._asked is state else None

    def forget(self) -> None:
        """Call off what is being worked out and drop what was found."""
        if self._task is not None:
            self._task.cancel()
        self._subject = self._answered = self._asked = None
        self._found, self._task = None, None

    def _take(self, state: Key, found: Found) -> None:
        if self._asked is state:
            self._answered, self._asked, self._found, self._task = state, None, found, None
            if not self._asking:
                self._arrived()
