"""Names and heights of terrain: within their pieces, the same for like pieces, and hilltops first."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from battlefield.geometry.kernel.shapes import Polygon, Strip
from battlefield.rules.scene.contents import Terrain
from battlefield.ui.board.labels import SMALL, TINY, LabelsItem, Layout, laid_out
from battlefield.ui.board.lettering import text_width
from battlefield.ui.board.terrain.terrain_item import TerrainItem
from battlefield.ui.widgets.palette import DARK, LIGHT, terrain_colours

SCALES = (7.0, 9.0, 11.0, 13.0, 17.0, 23.0, 31.0, 44.0)  # pixels to the inch


@pytest.fixture(autouse=True)
def _program(program):
    """Letters need an application."""


def block(id_, x, y, wide, deep, **what):
    ring = ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))
    return TerrainItem(Terrain(id_, Polygon(ring), **what), LIGHT)


def containers():
    """Three in a row, an end of each near the next."""
    return [
        block(f"c{n}", 10.0 + 5.1 * n, 20.0, 4.9, 2.1, name="Container", kind="container", top=2.25)
        for n in range(3)
    ]


@pytest.mark.parametrize("lod", SCALES)
def test_like_pieces_side_by_side_have_like_words(lod):
    labels = laid_out(containers(), lod)
    assert len(labels) in (0, 3)
    assert len({(label.lines, label.pixels) for label in labels}) <= 1


@pytest.mark.parametrize("lod", SCALES)
def test_words_are_no_wider_than_their_piece(lod):
    long = block("long", 2.0, 2.0, 6.0, 4.0, name="Old customs house", kind="building", top=6.0)
    for label in laid_out([*containers(), long], lod):
        wide = 6.0 if label.of == "long" else 4.9
        named = len(label.lines) == 2
        assert text_width(label.lines[0], round(label.pixels * (1 if named else 0.88)), named) <= wide * lod


def test_letters_shrink_before_a_name_is_left_out():
    wide = 0.0092 * text_width("Container", 88) + 0.4  # inches of 10 pixels, for letters of 9.2
    item = block("b", 2.0, 2.0, wide, 3.0, name="Container", kind="container")
    [label] = laid_out([item], 10.0)
    assert label.lines == ("Container",) and label.pixels == SMALL
    assert laid_out([item], 9.0) == []


def test_the_top_of_a_hill_says_its_height_first():
    levels = [(10.0, 10.0, 8.0, 6.0), (11.5, 11.5, 5.0, 3.0), (12.8, 12.4, 2.4, 1.2)]
    items = [
        block(f"h{n}", *box, kind="hill", bottom=float(n), top=float(n + 1)) for n, box in enumerate(levels)
    ]
    labels = {label.of: label for label in laid_out(items, 11.0)}
    assert labels["h2"].lines == ('3"',) and labels["h2"].pixels >= TINY
    assert labels["h0"].lines == ('1"',)


def test_words_of_terrain_leave_a_sign_free_that_stands_in_their_middle():
    street = block("s", 10.0, 10.0, 12.0, 6.0, name="Dock road", kind="road")
    [plain] = laid_out([street], 17.0)
    sign = QRectF(plain.at.x() - 0.5, plain.at.y() - 0.5, 1.0, 1.0)
    [off] = laid_out([street], 17.0, [sign])
    assert off.lines == plain.lines
    assert not Layout.of([street], 17.0, [sign]).rooms[0].intersects(sign)
    assert laid_out([street], 17.0, [QRectF(10.0, 10.0, 12.0, 6.0)]) == []


def test_the_name_of_a_road_whose_middle_is_taken_stands_farther_along():
    line = Strip(((2.0, 10.0), (42.0, 10.0)), 3.0)
    road = TerrainItem(Terrain("r", line, name="Quay road", kind="road"), LIGHT)
    [plain] = laid_out([road], 12.0)
    middle = QRectF(plain.at.x() - 4.0, 8.0, 8.0, 4.0)
    [label] = laid_out([road], 12.0, [middle])
    assert label.at.y() == plain.at.y()
    assert 4.0 < abs(label.at.x() - plain.at.x()) < 12.0


def test_words_stand_beside_a_base_where_the_piece_has_room_and_under_it_where_it_has_none():
    wood = block("w", 2.0, 2.0, 12.0, 12.0, name="Rook wood", kind="wood")
    base = QRectF(7.5, 7.5, 1.0, 1.0)
    [plain] = laid_out([wood], 20.0)
    [label] = laid_out([wood], 20.0, (), [base])
    assert label.lines == plain.lines and label.at != plain.at
    assert not Layout.of([wood], 20.0, (), [base]).rooms[0].intersects(base)
    assert laid_out([wood], 20.0, (), [QRectF(2.0, 2.0, 12.0, 12.0)]) == [plain]


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("kind", ["wall", "fence", "hedge", "barricade"])
@pytest.mark.parametrize("floor", ["ruin", "building", "rubble"])
def test_what_stands_differs_from_the_floor_it_stands_on(colours, kind, floor):
    over, under = (terrain_colours(colours, each)[0].lightnessF() for each in (kind, floor))
    assert abs(over - under) >= (0.04 if colours is LIGHT else 0.1)


@pytest.mark.parametrize("lod", SCALES)
def test_words_on_a_building_about_a_yard_stand_beside_the_yard(lod):
    ring = ((6.0, 20.0), (18.0, 20.0), (18.0, 34.0), (6.0, 34.0))
    yard = ((9.0, 23.0), (15.0, 23.0), (15.0, 31.0), (9.0, 31.0))
    court = TerrainItem(Terrain("court", Polygon(ring, (yard,)), kind="building", top=6.0, storeys=2), LIGHT)
    rooms = Layout.of([court], lod, ()).rooms
    assert len(rooms) == 1 or lod < 9.0
    hole, whole = QRectF(9.0, 23.0, 6.0, 8.0), QRectF(6.0, 20.0, 12.0, 14.0)
    assert all(whole.contains(room) and not room.intersects(hole) for room in rooms)


def painted(words, colours, lod, rect):
    """A part of a piece's words, over the face of a building."""
    face = terrain_colours(colours, "building")[0]
    picture = QImage((rect.size() * lod).toSize(), QImage.Format.Format_RGB32)
    picture.fill(face)
    painter = QPainter(picture)
    painter.scale(lod, lod)
    painter.translate(-rect.topLeft())
    words.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return face, picture


def test_dark_words_stand_on_an_even_plate_that_they_stand_out_from():
    hall = block("hall", 2.0, 2.0, 8.0, 5.0, kind="building", top=6.0, storeys=2)
    words = LabelsItem(DARK)
    words.show_terrain([hall])
    [room] = words.rooms(10.0)
    face, picture = painted(words, DARK, 10.0, room.adjusted(0.4, 0.2, -0.4, -0.2))
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    shades = [picture.pixelColor(*place).lightnessF() for place in places]
    assert min(shades) < 0.25 and max(shades) > 0.8
    assert all(picture.pixelColor(*place) != face for place in places)


@pytest.mark.parametrize("lod", [6.1, 8.0, 20.0])
def test_the_sign_of_dangerous_ground_is_painted_within_the_rectangle_of_the_words(lod):
    pool = block("pool", 8.0, 8.0, 2.0, 1.0, kind="swamp", ground=("dangerous",))
    words = LabelsItem(LIGHT)
    words.show_terrain([pool])
    face, picture = painted(words, LIGHT, lod, QRectF(0.0, 0.0, 18.0, 18.0))
    inside = words.boundingRect()
    seen = [(x / lod, y / lod) for x in range(picture.width()) for y in range(picture.height())
            if picture.pixelColor(x, y) != face]  # fmt: skip
    assert seen and all(inside.contains(*at) for at in seen)
