"""Pulp City as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Sequence

from battlefield.rulebooks.pulp_city import muster, plots, rounds
from battlefield.rulebooks.pulp_city.bench.listing import PulpCityBench
from battlefield.rulebooks.pulp_city.cards import card_of
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.team import pool
from battlefield.rules.book.actions import Action
from battlefield.rules.book.cards import Card
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State, Unit
from battlefield.rules.muster.roster import Encounter, Roster
from battlefield.rules.skirmish.single_book import SingleBook
from battlefield.rules.skirmish.single_muster import put_together


class PulpCity(SingleBook):
    """The game of supremes and their minions."""

    name = muster.BOOK
    catalogue = CATALOGUE
    bench = PulpCityBench()
    phases = rounds.PHASES

    def to_deploy(self, state: State, side: str) -> Sequence[Unit]:
        """Return the models of a side that are still to be deployed."""
        return rounds.to_deploy(state, side)

    def turns(self, state: State) -> Sequence[Action]:
        """Return what may be begun once all are deployed."""
        return rounds.turn_actions(state)

    def why_not_begin(self, state: State) -> str:
        """Say which setting is none, or nothing."""
        return plots.why_not_play(state)

    def why_not_now(self, state: State, action: Action) -> str:
        """Say why a model that has not acted may not begin an action."""
        return rounds.why_not_now(state, action) or super().why_not_now(state, action)

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a model now."""
        return card_of(state, unit)

    def last_round(self, state: State) -> int:
        """Return the number of the last round."""
        return plots.last_round(state)

    def facts(self, state: State, side: str) -> tuple[str, ...]:
        """Say a team's AGP, its AP and its levels."""
        left, full = plots.levels(state, side)
        scored = (f"{state.scores[side]} AGP",) if state.scores.get(side) else ()
        return (*scored, f"{pool(state, side)} AP", f"{left} of {full} levels left")

    def begun(self, game: Game) -> Flow[None]:
        """Roll for who deploys first."""
        return rounds.begin_game(game)

    def deployed(self, game: Game, unit: str) -> Flow[None]:
        """Deploy a model."""
        return rounds.deploy_one(game, unit)

    def acts(self, game: Game, unit: str) -> Flow[None]:
        """Activate a model, or command Minions."""
        return rounds.take_turn(game, unit)

    def faults(self, roster: Roster) -> Sequence[str]:
        """Say what is wrong with a roster."""
        return muster.faults(roster)

    def mustered(self, encounter: Encounter) -> State:
        """Put rosters against each other, all in reserve; plots are about models, objectives mean nothing."""
        return put_together(muster.BOOK, encounter)
