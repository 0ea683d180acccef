"""The page on which a roster is made: its parts, what is written about one, its card, what is wrong."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.books.faces import face_of
from battlefield.app.books.forms import form_of
from battlefield.app.rosters import edits
from battlefield.app.rosters.cards import card_at, card_html, cards_of, style
from battlefield.app.rosters.checks import Finding, findings
from battlefield.app.rosters.draft import Draft, refusal
from battlefield.app.rosters.listing import list_text
from battlefield.app.rosters.places import WHOLE, Place, all_places
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError
from battlefield.rules.muster.roster import Roster
from battlefield.ui.rosters.forms import PartForm
from battlefield.ui.rosters.parts_tree import PartsTree
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

_PLACE = Qt.ItemDataRole.UserRole
_PICTURES = QT_TR_NOOP("Pictures (*.png *.jpg *.jpeg *.webp);;All files (*)")
_SOON = 60  # milliseconds after a keystroke in which card and checks follow


class RosterPage(QWidget):
    """Shows a draft; `changed` tells that title, undo or what is wrong may be others, `left` that it is left.

    `saved_as` asks for a file, `printed` for cards or a list on paper, `played` for a battle with it.
    """

    changed = Signal()
    left = Signal()
    saved_as = Signal()
    printed = Signal(str)
    played = Signal()
    said = Signal(str)
    commands = frozenset(("undo", "redo", "save", "save_as"))

    def __init__(self, draft: Draft, colours: Colours) -> None:
        super().__init__()
        self.draft, self.colours = draft, colours
        self.found: tuple[Finding, ...] = ()
        self.tree = PartsTree()
        self.game, self.counted = PlainLabel(name="quiet"), PlainLabel(name="heading")
        self.card, self.wrong = QTextBrowser(), QListWidget()
        self.form: PartForm | None = None
        self._room = QScrollArea(widgetResizable=True)
        self._buttons: dict[str, QPushButton] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self._follow)
        self._lay_out()
        self.tree.chosen.connect(self._look_at)
        self.wrong.itemActivated.connect(self._go_to)
        self.wrong.itemClicked.connect(self._go_to)
        self.show_place(WHOLE)

    # how it is built

    def _lay_out(self) -> None:
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.setMinimumWidth(330)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.card.setAccessibleName(tr("Card"))
        self.card.setMinimumWidth(230)
        self.card.setTabChangesFocus(True)
        self.wrong.setAccessibleName(tr("What is wrong"))
        self.wrong.setWordWrap(True)
        self.wrong.setMaximumHeight(190)
        split = QSplitter()
        for part, share in ((self._parts(), 26), (self._room, 42), (self._told(), 32)):
            split.addWidget(part)
            split.setStretchFactor(split.count() - 1, share)
        split.setSizes([300, 520, 400])
        split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 8)
        whole.addLayout(self._head())
        whole.addWidget(split, 1)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.game)
        row.addWidget(self.counted)
        row.addStretch()
        for name, words, tip, act in (
            ("tell", tr("Print or copy"), tr("Print cards or a list, or copy the list as text"), None),
            ("play", tr("Use in a &battle"), tr("Choose it for a side of a new battle"), self.played.emit),
            ("save", tr("Save roster"), tr("Write the roster to its file (Ctrl+S)"), self.save),
            ("back", tr("Go back"), tr("Go back to what was there before (Esc)"), self.left.emit),
        ):
            button = self._button(name, words, tip, act)
            row.addWidget(button)
        self._buttons["save"].setObjectName("primary")
        self._buttons["tell"].setMenu(self._tell_menu())
        return row

    def _tell_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(tr("Print &cards…"), partial(self.printed.emit, "cards"))
        menu.addAction(tr("Print the &list…"), partial(self.printed.emit, "list"))
        menu.addAction(tr("Copy the list as &text"), self.copy_list)
        return menu

    def _button(self, name: str, words: str, tip: str, act: Callable[[], object] | None) -> QPushButton:
        button = self._buttons[name] = QPushButton(words)
        button.setToolTip(tip)
        if act is not None:
            button.clicked.connect(lambda _=False: act())
        return button

    def _parts(self) -> QWidget:
        form, panel = form_of(self.draft.roster.book), QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.tree, 1)
        add = self._button("more", tr("Add more"), tr("Add a weapon and other parts"), None)
        menu = QMenu(add)
        for words, way, key in self._ways_to_add():
            menu.addAction(tr(words), key, partial(self.edit, f"Add a {words.lower()}", way))
        add.setMenu(menu)
        words, told = f"Add {form.unit}", f"Add a {form.unit} behind this one (Ins)"
        unit = self._button("unit", tr(words), tr(told), self._add_unit)
        rows = (QHBoxLayout(), QHBoxLayout())
        rows[0].addWidget(unit)
        rows[0].addWidget(add)
        rows[0].addStretch()
        for name, words, tip, act in (
            ("copy", tr("Copy"), tr("Put another one like it behind it (Ctrl+D)"), self.double),
            ("drop", tr("Remove"), tr("Take it out of the roster (Del in the tree)"), self.drop),
            ("up", tr("Up"), tr("Move it up (Alt+Up)"), partial(self.move_by, -1)),
            ("down", tr("Down"), tr("Move it down (Alt+Down)"), partial(self.move_by, 1)),
        ):
            rows[1].addWidget(self._button(name, words, tip, act))
        for row in rows:
            row.setSpacing(4)
            column.addLayout(row)
        return panel

    def _ways_to_add(self) -> list[tuple[str, Callable[[Roster, Place], edits.Edited], str]]:
        form = form_of(self.draft.roster.book)
        ways: list[tuple[str, Callable[[Roster, Place], edits.Edited], str]] = [
            (form.unit.capitalize(), edits.add_unit, "Ctrl+Shift+U"),
            (form.weapon.capitalize(), _weapon_added, "Ctrl+Shift+W"),
        ]
        ways += [("Sergeant", edits.add_sergeant, "Ctrl+Shift+G")] if form.has_sergeants else []
        ways += [("Effect of its own", lambda r, _p: edits.add_effect(r), "")] if form.own is not None else []
        return ways

    def _told(self) -> QWidget:
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.card, 1)
        column.addWidget(self.wrong)
        return panel

    # what is shown

    @property
    def place(self) -> Place:
        """The part that is looked at."""
        return self.tree.place

    def show_place(self, place: Place) -> None:
        """Show a part anew, with the fields that are written about it."""
        roster = self.draft.roster
        if place not in set(all_places(roster)):
            place = WHOLE
        self.tree.show_roster(roster, place, set())
        self.form = PartForm(
            lambda: self.draft.roster,
            place,
            self._change,
            self._refuse,
            self._ask_picture,
            lambda: self.draft.folder,
        )
        self._room.setWidget(self.form)
        self._follow()

    def _look_at(self, place: Place) -> None:
        self.draft.end_run()
        self.show_place(place)

    def _follow(self) -> None:
        """Let tree, card, size and what is wrong follow the roster."""
        self._soon.stop()
        roster, place = self.draft.roster, self.place
        self.found = findings(roster)
        self.tree.show_roster(roster, place, {each.place for each in self.found if each.is_fault})
        self.game.setText(face_of(roster.book).name)
        faults = sum(each.is_fault for each in self.found)
        wrong = tr("{faults} to put right", faults=f"  ⚠ {faults}") if faults else ""
        self.counted.setText(f"{face_of(roster.book).size(roster)}{wrong}")
        self._show_card(roster, place)
        self._show_findings()
        for name in ("copy", "drop", "up", "down"):
            self._buttons[name].setEnabled(place != WHOLE)
        self._buttons["play"].setEnabled(not any(each.is_fault for each in self.found))
        self.changed.emit()

    def _show_card(self, roster: Roster, place: Place) -> None:
        unit = Place(place.unit)
        cards = (card_at(roster, unit),) if place.unit >= 0 else cards_of(roster)
        page = "<hr>".join(card_html(card, self.draft.folder) for card in cards)
        quiet = self.colours.quiet
        where = self.card.verticalScrollBar().value()
        self.card.document().setDefaultStyleSheet(style(quiet))
        self.card.setHtml(page)
        self.card.verticalScrollBar().setValue(where)

    def _show_findings(self) -> None:
        self.wrong.clear()
        for each in self.found:
            item = QListWidgetItem(f"{'⚠' if each.is_fault else 'ⓘ'} {each.sentence}")
            item.setData(_PLACE, each.place)
            self.wrong.addItem(item)
        self.wrong.setVisible(bool(self.found))

    def _go_to(self, item: QListWidgetItem) -> None:
        self._look_at(item.data(_PLACE))
        if self.form is not None and self.form.first is not None:
            self.form.first.setFocus()

    # what is done

    def _change(self, label: str, roster: Roster, run: str) -> bool:
        """Do something to the roster, and say why where it cannot be done."""
        wrong = refusal(lambda: self.draft.do(label, roster, run))
        if wrong:
            self._refuse(wrong)
            return False
        self.said.emit("")
        self._soon.start()
        self.changed.emit()
        return True

    def _refuse(self, sentence: str) -> None:
        self.said.emit(f"⚠ {sentence[:1].upper()}{sentence[1:]}")

    def edit(self, label: str, way: Callable[[Roster, Place], edits.Edited]) -> None:
        """Do something to the part that is looked at, and look at what comes of it."""
        self.draft.end_run()
        roster, place = way(self.draft.roster, self.place)
        if self._change(label, roster, ""):
            self.show_place(place)
            if self.form is not None and self.form.first is not None and label.startswith("Add"):
                self.form.first.setFocus()
                self.form.first.selectAll()  # type: ignore[attr-defined]  # of a line

    def _ask_picture(self, place: Place) -> None:
        """Ask for a picture of a unit, and keep a copy of it beside the roster."""
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Choose a picture"), str(self.draft.folder or ""), tr(_PICTURES)
        )
        if name:
            self.take_picture(place, Path(name))

    def take_picture(self, place: Place, path: Path) -> None:
        """Give a unit a picture from a file."""
        try:
            kept = self.draft.keep_picture(place, path)
        except SceneError as error:
            self._refuse(whole_fault(error))
            return
        if self._change("Choose a picture", edits.write(self.draft.roster, place, "picture", kept), ""):
            self.show_place(place)

    def _add_unit(self) -> None:
        self.edit(f"Add a {form_of(self.draft.roster.book).unit}", edits.add_unit)

    def double(self) -> None:
        """Put another one like the part behind it."""
        if self.place != WHOLE:
            self.edit("Copy a part", edits.double)

    def drop(self) -> None:
        """Take the part out of the roster."""
        if self.place != WHOLE:
            self.edit("Remove a part", edits.drop)

    def move_by(self, by: int) -> None:
        """Move the part up or down among its like."""
        if self.place != WHOLE:
            self.edit("Move a part", lambda roster, place: edits.move(roster, place, by))

    def copy_list(self) -> None:
        """Put the roster on the clipboard, as a list in plain text."""
        QGuiApplication.clipboard().setText(list_text(self.draft.roster))
        self.said.emit(tr("The list is on the clipboard"))

    def run(self, command_id: str) -> None:
        """Do what a command of the window asks for."""
        acts = {"undo": self.draft.undo, "redo": self.draft.redo}
        if command_id in acts:
            wrong = refusal(acts[command_id])
            if wrong:
                self._refuse(wrong)
            self.show_place(self.place)
        elif command_id == "save":
            self.save()
        elif command_id == "save_as":
            self.saved_as.emit()

    def save(self) -> bool:
        """Write the roster to its file, or ask for one; False where nothing was written."""
        if self.draft.path is None:
            self.saved_as.emit()
            return not self.draft.is_modified and self.draft.path is not None
        return self.write(self.draft.path, self.draft.disk)

    def write(self, path: Path, over: str | None) -> bool:
        """Write the roster to a file; False where it could not be, which is said."""
        wrong = refusal(lambda: self.draft.save(path, over))
        if wrong:
            self._refuse(tr("Not saved: {why}", why=wrong))
        else:
            self.said.emit(tr("Saved as {path}", path=path))
        self.changed.emit()
        return not wrong

    def possible(self) -> dict[str, bool]:
        """Say what can be done now, by what commands need."""
        history = self.draft.history
        can = {"undo": history.undo_label is not None, "redo": history.redo_label is not None}
        return {"table": True, **can}

    def take_keyboard(self) -> None:
        """Take the keyboard to the parts."""
        self.tree.setFocus()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self._follow()

    def leave(self) -> None:
        """Let go of the roster: it is left on purpose."""
        self._soon.stop()
        self.draft.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with Ins, copy with Ctrl+D, remove with Del, move with Alt and arrows, go back with Esc."""
        key, held = event.key(), event.modifiers()
        alt = bool(held & Qt.KeyboardModifier.AltModifier)
        in_tree = self.tree.hasFocus()
        if key == Qt.Key.Key_Insert:
            self._add_unit()
        elif key == Qt.Key.Key_D and held & Qt.KeyboardModifier.ControlModifier:
            self.double()
        elif key == Qt.Key.Key_Delete and in_tree:
            self.drop()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_by(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _weapon_added(roster: Roster, place: Place) -> edits.Edited:
    """Add a weapon to the unit or sergeant that is looked at, or whose weapon is; to the last unit else."""
    owner = place.outer if place.weapon >= 0 else place
    return edits.add_weapon(roster, owner if owner.unit >= 0 else Place(len(roster.units) - 1))
