"""Layouts in which figures that go together, in formation, come to touch an enemy."""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, pi, sin

from battlefield.geometry.displacement import Closing, contact_beside
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import Contact, Fits, Rough, sifted
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout

_BEARINGS = 8  # round a base that is to be touched
_PAIRS = 3  # figures nearest to each other that lead


def enemies_apart(state: State, unit: str) -> tuple[str, ...]:
    """Return the units of other sides on the table that a unit does not touch."""
    side = state.units[unit].commander
    foes = (foe for foe in state.on_table() if foe.commander != side and foe.terrain is None)
    standing = (foe.id for foe in foes if state.living(foe.id))
    return tuple(foe for foe in standing if not layout.touches(state, unit, foe))


def _never(places: tuple[Placed, ...]) -> bool:
    del places
    return False


def reachable_contacts(
    state: State,
    figures: Sequence[Figure],
    foes: Sequence[str],
    inches: float,
    rough: Rough,
    fits: Fits = _never,
) -> Iterator[Contact]:
    """Yield for each of some units, the nearest first, one layout that touches it and that will do.

    One of which that is plain to `rough` comes before one that only `fits` knows to do; without that only
    such are found. The figures are shifted together by no more than so many inches.
    """
    own = layout.bases(figures)
    gaps = {foe: layout.least_between(own, layout.bases(state.figures_of(foe))) for foe in foes}
    near = [foe for foe in foes if is_within(gaps[foe], inches)]
    for foe in sorted(near, key=lambda each: round(gaps[each], 6)):
        found = next(sifted(_tries(state, figures, foe, inches), rough, fits, at_once=1), None)
        if found is not None:
            yield Contact(foe, found)


def _tries(state: State, figures: Sequence[Figure], foe: str, inches: float) -> Iterator[tuple[Placed, ...]]:
    """Yield layouts that touch a unit, the shortest shifts first."""
    moving = frozenset(figure.id for figure in figures)
    others = [f for u in state.on_table() if u.terrain is None for f in state.figures_of(u.id)]
    others = [figure for figure in others if figure.id not in moving]
    rows = frozenset(n for n, figure in enumerate(others) if figure.model.unit == foe)
    bases, own = layout.bases(others), layout.bases(figures)
    seen = dict[tuple[Placed, ...], bool]()
    for by in _shifts(own, [bases[n] for n in sorted(rows)], inches):
        unless_stopped()
        closed = _closed(own, bases, by, rows)
        if closed is None or not is_within(hypot(*closed), inches):
            continue
        places = tuple(_shifted(figure, closed) for figure in figures)
        if seen.setdefault(places, True):
            seen[places] = False
            yield places


def _closed(
    own: Sequence[PlacedBase], others: Sequence[PlacedBase], by: Point, wanted: Iterable[int]
) -> Point | None:
    """Return a shift near another one that overlaps nobody and touches one of those wanted."""
    there = [PlacedBase(b.size, (b.at[0] + by[0], b.at[1] + by[1]), b.facing) for b in own]
    found = Closing.of(there, others, [0.0] * len(others), by)
    if found is None or not any(row in wanted for row in found.touched):
        return None
    return by[0] + found.by[0], by[1] + found.by[1]


def _shifts(own: Sequence[PlacedBase], foes: Sequence[PlacedBase], inches: float) -> list[Point]:
    """Return shifts that bring one of the nearest figures against one of the nearest foes, shortest first."""
    pairs = sorted(
        (round(layout.least_between([one], [foe]), 6), n, m)
        for n, one in enumerate(own)
        for m, foe in enumerate(foes)
    )
    found = []
    for _, n, m in pairs[:_PAIRS]:
        one, foe = own[n], foes[m]
        for way in _ways(one.at, foe.at):
            x, y = contact_beside(one, foe, way)
            found.append((x - one.at[0], y - one.at[1]))
    near = (by for by in found if is_within(hypot(*by), inches))
    return sorted(near, key=lambda by: (round(hypot(*by), 6), by))


def _ways(start: Point, end: Point) -> Iterator[Point]:
    """Yield bearings about a place as unit vectors, the one that leads back to the start first."""
    (x, y), (u, v) = start, end
    far = hypot(x - u, y - v)
    dx, dy = ((x - u) / far, (y - v) / far) if far else (1.0, 0.0)
    for n in range(_BEARINGS):
        c, s = cos(2.0 * pi * n / _BEARINGS), sin(2.0 * pi * n / _BEARINGS)
        yield c * dx - s * dy, s * dx + c * dy


def _shifted(figure: Figure, by: Point) -> Placed:
    x, y = figure.model.at
    return Placed(figure.id, (grained(x + by[0]), grained(y + by[1])), figure.model.bottom)
