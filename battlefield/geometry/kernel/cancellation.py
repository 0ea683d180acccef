"""How long work is called off: whoever asked is looked at now and then, and the work ends with an error.

Long work looks by `unless_stopped`. It is told whom to heed by an argument, or, where the question that leads
to it has no room for one, by `heeding` around the question; what has been kept by then is as good as ever.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

Cancelled = Callable[[], bool]
Thing = TypeVar("Thing")
_HEEDED: ContextVar[Cancelled | None] = ContextVar("heeded", default=None)


class StoppedError(Exception):
    """The work was called off before it was done."""


@contextmanager
def heeding(cancelled: Cancelled) -> Iterator[None]:
    """Let all work meanwhile, in this thread, end with a StoppedError once it is cancelled."""
    before = _HEEDED.set(cancelled)
    try:
        yield
    finally:
        _HEEDED.reset(before)


def unless_stopped(cancelled: Cancelled | None = None) -> None:
    """Go on, or raise StoppedError where whoever asked has lost interest."""
    heeded = _HEEDED.get()
    if (cancelled is not None and cancelled()) or (heeded is not None and heeded()):
        raise StoppedError


def heeded(things: Iterable[Thing]) -> Iterator[Thing]:
    """Yield things one after the other, until whoever asked has lost interest."""
    for thing in things:
        unless_stopped()
        yield thing
