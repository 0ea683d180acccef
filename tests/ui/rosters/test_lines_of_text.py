"""A line of a roster is seen from its beginning, and all of a long one can be read."""

import pytest

from battlefield.ui.rosters.fields import LineField

LONG = "A company of hill people who hold the gate and the mill, and who will not go down to the marsh again"


@pytest.mark.usefixtures("program")
def test_a_long_line_begins_with_its_beginning_and_tells_all_of_itself(qtbot):
    field = LineField("About", LONG, lambda _text: None, "A sentence about it")
    qtbot.addWidget(field)
    field.resize(160, 28)
    field.show()
    assert field.cursorPosition() == 0
    assert field.toolTip() == f"A sentence about it\n{LONG}"
    field.resize(2000, 28)
    assert field.toolTip() == "A sentence about it"
    field.setText("Short")
    assert field.toolTip() == "A sentence about it"
