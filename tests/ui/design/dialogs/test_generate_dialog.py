"""A table that the program lays out, in the window: shown as the fields say, taken, and taken back."""

import pytest
from designers import Designer, plain, square

from battlefield.app.generating.wish import BASES, base_named
from battlefield.ui.design.dialogs.generate_dialog import GenerateDialog
from battlefield.ui.shell.dialogs import NewTable


def small(dialog):
    """Ask for a table that is soon laid."""
    form = dialog.form
    form.show_size(24.0, 20.0)
    for field, value in ((form.density, 10), (form.tries, 1), (form.objectives, 1)):
        field.setValue(value)
    form.base.setCurrentIndex(BASES.index(base_named("32")))


def opened(hand):
    hand.window.run("generate")
    dialog = next(each for each in hand.window.findChildren(GenerateDialog) if each.isVisible())
    small(dialog)
    return dialog


def made(hand, dialog):
    hand.until(lambda: dialog.made is not None)
    return dialog.made.scene


def test_a_table_is_shown_with_its_reason_and_taken_as_a_new_one(start_without_samples):
    hand = start_without_samples()
    dialog = opened(hand)
    assert not dialog.take_button.isEnabled()
    scene = made(hand, dialog)
    assert "Fair: no figure" in dialog.words.text() and dialog.preview.accessibleName() == "Preview"
    assert dialog.new_button.isHidden()  # there is no table in whose place it would lie
    dialog.another.click()
    assert dialog.form.seed.value() == 2
    other = made(hand, dialog)
    assert other.terrain != scene.terrain
    dialog.take_button.click()
    hand.until(lambda: hand.window.page is not None)
    assert hand.window.modes.now == "design" and hand.window.page.table.scene == other


def test_it_replaces_the_table_that_is_drawn_and_is_taken_back_by_one_undo(open_scene):
    designer = Designer(open_scene(plain(square("old", 3.0, 3.0))))
    before = designer.scene
    dialog = opened(designer.hand)
    scene = made(designer.hand, dialog)
    dialog.take_button.click()
    assert designer.scene.terrain == scene.terrain and designer.scene.board == scene.board
    designer.hand.window.run("undo")
    assert designer.scene == before


def test_what_cannot_be_is_said_and_nothing_can_be_taken(hand):
    dialog = opened(hand)
    dialog.form.way.setCurrentIndex(dialog.form.way.findData("mirror"))
    dialog.form.zones.setCurrentIndex(dialog.form.zones.findData("corners"))
    hand.until(lambda: "A mirrored table" in dialog.words.text())
    assert not dialog.take_button.isEnabled() and dialog.bar.isHidden()


def test_stop_takes_the_best_so_far(hand):
    dialog = opened(hand)
    dialog.form.tries.setValue(50)
    hand.until(lambda: dialog.stop.isVisible() and dialog._latest.share is not None)
    dialog.stop.click()
    made(hand, dialog)
    assert dialog.made.looked < 50 and "looked at" in dialog.words.text()


@pytest.mark.parametrize("size", [(2.0, 500.0), (44.0, 60.0)])
def test_the_size_of_the_table_is_proposed_as_near_as_can_be(hand, size):
    dialog = opened(hand)
    dialog.form.show_size(*size)
    assert dialog.form.wide.value() == max(18.0, size[0]) and dialog.form.high.value() == min(144.0, size[1])


def test_a_new_table_can_be_generated_instead(hand):
    dialog = NewTable(hand.window)
    dialog.generate.click()
    assert dialog.is_generated and dialog.result()
