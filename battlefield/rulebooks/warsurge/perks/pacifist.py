"""Pacifist: a unit that neither fights nor is fought, while others of its roster do."""

from battlefield.rulebooks.warsurge.perks.resistance import are_enemies, game_of
from battlefield.rulebooks.warsurge.targets import DRAWS_FIRE
from battlefield.rules.figuring import Modifier, plus
from battlefield.rules.flow import Game
from battlefield.rules.perks import Ask, Bearer, Forbids, Gives, Perk
from battlefield.rules.state import TABLE

NAME = "Pacifist"
_SWAYS = ("Terrify",)


def is_spared(game: Game, unit: str, foe: str) -> bool:
    """Tell whether a pacifist may not be targeted by an enemy."""
    state = game.state
    if not state.profile_of(unit).has(NAME) or not are_enemies(state, unit, foe):
        return False
    draws_fire = game.figure(DRAWS_FIRE, 0, unit, foe=foe).value > 0
    if draws_fire or game.figure("targets pacifists", 0, foe, foe=unit).value > 0:
        return False
    side = state.units[unit].side
    fighters = (u for u in state.units.values() if u.side == side and not state.profile_of(u.id).has(NAME))
    return any(fighter.where == TABLE for fighter in fighters)


def _unarmed(ask: Ask, bearer: Bearer) -> str:
    weapon = ask.state.profiles[ask.weapon]
    return "" if weapon.has("Heal") or weapon.has("Repair") else bearer.perk.name


def _spared(ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name if is_spared(game_of(ask), bearer.unit, ask.foe) else ""


def _keeps_out(ask: Ask, bearer: Bearer) -> str:
    """Let no melee begin with it, whoever comes."""
    other = ask.foe if ask.unit == bearer.unit else ask.unit
    pair = bearer.unit in (ask.unit, ask.foe)
    return bearer.perk.name if pair and is_spared(game_of(ask), bearer.unit, other) else ""


def _no_sway(ask: Ask, bearer: Bearer) -> str:
    """Let it use no perk that takes control of others."""
    perk = ask.fact("perk")
    sways = perk is not None and ("Instruct" in perk.terms or perk.name in _SWAYS)
    return bearer.perk.name if sways else ""


def _lets_pass(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if are_enemies(ask.state, bearer.unit, ask.foe) else None


PACIFIST = Perk(
    NAME,
    "Psychological",
    "unit",
    ("Passive",),
    says="It uses only weapons that heal or repair. Enemies pass through it, and neither target it nor fight"
    " it hand to"
    " hand while others of its roster that are no pacifists are on the battlefield.",
    gives=(Gives("lets pass", _lets_pass),),
    forbids=(
        Forbids("weapon", _unarmed),
        Forbids("be targeted", _spared),
        Forbids("engage", _keeps_out, mine=False),
        Forbids("perks", _no_sway),
    ),
)
