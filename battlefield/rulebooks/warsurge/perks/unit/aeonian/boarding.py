"""Breach and Hijack: units that force their way into enemies, and fight them from inside."""

from collections.abc import Callable, Iterator
from functools import partial

from battlefield.rulebooks.warsurge.moments import Left, MovedOff, Moving, Travelling
from battlefield.rulebooks.warsurge.movement import embarking
from battlefield.rulebooks.warsurge.movement.going_in import can_go_up, go_up
from battlefield.rulebooks.warsurge.movement.leaving import stay_on, to_reserve
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.attaching import command
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, game_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.transport_capacity import compartments
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import (
    ESCAPES,
    ITS_OPEN,
    ITS_ROOM,
    ITS_TURN,
    LEAVES_MELEE,
    TO_CARRY,
    TO_EMBARK,
    TRANSPORT,
    USING_PERKS,
    working,
)
from battlefield.rules.core.events import EffectEnded, UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnded, UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import GONE, RESERVE, TABLE, State
from battlefield.rules.table import layout

_row = Rows("Aeonian")

BREACH, HIJACK = "Breach", "Hijack"
Fits = Callable[[Game, str], bool]


# ways in and out


def _anybody(_game: Game, _host: str) -> bool:
    return True


def _is_transport(game: Game, host: str) -> bool:
    return stat(game, TRANSPORT, host).value > 0


def _rooms(game: Game, host: str) -> tuple[str, ...]:
    """Return the main hold of a host, named by nothing, and its compartments."""
    return "", *(room for room, _ in compartments(game, host, stat(game, TRANSPORT, host).value))


def _hosts(game: Game, moving: Moving, fits: Fits, name: str) -> Iterator[str]:
    """Yield the enemies on the table that all figures of a moving unit can come into contact with."""
    state, unit = game.state, moving.unit
    for host in state.on_table():
        if not are_enemies(state, unit, host.id) or not state.living(host.id) or not fits(game, host.id):
            continue
        if any(
            game.reason_against(what, about, foe=foe)
            for what, about, foe in (
                (TO_EMBARK, unit, host.id),
                (TO_CARRY, host.id, unit),
                (working(name), host.id, unit),
            )
        ):
            continue
        cores = [layout.base_of(figure.model) for figure in state.figures_of(host.id)]
        allowances = dict.fromkeys(with_parts(state, unit), moving.allowance)
        if can_go_up(game, moving, cores, allowances):
            yield host.id


def _words(game: Game, host: str, room: str) -> str:
    return f"break into {game.state.units[host].name}{f', {room}' if room else ''}"


def _offers(fits: Fits) -> Callable[[Game, Bearer, Travelling], None]:
    def act(game: Game, bearer: Bearer, moment: Travelling) -> None:
        """Add the ways into enemies, or about the one that it is in."""
        moving = moment.moving
        if game.state.is_under(bearer.unit, passengers.INSIDE):
            _add_ways_inside(game, bearer, moment)
        elif game.state.units[bearer.unit].where == TABLE:
            for host in _hosts(game, moving, fits, bearer.perk.name):
                for room in _rooms(game, host):
                    way = partial(_enter, game, bearer, moving, host, room)
                    moment.ways[f"into|{host}|{room}"] = _words(game, host, room), way

    return act


def _add_ways_inside(game: Game, bearer: Bearer, moment: Travelling) -> None:
    unit = bearer.unit
    held = passengers.broken_in(game.state, unit)
    if held is None:
        return
    for room in _rooms(game, held.by):
        if room != passengers.room_of(game.state, unit):
            words = f"change to {room or 'the main hold'}"
            moment.ways[f"room|{room}"] = words, partial(_change_room, game, unit, held.by, room)


def may_break_out(game: Game, unit: str) -> bool:
    """Return whether a unit inside of another may leave it: no foe holds it there, or it leaves melees."""
    hostile = are_enemies(game.state, unit, game.state.units[unit].where)
    return not hostile or game.figure(LEAVES_MELEE, 0, unit).value > 0


def _sets_out(state: State, bearer: Bearer, moment: Travelling) -> bool:
    return moment.moving.unit == bearer.unit and state.units[bearer.unit].where != RESERVE


def _gets_out(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if may_break_out(game_of(ask), bearer.unit) else None


_ESCAPES = (Gives(ESCAPES, _gets_out),)


# going in


def _enter(game: Game, bearer: Bearer, moving: Moving, host: str, room: str) -> Flow[None]:
    """Go up to it and inside, with passengers that can do so too; the others get out first."""
    unit = bearer.unit
    cores = [layout.base_of(figure.model) for figure in game.state.figures_of(host)]
    allowances = dict.fromkeys(with_parts(game.state, unit), moving.allowance)
    if not (yield from go_up(game, moving, cores, allowances)):
        return
    riders = passengers.passengers(game.state, unit)
    for rider in riders:
        if not game.state.profile_of(rider).has(BREACH):
            yield from embarking.put_beside(game, rider, bearer.perk.name)
    along = [
        rider
        for rider in riders
        if game.state.units[rider].where == unit and game.state.profile_of(rider).has(BREACH)
    ]
    for each in (*with_parts(game.state, unit), *along):
        unit_status.mark(game, unit_status.MOVED, each)
        unit_status.unlock(game, each)
        game.lift(each, passengers.ABOARD)
        _settle(game, each, host, room)
        game.emit(UnitLeft(each, host, bearer.perk.name))
        yield from game.tell(Left(each, host))


def _change_room(game: Game, unit: str, host: str, room: str) -> Flow[None]:
    """Go to another room of a host, by a movement like any other."""
    unit_status.mark(game, unit_status.MOVED, unit)
    _settle(game, unit, host, room)
    yield from game.tell(MovedOff(unit))


def _settle(game: Game, unit: str, host: str, room: str) -> None:
    """Note where inside of a host a unit is, and since when."""
    known = game.state.effects_on(unit, passengers.INSIDE)
    turn = known[0].get(ITS_TURN) if known else game.state.clock.turn
    for effect in known:
        game.emit(EffectEnded(effect.id))
    game.begin(passengers.INSIDE, unit, ITS_OPEN(True), ITS_ROOM(room), ITS_TURN(turn), by=host)


# together into reserve


def _host_leaves(state: State, bearer: Bearer, moment: Left) -> bool:
    held = passengers.broken_in(state, bearer.unit)
    return moment.where == RESERVE and held is not None and held.by == moment.unit


def _come_along(game: Game, bearer: Bearer, _moment: Left) -> Flow[None]:
    """Let it leave its host there for its own reserve, where it can."""
    unit = bearer.unit
    if may_break_out(game, unit):
        by = game.state.units[unit].commander
        if (yield from game.confirm(f"{game.state.units[unit].name} comes out there?", by=by)):
            there = passengers.reserve_of(game.state, game.state.units[unit].where)
            yield from to_reserve(game, unit, bearer.perk.name)
            yield from stay_on(game, unit, there)


_WITH_HOST = Reacts(Left, _come_along, _host_leaves)


# taking over


def _may_take(state: State, bearer: Bearer, _moment: Left | UnitDone | SpanEnded) -> bool:
    """Return whether it is alone in an enemy's transport."""
    held = passengers.broken_in(state, bearer.unit)
    if held is None or state.units[held.by].where != TABLE or not state.living(bearer.unit):
        return False
    return are_enemies(state, bearer.unit, held.by) and not _is_crewed(state, held.by)


def _is_crewed(state: State, host: str) -> bool:
    return any(passengers.boarding(state, each) is not None for each in passengers.passengers(state, host))


def _take(game: Game, bearer: Bearer, _moment: Left | UnitDone | SpanEnded) -> Flow[None]:
    """Command the transport from now on."""
    held = passengers.broken_in(game.state, bearer.unit)
    barred = game.reason_against(USING_PERKS, bearer.unit, about=UsingPerk(bearer.perk))
    if held is None or barred or not _is_transport(game, held.by):
        return
    side, host = game.state.units[bearer.unit].commander, game.state.units[held.by]
    game.say(f"{bearer.perk.name}: {host.name} is taken over", bearer.unit)
    command(game, host.id, side, bearer.perk.name)
    unit_status.unlock(game, host.id)
    yield from game.lay(bearer.perk.name, host.id, by=bearer.unit)


def _is_rid(state: State, bearer: Bearer, _moment: UnitDone | SpanEnded) -> bool:
    """Return whether whoever took it over is no longer inside."""
    effect = bearer.effect
    return effect is not None and state.units[effect.by].where != bearer.unit


def _give_back(game: Game, bearer: Bearer, _moment: UnitDone | SpanEnded) -> None:
    game.lift(bearer.unit, bearer.perk.name, "whoever took it over is gone")
    if game.state.units[bearer.unit].where != GONE:
        command(game, bearer.unit, "", bearer.perk.name)


PERKS: tuple[Perk, ...] = (
    _row(
        BREACH,
        "Passive",
        "With a Move or Dash it may go inside of an enemy that it can reach, as in a melee with it and its"
        " passengers; nobody else reaches it there, but through Fire Points, with beams, or through hulls."
        " It comes out of any enemy that it is in where it could leave a melee.",
        gives=_ESCAPES,
        reacts=(Reacts(Travelling, _offers(_anybody), _sets_out), _WITH_HOST),
        rulings=("W-Breach-1", "W-Breach-2"),
    ),
    _row(
        HIJACK,
        "Passive, Instruct",
        "With a Move or Dash it may go inside of an enemy's transport that it can reach, whatever room there"
        " is, and fight its passengers there. With none of them aboard it commands the transport as long as"
        " it is inside.",
        gives=_ESCAPES,
        reacts=(
            Reacts(Travelling, _offers(_is_transport), _sets_out),
            _WITH_HOST,
            Reacts(Left, _take, _may_take),
            Reacts(UnitDone, _take, _may_take),
            Reacts(SpanEnded, _take, _may_take),
            Reacts(UnitDone, _give_back, _is_rid, "under"),
            Reacts(SpanEnded, _give_back, _is_rid, "under"),
        ),
        rulings=("W-Hijack-1",),
    ),
)
