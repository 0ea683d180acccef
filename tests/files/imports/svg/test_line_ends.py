"""The ends of lines in SVG: square ones reach farther by half a width, round ones are told."""

import pytest

from battlefield.files.imports import Source, imported

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" width="20in" height="10in" viewBox="0 0 20 10">{}</svg>'
RED = 'stroke="red" stroke-width="0.2"'
TOLD = "1 pair of round ends of a line, which is as long as its points"


def read(body):
    found = imported(Source("map.svg", OPEN.format(body).encode()), {})
    return found, [piece.outline for piece in found.scene.terrain]


def line(cap, more=""):
    return (
        f'<polyline id="wall" points="2,3 6,3 6,7" fill="none" stroke="red" stroke-width="0.5" {cap} {more}/>'
    )


@pytest.mark.parametrize("cap", ["", 'stroke-linecap="butt"'])
def test_a_line_with_plain_ends_is_as_long_as_its_points(cap):
    found, [wall] = read(line(cap))
    assert (wall.points, wall.width, found.dropped) == (((2, 3), (6, 3), (6, 7)), 0.5, ())


@pytest.mark.parametrize("cap", ['stroke-linecap="square"', 'style="stroke-linecap:square"'])
def test_square_ends_reach_farther_by_half_the_width(cap):
    found, [wall] = read(line(cap))
    assert (wall.points, found.dropped) == (((1.75, 3), (6, 3), (6, 7.25)), ())


def test_the_ends_of_a_group_go_for_its_lines_at_its_scale():
    _, [wall] = read(f'<g transform="scale(2)" stroke-linecap="square">{line("")}</g>')
    assert (wall.points, wall.width) == (((3.5, 6), (12, 6), (12, 14.5)), 1.0)


def test_round_ends_are_told():
    found, [wall] = read(line('stroke-linecap="round"'))
    assert wall.points == ((2, 3), (6, 3), (6, 7)) and TOLD in found.dropped


@pytest.mark.parametrize("cap", ["square", "round"])
def test_a_line_that_closes_and_one_without_a_width_have_no_ends(cap):
    paint = 'fill="none" stroke="red" stroke-width="0.5"'
    ring = f'<path id="wall" d="M2,2 H8 V6 H2 Z" {paint} stroke-linecap="{{}}"/>'
    found, _ = read(ring.format(cap))
    bare, _ = read(f'<polyline id="wall" points="2,3 6,3" fill="none" stroke="none" stroke-linecap="{cap}"/>')
    assert not any("ends" in each for each in (*found.dropped, *bare.dropped))
    assert all(1.75 <= x <= 8.25 for piece in found.scene.terrain for x, _ in piece.outline.points)


@pytest.mark.parametrize("points", ["2,2 8,2", "2,2 5,2 8,2", "2,2 8,8"])
def test_a_straight_line_is_a_line_even_where_nobody_says_that_it_is_not_filled(points):
    ways = (f'<path id="wall" d="M{points}" {RED}/>', f'<polyline id="wall" points="{points}" {RED}/>')
    for found, outlines in map(read, ways):
        assert [(each.points[0], each.width) for each in outlines] == [((2, 2), 0.2)] and not found.dropped


def test_shares_of_what_is_neither_across_nor_down_are_of_the_diagonal():
    wall = '<path id="wall" d="M2,2 H8" stroke="red" stroke-width="2%"/>'
    _, outlines = read(f'<circle id="hill" cx="5" cy="5" r="10%"/>{wall}')
    diagonal = ((20**2 + 10**2) / 2) ** 0.5
    assert outlines[0].radius == pytest.approx(diagonal / 10)
    assert outlines[1].width == pytest.approx(diagonal / 50)
