"""A little battle of one effect: its book with a single action, which is over when the effect is."""

from collections.abc import Callable, Sequence

from battlefield.app.battle.fighting import Battle
from battlefield.app.bench.listing import Entry, books
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.book.bench import Begun, Case
from battlefield.rules.book.cards import Card
from battlefield.rules.core.dice import Dice, Seeded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import State
from battlefield.rules.muster.roster import Encounter, Roster


class OneEffect:
    """A book in which one effect can be begun, once, and nothing else."""

    def __init__(self, book: Book, action: Action, begun: Begun) -> None:
        self._book, self._action, self._begun = book, action, begun
        self.name, self.catalogue = book.name, book.catalogue

    def actions(self, state: State) -> Sequence[Action]:
        """Return the effect until it has been begun."""
        return () if state.actions else (self._action,)

    def refusal(self, state: State, action: Action) -> str:
        """Say why the effect cannot be begun, or nothing."""
        if action != self._action or state.actions:
            return "only the effect on the bench can be begun, once"
        return self._begun.refusal

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a unit now."""
        return self._book.card(state, unit)

    def standing(self, state: State) -> Standing:
        """Say how it stands."""
        return self._book.standing(state)

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Return what the effect does."""
        del action
        return self._begun.flow

    def faults(self, roster: Roster) -> Sequence[str]:
        """Say what is wrong with a roster."""
        return self._book.faults(roster)

    def mustered(self, encounter: Encounter) -> State:
        """Put rosters against each other, as the whole book does."""
        return self._book.mustered(encounter)


class Trial:
    """An effect set up on a table: its state, its action, and little battles of it."""

    def __init__(self, entry: Entry, case: Case) -> None:
        book, bench = books()[entry.book]
        self.case = case
        self.begun = bench.begun(case)
        self.action = Action(entry.effect.name, self.begun.side)
        self.book = OneEffect(book, self.action, self.begun)

    @property
    def refusal(self) -> str:
        """Why it cannot be carried out, or nothing."""
        return self.begun.refusal

    def session(self, dice: Dice | None = None, *, typed: bool = False) -> Session:
        """Return a session that has not begun yet; with `typed` all dice are asked for."""
        asked = (*self.begun.state.sides, "") if typed else ()
        dice = dice if dice is not None else Seeded()
        return Session(self.begun.state, self.book, dice, asked, self.case.seed)

    def battle(self, *, typed: bool = False) -> Battle:
        """Return a battle that keeps no journal and has not begun yet."""
        return Battle(self.session(typed=typed))
