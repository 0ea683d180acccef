"""Aeonian perks of melees: who joins one from the flank, and who is hit by dice meant for the enemy."""

from battlefield.rulebooks.warsurge.attack.attack import STRAY, Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.striking import strike_surely
from battlefield.rulebooks.warsurge.attack.targets import retarget
from battlefield.rulebooks.warsurge.attack_moments import SequenceDone, Struck
from battlefield.rulebooks.warsurge.moments import Engaged
from battlefield.rulebooks.warsurge.perks.kit.directed import nearest
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitIsStruck
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, are_friends
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import attack_of
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.allegiance import left_of
from battlefield.rulebooks.warsurge.words import ITS_WEAPON, POWER
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import State

_row = Rows("Aeonian")

# Outflank


def _has_others(state: State, unit: str, foe: str) -> bool:
    """Return whether a unit's foe fights somebody else too, which a part of the same unit is not."""
    whole = state.whole_of(unit)
    return any(state.whole_of(other) != whole for other in passengers.foes_in_melee(state, foe))


def _spent(state: State, bearer: Bearer, foe: str, weapon: str) -> bool:
    held = (e for e in state.effects_on(bearer.unit, bearer.perk.name) if e.by == foe)
    return any(effect.get(ITS_WEAPON) == weapon for effect in held)


def _flanks(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return Power in a weapon's first use against a foe that fights somebody else too."""
    attack = attack_of(ask)
    if attack is None or not attack.placed.melee or not _has_others(ask.state, bearer.unit, ask.foe):
        return None
    spent = _spent(ask.state, bearer, ask.foe, ask.weapon)
    return None if spent else plus(int(bearer.number("bonus")), bearer.perk.name)


def _fought(state: State, bearer: Bearer, moment: SequenceDone) -> bool:
    return moment.attacker == bearer.unit and bool(_flanked(state, bearer, moment))


def _flanked(state: State, bearer: Bearer, moment: SequenceDone) -> list[str]:
    unit = bearer.unit
    found = [
        foe for foe in moment.targets if passengers.fights(state, unit, foe) and _has_others(state, unit, foe)
    ]
    return [foe for foe in found if not _spent(state, bearer, foe, moment.weapon)]


def _spend(game: Game, bearer: Bearer, moment: SequenceDone) -> None:
    """Remember the weapon's first use against these foes."""
    for foe in _flanked(game.state, bearer, moment):
        game.begin(bearer.perk.name, bearer.unit, ITS_WEAPON(moment.weapon), by=foe)


def _joins(_state: State, bearer: Bearer, moment: Engaged) -> bool:
    return bearer.unit in (moment.unit, moment.foe)


def _anew(game: Game, bearer: Bearer, moment: Engaged) -> None:
    """Begin anew with a foe that it has left and meets again."""
    foe = moment.foe if moment.unit == bearer.unit else moment.unit
    for effect in game.state.effects_on(bearer.unit, bearer.perk.name):
        if effect.by == foe:
            game.emit(EffectEnded(effect.id, "it has joined the melee anew"))


# Friendly Fire


def _in_danger(state: State, bearer: Bearer, target: str) -> tuple[str, ...]:
    """Return the friends that dice which miss a target may hit; the bearer itself where it has no more."""
    unit = bearer.unit
    foes = passengers.foes_in_melee(state, target)
    if left_of(state, state.units[unit].side) == {state.whole_of(unit)}:
        return (unit,) if unit in foes else ()
    if unit in foes:
        return ()
    return tuple(foe for foe in foes if are_friends(state, foe, unit) and state.living(foe))


def _misses(state: State, bearer: Bearer, moment: Struck) -> bool:
    attack = moment.attack
    missed = attack.rolled.failed > 0 and attack.by_its_user
    hostile = moment.attacker == bearer.unit and are_enemies(state, bearer.unit, moment.target)
    return missed and hostile and bool(_in_danger(state, bearer, moment.target))


def _hit_friends(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Let dice that fail hit the closest friend in the melee."""
    friends = _in_danger(game.state, bearer, moment.target)
    friend = nearest(game, bearer.unit, friends)[0] if bearer.unit not in friends else bearer.unit
    count = moment.attack.rolled.failed
    game.say(f"{bearer.perk.name}: {count} dice hit {game.state.units[friend].name}", bearer.unit)
    made: Attack = moment.attack
    aimed = Aimed(bearer.unit, moment.weapon, moment.target, made.wielders, origin=STRAY)
    attack = Attack(aimed, Placement(reach=made.placed.reach), use=made.use)
    retarget(game, attack, friend)
    yield from strike_surely(game, attack, count, face=1)


PERKS: tuple[Perk, ...] = (
    _row(
        "Friendly Fire",
        "Specific",
        "Attack dice that fail against an enemy in a melee with a friend, but not with it, hit the closest"
        " friend there. The last unit of its roster hits itself so in a melee.",
        reacts=(Reacts(Struck, _hit_friends, _misses, rank=UnitIsStruck.STRAYS),),
        rulings=("W-Friendly-1",),
    ),
    _row(
        "Outflank",
        "Specific, Stat Change",
        "+{bonus} Power in the first use of each weapon in a melee with a unit that fights another one too;"
        " again after it has left that melee and joined it anew.",
        numbers={"bonus": 2},
        gives=(Gives(POWER, _flanks),),
        reacts=(Reacts(SequenceDone, _spend, _fought), Reacts(Engaged, _anew, _joins)),
        rulings=("W-Outflank-1",),
    ),
)
