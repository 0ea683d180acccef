"""What a user named is shown as they wrote it: words of theirs are never taken for markup.

Labels, tips and boxes of Qt guess whether a text is written in HTML; a side called "<b>Hill & Co" would be.
"""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label that shows its text letter by letter."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class RichLabel(QLabel):
    """A label written in HTML; who writes it escapes what users named."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(text)


def tip(words: str) -> str:
    """Write words as the text of a tip, which Qt would take for markup where they look like it."""
    if "<" not in words and "&" not in words:
        return words
    return f"<span>{escape(words).replace(chr(10), '<br>')}</span>"


def on_button(words: str) -> str:
    """Write words as the text of a button, which would underline the letter after an ampersand."""
    return words.replace("&", "&&")
