"""HP: lost, regained, and models taken off that have none left."""

from battlefield.rulebooks.pulp_city.models.immunity import why_immune
from battlefield.rulebooks.pulp_city.models.rows import Effect
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


def knock(game: Game, unit: str, amount: int, why: str, by: str = "") -> None:
    """Hurt a model by what is no line of an action, such as a crash, unless it is immune to what harms."""
    rows = (row for row in game.book.perks.values() if isinstance(row, Effect) and row.harms)
    reason = why_immune(game, unit, *(row.name for row in rows), foe=by)
    if reason:
        game.say(f"{why}: not hurt, {reason}", unit)
    else:
        hurt(game, unit, amount, why, by)


def heal(game: Game, unit: str, amount: int, why: str, by: str = "") -> int:
    """Let a model regain HP up to those it began with, and give how many."""
    if not is_up(game.state, unit):
        return 0
    figure = figure_of(game.state, unit)
    gained = min(amount, printed(game.state, unit, HP, 1) - figure.hp)
    if gained > 0:
        game.emit(HpGained(unit, ((figure.id, gained),), why, by))
    return max(0, gained)
