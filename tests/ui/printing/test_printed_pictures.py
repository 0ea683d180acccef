"""The picture under the table and hidden parts on paper and in drawn files: where they lie, or left out."""

import json
from base64 import b64decode
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from boxes import at_the_next_box
from hand import Hand
from printed_pages import sheet
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QFileDialog

from battlefield.__main__ import main
from battlefield.app.printing.plan import plan_of
from battlefield.app.printing.wish import Shown, Wish
from battlefield.files import read_scene, write_scene
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Backdrop, Hold, Layer
from battlefield.ui.board.backdrop import picture_under
from battlefield.ui.pages.exporting import ExportDialog
from battlefield.ui.printing.dialog import PrintDialog
from battlefield.ui.printing.pdf import pdf_bytes
from battlefield.ui.shell.start import application

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)
PAIRS = (((0.0, 0.0), (2.0, 4.0)), ((40.0, 20.0), (18.0, 12.0)))  # 40 × 20 pixels on 16 × 8 inches
TABLE = Scene(Board(20.0, 16.0), "Yard", backdrop=Backdrop("floor.png", PAIRS, 1.0))
RUIN = Terrain("ruin", Polygon(((3.0, 5.0), (6.0, 5.0), (6.0, 8.0), (3.0, 8.0))), 0.0, 4.0, sight="blocks")


@pytest.fixture(autouse=True)
def _program() -> QApplication:
    return application()


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A table over a picture whose left half is red and whose right half is blue."""
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(QColor(*RED))
    for x in range(20, 40):
        for y in range(20):
            image.setPixelColor(x, y, QColor(*BLUE))
    assert image.save(str(tmp_path / "floor.png"))
    write_scene(tmp_path / "yard.json", TABLE)
    return tmp_path / "yard.json"


def is_near(found: QColor, wanted: tuple[int, int, int]) -> bool:
    """Whether a colour is another but for what a JPEG inside the page may change."""
    return all(abs(a - b) < 24 for a, b in zip(found.toTuple()[:3], wanted, strict=True))


def at(image: QImage, x: float, y: float, scale: float = 40.0, frame: float = 0.0) -> QColor:
    """The colour of a place of the table."""
    return image.pixelColor(round((x + frame) * scale), round((y + frame) * scale))


def lies_right(image: QImage, scale: float = 40.0, frame: float = 0.0) -> bool:
    """Whether red and blue lie where the picture's points are tied to, between the lines of the grid."""
    red = [(2.3, 4.3), (9.7, 4.3), (2.3, 11.7), (9.7, 11.7)]
    blue = [(10.3, 4.3), (17.7, 11.7)]
    return all(is_near(at(image, *place, scale, frame), RED) for place in red) and all(
        is_near(at(image, *place, scale, frame), BLUE) for place in blue
    )


def is_bare(image: QImage, scale: float = 40.0, frame: float = 0.0) -> bool:
    """Whether neither colour is anywhere."""
    places = [(x + 0.4, y + 0.4) for x in range(0, 20, 2) for y in range(0, 16, 2)]
    found = [at(image, *place, scale, frame) for place in places]
    return not any(is_near(each, RED) or is_near(each, BLUE) for each in found)


def test_a_mat_has_the_picture_where_it_lies(table: Path) -> None:
    plan = plan_of(TABLE, Wish(paper="mat"))
    data = pdf_bytes(plan, "Yard", picture_under(TABLE, table).image)
    image = sheet(data)
    assert lies_right(image)
    assert is_near(at(image, 1.4, 3.4), WHITE) and is_near(at(image, 18.6, 12.6), WHITE)


def test_pages_have_each_their_part_of_the_picture(table: Path) -> None:
    plan = plan_of(TABLE, Wish(orientation="portrait"))
    picture = picture_under(TABLE, table).image
    data = pdf_bytes(plan, "Yard", picture)
    seen = 0
    for number, page in enumerate(plan.pages):
        window, image = page.window, sheet(data, number)
        assert window is not None
        for x, y, colour in ((2.3, 4.3, RED), (9.7, 11.7, RED), (10.3, 11.7, BLUE), (17.7, 4.3, BLUE)):
            source, target = window.source, window.target
            if source.left < x < source.right and source.top < y < source.bottom:
                place = at(image, x - source.left + target.left, y - source.top + target.top)
                assert is_near(place, colour), (page.name, x, y)
                seen += 1
    assert seen >= 4


def test_a_page_holds_no_more_of_a_picture_than_it_shows(tmp_path: Path) -> None:
    noise = QImage(1200, 960, QImage.Format.Format_RGB32)
    painter = QPainter(noise)
    for n in range(0, 1200 * 960, 7):
        painter.fillRect(n % 1200, n // 1200, 7, 1, QColor(n * 2654435761 % 2**24))
    painter.end()
    assert noise.save(str(tmp_path / "floor.png"))
    plan = plan_of(TABLE, Wish())
    picture = picture_under(TABLE, tmp_path / "yard.json").image
    whole = len(pdf_bytes(plan_of(TABLE, Wish(paper="mat")), "Yard", picture))
    assert len(plan.pages) >= 4
    assert len(pdf_bytes(plan, "Yard", picture)) < 2 * whole


def test_a_picture_that_is_left_out_or_hidden_is_not_printed(table: Path) -> None:
    hidden = replace(TABLE, backdrop=Backdrop("floor.png", PAIRS, 1.0, hidden=True))
    picture = picture_under(TABLE, table).image
    without = Wish(paper="mat", shown=Shown(picture=False))
    assert is_bare(sheet(pdf_bytes(plan_of(TABLE, without), "Yard", picture)))
    assert is_bare(sheet(pdf_bytes(plan_of(hidden, Wish(paper="mat")), "Yard", picture)))
    wanted = Wish(paper="mat", shown=Shown(hidden=True))
    assert lies_right(sheet(pdf_bytes(plan_of(hidden, wanted), "Yard", picture)))


def test_hidden_parts_are_printed_only_where_that_is_wished() -> None:
    own = replace(RUIN, hold=Hold(hidden=True))
    by_layer = replace(RUIN, hold=Hold(layer="old"))
    plain = replace(TABLE, backdrop=None)
    for piece in (own, by_layer):
        scene = replace(plain, terrain=(piece,), layers=(Layer("old", hidden=True),))
        printed = [
            at(sheet(pdf_bytes(plan_of(scene, Wish(paper="mat", shown=shown)), "Yard")), 4.4, 6.4)
            for shown in (Shown(), Shown(hidden=True))
        ]
        assert is_near(printed[0], WHITE)
        assert not is_near(printed[1], WHITE)


@pytest.mark.parametrize("ending", ["png", "pdf", "svg"])
def test_a_rendered_table_has_its_picture(table: Path, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"out.{ending}"
    assert main(["render", str(table), str(out)]) == 0
    assert lies_right(_drawn(out))
    assert main(["render", str(table), str(out), "--no-picture"]) == 0
    assert is_bare(_drawn(out))


def _drawn(path: Path) -> QImage:
    if path.suffix == ".pdf":
        return sheet(path)
    if path.suffix == ".png":
        return QImage(str(path))
    image = QImage(20 * 40, 16 * 40, QImage.Format.Format_RGB32)
    image.fill(QColor(*WHITE))
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    return image


def test_a_rendered_table_leaves_hidden_parts_out_unless_asked(table: Path, tmp_path: Path) -> None:
    write_scene(table, replace(TABLE, backdrop=None, terrain=(replace(RUIN, hold=Hold(hidden=True)),)))
    bare, full, out = (tmp_path / name for name in ("bare.png", "full.png", "out.png"))
    write_scene(tmp_path / "none.json", replace(TABLE, backdrop=None))
    assert main(["render", str(tmp_path / "none.json"), str(bare)]) == 0
    assert main(["render", str(table), str(out)]) == 0
    assert main(["render", str(table), str(full), "--hidden"]) == 0
    assert QImage(str(out)) == QImage(str(bare))
    assert QImage(str(full)) != QImage(str(bare))


def test_the_command_prints_the_picture_or_leaves_it_out(table: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    assert main(["print", str(table), str(out), "--paper", "mat"]) == 0
    assert lies_right(sheet(out))
    assert main(["print", str(table), str(out), "--paper", "mat", "--no-picture"]) == 0
    assert is_bare(sheet(out))


@pytest.mark.parametrize("command", ["render", "print"])
def test_a_picture_that_is_gone_is_told_and_the_rest_is_drawn(
    table: Path, tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "floor.png").unlink()
    assert main([command, str(table), str(tmp_path / "out.pdf")]) == 0
    [line] = capsys.readouterr().err.splitlines()
    assert "floor.png" in line and "left out" in line
    assert (tmp_path / "out.pdf").exists()


def test_a_virtual_table_gets_the_picture_too(table: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.dd2vtt"
    assert main(["convert", str(table), str(out)]) == 0
    image = QImage()
    assert image.loadFromData(b64decode(json.loads(out.read_bytes())["image"]))
    assert lies_right(image, 70.0)
    assert main(["convert", str(table), str(out), "--no-picture"]) == 0
    assert image.loadFromData(b64decode(json.loads(out.read_bytes())["image"]))
    assert is_bare(image, 70.0)


def test_the_dialogs_offer_to_leave_the_picture_out(
    open_scene: Callable[[Path], Hand], table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand: Hand = open_scene(table)
    wide: list[bool] = []

    def printing() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrintDialog)
        box = dialog.form.shown["picture"]
        wide.append(box.isVisible() and box.isChecked() and not dialog.form.shown["hidden"].isVisible())
        dialog.form.paper.setCurrentIndex(dialog.form.paper.findData("mat"))
        for name, is_on in (("with", True), ("without", False)):
            box.setChecked(is_on)
            dialog.refresh()
            dialog.write(tmp_path / f"{name}.pdf")
            hand.until(lambda: not dialog.run.is_busy)
        dialog.reject()

    def exporting() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ExportDialog)
        wide.append(dialog.picture.isVisible() and not dialog.hidden.isVisible())
        dialog.accept()

    hand.window.activateWindow()
    hand.until(hand.window.isActiveWindow)
    at_the_next_box(printing)
    hand.key("Ctrl+Alt+P")
    assert lies_right(sheet(tmp_path / "with.pdf")) and is_bare(sheet(tmp_path / "without.pdf"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out.png"), ""))
    hand.window.activateWindow()
    hand.until(hand.window.isActiveWindow)
    at_the_next_box(exporting)
    hand.key("Ctrl+E")
    assert wide == [True, True]
    assert lies_right(QImage(str(tmp_path / "out.png")))


@pytest.mark.parametrize(
    ("name", "words"),
    [("../floor.png", "leads out of the scene's folder"), ("gone.png", "does not exist")],
)
def test_a_map_whose_picture_cannot_be_used_opens_without_it_and_says_so(
    open_scene: Callable[[Path], Hand], table: Path, name: str, words: str
) -> None:
    home = table.parent / "home"
    home.mkdir()
    write_scene(home / "yard.json", replace(TABLE, backdrop=Backdrop(name, PAIRS)))
    hand = open_scene(home / "yard.json")
    hand.until(lambda: words in hand.desk.complaint)
    assert hand.scene.backdrop is not None and hand.scene.board == TABLE.board


@pytest.mark.usefixtures("table")
def test_a_folder_that_is_moved_keeps_its_picture(open_scene: Callable[[Path], Hand], tmp_path: Path) -> None:
    below = tmp_path / "maps" / "pictures"
    below.mkdir(parents=True)
    (tmp_path / "floor.png").rename(below / "floor.png")
    picture = Backdrop(str(below / "floor.png"), PAIRS, 1.0)
    write_scene(tmp_path / "maps" / "yard.json", replace(TABLE, backdrop=picture))
    hand = open_scene(tmp_path / "maps" / "yard.json")
    assert hand.window.saving.save()
    (tmp_path / "maps").rename(tmp_path / "elsewhere")
    found = read_scene(tmp_path / "elsewhere" / "yard.json")
    assert found.backdrop is not None and found.backdrop.picture == "pictures/floor.png"
    assert main(["render", str(tmp_path / "elsewhere" / "yard.json"), str(tmp_path / "out.png")]) == 0
    assert lies_right(QImage(str(tmp_path / "out.png")))
