"""WARSURGE as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Callable, Sequence

from battlefield.rulebooks.warsurge import muster
from battlefield.rulebooks.warsurge.attack.power_table import LADDERS
from battlefield.rulebooks.warsurge.bench.listing import WarsurgeBench
from battlefield.rulebooks.warsurge.cards import card_of
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy, why_not_hold
from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.scoreboard import standing_of
from battlefield.rulebooks.warsurge.turn import steps, turns
from battlefield.rulebooks.warsurge.turn.unit_actions import do, why_not_idle
from battlefield.rulebooks.warsurge.turn.using import AFTER, BEFORE, use_perks
from battlefield.rulebooks.warsurge.turn.victory import why_not_play
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import is_part
from battlefield.rulebooks.warsurge.units.objectives import control_of
from battlefield.rulebooks.warsurge.units.playstyle import ADVANCED, STANDARD, is_advanced
from battlefield.rules.book.actions import Action, Loss
from battlefield.rules.book.cards import Card
from battlefield.rules.book.objectives import Control
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitActivated, UnitDone
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import RESERVE, TABLE, Marker, State
from battlefield.rules.muster.roster import Encounter, Roster


class Warsurge:
    """The game in its Standard and Advanced playstyles."""

    name = "warsurge"
    catalogue = CATALOGUE
    bench = WarsurgeBench()

    def actions(self, state: State) -> Sequence[Action]:
        """Return what may be begun now."""
        if not state.result and is_in_steps(state):
            return steps.actions(Game(state, CATALOGUE))
        game = Game(state, CATALOGUE)
        known = turns.actions(state)
        return tuple(action for action in known if not _why_not_choose(game, action, briefly=True))

    def deeds(self, state: State) -> Sequence[str]:
        """Name what units do now, whether or not one of them can."""
        return () if state.result or not state.clock.turn or is_in_steps(state) else (state.clock.phase,)

    def loss(self, state: State, action: Action) -> Loss | None:
        """Say which command points would be lost by passing."""
        return steps.lost_by_passing(Game(state, CATALOGUE), action) if is_in_steps(state) else None

    def control(self, game: Game, mark: Marker) -> Control | None:
        """Say who holds an objective."""
        return control_of(game, mark)

    def refusal(self, state: State, action: Action) -> str:
        """Say why an action may not be begun, or nothing."""
        if state.result:
            return f"the game is over: {state.result}"
        if action.name == turns.BEGIN and _unknown_setting(state):
            return _unknown_setting(state)
        if is_in_steps(state):
            return steps.refusal(Game(state, CATALOGUE), action)
        if action in turns.actions(state):
            return _why_not_choose(Game(state, CATALOGUE), action)
        if not state.clock.turn:
            return f"the battle has not begun: the first action is {turns.BEGIN}, without a unit"
        if action.by != state.clock.side:
            return f"it is {state.clock.side or 'nobody'}'s turn to act"
        known = (state.clock.phase, turns.HOLD)
        if action.name not in known:
            return f"{action.name} cannot be chosen in the {state.clock.phase} phase: {' or '.join(known)}"
        if not action.unit:
            return f"name the unit that is to {action.name}"
        if action.unit and action.unit not in state.units:
            return f"there is no unit {action.unit}"
        name = state.units[action.unit].name
        if action.name == "Deploy" and state.units[action.unit].where == TABLE:
            return f"{name} is deployed already"
        if unit_status.is_marked(state, unit_status.ACTED, action.unit):
            return f"{name} has acted in this phase already"
        why = _why_not_there(state, action)
        return f"{name} cannot {action.name} in the {state.clock.phase} phase: {why}"

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a unit now."""
        return card_of(state, unit)

    def standing(self, state: State) -> Standing:
        """Say how a battle stands."""
        return standing_of(state)

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Return the flow of an action."""
        if action.name == turns.BEGIN:
            return turns.begin_game
        return lambda game: _acted(game, action)

    def faults(self, roster: Roster) -> Sequence[str]:
        """Say what is wrong with a roster."""
        return muster.faults(roster)

    def mustered(self, encounter: Encounter) -> State:
        """Put rosters against each other, all in reserve."""
        return muster.mustered(encounter)


def _why_not_choose(game: Game, action: Action, *, briefly: bool = False) -> str:
    """Say why what a phase has for a unit may not be chosen for it, or nothing."""
    if action.name == turns.BEGIN:
        return ""
    if action.name != turns.HOLD:
        reason = turns.why_not_act(game, action.unit, briefly=briefly)
        return f"{game.state.units[action.unit].name}, {action.name}: {reason}" if reason else ""
    clock = game.state.clock
    if clock.phase == "Deploy" and clock.turn == 1:
        return why_not_hold(game, action.unit)
    return turns.why_not_now(game, action.unit)


def _why_not_there(state: State, action: Action) -> str:
    """Say why a unit is not among those that act in a phase."""
    unit = state.units[action.unit]
    if unit.commander != action.by:
        return f"{unit.commander} commands it"
    if is_part(state, action.unit):
        return f"it acts with {state.units[state.whole_of(action.unit)].name}"
    if unit_status.is_marked(state, unit_status.LATER, action.unit):
        return "it waits until the others have acted"
    if unit.is_rough:
        return "it has become a wreck"
    if state.clock.phase == "Deploy":
        return "already deployed"
    return "it is in reserve" if unit.where == RESERVE else "it is not on the battlefield"


def is_in_steps(state: State) -> bool:
    """Return whether sides take steps of actions now."""
    return is_advanced(state) and state.clock.phase in (steps.STEP, steps.ANSWER)


def _unknown_setting(state: State) -> str:
    """Say which setting of the game is none, or nothing."""
    for name, known in (("playstyle", (STANDARD, ADVANCED)), ("ladder", tuple(LADDERS))):
        if state.setting(name, known[0]) not in known:
            return f"{name} is {state.setting(name, '')}; it must be one of {', '.join(known)}"
    return why_not_play(state)


def _acted(game: Game, action: Action) -> Flow[None]:
    if not is_in_steps(game.state):
        yield from act(game, action.unit, action.name)
    elif (yield from steps.act(game, action)):
        yield from turns.end_actions(game)


def _stays_out(game: Game, unit: str, name: str) -> Flow[bool]:
    """Let a unit that used a perk in reserve stay there, which is its action of the phase, where it may."""
    turn = game.state.clock.turn
    bound = why_not_idle(game, unit) or (why_not_hold(game, unit) if turn == 1 else "")
    if name != "Deploy" or not may_deploy(game, unit) or bound:
        return False
    held = game.state.units[unit]
    options = {name: "deploy", turns.HOLD: "stay in reserve: the perk was its action"}
    chosen = yield from game.choose_one(f"Deploy {held.name}, or stay?", options, by=held.commander)
    return chosen == turns.HOLD


def act(game: Game, unit: str, name: str) -> Flow[None]:
    """Let a unit act in this phase, with perks before and after, then pass to the next side."""
    side = game.state.clock.side
    if name == turns.HOLD:
        reason = why_not_idle(game, unit)
        if reason:
            game.say(f"it cannot hold: {reason}", unit)
            name = game.state.clock.phase
    yield from game.tell(UnitActivated(unit, name))
    if name != turns.HOLD:
        used = yield from use_perks(game, unit, BEFORE)
        if not used or not (yield from _stays_out(game, unit, name)):
            yield from do(game, unit, name)
            yield from use_perks(game, unit, AFTER)
    unit_status.mark(game, unit_status.ACTED, unit, "phase")
    yield from game.tell(UnitDone(unit, name))
    yield from spill(game)
    yield from turns.pass_on(game, side)
