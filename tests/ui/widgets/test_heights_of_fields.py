"""All fields are equally high, whether one types, counts or chooses in them."""

import pytest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from battlefield.ui.widgets.number_field import INCHES, NumberField
from battlefield.ui.widgets.palette import DARK, FIELD_HEIGHT, LIGHT, style_sheet


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_fields_that_stand_side_by_side_are_equally_high(program, qtbot, colours):
    before = program.styleSheet()
    program.setStyleSheet(style_sheet(colours))
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    fields = [
        QLineEdit(),
        QComboBox(),
        QSpinBox(),
        QDoubleSpinBox(),
        NumberField(0, 9, 1, 1, INCHES),
    ]
    for field in fields:
        column.addWidget(field)
    page.show()
    assert {field.height() for field in fields} == {FIELD_HEIGHT}
    program.setStyleSheet(before)
