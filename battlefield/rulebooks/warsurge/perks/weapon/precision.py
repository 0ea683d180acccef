"""Precision: attack dice that pick the model they strike."""

from collections.abc import Iterable
from dataclasses import replace

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.attack import Attack, own
from battlefield.rulebooks.warsurge.attack.attack_dice import need_of
from battlefield.rulebooks.warsurge.attack.attack_parts import Hit
from battlefield.rulebooks.warsurge.attack.power_table import Need
from battlefield.rulebooks.warsurge.attack.striking import save_and_harm
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled, SingledOut, Struck
from battlefield.rulebooks.warsurge.perks.kit.ranks import DiceShow
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, uses_weapon
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.counters import note_target
from battlefield.rulebooks.warsurge.units.merged_units import company
from battlefield.rulebooks.warsurge.words import (
    HITS_EACH,
    TO_BE_TARGETED,
    TO_TARGET,
    TO_USE_PRECISION,
    WATCHES_FACES,
    working,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Reacts, in_one_line
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.table import layout

_weapon = Rows("Tactical", "weapon")

_WAR_MASTER, _NEAR = "War Master", 6


def _is_precise(state: State, bearer: Bearer, moment: AttackRolled) -> bool:
    hits = moment.attack.hits
    return uses_weapon(state, bearer, moment) and any(hit.face >= bearer.number("face") for hit in hits)


def _pick(game: Game, bearer: Bearer, moment: AttackRolled) -> Flow[None]:
    """Let the attacker say who suffers the dice that are high enough, and resolve those on their own."""
    attack: Attack = moment.attack
    words = _who_may_suffer(game, bearer, attack)
    if not words:
        return
    face = bearer.number("face")
    precise = [hit for hit in attack.hits if hit.face >= face]
    by = game.state.units[bearer.unit].commander
    dice = len(dict.fromkeys(hit.die for hit in precise))
    what = f"{bearer.perk.name}: who suffers {dice} dice, in order"
    chosen = yield from game.choose(what, words, by=by, most=min(dice, len(words)))
    game.say(f"{bearer.perk.name}: {dice} dice strike {', '.join(chosen) or 'anybody'}", bearer.unit)
    others = [hit for hit in attack.hits if hit.face < face]
    attack.land(())  # they cost nothing yet
    units = {id_: game.state.figures[id_].model.unit for id_ in chosen} or {"": attack.target}
    singled_out = company(game.state, attack.target)
    for picked, hits in _shared_out(precise, tuple(units)).items():
        part = attack.on(units[picked])
        part.choose((picked,) if picked else ())
        part.aim(replace(part.aimed, follows=False))
        if part.target not in singled_out:
            singled_out = (*singled_out, part.target)
            note_target(game, part.attacker, part.target)
            yield from game.tell(SingledOut(part.attacker, part.weapon, part.target, part))
        yield from _strike_picked(game, attack, part, hits)
    attack.land(others)


def _shared_out(hits: list[Hit], named: tuple[str, ...]) -> dict[str, list[Hit]]:
    """Share hits among the models named: a die for each of them, and the rest for the first."""
    dice = list(dict.fromkeys(hit.die for hit in hits))
    takers = dict(zip(dice, [*named, *named[:1] * len(dice)], strict=False))
    return {each: [hit for hit in hits if takers[hit.die] == each] for each in named}


def _strike_picked(game: Game, attack: Attack, part: Attack, hits: list[Hit]) -> Flow[None]:
    """Resolve hits of an attack on the one model that a part of it is for, or on anybody of a unit."""
    part.land(hits)
    if part.target == attack.target:
        part.weigh(attack.weighed, attack.by_share)
        yield from save_and_harm(game, part)
        attack.set_apart(part)
        return
    part.land((yield from _left_against(game, part, attack)))
    yield from save_and_harm(game, part)
    attack.follow_with(part)
    yield from game.tell(Struck(part.attacker, part.weapon, part.target, part))


def _who_may_suffer(game: Game, bearer: Bearer, attack: Attack) -> dict[str, str]:
    """Return the models that may be singled out, of all merged with the target, and War Masters beside it."""
    words: dict[str, str] = {}
    for unit in company(game.state, attack.target):
        barred = _why_not_pick(game, bearer, unit)
        if barred:
            game.say(f"{bearer.perk.name}: nobody is singled out, {barred}", unit)
        else:
            words |= {f.id: f"{f.id}, {f.hp} HP" for f in game.state.living(unit)}
    if game.reason_against(TO_USE_PRECISION, bearer.unit, weapon=bearer.weapon, foe=attack.target):
        return {}
    return words | {f.id: f"{f.id}, War Master" for f in _war_masters(game, bearer, attack)}


def _left_against(game: Game, part: Attack, made: Attack) -> Flow[list[Hit]]:
    """Judge dice anew against the model picked; those that need more rolls than were made are rolled on."""
    found: list[Hit] = []
    for number, view in enumerate(part.views):
        need = need_of(game, view)
        part.weigh(part.weighed, {number: view.weighed})
        before = need_of(Game(game.state, game.book), made.views[number])
        each = need.times * own(game, view, HITS_EACH, 1).value
        for hit in {hit.die: hit for hit in part.hits if hit.share == number}.values() if need.times else ():
            shown = [need.die.highest] * (len(before.steps) - 1) + [hit.face]
            if need.is_automatic or (yield from _succeeds(game, part, need, shown)):
                found += [replace(hit, face=shown[-1])] * each
    return found


def _succeeds(game: Game, part: Attack, need: Need, shown: list[int]) -> Flow[bool]:
    """Return whether a die that has shown some faces passes each step of a need; it is rolled on for more."""
    by, about = game.state.units[part.attacker].commander, (part.attacker, part.target)
    for number, step in enumerate(need.steps):
        if number == len(shown):
            what = f"attack dice, roll {number + 1} ({need.text})"
            die = need.die
            shown += yield from game.roll(what, 1, die.sides, by=by, about=about, lowest=die.lowest)
        if shown[number] < step:
            return False
    return True


def _why_not_pick(game: Game, bearer: Bearer, target: str) -> str:
    """Say why the attacker may not choose who suffers, or nothing."""
    weapon, unit = bearer.weapon, bearer.unit
    barred = game.reasons_against(TO_USE_PRECISION, unit, weapon=weapon, foe=target)
    spared = game.reasons_against(working("Precision"), target, weapon=weapon, foe=unit)
    return in_one_line((*barred, *spared))


def _war_masters(game: Game, bearer: Bearer, attack: Attack) -> Iterable:  # type: ignore[type-arg]
    """Yield the models of War Masters beside the target that the weapon reaches."""
    state = game.state
    side = state.units[attack.target].commander
    for unit in state.units.values():
        is_one = state.profile_of(unit.id).has(_WAR_MASTER) and bool(state.living(unit.id))
        if unit.commander != side or unit.id == attack.target or not is_one:
            continue
        near = _is_beside(game, attack, unit.id) and not _is_forbidden(game, bearer, unit.id)
        if near and is_within(_far(state, bearer, attack, unit.id), attack.placed.reach):
            yield from state.living(unit.id)


def _is_forbidden(game: Game, bearer: Bearer, unit: str) -> bool:
    """Return whether the weapon may not be directed at a War Master: to single it out is to target it."""
    weapon, user = bearer.weapon, bearer.unit
    barred = game.reason_against(TO_TARGET, user, weapon=weapon, foe=unit)
    return bool(barred or game.reason_against(TO_BE_TARGETED, unit, weapon=weapon, foe=user))


def _is_beside(game: Game, attack: Attack, unit: str) -> bool:
    """Return whether a unit on the table is near the target, or one aboard with it can be shot at."""
    state = game.state
    if state.units[unit].where == TABLE:
        return is_within(layout.between(state, attack.target, unit).gap, _NEAR)
    aboard = passengers.share_a_hull(state, attack.target, unit)
    return aboard and any(each.id == unit for each in passengers.within_aim(game, attack.attacker))


def _far(state: State, bearer: Bearer, attack: Attack, unit: str) -> float:
    """Measure to a unit from who attacks, or from the trap that strikes."""
    trap = attack.use.trap if attack.use is not None else None
    if trap is None:
        return layout.between(state, bearer.unit, unit).gap
    return min(layout.gap_to_point(layout.base_of(f.model), trap) for f in state.living(unit))


PRECISION = tuple(
    _weapon(
        f"Precision {face}+",
        "Specific, Auto Test",
        "Successful attack dice that show {face}+ on their last roll strike models of the attacker's choice;"
        ' only the shields of those count. A War Master within 6" of the target may be chosen where the'
        " weapon reaches it.",
        numbers={"face": face},
        gives=flags(WATCHES_FACES),
        reacts=(Reacts(AttackRolled, _pick, _is_precise, rank=DiceShow.PICKS),),
        rulings=("W-Precision-1",),
    )
    for face in (2, 3, 4, 5, 6)
)
