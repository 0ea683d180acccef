"""Moves, runs and charges, the free strikes that they provoke, and standing up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import hypot

from battlefield.geometry.displacement import Displacement, Push, displace, stable_places
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.geometry.movement import Policy, Reach, Route, reach
from battlefield.rulebooks.iron_kingdoms.attacking import attack
from battlefield.rulebooks.iron_kingdoms.blow import Blow
from battlefield.rulebooks.iron_kingdoms.models import (
    foes_of,
    is_helpless,
    is_melee,
    melee_range,
    number,
    weapons_of,
)
from battlefield.rulebooks.iron_kingdoms.sight import engaged_by, reaches, sees
from battlefield.rulebooks.iron_kingdoms.words import SPD
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Contact, PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.single import figure_of, is_up
from battlefield.rules.table import layout
from battlefield.rules.table.contacts import enemies_apart, reachable_contacts
from battlefield.rules.table.sliding import comes_within

MOVE, RUN, CHARGE, TURN = "Move", "Run", "Charge", "turning on the spot"
CLIMB = 3.0  # inches up or down in one step; each costs an inch
CHARGE_MORE, BOOSTED_FROM = 3.0, 3.0
_SHARES = (1.0, 0.6, 0.3)
_TURNED = tuple(side * 30.0 * n for n in range(7) for side in (1, -1))[1:-1]  # degrees off straight ahead
Path = Sequence[Point]


def speed(game: Game, unit: str) -> float:
    """Return how far a character moves, in inches."""
    return float(number(game, SPD, unit).value)


@dataclass(slots=True)
class Way:
    """Where a character may go, and how it gets there."""

    state: State
    figure: Figure
    inches: float
    ahead: float  # the bearing of the nearest enemy
    _reach: Reach | None = field(default=None, repr=False)

    def problem(self, places: tuple[Placed, ...]) -> str:
        """Say why a character cannot end there, or nothing; to stay is never wrong."""
        place, model = places[0], self.figure.model
        if (place.at, place.bottom) == (model.at, model.bottom):
            return ""
        known = layout.layout_without(self.state, [model.id])
        if not layout.may_stand(known, model, place.at, place.bottom):
            return "it cannot stand there"
        route = self.route(place)
        if route.reachable:
            return ""
        return route.why or f"it would need {route.cost:.2f} in of {self.inches:g}"

    def route(self, place: Placed) -> Route:
        """Return the way to a place."""
        return self._walked().cost_to(place.at, level=place.bottom)

    def region(self, figure: str) -> Sequence[Polygon]:
        """Return where its centre may end."""
        del figure
        walked = self._walked()
        known = layout.layout_without(self.state, [self.figure.id])
        return stable_places(walked.levels, known, walked.body, self.inches)

    def tries(self) -> Iterator[tuple[Placed, ...]]:
        """Yield places worth a try: in contact, straight ahead, on the table or on tops, then staying."""
        model = self.figure.model
        yield from (contact.places for contact in self.contacts())
        tops = (piece.top for piece in layout.table(self.state).pieces if piece.platform)
        levels = tuple(dict.fromkeys((model.bottom, 0.0, *tops)))
        for share in _SHARES:
            for turned in _TURNED:
                far, (x, y) = 0.999 * share * self.inches, direction(self.ahead + turned)
                at = grained(model.at[0] + far * x), grained(model.at[1] + far * y)
                for level in levels:
                    yield (Placed(model.id, at, level),)
        yield (Placed(model.id, model.at, model.bottom),)

    def contacts(self) -> Iterator[Contact]:
        """Return for each enemy in reach a place that touches it, the nearest enemy first."""
        foes = enemies_apart(self.state, self.figure.model.unit)
        return reachable_contacts(self.state, (self.figure,), foes, self.inches, self.problem)

    def _walked(self) -> Reach:
        if self._reach is None:
            policy = Policy(climb=CLIMB)
            self._reach = reach(layout.table(self.state), self.figure.id, self.inches, policy)
        return self._reach


def move(game: Game, unit: str, how: str, inches: float) -> Flow[Path]:
    """Let a character move or run up to some inches; gives the path that it went."""
    figure = figure_of(game.state, unit)
    way = Way(game.state, figure, inches, _ahead(game.state, unit))
    what = f"{how} of {game.state.units[unit].name}, up to {inches:g} in"
    by = game.state.units[unit].commander
    request = Places(by, what, (figure.id,), is_move=True)
    asked = PlacesLaw(request, way.problem, way.tries, way.region, way.route, way.contacts)
    place = (yield from game.places(asked))[0]
    if (place.at, place.bottom) == (figure.model.at, figure.model.bottom):
        return ()
    return (yield from go(game, unit, how, place, way.route(place).path))


def _ahead(state: State, unit: str) -> float:
    """Return the bearing of the enemy nearest to a character; where there is none, the one that it faces."""
    foes = sorted(foes_of(state, unit), key=lambda foe: round(layout.between(state, unit, foe.id).gap, 6))
    figure = figure_of(state, unit)
    return _to(figure, figure_of(state, foes[0].id)) if foes else figure.model.facing


def go(game: Game, unit: str, how: str, place: Placed, path: Path) -> Flow[Path]:
    """Move a character along a path, unless a free strike fells it; it ends facing the way that it went."""
    figure = figure_of(game.state, unit)
    yield from _free_strikes(game, unit, place, path)
    if not is_up(game.state, unit):
        return ()
    facing = _facing(path) if place.facing is None else place.facing
    at = (grained(place.at[0]), grained(place.at[1]))
    game.emit(UnitMoved(unit, how, (Placed(figure.id, at, grained(place.bottom), facing),), (tuple(path),)))
    return path


def _facing(path: Path) -> float | None:
    """Return the bearing of the last leg of a path that leads anywhere."""
    for (x, y), (u, v) in zip(path[-2::-1], path[:0:-1], strict=False):
        if not is_within(hypot(u - x, v - y), 0.0):
            return grained(bearing(u - x, v - y))
    return None


def _free_strikes(game: Game, unit: str, place: Placed, path: Path) -> Flow[None]:
    """Let each enemy strike at a character that leaves its melee range."""
    for foe in _left_behind(game.state, unit, place, path):
        weapons = [w for w in weapons_of(game.state, foe) if is_melee(game.state, w)]
        words = {weapon: game.state.profiles[weapon].name for weapon in weapons}
        name, by = game.state.units[foe].name, game.state.units[foe].commander
        weapon = yield from game.choose_one(f"free strike of {name} with", words, by=by)
        if is_up(game.state, unit) and is_up(game.state, foe):
            game.say(f"free strike of {name}", unit)
            yield from attack(game, Blow(foe, weapon, unit, free=True))


def _left_behind(state: State, unit: str, place: Placed, path: Path) -> tuple[str, ...]:
    """Return the enemies out of whose melee range a path leads; those on its way must see where it begins."""
    model, found = figure_of(state, unit).model, []
    engaged = engaged_by(state, unit)
    for foe in foes_of(state, unit):
        far, other = melee_range(state, foe.id), figure_of(state, foe.id).model
        passed = foe.id in engaged or (
            far >= 0.0
            and is_within(abs(other.bottom - model.bottom), CLIMB)
            and comes_within(model, path, other, far)
            and not is_helpless(state, foe.id)
            and sees(state, foe.id, unit)
        )
        if passed and not comes_within(model, (place.at, place.at), other, far):
            found.append(foe.id)
    return tuple(found)


# charges


@dataclass(frozen=True, slots=True)
class Charge:
    """A straight way to an enemy that ends within melee range."""

    target: str
    way: Displacement


def charges(game: Game, unit: str) -> dict[str, Charge]:
    """Return the enemies that a character can charge, with the way to each: straight, on even ground."""
    state, found = game.state, {}
    far = melee_range(state, unit)
    if far < 0.0:
        return {}
    most = speed(game, unit) + CHARGE_MORE
    for foe in foes_of(state, unit):
        gap = layout.between(state, unit, foe.id).gap
        if is_within(gap, most + far) and not is_within(gap, 0.0) and sees(state, unit, foe.id):
            way = _straight_to(state, unit, foe.id, min(most, gap))
            if way is not None:
                found[foe.id] = Charge(foe.id, way)
    return found


def _straight_to(state: State, unit: str, foe: str, inches: float) -> Displacement | None:
    """Return a straight way toward an enemy, or None where it does not lead into its melee range."""
    one, two = figure_of(state, unit), figure_of(state, foe)
    way = displace(layout.table(state), Push(one.id, "toward", inches, two.model.at))
    end = Placed(one.id, (grained(way.to[0]), grained(way.to[1])), one.model.bottom, _to(one, two))
    if way.falls or way.crossed:
        return None
    there = state.with_figures(_put(one, end))
    return way if reaches(there, unit, foe, melee_range(state, unit)) else None


def _put(figure: Figure, place: Placed) -> Figure:
    model = replace(figure.model, at=place.at, facing=place.facing or figure.model.facing)
    return replace(figure, model=model)


def _to(one: Figure, two: Figure) -> float:
    (x, y), (u, v) = one.model.at, two.model.at
    return grained(bearing(u - x, v - y))


def charge(game: Game, unit: str, chosen: Charge) -> Flow[Path]:
    """Charge an enemy; gives the path that it went."""
    figure, foe = figure_of(game.state, unit), figure_of(game.state, chosen.target)
    to = grained(chosen.way.to[0]), grained(chosen.way.to[1])
    place = Placed(figure.id, to, figure.model.bottom, _to(figure, foe))
    return (yield from go(game, unit, CHARGE, place, (figure.model.at, to)))


def face(game: Game, unit: str, target: str) -> None:
    """Turn a character toward its target."""
    figure = figure_of(game.state, unit)
    way = _to(figure, figure_of(game.state, target))
    if way != figure.model.facing and unit != target:
        place = Placed(figure.id, figure.model.at, figure.model.bottom, way)
        game.emit(UnitMoved(unit, TURN, (place,)))
