"""Squares of a grid joined into outlines."""

from hypothesis import given
from hypothesis import strategies as st

from battlefield.files.imports.letters.cells import components, rectangles_of, ring_of

SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
cells = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), min_size=1, max_size=40, unique=True)


def area(ring):
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def test_squares_that_share_an_edge_are_one_body_and_those_at_a_corner_are_not():
    assert components([(5, 5), *SQUARE, (2, 2)]) == [[(0, 0), (1, 0), (0, 1), (1, 1)], [(2, 2)], [(5, 5)]]


def test_a_square_body_has_four_corners_clockwise():
    assert ring_of(SQUARE) == (((0, 0), (2, 0), (2, 2), (0, 2)), ())


def test_a_frame_has_a_hole():
    frame = [(x, y) for y in range(3) for x in range(3) if (x, y) != (1, 1)]
    outer, holes = ring_of(frame)
    assert outer == ((0, 0), (3, 0), (3, 3), (0, 3))
    assert [sorted(hole) for hole in holes] == [[(1, 1), (1, 2), (2, 1), (2, 2)]]


def test_a_body_that_touches_itself_at_a_corner_falls_into_rectangles():
    hook = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (1, 3), (0, 3), (0, 1)]
    pinched = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (1, 2), (2, 2)]  # (0, 1) and (1, 2) meet at a corner
    assert ring_of([cell for cell in hook if cell != (0, 1)]) is not None
    assert ring_of(pinched) is None
    assert rectangles_of(components(pinched)[0]) == [
        ((0, 0), (3, 0), (3, 1), (0, 1)),
        ((0, 1), (1, 1), (1, 2), (0, 2)),
        ((2, 1), (3, 1), (3, 2), (2, 2)),
        ((1, 2), (3, 2), (3, 3), (1, 3)),
    ]


@given(cells)
def test_outlines_cover_exactly_the_squares(drawn):
    bodies = components(drawn)
    assert sorted(cell for body in bodies for cell in body) == sorted(drawn)
    for body in bodies:
        assert sum(area(ring) for ring in rectangles_of(body)) == len(body)
        found = ring_of(body)
        if found is not None:
            outer, holes = found
            assert area(outer) + sum(map(area, holes)) == len(body)
