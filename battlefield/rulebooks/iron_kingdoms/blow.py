"""One attack as it is declared, and its dice: what modifies them, what boosts them, what they show."""

from collections.abc import Iterator
from dataclasses import dataclass

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.iron_kingdoms.models import is_helpless, is_melee, is_shot, number, reach_of
from battlefield.rulebooks.iron_kingdoms.moments import Blown
from battlefield.rulebooks.iron_kingdoms.odds import DICE, Verdict, blast_power, damage, hitting, verdict
from battlefield.rulebooks.iron_kingdoms.sight import (
    apart,
    engaged_by,
    in_melee_with,
    is_behind,
    is_covered,
    is_higher,
    shelter,
)
from battlefield.rulebooks.iron_kingdoms.vocabulary import RANGED, SKILLS
from battlefield.rulebooks.iron_kingdoms.words import ARM, ATTACK, DEF, FOCUS_EACH_TURN, POW, STR
from battlefield.rules.core.events import EffectChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import either
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.single import is_up, printed, weapon_kind

FOCUS = "focus left"
EXTRA, MELEED = 2, -4
OBSTACLE = -2


@dataclass(frozen=True, slots=True)
class Blow:
    """An attack with a weapon on a target.

    A `free` one is struck at who leaves a melee, an `aimed` one after standing still; `charged` boosts the
    damage. A `stray` shot has missed somebody else in the same melee.
    """

    unit: str
    weapon: str
    target: str
    free: bool = False
    aimed: bool = False
    charged: bool = False
    stray: bool = False


def why_out_of_range(state: State, blow: Blow) -> str:
    """Say why a target is out of a weapon's range, or nothing."""
    far, most = apart(state, blow.unit, blow.target), reach_of(state, blow.weapon)
    return "" if is_within(far, most) else f"{grained(far):.2f} in away, and it reaches {most:g} in"


def attack_modifiers(state: State, blow: Blow) -> Iterator[Modifier]:
    """Yield what the occasion adds to an attack roll."""
    if blow.free:
        yield plus(EXTRA, "free strike")
    elif is_behind(state, blow.unit, blow.target):
        yield plus(EXTRA, "back strike")
    if is_melee(state, blow.weapon):
        if not blow.free and is_covered(state, blow.unit, blow.target):
            yield plus(OBSTACLE, "across an obstacle")
        return
    if blow.aimed and weapon_kind(state, blow.weapon) == RANGED:
        yield plus(EXTRA, "aiming")
    if engaged_by(state, blow.unit):
        yield plus(MELEED, "engaged")
    if in_melee_with(state, blow.target):
        yield plus(MELEED, "target in melee")


def defence_modifiers(state: State, blow: Blow) -> Iterator[Modifier]:
    """Yield what the occasion adds to the target's Defence."""
    if is_shot(state, blow.weapon):
        yield from shelter(state, blow.unit, blow.target)
        if is_higher(state, blow.target, blow.unit):
            yield plus(EXTRA, "on higher ground")


@dataclass(frozen=True, slots=True)
class Sums:
    """What is added to the dice of an attack, and what they have to reach."""

    skill: int
    defence: int
    words: str


def sums(game: Game, blow: Blow) -> Sums:
    """Work out an attack: the skill with all that changes it, and the target's Defence with all of that."""
    state = game.state
    about = Blown(melee=is_melee(state, blow.weapon), shot=is_shot(state, blow.weapon))
    name = SKILLS[weapon_kind(state, blow.weapon)]
    skill = number(game, name, blow.unit, foe=blow.target)
    attack = game.figure(
        ATTACK,
        skill.value,
        blow.unit,
        weapon=blow.weapon,
        foe=blow.target,
        also=tuple(attack_modifiers(state, blow)),
        about=about,
    )
    raised = tuple(defence_modifiers(state, blow))
    defence = number(game, DEF, blow.target, foe=blow.unit, also=raised, about=about)
    words = f"{name.upper()}{attack.words.removeprefix('attack')} vs DEF{defence.words.removeprefix('def')}"
    return Sums(attack.value, defence.value, words)


def rolled(game: Game, blow: Blow) -> Flow[Verdict]:
    """Roll to hit. A melee attack on who is helpless hits without a roll, and so never critically."""
    state = game.state
    if is_melee(state, blow.weapon) and is_helpless(state, blow.target):
        game.say("it hits without a roll", blow.target)
        return "hit"
    found = sums(game, blow)
    boosted = yield from boost(game, blow, "attack")
    dice, target = DICE + boosted, state.units[blow.target].name
    chance = hitting(found.skill, found.defence, dice)
    weapon, needs = state.profiles[blow.weapon].name, found.defence - found.skill
    odds = f"{100 * float(chance.hit):.0f} % hit, {100 * float(chance.critical):.0f} % critical"
    game.say(f"{weapon} on {target}: {needs} or more ({found.words}): {odds}", blow.unit)
    by = state.units[blow.unit].commander
    faces = yield from game.roll(
        f"{weapon} on {target}, {needs} or more",
        dice,
        by=by,
        about=(blow.unit, blow.target),
        tells=lambda faces: verdict(faces, found.skill, found.defence),
    )
    result = verdict(faces, found.skill, found.defence)
    told = {"miss": "it misses", "hit": "it hits", "critical": "it hits critically"}[result]
    game.judge(told, blow.unit, f"{weapon} hits {target}", result != "miss")
    return result


def wound(game: Game, blow: Blow, target: str, *, blast: bool = False) -> Flow[tuple[int, str]]:
    """Make the damage roll of an attack against one character: how much it does, and its words."""
    state = game.state
    weapon = state.profiles[blow.weapon]
    power = weapon.stats.get(POW)
    if power is None:
        return 0, weapon.name
    strength = number(game, STR, blow.unit).value if is_melee(state, blow.weapon) else 0
    total = blast_power(power) if blast else power + strength
    armour = number(game, ARM, target, foe=blow.unit, about=Blown(blast=blast)).value
    boosted = not blast and (blow.charged or blow.free)
    extra = 1 if boosted else (yield from boost(game, blow, "damage")) if not blast else 0
    why = f"{'blast of ' if blast else ''}{weapon.name}"
    what = f"damage of {why}, POW {total} vs ARM {armour}"
    by = state.units[blow.unit].commander
    faces = yield from game.roll(what, DICE + extra, by=by, about=(blow.unit, target), tells=sum)
    return damage(faces, total, armour), why


def boost(game: Game, blow: Blow, what: str) -> Flow[int]:
    """Let a character spend a point of focus on one more die; gives the dice added."""
    state = game.state
    held = state.effects_on(blow.unit, FOCUS)
    if blow.free or not is_up(state, blow.unit) or not held or not held[0].amount:
        return 0
    by, name, left = state.units[blow.unit].commander, state.units[blow.unit].name, held[0].amount
    words = either(
        f"Boost the {what} roll of {name}",
        f"roll {DICE + 1} dice for 1 of {left} focus",
        f"roll {DICE} dice and keep the focus",
    )
    if not (yield from game.confirm(words, by=by)):
        return 0
    game.emit(EffectChanged(held[0].id, held[0].amount - 1))
    return 1


def focus_of(state: State, unit: str) -> int:
    """Return the focus that a character has at the start of each of its turns."""
    return printed(state, unit, FOCUS_EACH_TURN)
