"""The dialog for quick rulings: one key from the start page and from a table, answered while it is typed."""

from conftest import Open, Start
from PySide6.QtWidgets import QToolButton
from yards import yard

from battlefield.ui.measure.quick_dialog import QuickDialog


def dialog_of(hand) -> QuickDialog:
    (found,) = hand.window.findChildren(QuickDialog)
    return found


def test_ctrl_j_rules_on_a_line_from_the_start_page(start_without_samples: Start) -> None:
    hand = start_without_samples()
    hand.key("Ctrl+J")
    dialog = dialog_of(hand)
    hand.until(lambda: dialog.line.hasFocus())
    hand.write("25.4 to 25.4, centres 13.5, range 12")
    assert dialog.head.text() == "Not within 12.00 in"
    assert not dialog.plan.pixmap().isNull()
    dialog.close()


def test_ctrl_j_rules_on_a_line_over_a_table_and_keeps_it_for_the_next_time(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("Ctrl+J")
    dialog = dialog_of(hand)
    example = dialog.findChildren(QToolButton)[1]
    example.click()
    assert dialog.line.text() == example.text() and dialog.head.text() == "Covered in part"
    assert hand.window.settings.text("quick", "") == example.text()
    dialog.close()


def test_a_slip_is_a_warning_once_the_line_is_done(start_without_samples: Start) -> None:
    hand = start_without_samples()
    hand.key("Ctrl+J")
    dialog = dialog_of(hand)
    hand.until(lambda: dialog.line.hasFocus())
    hand.write("32 to")
    assert dialog.words.objectName() == "quiet" and "is not understood" in dialog.words.text()
    hand.key("Return")
    assert dialog.words.objectName() == "warning" and dialog.plan.pixmap().isNull() and dialog.isVisible()
    dialog.close()


def test_the_dialog_is_as_small_as_its_line_until_there_is_something_to_draw(
    start_without_samples: Start,
) -> None:
    """It opened with 350 empty pixels below its line."""
    hand = start_without_samples()
    hand.key("Ctrl+J")
    dialog = dialog_of(hand)
    hand.until(lambda: dialog.line.hasFocus())
    assert dialog.height() < 180 and not dialog.plan.isVisible()
    hand.write("32 to")
    assert dialog.height() < 180
    hand.write(" 32, centres 13.5, range 12")
    assert dialog.plan.isVisible() and dialog.plan.height() >= 250
    high = dialog.height()
    dialog.line.setText("32 to")
    assert dialog.height() == high
    dialog.close()
