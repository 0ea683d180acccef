"""What a user named is shown as they wrote it: words of theirs are never taken for markup.

Labels, tips and boxes of Qt guess whether a text is written in HTML; a side called "<b>Hill & Co" would be.
"""

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from battlefield.ui.widgets.painting import painting

_ANY = 16777215  # pixels: Qt's word for no limit
_AROUND = 4  # pixels about a line
_STEP, _SPARE = 24, 120  # pixels that a line has more than it needs, at first and at most


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
        told = tip(self.text()) if words != self.text() else ""
        if told != self.toolTip():
            self.setToolTip(told)
        with painting(self) as painter:
            line = self.alignment().value | Qt.TextFlag.TextSingleLine.value
            self.style().drawItemText(
                painter, room, line, self.palette(), self.isEnabled(), words, self.foregroundRole()
            )


class SteadyLabel(PlainLabel):
    """A line of figures that change with every move of the hand: its room changes only now and then.

    Without that, each new figure would lay out anew all of the window about it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def setText(self, text: str) -> None:
        """Show a text, in the room that is there where it fits."""
        super().setText(text)
        wide = self.sizeHint().width() if text else 0  # with all that its style leaves free beside it
        if not self.maximumWidth() - _SPARE <= wide <= self.maximumWidth():
            self.setFixedSize(wide + (_STEP if text else 0), self.fontMetrics().height() + _AROUND)

    def changeEvent(self, event: QEvent) -> None:
        """Take other room for other letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setMaximumWidth(_ANY)
            self.setText(self.text())


class RichLabel(QLabel):
    """A label written in HTML; who writes it escapes what users named."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(text)


def scrolled(whole: QWidget, name: str = "") -> QVBoxLayout:
    """Return a column that fills a panel, and that is scrolled down where the panel is too low for it.

    Docks name it after themselves; whatever else it fills needs a name for a screen reader.
    """
    inner, room = QWidget(), QScrollArea(widgetResizable=True)
    room.setAccessibleName(name)
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
