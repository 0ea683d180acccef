"""Action Points and Fatigue: the pool of a team, the limit of a model, what has been spent and suffered."""

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, Line
from battlefield.rulebooks.pulp_city.models.models import are_friends, has_role, is_inanimate, kind_of, team
from battlefield.rulebooks.pulp_city.models.rows import Effect
from battlefield.rulebooks.pulp_city.models.vocabulary import ONESELF, POWERHOUSE, SPEEDER, SUPPORT, SUPREME
from battlefield.rulebooks.pulp_city.words import AP, AP_LIMIT, PRINTED_AP_LIMIT, PRINTED_POWER_UP
from battlefield.rules.core.events import EffectChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits
from battlefield.rules.core.remembering import count, mark
from battlefield.rules.core.state import RESERVE, State
from battlefield.rules.skirmish.single import is_up, is_waiting, present, printed
from battlefield.rules.table import layout

POOL, SPENT, FATIGUE, POWER_UP = "ap pool", "ap spent", "Fatigue", "Power Up"
LIMIT = 3  # of a model whose print says nothing
TIRED, TIRED_SPEEDER = 2, 3
SUPPORTED = 6.0  # inches
MADE = 3  # Power Up dice that a Powerhouse makes each round, where its print says nothing


def pool(state: State, side: str) -> int:
    """Return the AP left in a team's pool."""
    return count(state, POOL, side)


def add_ap(game: Game, side: str, amount: int) -> int:
    """Add AP to a team's pool, or take them (as many as there are); gives the change."""
    known = game.state.effects_on(side, POOL)
    change = max(amount, -pool(game.state, side))
    if known:
        game.emit(EffectChanged(known[0].id, known[0].amount + change))
    elif change:
        game.begin(POOL, side, amount=change)
    return change


def calculate(game: Game, side: str) -> None:
    """Fill a team's pool anew for a round, and give Powerhouses their Power Up dice."""
    add_ap(game, side, -pool(game.state, side))
    amount = 0
    for unit in team(game.state, side):
        if has_role(game.state, unit.id, POWERHOUSE):
            gain_dice(game, unit.id, printed(game.state, unit.id, PRINTED_POWER_UP, MADE))
        else:
            amount += brings(game, unit.id).value
            gain_dice(game, unit.id, printed(game.state, unit.id, PRINTED_POWER_UP))
        if has_role(game.state, unit.id, SUPPORT):
            amount += _supported(game.state, unit.id)
    add_ap(game, side, amount)
    game.say(f"{side} have {amount} AP")


def brings(game: Game, unit: str) -> Breakdown:
    """Work out the AP that a model brings to the pool each round."""
    return game.figure(AP, printed(game.state, unit, AP), unit, limits=Limits(least=0))


def _supported(state: State, unit: str) -> int:
    """Count the friendly Supremes near a Support."""
    friends = (u.id for u in present(state) if u.id != unit and are_friends(state, unit, u.id))
    supremes = (each for each in friends if kind_of(state, each) == SUPREME)
    return sum(is_within(layout.between(state, unit, each).gap, SUPPORTED) for each in supremes)


def ap_limit(game: Game, unit: str) -> int:
    """Return how many AP a model may spend in a round."""
    return game.figure(AP_LIMIT, printed(game.state, unit, PRINTED_AP_LIMIT, LIMIT), unit).value


def ap_left(game: Game, unit: str) -> int:
    """Return how many AP a model may still spend: no more than its limit, and than its team has."""
    own = ap_limit(game, unit) - count(game.state, SPENT, unit)
    return max(0, min(own, pool(game.state, game.state.units[unit].commander)))


def spend(game: Game, unit: str, ap: int) -> None:
    """Pay AP out of the pool of whoever commands the model; they count against its limit."""
    if ap:
        add_ap(game, game.state.units[unit].commander, -ap)
        mark(game, SPENT, unit, "turn", amount=ap)


def fatigue(state: State, unit: str) -> int:
    """Return how often a model is Fatigued."""
    return count(state, FATIGUE, unit)


def most_fatigue(state: State, unit: str) -> int:
    """Return how much Fatigue a model can suffer in a round."""
    return TIRED_SPEEDER if has_role(state, unit, SPEEDER) else TIRED


def is_worn_out(state: State, unit: str, more: int = 1) -> bool:
    """Return whether a model has no capacity left for so much more Fatigue."""
    return fatigue(state, unit) + more > most_fatigue(state, unit)


def tire(game: Game, unit: str, times: int = 1) -> None:
    """Fatigue a model, up to its limit."""
    more = min(times, most_fatigue(game.state, unit) - fatigue(game.state, unit))
    if more > 0:
        mark(game, FATIGUE, unit, "turn", amount=more)
    else:
        game.say("it cannot be Fatigued any further this round", unit)


def dice_of(state: State, unit: str) -> int:
    """Return a model's Power Up dice."""
    return count(state, POWER_UP, unit)


def gain_dice(game: Game, unit: str, amount: int) -> None:
    """Give a model Power Up dice; they remain until they are used or taken."""
    if amount > 0:
        mark(game, POWER_UP, unit, "game", amount=amount)


def lose_dice(game: Game, unit: str, amount: int) -> None:
    """Take Power Up dice from a model, as many as it has at most."""
    known = game.state.effects_on(unit, POWER_UP)
    left = sum(effect.amount for effect in known) - amount
    if left <= 0:
        game.lift(unit, POWER_UP)
    elif known and amount:
        game.emit(EffectChanged(known[0].id, left))


def why_not_pay(game: Game, unit: str, action: Exclusive) -> str:
    """Say why a model cannot pay for an action, or nothing."""
    if action.ap > ap_left(game, unit):
        return f"it costs {action.ap} AP, and {ap_left(game, unit)} can be spent"
    own = action.kind == ONESELF
    tired = action.fatigue + sum((own or line.on_self) and tires(game, line) for line in action.fx)
    if tired and is_worn_out(game.state, unit, tired):
        return "it cannot suffer any more Fatigue this round"
    return ""


def tires(game: Game, line: Line) -> bool:
    """Return whether who suffers an effect needs capacity for Fatigue."""
    row = game.book.row(line.effect, Effect)
    return row is not None and row.tires


def pay(game: Game, unit: str, action: Exclusive) -> None:
    """Pay what an action costs."""
    spend(game, unit, action.ap)
    if action.fatigue:
        tire(game, unit, action.fatigue)


def is_out(state: State, side: str) -> bool:
    """Return whether nothing of a team is left that can act, on the table or still to come."""
    own = (u for u in state.units.values() if u.side == side and not is_inanimate(state, u.id))
    return not any(is_up(state, u.id) or (u.where == RESERVE and not is_waiting(state, u.id)) for u in own)
