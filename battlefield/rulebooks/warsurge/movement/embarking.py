"""Getting into and out of transports as a part of moving, and what becomes of passengers without one."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.moments import Fallen, Moving, PutOut, Travelling
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.arrival_ends import ends_about
from battlefield.rulebooks.warsurge.movement.beside import packed
from battlefield.rulebooks.warsurge.movement.coming_out import (
    bases_at,
    emerge,
    may_emerge,
    on_table,
    put_out,
)
from battlefield.rulebooks.warsurge.movement.gathering import gather, gather_all
from battlefield.rulebooks.warsurge.movement.going_in import can_go_up, go_up
from battlefield.rulebooks.warsurge.movement.leaving import come_out_in_reserve, to_reserve
from battlefield.rulebooks.warsurge.occasions import Standing
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import last_fallen, take_off
from battlefield.rulebooks.warsurge.transport.transport_capacity import (
    Hold,
    go_aboard,
    holds,
    load,
    open_holds,
    overfull,
    why_not_board,
)
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import is_part
from battlefield.rulebooks.warsurge.words import (
    DEBARK,
    ESCAPES,
    GATE_TO_RESERVE,
    ITS_FIGURE,
    LINKS_TRANSPORTS,
    TO_ARRIVE,
    TO_COME_OUT,
)
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import GONE, TABLE, Figure, State
from battlefield.rules.table import layout
from battlefield.rules.table.standing_room import why_not_stand
from battlefield.rules.table.table import body_of

_WALK, _STAY, _OUT, _RESERVE = "walk", "stay", "disembark", "reserve"


def travel(game: Game, unit: str, how: str, along: Sequence[str] = ()) -> Flow[None]:
    """Let a unit make its move or dash: on the table, into a transport, or out of the one that it is in.

    Those of `along` go with it on the table, and into a transport that all of them can reach and fit into.
    """
    begun = yield from moving.begun(game, unit, how, moving.allowance(game, unit, how), along)
    if begun is None:
        return
    carried = passengers.is_carried(game.state, unit)
    found = _other_holds(game, begun) if carried else _near_holds(game, begun)
    open_ = {hold.id: hold for hold in found}
    words = {id_: _hold_words(game, unit, hold, carried=carried) for id_, hold in open_.items()}
    usual = _carried_ways(game, begun) if carried else {_WALK: f"{how} on the table"}
    setting_out = Travelling(begun)
    yield from game.tell(setting_out)
    words |= {id_: way[0] for id_, way in setting_out.ways.items()}
    by = begun.by or game.state.units[unit].commander
    chosen = yield from game.choose_one(f"{how} of {game.state.units[unit].name}", {**usual, **words}, by=by)
    if chosen in setting_out.ways:
        yield from setting_out.ways[chosen][1]() or ()
    elif chosen in open_:
        yield from _embark(game, begun, open_[chosen])
    elif chosen == _OUT:
        yield from disembark(game, begun)
    elif chosen == _RESERVE:
        yield from to_reserve(game, unit, how)
    elif chosen == _WALK:
        yield from moving.placed(game, begun)


def _hold_words(game: Game, unit: str, hold: Hold, *, carried: bool) -> str:
    """Say which hold a unit may go into, and what lets it change to another transport."""
    if not carried:
        return f"embark {hold.words(game)}"
    link = game.figure(LINKS_TRANSPORTS, 0, hold.carrier)
    by = f": {link.sources}" if hold.carrier != game.state.units[unit].where and link.value > 0 else ""
    return f"change to {hold.words(game)}{by}"


def _carried_ways(game: Game, begun: Moving) -> dict[str, str]:
    """Return what a unit that is carried may do with a move; to get out takes room to stand in."""
    unit, found = begun.unit, {_STAY: "stay aboard"}
    escapes = game.figure(ESCAPES, 0, unit).value > 0
    if (escapes or passengers.boarding(game.state, unit) is not None) and _has_room(game, begun):
        found[_OUT] = "disembark"
    gate = _gate_of(game, game.state.units[unit].where)
    if passengers.boarding(game.state, unit) is not None and gate:
        found[_RESERVE] = f"go into reserve: {gate}"
    return found


def _gate_of(game: Game, carrier: str) -> str:
    """Return by what a unit is a way into reserve and out of it; nothing where it is none, or none there."""
    gate = game.figure(GATE_TO_RESERVE, 0, carrier)
    if gate.value <= 0 or game.reason_against(TO_ARRIVE, carrier, about=Standing(game.state, gate.sources)):
        return ""
    return gate.sources


def _embark(game: Game, begun: Moving, hold: Hold) -> Flow[None]:
    """Let a unit go aboard with those that go along, up to the transport first where it is on the table."""
    if game.state.units[begun.unit].where == TABLE:
        allowances = {begun.unit: begun.allowance} | begun.along
        cores = _cores(game.state, hold)
        if not (yield from go_up(game, begun, cores, allowances)):
            return
    for unit in (begun.unit, *begun.along):
        unit_status.mark(game, unit_status.MOVED, unit)
        if not is_part(game.state, unit) and game.state.units[unit].where != GONE:
            game.say(f"it embarks {game.state.units[hold.carrier].name}", unit)
            yield from go_aboard(game, unit, hold)


# into a transport


def _near_holds(game: Game, begun: Moving) -> Iterator[Hold]:
    """Yield the holds that all figures of a unit can reach with the rest of a move."""
    reached: dict[tuple[str, str], bool] = {}
    units = {begun.unit: begun.allowance} | begun.along
    for hold in open_holds(game, begun.unit):
        key = hold.carrier, hold.figure
        if not _fit_in(game, tuple(units), hold):
            continue
        if key not in reached:
            reached[key] = can_go_up(game, begun, _cores(game.state, hold), units)
        if reached[key]:
            yield hold


def _fit_in(game: Game, units: Sequence[str], hold: Hold) -> bool:
    """Return whether units that embark together find room in a hold."""
    needs = sum(game.state.hp(unit) for unit in units)
    if load(game.state, hold) + needs > hold.capacity:
        return False
    return not any(why_not_board(game, unit, hold) for unit in units)


def _cores(state: State, hold: Hold) -> tuple[PlacedBase, ...]:
    figures = state.figures_of(hold.carrier)
    return tuple(layout.base_of(f.model) for f in figures if hold.figure in ("", f.id))


def _other_holds(game: Game, begun: Moving) -> Iterator[Hold]:
    """Yield the other holds that a passenger may change to: of its transport, or of one linked with it."""
    unit = begun.unit
    held = passengers.boarding(game.state, unit)
    if held is None:
        return
    carrier = game.state.units[unit].where
    linked = game.figure(LINKS_TRANSPORTS, 0, carrier).value > 0
    for hold in open_holds(game, unit):
        same = hold.carrier == carrier and hold.figure == (held.get(ITS_FIGURE))
        if same and hold.room == passengers.room_of(game.state, unit):
            continue
        links = hold.carrier != carrier and linked and game.figure(LINKS_TRANSPORTS, 0, hold.carrier).value
        there = [f for f in game.state.figures_of(hold.carrier) if hold.figure in ("", f.id)]
        if same or (links and moving.may_be_where(game.state, begun, there)):
            yield hold


# out of a transport


def head_start(game: Game, unit: str, carrier: str) -> float:
    """Return how far from a transport a passenger may begin to disembark."""
    return float(game.figure(DEBARK, 0, carrier, foe=unit).value)


def disembark(game: Game, begun: Moving) -> Flow[None]:
    """Let a unit get out in base contact and go on with its move from there."""
    yield from emerge(game, begun, *_exit(game, begun))


def _has_room(game: Game, begun: Moving) -> bool:
    """Return whether there is room beside what carries a unit for it to get out."""
    return may_emerge(game, begun.unit, *_exit(game, begun))


def _exit(game: Game, begun: Moving) -> tuple[list[PlacedBase], float, float]:
    """Return the bases that a unit gets out beside, their height, and how far it may go from there."""
    unit = begun.unit
    figures = passengers.carrying_figures(game.state, unit)
    far = begun.allowance + head_start(game, unit, game.state.units[unit].where)
    return [layout.base_of(figure.model) for figure in figures], figures[0].model.bottom, far


# without a choice


def come_out_of(game: Game, unit: str, fallen: str, why: str) -> Flow[None]:
    """Place a unit where the last figure of another one was taken off; nowhere where that fell in reserve."""
    last = last_fallen(game.state, fallen)
    if last is not None:
        yield from turn_out_whole(game, unit, [layout.base_of(last.model)], last.model.bottom, why)


def turn_out_whole(game: Game, unit: str, cores: Sequence[PlacedBase], bottom: float, why: str) -> Flow[None]:
    """Place a unit beside bases that it comes out of, and after that its sergeants there."""
    yield from turn_out(game, unit, cores, bottom, why)
    for part in game.state.parts_of(unit):
        if game.state.units[part].where == TABLE:
            yield from turn_out(game, part, cores, bottom, why)
    yield from gather(game, unit)


def turn_out(
    game: Game, unit: str, cores: Sequence[PlacedBase], bottom: float, why: str, more: float = 0.0
) -> Flow[None]:
    """Place a unit beside bases that it comes out of: in contact, or as near as there is room.

    Figures that find no room are lost. `more` is how many inches farther out they may be placed.
    """
    tight, limit = packed(game.state, unit, cores, bottom)
    room = frozenset(place.figure for place in tight)
    lost = tuple(id_ for id_ in game.state.units[unit].figures if id_ not in room)
    if lost:
        game.say(f"no room for {', '.join(lost)}", unit)
        take_off(game, unit, lost, (cores[0].at, bottom))
    if not tight:
        unit_status.mark(game, unit_status.WIPED_OUT, unit, "game")
        yield from game.tell(Fallen(unit))
        return
    far = limit + more

    def problem(places: tuple[Placed, ...]) -> str:
        for place, base in zip(places, bases_at(game.state, places), strict=True):
            if not is_within(min(gap(base, core).gap for core in cores), far):
                return f"{place.figure} has to stand within {far:.2f} in of where it comes out"
        return _standing_problem(game, unit, places)

    held = game.state.units[unit]
    request = Places(held.commander, f"{why}: place {held.name}", held.figures)
    ends = ends_about(on_table(game.state, (unit,), ()), unit, cores, far)
    asked = PlacesLaw(request, problem, lambda: (tight,), ends=ends)
    yield from put_out(game, unit, (yield from game.places(asked)), why)
    yield from moving.renew_melees(game, unit, may_begin=False)
    yield from game.tell(PutOut(unit))


def _standing_problem(game: Game, unit: str, places: tuple[Placed, ...]) -> str:
    there = on_table(game.state, (unit,), places)
    figures = there.figures_of(unit)
    for figure in figures:
        wrong = why_not_stand(layout.layout_without(there, [figure.id]), body_of(figure.model))
        if wrong:
            return wrong
    return ""


def empty(game: Game, carrier: str, why: str) -> Flow[None]:
    """Let all passengers of a unit on the table get out beside it."""
    for unit in passengers.passengers(game.state, carrier):
        yield from put_beside(game, unit, why)


def put_beside(game: Game, unit: str, why: str) -> Flow[None]:
    """Let a passenger get out beside whoever carries it, without moving."""
    if not passengers.is_carried(game.state, unit) or game.reason_against(TO_COME_OUT, unit):
        return
    figures = passengers.carrying_figures(game.state, unit)
    cores = [layout.base_of(figure.model) for figure in figures]
    yield from turn_out(game, unit, cores, figures[0].model.bottom, why)


def spill(game: Game) -> Flow[None]:
    """Let units out of transports that hold more than they have room for; parts follow their units."""
    yield from gather_all(game)
    for unit in overfull(game):
        yield from put_beside(game, unit, "its transport is too full")


def head_starts(game: Game, carrier: str) -> dict[str, float]:
    """Return for each passenger how far from its transport it may begin to disembark."""
    return {unit: head_start(game, unit, carrier) for unit in passengers.passengers(game.state, carrier)}


def abandon(game: Game, carrier: str, removed: Sequence[Figure], starts: Mapping[str, float]) -> Flow[None]:
    """Place the passengers of figures that were taken off where these stood.

    `starts` are how far off they may be placed, as it was while their transport was there.
    """
    state = game.state
    gone = state.units[carrier].where == GONE
    names = frozenset(figure.id for figure in removed)
    for unit in passengers.passengers(state, carrier):
        held = passengers.boarding(game.state, unit)
        riding = held.get(ITS_FIGURE) if held is not None else ""
        if not gone and riding not in names:
            continue
        last = next((figure for figure in removed if figure.id == riding), removed[-1])
        more = starts.get(unit, 0.0) if held is not None else 0.0
        why = f"{state.units[carrier].name} is lost"
        yield from turn_out(game, unit, [layout.base_of(last.model)], last.model.bottom, why, more)


def abandon_in_reserve(game: Game, carrier: str, there: str) -> Flow[None]:
    """Leave the passengers of a unit that was lost in the reserve of a side there, each in its own."""
    for unit in passengers.passengers(game.state, carrier):
        yield from come_out_in_reserve(game, unit, there, f"{game.state.units[carrier].name} is lost")


def deploy_holds(game: Game, unit: str, in_zone: Collection[str]) -> tuple[Hold, ...]:
    """Return the holds that a unit in reserve may deploy into: of transports in its zone, or with a gate."""
    found = []
    for carrier in game.state.on_table():
        if carrier.id in in_zone or _gate_of(game, carrier.id):
            found += [hold for hold in holds(game, carrier.id) if not why_not_board(game, unit, hold)]
    return tuple(found)
