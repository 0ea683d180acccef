"""Places in base contact with something, and units packed as near to it as there is room."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import cos, pi, sin

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Layout, is_stable
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.pieces import Body, Table
from battlefield.rulebooks.warsurge.units.merged_units import figures_with
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

SPOKES = 24
_RINGS = 24
_RING = 0.5  # inches from one ring to the next
Fits = Callable[[PlacedBase], bool]
HAIR = 5e-7  # within the tolerance: clear of what is rounded to the grain of positions, and still in contact


def touching(core: PlacedBase, size: BaseSize, facing: float, angle: float, clear: float = 0.0) -> Point:
    """Return the place of a base that touches another one, or is so clear of it, in some direction.

    The angle is in radians from the x axis.
    """
    way = cos(angle), sin(angle)
    far = extent(core, way) + extent(PlacedBase(size, (0.0, 0.0), facing), way)
    if core.size.kind == size.kind == "round":
        far += clear
        return core.at[0] + far * way[0], core.at[1] + far * way[1]
    at = core.at[0] + far * way[0], core.at[1] + far * way[1]
    found = gap(PlacedBase(size, at, facing), core)
    (px, py), (qx, qy) = found.points
    return at[0] + qx - px + clear * way[0], at[1] + qy - py + clear * way[1]


def nearest_contact(base: PlacedBase, core: PlacedBase) -> Point:
    """Return where a base comes into contact with another one by the shortest way."""
    (px, py), (qx, qy) = gap(base, core).points
    return base.at[0] + qx - px, base.at[1] + qy - py


def contacts(base: PlacedBase, cores: Sequence[PlacedBase]) -> Iterator[Point]:
    """Yield places where a base touches one of others: the nearest first, then all round."""
    x, y = base.at
    yield from (nearest_contact(base, core) for core in cores)
    around = [
        touching(core, base.size, base.facing, 2.0 * pi * n / SPOKES) for core in cores for n in range(SPOKES)
    ]
    yield from sorted(around, key=lambda at: (round((at[0] - x) ** 2 + (at[1] - y) ** 2, 6), at))


def packed(
    state: State,
    unit: str,
    cores: Sequence[PlacedBase],
    bottom: float = 0.0,
    turn: float = 0.0,
    also: Sequence[Body] = (),
    along: Sequence[str] = (),
    fits: Fits = lambda _: True,
) -> tuple[tuple[Placed, ...], float]:
    """Put the figures of a unit, and those `along`, round some bases as near as there is room.

    They go round from an angle in radians on, to places that a base `fits`. Gives the places of those that
    find room, and the farthest gap of one of them. Figures whose bodies are in `also` stand there already.
    """
    figures = figures_with(state, (unit, *along))
    known, own = layout.table(state), frozenset(figure.id for figure in figures)
    bodies = (*(body for body in known.bodies if body.id not in own), *also)
    table = Table(known.width, known.height, known.pieces, bodies)
    stand = frozenset(body.id for body in also)
    spots = list(_rings(turn))
    first = dict[Body, int]()  # the spot to look at, for those alike: what was taken stays so
    found, farthest = [], 0.0
    for figure in figures:
        body = replace(body_of(figure.model), bottom=bottom)
        if figure.id in stand:
            continue
        alike = replace(body, id="", base=replace(body.base, at=(0.0, 0.0)))
        taken = first.get(alike, 0)
        first[alike], place = _first_free(Layout.of(table), body, cores, spots[taken:], taken, fits)
        if place is not None:
            found.append(place)
            there = replace(body, base=replace(body.base, at=place.at))
            table = replace(table, bodies=(*table.bodies, there))
            farthest = max(farthest, min(gap(there.base, core).gap for core in cores))
    return tuple(found), farthest


def _rings(turn: float) -> Iterator[tuple[float, float]]:
    for ring in range(_RINGS):
        for n in range(SPOKES):
            yield HAIR + ring * _RING, turn + 2.0 * pi * n / SPOKES


def _first_free(
    ground: Layout,
    body: Body,
    cores: Sequence[PlacedBase],
    spots: Sequence[tuple[float, float]],
    number: int,
    fits: Fits,
) -> tuple[int, Placed | None]:
    """Return the first place that is free, on the nearest ring, from spoke to spoke, and its number."""
    for n, (clear, angle) in enumerate(spots, number):
        for core in cores:
            x, y = touching(core, body.base.size, body.base.facing, angle, clear)
            at = grained(x), grained(y)
            if fits(replace(body.base, at=at)) and is_stable(ground, body, at, body.bottom):
                return n, Placed(body.id, at, body.bottom)
    return number + len(spots), None
