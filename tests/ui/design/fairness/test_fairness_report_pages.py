"""The pages of a fairness report as one finds them: each number in its row, each picture in its place."""

from base64 import b64decode
from contextlib import closing
from dataclasses import replace
from itertools import combinations

import pypdfium2
import pytest
from printed_pages import sheet
from PySide6.QtCore import QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage

from battlefield.app.checks.fairness import Measure, fairness
from battlefield.app.checks.grid_steps import all_steps
from battlefield.app.checks.telling import difference_words, measure_words, verdict
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone
from battlefield.ui.design.fairness.fairness_pages import html_bytes, pdf_bytes
from battlefield.ui.design.fairness.fairness_picture import picture_image
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("program")
MM = 96 / 25.4  # pixels at which the report is laid out
WIDE, HIGH = 182.0 * MM, 269.0 * MM  # of A4 within its margins of 14 mm
ROOM = QSizeF((WIDE - 20.0) / 2.0, (HIGH - 20.0) / 2.0)


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


SCENE = Scene(
    Board(48.0, 36.0),
    "Mill & ford",
    terrain=(Terrain("a", box(10.0, 8.0, 20.0, 10.0), 0.0, 3.0, ("impassable",), "blocks"),),
    zones=(
        Zone("n", box(0.0, 0.0, 48.0, 6.0), side="red"),
        Zone("s", box(0.0, 30.0, 48.0, 36.0), side="blue"),
    ),
    objectives=(
        Objective("o1", "marker", at=(24.5, 16.5)),
        Objective("o2", "zone", outline=box(2.0, 14.0, 9.0, 20.0)),
    ),
)


@pytest.fixture(scope="module")
def found():
    return fairness(SCENE, Measure(base=BaseSize.round(25.4), step=1.0, eyes=4.0))


def words_of(data):
    """The words of each page, line by line."""
    with closing(pypdfium2.PdfDocument(data)) as document:
        pages = []
        for number in range(len(document)):
            with closing(document[number]) as page, closing(page.get_textpage()) as text:
                pages.append(text.get_text_range().splitlines())
        return pages


def unlike(one, other):
    """How far two pictures are apart on the average, 0 to 255, each made small."""
    whole = QImage(one.size(), QImage.Format.Format_RGB32)
    whole.fill(QColor("white"))
    small = [
        each.convertToFormat(QImage.Format.Format_RGB32).scaled(
            96, 72, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        for each in (one, other)
    ]
    a, b = (bytes(each.constBits()) for each in small)
    return sum(abs(x - y) for n, (x, y) in enumerate(zip(a, b, strict=True)) if n % 4 != 3) / (3 * 96 * 72)


def picture_on(page, place):
    """The place-th of the four pictures of a page, without its title and legend."""
    row, column = divmod(place, 2)
    high = ROOM.width() * 36.0 / 48.0
    left = 14.0 * MM + column * (ROOM.width() + 20.0)
    top = 14.0 * MM + row * (high + 48.0 + 20.0) + 24.0
    return page.copy(QRect(*(round(2 * each) for each in (left, top, ROOM.width(), high))))


def square_mean(picture, x, y, half):
    """The mean colour of a square about a place, all in pixels."""
    square = picture.copy(QRect(round(x - half), round(y - half), round(2 * half), round(2 * half)))
    mean = square.scaled(QSize(1, 1), mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0)
    return mean.red(), mean.green(), mean.blue()


def apart(one, other):
    """How far two colours are apart."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def test_the_first_page_has_every_row_with_both_numbers_and_their_difference(found):
    [lines, *_] = words_of(pdf_bytes(found, SCENE))
    assert lines[:3] == [
        "Fairness of Mill & ford",
        verdict(found),
        f"Measured with {measure_words(found.measure)}",
    ]
    assert lines[3] == "red blue Difference"
    apart = [difference_words(row, found.sides) for row in found.rows]
    rows = [(row.name, row.says, *row.texts, words) for row, words in zip(found.rows, apart, strict=True)]
    assert " ".join(lines[4:]) == " ".join(word for row in rows for word in row)
    assert "Walk to the 2nd nearest objective" in [row.name for row in found.rows]


def test_the_numbers_are_those_that_were_counted_by_hand(found):
    text = "\n".join(words_of(pdf_bytes(found, SCENE))[0])
    assert "288.0 sq in 288.0 sq in none" in text  # zones of 48 by 6 inches
    assert "10.50 in 13.50 in 3.00 in" in text  # from the edges of the zones to (24.5, 16.5)


def test_lengths_are_told_in_the_readers_unit(found):
    told = fairness(SCENE, found.measure, "centimetres")
    text = "\n".join(words_of(pdf_bytes(told, SCENE, "centimetres"))[0])
    assert "26.67 cm 34.29 cm 7.62 cm" in text and "10.50 in" not in text


def test_the_second_page_has_four_pictures_with_titles_and_legends(found):
    pages = words_of(pdf_bytes(found, SCENE))
    assert len(pages) == 2
    assert pages[1][::2] == [
        "Red: turns to walk there", "Blue: turns to walk there",
        "Red: how much of its zone sees it", "Blue: how much of its zone sees it",
    ]  # fmt: skip
    assert pages[1][1] == "deploys there turn 1 turn 2 turn 3"
    assert pages[1][5] == "≤20 % ≤40 % ≤60 % ≤80 % more"


def test_each_picture_is_the_one_that_its_title_says(found):
    page = sheet(pdf_bytes(found, SCENE), 1, dpi=192)
    wanted = [picture_image(SCENE, steps, LIGHT, ROOM, 2.0) for steps in all_steps(found)]
    maps = [each.copy(0, 48, each.width(), each.height() - 96) for each in wanted]
    for place in range(4):
        apart = [unlike(picture_on(page, place), each) for each in maps]
        assert apart[place] < 6.0, (place, apart)
        assert min(apart[:place] + apart[place + 1 :]) > 3 * apart[place], (place, apart)


def test_a_picture_shows_the_nodes_of_the_figures(found):
    page = sheet(pdf_bytes(found, SCENE), 1, dpi=192)
    picture, scale = picture_on(page, 0), 2 * ROOM.width() / 48.0
    north, far_north, turn, far_turn, south, block = (
        square_mean(picture, x * scale, y * scale, 0.8 * scale)
        for x, y in ((30.3, 3.3), (40.3, 3.3), (30.3, 9.3), (40.3, 9.3), (30.3, 33.3), (15.3, 9.0))
    )
    assert apart(north, far_north) < 6 and apart(turn, far_turn) < 6  # but for where the hatching runs
    others = (north, turn, south, block)  # deploys, turn 1, never, inside the block
    assert all(apart(one, other) > 20 for one, other in combinations(others, 2))


def test_the_html_report_has_the_same_numbers_and_pictures(found):
    text = html_bytes(found, SCENE).decode()
    for row in found.rows:
        assert f"<td>{row.texts[0]}</td><td>{row.texts[1]}</td>" in text and row.words in text
    pictures = [part.split('"')[0] for part in text.split("data:image/png;base64,")[1:]]
    wanted = [picture_image(SCENE, steps, LIGHT, QSizeF(520.0, 620.0), 2.0) for steps in all_steps(found)]
    images = [QImage.fromData(b64decode(each)) for each in pictures]
    assert [(each.width(), each.height()) for each in images] == [(e.width(), e.height()) for e in wanted]
    assert all(unlike(one, other) < 0.5 for one, other in zip(images, wanted, strict=True))


def test_a_report_of_one_side_says_what_is_missing():
    alone = replace(SCENE, zones=SCENE.zones[:1])
    pages = words_of(pdf_bytes(fairness(alone), alone))
    told = "Only one side has a deployment zone; draw one for each of two sides"
    assert pages == [["Fairness of Mill & ford", told]]
