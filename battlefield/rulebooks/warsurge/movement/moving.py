"""Moves and dashes: how far each figure may go, where a unit may end, and the melees that begin."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement import Arc
from battlefield.rulebooks.warsurge.moments import Engaged, Moved, MovementOver, Moving, StayedPut
from battlefield.rulebooks.warsurge.movement import dangerous_ground
from battlefield.rulebooks.warsurge.movement.freedoms import hold_on, tell_freedoms, tell_leaving
from battlefield.rulebooks.warsurge.movement.gathering import gather
from battlefield.rulebooks.warsurge.movement.movement_paths import Ways, bonds_of
from battlefield.rulebooks.warsurge.movement.worth_trying import Tries
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import (
    company,
    figures_with,
    is_part,
    is_touching,
    with_parts,
)
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import note_shifted
from battlefield.rulebooks.warsurge.units.trails import (
    KINDS,
    earlier_ways,
    is_for_types_only,
    is_its_own,
    note_way,
)
from battlefield.rulebooks.warsurge.words import DASH, LEAVES_MELEE, MOVE, MOVE_ATTEMPTS, MOVEMENT, TO_ENGAGE
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Layouts, PlacesLaw
from battlefield.rules.core.perks import Flow, in_one_line
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model

Check = Callable[[tuple[Placed, ...]], str]
Paths = Mapping[str, tuple[Point, ...]]


def move(game: Game, unit: str, how: str, allowance: float) -> Flow[float]:
    """Let a unit move: its commander places its figures; gives the farthest that one of them went."""
    moving = yield from begun(game, unit, how, allowance)
    return (yield from placed(game, moving)) if moving is not None else 0.0


def begun(
    game: Game, unit: str, how: str, allowance: float, along: Sequence[str] = ()
) -> Flow[Moving | None]:
    """Begin a movement: who changes or stops it does so now; None where it does not come about.

    Its parts go with it, and those of `along` that nothing stops.
    """
    moving = Moving(unit, how, allowance)
    yield from game.tell(moving)
    if moving.stopped or moving.allowance <= 0.0:
        game.say(f"{how}: {moving.stopped or 'it cannot move'}", unit)
        return None
    moving.checks[:] = [_only_for(game.state, unit, check) for check in moving.checks]
    for other in (*with_parts(game.state, unit)[1:], *along):
        yield from _go_along(game, moving, other, allowance)
    return None if moving.stopped else moving


def _go_along(game: Game, moving: Moving, unit: str, inches: float) -> Flow[None]:
    """Let another unit move with one that has begun to; a part that is stopped stops that too.

    It goes by its own stats, or else by the inches that the movement has before anything changes them.
    """
    how = moving.how
    stopped = why_not_move(game, unit, how) if how in KINDS else ""
    far = allowance(game, unit, how) if how in KINDS else inches
    own = Moving(unit, how, far, stopped)
    if not stopped:
        yield from game.tell(own)
    if own.stopped:
        game.say(f"{how}: {own.stopped}", unit)
        moving.stopped = own.stopped if is_part(game.state, unit) else moving.stopped
    else:
        moving.along[unit] = own.allowance
        moving.tries += own.tries
        moving.checks += [_only_for(game.state, unit, check) for check in own.checks]


def _only_for(state: State, unit: str, check: Check) -> Check:
    """Show a check the places of one unit only."""
    return lambda places: check(tuple(p for p in places if state.figures[p.figure].model.unit == unit))


def placed(game: Game, moving: Moving, *, forced: bool = False) -> Flow[float]:
    """Let a side place a unit that has begun to move; gives the farthest that one of its figures went."""
    unit, how = moving.unit, moving.how
    ways, along = _ways(game, moving)
    figures = figures_with(game.state, (unit, *along))
    by = moving.by or game.state.units[unit].commander
    what = f"{how} of {game.state.units[unit].name}, up to {moving.allowance:g} in"

    tries = Tries(ways, figures, moving.tries, moving.checks)
    ids = tuple(figure.id for figure in figures)
    request = Places(by, what, ids, bonds_of(game, unit, *along), is_move=True, keeps_off=True)
    asked = PlacesLaw(
        request,
        tries.problem,
        tries.layouts,
        ways.region,
        ways.route,
        tries.contacts,
        ways.barred,
        tries.rough,
        tries.fits,
        moving.allowance,
    )
    relax(game, moving, tries.lawful)
    places = ways.faced((yield from game.places(asked)))
    paths, arcs = ways.paths(places), ways.arcs(places)
    return (yield from settle(game, unit, how, places, forced=forced, paths=paths, arcs=arcs, by=moving.by))


def _ways(game: Game, moving: Moving) -> tuple[Ways, dict[str, float]]:
    """Return where a movement may lead, and how far those go who go along."""
    along = dict.fromkeys(with_parts(game.state, moving.unit)[1:], moving.allowance) | moving.along
    return Ways(game, moving.unit, moving.allowance, along), along


def leads_somewhere(game: Game, moving: Moving) -> bool:
    """Return whether a movement may end anywhere by all that bears on it; where it began counts."""
    ways, along = _ways(game, moving)
    figures = figures_with(game.state, (moving.unit, *along))
    return next(iter(Tries(ways, figures, moving.tries, moving.checks).lawful()), None) is not None


def may_be_where(state: State, moving: Moving, figures: Iterable[Figure]) -> bool:
    """Return whether what bears on where a unit goes lets it be where one of some figures stands."""
    own = state.units[moving.unit].figures
    tries = (tuple(Placed(id_, f.model.at, f.model.bottom) for id_ in own) for f in figures)
    return any(not any(check(places) for check in moving.checks) for places in tries)


def relax(game: Game, moving: Moving, lawful: Layouts) -> None:
    """Pass over what bears on a movement, the last first, until somewhere is left to go."""
    while moving.checks and next(iter(lawful()), None) is None:
        moving.checks.pop()
        words = "not all that bears on it can be kept; what came last is passed over"
        game.say(f"{moving.how}: {words}", moving.unit)


def settle(
    game: Game,
    unit: str,
    how: str,
    places: tuple[Placed, ...],
    *,
    forced: bool = False,
    paths: Paths | None = None,
    arcs: Mapping[str, Sequence[Arc]] = dangerous_ground.NO_ARCS,
    by: str = "",
) -> Flow[float]:
    """Put a unit (and who moves with it) where it goes, tell of it, and begin or end melees.

    Without `paths` each figure goes straight; `arcs` are the stretches of them that lead round a centre. `by`
    is the side that has placed it, where that is not its commander.
    """
    before = {p.figure: game.state.figures[p.figure].model for p in places}
    ways = {p.figure: (before[p.figure].at, p.at) for p in places} if paths is None else paths
    units = dict.fromkeys((unit, *(model.unit for model in before.values())))
    held = {} if forced else {each: hold_on(game, each) for each in units}
    gone = {
        each: _put(game, each, how, [p for p in places if before[p.figure].unit == each], ways, forced)
        for each in units
    }
    for each, inches in gone.items():
        if inches > 0.0:
            own = {id_: way for id_, way in ways.items() if id_ in before and before[id_].unit == each}
            if not forced:
                yield from _cross(game, each, how, own, before, arcs)
            straight = all(len(way) <= 2 for way in own.values())
            earlier = earlier_ways(game, each, how)
            yield from game.tell(Moved(each, how, inches, forced, straight, own, by, earlier))
    for each in units:
        yield from gather(game, each)
        yield from renew_melees(game, each, may_begin=not forced, how=how)
    if not forced:
        yield from game.tell(MovementOver(unit, how))
    tell_leaving(game, how, held)
    return max(gone.values())


def _cross(
    game: Game,
    unit: str,
    how: str,
    ways: Paths,
    before: Mapping[str, Model],
    arcs: Mapping[str, Sequence[Arc]],
) -> Flow[None]:
    """Tell what lets a unit pass what it has come over, and let dangerous ground act on it."""
    tell_freedoms(game, unit, how, ways, before)
    met = dangerous_ground.meets(game, unit, ways, before, arcs, earlier_ways(game, unit, how))
    yield from dangerous_ground.endure(game, unit, met)


def _put(game: Game, unit: str, how: str, places: Sequence[Placed], ways: Paths, forced: bool) -> float:
    """Let figures of one unit move, and note that they did; gives the farthest that one of them went."""
    before = {p.figure: game.state.figures[p.figure].model.at for p in places}
    rounded = tuple(
        replace(p, at=(grained(p.at[0]), grained(p.at[1])), bottom=grained(p.bottom)) for p in places
    )
    inches = max((_far(before[p.figure], p.at) for p in rounded), default=0.0)
    if inches > 0.0:
        game.emit(UnitMoved(unit, how, rounded, tuple(tuple(ways[p.figure]) for p in places)))
        note_way(game, unit, how, before)
        if forced:
            note_shifted(game, unit)
        else:
            unit_status.mark(game, unit_status.MOVED, unit)
            if is_for_types_only(how):
                unit_status.mark(game, unit_status.MOVED_TO_TYPES, unit)
            if not is_its_own(how):
                unit_status.mark(game, unit_status.BROUGHT, unit)
    return inches


def renew_melees(game: Game, unit: str, *, may_begin: bool = True, how: str = "") -> Flow[None]:
    """Begin a melee with each enemy that a unit (or who is merged with it) touches, and end those left.

    All that begin together have begun before the first of them is told of; `how` names a movement that
    brought it there.
    """
    members = company(game.state, unit)
    for engaged in [each for member in members for each in _renewed(game, member, may_begin, how)]:
        if engaged.foe in unit_status.foes_in_melee(game.state, engaged.unit):
            yield from game.tell(engaged)


def _renewed(game: Game, unit: str, may_begin: bool, how: str) -> list[Engaged]:
    state, begun = game.state, []
    side = state.units[unit].commander
    for foe in state.on_table():
        if foe.commander == side or not unit_status.is_up(game, foe.id) or not unit_status.is_up(game, unit):
            continue
        touches = is_touching(game, unit, foe.id)
        locked = foe.id in unit_status.foes_in_melee(game.state, unit)
        if touches and not locked and may_begin and not game.reason_against(TO_ENGAGE, unit, foe=foe.id):
            free = tuple(each for each in (unit, foe.id) if not unit_status.is_engaged(game.state, each))
            unit_status.lock(game, unit, foe.id)
            begun.append(Engaged(unit, foe.id, free, how))
        elif locked and not touches:
            unit_status.unlock(game, unit, foe.id)
    return begun


def allowance(game: Game, unit: str, how: str) -> float:
    """Return how far a unit may go in a move or a dash."""
    return float(stat(game, MOVE if how == "Move" else DASH, unit).value)


def _far(one: Point, other: Point) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def why_held(game: Game, unit: str) -> str:
    """Say why a unit cannot relocate, or nothing; one that wears something off by trying may try."""
    attempts = game.figure(MOVE_ATTEMPTS, 0, unit).value > 0
    return "" if attempts else _held(game, unit)


def _held(game: Game, unit: str) -> str:
    """Say what holds a unit, or a part of it."""
    return next(filter(None, (game.reason_against(MOVEMENT, e) for e in with_parts(game.state, unit))), "")


def stays_put(game: Game, unit: str, how: str) -> Flow[bool]:
    """Return whether a unit that sets out to relocate cannot move after all, and what comes of trying."""
    held = _held(game, unit)
    if held:
        game.say(f"no {how}: {held}", unit)
        yield from game.tell(StayedPut(unit, how))
    return bool(held)


def why_not_move(game: Game, unit: str, how: str) -> str:
    """Say why a unit may not move or dash, or a part of it, or nothing."""
    return in_one_line(why for each in with_parts(game.state, unit) for why in _against(game, each, how))


def _against(game: Game, unit: str, how: str) -> Iterator[str]:
    """Yield what keeps a unit from a move or a dash."""
    yield from _spent(game, unit, how)
    yield from game.reasons_against(MOVEMENT, unit)


def _spent(game: Game, unit: str, how: str) -> Iterator[str]:
    """Yield what keeps a unit from a move or a dash without any perk."""
    state = game.state
    if unit_status.is_engaged(state, unit) and not game.figure(LEAVES_MELEE, 0, unit).value:
        yield "it is locked in a melee"
    spent = why_not_by_types(state, unit, how)
    if spent:
        yield spent
    if allowance(game, unit, how) <= 0:
        yield f"its {how} is 0"


def why_not_by_types(state: State, unit: str, how: str) -> str:
    """Say which type of a weapon that a unit used keeps it from a move or a dash, or nothing."""
    if how == "Move" and unit_status.is_marked(state, unit_status.NO_MOVE, unit):
        return "it used a Heavy weapon"
    if how == "Dash" and unit_status.is_marked(state, unit_status.NO_DASH, unit):
        return "it used a Battle or Heavy weapon"
    return ""
