"""Whoever measures in centimetres or in fractions reads no other lengths, on cards, mats, trays and pages."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLabel
from yards import yard

from battlefield.app.wording.finding import pages_in
from battlefield.resources import sample_maps
from battlefield.ui.shell.home import Card

INCHES = re.compile(r"\d in\b(?! all)|\d inch|\d\"|× \d+ inches")


def told(root):
    """Return what labels, choices, fields and cards below a widget say."""
    words = [label.text() for label in root.findChildren(QLabel)]
    words += [each.itemText(row) for each in root.findChildren(QComboBox) for row in range(each.count())]
    words += [each.text() for each in root.findChildren(QAbstractSpinBox)]
    words += [card.toolTip() for card in root.findChildren(Card)]
    return [text for text in words if INCHES.search(text)]


def test_cards_of_the_start_page_follow_at_once(start):
    hand = start()
    assert "36 × 36 inches" in hand.cards()
    hand.window.run("unit_centimetres")
    hand.until(lambda: "91.44 × 91.44 cm" in hand.cards())
    hand.until(lambda: any("on 60.96 × 55.88 cm" in card.toolTip() for card in hand.cards().values()))
    assert told(hand.window.home) == []
    hand.window.run("unit_inches")
    hand.until(lambda: "36 × 36 inches" in hand.cards())
    hand.until(lambda: any("on 24 × 22 in" in card.toolTip() for card in hand.cards().values()))


def test_the_page_of_a_new_battle_follows_at_once(start_without_samples):
    hand = start_without_samples()
    hand.key("Ctrl+Shift+N")
    page = hand.window.setup
    hand.until(lambda: page.checked is not None)
    page.rules.more.click()
    hand.window.run("unit_centimetres")
    hand.until(lambda: page.checked is not None)
    assert told(page) == []
    depth = next(field for field in page.rules.fields.values() if field.setting.unit == " in")
    inches = depth.number.value()
    assert depth.number.text() == f"{inches * 2.54:g} cm"
    hand.window.run("unit_inches")
    assert depth.number.text() == f"{inches} in"


@pytest.mark.parametrize(("typed", "inches"), [("20.32", 8), ("20 cm", 8), ("10 in", 10)])
def test_a_setting_in_whole_inches_takes_centimetres(start_without_samples, typed, inches):
    hand = start_without_samples()
    hand.window.run("unit_centimetres")
    hand.key("Ctrl+Shift+N")
    page = hand.window.setup
    hand.until(lambda: page.checked is not None)
    depth = next(f for f in page.rules.fields.values() if f.setting.unit == " in" and f.isVisible())
    depth.number.setFocus()
    depth.number.selectAll()
    QTest.keyClicks(depth.number, typed)
    QTest.keyClick(depth.number, Qt.Key.Key_Tab)
    assert page.setup.value(depth.setting) == inches
    assert depth.number.text() == f"{inches * 2.54:g} cm"


@pytest.mark.parametrize(
    ("unit", "heights"),
    [("inches", {'3"', '1.25"'}), ("centimetres", {"7.62 cm", "3.17 cm"}), ("fractions", {'3"', '1 1/4"'})],
)
def test_heights_on_the_mat_are_told_in_the_unit(open_scene, unit, heights):
    hand = open_scene(sample_maps()[0])
    hand.window.run(f"unit_{unit}")
    hand.until(lambda: hand.page.table.unit == unit)
    labels = hand.page.board._words._layout(40.0).labels
    written = {line for label in labels for line in label.lines}
    assert heights <= written
    if unit == "centimetres":
        assert not [line for line in written if '"' in line]


def test_the_tray_tells_and_takes_lengths_in_the_unit(open_scene):
    hand = open_scene(yard())
    tray = hand.page.tray
    QTest.qWait(50)  # it has been laid out in inches
    hand.window.run("unit_centimetres")
    hand.until(lambda: tray.height_in.text() == "3.81 cm")
    blast = tray.rows[0]
    assert [chip.text() for chip in blast.chips.values()] == [
        f"{round(2.54 * size, 1):g}" for size in blast.chips
    ]
    assert all(" cm" in chip.toolTip() for chip in blast.chips.values())
    assert "cm" in tray.heading.text()
    QTest.qWait(50)
    edge = blast.other.mapTo(tray.viewport(), blast.other.rect().topRight()).x()
    assert edge < tray.viewport().width()  # nothing is cut off
    blast.other.setFocus()
    hand.write("10")
    hand.key("Return")
    hand.click((12, 14))
    assert hand.scene.templates[-1].template.size == pytest.approx(10 / 2.54)
    hand.until(lambda: any("10.00 cm" in row for row in history(hand)))


def history(hand):
    rows = hand.page.history.list
    return [rows.item(row).text() for row in range(rows.count())]


def test_the_facts_of_a_base_are_told_and_typed_in_the_unit(open_scene):
    hand = open_scene(yard())
    hand.window.run("unit_centimetres")
    hand.click((6, 6))
    fields = hand.page.selection.fields
    hand.until(lambda: fields["model x"].text() == "15.24 cm")
    before = hand.scene
    fields["model x"].setFocus()
    hand.key("Return")
    assert hand.scene is before
    fields["model x"].selectAll()
    hand.write("20")
    hand.key("Return")
    assert hand.model(hand.selected[0]).at[0] == pytest.approx(20 / 2.54, abs=1e-6)


@pytest.mark.campaign
def test_effects_that_are_searched_for_are_told_in_the_unit():
    effects = [page for page in pages_in("centimetres") if page.kind.startswith("Effect")]
    assert not [page.title for page in effects if re.search(r"(?<![D\d])\d+(\"| inch)", page.text)]
    assert any("15.24 cm" in page.text for page in effects)


def test_a_new_table_is_asked_for_in_the_unit(start_without_samples):
    from battlefield.ui.shell.dialogs import NewTable

    hand = start_without_samples()
    dialog = NewTable(hand.window, "centimetres")
    assert dialog.width_in.text() == "121.92 cm"
    dialog.width_in.setText("100")
    assert dialog.board().width == pytest.approx(100 / 2.54)
    assert QApplication.focusWidget() is not None
    dialog.reject()
