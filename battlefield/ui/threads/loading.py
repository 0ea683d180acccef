"""Does what takes long in parts, each in a turn of the event loop, so that nothing waits."""

import gc
from collections import deque
from collections.abc import Callable, Generator, Sequence

from PySide6.QtCore import QObject, QTimer

PAUSE = 1  # millisecond between two things, in which others have their turn
RARELY = 1000  # collections of the young between two that look at everything, which takes longer than a frame


class Loading(QObject):
    """Does one thing in each turn of the event loop: first it loads the pages, then what was asked for."""

    def __init__(self, parent: QObject, pages: Sequence[Callable[[], object]] = ()) -> None:
        super().__init__(parent)
        self._pages = pages  # each loads a part of them
        self._waiting: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._go_on)
        self._is_begun = False
        self._seen_through: set[Generator[None, None, object]] = set()
        self._now: Generator[None, None, object] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether everything is done."""
        return not self._waiting

    def begin(self) -> None:
        """Load the pages, unless that has begun."""
        if not self._is_begun:
            self._is_begun = True
            self.then(*self._pages)
            self.then(_spare)

    def then(self, *acts: Callable[[], object]) -> None:
        """Do things one after the other, each in a turn of its own, after all that is waiting."""
        self._waiting.extend(acts)
        if self._waiting:
            self._timer.start()

    def see_through(self, steps: Generator[None, None, object]) -> None:
        """Do all steps of a thing, each in a turn of its own: nothing that comes takes its place."""
        self._seen_through.add(steps)

        def go_on() -> None:
            self._now = steps
            has_more = next(steps, self) is not self
            self._now = None
            if has_more and steps in self._seen_through:
                self.then(go_on)
            else:
                self._seen_through.discard(steps)
                steps.close()

        self.then(go_on)

    def finish(self) -> None:
        """Do nothing of what is waiting: the window is closed. What its steps hold is let go at once."""
        self._waiting.clear()
        self._timer.stop()
        left, self._seen_through = self._seen_through, set()
        for steps in left:
            if steps is not self._now:  # else it closes the window itself, and ends on its own
                steps.close()

    def _go_on(self) -> None:
        act = self._waiting.popleft()
        if not self._waiting:
            self._timer.stop()
        act()


def _spare() -> None:
    """Let collections of garbage leave out what is loaded by now, and look at what is old but rarely."""
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, RARELY)
