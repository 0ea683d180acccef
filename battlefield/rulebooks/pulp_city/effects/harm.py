"""Damage and Heal: HP lost and regained."""

from battlefield.rulebooks.pulp_city.effects.rows import effect
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.hurting import heal, hurt
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow


def _damage(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    yield from ()
    hurt(game, on, line.amount, strike.action.name, by)


def _heal(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    yield from ()
    heal(game, on, line.amount, strike.action.name, by)


EFFECTS = (
    effect("Damage", "Harm", "The target loses so many HP; without any it is KO'ed.", _damage,
           rulings=("P-Ko-1",)),
    effect("Heal", "Harm", "The target regains so many HP, up to those it began with.", _heal),
)  # fmt: skip
