"""The words of the rules: each number and short form that the window shows, explained, found by typing."""

from html import escape

from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.books.faces import FACES
from battlefield.app.books.glossary import terms_of
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.fitting import FittedDialog

_NONE = QT_TR_NOOP("No word here holds “{}”")


class RuleWords(FittedDialog):
    """Lists the words of a book, in their order or those that hold what is typed; another can be chosen."""

    def __init__(self, parent: QWidget, book: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Words of the rules"))
        self.book, self.seek, self.text = QComboBox(), QLineEdit(), QTextBrowser()
        self.book.setAccessibleName(tr("Book"))
        for face in FACES.values():
            self.book.addItem(face.name, face.key)
        self.book.setCurrentIndex(max(0, self.book.findData(book)))
        self.book.currentIndexChanged.connect(lambda _: self._show())
        self.seek.setPlaceholderText(tr("Find a word"))
        self.seek.setAccessibleName(tr("Find a word"))
        self.seek.setClearButtonEnabled(True)
        self.seek.textChanged.connect(lambda _: self._show())
        self.text.setAccessibleName(tr("Words and what they mean"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self.book, self.seek, self.text, buttons):
            column.addWidget(widget)
        self.resize(520, 560)
        self.seek.setFocus()
        self._show()

    def _show(self) -> None:
        wanted = self.seek.text().strip().lower()
        terms = [term for term in terms_of(self.book.currentData()) if wanted in term.line.lower()]
        rows = "".join(
            f"<tr><td width='110'><b>{escape(term.word)}</b></td><td>{escape(_sentence(term.says))}</td></tr>"
            for term in terms
        )
        empty = f"<p>{escape(tr(_NONE).format(self.seek.text()))}</p>"
        self.text.setHtml(f"<table cellpadding='3'>{rows}</table>" if terms else empty)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
