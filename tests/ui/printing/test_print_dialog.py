"""Print to scale, from the key to the file: what is asked, what is shown, what is written."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from boxes import at_the_next_box
from hand import Hand
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from battlefield.ui.printing.dialog import PrintDialog

Act = Callable[[PrintDialog], None]


def opened(hand: Hand, act: Act) -> PrintDialog:
    """Press the key, do something in the dialog that it brings, and close it."""
    found: list[PrintDialog] = []
    trouble: list[BaseException] = []

    def take() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrintDialog)
        found.append(dialog)
        try:
            act(dialog)
        except BaseException as error:
            trouble.append(error)
        dialog.reject()

    hand.window.activateWindow()
    hand.until(hand.window.isActiveWindow)
    at_the_next_box(take)
    hand.key("Ctrl+Alt+P")
    if trouble:
        raise trouble[0]
    return found[0]


def choose(dialog: PrintDialog, **wanted: Any) -> None:
    """Choose entries of the form's lists by what they stand for."""
    for name, value in wanted.items():
        combo = getattr(dialog.form, name)
        combo.setCurrentIndex(combo.findData(value))
    dialog.refresh()


def sheets(path: Path) -> list[tuple[float, float]]:
    """The pages of a PDF, width and height in points."""
    with closing(pypdfium2.PdfDocument(path)) as document:
        return [document.get_page_size(number) for number in range(len(document))]


def written(hand: Hand, dialog: PrintDialog, path: Path) -> list[tuple[float, float]]:
    """Write the pages, wait for the file and give its pages."""
    dialog.write(path)
    hand.until(lambda: not dialog.run.is_busy)
    return sheets(path)


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file dialog answers with this path."""
    path = tmp_path / "pages.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    return path


def test_the_board_is_laid_out_on_pages_as_the_dialog_says(hand: Hand, answered: Path) -> None:
    def act(dialog: PrintDialog) -> None:
        assert dialog.plan is not None
        assert dialog.preview.page is not None and dialog.preview.page.name == "A1"
        count = len(dialog.plan.pages)
        assert dialog.words.text().startswith(f"{count} pages of A4")
        assert dialog.pages.count() == count
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
        hand.until(lambda: not dialog.run.is_busy)
        assert len(sheets(answered)) == count
        assert str(answered) in dialog.words.text()

    opened(hand, act)
    assert str(answered) in hand.window.hint.text()


@pytest.mark.parametrize("wide", [880, 940, 1100, 1400])
def test_the_list_has_the_pages_of_a_row_of_the_table_beside_each_other(hand: Hand, wide: int) -> None:
    def act(dialog: PrintDialog) -> None:
        for lies in ("portrait", "landscape"):
            choose(dialog, orientation=lies)
            dialog.resize(wide, 700)
            QApplication.processEvents()
            assert dialog.plan is not None
            names = dialog.plan.names
            tops = [dialog.pages.visualItemRect(dialog.pages.item(n)).top() for n in range(len(names))]
            rows = {top: {name[0] for name, at in zip(names, tops, strict=True) if at == top} for top in tops}
            assert len(rows) > 1 and all(len(letters) == 1 for letters in rows.values())

    opened(hand, act)


def test_only_ticked_pages_are_written(hand: Hand, tmp_path: Path) -> None:
    def act(dialog: PrintDialog) -> None:
        count = dialog.pages.count()
        for row in range(1, count):
            dialog.pages.item(row).setCheckState(Qt.CheckState.Unchecked)
        assert dialog.words.text().startswith(f"1 of {count} pages")
        assert len(written(hand, dialog, tmp_path / "one.pdf")) == 1
        dialog.pages.item(0).setCheckState(Qt.CheckState.Unchecked)
        assert not dialog.save.isEnabled()

    opened(hand, act)


def test_a_click_on_a_page_shows_it(hand: Hand) -> None:
    def act(dialog: PrintDialog) -> None:
        dialog.show()
        item = dialog.pages.item(1)
        spot = dialog.pages.visualItemRect(item).center()
        QTest.mouseClick(dialog.pages.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert dialog.preview.page is not None and dialog.preview.page.name == item.text()

    opened(hand, act)


def test_what_is_selected_is_printed_alone(hand: Hand, tmp_path: Path) -> None:
    hand.click(hand.scene.models[0].at)

    def act(dialog: PrintDialog) -> None:
        choose(dialog, what="selection")
        assert dialog.plan is not None
        [page] = dialog.plan.pages
        assert page.window is not None
        assert [model.id for model in page.window.of.scene.models] == [hand.scene.models[0].id]  # type: ignore
        assert len(written(hand, dialog, tmp_path / "one.pdf")) == 1

    opened(hand, act)


def test_without_a_selection_the_dialog_says_what_to_do(hand: Hand) -> None:
    hand.key("Ctrl+Shift+A")

    def act(dialog: PrintDialog) -> None:
        choose(dialog, what="selection")
        assert dialog.plan is None and not dialog.save.isEnabled()
        assert dialog.words.text().startswith("Nothing is selected")

    opened(hand, act)


@pytest.mark.parametrize("what", ["templates", "bases", "markers"])
def test_cut_outs_are_packed_and_written(hand: Hand, tmp_path: Path, what: str) -> None:
    def act(dialog: PrintDialog) -> None:
        choose(dialog, what=what)
        assert dialog.plan is not None
        assert len(written(hand, dialog, tmp_path / "cut.pdf")) == len(dialog.plan.pages)

    opened(hand, act)


@pytest.mark.parametrize("what", ["templates", "bases", "markers", "board"])
def test_the_form_leaves_no_gap_below_what_belongs_to_a_kind(hand: Hand, what: str) -> None:
    def act(dialog: PrintDialog) -> None:
        choose(dialog, what=what)
        form = dialog.form
        [page] = [page for page in form._pages.values() if page.isVisible()]
        hand.until(lambda: page.height() <= page.sizeHint().height() + 2)
        below = form.paper if what == "board" else form.copies
        assert below.y() - page.geometry().bottom() <= 16

    opened(hand, act)


def test_all_words_of_markers_are_seen_at_once(hand: Hand) -> None:
    def act(dialog: PrintDialog) -> None:
        choose(dialog, what="markers")
        field = dialog.form.effects
        hand.until(lambda: field.isVisible() and field.document().size().height() >= 2)
        assert not field.horizontalScrollBar().isVisible() and not field.verticalScrollBar().isVisible()
        field.setPlainText("Lost,\nFound ,")
        assert dialog.form.wish.effects == ("Lost", "Found")

    opened(hand, act)


def test_fewer_templates_take_fewer_pages(hand: Hand) -> None:
    def act(dialog: PrintDialog) -> None:
        choose(dialog, what="templates")
        tree = dialog.form.sizes
        for place in range(1, tree.topLevelItemCount()):
            tree.topLevelItem(place).setCheckState(0, Qt.CheckState.Unchecked)
        dialog.refresh()
        assert dialog.form.wish.sizes == tuple(("round", float(size)) for size in (3, 4, 5, 6, 10))

    opened(hand, act)


@pytest.mark.parametrize("text", ["-1", "abc", "9999"])
def test_an_overlap_that_cannot_be_is_said_with_its_limits(hand: Hand, text: str) -> None:
    def act(dialog: PrintDialog) -> None:
        field = dialog.form.overlap
        before = field.value()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert field.value() == before and dialog.isVisible()
        assert dialog.words.objectName() == "warning"
        said = dialog.words.text()
        assert said.startswith("Overlap: ") and text in said and said.endswith("from 0 to 2 in")

    opened(hand, act)


def test_the_dialog_opens_as_it_was_left(hand: Hand) -> None:
    def leave(dialog: PrintDialog) -> None:
        dialog.form.overlap.setValue(0.75)
        dialog.form.shown["names"].setChecked(False)
        dialog.form.effects.setPlainText("Hidden, Lost")
        choose(dialog, what="markers", paper="letter", orientation="landscape")

    def find(dialog: PrintDialog) -> None:
        wish = dialog.form.wish
        assert (wish.what, wish.paper, wish.orientation) == ("markers", "letter", "landscape")
        assert (wish.overlap, wish.effects, wish.shown.names) == (0.75, ("Hidden", "Lost"), False)

    opened(hand, leave)
    opened(hand, find)


def test_settings_that_make_no_sense_are_passed_over(hand: Hand) -> None:
    strange = '{"what": "all", "overlap": "w", "scale": 7, "sizes": [3], "copies": "a", "shown": {"grid": 1}}'
    hand.window.settings.keep("print", strange)

    def find(dialog: PrintDialog) -> None:
        wish = dialog.form.wish
        assert (wish.what, wish.overlap, wish.scale, wish.sizes, wish.copies) == ("board", 0.4, 1.0, (), 1)
        assert wish.shown.grid

    opened(hand, find)


def test_a_long_print_can_be_called_off(hand: Hand, tmp_path: Path) -> None:
    path = tmp_path / "never.pdf"

    def act(dialog: PrintDialog) -> None:
        dialog.write(path)
        assert dialog.bar.maximum() == dialog.pages.count() and dialog.shut.text() == "Cancel"
        hand.until(lambda: dialog.bar.value() >= 1)
        QTest.mouseClick(dialog.shut, Qt.MouseButton.LeftButton)
        assert not dialog.run.is_busy and dialog.shut.text() == "Close"
        assert "Called off" in dialog.words.text()

    opened(hand, act)
    assert not path.exists()


def test_a_printer_gets_the_same_pages(hand: Hand, tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"

    def act(dialog: PrintDialog) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        dialog.send_to(printer)
        hand.until(lambda: not dialog.run.is_busy)
        assert dialog.plan is not None
        found = sheets(path)
        assert len(found) == len(dialog.plan.pages)
        assert sorted(found[0]) == pytest.approx([210 / 25.4 * 72, 297 / 25.4 * 72], abs=1)
        assert "with the printer" in dialog.words.text()

    opened(hand, act)


def test_a_folder_that_is_not_there_is_told_beside_the_form(hand: Hand, tmp_path: Path) -> None:
    def act(dialog: PrintDialog) -> None:
        dialog.write(tmp_path / "nowhere" / "pages.pdf")
        hand.until(lambda: not dialog.run.is_busy)
        assert "nowhere" in dialog.words.text() and dialog.words.objectName() == "warning"

    opened(hand, act)


def test_printing_changes_nothing_on_the_table(hand: Hand, tmp_path: Path) -> None:
    before, picture = hand.scene, hand.picture()
    opened(hand, lambda dialog: written(hand, dialog, tmp_path / "pages.pdf"))
    assert hand.scene is before and not hand.desk.document.is_modified
    assert hand.picture() == picture


def test_where_centimetres_are_shown_the_dialog_and_the_cut_outs_tell_them(hand: Hand) -> None:
    hand.key("Ctrl+Alt+3")

    def act(dialog: PrintDialog) -> None:
        assert dialog.form.overlap.text() == "1.02 cm"
        sizes = [item.text(0) for _, item in dialog.form.sizes._items]
        assert "7.62 cm" in sizes and not any("in" in size for size in sizes)
        choose(dialog, what="templates")
        assert dialog.plan is not None
        told = [laid.cutout.label for page in dialog.plan.pages for laid in page.laid]
        assert "7.62 cm blast" in told and not any(" in " in words for words in told)
        choose(dialog, what="board", paper="mat")
        assert dialog.words.text().startswith("One sheet of ") and " cm. True size" in dialog.words.text()

    opened(hand, act)


@pytest.mark.usefixtures("german")
def test_in_german_the_form_and_the_sheets_are_german(hand: Hand) -> None:
    def act(dialog: PrintDialog) -> None:
        assert dialog.form.what.itemText(0) == "Der Tisch"
        assert dialog.words.text().endswith("messen Sie die Balken nach.")
        choose(dialog, what="templates")
        assert dialog.plan is not None
        labels = {laid.cutout.label for page in dialog.plan.pages for laid in page.laid}
        assert "Explosion 3 in" in labels and not any("blast" in label for label in labels)
        assert dialog.plan.pages[0].title == "Schablonen"

    opened(hand, act)
