"""How many discs find room in outlines."""

import pytest

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.geometry.movement.walks.disc_packing import room_for
from battlefield.geometry.pieces import Piece, Table

TABLE = Table(20.0, 20.0)


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


@pytest.mark.parametrize(("many", "found"), [(6, 6), (7, 6)])
def test_a_box_of_two_by_three_inches_holds_six_discs_of_an_inch(many, found):
    assert room_for(TABLE, [box(1, 1, 3, 4)], [0.5] * many) == found


def test_a_disc_must_lie_wholly_in_one_outline():
    halves = [box(1, 1, 1.9, 4), box(1.9, 1, 2.8, 4)]
    assert room_for(TABLE, halves, [0.5]) == 0


def test_a_round_outline_holds_a_disc_of_its_own_size():
    assert room_for(TABLE, [Circle((5.0, 5.0), 1.0)], [1.0]) == 1
    assert room_for(TABLE, [Circle((5.0, 5.0), 1.0)], [1.01]) == 0


def test_the_largest_are_placed_first_and_leave_room_for_the_small():
    assert room_for(TABLE, [box(0, 0, 3, 2)], [0.5, 1.0, 0.5]) == 3


def test_walls_and_the_board_s_edge_leave_no_room():
    wall = Piece("w", box(1, 1, 3, 3), 0.0, 3.0, impassable=True)
    assert room_for(Table(20.0, 20.0, (wall,)), [box(1, 1, 3, 4)], [0.5] * 6) == 2
    assert room_for(TABLE, [box(-1, 0, 1, 1)], [0.5] * 2) == 1


def test_the_work_can_be_stopped():
    with pytest.raises(StoppedError):
        room_for(TABLE, [box(1, 1, 3, 4)], [0.5], cancelled=lambda: True)
