"""The effects of a part of a roster: those it has, with what is said of each, and a search for more."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.books.forms import form_of
from battlefield.app.rosters import edits
from battlefield.app.rosters.cards import held_name
from battlefield.app.rosters.choosing import Listed, blanks, filled, says, search, why_not
from battlefield.app.rosters.places import Place, held_at
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.book.roster_form import Blank
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import Scalar
from battlefield.rules.muster.roster import Roster
from battlefield.ui.rosters.fields import LineField, ListField, WholeField
from battlefield.ui.widgets.plain import PlainLabel

Change = Callable[[str, Roster, str], object]
"""Does something to the roster: what it is called, what comes of it, and the run it belongs to."""
_ROWS = 6


class EffectsField(QWidget):
    """Shows the effects of a part; `changed` is told what becomes of the roster, `roster` gives it."""

    def __init__(self, roster: Callable[[], Roster], place: Place, changed: Change, what: str) -> None:
        super().__init__()
        self._roster, self._place, self._changed, self._what = roster, place, changed, what
        self._found: tuple[Listed, ...] = ()
        self.held = QListWidget()
        has, add, fit = f"{what.capitalize()}s it has", f"Add a {what}", f"{what.capitalize()}s that fit"
        asks = f"Add a {what}: type a part of its name, family or words"
        self.held.setAccessibleName(tr(has))
        self.said = PlainLabel(name="quiet", wraps=True)
        self.blanks = QFormLayout()
        self.search = LineField(tr(add), "", lambda _text: self._look(), tr("Part of its name or words"))
        self.search.setPlaceholderText(tr(asks))
        self.found = QListWidget()
        self.found.setAccessibleName(tr(fit))
        self.words = PlainLabel(wraps=True)
        self.remove, self.up, self.down = (
            QPushButton(tr(words)) for words in (QT_TR_NOOP("Remove"), QT_TR_NOOP("Up"), QT_TR_NOOP("Down"))
        )
        self._lay_out()
        self._listen()
        self.show_held(0)
        self._show_found(False)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        what = self._what
        acts = (f"Remove the {what}", f"Move the {what} up", f"Move the {what} down")
        for button, words in zip((self.remove, self.up, self.down), acts, strict=True):
            button.setAccessibleName(tr(words))
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for each in (self.held, self.said):
            column.addWidget(each)
        column.addLayout(self.blanks)
        column.addLayout(row)
        column.addWidget(self.search)
        column.addWidget(self.found)
        column.addWidget(self.words)

    def _listen(self) -> None:
        self.held.currentRowChanged.connect(lambda _row: self._tell_held())
        self.found.currentRowChanged.connect(lambda _row: self._tell_found())
        self.found.itemActivated.connect(lambda _item: self._take())
        self.found.itemClicked.connect(lambda _item: self._take())
        self.search.returnPressed.connect(self._take)
        self.search.installEventFilter(self)
        self.held.installEventFilter(self)
        self.remove.clicked.connect(self._remove)
        self.up.clicked.connect(partial(self._move, -1))
        self.down.clicked.connect(partial(self._move, 1))

    # what it has

    def show_held(self, row: int) -> None:
        """Show what the part has now, and look at one of it."""
        roster = self._roster()
        known = held_at(roster, self._place)
        self.held.clear()
        for held in known:
            item = QListWidgetItem(held_name(roster, held))
            item.setToolTip(says(roster, self._place, held))
            self.held.addItem(item)
        high = self.held.sizeHintForRow(0) if known else 0
        self.held.setFixedHeight(min(len(known), _ROWS) * high + 6)
        for each in (self.held, self.remove, self.up, self.down):
            each.setVisible(bool(known))
        self.held.setCurrentRow(min(row, len(known) - 1))
        self._tell_held()

    def _tell_held(self) -> None:
        """Say what the chosen effect does, and ask what may be said of it."""
        while self.blanks.rowCount():
            self.blanks.removeRow(0)
        held = self._current()
        self.said.setVisible(held is not None)
        if held is None:
            return
        roster = self._roster()
        self.said.setText(says(roster, self._place, held))
        if form_of(roster.book).is_typed and all(held.name != each.name for each in roster.effects):
            self.blanks.addRow(tr("As written"), LineField(tr("As written"), held.name, self._rewrite))
        for blank in blanks(roster, held):
            self.blanks.addRow(blank.asks, self._blank(blank, dict(held.info).get(blank.key)))

    def _current(self) -> Held | None:
        known, row = held_at(self._roster(), self._place), self.held.currentRow()
        return known[row] if 0 <= row < len(known) else None

    def _blank(self, blank: Blank, now: Scalar | None) -> QWidget:
        """Make the field for something that the roster may say of an effect."""
        fill = partial(self._fill, blank.key)
        if blank.kind == "flag":
            box = QCheckBox()
            box.setAccessibleName(blank.asks)
            box.setChecked(bool(now))
            box.toggled.connect(lambda on: fill(on or None))
            return box
        if blank.kind == "number":
            value = now if isinstance(now, int) else None
            return WholeField(blank.asks, (-1000, 1000), value, fill, nothing=tr("usual"))
        if blank.kind == "unit":
            units = {"": "", **{unit.name: unit.id for unit in self._roster().units}}
            names = {id_: name for name, id_ in units.items()}
            shown = names.get(str(now or ""), str(now or ""))
            return ListField(blank.asks, [*units], shown, lambda name: fill(units.get(name, name)))
        if blank.options:
            return ListField(blank.asks, ["", *blank.options], str(now or ""), fill)
        return LineField(blank.asks, str(now or ""), fill)

    def _fill(self, key: str, value: Scalar | None) -> None:
        held, row = self._current(), self.held.currentRow()
        if held is not None:
            self._put(row, filled(held, key, value), f"Say more of {held.name}", f"blank {row} {key}")

    def _rewrite(self, text: str) -> None:
        held, row = self._current(), self.held.currentRow()
        if held is not None and text.strip():
            self._put(row, Held(text.strip(), held.info), f"Change the {self._what}", f"line {row}")

    def _put(self, row: int, held: Held, label: str, run: str) -> None:
        """Write an effect otherwise; the fields stay as they are, for somebody is typing in one."""
        roster = edits.change_held(self._roster(), self._place, row, held)
        if self._changed(label, roster, f"{self._place} {run}"):
            item = self.held.item(row)
            item.setText(held_name(self._roster(), held))
            self.said.setText(says(self._roster(), self._place, held))

    def _remove(self) -> None:
        held, row = self._current(), self.held.currentRow()
        if held is not None:
            self._changed(
                f"Remove {held.name}", edits.change_held(self._roster(), self._place, row, None), ""
            )
            self.show_held(row)

    def _move(self, by: int) -> None:
        row = self.held.currentRow()
        self._changed(f"Move a {self._what}", edits.move_held(self._roster(), self._place, row, by), "")
        self.show_held(max(0, min(self.held.count() - 1, row + by)))

    # what may be added

    def _look(self) -> None:
        """List what fits what is typed."""
        typed = self.search.text()
        self._found = search(self._roster(), self._place, typed)
        self.found.clear()
        for each in self._found:
            has = " ✓" if each.is_held else ""
            self.found.addItem(f"{each.choice.name}{has}   ·   {each.choice.family}")
        self._show_found(bool(typed.strip()))
        self.found.setCurrentRow(0 if self._found else -1)
        if typed.strip() and not self._found:
            told = f"No {self._what} fits “{{words}}”; type a part of its name or words"
            self.words.setText(tr(told, words=typed.strip()))

    def _show_found(self, is_shown: bool) -> None:
        self.found.setVisible(is_shown and bool(self._found))
        self.found.setFixedHeight(170)
        self.words.setVisible(is_shown)

    def _tell_found(self) -> None:
        """Say what the effect that is looked at does, and what would be wrong with it here."""
        row = self.found.currentRow()
        if 0 <= row < len(self._found):
            choice = self._found[row].choice
            wrong = why_not(self._roster(), self._place, choice)
            self.words.setText(f"{choice.says}{f'  ⚠ {wrong}' if wrong else ''}")

    def _take(self) -> None:
        """Add the effect that is looked at, unless the part has it already."""
        row = self.found.currentRow()
        if not self.found.isVisibleTo(self) or not 0 <= row < len(self._found):
            return
        listed = self._found[row]
        if listed.is_held:
            self.words.setText(
                tr("It has {effect} already; choose another one", effect=listed.choice.held.name)
            )
            return
        held = listed.choice.held
        if self._changed(f"Add {held.name}", edits.give(self._roster(), self._place, held), ""):
            self.search.clear()
            self._show_found(False)
            self.show_held(len(held_at(self._roster(), self._place)) - 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrow keys in the search step through what fits, Esc end it, and Del take an effect away."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if watched is self.held and key == Qt.Key.Key_Delete:
                self._remove()
                return True
            if watched is self.search and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._step(1 if key == Qt.Key.Key_Down else -1)
                return True
            if watched is self.search and key == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                self._show_found(False)
                return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        if not self.search.text() and by > 0:  # an empty search lists everything
            self._look()
            self._show_found(True)
            return
        self.found.setCurrentRow(max(0, min(self.found.count() - 1, self.found.currentRow() + by)))
