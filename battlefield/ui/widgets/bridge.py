"""The one bridge from the desk to Qt: a signal when something that is seen has changed."""

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from battlefield.app.desk.table_view import TableView

LISTS_EVERY = 80  # milliseconds between two looks of the side lists while a hand moves


class Bridge(QObject):
    """Tells the board at once, and the side lists a little later, so that a drag never waits for them."""

    changed = Signal()
    settled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=LISTS_EVERY)
        self._timer.timeout.connect(self.settled)

    def attach(self, desk: TableView) -> None:
        """Listen to a desk."""
        desk.listen(self._tell)

    def settle_soon(self) -> None:
        """Let the side lists be looked at a little later."""
        if not self._timer.isActive():
            self._timer.start()

    def _tell(self) -> None:
        if not isValid(self):  # its page is gone, and an answer came before the desk has left
            return
        self.changed.emit()
        if not self._timer.isActive():
            self._timer.start()
