"""The game turn: Deploy, Move, Attack and Dash phases, in which sides act unit by unit in turn.

In the Advanced playstyle steps of actions take the place of all phases but the first.
"""

from collections.abc import Sequence

from battlefield.rulebooks.warsurge.attack.attack_dice import ladder_of
from battlefield.rulebooks.warsurge.moments import ActionsDone, DeploymentDone, Leading
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.dangerous_ground import endure_staying
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn import steps
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.together import SHARED
from battlefield.rulebooks.warsurge.turn.using import opens_the_way, usable
from battlefield.rulebooks.warsurge.turn.victory import finish, open_turn, score_turn, set_up, tend
from battlefield.rulebooks.warsurge.units import command, unit_status
from battlefield.rulebooks.warsurge.units.harm import drop_excess, is_up
from battlefield.rulebooks.warsurge.units.merged_units import is_part, others_with, with_parts
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.staying import note_present, note_stayed
from battlefield.rulebooks.warsurge.words import DEPLOYS_AT_ONCE, MOVE_ATTEMPTS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import GameBegan, PhaseBegan, TurnBegan
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.roll_off import roll_off as rolled_off
from battlefield.rules.core.state import RESERVE, TABLE, State, Unit

PHASES = ("Deploy", "Move", "Attack", "Dash")
BEGIN, HOLD = "Begin", "Hold"
_DONE = (unit_status.ACTED, unit_status.LATER)


def ready(state: State, side: str) -> tuple[Unit, ...]:
    """Return the units of a side that have not acted in this phase and could."""
    units = (unit for unit in state.units.values() if unit.commander == side and _is_there(state, unit))
    return tuple(unit for unit in units if not any(state.is_under(unit.id, mark) for mark in _DONE))


def _is_there(state: State, unit: Unit) -> bool:
    """Return whether a unit is where units act in this phase: in reserve to deploy, else on the battlefield.

    Some move in reserve too, and those attack there that have an enemy beside them, or inside with them.
    """
    phase = state.clock.phase
    if is_part(state, unit.id) or unit.is_rough:
        return False
    if state.is_under(unit.id, passengers.LURKS):
        return phase != "Deploy"
    if phase == "Attack" and passengers.strikes_in_reserve(state, unit.id):
        return True
    if phase == "Deploy" or unit.where == RESERVE:
        acts = phase == "Deploy" or (phase != "Attack" and state.is_under(unit.id, passengers.ROAMS))
        return unit.where == RESERVE and acts
    return unit.where == TABLE or passengers.is_carried(state, unit.id)


def actions(state: State) -> Sequence[Action]:
    """Return what the side whose turn it is may begin."""
    clock = state.clock
    if state.result:
        return ()
    if not clock.turn:
        return (Action(BEGIN, state.sides[0]),)
    found = []
    for unit in ready(state, clock.side):
        found.append(Action(clock.phase, clock.side, unit.id))
        found.append(Action(HOLD, clock.side, unit.id))
    return tuple(found)


def why_not_act(game: Game, unit: str, *, briefly: bool = False) -> str:
    """Say why a unit that acts in this phase would do nothing, not even use a perk, or nothing."""
    later = why_not_now(game, unit)
    if later:
        return later
    if usable(game, unit):
        return ""
    phase = game.state.clock.phase
    who = _with_companions(game.state, unit, phase)
    reasons = [steps.why_not_do(game, each, phase, briefly=briefly) for each in who]
    return reasons[0] if all(reasons) else ""


def why_not_now(game: Game, unit: str) -> str:
    """Say why a unit in reserve has no part in this phase Deploy, or nothing.

    After the first turn of an Advanced game units deploy by an action, but for those that have to at once.
    """
    clock = game.state.clock
    if clock.phase != "Deploy" or clock.turn == 1 or not is_advanced(game.state):
        return ""
    at_once = game.figure(DEPLOYS_AT_ONCE, 0, unit).value > 0
    return "" if at_once else "it deploys by an action, once command points are rolled"


def _with_companions(state: State, unit: str, phase: str) -> tuple[str, ...]:
    """Return a unit, and who could act in its stead when it does: its parts, and those merged with it."""
    if phase not in SHARED:
        return (unit,)
    others = [
        each for each in others_with(state, unit) if not unit_status.is_marked(state, unit_status.ACTED, each)
    ]
    parts = with_parts(state, unit)[1:] if phase == "Attack" else ()
    return (unit, *parts, *others)


def begin_game(game: Game) -> Flow[None]:
    """Tell everybody that the game begins, then begin the first turn."""
    yield from set_up(game)
    yield from game.tell(GameBegan())
    yield from begin_turn(game)


def begin_turn(game: Game) -> Flow[None]:
    """Decide who goes first by a roll-off, and begin the first phase."""
    turn = game.state.clock.turn + 1
    game.emit(ClockSet(turn, "Start", 0, "", ""))
    first = yield from turn_master(game)
    game.emit(ClockSet(turn, "Start", 0, first, first))
    yield from open_turn(game)
    yield from game.tell(TurnBegan(turn))
    yield from spill(game)
    yield from begin_phase(game, PHASES[0])


def turn_master(game: Game) -> Flow[str]:
    """Decide who goes first in a turn: whoever is named, else the winner of a roll-off."""
    leading = Leading(game.state.clock.turn)
    yield from game.tell(leading)
    if leading.first:
        return leading.first
    return (yield from roll_off(game, "Turn Master", game.state.sides))


def roll_off(game: Game, what: str, sides: Sequence[str]) -> Flow[str]:
    """Let sides roll one die each until one is highest."""
    die = ladder_of(game.state).die
    return (yield from rolled_off(game, what, sides, die.sides, die.lowest))


def begin_phase(game: Game, phase: str) -> Flow[None]:
    """Begin a phase with whoever goes first; one in which nobody can act is passed over."""
    clock = game.state.clock
    game.emit(ClockSet(clock.turn, phase, 0, clock.first, clock.first))
    yield from game.tell(PhaseBegan(phase))
    yield from pass_on(game, from_side="")


def pass_on(game: Game, from_side: str) -> Flow[None]:
    """Let the next side act that has a unit ready; where none has, those that waited, or end the phase.

    A side whose units left could do nothing is passed over.
    """
    clock, sides = game.state.clock, game.state.sides
    start = sides.index(from_side) + 1 if from_side else sides.index(clock.first)
    order = (*sides[start:], *sides[:start])
    able = [side for side in order if any(can_act(game, unit) for unit in ready(game.state, side))]
    if not able and [unit for unit in game.state.units if game.lift(unit, unit_status.LATER)]:
        yield from pass_on(game, from_side)
        return
    _say_idle(game, [side for side in order if side not in able and from_side in ("", side)])
    if able:
        game.emit(ClockSet(clock.turn, clock.phase, clock.step + 1, able[0], clock.first))
    else:
        yield from end_phase(game)


def _say_idle(game: Game, sides: Sequence[str]) -> None:
    """Say of units of sides that are passed over from now on why they have nothing to do in this phase."""
    phase = game.state.clock.phase
    for unit in (unit for side in sides for unit in ready(game.state, side)):
        reason = steps.why_not_do(game, unit.id, phase)
        if reason and is_up(game, unit.id):
            game.say(f"nothing to do in the {phase} phase: {reason}", unit.id)


def can_act(game: Game, unit: Unit) -> bool:
    """Return whether a unit could act in this phase at all."""
    phase = game.state.clock.phase
    if phase == "Deploy":
        able = may_deploy(game, unit.id) or bool(usable(game, unit.id))
        return not why_not_now(game, unit.id) and (able or opens_the_way(game, unit.id, phase))
    if phase != "Attack" and not is_up(game, unit.id):
        return False
    if phase in ("Move", "Dash"):
        attempts = game.figure(MOVE_ATTEMPTS, 0, unit.id).value > 0
        return attempts or not moving.why_not_move(game, unit.id, phase) or bool(usable(game, unit.id))
    return bool(game.state.figures_of(unit.id))


def end_phase(game: Game) -> Flow[None]:
    """Remove casualties, end what lasts until the end of the phase, and go on to the next."""
    clock = game.state.clock
    yield from remove_casualties(game)
    yield from game.end("phase", clock.phase)
    yield from tend(game)
    if clock.phase == "Deploy":
        note_present(game)
        yield from end_deployment(game)
    if game.state.result:
        return
    place = PHASES.index(clock.phase)
    if is_advanced(game.state):
        if (yield from steps.begin(game)):
            yield from end_actions(game)
    elif place + 1 < len(PHASES):
        yield from begin_phase(game, PHASES[place + 1])
    else:
        yield from end_actions(game)


def end_deployment(game: Game) -> Flow[None]:
    """Give out command points, and let happen what comes before anybody acts; its casualties fall at once."""
    if is_advanced(game.state):
        yield from command.generate(game)
    yield from game.tell(DeploymentDone())
    yield from remove_casualties(game)
    yield from game.end("action", "Deploy")


def end_actions(game: Game) -> Flow[None]:
    """Let happen what comes after all have acted, then end the turn."""
    yield from game.tell(ActionsDone())
    yield from remove_casualties(game)
    yield from end_turn(game)


def end_turn(game: Game) -> Flow[None]:
    """Apply all that happens at the end of a turn, then score it, then begin the next or end the game."""
    clock = game.state.clock
    game.emit(ClockSet(clock.turn, "End", 0, "", clock.first))
    yield from endure_staying(game)
    note_stayed(game)
    yield from game.end("turn", "End")
    drop_excess(game)
    yield from remove_casualties(game)
    game.lapse("turn")  # what was used as the last ones fell
    yield from score_turn(game)
    if not (yield from finish(game)):
        yield from begin_turn(game)
