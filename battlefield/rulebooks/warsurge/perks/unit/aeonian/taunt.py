"""Taunt: a unit that draws upon itself what enemies near it could as well direct at it."""

from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, game_of, is_near_and_seen
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.words import DRAWS_FIRE, working
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Gives, Perk

_row = Rows("Aeonian")


def _taunts(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Dare enemies near the bearer, or in a melee with it."""
    state, unit, foe = ask.state, bearer.unit, ask.foe
    if not state.living(unit) or not are_enemies(state, unit, foe):
        return None
    near = is_near_and_seen(state, unit, passengers.base_unit(state, foe), float(bearer.number("radius")))
    if not near and not passengers.fights(state, foe, unit):
        return None
    spared = game_of(ask).reason_against(working(bearer.perk.name), foe, foe=unit)
    return None if spared else plus(1, bearer.perk.name)


PERKS: tuple[Perk, ...] = _row.ranks(
    "Taunt",
    'Passive, Radius ({radius}")',
    'Enemies within {radius}" and in sight, or in a melee with it, direct each weapon that reaches it at'
    " it (or at another that draws their weapons); those that heal are free.",
    {"radius": (6, 12)},
    gives=(Gives(DRAWS_FIRE, _taunts),),
    rulings=("W-Taunt-1", "W-Radius-1", "W-Aboard-1"),
)
