"""Books whose units are single models that take turns in rounds: what they all say in the same words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from battlefield.rules.book.actions import Action
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import GONE, TABLE, State, Unit
from battlefield.rules.core.turn_order import BEGIN, DEPLOY


class SingleBook(ABC):
    """What a book of single models does alike: what may be begun and why not, the standing, the flows.

    `phases` are those of a round, `acted` the mark of a unit that has had its turn and `acted_words` what is
    said of it, `before` what is said before the first round, `thing` what a unit is called.
    """

    phases: ClassVar[tuple[str, ...]]
    acted: ClassVar[str] = "acted"
    acted_words: ClassVar[str] = "has acted this round already"
    before: ClassVar[str] = "Before the battle"
    thing: ClassVar[str] = "unit"

    @abstractmethod
    def to_deploy(self, state: State, side: str) -> Sequence[Unit]:
        """Return the units of a side that are still to be deployed."""

    @abstractmethod
    def turns(self, state: State) -> Sequence[Action]:
        """Return what may be begun once all are deployed."""

    @abstractmethod
    def last_round(self, state: State) -> int:
        """Return the number of the last round."""

    @abstractmethod
    def facts(self, state: State, side: str) -> tuple[str, ...]:
        """Say what a side has left."""

    @abstractmethod
    def begun(self, game: Game) -> Flow[None]:
        """Begin the game."""

    @abstractmethod
    def deployed(self, game: Game, unit: str) -> Flow[None]:
        """Deploy a unit."""

    @abstractmethod
    def acts(self, game: Game, unit: str) -> Flow[None]:
        """Let a unit take its turn."""

    def why_not_begin(self, state: State) -> str:
        """Say why the game cannot begin, or nothing."""
        del state
        return ""

    def why_not_now(self, state: State, action: Action) -> str:
        """Say why a unit that has not acted may not begin an action."""
        unit = state.units[action.unit]
        return f"{unit.name} cannot {action.name} now: {self._reason(state, unit, action)}"

    def _reason(self, state: State, unit: Unit, action: Action) -> str:
        if unit.commander != action.by:
            return f"{unit.commander} commands it"
        if unit.where == GONE:
            return "it is out of the game"
        if action.name == DEPLOY:
            return "it is deployed already" if unit.where == TABLE else "it comes later"
        if unit.where != TABLE:
            return "it is not on the table"
        return f"others of {action.by} come first" if self.actions(state) else "nobody may act now"

    def actions(self, state: State) -> Sequence[Action]:
        """Return what may be begun now: the game, the deployment of one unit, or a turn."""
        clock = state.clock
        if state.result:
            return ()
        if not clock.phase:
            return (Action(BEGIN, state.sides[0]),)
        if clock.phase == DEPLOY:
            return tuple(Action(DEPLOY, clock.side, unit.id) for unit in self.to_deploy(state, clock.side))
        return self.turns(state)

    def refusal(self, state: State, action: Action) -> str:
        """Say why an action may not be begun, or nothing."""
        if state.result:
            return f"the game is over: {state.result}"
        if action.name == BEGIN and self.why_not_begin(state):
            return self.why_not_begin(state)
        if action in self.actions(state):
            return ""
        if not state.clock.phase:
            return f"the game has not begun: the first action is {BEGIN}"
        if action.by != state.clock.side:
            return f"it is {state.clock.side or 'nobody'}'s turn to act"
        if not action.unit:
            return f"{action.name} is not possible now"
        if action.unit not in state.units:
            return f"there is no {self.thing} {action.unit}"
        if state.is_under(action.unit, self.acted):
            return f"{state.units[action.unit].name} {self.acted_words}"
        return self.why_not_now(state, action)

    def standing(self, state: State) -> Standing:
        """Say how a game stands: its round and phase, and what each side has left."""
        clock = state.clock
        turn = f"Round {clock.turn} of {self.last_round(state)}" if clock.turn else self.before
        facts = tuple((side, self.facts(state, side)) for side in state.sides)
        return Standing(state.result or turn, self.phases, clock.phase, clock.side, facts)

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Return the flow of an action."""
        if action.name == BEGIN:
            return self.begun
        if action.name == DEPLOY:
            return lambda game: self.deployed(game, action.unit)
        return lambda game: self.acts(game, action.unit)
