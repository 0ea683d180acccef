"""The line over the board on which numbers and words are typed while drawing."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget


class TypedBox(QFrame):
    """Takes a line and hands it on; stays with a sentence where the line is refused, goes with Esc."""

    def __init__(self, parent: QWidget, act: Callable[[str], str]) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._board, self._act = parent, act
        self.title, self.words = QLabel(), QLabel()
        self.field = QLineEdit()
        self.field.setMaxLength(200)
        self.field.setMinimumWidth(260)
        self.field.setAccessibleName("Numbers of what is drawn")
        self.field.returnPressed.connect(self._enter)
        self.words.setWordWrap(True)
        self.words.setFixedWidth(340)
        row = QHBoxLayout()
        row.addWidget(self.title)
        row.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addLayout(row)
        column.addWidget(self.words)
        self._examples = ""
        self.hide()

    def ask(self, title: str, examples: str, begun: str = "") -> None:
        """Show the line, begun with some characters; `examples` say what can be typed."""
        self.title.setText(title)
        self._examples = examples
        self._say(examples)
        self.show()
        self.raise_()
        self._place()
        self.field.setText(begun)
        self.field.setFocus()

    def _place(self) -> None:
        self.adjustSize()
        room = self._board.size()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - 52)

    def _enter(self) -> None:
        complaint = self._act(self.field.text())
        if complaint:
            self._say(complaint)
            self._place()
            self.field.selectAll()
        else:
            self.leave()

    def _say(self, words: str) -> None:
        self.words.setText(words)
        self.words.setObjectName("quiet" if words == self._examples else "warning")
        self.words.style().polish(self.words)

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
