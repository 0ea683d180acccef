"""Works steps of a battle out in a thread; what is soon done is done before the click returns."""

from collections.abc import Callable
from threading import Event, Thread

from PySide6.QtCore import QCoreApplication, QObject, Signal

from battlefield.app.battle.battle_steps import End, Step
from battlefield.ui.threads.job import tell

PATIENCE = 0.02  # seconds that a click waits before the window goes on without it
GONE = 2.0  # seconds that the end of the program waits for a step


class _Running:
    """A step that is being worked out; `is_left` is set once the window no longer waits for it."""

    def __init__(self, step: Step, done: Callable[[End], object]) -> None:
        self.step, self.done = step, done
        self.end: End | None = None
        self.is_known, self.is_left = Event(), Event()

    def go(self) -> None:
        """Work it out, and wait until the window waits no longer."""
        self.end = self.step.worked_out()
        self.is_known.set()
        self.is_left.wait()

    def finish(self) -> None:
        """End it in the window's thread, unless that is done."""
        done, end, self.end = self.done, self.end, None
        if end is not None:
            done(end)


class ThreadedSteps(QObject):
    """One thread for each step; those that last longer than the patience arrive by a signal.

    A thread holds but the number of its step: what the step holds is let go of in the window's thread.
    """

    _over = Signal(int)

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._steps: dict[int, _Running] = {}
        self._count = 0
        self._threads: dict[int, Thread] = {}
        self._over.connect(self._end)
        if isinstance(parent, QCoreApplication):
            parent.aboutToQuit.connect(self.finish)

    def run(self, step: Step, done: Callable[[End], object]) -> bool:
        """Work a step out; True if it was done within the patience."""
        self._count += 1
        running = self._steps[self._count] = _Running(step, done)
        thread = Thread(target=self._go, args=(self._count,), name="step", daemon=True)
        self._threads[self._count] = thread
        thread.start()
        is_soon = running.is_known.wait(PATIENCE)
        running.is_left.set()
        if is_soon:
            running.finish()
        return is_soon

    def _go(self, number: int) -> None:
        self._steps[number].go()
        tell(self, self._over, number)

    def _end(self, number: int) -> None:
        self._threads.pop(number)
        self._steps.pop(number).finish()

    def finish(self) -> None:
        """Wait for steps on their way: who spoke while Qt is taken down would bring the program down."""
        for thread in list(self._threads.values()):
            thread.join(GONE)


def threaded_steps() -> ThreadedSteps:
    """Return the steps of the whole program: a page may go while a thread still means to tell."""
    app = QCoreApplication.instance()
    found = app.findChild(ThreadedSteps) if app is not None else None
    return found if isinstance(found, ThreadedSteps) else ThreadedSteps(app)
