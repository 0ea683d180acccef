"""Looking further bit by bit: each look is shown as soon as it is there, and the next one begins after it."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from battlefield.app.desk.background import Background, Task, is_same, weakly


class Growing(Protocol):
    """What is known of something, and whether to look further would tell little more."""

    @property
    def is_settled(self) -> bool:
        """Whether it is known well enough."""


Known = TypeVar("Known", bound=Growing)
Look = Callable[[Task, Known | None], Known | None]
"""Looks one step further than what is known; None where there is nothing to see."""


class Looking(Generic[Known]):
    """What is known by now of one subject; asking for it sees to it that it gets known better.

    `arrived` is called when more is known; its object is not kept. There are at most so many looks where
    `most` is given.
    """

    def __init__(self, background: Background, arrived: Callable[[], None], most: int = 0) -> None:
        self._background = background
        self._most, self._count = most, 0
        self._arrived = weakly(arrived)
        self._subject: tuple[object, ...] | None = None
        self._known: Known | None = None
        self._task: Task | None = None
        self._is_done, self._asking = False, False

    @property
    def is_busy(self) -> bool:
        """Whether a look is under way."""
        return self._task is not None

    def get(self, subject: tuple[object, ...], look: Look[Known]) -> Known | None:
        """Return what is known of a subject by now, None while that is nothing; begin the next look."""
        if self._subject is None or not is_same(self._subject, subject):
            self.forget()
        self._subject = self._subject or subject
        is_off = self._task is not None and self._task.cancelled()
        if not self._is_done and (self._task is None or is_off):
            self._begin(self._subject, look)
        return self._known

    def _begin(self, subject: tuple[object, ...], look: Look[Known]) -> None:
        known, self._asking = self._known, True
        self._task = None
        done: list[bool] = []

        def take(found: Known | None) -> None:
            done.append(True)
            self._take(subject, found)

        task = self._background.begin(lambda task: look(task, known), take, self._arrived)
        self._asking = False
        if not done:
            self._task = task

    def forget(self) -> None:
        """Call off what is being looked at and drop what is known."""
        if self._task is not None:
            self._task.cancel()
        self._subject, self._known, self._task, self._is_done = None, None, None, False
        self._count = 0

    def _take(self, subject: tuple[object, ...], found: Known | None) -> None:
        if self._subject is subject:
            self._known = found if found is not None else self._known
            self._count += 1
            self._is_done = found is None or found.is_settled or self._count == self._most
            self._task = None
            if not self._asking:
                self._arrived()
