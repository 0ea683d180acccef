"""WARSURGE as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Callable, Sequence

from battlefield.rulebooks.warsurge import marks, moving, turns
from battlefield.rulebooks.warsurge.deploying import change_reserve, deploy, why_not_hold
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.sequence import attack_with_all, ladder_of
from battlefield.rulebooks.warsurge.table import SIX
from battlefield.rulebooks.warsurge.transports import spill, travel
from battlefield.rules.actions import Action
from battlefield.rules.flow import Game
from battlefield.rules.moments import UnitActivated, UnitDone
from battlefield.rules.perks import Bearer, Flow
from battlefield.rules.state import RESERVE, State

BEFORE, AFTER = "before", "after"
USED_PERK = "perk used"


class Warsurge:
    """The Standard game."""

    name = "warsurge"
    catalogue = CATALOGUE

    def actions(self, state: State) -> Sequence[Action]:
        """Give what may be begun now."""
        found = turns.actions(state)
        if state.clock.phase != "Deploy" or state.clock.turn != 1:
            return found
        game = Game(state, CATALOGUE)
        return tuple(each for each in found if each.name != turns.HOLD or not why_not_hold(game, each.unit))

    def refusal(self, state: State, action: Action) -> str:
        """Say why an action may not be begun, or nothing."""
        if state.result:
            return f"the game is over: {state.result}"
        if action.name == turns.BEGIN and ladder_of(state).die != SIX:
            return "battles are rolled with six-sided dice: choose the even or the steep ladder"
        if action in self.actions(state):
            return ""
        if action in turns.actions(state):
            return why_not_hold(Game(state, CATALOGUE), action.unit)
        if action.by != state.clock.side:
            return f"it is {state.clock.side or 'nobody'}'s turn to act"
        if action.unit and action.unit not in state.units:
            return f"there is no unit {action.unit}"
        return f"{action.unit or action.by} cannot {action.name} in the {state.clock.phase} phase"

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Give the flow of an action."""
        if action.name == turns.BEGIN:
            return turns.begin_game
        return lambda game: act(game, action.unit, action.name)


def act(game: Game, unit: str, name: str) -> Flow[None]:
    """Let a unit act in this phase, with perks before and after, then pass to the next side."""
    side = game.state.clock.side
    if name == turns.HOLD:
        reason = game.reason_against("hold", unit)
        if reason:
            game.say(f"it cannot hold: {reason}", unit)
            name = game.state.clock.phase
    yield from game.tell(UnitActivated(unit, name))
    if name != turns.HOLD:
        yield from use_perks(game, unit, BEFORE)
        yield from _deed(game, unit, name)
        yield from use_perks(game, unit, AFTER)
    marks.mark(game, marks.ACTED, unit, "phase")
    yield from game.tell(UnitDone(unit, name))
    yield from spill(game)
    yield from turns.pass_on(game, side)


def _deed(game: Game, unit: str, name: str) -> Flow[None]:
    if name == "Deploy":
        yield from deploy(game, unit)
    elif name == "Attack":
        yield from attack_with_all(game, unit)
    else:
        reason = moving.why_not_move(game, unit, name)
        if reason:
            game.say(f"no {name}: {reason}", unit)
            return
        if game.state.units[unit].where == RESERVE:
            yield from change_reserve(game, unit)
        else:
            yield from travel(game, unit, name)
        if name == "Dash":
            marks.mark(game, marks.DASHED, unit)


def use_perks(game: Game, unit: str, when: str) -> Flow[None]:
    """Offer a unit the perks that it may use now, each once a turn, until its commander has had enough."""
    while True:
        open_ = usable(game, unit)
        if not open_:
            return
        words = {name: f"use {name}" for name in open_}
        by = game.state.units[unit].commander
        chosen = yield from game.choose(f"perks {when} acting", words, by=by, least=0)
        if not chosen:
            return
        bearer = open_[chosen[0]]
        if not bearer.perk.uses[0].often:
            marks.mark(game, f"{USED_PERK} {bearer.perk.name}", unit)
        yield from bearer.perk.uses[0].run(game, bearer)


def usable(game: Game, unit: str) -> dict[str, Bearer]:
    """Give the perks that a unit may use now, by their names."""
    found: dict[str, Bearer] = {}
    for bearer in game.book.bearers(game.state):
        perk = bearer.perk
        if bearer.unit != unit or bearer.effect is not None or not perk.uses:
            continue
        if game.state.is_under(unit, f"{USED_PERK} {perk.name}"):
            continue
        refused = perk.uses[0].refusal(game, bearer) or game.reason_against("perks", unit, perk=perk)
        if not refused and not game.reason_against(f"use {perk.name}", unit):
            found[perk.name] = bearer
    return found
