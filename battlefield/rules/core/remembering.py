"""What is remembered of a unit, a figure or a side for a while, as effects with names of the rules' own."""

from battlefield.rules.core.events import EffectChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Span, State, Until


def mark(game: Game, name: str, unit: str, span: Span = "turn", *, by: str = "", amount: int = 1) -> None:
    """Remember something of a unit until the end of a span; what is remembered already counts up."""
    for known in game.state.effects_on(unit, name):
        if known.by == by:
            game.emit(EffectChanged(known.id, known.amount + amount))
            return
    until = Until(span, game.state.clock.turn)
    game.begin(name, unit, by=by, amount=amount, until=until)


def is_marked(state: State, name: str, unit: str) -> bool:
    """Return whether something is remembered of a unit."""
    return state.is_under(unit, name)


def count(state: State, name: str, unit: str) -> int:
    """Return how often something was marked that is remembered of a unit."""
    return sum(effect.amount for effect in state.effects_on(unit, name))
