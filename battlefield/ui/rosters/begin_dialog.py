"""Asks how a roster is begun: for which game, from nothing, from a sample, from a file or an army list."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from battlefield.app.books.faces import face_of
from battlefield.app.books.forms import WRITTEN
from battlefield.app.rosters.army import pasted, taken_over
from battlefield.app.rosters.draft import Draft
from battlefield.app.rosters.starting import blank_roster, copy_of, opened
from battlefield.app.wording.fault_words import fault_words, whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError
from battlefield.files.battles.rosters import read_roster
from battlefield.files.imports import Source, read_source
from battlefield.resources import sample_rosters
from battlefield.ui.rosters.fields import ListField
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel

ROSTERS = QT_TR_NOOP("Rosters (*.json);;All files (*)")
LISTS = QT_TR_NOOP("Army lists (*.ros *.rosz *.registry *.regiztry *.json *.txt *.csv *.tsv);;All files (*)")
NOTHING = QT_TR_NOOP("A blank roster")
_WAY = Qt.ItemDataRole.UserRole


class BeginRoster(FittedDialog):
    """Asks how to begin; `draft` is the roster then, `told` what became of an army list."""

    def __init__(self, parent: QWidget, folder: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Make a roster"))
        self._folder = folder
        self.draft: Draft | None = None
        self.told: tuple[str, ...] = ()
        names = [face_of(book).name for book in WRITTEN]
        self.game = ListField(tr("Game system"), names, names[0], lambda _name: self._offer())
        self.ways = QListWidget()
        self.ways.setAccessibleName(tr("Begin with"))
        self.ways.setMinimumSize(380, 210)
        self.ways.itemActivated.connect(lambda _item: self._begin())
        self.words = PlainLabel(name="warning", wraps=True)
        form = QFormLayout(self)
        form.setContentsMargins(16, 16, 16, 12)
        form.addRow(tr("Game system"), self.game)
        form.addRow(tr("Begin with"), self.ways)
        form.addRow(self.words)
        form.addRow(self._button_box())
        self._offer()

    def _button_box(self) -> QDialogButtonBox:
        self.file, self.army = QPushButton(tr("Open a &file…")), QPushButton(tr("From an army &list…"))
        self.army.setToolTip(
            tr("Take over an army list of another program: .ros, .rosz, .json, .txt or .csv")
        )
        self.paste = QPushButton(tr("&Paste a list"))
        self.paste.setToolTip(tr("Take over an army list that was copied as text (Ctrl+V)"))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.make = QPushButton(tr("&Make a roster"))
        self.make.setObjectName("primary")
        self.make.setDefault(True)
        roles = QDialogButtonBox.ButtonRole
        for button, role in (
            (self.file, roles.ActionRole),
            (self.army, roles.ActionRole),
            (self.paste, roles.ActionRole),
            (self.make, roles.AcceptRole),
        ):
            box.addButton(button, role)
        self.make.clicked.connect(self._begin)
        self.file.clicked.connect(self._open)
        self.army.clicked.connect(self._choose_list)
        self.paste.clicked.connect(self._paste)
        box.rejected.connect(self.reject)
        return box

    @property
    def book(self) -> str:
        """The game that is chosen, by its key."""
        return WRITTEN[self.game.currentIndex()]

    def _offer(self) -> None:
        """Offer nothing, and the samples of the game."""
        self.ways.clear()
        self.ways.addItem(tr(NOTHING))
        for path in sample_rosters():
            roster = read_roster(path)
            if roster.book == self.book:
                item = QListWidgetItem(tr("A copy of {roster}", roster=roster.name))
                item.setData(_WAY, path)
                item.setToolTip(roster.description)
                self.ways.addItem(item)
        self.ways.setCurrentRow(0)

    def _begin(self) -> None:
        item = self.ways.currentItem()
        path = item.data(_WAY) if item is not None else None
        self._take(copy_of(path) if path is not None else Draft(blank_roster(self.book)))

    def _open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a roster"), self._folder, tr(ROSTERS))
        if name:
            try:
                self._take(opened(Path(name)))
            except SceneError as error:
                self.words.setText(whole_fault(error))

    def _choose_list(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Take over an army list"), self._folder, tr(LISTS))
        if name:
            self._take_over(lambda: read_source(name), str)

    def _paste(self) -> None:
        self._take_over(lambda: pasted(QGuiApplication.clipboard().text()), fault_words)

    def _take_over(self, source: Callable[[], Source], words: Callable[[SceneError], str]) -> None:
        """Begin with an army list, or say in a sentence why it cannot be."""
        try:
            made = taken_over(source(), self.book)
        except SceneError as error:
            self.words.setText(words(error))
            return
        self.told = made.lines
        self._take(Draft(made.roster))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take over an army list that was copied, with the key that pastes anywhere."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        else:
            super().keyPressEvent(event)

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        self.accept()
