"""Lists that say, as long as nothing stands in them, what will."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget

from battlefield.ui.widgets.painting import painting


def tell_empty(view: QAbstractItemView, words: str) -> None:
    """Write words into the middle of a list in which nothing stands."""
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    with painting(view.viewport()) as painter:
        painter.setPen(view.palette().placeholderText().color())
        painter.drawText(view.viewport().rect().adjusted(12, 2, -12, -2), flags, words)


class TellingList(QListWidget):
    """A list with words of its own for when it is empty."""

    def __init__(self, if_empty: str) -> None:
        super().__init__()
        self.if_empty = if_empty

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say what will stand here as long as nothing does."""
        super().paintEvent(event)
        if self.count() == 0:
            tell_empty(self, self.if_empty)
