"""What lies on the table is drawn as large as it is: no ink beyond the true edge, and ink up to it."""

from contextlib import closing
from dataclasses import replace
from functools import lru_cache

import numpy as np
import pypdfium2
import pytest
from campaigns import few, left_to_the_campaign
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from battlefield.app.printing.plan import plan_of
from battlefield.app.printing.wish import Shown, Wish
from battlefield.files.terrain.terrain_kinds import KINDS, with_kind
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip, Template
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.scenario import Zone
from battlefield.ui.printing.pdf import pdf_bytes
from battlefield.ui.printing.picture import Drawn, board_image, write_picture
from battlefield.ui.widgets.palette import DARK, LIGHT

BARE = Shown(grid=False, names=False)
DRAWN = replace(BARE, drawn=True)
DEVICE = 80  # pixels to the inch
TENTH = 0.1 / 25.4  # inches
BOARD = Board(8.0, 6.0)


def block(left, top, right, bottom):
    return (left, top), (right, top), (right, bottom), (left, bottom)


def beyond_block(left, top, right, bottom):
    """How far places lie outside of a rectangle; less than nothing within."""

    def far(x, y):
        across, down = np.maximum(left - x, x - right), np.maximum(top - y, y - bottom)
        return np.where((across > 0) & (down > 0), np.hypot(across, down), np.maximum(across, down))

    return far


def holed(x, y):
    return np.maximum(beyond_block(1, 1, 7, 5)(x, y), -beyond_block(3, 2, 5, 4)(x, y))


SHAPES = {
    "rectangle": (Polygon(block(1.02, 1.01, 6.03, 4.04)), beyond_block(1.02, 1.01, 6.03, 4.04)),
    "circle": (Circle((4.0, 3.0), 2.2), lambda x, y: np.hypot(x - 4.0, y - 3.0) - 2.2),
    "line": (Strip(((1.0, 3.0), (7.0, 3.0)), 0.5), beyond_block(1.0, 2.75, 7.0, 3.25)),
    "hole": (Polygon(block(1, 1, 7, 5), (block(3, 2, 5, 4),)), holed),
    "thin": (Strip(((1.0, 3.0), (7.0, 3.0)), 0.1), beyond_block(1.0, 2.95, 7.0, 3.05)),
    "small": (Circle((4.0, 3.0), 0.3), lambda x, y: np.hypot(x - 4.0, y - 3.0) - 0.3),
}


def pixels(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(bytes(image.constBits()), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).astype(int)


def ink(scene: Scene, colours=LIGHT, shown=BARE) -> np.ndarray:
    """Where the picture of a table differs from that of its mat."""
    bare = Scene(scene.board)
    one, other = (pixels(board_image(each, colours, DEVICE, shown)) for each in (scene, bare))
    return np.abs(one - other).max(axis=2) > 3


def places(shape, density):
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]]
    return (x + 0.5) / density, (y + 0.5) / density


@lru_cache(maxsize=4)
def away(far, shape, density) -> np.ndarray:
    """How far the middle of each pixel lies outside of a shape."""
    return far(*places(shape, density)).astype(np.float32)


def overshoot(found: np.ndarray, far, density) -> float:
    """How far the outermost pixel reaches beyond the edge, in inches."""
    return float(away(far, found.shape, density)[found].max()) - 0.5 / density


def gaps(found: np.ndarray, far, density, depth) -> int:
    """How many pixels along the inside of the edge have no ink."""
    out = away(far, found.shape, density)
    return int(((out < -0.75 / density) & (out > -depth) & ~found).sum())


def piece(kind, outline, height=None):
    made = with_kind(Terrain(f"the {kind}", outline), KINDS[kind])
    return replace(made, name="") if height is None else replace(made, name="", top=height)


@pytest.mark.parametrize("colours", few([LIGHT, DARK], 1), ids=lambda each: each.name)
@pytest.mark.parametrize("shape", few(SHAPES, 2))
def test_every_kind_of_terrain_ends_where_its_outline_does(program, shape, colours):
    assert program
    outline, far = SHAPES[shape]
    for kind in KINDS:
        found = ink(Scene(BOARD, terrain=(piece(kind, outline),)), colours)
        assert overshoot(found, far, DEVICE) <= 1.0 / DEVICE, kind
        assert gaps(found, far, DEVICE, min(0.04, 2.0 / DEVICE)) == 0, kind


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=lambda each: each.name)
@pytest.mark.parametrize("shape", few(SHAPES, 1))
def test_every_kind_ends_there_in_its_drawn_look_too_but_for_its_shadow(program, shape, colours):
    assert program
    outline, far = SHAPES[shape]
    for kind in KINDS:
        found = ink(Scene(BOARD, terrain=(piece(kind, outline, 0.0),)), colours, DRAWN)
        assert overshoot(found, far, DEVICE) <= 1.0 / DEVICE, kind
        assert gaps(found, far, DEVICE, min(0.04, 2.0 / DEVICE)) == 0, kind


@pytest.mark.parametrize("height", [1.0, 2.0])
def test_a_shadow_is_half_as_long_as_a_piece_is_high(program, height):
    assert program
    outline = Polygon(block(2.0, 1.0, 4.0, 2.0))
    found = ink(Scene(BOARD, terrain=(piece("wall", outline, height),)), shown=DRAWN)
    x, y = places(found.shape, DEVICE)
    assert abs(x[found].max() - 4.0 - 0.6 * height / 2) < 1.5 / DEVICE
    assert abs(y[found].max() - 2.0 - 0.8 * height / 2) < 1.5 / DEVICE
    assert (x[found].min(), y[found].min()) == pytest.approx((2.0, 1.0), abs=1.0 / DEVICE)


def test_a_shadow_of_what_stands_on_something_is_as_long_as_it_is_high_itself(program):
    assert program
    tower = replace(piece("tower", Polygon(block(2.0, 1.0, 4.0, 2.0)), 9.0), bottom=8.0)
    found = ink(Scene(BOARD, terrain=(tower,)), shown=DRAWN)
    assert abs(places(found.shape, DEVICE)[1][found].max() - 2.4) < 1.5 / DEVICE


@pytest.mark.parametrize(
    "ground", [("difficult",), *left_to_the_campaign([(("difficult", "dangerous"),), (("impassable",),)])]
)
@pytest.mark.parametrize("sight", few(["", "cloud", "blocks"], 2))
def test_whatever_terrain_does_and_however_high_it_is_it_ends_there(program, ground, sight):
    assert program
    for outline, far in SHAPES.values():
        for kind in ("ruin", "wood", "building"):
            made = replace(piece(kind, outline), ground=ground, top=9.0)
            made = replace(made, sight=sight) if sight else made
            found = ink(Scene(BOARD, terrain=(made,)))
            assert overshoot(found, far, DEVICE) <= 1.0 / DEVICE, kind


def slanted(x, y):
    """How far places lie outside of a triangle with a very sharp corner, which has no bevel beyond it."""
    corners = np.array(((1.0, 1.0), (7.0, 2.0), (1.0, 2.6)))
    sides = []
    for (ax, ay), (bx, by) in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        length = np.hypot(bx - ax, by - ay)
        sides.append(((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length)
    return np.maximum.reduce(sides)


def test_a_sharp_corner_ends_there_too(program):
    assert program
    outline = Polygon(((1.0, 1.0), (7.0, 2.0), (1.0, 2.6)))
    for kind in KINDS:
        found = ink(Scene(BOARD, terrain=(piece(kind, outline),)))
        assert overshoot(found, slanted, DEVICE) <= 1.0 / DEVICE, kind


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=lambda each: each.name)
def test_a_zone_ends_where_its_outline_does(program, colours):
    assert program
    for shape in ("rectangle", "circle", "hole"):
        outline, far = SHAPES[shape]
        found = ink(Scene(BOARD, zones=(Zone("camp", outline, side="red"),)), colours)
        assert overshoot(found, far, DEVICE) <= 1.0 / DEVICE, shape
        assert gaps(found, far, DEVICE, 2.0 / DEVICE) == 0, shape


TEMPLATES = {
    "blast": (Template("round", 4.0, (4.0, 3.0)), lambda x, y: np.hypot(x - 4.0, y - 3.0) - 2.0),
    "wall": (Template("wall", 5.0, (4.0, 3.0), 90.0), beyond_block(1.5, 3 - 0.5 / 25.4, 6.5, 3 + 0.5 / 25.4)),
    "beam": (Template("beam", 5.0, (1.5, 3.0), 90.0), beyond_block(1.5, 3 - 0.5 / 25.4, 6.5, 3 + 0.5 / 25.4)),
}


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_ends_where_it_does(program, name):
    assert program
    template, far = TEMPLATES[name]
    found = ink(Scene(BOARD, templates=(PlacedTemplate("it", template),)))
    x, y = places(found.shape, DEVICE)
    at = template.at
    found &= np.maximum(np.abs(x - at[0]), np.abs(y - at[1])) > 0.2  # the cross at the point it is held by
    assert overshoot(found, far, DEVICE) <= 1.0 / DEVICE


def test_the_rim_of_a_base_is_its_circle(program):
    assert program
    size, at = BaseSize.round(50), (4.0, 3.0)
    scene = Scene(BOARD, models=(Model("m", size, at, "Watch", "red", height=2.0, name="M"),))
    image = pixels(board_image(scene, LIGHT, DEVICE, BARE))
    rim = image.max(axis=2) - image.min(axis=2) > 120  # its side's colour, not the grey of a shadow
    far = lambda x, y: np.hypot(x - at[0], y - at[1]) - 25 / 25.4  # noqa: E731
    assert overshoot(rim, far, DEVICE) <= 1.0 / DEVICE
    notch = image.max(axis=2) < 100
    assert gaps(rim | notch, far, DEVICE, 0.03) <= 4  # where the notch is smoothed into the rim


def scaled(folder, scene):
    """An SVG of a table, drawn by another hand."""
    write_picture(folder / "it.svg", scene, LIGHT, Drawn(96, BARE))
    image = QImage(QSize(round(8 * DEVICE), round(6 * DEVICE)), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(folder / "it.svg")).render(painter)
    painter.end()
    return pixels(image)


@pytest.mark.parametrize("shape", ["line", "thin", "circle", "hole"])
def test_an_svg_is_as_true(program, tmp_path, shape):
    assert program
    outline, far = SHAPES[shape]
    bare = scaled(tmp_path, Scene(BOARD))
    for kind in ("wall", "wood", "fence", "building", "river"):
        found = np.abs(scaled(tmp_path, Scene(BOARD, terrain=(piece(kind, outline),))) - bare).max(axis=2) > 3
        assert overshoot(found, far, DEVICE) <= 1.0 / DEVICE, kind
        assert gaps(found, far, DEVICE, 0.03) == 0, kind


DPI = 300


def printed(scene, shown=BARE):
    """Where a page as large as the table has ink."""
    data = pdf_bytes(plan_of(scene, Wish(paper="mat", shown=shown)), "Table")
    with (
        closing(pypdfium2.PdfDocument(data)) as document,
        closing(document[0]) as page,
        closing(page.render(scale=DPI / 72, grayscale=True)) as bitmap,
    ):
        rows = np.frombuffer(bytes(bitmap.buffer), np.uint8).reshape(bitmap.height, bitmap.stride)
        return rows[:, : bitmap.width] < 250


@pytest.mark.parametrize("shape", few(SHAPES, 1))
def test_every_kind_of_terrain_is_true_on_paper_to_a_tenth_of_a_millimetre(program, shape):
    assert program
    outline, far = SHAPES[shape]
    edge = printed(Scene(BOARD))
    for kind in KINDS:
        found = printed(Scene(BOARD, terrain=(piece(kind, outline),))) & ~edge
        assert overshoot(found, far, DPI) <= TENTH + 0.5 / DPI, kind
        assert gaps(found, far, DPI, 0.02) == 0, kind


@pytest.mark.parametrize("shape", few(SHAPES, 1))
def test_the_drawn_look_is_true_on_paper_to_a_tenth_of_a_millimetre(program, shape):
    assert program
    outline, far = SHAPES[shape]
    edge = printed(Scene(BOARD))
    for kind in KINDS:
        found = printed(Scene(BOARD, terrain=(piece(kind, outline, 0.0),)), DRAWN) & ~edge
        assert overshoot(found, far, DPI) <= TENTH + 0.5 / DPI, kind
        assert gaps(found, far, DPI, 0.02) == 0, kind


def test_zones_templates_and_bases_are_true_on_paper_too(program):
    assert program
    edge = printed(Scene(BOARD))
    outline, far = SHAPES["rectangle"]
    found = printed(Scene(BOARD, zones=(Zone("camp", outline, side="red"),))) & ~edge
    assert overshoot(found, far, DPI) <= TENTH + 0.5 / DPI
    template, far = TEMPLATES["blast"]
    found = printed(Scene(BOARD, templates=(PlacedTemplate("it", template),))) & ~edge
    assert overshoot(found, far, DPI) <= TENTH + 0.5 / DPI
    model = Model("m", BaseSize.round(50), (4.0, 3.0), "Watch", "red", height=3.0, name="M")
    found = printed(Scene(BOARD, models=(model,))) & ~edge
    assert overshoot(found, lambda x, y: np.hypot(x - 4, y - 3) - 25 / 25.4, DPI) <= TENTH + 0.5 / DPI
