"""Looks decided in plan: by hand, and never against the search."""

from itertools import combinations

import pytest
from campaigns import oftener, tries
from oracle_sight import witness_holds
from sight_scenes import random_table

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.sight.blockers import table_blockers
from battlefield.geometry.sight.deep import Segment
from battlefield.geometry.sight.flat import flat_look
from battlefield.geometry.sight.lines_of_sight import sight, sights

INCH = 25.4
DISC = BaseSize.round(INCH)


def body(name: str, at: Point, size: BaseSize = DISC, height: float = 1.5) -> Body:
    return Body(name, PlacedBase(size, at), 0.0, height)


A, B = body("a", (5.0, 20.0)), body("b", (25.0, 20.0))


def wall(x0: float, y0: float, x1: float, y1: float, top: float = 3.0, bottom: float = 0.0) -> Piece:
    outline = Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
    return Piece(f"w{x0}{y0}", outline, bottom, top, blocks_sight=True)


def stop(outline: Outline) -> Piece:
    return Piece("s", outline, 0.0, 3.0, blocks_sight=True)


def look(*things: Piece | Body, models_block: bool = True) -> tuple[bool, Segment | None] | None:
    """Look from the first body to the second, unless others are given from a to b."""
    pieces = tuple(thing for thing in things if isinstance(thing, Piece))
    bodies = tuple(thing for thing in things if isinstance(thing, Body)) or (A, B)
    blockers = table_blockers(pieces, bodies, models_block)
    return flat_look(bodies[0], bodies[1], (len(pieces), len(pieces) + 1), blockers)


def verdict(*things: Piece | Body, models_block: bool = True) -> bool | None:
    found = look(*things, models_block=models_block)
    return None if found is None else found[0]


def test_open_ground_is_seen_over_from_middle_to_middle() -> None:
    assert look() == (True, ((5.0, 20.0, 1.5), (25.0, 20.0, 1.5)))


def test_a_wall_across_hides_and_one_that_leaves_room_beside_it_does_not() -> None:
    assert verdict(wall(14, 10, 15, 30)) is False
    assert verdict(wall(14, 20.2, 15, 30)) is True
    assert verdict(wall(14, 19.5 + 1e-4, 15, 30)) is True
    assert verdict(wall(14, 19.5 - 1e-4, 15, 30)) is False


def test_a_hair_is_left_to_the_search() -> None:
    assert verdict(wall(14, 19.5 + 5e-7, 15, 30)) is None
    assert verdict(wall(14, 0, 15, 20), wall(14, 20 + 1e-6, 15, 40)) is None


def test_a_slit_is_found_and_walls_that_touch_have_none() -> None:
    lower, upper = wall(14, 0, 15, 20.1), wall(14, 20.2, 15, 40)
    found = look(lower, upper)
    assert found is not None and found[1] is not None
    (_, y0, _), (_, y1, _) = found[1]
    for x in (14.0, 15.0):
        assert 20.1 < y0 + (y1 - y0) * (x - 5.0) / 20.0 < 20.2
    assert verdict(wall(14, 0, 15, 20.1), wall(14, 20.1, 15, 40)) is False


def test_two_slits_out_of_line_show_nothing() -> None:
    """Slits at y = 19.9 for x = 10 and at 20.1 for x = 20 line up; a third at 19.9 for x = 22 does not."""
    first = (wall(10, 0, 10.1, 19.88), wall(10, 19.92, 10.1, 40))
    second = (wall(20, 0, 20.1, 20.08), wall(20, 20.12, 20.1, 40))
    third = (wall(22, 0, 22.1, 19.88), wall(22, 19.92, 22.1, 40))
    assert verdict(*first, *second) is True
    assert verdict(*first, *second, *third) is False


def test_what_stands_behind_or_beside_an_end_hides_nothing() -> None:
    assert verdict(wall(4.0, 10, 4.49, 30), wall(25.51, 10, 26, 30)) is True
    assert verdict(body("a", (5.0, 20.0)), body("b", (25, 20), BaseSize.round(100)), wall(4, 10, 4.4, 30))
    beside = wall(4.0, 20.6, 6.0, 25.0), wall(4.0, 15.0, 6.0, 19.4)
    assert verdict(*beside) is True
    assert verdict(*beside, wall(6.0, 15.0, 7.0, 25.0)) is False


def test_a_base_against_a_wall_sees_along_it_and_not_through_it() -> None:
    assert verdict(wall(2.0, 20.5, 30.0, 21.0)) is True
    assert verdict(wall(5.5, 10.0, 6.0, 30.0)) is False


@pytest.mark.parametrize(("top", "seen"), [(1.5, True), (1.6, False)])
def test_what_is_no_higher_than_the_tops_is_passed_over(top: float, seen: bool) -> None:
    assert verdict(wall(14, 10, 15, 30, top)) is seen


def test_ways_over_and_under_and_clouds_are_left_to_the_search() -> None:
    tall = body("b", (25.0, 20.0), height=4.0)
    assert verdict(A, tall, wall(14, 10, 15, 30, 2.0)) is None
    assert verdict(wall(14, 10, 15, 30, 3.0, bottom=1.0)) is None
    cloud = Piece("c", Circle((15.0, 20.0), 3.0), 0.0, 3.0, cloud=True)
    assert verdict(cloud) is None
    assert verdict(cloud, wall(20, 10, 21, 30)) is False


def test_a_wall_that_is_higher_than_all_lines_where_they_meet_it_hides() -> None:
    """Lines to the top of the tall body are at most 2.8125 in high behind the wall, 2.6875 in before it."""
    tall = body("b", (25.0, 20.0), height=4.0)
    for top, known in ((2.82, False), (2.8, None)):
        beside = wall(14, 10, 15, 30, top)
        assert verdict(A, tall, beside) is known and verdict(tall, A, beside) is known
        table = Table(40.0, 40.0, (beside,), (A, tall))
        assert not sights(table).all() and not sight(table, "a", "b").clear


def test_discs_hide_where_no_tangent_passes_them() -> None:
    assert verdict(stop(Circle((15.0, 20.0), 0.6))) is False
    assert verdict(stop(Circle((15.0, 20.0), 0.4))) is True
    pair = stop(Circle((15.0, 19.0), 0.9)), Piece("t", Circle((15.0, 21.0), 0.9), 0, 3, blocks_sight=True)
    assert verdict(*pair) is True
    assert verdict(stop(Circle((15.0, 19.0), 1.0)), stop(Circle((15.0, 21.0), 1.0))) is False


def test_models_hide_only_where_they_block_and_never_an_end_itself() -> None:
    big = body("m", (15.0, 20.0), BaseSize.rect(50, 50), 3.0)
    assert verdict(A, B, big) is False
    assert verdict(A, B, big, models_block=False) is True


@pytest.mark.parametrize(
    "size", [BaseSize.rect(INCH, INCH), BaseSize.oval(INCH, INCH / 2), BaseSize.hex(INCH)], ids=str
)
def test_other_bases_see_as_far_round_a_wall_as_they_reach(size: BaseSize) -> None:
    """They face up, so they reach from y = 19.5 to 20.5, all of them."""
    one, two = body("a", (5.0, 20.0), size), body("b", (25.0, 20.0), size)
    assert verdict(one, two, wall(14, 19.9, 15, 30)) is True
    assert verdict(one, two, wall(14, 19.3, 15, 30)) is False
    for low, seen in ((19.5 + 1e-3, True), (19.5 - 1e-3, False)):
        assert verdict(one, two, wall(14, low, 15, 30)) in (seen, None)
        assert sight(Table(40.0, 40.0, (wall(14, low, 15, 30),), (one, two)), "a", "b").clear is seen


def test_bases_that_touch_are_left_to_the_search() -> None:
    assert verdict(A, body("b", (6.0, 20.0))) is None


@oftener
@pytest.mark.parametrize(("kind", "least"), [("ground", 120), ("floors", 80), ("clouds", 60)])
def test_what_is_decided_agrees_with_the_search(kind: str, least: int) -> None:
    decided = 0
    for seed in range(tries(50, 8)):
        table, models_block = random_table(seed, kind), bool(seed % 4)
        blockers, start = table_blockers(table.pieces, table.bodies, models_block), len(table.pieces)
        every = sights(table, models_block=models_block)
        for i, j in combinations(range(len(table.bodies)), 2):
            found = flat_look(table.bodies[i], table.bodies[j], (start + i, start + j), blockers)
            if found is not None:
                decided += 1
                assert found[0] == every[i, j], (seed, i, j)
            if found is not None and found[1] is not None:
                ids = table.bodies[i].id, table.bodies[j].id
                assert witness_holds(table, *ids, found[1], models_block), (seed, i, j)
    assert decided >= tries(least, 5)


def test_all_there_is_to_say_of_a_look_agrees_with_its_verdict() -> None:
    for piece in (wall(14, 10, 15, 30), wall(14, 19.8, 15, 30)):
        found = sight(Table(40.0, 40.0, (piece,), (A, B)), "b", "a")
        assert found.clear == (found.line is not None) == (found.margin > 0.0) == (not found.blockers)
        assert found.clear == found.rule.startswith("Clear") and not found.too_close
