"""Wounded: the other side of a Hero's card, which it turns to when it has nothing left for the first time."""

from fractions import Fraction

from battlefield.rulebooks.agemonia.figures import full_hp, is_hero
from battlefield.rulebooks.agemonia.rows import Row, Trial
from battlefield.rulebooks.agemonia.words import HP
from battlefield.rules.core.events import EffectBegan, HpGained
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, times
from battlefield.rules.core.perks import Ask, Bearer, Gives
from battlefield.rules.core.state import Effect

_NAME = "Wounded"


def _half(_ask: Ask, bearer: Bearer) -> Modifier | None:
    return times(Fraction(1, 2), bearer.perk.name)


def _turn_card(game: Game, unit: str) -> bool:
    """Turn a Hero's card once: half of its stamina, rounded up, all of it available."""
    if not is_hero(game.state, unit) or game.state.is_under(unit, _NAME):
        return False
    game.emit(EffectBegan(Effect(game.state.serial + 1, _NAME, unit)))
    figure = game.state.units[unit].figures[0]
    game.emit(HpGained(unit, ((figure, full_hp(game, unit)),), _NAME))
    return True


EFFECTS = (
    Row(
        _NAME,
        "Conditions",
        "effect",
        says="Half of its stamina is left; next it is exhausted.",
        gives=(Gives(HP, _half, "under"),),
        spares=_turn_card,
        trial=Trial(why_not="It comes by itself when a Hero has no stamina left."),
    ),
)
