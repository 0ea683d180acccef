"""A number to type: lengths also as 1 1/4 or 75 mm; what is no number, or too large, is refused aloud."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QDoubleSpinBox

from battlefield.app.wording.lengths import LengthError, LengthUnit, format_length, length_within
from battlefield.app.wording.said import said
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.ui.widgets.plain import PlainLabel

INCHES = " in"
_AS_CHOICES = 22  # pixels: as high as a list of choices beside it
_FINE = 6  # places kept of a length, so that sixteenths and millimetres stay what they are
_PER_CM = 10.0 / MM_PER_INCH


class NumberField(QDoubleSpinBox):
    """A spin box that drops no keystroke: it waits for the whole text, and says what is wrong with it."""

    refused = Signal(str)

    def __init__(self, low: float, high: float, places: int, step: float, unit: str = "") -> None:
        super().__init__()
        self._places, self._unit = places, unit
        self._shown_in: LengthUnit = "inches"
        self._has_refused = False
        self.setRange(low, high)
        self.setDecimals(_FINE if unit == INCHES else places)
        self.setSingleStep(step)
        self.setSuffix(unit)
        self.setMinimumHeight(_AS_CHOICES)
        self.setKeyboardTracking(False)  # a number half typed is no question yet

    def show_in(self, unit: LengthUnit) -> None:
        """Show a length in another unit; a step is an inch or a centimetre. The value stays in inches."""
        if self._unit != INCHES or unit == self._shown_in:
            return
        before, self._shown_in = self._shown_in, unit
        if "centimetres" in (before, unit):
            metric = unit == "centimetres"
            self.setSingleStep(self.singleStep() * (_PER_CM if metric else 1.0 / _PER_CM))
            self.setSuffix(" cm" if metric else INCHES)
        value = self.value()
        self.blockSignals(True)
        self.setValue(self.minimum() if value != self.minimum() else self.maximum())  # writes the text anew
        self.setValue(value)
        self.blockSignals(False)

    def textFromValue(self, value: float) -> str:
        """Write a value with the usual places, and with more where it has more."""
        if self._shown_in == "centimetres":
            return format_length(value, "centimetres").removesuffix(" cm")
        if self._shown_in == "fractions" and float(value * 16).is_integer():
            return format_length(value, "fractions").removesuffix(" in")
        whole, _, rest = f"{value:.{self.decimals()}f}".partition(".")
        rest = rest.rstrip("0").ljust(self._places, "0")
        return f"{whole}.{rest}" if rest else whole

    def valueFromText(self, text: str) -> float:
        """Read a value; what cannot be read leaves the value as it is."""
        try:
            return self._read(text)
        except ValueError:
            return self.value()

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let anything be typed; only what can be read counts."""
        try:
            self._read(text)
        except ValueError:
            return QValidator.State.Intermediate, text, place
        return QValidator.State.Acceptable, text, place

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter where a number is refused, or the keyboard was given away: it asks for no more then."""
        self._has_refused = False
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.setAccepted(self._has_refused or not self.hasFocus())

    def fixup(self, text: str) -> str:
        """Say why a text is refused; the old value comes back."""
        try:
            self._read(text)
        except ValueError as error:
            self._has_refused = True
            self.refused.emit(said(str(error)))
        return text

    def _read(self, text: str) -> float:
        typed = text.strip()
        suffix = self.suffix().strip()
        typed = typed.removesuffix(suffix).strip() if suffix else typed
        if self._unit == INCHES:
            return length_within(typed, self.minimum(), self.maximum(), self._shown_in)
        limits = f"from {self.minimum():g} to {self.maximum():g}{self.suffix()}"
        try:
            value = float(typed.replace(",", "."))
        except ValueError:
            wrong = f'"{typed}" is no number; write one' if typed else "Nothing is typed; type a number"
            raise LengthError(f"{wrong} {limits}") from None
        if not self.minimum() <= value <= self.maximum():
            raise LengthError(f"{typed} is out of range; write a number {limits}")
        return value


class CountField(NumberField):
    """A field for a whole number; its least may have words of its own, such as "No limit"."""

    def __init__(self, limits: tuple[int, int], unit: str = "", least: str = "") -> None:
        super().__init__(*limits, 0, 1.0, unit)
        if least:
            self.setSpecialValueText(least)

    def value(self) -> int:
        """Return the number."""
        return round(super().value())

    def _read(self, text: str) -> float:
        if self.specialValueText() and text.strip().lower() == self.specialValueText().lower():
            return self.minimum()
        value = super()._read(text)
        if not value.is_integer():
            raise LengthError(f"{value:g} is no whole number; write {round(value)} or {round(value) + 1}")
        return value


class RefusedWords(PlainLabel):
    """Says below number fields why the last number was refused, until another is typed."""

    def __init__(self, *fields: NumberField) -> None:
        super().__init__()
        self.setObjectName("warning")
        self.setWordWrap(True)
        self.hide()
        for field in fields:
            field.refused.connect(self._say)
            field.valueChanged.connect(lambda _: self._say(""))
            field.lineEdit().textEdited.connect(lambda _: self._say(""))

    def _say(self, sentence: str) -> None:
        self.setText(sentence)
        self.setVisible(bool(sentence))
