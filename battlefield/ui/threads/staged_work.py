"""Makes what is to be shown next in turns of the event loop, while what is shown goes on."""

from collections.abc import Generator
from functools import partial
from typing import TypeVar

from battlefield.ui.threads.loading import Loading

Made = TypeVar("Made")
Steps = Generator[None, None, Made]
"""Work that stops at each `yield`, and gives what it made at its end."""


class Coming:
    """Does the steps of one thing, each in a turn of its own; another takes its place."""

    def __init__(self, loading: Loading) -> None:
        self._loading = loading
        self._steps: Steps[object] | None = None
        self._is_doing = False

    @property
    def is_on(self) -> bool:
        """Whether something is being made."""
        return self._steps is not None

    def does(self, steps: Steps[object] | None) -> bool:
        """Return whether these are the steps that are being done."""
        return steps is not None and steps is self._steps

    def begin(self, steps: Steps[object]) -> None:
        """Do some steps in place of those that were left."""
        self.leave()
        self._steps = steps
        self._loading.then(partial(self._go_on, steps))

    def finish(self) -> None:
        """Do all steps that are left, now."""
        steps = self._steps
        while steps is not None and steps is self._steps:
            self._do(steps)

    def leave(self) -> None:
        """Do no more of the steps: what they make is not wanted any longer. A step itself cannot say so.

        What they hold is let go at once: what is done later may find it gone already.
        """
        if self._steps is not None and not self._is_doing:
            self._steps.close()
            self._steps = None

    def _go_on(self, steps: Steps[object]) -> None:
        if steps is self._steps:
            self._do(steps)
        if steps is self._steps:
            self._loading.then(partial(self._go_on, steps))

    def _do(self, steps: Steps[object]) -> None:
        """Do one step; steps that end, also by a mistake, are on no longer."""
        has_more, self._is_doing = False, True
        try:
            has_more = next(steps, self) is not self
        finally:
            self._is_doing = False
            if steps is not self._steps:
                steps.close()  # it has begun what takes its place
            elif not has_more:
                self._steps = None


def finished(steps: Steps[Made]) -> Made:
    """Do all steps at once, and give what they made."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: Made = end.value
            return made
