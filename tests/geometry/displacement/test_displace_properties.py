"""What holds for every push, wherever the table lies and in whatever order things stand on it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from campaigns import tries
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from motion_scenes import box
from table_strategies import turned

from battlefield.geometry.displacement.footing import FALL_WHEN
from battlefield.geometry.displacement.push.displace import Displacement, Push
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon, Strip
from battlefield.geometry.pieces import Body, Piece, Table

WIDTH, HEIGHT = 24.0, 18.0
ROOF = 3.0
SPECK = 1e-7
SIZES = [
    BaseSize.round(25.4),
    BaseSize.round(60.0),
    BaseSize.oval(60.0, 35.5),
    BaseSize.oval(25.0, 75.0),
    BaseSize.rect(50.0, 25.0),
    BaseSize.hex(40.0),
]

eighths = st.integers(0, 120).map(lambda k: 2.0 + k / 8.0)  # no two lengths differ by about the tolerance
spots = st.tuples(eighths, eighths.map(lambda y: min(y, HEIGHT - 2.0)))
degrees = st.sampled_from([0.0, 30.0, 45.0, 90.0, 117.0, 180.0, 200.5, 270.0, 301.0])
bottoms = st.sampled_from([0.0, 0.0, 1.0, ROOF])


def base(size: BaseSize, at: Point, facing: float) -> PlacedBase:
    """Place a base."""
    return PlacedBase(size, at, facing)


def ell(corner: Point, wide: float, high: float) -> Polygon:
    """Give two arms of an inch that meet at a right angle."""
    x, y = corner
    return Polygon(
        ((x, y), (x + wide, y), (x + wide, y + 1), (x + 1, y + 1), (x + 1, y + high), (x, y + high))
    )


bases = st.builds(base, st.sampled_from(SIZES), spots, degrees)
spans = st.integers(2, 6).map(float)
outlines = st.one_of(
    st.builds(lambda at, w, h: box(*at, at[0] + w, at[1] + h), spots, spans, spans),
    st.builds(lambda at, r: Circle(at, r / 2.0), spots, spans),
    st.builds(lambda at, w, h: Strip((at, (at[0] + w, at[1] + h)), 0.25), spots, spans, spans),
    st.builds(ell, spots, spans, spans),
)
kinds = st.sampled_from([(), ("impassable",), ("difficult",), ("platform",), ("impassable", "platform")])
pieces = st.builds(
    lambda shape, low, high, kind: Piece("", shape, low, low + high, **dict.fromkeys(kind, True)),
    outlines,
    bottoms,
    st.sampled_from([0.0, 1.0, ROOF]),
    kinds,
)
bodies = st.builds(lambda placed, bottom, high: Body("", placed, bottom, high), bases, bottoms, bottoms)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw a table on which the model a stands, often on a roof, and begins clear of what is not convex."""
    placed = draw(bases)
    on_roof = draw(st.booleans())
    ground = [replace(piece, id=f"p{i}") for i, piece in enumerate(draw(st.lists(pieces, max_size=4)))]
    assume(all(_is_convex(piece.outline) or gap(placed, piece.outline).gap > 0.01 for piece in ground))
    if on_roof:
        (x, y), wide = placed.at, draw(spans)
        ground.append(Piece("roof", box(x - wide, y - 2, x + 2, y + wide), 0.0, ROOF, platform=True))
    others = [replace(body, id=f"b{i}") for i, body in enumerate(draw(st.lists(bodies, max_size=5)))]
    mover = Body("a", placed, ROOF if on_roof else 0.0, 1.5)
    return Table(WIDTH, HEIGHT, tuple(ground), (mover, *others))


def _is_convex(outline: Outline) -> bool:
    return isinstance(outline, Circle | Strip) or len(outline.points) == 4


def pushes(distances: st.SearchStrategy[float]) -> st.SearchStrategy[Push]:
    """Draw pushes of the model a along a bearing."""
    return st.builds(
        lambda distance, bearing, short, fall: Push("a", "along", distance, None, bearing, short, fall),
        distances,
        degrees,
        st.sampled_from([0.0, 0.0, 0.5, 1.0]),
        st.sampled_from(FALL_WHEN),
    )


some = settings(max_examples=tries(60, 20), deadline=None)
any_push = pushes(st.integers(0, 30).map(float))


def placed_by(table: Table, place: Callable[[Point], Point], facing: Callable[[float], float]) -> Table:
    """Move everything on a table, but not its edges."""

    def outline(shape: Outline) -> Outline:
        if isinstance(shape, Circle):
            return Circle(place(shape.centre), shape.radius)
        points = tuple(place(point) for point in shape.points)
        return Strip(points, shape.width) if isinstance(shape, Strip) else Polygon(points)

    def body(old: Body) -> Body:
        return replace(old, base=PlacedBase(old.base.size, place(old.base.at), facing(old.base.facing)))

    ground = tuple(replace(piece, outline=outline(piece.outline)) for piece in table.pieces)
    return replace(table, pieces=ground, bodies=tuple(body(old) for old in table.bodies))


def assert_same(
    found: Displacement, other: Displacement, place: Callable[[Point], Point], edges: dict[str, str]
) -> None:
    """Compare two displacements, one of them of a table that was moved."""
    assert other.moved == pytest.approx(found.moved, abs=1e-9)
    assert other.limit == pytest.approx(found.limit, abs=1e-9)
    assert other.to == pytest.approx(place(found.to), abs=1e-9)
    assert (other.falls, other.crossed) == (found.falls, found.crossed)
    assert other.drop == pytest.approx(found.drop, abs=1e-12)
    assert (other.stopped_by is None) == (found.stopped_by is None)
    if found.stopped_by is not None and other.stopped_by is not None:
        expected = edges.get(found.stopped_by.id, found.stopped_by.id)
        assert (other.stopped_by.kind, other.stopped_by.id) == (found.stopped_by.kind, expected)


@some
@given(tables(), any_push, st.integers(-40, 40), st.integers(-40, 40))
def test_moving_the_whole_table_moves_the_answer_along(table: Table, push: Push, dx: int, dy: int) -> None:
    wide = placed_by(
        replace(table, width=140.0, height=140.0), lambda p: (p[0] + 60.0, p[1] + 60.0), lambda f: f
    )

    def shift(point: Point) -> Point:
        return point[0] + dx / 3.0, point[1] + dy / 7.0

    found, moved = Displacement.of(wide, push), Displacement.of(placed_by(wide, shift, lambda f: f), push)
    assume(found.limit < 40.0)  # not by the edges, which stay
    assert_same(found, moved, shift, {})
    if found.contact is not None and moved.contact is not None and found.moved > 0.0:
        assert moved.contact == pytest.approx(shift(found.contact), abs=1e-8)


@some
@given(tables(), any_push)
def test_turning_the_whole_table_by_a_right_angle_turns_the_answer(table: Table, push: Push) -> None:
    def turn(point: Point) -> Point:
        return turned(point, 90.0, (HEIGHT, 0.0))

    other = replace(placed_by(table, turn, lambda f: f + 90.0), width=HEIGHT, height=WIDTH)
    found = Displacement.of(table, push)
    spun = Displacement.of(other, replace(push, bearing=(push.bearing or 0.0) + 90.0))
    assert_same(found, spun, turn, {"top": "right", "right": "bottom", "bottom": "left", "left": "top"})


@some
@given(tables(), any_push)
def test_mirroring_the_whole_table_mirrors_the_answer(table: Table, push: Push) -> None:
    def mirror(point: Point) -> Point:
        return WIDTH - point[0], point[1]

    found = Displacement.of(table, push)
    flipped = Displacement.of(
        placed_by(table, mirror, lambda f: -f), replace(push, bearing=-(push.bearing or 0.0))
    )
    assert_same(found, flipped, mirror, {"left": "right", "right": "left"})


@some
@given(tables(), any_push, st.one_of(pieces.filter(lambda piece: not piece.platform), bodies))
def test_an_obstacle_more_never_lengthens_a_push(table: Table, push: Push, added: Piece | Body) -> None:
    if isinstance(added, Piece):
        fuller = replace(table, pieces=(*table.pieces, replace(added, id="more")))
    else:
        fuller = replace(table, bodies=(*table.bodies, replace(added, id="more")))
    assert Displacement.of(fuller, push).moved <= Displacement.of(table, push).moved


@some
@given(tables(), any_push, st.randoms(use_true_random=False))
def test_the_order_of_models_and_pieces_does_not_matter(table: Table, push: Push, draw: object) -> None:
    ground, standing = list(table.pieces), list(table.bodies)
    draw.shuffle(ground)  # type: ignore[attr-defined]
    draw.shuffle(standing)  # type: ignore[attr-defined]
    found, other = (
        Displacement.of(table, push),
        Displacement.of(Table(WIDTH, HEIGHT, tuple(ground), tuple(standing)), push),
    )
    assert (other.moved, other.to, other.limit) == (found.moved, found.to, found.limit)
    assert (other.falls, other.drop) == (found.falls, found.drop)
    assert sorted(other.crossed) == sorted(found.crossed)
    assert (other.stopped_by and other.stopped_by.kind) == (found.stopped_by and found.stopped_by.kind)


@some
@given(tables(), pushes(st.just(0.0)), st.lists(st.integers(0, 240), min_size=2, max_size=5))
def test_a_longer_push_never_ends_short_of_a_shorter_one(
    table: Table, push: Push, eighths: list[int]
) -> None:
    lengths = [eighth / 8.0 for eighth in sorted(eighths)]
    found = [Displacement.of(table, replace(push, distance=length)) for length in lengths]
    assert [each.moved for each in found] == sorted(each.moved for each in found)
    assert len({each.limit for each in found}) == 1
    for length, each in zip(lengths, found, strict=True):
        assert each.moved == min(length, each.limit)


@some
@given(tables(), any_push)
def test_a_stopped_push_ends_at_its_gap_from_the_contact_point(table: Table, push: Push) -> None:
    start, found = table.body("a").base, Displacement.of(table, push)
    assume(found.moved > 0.0 and found.contact is not None and found.stopped_by is not None)
    assert found.contact is not None and found.stopped_by is not None
    left = SPECK - gap(replace(start, at=found.to), Circle(found.contact, SPECK)).margin
    assert left == pytest.approx(push.stop_short if found.stopped_by.kind != "edge" else 0.0, abs=1e-8)
    if found.stopped_by.kind != "edge":
        things = {piece.id: piece.outline for piece in table.pieces} | {b.id: b.base for b in table.bodies}
        assert gap(Circle(found.contact, SPECK), things[found.stopped_by.id]).touching
