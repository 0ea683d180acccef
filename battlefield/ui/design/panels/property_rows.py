"""The fields of the properties panel: each shows a value or "mixed", and is told what is wrong beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.design.properties.properties import MIXED
from battlefield.app.design.properties.property_kinds import Property, Value, Words
from battlefield.app.wording.translation import tr
from battlefield.ui.widgets.choice_field import ChoiceField
from battlefield.ui.widgets.plain import PlainLabel, tip

LABEL_WIDTH = 78  # pixels; the labels stand in one column
_STEPS = {
    "length": ("0.25", "1"),
    "degrees": ("1", "15"),
    "whole": ("1", "10"),
    "number": ("0.1", "1"),
    "turn": ("1", "15"),
}
_LINES = 3  # of a note that are seen at once


class TextLine(QLineEdit):
    """A line to type on; the arrow keys step numbers, Escape brings the old text back."""

    typed = Signal(str)
    left_alone = Signal()

    def __init__(self, prop: Property) -> None:
        super().__init__()
        self._prop, self._shown = prop, ""
        self.setMaxLength(10_000)
        self.setMinimumWidth(44)
        self.setToolTip(_tip(prop))
        self.setAccessibleName(tr(prop.text))
        self.setAccessibleDescription(tr(prop.tip))
        self.editingFinished.connect(self._end)

    def show_value(self, text: str, is_mixed: bool) -> None:
        """Show a value, unless somebody is writing."""
        if self.isModified() and self.hasFocus():
            return
        self._shown = text
        usual = "0°" if self._prop.kind == "turn" else tr(self._prop.blank)
        self.setPlaceholderText(tr(MIXED) if is_mixed else usual)
        if text != self.text():
            self.setText(text)
            self.setCursorPosition(0)
        self.setToolTip(tip(f"{text}\n{_tip(self._prop)}" if text else _tip(self._prop)))
        self.setModified(False)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the table where nothing is typed yet."""
        if not self.isModified() and _is_undo(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step a number by the arrow keys; let Escape forget what was typed."""
        steps = _STEPS.get(self._prop.kind)
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.setText(self._shown)
            self.setModified(False)
            self.left_alone.emit()
        elif steps is not None and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            far = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.setModified(False)
            self.typed.emit(f"{'+' if event.key() == Qt.Key.Key_Up else '-'}={steps[far]}")
        else:
            super().keyPressEvent(event)

    def _end(self) -> None:
        if self.isModified():
            self.setModified(False)
            self.typed.emit(self.text())


class Choices(ChoiceField):
    """A list to choose from, in which a free choice can also be typed."""

    chosen = Signal(str)

    def __init__(self, prop: Property) -> None:
        super().__init__()
        self._words: Words = ()
        self.setEditable(prop.kind == "free choice")
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolTip(_tip(prop))
        self.setAccessibleName(tr(prop.text))
        self.setAccessibleDescription(tr(prop.tip))
        self.activated.connect(lambda place: self.chosen.emit(self._words[place][0]))
        line = self.lineEdit()
        if line is not None:
            line.setMaxLength(10_000)
            line.editingFinished.connect(self._end)

    def show_choice(self, words: Words, value: str | None) -> None:
        """Offer words and show which is chosen; None shows that several differ."""
        line = self.lineEdit()
        if line is not None and line.isModified() and line.hasFocus():
            return
        with QSignalBlocker(self):
            if words != self._words:
                self._words = words
                self.clear()
                self.addItems([shown for _, shown in words])
            self.setPlaceholderText(tr(MIXED))
            keys = [key for key, _ in words]
            self.setCurrentIndex(keys.index(value) if value in keys else -1)
        if line is not None:
            line.setPlaceholderText(tr(MIXED) if value is None else "")
            line.setText(dict(words).get(value, "") if value is not None else "")
            line.setCursorPosition(0)
            line.setModified(False)

    def wheelEvent(self, event: object) -> None:
        """Let the wheel scroll the panel instead of changing the choice."""
        getattr(event, "ignore", bool)()

    def _end(self) -> None:
        line = self.lineEdit()
        if line is not None and line.isModified():
            line.setModified(False)
            text = line.text().strip()
            by_word = {shown.lower(): key for key, shown in self._words}
            self.chosen.emit(by_word.get(text.lower(), text))


class NoteText(QPlainTextEdit):
    """The words of a note, kept when they are left or Ctrl+Return is pressed."""

    typed = Signal(str)

    def __init__(self, prop: Property) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 14)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)  # or its row would grow
        self.setToolTip(_tip(prop))
        self.setAccessibleName(tr(prop.text))

    def show_value(self, text: str, is_mixed: bool) -> None:
        """Show a text, unless somebody is writing."""
        if self.document().isModified() and self.hasFocus():
            return
        self.setPlaceholderText(tr(MIXED) if is_mixed else "")
        if text != self.toPlainText():
            self.setPlainText(text)
        self.document().setModified(False)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the table where nothing is typed yet."""
        if not self.document().isModified() and _is_undo(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the words at Ctrl+Return."""
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if ctrl and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._end()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep the words."""
        super().focusOutEvent(event)
        self._end()

    def _end(self) -> None:
        if self.document().isModified():
            self.document().setModified(False)
            self.typed.emit(self.toPlainText())


class Tick(QCheckBox):
    """A box to tick, half ticked where several differ."""

    ticked = Signal(bool)

    def __init__(self, prop: Property) -> None:
        super().__init__(tr(prop.text))
        self.setToolTip(_tip(prop))
        self.setAccessibleDescription(tr(prop.tip))
        self.clicked.connect(lambda: self.ticked.emit(self.checkState() != Qt.CheckState.Unchecked))

    def show_tick(self, value: bool | None) -> None:
        """Show whether it is ticked; None shows that several differ."""
        with QSignalBlocker(self):
            self.setTristate(value is None)
            state = Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
            self.setCheckState(Qt.CheckState.PartiallyChecked if value is None else state)

    def nextCheckState(self) -> None:
        """Go from half ticked to ticked, never to half ticked by hand."""
        on = self.checkState() == Qt.CheckState.Checked
        self.setCheckState(Qt.CheckState.Unchecked if on else Qt.CheckState.Checked)


Field = TextLine | Choices | NoteText | Tick


class PropertyRow(QWidget):
    """One or two fields behind their labels, and below them the sentence that refuses what was typed."""

    changed = Signal(str, object)  # the property's key, and what was typed, chosen or ticked

    def __init__(self, props: Sequence[Property]) -> None:
        super().__init__()
        self.fields: dict[str, Field] = {}
        self._labels: dict[str, QLabel] = {}
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self.warning = PlainLabel(name="warning", wraps=True)
        self.warning.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(self._grid)
        column.addWidget(self.warning)
        for place, prop in enumerate(props):
            self._add(prop, place)

    def _add(self, prop: Property, place: int) -> None:
        field = self._made(prop)
        self.fields[prop.key] = field
        if isinstance(field, Tick):
            self._grid.addWidget(field, 0, place)
            self._grid.setColumnStretch(3, 1)
            return
        label = PlainLabel(tr(prop.text))
        label.setBuddy(field)
        self._labels[prop.key] = label
        self._grid.addWidget(label, 0, 2 * place)
        self._grid.addWidget(field, 0, 2 * place + 1)
        self._grid.setColumnStretch(2 * place + 1, 1)

    def _made(self, prop: Property) -> Field:
        key = prop.key
        if prop.kind == "flag":
            tick = Tick(prop)
            tick.ticked.connect(lambda on: self.changed.emit(key, on))
            return tick
        if prop.kind in ("choice", "free choice"):
            choices = Choices(prop)
            choices.chosen.connect(lambda word: self.changed.emit(key, word))
            choices.installEventFilter(self)
            return choices
        field: TextLine | NoteText = NoteText(prop) if prop.kind == "long text" else TextLine(prop)
        field.typed.connect(lambda text: self.changed.emit(key, text))
        if isinstance(field, TextLine):
            field.left_alone.connect(lambda: self.refuse(""))
        return field

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the wheel from changing a choice that is only scrolled past."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def show_only(self, keys: Sequence[str]) -> None:
        """Show the fields of some properties, and the row where there is any."""
        for key, field in self.fields.items():
            field.setVisible(key in keys)
            if key in self._labels:
                self._labels[key].setVisible(key in keys)
                column = self._grid.getItemPosition(self._grid.indexOf(field))[1]  # type: ignore[index]
                self._grid.setColumnStretch(column, int(key in keys))
        self._share_room([key for key in self._labels if key in keys])
        self.setVisible(any(key in keys for key in self.fields))

    def _share_room(self, keys: Sequence[str]) -> None:
        """Let a label stand in the column of labels; of two, each takes what it needs: numbers are long."""
        for key in keys:
            own = self._labels[key].sizeHint().width()
            self._labels[key].setFixedWidth(max(own, LABEL_WIDTH) if len(keys) == 1 else own)

    def refuse(self, sentence: str) -> None:
        """Say what is wrong with what was typed, or no more."""
        self.warning.setText(sentence)
        self.warning.setVisible(bool(sentence))

    def show_value(self, prop: Property, value: Value | None, text: str, words: Words) -> None:
        """Show what a property is; a value of None is one that several parts do not share."""
        field = self.fields[prop.key]
        if isinstance(field, Tick):
            field.show_tick(None if value is None else bool(value))
        elif isinstance(field, Choices):
            field.show_choice(words, None if value is None else str(value))
        else:
            field.show_value(text, value is None)


def _is_undo(event: QEvent) -> bool:
    """Return whether a field asks for undo or redo to be its own."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return False
    keys = QKeySequence.StandardKey
    return event.matches(keys.Undo) or event.matches(keys.Redo)


def _tip(prop: Property) -> str:
    if prop.kind == "length":
        return tr(
            "{tip}\nType 3, 3 in, 75 mm, 1 1/4, or +2 and -=2 to change it; the arrow keys step it",
            tip=tr(prop.tip),
        )
    return tr(prop.tip)
