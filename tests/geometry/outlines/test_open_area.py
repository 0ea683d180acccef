"""How much of an outline is left open, by hand."""

from math import pi

import pytest

from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.outlines.room import open_area

SQUARE = Polygon(((2.0, 2.0), (6.0, 2.0), (6.0, 6.0), (2.0, 6.0)))


def test_an_outline_that_nothing_covers_is_open_as_far_as_the_board_goes():
    assert open_area(SQUARE, [], 20, 20) == pytest.approx(16.0)
    assert open_area(SQUARE, [], 4, 20) == pytest.approx(8.0)
    assert open_area(SQUARE, [], 1, 1) == 0.0


def test_covers_take_away_what_they_cover_once():
    half = Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 8.0), (0.0, 8.0)))
    bar = Strip(((3.0, 0.0), (3.0, 9.0)), 1.0)
    assert open_area(SQUARE, [half, bar], 20, 20) == pytest.approx(8.0)
    assert open_area(SQUARE, [half, SQUARE], 20, 20) == 0.0


def test_round_outlines_are_drawn_to_a_thousandth():
    assert open_area(Circle((10.0, 10.0), 2.0), [], 20, 20) == pytest.approx(4 * pi, rel=1e-3)
    assert open_area(Circle((10.0, 10.0), 2.0), [Circle((10.0, 10.0), 2.0)], 20, 20) == 0.0
