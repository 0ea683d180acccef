"""Where figures stand, as the kernel sees it: gaps between units, places that are free, unit coherency."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, inf, pi, sin

from battlefield.geometry.bases import Bases
from battlefield.geometry.between import Between, least_gap, least_gaps
from battlefield.geometry.coherency import coherency
from battlefield.geometry.coverage import WHOLLY, coverage, margins
from battlefield.geometry.displace_layout import Layout
from battlefield.geometry.extent import extent, rows
from battlefield.geometry.footing import is_stable
from battlefield.geometry.gap import gap
from battlefield.geometry.shapes import BaseSize, Circle, PlacedBase, Point, Template
from battlefield.geometry.sight import sights
from battlefield.geometry.silhouette import obscured_shares
from battlefield.geometry.table import Body, Table
from battlefield.geometry.tolerance import TOL, is_overlapping
from battlefield.rules.events import Placed
from battlefield.rules.scene import Model
from battlefield.rules.state import Figure, State
from battlefield.rules.table import body_of, piece_of
from battlefield.rules.values import grained

_RINGS, _SPOKES = 8, 24
_PARTS = 16
_CLOSE = 0.1 * TOL


class _Stand:
    """A state as a key: two are equal where the same figures stand on the same table."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def _parts(self) -> tuple[object, ...]:
        state = self.state
        return state.board, state.terrain, state.units, state.figures

    def __hash__(self) -> int:
        return hash(tuple(map(id, self._parts())))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Stand) and all(
            one is two for one, two in zip(self._parts(), other._parts(), strict=True)
        )


def table(state: State) -> Table:
    """Lay the figures on the table out for the kernel."""
    return _table(_Stand(state))


@lru_cache(maxsize=16)
def _table(stand: _Stand) -> Table:
    state = stand.state
    bodies = tuple(body_of(f.model) for unit in state.on_table() for f in state.figures_of(unit.id))
    return Table(state.board.width, state.board.height, tuple(map(piece_of, state.terrain)), bodies)


def base_of(model: Model) -> PlacedBase:
    """Give a model's base where it stands."""
    return PlacedBase(model.base, model.at, model.facing)


def bases(figures: Sequence[Figure]) -> list[PlacedBase]:
    """Give figures' bases where they stand."""
    return [base_of(figure.model) for figure in figures]


def standing(state: State, unit: str) -> tuple[Figure, ...]:
    """Give the figures that stand for a unit: its own, or those of the unit that carries it."""
    while state.units[unit].where in state.units:
        unit = state.units[unit].where
    return state.figures_of(unit)


def between(state: State, unit: str, other: str) -> Between:
    """Measure two units between their nearest bases; figures with 0 HP still stand until they are removed.

    One that is carried is measured from whoever carries it.
    """
    return least_gap(bases(standing(state, unit)), bases(standing(state, other)))


def gaps_to(state: State, figures: Sequence[Figure], other: str) -> tuple[float, ...]:
    """Give for each figure the gap to the nearest base of another unit."""
    return least_gaps(bases(figures), bases(standing(state, other)))


def is_coherent(state: State, unit: str, horizontal: float, vertical: float) -> bool:
    """Tell whether a unit's figures hang together."""
    bodies = [body_of(figure.model) for figure in state.living(unit)]
    found = coherency(bodies, [body.id for body in bodies], horizontal, vertical)
    return found.coherent


def layout_without(state: State, figures: Sequence[str]) -> Layout:
    """Prepare the table without some figures, to ask where these could stand."""
    known = table(state)
    left = tuple(body for body in known.bodies if body.id not in frozenset(figures))
    return Layout.of(Table(known.width, known.height, known.pieces, left))


def may_stand(layout: Layout, model: Model, at: Point, bottom: float = 0.0) -> bool:
    """Tell whether a model can stand somewhere: on the board, on one level, overlapping nothing."""
    return is_stable(layout, body_of(model), at, bottom)


def places_beside(state: State, figure: Figure, others: Sequence[Figure], within: float) -> Iterator[Placed]:
    """Give free places for a figure beside others, the nearest rings first, in a fixed order."""
    layout = layout_without(state, [figure.id])
    for ring in range(_RINGS):
        for other in others:
            for spoke in range(_SPOKES):
                angle = 2.0 * pi * spoke / _SPOKES
                way, (x, y) = (cos(angle), sin(angle)), other.model.at
                touching = extent(base_of(figure.model), way) + extent(base_of(other.model), way)
                far = touching + 1e-3 + within * ring / _RINGS
                at = grained(x + far * way[0]), grained(y + far * way[1])
                if may_stand(layout, figure.model, at, other.model.bottom):
                    yield Placed(figure.id, at, other.model.bottom)


def body(state: State, figure: str) -> Body:
    """Give one figure as the kernel sees it."""
    return body_of(state.figures[figure].model)


def rows_of(model: Model) -> tuple[float, float]:
    """Give the least and the greatest y of a model's base."""
    return rows(base_of(model))


def widest(model: Model) -> float:
    """Give the inches from a model's centre within which its whole base lies, whatever its facing."""
    base = base_of(model)
    return hypot(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0)))


def seen_pairs(state: State, observers: Sequence[str], targets: Sequence[str]) -> list[list[bool]]:
    """Tell which figures see which, terrain in the way only; in rows for observers."""
    if not observers or not targets:
        return [[False] * len(targets) for _ in observers]
    return [list(map(bool, row)) for row in sights(table(state), observers, targets, False).tolist()]


def hidden_shares(state: State, observers: Sequence[str], targets: Sequence[str]) -> list[list[float]]:
    """Give how much of each target terrain and figures of third units hide from each observer's eye."""
    if not observers or not targets:
        return [[0.0] * len(targets) for _ in observers]
    units = {state.figures[id_].model.unit for id_ in (*observers, *targets)}
    known = table(state)
    kept = frozenset((*observers, *targets))
    bodies = tuple(b for b in known.bodies if b.id in kept or state.figures[b.id].model.unit not in units)
    shares = obscured_shares(replace(known, bodies=bodies), observers, targets, clear=tuple(kept))
    return [list(map(float, row)) for row in shares.tolist()]


def screened_shares(
    state: State, observers: Sequence[str], targets: Sequence[str], screens: Sequence[str]
) -> list[list[float]]:
    """Give how much of each target some figures hide from each observer's eye, all else left aside."""
    if not observers or not targets:
        return [[0.0] * len(targets) for _ in observers]
    kept, clear = frozenset((*observers, *targets, *screens)), (*observers, *targets)
    known = table(state)
    bodies = tuple(body for body in known.bodies if body.id in kept)
    shares = obscured_shares(replace(known, pieces=(), bodies=bodies), observers, targets, clear=clear)
    return [list(map(float, row)) for row in shares.tolist()]


def wholly_under(template: Template, figures: Sequence[Figure]) -> list[bool]:
    """Tell which figures a template covers wholly."""
    return [each == WHOLLY for each in coverage(template, Bases.placed(bases(figures))).covered.tolist()]


def under(template: Template, figures: Sequence[Figure]) -> list[bool]:
    """Tell which figures a template covers, wholly or in part."""
    return [is_overlapping(depth) for depth in margins(template, Bases.placed(bases(figures))).tolist()]


def sees_point(state: State, observer: str, at: Point) -> bool:
    """Tell whether a figure sees a point of the table, terrain in the way only."""
    known = table(state)
    spot = Body("(spot)", PlacedBase(BaseSize.round(1.0), at))
    bodies = (body(state, observer), spot)
    return bool(sights(replace(known, bodies=bodies), [observer], [spot.id], False)[0][0])


def margin_to(template: Template, model: Model) -> float:
    """Give how deep a model's base lies under a template: negative, minus their gap, where it does not."""
    return float(margins(template, Bases.placed([base_of(model)])).tolist()[0])


def deepest_along(template: Template, model: Model, path: Sequence[Point]) -> float:
    """Give the greatest depth of a model's base under a template as it slides along a path.

    Both are convex: along each straight leg the depth has a single peak, closed in on from both sides.
    """
    if len(path) < 2:
        return max((_depths(template, model, path)), default=-inf)
    return max(_peak(template, model, start, end) for start, end in pairwise(path))


def _peak(template: Template, model: Model, start: Point, end: Point) -> float:
    low, high, best = 0.0, 1.0, -inf
    far = hypot(end[0] - start[0], end[1] - start[1])
    while True:
        shares = [low + (high - low) * n / _PARTS for n in range(_PARTS + 1)]
        found = _depths(template, model, [_between(start, end, share) for share in shares])
        best = max(best, *found)
        if is_overlapping(best) or (high - low) * far <= _CLOSE:
            return best
        at = found.index(max(found))
        low, high = shares[max(0, at - 1)], shares[min(_PARTS, at + 1)]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _depths(template: Template, model: Model, places: Sequence[Point]) -> list[float]:
    placed = [PlacedBase(model.base, at, model.facing) for at in places]
    return [float(depth) for depth in margins(template, Bases.placed(placed)).tolist()]


def gap_to_point(base: PlacedBase, at: Point) -> float:
    """Give the gap between a base and a point; 0 where the point lies under the base."""
    return gap(base, Circle(at, 0.0)).gap
