"""Pushes by hand: what blocks, what is passed over or under, the edge, falls, and several at once."""

from dataclasses import replace
from math import cos, radians, sin, sqrt

import pytest
from motion_scenes import box

from battlefield.geometry.displacement.footing import is_stable
from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.push.displace import Displacement, Push, PushError
from battlefield.geometry.displacement.push.stop import Stop
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point
from battlefield.geometry.pieces import Body, Piece, Table

INCH = BaseSize.round(25.4)


def model(id_: str, at: Point, bottom: float = 0.0, height: float = 1.5, size: BaseSize = INCH) -> Body:
    """Make a model, an inch wide unless said otherwise."""
    return Body(id_, PlacedBase(size, at), bottom, height)


def table(*things: Piece | Body) -> Table:
    """Put things on a board of 40 by 30 inches."""
    pieces = tuple(thing for thing in things if isinstance(thing, Piece))
    return Table(40, 30, pieces, tuple(thing for thing in things if isinstance(thing, Body)))


def roof(id_: str, outline: Outline, top: float = 3.0) -> Piece:
    """Make a building that one can stand on."""
    return Piece(id_, outline, 0.0, top, impassable=True, platform=True)


def east(distance: float, fall_when: str = "centre", stop_short: float = 0.0) -> Push:
    """Push the model a to the right."""
    return Push("a", "along", distance, None, 90.0, stop_short, fall_when)  # type: ignore[arg-type]


def test_a_push_into_the_open_goes_its_whole_distance() -> None:
    found = Displacement.of(table(model("a", (10, 10))), east(6))
    assert (found.to, found.moved, found.stopped_by, found.contact) == ((16, 10), 6, None, None)
    assert (found.falls, found.drop, found.margin) == (False, 0.0, 6 - 29.5)


def test_away_and_toward_follow_the_line_of_the_centres() -> None:
    there = table(model("a", (10, 10)), model("b", (7, 6)))
    away = Displacement.of(there, Push("a", "away", 5, "b"))
    assert away.to == pytest.approx((13, 14))
    toward = Displacement.of(there, Push("a", "toward", 9, "b"))
    assert toward.stopped_by == Stop("model", "b")
    assert toward.moved == pytest.approx(4.0)
    assert toward.contact == pytest.approx((7.3, 6.4))
    assert Displacement.of(there, Push("a", "toward", 9, (10.0, 16.0))).to == pytest.approx((10, 19))


def test_a_push_with_no_line_to_follow_is_refused() -> None:
    there = table(model("a", (10, 10)), model("b", (10, 10), bottom=5))
    with pytest.raises(PushError, match="very spot"):
        Displacement.of(there, Push("a", "away", 5, "b"))
    with pytest.raises(PushError, match="away from"):
        Displacement.of(there, Push("a", "away", 5))
    with pytest.raises(PushError, match="bearing"):
        Displacement.of(there, Push("a", "along", 5))
    with pytest.raises(PushError, match="distance"):
        Displacement.of(there, east(-1))
    with pytest.raises(KeyError):
        Displacement.of(there, Push("nobody", "along", 5, None, 0))


def test_a_slide_that_just_comes_into_contact_is_stopped_by_it() -> None:
    found = Displacement.of(table(model("a", (10, 10)), model("b", (16, 10))), east(5))
    assert (found.moved, found.stopped_by) == (5, Stop("model", "b"))
    assert found.too_close


def test_models_at_other_heights_do_not_block() -> None:
    assert (
        Displacement.of(table(model("a", (10, 10)), model("b", (14, 10), bottom=1.5)), east(9)).stopped_by
        is None
    )
    blocked = Displacement.of(table(model("a", (10, 10)), model("b", (14, 10), bottom=1.4)), east(9))
    assert blocked.stopped_by == Stop("model", "b")
    flat = table(model("a", (10, 10), height=0), model("b", (14, 10), height=0))
    assert Displacement.of(flat, east(9)).stopped_by == Stop("model", "b")


@pytest.mark.parametrize(
    ("piece", "bottom", "blocks"),
    [
        (Piece("p", box(14, 5, 18, 15), 0, 3), 0, True),
        (Piece("p", box(14, 5, 18, 15), 1.5, 3), 0, False),
        (Piece("p", box(14, 5, 18, 15), 1.4, 3), 0, True),
        (Piece("p", box(14, 5, 18, 15), difficult=True), 0, False),
        (Piece("p", box(14, 5, 18, 15), impassable=True), 0, True),
        (Piece("p", box(14, 5, 18, 15), impassable=True), 2, False),
        (Piece("p", box(14, 5, 18, 15), 0, 2, impassable=True), 2, True),
        (Piece("p", box(14, 5, 18, 15), 0, 2), 2, False),
        (Piece("p", box(14, 5, 18, 15), 0, 2, impassable=True, platform=True), 2, False),
        (Piece("p", box(14, 5, 18, 15), 0, 2.5, platform=True), 2, True),
        (Piece("p", box(14, 5, 18, 15), 5, 6, impassable=True), 0, False),
    ],
)
def test_terrain_blocks_by_its_volume_or_as_impassable_ground(
    piece: Piece, bottom: float, blocks: bool
) -> None:
    found = Displacement.of(table(piece, model("a", (10, 10), bottom)), east(12))
    assert (found.stopped_by == Stop("terrain", "p")) == blocks
    assert found.moved == (pytest.approx(3.5) if blocks else 12)


def test_rough_ground_is_free_and_named() -> None:
    swamp = Piece("swamp", Circle((15, 10), 2), dangerous=True)
    wood = Piece("wood", box(9, 8, 12, 12), difficult=True)
    aside = Piece("aside", Circle((15, 18), 2), difficult=True)
    assert Displacement.of(table(swamp, wood, aside, model("a", (10, 10))), east(9)).crossed == (
        "wood",
        "swamp",
    )
    assert Displacement.of(table(swamp, wood, aside, model("a", (10, 10))), east(2)).crossed == ("wood",)


def test_to_stop_short_is_to_keep_a_gap() -> None:
    there = table(model("a", (10, 10)), Piece("wall", box(20, 0, 21, 30), 0, 3))
    found = Displacement.of(there, Push("a", "along", 30, None, 60.0, stop_short=1.0))
    assert found.stopped_by == Stop("terrain", "wall")
    assert found.to[0] == pytest.approx(18.5)
    assert found.contact == pytest.approx((20, found.to[1]))
    near = table(model("a", (19.0, 10)), Piece("wall", box(20, 0, 21, 30), 0, 3))
    assert Displacement.of(near, east(5, stop_short=1.0)).moved == 0.0
    assert Displacement.of(near, Push("a", "along", 5, None, 180.0, stop_short=1.0)).moved == 5.0


@pytest.mark.parametrize(
    ("bearing", "edge", "moved"),
    [(0, "top", 9.5), (90, "right", 29.5), (180, "bottom", 19.5), (270, "left", 9.5)],
)
def test_the_edge_stops_a_base_wholly_on_the_board(bearing: float, edge: str, moved: float) -> None:
    found = Displacement.of(
        table(model("a", (10, 10))), Push("a", "along", 99, None, bearing, stop_short=2.0)
    )
    assert found.stopped_by == Stop("edge", edge)
    assert found.moved == pytest.approx(moved, abs=1e-12)
    assert found.contact is not None


def test_each_kind_of_base_reaches_the_edge_with_its_own_extent() -> None:
    turn = radians(30)
    extents = {
        BaseSize.oval(50.8, 25.4): sqrt((1.0 * sin(turn)) ** 2 + (0.5 * cos(turn)) ** 2),
        BaseSize.rect(50.8, 25.4): 1.0 * sin(turn) + 0.5 * cos(turn),
        BaseSize.hex(25.4): 0.5,
        INCH: 0.5,
    }
    for size, extent in extents.items():
        there = Table(40, 30, (), (Body("a", PlacedBase(size, (10, 10), 30.0), 0, 1),))
        assert Displacement.of(there, east(99)).to[0] == pytest.approx(40 - extent, abs=1e-12)


def test_a_base_beyond_the_edge_goes_no_farther_out_but_may_come_in() -> None:
    there = table(model("a", (39.8, 10)))
    assert Displacement.of(there, east(3)).moved == 0.0
    assert Displacement.of(there, Push("a", "along", 3, None, 270)).moved == 3.0
    assert Displacement.of(there, Push("a", "along", 3, None, 180)).moved == 3.0


@pytest.mark.parametrize(("fall_when", "moved"), [("centre", 4.0), ("any", 3.5), ("all", 4.5)])
def test_a_base_falls_off_a_roof(fall_when: str, moved: float) -> None:
    there = table(roof("roof", box(6, 6, 14, 14)), model("a", (10, 10), 3))
    found = Displacement.of(there, east(9, fall_when))
    assert (found.stopped_by, found.falls, found.drop) == (Stop("fall", "roof"), True, 3.0)
    assert found.moved == pytest.approx(moved, abs=1e-12)
    assert found.contact is None
    short = Displacement.of(there, east(moved, fall_when))
    assert (short.falls, short.stopped_by) == (False, None)


@pytest.mark.parametrize(("fall_when", "moved"), [("centre", 12.0), ("any", 11.5), ("all", 12.5)])
def test_adjoining_roofs_of_one_height_are_one(fall_when: str, moved: float) -> None:
    seam = 5e-7
    roofs = [
        roof("one", box(6, 6, 14, 14)),
        roof("two", box(14 + seam, 4, 18, 16)),
        roof("three", box(17, 9, 22, 12)),
    ]
    for order in (roofs, roofs[::-1]):
        found = Displacement.of(table(*order, model("a", (10, 10.5), 3)), east(20, fall_when))
        assert found.stopped_by == Stop("fall", "three")
        assert found.moved == pytest.approx(moved, abs=1e-9)


def test_a_base_slides_along_the_seam_of_two_roofs() -> None:
    roofs = (roof("one", box(6, 6, 14, 10)), roof("two", box(6, 10, 14, 14)))
    for fall_when, moved in (("centre", 6.0), ("any", 5.5), ("all", 6.5)):
        found = Displacement.of(table(*roofs, model("a", (8, 10), 3)), east(20, fall_when))
        assert found.moved == pytest.approx(moved, abs=1e-9)


def test_a_wider_gap_between_roofs_is_empty_space() -> None:
    roofs = (roof("one", box(6, 6, 14, 14)), roof("two", box(14.001, 6, 18, 14)))
    for fall_when, moved in (("centre", 4.0), ("any", 3.5), ("all", 8.5)):
        found = Displacement.of(table(*roofs, model("a", (10, 10), 3)), east(20, fall_when))
        assert found.moved == pytest.approx(moved, abs=1e-9)


def test_a_base_in_line_with_a_roofs_edge_does_not_fall() -> None:
    there = table(roof("roof", box(6, 6, 20, 14)), model("a", (8, 6.5), 3), model("b", (8, 12), 3))
    assert Displacement.of(there, east(8, "any")).falls is False
    over = table(roof("roof", box(6, 6, 20, 14)), model("a", (8, 6.4), 3))
    assert Displacement.of(over, east(8, "any")).moved == 0.0
    assert Displacement.of(over, east(8, "centre")).falls is False


def test_a_base_already_over_the_edge_falls_where_it_is() -> None:
    there = table(roof("roof", box(6, 6, 14, 14)), model("a", (14.2, 10), 3))
    found = Displacement.of(there, east(2))
    assert (found.moved, found.falls, found.stopped_by) == (0.0, True, Stop("fall", "roof"))
    assert Displacement.of(there, east(0)).falls is False
    assert Displacement.of(there, east(2, "all")).moved == pytest.approx(0.3)


def test_a_fall_leads_to_the_highest_surface_below() -> None:
    low = Piece("low", box(14, 6, 18, 14), 0, 1, platform=True)
    high = Piece("high", box(13, 9, 16, 11), 1.5, 2, platform=True)
    there = table(
        roof("roof", box(6, 6, 14, 14)), low, high, model("a", (10, 10), 3), model("b", (10, 13), 3)
    )
    assert Displacement.of(there, east(9)).drop == 1.0
    assert Displacement.of(there, Push("b", "along", 9, None, 90)).drop == 2.0


def test_a_ledge_of_another_height_does_not_carry() -> None:
    ledge = Piece("ledge", box(14, 6, 18, 14), 0, 2.9, platform=True)
    found = Displacement.of(table(roof("roof", box(6, 6, 14, 14)), ledge, model("a", (10, 10), 3)), east(9))
    assert (found.moved, found.drop) == (4.0, pytest.approx(0.1))


def test_a_wall_at_the_roofs_edge_saves_from_falling() -> None:
    wall = Piece("wall", box(14, 6, 14.2, 14), 0, 4)
    found = Displacement.of(table(roof("roof", box(6, 6, 14, 14)), wall, model("a", (10, 10), 3)), east(9))
    assert (found.stopped_by, found.moved) == (Stop("terrain", "wall"), 3.5)
    assert (
        Displacement.of(
            table(roof("roof", box(6, 6, 14, 14)), wall, model("a", (10, 10), 3)), east(9, "any")
        ).falls
        is False
    )


def test_a_footbridge_leads_over_impassable_water() -> None:
    water = Piece("water", box(12, 0, 20, 30), impassable=True)
    bridge = Piece("bridge", box(10, 9, 22, 11), 1, 1.2, platform=True)
    assert Displacement.of(table(water, bridge, model("a", (11, 10), 1.2)), east(9)).stopped_by is None


def test_a_round_roof_is_left_where_its_rim_is() -> None:
    there = table(roof("tower", Circle((10, 10), 4)), model("a", (9, 10), 3))
    for fall_when, moved in (("centre", 5.0), ("any", 4.5), ("all", 5.5)):
        assert Displacement.of(there, east(9, fall_when)).moved == pytest.approx(moved, abs=1e-9)
    square = Table(40, 30, there.pieces, (Body("a", PlacedBase(BaseSize.rect(25.4, 25.4), (10, 10)), 3, 1),))
    assert Displacement.of(square, east(9, "any")).moved == pytest.approx(sqrt(16 - 0.25) - 0.5, abs=1e-9)
    oval = Table(
        40, 30, there.pieces, (Body("a", PlacedBase(BaseSize.oval(50.8, 25.4), (10, 10), 90), 3, 1),)
    )
    assert Displacement.of(oval, east(9, "any")).moved == pytest.approx(3.0, abs=1e-6)


def test_round_roofs_that_overlap_are_one_but_for_the_notch_between() -> None:
    towers = (roof("one", Circle((10, 10), 4)), roof("two", Circle((16, 10), 4)))
    straight = Displacement.of(table(*towers, model("a", (10, 10), 3)), east(20, "any"))
    assert (straight.moved, straight.stopped_by) == (pytest.approx(9.5), Stop("fall", "two"))
    notch = Displacement.of(table(*towers, model("a", (10, 7.8), 3)), east(20, "any"))
    corner = 10 - sqrt(7)
    assert notch.moved == pytest.approx(3 - sqrt(0.25 - (corner - 7.8) ** 2), abs=1e-8)
    rim = Displacement.of(table(*towers, model("a", (10, 7.5), 3)), east(20, "any"))
    assert rim.moved == pytest.approx(sqrt(6), abs=1e-12)


def test_a_base_whose_feet_rest_on_nothing_hovers() -> None:
    found = Displacement.of(table(roof("roof", box(6, 6, 14, 14)), model("a", (20, 10), 3)), east(9))
    assert (found.falls, found.moved) == (False, 9)


def test_several_clear_or_block_the_way_for_each_other() -> None:
    source = (4.0, 10.0)
    there = table(model("near", (10, 10)), model("far", (13, 10)))
    pushes = [Push("far", "away", 4, source), Push("near", "away", 4, source)]
    found, end = Displacement.in_turn(there, pushes, "farthest", source)
    assert [d.model for d in found] == ["far", "near"]
    assert [body.base.at[0] for body in end.bodies] == [14.0, 17.0]
    found, end = Displacement.in_turn(there, pushes, "nearest", source)
    assert [(d.model, d.moved) for d in found] == [("near", 2.0), ("far", 4.0)]
    assert [body.base.at[0] for body in end.bodies] == [12.0, 17.0]


def test_models_pulled_in_order_queue_up_in_contact() -> None:
    source = (4.0, 10.0)
    there = table(*(model(f"m{i}", (10.0 + 3 * i, 10)) for i in range(3)), model("source", source))
    pushes = [Push(f"m{i}", "toward", 20, "source") for i in (2, 0, 1)]
    _, end = Displacement.in_turn(there, pushes, "nearest", source)
    assert [body.base.at[0] for body in end.bodies] == pytest.approx([5.0, 6.0, 7.0, 4.0])


def test_one_that_fell_no_longer_blocks_those_above() -> None:
    there = table(roof("roof", box(6, 6, 14, 14)), model("b", (13, 10), 3), model("a", (11, 10), 3))
    pushes = [Push("a", "away", 9, (6.0, 10.0)), Push("b", "away", 9, (6.0, 10.0))]
    found, end = Displacement.in_turn(there, pushes, "farthest", (6.0, 10.0))
    assert [(d.model, d.falls, d.moved) for d in found] == [("b", True, 1.0), ("a", True, 3.0)]
    assert [body.bottom for body in end.bodies] == [0.0, 0.0]


def test_a_layout_made_once_answers_the_same() -> None:
    there = table(roof("roof", box(16, 6, 24, 14)), model("a", (10, 10)), model("b", (30, 10)))
    layout = Layout.of(there)
    for bearing in range(0, 360, 30):
        push = Push("a", "along", 30, None, bearing)
        assert Displacement.of(there, push, layout) == Displacement.of(there, push)
    moved = replace(there, bodies=(model("a", (10, 10)), model("b", (13, 10))))
    assert Displacement.of(moved, east(9), layout.with_bodies(moved)) == Displacement.of(moved, east(9))


def test_a_stable_place_bears_the_whole_base_and_overlaps_nothing() -> None:
    there = table(roof("roof", box(6, 6, 14, 14)), model("a", (20, 20)), model("b", (10, 10), 3))
    layout, body = Layout.of(there), there.body("a")
    assert is_stable(layout, body, (6.5, 6.5), 3.0)
    assert not is_stable(layout, body, (6.4, 6.5), 3.0)
    assert not is_stable(layout, body, (10.9, 10), 3.0)
    assert is_stable(layout, body, (11.0, 10), 3.0)
    assert not is_stable(layout, body, (8, 8), 0.0)
    assert not is_stable(layout, body, (20, 20), 3.0)
    assert is_stable(layout, body, (0.5, 29.5), 0.0)
    assert not is_stable(layout, body, (0.4, 29.5), 0.0)
