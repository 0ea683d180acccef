"""The list of all commands with their keys, each of which can be changed; sets of keys are files."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.commands.command import Command, menu_words, plain
from battlefield.app.commands.key_set import KeySet, KeySetError, fault_of, usual
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.plain import PlainLabel
from battlefield.ui.widgets.settings import Settings

_FILES = QT_TR_NOOP("Sets of keys (*.json)")
_ROLE = Qt.ItemDataRole.UserRole
_CHOOSE = QT_TR_NOOP("Choose a command, then press the key that it shall have")


class KeyEditing(QWidget):
    """Changes the keys of a window's commands at once, and keeps them for the next start."""

    def __init__(self, acts: Actions, settings: Settings) -> None:
        super().__init__()
        self._acts, self._settings = acts, settings
        self.field = QLineEdit(placeholderText=tr("Find a command or a key"), maxLength=64)
        self.field.setAccessibleName(tr("Find a command or a key"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(lambda _: self._list())
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Commands and their keys"))
        self.list.setHeaderLabels([tr("Command"), tr("Menu"), tr("Keys")])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setColumnWidth(0, 280)
        self.list.setColumnWidth(1, 90)
        self.list.currentItemChanged.connect(lambda _now, _before: self._turn())
        self.press = QKeySequenceEdit()
        self.press.setAccessibleName(tr("The key to be given"))
        self.press.setMaximumSequenceLength(2)
        self.press.setClearButtonEnabled(True)
        self.press.keySequenceChanged.connect(lambda _: self._check())
        self.words = PlainLabel(name="quiet", wraps=True)
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())
        self.give = QPushButton(tr("Give it this key"))
        self.give.setObjectName("primary")
        self.none = QPushButton(tr("Take its keys away"))
        self.usual = QPushButton(tr("As it comes"))
        self.all_usual = QPushButton(tr("All as they come"))
        self.export, self.load = QPushButton(tr("Export keys…")), QPushButton(tr("Import keys…"))
        for button, act in ((self.give, self._give), (self.none, self._take), (self.usual, self._restore),
                            (self.all_usual, self._restore_all), (self.export, self._ask_export),
                            (self.load, self._ask_import)):  # fmt: skip
            button.setAutoDefault(False)
            button.clicked.connect(act)
        self._lay_out()
        self._list()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        column.addLayout(_row(self.press, self.give, self.none, self.usual))
        column.addWidget(self.words)
        column.addLayout(_row(self.all_usual, self.export, self.load))

    @property
    def _chosen(self) -> Command | None:
        item = self.list.currentItem()
        found = item.data(0, _ROLE) if item is not None else None
        return found if isinstance(found, Command) else None

    @property
    def _typed(self) -> str:
        return self.press.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    # what is shown

    def _list(self) -> None:
        """List the commands whose words or keys hold what is typed."""
        keys, wanted = self._acts.keys, self.field.text().lower().split()
        held = self._chosen
        self.list.clear()
        for command in COMMANDS:
            row = (command.plain_text, plain(menu_words(command.menu)), keys.words(command))
            if not all(word in " ".join((*row, command.about)).lower() for word in wanted):
                continue
            item = QTreeWidgetItem(self.list, list(row))
            item.setData(0, _ROLE, command)
            item.setToolTip(0, command.about)
            if command.id in keys.changed:
                font = item.font(2)
                font.setBold(True)
                item.setFont(2, font)
            if held is not None and command.id == held.id:
                self.list.setCurrentItem(item)
        self._check()

    def _turn(self) -> None:
        self.press.clear()
        self._check()

    def _check(self) -> None:
        """Say what the key that is pressed would do, and whom it would be taken from."""
        command, key = self._chosen, self._typed
        self.give.setEnabled(command is not None and bool(key) and not fault_of(key))
        self.none.setEnabled(command is not None and bool(self._acts.keys.of(command)))
        self.usual.setEnabled(command is not None and command.id in self._acts.keys.changed)
        self.all_usual.setEnabled(bool(self._acts.keys.changed))
        self.words.setText(self._told(command, key))

    def _told(self, command: Command | None, key: str) -> str:
        if command is None:
            return tr(_CHOOSE)
        if not key:
            comes = ", ".join(usual(command)) or tr("no key")
            return tr(
                "{command} comes with {keys}. Press another in the field above",
                command=command.plain_text,
                keys=comes,
            )
        if fault_of(key):
            return f"{key}: {fault_of(key)}"
        rivals = self._acts.keys.rivals(command, key)
        if not rivals:
            return tr("{key} is free", key=key)
        names = tr(" and ").join(
            f"{rival.plain_text} ({plain(menu_words(rival.menu))})" for rival in rivals[:3]
        )
        if len(rivals) > 3:
            return tr("{key} belongs to {commands} and {n} more, and would be taken from there",
                      "", len(rivals) - 3, key=key, commands=names)  # fmt: skip
        return tr("{key} belongs to {commands}, and would be taken from there", key=key, commands=names)

    # what is done

    def _give(self) -> None:
        command, key = self._chosen, self._typed
        if command is not None and key and not fault_of(key):
            keys = self._copy()
            keys.take_over(command, key)
            self._use(keys)
            self.press.clear()

    def _take(self) -> None:
        command = self._chosen
        if command is not None:
            keys = self._copy()
            keys.put(command, ())
            self._use(keys)

    def _restore(self) -> None:
        """Give a command the keys it comes with, and take them from whoever has them."""
        command = self._chosen
        if command is not None:
            keys = self._copy()
            for key in usual(command):
                keys.take_over(command, key)
            keys.put(command, usual(command))
            self._use(keys)

    def _restore_all(self) -> None:
        self._use(KeySet())

    def _copy(self) -> KeySet:
        return KeySet(self._acts.keys.changed)

    def _use(self, keys: KeySet) -> None:
        """Use a set from now on, and at the next start."""
        self._acts.rekey(keys)
        self._settings.keep(chosen.KEYS, keys.written())
        self._list()

    # files

    def _ask_export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, tr("Export keys"), "keys.json", tr(_FILES))
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        """Write the keys that are not as they come to a file."""
        try:
            write_bytes(path, self._acts.keys.written().encode())
        except SceneError as error:
            self.words.setText(whole_fault(error))
        else:
            self.words.setText(tr("The keys are in {name}", name=path.name))

    def _ask_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Import keys"), "", tr(_FILES))
        if name:
            self.import_from(Path(name))

    def import_from(self, path: Path) -> None:
        """Use the keys of a file, or say why they cannot be used; then nothing changes."""
        try:
            keys = KeySet.read(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            self.words.setText(
                tr("{name} cannot be read; choose a file that was exported here", name=path.name)
            )
        except KeySetError as error:
            self.words.setText(str(error))
        else:
            self._use(keys)
            self.words.setText(tr("The keys are those of {name}", name=path.name))


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    for widget in widgets:
        row.addWidget(widget, 1 if isinstance(widget, QKeySequenceEdit) else 0)
    if not isinstance(widgets[0], QKeySequenceEdit):
        row.addStretch()
    return row
