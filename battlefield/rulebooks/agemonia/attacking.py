"""An attack: its targets and damage, what shields and reactive checks keep off, and what follows."""

from dataclasses import dataclass

from battlefield.rulebooks.agemonia.dice import active_check, reactive_check
from battlefield.rulebooks.agemonia.figures import action_stat, check_of, is_ally, stat
from battlefield.rulebooks.agemonia.hurting import drain, hurt, settle
from battlefield.rulebooks.agemonia.moments import Attacked, AttackMade, AttackRolled, Striking
from battlefield.rulebooks.agemonia.movement.ground import foes_in
from battlefield.rulebooks.agemonia.rows import Deed, Row, Whom
from battlefield.rulebooks.agemonia.targets import (
    attackable,
    centres,
    is_area_attack,
    is_line_attack,
    lines,
    on_line,
    struck,
)
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.vocabulary import MAGIC, RANGED
from battlefield.rulebooks.agemonia.words import DAMAGE, MIGHT, SHIELD, STAMINA, STAMINA_LOSS, TARGETS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Limits
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import is_up, present, weapon_kind
from battlefield.rules.table.areas import area_of, name_of, sees_within


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
    return check_of(state, weapon, MIGHT)


def deeds(game: Game, turn: Turn, weapon: str, whom: Whom) -> list[Deed]:
    """Return what an action does to some, in the order in which that comes about."""
    found, source = list[Deed](), area_of(game.state, turn.unit)
    for held in game.state.profiles[weapon].perks:
        row = game.book.heard(held.name, held.info)
        if isinstance(row, Row) and row.applies is not None and row.applies.whom == whom:
            found.append(Deed(row, row.applies, held, turn.unit, weapon, source, turn))
    return sorted(found, key=lambda deed: deed.applies.rank)


def attack(game: Game, turn: Turn, weapon: str) -> Flow[None]:
    """Attack with a weapon."""
    targets = yield from _targets(game, turn.unit, weapon)
    if targets:
        yield from strike(game, turn, weapon, targets)
    else:
        game.say("there is nobody to attack", turn.unit)


def strike(game: Game, turn: Turn, weapon: str, targets: tuple[str, ...]) -> Flow[None]:
    """Resolve an attack against those whom it targets."""
    struck_too, after = (deeds(game, turn, weapon, whom) for whom in ("struck", "targets"))
    blow = yield from _declared(game, turn.unit, weapon)
    yield from game.tell(AttackRolled(turn.unit, weapon))
    for target in targets:
        if is_up(game.state, target):
            yield from _strike(game, blow, target, struck_too)
    yield from game.tell(AttackMade(turn.unit, weapon))
    settle(game)
    for deed in after:
        yield from deed.applies.act(game, deed, targets)


def _targets(game: Game, unit: str, weapon: str) -> Flow[tuple[str, ...]]:
    """Choose all targets before any die is rolled."""
    if is_line_attack(game.state, weapon):
        return (yield from _along_a_line(game, unit, weapon))
    state, side = game.state, game.state.units[unit].commander
    if is_area_attack(state, weapon):
        areas = {area: name_of(state, area) for area in centres(game, unit, weapon)}
        centre = yield from game.choose_one("the centre of the attack", areas, by=side)
        return struck(state, unit, weapon, centre) if centre else ()
    most, chosen = max(1, action_stat(state, weapon, TARGETS, 1)), list[str]()
    while len(chosen) < most:
        found = {foe: state.units[foe].name for foe in attackable(game, unit, weapon, chosen)}
        what = f"targets of {state.profiles[weapon].name}"
        chosen += yield from game.choose(what, found, by=side, most=most - len(chosen))
        if is_ally(state, unit) or not found or not set(found) <= set(chosen):
            break  # an Enemy goes on with those it prefers next
    return tuple(chosen)


def _along_a_line(game: Game, unit: str, weapon: str) -> Flow[tuple[str, ...]]:
    """Choose a line of areas, and one foe in each of them."""
    state, side, found = game.state, game.state.units[unit].commander, list[str]()
    known = {" > ".join(line): line for line in lines(game, unit, weapon)}
    words = {id_: ", ".join(name_of(state, area) for area in line) for id_, line in known.items()}
    chosen = yield from game.choose_one("the line of the attack", words, by=side)
    for area in known.get(chosen, ()):
        there = {foe: state.units[foe].name for foe in on_line(game, unit, area)}
        found.append((yield from game.choose_one(f"target in {name_of(state, area)}", there, by=side)))
    return tuple(foe for foe in found if foe)


def _declared(game: Game, unit: str, weapon: str) -> Flow[Blow]:
    """Find what an attack does: an Ally's successes and its bonus, an Enemy's printed damage."""
    state, ability = game.state, ability_of(game.state, weapon)
    damage, stamina = action_stat(state, weapon, DAMAGE), action_stat(state, weapon, STAMINA)
    if is_ally(state, unit):
        found = yield from active_check(game, unit, ability, state.profiles[weapon].name, weapon=weapon)
        harm = game.figure(DAMAGE, damage + found, unit, weapon=weapon, limits=Limits("down", 0))
        return Blow(unit, weapon, harm.value, stamina, ability)
    least = Limits("down", 0)
    if stamina and not damage:
        stamina = game.figure(STAMINA_LOSS, stamina, unit, weapon=weapon, limits=least).value
    figured = game.figure(DAMAGE, damage, unit, weapon=weapon, limits=least)
    return Blow(unit, weapon, figured.value, stamina, ability)


def obstruction(state: State, unit: str, target: str, weapon: str) -> int:
    """Return what an Obstructed aim takes off an Ally's or Enemy's shot: 1, or nothing."""
    aimed = not is_area_attack(state, weapon) and not is_line_attack(state, weapon)
    if weapon_kind(state, weapon) not in (RANGED, MAGIC) or not aimed:
        return 0
    here, there = area_of(state, unit), area_of(state, target)
    others = {area_of(state, each.id) for each in present(state) if each.id not in (unit, target)}
    if foes_in(state, here, unit) or there in others:
        return 1
    free = [area.id for area in state.areas if area.id not in others]
    return 0 if sees_within(state, here, there, free) else 1


def _strike(game: Game, blow: Blow, target: str, also: list[Deed]) -> Flow[None]:
    """Resolve an attack against one target, and let everybody know what it suffered."""
    state = game.state
    damage = max(0, blow.damage - obstruction(state, blow.unit, target, blow.weapon))
    stamina, had = blow.stamina, damage + blow.stamina
    moment = Striking(blow.unit, target, blow.weapon)
    yield from game.tell(moment)
    if moment.returned:
        hurt(game, blow.unit, had, moment.returned, target)
        yield from game.tell(Attacked(blow.unit, target, blow.weapon))
        return
    if is_ally(state, target):
        kept = yield from _kept_off(game, blow, target)
        damage, stamina = max(0, damage - kept), max(0, stamina - max(0, kept - damage))
    else:
        shield = stat(game, target, SHIELD, weapon=blow.weapon, foe=blow.unit).value
        damage = max(0, damage - shield)
    why = state.profiles[blow.weapon].name
    drained = drain(game, target, stamina, why)
    taken = hurt(game, target, stamina - drained + damage, why, blow.unit)
    if damage or stamina or not _harms(state, blow):
        for deed in also:
            yield from deed.applies.act(game, deed, (target,))
    yield from game.tell(Attacked(blow.unit, target, blow.weapon, taken, drained))


def _harms(state: State, blow: Blow) -> bool:
    """Return whether an attack does any damage before something keeps it off: an Enemy's by its print."""
    printed = (action_stat(state, blow.weapon, each) for each in (DAMAGE, STAMINA))
    return bool(blow.damage or blow.stamina) or (not is_ally(state, blow.unit) and any(printed))


def _kept_off(game: Game, blow: Blow, target: str) -> Flow[int]:
    if not blow.damage and not blow.stamina:
        return 0
    what = f"reactive check against {game.state.profiles[blow.weapon].name}"
    return (yield from reactive_check(game, target, blow.ability, what))
