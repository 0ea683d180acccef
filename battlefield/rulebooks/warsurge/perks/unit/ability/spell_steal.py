"""Spell Steal and Purge: units that take from enemies what perks give them, for themselves or for nobody."""

from collections.abc import Iterator
from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.attack import Attack, covered
from battlefield.rulebooks.warsurge.attack_moments import Targeted
from battlefield.rulebooks.warsurge.moments import PerkUsed
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.afflicting import heals
from battlefield.rulebooks.warsurge.perks.kit.ranks import PerkIsUsed, UnitIsTargeted
from battlefield.rulebooks.warsurge.perks.kit.reaching import is_in_reach, use_on
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, sees
from battlefield.rulebooks.warsurge.perks.unit.ability.illusion import ILLUSION, dispel
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.transport.passengers import fights
from battlefield.rulebooks.warsurge.turn.turns import roll_off
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import is_part, with_parts
from battlefield.rulebooks.warsurge.units.stat_tests import AetherResult, aether_test
from battlefield.rulebooks.warsurge.words import ITS_HEALS, TO_BE_TARGETED, USING_PERKS
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import TABLE, Effect, State
from battlefield.rules.table import layout

NAME = "Spell Steal"
_SPENT = f"used {NAME}"
_INCANTATION = "Incantation"
_BEGUN = ("Activate", "Aether", "Mastery Test")
_STAYS = "Transformation"


# who may


def _claimants(game: Game, caster: str, target: str) -> Iterator[Bearer]:
    """Give all that may steal from a caster now: enemies with this perk near whom it is for, and in sight."""
    state = game.state
    for bearer in game.book.bearers(state):
        unit = bearer.unit
        if bearer.perk.name != NAME or bearer.effect is not None or state.is_under(unit, _SPENT):
            continue
        barred = game.reason_against(USING_PERKS, unit, about=UsingPerk(bearer.perk))
        if not are_enemies(state, unit, caster) or barred or not is_up(game, unit):
            continue
        if is_in_reach(game, unit, target, bearer.number("radius"), sight=True):
            yield bearer


def _won(game: Game, caster: str, target: str, what: str) -> Flow[Bearer | None]:
    """Ask all that may, let those that want to test, and give the one with the lowest result that passed."""
    passed: list[tuple[Bearer, AetherResult]] = []
    for bearer in tuple(_claimants(game, caster, target)):
        by = game.state.units[bearer.unit].commander
        words = f"{NAME} with {game.state.units[bearer.unit].name}: {what}"
        if is_up(game, bearer.unit) and (yield from game.confirm(words, by=by)):
            found = yield from aether_test(game, bearer.unit, NAME, target=caster)
            if not (found.passed and found.upgraded):
                unit_status.mark(game, _SPENT, bearer.unit)
            if found.passed:
                passed.append((bearer, found))
    if not passed:
        return None
    least = min(found.total for _, found in passed)
    best: dict[str, Bearer] = {}
    for bearer, found in passed:
        if found.total == least:
            best.setdefault(game.state.units[bearer.unit].commander, bearer)
    return best[(yield from roll_off(game, NAME, tuple(best)))]


# what


def _is_aether(state: State, bearer: Bearer, moment: PerkUsed) -> bool:
    return not moment.contested and are_enemies(state, bearer.unit, moment.unit)


def _take_over(game: Game, _bearer: Bearer, moment: PerkUsed) -> Flow[None]:
    perk = game.book.get(moment.perk)
    if moment.contested or perk is None or "Aether" not in perk.terms:
        return
    moment.contested = True
    target = moment.target or moment.unit
    winner = yield from _won(game, moment.unit, target, f"take {moment.perk} over")
    if winner is not None:
        moment.taker = winner.unit
        game.say(f"{NAME}: {game.state.units[winner.unit].name} has {moment.perk} now", winner.unit)


def _is_incantation(state: State, bearer: Bearer, moment: Targeted) -> bool:
    chanted = bool(moment.weapon) and state.profiles[moment.weapon].has(_INCANTATION)
    free = chanted and moment.attack is not None and not moment.attack.secondary and not moment.contested
    return free and are_enemies(state, bearer.unit, moment.attacker)


def _redirect(game: Game, _bearer: Bearer, moment: Targeted) -> Flow[None]:
    """Let whoever wins the incantation point it at somebody that it sees."""
    moment.contested = True
    what = f"redirect {game.state.profiles[moment.weapon].name}"
    winner = yield from _won(game, moment.attacker, moment.target, what)
    if winner is None:
        return
    state, by = game.state, game.state.units[winner.unit].commander
    helps = heals(state, moment.weapon)
    words = {
        unit.id: unit.name
        for unit in state.on_table()
        if (unit.commander == by) == helps and is_up(game, unit.id) and unit.id != moment.target
        if any(unit.id == winner.unit or sees(state, winner.unit, e) for e in _as_one(state, unit.id, helps))
        and not game.reason_against(TO_BE_TARGETED, unit.id, weapon=moment.weapon, foe=winner.unit)
    }
    chosen = yield from game.choose(f"{NAME}: whom it strikes instead", words, by=by, least=0)
    if chosen:
        moment.target = chosen[0]
        _re_aim(game, moment.attack, chosen[0])


def _as_one(state: State, unit: str, helps: bool) -> tuple[str, ...]:
    """Return whom to see: an enemy or a sergeant of it, who is no target beside its unit; a friend itself."""
    if helps:
        return (unit,)
    return () if is_part(state, unit) else with_parts(state, unit)


def _re_aim(game: Game, attack: Attack, target: str) -> None:
    """Work out distance, melee and cover anew for another target."""
    state, caster = game.state, attack.attacker
    melee = target != caster and fights(state, caster, target)
    on_table = state.units[caster].where == TABLE
    far = 0.0 if target == caster or not on_table else layout.between(state, caster, target).gap
    open_ = target == caster or melee or not attack.wielders
    cover = not open_ and covered(game, caster, attack.wielders, target)
    placed = replace(attack.placed, distance=far, melee=melee, into_melee=False, out_of_melee=False)
    attack.place(replace(placed, cover=cover))


# Purge


def _boons(game: Game, target: str) -> tuple[Effect, ...]:
    """Return what is in force on a unit and its parts that a perk of its own side has begun, or heals it."""
    found = (e for each in with_parts(game.state, target) for e in game.state.effects_on(each))
    return tuple(effect for effect in found if _is_boon(game, effect))


def _is_boon(game: Game, effect: Effect) -> bool:
    perk = game.book.get(effect.name)
    if perk is None or are_enemies(game.state, effect.by, effect.on):
        return False
    begun = perk.family != _STAYS and any(term in _BEGUN for term in perk.terms)
    return begun or effect.get(ITS_HEALS) or effect.name == ILLUSION


def _has_any(game: Game, _bearer: Bearer, target: str) -> str:
    return "" if _boons(game, target) else "there is nothing to purge"


def _purge(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    for effect in _boons(game, target):
        game.emit(EffectEnded(effect.id, bearer.perk.name))
    for each in with_parts(game.state, target):
        yield from dispel(game, each, bearer.perk.name)


PERKS: tuple[Perk, ...] = (
    *(
        ability(
            f"Purge {rank}",
            'Point Cost (Double), Mastery Test, Radius (24")',
            f'After a Mastery Test, an enemy within {{radius}}"{where} that costs no more than double loses'
            " what perks that are activated or tested for have given it, illusions too, and afflictions"
            " that heal it. What has transformed it stays.",
            numbers={"radius": 24},
            uses=(use_on("purge", "enemies", _purge, sight=sight, test=True, extra=_has_any),),
            rulings=("W-Purge-1",),
        )
        for rank, sight, where in (("I", True, " and in sight"), ("II", False, ", seen or not,"))
    ),
    ability(
        NAME,
        'Aether, Specific, Radius (18"), Stat Change',
        'Once a turn, by an Aether Test: what an enemy within {radius}" and in sight gains by Aether is its'
        ' own instead; or an Incantation aimed at somebody within {radius}" and in sight strikes whom it'
        " sees instead. A 2 does not count as its use.",
        numbers={"radius": 18},
        reacts=(
            Reacts(PerkUsed, _take_over, _is_aether, rank=PerkIsUsed.STEALS),
            Reacts(Targeted, _redirect, _is_incantation, rank=UnitIsTargeted.STEALS),
        ),
        rulings=("W-SpellSteal-1", "W-SpellSteal-2"),
    ),
)
