"""Slides through models, stops along a line, and the places that pushes and shifts can lead to."""

from math import cos, sin

import pytest
import shapely
from motion_scenes import box
from test_displace import INCH, model, roof, table

from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.push.displace import Displacement, Push
from battlefield.geometry.displacement.push.regions import ShiftPlaces, force_region
from battlefield.geometry.displacement.push.stop import Stop
from battlefield.geometry.displacement.push.through import Passage
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.pieces import Body, Piece


def test_a_slide_through_models_lists_them_in_order() -> None:
    there = table(
        model("a", (5, 10)), model("far", (20, 10.2)), model("near", (10, 10)), model("aside", (15, 12))
    )
    found = Passage.of(there, "a", 90, 20)
    assert (found.to, found.stopped_by, found.withdrawn) == ((25, 10), None, 0)
    assert [crossing.model for crossing in found.crossed] == ["near", "far"]
    assert (found.crossed[0].enter, found.crossed[0].leave) == (4.0, 6.0)


def test_a_slide_through_models_ends_before_one_it_would_end_in() -> None:
    there = table(model("a", (5, 10)), model("b", (10, 10)), model("c", (15, 10)))
    found = Passage.of(there, "a", 90, 10.5)
    assert found.moved == 9.0
    assert found.withdrawn == 1.5
    assert [crossing.model for crossing in found.crossed] == ["b"]


def test_a_slide_through_models_stops_at_walls_and_edges() -> None:
    wall = Piece("wall", box(12, 0, 13, 30), 0, 3)
    assert Passage.of(table(wall, model("a", (5, 10)), model("b", (8, 10))), "a", 90, 20).stopped_by == Stop(
        "terrain", "wall"
    )
    edge = Passage.of(table(model("a", (5, 10))), "a", 270, 20)
    assert (edge.stopped_by, edge.to) == (Stop("edge", "left"), (0.5, 10))


def test_stops_are_what_bodies_and_walls_leave_free() -> None:
    wall = Piece("wall", box(20, 0, 21, 30), 0, 3)
    there = table(wall, model("a", (5, 10)), model("b", (10, 10)), model("up", (15, 10), bottom=9))
    assert Passage.stops(there, "a", 90, 99) == ((0, 4), (6, 14.5), (16.5, 34.5))
    assert Passage.stops(there, "a", 90, 5) == ((0, 4),)


def test_a_place_that_just_fits_is_a_stop_without_length() -> None:
    there = table(model("a", (5, 10)), model("b", (10, 10)), model("c", (12, 10)))
    low, fits, high = Passage.stops(there, "a", 90, 20)
    assert (low, high) == ((0, 4), (8, 20))
    assert fits == pytest.approx((6, 6))


def test_stops_on_a_roof_lie_where_roofs_of_its_height_carry_the_centre() -> None:
    there = table(roof("one", box(4, 6, 8, 14)), roof("two", box(12, 6, 16, 14)), model("a", (5, 10), 3))
    assert Passage.stops(there, "a", 90, 30) == (
        pytest.approx((0, 3), abs=1e-6),
        pytest.approx((7, 11), abs=1e-6),
    )


def test_no_stop_is_where_the_base_overlaps_or_leaves_the_board() -> None:
    there = table(model("a", (39.8, 10)), model("b", (36, 10)))
    assert Passage.stops(there, "a", 0, 5) == ()
    assert Passage.stops(there, "a", 270, 6)[0] == pytest.approx((0.3, 2.8))
    assert Passage.of(there, "a", 0, 5).moved == 0.0


def test_every_bearing_of_a_force_region_ends_where_the_push_does() -> None:
    there = table(Piece("wall", box(14, 4, 15, 16), 0, 3), model("a", (10, 10)), model("b", (10, 14)))
    region = force_region(there, "a", 6)
    for bearing in range(0, 360, 7):
        expected = Displacement.of(there, Push("a", "along", 6, None, bearing))
        assert region.at(bearing) == expected
        assert region.limit(bearing) == expected.moved
    assert region.holds((13.5, 10))
    assert not region.holds((13.51, 10))
    assert not region.holds((10, 15))


def test_a_force_region_is_drawn_close_to_what_it_holds() -> None:
    there = table(Piece("wall", box(14, 4, 15, 16), 0, 3), model("a", (10, 10)))
    region = force_region(there, "a", 6)
    drawn = shapely.Polygon(region.outline().points)
    assert drawn.is_valid
    for i in range(200):
        reach, angle = (i * 0.618) % 1.0 * 6.5, float(i)
        place = (10 + reach * cos(angle), 10 + reach * sin(angle))
        if drawn.boundary.distance(shapely.Point(place)) > 0.1:
            assert drawn.contains(shapely.Point(place)) == region.holds(place)


def areas(polygons: tuple[Polygon, ...]) -> shapely.Geometry:
    """Give drawn polygons as one area."""
    return shapely.union_all([shapely.Polygon(p.points, p.holes) for p in polygons])


@pytest.mark.first(1)
@pytest.mark.parametrize("size", [INCH, BaseSize.rect(40, 25), BaseSize.oval(60, 35)])
def test_shift_places_are_drawn_where_the_base_stands_stable(size: BaseSize) -> None:
    roofs = (
        roof("one", box(10, 6, 14, 14)),
        roof("two", box(14, 8, 18, 12)),
        roof("tower", Circle((8, 18), 2), 2),
    )
    wall = Piece("wall", box(3, 3, 4, 9), 0, 3)
    models = (model("b", (12, 10), 3), model("c", (7, 13)), model("high", (5, 5), 9))
    there = table(*roofs, wall, *models, Body("a", PlacedBase(size, (7, 10), 30), 0, 1.5))
    places = ShiftPlaces(Layout.of(there), there.body("a"), 8, 4)
    assert places.bottoms() == (0.0, 2, 3)
    levels = {level.bottom: areas(level.areas) for level in places.levels()}
    assert set(levels) == {0.0, 2, 3}
    agreed = set()
    for bottom, area in levels.items():
        for i in range(250):
            reach, angle = 8.5 * ((i * 0.618) % 1.0) ** 0.5, float(i)
            place = (7 + reach * cos(angle), 10 + reach * sin(angle))
            if area.boundary.distance(shapely.Point(place)) > 0.03:
                assert places.holds(place, bottom) == area.contains(shapely.Point(place)), (place, bottom)
                agreed.add((bottom, places.holds(place, bottom)))
    assert {(0.0, True), (0.0, False), (3, True), (3, False)} <= agreed


def test_a_shift_climbs_no_higher_than_allowed() -> None:
    there = table(
        roof("low", box(8, 8, 14, 14), 4), roof("high", box(14, 8, 20, 14), 4.5), model("a", (6, 10))
    )
    places = ShiftPlaces(Layout.of(there), there.body("a"), 12, 4)
    assert places.bottoms() == (0.0, 4)
    assert places.holds((10, 10), 4)
    assert not places.holds((16, 10), 4.5)
    assert not places.holds((18.2, 10), 0.0)
    assert not places.holds((10, 10), 2.0)
