"""The ways that units may go: what they may pass, how far each figure gets, and where they may end."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, inf, isfinite, pi, sin

from battlefield.geometry.displacement import Layout, stable_places
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing
from battlefield.geometry.movement import Arc, Policy, Reach, Route, Turns, nearer_than
from battlefield.geometry.pieces import Table
from battlefield.rulebooks.warsurge.occasions import Standing
from battlefield.rulebooks.warsurge.units.allegiance import is_foe
from battlefield.rulebooks.warsurge.units.merged_units import is_beside, is_part, with_parts
from battlefield.rulebooks.warsurge.words import (
    COHERENCY_REACH,
    GOES_THROUGH,
    IGNORES_DIFFICULT,
    JUMPS,
    LETS_PASS,
    PASSES_TERRAIN,
    PASSES_UNITS,
    TO_END_THERE,
    TURN_DEGREES,
    TURN_EVERY,
    VERTICAL_COHERENCY_REACH,
)
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Contact, Fits
from battlefield.rules.core.requests import Bond
from battlefield.rules.core.state import Figure, State, Unit
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout
from battlefield.rules.table.contacts import reachable_contacts
from battlefield.rules.table.kept_reach import kept_reach
from battlefield.rules.table.standing_room import why_not_stand_among
from battlefield.rules.table.table import body_of
from battlefield.rules.table.underground import are_apart, is_below

APART = 1.0  # inches that a move keeps from enemies it does not engage
COHERENCY = (2, 6)
_BEARINGS = 12
_SHARES = (1.0, 0.6, 0.3)
STEPS = 400  # of a figure's search for ways round others, before it is given up
_CONTACT_STEPS = 4000  # of one for ways into contact: a block in a wood needs more than one in the open


def policy_of(game: Game, unit: str) -> Policy:
    """Return how a unit may move, by its perks."""

    def may(trait: Stat) -> bool:
        return game.figure(trait, 0, unit).value > 0

    def lets_pass(other: str) -> bool:
        return other != unit and game.figure(LETS_PASS, 0, other, foe=unit).value > 0

    free = may(PASSES_UNITS)

    def is_no_obstacle(other: str) -> bool:
        return lets_pass(other) or (free and other != unit) or are_apart(game.state, unit, other)

    others = (u for u in game.state.on_table() if is_no_obstacle(u.id))
    passes = frozenset(figure for other in others for figure in other.figures)
    return Policy(
        ignores_terrain=may(PASSES_TERRAIN),
        jumps=may(JUMPS) or may(GOES_THROUGH),
        passes=passes,
        factor=1.0 if may(IGNORES_DIFFICULT) else 2.0,
        climb=6.0,
    )


def turns_of(game: Game, unit: str, facing: float, allowance: float) -> Turns | None:
    """Give how a figure may turn where its unit goes in straight legs only: one leg, or legs of a length.

    Of a unit and its parts all go as that one does which is the least free.
    """
    company = with_parts(game.state, game.state.whole_of(unit))
    turns = ((game.figure(TURN_EVERY, 0, each), game.figure(TURN_DEGREES, 0, each)) for each in company)
    found = [(every.value, degrees.value) for every, degrees in turns if degrees.value]
    if not found:
        return None
    every, most = max(found, key=lambda each: (each[0] or inf, -each[1]))
    return Turns(float(most), float(every) or max(allowance, 1.0), facing, first=not every)


def coherency_of(game: Game, unit: str) -> tuple[float, float]:
    """Return the horizontal and vertical limits of a unit's coherency."""
    wide = game.figure(COHERENCY_REACH, COHERENCY[0], unit).value
    high = game.figure(VERTICAL_COHERENCY_REACH, COHERENCY[1], unit).value
    return float(wide), float(high)


def bonds_of(game: Game, *units: str) -> tuple[Bond, ...]:
    """Return which figures of units that are placed together have to hang together, for the eye.

    Each unit does by itself, and those of a unit with sergeants all do.
    """
    parts = [tuple(game.state.units[unit].figures) for unit in units]
    groups = [*zip(parts, units, strict=True), *([(sum(parts, ()), units[0])] if len(parts) > 1 else [])]
    return tuple(Bond(figures, *coherency_of(game, unit)) for figures, unit in groups if len(figures) > 1)


def ground_for(game: Game, unit: str, *along: str) -> Table:
    """Give the table as a unit finds it, without who moves with it, and passable where it passes terrain."""
    own = frozenset(id_ for each in (unit, *along) for id_ in game.state.units[each].figures)
    known = layout.layout_without(game.state, tuple(own)).table
    pieces = known.pieces
    if game.figure(PASSES_TERRAIN, 0, unit).value > 0:
        pieces = tuple(replace(piece, impassable=False) for piece in pieces)
    return Table(known.width, known.height, pieces, known.bodies)


@dataclass(frozen=True, slots=True)
class _Gait:
    """How one of several units that move together goes."""

    unit: str
    allowance: float
    policy: Policy
    through: bool
    ground: Table
    floor: Table  # what it may end on
    coherency: tuple[float, float]


def _gait(game: Game, unit: str, allowance: float, units: Sequence[str]) -> _Gait:
    through = game.figure(GOES_THROUGH, 0, unit).value > 0
    ground = floor = ground_for(game, unit, *units)
    if is_below(game.state, unit):
        floor = replace(ground, pieces=tuple(piece for piece in ground.pieces if piece.impassable))
        ground = replace(ground, pieces=())
    return _Gait(unit, allowance, policy_of(game, unit), through, ground, floor, coherency_of(game, unit))


class Ways:
    """The ways that figures of a unit may go with an allowance, asked once for each figure.

    `along` are units that move together with it, each with an allowance of its own.
    """

    def __init__(
        self, game: Game, unit: str, allowance: float, along: Mapping[str, float] | None = None
    ) -> None:
        self._game, self._unit = game, unit
        each = {unit: allowance, **(along or {})}
        self._gaits = {id_: _gait(game, id_, far, tuple(each)) for id_, far in each.items()}
        self._reaches: dict[str, Reach] = {}
        self._routes: dict[tuple[str, Point, float], Route] = {}
        self._wrongs: dict[tuple[Placed, ...], str] = {}
        self._straight_to = set[Placed]()

    def problem(self, places: tuple[Placed, ...]) -> str:
        """Say what is wrong with where figures are to end, or nothing; to stay put is never wrong."""
        if places not in self._wrongs:
            self._wrongs[places] = self._problem(places)
        return self._wrongs[places]

    def _problem(self, places: tuple[Placed, ...]) -> str:
        state = self._game.state
        if all(_stays(state.figures[place.figure], place) for place in places):
            return ""
        for place in places:
            wrong = self._way_problem(state, place)
            if wrong:
                return wrong
        return self.end_problem(_moved(state, self.faced(places)))

    def route(self, place: Placed) -> Route:
        """Return a way of a figure to a place: one within its allowance at once, where there is one.

        Over difficult ground it may cost a little more than the cheapest; what cannot be reached is searched
        for to the end.
        """
        key = place.figure, place.at, place.bottom
        if key not in self._routes:
            reach = self._reach(place.figure)
            near = reach.near(place.at, place.bottom)
            found = near is not None and near.reachable
            self._routes[key] = near if found and near else reach.cost_to(place.at, level=place.bottom)
        return self._routes[key]

    def are_near(self, places: tuple[Placed, ...], steps: int | None = None) -> bool:
        """Return whether each figure stays or is sure to get to its place, without a search beyond its move.

        With `steps` no figure's search takes more of them: what that leaves open is not near.
        """
        return all(self._is_near(place, steps) for place in places)

    def _is_near(self, place: Placed, steps: int | None) -> bool:
        if _stays(self._game.state.figures[place.figure], place):
            return True
        reach = self._reach(place.figure)
        if reach.is_straight([place.at], place.bottom)[0]:
            return True
        near = reach.near(place.at, place.bottom, steps)
        return near is not None and near.reachable

    def region(self, figure: str) -> Sequence[Polygon]:
        """Return where the centre of a figure may end, whatever the others of its unit do."""
        who, reach, gait = self._game.state.figures[figure], self._reach(figure), self._gait_of(figure)
        levels = [(level, areas) for level, areas in reach.levels if not self._rise_problem(who, level)]
        return stable_places(levels, Layout.of(gait.floor), reach.body, gait.allowance)

    def barred(self, figure: str) -> Sequence[Polygon]:
        """Return where the centre of a figure would be too near to an enemy that it does not touch."""
        state, model = self._game.state, self._game.state.figures[figure].model
        foes = kept_off(self._game, model.unit)
        bases = [base for foe in foes for base in layout.bases(state.figures_of(foe.id))]
        return nearer_than(APART, bases, model.base, model.facing) if bases else ()

    def are_straight(self, layouts: Sequence[tuple[Placed, ...]]) -> list[bool]:
        """Return of each layout whether the straight ways of all figures lead there."""
        left = dict(enumerate(layouts))
        for figure in dict.fromkeys(place.figure for places in layouts for place in places):
            asked = {row: p for row, places in left.items() for p in places if p.figure == figure}
            found = dict(zip(asked, self._straight(figure, list(asked.values())), strict=True))
            left = {row: places for row, places in left.items() if found.get(row, True)}
        return [row in left for row in range(len(layouts))]

    def _straight(self, id_: str, places: Sequence[Placed]) -> list[bool]:
        figure, reach = self._game.state.figures[id_], self._reach(id_)
        found = dict[Placed, bool]()
        for level in dict.fromkeys(place.bottom for place in places):
            there = [place for place in places if place.bottom == level]
            found |= dict(zip(there, reach.is_straight([p.at for p in there], level), strict=True))
        self._straight_to.update(place for place in places if found[place])
        return [found[place] or _stays(figure, place) for place in places]

    def contacts(self, fits: Fits, *, plain: bool = False) -> Iterator[Contact]:
        """Return for each enemy in reach a layout that touches it and will do, the nearest enemy first.

        The `plain` ones are those that straight ways lead to.
        """
        state = self._game.state
        figures = [f for unit in self._gaits for f in state.figures_of(unit)]
        far = min(gait.allowance for gait in self._gaits.values())
        foes = [foe.id for foe in _touchable(state, self._unit) if state.living(foe.id)]
        foes = [foe for foe in foes if not layout.touches(state, self._unit, foe)]

        def rough(layouts: Sequence[tuple[Placed, ...]]) -> Iterator[bool | None]:
            for places, is_straight in zip(layouts, self.are_straight(layouts), strict=True):
                yield fits(places) if is_straight else None

        def is_near(places: tuple[Placed, ...]) -> bool:
            return self.are_near(places, _CONTACT_STEPS) and fits(places)

        more = () if plain else (is_near,)
        return reachable_contacts(state, figures, foes, far, rough, *more)

    def faced(self, places: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """Turn figures that go in straight legs the way their last leg led."""
        return tuple(self._faced(place) for place in places)

    def paths(self, places: tuple[Placed, ...]) -> dict[str, tuple[Point, ...]]:
        """Return the points of each figure's way, its start and its end included."""
        return {place.figure: self.route(place).path for place in places}

    def arcs(self, places: tuple[Placed, ...]) -> dict[str, tuple[Arc, ...]]:
        """Return the stretches of each figure's way that lead round a centre."""
        found = {}
        for place in places:
            arcs = (piece for piece in self.route(place).pieces if isinstance(piece, Arc))
            found[place.figure] = tuple(arc for arc in arcs if arc.centre is not None)
        return found

    def _reach(self, figure: str) -> Reach:
        if figure not in self._reaches:
            model, gait = self._game.state.figures[figure].model, self._gait_of(figure)
            turns = turns_of(self._game, gait.unit, model.facing, gait.allowance)
            table = replace(gait.ground, bodies=(*gait.ground.bodies, body_of(model)))
            policy = replace(gait.policy, turns=turns)
            self._reaches[figure] = kept_reach(table, figure, gait.allowance, policy)
        return self._reaches[figure]

    def _gait_of(self, figure: str) -> _Gait:
        return self._gaits[self._game.state.figures[figure].model.unit]

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
        if self._is_within(place) or self.route(place).reachable:
            return self._height_problem(figure, place)
        route = self.route(place)
        by = self._named(TURN_DEGREES, figure)
        if isfinite(route.cost):
            return f"{figure.id} would need {route.cost:.2f} in of {self._gait_of(figure.id).allowance:g}{by}"
        return f"{figure.id} cannot get there: {route.why}{by}"

    def _is_within(self, place: Placed) -> bool:
        known = place in self._straight_to
        return known or self._reach(place.figure).within(place.at, place.bottom)

    def _named(self, what: Stat, figure: Figure) -> str:
        """Name the perks that bear on how a figure goes, in brackets, or nothing."""
        found = self._game.figure(what, 0, figure.model.unit)
        return f" ({found.sources})" if found.applied else ""

    def _height_problem(self, figure: Figure, place: Placed) -> str:
        """Look at where a figure lands that went over or through what was in its way."""
        return self._rise_problem(figure, place.bottom)

    def _rise_problem(self, figure: Figure, bottom: float) -> str:
        rise, gait = bottom - figure.model.bottom, self._gait_of(figure.id)
        if gait.through and not is_within(rise, 0.0):
            return f"{figure.id} cannot end on top of that{self._named(GOES_THROUGH, figure)}"
        if gait.policy.jumps and not is_within(rise, gait.allowance):
            return f"{figure.id} cannot jump {rise:g} in high{self._named(JUMPS, figure)}"
        return ""

    def end_problem(self, state: State) -> str:
        """Look at units where they would end: nobody overlaps, they hang together, and keep off enemies."""
        for gait in self._gaits.values():
            wrong = self._standing_problem(state, gait) or self._coherency_problem(state, gait)
            wrong = wrong or self._enemy_problem(state, gait.unit)
            wrong = wrong or self._game.reason_against(TO_END_THERE, gait.unit, about=Standing(state))
            if wrong:
                return wrong
        return ""

    def _standing_problem(self, state: State, gait: _Gait) -> str:
        moving = [body_of(f.model) for unit in self._gaits for f in state.figures_of(unit)]
        for body in (body_of(figure.model) for figure in state.figures_of(gait.unit)):
            mates = [each for each in moving if each.id != body.id]
            wrong = why_not_stand_among(Layout.of(gait.floor), body, mates)
            if wrong:
                return wrong
        return ""

    def _coherency_problem(self, state: State, gait: _Gait) -> str:
        unit, limits = gait.unit, gait.coherency
        if layout.is_coherent(state, unit, *limits) and hangs_together(state, unit, limits):
            return ""
        return f"the unit would be out of coherency ({gait.coherency[0]:g} in)"

    def _enemy_problem(self, state: State, unit: str) -> str:
        """Look at how far off enemies a unit ends; it is one with its sergeants, as each of them is."""
        unit = state.whole_of(unit)
        for foe in (foe for foe in kept_off(self._game, unit) if not is_part(state, foe.id)):
            if layout.are_apart(state, unit, foe.id, APART):
                continue
            gap = layout.between(state, unit, foe.id).gap
            if not is_within(gap, 0.0) and not is_within(APART, gap):
                return (
                    f"it would end {gap:.2f} in from {foe.name}: touch it to fight, or stay {APART:g} in away"
                )
        return ""

    def suggestions(self, share_of: float = 1.0) -> Iterator[tuple[Placed, ...]]:
        """Yield places worth a try: the whole unit shifted, farthest first."""
        figures = [f for unit in self._gaits for f in self._game.state.figures_of(unit)]
        far = min(gait.allowance for gait in self._gaits.values()) * share_of
        for share in _SHARES:
            for n in range(_BEARINGS):
                x, y = far * share * sin(2 * pi * n / _BEARINGS), far * share * -cos(2 * pi * n / _BEARINGS)
                yield tuple(
                    Placed(f.id, (grained(f.model.at[0] + x), grained(f.model.at[1] + y)), f.model.bottom)
                    for f in figures
                )


def kept_off(game: Game, unit: str) -> list[Unit]:
    """Return the enemies on the table that a unit either touches or keeps away from."""
    return [foe for foe in _touchable(game.state, unit) if is_foe(game, unit, foe.id)]


def _touchable(state: State, unit: str) -> list[Unit]:
    """Return the units of others on the table that a unit could fight."""
    side = state.units[unit].commander
    foes = (foe for foe in state.on_table() if foe.commander != side and foe.terrain is None)
    return [foe for foe in foes if not are_apart(state, unit, foe.id)]


def hangs_together(state: State, unit: str, limits: tuple[float, float]) -> bool:
    """Return whether a unit that is a part of another one stands in coherency with it."""
    whole = state.whole_of(unit)
    others = (each for each in (whole, *state.parts_of(whole)) if each != unit)
    return whole == unit or not state.living(unit) or any(is_beside(state, unit, o, limits) for o in others)


def _stays(figure: Figure, place: Placed) -> bool:
    return figure.model.at == place.at and figure.model.bottom == place.bottom


def _moved(state: State, places: tuple[Placed, ...]) -> State:
    return state.with_figures(*(stood(state.figures[place.figure], place) for place in places))


def stood(figure: Figure, place: Placed) -> Figure:
    """Put a figure somewhere; without a facing it keeps its own."""
    facing = figure.model.facing if place.facing is None else place.facing
    return replace(figure, model=replace(figure.model, at=place.at, bottom=place.bottom, facing=facing))
