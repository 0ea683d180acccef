"""Attack dice: how many there are, what each needs, and what they show, share by share."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from battlefield.rulebooks.warsurge.attack.attack import (
    Attack,
    against,
    cover_bonus,
    dice_modifiers,
    own,
    target_stat,
    weapon_stat,
)
from battlefield.rulebooks.warsurge.attack.attack_parts import Hit, OneDie, Part, Rolled, Weighed
from battlefield.rulebooks.warsurge.attack.power_table import EVEN, LADDERS, SIX, Die, Ladder, Need, needed
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.words import (
    ACCURACY,
    AIM,
    ATTACKS,
    BEDIM,
    DAMAGE_FACE,
    DEFENCE,
    HITS_EACH,
    IN_COVER,
    JUDGED_TOGETHER,
    POWER,
    REROLL_FAILURES,
    REROLL_ONES,
    REROLL_SIXES,
    STUNNED,
    TOLD_BY_FIGURE,
    WATCHES_FACES,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

Dice = Mapping[int, OneDie]
"""Attack dice by their numbers."""


def counted_dice(game: Game, attack: Attack) -> Flow[list[OneDie]]:
    """Count the attack dice, then sift them through the rolls that come before attack dice."""
    found: list[OneDie] = []
    said: list[str] = []
    for number, view in enumerate(attack.views):
        each = weapon_stat(game, view, ATTACKS)
        if each.applied and not attack.terms.fixed and each.words not in said:
            game.say(each.words, attack.attacker)
            said.append(each.words)
        lots = (
            (owner, times * (attack.terms.fixed or _part_of(each.value, part)))
            for (owner, times), part in zip(view.lots, view.parts, strict=True)
            if not _has_jammed(attack, owner)
        )
        dice = [OneDie(number, owner) for owner, count in lots for _ in range(count)]
        found += yield from _sifted(game, view, dice)
    return found


def _part_of(attacks: int, part: Part) -> int:
    """Return how many of a weapon's attacks a part of them is; what is added to them is shared out evenly."""
    low, high, whole = part
    return attacks * high // whole - attacks * low // whole


def _has_jammed(attack: Attack, owner: str) -> bool:
    return attack.use is not None and owner in attack.use.jammed


def _sifted(game: Game, view: Attack, dice: list[OneDie]) -> Flow[list[OneDie]]:
    """Leave those dice that pass what each has to show before it may be rolled."""
    for what in (ACCURACY, AIM, BEDIM):
        face = (against if what == "bedim" else own)(game, view, what).value
        if face and dice:
            alike = _are_alike(game, view, dice)
            faces = yield from _roll(game, view, f"{what} {face}+", len(dice), alike=alike)
            dice = [die for die, rolled in zip(dice, faces, strict=True) if rolled >= face]
    return dice


# what they need


def ladder_of(state: State) -> Ladder:
    """Return the ladder that this game is played with."""
    return LADDERS.get(str(state.setting("ladder", EVEN.name)), EVEN)


def need_of(game: Game, attack: Attack) -> Need:
    """Work out what each attack die needs."""
    power = weapon_stat(game, attack, POWER)
    defence = target_stat(game, attack, DEFENCE, *cover_bonus(game, attack))
    for found, unit in ((power, attack.attacker), (defence, attack.target)):
        if found.applied:
            game.say(found.words, unit)
    attack.weigh(Weighed(power.value, defence.value, ladder_of(game.state).die))
    bonus, penalty = dice_modifiers(game, attack)
    damage, stunned = own(game, attack, DAMAGE_FACE), own(game, attack, STUNNED).value > 0
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


def _weighed(game: Game, attack: Attack, number: int) -> tuple[Attack, Need]:
    """Return the attack as one of its shares makes it, and what each die of that needs."""
    view = attack.views[number]
    need = need_of(game, view)
    attack.weigh(view.weighed, {number: view.weighed})
    return view, need


# rolling


def roll_ahead(game: Game, attack: Attack, dice: Sequence[OneDie]) -> Flow[None]:
    """Roll attack dice whose faces have to be known before any of them counts."""
    for number, own_dice in _by_share(dice):
        view, need = _weighed(game, attack, number)
        yield from _shown(game, view, need, own_dice)
    for die in dice:
        die.lay_by()


def roll_attack(game: Game, attack: Attack, dice: Sequence[OneDie]) -> Flow[tuple[int, ...]]:
    """Roll attack dice and turn those that succeed into hits; gives the faces that do."""
    hits: list[Hit] = []
    shown: dict[int, int] = {}
    passed: dict[int, int] = {}
    for number, own_dice in _by_share(dice) if dice else ((0, {}),):
        view, need = _weighed(game, attack, number)
        _say_attack(game, view, len(own_dice), need)
        faces = yield from _shown(game, view, need, own_dice)
        shown |= {n: die.shown[-1] for n, die in own_dice.items() if die.shown}
        hits += landed(game, view, need, faces, own_dice)
        passed |= faces
    attack.show(Rolled(tuple(dice), shown, len(passed), tuple(hits)))
    return tuple(passed.values())


def _by_share(dice: Sequence[OneDie]) -> Iterable[tuple[int, dict[int, OneDie]]]:
    found: dict[int, dict[int, OneDie]] = {}
    for number, die in enumerate(dice):
        found.setdefault(die.share, {})[number] = die
    return found.items()


def landed(game: Game, view: Attack, need: Need, faces: Mapping[int, int], dice: Dice) -> list[Hit]:
    """Return the hits of attack dice that succeed."""
    each = own(game, view, HITS_EACH, 1)
    if faces:
        game.explain(each, f"each success counts as {each.value} hits", view.attacker)
    times = need.times * each.value
    return [
        Hit(face, number, share=dice[number].share, owner=dice[number].owner)
        for number, face in faces.items()
        for _ in range(times)
    ]


def _shown(game: Game, view: Attack, need: Need, dice: Dice) -> Flow[dict[int, int]]:
    """Roll dice of one share, and give the last faces of those that succeed."""
    if need.is_automatic:
        if own(game, view, WATCHES_FACES).value:
            return (yield from _faces(game, view, "automatic dice", dice, need.die))
        for die in dice.values():
            die.show(need.die.lowest - 1)
        return {number: die.shown[-1] for number, die in dice.items()}
    return (yield from _chained(game, view, need, dice)) if need.times else {}


def _faces(game: Game, view: Attack, what: str, dice: Dice, kind: Die) -> Flow[dict[int, int]]:
    """Return what dice show next: as they were rolled ahead, or else by a roll."""
    faces = {number: die.next_ahead() for number, die in dice.items() if die.ahead}
    left = [number for number in dice if number not in faces]
    alike = _are_alike(game, view, [dice[number] for number in left])
    rolled = (yield from _roll(game, view, what, len(left), kind, alike=alike)) if left else ()
    faces |= dict(zip(left, rolled, strict=True))
    for number, die in dice.items():
        die.show(faces[number])
    return {number: faces[number] for number in dice}


def _are_alike(game: Game, view: Attack, dice: Sequence[OneDie]) -> bool:
    """Tell whether it is all one which of some dice shows what: none is held against whose it is, or kept."""
    if own(game, view, JUDGED_TOGETHER).value > 0:
        return False
    return len({die.owner for die in dice}) < 2 or own(game, view, TOLD_BY_FIGURE).value == 0


def _roll(
    game: Game, attack: Attack, what: str, count: int, die: Die = SIX, *, alike: bool
) -> Flow[tuple[int, ...]]:
    by = game.state.units[attack.attacker].commander
    words = f"{what}: {game.state.profiles[attack.weapon].name}"
    about = (attack.attacker, attack.target)
    return (yield from game.roll(words, count, die.sides, by=by, about=about, lowest=die.lowest, alike=alike))


def _chained(game: Game, view: Attack, need: Need, dice: Dice) -> Flow[dict[int, int]]:
    """Roll dice step by step of what is needed, and give the last faces of those that succeed, by die.

    A die is rerolled once at most in all its steps.
    """
    left, rerolled = dict(dice), set[int]()
    faces: dict[int, int] = {}
    for number, step in enumerate(need.steps):
        what = "attack dice" if not number else f"attack dice, roll {number + 1}"
        faces = yield from _faces(game, view, f"{what} ({need.text})", left, need.die)
        again = _to_reroll(game, view, faces, step, number == len(need.steps) - 1)
        again = [die for die in again if die not in rerolled]
        rerolled.update(again)
        if again:
            anew = {die: dice[die] for die in again}
            faces |= yield from _faces(game, view, "rerolled attack dice", anew, need.die)
        faces = {die: face for die, face in faces.items() if face >= step}
        left = {die: dice[die] for die in faces}
        if not left:
            break
    return faces


def _to_reroll(game: Game, view: Attack, faces: dict[int, int], step: int, last: bool) -> list[int]:
    """Return the dice to reroll: failures or ones for the attacker, sixes where that is its curse."""

    def asked(what: Stat, fits: Callable[[int], bool]) -> list[int]:
        found = own(game, view, what)
        dice = [die for die, face in faces.items() if fits(face)] if found.value > 0 else []
        if dice:
            game.explain(found, f"attack dice, {what.removeprefix('reroll ')} are rerolled", view.attacker)
        return dice

    six, one = view.weighed.die.highest, view.weighed.die.lowest
    again = asked(REROLL_SIXES, lambda face: face == six and last)
    if own(game, view, REROLL_FAILURES).value > 0:
        return again + asked(REROLL_FAILURES, lambda face: face < step)
    return again + asked(REROLL_ONES, lambda face: face == one)


# saying


def _say_attack(game: Game, attack: Attack, count: int, need: Need) -> None:
    units, weapon = game.state.units, game.state.profiles[attack.weapon].name
    cover = ", in cover" if attack.placed.cover else ""
    if cover:
        hidden = game.figure(IN_COVER, 0, attack.target, foe=attack.attacker)
        game.explain(hidden, "in cover", attack.target)
    _say_opening(game, attack)
    words = f"{units[attack.attacker].name} attacks {units[attack.target].name}{cover} with {weapon}"
    dice = "1 die" if count == 1 else f"{count} dice"
    wanted = f"{need.text} needed" if need.steps else "none can succeed"
    if len(need.steps) > 1:
        wanted += f", which is {need.in_a_row}"
    if need.is_automatic:
        wanted = "each succeeds" if need.times == 1 else f"each counts as {need.times} successes"
    by = f"Power {attack.weighed.power} against Defence {attack.weighed.defence}"
    game.say(f"{words}: {dice}, {wanted} ({by})", attack.attacker)


def _say_opening(game: Game, attack: Attack) -> None:
    """Say what perks let passengers shoot out, or be shot at."""
    ways = (attack.attacker, "shoots out of a transport"), (attack.target, "shot at in a transport")
    for unit, way in () if attack.placed.melee or attack.secondary else ways:
        found = passengers.opening(game, unit)
        if found is not None:
            game.explain(found, way, unit)
