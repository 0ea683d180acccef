"""Exported pictures: their size, their content, and how a refusal is told."""

import json
from base64 import b64decode
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest
from boxes import at_the_next_box
from hand import Hand
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from yards import yard

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone
from battlefield.ui.pages.exporting import KINDS, ExportDialog
from battlefield.ui.widgets.palette import DARK, LIGHT


def export(hand: Hand, monkeypatch: pytest.MonkeyPatch, path: Path, kind: int, scale: float) -> list[str]:
    """Go through Ctrl+E with a kind by its place and a scale; give what the dialog said of the size."""
    said: list[str] = []

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ExportDialog)
        dialog.kind.setCurrentIndex(kind)
        dialog.scale.setValue(scale)
        said.append(dialog.words.text())
        dialog.accept()

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    at_the_next_box(fill)
    hand.key("Ctrl+E")
    return said


@pytest.mark.parametrize("scale", [12, 40])
def test_a_png_has_the_table_and_nothing_around_it_at_the_chosen_scale(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scale: int
) -> None:
    path = tmp_path / "board.png"
    [said] = export(hand, monkeypatch, path, 0, scale)
    image = QImage(str(path))
    assert (image.width(), image.height()) == (24 * scale, 18 * scale)
    assert said == f"{24 * scale} × {18 * scale} pixels"
    assert image.dotsPerMeterX() == pytest.approx(scale / 0.0254, abs=1)
    assert str(path) in hand.window.hint.text()


def test_a_png_shows_the_bases_where_they_stand(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    export(hand, monkeypatch, tmp_path / "board.png", 0, 40)
    image = QImage(str(tmp_path / "board.png"))
    empty = image.pixelColor(round(12.3 * 40), round(12.3 * 40))
    assert empty == QColor(LIGHT.mat)
    for model in yard().models:
        x, y = round(model.at[0] * 40), round(model.at[1] * 40)
        assert image.pixelColor(x, y) != empty
    rim = image.pixelColor(round((6.0 - 15 / 25.4) * 40), round(6.0 * 40))
    red = QColor(LIGHT.sides[1])
    assert max(abs(a - b) for a, b in zip(rim.toTuple(), red.toTuple(), strict=True)) < 40


def test_a_picture_of_a_dark_window_is_dark(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand.window.set_theme("dark")
    export(hand, monkeypatch, tmp_path / "board.png", 0, 12)
    image = QImage(str(tmp_path / "board.png"))
    assert image.pixelColor(round(12.3 * 12), round(13.3 * 12)) == QColor(DARK.mat)


@pytest.mark.parametrize("percent", [100, 50])
def test_an_svg_has_its_true_size_in_millimetres(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, percent: int
) -> None:
    path = tmp_path / "board.svg"
    [said] = export(hand, monkeypatch, path, 1, percent)
    root = ElementTree.parse(path).getroot()
    width, height = root.attrib["width"], root.attrib["height"]
    assert width.endswith("mm")
    assert float(width.removesuffix("mm")) == pytest.approx(24 * 25.4 * percent / 100, abs=0.06)
    assert float(height.removesuffix("mm")) == pytest.approx(18 * 25.4 * percent / 100, abs=0.06)
    assert f"{24 * percent / 100:g} × {18 * percent / 100:g} inches on paper" in said


def test_an_svg_holds_lines_not_pixels(hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    export(hand, monkeypatch, tmp_path / "board.svg", 1, 100)
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(tmp_path / "board.svg").iter()}
    assert "path" in tags
    assert "image" not in tags


def test_the_ending_is_added_where_it_is_left_out(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    export(hand, monkeypatch, tmp_path / "board", 0, 12)
    assert (tmp_path / "board.png").exists()


def test_a_folder_that_is_not_there_is_told_in_one_sentence(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    export(hand, monkeypatch, tmp_path / "nowhere" / "board.png", 0, 12)
    [sentence] = hand.complaints()
    assert "nowhere" in sentence
    assert "\n" not in sentence


def test_an_export_changes_nothing_on_the_table(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = hand.picture()
    export(hand, monkeypatch, tmp_path / "board.png", 0, 12)
    assert hand.scene == yard()
    assert not hand.desk.document.is_modified
    assert hand.picture() == before


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.ending + kind.format for kind in KINDS])
def test_every_kind_is_written_with_its_own_ending(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: int
) -> None:
    export(hand, monkeypatch, tmp_path / "yard", kind, 12)
    data = (tmp_path / f"yard{KINDS[kind].ending}").read_bytes()
    starts = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF", ".txt": b"The yard"}
    assert data.startswith(starts.get(KINDS[kind].ending, b"{"))
    if KINDS[kind].format in ("geojson", "tiled", "uvtt"):
        assert json.loads(data)


def test_a_virtual_table_gets_the_bare_board_in_whole_squares(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = next(n for n, kind in enumerate(KINDS) if kind.format == "uvtt")
    [said] = export(hand, monkeypatch, tmp_path / "yard.dd2vtt", place, 20)
    found = json.loads((tmp_path / "yard.dd2vtt").read_bytes())
    image = QImage.fromData(b64decode(found["image"]))
    assert (image.width(), image.height()) == (24 * 20, 18 * 20)
    assert found["resolution"]["pixels_per_grid"] == 20
    assert said == "480 × 360 pixels, a square an inch"


def test_the_dialog_says_what_a_kind_leaves_out(hand: Hand) -> None:
    dialog = ExportDialog(hand.window, yard(), LIGHT)
    places = {kind.format or kind.ending: n for n, kind in enumerate(KINDS)}
    dialog.kind.setCurrentIndex(places["uvtt"])
    assert "Models, templates and what is marked on the table, 6 in all" in dialog.lost.text()
    dialog.kind.setCurrentIndex(places["geojson"])
    assert dialog.lost.text() == "This kind of file keeps everything on the table."
    dialog.kind.setCurrentIndex(places[".png"])
    assert dialog.lost.text() == "" and dialog.words.text().endswith("pixels")
    dialog.deleteLater()


def test_the_map_of_a_virtual_table_shows_the_bare_table_until_more_is_ticked(hand: Hand) -> None:
    dialog = ExportDialog(hand.window, yard(), LIGHT)
    places = {kind.format or kind.ending: n for n, kind in enumerate(KINDS)}
    dialog.kind.setCurrentIndex(places["uvtt"])
    assert not any(dialog.shown[name].isChecked() for name in ("models", "zones", "grid", "names"))
    dialog.shown["zones"].setChecked(True)
    dialog.kind.setCurrentIndex(places[".png"])
    assert all(dialog.shown[name].isChecked() for name in ("models", "zones", "grid", "names"))
    dialog.kind.setCurrentIndex(places["uvtt"])
    ticked = {name for name in ("models", "zones", "grid", "names") if dialog.shown[name].isChecked()}
    assert ticked == {"zones"}
    dialog.deleteLater()


def test_a_pdf_is_one_sheet_of_the_tables_size(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = next(n for n, kind in enumerate(KINDS) if kind.ending == ".pdf")
    [said] = export(hand, monkeypatch, tmp_path / "yard.pdf", place, 50)
    assert said == "The table is 12 × 9 inches on paper"
    with closing(pypdfium2.PdfDocument(tmp_path / "yard.pdf")) as document:
        assert len(document) == 1
        assert document.get_page_size(0) == pytest.approx((12 * 72, 9 * 72), abs=0.01)


def test_a_margin_is_drawn_around_the_table_where_one_is_wished(hand: Hand, tmp_path: Path) -> None:
    dialog = ExportDialog(hand.window, yard(), LIGHT)
    dialog.kind.setCurrentIndex(0)
    dialog.scale.setValue(20)
    dialog.margin.setValue(1.5)
    assert dialog.words.text() == "540 × 420 pixels"
    dialog.write(tmp_path / "wide.png")
    image = QImage(str(tmp_path / "wide.png"))
    assert (image.width(), image.height()) == (540, 420)
    assert image.pixelColor(8, 8) == QColor(LIGHT.window)  # beyond the soft frame of the table
    dialog.kind.setCurrentIndex(1)
    dialog.margin.setValue(0.5)
    assert dialog.words.text().endswith("0.50 in of margin all round")
    dialog.deleteLater()


def test_what_is_not_ticked_is_left_out_of_a_picture(hand: Hand, tmp_path: Path) -> None:
    drawn = replace(
        yard(),
        zones=(Zone("north", Polygon(((0.0, 12.0), (24.0, 12.0), (24.0, 18.0), (0.0, 18.0))), side="red"),),
        objectives=(Objective("well", "marker", (15.0, 3.0), name="Well"),),
    )

    def without(*names: str) -> QImage:
        dialog = ExportDialog(hand.window, drawn, LIGHT)
        dialog.kind.setCurrentIndex(0)
        for name in names:
            dialog.shown[name].setChecked(False)
        dialog.write(tmp_path / "out.png")
        dialog.deleteLater()
        return QImage(str(tmp_path / "out.png"))

    every = ("models", "zones", "objectives", "names", "grid")
    whole, bare = without(), without(*every)
    assert all(without(name) != whole for name in every)
    mat = QColor(LIGHT.mat)
    spots = [(model.at[0], model.at[1]) for model in drawn.models] + [(15.0, 3.0), (10.5, 15.5)]
    assert all(bare.pixelColor(round(x * 40), round(y * 40)) == mat for x, y in spots)
    assert all(whole.pixelColor(round(x * 40), round(y * 40)) != mat for x, y in spots)


def test_the_dialog_is_as_wide_for_every_kind_of_file(hand: Hand) -> None:
    dialog = ExportDialog(hand.window, hand.scene, hand.window.colours)
    widths = set()
    for place in range(len(KINDS)):
        dialog.kind.setCurrentIndex(place)
        widths.add(dialog.sizeHint().width())
    assert len(widths) == 1
