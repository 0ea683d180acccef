"""A field for one setting of a battle: choices, a number or a text, explained where the pointer rests."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QValidator, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from battlefield.app.wording.lengths import (
    LIMIT,
    LengthError,
    LengthUnit,
    format_tight,
    length_within,
    typed_length,
)
from battlefield.app.wording.said import shown_setting
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.rules.book.setting import Setting
from battlefield.rules.core.values import Scalar
from battlefield.ui.widgets.number_field import INCHES
from battlefield.ui.widgets.plain import PlainLabel

FIELD_HEIGHT = 28
_CM = " cm"


class Choices(QComboBox):
    """A list of choices that the wheel scrolls past until the keyboard is on it."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setAccessibleDescription(says)
        self.setToolTip(says)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.setMaxVisibleItems(20)
        self.setMinimumHeight(FIELD_HEIGHT)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the choice only where the keyboard is."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what is pasted to the page; Qt would look for a choice that begins like it."""
        if event.matches(QKeySequence.StandardKey.Paste):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _Number(QSpinBox):
    """A number that the wheel scrolls past until the keyboard is on it; it tells what it does not take."""

    refused = Signal(str)

    def show_in(self, unit: LengthUnit) -> None:
        """Show whole inches in a unit; what is typed in centimetres goes to the nearest inch."""
        is_metric = unit == "centimetres"
        if self.suffix() in (INCHES, _CM):
            self.setKeyboardTracking(not is_metric)
            self.setSuffix(_CM if is_metric else INCHES)

    @property
    def _is_metric(self) -> bool:
        return self.suffix() == _CM

    def textFromValue(self, value: int) -> str:
        """Write the number, or so many inches in centimetres."""
        return format_tight(value, "centimetres").removesuffix(_CM) if self._is_metric else str(value)

    def valueFromText(self, text: str) -> int:
        """Read the number; of centimetres the nearest whole number of inches."""
        if not self._is_metric:
            return super().valueFromText(text)
        try:
            return round(typed_length(self._typed(text), "centimetres"))
        except LengthError:
            return self.value()

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Say why some text is not taken."""
        if self._is_metric:
            return self._validated(text), text, at
        found = super().validate(text, at)
        if found[0] == QValidator.State.Invalid:
            typed, low, high = text.removesuffix(self.suffix()).strip(), self.minimum(), self.maximum()
            words = tr(
                "⚠ “{typed}” is not taken: type a whole number from {low} to {high}{unit}; it stays {now}",
                typed=typed,
                low=low,
                high=high,
                unit=self.suffix(),
                now=self.text(),
            )
            self.refused.emit(words)
        return found

    def _typed(self, text: str) -> str:
        return text.strip().removesuffix(self.suffix().strip()).strip()

    def _validated(self, text: str) -> QValidator.State:
        try:
            inches = round(length_within(self._typed(text), -1.0, LIMIT, "centimetres"))
        except LengthError:
            return QValidator.State.Intermediate
        fits = self.minimum() <= inches <= self.maximum()
        return QValidator.State.Acceptable if fits else QValidator.State.Intermediate

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the number only where the keyboard is."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SettingField(QWidget):
    """Shows one setting with its name, and tells what is chosen by the user."""

    chosen = Signal(str, object)

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self._values: tuple[Scalar, ...] = ()
        self._unit: LengthUnit = "inches"
        self.list: QComboBox | None = None
        self.number: _Number | None = None
        self.line: QLineEdit | None = None
        self.explained, self.refused = PlainLabel(), PlainLabel()
        field: QWidget
        if setting.choices or setting.is_side:
            field = self.list = Choices(shown_setting(setting.text), shown_setting(setting.says))
            self.show_choices(setting.choices)
            self.list.activated.connect(lambda row: self.chosen.emit(setting.name, self._values[row]))
        elif setting.letters:
            field = self.line = self._line()
        else:
            field = self.number = self._number()
        label = PlainLabel(shown_setting(setting.text))
        label.setToolTip(shown_setting(setting.says))
        label.setBuddy(field)
        self._lay_out(label, field)
        self.setFocusProxy(field)

    def _lay_out(self, label: QLabel, field: QWidget) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label, 4)
        row.addWidget(field, 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(row)
        self.explained.setObjectName("quiet")
        self.explained.setWordWrap(True)
        column.addWidget(self.explained)
        self.explained.setVisible(bool(self.setting.explained))
        self.refused.setObjectName("warning")
        self.refused.setWordWrap(True)
        self.refused.hide()
        column.addWidget(self.refused)

    def _refuse(self, words: str) -> None:
        """Say beside the field what was not taken, until something is."""
        self.refused.setText(words)
        self.refused.setVisible(bool(words))

    def _line(self) -> QLineEdit:
        setting, field = self.setting, QLineEdit()
        field.setMaxLength(setting.letters)
        field.setMinimumHeight(FIELD_HEIGHT)
        field.setToolTip(shown_setting(setting.says))
        field.setAccessibleName(shown_setting(setting.text))
        field.setAccessibleDescription(shown_setting(setting.says))
        field.textEdited.connect(lambda text: self.chosen.emit(setting.name, " ".join(text.split())))
        return field

    def _number(self) -> _Number:
        setting, field = self.setting, _Number()
        field.setRange(setting.least, setting.most)
        field.setSuffix(setting.unit)
        field.setMinimumHeight(FIELD_HEIGHT)
        field.setToolTip(shown_setting(setting.says))
        field.setAccessibleName(shown_setting(setting.text))
        field.setAccessibleDescription(shown_setting(setting.says))
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.valueChanged.connect(lambda value: self.chosen.emit(setting.name, value))
        field.refused.connect(self._refuse)
        field.editingFinished.connect(lambda: self._refuse(""))
        return field

    def show_choices(self, choices: tuple[tuple[Scalar, str], ...]) -> None:
        """Offer other choices, such as the sides there are now."""
        shown = [shown_setting(words) for _, words in choices]
        if self.list is None or [self.list.itemText(row) for row in range(self.list.count())] == shown:
            return
        self._values = tuple(value for value, _ in choices)
        self.list.clear()
        self.list.addItems(shown)

    def show_in(self, unit: LengthUnit) -> None:
        """Show a length in a unit."""
        self._unit = unit
        if self.number is not None:
            self.number.show_in(unit)

    def show_idle(self, why: str) -> None:
        """Let nothing be chosen, and say why it would change nothing; without a reason let it be chosen."""
        for field in (self.list, self.number, self.line):
            if field is not None:
                field.setEnabled(not why)
                field.setAccessibleDescription(f"{why} {shown_setting(self.setting.says)}".strip())
        if why:
            self.explained.setText(why)
        self.explained.setVisible(bool(why or self.setting.explained))

    def show_value(self, value: Scalar) -> None:
        """Show what is set, and tell nobody."""
        words = self.setting.explained.get(value, "")
        self.explained.setText(in_unit(shown_setting(words), self._unit))
        if self.list is not None:
            self.list.setCurrentIndex(self._values.index(value) if value in self._values else -1)
        elif self.number is not None and self.number.value() != int(value):
            self.number.blockSignals(True)
            self.number.setValue(int(value))
            self.number.blockSignals(False)
        elif self.line is not None and self.line.text().split() != str(value).split():
            self.line.setText(str(value))
