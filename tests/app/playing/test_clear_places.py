"""The name of an area moves out of the way of figures."""

from battlefield.app.playing.markings import clear_place
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon

YARD = Polygon(((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)))
MIDDLE = (4.5, 4.5)


def base(x, y, size=32.0):
    return PlacedBase(BaseSize.round(size), (x, y))


def test_a_name_stays_in_the_middle_while_nobody_hides_it():
    assert clear_place(YARD, MIDDLE, ()) == MIDDLE
    assert clear_place(YARD, MIDDLE, [base(4.5, 7.5), base(20.0, 4.5)]) == MIDDLE


def test_a_name_goes_to_the_nearest_place_that_no_base_hides():
    x, y = clear_place(YARD, MIDDLE, [base(4.5, 4.5)])
    assert (x, y) != MIDDLE
    # the name's box reaches 1 in to either side, 0.3 up and 0.9 down; the base's radius is 0.63 in
    assert abs(x - 4.5) >= 1.63 or y - 4.5 >= 0.93 or 4.5 - y >= 1.53
    assert 1.0 <= x <= 8.0 and 0.3 <= y <= 8.1


def test_where_bases_are_everywhere_the_name_is_where_most_of_it_is_seen():
    crowd = [base(1.5 * n + 0.75, 1.5 * m + 0.75) for n in range(6) for m in range(6)]
    x, y = clear_place(YARD, MIDDLE, crowd)
    assert 0.0 < x < 9.0 and 0.0 < y < 9.0
