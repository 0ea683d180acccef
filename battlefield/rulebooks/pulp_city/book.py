"""Pulp City as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Callable, Mapping, Sequence

from battlefield.rulebooks.pulp_city import muster, plots, rounds
from battlefield.rulebooks.pulp_city.bench import PulpCityBench
from battlefield.rulebooks.pulp_city.cards import card_of
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.team import pool
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


class PulpCity:
    """The game of supremes and their minions."""

    name = muster.BOOK
    catalogue = CATALOGUE
    bench = PulpCityBench()

    def actions(self, state: State) -> Sequence[Action]:
        """Give what may be begun now."""
        return rounds.actions(state)

    def refusal(self, state: State, action: Action) -> str:
        """Say why an action may not be begun, or nothing."""
        if state.result:
            return f"the game is over: {state.result}"
        if action.name == rounds.BEGIN and plots.why_not_play(state):
            return plots.why_not_play(state)
        if action in self.actions(state):
            return ""
        if action.by != state.clock.side:
            return f"it is {state.clock.side or 'nobody'}'s turn to act"
        if action.unit not in state.units:
            return f"there is no unit {action.unit}"
        name = state.units[action.unit].name
        if state.is_under(action.unit, rounds.ACTED):
            return f"{name} has acted this round already"
        return f"{name} cannot {action.name} now"

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a model now."""
        return card_of(state, unit)

    def standing(self, state: State) -> Standing:
        """Say how a game stands: its round, and each team's AP, levels and AGP."""
        clock = state.clock
        turn = f"Round {clock.turn} of {plots.last_round(state)}" if clock.turn else "Before the battle"
        facts = tuple((side, _facts(state, side)) for side in state.sides)
        return Standing(state.result or turn, rounds.PHASES, clock.phase, clock.side, facts)

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Give the flow of an action."""
        if action.name == rounds.BEGIN:
            return rounds.begin_game
        if action.name == rounds.DEPLOY:
            return lambda game: rounds.deploy_one(game, action.unit)
        return lambda game: rounds.take_turn(game, action.unit)

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
    left, full = plots.levels(state, side)
    scored = (f"{state.scores[side]} AGP",) if state.scores.get(side) else ()
    return (*scored, f"{pool(state, side)} AP", f"{left} of {full} levels left")
