"""The one bridge from the desk to Qt: a signal when something that is seen has changed."""

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from battlefield.app.desk.table_view import TableView

LISTS_EVERY = 80  # milliseconds between two looks of the side lists while a hand moves
FRAME = 16  # milliseconds that an answer waits for the next move of a hand that drags


class Bridge(QObject):
    """Tells the board at once, and the side lists a little later, so that a drag never waits for them.

    `learned` says that an answer has come, and nothing else is new. While a hand drags, it is shown with
    what the next move of the hand changes: two pictures of one frame would be painted for one that is seen.
    """

    changed = Signal()
    learned = Signal()
    settled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._desk: TableView | None = None
        self._heard = 0
        self._timer = QTimer(self, singleShot=True, interval=LISTS_EVERY)
        self._timer.timeout.connect(self.settled)
        self._late = QTimer(self, singleShot=True, interval=FRAME)
        self._late.timeout.connect(self.learned)

    def attach(self, desk: TableView) -> None:
        """Listen to a desk."""
        self._desk, self._heard = desk, desk.news
        desk.listen(self._tell)

    def settle_soon(self) -> None:
        """Let the side lists be looked at a little later."""
        if not self._timer.isActive():
            self._timer.start()

    def _tell(self) -> None:
        if not isValid(self) or self._desk is None:  # its page is gone; its desk stays a moment longer
            return
        heard, self._heard = self._heard, self._desk.news
        if heard == self._heard:
            self._late.stop()
            self.changed.emit()
        elif self._desk.drag is None:
            self.learned.emit()
        elif not self._late.isActive():
            self._late.start()
        self.settle_soon()
