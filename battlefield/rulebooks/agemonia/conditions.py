"""Conditions: at most two on a figure, none twice; of three the one with the lowest number goes."""

from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.moments import NeighboursChanged
from battlefield.rulebooks.agemonia.rows import conditions_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue, Flow
from battlefield.rules.skirmish.single import is_up, present

MOST = 2


def conditions_on(game: Game, unit: str) -> tuple[str, ...]:
    """Return the conditions of a figure in the order of their numbers."""
    return tuple(name for name in conditions_of(game.book) if game.state.is_under(unit, name))


def gain(game: Game, unit: str, name: str, by: str = "") -> Flow[None]:
    """Let a figure gain a condition."""
    if not is_up(game.state, unit) or game.state.is_under(unit, name):
        return
    condition = conditions_of(game.book)[name]
    if condition.of_allies and not is_ally(game.state, unit):
        game.say(f"{name} does nothing to Enemies", unit)
        return
    if condition.before is not None:
        condition.before(game, unit)
    yield from game.lay(name, unit, by=by)
    found = conditions_on(game, unit)
    if len(found) > MOST:
        game.lift(unit, found[0], "a third condition")
    yield from look_around(game)


def look_around(game: Game) -> Flow[None]:
    """Tell all figures that somebody may have come nearer to them."""
    for unit in present(game.state):
        yield from game.tell(NeighboursChanged(unit.id))


def conditions_of_falls(book: Catalogue) -> tuple[str, ...]:
    """Return the conditions that a fall may bring, the usual one first."""
    found = {
        name: condition.of_falls for name, condition in conditions_of(book).items() if condition.of_falls
    }
    return tuple(sorted(found, key=lambda name: found[name]))


def condition_of_a_fall(game: Game) -> str:
    """Return the condition that a fall brings: the usual one, unless the setting `fall condition` says so."""
    known = conditions_of_falls(game.book)
    chosen = str(game.state.setting("fall condition", known[0]))
    return chosen if chosen in known else known[0]
