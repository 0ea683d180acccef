"""Coming onto the table: deployment zones, what is held in reserve, and arriving from it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from battlefield.geometry.displacement import Layout
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_contained, is_within
from battlefield.rulebooks.warsurge.moments import Arrived, Deploying, MovedOff, Roaming
from battlefield.rulebooks.warsurge.movement.arrival_room import coming_in, suggestions
from battlefield.rulebooks.warsurge.movement.embarking import deploy_holds
from battlefield.rulebooks.warsurge.movement.gathering import gather
from battlefield.rulebooks.warsurge.movement.leaving import WAITS
from battlefield.rulebooks.warsurge.movement.movement_paths import (
    APART,
    bonds_of,
    coherency_of,
    ground_for,
    hangs_together,
    kept_off,
    stood,
)
from battlefield.rulebooks.warsurge.movement.moving import allowance, renew_melees
from battlefield.rulebooks.warsurge.occasions import Standing
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.transport_capacity import Hold, board, holds, why_not_board
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import figures_with, is_part, with_parts
from battlefield.rulebooks.warsurge.units.stats import full_points
from battlefield.rulebooks.warsurge.words import (
    DEPLOYS_OUTSIDE,
    DEPLOYS_THERE,
    ITS_SIDE,
    OFF_ENEMY_ZONES,
    TO_ARRIVE,
    TO_DEPLOY,
)
from battlefield.rules.core.events import Placed, UnitArrived
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import RESERVE, TABLE, State
from battlefield.rules.core.values import grained
from battlefield.rules.muster import deployment_zones
from battlefield.rules.muster.entrances import Entrance, entrance
from battlefield.rules.table import layout
from battlefield.rules.table.standing_room import why_not_stand_among
from battlefield.rules.table.table import body_of

SHARE = 50  # percent of a side's points that have to be deployed on turn 1
ON_TABLE = "table"
DEPTH = 12  # inches of a deployment zone, along the edge of its side
ENTRY_DEPTH = 6  # inches from an entry edge


def zone(state: State, side: str) -> tuple[float, float]:
    """Return the least and the greatest y of a side's deployment zone, drawn or along its edge."""
    return deployment_zones.rows(state, side, float(int(state.setting("zone depth", DEPTH))))


def entry(state: State, side: str) -> Entrance | None:
    """Return the entry edges at which a side's units come onto the table late; None where none is drawn."""
    return entrance(state, side, float(int(state.setting("entry depth", ENTRY_DEPTH))))


def middle(state: State, side: str) -> Point:
    """Return the middle of a side's deployment zone."""
    return deployment_zones.middle(state, side, zone(state, side))


def may_deploy(game: Game, unit: str) -> bool:
    """Return whether a unit in reserve may come onto the table now."""
    return not why_not_deploy(game, unit)


def why_not_deploy(game: Game, unit: str) -> str:
    """Say why a unit may not come onto the table now, or nothing."""
    if game.state.units[unit].where != RESERVE or unit_status.is_marked(game.state, WAITS, unit):
        return "it cannot deploy now"
    reason = game.reason_against(TO_DEPLOY, unit)
    return f"it cannot deploy now: {reason}" if reason else ""


def why_not_hold(game: Game, unit: str) -> str:
    """Say why a unit may not be kept in reserve: on turn 1 a share of the points has to be deployed."""
    state = game.state
    share = int(state.setting("deploy share", SHARE))
    side = state.units[unit].commander
    ours = [each for each in state.units.values() if each.commander == side]
    reserve = (each.id for each in ours if each.where == RESERVE)
    waiting = [each for each in reserve if not state.is_under(each, passengers.LURKS)]
    to_come = _still_to_come(game, side)
    there = [each.id for each in ours if each.id not in waiting or each.id in to_come]
    full = sum(full_points(game, each.id) for each in ours)
    without = sum(full_points(game, each) for each in there if each not in with_parts(state, unit))
    if unit not in there or 100 * without >= share * full:
        return ""
    return f"at least {share} % of the points must be deployed in the first turn"


def _still_to_come(game: Game, side: str) -> tuple[str, ...]:
    waiting = (unit.id for unit in game.state.units.values() if unit.commander == side)
    still = (
        u for u in waiting if not unit_status.is_marked(game.state, unit_status.ACTED, game.state.whole_of(u))
    )
    return tuple(unit for unit in still if may_deploy(game, unit))


def deploy(game: Game, unit: str) -> Flow[None]:
    """Let a unit's commander place it in the deployment zone, or in a transport there."""
    state = game.state
    if state.units[unit].where != RESERVE or not may_deploy(game, unit):
        return
    home = passengers.reserve_of(state, unit)
    rows = zone(state, home)
    deploying = Deploying(unit, rows)
    yield from game.tell(deploying)
    if deploying.done:
        return
    found = {hold.id: hold for hold in deploy_holds(game, unit, _within_reach(game, home))}
    words = {id_: f"deploy in {hold.words(game)}" for id_, hold in found.items()}
    side = state.units[unit].commander
    what = f"deploy {state.units[unit].name}"
    chosen = yield from game.choose_one(what, {ON_TABLE: "deploy on the table", **words}, by=side)
    if chosen in found:
        yield from board(game, unit, found[chosen])
        yield from _have_come_aboard(game, unit)
    else:
        yield from _deploy_on_table(game, unit, what, home)


def _deploy_on_table(game: Game, unit: str, what: str, home: str) -> Flow[None]:
    rows, late = zone(game.state, home), game.state.clock.turn > 1
    entering = entry(game.state, home) if late else None

    def problem(places: tuple[Placed, ...]) -> str:
        outside = _may_stand_outside(game, unit, places, home)
        elsewhere = outside or _is_friendly_there(game, unit, places)
        bounds = None if elsewhere else rows
        gate = None if elsewhere else entering
        how = _by_what(game, unit, home, outside=outside)
        return placing_problem(game, unit, places, bounds, how, home, gate)

    side, figures = game.state.units[unit].commander, figures_with(game.state, with_parts(game.state, unit))
    ids = tuple(figure.id for figure in figures)

    def tries() -> Iterator[tuple[Placed, ...]]:
        if entering is not None:
            return coming_in(game, unit, entering, figures)
        return suggestions(game, unit, rows, figures, deployment_zones.columns(game.state, home))

    areas = (
        deployment_zones.areas(game.state, home, rows)
        if entering is None
        else entering.area(game.state.board)
    )
    bonds = bonds_of(game, *with_parts(game.state, unit))
    asked = PlacesLaw(Places(side, what, ids, bonds), problem, tries, lambda _: areas)
    outside = game.figure(DEPLOYS_OUTSIDE, 0, unit).value
    if not outside and all(map(problem, tries())):
        game.say(f"there is no room for {game.state.units[unit].name}: it stays in reserve", unit)
        return
    yield from arrive(game, unit, (yield from game.places(asked)), "Deploy")
    yield from bring_along(game, unit)


def bring_along(game: Game, unit: str) -> Flow[None]:
    """Let units in reserve come in a transport that has arrived where they cannot deploy into it."""
    side = game.state.units[unit].commander
    if unit in _within_reach(game, side):
        return
    for other in tuple(game.state.units):
        open_ = {hold.id: hold for hold in _holds_for(game, other, unit)}
        words = {id_: f"come in {hold.words(game)}" for id_, hold in open_.items()}
        asked = f"{game.state.units[other].name}, with {game.state.units[unit].name}"
        chosen = yield from game.choose_one(asked, {RESERVE: "stay in reserve"} | words, by=side)
        if chosen in open_:
            yield from board(game, other, open_[chosen])
            yield from _have_come_aboard(game, other)


def _have_come_aboard(game: Game, unit: str) -> Flow[None]:
    """Tell of a unit and its parts that they were deployed in a transport."""
    for each in with_parts(game.state, unit):
        game.lift(each, passengers.GUEST)
        yield from game.tell(Arrived(each, "Deploy"))


def _holds_for(game: Game, unit: str, carrier: str) -> tuple[Hold, ...]:
    """Return the holds of a transport that has just arrived in which a unit of its reserve may come along."""
    side = game.state.units[carrier].commander
    waits = passengers.reserve_of(game.state, unit) == side == game.state.units[unit].commander
    if not waits or is_part(game.state, unit) or not may_deploy(game, unit):
        return ()
    return tuple(hold for hold in holds(game, carrier) if not why_not_board(game, unit, hold))


def _within_reach(game: Game, home: str) -> frozenset[str]:
    """Return the units on the table that others in a side's reserve may deploy into, or beside."""
    state = game.state
    entering = entry(state, home) if state.clock.turn > 1 else None
    return frozenset(
        each.id
        for each in state.on_table()
        if _reaches_into(state, each.id, home) or _is_at(entering, state, each.id)
    )


def _by_what(game: Game, unit: str, home: str, *, outside: bool) -> str:
    """Return by what a unit deploys: as all do, or by what lets it do so outside its own side's zone."""
    if outside:
        return game.figure(DEPLOYS_OUTSIDE, 0, unit).sources
    return "Deploy" if home == game.state.units[unit].commander else passengers.GUEST


def _reaches_into(state: State, unit: str, home: str) -> bool:
    if deployment_zones.drawn(state, home):
        bases = layout.bases(state.figures_of(unit))
        return any(deployment_zones.is_reached(state, home, base) for base in bases)
    rows = zone(state, home)
    spans = (layout.rows_of(figure.model) for figure in state.figures_of(unit))
    return any(is_within(rows[0], high) and is_within(low, rows[1]) for low, high in spans)


def _is_at(entering: Entrance | None, state: State, unit: str) -> bool:
    """Return whether a figure of a unit stands where others may come in at an entry edge."""
    bases = layout.bases(state.figures_of(unit))
    return entering is not None and any(entering.holds(base) for base in bases)


def is_friendly_at(game: Game, unit: str, at: Point) -> bool:
    """Return whether something makes a place as good as a unit's own deployment zone."""
    return _is_friendly_there(game, unit, tuple(Placed(id_, at) for id_ in game.state.units[unit].figures))


def _is_friendly_there(game: Game, unit: str, places: tuple[Placed, ...]) -> bool:
    """Return whether something makes where a unit is to stand as good as its own deployment zone."""
    there = _placed(game.state, unit, places)
    return game.figure(DEPLOYS_THERE, 0, unit, about=Standing(there)).value > 0


def _may_stand_outside(game: Game, unit: str, places: tuple[Placed, ...], home: str) -> bool:
    """Tell whether a unit and its sergeants may arrive outside its zone at these places."""
    there = _placed(game.state, unit, places)
    figures = tuple(there.figures[place.figure] for place in places)
    return may_lie_outside(game, unit, layout.bases(figures), home)


def may_lie_outside(game: Game, unit: str, bases: Sequence[PlacedBase], home: str) -> bool:
    """Tell whether a unit deploys outside its zone by these bases, as far from enemies' as its perks ask."""
    if not game.figure(DEPLOYS_OUTSIDE, 0, unit).value:
        return False
    state, rows = game.state, zone(game.state, home)
    if all(deployment_zones.holds(state, home, base, rows) for base in bases):
        return False
    off = float(game.figure(OFF_ENEMY_ZONES, 0, unit).value)
    enemies = state.enemies_of(state.units[unit].commander)
    return all(_are_off_zone(state, bases, side, off) for side in enemies)


def _are_off_zone(state: State, bases: Sequence[PlacedBase], side: str, off: float) -> bool:
    """Return whether no base lies nearer than so many inches to the zone of a side."""
    if not deployment_zones.drawn(state, side):
        low, high = zone(state, side)
        spans = map(layout.rows_of_base, bases)
        return all(is_contained(max(low - end, start - high) - off) for start, end in spans)
    if any(deployment_zones.is_reached(state, side, base) for base in bases):
        return False
    return all(is_within(off, deployment_zones.gap_to(state, side, base)) for base in bases)


def change_reserve(game: Game, unit: str, how: str) -> Flow[None]:
    """Let a unit go over from one side's reserve into another's, or back into its own."""
    roaming = Roaming(unit, how, allowance(game, unit, how))
    yield from game.tell(roaming)
    if roaming.done:
        return
    state = game.state
    here, own = passengers.reserve_of(state, unit), state.units[unit].commander
    words = {here: "stay", **{side: f"the reserve of {side}" for side in state.sides if side != here}}
    chosen = yield from game.choose_one(f"reserve that {state.units[unit].name} goes to", words, by=own)
    if chosen == here:
        return
    game.lift(unit, passengers.GUEST)
    if chosen != own:
        game.begin(passengers.GUEST, unit, ITS_SIDE(chosen), by=unit)
    for each in with_parts(state, unit):
        unit_status.mark(game, unit_status.MOVED, each)
        yield from game.tell(MovedOff(each))


def arrive(
    game: Game, unit: str, places: tuple[Placed, ...], how: str, *, is_back: bool = False
) -> Flow[None]:
    """Put a unit on the table, as one that is deployed or that `is_back` from among the fallen."""
    rounded = tuple(
        Placed(p.figure, (grained(p.at[0]), grained(p.at[1])), grained(p.bottom), p.facing) for p in places
    )
    owners = {place.figure: game.state.figures[place.figure].model.unit for place in places}
    units = dict.fromkeys((unit, *owners.values()))
    for each in units:
        own = tuple(place for place in rounded if owners[place.figure] == each)
        game.emit(UnitArrived(each, own, how))
    yield from gather(game, unit)
    for each in units:
        game.lift(each, passengers.GUEST)
        yield from game.tell(Arrived(each, how, is_back))
    yield from renew_melees(game, unit, may_begin=False)


def have_come(game: Game, unit: str, how: str) -> Flow[None]:
    """Tell of a unit and its parts that they have come onto the table otherwise than by deploying there."""
    for each in with_parts(game.state, unit):
        if game.state.units[each].where == TABLE:
            yield from game.tell(Arrived(each, how))


def placing_problem(
    game: Game,
    unit: str,
    places: tuple[Placed, ...],
    rows: tuple[float, float] | None,
    how: str = "Deploy",
    home: str = "",
    entering: Entrance | None = None,
) -> str:
    """Say what is wrong with where a unit is to arrive, or nothing.

    `rows` bound the zone's y; with a `home`, what is drawn for that side bounds it where something is. An
    edge at which it is `entering` bounds it in their place.
    `how` is "Deploy", or the name of the perk by which it arrives.
    """
    state = _placed(game.state, unit, places)
    units = tuple(dict.fromkeys((unit, *(state.figures[place.figure].model.unit for place in places))))
    bodies = [body_of(figure.model) for figure in figures_with(state, units)]
    known = ground_for(game, *units)
    for number, body in enumerate(bodies):
        if entering is not None:
            if not entering.holds(body.base):
                return f"{body.id} has to be {entering.words}"
        elif rows is not None and not deployment_zones.holds(state, home, body.base, rows):
            return f"{body.id} would stand outside the deployment zone"
        mates = (*bodies[:number], *bodies[number + 1 :])
        wrong = why_not_stand_among(Layout.of(known), body, mates)
        if wrong:
            return wrong
    for each in units:
        limits = coherency_of(game, each)
        if not layout.is_coherent(state, each, *limits) or not hangs_together(state, each, limits):
            return "the unit would be out of coherency"
    near = _enemy_problem(game, state, unit)
    return near or game.reason_against(TO_ARRIVE, unit, about=Standing(state, how))


def _enemy_problem(game: Game, state: State, unit: str) -> str:
    for foe in kept_off(game, unit):
        if layout.are_apart(state, unit, foe.id, APART):
            continue
        if not is_within(APART, layout.between(state, unit, foe.id).gap):
            return f"it would stand within {APART:g} in of {foe.name}"
    return ""


def _placed(state: State, unit: str, places: tuple[Placed, ...]) -> State:
    figures = [stood(state.figures[place.figure], place) for place in places]
    there = state.with_figures(*figures)
    for each in dict.fromkeys((unit, *(figure.model.unit for figure in figures))):
        there = there.with_unit(replace(there.units[each], where=TABLE))
    return there
