"""Goes through pages and dialogs in a program of its own, and tells where its windows lie and what is cut."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDockWidget,
    QLabel,
    QScrollArea,
    QSplitter,
    QToolBar,
    QWidget,
)

from battlefield.files import read_scene
from battlefield.resources import sample_maps
from battlefield.ui.shell.beginning import begin_first_battle
from battlefield.ui.shell.start import application
from battlefield.ui.widgets.settings import Settings

SAMPLES = {path.stem: path for path in sample_maps()}


def until(fact: Callable[[], bool]) -> None:
    for _ in range(3000):
        if fact():
            return
        QTest.qWait(10)
    raise AssertionError("it did not come about")


def still(window) -> None:
    until(lambda: window.loading.is_idle and window.reader.is_idle and not window.coming.is_on)
    QTest.qWait(150)


def facts(window: QWidget) -> dict[str, object]:
    """Tell where a window lies, how small it may become, what its parts need, and what cannot be seen."""
    frame, screen = window.frameGeometry(), window.screen().geometry()
    return {
        "frame": list(frame.getRect()),
        "screen": list(screen.getRect()),
        "size": list(window.size().toTuple()),
        "least": list(window.minimumSize().toTuple()),
        "needs": list(_needs(window)),
        "cut": list(_cut(window)),
    }


def _needs(window: QWidget) -> tuple[int, int]:
    layout = window.layout()
    found = layout.totalMinimumSize() if layout is not None else window.minimumSizeHint()
    return found.width(), found.height()


def _cut(window: QWidget) -> Iterator[str]:
    """Name each button and each line of words that lies outside of the window and cannot be scrolled to."""
    inside = window.rect()
    for kind in (QAbstractButton, QLabel):
        for widget in window.findChildren(kind):
            if not widget.isVisible() or widget.window() is not window or _gives_way(widget, window):
                continue
            box = QRect(widget.mapTo(window, QPoint()), widget.size())
            if box.isValid() and not inside.contains(box):
                yield f"{type(widget).__name__} {widget.text()!r} at {box.getRect()}"


def _gives_way(widget: QWidget, window: QWidget) -> bool:
    """Tell whether something that holds it can be scrolled or unfolded, or lies behind others as a tab."""
    holder = widget.parentWidget()
    while holder is not None and holder is not window:
        if isinstance(holder, QScrollArea | QToolBar | QSplitter):
            return True
        if isinstance(holder, QDockWidget) and holder.visibleRegion().isEmpty():
            return True
        holder = holder.parentWidget()
    return False


class Tour:
    """Takes one window through what is asked for."""

    def __init__(self) -> None:
        from battlefield.ui.shell.window import MainWindow

        self.window = MainWindow(Settings())
        self.window.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)

    def show(self) -> None:
        self.window.show()
        self.window.activateWindow()
        still(self.window)

    def start(self) -> None:
        self.window.show_home()
        still(self.window)

    def setup(self) -> None:
        self.window.acts["new_battle"].trigger()
        still(self.window)

    def measure(self) -> None:
        self.start()
        self.window.open_path(SAMPLES["tournament"])
        until(lambda: self.window.page is not None)
        still(self.window)

    def design(self) -> None:
        if self.window.page is None:
            self.measure()
        self.window.acts["design"].trigger()
        until(lambda: self.window.modes.now == "design")
        still(self.window)

    def battle(self) -> None:
        self.start()
        begin_first_battle(self.window)
        until(lambda: self.window.battle is not None)
        still(self.window)

    def dialog(self, name: str) -> QDialog:
        found = self._dialog(name)
        found.show()
        QTest.qWait(200)
        return found

    def _dialog(self, name: str) -> QDialog:
        from battlefield.ui.design.fairness.fairness_dialog import FairnessDialog
        from battlefield.ui.pages.exporting import ExportDialog
        from battlefield.ui.printing.dialog import PrintDialog
        from battlefield.ui.shell.dialogs import Keys, NewTable
        from battlefield.ui.shell.words_dialog import RuleWords
        from battlefield.ui.widgets.prompts import CommandSearch

        window = self.window
        if name == "words":
            window.acts["words"].trigger()
            return window.findChildren(RuleWords)[0]
        if name == "fairness":
            self.design()
            window.acts["fairness"].trigger()
            return window.findChildren(FairnessDialog)[0]
        scene = read_scene(SAMPLES["tournament"])
        made = {
            "print": lambda: PrintDialog(window, window.settings, scene),
            "export": lambda: ExportDialog(window, scene, window.colours),
            "keys": lambda: Keys(window),
            "new": lambda: NewTable(window),
            "search": lambda: CommandSearch(window, lambda _name: True),
        }
        return made[name]()


def main(steps: list[str]) -> None:
    application()
    tour, told = Tour(), {}
    pages = {"start": tour.start, "new battle": tour.setup, "measure": tour.measure, "design": tour.design,
             "battle": tour.battle}  # fmt: skip
    tour.show()
    for step in steps:
        if step.startswith("dialog "):
            dialog = tour.dialog(step.removeprefix("dialog "))
            told[step] = facts(dialog)
            dialog.close()
        elif step.startswith("place "):
            tour.window.setGeometry(*(int(each) for each in step.split()[1:]))
            QTest.qWait(50)
        elif step == "close":
            tour.window.close()
        else:
            pages[step]()
            told[step] = facts(tour.window)
    if tour.window.isVisible():
        tour.window.close()
    print(json.dumps(told))


if __name__ == "__main__":
    Path.home().mkdir(parents=True, exist_ok=True)
    main(sys.argv[1:])
