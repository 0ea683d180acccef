"""The actions that may be begun, by unit: each unit's name once, its actions as small buttons beside it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from battlefield.app.books.glossary import with_terms
from battlefield.app.playing.prompts.prompt import Choice, digits
from battlefield.app.playing.reasons import gathered
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.widgets.plain import PlainLabel, on_button, tip
from battlefield.ui.widgets.wrapping import wrapped

_BESIDE = 2  # small buttons that have room beside a name
_FEW = 3  # kinds of actions of a unit that are all shown, whether or not they can be begun
_LEAST_WIDE, _SPACE, _INDENT, _FRAME, _MARGIN = 72, 4, 8, 16, 32  # pixels
_CANNOT = QT_TR_NOOP("Cannot act now")
_Keys = tuple[str | None, ...]
_Key = tuple[tuple[Choice, ...], _Keys, int]


class UnitRow(QWidget):
    """A unit's name and its actions, those that cannot be begun now in grey, with the reason below them."""

    def __init__(self, name: str, choices: Sequence[Choice], keys: _Keys, width: int, book: str = "") -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        is_chosen = any(choice.marked for choice in choices)
        tells = is_chosen or len(choices) <= _FEW
        shown = [pair for pair in zip(choices, keys, strict=True) if tells or not pair[0].refusal]
        self.buttons = {choice.id: _chip(choice, key, book) for choice, key in shown}
        self.name = QToolButton()
        self.name.setObjectName("name")
        self.name.setCheckable(True)
        self.name.setChecked(is_chosen)
        self.name.setToolTip(tip(tr("Look at {name}", name=name)))
        self.name.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # N steps through the units
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        chips = list(self.buttons.values())
        head = QHBoxLayout()
        head.setSpacing(_SPACE)
        head.addWidget(self.name)
        head.addStretch()
        beside = chips if len(chips) <= _BESIDE else []
        for chip in beside:
            head.addWidget(chip)
        column.addLayout(head)
        for line in _lines(chips if not beside else [], width):
            column.addLayout(line)
        self._shorten(name, width - sum(_wide(chip) + _SPACE for chip in beside))
        reasons = (choice.refusal.removeprefix(f"{name}, ") for choice in choices if choice.refusal)
        why = "\n".join(dict.fromkeys(reasons))
        if why and tells:
            told = quiet(why)
            told.setContentsMargins(_INDENT, 0, 0, 0)
            column.addWidget(told)

    def _shorten(self, name: str, room: int) -> None:
        """Shorten the name to the room that there is beside the buttons."""
        self.name.ensurePolished()
        metrics = QFontMetrics(self.name.font())
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(60, room - _FRAME))
        self.name.setText(on_button(shown))


def _chip(choice: Choice, digit: str | None, book: str) -> QToolButton:
    chip = QToolButton()
    chip.setObjectName("chip")
    key = f"{digit} " if digit is not None else ""
    chip.setText(f"{key}{choice.label}{f' · {choice.cost}' if choice.cost else ''}")
    costs = f"{choice.words} ({choice.cost})" if choice.cost else choice.words
    told = "\n".join(part for part in (costs, choice.refusal) if part)
    chip.setToolTip(tip(with_terms(book, told, f"{choice.label} {choice.cost}")))
    chip.setEnabled(not choice.refusal)
    chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    chip.setMinimumWidth(_LEAST_WIDE)
    return chip


def _wide(chip: QToolButton) -> int:
    chip.ensurePolished()
    return max(_LEAST_WIDE, chip.sizeHint().width())


def _lines(chips: Sequence[QToolButton], width: int) -> list[QHBoxLayout]:
    """Put buttons side by side, as many on a line as there is room for."""
    lines: list[QHBoxLayout] = []
    left = 0
    for chip in chips:
        left -= _wide(chip) + _SPACE
        if left < 0:
            lines.append(QHBoxLayout())
            lines[-1].setSpacing(_SPACE)
            left = width - _INDENT - _wide(chip)
            lines[-1].addSpacing(_INDENT - _SPACE)
        lines[-1].addWidget(chip)
    for line in lines:
        line.addStretch()
    return lines


def quiet(words: str) -> QLabel:
    """Return a label with words that explain."""
    lines = (line[:1].upper() + line[1:] for line in words.split("\n"))
    return PlainLabel("\n".join(lines), name="quiet", wraps=True)


class Offers(QWidget):
    """All units' rows, then what a side may do without a unit; rows that stay the same are kept."""

    chosen = Signal(str)  # what, by its id
    looked_at = Signal(str)  # the unit

    def __init__(self, book: str = "") -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._book = book
        self._rows: dict[_Key, UnitRow] = {}
        self._others: list[QWidget] = []
        self.buttons: dict[str, QPushButton | QToolButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(2)

    def show_choices(self, choices: Sequence[Choice], names: Callable[[str], str], width: int) -> None:
        """Show other choices; those of a unit stand together, those of none come after them."""
        kept, self._rows, self.buttons = self._rows, {}, {}
        self._clear_others()
        place, keys = 0, digits(choices)
        for group in _groups(choices):
            if all(choice.refusal for choice in group):
                continue
            key = group, tuple(keys.get(choice.id) for choice in group), width
            row = kept.pop(key, None) or self._row(key, names(group[0].unit))
            if self._column.indexOf(row) != place:
                self._column.insertWidget(place, row)
                row.show()
            self._rows[key] = row
            self.buttons |= row.buttons
            place += 1
        for row in kept.values():
            self._drop(row)
        self._show_others(choices, keys, names, width)

    def marked(self) -> QWidget | None:
        """Return the row of the unit that is looked at."""
        return next((row for row in self._rows.values() if row.name.isChecked()), None)

    def _row(self, key: _Key, name: str) -> UnitRow:
        row = UnitRow(name, *key, self._book)
        unit = key[0][0].unit
        row.name.clicked.connect(lambda: self.looked_at.emit(unit))
        for id_, button in row.buttons.items():
            button.clicked.connect(lambda _=False, id_=id_: self.chosen.emit(id_))
        return row

    def _show_others(
        self, choices: Sequence[Choice], keys: dict[str, str], names: Callable[[str], str], width: int
    ) -> None:
        for choice in choices:
            if not choice.unit and not choice.refusal:
                self._add(self._wide(choice, keys.get(choice.id), width))
        idle = (group for group in _groups(choices) if all(choice.refusal for choice in group))
        told = ((names(group[0].unit), reason) for group in idle for reason in _reasons(group))
        why = "\n".join(gathered(told))
        if why:
            head = quiet(tr(_CANNOT))
            head.setContentsMargins(0, 8, 0, 0)
            self._add(head)
            self._add(quiet(why))

    def _wide(self, choice: Choice, digit: str | None, width: int) -> QPushButton:
        key = f"{digit}   " if digit is not None else ""
        button = QPushButton()
        letters, room = button.fontMetrics(), width - _MARGIN
        told = (f"{key}{choice.words}", *choice.notes)
        lines = [line for words in told for line in wrapped(words, letters, room)]
        button.setText(on_button("\n".join(lines)))
        button.setObjectName("choice")
        head = f"{choice.words} ({choice.cost})" if choice.cost else choice.words
        button.setToolTip(tip(with_terms(self._book, "\n".join((head, *choice.notes)))))
        button.clicked.connect(lambda: self.chosen.emit(choice.id))
        self.buttons[choice.id] = button
        return button

    def _add(self, widget: QWidget) -> None:
        self._column.addWidget(widget)
        widget.show()
        self._others.append(widget)

    def _clear_others(self) -> None:
        for widget in self._others:
            self._drop(widget)
        self._others = []

    def _drop(self, widget: QWidget) -> None:
        self._column.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


def _reasons(group: Sequence[Choice]) -> Sequence[str]:
    """Say why a unit cannot act: of two actions the second does nothing, and why not that tells no more."""
    return [choice.refusal for choice in (group[:1] if len(group) == 2 else group)]


def _groups(choices: Sequence[Choice]) -> list[tuple[Choice, ...]]:
    """Put the choices of each unit together."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.unit:
            found.setdefault(choice.unit, []).append(choice)
    return list(map(tuple, found.values()))
