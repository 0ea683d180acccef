"""Element perks of weapons: the elements they are made of, and those that feed on afflictions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Outcome
from battlefield.rulebooks.warsurge.attack_moments import Harming, Lost, PushTriggered, Struck
from battlefield.rulebooks.warsurge.perks.kit.afflicting import is_in_force, is_spared
from battlefield.rulebooks.warsurge.perks.kit.ranks import DiceShow, UnitIsStruck
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of, perks_of, without_rank
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import sequence_ends, uses_weapon
from battlefield.rulebooks.warsurge.perks.unit.defensive.elemental import elements_in
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS, PROOF_TO, WEAK_TO, doublings
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, company, parts_mended
from battlefield.rulebooks.warsurge.words import HP_LOSS, ITS_TURN, ITS_USED, RESTORES, factor_of, working
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Limits, Modifier, times
from battlefield.rules.core.moments import Afflicted, SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import Effect, State

_weapon = Rows("Element", "weapon")


@dataclass(frozen=True, slots=True)
class Trigger:
    """What a perk feeds on: afflictions that a target suffers, and those that count at once."""

    name: str
    on: tuple[str, ...]
    at_once: tuple[str, ...]
    pushes: bool = False


_POISONS = "Poison", "Venom", "Pestilence", "Plague", "Virus"
TRIGGERS = {
    each.name: each
    for each in (
        Trigger("Combust", ("Burn", "Ignite"), ("Burn", "Ignite")),
        Trigger("Drill", ("Concussive", "Pulverise"), ("Concussive", "Pulverise")),
        Trigger("Embed", ("Implant", "Leech"), ("Implant", "Leech")),
        Trigger("Flare", ("Blind", "Scourge"), ("Blind", "Scourge")),
        Trigger(
            "Gale",
            ("Direction Lock", "Velocity Lock", "Spread"),
            ("Direction Lock", "Velocity Lock", "Spread"),
            pushes=True,
        ),
        Trigger("Haunt", *2 * (("Confuse", "Delirium", "Dread", "Fugue"),)),
        Trigger("Lacerate", ("Bleed",), ("Bleed",)),
        Trigger("Noxious", _POISONS, (*_POISONS, "Burn", "Ignite")),
        Trigger("Shatter", ("Chill", "Freeze", "Solidify"), ()),
        Trigger("Smash", ("Cripple", "Weaken"), ("Cripple", "Weaken")),
        Trigger("Torrent", ("Corrode", "Mitigate"), ("Corrode", "Mitigate")),
        Trigger("Zap", ("Shock", "Stun", "Paralysis"), ("Shock", "Paralysis")),
    )
}
FRESH = "frozen in this sequence"


def _borne(state: State, unit: str) -> Iterator[Effect]:
    """Yield what lies on a unit, or on the one that it is a part of."""
    for each in dict.fromkeys((unit, state.whole_of(unit))):
        yield from state.effects_on(each)


def suffers(game: Game, unit: str, names: tuple[str, ...]) -> bool:
    """Return whether a unit suffers from an affliction of some names; a sergeant does with its unit."""
    found = (e for e in _borne(game.state, unit) if without_rank(e.name) in names)
    return any(is_in_force(game.state, e) and not _is_spared(game, e, unit) for e in found)


def _is_spared(game: Game, effect: Effect, unit: str) -> bool:
    """Return whether what lies on a unit does nothing to it, or nothing to a sergeant of it."""
    return is_spared(game, effect) or is_spared(game, replace(effect, on=unit))


def _has_laid(state: State, bearer: Bearer, target: str) -> bool:
    """Return whether the bearer's weapon has laid one of the afflictions that count at once this turn."""
    trigger, turn = TRIGGERS[bearer.perk.name], state.clock.turn
    laid = (e for e in _borne(state, target) if e.by == bearer.unit and e.get(ITS_USED) == bearer.weapon)
    return any(without_rank(e.name) in trigger.at_once and e.get(ITS_TURN) == turn for e in laid)


def is_fed(game: Game, bearer: Bearer, target: str) -> bool:
    """Return whether a perk that feeds on afflictions works on a target as it is."""
    name = bearer.perk.name
    if not suffers(game, target, TRIGGERS[name].on):
        return False
    if name == "Shatter" and is_fresh(game.state, target, bearer.unit):
        return False
    return not game.reason_against(working(name), target, foe=bearer.unit, weapon=bearer.weapon)


def is_fresh(state: State, target: str, by: str) -> bool:
    """Return whether a unit was frozen in the sequence that goes on, by who attacks or is merged with it."""
    return any(e.name == FRESH and e.by in company(state, by) for e in _borne(state, target))


def factor(game: Game, bearer: Bearer, target: str) -> int:
    """Return by what a perk multiplies the HP that a target loses."""
    name = bearer.perk.name
    return game.figure(factor_of(name), int(bearer.number("times")), target, limits=Limits("down", 1)).value


def _more(ask: Ask, bearer: Bearer) -> Modifier | None:
    game = game_of(ask)
    return times(factor(game, bearer, ask.foe), bearer.perk.name) if is_fed(game, bearer, ask.foe) else None


def _counted(bearer: Bearer) -> str:
    return f"{bearer.perk.name} counted"


def _note_counted(game: Game, bearer: Bearer, moment: Harming) -> None:
    """Remember that the loss about to be taken is multiplied already."""
    if is_fed(game, bearer, moment.target):
        unit_status.mark(game, _counted(bearer), moment.target, "sequence", by=bearer.weapon)


def _has_counted(state: State, bearer: Bearer, target: str) -> bool:
    return any(effect.by == bearer.weapon for effect in state.effects_on(target, _counted(bearer)))


def _settle_counted(game: Game, bearer: Bearer, target: str) -> bool:
    """Return whether the loss just taken was multiplied as it was; what the weapon costs next is not yet."""
    marks = [e.id for e in game.state.effects_on(target, _counted(bearer)) if e.by == bearer.weapon]
    for id_ in marks:
        game.emit(EffectEnded(id_))
    return bool(marks)


def _feed_at_once(game: Game, bearer: Bearer, moment: Struck) -> Flow[None]:
    """Multiply what the weapon has just cost (or given back) where it laid the affliction itself."""
    target, attack = moment.target, moment.attack
    if _settle_counted(game, bearer, target) or not attack.outcome.lost + attack.outcome.regained:
        return
    if _has_laid(game.state, bearer, target) or _has_pushed(game.state, bearer, target):
        yield from _take_more(game, bearer, attack)
    elif TRIGGERS[bearer.perk.name].pushes:
        amount = attack.outcome.lost - attack.outcome.handed_on
        unit_status.mark(game, _waiting(bearer), target, "sequence", by=bearer.weapon, amount=amount)


def _take_more(game: Game, bearer: Bearer, attack: Attack) -> Flow[None]:
    target, name = attack.target, bearer.perk.name
    if game.reason_against(working(name), target, foe=bearer.unit, weapon=bearer.weapon):
        return
    times_more = factor(game, bearer, target) - 1
    unit_status.mark(game, _counted(bearer), target, "sequence", by=bearer.weapon)
    if attack.outcome.regained:
        why = game.figure(RESTORES, 0, bearer.unit, weapon=bearer.weapon, foe=target).sources
        due, parts = attack.outcome.regained * times_more, parts_mended(game.state, target, bearer.weapon)
        more = yield from gain(game, target, due, why, by=bearer.unit, parts=parts)
        attack.note(Outcome(regained=more))
    made = {"by": bearer.unit, "weapon": bearer.weapon}
    amount = (attack.outcome.lost - attack.outcome.handed_on) * times_more
    attack.note(Outcome(lost=(yield from lose(game, target, amount, name, **made, attack=attack))))
    _settle_counted(game, bearer, target)


def _waiting(bearer: Bearer) -> str:
    return f"{bearer.perk.name} waits for a push"


def _pushed(bearer: Bearer) -> str:
    return f"{bearer.perk.name} pushed"


def _has_pushed(state: State, bearer: Bearer, target: str) -> bool:
    return any(e.name == _pushed(bearer) and e.by == bearer.weapon for e in _borne(state, target))


def _feed_on_push(game: Game, bearer: Bearer, moment: PushTriggered) -> Flow[None]:
    """Remember that the weapon pushes a unit, and multiply what it had cost that before."""
    target = moment.target
    unit_status.mark(game, _pushed(bearer), target, "sequence", by=bearer.weapon)
    for effect in (e for e in game.state.effects if e.name == _waiting(bearer) and e.by == bearer.weapon):
        if belongs_to(game.state, effect.on, target):
            game.emit(EffectEnded(effect.id, "the push came"))
            aimed = Aimed(bearer.unit, bearer.weapon, effect.on)
            yield from _take_more(game, bearer, Attack(aimed, outcome=Outcome(lost=effect.amount)))


def _is_freezing(state: State, bearer: Bearer, moment: Afflicted) -> bool:
    ours = moment.by in company(state, bearer.unit)
    return ours and without_rank(moment.name) in ("Freeze", "Solidify")


def _note_fresh(game: Game, _bearer: Bearer, moment: Afflicted) -> None:
    unit_status.mark(game, FRESH, moment.on, "sequence", by=moment.by)


SHATTERED = "shattered"


def _note_shattered(game: Game, bearer: Bearer, moment: Lost) -> None:
    unit_status.mark(game, SHATTERED, moment.unit, "sequence", by=bearer.unit)


def _is_loss_by(_state: State, bearer: Bearer, moment: Lost) -> bool:
    return moment.by == bearer.unit and moment.weapon == bearer.weapon


def _thaw(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    """End the ice on whom the weapon hurt, unless it was laid in this very sequence."""
    for mark in [e for e in game.state.effects if e.name == SHATTERED and e.by == bearer.unit]:
        if not is_fresh(game.state, mark.on, bearer.unit):
            for effect in tuple(_borne(game.state, mark.on)):
                if without_rank(effect.name) in TRIGGERS["Shatter"].on:
                    game.emit(EffectEnded(effect.id, "shattered"))
        game.emit(EffectEnded(mark.id))


def is_made_worse(game: Game, attacker: str, weapon: str, target: str) -> bool:
    """Return whether perks of elements on a weapon raise what it costs a target."""
    names, state = perks_of(game.state, weapon), game.state
    held = perks_of_unit(state, target)
    with_, of = elements_in(game, names), elements_in(game, held)
    if doublings(with_, of) > 0 or any(f"Weakness: {element}" in held for element in with_):
        return True
    fed = (each for each in game.book.bearers(state) if each.unit == attacker and each.weapon == weapon)
    return any(
        is_fed(game, bearer, target) or _has_counted(state, bearer, target)
        for bearer in fed
        if bearer.perk.name in TRIGGERS
    )


def perks_of_unit(state: State, unit: str) -> frozenset[str]:
    """Return the names of a unit's own perks."""
    return frozenset(held.name for held in state.profile_of(unit).perks)


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


def _feeds(trigger: Trigger, **more: Any) -> Perk:
    """Make the row of a perk that doubles HP loss."""
    push = ", or one it pushes" if trigger.pushes else ""
    others = tuple(each for each in trigger.at_once if each not in trigger.on)
    also = f", as does {_listed(others)}" if others else ""
    says = (
        f"Costs {{times}} times the HP of a target under {_listed(trigger.on)}{push}; "
        f"laid by this weapon, it counts at once{also}."
    )
    pushes = (Reacts(PushTriggered, _feed_on_push, uses_weapon),) if trigger.pushes else ()
    return _weapon(
        trigger.name,
        "Specific, Damage Bonus",
        says,
        numbers={"times": 2},
        gives=(Gives(HP_LOSS, _more),),
        reacts=(
            Reacts(Harming, _note_counted, uses_weapon, rank=DiceShow.COUNTS),
            Reacts(Struck, _feed_at_once, uses_weapon, rank=UnitIsStruck.FEEDS),
            *pushes,
        ),
        **more,
    )


_SHATTER = _weapon(
    "Shatter",
    "Specific, Damage Bonus",
    "Costs {times} times the HP of a target under Chill, Freeze or Solidify, and ends them after the "
    "sequence. Neither happens where Freeze or Solidify was laid in the same sequence.",
    numbers={"times": 3},
    gives=(Gives(HP_LOSS, _more),),
    reacts=(
        Reacts(Afflicted, _note_fresh, _is_freezing),
        Reacts(Lost, _note_shattered, _is_loss_by),
        Reacts(SpanEnding, _thaw, sequence_ends),
    ),
)


def _of(element: str) -> Perk:
    strong = _listed(tuple(e for e in ELEMENTS if element in WEAK_TO[e]))
    weak = _listed(tuple(e for e in ELEMENTS if element in PROOF_TO[e]))
    says = f"Costs units of {strong} double the HP, those of {weak} half; with several, each pair counts."
    terms, numbers = "Specific, Multi Element, Damage Bonus", {"element": element}
    return _weapon(f"Weapon: {element}", terms, says, numbers, without=_READ)


_READ = "The perks of its target read its element: they double the HP lost, or halve them."
_RULED = {"Gale": ("W-Gale-1",), "Noxious": ("W-Noxious-1",), "Combust": ("W-Combust-1",)}
PERKS: tuple[Perk, ...] = (
    *(
        _feeds(trigger, rulings=_RULED.get(trigger.name, ()))
        for trigger in TRIGGERS.values()
        if trigger.name != "Shatter"
    ),
    _SHATTER,
    *map(_of, ELEMENTS),
)
