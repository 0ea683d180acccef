"""Iron Kingdoms as a book to play by: what may be begun, why not, and what it does."""

from collections.abc import Sequence

from battlefield.rulebooks.iron_kingdoms import muster, turns
from battlefield.rulebooks.iron_kingdoms.activating import ACTED
from battlefield.rulebooks.iron_kingdoms.bench import IronKingdomsBench
from battlefield.rulebooks.iron_kingdoms.cards import card_of
from battlefield.rulebooks.iron_kingdoms.clouds import clouds
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rulebooks.iron_kingdoms.models import company
from battlefield.rules.book.actions import Action
from battlefield.rules.book.cards import Card
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.scoreboard import arriving
from battlefield.rules.core.state import State, Unit
from battlefield.rules.muster.roster import Encounter, Roster
from battlefield.rules.skirmish.single_book import SingleBook
from battlefield.rules.skirmish.single_muster import put_together


class IronKingdoms(SingleBook):
    """The game of characters who shoot, strike and burn."""

    name = muster.BOOK
    catalogue = CATALOGUE
    bench = IronKingdomsBench()
    phases = turns.PHASES
    acted, acted_words = ACTED, "has been activated this turn already"

    def to_deploy(self, state: State, side: str) -> Sequence[Unit]:
        """Return the characters of a side that are still to be deployed."""
        return turns.to_deploy(state, side)

    def turns(self, state: State) -> Sequence[Action]:
        """Return what may be begun once all are deployed."""
        return turns.turn_actions(state)

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a character now."""
        return card_of(state, unit)

    def last_round(self, state: State) -> int:
        """Return the number of the last round."""
        return turns.last_round(state)

    def facts(self, state: State, side: str) -> tuple[str, ...]:
        """Say who of a side is up, its points, and its clouds."""
        if not state.clock.turn and not state.result:
            return arriving(state, side)
        left, full = turns.strength(state, side)
        models = len(company(state, side))
        laid = sum(mark.side == side for mark in clouds(state))
        smoke = (f"{laid} cloud{'s' if laid > 1 else ''}",) if laid else ()
        return (f"{models} model{'s' if models != 1 else ''} up", f"{left} of {full} points left", *smoke)

    def begun(self, game: Game) -> Flow[None]:
        """Roll for who begins, and come to the deployment."""
        return turns.begin_game(game)

    def deployed(self, game: Game, unit: str) -> Flow[None]:
        """Deploy a character."""
        return turns.deploy_one(game, unit)

    def acts(self, game: Game, unit: str) -> Flow[None]:
        """Activate a character."""
        return turns.take_turn(game, unit)

    def faults(self, roster: Roster) -> Sequence[str]:
        """Say what is wrong with a roster."""
        return muster.faults(roster)

    def mustered(self, encounter: Encounter) -> State:
        """Put rosters against each other, all in reserve; objectives mean nothing to this battle."""
        return put_together(muster.BOOK, encounter, printed=muster.unit_profile)
