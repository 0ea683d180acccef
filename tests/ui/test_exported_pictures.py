"""Exported pictures: their size, their content, and how a refusal is told."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from hand import Hand
from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from yards import yard

from battlefield.ui.dialogs import ExportPicture
from battlefield.ui.palette import DARK, LIGHT


def export(hand: Hand, monkeypatch: pytest.MonkeyPatch, path: Path, kind: int, scale: float) -> list[str]:
    """Go through Ctrl+E with a kind (0 PNG, 1 SVG) and a scale; give what the dialog said of the size."""
    said: list[str] = []

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ExportPicture)
        dialog.kind.setCurrentIndex(kind)
        dialog.scale.setValue(scale)
        said.append(dialog.words.text())
        dialog.accept()

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    QTimer.singleShot(0, fill)
    hand.key("Ctrl+E")
    return said


@pytest.mark.parametrize("scale", [12, 40])
def test_a_png_has_the_table_and_its_frame_at_the_chosen_scale(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scale: int
) -> None:
    path = tmp_path / "board.png"
    [said] = export(hand, monkeypatch, path, 0, scale)
    image = QImage(str(path))
    assert (image.width(), image.height()) == (25 * scale, 19 * scale)
    assert said == f"{25 * scale} × {19 * scale} pixels"
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
        x, y = round((model.at[0] + 0.5) * 40), round((model.at[1] + 0.5) * 40)
        assert image.pixelColor(x, y) != empty
    rim = image.pixelColor(round((6.5 - 15 / 25.4) * 40), round(6.5 * 40))
    blue = QColor(LIGHT.sides[0])
    assert max(abs(a - b) for a, b in zip(rim.toTuple(), blue.toTuple(), strict=True)) < 40


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
    assert float(width.removesuffix("mm")) == pytest.approx(25 * 25.4 * percent / 100, abs=0.06)
    assert float(height.removesuffix("mm")) == pytest.approx(19 * 25.4 * percent / 100, abs=0.06)
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
