"""Long reading that can be called off, and says how far it is: looked after from deep inside the readers.

Who reads in a thread of its own is watched there alone.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from battlefield.geometry.kernel.cancellation import unless_stopped

Cancelled = Callable[[], bool] | None
Progress = Callable[[float], None] | None
_NEWS = 32  # steps between two words on how far it is


@dataclass(slots=True)
class _Watch:
    cancelled: Cancelled
    progress: Progress
    total: int = 0
    done: int = 0


_present: ContextVar[_Watch | None] = ContextVar("watch", default=None)


@contextmanager
def watched(cancelled: Cancelled, progress: Progress = None) -> Iterator[None]:
    """Let what is read meanwhile be called off, with a StoppedError, and say from 0 to 1 how far it is."""
    before = _present.set(_Watch(cancelled, progress))
    try:
        yield
    finally:
        _present.reset(before)


def go_on() -> None:
    """Go on reading, or raise StoppedError where whoever asked has lost interest."""
    watch = _present.get()
    if watch is not None:
        unless_stopped(watch.cancelled)


def expect(total: int) -> None:
    """Say how many steps there are."""
    watch = _present.get()
    if watch is not None:
        watch.total, watch.done = total, 0


def step() -> None:
    """Take one of the expected steps, as `go_on` does."""
    watch = _present.get()
    if watch is None:
        return
    unless_stopped(watch.cancelled)
    watch.done += 1
    if watch.progress is not None and watch.total and watch.done % _NEWS == 0:
        watch.progress(min(1.0, watch.done / watch.total))
