"""What widens or turns other effects: Blast, Extra Target, Self, Special. Others look for them."""

from battlefield.rulebooks.pulp_city.effects.rows import effect
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Until


def _special(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Lay what is printed on the card, by its name, and say what it does: the players carry it out."""
    until = Until("turn", game.state.clock.turn)
    if (yield from game.lay(line.of, on, by=by, until=until)):
        game.say(line.says or f"{line.of}: as it stands on the card of {strike.action.name}", on)


EFFECTS = (
    effect(
        "Blast",
        "Reach",
        "All others in a circle of so many inches around the target, and as high, are rolled against by "
        "themselves, without a further Blast. After a failed first roll the opponent may move its centre by "
        "up to 2 inches.",
        rulings=("P-Blast-1", "P-Blast-2", "P-Blast-3"),
        numbers={"astray": 2},
    ),
    effect(
        "Extra Target",
        "Reach",
        "Another model within so many inches of the defender suffers the FX, no EFX; each once a roll.",
        rulings=("P-ExtraTarget-1",),
        numbers={"each": 1},
    ),
    effect(
        "Self",
        "Reach",
        "The effect named after it is suffered by the attacker.",
        rulings=("P-Displacement-1",),
        numbers={"changes places": True},
    ),
    effect(
        "Special",
        "Reach",
        "An effect of one card, which says what it does.",
        _special,
        rulings=("P-Special-1",),
    ),
)
