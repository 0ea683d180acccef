"""The attack sequence: weapon after weapon, from its target to the HP it costs."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from battlefield.rulebooks.warsurge import aboard, marks, templates
from battlefield.rulebooks.warsurge.attack import (
    Attack,
    Hit,
    against,
    cover_bonus,
    dice_modifiers,
    own,
    target_stat,
    weapon_stat,
    why_no_cover,
)
from battlefield.rulebooks.warsurge.batches import fresh, strike_in_turn
from battlefield.rulebooks.warsurge.company import brunt
from battlefield.rulebooks.warsurge.counters import note_target
from battlefield.rulebooks.warsurge.harm import gain, lose
from battlefield.rulebooks.warsurge.playstyle import is_advanced
from battlefield.rulebooks.warsurge.saving import save
from battlefield.rulebooks.warsurge.stats import made_heavier, stat, weapon_type
from battlefield.rulebooks.warsurge.table import EVEN, LADDERS, SIX, Die, Ladder, Need, needed
from battlefield.rulebooks.warsurge.targets import (
    USED,
    USED_NOW,
    Aim,
    aim_at,
    aims,
    attack_on,
    retarget,
    say_drawn,
    why_not_target,
)
from battlefield.rules.events import EffectBegan
from battlefield.rules.figuring import Limits, figured
from battlefield.rules.flow import Game
from battlefield.rules.moments import (
    AttackRolled,
    Harming,
    SequenceDone,
    Struck,
    Targeted,
    WeaponDrawn,
    WeaponUsed,
)
from battlefield.rules.perks import Flow
from battlefield.rules.state import TABLE, Effect, State, Until
from battlefield.rules.values import info_of


def use(game: Game, unit: str, weapon: str, target: str = "") -> Flow[None]:
    """Use a weapon once: choose its target unless it is given, resolve it, and remember that it was used."""
    note_use(game, unit, weapon)
    drawn = WeaponDrawn(unit, weapon, target)
    yield from game.tell(drawn)
    attacks: list[Attack] = []
    if drawn.void:
        game.say(f"{game.state.profiles[weapon].name} does nothing: {drawn.void}", unit)
    elif drawn.done:
        pass
    elif templates.is_template(game, unit, weapon) and drawn.target == target:
        attacks = yield from templates.place_and_strike(game, unit, weapon, strike)
    elif not drawn.target and game.figure("splits attacks", 0, unit, weapon=weapon).value > 0:
        attacks = yield from _split(game, unit, weapon)
    else:
        aim = yield from _aimed(game, unit, weapon, drawn.target)
        if aim is not None:
            attacks = yield from _strikes(game, unit, weapon, aim)
    struck = [each for attack in attacks for each in (attack, *attack.followed)]
    lost = dict.fromkeys((attack.target for attack in struck), 0)
    for attack in struck:
        lost[attack.target] += attack.lost
    yield from game.tell(SequenceDone(unit, weapon, tuple(lost), lost, attacks[0] if attacks else None))


def _strikes(game: Game, unit: str, weapon: str, aim: Aim) -> Flow[list[Attack]]:
    """Strike with all wielders together, or each on its own where the weapon asks for that."""
    apart = game.figure("rolls apart", 0, unit, weapon=weapon).value > 0
    groups = tuple((each,) for each in aim.wielders) if apart else (aim.wielders,)
    attacks = []
    for group in groups:
        wielders = tuple(each for each in group if _stands(game.state, each))
        if not wielders or not game.state.figures_of(aim.target):  # taken off in answer to an earlier attack
            continue
        attack = attack_on(game, unit, weapon, replace(aim, wielders=wielders))
        attacks.append((yield from strike(game, attack)))
    return attacks


def _stands(state: State, figure: str) -> bool:
    return figure in state.units[state.figures[figure].model.unit].figures


def _split(game: Game, unit: str, weapon: str) -> Flow[list[Attack]]:
    """Let a commander send each attack of a weapon at a unit of its choice; those at one unit go together."""
    found = {aim.target: aim for aim in aims(game, unit, weapon)}
    names = {id_: game.state.units[id_].name for id_ in found}
    if len(found) > 1:
        splits = game.figure("splits attacks", 0, unit, weapon=weapon)
        words = f"each attack of {game.state.profiles[weapon].name} may strike another unit"
        game.explain(splits, words, unit)
    by, count = game.state.units[unit].commander, stat(game, "attacks", unit, weapon=weapon).value
    why_not = partial(why_not_target, game, unit, weapon)
    sent: dict[str, int] = {}
    for number in range(count if found else 0):
        what = f"choose whom attack {number + 1} of {count} of {game.state.profiles[weapon].name} strikes"
        chosen = yield from game.choose_one(what, names, by=by, why_not=why_not)
        sent[chosen] = sent.get(chosen, 0) + 1
    attacks, before = [], 0
    for target, share in sent.items():
        attack = attack_on(game, unit, weapon, found[target])
        attack.part = (before, before + share, count)
        before += share
        attacks.append((yield from strike(game, attack)))
    return attacks


def note_use(game: Game, unit: str, weapon: str) -> None:
    """Remember that a weapon was used, and the movement its type forbids from now on."""
    kind, name = weapon_type(game, unit, weapon), game.state.profiles[weapon].name
    game.explain(made_heavier(game, unit, weapon), f"{name} counts as a {kind} weapon", unit)
    if kind == "Heavy" and marks.is_marked(game.state, marks.MOVED, unit):
        freed_by = game.figure("heavy after moving", 0, unit, weapon=weapon)
        game.explain(freed_by, f"{name}, a Heavy weapon, is used after a move", unit)
    turn, facts = game.state.clock.turn, info_of({"weapon": weapon})
    game.emit(EffectBegan(Effect(game.state.serial + 1, USED, unit, until=Until("turn", turn), info=facts)))
    if is_advanced(game.state):
        until = Until("action", turn)
        game.emit(EffectBegan(Effect(game.state.serial + 1, USED_NOW, unit, until=until, info=facts)))
    freed = marks.is_marked(game.state, marks.MOVED, unit) or not is_advanced(game.state)
    if kind == "Heavy" and not (freed and game.figure("heavy after moving", 0, unit, weapon=weapon).value):
        marks.mark(game, marks.NO_MOVE, unit)
    if kind in ("Heavy", "Battle"):
        marks.mark(game, marks.NO_DASH, unit)


def _aimed(game: Game, unit: str, weapon: str, target: str) -> Flow[Aim | None]:
    if target:
        return aim_at(game, unit, weapon, target)
    found = {aim.target: aim for aim in aims(game, unit, weapon)}
    names = {id_: f"{game.state.units[id_].name}, {aim.distance:.2f} in" for id_, aim in found.items()}
    by = game.state.units[unit].commander
    what = f"choose whom {game.state.profiles[weapon].name} strikes"
    why_not = partial(why_not_target, game, unit, weapon)
    chosen = yield from game.choose_one(what, names, by=by, why_not=why_not)
    if chosen:
        say_drawn(game, unit, weapon, chosen)
    return found.get(chosen)


def strike(game: Game, attack: Attack) -> Flow[Attack]:
    """Resolve one attack: reactions to being targeted, dice, saves and HP lost."""
    targeted = Targeted(attack.attacker, attack.weapon, attack.target, attack=attack)
    yield from game.tell(targeted)
    if targeted.void:
        game.say(f"the attack is void: {targeted.void}", attack.attacker)
        return attack
    if attack.target != targeted.target:
        retarget(game, attack, targeted.target)
    left = tuple(each for each in attack.wielders if each in game.state.units[attack.attacker].figures)
    if attack.wielders and not left:
        game.say("the attack is void: nobody is left to make it", attack.attacker)
        return attack
    attack.wielders = left
    note_target(game, attack.attacker, attack.target)
    _heed_cover(game, attack)
    order = _in_turn(game, attack)
    attack.target = order[0]
    yield from game.tell(WeaponUsed(attack.attacker, attack.weapon, attack.target, attack))
    count = yield from _dice_count(game, attack)
    yield from strike_in_turn(game, attack, order, count, _roll_and_harm, need_of)
    return attack


def _heed_cover(game: Game, attack: Attack) -> None:
    """Let cover not count where something says so."""
    reason = why_no_cover(game, attack) if attack.cover else ""
    if reason:
        attack.cover = False
        game.say(f"cover does not count: {reason}", attack.target)


def _in_turn(game: Game, attack: Attack) -> tuple[str, ...]:
    """Give who of those merged with the target suffers the attack, in order."""
    state, target = game.state, attack.target
    hidden = state.units[target].where != TABLE or not attack.wielders or not attack.seen
    blind = hidden or attack.melee or attack.secondary or target == attack.attacker
    eyes = () if blind else aboard.standing(state, attack.attacker, attack.wielders)
    return brunt(game, target, eyes, sees_all=blind)


def _roll_and_harm(game: Game, attack: Attack, count: int) -> Flow[None]:
    need = need_of(game, attack)
    _say_attack(game, attack, count, need)
    yield from _roll_attack(game, attack, need, count)
    yield from save_and_harm(game, attack)


def _say_attack(game: Game, attack: Attack, count: int, need: Need) -> None:
    units, weapon = game.state.units, game.state.profiles[attack.weapon].name
    cover = ", in cover" if attack.cover else ""
    if cover:
        hidden = game.figure("in cover", 0, attack.target, foe=attack.attacker)
        game.explain(hidden, "in cover", attack.target)
    _say_opening(game, attack)
    words = f"{units[attack.attacker].name} attacks {units[attack.target].name}{cover} with {weapon}"
    dice = "1 die" if count == 1 else f"{count} dice"
    wanted = f"{need.text} needed" if need.steps else "none can succeed"
    if len(need.steps) > 1:
        wanted += f", which is {need.in_a_row}"
    if need.is_automatic:
        wanted = "each succeeds" if need.times == 1 else f"each counts as {need.times} successes"
    by = f"Power {attack.power} against Defence {attack.defence}"
    game.say(f"{words}: {dice}, {wanted} ({by})", attack.attacker)


def _say_opening(game: Game, attack: Attack) -> None:
    """Say what perks let passengers shoot out, or be shot at."""
    ways = (attack.attacker, "shoots out of a transport"), (attack.target, "shot at in a transport")
    for unit, way in () if attack.melee or attack.secondary else ways:
        found = aboard.opening(game, unit)
        if found is not None:
            game.explain(found, way, unit)


def _dice_count(game: Game, attack: Attack) -> Flow[int]:
    """Count the attack dice, then sift them through the rolls that come before attack dice."""
    each = weapon_stat(game, attack, "attacks")
    if each.applied and not attack.fixed:
        game.say(each.words, attack.attacker)
    low, high, whole = attack.part
    value = attack.fixed or each.value * high // whole - each.value * low // whole
    count = value * (attack.under or len(attack.wielders))
    for what in ("accuracy", "aim", "bedim"):
        face = (against if what == "bedim" else own)(game, attack, what).value
        if face and count:
            faces = yield from _roll(game, attack, f"{what} {face}+", count)
            count = sum(rolled >= face for rolled in faces)
    return count


def ladder_of(state: State) -> Ladder:
    """Give the ladder that this game is played with."""
    return LADDERS.get(str(state.setting("ladder", EVEN.name)), EVEN)


def need_of(game: Game, attack: Attack) -> Need:
    """Work out what each attack die needs."""
    power = weapon_stat(game, attack, "power")
    defence = target_stat(game, attack, "defence", *cover_bonus(game, attack))
    for found, unit in ((power, attack.attacker), (defence, attack.target)):
        if found.applied:
            game.say(found.words, unit)
    attack.power, attack.defence = power.value, defence.value
    attack.die = ladder_of(game.state).die
    bonus, penalty = dice_modifiers(game, attack)
    damage, stunned = own(game, attack, "damage face"), own(game, attack, "stunned").value > 0
    game.explain(damage, f"a {damage.value}+ always suffices", attack.attacker)
    return needed(
        power.value,
        defence.value,
        ladder_of(game.state),
        damage=damage.value or None,
        stunned=stunned,
        bonus=bonus,
        penalty=penalty,
    )


def _roll_attack(game: Game, attack: Attack, need: Need, count: int) -> Flow[None]:
    """Roll the attack dice and turn the successes into hits."""
    faces: dict[int, int] = {}
    if need.is_automatic:
        watched = own(game, attack, "watches faces").value
        plain = (need.die.lowest - 1,) * count
        rolled = (yield from _roll(game, attack, "automatic dice", count, need.die)) if watched else plain
        faces = dict(enumerate(rolled))
        attack.faces = dict(faces)
    elif need.times:
        faces = yield from _chained(game, attack, need, count)
    yield from _land(game, attack, need, faces)
    if not attack.hits:
        game.say("no attack die succeeds", attack.attacker)


def _land(game: Game, attack: Attack, need: Need, faces: Mapping[int, int]) -> Flow[None]:
    """Turn attack dice that succeed into hits, and tell of them."""
    each = own(game, attack, "hits each", 1)
    if faces:
        game.explain(each, f"each success counts as {each.value} hits", attack.attacker)
    times = need.times * each.value
    attack.hits = [Hit(face, die) for die, face in faces.items() for _ in range(times)]
    attack.successes = len(faces)
    made = (attack.attacker, attack.weapon, attack.target)
    yield from game.tell(AttackRolled(*made, tuple(faces.values()), len(faces), attack))


def strike_surely(game: Game, attack: Attack, faces: Mapping[int, int]) -> Flow[None]:
    """Resolve an attack with dice that succeed whatever they show, from its saves on."""
    need = need_of(game, attack)
    attack.faces = dict(faces)
    yield from _land(game, attack, replace(need, times=max(1, need.times)), faces)
    yield from save_and_harm(game, attack)
    yield from game.tell(Struck(attack.attacker, attack.weapon, attack.target, attack))


def _roll(game: Game, attack: Attack, what: str, count: int, die: Die = SIX) -> Flow[tuple[int, ...]]:
    by = game.state.units[attack.attacker].commander
    words = f"{what}: {game.state.profiles[attack.weapon].name}"
    about = (attack.attacker, attack.target)
    return (yield from game.roll(words, count, die.sides, by=by, about=about, lowest=die.lowest))


def _chained(game: Game, attack: Attack, need: Need, count: int) -> Flow[dict[int, int]]:
    """Roll dice step by step of what is needed, and give the last faces of those that succeed, by die.

    A die is rerolled once at most in all its steps.
    """
    faces, rerolled = dict.fromkeys(range(count), 0), set[int]()
    for number, step in enumerate(need.steps):
        what = "attack dice" if not number else f"attack dice, roll {number + 1}"
        rolled = yield from _roll(game, attack, f"{what} ({need.text})", len(faces), need.die)
        faces = dict(zip(faces, rolled, strict=True))
        again = _to_reroll(game, attack, faces, step, number == len(need.steps) - 1)
        again = [die for die in again if die not in rerolled]
        rerolled.update(again)
        if again:
            rolled = yield from _roll(game, attack, "rerolled attack dice", len(again), need.die)
            faces.update(zip(again, rolled, strict=True))
        attack.faces.update(faces)
        faces = {die: face for die, face in faces.items() if face >= step}
        if not faces:
            break
    return faces


def _to_reroll(game: Game, attack: Attack, faces: dict[int, int], step: int, last: bool) -> list[int]:
    """Give the dice to reroll: failures or ones for the attacker, sixes where that is its curse."""

    def asked(what: str, fits: Callable[[int], bool]) -> list[int]:
        found = own(game, attack, what)
        dice = [die for die, face in faces.items() if fits(face)] if found.value > 0 else []
        if dice:
            game.explain(found, f"attack dice, {what.removeprefix('reroll ')} are rerolled", attack.attacker)
        return dice

    six, one = attack.die.highest, attack.die.lowest
    again = asked("reroll sixes", lambda face: face == six and last)
    if own(game, attack, "reroll failures").value > 0:
        return again + asked("reroll failures", lambda face: face < step)
    return again + asked("reroll ones", lambda face: face == one)


def save_and_harm(game: Game, attack: Attack) -> Flow[None]:
    """Let the target save, work out what the rest costs, and take it."""
    if not attack.hits:
        return
    attack.hits = yield from save(game, attack)
    yield from game.tell(Harming(attack.attacker, attack.weapon, attack.target, attack))
    total = harm_of(game, attack)
    if total <= 0:
        game.say("every hit is saved", attack.target)
        return
    why = game.state.profiles[attack.weapon].name
    restores = own(game, attack, "restores")
    harmless = own(game, attack, "harmless")
    if harmless.value > 0:
        game.explain(harmless, "it costs no HP", attack.target)
        attack.spared += total
        return
    if restores.value > 0:
        why = restores.applied[0].source
        attack.regained += yield from gain(game, attack.target, total, why, by=attack.attacker)
        return
    made = {"by": attack.attacker, "weapon": attack.weapon}
    attack.lost += yield from lose(
        game, attack.target, total, why, **made, first=attack.chosen, attack=attack
    )


def harm_of(game: Game, attack: Attack) -> int:
    """Add up what unsaved hits cost, then multiply and divide; a fraction is rounded down, to 1 at least."""
    base = attack.cost
    if not base:
        return 0
    also = against(game, attack, "hp loss against").applied
    ours = own(game, attack, "hp loss").applied
    found = figured("HP lost", base, (*ours, *also), Limits("down", 1))
    if found.applied:
        game.say(found.words, attack.target)
    return found.value


def again(attack: Attack, target: str, wielders: tuple[str, ...]) -> Attack:
    """Give the same attack on another target, as a chain or a redirection makes it."""
    return replace(fresh(attack, target), wielders=wielders, given={})
