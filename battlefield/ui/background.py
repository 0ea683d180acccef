"""Does long work in threads of its own; what it finds arrives in the window's thread."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QRunnable, QThreadPool, QTimer, Signal, SignalInstance
from shiboken6 import isValid

from battlefield.app.background import Done, Task, Work
from battlefield.geometry.stopped import StoppedError
from battlefield.ui.job import Job

NEWS_EVERY = 100  # milliseconds between two words on how far some work is
PACE = 50  # milliseconds between the beginnings of two jobs
THREADS = 2  # so that one long work does not keep a short one waiting
TURN = 0.0005  # seconds that a thread may keep Python: a frame asks for it many times, and waits each time


class ThreadedBackground(QObject):
    """Runs work in a small pool of threads; what was called off is never heard of again."""

    _answered = Signal(int, object, object)
    _told = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(THREADS)
        sys.setswitchinterval(TURN)
        self._waiting: dict[int, tuple[Task, Done, Callable[[], None]]] = {}
        self._count = 0
        self._since = QElapsedTimer()
        self._answered.connect(self._arrive)
        self._told.connect(self._hear)

    @property
    def is_idle(self) -> bool:
        """Whether every answer has arrived."""
        return not self._waiting

    def begin(self, work: Work, done: Done, told: Callable[[], None]) -> Task:
        """Start some work; `done` and `told` are called in the window's thread."""
        self._count += 1
        ticket, clock = self._count, QElapsedTimer()
        clock.start()

        def heard() -> None:
            if clock.elapsed() >= NEWS_EVERY:
                clock.restart()
                self._send(self._told, ticket)

        task = Task(heard)
        self._waiting[ticket] = (task, done, told)
        self._start(Job(lambda: self._work(ticket, task, work)))
        return task

    def _start(self, job: QRunnable) -> None:
        """Start a job, some while after the one before: jobs in a row would leave the hand no time."""
        wait = PACE - self._since.restart() if self._since.isValid() else 0
        if not self._since.isValid():
            self._since.start()
        if wait > 0:
            QTimer.singleShot(wait, self, lambda: self._pool.start(job))
        else:
            self._pool.start(job)

    def _work(self, ticket: int, task: Task, work: Work) -> None:
        found, failure = None, None
        try:
            if task.cancelled():
                raise StoppedError
            found = work(task)
        except Exception as error:
            failure = error
        self._send(self._answered, ticket, found, failure)

    def _send(self, signal: SignalInstance, *words: object) -> None:
        try:
            signal.emit(*words)
        except RuntimeError:
            if isValid(self):
                raise
            # The program has ended under the work and Qt has deleted this: nobody is left to tell.

    def _hear(self, ticket: int) -> None:
        task, _, told = self._waiting[ticket]
        if not task.cancelled():
            told()

    def _arrive(self, ticket: int, found: object, error: Exception | None) -> None:
        task, done, _ = self._waiting.pop(ticket)
        if task.cancelled() or isinstance(error, StoppedError):
            return
        if error is not None:
            raise error  # a mistake of ours: told in the window's own thread
        done(found)

    def leave(self) -> None:
        """Call everything off: its table is gone."""
        for task, _, _ in self._waiting.values():
            task.cancel()

    def finish(self) -> None:
        """Call everything off and wait until the threads are done."""
        self.leave()
        self._pool.waitForDone()
