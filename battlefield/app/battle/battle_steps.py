"""Steps of a battle that may take a while: worked out elsewhere, ended in the hand's own thread."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

End = Callable[[], str]
"""Ends a step: gives why it was refused, or nothing; raises what went wrong while it was worked out."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step in two parts: its work, done anywhere and changing nothing seen; its end, done where it is seen.

    Work and end give why the step is refused, or nothing. The end is given what came of the work; where that
    failed it leaves all as it was, and raises the failure.
    """

    work: Callable[[], str]
    end: Callable[[str | BaseException], str]

    def worked_out(self) -> End:
        """Do the work, in whichever thread; nothing is raised before the end."""
        try:
            return partial(self.end, self.work())
        except BaseException as failure:
            return partial(self.end, failure)

    def make(self) -> str:
        """Make the step on the spot."""
        return self.worked_out()()


class Stepping(Protocol):
    """Where steps are worked out."""

    def run(self, step: Step, done: Callable[[End], object]) -> bool:
        """Work a step out and hand its end to `done`; True if that was called before this returns."""


class StepAtOnce:
    """Works steps out on the spot."""

    def run(self, step: Step, done: Callable[[End], object]) -> bool:
        """Work it out now."""
        done(step.worked_out())
        return True
