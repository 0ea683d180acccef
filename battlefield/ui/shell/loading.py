"""Loads the window's pages a part at a time, and does what takes long in parts, so that nothing waits."""

import gc
from collections import deque
from collections.abc import Callable, Generator

from PySide6.QtCore import QObject, QTimer


class Loading(QObject):
    """Does one thing in each turn of the event loop: first it loads the pages, then what was asked for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(1)  # millisecond, in which others have their turn
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
            self.then(_boards, _drawings, _fields, _tables, _questions, _looking_back, _pictures)
            self.then(_battles, _setting_up, _overlays, _editing, _checking, _designs)
            self.then(_libraries, _scenarios, _benches, _printing)
            self.then(gc.freeze)  # what is loaded by now stays: a collection need not look at it again

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


# each after those that it needs itself; what knows no Qt a thread has loaded before


def _boards() -> None:
    import battlefield.ui.board.board_view
    import battlefield.ui.board.overlay
    import battlefield.ui.printing.picture  # noqa: F401


def _drawings() -> None:
    import battlefield.ui.board.drawing_item
    import battlefield.ui.board.heat_picture  # noqa: F401


def _fields() -> None:
    pass


def _tables() -> None:
    import battlefield.ui.measure.table_page  # noqa: F401


def _questions() -> None:
    pass


def _looking_back() -> None:
    pass


def _pictures() -> None:
    import battlefield.ui.battle.table.turn_picture  # noqa: F401


def _battles() -> None:
    import battlefield.ui.battle.page  # noqa: F401


def _setting_up() -> None:
    import battlefield.ui.battle.setup.setup_page  # noqa: F401


def _overlays() -> None:
    import battlefield.ui.design.overlay  # noqa: F401


def _editing() -> None:
    import battlefield.ui.design.editing  # noqa: F401


def _checking() -> None:
    import battlefield.ui.design.checking  # noqa: F401


def _designs() -> None:
    import battlefield.ui.design.page  # noqa: F401


def _libraries() -> None:
    import battlefield.ui.design.panels.library_panel  # noqa: F401


def _scenarios() -> None:
    import battlefield.ui.design.scenario_handlers  # noqa: F401


def _printing() -> None:
    import battlefield.ui.printing.dialog  # noqa: F401


def _benches() -> None:
    import battlefield.ui.measure.bench_panel  # noqa: F401
