"""Attacks on units, in one way whoever or whatever aims them: reactions, dice, saves and HP lost.

Each belongs to one use of a weapon. One that is struck without a use is a use of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from battlefield.rulebooks.warsurge.attack.attack import Attack, Use, against, own, why_no_cover
from battlefield.rulebooks.warsurge.attack.attack_dice import (
    counted_dice,
    landed,
    need_of,
    roll_ahead,
    roll_attack,
)
from battlefield.rulebooks.warsurge.attack.attack_parts import Hit, OneDie, Outcome, Rolled
from battlefield.rulebooks.warsurge.attack.batches import strike_in_turn
from battlefield.rulebooks.warsurge.attack.saving import save
from battlefield.rulebooks.warsurge.attack.shares import keep_wielders
from battlefield.rulebooks.warsurge.attack.targets import retarget
from battlefield.rulebooks.warsurge.attack_moments import (
    AttackRolled,
    Harming,
    Redirected,
    Targeted,
    VolleyRolled,
    WeaponResolved,
    WeaponUsed,
)
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.counters import note_target
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.merged_units import brunt, company, parts_mended
from battlefield.rulebooks.warsurge.units.stats import own_hp
from battlefield.rulebooks.warsurge.words import (
    ABSORBS,
    HARMLESS,
    HP_LOSS,
    HP_LOSS_AGAINST,
    JUDGED_TOGETHER,
    RESTORES,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Limits, figured
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE

Ready = tuple[Attack, tuple[str, ...], list[OneDie]]
"""An attack whose dice are counted, with who suffers it in turn, and the dice."""


def strike(game: Game, attack: Attack) -> Flow[Attack]:
    """Resolve one attack; one that belongs to no use of a weapon yet is one by itself."""
    alone = attack.use is None
    use = attack.use or Use(attack.attacker, attack.weapon)
    yield from volley(game, use, (attack,))
    if alone:
        yield from resolved(game, use)
    return attack


def volley(game: Game, use: Use, attacks: Iterable[Attack]) -> Flow[list[Attack]]:
    """Resolve attacks of one use that are made at once; gives them.

    Where a weapon's dice are judged together they are all rolled before any of them counts.
    """
    judged = game.figure(JUDGED_TOGETHER, 0, use.attacker, weapon=use.weapon)
    made: list[Attack] = []
    ready: list[Ready] = []
    for attack in attacks:
        use.take_in(attack)
        made.append(attack)
        found = yield from _prepared(game, attack)
        if found is None:
            continue
        if judged.value > 0:
            ready.append(found)
        else:
            yield from _carry_out(game, found)
    if ready:
        game.explain(judged, "its attack dice are rolled before any of them counts", use.attacker)
        yield from _judge(game, use, ready)
    for attack, order, dice in ready:
        yield from _carry_out(game, (attack, order, [die for die in dice if die.owner not in use.jammed]))
    return made


def resolved(game: Game, use: Use) -> Flow[None]:
    """Tell what came of one use of a weapon, once all its attacks are made."""
    if use.attacks:
        yield from game.tell(WeaponResolved(use.attacker, use.weapon, use.lost, use))


def _judge(game: Game, use: Use, ready: Sequence[Ready]) -> Flow[None]:
    """Roll all dice of a volley, and let them be judged."""
    for attack, _, dice in ready:
        yield from roll_ahead(game, attack, dice)
        for die in dice:
            use.roll_ahead(die)
    yield from game.tell(VolleyRolled(use.attacker, use.weapon, use))


def _prepared(game: Game, attack: Attack) -> Flow[Ready | None]:
    """Let an attack be reacted to, and count its dice; None where nothing comes of it."""
    targeted = Targeted(attack.attacker, attack.weapon, attack.target, attack)
    yield from game.tell(targeted)
    if targeted.void:
        game.say(f"the attack is void: {targeted.void}", attack.attacker)
        return None
    if attack.target != targeted.target:
        retarget(game, attack, targeted.target)
        yield from game.tell(Redirected(attack.attacker, attack.weapon, attack.target, attack))
    left = tuple(each for each in attack.wielders if each in game.state.units[attack.attacker].figures)
    if attack.wielders and not left:
        game.say("the attack is void: nobody is left to make it", attack.attacker)
        return None
    keep_wielders(attack, left)
    note_target(game, attack.attacker, attack.target)
    if attack.use is not None:
        attack.use.begin(own_hp(game.state, attack.attacker))
    _heed_cover(game, attack)
    order, aimed_at = _in_turn(game, attack), attack.target
    attack.aim(replace(attack.aimed, target=order[0]))
    yield from game.tell(WeaponUsed(attack.attacker, attack.weapon, attack.target, attack, aimed_at))
    return attack, order, (yield from counted_dice(game, attack))


def _carry_out(game: Game, ready: Ready) -> Flow[None]:
    attack, order, dice = ready
    yield from strike_in_turn(game, attack, order, dice, _roll_and_harm, need_of)


def _heed_cover(game: Game, attack: Attack) -> None:
    """Let cover not count where something says so."""
    reason = why_no_cover(game, attack) if attack.placed.cover else ""
    if reason:
        attack.uncover()
        game.say(f"cover does not count: {reason}", attack.target)


def _in_turn(game: Game, attack: Attack) -> tuple[str, ...]:
    """Return who of those merged with the target suffers the attack, in order."""
    state, target = game.state, attack.target
    merged = target != attack.attacker and target in company(state, attack.attacker)
    if merged and not attack.secondary:
        return (target,)  # it was aimed at this one
    hidden = state.units[target].where != TABLE or not attack.wielders or not attack.placed.seen
    blind = hidden or attack.placed.melee or attack.secondary or target == attack.attacker
    eyes = () if blind else passengers.standing(state, attack.attacker, attack.wielders)
    return brunt(game, target, eyes, sees_all=blind)


def _roll_and_harm(game: Game, attack: Attack, dice: Sequence[OneDie]) -> Flow[None]:
    faces = yield from roll_attack(game, attack, dice)
    made = (attack.attacker, attack.weapon, attack.target)
    yield from game.tell(AttackRolled(*made, faces, len(faces), attack))
    if not faces:
        game.say("no attack die succeeds", attack.attacker)
    yield from save_and_harm(game, attack)


def strike_surely(game: Game, attack: Attack, count: int, face: int) -> Flow[None]:
    """Resolve an attack with so many dice that succeed whatever they show, from its saves on.

    Of units merged into one each suffers in its turn.
    """
    alone = attack.use is None
    use = attack.use or Use(attack.attacker, attack.weapon)
    use.take_in(attack)
    owner = attack.wielders[0] if attack.wielders else attack.aimed.maker
    order = _in_turn(game, attack)
    attack.aim(replace(attack.aimed, target=order[0]))
    dice = [OneDie(0, owner) for _ in range(count)]
    yield from strike_in_turn(game, attack, order, dice, partial(_land_surely, face), need_of)
    if alone:
        yield from resolved(game, use)


def _land_surely(face: int, game: Game, attack: Attack, batch: Sequence[OneDie]) -> Flow[None]:
    need, faces = need_of(game, attack), dict.fromkeys(range(len(batch)), face)
    hits = landed(game, attack, replace(need, times=max(1, need.times)), faces, dict(enumerate(batch)))
    attack.show(Rolled(tuple(batch), faces, len(faces), tuple(hits)))
    made = (attack.attacker, attack.weapon, attack.target)
    yield from game.tell(AttackRolled(*made, tuple(faces.values()), len(faces), attack))
    if not faces:
        game.say("no attack die succeeds", attack.attacker)
    yield from save_and_harm(game, attack)


def save_and_harm(game: Game, attack: Attack) -> Flow[None]:
    """Let the target save, work out what the rest costs, and take it."""
    if not attack.hits:
        return
    attack.land((yield from _saved(game, attack)))
    yield from game.tell(Harming(attack.attacker, attack.weapon, attack.target, attack))
    total = harm_of(game, attack)
    if total <= 0:
        game.say("no more HP are lost" if attack.hits else "every hit is saved", attack.target)
        return
    yield from _harm(game, attack, total)


def _saved(game: Game, attack: Attack) -> Flow[list[Hit]]:
    """Let the target save against the hits of each share, and give those that are left."""
    left: list[Hit] = []
    for number, view in enumerate(attack.views):
        view.land(hit for hit in attack.hits if hit.share == number)
        if view.hits:
            left += yield from save(game, view)
    return left


def _harm(game: Game, attack: Attack, total: int) -> Flow[None]:
    """Let a unit lose so many HP, or regain them where the weapon restores."""
    before = attack.outcome.taken
    yield from _take(game, attack, total)
    if attack.outcome.taken > before:
        attack.note(Outcome(hurt_by=tuple(hit.owner for hit in attack.hits)))


def _take(game: Game, attack: Attack, total: int) -> Flow[None]:
    why = game.state.profiles[attack.weapon].name
    restores = own(game, attack, RESTORES)
    harmless = own(game, attack, HARMLESS)
    if harmless.value > 0:
        game.explain(harmless, "it costs no HP", attack.target)
        attack.note(Outcome(spared=_would_have_lost(game, attack, total)))
        return
    if restores.value > 0:
        why = restores.applied[0].source
        parts = parts_mended(game.state, attack.target, attack.weapon)
        gained = yield from gain(game, attack.target, total, why, by=attack.attacker, parts=parts)
        attack.note(Outcome(regained=gained))
        return
    made = {"by": attack.attacker, "weapon": attack.weapon}
    first = attack.terms.chosen
    lost = yield from lose(game, attack.target, total, why, **made, first=first, attack=attack)
    attack.note(Outcome(lost=lost))


def _would_have_lost(game: Game, attack: Attack, total: int) -> int:
    """Return how many more HP a harmless weapon would have cost: none that are ignored or not there."""
    made = attack.use.struck if attack.use is not None else (attack,)
    before = sum(each.outcome.spared for each in made if each.target == attack.target)
    ignored = against(game, attack, ABSORBS).value
    return max(0, min(total - ignored, game.state.hp(attack.target) - before))


def harm_of(game: Game, attack: Attack) -> int:
    """Add up what unsaved hits cost, then multiply and divide; a fraction is rounded down, to 1 at least.

    What the same use has cost the same target before, in other attacks or in batches of dice before these, is
    added up with it, and only what that adds is due.
    """
    base, use = attack.cost, attack.use
    if not base:
        return 0
    others = (each for each in (use.struck if use else ()) if each is not attack)
    same = (attack, *(each for each in others if each.target == attack.target))
    before = sum(each.tallied + each.apart + each.cost for each in same) - base
    also = against(game, attack, HP_LOSS_AGAINST).applied
    ours = own(game, attack, HP_LOSS).applied
    due, limits = (*ours, *also), Limits("down", 1)
    found = figured("HP lost", before + base, due, limits)
    if found.applied:
        game.say(found.words, attack.target)
    return found.value - (figured("HP lost", before, due, limits).value if before else 0)
