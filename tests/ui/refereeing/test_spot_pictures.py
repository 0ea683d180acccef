"""The part of a table that a picture shows."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from battlefield.app.refereeing.spot import Spot
from battlefield.ui.refereeing.spot_picture import fitted_box

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
