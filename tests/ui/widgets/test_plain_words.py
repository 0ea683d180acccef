"""Names that look like markup, or hold an ampersand, are shown as they were written."""

from dataclasses import replace

import pytest
from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QMessageBox

from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.ui.widgets.plain import PlainLabel, on_button, tip

NAME = "<b>Hill & Co"


def plain_of(label):
    """Give what a label shows."""
    if label.textFormat() == Qt.TextFormat.PlainText:
        return label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return document.toPlainText()


@pytest.fixture
def hand(start_without_samples):
    found = BattleHand(start_without_samples())
    script = replace(read_script(asset("rosters/first_battle.json")), terrain=())
    first, second = script.rosters
    rosters = {NAME: script.rosters[first], second: script.rosters[second]}
    show_battle(found.window, Battle.started(replace(script, rosters=rosters)), NAME)
    found.page = found.window.page
    found.key(Qt.Key.Key_Return)
    return found


def test_a_side_is_named_as_it_was_written_wherever_it_is_shown(hand):
    page = hand.page
    for label in (page.now.by, page.turn_bar.sides, hand.window.title, hand.window.hint):
        assert NAME in plain_of(label), plain_of(label)


def test_no_label_guesses_whether_it_is_markup(hand):
    guessing = [
        label.text()
        for label in hand.window.findChildren(QLabel)
        if label.textFormat() == Qt.TextFormat.AutoText and label.objectName() != "qt_msgbox_label"
    ]
    assert guessing == []


def test_a_box_says_names_as_they_were_written(hand):
    hand.window.complain("Cannot open", f"{NAME} cannot be opened")
    box = hand.window.findChild(QMessageBox)
    assert box.textFormat() == Qt.TextFormat.PlainText
    box.close()


def test_a_tip_of_words_that_look_like_markup_shows_them():
    document = QTextDocument()
    document.setHtml(tip(f"Look at {NAME}\nand more"))
    assert document.toPlainText() == f"Look at {NAME}\nand more"


def test_a_tip_of_usual_words_stays_as_it_is():
    assert tip("Look at Gate Spears") == "Look at Gate Spears"


def test_an_ampersand_on_a_button_is_shown():
    assert on_button("Hill & Co") == "Hill && Co"


def test_no_plain_label_is_written_in_markup(hand):
    hand.window.show_home()
    hand.window.run("new_battle")
    hand.until(lambda: hand.window.reader.is_idle)
    labels = hand.window.findChildren(PlainLabel)
    assert len(labels) > 10
    assert [label.text() for label in labels if "</" in label.text()] == []
