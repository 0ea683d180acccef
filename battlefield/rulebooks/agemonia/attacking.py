"""An attack: its targets and damage, what shields and reactive checks keep off, and what follows."""

from dataclasses import dataclass

from battlefield.rulebooks.agemonia.conditions import gain
from battlefield.rulebooks.agemonia.dice import active_check, reactive_check
from battlefield.rulebooks.agemonia.figures import (
    action_stat,
    effect_of,
    is_ally,
    is_up,
    kind_of,
    number_of,
    present,
    stat,
)
from battlefield.rulebooks.agemonia.hurting import drain, hurt, settle
from battlefield.rulebooks.agemonia.moments import Attacked
from battlefield.rulebooks.agemonia.movement.forcing import Forced, force_all
from battlefield.rulebooks.agemonia.movement.ground import answers, foes_in
from battlefield.rulebooks.agemonia.targets import (
    attackable,
    centres,
    is_area_attack,
    is_line_attack,
    lines,
    on_line,
    struck,
)
from battlefield.rulebooks.agemonia.vocabulary import CONDITIONS, CURSED, INVISIBLE, MAGIC, RANGED, WEAKENED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Limits
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of, name_of, sees_within

FORCES: tuple[Forced, ...] = ("Pull", "Push")
MIRROR = "Mirror"
_HARM = ("damage", "stamina")


@dataclass(frozen=True, slots=True)
class Blow:
    """What an attack does to each target before anything keeps it off."""

    unit: str
    weapon: str
    damage: int
    stamina: int
    ability: str


def ability_of(state: State, weapon: str) -> str:
    """Return the ability that an attack is made with, or that Allies bear an Enemy's attack with."""
    held = effect_of(state, weapon, "Check")
    return str(dict(held.info).get("of", "might")) if held is not None else "might"


def attack(game: Game, unit: str, weapon: str) -> Flow[bool]:
    """Attack with a weapon; False where there is nobody to target."""
    targets = yield from _targets(game, unit, weapon)
    if not targets:
        game.say("there is nobody to attack", unit)
        return False
    yield from strike(game, unit, weapon, targets)
    return True


def strike(game: Game, unit: str, weapon: str, targets: tuple[str, ...]) -> Flow[None]:
    """Resolve an attack against those whom it targets."""
    source = area_of(game.state, unit)
    blow = yield from _declared(game, unit, weapon)
    for name in _used_up(game.state, blow):
        game.lift(unit, name, "attacked")
    for target in targets:
        if is_up(game.state, target):
            yield from _strike(game, blow, target)
    game.lift(unit, CURSED, "attacked")
    settle(game)
    yield from _force(game, blow, targets, source)


def _used_up(state: State, blow: Blow) -> tuple[str, ...]:
    """Return the conditions that end as an attack is made; one without damage is not weakened."""
    harms = is_ally(state, blow.unit) or any(action_stat(state, blow.weapon, each) for each in _HARM)
    return (WEAKENED, INVISIBLE) if harms else (INVISIBLE,)


def _targets(game: Game, unit: str, weapon: str) -> Flow[tuple[str, ...]]:
    """Choose all targets before any die is rolled."""
    if is_line_attack(game.state, weapon):
        return (yield from _along_a_line(game, unit, weapon))
    state, side = game.state, game.state.units[unit].commander
    if is_area_attack(state, weapon):
        areas = {area: name_of(state, area) for area in centres(state, unit, weapon)}
        centre = yield from game.choose_one("the centre of the attack", areas, by=side)
        return struck(state, unit, weapon, centre) if centre else ()
    found = {foe: state.units[foe].name for foe in attackable(state, unit, weapon)}
    most = max(1, action_stat(state, weapon, "targets", 1))
    return (yield from game.choose(f"targets of {state.profiles[weapon].name}", found, by=side, most=most))


def _along_a_line(game: Game, unit: str, weapon: str) -> Flow[tuple[str, ...]]:
    """Choose a line of areas, and one foe in each of them."""
    state, side, found = game.state, game.state.units[unit].commander, list[str]()
    known = {" > ".join(line): line for line in lines(state, unit, weapon)}
    words = {id_: ", ".join(name_of(state, area) for area in line) for id_, line in known.items()}
    chosen = yield from game.choose_one("the line of the attack", words, by=side)
    for area in known.get(chosen, ()):
        there = {foe: state.units[foe].name for foe in on_line(state, unit, area)}
        found.append((yield from game.choose_one(f"target in {name_of(state, area)}", there, by=side)))
    return tuple(foe for foe in found if foe)


def _declared(game: Game, unit: str, weapon: str) -> Flow[Blow]:
    """Find what an attack does: an Ally's successes and its bonus, an Enemy's printed damage."""
    state, ability = game.state, ability_of(game.state, weapon)
    damage, stamina = action_stat(state, weapon, "damage"), action_stat(state, weapon, "stamina")
    if is_ally(state, unit):
        found = yield from active_check(game, unit, ability, state.profiles[weapon].name, weapon=weapon)
        return Blow(unit, weapon, damage + found, stamina, ability)
    least = Limits("down", 0)
    if stamina and not damage:
        stamina = game.figure("stamina loss", stamina, unit, weapon=weapon, limits=least).value
    figured = game.figure("damage", damage, unit, weapon=weapon, limits=least)
    return Blow(unit, weapon, figured.value, stamina, ability)


def obstruction(state: State, unit: str, target: str, weapon: str) -> int:
    """Return what an Obstructed aim takes off an Ally's or Enemy's shot: 1, or nothing."""
    aimed = not is_area_attack(state, weapon) and not is_line_attack(state, weapon)
    if kind_of(state, weapon) not in (RANGED, MAGIC) or not aimed:
        return 0
    here, there = area_of(state, unit), area_of(state, target)
    others = {area_of(state, each.id) for each in present(state) if each.id not in (unit, target)}
    if foes_in(state, here, unit) or there in others:
        return 1
    free = [area.id for area in state.areas if area.id not in others]
    return 0 if sees_within(state, here, there, free) else 1


def _strike(game: Game, blow: Blow, target: str) -> Flow[None]:
    """Resolve an attack against one target, and let everybody know what it suffered."""
    state = game.state
    damage = max(0, blow.damage - obstruction(state, blow.unit, target, blow.weapon))
    stamina, had = blow.stamina, damage + blow.stamina
    if is_mirrored(state, blow, target):
        hurt(game, blow.unit, had, MIRROR, target)
        yield from game.tell(Attacked(blow.unit, target, blow.weapon))
        return
    if is_ally(state, target):
        kept = yield from _kept_off(game, blow, target)
        damage, stamina = max(0, damage - kept), max(0, stamina - max(0, kept - damage))
    else:
        damage = max(0, damage - shield_against(game, blow, target))
    why = state.profiles[blow.weapon].name
    drained, more = drain(game, target, stamina, why, blow.unit)
    taken = more + hurt(game, target, damage, why, blow.unit)
    if damage or stamina or not had:
        yield from _conditions(game, blow, target)
    yield from game.tell(Attacked(blow.unit, target, blow.weapon, taken, drained))


def is_mirrored(state: State, blow: Blow, target: str) -> bool:
    """Return whether a figure turns an attack back on whoever makes it."""
    held = next((each for each in state.profile_of(target).perks if each.name == MIRROR), None)
    return held is not None and answers(state, held, target, blow.unit, blow.weapon)


def _kept_off(game: Game, blow: Blow, target: str) -> Flow[int]:
    if not blow.damage and not blow.stamina:
        return 0
    what = f"reactive check against {game.state.profiles[blow.weapon].name}"
    return (yield from reactive_check(game, target, blow.ability, what))


def shield_against(game: Game, blow: Blow, target: str) -> int:
    """Return the shield of an Enemy that counts against an attack: Pierce ignores as much as it says."""
    held = effect_of(game.state, blow.weapon, "Pierce")
    shield = stat(game, target, "shield", foe=blow.unit).value
    return max(0, shield - (number_of(held, "amount", 1) if held is not None else 0))


def _conditions(game: Game, blow: Blow, target: str) -> Flow[None]:
    for held in game.state.profiles[blow.weapon].perks:
        if held.name in CONDITIONS:
            yield from gain(game, target, held.name, blow.unit)


def _force(game: Game, blow: Blow, targets: tuple[str, ...], source: str) -> Flow[None]:
    """Pull or push the targets that are left, as the attack says."""
    for how in FORCES:
        held = effect_of(game.state, blow.weapon, how)
        left = tuple(target for target in targets if is_up(game.state, target))
        if held is not None and left and blow.unit in game.state.units:
            yield from force_all(game, left, source, how, number_of(held, "amount", 1), blow.unit)
