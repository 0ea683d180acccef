"""How effects are applied: at once, or by lying on a model for a while."""

from collections.abc import Callable

from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.strike import Apply, Strike
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Span, Until
from battlefield.rules.skirmish.words import ITS_OF


def at_once(act: Callable[[Game, Strike, Line, str, str], object]) -> Apply:
    """Do something that asks nobody."""

    def apply(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
        yield from ()
        act(game, strike, line, on, by)

    return apply


def lasting(span: Span = "turn") -> Apply:
    """Lay the effect itself, with its amount: until the Effects Phase, or (`step`) the end of this Turn."""

    def apply(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
        del strike
        until = Until(span, game.state.clock.turn)
        facts = (ITS_OF(line.of),) if line.of else ()
        yield from game.lay(line.effect, on, *facts, by=by, amount=line.amount or 1, until=until)

    return apply


def once(apply: Apply) -> Apply:
    """Apply something only where the effect does not lie on the model already."""

    def first(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
        if any(each.get(ITS_OF) in ("", line.of) for each in game.state.effects_on(on, line.effect)):
            game.say(f"{line.text} gains nothing more", on)
        else:
            yield from apply(game, strike, line, on, by)

    return first
