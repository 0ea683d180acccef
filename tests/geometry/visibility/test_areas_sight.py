"""Sight between areas: any point of the one to any point of the other."""

from itertools import combinations, product

import numpy as np
import oracle_scatter as slow
import pytest
import shapely
from area_boxes import box
from campaigns import few

from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.outlines import Area, AreaGraph, Border
from battlefield.geometry.visibility.sight_by_areas import area_sight, hindrances_between


def _sees(graph: AreaGraph, one: str, other: str) -> bool:
    """Ask both ways, and check a clear line by itself."""
    found, back = area_sight(graph, one, other), area_sight(graph, other, one)
    assert (found is None) == (back is None)
    if found is not None:
        for end, id_ in zip(found, (one, other), strict=True):
            shape = shapely.Polygon(graph.area(id_).polygon.points, graph.area(id_).polygon.holes)
            assert shape.distance(shapely.Point(end)) <= 1e-9
        line = shapely.LineString(found)
        for hindrance in hindrances_between(graph, one, other):
            assert one == other or not line.intersects(shapely.LineString(hindrance))
    return found is not None


def _wall(*points: Point) -> Border:
    return Border("barrier", points)


def test_neighbours_across_an_open_border_see_each_other() -> None:
    assert _sees(AreaGraph.of([box("a", 0, 0), box("b", 1, 0)]), "a", "b")


def test_an_area_sees_itself() -> None:
    assert _sees(AreaGraph.of([box("a", 0, 0)], [_wall((0.0, 0.5), (1.0, 0.5))]), "a", "a")


def test_a_barrier_along_the_whole_border_hides() -> None:
    wall = _wall((1.0, 0.0), (1.0, 1.0))
    assert not _sees(AreaGraph.of([box("a", 0, 0), box("b", 1, 0)], [wall]), "a", "b")


def test_a_barrier_drawn_within_the_tolerance_of_the_border_hides_too() -> None:
    for off in (-9e-7, 9e-7):
        wall = _wall((1.0 + off, 0.0), (1.0 + off, 1.0))
        assert not _sees(AreaGraph.of([box("a", 0, 0), box("b", 1, 0)], [wall]), "a", "b")


def test_a_small_gap_in_a_barrier_is_enough_and_a_slit_that_nobody_could_draw_is_not() -> None:
    for slit, seen in ((0.02, True), (1e-4, True), (1e-7, False)):
        walls = [_wall((1.0, 0.0), (1.0, 0.5)), _wall((1.0, 0.5 + slit), (1.0, 1.0))]
        assert _sees(AreaGraph.of([box("a", 0, 0), box("b", 1, 0)], walls), "a", "b") == seen


def test_barriers_that_meet_in_a_corner_leave_no_slit() -> None:
    walls = [_wall((1.0, -1.0), (1.0, 0.5)), _wall((1.0, 0.5), (1.5, 2.0))]
    areas = [box("a", 0, 0), box("b", 2, 0)]
    assert not _sees(AreaGraph.of(areas, walls), "a", "b")
    assert not _sees(AreaGraph.of(areas, [_wall((1.0, -1.0), (1.0, 0.5), (1.5, 2.0))]), "a", "b")


def test_sight_past_two_barriers_needs_one_straight_line() -> None:
    areas = [box("a", 0, 0, 1, 4), box("hall", 1, 0, 2, 4), box("b", 3, 0, 1, 4)]
    low, high = _wall((1.0, 0.0), (1.0, 2.0)), _wall((3.0, 2.0), (3.0, 4.0))
    assert _sees(AreaGraph.of(areas, [low, high]), "a", "b")
    tall, deep = _wall((1.0, -9.0), (1.0, 3.9)), _wall((3.0, -0.5), (3.0, 9.0))
    assert not _sees(AreaGraph.of([box("a", 0, 0, 1, 4), box("b", 3, 0, 0.02, 4)], [tall, deep]), "a", "b")


def test_a_wall_in_the_middle_of_nowhere_hides_as_well() -> None:
    areas = [box("a", 0, 0), box("b", 5, 0)]
    assert not _sees(AreaGraph.of(areas, [_wall((3.0, -9.0), (3.0, 9.0))]), "a", "b")
    assert _sees(AreaGraph.of(areas, [_wall((3.0, 0.2), (3.0, 9.0))]), "a", "b")


def test_across_a_step_the_higher_area_must_be_one_of_the_ends() -> None:
    hill = AreaGraph.of([box("west", 0, 0), box("hill", 1, 0, level=1.0), box("east", 2, 0)])
    assert _sees(hill, "west", "hill") and _sees(hill, "hill", "east")
    assert not _sees(hill, "west", "east")
    valley = AreaGraph.of([box("west", 0, 0, level=1.0), box("dip", 1, 0), box("east", 2, 0, level=1.0)])
    assert _sees(valley, "west", "east")


def test_past_a_hill_that_does_not_fill_the_way_sight_is_clear() -> None:
    areas = [
        box("west", 0, 0, 1, 2),
        box("hill", 1, 0, 1, 1, 1.0),
        box("path", 1, 1),
        box("east", 2, 0, 1, 2),
    ]
    assert _sees(AreaGraph.of(areas), "west", "east")


def test_a_step_drawn_between_areas_of_one_height_hinders_nobody() -> None:
    step = Border("step", ((1.0, 0.0), (1.0, 1.0)))
    graph = AreaGraph.of([box("a", 0, 0), box("b", 1, 0), box("c", 2, 0)], [step])
    assert graph.shared[0].kind == "step" and _sees(graph, "a", "c")


def test_a_hooked_area_sees_out_of_both_its_arms() -> None:
    hook = Area("hook", Polygon(((0.0, 0.0), (5.0, 0.0), (5.0, 3.0), (4.0, 3.0), (4.0, 1.0), (0.0, 1.0))))
    graph = AreaGraph.of([hook, box("low", 0, 2)], [_wall((-1.0, 1.5), (3.5, 1.5), (3.5, 2.4))])
    assert _sees(graph, "hook", "low")
    shut = AreaGraph.of([hook, box("low", 0, 2)], [_wall((-1.0, 1.5), (3.5, 1.5), (3.5, 9.0))])
    assert not _sees(shut, "hook", "low")


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few(range(6)))
def test_whatever_sampled_lines_see_is_seen(seed: int) -> None:
    rng = np.random.default_rng(seed)
    places = list(product(range(4), range(3)))
    areas = [box(f"{x}{y}", 2.0 * x, 2.0 * y, 2.0, 2.0, float(rng.integers(3) == 0)) for x, y in places]
    ends = rng.uniform((0.0, 0.0), (8.0, 6.0), (5, 2, 2)).round(1).tolist()
    snapped = (2 * rng.integers(0, (5, 4), (5, 2))).tolist()
    walls = [_wall((a, b), (c, d)) for (a, b), (c, d) in ends]
    walls += [_wall((x, y), (x, y + 2.0)) for x, y in snapped]
    graph = AreaGraph.of(areas, walls)
    seen = sampled = 0
    for one, other in list(combinations(areas, 2))[seed % 3 :: 3]:
        lines = hindrances_between(graph, one.id, other.id)
        by_samples = slow.sampled_sight(one.polygon.points, other.polygon.points, lines, 9)
        found = _sees(graph, one.id, other.id)
        assert found or not by_samples
        seen, sampled = seen + found, sampled + by_samples
    assert 0 < sampled <= seen < 22


def test_the_order_of_walls_and_corners_does_not_matter() -> None:
    walls = [_wall((1.0, 0.0), (1.0, 0.4)), _wall((1.0, 0.6), (1.0, 1.0)), _wall((2.0, 0.7), (2.0, 5.0))]
    areas = [box("a", 0, 0), box("b", 3, 0)]
    lines = {area_sight(AreaGraph.of(areas, order), "a", "b") for order in (walls, walls[::-1])}
    assert len(lines) == 1 and None not in lines
