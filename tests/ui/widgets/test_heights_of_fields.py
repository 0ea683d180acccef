"""A number to type is as high as a list to choose from beside it."""

from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from battlefield.ui.widgets.number_field import INCHES, NumberField


def test_a_number_is_as_high_as_a_choice(program, qtbot):
    assert program is not None
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    number, choice = NumberField(0, 9, 1, 1, INCHES), QComboBox()
    for field in (number, choice):
        column.addWidget(field)
    page.show()
    assert number.height() == choice.height()
