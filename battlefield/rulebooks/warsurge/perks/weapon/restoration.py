"""Restoration perks: weapons that give HP back, to others or to whoever uses them."""

from typing import Any

from battlefield.rulebooks.warsurge.attack.attack import Attack, own
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.sequence import use
from battlefield.rulebooks.warsurge.attack.targets import why_not_use, wielders_of
from battlefield.rulebooks.warsurge.attack_moments import Lost, Targeted
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitIsTargeted
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, uses_weapon
from battlefield.rulebooks.warsurge.transport.passengers import are_in_one_reserve
from battlefield.rulebooks.warsurge.units.harm import gain
from battlefield.rulebooks.warsurge.words import (
    RESTORES,
    TARGETS_ANYBODY,
    TARGETS_FRIENDS,
    TARGETS_ITS_CARRIER,
    TARGETS_PASSENGERS,
    TO_TARGET,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import RESERVE, Profile, State

_weapon = Rows("Restoration", "weapon")


def _artificial_user(unit: Profile, _weapon: Profile | None) -> str:
    return "" if unit.has("Artificial") else "the unit needs Artificial"


def _is_made(ask: Ask, bearer: Bearer) -> str:
    """Let it be directed only at what is made, not born."""
    return _why_not_made(ask.state, bearer, ask.foe)


def _why_not_made(state: State, bearer: Bearer, target: str) -> str:
    return "" if state.profile_of(target).has("Artificial") else f"{bearer.perk.name}: it is not Artificial"


def _leave_alone(game: Game, bearer: Bearer, moment: Targeted) -> None:
    """Do nothing for others whom its leaps or templates come upon."""
    if own(game, moment.attack, RESTORES).value > 0:
        moment.void = moment.void or _why_not_made(game.state, bearer, moment.target)


def _hurts(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let it be turned on whoever suffers from it; a Nova that heals is for friends alone."""
    state = ask.state
    undead = bool(ask.foe) and state.profile_of(ask.foe).has("Undead")
    nova = any(held.name.startswith("Nova") for held in state.profiles[bearer.weapon].perks)
    return plus(1, bearer.perk.name) if undead and not nova else None


# in reserve


def _beside(game: Game, bearer: Bearer) -> tuple[str, ...]:
    state = game.state
    unit = state.units[bearer.unit]
    if unit.where != RESERVE or why_not_use(game, unit.id, bearer.weapon):
        return ()
    found = (o.id for o in state.units_of(unit.commander) if are_in_one_reserve(state, unit.id, o.id))
    weapon = bearer.weapon
    return tuple(id_ for id_ in found if not game.reason_against(TO_TARGET, unit.id, weapon=weapon, foe=id_))


def _refusal(game: Game, bearer: Bearer) -> str:
    return "" if _beside(game, bearer) else "only in reserve, on friends in reserve"


def _tend(game: Game, bearer: Bearer) -> Flow[None]:
    """Use the weapon in reserve on a friend there."""
    unit, weapon = bearer.unit, bearer.weapon
    names = {id_: game.state.units[id_].name for id_ in _beside(game, bearer)}
    by = game.state.units[unit].commander
    target = yield from game.choose_one(f"target of {game.state.profiles[weapon].name}", names, by=by)
    attack = Attack(Aimed(unit, weapon, target, wielders_of(game, unit, weapon)), Placement(0.0))
    yield from use(game, unit, weapon, attacks=(attack,))


def _heals(
    name: str, terms: str, says: str, *rulings: str, gives: tuple[Gives, ...] = (), **more: Any
) -> Perk:
    return _weapon(
        name,
        terms,
        says,
        gives=(*flags(TARGETS_FRIENDS, TARGETS_PASSENGERS, TARGETS_ITS_CARRIER, RESTORES), *gives),
        uses=(Use("use it in reserve", _tend, _refusal),),
        rulings=("W-Heal-1", *rulings),
        **more,
    )


# drawn from others


def _draws(_state: State, bearer: Bearer, moment: Lost) -> bool:
    return moment.by == bearer.unit and moment.weapon == bearer.weapon and bool(bearer.weapon)


def _draws_into_made(state: State, bearer: Bearer, moment: Lost) -> bool:
    """Return whether its user regains HP: in other hands, looted or copied, it needs Artificial as well."""
    return state.profile_of(bearer.unit).has("Artificial") and _draws(state, bearer, moment)


def _drink(game: Game, bearer: Bearer, moment: Lost) -> Flow[None]:
    yield from gain(game, bearer.unit, moment.amount, bearer.perk.name, by=moment.unit)


_DRAWN = "Its user regains the HP that it and its afflictions cost a unit, up to half of its full HP a turn."
PERKS: tuple[Perk, ...] = (
    _weapon(
        "Assimilate",
        "HP Loss, HP+, Specific",
        f"{_DRAWN} Only for Artificial units.",
        reacts=(Reacts(Lost, _drink, _draws_into_made),),
        needs=(_artificial_user,),
    ),
    _heals(
        "Heal",
        "Passive, HP+",
        "It is used on friends, and its unsaved hits give HP back; also on enemies that are Undead, whom"
        " they hurt.",
        "W-Undead-2",
        gives=(Gives(TARGETS_ANYBODY, _hurts),),
    ),
    _weapon("HP Steal", "HP Loss, HP+, Specific", _DRAWN, reacts=(Reacts(Lost, _drink, _draws),)),
    _heals(
        "Repair",
        "Specific, HP+",
        "It is used on friends with Artificial, and its unsaved hits give HP back.",
        forbids=(Forbids(TO_TARGET, _is_made),),
        reacts=(Reacts(Targeted, _leave_alone, uses_weapon, rank=UnitIsTargeted.IS_WEIGHED),),
    ),
)
