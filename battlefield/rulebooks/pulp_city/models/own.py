"""Effects that a roster makes up, in Pulp City: the numbers that they change, and lines of effects."""

from functools import partial

from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, Line, line_of
from battlefield.rulebooks.pulp_city.models.hurting import heal, hurt
from battlefield.rulebooks.pulp_city.models.strike import Doors, Strike
from battlefield.rulebooks.pulp_city.models.vocabulary import ONESELF, TRAITS
from battlefield.rulebooks.pulp_city.words import (
    AP,
    AP_LIMIT,
    ATTACK_DICE,
    DEFENCE_DICE,
    EFX_FACE,
    MOVE,
    SCORE,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Held, State
from battlefield.rules.skirmish.own_effects import OwnNumbers, OwnRules
from battlefield.rules.skirmish.single import take_off
from battlefield.rules.table import layout


def _far(state: State, one: str, other: str) -> float:
    return layout.between(state, one, other).gap


NUMBERS = OwnNumbers((ATTACK_DICE, DEFENCE_DICE, EFX_FACE, AP_LIMIT, AP, MOVE, *TRAITS), "inches", _far)


def own_line(held: Held) -> Line | None:
    """Read a line of an effect of a roster: an effect as it is printed, without FX."""
    return line_of(Held(f"FX {held.name}", held.info))


def own_rules(doors: Doors) -> OwnRules:
    """Return how effects of rosters do what they do."""
    return OwnRules(NUMBERS, _hurt, heal, partial(_does, doors), take_off, SCORE)


def _hurt(game: Game, unit: str, amount: int, why: str, by: str) -> Flow[None]:
    yield from ()
    hurt(game, unit, amount, why, by)


def _does(doors: Doors, game: Game, by: str, on: str, held: Held) -> Flow[None]:
    line = own_line(held)
    if line is not None:
        action = Exclusive(held.name, held.name, ONESELF, 0, 0, 0, "", "", 0, (line,), False, ())
        strike = Strike(by, action, on, doors, is_repeat=True, may_answer=False, succeeded=True)
        yield from doors.strike(game, strike, (line,))
