"""Sight worked out by hand: grazing, slits, heights, roofs, clouds and other traps."""

from math import cos, inf, sin

import numpy as np
import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.sight.lines_of_sight import Sight, sight, sights

INCH = 25.4


def body(
    name: str, x: float, y: float, height: float = 1.5, bottom: float = 0.0, inches: float = 1.0
) -> Body:
    return Body(name, PlacedBase(BaseSize.round(inches * INCH), (x, y)), bottom, height)


def box(
    name: str, x0: float, y0: float, x1: float, y1: float, bottom: float = 0.0, top: float = 3.0
) -> Piece:
    return Piece(name, Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1))), bottom, top, blocks_sight=True)


def cloud(name: str, x: float, y: float, radius: float, bottom: float = 0.0, top: float = 0.0) -> Piece:
    return Piece(name, Circle((x, y), radius), bottom, top, cloud=True)


def table(*things: Piece | Body) -> Table:
    pieces = tuple(thing for thing in things if isinstance(thing, Piece))
    return Table(40.0, 40.0, pieces, tuple(thing for thing in things if isinstance(thing, Body)))


def judged(*things: Piece | Body, models_block: bool = True) -> Sight:
    """Decide sight between a and b both ways round, and demand one answer."""
    scene = table(*things)
    there, back = sight(scene, "a", "b", models_block), sight(scene, "b", "a", models_block)
    assert there.clear == back.clear and there.margin == back.margin
    assert (there.line is None) != there.clear
    if there.line is not None and back.line is not None:
        assert there.line == (back.line[1], back.line[0])
    assert bool(sights(scene, ["a"], ["b"], models_block)[0, 0]) == there.clear
    return there


A, B = body("a", 5.0, 20.0), body("b", 25.0, 20.0)


def test_nothing_between_is_clear_without_bounds() -> None:
    found = judged(A, B)
    assert found.clear and found.margin == inf and found.blockers == ()


def test_a_long_wall_across_blocks_and_is_named() -> None:
    found = judged(A, B, box("w", 14.0, 10.0, 15.0, 30.0))
    assert not found.clear and found.blockers == ("w",) and found.margin < 0.0


def test_the_margin_of_a_wall_is_how_far_its_end_would_have_to_draw_back() -> None:
    """The best line runs along the common edge y = 20.5 of the two bases."""
    assert judged(A, B, box("w", 14.0, 10.0, 15.0, 20.75)).margin == pytest.approx(-0.25, abs=1e-4)
    assert judged(A, B, box("w", 14.0, 10.0, 15.0, 20.25)).margin == pytest.approx(0.25, abs=1e-4)


@pytest.mark.parametrize(("edge", "clear"), [(20.5 - 1e-5, True), (20.5, True), (20.5 + 5 * TOL, False)])
def test_grazing_the_end_of_a_wall_does_not_block(edge: float, clear: bool) -> None:
    assert judged(A, B, box("w", 14.0, 10.0, 15.0, edge)).clear == clear


def test_sight_runs_along_a_wall_that_it_touches_all_the_way() -> None:
    above = box("w", 6.0, 20.5, 24.0, 30.0), box("v", 14.0, 10.0, 15.0, 20.5 - 1e-3)
    assert judged(A, B, *above).clear
    assert not judged(A, B, above[0], box("v", 14.0, 10.0, 15.0, 20.5)).clear


@pytest.mark.first(10)
@pytest.mark.parametrize("turn", [0.0, 0.7, 2.0])
@pytest.mark.parametrize(
    ("width", "clear"), [(0.0, False), (0.5 * TOL, False), (2.5 * TOL, True), (0.01, True)]
)
@pytest.mark.parametrize("thick", [0.05, 1.0])
def test_a_slit_between_two_walls_is_shut_below_the_tolerance(
    width: float, clear: bool, thick: float, turn: float
) -> None:
    walls = [(14.0, 5.0, 14.0 + thick, 20.1), (14.0, 20.1 + width, 14.0 + thick, 35.0)]
    things = [turned(box(f"w{k}", *wall), turn) for k, wall in enumerate(walls)]
    assert judged(turned(A, turn), turned(B, turn), *things).clear == clear


def turned(thing, angle: float):  # type: ignore[no-untyped-def]
    """Turn a body or a piece about the middle of the table."""
    if isinstance(thing, Body):
        (at,) = moved([thing.base.at], angle)
        base = PlacedBase(thing.base.size, at, thing.base.facing + angle * 180.0 / np.pi)
        return Body(thing.id, base, thing.bottom, thing.height)
    outline = thing.outline
    if isinstance(outline, Circle):
        made = Circle(moved([outline.centre], angle)[0], outline.radius)
    else:
        made = Polygon(tuple(moved(outline.points, angle)))
    return Piece(thing.id, made, thing.bottom, thing.top, blocks_sight=thing.blocks_sight, cloud=thing.cloud)


def moved(points, angle: float) -> list[Point]:  # type: ignore[no-untyped-def]
    c, s = cos(angle), sin(angle)
    return [(20 + c * (x - 20) - s * (y - 20), 20 + s * (x - 20) + c * (y - 20)) for x, y in points]


def test_two_squares_that_meet_at_a_corner_leave_no_slit() -> None:
    assert not judged(A, B, box("w", 12.0, 5.0, 15.0, 20.0), box("v", 15.0, 20.0, 18.0, 35.0)).clear
    assert judged(A, B, box("w", 12.0, 5.0, 15.0, 20.0), box("v", 15.0, 20.01, 18.0, 35.0)).clear


def test_two_walls_that_touch_are_both_named_and_their_seam_is_no_near_miss() -> None:
    """The best line runs along the seam at y = 20, 2 inches below the tops."""
    found = judged(A, B, box("w", 14.0, 10.0, 15.0, 20.0, top=3.5), box("v", 14.0, 20.0, 15.0, 30.0, top=3.5))
    assert not found.clear and found.blockers == ("w", "v")
    assert found.margin == pytest.approx(-2.0, abs=1e-6) and not found.too_close


@pytest.mark.parametrize("over", [0.5, 0.02, 1e-4])
def test_two_walls_that_overlap_miss_by_half_of_that(over: float) -> None:
    """Each would have to yield by half: no seam is there that would count as built."""
    walls = box("w", 14.0, 5.0, 15.0, 20.0), box("v", 14.0, 20.0 - over, 15.0, 35.0)
    found = judged(A, B, *walls)
    assert not found.clear and found.blockers == ("w", "v")
    assert found.margin == pytest.approx(-over / 2.0, abs=1e-6)


def test_collinear_corners_do_not_open_a_line() -> None:
    """Three blocks, their corners on one line, alternately above and below it."""
    blocks = [box("p", 10, 5, 11, 20), box("q", 14, 20, 15, 35), box("r", 18, 5, 19, 20)]
    assert not judged(A, B, *blocks).clear
    blocks[1] = box("q", 14, 20 + 3 * TOL, 15, 35)
    assert judged(A, B, *blocks).clear


def test_a_wall_of_several_collinear_pieces_is_one_wall() -> None:
    parts = [box(f"w{k}", 14.0, 10.0 + 2 * k, 14.2, 12.0 + 2 * k) for k in range(10)]
    assert not judged(A, B, *parts).clear


def test_models_in_base_contact_leave_no_slit_between_them() -> None:
    row = [body(f"m{k}", 15.0, 17.0 + k, 3.0) for k in range(7)]
    assert not judged(A, B, *row).clear
    assert judged(A, B, *row, models_block=False).clear
    gap = [body(f"m{k}", 15.0, 17.0 + k * 1.001, 3.0) for k in range(7)]
    assert judged(A, B, *gap).clear


def test_ovals_in_base_contact_leave_no_slit_between_them() -> None:
    size = BaseSize.oval(2 * INCH, INCH)
    row = [Body(f"m{k}", PlacedBase(size, (15.0, 14.0 + 2 * k), 0.0), 0.0, 3.0) for k in range(7)]
    assert not judged(A, B, *row).clear


def test_a_lone_disc_hides_a_small_base_close_behind_it_only() -> None:
    disc = Piece("d", Circle((23.0, 20.0), 1.0), 0.0, 3.0, blocks_sight=True)
    small, far = body("b", 24.3, 20.0, inches=0.5), body("b", 34.0, 20.0)
    assert not judged(body("a", 5.0, 20.0, inches=0.5), small, disc).clear
    assert judged(
        body("a", 5.0, 20.0), far, Piece("d", Circle((20.0, 20.0), 0.4), 0.0, 3.0, blocks_sight=True)
    ).clear


@pytest.mark.campaign
def test_the_tangent_of_a_disc_decides_and_no_polygon_in_its_place() -> None:
    """The line along y = 20.5 grazes a disc about (15, 20.5 + r)."""
    for radius in (0.3, 1.0, 2.5):
        lid = box("w", 14.0, 5.0, 14.5, 20.5 - 1e-4)
        for edge, clear in ((20.5 + 5 * TOL, True), (20.5 - 2e-4, False)):
            disc = Piece("d", Circle((15.0, edge + radius), radius), 0.0, 3.0, blocks_sight=True)
            roof = box("v", 14.0, edge + radius, 16.0, 35.0)
            assert judged(A, B, lid, disc, roof).clear == clear


@pytest.mark.parametrize(("top", "clear"), [(1.4, True), (1.5, True), (1.5 + 5 * TOL, False)])
def test_equal_models_see_over_what_is_not_higher_than_they(top: float, clear: bool) -> None:
    assert judged(A, B, box("w", 14.0, 0.0, 15.0, 40.0, top=top)).clear == clear


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize(("top", "clear"), [(-1e-3, True), (1e-3, False)])
def test_a_taller_model_sees_over_a_low_wall_from_far_side_to_near_side(
    top: float, clear: bool, far: bool
) -> None:
    """The best line falls from the near side of the tall one, 5.5, to the far side of the low one, 25.5."""
    x = 24.0 if far else 7.0
    height = 1.0 + (25.5 - (x + 0.5)) / 20.0 * 3.0
    wall = box("w", x, 0.0, x + 0.5, 40.0, top=height + top)
    assert judged(body("a", 5.0, 20.0, 4.0), body("b", 25.0, 20.0, 1.0), wall).clear == clear


def test_a_model_on_a_roof_sees_past_the_roofs_edge_what_the_edge_does_not_hide() -> None:
    """Close to the edge nothing hides; from farther inland the line over it at x = 20 comes down late."""
    roof = box("r", 10.0, 10.0, 20.0, 30.0)
    up = body("a", 19.0, 20.0, 1.5, bottom=3.0)
    for x, clear in ((20.55, True), (21.5, True)):
        assert judged(roof, up, body("b", x, 20.0, 1.5)).clear == clear
    inland = body("a", 12.0, 20.0, 1.5, bottom=3.0)
    reach = 20.0 + (20.0 - 12.5) / 1.5 * (3.0 - 1.0)  # where the line over the edge is down to 1 inch
    assert not judged(roof, inland, body("b", reach - 0.51, 20.0, 1.0)).clear
    assert judged(roof, inland, body("b", reach - 0.49, 20.0, 1.0)).clear


def test_two_models_on_a_blocking_roof_see_each_other() -> None:
    roof = box("r", 2.0, 10.0, 30.0, 30.0)
    up = body("a", 5.0, 20.0, 1.5, bottom=3.0), body("b", 25.0, 20.0, 1.5, bottom=3.0)
    assert judged(roof, *up).clear
    assert not judged(roof, *up, box("w", 14.0, 5.0, 15.0, 35.0, 3.0, 6.0)).clear
    assert judged(roof, *up, body("m", 15.0, 20.0, 5.0, bottom=3.0, inches=0.3)).clear


def test_flat_models_on_a_roof_see_each_other_along_it() -> None:
    roof = box("r", 2.0, 10.0, 30.0, 30.0)
    flat = body("a", 5.0, 20.0, 0.0, bottom=3.0), body("b", 25.0, 20.0, 0.0, bottom=3.0)
    assert judged(roof, *flat).clear
    assert not judged(roof, *flat, box("w", 14.0, 5.0, 15.0, 35.0, 3.0, 6.0)).clear


def test_flat_models_on_the_table_do_not_look_under_a_wall() -> None:
    flat = body("a", 5.0, 20.0, 0.0), body("b", 25.0, 20.0, 0.0)
    assert judged(*flat).clear
    assert not judged(*flat, box("w", 14.0, 0.0, 15.0, 40.0)).clear


def test_terrain_of_no_height_and_flat_models_do_not_block() -> None:
    assert judged(
        A, B, box("w", 14.0, 0.0, 15.0, 40.0, top=0.0), body("m", 20.0, 20.0, 0.0, inches=4.0)
    ).clear


@pytest.mark.parametrize(
    ("sill", "lintel", "clear"), [(1.0, 2.0, True), (1.6, 2.0, False), (1.0, 1.0, False)]
)
def test_bodies_see_each_other_through_a_window(sill: float, lintel: float, clear: bool) -> None:
    below = box("s", 14.0, 0.0, 15.0, 40.0, 0.0, sill)
    above = box("l", 14.0, 0.0, 15.0, 40.0, lintel, 4.0)
    assert judged(A, B, below, above).clear == clear


def test_a_narrow_high_window_is_found_where_heights_differ() -> None:
    """From the top 1.5 to a foot at 6.0: halfway the line is at 3.75."""
    up = body("b", 25.0, 20.0, 0.5, bottom=6.0)
    for sill, clear in ((3.6, True), (5.0, False)):
        below = box("s", 14.9, 0.0, 15.1, 40.0, 0.0, sill)
        above = box("l", 14.9, 0.0, 15.1, 40.0, sill + 0.1, 9.0)
        assert judged(A, up, below, above).clear == clear


def test_sight_passes_under_a_bridge_and_not_through_its_piers() -> None:
    deck = box("d", 12.0, 0.0, 18.0, 40.0, 1.0, 2.0)
    assert judged(A, B, deck).clear
    assert not judged(A, B, deck, box("p", 14.0, 0.0, 15.0, 40.0, 0.0, 1.0)).clear
    tall = body("a", 5.0, 20.0, 0.5, bottom=1.2), body("b", 25.0, 20.0, 0.5, bottom=1.2)
    assert not judged(*tall, deck).clear


@pytest.mark.campaign
def test_a_model_over_another_is_seen_unless_a_floor_lies_between() -> None:
    low, high = body("a", 20.0, 20.0), body("b", 20.2, 20.0, bottom=4.0)
    assert judged(low, high).clear
    assert not judged(low, high, box("f", 10.0, 10.0, 30.0, 30.0, 2.5, 3.0)).clear
    assert judged(low, high, box("f", 10.0, 10.0, 19.9, 30.0, 2.5, 3.0)).clear


def test_models_at_one_place_and_overlapping_ones_see_each_other() -> None:
    assert judged(A, body("b", 5.0, 20.0)).clear
    assert judged(A, body("b", 5.4, 20.0), box("w", 4.0, 20.3, 7.0, 21.0)).clear
    assert judged(A, body("b", 6.0, 20.0)).clear  # in base contact
    assert sight(table(A, B), "a", "a").clear


def test_what_stands_wholly_inside_what_blocks_neither_sees_nor_is_seen() -> None:
    assert not judged(A, B, box("w", 3.0, 18.0, 7.0, 22.0)).clear
    assert judged(A, B, box("w", 3.0, 18.0, 5.2, 22.0)).clear  # a part of the base stands out


def test_a_model_half_inside_does_not_see_through_its_own_cover() -> None:
    """The base stands out on the side that looks away only."""
    assert not judged(A, B, box("w", 4.9, 10.0, 7.0, 30.0)).clear


def test_a_cloud_is_seen_into_and_out_of_but_not_through() -> None:
    wide = 3.0
    assert not judged(A, B, cloud("c", 15.0, 20.0, wide)).clear
    assert judged(A, B, cloud("c", 25.0, 20.0, wide)).clear
    assert judged(A, B, cloud("c", 5.0, 20.0, wide)).clear
    assert judged(A, body("b", 7.0, 20.0), cloud("c", 6.0, 20.0, 4.0)).clear
    assert not judged(A, B, cloud("c", 5.0, 20.0, wide), cloud("d", 15.0, 20.0, wide)).clear


def test_clouds_stop_sight_where_models_do_not_block() -> None:
    between = body("m", 11.0, 20.0, height=2.0, inches=4.0)
    far, near = cloud("c", 15.0, 20.0, 3.0), cloud("c", 25.0, 20.0, 3.0)
    assert not judged(A, B, between).clear and judged(A, B, between, models_block=False).clear
    assert judged(A, B, between, near, models_block=False).clear
    assert judged(A, B, between, far).blockers and not judged(A, B, far, models_block=False).clear
    within = judged(A, B, body("m", 15.0, 20.0, height=2.0, inches=4.0), far, models_block=False)
    assert not within.clear and within.blockers == ("c",)


def test_a_base_half_inside_a_cloud_sees_from_the_half_that_suits() -> None:
    """The cloud before the base hides what the outer half looks through, not what the inner half sees."""
    assert judged(A, B, cloud("c", 6.2, 20.0, 1.0)).clear
    assert not judged(A, B, cloud("c", 7.6, 20.0, 2.0)).clear


def test_two_clouds_hide_each_other_even_where_each_end_is_in_one() -> None:
    assert judged(A, B, cloud("c", 5.0, 20.0, 2.0), cloud("d", 25.0, 20.0, 2.0)).clear
    both = cloud("c", 5.0, 20.0, 2.0), cloud("d", 8.0, 20.0, 2.0)
    assert not judged(A, B, *both).clear


def test_a_cloud_with_a_top_is_seen_over_and_one_without_is_not() -> None:
    assert judged(A, B, cloud("c", 15.0, 20.0, 3.0, top=1.2)).clear
    assert not judged(A, B, cloud("c", 15.0, 20.0, 3.0, top=1.6)).clear
    up = body("a", 5.0, 20.0, bottom=30.0), body("b", 25.0, 20.0, bottom=30.0)
    assert not judged(*up, cloud("c", 15.0, 20.0, 3.0)).clear


def test_a_bent_wall_and_a_strip_block_like_their_outlines() -> None:
    bent = Piece("s", Strip(((14.0, 5.0), (16.0, 20.0), (14.0, 35.0)), 0.1), 0.0, 3.0, blocks_sight=True)
    assert not judged(A, B, bent).clear
    court = Polygon(((3, 18), (7, 18), (7, 22), (3, 22)), (((4, 19), (4, 21), (6, 21), (6, 19)),))
    assert not judged(A, B, Piece("c", court, 0.0, 3.0, blocks_sight=True)).clear


def test_unknown_ids_are_key_errors() -> None:
    for ask in (
        lambda: sight(table(A), "a", "x"),
        lambda: sights(table(A), ["x"]),
        lambda: sight(table(), "a", "a"),
    ):
        with pytest.raises(KeyError):
            ask()


def test_the_batch_answers_for_all_pairs_alike() -> None:
    scene = table(
        A, B, body("m", 15.0, 20.0, 3.0, inches=2.0), body("n", 16.0, 30.0), box("w", 13, 15, 14, 25)
    )
    ids = [thing.id for thing in scene.bodies]
    every = sights(scene)
    assert every.shape == (4, 4) and every.diagonal().all() and (every == every.T).all()
    for i, one in enumerate(ids):
        for j, two in enumerate(ids):
            assert every[i, j] == sight(scene, one, two).clear
    assert sights(table()).shape == (0, 0)
