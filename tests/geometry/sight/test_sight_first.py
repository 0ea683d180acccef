"""The few lines that settle most looks, by hand."""

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.sight.blockers import table_blockers
from battlefield.geometry.sight.first import close_line, first_lines
from battlefield.geometry.sight.lines_of_sight import sight, sights

INCH = 25.4
A = Body("a", PlacedBase(BaseSize.round(INCH), (5.0, 20.0)), 0.0, 1.5)
B = Body("b", PlacedBase(BaseSize.round(INCH), (25.0, 20.0)), 0.0, 1.5)


def box(y0: float, y1: float, bottom: float = 0.0, top: float = 3.0) -> Piece:
    outline = Polygon(((14.0, y0), (15.0, y0), (15.0, y1), (14.0, y1)))
    return Piece("w", outline, bottom, top, blocks_sight=True)


def lines(*pieces: Piece, under: bool = True, one: Body = A, two: Body = B) -> list:  # type: ignore[type-arg]
    blockers = table_blockers(pieces, (one, two), True)
    return first_lines(one, two, (len(pieces), len(pieces) + 1), blockers, under)


def test_on_open_ground_all_six_lines_are_free() -> None:
    assert len(lines()) == 6


def test_a_wall_over_the_middle_leaves_the_outer_tangent_beside_it() -> None:
    """The wall ends at y = 20.25: of the six lines only the one along y = 20.5 passes it."""
    ((start, end),) = lines(box(10.0, 20.25))
    assert start == pytest.approx((5.0, 20.5, 1.5)) and end == pytest.approx((25.0, 20.5, 1.5))


def test_a_low_wall_is_passed_over_from_the_far_side_of_the_lower_body() -> None:
    """To the near side of the tall one, (24.5, 4.0), the line from x = 4.5 is at x = 14 1.375 up, at 15 1.5;
    that from x = 5.5 only 1.306."""
    low = Body("a", A.base, 0.0, 0.1875)
    tall = Body("b", B.base, 0.0, 2.6875)
    height = 0.1875 + 2.5 * 9.5 / 20.0
    found = lines(box(0.0, 40.0, top=height - 1e-3), one=low, two=tall)
    assert [start[0] for start, _ in found] == pytest.approx([4.5])
    assert lines(box(0.0, 40.0, top=height + 1e-3), one=low, two=tall) == []


def test_what_could_be_passed_under_is_left_to_the_search_if_asked() -> None:
    deck = box(10.0, 20.25, bottom=1.0)
    assert len(lines(deck)) == 1 and lines(deck, under=False) == []


def test_bodies_in_contact_are_left_to_the_search() -> None:
    near = Body("b", PlacedBase(BaseSize.round(INCH), (6.0, 20.0)), 0.0, 1.5)
    assert lines(two=near) == [] and sight(Table(40.0, 40.0, (), (A, near)), "a", "b").clear


@pytest.mark.parametrize("far", [0.5, 1.0, 1.0 + 1e-7])
def test_bodies_that_touch_or_overlap_see_each_other_where_nothing_stands_between(far: float) -> None:
    near = Body("b", PlacedBase(BaseSize.round(INCH), (5.0 + far, 20.0)), 0.0, 3.0)

    def line(*pieces: Piece) -> object:
        blockers = table_blockers(pieces, (A, near), True)
        return close_line(A, near, (len(pieces), len(pieces) + 1), blockers)

    beside, between = (
        Piece(
            "w",
            Polygon(((x, 19.0), (x + 0.5, 19.0), (x + 0.5, 21.0), (x, 21.0))),
            0.0,
            9.0,
            blocks_sight=True,
        )
        for x in (7.0, 5.25)
    )
    assert line(beside) == ((5.5, 20.0, 1.5), (pytest.approx(4.5 + far), 20.0, 3.0))
    assert line(between) is None
    for piece in (beside, between):
        table = Table(40.0, 40.0, (piece,), (A, near))
        found = sight(table, "a", "b")
        assert found.clear == bool(sights(table, ["a", "b"])[0, 1]) == (found.line is not None)


def test_a_slit_that_none_of_the_first_lines_meets_is_found_by_the_search() -> None:
    """Open are only y = 20.2 to 20.3, on neither the line of centres nor a tangent."""
    upper = Piece(
        "v", Polygon(((14.0, 20.3), (15.0, 20.3), (15.0, 35.0), (14.0, 35.0))), 0.0, 3.0, blocks_sight=True
    )
    walls = box(5.0, 20.2), upper
    assert lines(*walls) == [] and sights(Table(40.0, 40.0, walls, (A, B))).all()
