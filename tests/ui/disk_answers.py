"""Answers to the question what is to become of a file that another program has changed, by real clicks."""

from hand import Hand
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlefield.ui.shell.disk.disk_question import DiskQuestion


def question() -> DiskQuestion | None:
    box = QApplication.activeModalWidget()
    return box if isinstance(box, DiskQuestion) else None


class Answer:
    """Clicks a button of the next question that is asked, once what is on disk has been read."""

    def __init__(self, words: str) -> None:
        self.words, self.asked = words, list[str]()
        self._timer = QTimer(QApplication.instance())
        self._timer.setInterval(20)
        self._timer.timeout.connect(lambda: self._click())
        self._timer.start()

    def _click(self) -> None:
        box = question()
        if box is None or (box.found is None and "Gone" not in box.windowTitle()):
            return
        self._timer.deleteLater()
        self.asked.append(f"{box.text()}\n{box.informativeText()}")
        [button] = [each for each in box.buttons() if self.words in each.text().replace("&", "")]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def forth(hand: Hand) -> None:
    """Come back to the window in front."""
    hand.window.activateWindow()
    hand.until(hand.window.isActiveWindow)


def quiet(hand: Hand) -> None:
    """Have the window not look at its file by itself: only writing is tested."""
    hand.window.saving.on_disk.leave()
    hand.window.saving.on_disk.follow = lambda: None  # type: ignore[method-assign]
