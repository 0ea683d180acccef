"""Battle reports as files: pages are drawn in small steps, and come whole onto the disk."""

import re
from base64 import b64decode

import pytest
from battle_hand import BattleHand
from PySide6.QtCore import QByteArray, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog, QWidget

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle_report.maps import Arrow, Sign, TurnMap
from battlefield.app.battle_report.report import report_of
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.resources import asset
from battlefield.rules.scene.contents import Board, Model, Scene
from battlefield.ui.battle.report.report import Reporter
from battlefield.ui.battle.report.report_map import FRAME, LEGEND, Grounds, fitted, map_steps, side_sign
from battlefield.ui.battle.report.report_pages import drawn, pages_of
from battlefield.ui.widgets.palette import LIGHT, side_colour


@pytest.fixture(scope="module")
def report(program):
    assert program is not None
    session = Battle.started(read_script(asset("rosters/first_battle.json"))).session
    session.begin(session.book.actions(session.state)[0])
    return report_of(session.course, session.book, "A first battle")


def painted(found, size):
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    for _ in map_steps(painter, size, found, Grounds(LIGHT, is_pictured=False)):
        pass
    painter.end()
    return image


def map_of(models=(), **marks):
    return TurnMap(Scene(Board(20.0, 10.0), models=models), ("wardens", "raiders"), **marks)


def pixel(image, at, size):
    scale = size.width() / (20.0 + 2 * FRAME)
    return image.pixelColor(round((at[0] + FRAME) * scale), round((at[1] + FRAME) * scale))


class SpoilsOne:
    """Pages of which the second cannot be drawn."""

    def steps(self):
        yield
        raise OSError("no ink")

    def finished(self):
        pytest.fail("half a report was taken for the whole")


@pytest.mark.usefixtures("program")
def test_a_report_that_cannot_be_drawn_to_its_end_is_told_and_not_written(tmp_path, monkeypatch):
    monkeypatch.setattr("battlefield.ui.battle.report.report.pages_of", lambda *_: SpoilsOne())
    parent = QWidget()
    reporter = Reporter(parent, None)
    reporter._path = tmp_path / "report.pdf"
    reporter._draw(None)
    reporter._step()
    with pytest.raises(OSError, match="no ink"):
        reporter._step()
    reporter._step()
    assert not reporter.is_busy
    assert not list(tmp_path.iterdir())


def test_a_map_keeps_the_shape_of_its_table():
    size = fitted(map_of(), QSizeF(420, 2000))
    assert (size.width(), size.height() - LEGEND) == (420, 220)


@pytest.mark.usefixtures("program")
def test_a_side_has_its_own_colour_even_where_it_stands_alone():
    model = Model("raiders/1", BaseSize.round(50), (10.0, 5.0), unit="raiders/a", side="raiders", height=1.0)
    size = QSizeF(840, 440 + LEGEND)
    image = painted(map_of((model,)), size)
    reach = 50 / 50.8
    assert abs(pixel(image, (10.0 - reach + 0.06, 5.0), size).hue() - side_colour(LIGHT, 1).hue()) <= 3


@pytest.mark.usefixtures("program")
def test_an_arrow_and_a_cross_stand_where_they_belong():
    size = QSizeF(840, 440 + LEGEND)
    arrow = Arrow(0, ((2.0, 5.0), (8.0, 5.0)), "move", True)
    image = painted(map_of(arrows=(arrow,), fallen=(Sign(1, (14.0, 5.0)),)), size)
    for side, at in ((0, (4.0, 5.0)), (1, (14.0, 5.0))):
        assert abs(pixel(image, at, size).hue() - side_colour(LIGHT, side).hue()) <= 3
    assert pixel(image, (11.0, 5.6), size).lightness() > 200


@pytest.mark.usefixtures("program")
def test_the_signs_of_sides_have_different_shapes():
    assert [side_sign(side, 4.0).elementCount() for side in range(3)] == [13, 5, 4]


def test_pdf_pages_are_those_of_the_report(report):
    data = drawn(pages_of(report, ".pdf"))
    assert data.startswith(b"%PDF")
    pages = max(int(count) for count in re.findall(rb"/Count (\d+)", data))
    assert pages >= len(report.turns) + 2


def test_a_report_that_is_left_in_the_middle_leaves_nothing_behind(report):
    pages = pages_of(report, ".pdf")
    steps = pages.steps()
    next(steps)
    del steps, pages


def test_one_html_file_holds_its_own_pictures(report):
    text = drawn(pages_of(report, ".html")).decode()
    pictures = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', text)
    assert len(pictures) == len(report.turns) + 2 == text.count("<img")
    for picture in pictures:
        assert QSvgRenderer(QByteArray(b64decode(picture))).isValid()


def test_the_window_writes_a_report_step_by_step(start_without_samples, tmp_path, monkeypatch):
    hand = BattleHand(start_without_samples())
    hand.play_on(limit=4)
    for ending, kind in ((".pdf", "PDF"), (".html", "One HTML file (*.html)")):
        path = tmp_path / "told"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, p=str(path), k=kind: (p, k))
        hand.window.run("battle_report")
        written = path.with_name(f"told{ending}")
        hand.until(written.exists)
        assert written.stat().st_size > 10_000
        hand.until(lambda: not hand.page.reporter.is_busy)


def test_a_report_that_cannot_be_written_says_why(start_without_samples, tmp_path):
    hand = BattleHand(start_without_samples())
    hand.play_on(limit=1)
    reporter = hand.page.reporter
    assert isinstance(reporter, Reporter)
    reporter.write(tmp_path / "nowhere" / "told.pdf")
    hand.until(lambda: "was not saved" in hand.page.desk.table.complaint)


def test_what_a_report_says_is_not_coloured_by_an_older_complaint(start_without_samples, tmp_path):
    hand = BattleHand(start_without_samples())
    hand.play_on(limit=1)
    hand.page.desk.table.complain("Nobody can go there")
    assert hand.window.hint.objectName() == "warning"
    hand.page.reporter.write(tmp_path / "told.html")
    hand.until(lambda: hand.window.hint.text().startswith("The battle report is in"))
    assert hand.window.hint.objectName() == "quiet"
