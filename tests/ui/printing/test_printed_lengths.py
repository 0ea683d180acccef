"""Lengths measured in the printed pages themselves, as a ruler would: right to a tenth of a millimetre."""

from contextlib import closing
from dataclasses import replace

import pypdfium2
import pytest
from PySide6.QtWidgets import QApplication

from battlefield.app.printing.cutouts import base_cutout
from battlefield.app.printing.pages import Laid, Page
from battlefield.app.printing.plan import plan_of
from battlefield.app.printing.wish import Shown, Wish
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Note, Zone
from battlefield.ui.printing.pdf import at_actual_size, pdf_bytes
from battlefield.ui.shell.start import application

DPI = 600
TENTH = 0.1 / 25.4  # inches
BLACK = 128
TABLE = Scene(Board(20, 24), "Yard")


@pytest.fixture(autouse=True)
def _program() -> QApplication:
    return application()


class Paper:
    """A page as printed, measured in inches from its top left corner."""

    def __init__(self, data: bytes, page: int = 0, dpi: int = DPI) -> None:
        self.dpi = dpi
        with (
            closing(pypdfium2.PdfDocument(data)) as document,
            closing(document[page]) as found,
            closing(found.render(scale=dpi / 72, grayscale=True)) as bitmap,
        ):
            self.wide, self.high, self._stride = bitmap.width, bitmap.height, bitmap.stride
            self._bytes = bytes(bitmap.buffer)

    def row(self, y: float) -> bytes:
        """The greys along a line across the page."""
        start = round(y * self.dpi) * self._stride
        return self._bytes[start : start + self.wide]

    def column(self, x: float) -> bytes:
        """The greys along a line down the page."""
        place = round(x * self.dpi)
        return self._bytes[place :: self._stride][: self.high]

    def across(self, y: float, left: float, right: float) -> tuple[float, float]:
        """Where black begins and ends along a line across."""
        return _ends(self.row(y), left, right, self.dpi)

    def down(self, x: float, top: float, bottom: float) -> tuple[float, float]:
        """Where black begins and ends along a line down."""
        return _ends(self.column(x), top, bottom, self.dpi)


def _ends(greys: bytes, start: float, end: float, dpi: int) -> tuple[float, float]:
    first = max(0, round(start * dpi))
    black = [n for n, grey in enumerate(greys[first : round(end * dpi)], first) if grey < BLACK]
    assert black, "nothing black there"
    return black[0] / dpi, (black[-1] + 1) / dpi


def printed(wish, scene=TABLE):
    plan = plan_of(scene, wish)
    return Paper(pdf_bytes(plan, "Yard")), plan


def lonely(cutout):
    """A cut-out in the middle of an A4 page."""
    plan = plan_of(TABLE, Wish(what="markers", orientation="portrait"))
    page = Page("1", "One", laid=(Laid(cutout, (4.0, 5.0)),))
    return Paper(pdf_bytes(replace(plan, pages=(page,)), "One"))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_bars_are_100_millimetres_and_4_inches_long(paper):
    page, plan = printed(Wish(what="markers", paper=paper, orientation="portrait"))
    left = plan.foot.left
    start, end = page.across(plan.foot.top + 0.165, left - 0.1, left + 4.05)
    assert end - start == pytest.approx(100 / 25.4, abs=TENTH)
    start, end = page.across(plan.foot.top + 0.385, left - 0.1, left + 4.05)
    assert end - start == pytest.approx(4, abs=TENTH)


def test_a_32_mm_base_measures_32_mm_across_and_down():
    page = lonely(base_cutout(BaseSize.round(32), "a1"))
    start, end = page.across(5.0, 3.0, 5.0)
    assert end - start == pytest.approx(32 / 25.4, abs=TENTH)
    start, end = page.down(4.0, 4.0, 6.0)
    assert end - start == pytest.approx(32 / 25.4, abs=TENTH)


@pytest.mark.parametrize(
    ("size", "across", "down"),
    [(BaseSize.oval(60, 35.5), 35.5, 60), (BaseSize.rect(50, 25), 25, 50),
     (BaseSize.hex(40), 40 * 2 / 3**0.5, 40)],
)  # fmt: skip
def test_other_bases_have_their_sizes_along_and_across(size, across, down):
    page = lonely(base_cutout(size, ""))
    start, end = page.across(5.0, 2.0, 6.0)
    assert end - start == pytest.approx(across / 25.4, abs=TENTH)
    start, end = page.down(4.0, 3.0, 7.0)
    assert end - start == pytest.approx(down / 25.4, abs=TENTH)


def test_a_5_inch_blast_measures_5_inches():
    page, plan = printed(Wish(what="templates", sizes=(("round", 5.0),)))
    (x, y) = plan.pages[0].laid[0].at
    start, end = page.across(y, x - 2.8, x + 2.8)
    assert end - start == pytest.approx(5, abs=TENTH)
    start, end = page.down(x, y - 2.8, y + 2.8)
    assert end - start == pytest.approx(5, abs=TENTH)


def test_a_wall_is_6_inches_long_and_a_millimetre_wide():
    page, plan = printed(Wish(what="templates", sizes=(("wall", 6.0),), orientation="portrait"))
    [laid] = plan.pages[0].laid
    assert laid.is_turned
    x, y = laid.at
    start, end = page.across(y, x - 3.4, x + 3.4)
    assert end - start == pytest.approx(6, abs=TENTH)
    start, end = page.down(x - 0.5, y - 0.1, y + 0.1)
    assert end - start == pytest.approx(1 / 25.4, abs=TENTH)


def test_crop_marks_are_a_tile_apart_and_the_glue_line_an_overlap_less():
    bare = Wish(shown=Shown(grid=False), overlap=0.5, orientation="portrait")
    page, plan = printed(bare)
    room, above = plan.room, plan.room.top - 0.09
    start, end = page.across(above, 0.0, plan.width)
    assert (start + end) / 2 == pytest.approx(room.left + room.width / 2, abs=TENTH)
    assert end - start == pytest.approx(room.width, abs=TENTH + 0.008)
    first = page.across(above, 0.0, 1.0)
    dash = page.row(room.top + 2.0), page.row(room.top + 2.05)
    near = room.right - 0.5
    places = range(round((near - 0.1) * DPI), round((near + 0.03) * DPI))
    line = [n for row in dash for n in places if row[n] < 200]
    glue = (min(line) + max(line) + 1) / 2 / DPI
    assert glue - sum(first) / 2 == pytest.approx(room.width - 0.5, abs=TENTH)


def test_a_wall_across_two_pages_has_its_length():
    """The part on the first page up to the glue line and that on the second from its edge make the whole."""
    block = Polygon(((2.0, 2.0), (12.0, 2.0), (12.0, 5.0), (2.0, 5.0)))
    wall = Terrain("wall", block, ground=("impassable",), kind="wall")
    wish = Wish(shown=Shown(grid=False, names=False), orientation="portrait")
    plan = plan_of(replace(TABLE, terrain=(wall,)), wish)
    data, room = pdf_bytes(plan, "Yard"), plan.room
    line = room.top + 3.5
    start, _ = Paper(data, 0).across(line, room.left + 0.5, room.right)
    _, end = Paper(data, 1).across(line, room.left, room.left + 6.0)
    shown = (room.left + room.width - 0.4 - start) + (end - room.left)
    assert shown == pytest.approx(10, abs=2 * TENTH)


def test_a_reduced_table_keeps_its_bars():
    page, plan = printed(Wish(scale=0.25, shown=Shown(grid=False)))
    left = plan.foot.left
    start, end = page.across(plan.foot.top + 0.165, left - 0.1, left + 4.05)
    assert end - start == pytest.approx(100 / 25.4, abs=TENTH)
    start, end = page.across(plan.room.top + 3.0, left - 0.1, left + 5.5)
    assert end - start == pytest.approx(20 / 4, abs=TENTH)


def test_a_mat_is_one_page_of_its_size():
    plan = plan_of(Scene(Board(44, 60)), Wish(paper="mat"))
    with closing(pypdfium2.PdfDocument(pdf_bytes(plan, "Mat"))) as document:
        assert len(document) == 1
        with closing(document[0]) as page:
            assert page.get_mediabox() == pytest.approx((0, 0, 44 * 72, 60 * 72), abs=0.01)


def test_pages_are_lines_and_letters_not_pixels():
    base = Model("m", BaseSize.round(32), (5.0, 5.0), "Spears", "red", facing=30.0)
    marks = {
        "zones": (Zone("z", Circle((10.0, 10.0), 4.0), side="red", name="Camp"),),
        "objectives": (Objective("o", "marker", (15.0, 15.0), name="Mill"),),
        "notes": (Note("n", (4.0, 20.0), "Keep dry"),),
    }
    wood = Terrain("w", Circle((9.0, 9.0), 3.0), kind="wood")
    scene = replace(TABLE, models=(base,), terrain=(wood,), **marks)
    data = pdf_bytes(plan_of(scene, Wish()), "Yard")
    assert b"/Subtype /Image" not in data and b"/Subtype/Image" not in data
    assert data.count(b"/FontFile") >= 1
    with (
        closing(pypdfium2.PdfDocument(data)) as document,
        closing(document[0]) as page,
        closing(page.get_textpage()) as words,
    ):
        text = words.get_text_range()
    assert "Print at 100 %" in text and "A1" in text and "100 mm" in text


def test_viewers_are_asked_to_print_at_the_actual_size():
    data = pdf_bytes(plan_of(TABLE, Wish(what="markers")), "Yard")
    plain = data[: data.index(b"%%EOF") + 6]
    for each, scales in ((data, False), (plain, True)):
        with closing(pypdfium2.PdfDocument(each)) as document:
            assert bool(pypdfium2.raw.FPDF_VIEWERREF_GetPrintScaling(document)) == scales
    assert at_actual_size(b"no pdf") == b"no pdf"


def test_the_colour_of_the_mat_is_printed_where_it_is_wanted():
    for mat, grey in ((False, 255), (True, 230)):
        page, plan = printed(Wish(shown=Shown(grid=False, mat=mat)))
        middle = page.row(plan.room.top + 3.3)[round((plan.room.left + 3.3) * DPI)]
        assert middle == pytest.approx(grey, abs=6)


def test_targets_of_a_calibration_frame_are_as_large_and_as_far_apart_as_they_are_taken_for() -> None:
    plan = plan_of(TABLE, Wish(what="frames", copies=2, orientation="portrait"))
    (laid,) = plan.pages[1].laid
    assert not laid.is_turned
    paper, (x, y) = Paper(pdf_bytes(plan, "Frames"), page=1), laid.at
    spots = []
    for (across, down), radii in laid.cutout.targets:
        left, top = x + across, y + down
        ends = (*paper.across(top, left - 0.9, left + 0.9), *paper.down(left, top - 0.9, top + 0.9))
        assert ends[1] - ends[0] == pytest.approx(2.0 * radii[0], abs=TENTH)
        assert ends[3] - ends[2] == pytest.approx(2.0 * radii[0], abs=TENTH)
        spots.append(((ends[0] + ends[1]) / 2.0, (ends[2] + ends[3]) / 2.0))
    assert spots[1][0] - spots[0][0] == pytest.approx(6.0, abs=TENTH)
    assert spots[3][1] - spots[0][1] == pytest.approx(8.0, abs=TENTH)
