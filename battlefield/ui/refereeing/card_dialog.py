"""The dialog that shows a verdict card, and saves or copies it."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from battlefield.app.desk.background import Task
from battlefield.app.refereeing.card_html import plain_words
from battlefield.app.refereeing.evidence import MOST_LETTERS
from battlefield.app.refereeing.subjects import Subject
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.ui.refereeing.asking import Asked
from battlefield.ui.refereeing.card_files import PAGE, Card, card_image
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel

_PREVIEW = QSize(708, 501)  # pixels, in the proportions of the page
_TYPING = 300  # milliseconds after the last key until the page is drawn anew


class CardDialog(FittedDialog):
    """Shows the card of a verdict on the table; `wanted` asks for a file, `copied` has it copied."""

    wanted = Signal(object)
    copied = Signal(object)

    def __init__(self, parent: QWidget, asked: Asked, subjects: Sequence[Subject], names: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Verdict card"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.card: Card | None = None
        self._asked, self._subjects = asked, list(subjects)
        self._task: Task | None = None
        self.choice, self.field = QComboBox(), QLineEdit(names)
        self.page, self.words = PlainLabel(), PlainLabel(name="quiet", wraps=True)
        self._later = QTimer(self, singleShot=True, interval=_TYPING)
        self._later.timeout.connect(self._name)
        self._fill_form()
        self._arrange()
        self._work_out()

    @property
    def names(self) -> str:
        """The names that are typed."""
        return self.field.text()

    def _fill_form(self) -> None:
        self.choice.addItems([said(subject.title) for subject in self._subjects])
        self.choice.setAccessibleName(tr("Verdict"))
        self.choice.currentIndexChanged.connect(lambda _number: self._work_out())
        self.field.setMaxLength(MOST_LETTERS)
        self.field.setAccessibleName(tr("Names"))
        self.field.setPlaceholderText(tr("Who plays and who ruled: Ann and Ben, referee Cleo"))
        self.field.textChanged.connect(lambda _text: self._later.start())
        self.page.setFixedSize(_PREVIEW)
        self.page.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page.setAccessibleName(tr("The card"))
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())

    def _arrange(self) -> None:
        column, form = QVBoxLayout(self), QFormLayout()
        column.setContentsMargins(16, 16, 16, 12)
        form.addRow(tr("Verdict"), self.choice)
        form.addRow(tr("Names"), self.field)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save = box.addButton(tr("Save card…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.copy = box.addButton(tr("Copy words and picture"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.setDefault(True)
        self.save.setObjectName("primary")
        self.save.clicked.connect(lambda: self.wanted.emit(self))
        self.copy.clicked.connect(self._copy)
        box.rejected.connect(self.reject)
        column.addLayout(form)
        column.addWidget(self.page)
        column.addWidget(self.words)
        column.addWidget(box)
        if len(self._subjects) == 1:  # there is nothing to choose
            self.field.setFocus()

    def _work_out(self) -> None:
        """Ask for the verdict that is chosen; an earlier question is called off."""
        if self._task is not None:
            self._task.cancel()
        self._take(None, tr("Working the verdict out …"))
        subject = self._subjects[self.choice.currentIndex()]
        self._task = self._asked.work_out(
            subject, self.names, self._arrive, lambda why: self._take(None, why)
        )

    def _arrive(self, card: Card) -> None:
        self._take(
            card, tr("The file carries scene, question and answer: “battlefield verdict” works it out again.")
        )
        self._name()

    def _take(self, card: Card | None, words: str) -> None:
        self.card = card
        self.words.setText(words)
        for button in (self.save, self.copy):
            button.setEnabled(card is not None)
        if card is None:
            self.page.clear()

    def _name(self) -> None:
        """Write the names on the card, and show it."""
        if self.card is None:
            return
        names = " ".join(self.names.split())
        self.card = replace(self.card, evidence=replace(self.card.evidence, names=names))
        ratio = self.devicePixelRatioF()
        image = card_image(self.card, ratio * _PREVIEW.width() / PAGE.width())
        image.setDevicePixelRatio(ratio)
        self.page.setPixmap(QPixmap.fromImage(image))

    def _copy(self) -> None:
        self._name()
        self.copied.emit(clipped(self.card))
        self.words.setText(tr("Copied: the words and the picture are on the clipboard."))

    def done(self, code: int) -> None:
        """Close; what is still worked out is called off."""
        if self._task is not None:
            self._task.cancel()
        super().done(code)


def clipped(card: Card | None) -> QMimeData:
    """Return a card as what is put on the clipboard: its words and its picture."""
    what = QMimeData()
    if card is not None:
        what.setText(plain_words(card.evidence, card.told))
        what.setImageData(card_image(card))
    return what
