"""Walls along the edge of a floor stand inside it, as in the library's ruins."""

import pytest
from studios import click, disc, square, studio, table

from battlefield.app.design.drawing import choices
from battlefield.app.design.drawing.makings import inside_edge
from battlefield.app.design.drawing.tools import drawing_tool
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Terrain

FLOOR = Terrain("f", Polygon(((2.0, 2.0), (10.0, 2.0), (10.0, 7.0), (2.0, 7.0))), kind="ruin")


def test_an_l_of_walls_lies_within_the_floor():
    line = ((2.0, 7.0), (2.0, 2.0), (10.0, 2.0))
    assert inside_edge(line, 0.25, [FLOOR]) == ((2.125, 7.0), (2.125, 2.125), (10.0, 2.125))
    assert inside_edge(line[::-1], 0.25, [FLOOR]) == ((10.0, 2.125), (2.125, 2.125), (2.125, 7.0))


@pytest.mark.parametrize(
    "line",
    [
        ((2.0, 7.0), (10.0, 2.0)),
        ((2.0, 4.0), (10.0, 4.0)),
        ((2.0, 2.0), (12.0, 2.0)),
    ],
)
def test_a_wall_that_leaves_the_edge_stays_where_it_is_drawn(line):
    assert inside_edge(line, 0.25, [FLOOR, disc("d")]) == line


def test_a_ruin_with_walls_all_round_is_as_large_as_its_floor():
    hand = studio(table(FLOOR))
    hand.options.put(choices.WALL_WIDTH, 0.25)
    tool = drawing_tool("wall", hand, lambda _: None)
    click(tool, (2.0, 2.0), (10.0, 2.0), (10.0, 7.0), (2.0, 7.0), (2.0, 2.0))
    assert tool.enter()
    box = Box.of(hand.scene.terrain[-1].outline)
    assert (box.left, box.top, box.right, box.bottom) == pytest.approx((2.0, 2.0, 10.0, 7.0))


def test_walls_can_be_drawn_on_the_line_instead():
    hand = studio(table(square("a", 2.0, 2.0, 8.0)))
    hand.options.put(choices.INSIDE, False)
    tool = drawing_tool("wall", hand, lambda _: None)
    click(tool, (2.0, 2.0), (10.0, 2.0))
    tool.enter()
    assert hand.scene.terrain[-1].outline.points == ((2.0, 2.0), (10.0, 2.0))
