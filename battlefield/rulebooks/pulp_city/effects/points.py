"""Effects on the AP of a team and of a model: Drain, Energize, Quicken, Slow."""

from battlefield.rulebooks.pulp_city.effects.laying import at_once, lasting
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.models import kind_of
from battlefield.rulebooks.pulp_city.models.rows import Effect, Trial
from battlefield.rulebooks.pulp_city.models.strike import Apply, Strike
from battlefield.rulebooks.pulp_city.models.team import add_ap
from battlefield.rulebooks.pulp_city.models.vocabulary import OBJECT
from battlefield.rulebooks.pulp_city.words import AP_LIMIT
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives

QUICKEN, SLOW = "Quicken", "Slow"


def _change(sign: int) -> Apply:
    def change(game: Game, _strike: Strike, line: Line, on: str, _by: str) -> None:
        if kind_of(game.state, on) == OBJECT:
            game.say("it is of no team", on)
            return
        side = game.state.units[on].commander
        changed = abs(add_ap(game, side, sign * line.amount))
        game.say(f"{side} {'gain' if sign > 0 else 'lose'} {changed} AP", on)

    return at_once(change)


def _instead_of(other: str) -> Apply:
    """Lay an effect that ends its opposite; twice it counts once."""

    def apply(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
        game.lift(on, other, line.effect)
        if game.state.is_under(on, line.effect):
            game.say(f"{line.effect} does not stack", on)
        else:
            yield from lasting()(game, strike, line, on, by)

    return apply


def _more(by: int) -> Gives:
    def answer(ask: Ask, bearer: Bearer) -> Modifier:
        del ask
        return plus(by, bearer.perk.name)

    return Gives(AP_LIMIT, answer, scope="under")


EFFECTS = (
    Effect("Drain", "Action Points", says="The target's team loses so many AP from its pool.", form="amount",
           applies=_change(-1), goes_on=True, trial=Trial(ap=True), rulings=("P-Ko-1",)),
    Effect("Energize", "Action Points", says="The target's team gains so many AP in its pool.", form="amount",
           applies=_change(1), goes_on=True, trial=Trial(ap=True), rulings=("P-Ko-1",)),
    Effect(QUICKEN, "Action Points", terms=("new",), says="The target's AP Limit is 1 higher until the next "
           "Effects Phase; it ends Slow, and counts once.", applies=_instead_of(SLOW), gives=(_more(1),),
           rulings=("P-Quicken-1",)),
    Effect(SLOW, "Action Points", terms=("new",), says="The target's AP Limit is 1 lower until the next "
           "Effects Phase; it ends Quicken, and counts once.", applies=_instead_of(QUICKEN),
           gives=(_more(-1),), rulings=("P-Quicken-1",)),
)  # fmt: skip
