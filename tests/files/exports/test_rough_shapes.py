"""Odd outlines in the words of a person with a tape measure."""

from math import cos, pi, sin

import pytest

from battlefield.files.exports.rough_shapes import eighths, rough_words


def arc(centre, radius, begin, end, count):
    """Give corners on a circle, angles in twelfths of a turn."""
    turns = [begin + (end - begin) * n / count for n in range(count + 1)]
    return tuple((centre[0] + radius * cos(pi * t / 6), centre[1] + radius * sin(pi * t / 6)) for t in turns)


def test_numbers_go_to_the_nearest_eighth():
    assert [eighths(value) for value in (0.0, 0.06, 0.07, 2.5, -1.375, 12.99)] == [
        "0", "0", "1/8", "2 1/2", "-1 3/8", "13",
    ]  # fmt: skip


def test_a_ring_of_many_sides_is_a_circle():
    assert rough_words(arc((10.0, 8.0), 3.0, 0, 12, 60)[:-1]) == "circle of 6 in diameter, centre (10, 8)"


def test_a_ring_of_few_sides_is_no_circle_but_its_corners():
    octagon = arc((10.0, 8.0), 3.0, 0, 12, 8)[:-1]  # its sides lie up to 0.23 in within the circle
    assert rough_words(octagon).startswith("corners about (13, 8) – (12 1/8, 10 1/8) – (10, 11) – ")


def test_a_ring_that_is_nearly_round_is_about_a_circle_and_says_how_far_off_it_is():
    ring = arc((10.0, 8.0), 10.0, 0, 12, 36)[:-1]
    assert 10.0 * (1.0 - cos(pi / 36)) == pytest.approx(0.038, abs=5e-4)
    assert rough_words(ring) == "circle of about 20 in diameter, centre (10, 8), off by up to 0.04 in"
    part = rough_words(arc((10.0, 8.0), 10.0, -3, 3, 18))
    assert part.startswith("part of a circle of about 20 in diameter, centre (10, 8), off by")
    assert part.endswith("0.04 in: round from (10, -2) to (10, 18), then straight back")


def test_a_circle_beside_the_eighths_keeps_its_decimals():
    ring = arc((10.04, 8.0), 3.03, 0, 12, 60)[:-1]
    assert rough_words(ring) == "circle of 6.06 in diameter, centre (10.04, 8)"


def test_half_a_circle_is_part_of_one_with_its_straight_side():
    half = arc((10.0, 8.0), 2.0, -3, 3, 30)  # the right half
    assert rough_words(half) == (
        "part of a circle of 4 in diameter, centre (10, 8): "
        "round from (10, 6) to (10, 10), then straight back"
    )


def test_a_quarter_goes_back_by_its_corner():
    quarter = (*arc((10.0, 8.0), 4.0, 0, 3, 20), (10.0, 8.0))
    assert rough_words(quarter).endswith("round from (14, 8) to (10, 12), then straight back by (10, 8)")


def test_a_river_cut_at_both_ends_is_a_strip_along_its_middle():
    upper = tuple((float(x), 10.0 + 0.02 * x * x) for x in range(13))
    lower = tuple((x, y + 3.0) for x, y in upper)
    words = rough_words((*upper, *lower[::-1]))
    assert words.startswith("strip about 3 in wide along (12, 14 3/8) – ")
    assert words.endswith(" – (0, 11 1/2)")


def star(points):
    """Give a star's corners: tips and clefts in turn."""
    turns = (pi * n / points for n in range(2 * points))
    return tuple((20 + r * cos(t), 20 + r * sin(t)) for t, r in zip(turns, [9.0, 5.0] * points, strict=True))


@pytest.mark.parametrize("points", [7, 14, 20])
def test_all_corners_that_matter_are_told_of_up_to_forty(points):
    words = rough_words(star(points))
    assert words.startswith("corners about (29, 20) – ") and words.count("(") == 2 * points


def test_of_more_corners_some_are_told_and_the_box_about_them():
    words = rough_words(star(30))
    assert words.startswith("within 18 × 17 7/8 in, its corner nearest the table's about (11, 11); ")
    assert "; of its 60 corners 12, in their order, about (29, 20) – " in words
    assert words.count("(") == 1 + 12 and words.endswith("; an SVG of the table has them all")


def test_corners_that_lie_in_a_line_are_left_out():
    box = ((0.01, 0.0), (4.0, 0.02), (8.0, 0.0), (8.0, 5.33), (0.0, 5.3))
    assert rough_words(box) == "corners about (0, 0) – (8, 0) – (8, 5 3/8) – (0, 5 1/4)"
