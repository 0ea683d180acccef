"""Pacifist: a unit that neither fights nor is fought, while others of its roster do."""

from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, game_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import asked_perk
from battlefield.rulebooks.warsurge.perks.kit.zombify import is_zombified
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, company
from battlefield.rulebooks.warsurge.units.objectives import is_on_objective
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    DRAWS_FIRE,
    LETS_PASS,
    TARGETS_PACIFISTS,
    TO_BE_TARGETED,
    TO_BE_TARGETED_BY_PERKS,
    TO_ENGAGE,
    USING_PERKS,
    USING_THE_WEAPON,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives
from battlefield.rules.core.state import State

_row = Rows("Psychological")

NAME = "Pacifist"
_SWAYS = ("Terrify",)


_LEADS = ("controller", "enslaver")
_LAYS_OPEN = ("Crew I", "Crew II", "Crew III", "Unsheltered")


def is_spared(game: Game, unit: str, foe: str) -> bool:
    """Return whether a pacifist may not be attacked by an enemy."""
    if not _is_left_alone(game, unit, foe):
        return False
    draws_fire = game.figure(DRAWS_FIRE, 0, unit, foe=foe).value > 0
    return not draws_fire and not game.figure(TARGETS_PACIFISTS, 0, foe, foe=unit).value > 0


def _is_left_alone(game: Game, unit: str, foe: str) -> bool:
    """Return whether a pacifist is kept from what an enemy does that nothing lets attack it."""
    if not _is_pacifist(game.state, unit) or not are_enemies(game.state, unit, foe):
        return False
    return _has_fighters(game.state, unit) and not _takes_part(game, unit)


def _is_pacifist(state: State, unit: str) -> bool:
    whole = state.whole_of(unit)
    return state.profile_of(whole).has(NAME) and not is_zombified(state, whole)


def _has_fighters(state: State, unit: str) -> bool:
    """Return whether a friend of its roster that is no pacifist is on the battlefield, carried or not."""
    own = state.units[unit]
    friends = (u for u in state.units.values() if u.side == own.side and u.commander == own.commander)
    fighters = (u.id for u in friends if not u.is_rough and not _is_pacifist(state, u.id))
    return any(is_on_battlefield(state, fighter) for fighter in fighters)


def _takes_part(game: Game, unit: str) -> bool:
    """Return whether a pacifist has a hand in the battle, by whom it is with or leads, or by where it is."""
    merged = any(not _is_pacifist(game.state, each) for each in company(game.state, unit))
    return merged or _rides_openly(game.state, unit) or _leads(game, unit) or is_on_objective(game, unit)


def _rides_openly(state: State, unit: str) -> bool:
    """Return whether it is in a unit with Crew or Unsheltered, or an unsheltered part of one, no pacifist."""
    carrier = state.units[unit].where
    if carrier not in state.units or _is_pacifist(state, carrier):
        return False
    held = state.profile_of(carrier)
    room = passengers.room_of(state, unit)
    return any(held.has(name) for name in _LAYS_OPEN) or room.endswith(f": {_LAYS_OPEN[-1]}")


def _leads(game: Game, unit: str) -> bool:
    """Return whether it is the controller or the enslaver of a unit that is no pacifist."""
    state = game.state
    for bearer in game.book.bearers(state):
        led = bearer.effect is None and bearer.unit in state.units and not _is_pacifist(state, bearer.unit)
        names = [str(bearer.number(key)) for key in _LEADS if led and key in bearer.perk.numbers]
        if any(unit in (name, f"{state.units[bearer.unit].side}/{name}") for name in names):
            return True
    return False


def _unarmed(ask: Ask, bearer: Bearer) -> str:
    weapon = ask.state.profiles[ask.weapon]
    heals = weapon.has("Heal") or weapon.has("Repair")
    return "" if heals or is_zombified(ask.state, bearer.unit) else bearer.perk.name


def _spared(ask: Ask, bearer: Bearer) -> str:
    """Spare it and its sergeants, which are one with it."""
    own = belongs_to(ask.state, ask.unit, bearer.unit)
    return bearer.perk.name if own and is_spared(game_of(ask), bearer.unit, ask.foe) else ""


def _spared_perks(ask: Ask, bearer: Bearer) -> str:
    own = belongs_to(ask.state, ask.unit, bearer.unit)
    return bearer.perk.name if own and _is_left_alone(game_of(ask), bearer.unit, ask.foe) else ""


def _keeps_out(ask: Ask, bearer: Bearer) -> str:
    """Let no melee begin with it, whoever comes."""
    own = [belongs_to(ask.state, each, bearer.unit) for each in (ask.unit, ask.foe)]
    other = ask.foe if own[0] else ask.unit
    return bearer.perk.name if any(own) and is_spared(game_of(ask), bearer.unit, other) else ""


def _no_sway(ask: Ask, bearer: Bearer) -> str:
    """Let it use no perk that takes control of others."""
    perk = asked_perk(ask)
    sways = perk is not None and ("Instruct" in perk.terms or perk.name in _SWAYS)
    return bearer.perk.name if sways else ""


def _lets_pass(ask: Ask, bearer: Bearer) -> Modifier | None:
    own = belongs_to(ask.state, ask.unit, bearer.unit)
    passes = own and are_enemies(ask.state, bearer.unit, ask.foe) and not is_zombified(ask.state, bearer.unit)
    return plus(1, bearer.perk.name) if passes else None


PACIFIST = _row(
    NAME,
    "Passive",
    "It uses only weapons that heal or repair. Enemies pass through it, and neither target it nor fight"
    " it hand to"
    " hand while others of its roster that are no pacifists are on the battlefield, unless it is merged with"
    " one of these, controls or enslaves one, rides in one with Crew or Unsheltered, or is at an objective.",
    gives=(Gives(LETS_PASS, _lets_pass, mine=False),),
    forbids=(
        Forbids(USING_THE_WEAPON, _unarmed),
        Forbids(TO_BE_TARGETED, _spared, mine=False),
        Forbids(TO_BE_TARGETED_BY_PERKS, _spared_perks, mine=False),
        Forbids(TO_ENGAGE, _keeps_out, mine=False),
        Forbids(USING_PERKS, _no_sway),
    ),
    rulings=("W-Pacifist-1",),
)
