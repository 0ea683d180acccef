"""How many places of a zone see a point."""

import numpy as np
import pytest

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.pieces import Piece, Table
from battlefield.geometry.visibility.exposure import seen_map
from battlefield.geometry.visibility.regions import VisibleRegion


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


ZONE = box(0.0, 0.0, 12.0, 2.0)
WALL = Piece("w", box(4.0, 4.0, 8.0, 5.0), 0.0, 3.0, blocks_sight=True)


def test_on_an_open_board_every_place_sees_every_point():
    points = np.array([(0.0, 12.0), (6.0, 6.0), (11.0, 1.0)])
    seen, eyes = seen_map(Table(12.0, 12.0), [ZONE], 2.0, 1.5, points)
    assert (seen.tolist(), eyes) == ([6, 6, 6], 6)


def test_behind_a_wall_only_those_see_who_look_past_it():
    # eyes at y 1 and x 1, 3, ... 11. Of (5, 9) the wall's ends lie on the lines to 3 and to 11, which graze;
    # the line from 7 to (1, 9) is 4.75 in along where the wall begins, that from 5 is at 3.5
    points = np.array([(5.0, 9.0), (6.0, 5.5), (1.0, 9.0)])
    seen, eyes = seen_map(Table(12.0, 12.0, (WALL,)), [ZONE], 2.0, 1.5, points)
    assert (seen.tolist(), eyes) == ([3, 0, 3], 6)


def test_a_wall_lower_than_the_eyes_hides_nothing():
    low = Piece("w", box(4.0, 4.0, 8.0, 5.0), 0.0, 1.0, blocks_sight=True)
    seen, _ = seen_map(Table(12.0, 12.0, (low,)), [ZONE], 2.0, 1.5, np.array([(6.0, 5.5)]))
    assert seen.tolist() == [6]


def test_places_inside_a_wall_do_not_look():
    block = Piece("w", box(0.0, 0.0, 6.0, 2.0), 0.0, 3.0, blocks_sight=True)
    _, eyes = seen_map(Table(12.0, 12.0, (block,)), [ZONE], 2.0, 1.5, np.array([(6.0, 6.0)]))
    assert eyes == 3


def test_the_work_can_be_stopped():
    with pytest.raises(StoppedError):
        seen_map(Table(12.0, 12.0), [ZONE], 2.0, 1.5, np.zeros((1, 2)), cancelled=lambda: True)


def test_of_some_points_those_are_given_that_a_region_holds():
    region = VisibleRegion.of(Table(12.0, 12.0, (WALL,)), (6.0, 1.0), 1.5)
    assert region.seen_of([(6.0, 3.0), (6.0, 6.0)]) == [(6.0, 3.0)]
    assert region.seen_of([]) == []
