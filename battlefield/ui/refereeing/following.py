"""What follows the verdict that is measured, which is worked out beside the hand."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from battlefield.app.desk.background import Task, is_same
from battlefield.app.refereeing.subjects import Subject
from battlefield.ui.refereeing.asking import Asked
from battlefield.ui.refereeing.card_files import Card
from battlefield.ui.widgets.palette import Colours

_REST = 120  # milliseconds after a change until the verdict is asked for


class Following(QWidget):
    """Has the card of what is measured, or the fault why there is none."""

    def __init__(self, parent: QWidget, colours: Colours, kind: Qt.WindowType = Qt.WindowType.Widget) -> None:
        super().__init__(parent, kind)
        self.colours = colours
        self.card: Card | None = None
        self.fault = ""
        self._wanted: tuple[Asked, Subject] | None = None
        self._key: tuple[object, ...] | None = None
        self._task: Task | None = None
        self._later = QTimer(self, singleShot=True, interval=_REST)
        self._later.timeout.connect(self._work_out)

    def arrived(self) -> None:
        """Take up a card, or that there is none."""

    def ask(self, asked: Asked, subject: Subject) -> None:
        """Show a verdict once it is worked out; till then the one before stays."""
        key = (asked.scene, asked.unit, subject.question, subject.about)
        if self._key is not None and is_same(self._key, key):
            return
        self._key, self._wanted = key, (asked, subject)
        self._later.start()

    def show_nothing(self) -> None:
        """Say what to do for a verdict to be shown."""
        self.stop()
        self._show(None)

    def stop(self) -> None:
        """Ask for nothing any more."""
        self._later.stop()
        self._key = self._wanted = None
        if self._task is not None:
            self._task.cancel()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.update()

    def _work_out(self) -> None:
        if self._wanted is None:
            return
        if self._task is not None:
            self._task.cancel()
        asked, subject = self._wanted
        self._task = asked.work_out(subject, "", self._show, lambda why: self._show(None, why))

    def _show(self, card: Card | None, fault: str = "") -> None:
        self.card, self.fault = card, fault
        self.arrived()
        self.update()
