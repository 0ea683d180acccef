"""Iron Kingdoms as a book to play by: characters who shoot, strike and burn."""

from battlefield.rulebooks.iron_kingdoms import muster, turns
from battlefield.rulebooks.iron_kingdoms.bench import BENCH
from battlefield.rulebooks.iron_kingdoms.cards import card_of
from battlefield.rulebooks.iron_kingdoms.clouds import clouds
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rulebooks.iron_kingdoms.models import company
from battlefield.rulebooks.iron_kingdoms.rows.own import OWN
from battlefield.rules.core.scoreboard import arriving
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single_book import SingleBook
from battlefield.rules.skirmish.single_muster import put_together


def _facts(state: State, side: str) -> tuple[str, ...]:
    """Say who of a side is up, its points, and its clouds."""
    if not state.clock.turn and not state.result:
        return arriving(state, side)
    left, full = turns.strength(state, side)
    models = len(company(state, side))
    laid = sum(mark.side == side for mark in clouds(state))
    smoke = (f"{laid} cloud{'s' if laid > 1 else ''}",) if laid else ()
    return (f"{models} model{'s' if models != 1 else ''} up", f"{left} of {full} points left", *smoke)


IRON_KINGDOMS = SingleBook(
    muster.BOOK,
    CATALOGUE,
    BENCH,
    turns.PHASES,
    turns.ROUNDS,
    turns=turns.turn_actions,
    deploys=turns.deploy,
    begins=turns.begin_battle,
    acts=turns.take_turn,
    facts=_facts,
    card=card_of,
    faults=muster.faults,
    mustered=lambda encounter: put_together(muster.BOOK, encounter, printed=muster.unit_profile),
    rolls_for="who begins",
    own=OWN,
    acted_words="has been activated this turn already",
)
