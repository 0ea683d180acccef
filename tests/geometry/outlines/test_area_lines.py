"""The lines of a map of areas: each border once, known by its kind, and outer edges apart."""

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.outlines.areas import Area, AreaGraph, Border
from battlefield.geometry.outlines.map_lines import AreaLine, area_lines


def box(id_: str, left: float, top: float, right: float, bottom: float, height: float = 0.0) -> Area:
    return Area(id_, Polygon(((left, top), (right, top), (right, bottom), (left, bottom))), height=height)


YARD, LOFT = box("yard", 0, 0, 10, 10), box("loft", 10, 0, 20, 10, 2.0)


def of_kind(lines: tuple[AreaLine, ...], kind: str) -> list[tuple[tuple[float, float], ...]]:
    return [(each.start, each.end) for each in lines if each.kind == kind]


def length(lines: tuple[AreaLine, ...], kind: str) -> float:
    ends = of_kind(lines, kind)
    return sum(abs(u - x) + abs(v - y) for (x, y), (u, v) in ends)


def test_a_shared_border_is_one_line_and_no_outer_edge():
    lines = area_lines(AreaGraph.of([YARD, box("hall", 10, 0, 20, 10)]))
    assert len(of_kind(lines, "open")) == 1
    assert (length(lines, "open"), length(lines, "edge")) == (10.0, 60.0)


def test_the_lower_side_of_a_step_is_on_the_left_of_its_line():
    for one, other in ((YARD, LOFT), (LOFT, YARD)):
        (step,) = of_kind(area_lines(AreaGraph.of([one, other])), "step")
        assert step == ((10.0, 10.0), (10.0, 0.0))  # going up the table, left is the yard


def test_a_barrier_on_part_of_a_border_leaves_the_rest_open():
    wall = Border("barrier", ((10.0, 0.0), (10.0, 6.0)))
    lines = area_lines(AreaGraph.of([YARD, box("hall", 10, 0, 20, 10)], [wall]))
    assert (length(lines, "barrier"), length(lines, "open")) == (6.0, 4.0)


def test_a_border_drawn_beyond_what_is_shared_is_drawn_there_too():
    wall = Border("barrier", ((10.0, 6.0), (10.0, 15.0)))
    lines = area_lines(AreaGraph.of([YARD, box("hall", 10, 0, 20, 10)], [wall]))
    assert (length(lines, "barrier"), length(lines, "open")) == (9.0, 6.0)
    assert ((10.0, 10.0), (10.0, 15.0)) in of_kind(lines, "barrier")


def test_an_outer_edge_is_only_cut_where_another_area_lies():
    lines = area_lines(AreaGraph.of([YARD, box("nook", 10, 2, 13, 5)]))
    assert sorted(of_kind(lines, "edge"))[-1][0][0] == 13.0
    assert length(lines, "edge") == 40.0 + 12.0 - 2 * 3.0


def test_borders_without_areas_are_lines_of_their_kind():
    lines = area_lines(AreaGraph.of([], [Border("barrier", ((0.0, 10.0), (6.0, 10.0)))]))
    assert lines == (AreaLine("barrier", (0.0, 10.0), (6.0, 10.0)),)
