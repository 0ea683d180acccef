"""What transports hold: room in HP of passengers, compartments, who may come aboard and who must leave."""

from collections.abc import Iterator
from dataclasses import dataclass

from battlefield.rulebooks.warsurge.moments import Left, MovedOff
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import (
    CARRIES_ANYBODY,
    CARRIES_TOGETHER,
    ITS_FIGURE,
    ITS_HP,
    ITS_ROOM,
    TO_CARRY,
    TO_COME_OUT,
    TO_EMBARK,
    TRANSPORT,
)
from battlefield.rules.core.events import UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, in_one_line
from battlefield.rules.core.state import TABLE, State

EMBARK = "Embark"


@dataclass(frozen=True, slots=True)
class Hold:
    """Room in a transport: in one of its figures, or in all together; in a compartment or the main hold."""

    carrier: str
    figure: str
    room: str
    capacity: int

    @property
    def id(self) -> str:
        """Its name among options."""
        return "|".join((self.carrier, self.figure, self.room))

    def words(self, game: Game) -> str:
        """Say which it is, and how much of it is taken."""
        name = game.state.units[self.carrier].name
        several = len(game.state.units[self.carrier].figures) > 1 and self.figure
        parts = (name, self.figure if several else "", self.room)
        return f"{', '.join(filter(None, parts))} ({load(game.state, self)} of {self.capacity} taken)"


def compartments(game: Game, carrier: str, each: int) -> tuple[tuple[str, int], ...]:
    """Give the compartments of a transport model with their room: half of its stat, unless told otherwise."""
    found = []
    for held in game.state.profile_of(carrier).perks:
        perk = game.book.get(held.name)
        if perk is not None and "compartment" in perk.numbers:
            said = int(Bearer(perk, carrier, held=held).number("compartment"))
            found.append((perk.name, min(said or each // 2, each // 2)))
    return tuple(found)


def holds(game: Game, carrier: str) -> tuple[Hold, ...]:
    """Return the holds of a unit; none where it is no transport."""
    each = stat(game, TRANSPORT, carrier).value
    if each <= 0:
        return ()
    rooms = compartments(game, carrier, each)
    parts = (("", each - sum(size for _, size in rooms)), *rooms)
    unit = game.state.units[carrier]
    if game.figure(CARRIES_TOGETHER, 0, carrier).value:
        return tuple(Hold(carrier, "", room, size * max(1, unit.strength)) for room, size in parts)
    return tuple(Hold(carrier, figure, room, size) for figure in unit.figures for room, size in parts)


def in_hold(state: State, hold: Hold) -> tuple[str, ...]:
    """Return the units in a hold, in the order in which they came in."""
    found = []
    for unit in passengers.passengers(state, hold.carrier):
        held = passengers.boarding(state, unit)
        if held is not None and (held.get(ITS_FIGURE), held.get(ITS_ROOM)) == (hold.figure, hold.room):
            found.append(unit)
    return tuple(found)


def load(state: State, hold: Hold) -> int:
    """Return the HP of all in a hold."""
    return sum(state.hp(unit) for unit in in_hold(state, hold))


def why_not_board(game: Game, unit: str, hold: Hold) -> str:
    """Say why a unit may not come into a hold, wherever it is, or nothing."""
    state, carrier = game.state, hold.carrier
    if unit == carrier:
        return "it is the transport"
    if not all(game.reason_against(TO_COME_OUT, each) for each in passengers.passengers(state, unit)):
        return "it carries others itself"
    friendly = state.units[unit].commander == state.units[carrier].commander
    if not friendly and not game.figure(CARRIES_ANYBODY, 0, carrier, foe=unit).value:
        return "it is not a friend"
    units = with_parts(state, unit)
    needs = sum(state.hp(each) for each in units)
    taken = sum(state.hp(each) for each in in_hold(state, hold) if each not in units)
    if taken + needs > hold.capacity:
        return f"there is room for {hold.capacity - taken} HP; it has {needs}"
    barred = game.reasons_against(TO_EMBARK, unit, foe=carrier)
    return in_one_line((*barred, *game.reasons_against(TO_CARRY, carrier, foe=unit)))


def open_holds(game: Game, unit: str) -> Iterator[Hold]:
    """Yield the holds of transports on the table that a unit may come into, in roster order."""
    for carrier in game.state.on_table():
        for hold in holds(game, carrier.id):
            if not why_not_board(game, unit, hold):
                yield hold


def go_aboard(game: Game, unit: str, hold: Hold) -> Flow[None]:
    """Let a unit board a hold by a movement of its own, and tell of it where another one carried it."""
    was_carried = passengers.boarding(game.state, unit) is not None
    yield from board(game, unit, hold)
    if was_carried:
        yield from game.tell(MovedOff(unit))


def board(game: Game, unit: str, hold: Hold) -> Flow[None]:
    """Put a unit and its parts into a hold, from wherever they are."""
    for each in with_parts(game.state, unit):
        yield from _board(game, each, hold)


def _board(game: Game, unit: str, hold: Hold) -> Flow[None]:
    game.lift(unit, passengers.ABOARD)
    game.begin(
        passengers.ABOARD,
        unit,
        ITS_FIGURE(hold.figure),
        ITS_ROOM(hold.room),
        ITS_HP(game.state.hp(unit)),
        by=hold.carrier,
    )
    was_on_table = game.state.units[unit].where == TABLE
    if game.state.units[unit].where != hold.carrier:
        game.emit(UnitLeft(unit, hold.carrier, EMBARK))
    if was_on_table:
        yield from game.tell(Left(unit, hold.carrier))


def _has_grown(state: State, unit: str) -> bool:
    held = passengers.boarding(state, unit)
    return held is not None and state.hp(unit) > held.get(ITS_HP)


def overfull(game: Game) -> tuple[str, ...]:
    """Return the units that have to leave transports that hold too much.

    Of each hold those go first that have more HP than when they came aboard, the last of them before others.
    Whose hold is there no more goes, too.
    """
    found: list[str] = []
    for carrier in game.state.on_table():
        if not passengers.passengers(game.state, carrier.id):
            continue
        found += _nowhere(game, carrier.id)
        for hold in holds(game, carrier.id):
            inside, over = in_hold(game.state, hold), load(game.state, hold) - hold.capacity
            grown = [unit for unit in inside if _has_grown(game.state, unit)]
            rest = [unit for unit in inside if unit not in grown]
            for unit in (*reversed(grown), *reversed(rest)):
                if over > 0:
                    found.append(unit)
                    over -= game.state.hp(unit)
    return tuple(found)


def _nowhere(game: Game, carrier: str) -> list[str]:
    """Return the passengers of a unit that has no hold like theirs: it is of another shape than it was."""
    rooms = {hold.room for hold in holds(game, carrier)}
    own = game.state.units[carrier].figures
    found = []
    for unit in passengers.passengers(game.state, carrier):
        held = passengers.boarding(game.state, unit)
        figure = held.get(ITS_FIGURE) if held is not None else ""
        if held is not None and (held.get(ITS_ROOM) not in rooms or (figure and figure not in own)):
            found.append(unit)
    return found
