"""Where figures may end that get out of something and go on from there: areas for the eye."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil, hypot, pi, sqrt

from battlefield.geometry.displacement import Layout, is_stable, stable_places
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import inches as in_inches
from battlefield.geometry.movement import Policy, nearer_than, reach, without
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.rulebooks.warsurge.movement.arrival_ends import faced, near_enemies
from battlefield.rulebooks.warsurge.movement.beside import HAIR, SPOKES, touching
from battlefield.rulebooks.warsurge.movement.movement_paths import ground_for, policy_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Ends
from battlefield.rules.table import layout
from battlefield.rules.table.standing_room import heights_of

_SHORT = 0.01  # inches that a way may be short
Levels = list[tuple[float, Sequence[Polygon]]]


def ends_out_of(game: Game, unit: str, cores: Sequence[PlacedBase], inches: float) -> Ends:
    """Tell where figures end that come out in contact with one of some bases and go on some inches.

    The ways are searched back from where they may come out: they cost as much either way.
    """
    ground = ground_for(game, unit)
    ways = layout.layout_without(game.state, game.state.units[unit].figures).table
    policy = policy_of(game, unit)

    def ends(figure: str, facing: float | None) -> Sequence[Polygon]:
        body = faced(game.state, figure, facing)
        there = replace(body, id="", base=replace(body.base, at=cores[0].at))
        table = Same(ways.pieces), (ways.width, ways.height), ways.bodies
        levels = _levels(*table, there, tuple(cores), inches, policy)
        spread = max(hypot(core.at[0] - cores[0].at[0], core.at[1] - cores[0].at[1]) for core in cores)
        far = inches + spread + sum(map(_across, (body.base, *cores)))
        room = stable_places(levels, Layout.of(ground), there, far)
        return without(room, near_enemies(game, unit, body.base))

    return ends


@lru_cache(maxsize=32)  # all figures of a unit with the same bases ask the same
def _levels(
    pieces: Same[tuple[Piece, ...]],
    size: tuple[float, float],
    bodies: tuple[Body, ...],
    body: Body,
    cores: tuple[PlacedBase, ...],
    inches: float,
    policy: Policy,
) -> Levels:
    """Return where a body's centre may end at each height."""
    near = nearer_than(inches, cores, body.base.size, body.base.facing)
    table = Table(*size, pieces.value, bodies)
    if policy.turns is None and not _is_anything_near(table, body, cores, inches, policy):
        return [(height, near) for height in heights_of(Layout.of(table))[:1]]
    found: dict[float, list[Polygon]] = {}
    for at, bottom in _outs(table, body, cores, inches):
        out = replace(body, id="out", base=replace(body.base, at=at), bottom=bottom)
        way = reach(Table(*size, pieces.value, (*bodies, out)), "out", inches, policy)
        for height, areas in way.levels:
            found.setdefault(height, []).extend(areas)
    return [(height, areas) for height, areas in sorted(found.items())]


def _outs(
    table: Table, body: Body, cores: Sequence[PlacedBase], inches: float
) -> Iterator[tuple[Point, float]]:
    """Yield where a body may stand in contact with a base: those places that the rule tries, all round.

    Straight ways lead to contact anywhere; about large bases more places come near enough to that.
    """
    room = Layout.of(table)
    for core in cores:
        count = _count(_half(core) + _half(body.base), inches)
        for n in range(count):
            at = touching(core, body.base.size, body.base.facing, 2.0 * pi * n / count, HAIR)
            for height in heights_of(room):
                if is_stable(room, replace(body, bottom=height), at, height):
                    yield at, height


def _count(apart: float, inches: float) -> int:
    """Return how many places about a base it takes for a way from between two of them to be short by a hair.

    From half way between two of them it is short by about a²/2 (r + r²/inches), the centres being r apart.
    """
    half = sqrt(2.0 * _SHORT / (apart + apart**2 / max(inches, apart)))
    return SPOKES * ceil(pi / half / SPOKES)


def _is_anything_near(
    table: Table, body: Body, cores: Sequence[PlacedBase], inches: float, policy: Policy
) -> bool:
    """Return whether anything within reach may be in the way, hinder or bear a body."""
    far = inches + 2.0 * _across(body.base)

    def is_near(thing: PlacedBase | Outline) -> bool:
        return any(is_within(gap(core, thing).gap, far) for core in cores)

    others = (each for each in table.bodies if each.base not in cores and each.id not in policy.passes)
    bears = (each for each in table.pieces if each.platform or each.difficult or each.impassable)
    return any(is_near(each.base) for each in others) or any(is_near(each.outline) for each in bears)


def _across(base: PlacedBase) -> float:
    return in_inches(hypot(base.size.length_mm, base.size.width_mm))


def _half(base: PlacedBase) -> float:
    return in_inches(max(base.size.length_mm, base.size.width_mm)) / 2.0
