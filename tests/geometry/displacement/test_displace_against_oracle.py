"""Random pushes against a judge that knows only margins, polygons and halving."""

import os
from random import Random

import numpy as np
import pytest
import shapely
from campaigns import oftener, tries
from motion_scenes import a_base, a_direction, an_outline, box
from oracle import base_bodies
from oracle_motion import centre_leaves, first_contacts, summits, tracks
from oracle_share import outline_of_base

from battlefield.geometry.displacement.footing import FallWhen
from battlefield.geometry.displacement.push.displace import Displacement, Push
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.units import bearing
from battlefield.geometry.pieces import Body, Piece, Table

pytestmark = oftener

SCALE = int(os.environ.get("BATTLEFIELD_ORACLE_SCALE", "1"))
LENGTH = 18.0


def a_table(draw: Random) -> Table:
    """Draw a board of bodies and pieces at several heights; the model a overlaps nothing that blocks it."""
    while True:
        pieces = [
            Piece(
                f"p{i}",
                an_outline(draw),
                bottom := draw.choice([0.0, 0.0, 1.0]),
                bottom + draw.choice([0.0, 0.5, 2.0]),
                impassable=draw.random() < 0.5,
                difficult=draw.random() < 0.3,
            )
            for i in range(draw.randint(0, 4))
        ]
        bodies = [Body(f"b{i}", a_base(draw), draw.choice([0.0, 0.0, 1.0, 2.0]), 1.0) for i in range(5)]
        table = Table(
            14.0, 13.0, tuple(pieces), (*bodies, Body("a", a_base(draw), draw.choice([0.0, 1.0]), 1.0))
        )
        if is_clear(table):
            return table


def blocking(table: Table) -> dict[str, object]:
    """Read from the rules alone what stands in the way of a."""
    body, found = table.body("a"), {}
    for piece in table.pieces:
        meets = piece.bottom < body.top and body.bottom < piece.top
        if meets or (piece.impassable and piece.bottom <= body.bottom <= piece.top):
            found[piece.id] = piece.outline
    for other in table.bodies[:-1]:
        if other.bottom < body.top and body.bottom < other.top:
            found[other.id] = other.base
    return found


def is_clear(table: Table) -> bool:
    """Tell whether a stands on the board, clear of what blocks it, and in nobody's hole."""
    base = table.body("a").base
    area = shapely.Polygon(shapely.get_coordinates(outline_of_base(base)))
    if not shapely.box(0.01, 0.01, table.width - 0.01, table.height - 0.01).contains(area):
        return False
    return all(gap(base, thing).gap > 0.01 for thing in blocking(table).values())  # type: ignore[arg-type]


def edge_distance(table: Table, base: PlacedBase, direction: Point) -> float:
    """Give how far a base is from the edges it moves toward."""
    body, limits = base_bodies([base]), []
    for normal, limit in (((1, 0), table.width), ((-1, 0), 0), ((0, 1), table.height), ((0, -1), 0)):
        speed = normal[0] * direction[0] + normal[1] * direction[1]
        if speed > 1e-9:
            limits.append((limit - body.support(np.array([normal], dtype=float))[0]) / speed)
    return float(min(limits))


@pytest.mark.campaign
def test_pushes_end_where_halving_says() -> None:
    draw = Random(31)
    scenes = [(a_table(draw), a_direction(draw)) for _ in range(tries(60, 12) * SCALE)]
    slides = [(t.body("a").base, d, list(blocking(t).values())) for t, d in scenes]
    ways = tracks(slides)  # type: ignore[arg-type]
    tops, depths = summits(ways, LENGTH)
    contacts = np.where(depths > 3e-6, first_contacts(ways, tops), np.inf)
    for index, (table, direction) in enumerate(scenes):
        rows = [k for k, owner in enumerate(ways.owner) if owner == index]
        if any(abs(depths[k]) < 3e-6 for k in rows):
            continue
        obstacle = min((float(contacts[k]) for k in rows), default=np.inf)
        edge = edge_distance(table, table.body("a").base, direction)
        found = Displacement.of(table, Push("a", "along", LENGTH, None, bearing(*direction)))
        assert found.moved == pytest.approx(min(obstacle, edge), abs=1e-7)
        assert found.stopped_by is not None
        assert (found.stopped_by.kind == "edge") == (edge < obstacle)


def a_roofscape(draw: Random) -> tuple[list[Piece], shapely.Geometry, Body]:
    """Draw roofs of one height on a grid, so that many adjoin, and a base wholly on them."""
    while True:
        cells = sorted({(draw.randint(0, 3), draw.randint(0, 3)) for _ in range(9)})
        boxes = [box(4 + 3 * x, 4 + 3 * y, 7 + 3 * x, 7 + 3 * y) for x, y in cells]
        surface = shapely.union_all([shapely.Polygon(outline.points) for outline in boxes])
        pieces = [Piece(f"r{i}", outline, 0, 3, platform=True) for i, outline in enumerate(boxes)]
        base = a_base(draw, 16.0)
        if surface.buffer(-0.05).contains(drawn(base, (0.0, 0.0), 0.0)):
            return pieces, surface, Body("a", base, 3, 1)


def drawn(base: PlacedBase, direction: Point, way: float) -> shapely.Geometry:
    """Draw a slid base, its curves in very short lines."""
    points = shapely.get_coordinates(outline_of_base(base))
    return shapely.Polygon(points + way * np.array(direction))


def test_falls_by_the_centre_begin_where_the_centre_leaves_the_union() -> None:
    draw, falls, tried = Random(32), 0, tries(100, 20) * SCALE
    for _ in range(tried):
        pieces, surface, body = a_roofscape(draw)
        direction = a_direction(draw)
        table = Table(40.0, 40.0, tuple(pieces), (body,))
        found = Displacement.of(table, Push("a", "along", LENGTH, None, bearing(*direction)))
        if found.falls:
            assert found.moved == pytest.approx(
                centre_leaves(body.base, direction, surface, LENGTH), abs=1e-6
            )
            falls += 1
    assert falls > tried // 2


@pytest.mark.first(1)
@pytest.mark.parametrize("fall_when", ["any", "all"])
def test_falls_by_the_first_and_last_part_agree_with_drawn_bases(fall_when: FallWhen) -> None:
    draw, falls, tried = Random(33), 0, tries(60, 12) * SCALE
    for _ in range(tried):
        pieces, surface, body = a_roofscape(draw)
        direction = a_direction(draw)
        table = Table(40.0, 40.0, tuple(pieces), (body,))
        found = Displacement.of(table, Push("a", "along", LENGTH, None, bearing(*direction), 0.0, fall_when))
        carries = surface.buffer(1e-4).contains if fall_when == "any" else surface.intersects
        for share in np.linspace(0.0, 1.0, 40):
            assert carries(drawn(body.base, direction, share * (found.moved - 1e-4)))
        if found.falls:
            late = drawn(body.base, direction, found.moved + 0.01)
            assert not (surface.buffer(1e-5).contains(late) if fall_when == "any" else carries(late))
            falls += 1
    assert falls > tried // 2
