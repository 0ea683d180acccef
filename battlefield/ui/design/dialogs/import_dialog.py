"""Import of another program's file: its questions, a picture of what would come, and what became of what."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
)

from battlefield.app.design.importing import (
    ARMY,
    Opened,
    added_to,
    army_in_zone,
    asked_at_table,
    deploying_sides,
    known_bases,
    opened_import,
    read_import,
    remember_bases,
    with_picture,
)
from battlefield.app.design.library.forces import Deployment
from battlefield.app.desk.background import Latest, Task
from battlefield.app.desk.bounds import ChangeError, check_change
from battlefield.app.desk.desk import Desk
from battlefield.app.wording.fault_words import fault_words, typeset, whole_fault
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.said import said
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, capital, tr
from battlefield.files.imports import IMPORTED, Source
from battlefield.files.imports.laying.result import Imported
from battlefield.files.text.errors import SceneError
from battlefield.rules.scene.contents import Scene
from battlefield.ui.design.dialogs.import_form import ImportForm
from battlefield.ui.design.dialogs.import_preview import Preview
from battlefield.ui.design.share_bar import ShareBar
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen, places
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.picture_pixels import read_pixels
from battlefield.ui.widgets.plain import PlainLabel

SOON = 250  # milliseconds after an answer is changed until the file is read anew
_BESIDE = QT_TR_NOOP("Beside the table")
_NARROW = 520  # pixels: as wide as the dialog is where it only says why a file cannot be imported
_LIST = "margin: 0 0 0 14px; -qt-list-indent: 0"
NOTHING = QT_TR_NOOP("Nothing")
KINDS = f"Maps, layouts and army lists ({' '.join(f'*{each}' for each in IMPORTED)});;All files (*)"
_LEAST = 150  # pixels of lists, where they are as high


@dataclass(frozen=True, slots=True, eq=False)
class _Got:
    """What came of reading: an answer, or in one sentence why there is none."""

    opened: Opened | None = None
    found: Imported | None = None
    fault: str = ""
    placed: Deployment | None = None


class ImportDialog(FittedDialog):
    """Reads a file in the background; opens it as a new table, or adds it to the one that is open."""

    def __init__(self, window: Shell, given: Path | Source) -> None:
        super().__init__(window)
        self._window, self._given = window, given
        self.name = given.name
        self.found: Imported | None = None
        self.setWindowTitle(tr("Import {name}", name=self.name))
        self._reading: Latest[_Got] = Latest(window.background, self._read)
        self._making: Latest[_Got] = Latest(window.background, self._make)
        self.opened: Opened | None = None
        self.form: ImportForm | None = None
        self._got: _Got | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._make)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(10)
        self._add_head(whole)
        self._add_middle(whole)
        self._add_buttons(whole)
        self.resize(1000, 640)
        self._say()
        self._read()

    @classmethod
    def ask(cls, window: Shell, given: Path | Source) -> "ImportDialog":
        """Open the dialog over the window; it stays until it is closed, and holds up nothing."""
        dialog = cls(window, given)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    # how it is made

    def _add_head(self, column: QVBoxLayout) -> None:
        self.head = PlainLabel()
        font = self.head.font()
        font.setBold(True)
        self.head.setFont(font)
        self.words = PlainLabel(wraps=True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.bar = ShareBar(tr("Reading the file"), 4)
        for widget in (self.head, self.words, self.bar):
            column.addWidget(widget)

    def _add_middle(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(16)
        left = self._left = QVBoxLayout()
        self.room = QScrollArea(widgetResizable=True)
        self.room.setAccessibleName(tr("What the import asks"))
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.room.setMinimumWidth(420)
        self.told = QTextBrowser()
        self.told.setAccessibleName(tr("What became of what stood in the file"))
        left.addWidget(self.room)
        left.addWidget(self.told)
        row.addLayout(left, 4)
        self.preview = Preview(self._window.colours)
        row.addWidget(self.preview, 5)
        column.addLayout(row, 1)

    def _add_buttons(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        self.where_words = PlainLabel(tr("Place the army"))
        self.where = QComboBox()
        self.where.setAccessibleName(tr("Place the army"))
        self.open_button = QPushButton(tr("Open as a new table"))
        self.add_button = QPushButton(tr("Add to this table"))
        self.cancel_button = QPushButton(tr("Cancel"))
        self.open_button.clicked.connect(self.open_table)
        self.add_button.clicked.connect(self.add_to_table)
        self.cancel_button.clicked.connect(self.reject)
        for widget in (self.where_words, self.where):
            row.addWidget(widget)
        row.addStretch()
        for button in (self.cancel_button, self.add_button, self.open_button):
            row.addWidget(button)
        column.addLayout(row)

    # reading

    def _read(self) -> None:
        """Read the file and its questions."""
        if self.opened is not None:
            return
        bases_file = _bases_file()

        def work(task: Task) -> _Got:
            try:
                return _Got(opened_import(self._given, known_bases(bases_file), task.cancelled, read_pixels))
            except SceneError as error:
                return _Got(fault=fault_words(error))

        got = self._reading.get((self._given,), work)
        if got is None:
            return
        if got.opened is None:
            self._refuse(got.fault)
            return
        self._take(got.opened)

    def _refuse(self, fault: str) -> None:
        """Say why a file cannot be imported; nothing is asked or shown of it."""
        self.head.setText(tr("{name} cannot be imported", name=self.name))
        for widget in (self.room, self.told, self.preview, self.open_button):
            widget.hide()
        self.cancel_button.setText(tr("Close"))
        self._say(fault)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # or what is hidden would keep its room
        self.resize(self.sizeHint())

    def _take(self, opened: Opened) -> None:
        """Ask what neither the file nor the table that is open tells."""
        page = self._window.page
        if page is not None and self._can_add():
            opened = asked_at_table(opened, page.table.scene)
        self.opened = opened
        self.head.setText(f"{capital(said(opened.words))}: {self.name}")
        self.form = ImportForm(opened.asked, chosen.unit(self._window.settings))
        self.form.changed.connect(self._soon.start)
        self.form.refused.connect(self._say)
        self.room.setWidget(self.form)
        self.room.setVisible(bool(opened.asked))
        self.room.setMaximumHeight(self.form.sizeHint().height() + 8)
        if opened.format == ARMY:
            self._offer_zones()
        self._make()

    def _offer_zones(self) -> None:
        page = self._window.page
        sides = deploying_sides(page.table.scene) if page is not None and self._can_add() else ()
        self.where.addItem(tr(_BESIDE), "")
        for side in sides:
            self.where.addItem(tr("Into the zone of {side}", side=side), side)
        self.where.setCurrentIndex(max(0, self.where.findData(self._answered_side)))
        self.where.currentIndexChanged.connect(self._soon.start)
        self.where.activated.connect(lambda _row: self._follow_zone())
        if self.form is not None:
            self.form.changed.connect(self._follow_side)

    @property
    def _answered_side(self) -> str:
        """Whose army it is by the answers; "" where that is not asked."""
        field = self.form.fields.get("side") if self.form is not None else None
        return field.currentText().strip() if isinstance(field, QComboBox) else ""

    def _follow_zone(self) -> None:
        """Make the army that of the side in whose zone it is placed."""
        field = self.form.fields.get("side") if self.form is not None else None
        if isinstance(field, QComboBox) and self._side:
            field.setCurrentText(self._side)

    def _follow_side(self) -> None:
        """Place an army into the zone of its own side, never into another's."""
        if self._side and self._side != self._answered_side:
            self.where.setCurrentIndex(max(0, self.where.findData(self._answered_side)))

    def _make(self) -> None:
        """Read the file as a scene with the present answers."""
        if self.opened is None or self.form is None or self._soon.isActive():
            return
        opened, answers = self.opened, self.form.answers()
        told = tuple(sorted((name, str(value)) for name, value in answers.items()))
        side, page = self._side, self._window.page
        table = page.table.scene if side and page is not None else None

        def work(task: Task) -> _Got:
            try:
                found = read_import(opened, answers, task.cancelled, task.tell)
                check_change(Scene(found.scene.board), found.scene)
            except SceneError as error:
                return _Got(fault=fault_words(error))
            except ChangeError as error:
                return _Got(fault=whole_fault(error))
            placed = army_in_zone(table, found.scene, side) if table is not None else None
            return _Got(found=found, placed=placed)

        got = self._making.get((opened, told, side, table), work)
        if got is None:
            self.found = None
            self._say()
        elif got is not self._got:
            self._show(got)

    @property
    def _side(self) -> str:
        """Whose zone an army is placed in, "" for none."""
        return self.where.currentData() or ""

    def _show(self, got: "_Got") -> None:
        """Show what has been read: its picture, and what became of what."""
        self._got, self.found = got, got.found
        scene = got.found.scene if got.found is not None else None
        self._make_room(got.found is not None)
        self.preview.show_scene(got.placed.scene if got.placed is not None else scene)
        left_out = got.placed.left_out if got.placed is not None else ()
        unit = chosen.unit(self._window.settings)
        self.told.setHtml(_lists(got.found, unit, left_out) if got.found is not None else "")
        self._share_room()
        self._say(got.fault)

    def _share_room(self) -> None:
        """Share the room between questions and lists by what each of them needs."""
        asked = self.form.sizeHint().height() if self.form is not None else 0
        lists = ceil(self.told.document().size().height()) + 2 * self.told.frameWidth()
        self.told.setMinimumHeight(min(lists, _LEAST))
        self._left.setStretchFactor(self.room, max(1, asked))
        self._left.setStretchFactor(self.told, max(1, lists))

    def _make_room(self, found: bool) -> None:
        """Show picture and lists where there are any; else be no larger than the words."""
        if found != self.told.isHidden():
            return
        for widget in (self.told, self.preview):
            widget.setVisible(found)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.resize(self.sizeHint())

    def _say(self, fault: str = "") -> None:
        """Say what is awaited or wrong, and allow what can be done."""
        waiting = not fault and self.found is None
        self.bar.setVisible(waiting)
        self.bar.show_share(self._making.share if self.opened is not None else None)
        self.words.setText(fault or (tr("Reading …") if waiting else ""))
        self.words.setObjectName("warning" if fault else "quiet")
        self.words.style().polish(self.words)
        self.words.setVisible(bool(self.words.text()))
        ready = self.found is not None
        self.open_button.setEnabled(ready)
        self.add_button.setEnabled(ready and self._can_add())
        self.add_button.setVisible(self._can_add())
        is_army = self.opened is not None and self.opened.format == ARMY and self._can_add()
        for widget in (self.where, self.where_words):
            widget.setVisible(is_army)
        self._lead_with(self.add_button if is_army else self.open_button)

    def _lead_with(self, button: QPushButton) -> None:
        """Let Enter press a button, and light it."""
        button.setDefault(True)
        for each in (self.add_button, self.open_button):
            name = "primary" if each is button else ""
            if each.objectName() != name:
                each.setObjectName(name)
                each.style().polish(each)

    def _can_add(self) -> bool:
        return self._window.page is not None and self._window.battle is None

    # taking it

    def open_table(self) -> None:
        """Show the imported scene as a new table."""
        scene = self._scene()
        if scene is not None and self._window.files.may_leave():
            self._remember()
            self.accept()
            self._window.files.start(scene)
            self._window.say(tr("Imported {name}", name=self.name))

    def add_to_table(self) -> None:
        """Add the imported parts to the table that is open, as one step."""
        page, scene = self._window.page, self._scene()
        if page is None or scene is None or not isinstance(page.table, Desk):
            return
        left_out: tuple[str, ...] = ()
        if self._side:
            placed = army_in_zone(page.table.scene, scene, self._side)
            after, refs, left_out = placed.scene, placed.refs, placed.left_out
        else:
            after, refs = added_to(page.table.scene, scene)
        if page.table.do(f"Import {self.name}", after, refs):
            self._remember()
            self.accept()
            if left_out:
                page.table.complain(tr("No room in the zone for {names}", names=_listed(left_out)))
        else:
            self._say(page.table.complaint or tr("There is nothing to add"))

    def _scene(self) -> Scene | None:
        if self.found is None:
            return None
        try:
            return with_picture(self.found, places.state_folder() / "pictures")
        except SceneError as error:
            self._say(whole_fault(error))
            return None

    def _remember(self) -> None:
        """Keep the bases that were chosen; a disk that refuses only makes them be asked again."""
        if self.opened is not None and self.form is not None:
            try:
                said = remember_bases(_bases_file(), self.opened, self.form.answers())
            except SceneError as error:
                said = whole_fault(error)
            if said:
                self._window.complain(tr("Your bases"), said)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the preview in the window's new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.found is not None:
            self.preview.recolour(self._window.colours)

    def done(self, result: int) -> None:
        """Leave; what is still being read is not waited for."""
        self._soon.stop()
        for latest in (self._reading, self._making):
            latest.forget()
        super().done(result)

    def sizeHint(self) -> QSize:
        """Return room for questions and picture side by side, or for the words alone."""
        layout = self.layout()
        if self.told.isHidden() and layout is not None:
            return QSize(_NARROW, layout.totalHeightForWidth(_NARROW))
        return QSize(1000, 640)


def _lists(found: Imported, unit: LengthUnit, left_out: Sequence[str] = ()) -> str:
    """Write what was taken, guessed and dropped, what was guessed in a unit: the rest repeats the file."""
    parts = []
    guessed = [in_unit(line, unit) for line in found.guessed]
    dropped = (*(f"{name}: no room in the zone" for name in left_out), *found.dropped)
    nothing = f"<li>{tr(NOTHING)}</li>"
    for title, lines in ((tr("Taken"), found.taken), (tr("Guessed"), guessed), (tr("Dropped"), dropped)):
        rows = "".join(f"<li>{escape(_sentence(line))}</li>" for line in lines) or nothing
        listed = f"<ul style='{_LIST}'>{rows}</ul>"
        parts.append(f"<p style='margin: 6px 0 2px 0'><b>{title}</b></p>{listed}")
    return "".join(parts)


def _sentence(words: str) -> str:
    words = said(typeset(words))
    return words[:1].upper() + words[1:]


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def _bases_file() -> Path:
    return places.state_folder() / "bases.json"
