"""A small box over the board that takes one line of text."""

from abc import abstractmethod

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from battlefield.ui.widgets.plain import PlainLabel

_ABOVE_THE_EDGE = 52  # pixels that it stays above the lower edge of the board


class LineBox(QFrame):
    """Takes a line and hands it on; stays with a sentence where the line is refused, goes with Esc.

    The words below say what can be typed, until a line is refused.
    """

    def __init__(self, parent: QWidget, width: int) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._board, self._usual = parent, ""
        self._is_asked = False
        self.title, self.words, self.field = PlainLabel(), PlainLabel(), QLineEdit()
        self.field.returnPressed.connect(self._enter)
        self.words.setWordWrap(True)
        self.words.setFixedWidth(width)
        row = QHBoxLayout()
        row.addWidget(self.title)
        row.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addLayout(row)
        column.addWidget(self.words)
        self.hide()

    def _open(self, usual: str) -> None:
        """Show the line with words below it, ready to type."""
        self._usual, self._is_asked = usual, True
        self._say(usual)
        self.show()
        self.raise_()
        self._place()
        self.field.setFocus()

    def _place(self) -> None:
        """Sit in the lower middle of the board."""
        self.adjustSize()
        room = self._board.size()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - _ABOVE_THE_EDGE)

    def _enter(self) -> None:
        self._is_asked = False
        complaint = self.act(self.field.text())
        self._say(complaint or self._usual)
        if complaint:
            self._place()
            self.field.selectAll()
        elif not self._is_asked:  # else what was typed has asked for more
            self.leave()

    @abstractmethod
    def act(self, text: str) -> str:
        """Do what a line says; give what is wrong with it, or nothing."""

    def _say(self, words: str) -> None:
        self.words.setText(words)
        self.words.setObjectName("quiet" if words == self._usual else "warning")
        self.words.style().polish(self.words)
        self.words.setFixedHeight(self.words.heightForWidth(self.words.minimumWidth()))

    def leave(self) -> None:
        """Go, and give the keyboard back to the table."""
        if self.isVisible():
            self.hide()
            self._board.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc; keep Enter, which the line has heard, from the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)
