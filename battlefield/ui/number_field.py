"""A number to type: lengths also as 1 1/4 or 75 mm; what is no number, or too large, is refused aloud."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox

from battlefield.app.lengths import LengthError, parse_length

INCHES = " in"
_FINE = 4  # places kept of a length, so that sixteenths stay what they are


class NumberField(QDoubleSpinBox):
    """A spin box that drops no keystroke: it waits for the whole text, and says what is wrong with it."""

    refused = Signal(str)

    def __init__(self, low: float, high: float, places: int, step: float, unit: str = "") -> None:
        super().__init__()
        self._places, self._unit = places, unit
        self.setRange(low, high)
        self.setDecimals(_FINE if unit == INCHES else places)
        self.setSingleStep(step)
        self.setSuffix(unit)
        self.setKeyboardTracking(False)  # a number half typed is no question yet

    def textFromValue(self, value: float) -> str:
        """Write a value with the usual places, and with more where it has more."""
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

    def fixup(self, text: str) -> str:
        """Say why a text is refused; the old value comes back."""
        try:
            self._read(text)
        except ValueError as error:
            self.refused.emit(str(error))
        return text

    def _read(self, text: str) -> float:
        typed = text.strip()
        typed = typed.removesuffix(self._unit.strip()).strip() if self._unit.strip() else typed
        if self._unit == INCHES:
            value = parse_length(typed)
        else:
            try:
                value = float(typed.replace(",", "."))
            except ValueError:
                raise LengthError(f'"{typed}" is no number; write it like {self.minimum():g}') from None
        if not self.minimum() <= value <= self.maximum():
            limits = f"{self.minimum():g} to {self.maximum():g}{self._unit}"
            raise LengthError(f"{typed} is out of range; write a number from {limits}")
        return value

