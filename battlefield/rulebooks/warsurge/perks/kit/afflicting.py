"""What afflictions are made of: how long each lasts, how a weapon lays it, and when it is in force."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from battlefield.rulebooks.warsurge.attack.attack import Attack, own
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled, Struck
from battlefield.rulebooks.warsurge.moments import Moving
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of, without_rank
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import uses_weapon
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.merged_units import parts_mended, with_parts
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.stat_tests import skill_test
from battlefield.rulebooks.warsurge.units.stats import full_hp, worth
from battlefield.rulebooks.warsurge.units.trails import is_slowed_as_a_move
from battlefield.rulebooks.warsurge.words import (
    AP,
    HARMLESS,
    ITS_BARS,
    ITS_FROM,
    ITS_HEALS,
    ITS_MIDST,
    ITS_TURN,
    ITS_USED,
    TO_HOLD,
    noted_of,
)
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Scope
from battlefield.rules.core.state import FOREVER, Effect, State, Until
from battlefield.rules.core.values import Told
from battlefield.rules.core.words import Prohibition, Stat, befalling

Lasts = Literal["game", "turn", "attack", "next", "following"]
"""turn: this one; attack: this one, or the next where the unit has attacked; next: the next one only;
following: until the next one ends."""

HEALERS = ("Heal", "Repair")


@dataclass(frozen=True, slots=True)
class Nature:
    """How long an affliction lasts, whether it stacks, and whether a new one takes its place.

    One for the next turn takes the place of another one for that, not of what holds in this one.
    What leads a whole attack counts one that has begun as made.
    """

    lasts: Lasts = "game"
    stacks: bool = False
    renews: bool = False
    leads: bool = False


_GAME, _STACKS, _ONE = Nature(), Nature(stacks=True), Nature(renews=True)
_TURN, _ATTACK, _NEXT = Nature("turn"), Nature("attack"), Nature("next", renews=True)
_FOLLOWING = Nature("following", renews=True)
NATURES: dict[str, Nature] = {
    **dict.fromkeys(("Bleed", "Burn", "Chill", "Ignite", "Implant", "Leech", "Poison"), _STACKS),
    **dict.fromkeys(("Pestilence", "Plague", "Venom", "Virus", "Zombify"), _ONE),
    **dict.fromkeys(("Corrode", "Pulverise", "Scourge"), _TURN),
    **dict.fromkeys(("Blind", "Concussive", "Mitigate", "Weaken"), _ATTACK),
    "Delirium": Nature("attack", leads=True),
    "Shock": Nature("attack", stacks=True),
    **dict.fromkeys(("Confuse", "Direction Lock", "Fugue", "Paralysis", "Stun", "Velocity Lock"), _NEXT),
    **dict.fromkeys(("Cripple", "Dread", "Freeze", "Solidify"), _FOLLOWING),
}

WASTING = ("Bleed", "Burn", "Ignite", "Leech", "Pestilence", "Plague", "Poison", "Venom")
"""What costs HP after it was laid, or restores them where a weapon that restores them laid it."""


# laying


def afflict(
    game: Game, name: str, target: str, *facts: Told, by: str, weapon: str = "", amount: int = 1
) -> Flow[bool]:
    """Lay an affliction on a unit, for as long as its kind lasts; False where something prevents it."""
    nature, turn = NATURES[name], game.state.clock.turn
    late = nature.lasts == "attack" and _has_attacked(game.state, nature, target)
    begins = turn + 1 if late or nature.lasts == "next" else turn
    ends = Until("turn", begins + (nature.lasts == "following"))
    old = game.state.effects_on(target, name) if nature.renews else ()
    if nature.lasts == "next":
        old = tuple(effect for effect in old if effect.get(ITS_FROM) == begins)
    restoring = name in WASTING and heals(game.state, weapon)
    known = [ITS_TURN(turn), ITS_FROM(begins), ITS_USED(weapon), ITS_HEALS(restoring)]
    if is_advanced(game.state) and _is_amidst(game.state, nature, target):
        known.append(ITS_MIDST(True))
    stacks = amount if nature.stacks else 1
    until = FOREVER if nature.lasts == "game" else ends
    laid = yield from game.lay(name, target, *known, *facts, by=by, amount=stacks, until=until, weapon=weapon)
    for effect in old if laid else ():
        if effect in game.state.effects:
            game.emit(EffectEnded(effect.id, "laid anew"))
    return laid


def _has_attacked(state: State, nature: Nature, unit: str) -> bool:
    """Return whether what is for a unit's attack comes too late in this turn."""
    over = _is_amidst(state, nature, unit) or unit_status.is_marked(state, unit_status.ATTACKED, unit)
    return over and not is_advanced(state)


def _is_amidst(state: State, nature: Nature, unit: str) -> bool:
    """Return whether what leads a whole attack comes in the midst of one."""
    return nature.leads and unit_status.is_marked(state, unit_status.IN_SEQUENCE, unit)


def healer(state: State, weapon: str) -> str:
    """Return the perk by which a weapon restores HP, or nothing."""
    return next((name for name in HEALERS if weapon and state.profiles[weapon].has(name)), "")


def heals(state: State, weapon: str) -> bool:
    """Return whether a weapon restores HP."""
    return bool(healer(state, weapon))


def restore(game: Game, unit: str, amount: int, effect: Effect) -> Flow[None]:
    """Let a unit regain HP by what a healing weapon laid, as if by the perk that makes the weapon heal."""
    why = healer(game.state, effect.get(ITS_USED)) or effect.name
    parts = parts_mended(game.state, unit, effect.get(ITS_USED))
    yield from gain(game, unit, amount, why, by=effect.by, parts=parts)


def impose(
    game: Game,
    name: str,
    unit: str,
    *facts: Told,
    by: str = "",
    amount: int = 1,
    turns: int = 0,
    begins: int = 0,
) -> None:
    """Put something in force that nobody resists, until the end of this turn or of `turns` later."""
    turn = game.state.clock.turn
    until = Until("turn", turn + turns)
    game.begin(name, unit, ITS_TURN(turn), ITS_FROM(turn + begins), *facts, by=by, amount=amount, until=until)


# triggers


Condition = Callable[[Game, Bearer, Attack], bool]


def _always(_game: Game, _bearer: Bearer, _attack: Attack) -> bool:
    return True


def bears(state: State, attack: Attack) -> str:
    """Return the unit on which lies what an attack lays: whoever suffers first, its sergeants with it.

    On others that are merged with it nothing is laid.
    """
    if not attack.aimed.follows:
        return attack.target
    made = attack.use.attacks if attack.use is not None else ()
    first = next((each.target for each in made if any(part is attack for part in each.followed)), "")
    return first if first and state.whole_of(attack.target) == first else ""


def lays_on_hp(*, test: bool = False, only: Condition = _always) -> Reacts[Game, Struck]:
    """Lay the affliction once an attack has cost HP: a Skill Test for each HP where one is needed."""

    def act(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
        count, target = moment.attack.outcome.taken, bears(game.state, moment.attack)
        if count and target and only(game, bearer, moment.attack):
            yield from _laid(game, bearer, target, count, test)

    return Reacts(Struck, act, uses_weapon)


def lays_on_dice() -> tuple[Reacts[Game, AttackRolled], Reacts[Game, Struck]]:
    """Lay the affliction where attack dice succeed, before saves: a Skill Test for each.

    Where the weapon is harmless it depends on the saves whether it needs one, which comes after them then.
    """

    def act(game: Game, bearer: Bearer, moment: AttackRolled) -> Flow[None]:
        target = bears(game.state, moment.attack)
        if moment.successes and target and not _is_harmless(game, moment.attack):
            yield from _laid(game, bearer, target, moment.successes, test=True)

    def act_later(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
        attack, target = moment.attack, bears(game.state, moment.attack)
        count = attack.outcome.spared or attack.rolled.successes
        if count and target and _is_harmless(game, attack):
            hurts = attack.outcome.spared > 0
            yield from _laid(game, bearer, target, count, test=True, hurts=hurts)

    return Reacts(AttackRolled, act, uses_weapon), Reacts(Struck, act_later, uses_weapon)


def _is_harmless(game: Game, attack: Attack) -> bool:
    return own(game, attack, HARMLESS).value > 0


def _laid(
    game: Game, bearer: Bearer, target: str, count: int, test: bool, *, hurts: bool = True
) -> Flow[None]:
    name, by = without_rank(bearer.perk.name), bearer.unit
    immune = game.reason_against(befalling(name), target, foe=by)
    if test and not immune and not (yield from tested(game, bearer, target, count, hurts=hurts)):
        return
    facts = _facts(game, bearer)
    yield from afflict(game, name, target, *facts, by=by, weapon=bearer.weapon, amount=count)


def _facts(game: Game, bearer: Bearer) -> Iterator[Told]:
    """Yield what the effect has to know of its weapon: its AP, and the saves that it bars."""
    if "bars" in bearer.perk.numbers:
        ap = game.state.profiles[bearer.weapon].stats.get(AP)
        yield from () if ap is None else (noted_of(AP)(ap),)
        yield ITS_BARS(str(bearer.number("bars")))


def tested(game: Game, bearer: Bearer, target: str, count: int, *, hurts: bool = True) -> Flow[bool]:
    """Make Skill Tests until one passes, at most one for each HP or success; gives whether one has."""
    made = {"target": target, "weapon": bearer.weapon}
    for _ in range(count):
        if (yield from skill_test(game, bearer.unit, bearer.perk.name, **made, hurts=hurts)):
            return True
    return False


def at_most_double(game: Game, bearer: Bearer, attack: Attack) -> bool:
    """Return whether the target cost at most double the attacker when it was attacked."""
    target = attack.target
    before = game.state.hp(target) + attack.outcome.lost - attack.outcome.regained
    now, lost = worth(game, target, targeted=True), before - game.state.hp(target)
    then = now + Fraction(lost, max(1, full_hp(game, target))) * worth(game, target, full=True)
    return then <= 2 * worth(game, bearer.unit)


# being in force


def is_in_force(state: State, effect: Effect) -> bool:
    """Return whether an effect works already; what is for the next turn begins as this one ends.

    What leads an attack does not work in the midst of one that had begun before it.
    """
    begins, clock = effect.get(ITS_FROM), state.clock
    if effect.get(ITS_MIDST):
        return False
    return clock.turn >= begins or (clock.turn == begins - 1 and clock.phase == "End")


def is_suffering(state: State, unit: str, name: str) -> bool:
    """Return whether a unit suffers an affliction now; a sergeant suffers what its unit does, or has done."""
    whole = state.units[unit].part_of
    on = (unit, whole) if whole and unit in state.parts_of(whole) else (unit,)
    borne = (effect for each in on for effect in state.effects_on(each, name))
    return any(is_in_force(state, effect) for effect in borne)


def works(state: State, bearer: Bearer) -> bool:
    """Return whether the effect that a bearer is under is in force."""
    return bearer.effect is not None and is_in_force(state, bearer.effect)


def is_spared(game: Game, effect: Effect) -> bool:
    """Return whether the unit on which an affliction lies suffers nothing from its kind, as it is now."""
    name = effect.name
    return name in NATURES and bool(game.reason_against(befalling(name), effect.on, foe=effect.by))


def _holds(ask: Ask, bearer: Bearer) -> bool:
    """Return whether the effect that a bearer is under does what it does, to it or a part of it."""
    effect = bearer.effect
    if effect is None or not works(ask.state, bearer) or is_spared(game_of(ask), effect):
        return False
    return not is_proof(ask, bearer, ask.unit)


def is_proof(ask: Ask, bearer: Bearer, unit: str) -> bool:
    """Return whether what lies on a unit does nothing to a sergeant of it."""
    part = unit in ask.state.units and ask.state.units[unit].part_of == bearer.unit
    return part and bool(game_of(ask).reason_against(befalling(bearer.perk.name), unit, foe=bearer.cause))


def stacks_on(state: State, bearer: Bearer) -> int:
    """Return all stacks of the bearer's effect on its unit."""
    found = state.effects_on(bearer.unit, bearer.perk.name)
    return sum(effect.amount for effect in found if is_in_force(state, effect))


def is_first(state: State, bearer: Bearer) -> bool:
    """Return whether the bearer's effect is the oldest of its name on the unit that is in force."""
    found = (e for e in state.effects_on(bearer.unit, bearer.perk.name) if is_in_force(state, e))
    return next(found, None) == bearer.effect


Change = Callable[[Ask, Bearer], Modifier | None]


def changes(stat: Stat, change: Change, *, mine: bool = True) -> Gives:
    """Change a figure of whoever is under the effect while it is in force."""
    return Gives(
        stat, lambda ask, bearer: change(ask, bearer) if _holds(ask, bearer) else None, "under", mine
    )


def shifts(stat: Stat, amount: int) -> Gives:
    """Add to a figure (or, below 0, take from it) under the effect."""
    return changes(stat, lambda _, bearer: plus(amount, bearer.perk.name))


def multiplies_under(stat: Stat, amount: int | Fraction) -> Gives:
    """Multiply a figure under the effect."""
    return changes(stat, lambda _, bearer: times(amount, bearer.perk.name))


def stops(*what: Prohibition) -> tuple[Forbids, ...]:
    """Forbid things to whoever is under the effect."""

    def answer(ask: Ask, bearer: Bearer) -> str:
        return bearer.perk.name if _holds(ask, bearer) else ""

    return tuple(Forbids(each, answer, "under") for each in what)


def cannot_hold(*phases: str) -> Forbids:
    """Let whoever is under the effect not sit some phases out."""

    def answer(ask: Ask, bearer: Bearer) -> str:
        return bearer.perk.name if ask.state.clock.phase in phases and works(ask.state, bearer) else ""

    return Forbids(TO_HOLD, answer, "under")


# movement


def halves_what_is_added(scope: Scope, in_force: Callable[[State, Bearer], bool]) -> Reacts[Game, Moving]:
    """Halve, rounded up, what no stat tells of a movement: what dice add, a charge, and what is no Move."""

    def hampers(state: State, bearer: Bearer, moment: Moving) -> bool:
        return moment.unit in with_parts(state, bearer.unit) and in_force(state, bearer)

    def act(_game: Game, _bearer: Bearer, moment: Moving) -> None:
        added = moment.more if is_slowed_as_a_move(moment.how) else moment.allowance
        moment.allowance -= added // 2 if added > 1 else added

    return Reacts(Moving, act, hampers, scope, UnitMoves.SLOWS)


# HP


def suffer(game: Game, bearer: Bearer, amount: int) -> Flow[int]:
    """Let a unit lose HP to its affliction, or regain them where a healing weapon laid it; gives HP lost."""
    effect, name = bearer.effect, bearer.perk.name
    assert effect is not None
    if effect.get(ITS_HEALS):
        yield from restore(game, bearer.unit, amount, effect)
        return 0
    weapon = effect.get(ITS_USED)
    return (yield from lose(game, bearer.unit, amount, name, by=effect.by, weapon=weapon))


# rows


weapon_row = Rows("Affliction", "weapon")


def effect_row(name: str, says: str, **more: Any) -> Perk:
    """Make the row of an effect that perks of several ranks lay."""
    return weapon_row.effect(name, says, **more)
