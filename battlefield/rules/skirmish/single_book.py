"""Books whose units are single models that take turns in rounds: what they all say in the same words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from battlefield.rules.book.actions import Action
from battlefield.rules.book.bench import Bench
from battlefield.rules.book.cards import Card
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.perks import Catalogue, Flow
from battlefield.rules.core.roll_off import roll_off
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import GONE, TABLE, State, Unit
from battlefield.rules.core.turn_order import BEGIN, DEPLOY, pass_deployment, sides_after
from battlefield.rules.muster.roster import Encounter, Roster
from battlefield.rules.skirmish.own_effects import USE, OwnRules, use, uses
from battlefield.rules.skirmish.single import to_deploy


def _nothing_against(_state: State) -> str:
    return ""


def _nothing_else(_state: State, _action: Action) -> str:
    return ""


@dataclass(slots=True, eq=False)
class SingleBook:
    """A book of single models: what may be begun and why not, the standing, the flows.

    `phases` are those of a round, `rounds` how many there are where no setting says so, `turns` what may be
    begun once all are deployed, `facts` what a side has left. `deploys` lets a model be deployed, by the
    sides in their `order` after one of them; `rolls_for` is what the roll-off at the beginning decides; who
    goes first without one deploys last. `begins` is the first round, `acts` a turn, `others` are actions
    that no unit takes, `own` how effects of rosters do what they do. `acted_words` are said of a unit that
    has had its turn, `before` before the first round; `thing` is what a unit is called.
    """

    name: str
    catalogue: Catalogue
    bench: Bench
    phases: tuple[str, ...]
    rounds: int
    turns: Callable[[State], Sequence[Action]]
    deploys: Callable[[Game, str], Flow[None]]
    begins: Callable[[Game], Flow[None]]
    acts: Callable[[Game, str], Flow[None]]
    facts: Callable[[State, str], tuple[str, ...]]
    card: Callable[[State, str], Card]
    faults: Callable[[Roster], Sequence[str]]
    mustered: Callable[[Encounter], State]
    rolls_for: str = ""
    order: Callable[[State, str], tuple[str, ...]] = sides_after
    others: Mapping[str, Callable[[Game], Flow[None]]] = field(default_factory=dict)
    own: OwnRules | None = None
    why_not_begin: Callable[[State], str] = _nothing_against
    why_not_now: Callable[[State, Action], str] = _nothing_else
    acted_words: str = "has acted this round already"
    before: str = "Before the battle"
    thing: str = "unit"
    _offered: tuple[State, Sequence[Action]] | None = None  # what was asked for last

    def actions(self, state: State) -> Sequence[Action]:
        """Return what may be begun now: the game, the deployment of one unit, or a turn."""
        known = self._offered
        if known is None or known[0] is not state:
            known = self._offered = state, self._actions(state)
        return known[1]

    def _actions(self, state: State) -> Sequence[Action]:
        clock = state.clock
        if state.result:
            return ()
        if not clock.phase:
            return (Action(BEGIN, state.sides[0]),)
        if clock.phase == DEPLOY:
            return tuple(Action(DEPLOY, clock.side, unit.id) for unit in to_deploy(state, clock.side))
        own = uses(state, clock.side) if self.own is not None else ()
        return (*self.turns(state), *(Action(f"{USE}{name}", clock.side, unit) for name, unit in own))

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
        unit = state.units[action.unit]
        if action.name.startswith(USE):
            return f"{unit.name} has no {action.name.removeprefix(USE)} that it could use now"
        if action.name == DEPLOY and unit.where == TABLE:
            return f"{unit.name} is deployed already"
        if action.name == DEPLOY and unit.where != GONE and unit.commander == action.by:
            return f"{unit.name} comes later"
        if state.is_under(action.unit, ACTED):
            return f"{unit.name} {self.acted_words}"
        usual = f"{unit.name} cannot {action.name} now: {self._reason(state, unit, action)}"
        return self.why_not_now(state, action) or usual

    def _reason(self, state: State, unit: Unit, action: Action) -> str:
        if unit.commander != action.by:
            return f"{unit.commander} commands it"
        if unit.where == GONE:
            return "it is out of the game"
        if unit.where != TABLE:
            return "it is not on the table"
        return f"others of {action.by} come first" if self.actions(state) else "nobody may act now"

    def standing(self, state: State) -> Standing:
        """Say how a game stands: its round and phase, and what each side has left."""
        clock = state.clock
        turn = f"Round {clock.turn} of {state.setting('rounds', self.rounds)}" if clock.turn else self.before
        facts = tuple((side, self.facts(state, side)) for side in state.sides)
        return Standing(state.result or turn, self.phases, clock.phase, clock.side, facts)

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Return the flow of an action."""
        if action.name == BEGIN:
            return self._begin
        if action.name == DEPLOY:
            return lambda game: self._deploy(game, action.unit)
        if self.own is not None and action.name.startswith(USE):
            name = action.name.removeprefix(USE)
            return partial(use, self.own, side=action.by, name=name, unit=action.unit)
        return self.others.get(action.name) or (lambda game: self.acts(game, action.unit))

    def _begin(self, game: Game) -> Flow[None]:
        yield from game.tell(GameBegan())
        if self.rolls_for:
            first = yield from roll_off(game, self.rolls_for, game.state.sides)
            game.emit(ClockSet(0, DEPLOY, 0, first, first))
        yield from self._pass_deployment(game, "")

    def _deploy(self, game: Game, unit: str) -> Flow[None]:
        side = game.state.clock.side
        yield from self.deploys(game, unit)
        yield from self._pass_deployment(game, side)

    def _pass_deployment(self, game: Game, after: str) -> Flow[None]:
        order = self.order(game.state, after)
        if not pass_deployment(game, order, game.state.clock.first or order[-1], to_deploy):
            yield from game.end("phase", DEPLOY)
            yield from self.begins(game)
