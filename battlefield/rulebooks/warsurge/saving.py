"""Saves against the hits of one attack: armour, AEGIS and whatever more the target has, one after another."""

from dataclasses import dataclass

from battlefield.rulebooks.warsurge.attack import Attack, Hit, against, own, target_stat, weapon_stat
from battlefield.rulebooks.warsurge.stats import BEST_LEVEL, save_words
from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow

ARMOUR, AEGIS = "armour", "aegis"


@dataclass(frozen=True, slots=True)
class Save:
    """One kind of save: its level after everything, and what is rerolled."""

    kind: str
    level: int
    reroll_failures: bool = False
    reroll_successes: bool = False


def save(game: Game, attack: Attack) -> Flow[list[Hit]]:
    """Roll saves for each hit, kind after kind, and give the hits that none of them stopped."""
    left = list(attack.hits)
    for each in saves_of(game, attack):
        if left:
            left = yield from _rolled(game, attack, each, left)
    return left


def saves_of(game: Game, attack: Attack) -> tuple[Save, ...]:
    """Give the saves that the target may roll against this attack, and tell why not where it has some."""
    negates = _asks(game, attack, "ap against aegis")
    found = [_save(game, attack, ARMOUR, not negates), _save(game, attack, AEGIS, negates)]
    found += [
        Save(kind, level)
        for kind in ("wild armour", "emergency shield")
        if (level := against(game, attack, f"{kind} save").value)
    ]
    return tuple(each for each in found if each.level > 0)


def _asks(game: Game, attack: Attack, what: str) -> bool:
    return own(game, attack, what).value > 0


def _save(game: Game, attack: Attack, kind: str, ap_counts: bool) -> Save:
    """Work out one save: its stat first, then AP, then dice modifiers, which never change the comparison."""
    printed = target_stat(game, attack, kind)
    ap = weapon_stat(game, attack, "ap") if ap_counts else None
    floor = against(game, attack, f"{kind} floor").value
    level = printed.value
    if ap is not None and 0 < level <= ap.value:
        game.say(f"AP {save_words(ap.value)} ignores {kind} {save_words(level)}", attack.target)
        level = floor
    elif level:
        theirs = own(game, attack, f"{kind} dice").value
        spared = against(game, attack, f"{kind} dice spared").value
        worse = min(0, theirs + spared) if theirs < 0 else theirs
        level = max(floor, min(BEST_LEVEL, level + worse), 0)
    again = against(game, attack, f"reroll {kind}").value > 0
    forced = own(game, attack, f"reroll {kind} successes").value
    cursed = against(game, attack, f"rerolls own {kind} successes").value
    return Save(kind, level, again, forced + cursed > 0)


def _rolled(game: Game, attack: Attack, each: Save, hits: list[Hit]) -> Flow[list[Hit]]:
    """Roll one kind of save for the hits that allow it; rerolls of failures come before forced ones."""
    open_ = [hit for hit in hits if each.kind not in hit.saves_ignored]
    if not open_:
        return hits
    needed = 7 - each.level
    what = f"{each.kind} save {save_words(each.level)}"
    faces = list((yield from _roll(game, attack, what, len(open_))))
    if each.reroll_failures:
        yield from _reroll(game, attack, what, faces, [n for n, face in enumerate(faces) if face < needed])
    if each.reroll_successes:
        yield from _reroll(game, attack, what, faces, [n for n, face in enumerate(faces) if face >= needed])
    saved = {id(hit) for hit, face in zip(open_, faces, strict=True) if face >= needed}
    return [hit for hit in hits if id(hit) not in saved]


def _roll(game: Game, attack: Attack, what: str, count: int) -> Flow[tuple[int, ...]]:
    by = game.state.units[attack.target].commander
    return (yield from game.roll(what, count, by=by, about=(attack.target, attack.attacker)))


def _reroll(game: Game, attack: Attack, what: str, faces: list[int], places: list[int]) -> Flow[None]:
    if places:
        rolled = yield from _roll(game, attack, f"rerolled {what}", len(places))
        for place, face in zip(places, rolled, strict=True):
            faces[place] = face
