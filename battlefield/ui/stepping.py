"""Works steps of a battle out in a thread; what is soon done is done before the click returns."""

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

from PySide6.QtCore import QCoreApplication, QObject, Signal

from battlefield.app.stepping import End, safely

PATIENCE = 0.02  # seconds that a click waits before the window goes on without it


class ThreadedSteps(QObject):
    """One thread for each step; those that last longer than the patience arrive by a signal."""

    _ended = Signal(object, object)

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())  # a page may go while a thread still means to tell
        self._ended.connect(lambda done, end: done(end))

    def run(self, work: Callable[[], End], done: Callable[[End], None]) -> bool:
        """Work a step out; True if it was done within the patience."""
        found: list[End] = []
        is_known, is_late = Event(), Event()

        def worked() -> None:
            found.append(safely(work))
            is_known.set()
            is_late.wait()
            if not taken:
                with suppress(RuntimeError):  # the program has ended
                    self._ended.emit(done, found[0])

        taken: list[bool] = []
        Thread(target=worked, name="step", daemon=True).start()
        if is_known.wait(PATIENCE):
            taken.append(True)
        is_late.set()
        if taken:
            done(found[0])
        return bool(taken)
