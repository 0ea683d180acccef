"""Damage and Heal: HP lost and regained."""

from battlefield.rulebooks.pulp_city.effects.laying import at_once
from battlefield.rulebooks.pulp_city.models.hurting import heal, hurt
from battlefield.rulebooks.pulp_city.models.rows import HAD, Effect, Trial
from battlefield.rules.book.bench import Dial

_LOST = Dial(HAD, "HP lost", 3, 0, 20, "target", tip="HP that the target has lost already")
EFFECTS = (
    Effect("Damage", "Harm", says="The target loses so many HP; without any it is KO'ed.", form="amount",
           applies=at_once(
               lambda game, strike, line, on, by: hurt(game, on, line.amount, strike.action.name, by)),
           harms=True, rulings=("P-Ko-1",)),
    Effect("Heal", "Harm", says="The target regains so many HP, up to those it began with.", form="amount",
           applies=at_once(
               lambda game, strike, line, on, by: heal(game, on, line.amount, strike.action.name, by)),
           trial=Trial(dials=(_LOST,))),
)  # fmt: skip
