"""The part of a table that a picture shows."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from battlefield.app.desk.pictures import Line
from battlefield.app.refereeing.closer import Closer
from battlefield.app.refereeing.evidence import evidence_of
from battlefield.app.refereeing.spot import Spot, spot_of
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Board, Model, Scene
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.board.rooms import Room, base_room
from battlefield.ui.refereeing.spot_picture import (
    _free_corner,
    _times_larger,
    draw_closer,
    draw_plan,
    fitted_box,
)
from battlefield.ui.widgets.palette import LIGHT

BOARD = QRectF(0.0, 0.0, 48.0, 36.0)


def shown(left, top, right, bottom, wide=200, high=100):
    return fitted_box(Spot((), (left, top, right, bottom)), QSizeF(wide, high), BOARD)


def test_a_spot_keeps_its_middle_and_takes_on_the_proportions_of_its_picture():
    box = shown(20, 10, 26, 18)
    assert (box.center().x(), box.center().y(), box.width(), box.height()) == (23, 14, 16, 8)


EDGES = [(44, 16, 48, 22), (0, 16, 4, 22), (20, 0, 26, 4), (20, 32, 26, 36), (40, 30, 48, 36)]


@pytest.mark.parametrize("spot", EDGES)
def test_a_spot_at_the_edge_shows_no_more_of_what_lies_beside_the_table_than_it_must(spot):
    box = shown(*spot)
    left, top, right, bottom = spot
    assert box.left() <= left and box.top() <= top and box.right() >= right and box.bottom() >= bottom
    assert min(box.left(), box.top()) > -2.0 and box.right() < 50.0 and box.bottom() < 38.0


def test_a_spot_larger_than_the_table_lies_about_its_middle():
    box = shown(-10, -10, 58, 46, 100, 100)
    assert (box.center().x(), box.center().y()) == (24, 18)


SIZE = QRectF(0.0, 0.0, 600.0, 300.0)


def with_closer(gap, half):
    """Draw two bases so far apart, without and with a closer look, and give the corners that it changed."""
    bases = tuple(
        Model(id_, BaseSize.round(25.4), at, "u", "red", 0.0, 1.0)
        for id_, at in (("a", (10.0, 18.0)), ("b", (11.0 + gap, 18.0)))
    )
    scene = Scene(Board(48, 36), models=bases)
    spot = Spot((Line(((10.5, 18.0), (10.5 + gap, 18.0))),), (8.0, 15.0, 14.0, 21.0))
    pictures = []
    for closer in (None, Closer((10.5 + gap / 2.0, 18.0), half)):
        image = QImage(600, 300, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        draw_plan(painter, SIZE, scene, spot, LIGHT)
        if closer is not None:
            draw_closer(painter, SIZE, scene, spot, closer, LIGHT)
        painter.end()
        pictures.append(image)
    one, other = pictures
    corners = {"left": (60, 240), "right": (540, 240), "upper left": (60, 60), "upper right": (540, 60)}
    return {name for name, at in corners.items() if one.copy(*at, 1, 1) != other.copy(*at, 1, 1)}


@pytest.mark.usefixtures("qapp")
def test_what_decides_is_drawn_larger_in_one_corner():
    assert len(with_closer(0.02, 0.03)) == 1


@pytest.mark.usefixtures("qapp")
def test_what_the_plan_shows_as_large_is_not_drawn_again():
    assert with_closer(1.0, 1.5) == set()


def test_the_glass_is_in_the_nearest_corner_that_hides_nothing():
    busy = [QPointF(550.0, 250.0)]
    assert (
        _free_corner(SIZE, QPointF(400.0, 200.0), busy).center().y() < 150.0
    )  # above, though that is farther
    assert (
        _free_corner(SIZE, QPointF(400.0, 200.0), [QPointF(0.0, 0.0)]).center()
        == QRectF(484, 184, 108, 108).center()
    )


@pytest.mark.usefixtures("qapp")
def test_words_on_a_card_hide_no_base_and_no_other_words_and_end_within_the_picture():
    """Two targets lie nearly in one direction, one close by, and one in the picture's corner."""
    places = {"a": (10.0, 18.0), "b": (16.0, 16.5), "c": (17.7, 17.1), "d": (12.0, 18.6), "e": (10.0, 27.0)}
    bases = tuple(Model(id_, BaseSize.round(32.0), at, "u", "red", 0.0, 1.0) for id_, at in places.items())
    scene = Scene(Board(48, 36), models=bases)
    spot = spot_of(
        evidence_of(scene, {"ask": "range", "from": "a", "within": 3.0}, "2026-03-14T15:09:26+00:00")
    )
    box, item = fitted_box(spot, QSizeF(330.0, 300.0), BOARD), DrawingItem(LIGHT, False)
    item.confine(box, tuple(map(base_room, bases)))
    item.show_drawing((*spot.drawing, *spot.names), 330.0 / box.width())
    plates = item.plates(330.0 / box.width())
    assert len(plates) == 5 and all(box.contains(plate) for plate in plates)
    assert not any(one.intersects(other) for one, other in combinations(plates, 2))
    assert not any(Room.box(plate).is_over(base_room(base)) for plate in plates for base in bases)


def test_where_no_corner_is_free_the_glass_lies_along_an_edge_and_hides_nothing():
    busy = [QPointF(x, y) for x in (20.0, 580.0) for y in (20.0, 280.0)]
    glass = _free_corner(SIZE, QPointF(300.0, 150.0), busy)
    assert all(QLineF(glass.center(), point).length() > 0.5 * glass.width() for point in busy)
    assert SIZE.contains(glass)


@pytest.mark.parametrize(("times", "words"), [(152.0, "150"), (2341.0, "2,300"), (2.34, "2.3"), (10.2, "10")])
def test_how_much_larger_is_told_as_people_write_it(times, words):
    assert _times_larger(times) == f"{words} times larger"
