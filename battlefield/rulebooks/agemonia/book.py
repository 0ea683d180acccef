"""Agemonia as a book to play by: Heroes and their Allies against Enemies, area by area."""

from battlefield.rulebooks.agemonia import muster, rounds
from battlefield.rulebooks.agemonia.bench import BENCH
from battlefield.rulebooks.agemonia.cards import card_of
from battlefield.rulebooks.agemonia.dice import why_not_dice
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.effects.own import OWN
from battlefield.rulebooks.agemonia.figures import allies_side, is_ally, is_hero
from battlefield.rulebooks.agemonia.movement.tokens import token_of, why_not_tokens
from battlefield.rulebooks.agemonia.turns import TURN
from battlefield.rulebooks.agemonia.vocabulary import ENEMY
from battlefield.rules.book.actions import Action
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.scoreboard import arriving
from battlefield.rules.core.state import GONE, TABLE, State
from battlefield.rules.muster.roster import Encounter
from battlefield.rules.skirmish.single import comes_later, is_up, is_waiting
from battlefield.rules.skirmish.single_book import SingleBook
from battlefield.rules.skirmish.single_muster import put_together


def _why_not_now(state: State, action: Action) -> str:
    unit = state.units[action.unit]
    if action.name != TURN or unit.where == GONE:
        return ""
    return f"the turn of {unit.name} comes later" if unit.where == TABLE else f"{unit.name} comes later"


def _facts(state: State, side: str) -> tuple[str, ...]:
    """Say who of a side is left."""
    if not state.clock.turn and not state.result:
        return arriving(state, side, lambda state, unit: is_waiting(state, unit) or comes_later(state, unit))
    own = [unit for unit in state.units_of(side) if is_up(state, unit.id)]
    heroes = sum(is_hero(state, unit.id) for unit in own)
    found = (f"{heroes} Hero{'es' * (heroes != 1)}",) if heroes else ()
    health = sum(state.hp(unit.id) for unit in own)
    figures = f"{len(own)} figure{'s' * (len(own) != 1)}"
    waiting = sum(not state.is_under(unit.id, ACTED) for unit in own)
    return (*found, figures, f"{health} health", *(() if state.result else (f"{waiting} to act",)))


def _mustered(encounter: Encounter) -> State:
    return put_together(muster.BOOK, encounter, tuple(map(token_of, encounter.objectives)))


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


AGEMONIA = SingleBook(
    muster.BOOK,
    CATALOGUE,
    BENCH,
    rounds.PHASES,
    rounds.ROUNDS,
    turns=rounds.turn_actions,
    deploys=rounds.deploy,
    begins=rounds.begin_round,
    acts=rounds.take,
    facts=_facts,
    card=card_of,
    faults=muster.faults,
    mustered=_mustered,
    order=rounds.in_order,
    own=OWN,
    others={rounds.PLAN: rounds.plan},
    why_not_begin=why_not_begin,
    why_not_now=_why_not_now,
    acted_words="has had its turn this round",
    before="Before the scenario",
    thing="figure",
)
