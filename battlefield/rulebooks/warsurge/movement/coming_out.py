"""Coming out beside bases and going on from there: passengers, and whoever was inside of something else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import hypot, pi

from battlefield.geometry.displacement import sweep
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.movement import Policy, Reach, reach
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.rulebooks.warsurge.moments import Moved, MovementOver, Moving
from battlefield.rulebooks.warsurge.movement import dangerous_ground, moving
from battlefield.rulebooks.warsurge.movement.beside import contacts, packed
from battlefield.rulebooks.warsurge.movement.gathering import gather
from battlefield.rulebooks.warsurge.movement.movement_paths import Ways, bonds_of, policy_of, stood
from battlefield.rulebooks.warsurge.movement.ways_out import ends_out_of
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import figures_with, with_parts
from battlefield.rulebooks.warsurge.units.staying import note_shifted
from battlefield.rules.core.events import Placed, UnitArrived
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import TABLE, Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

DISEMBARK = "Disembark"
_TURNS = (0.0, pi / 2.0, pi, -pi / 2.0)


def emerge(
    game: Game,
    begun: Moving,
    cores: Sequence[PlacedBase],
    bottom: float,
    far: float,
    of: str = "its transport",
) -> Flow[None]:
    """Let a unit and its parts come out beside bases at some height, and go on as far as each of them may."""
    unit, start = begun.unit, far - begun.allowance
    fars = {each: start + begun.along.get(each, begun.allowance) for each in with_parts(game.state, unit)}

    def problem(places: tuple[Placed, ...]) -> str:
        for check in begun.checks:
            if check(places):
                return check(places)
        return _out_problem(game, fars, places, cores)

    by = begun.by or game.state.units[unit].commander
    what = f"{DISEMBARK} of {game.state.units[unit].name}, up to {far:g} in from {of}"

    def tries() -> Iterator[tuple[Placed, ...]]:
        yield from (places for places in begun.tries if len(places) == len(ids))
        yield from _out_tries(game, tuple(fars), cores, bottom)

    ids = tuple(figure.id for figure in figures_with(game.state, fars))
    request = Places(by, what, ids, bonds_of(game, *fars))
    moving.relax(game, begun, lambda: (places for places in tries() if not problem(places)))
    asked = PlacesLaw(request, problem, tries, ends=ends_out_of(game, unit, cores, far))
    places = yield from game.places(asked)
    yield from put_out(game, unit, places, DISEMBARK)
    for each in fars:
        own = [place for place in places if _owner(game.state, place) == each]
        yield from _went_out(game, each, own, cores, begun.how, fars[each])
    yield from moving.renew_melees(game, unit, how=begun.how)
    yield from game.tell(MovementOver(unit, begun.how))


def _went_out(
    game: Game, unit: str, places: Sequence[Placed], cores: Sequence[PlacedBase], how: str, far: float
) -> Flow[None]:
    """Note that a unit moved as it came out, and let what it met on its way do what it does."""
    inches = max(min(gap(base, core).gap for core in cores) for base in bases_at(game.state, places))
    unit_status.mark(game, unit_status.MOVED, unit)
    figures = [game.state.figures[place.figure] for place in places]
    paths = {each.id: way_to(game, unit, each, cores, far)[::-1] for each in figures}
    models = {figure.id: figure.model for figure in figures}
    yield from dangerous_ground.endure(game, unit, dangerous_ground.meets(game, unit, paths, models))
    yield from game.tell(Moved(unit, how, inches, paths=paths))


def may_emerge(game: Game, unit: str, cores: Sequence[PlacedBase], bottom: float, far: float) -> bool:
    """Return whether there is room for a unit and its parts to come out beside bases at some height."""
    fars = dict.fromkeys(with_parts(game.state, unit), far)
    tries = _out_tries(game, tuple(fars), cores, bottom)
    return any(not _out_problem(game, fars, places, cores) for places in tries)


def _out_problem(
    game: Game, fars: Mapping[str, float], places: tuple[Placed, ...], cores: Sequence[PlacedBase]
) -> str:
    there, (unit, *parts) = on_table(game.state, tuple(fars), places), fars
    wrong = Ways(game, unit, fars[unit], {each: fars[each] for each in parts}).end_problem(there)
    if wrong:
        return wrong
    for each, far in fars.items():
        for figure in there.figures_of(each):
            if not touches(game, each, figure, cores, far):
                return f"{figure.id} cannot get there from its transport within {far:g} in"
    return ""


def on_table(state: State, units: Sequence[str], places: tuple[Placed, ...]) -> State:
    """Return how all stand with units in their places."""
    there = state.with_figures(*(stood(state.figures[place.figure], place) for place in places))
    for unit in units:  # what is terrain is not in its own way
        there = there.with_unit(replace(state.units[unit], where=TABLE, terrain=None))
    return there


def _owner(state: State, place: Placed) -> str:
    return state.figures[place.figure].model.unit


def bases_at(state: State, places: Sequence[Placed]) -> list[PlacedBase]:
    """Return the bases of figures in their places."""
    return [layout.base_of(stood(state.figures[p.figure], p).model) for p in places]


def _out_tries(
    game: Game, units: Sequence[str], cores: Sequence[PlacedBase], bottom: float
) -> Iterator[tuple[Placed, ...]]:
    count, along = len(figures_with(game.state, units)), units[1:]
    found = (packed(game.state, units[0], cores, bottom, turn, along=along)[0] for turn in _TURNS)
    return (places for places in found if len(places) == count)


def put_out(game: Game, unit: str, places: tuple[Placed, ...], why: str) -> Flow[None]:
    """Stand a unit, and those placed with it, where they come out."""
    rounded = [replace(p, at=(grained(p.at[0]), grained(p.at[1])), bottom=grained(p.bottom)) for p in places]
    for each in dict.fromkeys((unit, *(_owner(game.state, place) for place in places))):
        game.lift(each, passengers.ABOARD)
        game.lift(each, passengers.INSIDE)
        own = tuple(place for place in rounded if _owner(game.state, place) == each)
        game.emit(UnitArrived(each, own, why))
        note_shifted(game, each)
    yield from gather(game, unit)


# whether there is a way


def touches(game: Game, unit: str, figure: Figure, cores: Sequence[PlacedBase], allowance: float) -> bool:
    """Return whether a figure, from where it stands, can come into contact with one of some bases."""
    base = layout.base_of(figure.model)
    if any(is_within(gap(base, core).gap, 0.0) for core in cores):
        return True
    if not is_within(min(gap(base, core).gap for core in cores), allowance):
        return False
    return _comes_to(*_setting(game, unit, figure, allowance), tuple(cores))


def way_to(
    game: Game, unit: str, figure: Figure, cores: Sequence[PlacedBase], allowance: float
) -> tuple[Point, ...]:
    """Return the way of a figure into contact with one of some bases; where there is none it stays.

    It is a straight one to the nearest place that one leads to, else the first that is found.
    """
    base = layout.base_of(figure.model)
    stays = figure.model.at, figure.model.at
    if any(is_within(gap(base, core).gap, 0.0) for core in cores):
        return stays
    straight = straight_to(game, unit, figure, cores, allowance)
    if straight:
        return straight
    around, found = contacts(base, tuple(cores)), _reach(*_setting(game, unit, figure, allowance))
    near = next((at for at in around if found.within(at)), None)
    return (found.cost_to(near).path or stays) if near is not None else stays


def straight_to(
    game: Game,
    unit: str,
    figure: Figure,
    cores: Sequence[PlacedBase],
    allowance: float,
    toward: Point | None = None,
) -> tuple[Point, ...]:
    """Return the straight way of a figure into contact with one of some bases; nothing where there is none.

    It is the way to the nearest place that one leads to, or that in a direction (a unit vector).
    """
    base, at = layout.base_of(figure.model), figure.model.at
    if any(is_within(gap(base, core).gap, 0.0) for core in cores):
        return at, at
    hit = sweep(base, toward, allowance, cores) if toward is not None else None
    if toward is None:
        ends = tuple(contacts(base, tuple(cores)))
    else:
        ends = (_onward(at, toward, hit.distance),) if hit is not None else ()
    free = _reach(*_setting(game, unit, figure, allowance)).is_straight(ends, figure.model.bottom)
    return next(((at, end) for end, is_free in zip(ends, free, strict=True) if is_free), ())


def _onward(at: Point, toward: Point, inches: float) -> Point:
    return at[0] + inches * toward[0], at[1] + inches * toward[1]


_Setting = tuple[Same[tuple[Piece, ...]], tuple[float, float], tuple[Body, ...], float, Policy]


def _setting(game: Game, unit: str, figure: Figure, allowance: float) -> _Setting:
    """Return what a figure's way to some bases depends on; its own body comes last."""
    base = layout.base_of(figure.model)
    known, own = layout.table(game.state), frozenset(game.state.units[unit].figures)
    near = (body for body in known.bodies if body.id not in own and _is_near(body, base, allowance))
    bodies, size = (*near, body_of(figure.model)), (known.width, known.height)
    return Same(known.pieces), size, bodies, allowance, policy_of(game, unit)


def _is_near(body: Body, base: PlacedBase, allowance: float) -> bool:
    """Return whether a body may be in the way of a base's move."""
    far = hypot(body.base.at[0] - base.at[0], body.base.at[1] - base.at[1])
    return far <= allowance + _about(body.base) + _about(base) + 1.0


def _about(base: PlacedBase) -> float:
    """Return inches from a base's centre within which all of it lies."""
    return inches(hypot(base.size.length_mm, base.size.width_mm)) / 2.0


@lru_cache(maxsize=1024)
def _comes_to(
    pieces: Same[tuple[Piece, ...]],
    size: tuple[float, float],
    bodies: tuple[Body, ...],
    allowance: float,
    policy: Policy,
    cores: tuple[PlacedBase, ...],
) -> bool:
    """Return whether the last of some bodies can come into contact with one of some bases.

    It is kept: games that are played on in thought ask it time and again.
    """
    body, found = bodies[-1], _reach(pieces, size, bodies, allowance, policy)
    around = tuple(contacts(body.base, cores))  # straight ways first: among ovals a search may take a minute
    return any(found.is_straight(around, body.bottom)) or any(found.within(at) for at in around)


def _reach(
    pieces: Same[tuple[Piece, ...]],
    size: tuple[float, float],
    bodies: tuple[Body, ...],
    allowance: float,
    policy: Policy,
) -> Reach:
    return reach(Table(*size, pieces.value, bodies), bodies[-1].id, allowance, policy)
