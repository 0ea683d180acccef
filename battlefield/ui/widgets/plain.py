"""What a user named is shown as they wrote it: words of theirs are never taken for markup.

Labels, tips and boxes of Qt guess whether a text is written in HTML; a side called "<b>Hill & Co" would be.
"""

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget


class PlainLabel(QLabel):
    """A label that shows its text letter by letter; the style goes by its name."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, name: str = "", wraps: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(wraps)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class ShortLabel(PlainLabel):
    """A line that ends in dots where it has too little room; all of it then stands in its tip."""

    def minimumSizeHint(self) -> QSize:
        """Ask for no width: whatever stands beside it comes first."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint as much as there is room for."""
        room = self.contentsRect()
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip(tip(self.text()) if words != self.text() else "")
        painter = QPainter(self)
        line = self.alignment().value | Qt.TextFlag.TextSingleLine.value
        self.style().drawItemText(
            painter, room, line, self.palette(), self.isEnabled(), words, self.foregroundRole()
        )


class RichLabel(QLabel):
    """A label written in HTML; who writes it escapes what users named."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(text)


def scrolled(whole: QWidget) -> QVBoxLayout:
    """Return a column that fills a panel, and that is scrolled down where the panel is too low for it."""
    inner, room = QWidget(), QScrollArea(widgetResizable=True)
    inner.setObjectName("panel")
    column = QVBoxLayout(inner)
    column.setContentsMargins(12, 4, 12, 8)
    room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    room.setWidget(inner)
    outer = QVBoxLayout(whole)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(room)
    return column


def tip(words: str) -> str:
    """Write words as the text of a tip, which Qt would take for markup where they look like it."""
    if "<" not in words and "&" not in words:
        return words
    return f"<span>{escape(words).replace(chr(10), '<br>')}</span>"


def on_button(words: str) -> str:
    """Write words as the text of a button, which would underline the letter after an ampersand."""
    return words.replace("&", "&&")
