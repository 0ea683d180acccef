"""Ctrl+Shift+P finds commands, units, settings, effects, rulings and chapters of the manual."""

import re

import pytest
from battle_hand import BattleHand
from boxes import at_the_next_box
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser

from battlefield.app.wording.finding import Found, manual, matching_pages, pages
from battlefield.ui.design.fairness.fairness_dialog import FairnessDialog
from battlefield.ui.shell.dialogs import Keys
from battlefield.ui.shell.handbook import Handbook
from battlefield.ui.shell.preferences import SETTINGS, Preferences
from battlefield.ui.widgets.prompts import CommandSearch


def search(hand, text, kind, *keys):
    """Type what is looked for, wait until something of a kind is listed, choose it; give its title."""
    found = []

    def use():
        box = QApplication.activeModalWidget()
        assert isinstance(box, CommandSearch)
        QTest.keyClicks(box.field, text)
        hand.until(lambda: kind in kinds(box))
        box.list.setCurrentRow(kinds(box).index(kind))
        found.append(box.list.currentItem().text().split("    ")[0])
        QTest.keyClick(box.field, QKeySequence("Return")[0].key())

    def kinds(box):
        rows = (box.list.item(row).data(0x0100) for row in range(box.list.count()))
        return [each.kind if isinstance(each, Found) else "" for each in rows]

    at_the_next_box(use)
    hand.key("Ctrl+Shift+P", *keys)
    return found[0]


@pytest.mark.parametrize(
    ("text", "kind", "title"),
    [
        ("rings", "Manual", "Range rings"),
        ("contact is a gap", "Ruling", "R1: Contact is a gap of at most a millionth of an inch."),
        ("blast ii", "Effect of WARSURGE", "Blast II"),
    ],
)
def test_what_is_told_somewhere_is_found_and_read(hand, text, kind, title):
    assert search(hand, text, kind).strip() == title
    (book,) = (box for box in hand.window.findChildren(Handbook) if box.isVisible())
    words = book.text.toPlainText()
    assert title in words and len(words) > len(title) + 40
    book.reject()


def test_no_line_of_what_is_found_has_signs_of_markdown():
    """Tables of keys were listed with the rule of dashes below their heads, lists with their numbers."""
    lines = [f"{each.title} {each.about}" for each in pages()]
    signs = re.compile(r"[*`|]|--|\]\(|</?\w+>|: [-+>] |(?:^|[.:] )\d+\. [A-Z]\w+ [a-z]")
    assert [line for line in lines if signs.search(line)] == []
    file = next(each for each in manual() if each.title == "File")
    assert file.about.startswith("keys · command · what it does Ctrl+N · New table · Start with")


def test_a_setting_is_found_and_its_page_opened_at_it(hand):
    assert search(hand, "pace of", "Setting").strip() == "Pace of the program"
    (page,) = (box for box in hand.window.findChildren(Preferences) if box.isVisible())
    hand.until(page.fields["pace"].hasFocus)
    page.reject()


def test_a_unit_of_a_table_is_found_and_selected(hand):
    unit = next(model.unit for model in hand.scene.models if model.unit)
    search(hand, unit, "Unit")
    assert {hand.model(id_).unit for id_ in hand.selected} == {unit}


def test_a_unit_of_a_battle_is_found_and_looked_at(start_without_samples):
    hand = start_without_samples()
    battle = BattleHand(hand)
    unit = list(battle.page.desk.state.units.values())[2]
    assert search(hand, unit.name, "Unit").strip() == unit.name
    assert battle.page.desk.gaze.unit in {
        u.id for u in battle.page.desk.state.units.values() if u.name == unit.name
    }


def test_what_holds_a_word_in_its_title_comes_first():
    titles = [found.title for found in matching_pages("cover", pages())]
    assert titles[0].startswith("Cover") and len(titles) > 5
    assert not matching_pages("c", pages()) and not matching_pages("zzyzx", pages())


def test_the_manual_is_read_without_pictures_and_links():
    chapters = {each.title: each for each in manual()}
    assert len(chapters) > 40 and "![" not in "".join(each.text for each in chapters.values())
    assert "**S** takes the looking eye" in chapters["Sight"].text


def test_the_handbook_lists_chapters_and_finds_others_by_typing(hand):
    hand.window.acts["manual"].trigger()
    (book,) = (box for box in hand.window.findChildren(Handbook) if box.isVisible())
    assert book.list.count() == len(manual())
    QTest.keyClicks(book.field, "blast ii")
    assert book.list.item(0).text() == "Blast II"
    book.field.setText("zzyzx")
    assert "Nothing holds" in book.text.toPlainText()
    book.reject()


def test_the_list_of_keys_is_found_by_typing(hand):
    told = []

    def look():
        box = QApplication.activeModalWidget()
        assert isinstance(box, Keys)
        for words in ("tape", "Ctrl+Shift+G", "zzyzx"):
            box.field.setText(words)
            told.append(box.findChild(QTextBrowser).toPlainText())
        box.reject()

    at_the_next_box(look)
    hand.key("F1")
    assert "Tape measure" in told[0] and "Grid" not in told[0]
    assert "Go on from here" in told[1]
    assert told[2].startswith("No key and no command")


def test_all_settings_say_what_they_are():
    assert all(each.about and each.line.startswith("Setting: ") for each in SETTINGS)


def test_a_command_of_another_mode_says_which_and_goes_there(hand):
    """In Measure *Fairness report* was grey, and Enter opened a chapter of the manual instead."""
    rows = []

    def use():
        box = QApplication.activeModalWidget()
        QTest.keyClicks(box.field, "fairness")
        rows.append(box.list.currentItem().text())
        QTest.keyClick(box.field, QKeySequence("Return")[0].key())

    assert hand.window.modes.now == "measure"
    at_the_next_box(use)
    hand.key("Ctrl+Shift+P")
    assert rows[0].startswith("Fairness report") and "in Design" in rows[0]
    assert hand.window.modes.now == "design"
    (report,) = (box for box in hand.window.findChildren(FairnessDialog) if box.isVisible())
    report.reject()


def test_a_command_of_measuring_is_found_while_one_draws(hand):
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")

    def use():
        box = QApplication.activeModalWidget()
        QTest.keyClicks(box.field, "coherency")
        assert "in Measure" in box.list.currentItem().text()
        QTest.keyClick(box.field, QKeySequence("Return")[0].key())

    at_the_next_box(use)
    hand.key("Ctrl+Shift+P")
    assert hand.window.modes.now == "measure"
