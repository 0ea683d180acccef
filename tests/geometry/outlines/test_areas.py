"""Areas: who adjoins whom across which border, and how many steps lie between."""

from itertools import product

import oracle_scatter as slow
import pytest
from area_boxes import box

from battlefield.geometry.kernel.shapes import BorderKind, Point, Polygon
from battlefield.geometry.outlines.areas import Area, AreaGraph, Border, SharedEdge, Stepping
from battlefield.geometry.outlines.corners import rings_of

CORNERS = ((0, 0), (10, 0), (10, 6), (8, 6), (8, 2), (2, 2), (2, 6), (0, 6))
BRACKET = Area("bracket", Polygon(tuple((float(x), float(y)) for x, y in CORNERS)))


def _board(columns: int, rows: int, borders: tuple[Border, ...] = ()) -> AreaGraph:
    areas = [box(f"{x}{y}", x, y) for y in range(rows) for x in range(columns)]
    return AreaGraph.of(areas, borders)


def _spans(graph: AreaGraph) -> list[tuple[str, Point, Point]]:
    return [(edge.kind, min(edge.start, edge.end), max(edge.start, edge.end)) for edge in graph.shared]


def test_squares_side_by_side_share_an_open_edge() -> None:
    graph = _board(2, 1)
    assert graph.shared == (SharedEdge("00", "10", (1.0, 0.0), (1.0, 1.0), "open"),)
    assert graph.neighbours("00") == ("10",) and graph.neighbours("10") == ("00",)


def test_areas_that_meet_in_a_corner_only_are_no_neighbours() -> None:
    graph = AreaGraph.of([box("a", 0, 0), box("b", 1, 1)])
    assert graph.shared == () and graph.steps("a", "b") is None


def test_areas_apart_by_less_than_the_tolerance_adjoin_and_by_more_do_not() -> None:
    assert AreaGraph.of([box("a", 0, 0), box("b", 1 + 9e-7, 0)]).neighbours("a") == ("b",)
    assert AreaGraph.of([box("a", 0, 0), box("b", 1 + 2e-6, 0)]).neighbours("a") == ()


def test_edges_that_overlap_in_part_are_shared_in_that_part() -> None:
    graph = AreaGraph.of([box("a", 0, 0, 4, 1), box("b", 1, 1, 2, 1), box("c", 3, 1, 9, 1)])
    assert _spans(graph) == [
        ("open", (1.0, 1.0), (3.0, 1.0)),
        ("open", (3.0, 1.0), (4.0, 1.0)),
        ("open", (3.0, 1.0), (3.0, 2.0)),
    ]


def test_slanted_edges_are_found_too() -> None:
    low = Area("low", Polygon(((0.0, 0.0), (3.0, 4.0), (0.0, 4.0))))
    high = Area("high", Polygon(((0.75, 1.0), (5.0, 1.0), (2.25, 3.0))))
    (edge,) = AreaGraph.of([low, high]).shared
    assert sorted((*edge.start, *edge.end)) == pytest.approx([0.75, 1.0, 2.25, 3.0])


def test_a_hole_adjoins_the_area_that_fills_it() -> None:
    ring = Area("ring", Polygon(box("", 0, 0, 3, 3).polygon.points, (box("", 1, 1).polygon.points,)))
    graph = AreaGraph.of([ring, box("middle", 1, 1)])
    assert len(graph.shared) == 4 and graph.neighbours("middle") == ("ring",)


def test_a_difference_in_height_makes_a_step_unless_drawn_otherwise() -> None:
    areas = [box("low", 0, 0), box("high", 1, 0, level=2.0)]
    assert AreaGraph.of(areas).shared[0].kind == "step"
    ramp = Border("open", ((1.0, 0.0), (1.0, 1.0)))
    assert AreaGraph.of(areas, [ramp]).shared[0].kind == "open"


def test_a_border_drawn_on_part_of_an_edge_cuts_it_in_pieces() -> None:
    graph = AreaGraph.of(
        [box("a", 0, 0, 2, 4), box("b", 2, 0, 2, 4)], [Border("barrier", ((2.0, 1.0), (2.0, 3.0)))]
    )
    assert _spans(graph) == [
        ("open", (2.0, 0.0), (2.0, 1.0)),
        ("barrier", (2.0, 1.0), (2.0, 3.0)),
        ("open", (2.0, 3.0), (2.0, 4.0)),
    ]
    assert graph.neighbours("a") == ("b",)


def test_the_hardest_of_several_borders_on_one_place_counts() -> None:
    pairs: list[tuple[BorderKind, BorderKind, BorderKind]] = [
        ("open", "step", "step"),
        ("barrier", "open", "barrier"),
    ]
    for one, other, hardest in pairs:
        borders = [Border(kind, ((1.0, -5.0), (1.0, 5.0))) for kind in (one, other)]
        assert AreaGraph.of([box("a", 0, 0), box("b", 1, 0)], borders).shared[0].kind == hardest


def test_a_border_that_only_crosses_an_edge_leaves_it_open() -> None:
    across = Border("barrier", ((0.0, 0.5), (2.0, 0.5)))
    assert AreaGraph.of([box("a", 0, 0), box("b", 1, 0)], [across]).shared[0].kind == "open"


def test_barriers_are_never_crossed() -> None:
    graph = AreaGraph.of([box("a", 0, 0), box("b", 1, 0)], [Border("barrier", ((1.0, 0.0), (1.0, 1.0)))])
    assert graph.neighbours("a") == () and graph.steps("a", "b") is None and graph.steps("a", "a") == 0


def test_steps_are_crossed_always_downward_or_never_as_asked() -> None:
    graph = AreaGraph.of([box("low", 0, 0), box("high", 1, 0, level=1.0)])
    assert graph.neighbours("high", "always") == graph.neighbours("high", "down") == ("low",)
    assert graph.neighbours("low", "always") == ("high",) and graph.neighbours("low", "down") == ()
    assert graph.steps("high", "low", "never") is None


def test_a_detour_around_a_barrier_is_counted() -> None:
    wall = Border("barrier", ((1.0, -1.0), (1.0, 2.0)))
    graph = _board(2, 3, (wall,))
    assert graph.steps("00", "10") == 5
    assert graph.steps_from("00") == {"00": 0, "01": 1, "02": 2, "12": 3, "11": 4, "10": 5}


@pytest.mark.parametrize("stepping", ["always", "down", "never"])
def test_steps_are_those_of_trying_every_way(stepping: Stepping) -> None:
    bent, straight = ((1.0, 0.0), (1.0, 2.0), (3.0, 2.0)), ((3.0, 3.0), (3.0, 1.0))
    areas = [box(f"{x}{y}", x, y, level=float((x * y) % 3)) for y in range(4) for x in range(5)]
    graph = AreaGraph.of(areas, [Border("barrier", bent), Border("barrier", straight)])
    ids = [area.id for area in areas]
    known = slow.step_counts(ids, lambda one, other: other in graph.neighbours(one, stepping))
    pairs = list(product(ids, ids))
    assert [graph.steps(*pair, stepping) for pair in pairs] == [known.get(pair) for pair in pairs]
    assert graph.steps("00", "10", stepping) == 11


def test_neighbours_come_in_the_order_of_the_map() -> None:
    areas = [box(f"{x}{y}", x, y) for y in range(3) for x in range(3)]
    assert AreaGraph.of(areas).neighbours("11") == ("10", "01", "21", "12")
    assert AreaGraph.of(areas[::-1]).neighbours("11") == ("12", "21", "01", "10")


def test_turning_senses_and_first_corners_do_not_matter() -> None:
    one, other = box("a", 0, 0), box("b", 1, 0)
    turned = Area("b", Polygon(other.polygon.points[::-1][2:] + other.polygon.points[::-1][:2]))
    assert _spans(AreaGraph.of([one, other])) == _spans(AreaGraph.of([one, turned]))


def test_capacity_and_height_are_kept() -> None:
    area = Area("hall", box("", 0, 0).polygon, capacity=3, height=1.5)
    assert AreaGraph.of([area]).area("hall") is area


def test_unknown_and_repeated_areas_are_told() -> None:
    with pytest.raises(KeyError):
        _board(2, 1).steps("00", "attic")
    with pytest.raises(KeyError):
        _board(2, 1).steps("attic", "00")
    with pytest.raises(ValueError, match="'a'"):
        AreaGraph.of([box("a", 0, 0), box("a", 1, 0)])


def test_a_name_stands_in_the_middle_or_where_the_area_is_widest() -> None:
    assert box("a", 2, 4, 6, 2).name_places()[0] == pytest.approx((5.0, 5.0))
    x, y = BRACKET.name_places()[0]
    assert 0.9 < x < 9.1 and y > 0.9
    assert y < 1.5 or x < 1.5 or x > 8.5  # not in the gap, where the centroid is


def test_other_places_for_a_name_are_inside_too() -> None:
    assert len(box("a", 2, 4, 6, 2).name_places()) == 10
    assert all(y < 2.0 or x < 2.0 or x > 8.0 for x, y in BRACKET.name_places())


def test_what_lies_beside_two_areas_is_on_no_line_between_them() -> None:
    """Squares at 0 to 1 and 4 to 5: one between them may be in the way, one above or beyond both is not."""
    one, other = (Area(id_, _box(x, 0.0)) for id_, x in (("one", 0.0), ("other", 4.0)))
    for x, y, may in ((2.0, 0.0, True), (2.0, 0.9, True), (2.0, 1.1, False), (5.1, 0.0, False)):
        assert Area("third", _box(x, y)).may_lie_between(one, other) is may


def _box(x: float, y: float) -> Polygon:
    return Polygon(((x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)))


def test_the_rings_of_an_area_are_its_outline_and_its_holes() -> None:
    hole = ((0.2, 0.2), (0.4, 0.2), (0.4, 0.4))
    outline = _box(0.0, 0.0).points
    assert rings_of(Area("one", Polygon(outline, (hole,))).polygon) == (outline, hole)
