"""Work in threads of its own, and what becomes of it when its window is gone."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from battlefield.app.background import Task
from battlefield.ui.background import ThreadedBackground


def fails(_: Task) -> int:
    raise ValueError("a mistake")


@pytest.mark.parametrize("work", [lambda _: 1, fails])
def test_work_that_outlives_the_window_is_dropped_quietly(qapp: QApplication, work) -> None:
    window = QObject(qapp)
    background = ThreadedBackground(window)
    delete(window)
    with pytest.raises(RuntimeError, match="deleted"):
        background._answered.emit(1, None, None)
    background._work(1, Task(), work)
