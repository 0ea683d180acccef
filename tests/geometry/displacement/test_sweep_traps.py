"""Slides by hand: contact at the start, walls slid along, gaps that just fit, corners, holes and tangents."""

from math import cos, hypot, pi, sin, sqrt
from random import Random

import pytest
from motion_scenes import a_base, a_direction, a_thing, box
from table_strategies import mirrored, turned

from battlefield.geometry.displacement.sweeping.sweep import Obstacles, sweep
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon, Strip

INCH = BaseSize.round(25.4)
SQUARE = BaseSize.rect(25.4, 25.4)
RIGHT, DOWN = (1.0, 0.0), (0.0, 1.0)


def at(x: float, y: float, size: BaseSize = INCH, facing: float = 0.0) -> PlacedBase:
    """Place an inch wide base."""
    return PlacedBase(size, (x, y), facing)


def shifted(base: PlacedBase, direction: Point, distance: float) -> PlacedBase:
    """Give a base after a slide."""
    (x, y), (dx, dy) = base.at, direction
    return PlacedBase(base.size, (x + distance * dx, y + distance * dy), base.facing)


def test_a_base_stops_where_the_gap_is_nought() -> None:
    found = sweep(at(0, 0), RIGHT, 10, [at(5, 0)])
    assert found is not None
    assert (found.distance, found.index) == (4.0, 0)


def test_what_lies_beyond_the_distance_is_not_reached() -> None:
    assert sweep(at(0, 0), RIGHT, 3.9, [at(5, 0)]) is None


def test_a_base_in_contact_that_approaches_does_not_move() -> None:
    for direction in (RIGHT, (cos(1.5), sin(1.5)), (cos(-1.5), sin(-1.5))):
        found = sweep(at(0, 0), direction, 5, [at(1, 0)])
        assert found is not None
        assert found.distance == pytest.approx(0.0, abs=1e-12)


def test_a_base_in_contact_may_move_along_and_away() -> None:
    for angle in (pi / 2, -pi / 2, 2.0, pi, -2.0):
        assert sweep(at(0, 0), (cos(angle), sin(angle)), 5, [at(1, 0)]) is None


@pytest.mark.parametrize("size", [INCH, SQUARE, BaseSize.hex(25.4), BaseSize.oval(25.4, 25.4)])
def test_a_base_slides_along_a_wall_of_many_stretches_in_contact(size: BaseSize) -> None:
    corners = [(float(x), 0.5) for x in range(20)]
    wall = Polygon((*corners, (19.0, 2.0), (0.0, 2.0)))
    neighbours = [box(x, 0.5, x + 1.0, 2.0) for x in range(20, 30)]
    base = PlacedBase(size, (1.0, 0.0), 0.0)
    assert sweep(base, RIGHT, 40, [wall, *neighbours]) is None


def test_a_wall_that_a_hand_pushed_a_base_into_by_rounding_is_slid_along() -> None:
    for error in (-4e-7, -1e-12, 1e-12, 4e-7):
        for turn in range(0, 360, 15):
            wall = Polygon(
                tuple(turned(p, turn, (3, 4)) for p in ((-5, 0.5), (0, 0.5), (9, 0.5), (9, 2), (-5, 2)))
            )
            direction = turned(RIGHT, turn, (0, 0))
            assert sweep(PlacedBase(INCH, turned((0, error), turn, (3, 4))), direction, 20, [wall]) is None


def test_a_step_in_a_wall_stops_a_base_that_slides_along_it() -> None:
    stepped = Polygon(((0, 0.5), (10, 0.5), (10, 0.25), (12, 0.25), (12, 3), (0, 3)))
    found = sweep(at(1, 0), RIGHT, 20, [stepped])
    assert found is not None
    assert found.distance == pytest.approx(9.0 - sqrt(0.25 - 0.0625), abs=1e-12)


@pytest.mark.parametrize("size", [INCH, SQUARE, BaseSize.oval(25.4, 25.4)])
def test_a_gap_exactly_as_wide_as_the_base_lets_it_through(size: BaseSize) -> None:
    walls = [box(4, -6, 6, -0.5), box(4, 0.5, 6, 6)]
    assert sweep(at(0, 0, size), RIGHT, 20, walls) is None
    narrower = [box(4, -6, 6, -0.499), box(4, 0.5, 6, 6)]
    found = sweep(at(0, 0, size), RIGHT, 20, narrower)
    assert found is not None
    assert found.index == 0
    assert gap(shifted(at(0, 0, size), RIGHT, found.distance), walls[0]).gap <= 0.001


def test_a_base_in_a_hole_stops_at_its_rim() -> None:
    ring = Polygon(((-5, -5), (5, -5), (5, 5), (-5, 5)), (((-3, -3), (3, -3), (3, 3), (-3, 3)),))
    found = sweep(at(0, 0), RIGHT, 20, [ring])
    assert found is not None
    assert found.distance == pytest.approx(2.5, abs=1e-12)


def test_corners_that_meet_head_on_stop_and_corners_that_pass_do_not() -> None:
    one = at(0, 0, SQUARE, 45.0)
    found = sweep(one, RIGHT, 9, [at(5, 0, SQUARE, 45.0)])
    assert found is not None
    assert found.distance == pytest.approx(5.0 - sqrt(2.0), abs=1e-12)
    assert sweep(one, RIGHT, 9, [at(5, sqrt(2.0), SQUARE, 45.0)]) is None
    assert sweep(at(0, 0, SQUARE), RIGHT, 9, [at(5, 1.0, SQUARE)]) is None
    diagonal = (sqrt(0.5), sqrt(0.5))
    assert sweep(at(0, 0, SQUARE), diagonal, 9, [at(3, 1.0, SQUARE)]) is None
    assert sweep(at(0, 0, SQUARE), diagonal, 9, [at(3, 1.001, SQUARE)]) is not None


@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_tangents_pass_and_a_hair_nearer_stops(degrees: int) -> None:
    direction = turned(RIGHT, degrees, (0, 0))
    for thing, edge in ((Circle(turned((5, 2.5), degrees, (0, 0)), 2.0), 0.0), (at(0, 0), 0.0)):
        if isinstance(thing, PlacedBase):
            thing = PlacedBase(INCH, turned((5, 1), degrees, (0, 0)))
        nearer = PlacedBase(INCH, turned((0, edge + 1e-5), degrees, (0, 0)))
        assert sweep(at(0, 0), direction, 20, [thing]) is None
        assert sweep(nearer, direction, 20, [thing]) is not None


def test_a_clearance_is_the_gap_that_is_left() -> None:
    wall = box(10, -8, 12, 8)
    direction = (cos(0.4), sin(0.4))
    found = sweep(at(0, 0), direction, 30, [wall], clearance=1.0)
    assert found is not None
    assert gap(shifted(at(0, 0), direction, found.distance), wall).gap == pytest.approx(1.0, abs=1e-12)


def test_a_clearance_never_moves_a_base_backward_and_lets_it_leave() -> None:
    wall = box(1, -8, 2, 8)
    near = sweep(at(0, 0), RIGHT, 5, [wall], clearance=1.0)
    assert near is not None
    assert near.distance == 0.0
    assert sweep(at(0, 0), DOWN, 5, [wall], clearance=1.0) is None
    assert sweep(at(0, 0), (-1.0, 0.0), 5, [wall], clearance=1.0) is None


def test_an_overlap_at_the_start_may_shrink_but_not_grow() -> None:
    other = at(0.6, 0)
    assert sweep(at(0, 0), (-1.0, 0.0), 9, [other]) is None
    stopped = sweep(at(0, 0), RIGHT, 9, [other])
    assert stopped is not None
    assert stopped.distance == 0.0
    assert sweep(at(0, 0), DOWN, 9, [at(0, 0)]) is None


def test_a_base_that_has_left_an_overlap_is_stopped_by_the_next_arm() -> None:
    fork = Polygon(((0, 0), (10, 0), (10, 4), (9, 4), (9, 1), (1, 1), (1, 4), (0, 4)))
    found = sweep(at(1.3, 3), RIGHT, 20, [fork])
    assert found is not None
    assert found.distance == pytest.approx(7.2, abs=1e-9)


def test_touching_pieces_stop_like_one() -> None:
    halves: list[Outline] = [box(5, -3, 6, 0), box(5, 0, 6, 3)]
    for x in (0.0, 0.3):
        found = sweep(at(0, x), RIGHT, 20, halves)
        assert found is not None
        assert found.distance == pytest.approx(4.5, abs=1e-12)


def test_a_strip_is_met_at_its_mitre() -> None:
    hedge = Strip(((5, -3), (7, 0), (5, 3)), 0.4)
    found = sweep(at(20, 0), (-1.0, 0.0), 30, [hedge])
    assert found is not None
    assert gap(shifted(at(20, 0), (-1.0, 0.0), found.distance), hedge).margin == pytest.approx(0.0, abs=1e-12)


def test_no_distance_moves_nothing() -> None:
    assert sweep(at(0, 0), RIGHT, 0.0, [at(3, 0)]) is None
    found = sweep(at(0, 0), RIGHT, 0.0, [at(1, 0)])
    assert found is not None
    assert found.distance == 0.0
    assert sweep(at(0, 0), RIGHT, 5.0, []) is None


def test_a_direction_that_is_no_unit_vector_is_refused() -> None:
    with pytest.raises(ValueError, match="unit vector"):
        sweep(at(0, 0), (1.0, 1.0), 5.0, [])


@pytest.mark.campaign
def test_a_longer_slide_never_ends_short_of_a_shorter_one_and_stages_add_up() -> None:
    draw = Random(21)
    for _ in range(150):
        base, direction = a_base(draw), a_direction(draw)
        obstacles = Obstacles.of([a_thing(draw) for _ in range(6)])
        ends = [0.0]
        for distance in (0.5, 2.0, 6.0, 20.0):
            found = sweep(base, direction, distance, obstacles)
            ends.append(found.distance if found else distance)
        assert ends == sorted(ends)
        split = ends[-1] * draw.choice([0.3, 0.9, 1.0])
        rest = sweep(shifted(base, direction, split), direction, 20.0 - split, obstacles)
        assert split + (rest.distance if rest else 20.0 - split) == pytest.approx(ends[-1], abs=2e-6)


@pytest.mark.campaign
def test_turning_or_mirroring_the_table_changes_nothing() -> None:
    draw = Random(22)
    for _ in range(150):
        base, direction, thing = a_base(draw), a_direction(draw), a_thing(draw)
        found = sweep(base, direction, 20.0, [thing])
        degrees = draw.uniform(0, 360)
        spun = sweep(
            moved(base, degrees, False), turned(direction, degrees, (0, 0)), 20.0, [moved(thing, degrees)]
        )
        flipped = sweep(moved(base, 0.0, True), mirrored(direction), 20.0, [moved(thing, 0.0, True)])
        for other in (spun, flipped):
            assert (other is None) == (found is None)
            if found is not None and other is not None:
                assert other.distance == pytest.approx(found.distance, abs=1e-9)


def moved(thing: PlacedBase | Outline, degrees: float, mirror: bool = False) -> PlacedBase | Outline:
    """Turn a thing about the origin, or mirror it left to right."""

    def place(point: Point) -> Point:
        return mirrored(point) if mirror else turned(point, degrees, (0, 0))

    if isinstance(thing, PlacedBase):
        facing = -thing.facing if mirror else thing.facing + degrees
        return PlacedBase(thing.size, place(thing.at), facing)
    if isinstance(thing, Circle):
        return Circle(place(thing.centre), thing.radius)
    if isinstance(thing, Strip):
        return Strip(tuple(place(p) for p in thing.points), thing.width)
    return Polygon(
        tuple(place(p) for p in thing.points), tuple(tuple(place(p) for p in h) for h in thing.holes)
    )


def test_a_hexagon_ends_flush_with_a_wall() -> None:
    hexagon = at(0, 0, BaseSize.hex(25.4), 90.0)
    found = sweep(hexagon, RIGHT, 9, [box(3, -4, 4, 4)])
    assert found is not None
    assert found.distance == pytest.approx(2.5, abs=1e-12)
    assert hypot(*shifted(hexagon, RIGHT, found.distance).at) == pytest.approx(2.5, abs=1e-12)


@pytest.mark.campaign
def test_a_base_nearer_than_the_clearance_may_go_exactly_where_the_gap_does_not_fall() -> None:
    draw, counts = Random(23), [0, 0]
    while min(counts) < 60:
        base, direction, thing = a_base(draw, 5.0), a_direction(draw), a_base(draw, 5.0)
        apart = gap(base, thing).gap
        change = gap(shifted(base, direction, 1e-4), thing).gap - apart
        if not 1e-3 < apart < 0.999 or abs(change) < 1e-9:
            continue
        found = sweep(base, direction, 0.0, [thing], clearance=1.0)
        assert (found is not None) == (change < 0.0)
        counts[change < 0.0] += 1


def test_a_base_nearer_than_the_clearance_slides_along_a_wall() -> None:
    for turn in range(0, 360, 15):
        wall = Polygon(
            tuple(turned(p, turn, (3, 4)) for p in ((-5, 0.8), (0, 0.8), (9, 0.8), (9, 2), (-5, 2)))
        )
        direction, base = turned(RIGHT, turn, (0, 0)), PlacedBase(SQUARE, turned((0, 0), turn, (3, 4)), turn)
        assert sweep(base, direction, 20, [wall], clearance=1.0) is None
        inward = turned((cos(0.01), sin(0.01)), turn, (0, 0))
        found = sweep(base, inward, 20, [wall], clearance=1.0)
        assert found is not None and found.distance == 0.0


@pytest.mark.parametrize(
    ("direction", "stays"),
    [((0.0, -1.0), False), ((-1.0, 0.0), False), ((1.0, 0.0), True), ((0.0, 1.0), True)],
)
def test_a_base_in_the_corner_of_an_l_may_leave_by_the_shortest_ways_only(
    direction: Point, stays: bool
) -> None:
    ell = Polygon(((0, 0), (6, 0), (6, 1), (1, 1), (1, 6), (0, 6)))
    found = sweep(at(0.5, 0.5), direction, 2.0, [ell])
    assert (found is not None) == stays
    assert found is None or found.distance == 0.0
