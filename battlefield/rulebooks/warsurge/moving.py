"""Moves and dashes: how far each figure may go, where a unit may end, and the melees that begin."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, hypot, isfinite, pi, sin

from battlefield.geometry.displace_layout import Layout
from battlefield.geometry.footing import is_stable
from battlefield.geometry.reach import Reach, reach
from battlefield.geometry.reach_policy import Policy, Route, Turns
from battlefield.geometry.shapes import Point, Polygon
from battlefield.geometry.table import Table
from battlefield.geometry.tolerance import is_within
from battlefield.geometry.units import bearing
from battlefield.rulebooks.warsurge import grounds, marks
from battlefield.rulebooks.warsurge.stats import stat
from battlefield.rulebooks.warsurge.trails import note_way
from battlefield.rules import layout
from battlefield.rules.events import Placed, UnitMoved
from battlefield.rules.flow import Game
from battlefield.rules.moments import Engaged, Moved, Moving
from battlefield.rules.perks import Flow
from battlefield.rules.requests import Places
from battlefield.rules.state import Figure, State
from battlefield.rules.table import body_of
from battlefield.rules.values import grained

APART = 1.0  # inches that a move keeps from enemies it does not engage
COHERENCY = (2, 6)
_BEARINGS = 12
_SHARES = (1.0, 0.6, 0.3)


def policy_of(game: Game, unit: str) -> Policy:
    """Give how a unit may move, by its perks."""

    def may(trait: str) -> bool:
        return game.figure(trait, 0, unit).value > 0

    def lets_pass(other: str) -> bool:
        return other != unit and game.figure("lets pass", 0, other, foe=unit).value > 0

    free = may("passes units")
    others = (u for u in game.state.on_table() if lets_pass(u.id) or (free and u.id != unit))
    passes = frozenset(figure for other in others for figure in other.figures)
    return Policy(
        ignores_terrain=may("passes terrain"),
        jumps=may("jumps") or may("goes through"),
        passes=passes,
        factor=1.0 if may("ignores difficult") else 2.0,
        climb=6.0,
    )


def turns_of(game: Game, unit: str, facing: float, allowance: float) -> Turns | None:
    """Give how a figure may turn where its unit goes in straight legs only: one leg, or legs of a length."""
    most = game.figure("turn degrees", 0, unit).value
    if not most:
        return None
    every = game.figure("turn every", 0, unit).value
    return Turns(float(most), float(every) or max(allowance, 1.0), facing, first=not every)


def coherency_of(game: Game, unit: str) -> tuple[float, float]:
    """Give the horizontal and vertical limits of a unit's coherency."""
    wide = game.figure("coherency", COHERENCY[0], unit).value
    high = game.figure("vertical coherency", COHERENCY[1], unit).value
    return float(wide), float(high)


def ground_for(game: Game, unit: str) -> Table:
    """Give the table as a unit finds it: without itself, and passable where it passes terrain."""
    own, known = frozenset(game.state.units[unit].figures), layout.table(game.state)
    pieces = known.pieces
    if game.figure("passes terrain", 0, unit).value > 0:
        pieces = tuple(replace(piece, impassable=False) for piece in pieces)
    rest = tuple(body for body in known.bodies if body.id not in own)
    return Table(known.width, known.height, pieces, rest)


class Ways:
    """The ways that figures of a unit may go with an allowance, asked once for each figure."""

    def __init__(self, game: Game, unit: str, allowance: float) -> None:
        self._game, self._unit, self._allowance = game, unit, allowance
        self._policy = policy_of(game, unit)
        self._others = ground_for(game, unit)
        self._reaches: dict[str, Reach] = {}
        self._through = game.figure("goes through", 0, unit).value > 0
        self.layout = Layout.of(self._others)
        self.coherency = coherency_of(game, unit)

    def problem(self, places: tuple[Placed, ...]) -> str:
        """Say what is wrong with where figures are to end, or nothing; to stay put is never wrong."""
        state = self._game.state
        if all(_stays(state.figures[place.figure], place) for place in places):
            return ""
        for place in places:
            wrong = self._way_problem(state, place)
            if wrong:
                return wrong
        return self.end_problem(_moved(state, self.faced(places)))

    def route(self, place: Placed) -> Route:
        """Give the cheapest way of a figure to a place."""
        return self._reach(place.figure).cost_to(place.at, level=place.bottom)

    def region(self, figure: str) -> Sequence[Polygon]:
        """Give where the centre of a figure may end, whatever the others of its unit do."""
        return self._reach(figure).outline

    def faced(self, places: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """Turn figures that go in straight legs the way their last leg led."""
        return tuple(self._faced(place) for place in places)

    def paths(self, places: tuple[Placed, ...]) -> dict[str, tuple[Point, ...]]:
        """Give the points of each figure's way, its start and its end included."""
        return {place.figure: self.route(place).path for place in places}

    def _reach(self, figure: str) -> Reach:
        if figure not in self._reaches:
            model = self._game.state.figures[figure].model
            turns = turns_of(self._game, self._unit, model.facing, self._allowance)
            table = replace(self._others, bodies=(*self._others.bodies, body_of(model)))
            self._reaches[figure] = reach(table, figure, self._allowance, replace(self._policy, turns=turns))
        return self._reaches[figure]

    def _faced(self, place: Placed) -> Placed:
        figure = self._game.state.figures[place.figure]
        if self._reach(place.figure).policy.turns is None or _stays(figure, place):
            return place
        (x, y), (u, v) = self.route(place).path[-2:]
        return replace(place, facing=bearing(u - x, v - y))

    def _way_problem(self, state: State, place: Placed) -> str:
        figure = state.figures[place.figure]
        if _stays(figure, place):
            return ""
        route = self.route(place)
        if route.reachable:
            return self._height_problem(figure, place)
        if isfinite(route.cost):
            return f"{figure.id} would need {route.cost:.2f} in of {self._allowance:g}"
        return f"{figure.id} cannot get there: {route.why}"

    def _height_problem(self, figure: Figure, place: Placed) -> str:
        """Look at where a figure lands that went over or through what was in its way."""
        rise = place.bottom - figure.model.bottom
        if self._through and not is_within(rise, 0.0):
            return f"{figure.id} cannot end on top of that"
        if self._policy.jumps and not is_within(rise, self._allowance):
            return f"{figure.id} cannot jump {rise:g} in high"
        return ""

    def end_problem(self, state: State) -> str:
        """Look at a unit where it would end: nobody overlaps, it hangs together, and keeps off enemies."""
        bodies = [body_of(figure.model) for figure in state.figures_of(self._unit)]
        for number, body in enumerate(bodies):
            rest = (*self._others.bodies, *bodies[:number], *bodies[number + 1 :])
            if not is_stable(Layout.of(replace(self._others, bodies=rest)), body, body.base.at, body.bottom):
                return f"{body.id} cannot stand there"
        if not layout.is_coherent(state, self._unit, *self.coherency):
            return f"the unit would be out of coherency ({self.coherency[0]:g} in)"
        return self._enemy_problem(state) or self._game.reason_against("end there", self._unit, there=state)

    def _enemy_problem(self, state: State) -> str:
        side = state.units[self._unit].commander
        for foe in state.on_table():
            if foe.commander == side:
                continue
            gap = layout.between(state, self._unit, foe.id).gap
            if not is_within(gap, 0.0) and not is_within(APART, gap):
                return (
                    f"it would end {gap:.2f} in from {foe.name}: touch it to fight, or stay {APART:g} in away"
                )
        return ""

    def suggestions(self, share_of: float = 1.0) -> Iterator[tuple[Placed, ...]]:
        """Give places worth a try: the whole unit shifted, farthest first, then staying."""
        state = self._game.state
        figures = state.figures_of(self._unit)
        far = self._allowance * share_of
        for share in _SHARES:
            for n in range(_BEARINGS):
                x, y = far * share * sin(2 * pi * n / _BEARINGS), far * share * -cos(2 * pi * n / _BEARINGS)
                yield tuple(
                    Placed(f.id, (grained(f.model.at[0] + x), grained(f.model.at[1] + y)), f.model.bottom)
                    for f in figures
                )
        yield tuple(Placed(f.id, f.model.at, f.model.bottom) for f in figures)


def _stays(figure: Figure, place: Placed) -> bool:
    return figure.model.at == place.at and figure.model.bottom == place.bottom


def _moved(state: State, places: tuple[Placed, ...]) -> State:
    return state.with_figures(*(stood(state.figures[place.figure], place) for place in places))


def stood(figure: Figure, place: Placed) -> Figure:
    """Put a figure somewhere; without a facing it keeps its own."""
    facing = figure.model.facing if place.facing is None else place.facing
    return replace(figure, model=replace(figure.model, at=place.at, bottom=place.bottom, facing=facing))


def move(game: Game, unit: str, how: str, allowance: float) -> Flow[float]:
    """Let a unit move: its commander places its figures; gives the farthest that one of them went."""
    moving = yield from begun(game, unit, how, allowance)
    return (yield from placed(game, moving)) if moving is not None else 0.0


def begun(game: Game, unit: str, how: str, allowance: float) -> Flow[Moving | None]:
    """Begin a movement: who changes or stops it does so now; None where it does not come about."""
    moving = Moving(unit, how, allowance)
    yield from game.tell(moving)
    if moving.stopped or moving.allowance <= 0.0:
        game.say(f"{how}: {moving.stopped or 'it cannot move'}", unit)
        return None
    return moving


def placed(game: Game, moving: Moving, *, forced: bool = False) -> Flow[float]:
    """Let a side place a unit that has begun to move; gives the farthest that one of its figures went."""
    unit, how = moving.unit, moving.how
    ways = Ways(game, unit, moving.allowance)
    figures = game.state.units[unit].figures
    by = moving.by or game.state.units[unit].commander
    what = f"{how} of {game.state.units[unit].name}, up to {moving.allowance:g} in"

    def problem(places: tuple[Placed, ...]) -> str:
        return next(filter(None, (check(places) for check in (*moving.checks, ways.problem))), "")

    def tries() -> tuple[tuple[Placed, ...], ...]:
        return (*moving.tries, *ways.suggestions())

    asked = Places(by, what, figures, problem, tries, ways.region, ways.route)
    while moving.checks and not any(not problem(places) for places in asked.near()):
        moving.checks.pop()
        game.say(f"{how}: not all that bears on it can be kept; what came last is passed over", unit)
    places = ways.faced((yield from game.places(asked)))
    return (yield from settle(game, unit, how, places, forced=forced, paths=ways.paths(places)))


def settle(
    game: Game,
    unit: str,
    how: str,
    places: tuple[Placed, ...],
    *,
    forced: bool = False,
    paths: Mapping[str, tuple[Point, ...]] | None = None,
) -> Flow[float]:
    """Put a unit where it goes, tell of it, and begin or end the melees that follow.

    Without `paths` each figure goes straight.
    """
    before = {p.figure: game.state.figures[p.figure].model for p in places}
    inches = max((_far(before[p.figure].at, p.at) for p in places), default=0.0)
    ways = {p.figure: (before[p.figure].at, p.at) for p in places} if paths is None else paths
    rounded = tuple(
        replace(p, at=(grained(p.at[0]), grained(p.at[1])), bottom=grained(p.bottom)) for p in places
    )
    if inches > 0.0:
        game.emit(UnitMoved(unit, how, rounded, tuple(tuple(ways[p.figure]) for p in places)))
        note_way(game, unit, how, {figure: model.at for figure, model in before.items()})
        if not forced:
            marks.mark(game, marks.MOVED, unit)
        yield from grounds.endure(game, unit, grounds.meets(game, unit, ways, before))
        straight = all(len(way) <= 2 for way in ways.values())
        yield from game.tell(Moved(unit, how, inches, forced, straight, ways))
    yield from renew_melees(game, unit, may_begin=not forced)
    return inches


def renew_melees(game: Game, unit: str, *, may_begin: bool = True) -> Flow[None]:
    """Begin a melee with each enemy that a unit touches, and end those with enemies it has left."""
    state = game.state
    side = state.units[unit].commander
    for foe in state.on_table():
        if foe.commander == side or not state.living(foe.id) or not state.living(unit):
            continue
        touches = is_within(layout.between(state, unit, foe.id).gap, 0.0)
        locked = foe.id in marks.foes_in_melee(game.state, unit)
        if touches and not locked and may_begin and not game.reason_against("engage", unit, foe=foe.id):
            marks.lock(game, unit, foe.id)
            yield from game.tell(Engaged(unit, foe.id))
        elif locked and not touches:
            marks.unlock(game, unit, foe.id)


def allowance(game: Game, unit: str, how: str) -> float:
    """Give how far a unit may go in a move or a dash."""
    return float(stat(game, how.lower(), unit).value)


def _far(one: Point, other: Point) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def why_not_move(game: Game, unit: str, how: str) -> str:
    """Say why a unit may not move or dash, or nothing."""
    state = game.state
    if marks.is_engaged(state, unit) and not game.figure("leaves melee", 0, unit).value:
        return "it is locked in a melee"
    if how == "Move" and marks.is_marked(state, marks.NO_MOVE, unit):
        return "it used a Heavy weapon"
    if how == "Dash" and marks.is_marked(state, marks.NO_DASH, unit):
        return "it used a Battle or Heavy weapon"
    if allowance(game, unit, how) <= 0:
        return f"its {how} is 0"
    return game.reason_against("movement", unit) or game.reason_against(how.lower(), unit)
