"""Agemonia as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Callable, Sequence

from battlefield.rulebooks.agemonia import muster, rounds
from battlefield.rulebooks.agemonia.bench import AgemoniaBench
from battlefield.rulebooks.agemonia.cards import card_of
from battlefield.rulebooks.agemonia.dice import why_not_dice
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.figures import ACTED, allies_side, is_ally, is_hero, is_up
from battlefield.rulebooks.agemonia.movement.tokens import token_of, why_not_tokens
from battlefield.rulebooks.agemonia.turns import TURN
from battlefield.rulebooks.agemonia.vocabulary import ENEMY
from battlefield.rules.book.actions import Action
from battlefield.rules.book.cards import Card
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.scoreboard import arriving
from battlefield.rules.core.state import State, Unit
from battlefield.rules.muster.roster import Encounter, Roster
from battlefield.rules.skirmish.single_book import SingleBook
from battlefield.rules.skirmish.single_muster import put_together


class Agemonia(SingleBook):
    """The game of Heroes and their Allies against Enemies, area by area."""

    name = muster.BOOK
    catalogue = CATALOGUE
    bench = AgemoniaBench()
    phases = rounds.PHASES
    acted, acted_words = ACTED, "has had its turn this round"
    before, thing = "Before the scenario", "figure"

    def to_deploy(self, state: State, side: str) -> Sequence[Unit]:
        """Return the figures of a side that are still to be deployed."""
        return rounds.to_deploy(state, side)

    def turns(self, state: State) -> Sequence[Action]:
        """Return what may be begun once all are deployed."""
        return rounds.turn_actions(state)

    def why_not_begin(self, state: State) -> str:
        """Say why a scenario cannot begin, or nothing."""
        return why_not_begin(state)

    def why_not_now(self, state: State, action: Action) -> str:
        """Say why a figure may not begin an action."""
        name = state.units[action.unit].name
        return (
            f"the turn of {name} comes later" if action.name == TURN else f"{name} cannot {action.name} now"
        )

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a figure now."""
        return card_of(state, unit)

    def last_round(self, state: State) -> int:
        """Return the number of the last round."""
        return rounds.last_round(state)

    def facts(self, state: State, side: str) -> tuple[str, ...]:
        """Say who of a side is left."""
        if not state.clock.turn and not state.result:
            return arriving(state, side)
        own = [unit for unit in state.units_of(side) if is_up(state, unit.id)]
        waiting = sum(not state.is_under(unit.id, ACTED) for unit in own)
        heroes = sum(is_hero(state, unit.id) for unit in own)
        found = (f"{heroes} Heroes",) if heroes else ()
        health = sum(state.hp(unit.id) for unit in own)
        return (*found, f"{len(own)} figures", f"{health} health", f"{waiting} to act")

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Return the flow of an action: rounds are planned too."""
        return rounds.plan if action.name == rounds.PLAN else super().flow(action)

    def begun(self, game: Game) -> Flow[None]:
        """Begin the scenario."""
        return rounds.begin_game(game)

    def deployed(self, game: Game, unit: str) -> Flow[None]:
        """Set a figure up."""
        return rounds.deploy(game, unit)

    def acts(self, game: Game, unit: str) -> Flow[None]:
        """Let a figure take its turn."""
        return rounds.take(game, unit)

    def faults(self, roster: Roster) -> Sequence[str]:
        """Say what is wrong with a roster."""
        return muster.faults(roster)

    def mustered(self, encounter: Encounter) -> State:
        """Put rosters against each other, all in reserve; the map's areas are laid by whoever begins."""
        tokens = tuple(token_of(each) for each in encounter.objectives)
        return put_together(muster.BOOK, encounter, tokens)


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
