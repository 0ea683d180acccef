"""Where figures stand, as the kernel sees it: gaps between units, places that are free, unit coherency."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import cos, hypot, pi, sin

from battlefield.geometry.coherency import coherency
from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Layout, is_stable
from battlefield.geometry.distance import Between, gap, least_gap, least_gaps
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Point, Template
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.templates import coverage
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import Effect, Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model, Terrain
from battlefield.rules.table.kept_cover import Places, covered, depth, gathered
from battlefield.rules.table.kept_sight import Rows, hidden_on, seen_on, sees_past
from battlefield.rules.table.table import body_of, piece_for, pieces_of
from battlefield.rules.table.underground import figures_below

_RINGS, _SPOKES = 8, 24


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
    standing_, lying = _bodies_and_pieces(state)
    pieces = pieces_of(state.terrain)
    pieces = (*pieces, *lying) if lying else pieces
    return Table(state.board.width, state.board.height, pieces, standing_)


def _bodies_and_pieces(state: State) -> tuple[tuple[Body, ...], tuple[Piece, ...]]:
    """Return the figures on the table as bodies; those of units that have become terrain as pieces."""
    bodies, pieces = [], []
    for unit in state.on_table():
        for figure in state.figures_of(unit.id):
            if unit.terrain is None:
                bodies.append(body_of(figure.model))
            else:
                pieces.append(piece_for(figure.model, unit.is_rough))
    return tuple(bodies), tuple(pieces)


def ground_figures(state: State) -> tuple[Figure, ...]:
    """Return the figures on the table whose units have become terrain."""
    return tuple(f for u in state.on_table() if u.terrain is not None for f in state.figures_of(u.id))


def table_seen(state: State, figures: Sequence[str]) -> Table:
    """Lay the table out as some figures look at each other: their units stand as bodies, and so do wrecks."""
    known, units = table(state), {state.figures[id_].model.unit for id_ in figures}
    back = [f for f in ground_figures(state) if f.model.unit in units or _is_rough(state, f)]
    names, deep = frozenset(figure.id for figure in back), figures_below(state)
    bodies = (*known.bodies, *(body_of(f.model) for f in back))
    if deep and deep.issuperset(figures):
        return replace(known, pieces=(), bodies=tuple(body for body in bodies if body.id in deep))
    bodies = tuple(body for body in bodies if body.id not in deep or body.id in figures)
    pieces = known.pieces  # the same tuple where none is left out: much is kept for it
    pieces = tuple(piece for piece in pieces if piece.id not in names) if names else pieces
    return replace(known, pieces=pieces, bodies=bodies)


def _by_depth(
    state: State,
    observers: Sequence[str],
    targets: Sequence[str],
    apart: bool,
    answer: Callable[[Sequence[str], Sequence[str]], Rows],
) -> Rows:
    """Ask about those above ground and those below it by themselves; `apart` is said of one and the other."""
    deep = figures_below(state)
    if not deep or not observers or not targets:
        return answer(observers, targets)
    rows = [[apart] * len(targets) for _ in observers]
    for below in (False, True):
        ones = [n for n, id_ in enumerate(observers) if (id_ in deep) == below]
        others = [n for n, id_ in enumerate(targets) if (id_ in deep) == below]
        found = answer([observers[n] for n in ones], [targets[n] for n in others]) if ones and others else []
        for n, row in zip(ones, found, strict=False):
            for m, each in zip(others, row, strict=True):
                rows[n][m] = each
    return rows


def _is_rough(state: State, figure: Figure) -> bool:
    return state.units[figure.model.unit].is_rough


def base_of(model: Model) -> PlacedBase:
    """Return a model's base where it stands."""
    return PlacedBase(model.base, model.at, model.facing)


def bases(figures: Sequence[Figure]) -> list[PlacedBase]:
    """Return figures' bases where they stand."""
    return [base_of(figure.model) for figure in figures]


def carrier_of(state: State, unit: str) -> str:
    """Return the unit that carries a unit, and is carried by none; itself where it is not carried."""
    while state.units[unit].where in state.units:
        unit = state.units[unit].where
    return unit


def standing(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures that stand for a unit: its own and its parts', or those of its carrier."""
    unit = carrier_of(state, unit)
    where = state.units[unit].where
    parts = (part for part in state.parts_of(unit) if state.units[part].where == where)
    return (*state.figures_of(unit), *(figure for part in parts for figure in state.figures_of(part)))


def between(state: State, unit: str, other: str) -> Between:
    """Measure two units between their nearest bases; figures with 0 HP still stand until they are removed.

    One that is carried is measured from whoever carries it.
    """
    return _measured(_places(standing(state, unit)), _places(standing(state, other)))


def are_apart(state: State, unit: str, other: str, inches: float) -> bool:
    """Return whether the boxes about two units tell already that they are farther apart than some inches."""
    one, two = (_box(_places(standing(state, each))) for each in (unit, other))
    if one is None or two is None:
        return False
    across = max(two.left - one.right, one.left - two.right, 0.0)
    return hypot(across, max(two.top - one.bottom, one.top - two.bottom, 0.0)) > inches + TOL


def _places(figures: Sequence[Figure]) -> Places:
    return tuple(Same(figure.model) for figure in figures)


@lru_cache(maxsize=1024)
def _box(places: Places) -> Box | None:
    return Box.joint(Box.of(base_of(each.value)) for each in places) if places else None


@lru_cache(maxsize=4096)
def _measured(ones: Places, others: Places) -> Between:
    return least_gap([base_of(one.value) for one in ones], [base_of(other.value) for other in others])


@lru_cache(maxsize=4096)
def _measured_each(ones: Places, others: Places) -> tuple[float, ...]:
    return least_gaps([base_of(one.value) for one in ones], [base_of(other.value) for other in others])


def touches(state: State, unit: str, other: str) -> bool:
    """Return whether two units are in contact."""
    return is_within(between(state, unit, other).gap, 0.0)


def in_contact(state: State, unit: str, other: str) -> bool:
    """Return whether two units on the table are in base contact; who stands on another one is not."""
    if not is_within(between(state, unit, other).gap, 0.0):
        return False
    for ground, upper in ((unit, other), (other, unit)):
        if state.units[ground].terrain is not None:
            pairs = ((one, two) for one in state.figures_of(ground) for two in state.figures_of(upper))
            return any(_is_beside(one, two) for one, two in pairs)
    return True


def _is_beside(ground: Figure, figure: Figure) -> bool:
    """Return whether a figure touches another one, and has not got on top of it."""
    touches = is_within(gap(base_of(ground.model), base_of(figure.model)).gap, 0.0)
    return touches and not is_within(ground.model.bottom + ground.model.height, figure.model.bottom)


def least_between(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> float:
    """Return the least gap between some bases and some others."""
    return least_gap(ones, others).gap


def gaps_to(state: State, figures: Sequence[Figure], other: str) -> tuple[float, ...]:
    """Return for each figure the gap to the nearest base of another unit."""
    return _measured_each(_places(figures), _places(standing(state, other)))


def is_coherent(state: State, unit: str, horizontal: float, vertical: float) -> bool:
    """Return whether a unit's figures hang together."""
    bodies = [body_of(figure.model) for figure in state.living(unit)]
    found = coherency(bodies, [body.id for body in bodies], horizontal, vertical)
    return found.coherent


def layout_without(state: State, figures: Sequence[str]) -> Layout:
    """Prepare the table without some figures, to ask where these could stand."""
    return _layout_without(_Stand(state), frozenset(figures))


@lru_cache(maxsize=16)
def _layout_without(stand: _Stand, figures: frozenset[str]) -> Layout:
    known = table(stand.state)
    left = tuple(body for body in known.bodies if body.id not in figures)
    return Layout.of(Table(known.width, known.height, known.pieces, left))


def may_stand(layout: Layout, model: Model, at: Point, bottom: float = 0.0) -> bool:
    """Return whether a model can stand somewhere: on the board, on one level, overlapping nothing."""
    return is_stable(layout, body_of(model), at, bottom)


def places_beside(state: State, figure: Figure, others: Sequence[Figure], within: float) -> Iterator[Placed]:
    """Yield free places for a figure beside others, the nearest rings first, in a fixed order."""
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
    """Return one figure as the kernel sees it."""
    return body_of(state.figures[figure].model)


def facing(figure: Figure, way: float) -> Figure:
    """Turn a figure so that it looks in a bearing."""
    return replace(figure, model=replace(figure.model, facing=way))


def rows_of(model: Model) -> tuple[float, float]:
    """Return the least and the greatest y of a model's base."""
    return rows_of_base(base_of(model))


def rows_of_base(base: PlacedBase) -> tuple[float, float]:
    """Return the least and the greatest y of a base."""
    box = Box.of(base)
    return box.top, box.bottom


def widest(model: Model) -> float:
    """Return the inches from a model's centre within which its whole base lies, whatever its facing."""
    return _widest(model.base, model.facing)


def widest_of(base: PlacedBase) -> float:
    """Return the same of a base."""
    return _widest(base.size, base.facing)


@lru_cache(maxsize=1024)
def _widest(size: BaseSize, facing: float) -> float:
    base = PlacedBase(size, (0.0, 0.0), facing)
    return hypot(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0)))


def circle_about(model: Model, far: float) -> Circle:
    """Return a circle that reaches at least some inches beyond a model's base; it is for the eye alone."""
    base = base_of(model)
    return Circle(model.at, max(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0))) + far)


def from_way(at: Point, start: Point, end: Point) -> float:
    """Return how many inches a point is from the straight way between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / max(dx * dx + dy * dy, 1e-12)
    share = min(max(share, 0.0), 1.0)
    return hypot(at[0] - start[0] - share * dx, at[1] - start[1] - share * dy)


def seen_pairs(state: State, observers: Sequence[str], targets: Sequence[str]) -> list[list[bool]]:
    """Tell which figures see which, terrain in the way only; in rows for observers."""
    if not observers or not targets:
        return [[False] * len(targets) for _ in observers]

    def seen(ones: Sequence[str], others: Sequence[str]) -> Rows:
        return seen_on(table_seen(state, (*ones, *others)), tuple(ones), tuple(others))

    return _by_depth(state, observers, targets, False, seen)


def are_hidden(
    state: State, observers: Sequence[str], targets: Sequence[str], share: float
) -> list[list[bool]]:
    """Tell of which targets terrain and figures of third units hide such a share from each observer's eye.

    What an observer stands in the wreck of hides nothing from it; all that is not on its level is hidden.
    """
    return _by_depth(state, observers, targets, True, lambda o, t: _are_hidden(state, o, t, share))


def table_hiding(state: State, figures: Sequence[str]) -> Table:
    """Lay the table out as some figures hide from each other: of their units nobody else stands there.

    Parts of a unit are one with it.
    """
    known, kept = table_seen(state, figures), frozenset(figures)
    wholes = {state.whole_of(state.figures[id_].model.unit) for id_ in kept}
    units = {each for whole in wholes for each in (whole, *state.parts_of(whole))}
    bodies = tuple(b for b in known.bodies if b.id in kept or state.figures[b.id].model.unit not in units)
    return replace(known, bodies=bodies)


def _are_hidden(state: State, observers: Sequence[str], targets: Sequence[str], share: float) -> Rows:
    kept = frozenset((*observers, *targets))
    shown = table_hiding(state, (*observers, *targets))
    rough = [figure for figure in ground_figures(state) if _is_rough(state, figure)]
    if not rough:
        return _hide(shown, observers, targets, tuple(kept), share)
    rows = []
    for id_ in observers:
        own = base_of(state.figures[id_].model)
        around = tuple(f.id for f in rough if gap(own, base_of(f.model)).overlapping)
        rows += _hide(shown, (id_,), targets, (*kept, *around), share)
    return rows


def are_screened(
    state: State, observers: Sequence[str], targets: Sequence[str], screens: Sequence[str], share: float
) -> list[list[bool]]:
    """Tell of which targets some figures hide such a share from each observer's eye, all else left aside."""
    kept, clear = frozenset((*observers, *targets, *screens)), (*observers, *targets)
    solid = tuple(body_of(state.figures[id_].model) for id_ in dict.fromkeys((*clear, *screens)))
    assert len(solid) == len(kept)
    return _hide(replace(table(state), pieces=(), bodies=solid), observers, targets, clear, share)


def are_screened_by_terrain(
    state: State, observers: Sequence[str], targets: Sequence[str], piece: Terrain, share: float
) -> list[list[bool]]:
    """Tell of which targets a piece hides such a share from each observer's eye, all else left aside."""
    clear = tuple(dict.fromkeys((*observers, *targets)))
    solid = tuple(body_of(state.figures[id_].model) for id_ in clear)
    known = replace(table(state), pieces=pieces_of((piece,)), bodies=solid)
    return _hide(known, observers, targets, clear, share)


def _hide(
    known: Table, observers: Sequence[str], targets: Sequence[str], clear: Sequence[str], share: float
) -> list[list[bool]]:
    if not observers or not targets:
        return [[False] * len(targets) for _ in observers]
    return hidden_on(known, tuple(observers), tuple(targets), frozenset(clear), share)


def wholly_under(template: Template, figures: Sequence[Figure]) -> list[bool]:
    """Tell which figures a template covers wholly."""
    return coverage(template, Bases.placed(bases(figures))).counted(wholly=True)


def under(template: Template, figures: Sequence[Figure]) -> list[bool]:
    """Tell which figures a template covers, wholly or in part."""
    found = [False] * len(figures)
    for row in covered(template, Same(gathered(_places(figures)))):
        found[row] = True
    return found


def living_under(state: State, template: Template) -> list[str]:
    """Return the figures, of those that are alive on the table, that a template covers at least in part."""
    ids, known = _living(_Stand(state))
    return [ids[row] for row in covered(template, Same(known))]


@lru_cache(maxsize=64)
def _living(stand: _Stand) -> tuple[tuple[str, ...], Bases]:
    state = stand.state
    figures = [figure for unit in state.on_table() for figure in state.living(unit.id)]
    return tuple(figure.id for figure in figures), gathered(_places(figures))


def sees_point(state: State, observer: str, at: Point) -> bool:
    """Return whether a figure sees a point of the table, terrain in the way only."""
    return _sees_point(_Stand(state), Same(state.effects), observer, at)


@lru_cache(maxsize=512)
def _sees_point(stand: _Stand, effects: Same[tuple[Effect, ...]], observer: str, at: Point) -> bool:
    state = replace(stand.state, effects=effects.value)  # some of them tell who is below ground
    known = table_seen(state, [observer])
    spot = Body("(spot)", PlacedBase(BaseSize.round(1.0), at))
    return sees_past(known.pieces, body(state, observer), spot)


def margin_to(template: Template, model: Model) -> float:
    """Return how deep a model's base lies under a template: negative, minus their gap, where it does not."""
    return depth(template, Same(model))


def gap_to_point(base: PlacedBase, at: Point) -> float:
    """Return the gap between a base and a point; 0 where the point lies under the base."""
    return gap(base, Circle(at, 0.0)).gap
