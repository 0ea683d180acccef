"""Agemonia as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Callable, Mapping, Sequence

from battlefield.rulebooks.agemonia import muster, rounds
from battlefield.rulebooks.agemonia.bench import AgemoniaBench
from battlefield.rulebooks.agemonia.cards import card_of
from battlefield.rulebooks.agemonia.dice import why_not_dice
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.figures import ACTED, allies_side, is_ally, is_hero, is_up
from battlefield.rulebooks.agemonia.tokens import why_not_tokens
from battlefield.rulebooks.agemonia.turns import TURN
from battlefield.rulebooks.agemonia.vocabulary import ENEMY
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


class Agemonia:
    """The game of Heroes and their Allies against Enemies, area by area."""

    name = muster.BOOK
    catalogue = CATALOGUE
    bench = AgemoniaBench()

    def actions(self, state: State) -> Sequence[Action]:
        """Give what may be begun now."""
        return rounds.actions(state)

    def refusal(self, state: State, action: Action) -> str:
        """Say why an action may not be begun, or nothing."""
        if state.result:
            return f"the game is over: {state.result}"
        if action.name == rounds.BEGIN and why_not_begin(state):
            return why_not_begin(state)
        if action in self.actions(state):
            return ""
        if action.by != state.clock.side:
            return f"it is {state.clock.side or 'nobody'}'s turn to act"
        if action.unit not in state.units:
            return (
                f"there is no figure {action.unit}" if action.unit else f"{action.name} is not possible now"
            )
        name = state.units[action.unit].name
        if state.is_under(action.unit, ACTED):
            return f"{name} has had its turn this round"
        return (
            f"the turn of {name} comes later" if action.name == TURN else f"{name} cannot {action.name} now"
        )

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a figure now."""
        return card_of(state, unit)

    def standing(self, state: State) -> Standing:
        """Say how a game stands: its round, and who is left of each side."""
        clock = state.clock
        turn = f"Round {clock.turn} of {rounds.last_round(state)}" if clock.turn else "Before the scenario"
        facts = tuple((side, _facts(state, side)) for side in state.sides)
        return Standing(state.result or turn, rounds.PHASES, clock.phase, clock.side, facts)

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Give the flow of an action."""
        if action.name == rounds.BEGIN:
            return rounds.begin_game
        if action.name == rounds.PLAN:
            return rounds.plan
        if action.name == rounds.DEPLOY:
            return lambda game: rounds.deploy(game, action.unit)
        return lambda game: rounds.take(game, action.unit)

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
        """Put rosters against each other, all in reserve; the map's areas are laid by whoever begins."""
        return muster.mustered(rosters, board, terrain, seed, settings, objectives)


def why_not_begin(state: State) -> str:
    """Say why a scenario cannot begin, or nothing."""
    if not state.areas:
        return "the map has no areas; choose a scene that has some"
    if len(state.sides) != 2:
        return f"there are {len(state.sides)} sides; Allies and Enemies are two"
    if not any(is_hero(state, unit.id) for unit in state.units_of(allies_side(state))):
        return f"{allies_side(state)} has no Hero; the setting allies names the side that has"
    for unit in state.units.values():
        if (ENEMY in state.profile_of(unit.id).words) == is_ally(state, unit.id):
            return f"{unit.name} stands on the wrong side; Enemies fight against the Heroes"
    return why_not_tokens(state) or why_not_dice(state)


def _facts(state: State, side: str) -> tuple[str, ...]:
    own = [unit for unit in state.units_of(side) if is_up(state, unit.id)]
    waiting = sum(not state.is_under(unit.id, ACTED) for unit in own)
    heroes = sum(is_hero(state, unit.id) for unit in own)
    found = (f"{heroes} Heroes",) if heroes else ()
    health = sum(state.hp(unit.id) for unit in own)
    return (*found, f"{len(own)} figures", f"{health} health", f"{waiting} to act")
