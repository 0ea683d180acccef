"""One use of a weapon by its wielders, from its target to the HP it costs."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from battlefield.rulebooks.warsurge.attack import templates
from battlefield.rulebooks.warsurge.attack.attack import Attack, Passing, Use
from battlefield.rulebooks.warsurge.attack.attack_parts import Part
from battlefield.rulebooks.warsurge.attack.shares import share_sent
from battlefield.rulebooks.warsurge.attack.striking import resolved, volley
from battlefield.rulebooks.warsurge.attack.targets import (
    USED,
    USED_NOW,
    Aim,
    aim_at,
    aims,
    attack_on,
    occasion,
    say_drawn,
    why_not_target,
)
from battlefield.rulebooks.warsurge.attack_moments import SequenceDone, WeaponDrawn
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.stats import made_heavier, stat, weapon_type
from battlefield.rulebooks.warsurge.words import (
    ATTACKS,
    HEAVY_AFTER_MOVING,
    ITS_OCCASION,
    ITS_WEAPON,
    SPLITS_ATTACKS,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Until

Sent = dict[str, tuple[Aim, dict[str, Part]]]
"""Whom attacks are sent at, each with how it is targeted, and which of whose attacks they are."""


def use(
    game: Game,
    unit: str,
    weapon: str,
    target: str = "",
    *,
    attacks: Sequence[Attack] = (),
    wielders: tuple[str, ...] = (),
    passing: Passing | None = None,
    over: tuple[str, ...] = (),
) -> Flow[None]:
    """Use a weapon once, and remember that: on a target, in given attacks, or on whom its commander chooses.

    Where `wielders` are named, these alone lay templates and traps. Templates find everybody as they are, or
    as somebody is `passing`; where figures are named that they have to be laid `over`, over one of these.
    """
    _mark_used(game, unit, weapon)
    meant = attacks[0].target if attacks else target
    drawn = WeaponDrawn(unit, weapon, meant, wielders)
    yield from game.tell(drawn)
    lays = bool(wielders) and templates.is_template(game, unit, weapon)
    turned = drawn.target if (attacks or lays) and drawn.target != meant else ""
    made = Use(unit, weapon, passing=passing, over=over)
    if drawn.void:
        game.say(f"{game.state.profiles[weapon].name} does nothing: {drawn.void}", unit)
    else:
        _heed_type(game, unit, weapon)
    if turned and not (drawn.void or drawn.done):
        aim = Aim(turned, wielders or attacks[0].wielders, 0.0, True)
        yield from volley(game, made, (attack_on(game, unit, weapon, aim),))
    elif attacks and not (drawn.void or drawn.done):
        yield from volley(game, made, attacks)
    elif not (drawn.void or drawn.done):
        yield from _aimed_use(game, made, drawn, target)
    yield from resolved(game, made)
    targets = dict.fromkeys(attack.target for attack in made.struck if not attack.secondary)
    yield from game.tell(SequenceDone(unit, weapon, tuple(targets), drawn.unused))


def _aimed_use(game: Game, made: Use, drawn: WeaponDrawn, target: str) -> Flow[None]:
    """Make the attacks of a weapon's wielders: by templates, sent to several units, or on one."""
    unit, weapon = made.attacker, made.weapon
    if templates.is_template(game, unit, weapon) and drawn.target == target:
        yield from templates.place_and_strike(game, made, drawn.wielders, target)
    elif not drawn.target and game.figure(SPLITS_ATTACKS, 0, unit, weapon=weapon).value > 0:
        sent = yield from _sent(game, unit, weapon)
        yield from volley(game, made, _split(game, unit, weapon, sent))
    else:
        aim = yield from _aimed(game, unit, weapon, drawn.target)
        if aim is not None:
            yield from volley(game, made, (attack_on(game, unit, weapon, aim),))


def _sent(game: Game, unit: str, weapon: str) -> Flow[Sent]:
    """Let each wielder send each of its attacks at a unit of its choice; gives which go where."""
    found = {aim.target: aim for aim in aims(game, unit, weapon)}
    if len(found) > 1:
        splits = game.figure(SPLITS_ATTACKS, 0, unit, weapon=weapon)
        words = f"each attack of {game.state.profiles[weapon].name} may strike another unit"
        game.explain(splits, words, unit)
    sent: Sent = {}
    wielders = dict.fromkeys(each for aim in found.values() for each in aim.wielders)
    for wielder in wielders:
        reached = [id_ for id_, aim in found.items() if wielder in aim.wielders]
        whose = f"{game.state.profiles[weapon].name}{f' ({wielder})' if len(wielders) > 1 else ''}"
        chosen = yield from _sent_by_one(game, unit, weapon, whose, reached)
        before = 0
        for target in dict.fromkeys(chosen):
            after = before + chosen.count(target)
            sent.setdefault(target, (found[target], {}))[1][wielder] = before, after, len(chosen)
            before = after
    return sent


def _sent_by_one(game: Game, unit: str, weapon: str, whose: str, reached: Sequence[str]) -> Flow[list[str]]:
    """Let a commander say whom each attack of one wielder strikes."""
    by, count = game.state.units[unit].commander, stat(game, ATTACKS, unit, weapon=weapon).value
    names = {id_: game.state.units[id_].name for id_ in reached}
    why_not = partial(why_not_target, game, unit, weapon)
    chosen = []
    for number in range(count):
        what = f"choose whom attack {number + 1} of {count} of {whose} strikes"
        chosen.append((yield from game.choose_one(what, names, by=by, why_not=why_not)))
    return chosen


def _split(game: Game, unit: str, weapon: str, sent: Sent) -> Iterator[Attack]:
    """Yield an attack for each unit that attacks were sent at; those at one unit go together."""
    for aim, parts in sent.values():
        attack = attack_on(game, unit, weapon, replace(aim, wielders=tuple(parts)))
        share_sent(attack, parts)
        yield attack


def note_use(game: Game, unit: str, weapon: str) -> None:
    """Remember that a weapon was used, and the movement its type forbids from now on."""
    _mark_used(game, unit, weapon)
    _heed_type(game, unit, weapon)


def _mark_used(game: Game, unit: str, weapon: str) -> None:
    """Remember that a weapon has had its turn, whether or not a test let it be used."""
    turn = game.state.clock.turn
    now = occasion(game.state, unit)
    facts = (ITS_WEAPON(weapon), *((ITS_OCCASION(now),) if now else ()))
    game.begin(USED, unit, *facts, until=Until("turn", turn))
    if is_advanced(game.state):
        until = Until("action", turn)
        game.begin(USED_NOW, unit, ITS_WEAPON(weapon), until=until)


def _heed_type(game: Game, unit: str, weapon: str) -> None:
    """Remember the movement that the type of a weapon forbids once it is used."""
    kind, name = weapon_type(game, unit, weapon), game.state.profiles[weapon].name
    game.explain(made_heavier(game, unit, weapon), f"{name} counts as a {kind} weapon", unit)
    if kind == "Heavy" and unit_status.is_marked(game.state, unit_status.MOVED, unit):
        freed_by = game.figure(HEAVY_AFTER_MOVING, 0, unit, weapon=weapon)
        game.explain(freed_by, f"{name}, a Heavy weapon, is used after a move", unit)
    freed = unit_status.is_marked(game.state, unit_status.MOVED, unit) or not is_advanced(game.state)
    if kind == "Heavy" and not (freed and game.figure(HEAVY_AFTER_MOVING, 0, unit, weapon=weapon).value):
        unit_status.mark(game, unit_status.NO_MOVE, unit)
    if kind in ("Heavy", "Battle"):
        unit_status.mark(game, unit_status.NO_DASH, unit)


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
