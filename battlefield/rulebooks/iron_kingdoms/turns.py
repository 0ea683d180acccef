"""The battle: deployment, then turn after turn of Maintenance, Control and Activation, and its end."""

from collections.abc import Sequence
from fractions import Fraction

from battlefield.rulebooks.iron_kingdoms.activating import ACTIVATE, activate
from battlefield.rulebooks.iron_kingdoms.blow import FOCUS, focus_of
from battlefield.rulebooks.iron_kingdoms.clouds import clear_clouds
from battlefield.rulebooks.iron_kingdoms.continuous import maintain, pass_minutes
from battlefield.rulebooks.iron_kingdoms.models import company
from battlefield.rulebooks.iron_kingdoms.rows.own import OWN
from battlefield.rules.book.actions import Action
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.events import ClockSet, EffectChanged, GameEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import PhaseBegan, TurnBegan
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import count, mark
from battlefield.rules.core.state import State, Unit
from battlefield.rules.core.turn_order import DEPLOY, sides_after
from battlefield.rules.skirmish.own_effects import BATTLE_BEGINS, ROUND_BEGINS, come_about
from battlefield.rules.skirmish.strip_deployment import deploy_in

MAINTENANCE, CONTROL, ACTIVATION = "Maintenance", "Control", "Activation"
PHASES = (DEPLOY, MAINTENANCE, CONTROL, ACTIVATION)
ROUNDS, DEPTH = 6, 7


def turn_actions(state: State) -> Sequence[Action]:
    """Return what the side whose turn it is may begin once all are deployed."""
    return tuple(Action(ACTIVATE, state.clock.side, unit.id) for unit in ready(state, state.clock.side))


def ready(state: State, side: str) -> tuple[Unit, ...]:
    """Return the characters of a side that have not been activated this turn."""
    return tuple(unit for unit in company(state, side) if not state.is_under(unit.id, ACTED))


def deploy(game: Game, unit: str) -> Flow[None]:
    """Deploy one character."""
    yield from deploy_in(game, unit, DEPTH)
    mark(game, ACTED, unit, "phase")


def begin_battle(game: Game) -> Flow[None]:
    """Begin the first turn of the side that goes first."""
    yield from come_about(OWN, game, BATTLE_BEGINS)
    yield from _begin_turn(game, 1, game.state.clock.first)


def _begin_turn(game: Game, number: int, side: str) -> Flow[None]:
    """Go through a side's turn up to where it activates characters; on to the next where it has none."""
    first = game.state.clock.first
    while True:
        if side == first:
            yield from game.tell(TurnBegan(number))
            yield from come_about(OWN, game, ROUND_BEGINS)
        yield from _maintain(game, number, side, first)
        if is_decided(game.state):
            yield from finish(game)
            return
        _control(game, number, side, first)
        game.emit(ClockSet(number, ACTIVATION, 0, side, first))
        yield from game.tell(PhaseBegan(ACTIVATION))
        if ready(game.state, side):
            return
        following = yield from _end_turn(game, number, side)
        if following is None:
            return
        number, side = following


def _maintain(game: Game, number: int, side: str, first: str) -> Flow[None]:
    """Go through a side's Maintenance Phase: its clouds clear, its continuous effects are checked."""
    game.emit(ClockSet(number, MAINTENANCE, 0, side, first))
    yield from game.tell(PhaseBegan(MAINTENANCE))
    clear_clouds(game, side)
    yield from maintain(game, side)


def _control(game: Game, number: int, side: str, first: str) -> None:
    """Give each character of a side the focus that it has each turn."""
    game.emit(ClockSet(number, CONTROL, 0, side, first))
    for unit in company(game.state, side):
        full, held = focus_of(game.state, unit.id), game.state.effects_on(unit.id, FOCUS)
        if full and not held:
            game.begin(FOCUS, unit.id, amount=full)
        elif full and count(game.state, FOCUS, unit.id) < full:
            game.emit(EffectChanged(held[0].id, full))


def _end_turn(game: Game, number: int, side: str) -> Flow[tuple[int, str] | None]:
    """End a side's turn: give the next turn's round and side, or None where the battle is over."""
    yield from game.end("phase", ACTIVATION)
    state = game.state
    order = sides_after(state, "")
    place = order.index(side) + 1
    last = place == len(order)
    if last:
        yield from game.end("turn", ACTIVATION)
    if is_decided(game.state) or (last and number >= int(state.setting("rounds", ROUNDS))):
        yield from finish(game)
        return None
    return (number + 1, order[0]) if last else (number, order[place])


def take_turn(game: Game, unit: str) -> Flow[None]:
    """Activate a character; once all of its side have been, the next side's turn begins."""
    clock = game.state.clock
    yield from activate(game, unit)
    if ready(game.state, clock.side) and not is_decided(game.state):
        return
    following = yield from _end_turn(game, clock.turn, clock.side)
    if following is not None:
        yield from _begin_turn(game, *following)


def is_decided(state: State) -> bool:
    """Return whether at most one side has anybody left."""
    return sum(bool(company(state, side)) for side in state.sides) <= 1


def strength(state: State, side: str) -> tuple[int, int]:
    """Return the points of a side's characters that are up, and those of all of them."""
    own = [unit for unit in state.units.values() if unit.side == side]
    full = sum(_worth(state, unit) for unit in own)
    return sum(_worth(state, unit) for unit in company(state, side)), full


def _worth(state: State, unit: Unit) -> int:
    return state.profiles[unit.profile].points or 1


_TIME = {0: "no continuous effect is left", 1: "1 minute passes"}


def finish(game: Game) -> Flow[None]:
    """End the battle, and let minutes pass for continuous effects where that is agreed."""
    result = winner(game.state)
    minutes = int(game.state.setting("minutes after", 0))
    if minutes:
        passed = yield from pass_minutes(game, minutes)
        game.say(f"{_TIME.get(passed, f'{passed} minutes pass')} after the fight")
    game.emit(GameEnded(result))


def winner(state: State) -> str:
    """Say who wins: the last side left, who scored most, or who has the greater share of its points."""
    left = [side for side in state.sides if company(state, side)]
    shares = {side: (state.scores.get(side, 0), _share(state, side)) for side in state.sides}
    best = [side for side in state.sides if shares[side] == max(shares.values())]
    winners = left if len(left) == 1 else best
    return f"{winners[0]} wins" if len(winners) == 1 else "draw"


def _share(state: State, side: str) -> Fraction:
    now, full = strength(state, side)
    return Fraction(now, full or 1)
