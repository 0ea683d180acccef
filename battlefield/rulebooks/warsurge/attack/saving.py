"""Saves against the hits of one attack: armour, AEGIS and whatever more the target has, one after another."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from battlefield.rulebooks.warsurge.attack.attack import Attack, against, own, target_stat, weapon_stat
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Hit, Terms
from battlefield.rulebooks.warsurge.attack.shields import bonus, say_broken, shield_of
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import BEST_LEVEL, save_words
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    AP_AGAINST_AEGIS,
    ARMOUR,
    EMERGENCY_SHIELD,
    EMERGENCY_SHIELD_SAVE,
    WILD_ARMOUR,
    WILD_ARMOUR_SAVE,
    always,
    best_of,
    dice_below_floor,
    dice_of,
    floor_of,
    own_sixes_rerolled,
    own_successes_rerolled,
    rerolled,
    spared_of,
    successes_rerolled,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits, figured, plus
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.words import Stat


@dataclass(frozen=True, slots=True)
class Save:
    """One kind of save: its level after everything, what is rerolled, and why it is what it is."""

    kind: Stat
    level: int
    reroll_failures: bool = False
    reroll_successes: bool = False
    reroll_sixes: bool = False
    again: str = ""  # what failures are rerolled by
    forced: str = ""  # what successes or sixes are rerolled by
    words: str = ""
    pierced: bool = False  # by AP, even where something still leaves a save

    @property
    def chance(self) -> Fraction:
        """How likely it saves."""
        one = Fraction(self.level, 6)
        thrown = 2 - one if self.reroll_failures else Fraction(1)  # dice in all, for each save
        saves = one * thrown
        if self.reroll_sixes and self.level:
            saves -= Fraction(1, 6) * thrown * (1 - one)
        return saves * one if self.reroll_successes else saves


def save(game: Game, attack: Attack) -> Flow[list[Hit]]:
    """Roll saves for each hit, kind after kind, and give the hits that none of them stopped."""
    left = list(attack.hits)
    for kind in (ARMOUR, AEGIS):
        say_broken(game, attack, kind)
    for each in saves_of(game, attack):
        if left:
            if each.words:
                game.say(each.words, attack.target)
            left = yield from _rolled(game, attack, each, left)
    return left


def saves_of(game: Game, attack: Attack) -> tuple[Save, ...]:
    """Return the saves that the target has against this attack; one that nothing is left of has level 0."""
    kinds = (save_by(game, attack, kind) for kind in (ARMOUR, AEGIS))
    return (*kinds, _wild(game, attack), _emergency(game, attack))


def save_by(game: Game, attack: Attack, kind: Stat) -> Save:
    """Work out armour or AEGIS: with a shield, or with what excludes one, whichever is better."""
    ways = [_save(game, attack, kind, 0)]
    shield = bonus(game, attack, kind)
    if shield:
        ways.append(_save(game, attack, kind, shield))
    return max(ways, key=lambda each: each.chance)


def _wild(game: Game, attack: Attack) -> Save:
    """Work out a further save that AP and what lowers armour work on, and no perk for armour helps."""
    level = against(game, attack, WILD_ARMOUR_SAVE).value
    ap = _ap(game, attack) if level and _under_ap(game, attack) == ARMOUR else 0
    if level <= ap:
        return Save(WILD_ARMOUR, 0, pierced=True)
    return _further(game, attack, WILD_ARMOUR, _softened(game, attack, ARMOUR, level, 0, 0))


def _emergency(game: Game, attack: Attack) -> Save:
    """Work out a further save that nothing lowers."""
    return _further(game, attack, EMERGENCY_SHIELD, against(game, attack, EMERGENCY_SHIELD_SAVE).value)


def _further(game: Game, attack: Attack, kind: Stat, level: int) -> Save:
    """Return a further save, with what has its failures or its successes rerolled."""
    again, cursed = (against(game, attack, of(kind)) for of in (rerolled, own_successes_rerolled))
    return Save(kind, level, again.value > 0, cursed.value > 0, again=again.sources, forced=cursed.sources)


def _asks(game: Game, attack: Attack, what: Stat) -> bool:
    return own(game, attack, what).value > 0


def _save(game: Game, attack: Attack, kind: Stat, shield: int) -> Save:
    """Work out one save: its stat first, then AP, then dice modifiers, which never change the comparison."""
    help_ = (plus(shield, shield_of(attack, kind).capitalize()),) if shield else ()
    found = target_stat(game, attack, kind, *help_, shield=shield)
    spared = against(game, attack, spared_of(kind)).value
    found, spared = restored(found, attack.target, spared, own=_is_sure(game, attack, kind))
    words = f"{kind} {save_words(found.base)}, {', '.join(each.words for each in found.applied)}"
    ap = _ap(game, attack) if kind == _under_ap(game, attack) else 0
    level, pierced = found.value, 0 < found.value <= ap
    kept = against(game, attack, floor_of(kind))
    floor = min(level, kept.value)
    if pierced:
        words = _pierced(game, attack, kind, (ap, level, floor), kept)
        level = floor
    elif level:
        level = _softened(game, attack, kind, level, floor, spared)
        softer = _softening(game, attack, kind, kept) if level != found.value else ""
        words += f"{', ' if found.applied else ''}{softer} → {save_words(level)}" if softer else ""
    again = against(game, attack, rerolled(kind), shield=shield)
    forced = own(game, attack, successes_rerolled(kind))
    cursed = against(game, attack, own_successes_rerolled(kind))
    sixes = against(game, attack, own_sixes_rerolled(kind))
    told = words if pierced or found.applied or level != found.value else ""
    by = ", ".join(each.sources for each in (forced, cursed, sixes) if each.applied)
    twice = forced.value + cursed.value > 0
    return Save(kind, level, again.value > 0, twice, sixes.value > 0, again.sources, by, told, pierced)


def _pierced(game: Game, attack: Attack, kind: Stat, levels: tuple[int, int, int], kept: Breakdown) -> str:
    """Say which AP ignores which save, by what, and what is left of it."""
    ap, level, floor = levels
    sources = [weapon_stat(game, attack, AP).sources] if attack.weapon else []
    sources.append(own(game, attack, AP_AGAINST_AEGIS).sources if kind == AEGIS else "")
    by = ", ".join(each for each in sources if each)
    words = f"AP {save_words(ap)}{f' ({by})' if by else ''} ignores {kind} {save_words(level)}"
    return f"{words}; {kept.sources} leaves {save_words(floor)}" if floor else words


def _softening(game: Game, attack: Attack, kind: Stat, kept: Breakdown) -> str:
    """Name all that may lower a save that AP has left, and what holds that off."""
    asked = (best_of(kind), dice_of(kind), dice_below_floor(kind))
    spared = against(game, attack, spared_of(kind))
    sources = (*(own(game, attack, what).sources for what in asked), spared.sources, kept.sources)
    return ", ".join(each for each in sources if each)


def restored(found: Breakdown, unit: str, spared: int, *, own: bool = False) -> tuple[Breakdown, int]:
    """Return a save's stat with points back that others took (its own perks too), and those left.

    One that is lent, instead of all of that, has lost none.
    """
    lent = any(m.step == "after" for m in found.applied)
    lowered = (m for m in found.applied if m.step == "add" and m.amount < 0 and not lent)
    taken = -sum(int(m.amount) for m in lowered if own or m.by != unit)
    back = min(spared, taken)
    if not back:
        return found, spared
    modifiers = (*found.applied, plus(back, "Spared", stacks=True))
    return figured(found.name, found.base, modifiers, Limits("down", 0, BEST_LEVEL)), spared - back


def _ap(game: Game, attack: Attack) -> int:
    return weapon_stat(game, attack, AP).value if attack.weapon else attack.terms.ap


def _under_ap(game: Game, attack: Attack) -> Stat:
    return AEGIS if _asks(game, attack, AP_AGAINST_AEGIS) else ARMOUR


def _softened(game: Game, attack: Attack, kind: Stat, level: int, floor: int, spared: int) -> int:
    """Lower a save that AP has left: to the best that the weapon leaves, then by its dice modifiers.

    A floor holds off plain modifiers, and nothing else.
    """
    most = own(game, attack, best_of(kind)).value or BEST_LEVEL
    dice = own(game, attack, dice_of(kind)).value
    below = own(game, attack, dice_below_floor(kind)).value
    cut, spared = _spared(max(0, level - most), spared)
    softer, spared = _spared(max(0, -dice), spared)
    deeper, _ = _spared(max(0, -below), spared)
    left = level - cut
    kept = max(left - softer, min(floor, left)) - deeper + max(0, dice) + max(0, below)
    return max(0, min(BEST_LEVEL, kept))


def _spared(points: int, spared: int) -> tuple[int, int]:
    """Take points off that do not count; give what is left of both."""
    return max(0, points - spared), max(0, spared - points)


def _rolled(game: Game, attack: Attack, each: Save, hits: list[Hit]) -> Flow[list[Hit]]:
    """Roll one kind of save for the hits that allow it; rerolls of failures come before forced ones."""
    open_ = [hit for hit in hits if not _is_barred(game, attack, each, hit)]
    if not open_ or not each.level:
        return hits
    needed = 7 - each.level
    what = f"{each.kind} save {save_words(each.level)}"
    faces = list((yield from _roll(game, attack, what, len(open_))))
    if each.reroll_failures:
        failed = [n for n, face in enumerate(faces) if face < needed]
        yield from _reroll(game, attack, what, faces, failed, each.again)
    if each.reroll_sixes:
        sixes = [n for n, face in enumerate(faces) if face == 6]
        yield from _reroll(game, attack, what, faces, sixes, each.forced)
    if each.reroll_successes:
        passed = [n for n, face in enumerate(faces) if face >= needed]
        yield from _reroll(game, attack, what, faces, passed, each.forced)
    saved = {id(hit) for hit, face in zip(open_, faces, strict=True) if face >= needed}
    return [hit for hit in hits if id(hit) not in saved]


def _is_barred(game: Game, attack: Attack, each: Save, hit: Hit) -> bool:
    """Return whether a hit allows no save of a kind; what ignores armour ignores all that is like it."""
    kind = ARMOUR if each.kind == WILD_ARMOUR else each.kind
    return kind in hit.saves_ignored and not _is_sure(game, attack, each.kind)


def _is_sure(game: Game, attack: Attack, kind: Stat) -> bool:
    """Return whether nothing lowers, ignores or takes away a save."""
    return against(game, attack, always(kind)).value > 0


def _roll(game: Game, attack: Attack, what: str, count: int) -> Flow[tuple[int, ...]]:
    by = game.state.units[attack.target].commander
    return (yield from game.roll(what, count, by=by, about=(attack.target, attack.attacker)))


def _reroll(
    game: Game, attack: Attack, what: str, faces: list[int], places: list[int], by: str
) -> Flow[None]:
    if places:
        if by:
            game.say(f"{what} is rerolled: {by}", attack.target)
        rolled = yield from _roll(game, attack, f"rerolled {what}", len(places))
        for place, face in zip(places, rolled, strict=True):
            faces[place] = face


def save_or_lose(
    game: Game,
    unit: str,
    count: int,
    why: str,
    *,
    by: str = "",
    weapon: str = "",
    first: Iterable[str] = (),
    ap: int = 0,
    barred: Iterable[str] = (),
) -> Flow[int]:
    """Let a unit save against losses that no attack deals itself, and lose what it fails; gives that.

    `by` and `weapon` name what brought them about; `ap` is the level of the AP that counts, `barred` the
    kinds of saves that are not allowed.
    """
    attack = Attack(Aimed(unit, "", unit), terms=Terms(ap=ap))
    barred = frozenset(barred)
    attack.land(Hit(0, die, saves_ignored=barred) for die in range(count))
    left = yield from save(game, attack)
    return (yield from lose(game, unit, len(left), why, by=by or unit, weapon=weapon, first=first))
