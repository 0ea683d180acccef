"""The few dialogs: a new table, the keys, and what to do with unsaved work."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QMessageBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from battlefield import __version__
from battlefield.app.commands.command import PERIOD, menu_words, plain
from battlefield.app.commands.key_set import KeySet
from battlefield.app.commands.table_of_commands import COMMANDS, MENUS
from battlefield.app.wording.lengths import LengthError, LengthUnit, format_tight, length_within
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text import limits
from battlefield.rules.scene.contents import Board
from battlefield.ui.widgets import places
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel

_NO_KEY = QT_TR_NOOP("No key and no command is called “{}”; Ctrl+Shift+P searches everything")
HAND_KEYS = (
    (QT_TR_NOOP("Wheel"), QT_TR_NOOP("Zoom about the pointer")),
    (QT_TR_NOOP("Alt + wheel"), QT_TR_NOOP("Turn what is in hand or selected by 5°")),
    (QT_TR_NOOP("Space + drag, middle button"), QT_TR_NOOP("Pan")),
    (QT_TR_NOOP("Shift + wheel"), QT_TR_NOOP("Pan sideways")),
    (QT_TR_NOOP("Shift + click"), QT_TR_NOOP("Add to the selection")),
    (QT_TR_NOOP("Ctrl + click"), QT_TR_NOOP("Add to or take from the selection")),
    (
        QT_TR_NOOP("Drag over the table"),
        QT_TR_NOOP("Select: to the right what is enclosed, to the left what is touched"),
    ),
    ("Esc", QT_TR_NOOP("Step back: take a drag back, let a template go, select nothing")),
)


class NewTable(FittedDialog):
    """Asks for the size of a blank table; `is_generated` where the program shall lay one out instead."""

    is_generated = False

    def __init__(self, parent: QWidget, unit: LengthUnit = "inches") -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New table"))
        self._unit = unit
        usual = format_tight(48.0, unit).replace('"', " in")
        self.width_in, self.height_in = (QLineEdit(usual) for _ in range(2))
        self._fields = {tr("Width"): self.width_in, tr("Height"): self.height_in}
        self.words = PlainLabel(name="warning", wraps=True)
        self.words.setFixedWidth(260)
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())
        form = QFormLayout(self)
        form.setContentsMargins(16, 16, 16, 12)
        for name, field in self._fields.items():
            field.setMaxLength(24)
            field.setAccessibleName(name)
            field.setToolTip(tr("Type 44, 44 1/2, 1118 mm or 112 cm"))
            field.textChanged.connect(self._check)
            form.addRow(name, field)
        self._box = _buttons(self, tr("Create table"))
        self.generate = self._box.addButton(tr("Generate…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.generate.setToolTip(tr("Let the program lay out a fair table from a kit of terrain"))
        self.generate.clicked.connect(self._let_generate)
        form.addRow(self.words)
        form.addRow(self._box)
        self.width_in.selectAll()  # so that a number typed at once replaces what is there

    def _let_generate(self) -> None:
        self.is_generated = True
        self.accept()

    def board(self) -> Board:
        """Return the table asked for."""
        width, height = (self._length(field) for field in self._fields.values())
        return Board(width, height)

    def _length(self, field: QLineEdit) -> float:
        low, high = limits.BOARD
        return length_within(field.text(), low, high, self._unit)

    def _check(self) -> None:
        """Say what is no size, and lay no table meanwhile."""
        wrong = ""
        for name, field in reversed(self._fields.items()):
            try:
                self._length(field)
            except LengthError as error:
                wrong = f"{name}: {said(str(error))}"
        self.words.setText(wrong)
        self._box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not wrong)


class Keys(FittedDialog):
    """Lists every shortcut, or those whose words hold what is typed."""

    def __init__(self, parent: QWidget, period: str = PERIOD, keys: KeySet | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self._period, self._keys = period, keys if keys is not None else KeySet()
        self.field = QLineEdit(placeholderText=tr("Find a command or a key"), maxLength=64)
        self.field.setAccessibleName(tr("Find a command or a key"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(lambda _: self._show())
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Keyboard shortcuts"))
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.text)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        column.addWidget(box)
        self.resize(660, 640)
        self._show()
        self.field.setFocus()

    def _show(self) -> None:
        wanted = self.field.text()
        page = keys_page(self._period, self._keys, wanted)
        self.text.setHtml(page or f"<p>{escape(tr(_NO_KEY).format(wanted))}</p>")


def keys_page(period: str = PERIOD, keys: KeySet | None = None, wanted: str = "") -> str:
    """Write the list of shortcuts as a page, or the part of it that holds some words.

    `period` is what the book that is played calls its turns.
    """
    known, parts = keys if keys is not None else KeySet(), list[tuple[str, list[tuple[str, str, str]]]]()
    for menu in MENUS:
        told = (command.told(period) for command in COMMANDS if command.menu == menu)
        title = plain(menu_words(menu))
        parts.append((title, [(known.words(c), c.plain_text, c.about) for c in told if known.of(c)]))
    parts.append((tr("With the hand"), [(tr(key), tr(words), "") for key, words in HAND_KEYS]))
    return "".join(_key_table(title, _holding(rows, wanted)) for title, rows in parts)


def _holding(rows: list[tuple[str, str, str]], wanted: str) -> list[tuple[str, str, str]]:
    words = wanted.lower().split()
    return [row for row in rows if all(word in " ".join(row).lower() for word in words)]


def _key_table(title: str, rows: list[tuple[str, str, str]]) -> str:
    if not rows:
        return ""
    lines = "".join(
        f"<tr><td width='150'><b>{keys}</b></td><td width='180'>{words}</td><td>{tip}</td></tr>"
        for keys, words, tip in rows
    )
    return f"<h3>{title}</h3><table cellpadding='3'>{lines}</table>"


def ask_to_save(parent: QWidget, title: str, can_keep: bool = False) -> str:
    """Ask what to do with unsaved work: "save", "discard", "keep" (open, behind a tab) or "stay"."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Unsaved changes"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(tr("“{title}” has unsaved changes.", title=title))
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    keep = (
        box.addButton(tr("&Keep it open in a tab"), QMessageBox.ButtonRole.ActionRole) if can_keep else None
    )
    box.setDefaultButton(buttons.Save)
    answer = box.exec()
    if keep is not None and box.clickedButton() is keep:
        return "keep"
    return {int(buttons.Save.value): "save", int(buttons.Discard.value): "discard"}.get(answer, "stay")


def confirmed(parent: QWidget, sentence: str) -> bool:
    """Ask before something that cannot be undone."""
    buttons = QMessageBox.StandardButton
    box = QMessageBox(QMessageBox.Icon.Warning, "Battlefield", sentence, buttons.Ok | buttons.Cancel, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setDefaultButton(buttons.Cancel)
    return box.exec() == buttons.Ok


def show_about(parent: QWidget) -> None:
    """Tell the version, and where the program keeps what is not saved."""
    QMessageBox.about(
        parent,
        tr("About Battlefield"),
        tr(
            "Battlefield {version}\n\nExact answers for miniature wargames on a flat "
            "table.\n\nUnsaved work and the log are kept in {folder}.",
            version=__version__,
            folder=places.state_folder(),
        ),
    )


def _buttons(dialog: QDialog, yes: str) -> QDialogButtonBox:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    box.button(QDialogButtonBox.StandardButton.Ok).setText(yes)
    box.button(QDialogButtonBox.StandardButton.Ok).setObjectName("primary")
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    box.setOrientation(Qt.Orientation.Horizontal)
    return box
