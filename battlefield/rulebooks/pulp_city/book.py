"""Pulp City as a book to play by: supremes and their minions."""

from battlefield.rulebooks.pulp_city import muster, plots, rounds
from battlefield.rulebooks.pulp_city.bench.listing import BENCH
from battlefield.rulebooks.pulp_city.cards import card_of
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.team import pool
from battlefield.rulebooks.pulp_city.movement.deploying import deploy
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single_book import SingleBook
from battlefield.rules.skirmish.single_muster import put_together


def _facts(state: State, side: str) -> tuple[str, ...]:
    """Say a team's AGP, its AP and its levels."""
    left, full = plots.levels(state, side)
    scored = (f"{state.scores[side]} AGP",) if state.scores.get(side) else ()
    return (*scored, f"{pool(state, side)} AP", f"{left} of {full} levels left")


PULP_CITY = SingleBook(
    muster.BOOK,
    CATALOGUE,
    BENCH,
    rounds.PHASES,
    plots.ROUNDS,
    turns=rounds.turn_actions,
    deploys=deploy,
    begins=rounds.begin_round,
    acts=rounds.take_turn,
    facts=_facts,
    card=card_of,
    faults=muster.faults,
    mustered=lambda encounter: put_together(muster.BOOK, encounter),
    rolls_for="who deploys first",
    why_not_begin=plots.why_not_play,
    why_not_now=rounds.why_not_now,
    own=rounds.OWN,
)
