"""Chain and Concatenation: attacks that leap from a hurt unit to others near it."""

from collections.abc import Iterator
from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.attack import BACKFIRE, LEAP, STRAY, Attack, covered
from battlefield.rulebooks.warsurge.attack.attack_parts import Placement, Terms
from battlefield.rulebooks.warsurge.attack.shares import share_leaping
from battlefield.rulebooks.warsurge.attack.striking import strike
from battlefield.rulebooks.warsurge.attack_moments import Struck, WeaponDrawn
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitIsStruck, WeaponIsDrawn
from battlefield.rulebooks.warsurge.perks.kit.resistance import is_near_and_seen
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import forget, note, thrown, uses_weapon
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import company, is_part
from battlefield.rulebooks.warsurge.words import ITS_HURT, ITS_WEAPON, TARGETS_FRIENDS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import TABLE, State

_weapon = Rows("Mode", "weapon")

_NO_MORE = (LEAP, BACKFIRE, STRAY)


def _leaps(state: State, bearer: Bearer, moment: Struck) -> bool:
    attack = moment.attack
    goes_on = attack.aimed.origin not in _NO_MORE and attack.outcome.felt > 0 and not attack.aimed.follows
    return uses_weapon(state, bearer, moment) and goes_on


def _leap(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Roll for each unit near a hurt one and attack those it leaps to; perhaps leap on from these."""
    first: Attack = moment.attack
    sources = [moment.target]
    note(game, bearer, ITS_HURT(moment.target))
    while sources:
        source = sources.pop(0)
        for other in tuple(_beside(game, bearer, source)):
            if _is_hurt(game.state, bearer, other) or not is_up(game, other):
                continue
            face = (yield from thrown(game, bearer))[0]
            if face < bearer.number("face"):
                continue
            attack = yield from strike(game, _leaping(game, first, source, other))
            if attack.outcome.felt:
                note(game, bearer, ITS_HURT(other))
                if bearer.number("goes_on"):
                    sources.append(other)


def _is_hurt(state: State, bearer: Bearer, unit: str) -> bool:
    """Return whether this use of the weapon has cost a unit, or who is merged with it, HP already."""
    noted, merged = state.effects_on(bearer.unit, bearer.perk.name), company(state, unit)
    return any(e.get(ITS_WEAPON) == bearer.weapon and e.get(ITS_HURT) in merged for e in noted)


def _beside(game: Game, bearer: Bearer, source: str) -> Iterator[str]:
    """Yield the units that a leap may go to: near the source and in its sight, enemies only for some."""
    state, unit, weapon = game.state, bearer.unit, bearer.weapon
    helps = game.figure(TARGETS_FRIENDS, 0, unit, weapon=weapon).value > 0
    side = state.units[unit].commander
    for other in _around(state, source, float(bearer.number("inches"))):
        if not bearer.number("picks") or (state.units[other].commander == side) == helps:
            yield other


def _around(state: State, source: str, inches: float) -> Iterator[str]:
    """Yield the units near a unit and in its sight; for one that is carried, those where it is."""
    host = state.units[source].where
    if host in state.units:
        yield from (each for each in (host, *passengers.passengers(state, host)) if each != source)
    elif host == TABLE and state.units[source].figures:
        others = (u.id for u in state.on_table() if u.id != source and not is_part(state, u.id))
        yield from (other for other in others if is_near_and_seen(state, source, other, inches))


def _leaping(game: Game, first: Attack, source: str, target: str) -> Attack:
    """Return the same attack on another unit, seen from the unit that it leaps from."""
    eyes = tuple(figure.id for figure in game.state.figures_of(source))
    open_ = all(game.state.units[each].where == TABLE for each in (source, target))
    cover = open_ and target != first.attacker and covered(game, source, eyes, target)
    lots = [owner for share in first.placed.shares for owner, _ in share.lots]
    wielders = tuple(each for each in first.wielders if each in lots) or first.wielders
    aimed = replace(first.aimed, target=target, wielders=wielders, origin=LEAP)
    terms = Terms(bare=first.terms.bare)
    far, reach, under = first.placed.distance, first.placed.reach, 0 if wielders else 1
    attack = Attack(aimed, Placement(far, cover=cover, under=under, reach=reach), terms, use=first.use)
    share_leaping(game, attack)
    return attack


def _chain(name: str, picks: bool, goes_on: bool) -> Perk:
    who = "enemy (with Heal friend)" if picks else "unit, friend or foe,"
    on = " Those it hurts pass it on in the same way; nobody is hurt twice." if goes_on else ""
    return _weapon(
        name,
        'HP Loss, Radius (6"), D6 (4+)',
        f'After it costs HP, each {who} within {{inches}}" of the target and in its sight is attacked too,'
        f" with the weapon's whole profile, on a {{face}}+.{on}",
        numbers={"inches": 6, "face": 4, "picks": picks, "goes_on": goes_on},
        reacts=(
            Reacts(WeaponDrawn, forget, uses_weapon, rank=WeaponIsDrawn.FORGETS),
            Reacts(Struck, _leap, _leaps, rank=UnitIsStruck.LEAPS),
        ),
        rulings=("W-Chain-1", "W-Chain-2", "W-Chain-3"),
    )


CHAINS = (
    _chain("Chain I", True, False),
    _chain("Chain II", True, True),
    _chain("Concatenation I", False, False),
    _chain("Concatenation II", False, True),
)
