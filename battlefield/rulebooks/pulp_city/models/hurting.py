"""HP: lost, regained, and models taken off that have none left."""

from battlefield.rulebooks.pulp_city.words import HP
from battlefield.rules.core.events import HpGained, HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.skirmish.single import figure_of, is_up, printed


def hurt(game: Game, unit: str, amount: int, why: str, by: str = "") -> int:
    """Let a model lose HP, and give how many it lost."""
    if not is_up(game.state, unit):
        return 0
    figure = figure_of(game.state, unit)
    lost = min(amount, figure.hp)
    if lost:
        game.emit(HpLost(unit, ((figure.id, lost),), why, by))
        if not game.state.living(unit):
            game.say("is KO'ed", unit)
    return lost


def heal(game: Game, unit: str, amount: int, why: str, by: str = "") -> int:
    """Let a model regain HP up to those it began with, and give how many."""
    if not is_up(game.state, unit):
        return 0
    figure = figure_of(game.state, unit)
    gained = min(amount, printed(game.state, unit, HP, 1) - figure.hp)
    if gained > 0:
        game.emit(HpGained(unit, ((figure.id, gained),), why, by))
    return max(0, gained)
