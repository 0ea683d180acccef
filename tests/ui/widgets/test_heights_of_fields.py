"""What one types in, a number to type and a list to choose from are of one height in a dialog."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from battlefield.ui.widgets.number_field import INCHES, NumberField
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


def test_a_number_is_as_high_as_a_choice_in_a_panel_too(program: QApplication, qtbot):
    assert program is not None
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(LIGHT))  # as in the program's windows
    column = QVBoxLayout(page)
    number, choice = NumberField(0, 9, 1, 1, INCHES), QComboBox()
    for field in (number, choice):
        column.addWidget(field)
    page.show()
    assert number.height() == choice.height()
