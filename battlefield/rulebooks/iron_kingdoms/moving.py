"""Moves, runs and charges, the free strikes that they provoke, and standing up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot

from battlefield.geometry.displacement import Displacement, Push
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.geometry.movement import Policy
from battlefield.rulebooks.iron_kingdoms.attacking import attack
from battlefield.rulebooks.iron_kingdoms.blow import Blow
from battlefield.rulebooks.iron_kingdoms.models import (
    foes_of,
    is_helpless,
    is_melee,
    is_stopped,
    melee_range,
    number,
)
from battlefield.rulebooks.iron_kingdoms.sight import engaged_by, reaches, sees
from battlefield.rulebooks.iron_kingdoms.words import SPD
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.single import figure_of, is_up, weapons_of
from battlefield.rules.skirmish.way import Way
from battlefield.rules.table import layout
from battlefield.rules.table.sliding import comes_within

MOVE, RUN, CHARGE, TURN = "Move", "Run", "Charge", "turning on the spot"
CLIMB = 3.0  # inches up or down in one step; each costs an inch
CHARGE_MORE, BOOSTED_FROM = 3.0, 3.0
_TURNED = tuple(side * 30.0 * n for n in range(7) for side in (1, -1))[1:-1]  # degrees off straight ahead
Path = Sequence[Point]


def speed(game: Game, unit: str) -> float:
    """Return how far a character moves, in inches."""
    return float(number(game, SPD, unit).value)


def move(game: Game, unit: str, how: str, inches: float) -> Flow[Path]:
    """Let a character move or run up to some inches; gives the path that it went."""
    figure = figure_of(game.state, unit)
    ahead = _ahead(game.state, unit)

    def around(at: Point, far: float) -> Iterator[Point]:
        for turned in _TURNED:
            x, y = direction(ahead + turned)
            yield grained(at[0] + far * x), grained(at[1] + far * y)

    way = Way(game.state, figure, inches, Policy(climb=CLIMB), around)
    place = yield from way.asked(game, how)
    if (place.at, place.bottom) == (figure.model.at, figure.model.bottom):
        return ()
    return (yield from go(game, unit, how, place, way.route(place).path))


def _ahead(state: State, unit: str) -> float:
    """Return the bearing of the enemy nearest to a character; where there is none, the one that it faces."""
    foes = sorted(foes_of(state, unit), key=lambda foe: round(layout.between(state, unit, foe.id).gap, 6))
    figure = figure_of(state, unit)
    return _to(figure, figure_of(state, foes[0].id)) if foes else figure.model.facing


def go(game: Game, unit: str, how: str, place: Placed, path: Path) -> Flow[Path]:
    """Move a character along a path, unless a free strike stops it; it ends facing the way that it went."""
    figure = figure_of(game.state, unit)
    yield from _free_strikes(game, unit, place, path)
    if not is_up(game.state, unit) or is_stopped(game.state, unit):
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
    """Let each enemy strike at a character that leaves its melee range, until one stops it there."""
    for foe in _left_behind(game.state, unit, place, path):
        if not is_up(game.state, unit) or is_stopped(game.state, unit):
            return
        weapons = [w for w in weapons_of(game.state, foe) if is_melee(game.state, w)]
        words = {weapon: game.state.profiles[weapon].name for weapon in weapons}
        name, by = game.state.units[foe].name, game.state.units[foe].commander
        weapon = yield from game.choose_one(f"free strike of {name} with", words, by=by)
        if is_up(game.state, foe):
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
    if melee_range(game.state, unit) < 0.0:
        return {}
    found = _charges(Same(game.state), unit, speed(game, unit) + CHARGE_MORE)
    return {each.target: each for each in found}


@lru_cache(maxsize=128)  # what may come of a turn is found by going through it again and again
def _charges(known: Same[State], unit: str, most: float) -> tuple[Charge, ...]:
    state, found = known.value, []
    far = melee_range(state, unit)
    for foe in foes_of(state, unit):
        gap = layout.between(state, unit, foe.id).gap
        if is_within(gap, most + far) and not is_within(gap, 0.0) and sees(state, unit, foe.id):
            way = _straight_to(state, unit, foe.id, min(most, gap))
            if way is not None:
                found.append(Charge(foe.id, way))
    return tuple(found)


def _straight_to(state: State, unit: str, foe: str, inches: float) -> Displacement | None:
    """Return a straight way toward an enemy, or None where it does not lead into its melee range."""
    one, two = figure_of(state, unit), figure_of(state, foe)
    way = Displacement.of(layout.table(state), Push(one.id, "toward", inches, two.model.at))
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
