"""What many perks are made of: plain bonuses, notes for one use of a weapon, limited uses, worth, throws."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from battlefield.rulebooks.warsurge.attack.attack import Attack, Striking, own
from battlefield.rulebooks.warsurge.attack_moments import SequenceDone, WeaponDrawn, WeaponUsed
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.ranks import WeaponIsDrawn
from battlefield.rulebooks.warsurge.units import stats, unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import (
    HP,
    HP_LOSS_AGAINST,
    ITS_WEAPON,
    RANGE,
    RESTORES,
    USING_PERKS,
    noted_of,
)
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Tells
from battlefield.rules.core.modifiers import Breakdown, Modifier, afterwards, plus, times
from battlefield.rules.core.moments import Moment
from battlefield.rules.core.perks import Ask, Bearer, Done, Flow, Forbids, Gives, Perk, Reaction, Reacts
from battlefield.rules.core.state import Effect, Profile, State, Until
from battlefield.rules.core.values import Told
from battlefield.rules.core.words import Fact, Prohibition, Stat

LINKING = {"Twin": 2, "Triune": 3}
"""Weapon perks that make sets, with how many weapons are one."""


# answers


def adds(stat_: Stat, number: str = "bonus") -> Gives:
    """Add a number of the row to a figure, always."""
    return Gives(stat_, lambda _, bearer: plus(bearer.number(number), bearer.perk.name))


def takes(stat_: Stat, number: str = "penalty") -> Gives:
    """Take a number of the row from a figure, always."""
    return Gives(stat_, lambda _, bearer: plus(-bearer.number(number), bearer.perk.name))


def multiplies(stat_: Stat, number: str = "times") -> Gives:
    """Multiply a figure by a number of the row, always."""
    return Gives(stat_, lambda _, bearer: times(bearer.number(number), bearer.perk.name))


def flags(*stats: Stat) -> tuple[Gives, ...]:
    """Set flags, always."""
    return tuple(Gives(each, lambda _, bearer: plus(1, bearer.perk.name)) for each in stats)


def under_flags(*stats: Stat) -> tuple[Gives, ...]:
    """Set flags of whoever is under the effect of the row's name."""
    return tuple(Gives(each, lambda _, bearer: plus(1, bearer.perk.name), "under") for each in stats)


def forbids(what: Prohibition) -> Forbids:
    """Forbid something, always."""
    return Forbids(what, lambda _, bearer: bearer.perk.name)


# what an answer can look at


def attack_of(ask: Ask) -> Attack | None:
    """Return the attack that a question belongs to, if any."""
    striking = ask.told(Striking)
    return striking.attack if striking is not None else None


def costs_hp(game: Game, attack: Attack | None) -> bool:
    """Return whether an attack costs HP: a weapon that restores costs none but those that heal the undead."""
    if attack is None or own(game, attack, RESTORES).value <= 0:
        return True
    undead = game.state.profile_of(attack.target).has("Undead")
    return undead and game.state.profiles[attack.weapon].has("Heal")


def multiplies_loss(number: str = "times", *, when: Callable[[Ask, Bearer], bool] | None = None) -> Gives:
    """Multiply the HP that attacks cost the bearer by a number of the row; not those that they give back."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        assert ask.book is not None
        if (when and not when(ask, bearer)) or not costs_hp(Game(ask.state, ask.book), attack_of(ask)):
            return None
        return times(bearer.number(number), bearer.perk.name)

    return Gives(HP_LOSS_AGAINST, answer)


def hp_as_used(ask: Ask) -> int:
    """Return the HP of a weapon's user: in a use of it those before the first of its dice."""
    attack = attack_of(ask)
    began = attack.use.user_hp if attack is not None and attack.use is not None else None
    return stats.own_hp(ask.state, ask.unit) if began is None else began


def is_in_melee(ask: Ask) -> bool:
    """Return whether a question belongs to an attack in a melee."""
    attack = attack_of(ask)
    return attack is not None and attack.placed.melee


def is_in_cover(ask: Ask) -> bool:
    """Return whether a question belongs to an attack on a target in cover."""
    attack = attack_of(ask)
    return attack is not None and attack.placed.cover


def has_shield(ask: Ask) -> bool:
    """Return whether a shield helps the save that a question is about."""
    striking = ask.told(Striking)
    return striking is not None and striking.shield > 0


def asked_perk(ask: Ask) -> Perk | None:
    """Return the perk whose use a question is about; None where it is about any."""
    using = ask.told(UsingPerk)
    return using.perk if using is not None else None


def is_barred(game: Game, bearer: Bearer) -> bool:
    """Return whether something keeps a unit from using a perk that its player may use at some moment."""
    return bool(game.reason_against(USING_PERKS, bearer.unit, about=UsingPerk(bearer.perk)))


def worth(ask: Ask, unit: str) -> Fraction:
    """Return a unit's current point cost, with its parts where it is not the one that asks."""
    assert ask.book is not None
    return stats.worth(Game(ask.state, ask.book), unit, targeted=unit != ask.unit)


def hp_of_models(ask: Ask, unit: str) -> int:
    """Return the HP that each model of a unit has at full strength."""
    assert ask.book is not None
    return stat(Game(ask.state, ask.book), HP, unit).value


# what is lent


_ITSELF = "goes by its own stats"


def goes_by_its_own(ask: Ask) -> bool:
    """Return whether it is asked what a unit's own stats are, with nothing lent to it."""
    return ask.state.is_under(ask.unit, _ITSELF)


def own_stat(ask: Ask, name: Stat) -> Breakdown:
    """Return a stat of a unit with all that changes it, as if nothing were lent to it."""
    assert ask.book is not None
    alone = Effect(ask.state.serial + 1, _ITSELF, ask.unit)
    state = replace(ask.state, effects=(*ask.state.effects, alone), serial=alone.id)
    return stat(Game(state, ask.book), name, ask.unit, weapon=ask.weapon, foe=ask.foe, about=ask.about)


def used_instead(ask: Ask, name: Stat, lent: int, source: str) -> Modifier | None:
    """Use another unit's stat instead of the own one, and of all that changes that, where it is better."""
    own = own_stat(ask, name)
    return afterwards(lent - replace(own, limited="").exact, source) if lent > own.value else None


# whose moment it is


def uses_weapon(_state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment of an attack belongs to the bearer's own weapon."""
    return bool(moment.attacker == bearer.unit and moment.weapon == bearer.weapon)


def was_used(state: State, bearer: Bearer, moment: SequenceDone) -> bool:
    """Return whether the bearer's own weapon has been used, and nothing kept it from that."""
    return uses_weapon(state, bearer, moment) and not moment.unused


def is_anti_air(state: State, weapon: str) -> bool:
    """Return whether a weapon reaches what flies or jumps."""
    return any(state.profiles[weapon].has(name) for name in ("Anti-Air I", "Anti-Air II"))


def of_the_bearer(_state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment is that of the bearer's own unit."""
    return bool(moment.unit == bearer.unit)


def turn_ends(_state: State, _bearer: Bearer, moment: Any) -> bool:
    """Return whether what ends is a turn."""
    return bool(moment.span == "turn")


def sequence_ends(_state: State, _bearer: Bearer, moment: Any) -> bool:
    """Return whether what ends is an attack sequence."""
    return bool(moment.span == "sequence")


# throws


def thrown(
    game: Game,
    bearer: Bearer,
    count: int = 1,
    sides: int = 6,
    *,
    alike: bool = True,
    tells: Tells | None = None,
) -> Flow[tuple[int, ...]]:
    """Roll dice for a perk, of which it is all one which shows what unless they are not `alike`."""
    name, by = bearer.perk.name, game.state.units[bearer.unit].commander
    about = (bearer.unit,)
    return (yield from game.roll(name, count, sides, by=by, about=about, alike=alike, tells=tells))


def dice_words(count: int, sides: int) -> str:
    """Write dice as they are printed: D3, 2D6."""
    return f"{count if count > 1 else ''}D{sides}"


# notes that last for one use of a weapon: bonuses rolled or chosen as it is used


def note(game: Game, bearer: Bearer, *facts: Told) -> None:
    """Remember something of this use of the bearer's weapon, as an effect of the perk's own name."""
    until = Until("sequence", game.state.clock.turn)
    game.begin(bearer.perk.name, bearer.unit, ITS_WEAPON(bearer.weapon), *facts, by=bearer.unit, until=until)


def noted(state: State, bearer: Bearer) -> Effect | None:
    """Return what is remembered of this use of the bearer's weapon."""
    found = (e for e in state.effects_on(bearer.unit, bearer.perk.name) if e.get(ITS_WEAPON) == bearer.weapon)
    return next(found, None)


def from_note(stat_: Stat, fact: Fact[int] | None = None) -> Gives:
    """Add to a figure of the weapon what was noted of it, or as another fact."""
    known = fact or noted_of(stat_)
    return Gives(stat_, lambda ask, bearer: _from_note(ask, bearer, known, plus), scope="under")


def times_note(stat_: Stat, fact: Fact[int]) -> Gives:
    """Multiply a figure of the weapon by what was noted."""
    return Gives(stat_, lambda ask, bearer: _from_note(ask, bearer, fact, times), scope="under")


def _from_note(
    ask: Ask, bearer: Bearer, fact: Fact[int], change: Callable[[int, str], Modifier]
) -> Modifier | None:
    amount = bearer.get(fact) if bearer.get(ITS_WEAPON) == ask.weapon else 0
    return change(amount, bearer.perk.name) if amount else None


def forget(game: Game, bearer: Bearer, _moment: Moment) -> None:
    """Drop what was noted of an earlier use."""
    for effect in game.state.effects_on(bearer.unit, bearer.perk.name):
        if effect.get(ITS_WEAPON) == bearer.weapon and effect.until.span == "sequence":
            game.emit(EffectEnded(effect.id, "the weapon is used again"))


def once_a_use(act: Callable[[Game, Bearer, WeaponUsed], Done]) -> tuple[Reaction, ...]:
    """Act before the first dice of each use of the weapon; `act` has to note something, to act no more."""

    def is_first(state: State, bearer: Bearer, moment: WeaponUsed) -> bool:
        return uses_weapon(state, bearer, moment) and noted(state, bearer) is None

    return Reacts(WeaponDrawn, forget, uses_weapon, rank=WeaponIsDrawn.FORGETS), Reacts(
        WeaponUsed, act, is_first
    )


# limited uses


_SPENT = "uses of "


def uses_left(state: State, bearer: Bearer) -> int:
    """Return how often a bearer may still use a perk that is limited to the row's `uses` in a game."""
    spent = (e for e in state.effects_on(bearer.unit, _spent(bearer)) if e.by == bearer.weapon)
    return int(bearer.number("uses")) - sum(effect.amount for effect in spent)


def spend_use(game: Game, bearer: Bearer) -> None:
    """Count one use of a limited perk."""
    unit_status.mark(game, _spent(bearer), bearer.unit, "game", by=bearer.weapon)


def hand_on_uses(game: Game, weapon: str, giver: str, taker: str) -> None:
    """Let what is used up of a weapon be so for whoever takes it over from a unit."""
    spent: Counter[str] = Counter()
    for unit, sign in ((giver, 1), (taker, -1)) if giver != taker else ():
        for effect in game.state.effects_on(unit):
            if effect.by == weapon and effect.name.startswith(_SPENT):
                spent[effect.name] += sign * effect.amount
    for name, amount in spent.items():
        if amount > 0:
            unit_status.mark(game, name, taker, "game", by=weapon, amount=amount)


def may_be_saved(game: Game, bearer: Bearer) -> bool:
    """Return whether a unit has another perk for its fall, so that this one may be kept for later."""
    heard = game.book.bearers(game.state)
    others = (each for each in heard if each.unit == bearer.unit and each.effect is None)
    return any(_is_for_falling(game, each) for each in others if each.perk.name != bearer.perk.name)


def _is_for_falling(game: Game, bearer: Bearer) -> bool:
    """Return whether a perk is for its own unit's fall, and has not been used as often as it may."""
    numbers = bearer.perk.numbers
    own = "Casualty" in bearer.perk.terms and "radius" not in numbers
    return own and ("uses" not in numbers or uses_left(game.state, bearer) > 0)


def _spent(bearer: Bearer) -> str:
    return f"{_SPENT}{bearer.perk.name}"


# weapons


def linked_weapons(state: State, unit: str, weapon: str) -> tuple[str, ...]:
    """Return the weapons of the sets that a weapon belongs to, itself included."""
    own = (figure for figure in state.figures.values() if figure.model.unit == unit)
    carried = tuple(dict.fromkeys(w for figure in own for w in figure.weapons))
    found = [weapon]
    for name, size in LINKING.items():
        listed = [w for w in carried if state.profiles[w].has(name)]
        if weapon in listed:
            first = listed.index(weapon) // size * size
            found += listed[first : first + size]
    return tuple(dict.fromkeys(found))


def range_of_18(_unit: Profile, weapon: Profile | None) -> str:
    """Ask for a weapon with a range of 18 inches or more."""
    reach = weapon.stats.get(RANGE) if weapon is not None else None
    return "" if (reach or 0) >= 18 else "the weapon needs a range of 18 inches or more"
