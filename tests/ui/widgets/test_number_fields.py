"""Numbers typed into the options with real keys; and Esc, which leaves a tool with nothing to take back."""

import pytest
from conftest import Open
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from yards import yard

from battlefield.app.measure.pushing import choices
from battlefield.ui.widgets.number_field import CountField


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


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("60", "60 is out of range; write a number from 1 to 50 %"),
        ("2.5", "2.5 is no whole number; write 2 or 3"),
    ],
)
def test_a_count_that_will_not_do_is_refused_and_not_cut_to_what_fits(program, qtbot, text, says):
    """Each key that would go too far used to be dropped: who typed 60 had 6."""
    assert program is not None
    field, said = CountField((1, 50), " %"), []
    qtbot.addWidget(field)
    field.refused.connect(said.append)
    field.setValue(20)
    field.show()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), said[-1:]) == (20, [says])


def test_the_words_of_the_least_count_can_be_typed_and_left(program, qtbot):
    assert program is not None
    field, said = CountField((0, 9), least="No limit"), []
    qtbot.addWidget(field)
    field.refused.connect(said.append)
    field.show()
    assert field.text() == "No limit"
    QTest.keyClick(field, Qt.Key.Key_Return)
    field.selectAll()
    QTest.keyClicks(field, "4")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), said) == (4, [])
    field.selectAll()
    QTest.keyClicks(field, "no limit")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), said) == (0, [])
