"""Undead Legion: enemies that fall to a roster rise for it, a turn later."""

from battlefield.rulebooks.warsurge.moments import Fallen
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back_whole, let_go, part_from_traitor
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.zombify import stays_down
from battlefield.rulebooks.warsurge.perks.roster.auras import FAMILY
from battlefield.rulebooks.warsurge.transport.passengers import GUEST
from battlefield.rulebooks.warsurge.turn.turns import roll_off
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import counted_with, fallen_with, is_wiped_out
from battlefield.rulebooks.warsurge.words import COUNTS_AS_LOST, ITS_SIDE, ITS_TURN
from battlefield.rules.core.events import ControlChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Reacts
from battlefield.rules.core.state import GONE, RESERVE, State

_row = Rows(FAMILY, "roster")

NAME = "Undead Legion"
_RISE_THEMSELVES = ("Respawn", "Resurrection")


def _harm(state: State, unit: str) -> dict[str, int]:
    """Return for each side with the perk the HP that it has cost a unit, its own commander left out."""
    found: dict[str, int] = {}
    for side in state.sides:
        roster = state.roster_of(side)
        harmed = (e for each in counted_with(state, unit) for e in state.effects_on(each, unit_status.HARMED))
        harm = sum(effect.amount for effect in harmed if effect.by == side)
        if roster is not None and roster.has(NAME) and harm and side != state.units[unit].commander:
            found[side] = harm
    return found


def _is_first(state: State, bearer: Bearer, moment: Fallen) -> bool:
    """Return whether this bearer settles for all who shall have the unit: the first that harmed it."""
    whole = counted_with(state, moment.unit)[0]
    held = state.profile_of(whole).perks
    spared = any(without_rank(each.name) in _RISE_THEMSELVES for each in held)
    spared = spared or stays_down(state, whole) or not is_wiped_out(state, whole)
    return not spared and next(iter(_harm(state, whole)), "") == bearer.unit


def _claim(game: Game, _bearer: Bearer, moment: Fallen) -> Flow[None]:
    """Remember whose the unit will be: of whoever cost it most HP, by a roll-off between equals."""
    unit = counted_with(game.state, moment.unit)[0]
    harm = _harm(game.state, unit)
    side = yield from roll_off(game, NAME, [each for each in harm if harm[each] == max(harm.values())])
    game.lift(unit, NAME)
    game.begin(NAME, unit, ITS_TURN(game.state.clock.turn), by=side)


def _is_due(state: State, bearer: Bearer, moment: TurnBegan) -> bool:
    fell = int((bearer.get(ITS_TURN) if bearer.effect is not None else 0) or 0)
    return bearer.unit in state.units and state.units[bearer.unit].where == GONE and moment.turn == fell + 1


def _rise(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Stand the whole unit up where it fell, under the command of the side that has it."""
    unit = bearer.unit
    let_go(game, unit)
    for each in fallen_with(game.state, unit):
        own = bearer.cause == game.state.units[each].side
        game.emit(ControlChanged(each, "" if own else bearer.cause, NAME))
        game.lift(each, unit_status.HARMED)
    part_from_traitor(game, unit)
    yield from bring_back_whole(game, unit, NAME)
    side = game.state.units[unit].commander
    if game.state.units[unit].where == RESERVE:
        game.begin(GUEST, unit, ITS_SIDE(side), by=unit)


def _no_longer_counts(_ask: Ask, bearer: Bearer) -> Modifier:
    return plus(1, bearer.perk.name)


UNDEAD_LEGION = _row(
    NAME,
    "Specific, Instruct",
    "An enemy unit that it cost HP and that is wiped out rises at the start of the next turn, whole and under"
    " its command, with the afflictions that it had. Units with Respawn or Resurrection do not.",
    numbers={},
    gives=(Gives(COUNTS_AS_LOST, _no_longer_counts, "under"),),
    reacts=(
        Reacts(Fallen, _claim, _is_first),
        Reacts(TurnBegan, _rise, _is_due, "under", TurnBegins.RETURNS),
    ),
    rulings=("W-Legion-1", "W-Fallen-1"),
)
