"""The words of the rules: in tips of the card, the turn bar and what is asked, and in a dialog by its key."""

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor

from battlefield.ui.shell.words_dialog import RuleWords


@pytest.fixture
def hand(start_without_samples):
    found = BattleHand(start_without_samples())
    found.key(Qt.Key.Key_Return)
    return found


def pixel_of(text, word):
    """Give a pixel in the middle of a word of a text field."""
    found = text.document().find(word)
    assert not found.isNull(), word
    start, end = QTextCursor(found), QTextCursor(found)
    start.setPosition(found.selectionStart())
    end.setPosition(found.selectionEnd())
    one, two = text.cursorRect(start), text.cursorRect(end)
    return QPoint((one.center().x() + two.center().x()) // 2, one.center().y())


def test_headings_of_the_card_say_what_they_mean(hand):
    page = hand.page
    page.desk.look_at_unit("wardens/spears")
    page.dock_of(page.card).raise_()
    hand.until(page.card.isVisible)
    page.card.refresh()
    assert "after armour" in page.card.text.meaning_at(pixel_of(page.card.text, "AEGIS"))
    assert "piercing" in page.card.text.meaning_at(pixel_of(page.card.text, "AP"))
    assert page.card.text.meaning_at(QPoint(2, 2)) == ""


def test_the_turn_bar_and_the_buttons_explain_their_words(hand):
    assert "the points of a side's units" in hand.page.turn_bar.sides.toolTip()
    tips = [button.toolTip() for button in hand.page.now.buttons.values()]
    assert any("stays in reserve" in each for each in tips)


def test_a_key_lists_the_words_of_the_book_that_is_played_and_finds_them(hand):
    hand.window.acts["words"].trigger()
    [dialog] = hand.window.findChildren(RuleWords)
    assert dialog.book.currentData() == "warsurge"
    assert "Turn Master" in dialog.text.toPlainText()
    dialog.seek.setText("pierc")
    assert "AP" in dialog.text.toPlainText() and "Turn Master" not in dialog.text.toPlainText()
    dialog.seek.setText("xyzzy")
    assert "No word here" in dialog.text.toPlainText()
    dialog.seek.clear()
    dialog.book.setCurrentIndex(dialog.book.findData("pulp-city"))
    assert "EFX" in dialog.text.toPlainText()
    dialog.close()
