"""The questions of an import as a form: lengths with units, numbers, choices, flags, and bases by name."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from battlefield.app.design.importing import BASE
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.presets import BASE_SIZES, shown_base
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.app.wording.typed_bases import BaseError, parse_base
from battlefield.files.imports import Question
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.ui.widgets.number_field import INCHES, NumberField
from battlefield.ui.widgets.plain import PlainLabel

Field = NumberField | QComboBox | QCheckBox
_LABEL = 235  # pixels that a question has before it goes on in a second line


class BaseField(QComboBox):
    """Bases to choose from, or to type: 75 x 42 oval; what is no base is refused aloud."""

    chosen = Signal()
    refused = Signal(str)

    def __init__(self, usual: BaseSize) -> None:
        super().__init__()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumContentsLength(16)
        sizes = BASE_SIZES if usual in BASE_SIZES else (usual, *BASE_SIZES)
        for size in sizes:
            self.addItem(shown_base(size), size)
        self.setCurrentIndex(sizes.index(usual))
        self.value: BaseSize = usual
        self.activated.connect(lambda _row: self._take(self.currentData()))
        line = self.lineEdit()
        assert line is not None
        line.editingFinished.connect(self._typed)

    def _typed(self) -> None:
        text = self.currentText()
        if text == shown_base(self.value):
            return
        row = self.findText(text)
        try:
            size = self.itemData(row) if row >= 0 else parse_base(text)
        except BaseError as error:
            self.setEditText(shown_base(self.value))
            self.refused.emit(said(str(error)))
            return
        self._take(size)

    def _take(self, size: BaseSize) -> None:
        self.setEditText(shown_base(size))
        if size != self.value:
            self.value = size
            self.chosen.emit()


class ImportForm(QWidget):
    """One row for each question; `changed` tells that an answer is another."""

    changed = Signal()
    refused = Signal(str)

    def __init__(self, asked: Sequence[Question], unit: LengthUnit) -> None:
        super().__init__()
        self.fields: dict[str, Field] = {}
        self._asked = tuple(asked)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 8, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        heading = tr("Bases, remembered for the next list")
        for question in self._asked:
            is_model = question.key.startswith(BASE)
            if is_model and heading:
                form.addRow(_headed(heading))
                heading = ""
            field = self._field(question, unit)
            name = question.key.removeprefix(BASE) if is_model else said(question.text)
            field.setAccessibleName(name)
            self.fields[question.key] = field
            label = PlainLabel(name, wraps=True)
            label.setMinimumWidth(min(_LABEL, label.fontMetrics().horizontalAdvance(name) + 4))
            label.setBuddy(field)
            form.addRow(label, field)

    def _field(self, question: Question, unit: LengthUnit) -> Field:
        if question.kind == "choice":
            combo = QComboBox()
            for choice in question.choices:
                combo.addItem(choice if question.open else said(choice), choice)
            combo.setCurrentIndex(combo.findData(str(question.usual)))
            if question.open:
                combo.setEditable(True)
                combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
                _line(combo).editingFinished.connect(self.changed)
            combo.setMinimumContentsLength(12)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.activated.connect(self.changed)
            return combo
        if question.kind == "flag":
            box = QCheckBox(tr("Yes"))
            box.setChecked(bool(question.usual))
            box.toggled.connect(self.changed)
            return box
        if question.kind == "base":
            assert isinstance(question.usual, BaseSize)
            bases = BaseField(question.usual)
            bases.chosen.connect(self.changed)
            bases.refused.connect(self.refused)
            return bases
        return self._number(question, unit)

    def _number(self, question: Question, unit: LengthUnit) -> NumberField:
        is_length = question.kind == "length"
        field = NumberField(question.least, question.most, 2, 1.0, INCHES if is_length else "")
        field.setDecimals(6)
        assert isinstance(question.usual, int | float)
        field.setValue(question.usual)
        field.show_in(unit)
        field.valueChanged.connect(self.changed)
        field.refused.connect(self.refused)
        return field

    def answers(self) -> dict[str, object]:
        """Return the answers that differ from the usual ones."""
        told = {question.key: self._answer(question) for question in self._asked}
        usual = {question.key: question.usual for question in self._asked}
        return {key: value for key, value in told.items() if value != usual[key]}

    def _answer(self, question: Question) -> object:
        field = self.fields[question.key]
        if isinstance(field, BaseField):
            return field.value
        if isinstance(field, QComboBox):
            text = field.currentText().strip()
            row = field.findText(text)
            return field.itemData(row) if row >= 0 else text
        return field.isChecked() if isinstance(field, QCheckBox) else field.value()


def _line(combo: QComboBox) -> QLineEdit:
    line = combo.lineEdit()
    assert line is not None
    return line


def _headed(words: str) -> QLabel:
    label = PlainLabel(words)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    label.setContentsMargins(0, 8, 0, 0)
    return label
