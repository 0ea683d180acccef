"""Iron Kingdoms as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Callable, Mapping, Sequence

from battlefield.rulebooks.iron_kingdoms import muster, turns
from battlefield.rulebooks.iron_kingdoms.activating import ACTED
from battlefield.rulebooks.iron_kingdoms.bench import IronKingdomsBench
from battlefield.rulebooks.iron_kingdoms.cards import card_of
from battlefield.rulebooks.iron_kingdoms.clouds import clouds
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rulebooks.iron_kingdoms.models import company
from battlefield.rules.actions import Action
from battlefield.rules.cards import Card
from battlefield.rules.flow import Game
from battlefield.rules.objective import Objective
from battlefield.rules.perks import Flow
from battlefield.rules.roster import Roster
from battlefield.rules.scene import Board, Terrain
from battlefield.rules.standing import Standing
from battlefield.rules.state import State
from battlefield.rules.values import Info


class IronKingdoms:
    """The game of characters who shoot, strike and burn."""

    name = muster.BOOK
    catalogue = CATALOGUE
    bench = IronKingdomsBench()

    def actions(self, state: State) -> Sequence[Action]:
        """Give what may be begun now."""
        return turns.actions(state)

    def refusal(self, state: State, action: Action) -> str:
        """Say why an action may not be begun, or nothing."""
        if state.result:
            return f"the game is over: {state.result}"
        if action in self.actions(state):
            return ""
        if action.by != state.clock.side:
            return f"it is {state.clock.side or 'nobody'}'s turn to act"
        if action.unit not in state.units:
            return f"there is no unit {action.unit}"
        name = state.units[action.unit].name
        if state.is_under(action.unit, ACTED):
            return f"{name} has been activated this turn already"
        return f"{name} cannot {action.name} now"

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a character now."""
        return card_of(state, unit)

    def standing(self, state: State) -> Standing:
        """Say how a game stands: its round and phase, and what each side has left."""
        clock = state.clock
        turn = f"Round {clock.turn} of {turns.last_round(state)}" if clock.turn else "Before the battle"
        facts = tuple((side, _facts(state, side)) for side in state.sides)
        return Standing(state.result or turn, turns.PHASES, clock.phase, clock.side, facts)

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Give the flow of an action."""
        if action.name == turns.BEGIN:
            return turns.begin_game
        if action.name == turns.DEPLOY:
            return lambda game: turns.deploy_one(game, action.unit)
        return lambda game: turns.take_turn(game, action.unit)

    def faults(self, roster: Roster) -> Sequence[str]:
        """Say what is wrong with a roster."""
        return muster.faults(roster)

    def mustered(
        self,
        rosters: Mapping[str, Roster],
        board: Board,
        terrain: tuple[Terrain, ...] = (),
        seed: int = 0,
        settings: Info = (),
        objectives: Sequence[Objective] = (),
    ) -> State:
        """Put rosters against each other, all in reserve."""
        return muster.mustered(rosters, board, terrain, seed, settings, objectives)


def _facts(state: State, side: str) -> tuple[str, ...]:
    left, full = turns.strength(state, side)
    models = len(company(state, side))
    laid = sum(mark.side == side for mark in clouds(state))
    smoke = (f"{laid} cloud{'s' if laid > 1 else ''}",) if laid else ()
    return (f"{models} model{'s' if models != 1 else ''} up", f"{left} of {full} points left", *smoke)
