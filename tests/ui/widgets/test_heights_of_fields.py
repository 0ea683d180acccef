"""What one types in, a number to type and a list to choose from are of one height in a dialog."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from battlefield.ui.widgets.number_field import INCHES, CountField, NumberField
from battlefield.ui.widgets.palette import DARK, LIGHT, style_sheet


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_fields_of_a_dialog_are_of_one_height(program: QApplication, qtbot, colours):
    page = QDialog()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(colours))
    column = QVBoxLayout(page)
    fields = [QLineEdit(), NumberField(0, 9, 1, 1, INCHES), QComboBox(), QSpinBox()]
    for field in fields:
        column.addWidget(field)
    page.show()
    assert program is not None
    assert len({field.height() for field in fields}) == 1


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_fields_of_a_panel_are_of_one_height_too(program: QApplication, qtbot, colours):
    assert program is not None
    page = QWidget()
    page.setObjectName("panel")
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(colours))  # as in the program's windows
    column = QVBoxLayout(page)
    fields = [QLineEdit(), NumberField(0, 9, 1, 1, INCHES), CountField((1, 9)), QComboBox()]
    for field in fields:
        column.addWidget(field)
    page.show()
    assert len({field.height() for field in fields}) == 1
