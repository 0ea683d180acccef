"""Numbers typed into the options with real keys; and Esc, which leaves a tool with nothing to take back."""

import pytest
from conftest import Open
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from yards import yard

from battlefield.app.measure.pushing import choices


def typed(hand, text):
    """Take the pushing hand and type a text into its distance."""
    hand.key("P")
    hand.until(lambda: choices.DISTANCE.key in hand.window.page.options.fields)
    field = hand.window.page.options.fields[choices.DISTANCE.key]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    return field


@pytest.mark.parametrize(
    ("text", "inches", "shown"),
    [
        ("1 1/4", 1.25, "1.25 in"),
        ("3 3/8", 3.375, "3.375 in"),
        ("2,5", 2.5, "2.50 in"),
        ("25.4 mm", 1.0, "1.00 in"),
    ],
)
def test_lengths_are_typed_as_people_write_them(open_scene: Open, text, inches, shown):
    hand = open_scene(yard())
    field = typed(hand, text)
    assert hand.desk.options[choices.DISTANCE] == pytest.approx(inches, abs=1e-9)
    assert field.text() == shown


@pytest.mark.parametrize(
    ("text", "words"), [("99999", "farther than"), ("abc", "is no length"), ("1/0", "divides by nothing")]
)
def test_what_is_no_length_is_refused_aloud_and_the_old_one_stays(open_scene: Open, text, words):
    hand = open_scene(yard())
    before = hand.desk.options[choices.DISTANCE]
    typed(hand, text)
    assert hand.desk.options[choices.DISTANCE] == before
    assert words in hand.window.hint.text()


def test_a_length_is_shown_and_typed_in_the_unit_of_the_window(open_scene: Open):
    hand = open_scene(yard())
    field = typed(hand, "2 in")
    hand.window.acts["unit_centimetres"].trigger()
    hand.until(lambda: field.text() == "5.08 cm")
    field.selectAll()
    QTest.keyClicks(field, "10")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert hand.desk.options[choices.DISTANCE] == pytest.approx(10 / 2.54, abs=1e-6)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.text() == "11.00 cm"
    field.selectAll()
    QTest.keyClicks(field, "3 in")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "7.62 cm"
    hand.window.acts["unit_fractions"].trigger()
    hand.until(lambda: field.text() == "3 in")
    hand.window.acts["unit_inches"].trigger()
    hand.until(lambda: field.text() == "3.00 in")
    assert hand.desk.options[choices.DISTANCE] == 3.0


@pytest.mark.parametrize("key", ["S", "T", "P"])
def test_esc_leaves_a_tool_that_has_nothing_to_take_back(open_scene: Open, key):
    hand = open_scene(yard())
    hand.key(key)
    assert not hand.window.acts["select_tool"].isChecked()
    hand.key("Esc")
    assert hand.window.acts["select_tool"].isChecked()
