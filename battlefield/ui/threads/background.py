"""Does long work in threads of its own; what it finds arrives in the window's thread."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from battlefield.app.desk.background import Done, Task, Work
from battlefield.geometry.kernel.cancellation import StoppedError, heeding, unless_stopped
from battlefield.ui.threads.job import Job, Jobs, tell

NEWS_EVERY = 100  # milliseconds between two words on how far some work is
PACE = 50  # milliseconds between the beginnings of two jobs
THREADS = 2  # so that one long work does not keep a short one waiting
TURN = 0.0005  # seconds that a thread may keep Python: a frame asks for it many times, and waits each time


class ThreadedBackground(QObject):
    """Runs work in a small pool of threads; what was called off is never heard of again."""

    _told = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self, THREADS)
        sys.setswitchinterval(TURN)
        self._waiting: dict[int, tuple[Task, Callable[[], None]]] = {}
        self._since = QElapsedTimer()
        self._told.connect(self._hear)

    @property
    def is_idle(self) -> bool:
        """Whether every answer has arrived."""
        return not self._waiting

    def begin(self, work: Work, done: Done, told: Callable[[], None]) -> Task:
        """Start some work; `done` and `told` are called in the window's thread."""
        clock = QElapsedTimer()
        clock.start()

        def heard() -> None:
            if clock.elapsed() >= NEWS_EVERY:
                clock.restart()
                tell(self, self._told, number)

        task = Task(heard)
        number = self._jobs.hold(lambda: _done(work, task), lambda job: self._arrive(number, done, job))
        self._waiting[number] = (task, told)
        self._start(number)
        return task

    def _start(self, number: int) -> None:
        """Start a job, some while after the one before: jobs in a row would leave the hand no time."""
        wait = PACE - self._since.restart() if self._since.isValid() else 0
        if not self._since.isValid():
            self._since.start()
        if wait > 0:
            QTimer.singleShot(wait, self, lambda: self._jobs.start(number))
        else:
            self._jobs.start(number)

    def _hear(self, number: int) -> None:
        task, told = self._waiting[number]
        if not task.cancelled():
            told()

    def _arrive(self, number: int, done: Done, job: Job) -> None:
        task, _ = self._waiting.pop(number)
        if task.cancelled() or isinstance(job.error, StoppedError):
            return
        if job.error is not None:
            raise job.error  # a mistake of ours: told in the window's own thread
        done(job.found)

    def leave(self) -> None:
        """Call everything off: its table is gone."""
        for task, _ in self._waiting.values():
            task.cancel()

    def finish(self) -> None:
        """Call everything off and wait until the threads are done."""
        self.leave()
        self._jobs.finish()


def _done(work: Work, task: Task) -> object:
    with heeding(task.cancelled):
        unless_stopped()
        return work(task)
