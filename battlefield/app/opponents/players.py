"""Opponents by name: who plays a side that no person plays, made for a battle by what its book knows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from battlefield.app.books.faces import face_of
from battlefield.play.opponents.automaton import Automaton
from battlefield.play.opponents.chance import Chance
from battlefield.play.opponents.plain_values import PlainValues
from battlefield.play.opponents.sharing import Sharing
from battlefield.play.opponents.tempers import TEMPERS
from battlefield.play.opponents.thinker import Choice, Depth, Thinker
from battlefield.play.opponents.view import Decision, View, deciding, take, view_of
from battlefield.play.session import Session
from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.hidden_information import Veil

CHANCE, AUTOMATON = "chance", "automaton"
LEVELS: dict[str, Depth] = {
    "recruit": Depth(2, 1),
    "regular": Depth(6, 2, beyond=2),
    "veteran": Depth(12, 6, few=3, again=4, ahead=4, beyond=2, replies=True),
}
"""How far each level that thinks looks, weakest first."""
_HEED = {"recruit": 0.25}  # what part of blows that are still to come counts, for a level that lives for now
_TO_COME = ("threat", "danger")
PLAYERS = (CHANCE, AUTOMATON, *LEVELS)
MEASURED, SECRET = "measured", "secret"
"""The temper of who names none, and what stands for one that the battle draws; see `secret_tempers`."""


class Player(Protocol):
    """Who decides for a side."""

    def decide(self, view: View) -> Decision | None:
        """Return what to do; None where nothing lawful is known."""


@dataclass(frozen=True, slots=True)
class Told:
    """What came of a decision: whose it was, why it was refused, and whether another was taken instead."""

    side: str
    refusal: str = ""
    is_replaced: bool = False


def values_of(book: str) -> Values:
    """Return what things are worth in a book."""
    made = next((offer.values for offer in OFFERS if offer.key == book and offer.values is not None), None)
    return made() if made is not None else PlainValues()


def player(name: str, book: Book, sharing: Sharing | None = None) -> Player:
    """Make an opponent of a level, with a temper behind a colon; a ValueError says what is not known.

    One that thinks may have somebody to share the work with, which changes nothing in what it decides.
    """
    level, _, temper = name.partition(":")
    if level == CHANCE and not temper:
        return Chance(book)
    if level == AUTOMATON and not temper:
        return Automaton(book, values_of(book.name))
    if level not in LEVELS:
        raise ValueError(f"there is no level '{level}': choose one of {', '.join(PLAYERS)}")
    if temper == SECRET:
        raise ValueError(f"a secret temper is drawn as a battle begins: choose one of {', '.join(TEMPERS)}")
    if (temper or MEASURED) not in TEMPERS:
        raise ValueError(f"there is no temper '{temper}': choose one of {', '.join(TEMPERS)} or {SECRET}")
    return Thinker(book, values_of(book.name), LEVELS[level], weights_of(name), sharing=sharing)


def weights_of(name: str) -> Mapping[str, float]:
    """Return how much each term counts for an opponent by its name, nothing for one that weighs nothing."""
    level, _, temper = name.partition(":")
    if level not in LEVELS:
        return {}
    heed, usual = _HEED.get(level, 1.0), TEMPERS.get(temper or MEASURED, {})
    return {term: weight * (heed if term in _TO_COME else 1.0) for term, weight in usual.items()}


def chosen(who: Player, view: View) -> Choice | None:
    """Return what an opponent does, with what it weighed where it weighs; None where it knows nothing."""
    if isinstance(who, Thinker):
        return who.choose(view)
    decision = who.decide(view)
    return Choice(decision) if decision is not None else None


def decide(session: Session, who: Player) -> Told | None:
    """Let an opponent decide once for the side whose turn it is; None once the game is over.

    Where it knows of nothing lawful, or what it wants is refused, the automaton decides, or else lots.
    """
    side = deciding(session)
    if not side:
        return None
    view, veil = view_of(session, side, face_of(session.state.book))
    return carried_out(session, view, veil, who.decide(view))


def carried_out(
    session: Session, view: View, veil: Veil, decision: Decision | None, is_hasty: bool = False
) -> Told:
    """Do what was decided by a view; where that is nothing, or is refused, the automaton decides, or lots.

    In haste nobody thinks any more: the first thing is done that the rules suggest.
    """
    refusal = take(session, veil, decision) if decision is not None else "it knows of nothing lawful"
    if not refusal:
        return Told(view.side)
    book = session.book
    others = () if is_hasty else (Automaton(book, values_of(book.name)), Chance(book))
    for other in others:
        instead = _instead(other, view)
        if instead is not None and not take(session, veil, instead):
            return Told(view.side, refusal, is_replaced=True)
    _take_any(session)
    return Told(view.side, refusal, is_replaced=True)


def _instead(who: Player, view: View) -> Decision | None:
    """Let somebody else decide; a mistake of theirs counts as none, so that the battle goes on."""
    try:
        return who.decide(view)
    except Exception:
        return None


def _take_any(session: Session) -> None:
    """Do the first thing that the rules suggest, whatever a side knows."""
    if session.pending is None:
        refusal = session.begin(session.book.actions(session.state)[0])
    else:
        refusal = session.answer(session.suggestions(1)[0])
    assert not refusal, refusal
