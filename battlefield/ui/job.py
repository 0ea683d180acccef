"""A piece of work for a pool of threads."""

from collections.abc import Callable

from PySide6.QtCore import QRunnable


class Job(QRunnable):
    """Calls one function in whatever thread runs it."""

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__()
        self._work = work

    def run(self) -> None:
        """Do the work in the thread."""
        self._work()
