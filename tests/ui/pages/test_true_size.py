"""The table in its true size: measured by a card held to the screen, kept for the screen, the scale shown."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlefield.ui.board.rulers import scale_words
from battlefield.ui.pages.true_size import keep_real_inch, real_inch
from battlefield.ui.pages.true_size_dialog import CARD, TrueSizeDialog


def dialog_of(hand):
    hand.until(lambda: any(each.isVisible() for each in hand.window.findChildren(TrueSizeDialog)))
    return next(each for each in hand.window.findChildren(TrueSizeDialog) if each.isVisible())


def test_the_first_time_a_card_is_held_to_the_screen_and_then_the_table_is_as_large_as_it_is(hand):
    view = hand.window.page.view
    hand.window.run("true_size")
    dialog = dialog_of(hand)
    dialog.slider.setValue(1000)
    assert dialog.held.length * dialog.held.pixels == pytest.approx(85.6 / 25.4 * 100.0)
    QTest.keyClick(dialog.slider, Qt.Key.Key_Right)
    dialog.accept()
    assert view.pixels_per_inch == pytest.approx(100.1) == real_inch(hand.window.settings, view)
    hand.window.run("zoom_out")
    hand.window.run("true_size")  # now it asks no more
    assert view.pixels_per_inch == pytest.approx(100.1)
    assert scale_words(view.pixels_per_inch, view.real_inch) == "true size"


def test_a_ruler_does_as_well_and_in_the_unit_that_is_set(hand):
    hand.window.run("unit_centimetres")
    hand.window.run("true_size_measure")
    dialog = dialog_of(hand)
    dialog.ruler.setChecked(True)
    assert dialog.held.length == pytest.approx(100.0 / 25.4) and "ruler" in dialog.words.text()
    dialog.reject()
    assert hand.window.page.view.real_inch == 0.0  # nothing was kept


def test_a_card_is_as_wide_as_the_standard_has_it():
    assert [25.4 * side for side in CARD] == pytest.approx([85.60, 53.98])


def test_what_a_file_of_settings_says_amiss_is_not_believed(hand):
    view, settings = hand.window.page.view, hand.window.settings
    keep_real_inch(settings, view, 1e9)
    assert real_inch(settings, view) == 500.0
    for key in settings._store.allKeys():
        if key.startswith("true_size"):
            settings.keep(key, "nan")
    assert real_inch(settings, view) == 0.0


@pytest.mark.parametrize(
    ("pixels", "words"), [(100.0, "true size"), (40.0, "1:2.5"), (300.0, "3:1"), (100.4, "true size")]
)
def test_the_scale_is_said(pixels, words):
    assert scale_words(pixels, 100.0) == words
    assert scale_words(pixels, 0.0) == ""
