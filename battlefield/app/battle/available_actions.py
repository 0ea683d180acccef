"""What the states met lately offer and how they stand: worked out once for each, in whichever thread."""

from dataclasses import dataclass
from typing import TypeVar

from battlefield.rules.book.actions import Action, Book, Forewarns, Loss, NamesDeeds
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import GONE, State

LATELY = 12  # states that are remembered, so that a step back and forth looks nothing up again
Found = TypeVar("Found")
_Known = tuple[tuple[State, Found], ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that might be begun: why not now, or nothing, and what would be lost by it."""

    action: Action
    refusal: str = ""
    loss: Loss | None = None


class Outlook:
    """What a book says of states: what may be begun in them, and how the sides stand."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._offers: _Known[tuple[Offer, ...]] = ()
        self._standings: _Known[Standing] = ()

    def offers(self, state: State) -> tuple[Offer, ...]:
        """Return what the side to act may begin, and what it may not with the reason.

        Refused are the same kinds of action by its other units.
        """
        found = _known(self._offers, state)
        if found is None:
            found = self._offers_in(state)
            self._offers = _with(self._offers, state, found)
        return found

    def standing(self, state: State) -> Standing:
        """Say where the game is, and how the sides stand."""
        found = _known(self._standings, state)
        if found is None:
            found = self._book.standing(state)
            self._standings = _with(self._standings, state, found)
        return found

    def _offers_in(self, state: State) -> tuple[Offer, ...]:
        open_ = self._book.actions(state)
        book = self._book
        losses = [book.loss(state, action) if isinstance(book, Forewarns) else None for action in open_]
        offers = [
            Offer(action, "" if action.unit else book.refusal(state, action), loss)
            for action, loss in zip(open_, losses, strict=True)
        ]
        kinds = dict.fromkeys((action.name, action.by) for action in open_ if action.unit)
        if isinstance(self._book, NamesDeeds):
            kinds |= dict.fromkeys((name, state.clock.side) for name in self._book.deeds(state))
        begun = {(action.name, action.unit) for action in open_}
        for name, by in kinds:
            units = (unit.id for unit in state.units.values() if unit.commander == by and unit.where != GONE)
            closed = (Action(name, by, unit) for unit in units if (name, unit) not in begun)
            offers += (Offer(action, self._book.refusal(state, action)) for action in closed)
        return tuple(offers)


def _known(known: _Known[Found], state: State) -> Found | None:
    return next((found for each, found in known if each is state), None)


def _with(known: _Known[Found], state: State, found: Found) -> _Known[Found]:
    """Remember one more, and so few that no long battle is kept: threads see the old ones or the new."""
    return ((state, found), *known[: LATELY - 1])
