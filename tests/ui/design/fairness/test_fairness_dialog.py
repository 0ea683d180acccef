"""The fairness report in the window."""

from dataclasses import replace

import pytest
from designers import Designer, square
from hand import LEFT
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import Zone
from battlefield.ui.design.fairness.fairness_dialog import FairnessDialog
from battlefield.ui.widgets.number_field import RefusedWords


def strip(id_, side, top):
    ring = ((0.0, top), (24.0, top), (24.0, top + 5.0), (0.0, top + 5.0))
    return Zone(id_, Polygon(ring), side=side)


EVEN = Scene(Board(24.0, 24.0), "Yard", zones=(strip("n", "red", 0.0), strip("s", "blue", 19.0)))


@pytest.fixture
def opened(open_scene):
    def over(scene):
        designer = Designer(open_scene(scene))
        designer.page.view.setFocus()
        designer.hand.key("Ctrl+K", "R")
        (dialog,) = designer.hand.window.findChildren(FairnessDialog)
        designer.hand.until(lambda: not dialog.bar.isVisible())
        return designer, dialog

    return over


def cell(dialog, row, column):
    return dialog.table.item(row, column).text()


def test_both_sides_figures_are_listed_with_their_difference_and_what_they_mean(opened):
    _, dialog = opened(EVEN)
    assert dialog.table.rowCount() == len(dialog.found.rows) > 5
    assert cell(dialog, 0, 0).splitlines()[0] == "Room to deploy"
    assert cell(dialog, 0, 1) == cell(dialog, 0, 2) and cell(dialog, 0, 3) == "none"
    assert "its own image under a half turn" in dialog.words.text()


def test_every_line_of_a_figure_is_seen(opened):
    designer, dialog = opened(EVEN)
    for width in (1100, 1180, 1300, 1500):
        dialog.resize(width, 700)
        designer.hand.until(lambda wide=width: dialog.width() == wide)
        table = dialog.table
        for row in range(table.rowCount()):
            wrapped = table.fontMetrics().boundingRect(
                0, 0, table.columnWidth(0) - 12, 0, Qt.TextFlag.TextWordWrap, cell(dialog, row, 0)
            )
            assert table.rowHeight(row) >= wrapped.height()


def test_the_dialog_says_what_is_being_measured_where_pictures_will_be(opened, monkeypatch):
    _, dialog = opened(EVEN)
    assert dialog.maps.words == ""
    monkeypatch.setattr(type(dialog._latest), "share", 0.5)
    dialog._say()
    assert "blue reaches and sees" in dialog.words.text()
    assert dialog.words.text() in dialog.maps.words


def test_a_difference_stands_out(opened):
    rock = replace(square("a", 4.0, 6.0), top=3.0, ground=("impassable",), sight="blocks")
    _, dialog = opened(replace(EVEN, terrain=(rock,)))
    row = next(n for n, each in enumerate(dialog.found.rows) if each.difference)
    assert dialog.table.item(row, 3).font().bold() and cell(dialog, row, 3) != "none"
    assert "figures differ" in dialog.words.text()


def test_other_assumptions_are_measured_anew(opened):
    designer, dialog = opened(EVEN)
    before = dialog.found
    dialog.turns.setFocus()
    QTest.keyClicks(dialog.turns, "\b")
    dialog.turns.setValue(2)
    dialog.base.setCurrentIndex(dialog.base.findText("60 mm round"))
    designer.hand.until(lambda: dialog.found is not before and not dialog.bar.isVisible())
    assert dialog.found.measure.turns == 2 and dialog.found.measure.base == BaseSize.round(60)


def test_pictures_of_both_sides_are_drawn(opened):
    designer, dialog = opened(EVEN)
    designer.hand.until(lambda: dialog.maps.is_done)
    assert len(dialog.maps.images) == 4
    first, second = dialog.maps.images[:2]
    assert first.size() == second.size() and first != second


def test_a_table_that_changes_is_told_and_measured_again_on_demand(opened):
    designer, dialog = opened(EVEN)
    designer.studio.select([Ref("zone", "n")])
    designer.hand.window.activateWindow()
    designer.hand.until(designer.hand.window.isActiveWindow)
    designer.page.view.setFocus()
    designer.hand.key("Down")
    assert "has changed" in dialog.words.text() and dialog.stop.text() == "Measure again"
    before = dialog.found
    QTest.mouseClick(dialog.stop, LEFT)
    designer.hand.until(lambda: dialog.found is not before and not dialog.bar.isVisible())
    assert "figures differ" in dialog.words.text()


def test_measuring_can_be_stopped(opened):
    _, dialog = opened(EVEN)
    dialog.move_in.setValue(7.0)
    assert dialog.bar.isVisible() and dialog.stop.text() == "Stop"
    QTest.mouseClick(dialog.stop, LEFT)
    assert not dialog.bar.isVisible() and dialog.stop.text() == "Measure again"


@pytest.mark.parametrize(("name", "begins"), [("r.html", b"<!DOCTYPE"), ("r.pdf", b"%PDF")])
def test_the_report_is_saved_as_pdf_or_html(opened, tmp_path, name, begins, monkeypatch):
    _, dialog = opened(EVEN)
    path = tmp_path / name
    answer = (str(path), "")
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: answer)
    QTest.mouseClick(dialog.save, LEFT)
    assert path.read_bytes().startswith(begins)
    assert dialog.written.text() == f"Written to {name}" and not dialog.written.isHidden()
    assert dialog.words.text() and "Written" not in dialog.words.text()  # the verdict stays


def test_without_two_sides_it_says_what_to_draw(opened):
    _, dialog = opened(Scene(Board(24.0, 24.0)))
    assert not dialog.table.isVisible()  # an empty box would tell nothing
    assert dialog.words.text() == "No side has a deployment zone; draw one for each of two sides"
    assert not dialog.save.isEnabled() and dialog.table.rowCount() == 0


def test_without_two_sides_the_next_step_is_one_click_away(opened):
    designer, dialog = opened(Scene(Board(24.0, 24.0)))
    assert "deployment zone" in dialog.compares.text()
    QTest.mouseClick(dialog.draw_zone, LEFT)
    assert not dialog.isVisible()
    assert designer.page.tool.name == "zone"


def test_without_two_sides_the_dialog_is_as_small_as_what_it_says(opened):
    designer, dialog = opened(Scene(Board(24.0, 24.0)))
    designer.hand.until(lambda: dialog.height() < 260)
    assert dialog.width() < 600
    shown = (dialog.words, dialog.compares, dialog.draw_zone, dialog.close_button)
    assert all(each.isVisible() and dialog.rect().contains(each.geometry()) for each in shown)
    for nothing_yet in (dialog.form, dialog.maps, dialog.save):
        assert not nothing_yet.isVisible()
    tops = [each.geometry().top() for each in shown]
    assert tops == sorted(tops)
    designer.studio.do("Zones", replace(designer.studio.scene, zones=EVEN.zones))
    designer.hand.until(lambda: dialog.stop.isVisible())
    QTest.mouseClick(dialog.stop, LEFT)  # measure again
    designer.hand.until(lambda: dialog.table.isVisible() and dialog.width() > 1000)
    assert all(each.isVisible() for each in (dialog.form, dialog.maps, dialog.save))
    assert not dialog.draw_zone.isVisible() and not dialog.compares.isVisible()


def test_with_both_zones_there_is_nothing_to_draw_first(opened):
    _, dialog = opened(EVEN)
    assert not dialog.draw_zone.isVisible()


def test_pictures_take_on_the_colours_of_the_window(opened):
    designer, dialog = opened(EVEN)
    designer.hand.until(lambda: dialog.maps.is_done)
    light = dialog.maps.images[0].copy()
    designer.hand.window.set_theme("dark")
    designer.hand.until(lambda: dialog.maps.colours.name == "dark" and dialog.maps.is_done)
    assert dialog.maps.images[0] != light


def test_without_two_sides_the_columns_have_names_all_the_same(opened):
    _, dialog = opened(Scene(Board(24.0, 24.0)))
    heads = [dialog.table.horizontalHeaderItem(column).text() for column in range(4)]
    assert heads == ["", "one", "other", "Difference"]


def test_a_length_that_is_none_is_told_below_the_fields_until_another_is_typed(opened):
    _, dialog = opened(EVEN)
    words, before = dialog.findChild(RefusedWords), dialog.move_in.value()
    for text, told in (("abc", '"abc" is no length'), ("-3", "-3 is out of range")):
        dialog.move_in.setFocus()
        dialog.move_in.selectAll()
        QTest.keyClicks(dialog.move_in, text)
        QTest.keyClick(dialog.move_in, Qt.Key.Key_Return)
        assert words.isVisible() and words.text().startswith(told) and "48 in" in words.text()
        assert dialog.move_in.value() == before and dialog.isVisible()
    QTest.keyClicks(dialog.move_in, "5")
    assert not words.isVisible()


@pytest.mark.usefixtures("german")
def test_in_german_figures_are_german_and_what_is_saved_is_english(opened, tmp_path):
    _, dialog = opened(EVEN)
    assert cell(dialog, 0, 0).splitlines()[0] == "Platz zum Aufstellen"
    told = [cell(dialog, row, 0) for row in range(dialog.table.rowCount())]
    assert not [each for row, each in zip(dialog.found.rows, told, strict=True) if row.name in each]
    assert "eine halbe Drehung" in dialog.words.text()
    dialog.write(tmp_path / "r.html")
    saved = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "Room to deploy" in saved and "its own image under a half turn" in saved
    assert "Aufstellen" not in saved
