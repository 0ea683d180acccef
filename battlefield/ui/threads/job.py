"""Work in threads: whatever belongs to it is let go of in the window's thread, and nowhere else.

A function holds what it was made of, and often at some remove the page that asked. Were a thread the last to
hold it, Qt's objects would be deleted there, which Qt does not survive. So threads hold but a number.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal, SignalInstance
from shiboken6 import isValid


class Job:
    """One piece of work, what it finds or what it fails with, and what is done then."""

    def __init__(self, work: Callable[[], object], done: Callable[["Job"], None]) -> None:
        self.work, self.done = work, done
        self.found: object = None
        self.error: Exception | None = None

    def run(self) -> None:
        """Do the work, in whatever thread."""
        try:
            self.found = self.work()
        except Exception as error:
            self.error = error


class Jobs(QObject):
    """Does work in a pool of so many threads; what becomes of it is told in the window's thread."""

    _over = Signal(int)

    def __init__(self, parent: QObject, threads: int) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self, maxThreadCount=threads)
        self._held: dict[int, Job] = {}
        self._count = 0
        self._over.connect(self._end)

    @property
    def is_idle(self) -> bool:
        """Whether all that was begun is done and told."""
        return not self._held

    def hold(self, work: Callable[[], object], done: Callable[[Job], None]) -> int:
        """Keep some work until it is to be done; give its number."""
        self._count += 1
        self._held[self._count] = Job(work, done)
        return self._count

    def start(self, number: int, is_urgent: bool = False) -> None:
        """Do the work of a number in a thread, if urgent before all that waits, then call its `done`."""
        self._pool.start(partial(self.run, number), int(is_urgent))

    def run(self, number: int) -> None:
        """Do the work of a number in the present thread, which lets go of it before it says so."""
        self._held[number].run()
        tell(self, self._over, number)

    def _end(self, number: int) -> None:
        job = self._held.pop(number)
        try:
            job.done(job)
        finally:
            job.error = None  # its trace holds the job, which would stay until Python collects

    def finish(self) -> None:
        """Wait until the threads are done."""
        self._pool.waitForDone()


def tell(sender: QObject, signal: SignalInstance, number: int) -> None:
    """Emit a number from a thread; nobody hears it once the program has ended and the sender is deleted."""
    try:
        signal.emit(number)
    except RuntimeError:
        if isValid(sender):
            raise
