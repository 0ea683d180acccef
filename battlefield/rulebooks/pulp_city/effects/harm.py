"""Damage and Heal: HP lost and regained."""

from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.hurting import heal, hurt
from battlefield.rulebooks.pulp_city.models.rows import HAD, Effect, Trial
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rules.book.bench import Dial
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow


def _damage(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    yield from ()
    hurt(game, on, line.amount, strike.action.name, by)


def _heal(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    yield from ()
    heal(game, on, line.amount, strike.action.name, by)


_LOST = Dial(HAD, "HP lost", 3, 0, 20, "target", tip="HP that the target has lost already")
EFFECTS = (
    Effect(
        "Damage",
        "Harm",
        says="The target loses so many HP; without any it is KO'ed.",
        form="amount",
        applies=_damage,
        rulings=("P-Ko-1",),
    ),
    Effect(
        "Heal",
        "Harm",
        says="The target regains so many HP, up to those it began with.",
        form="amount",
        applies=_heal,
        trial=Trial(dials=(_LOST,)),
    ),
)
