"""The round: AP, Starting Roll, Turns in which teams activate models and command Minions, Effects Phase."""

from collections.abc import Sequence

from battlefield.rulebooks.pulp_city.actions.using import DOORS, notice, trigger, usable, use
from battlefield.rulebooks.pulp_city.models.models import kind_of, structures, team
from battlefield.rulebooks.pulp_city.models.own import own_rules
from battlefield.rulebooks.pulp_city.models.team import add_ap, calculate, pool
from battlefield.rulebooks.pulp_city.models.vocabulary import EACH_ROUND, MINION
from battlefield.rulebooks.pulp_city.movement.dangers import tread
from battlefield.rulebooks.pulp_city.movement.moving import MOVE, move, offered_move, why_not_move
from battlefield.rulebooks.pulp_city.plots import finish, is_over
from battlefield.rules.book.actions import Action
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import TurnBegan, UnitActivated, UnitDone
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.roll_off import roll_off
from battlefield.rules.core.state import TABLE, State, Unit
from battlefield.rules.core.turn_order import DEPLOY, sides_after
from battlefield.rules.skirmish.own_effects import (
    BATTLE_BEGINS,
    ROUND_BEGINS,
    TURN_BEGINS,
    TURN_ENDS,
    come_about,
)
from battlefield.rules.skirmish.single import figure_of, is_up, take_off

ACTIVATE, COMMAND = "Activate", "Command"
AP, TURNS, EFFECTS = "AP", "Turns", "Effects"
PHASES = (DEPLOY, TURNS, EFFECTS)
DONE, NOBODY = "done", "nobody"
PASSING = "pass: nothing is done with it this round"
MOST_ACTIONS, MOST_EXCLUSIVE = 3, 2
OWN = own_rules(DOORS)


def turn_actions(state: State) -> Sequence[Action]:
    """Return what the side whose turn it is may begin once all are deployed."""
    clock = state.clock
    found = [Action(ACTIVATE, clock.side, unit.id) for unit in ready(state, clock.side)]
    cards = {unit.profile: unit.id for unit in reversed(ready_minions(state, clock.side))}
    return tuple(found) or tuple(Action(COMMAND, clock.side, unit) for unit in reversed(cards.values()))


def why_not_now(state: State, action: Action) -> str:
    """Say why a model is not activated, or its Minions not commanded, where that depends on its kind."""
    unit, clock = state.units[action.unit], state.clock
    is_minion = kind_of(state, action.unit) == MINION
    if clock.phase != TURNS or unit.commander != clock.side or unit.where != TABLE:
        return ""
    if action.name == ACTIVATE and is_minion:
        return f"{unit.name} is a Minion: its card is commanded after another model has been activated"
    if action.name == COMMAND and not is_minion:
        return f"{unit.name} is no Minion: it is activated"
    if action.name == COMMAND and ready(state, clock.side):
        return f"{unit.name} is commanded once a model has been activated in this Turn"
    if action.name == COMMAND:
        return f"{unit.name} is commanded together with the others of its card"
    return ""


def ready(state: State, side: str) -> tuple[Unit, ...]:
    """Return the Supremes and Monsters of a side that have not been activated this round."""
    return tuple(u for u in _fresh(state, side) if kind_of(state, u.id) != MINION)


def ready_minions(state: State, side: str) -> tuple[Unit, ...]:
    """Return the Minions of a side that have not been commanded this round."""
    return tuple(u for u in _fresh(state, side) if kind_of(state, u.id) == MINION)


def _fresh(state: State, side: str) -> tuple[Unit, ...]:
    return tuple(unit for unit in team(state, side) if not state.is_under(unit.id, ACTED))


def begin_round(game: Game) -> Flow[None]:
    """Work out the AP of all teams, roll for who starts, and begin with the Turns."""
    number = game.state.clock.turn + 1
    game.emit(ClockSet(number, AP, 0, "", ""))
    for side in game.state.sides:
        calculate(game, side)
    first = yield from roll_off(game, "Starting Roll", game.state.sides)
    game.emit(ClockSet(number, TURNS, 0, "", first))
    yield from game.tell(TurnBegan(number))
    if number == 1:
        yield from come_about(OWN, game, BATTLE_BEGINS)
    yield from come_about(OWN, game, ROUND_BEGINS)
    for each in structures(game.state):
        if is_up(game.state, each.id):
            yield from trigger(game, each.id, EACH_ROUND)
    take_off(game)
    yield from _pass_on(game, "")


def _pass_on(game: Game, after: str) -> Flow[None]:
    """Let the next side take a Turn that can; where none can, come to the Effects Phase."""
    clock = game.state.clock
    if not _is_decided(game.state):
        for side in sides_after(game.state, after):
            if _fresh(game.state, side):
                game.emit(ClockSet(clock.turn, TURNS, clock.step + 1, side, clock.first))
                return
    yield from end_round(game)


def _is_decided(state: State) -> bool:
    return sum(bool(team(state, side)) for side in state.sides) <= 1


def end_round(game: Game) -> Flow[None]:
    """Let effects end in the Effects Phase, drop AP that are left, and end the game or begin a round."""
    clock = game.state.clock
    game.emit(ClockSet(clock.turn, EFFECTS, 0, "", clock.first))
    yield from game.end("turn", EFFECTS)
    for side in game.state.sides:
        add_ap(game, side, -pool(game.state, side))
    if is_over(game.state):
        finish(game)
    else:
        yield from begin_round(game)


def take_turn(game: Game, unit: str) -> Flow[None]:
    """Activate a model, command the Minions of one card, and let the other side have its Turn."""
    side, state = game.state.clock.side, game.state
    if kind_of(state, unit) == MINION:
        yield from _command(game, state.units[unit].profile, side)
    else:
        yield from activate(game, unit)
        yield from _choose_command(game, side)
    yield from game.end("step", TURNS)
    yield from _pass_on(game, side)


def _choose_command(game: Game, side: str) -> Flow[None]:
    cards = {u.profile: game.state.profiles[u.profile].name for u in ready_minions(game.state, side)}
    if cards:
        words = {NOBODY: "none of the Minions", **{id_: f"the {name}" for id_, name in cards.items()}}
        chosen = yield from game.choose_one("which Minions to command", words, by=side)
        if chosen in cards:
            yield from _command(game, chosen, side)


def _command(game: Game, card: str, side: str) -> Flow[None]:
    """Let all Minions of a card act, in an order of their player's choice."""
    own = {u.id: u.name for u in ready_minions(game.state, side) if u.profile == card}
    for unit in (yield from game.order("the order of the Minions", own, by=side)):
        if is_up(game.state, unit):
            yield from activate(game, unit)


def activate(game: Game, unit: str) -> Flow[None]:
    """Let a model take up to three Actions: one Exclusive, a second where one is Combinable, Movement."""
    yield from game.tell(UnitActivated(unit, ACTIVATE))
    mark(game, ACTED, unit, "turn")
    model = figure_of(game.state, unit).model
    yield from tread(game, unit, ((model.bottom, (model.at,)),), DOORS)
    take_off(game)
    yield from come_about(OWN, game, TURN_BEGINS, unit)
    taken, combinable = list[str](), False
    while len(taken) < MOST_ACTIONS and is_up(game.state, unit) and not game.state.result:
        exclusive = sum(each != MOVE for each in taken)
        found = {
            id_: action
            for id_, action in usable(game, unit).items()
            if id_ not in taken
            if not exclusive or (exclusive < MOST_EXCLUSIVE and (combinable or action.combinable))
        }
        words = {id_: f"{action.name}: {action.words}" for id_, action in found.items()}
        if not why_not_move(game, unit):
            words[MOVE] = offered_move(game, unit)
        chosen = yield from _next_action(game, unit, words, "no more actions" if taken else PASSING)
        if chosen == DONE:
            break
        taken.append(chosen)
        if chosen == MOVE:
            yield from move(game, unit, DOORS)
            yield from notice(game, unit)
            take_off(game)
        else:
            combinable = combinable or found[chosen].combinable
            yield from use(game, unit, found[chosen])
    if not taken and is_up(game.state, unit):
        game.say("passes: nothing is done with it this round", unit)
    yield from come_about(OWN, game, TURN_ENDS, unit)
    yield from game.tell(UnitDone(unit, ACTIVATE))


def _next_action(game: Game, unit: str, words: dict[str, str], enough: str) -> Flow[str]:
    state = game.state
    by, name = state.units[unit].commander, state.units[unit].name
    options = {**words, DONE: enough}
    return (yield from game.choose_one(f"action of {name}", options, by=by)) or DONE
