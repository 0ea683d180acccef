"""Forced movement: units shoved along a line, knocked back, dragged to each other, or thrown about.

A unit is shoved as a whole, its parts with it: all their figures go the same way and, unless something stops
them, equally far. Those in front go first, so that nobody is held up by a figure that is itself about to go.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot

from battlefield.geometry.displacement import (
    Displacement,
    Layout,
    Passage,
    Push,
    Stop,
    is_stable,
)
from battlefield.geometry.kernel.shapes import Circle, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing as bearing_of
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces import Body, Table
from battlefield.rulebooks.warsurge.attack.saving import save_or_lose
from battlefield.rulebooks.warsurge.movement.beside import packed
from battlefield.rulebooks.warsurge.movement.moving import renew_melees, settle
from battlefield.rulebooks.warsurge.transport.passengers import standing
from battlefield.rulebooks.warsurge.units.merged_units import figures_with, with_parts
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

KEPT = 1.0  # inch that who is knocked back keeps from what is in the way
HURTS_ON = 4  # face of an impact die
_SPREAD = 8
_TRIES = 100


@dataclass(frozen=True, slots=True)
class Shove:
    """Where a shoved unit comes to stand, and what stopped its figures."""

    places: tuple[Placed, ...]
    stops: tuple[Stop, ...]

    def units_met(self, state: State) -> tuple[str, ...]:
        """Return the units that the shoved one ran into, in the order met."""
        met = (state.figures[stop.id].model.unit for stop in self.stops if stop.id in state.figures)
        return tuple(dict.fromkeys(met))

    @property
    def met_terrain(self) -> bool:
        """Whether a figure ran into terrain."""
        return any(stop.kind == "terrain" for stop in self.stops)


def shoved(
    state: State, unit: str, bearing: float, inches: float, *, keeps: float = 0.0, through: bool = False
) -> Shove:
    """Work out a shove: figures stop at what is in the way, or `keeps` inches short of it.

    With `through` they pass everything, and end at the last place on the line where they can stand. What has
    become terrain does not budge.
    """
    figures = _shoved_with(state, unit)
    if state.units[unit].terrain is not None:
        return Shove(tuple(Placed(f.id, f.model.at, f.model.bottom) for f in figures), ())
    table, order = layout.table(state), {figure.id: n for n, figure in enumerate(figures)}
    own = frozenset(order)
    places, stops = [], []
    for figure in _front_first(figures, direction(bearing)):
        body, stop = _slid(table, own, figure, bearing, inches, keeps, through)
        places.append(Placed(figure.id, (grained(body.base.at[0]), grained(body.base.at[1])), body.bottom))
        if stop is not None and stop.id not in own:
            stops.append(stop)
        table = replace(table, bodies=tuple(body if each.id == body.id else each for each in table.bodies))
    return Shove(tuple(sorted(places, key=lambda place: order[place.figure])), tuple(stops))


def _shoved_with(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures that are shoved when a unit is: those of it and of its parts, whichever it was."""
    return figures_with(state, with_parts(state, state.whole_of(unit)))


def _front_first(figures: Iterable[Figure], ahead: Point) -> list[Figure]:
    def along(figure: Figure) -> float:
        return round(figure.model.at[0] * ahead[0] + figure.model.at[1] * ahead[1], 6)

    return sorted(figures, key=along, reverse=True)


def _slid(
    table: Table,
    own: frozenset[str],
    figure: Figure,
    bearing: float,
    inches: float,
    keeps: float,
    through: bool,
) -> tuple[Body, Stop | None]:
    """Slide one figure; from its own unit it keeps no distance."""
    body = table.body(figure.id)
    if through:
        return _passed(table, body, bearing, inches), None
    push = Push(figure.id, "along", inches, bearing=bearing)
    if keeps:
        others = tuple(each for each in table.bodies if each.id == figure.id or each.id not in own)
        alone = replace(table, bodies=others)
        inches = Displacement.of(alone, replace(push, stop_short=keeps), Layout.of(alone)).moved
    end = Displacement.of(table, replace(push, distance=inches))
    return replace(body, base=replace(body.base, at=end.to), bottom=body.bottom - end.drop), end.stopped_by


def _passed(table: Table, body: Body, bearing: float, inches: float) -> Body:
    """Slide a figure past all that is in its way, terrain too, to the last place where it can stand."""
    moved = Passage.of(replace(table, pieces=()), body.id, bearing, inches).moved
    ground, ahead = Layout.of(table), direction(bearing)
    (x, y), shares = body.base.at, (1.0, *(1.0 - n / _TRIES for n in range(1, _TRIES)))
    ways = (
        (grained(x + moved * share * ahead[0]), grained(y + moved * share * ahead[1])) for share in shares
    )
    end = next((there for there in ways if is_stable(ground, body, there, body.bottom)), body.base.at)
    return replace(body, base=replace(body.base, at=end))


def come_to(
    game: Game, unit: str, how: str, places: tuple[Placed, ...], *, fights: bool = False
) -> Flow[float]:
    """Put a shoved unit where it comes to stand; with `fights` it begins a melee with enemies it touches.

    The unit that it is a part of is shoved along.
    """
    whole = game.state.whole_of(unit)
    before = {place.figure: game.state.figures[place.figure].model.at for place in places}
    left = not any(figure in before for figure in game.state.units[whole].figures)
    inches = yield from settle(game, unit, how, places, forced=True)
    if inches > 0.0 and left:
        place = next(place for place in places if place.at != before[place.figure])
        x, y = before[place.figure]
        shove = shoved(game.state, whole, bearing_of(place.at[0] - x, place.at[1] - y), inches)
        yield from settle(game, whole, how, shove.places, forced=True)
    if fights:
        yield from renew_melees(game, unit)
    return inches


def middle(figures: Sequence[Figure]) -> Point:
    """Return the middle of figures' centres."""
    return (
        sum(figure.model.at[0] for figure in figures) / len(figures),
        sum(figure.model.at[1] for figure in figures) / len(figures),
    )


# away


def knock_back(game: Game, unit: str, by: str, inches: float, how: str) -> Flow[None]:
    """Move a unit directly away from another one; it keeps an inch from what is in the way."""
    state = game.state
    figures = _shoved_with(state, unit)
    source = [state.figures[id_] for id_ in standing(state, by, state.units[by].figures)]
    if not figures or not source:
        return
    (x, y), (sx, sy) = middle(figures), middle(source)
    if is_within(hypot(x - sx, y - sy), 0.0):
        game.say(f"{how}: there is no way away from it", unit)
        return
    shove = shoved(state, unit, bearing_of(x - sx, y - sy), inches, keeps=KEPT)
    yield from come_to(game, unit, how, shove.places)


# any way


@dataclass(frozen=True, slots=True)
class Impact:
    """What those take who are shoved into each other: `dice` D6, multiplied by so many `weapons`, on 4+."""

    how: str
    by: str
    weapon: str
    dice: int
    weapons: int


def force(game: Game, unit: str, inches: float, impact: Impact) -> Flow[None]:
    """Let a side shove a unit up to some inches any way; running into something hurts all that meet."""
    state = game.state
    if not state.figures_of(unit):
        return
    first = state.figures_of(unit)[0]
    at = yield from _pointed(game, unit, impact.by, inches, impact.how)
    (x, y), (u, v) = first.model.at, at
    far = hypot(u - x, v - y)
    if far <= 0.0:
        return
    shove = shoved(state, unit, bearing_of(u - x, v - y), far)
    met = shove.units_met(state)
    yield from come_to(game, unit, impact.how, shove.places)
    if met or shove.met_terrain:
        for hurt in (unit, *met):
            yield from _impact(game, hurt, impact)


def _pointed(game: Game, unit: str, by: str, inches: float, how: str) -> Flow[Point]:
    """Let the shoving side point at where the first figure of a unit is to go."""
    x, y = game.state.figures_of(unit)[0].model.at

    def check(at: Point) -> str:
        far = hypot(at[0] - x, at[1] - y)
        return (
            "" if is_within(far, inches) else f"it can be moved {inches:g} in at most; that is {far:.2f} in"
        )

    def near() -> tuple[Point, ...]:
        ways = [direction(360.0 * n / _SPREAD) for n in range(_SPREAD)]
        found = [(grained(x + 0.999 * inches * dx), grained(y + 0.999 * inches * dy)) for dx, dy in ways]
        return (*found, (x, y))

    what = f"{how}: where the first model of {game.state.units[unit].name} goes, up to {inches:g} in"
    within = (Circle((x, y), inches),)
    request = Spot(game.state.units[by].commander, what, within)
    return (yield from game.spot(SpotLaw(request, check, near)))


def _impact(game: Game, unit: str, impact: Impact) -> Flow[None]:
    """Roll the dice, multiply their number, and let each that succeeds be saved against."""
    how, by = impact.how, impact.by
    side, about = game.state.units[by].commander, (by, unit)
    what = f"dice of the impact: {how}"
    thrown = sum((yield from game.roll(what, impact.dice, by=side, about=about, tells=sum)))
    count = thrown * impact.weapons
    if impact.weapons > 1:
        game.say(f"{how}: {thrown} dice, times {impact.weapons} weapons", unit)
    faces = yield from game.roll(f"impact: {how}", count, by=side, about=about, alike=True)
    hits = sum(face >= HURTS_ON for face in faces)
    if hits:
        yield from save_or_lose(game, unit, hits, how, by=by, weapon=impact.weapon)


# toward each other


def drag(
    game: Game,
    unit: str,
    goal: Point,
    by: str,
    how: str,
    *,
    through: bool = False,
    fights: bool = True,
    lead: str = "",
) -> Flow[float]:
    """Drag a unit along the straight line from its leading figure to a place; `by` says where it stops."""
    state = game.state
    figures = {figure.id: figure for figure in state.figures_of(unit)}
    first = figures.get(lead) or _nearest(tuple(figures.values()), goal)
    (x, y), (gx, gy) = first.model.at, goal
    far = hypot(gx - x, gy - y)
    if is_within(far, 0.0):
        return 0.0
    way = bearing_of(gx - x, gy - y)
    whole = shoved(state, unit, way, far, through=through)
    end = next(place.at for place in whole.places if place.figure == first.id)
    most = hypot(end[0] - x, end[1] - y)
    at = yield from _stopped(game, unit, by, first, end, how) if by else _given(end)
    share = hypot(at[0] - x, at[1] - y)
    places = whole.places if share >= most else shoved(state, unit, way, share, through=through).places
    return (yield from come_to(game, unit, how, places, fights=fights))


def draw_in(game: Game, unit: str, goal: Point, how: str) -> Flow[float]:
    """Pull a unit's nearest figure straight to a place, and the others into a circle round that one."""
    state = game.state
    first = _nearest(state.figures_of(unit), goal)
    (x, y), (gx, gy) = first.model.at, goal
    far = hypot(gx - x, gy - y)
    if is_within(far, 0.0) and len(state.figures_of(unit)) == 1:
        return 0.0
    places = {p.figure: p for p in shoved(state, unit, bearing_of(gx - x, gy - y), far).places}
    lead = places[first.id]
    body = body_of(replace(first.model, at=lead.at, bottom=lead.bottom))
    round_it, _ = packed(state, unit, (body.base,), lead.bottom, also=(body,))
    places |= {place.figure: place for place in round_it}
    return (yield from come_to(game, unit, how, tuple(places.values())))


def _given(at: Point) -> Flow[Point]:
    yield from ()
    return at


def _stopped(game: Game, unit: str, by: str, first: Figure, end: Point, how: str) -> Flow[Point]:
    """Let a side say where on its way a dragged unit stops: nearest to where it points."""
    (x, y), (ex, ey) = first.model.at, end
    most = hypot(ex - x, ey - y)

    def on_line(at: Point) -> float:
        return ((at[0] - x) * (ex - x) + (at[1] - y) * (ey - y)) / most if most else 0.0

    def check(at: Point) -> str:
        along = on_line(at)
        fits = is_within(-along, 0.0) and is_within(along, most)
        return (
            "" if fits else f"it can stop anywhere along {most:.2f} in of its way; that is at {along:.2f} in"
        )

    what = f"{how}: where {game.state.units[unit].name} stops"
    half = (x + ex) / 2.0, (y + ey) / 2.0
    spans = (layout.circle_about(replace(first.model, at=half), most / 2.0),)
    request = Spot(game.state.units[by].commander, what, spans=spans)
    at = yield from game.spot(SpotLaw(request, check, lambda: (end, half, (x, y))))
    share = max(0.0, min(on_line(at), most)) / most if most else 0.0
    return x + share * (ex - x), y + share * (ey - y)


def _nearest(figures: Sequence[Figure], goal: Point) -> Figure:
    return min(figures, key=lambda f: round(hypot(f.model.at[0] - goal[0], f.model.at[1] - goal[1]), 6))


def nearest_pair(ones: Sequence[Figure], others: Sequence[Figure]) -> tuple[Figure, Figure]:
    """Return the two figures of two groups whose centres lie nearest to each other."""
    pairs = [(one, other) for one in ones for other in others]

    def apart(pair: tuple[Figure, Figure]) -> float:
        (x, y), (u, v) = pair[0].model.at, pair[1].model.at
        return round(hypot(u - x, v - y), 6)

    return min(pairs, key=apart)
