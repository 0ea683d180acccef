"""Loads the window's pages a part at a time, and does what takes long in parts, so that nothing waits."""

import gc
import sys
from collections import deque
from collections.abc import Callable
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

PARTS = tuple(
    f"battlefield.ui.{name}"
    for name in (
        "picture",
        "overlay",
        "board_view",
        "drawing_item",
        "heat_picture",
        "options_panel",
        "answers_panel",
        "prompts",
        "selection_panel",
        "coverage_panel",
        "table_page",
        "battle.dice_tray",
        "battle.now_panel",
        "battle.hints",
        "battle.scrubber",
        "battle.report_pages",
        "battle.markers_item",
        "battle.turn_picture",
        "battle.page",
        "battle.setup_page",
    )
)
"""Modules of the pages, each after those it needs itself; what knows no Qt a thread has loaded before."""


class Loading(QObject):
    """Does one thing in each turn of the event loop: first it loads the pages, then what was asked for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self._is_begun = False

    @property
    def is_idle(self) -> bool:
        """Whether everything is done."""
        return not self._waiting

    def begin(self) -> None:
        """Load the pages, unless that has begun."""
        if not self._is_begun:
            self._is_begun = True
            missing = [part for part in PARTS if part not in sys.modules]
            self.then(*(lambda part=part: import_module(part) for part in missing))
            self.then(gc.freeze)  # what is loaded by now stays: a collection need not look at it again

    def then(self, *acts: Callable[[], object]) -> None:
        """Do things one after the other, each in a turn of its own, after all that is waiting."""
        self._waiting.extend(acts)
        if self._waiting:
            self._timer.start()

    def _go_on(self) -> None:
        act = self._waiting.popleft()
        if not self._waiting:
            self._timer.stop()
        act()
