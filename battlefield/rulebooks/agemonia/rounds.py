"""A scenario: figures are set up, rounds are planned, turns taken by initiative, until it ends."""

from collections.abc import Sequence

from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.effects.own import OWN
from battlefield.rulebooks.agemonia.figures import allies_side, is_ally, is_hero
from battlefield.rulebooks.agemonia.movement.ground import arrive
from battlefield.rulebooks.agemonia.movement.tokens import start_areas
from battlefield.rulebooks.agemonia.planning import initiative_of, plan_round, waiting_after
from battlefield.rulebooks.agemonia.turns import TURN, take_turn
from battlefield.rules.book.actions import Action
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.events import ClockSet, GameEnded, UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import GONE, RESERVE, State, Unit
from battlefield.rules.core.turn_order import DEPLOY
from battlefield.rules.skirmish.own_effects import BATTLE_BEGINS, ROUND_BEGINS, come_about
from battlefield.rules.skirmish.single import comes_later, is_up, present, printed
from battlefield.rules.skirmish.words import COMES
from battlefield.rules.table.areas import name_of

PLAN = "Plan Round"
PLANNING, TURNS = "Planning", "Turns"
PHASES = (DEPLOY, PLANNING, TURNS)
ROUNDS = 10
NOBODY = "nobody"


def turn_actions(state: State) -> Sequence[Action]:
    """Return what the side whose turn it is may begin once all are deployed."""
    clock = state.clock
    if clock.phase == PLANNING:
        return (Action(PLAN, clock.side),)
    return tuple(Action(TURN, clock.side, unit.id) for unit in next_units(Game(state, CATALOGUE)))


def next_units(game: Game) -> tuple[Unit, ...]:
    """Return the figures whose turn may be next: those of one side with the same initiative.

    Allies go before Enemies of the same initiative.
    """
    state = game.state
    left = [unit for unit in present(state) if not state.is_under(unit.id, ACTED)]

    def order(unit: Unit) -> tuple[int, int, int]:
        return (*initiative_of(game, unit.id), 0 if is_ally(state, unit.id) else 1)

    found = [order(unit) for unit in left]
    best = min(found, default=None)
    return tuple(unit for unit, each in zip(left, found, strict=True) if each == best)


def in_order(state: State, _after: str) -> tuple[str, ...]:
    """Return the sides as they set up: the Enemies first, then the Allies."""
    return *state.enemies_of(allies_side(state)), allies_side(state)


def deploy(game: Game, unit: str) -> Flow[None]:
    """Let a side put a figure into one of its start areas with room."""
    state, side = game.state, game.state.units[unit].side
    found = {area: name_of(state, area) for area in start_areas(state, unit)}
    area = yield from game.choose_one(f"where {state.units[unit].name} starts", found, by=side)
    if area:
        arrive(game, unit, area, DEPLOY)
    else:
        game.say("there is no room for it on the map", unit)
        game.emit(UnitLeft(unit, GONE))


def begin_round(game: Game) -> Flow[None]:
    """Begin the next round with its planning."""
    number, allies = game.state.clock.turn + 1, allies_side(game.state)
    game.emit(ClockSet(number, PLANNING, 0, allies, allies))
    yield from game.tell(TurnBegan(number))
    if number == 1:
        yield from come_about(OWN, game, BATTLE_BEGINS)
    yield from _spawn(game, number)
    yield from come_about(OWN, game, ROUND_BEGINS)


def _spawn(game: Game, number: int) -> Flow[None]:
    """Bring the figures of this round onto the map; they neither move nor attack before the next one."""
    for unit in tuple(game.state.units.values()):
        if unit.where == RESERVE and printed(game.state, unit.id, COMES) == number:
            yield from deploy(game, unit.id)
            mark(game, ACTED, unit.id, "turn")


def plan(game: Game) -> Flow[None]:
    """Plan the round; then the first turn may be taken."""
    clock = game.state.clock
    yield from plan_round(game)
    game.emit(ClockSet(clock.turn, TURNS, 0, clock.side, clock.first))
    yield from _pass_on(game)


def take(game: Game, unit: str) -> Flow[None]:
    """Let a figure take its turn; after an Ally's those may follow who wait for that."""
    yield from take_turn(game, unit)
    while is_ally(game.state, unit) and not _winner(game.state):
        state, side = game.state, allies_side(game.state)
        words = {each: state.units[each].name for each in waiting_after(game)}
        if not words:
            break
        what = "who takes a turn at once"
        chosen = yield from game.choose_one(what, {**words, NOBODY: "nobody"}, by=side)
        if chosen not in words:
            break
        unit = chosen
        yield from take_turn(game, unit)
    yield from _pass_on(game)


def _pass_on(game: Game) -> Flow[None]:
    """Come to the next turn, or to the next round, or to the end."""
    clock, won = game.state.clock, _winner(game.state)
    if won:
        game.emit(GameEnded(won))
        return
    found = next_units(game)
    if found:
        game.emit(ClockSet(clock.turn, TURNS, clock.step + 1, found[0].commander, clock.first))
        return
    yield from game.end("turn", TURNS)
    if clock.turn >= int(game.state.setting("rounds", ROUNDS)):
        game.say("the time is over")
        game.emit(GameEnded(f"{_enemies(game.state)} wins"))
    else:
        yield from begin_round(game)


def _enemies(state: State) -> str:
    return next(iter(state.enemies_of(allies_side(state))))


def _winner(state: State) -> str:
    """Say who has won: the Allies once no Enemy is left, the Enemies once no Hero is."""
    units = [unit for unit in state.units.values() if is_up(state, unit.id)]
    if not any(is_hero(state, unit.id) for unit in units):
        return f"{_enemies(state)} wins"
    units += [unit for unit in state.units.values() if comes_later(state, unit.id)]
    return "" if any(not is_ally(state, unit.id) for unit in units) else f"{allies_side(state)} wins"
