"""Steps of a battle that may take a while: worked out elsewhere, ended in the hand's own thread."""

from collections.abc import Callable
from typing import Protocol

End = Callable[[], str]
"""Ends a step: gives why it was refused, or nothing; raises what went wrong while it was worked out."""


class Stepping(Protocol):
    """Where steps are worked out."""

    def run(self, work: Callable[[], End], done: Callable[[End], None]) -> bool:
        """Work a step out and hand its end to `done`; True if that was called before this returns."""


class StepAtOnce:
    """Works steps out on the spot."""

    def run(self, work: Callable[[], End], done: Callable[[End], None]) -> bool:
        """Work it out now."""
        done(safely(work))
        return True


def safely(work: Callable[[], End]) -> End:
    """Work a step out; what it raises is raised by its end."""
    try:
        return work()
    except Exception as failure:
        error = failure

        def fail() -> str:
            raise error

        return fail
