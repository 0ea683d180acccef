"""Summoning: a token of the roster comes onto the map, and does nothing before the next round."""

from battlefield.rulebooks.agemonia.figures import ACTED, is_waiting, number_of
from battlefield.rulebooks.agemonia.movement.ground import is_closed
from battlefield.rulebooks.agemonia.targets import is_in_range
from battlefield.rulebooks.agemonia.words import AMOUNT, OF
from battlefield.rules.core.events import UnitArrived
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import Held, State
from battlefield.rules.table.areas import area_of, name_of, place_in


def waiting(state: State, unit: str, held: Held) -> tuple[str, ...]:
    """Return the tokens beside the map that an effect may summon, in roster order."""
    of, side = dict(held.info).get(OF), state.units[unit].side
    own = (u for u in state.units.values() if u.side == side and is_waiting(state, u.id))
    return tuple(u.id for u in own if state.profile_of(u.id).name == of)


def summon(game: Game, unit: str, held: Held) -> Flow[None]:
    """Let a figure put the next token that its action summons into an area in range and sight."""
    found = waiting(game.state, unit, held)
    if not found:
        game.say("there is nobody left to summon", unit)
        return
    state, here, most = game.state, area_of(game.state, unit), number_of(held, AMOUNT)
    near = [a.id for a in state.areas if is_in_range(state, here, a.id, most) and not is_closed(state, a.id)]
    words = {area: name_of(state, area) for area in near}
    what = f"where {state.units[found[0]].name} appears"
    area = yield from game.choose_one(what, words, by=state.units[unit].commander)
    if area:
        arrive(game, found[0], area, held.name)
        mark(game, ACTED, found[0], "turn")


def arrive(game: Game, unit: str, area: str, how: str) -> None:
    """Bring a figure onto the map."""
    state = game.state
    model = state.figures[state.units[unit].figures[0]].model
    game.emit(UnitArrived(unit, (place_in(state, model, area),), how))
