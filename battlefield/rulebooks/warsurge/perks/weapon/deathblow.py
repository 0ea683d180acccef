"""Offensive perks that take more HP once a weapon has hurt its target: Deathblow and Gravity."""

from battlefield.rulebooks.warsurge.attack_moments import SingledOut, WeaponResolved, WeaponUsed
from battlefield.rulebooks.warsurge.perks.kit.afflicting import bears
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import thrown, uses_weapon
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, in_turn_to_suffer, parts_mended
from battlefield.rulebooks.warsurge.units.stats import worth
from battlefield.rulebooks.warsurge.words import ITS_WEAPON, RESTORES, working
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Reacts
from battlefield.rules.core.state import Effect, State, Until

_weapon = Rows("Offensive", "weapon")

_WORTHY, _TOO_DEAR = "may be felled at a blow", "is worth too much"  # before the weapon hurts a target


def _present(game: Game, unit: str) -> int:
    """Return the HP that a unit and its sergeants have now."""
    return sum(game.state.hp(each) for each in _in_turn(game, unit))


def _in_turn(game: Game, unit: str) -> list[str]:
    """Return a unit and its sergeants, whoever suffers first before others."""
    return [each for each in in_turn_to_suffer(game, unit) if belongs_to(game.state, each, unit)]


def hurt_by(game: Game, moment: WeaponResolved) -> list[tuple[str, int]]:
    """Return whom a weapon has cost HP and not all of them, or given HP back, with how many.

    Of units merged into one it is whoever suffers first, its sergeants with it, and who was singled out.
    """
    found: dict[str, int] = {}
    for attack in moment.use.attacks:
        for each in (attack, *attack.followed):
            bearing = bears(game.state, each)
            target = attack.target if belongs_to(game.state, bearing, attack.target) else bearing
            found[target] = found.get(target, 0) + each.outcome.lost + each.outcome.regained
    hurt = ((target, amount) for target, amount in found.items() if target and amount)
    return [(target, amount) for target, amount in hurt if _present(game, target) > 0]


def _change(game: Game, bearer: Bearer, target: str, amount: int) -> Flow[None]:
    """Let a unit and then its sergeants lose HP, or regain as many where the weapon restores them."""
    restores = game.figure(RESTORES, 0, bearer.unit, weapon=bearer.weapon, foe=target)
    if restores.value > 0:
        parts = parts_mended(game.state, target, bearer.weapon)
        yield from gain(game, target, amount, restores.sources, by=bearer.unit, parts=parts)
        return
    for each in _in_turn(game, target):
        taken = min(amount, game.state.hp(each))
        if taken > 0:
            yield from lose(game, each, taken, bearer.perk.name, by=bearer.unit, weapon=bearer.weapon)
            amount -= taken


def _note_worth(game: Game, bearer: Bearer, moment: WeaponUsed | SingledOut) -> None:
    """Compare point costs before the weapon changes them, once a use for each target."""
    if not any(effect.on == moment.target for effect in _notes(game.state, bearer)):
        may = worth(game, moment.target, targeted=True) <= worth(game, bearer.unit)
        name, until = _WORTHY if may else _TOO_DEAR, Until("sequence", game.state.clock.turn)
        game.begin(name, moment.target, ITS_WEAPON(bearer.weapon), by=bearer.unit, until=until)


def _notes(state: State, bearer: Bearer) -> list[Effect]:
    mine = (e for e in state.effects if e.name in (_WORTHY, _TOO_DEAR) and e.by == bearer.unit)
    return [effect for effect in mine if effect.get(ITS_WEAPON) == bearer.weapon]


def _deathblow(game: Game, bearer: Bearer, moment: WeaponResolved) -> Flow[None]:
    """Roll two dice for each unit hurt that was worth no more: 9 halves its HP, 12 takes them all."""
    worthy = _taken_notes(game, bearer)
    for target, _ in hurt_by(game, moment):
        if target not in worthy:
            continue
        reason = game.reason_against(working(bearer.perk.name), target, foe=bearer.unit, weapon=bearer.weapon)
        if reason:
            game.say(f"no {bearer.perk.name}: {reason}", target)
            continue
        total = sum((yield from thrown(game, bearer, 2, tells=sum)))
        if total >= bearer.number("halves"):
            all_ = total >= bearer.number("fells")
            present = _present(game, target)
            amount = present if all_ else -(-present // 2)
            yield from _change(game, bearer, target, amount)


def _taken_notes(game: Game, bearer: Bearer) -> list[str]:
    """Return who was worth no more, and forget it."""
    notes = _notes(game.state, bearer)
    for effect in notes:
        game.emit(EffectEnded(effect.id))
    return [effect.on for effect in notes if effect.name == _WORTHY]


def _gravity(game: Game, bearer: Bearer, moment: WeaponResolved) -> Flow[None]:
    """Roll a die for each HP lost; each 6 brings the target down to half of what it then has."""
    for target, lost in hurt_by(game, moment):
        reason = game.reason_against(working(bearer.perk.name), target, foe=bearer.unit, weapon=bearer.weapon)
        if reason:
            game.say(f"no {bearer.perk.name}: {reason}", target)
            continue
        faces = yield from thrown(game, bearer, lost)
        for face in faces:
            present = _present(game, target)
            if face >= bearer.number("face") and present > 0:
                yield from _change(game, bearer, target, max(1, present // 2))


DEATHBLOW = _weapon(
    "Deathblow",
    "Point Cost (Lesser), HP Loss, Specific",
    "A unit worth no more than the user that it hurts and leaves alive: on 2D6 of {halves} or more it loses"
    " half of its present HP, rounded up, and on {fells} all of them. One throw for each unit and use.",
    numbers={"halves": 9, "fells": 12},
    reacts=(
        Reacts(WeaponUsed, _note_worth, uses_weapon),
        Reacts(SingledOut, _note_worth, uses_weapon),
        Reacts(WeaponResolved, _deathblow, uses_weapon),
    ),
    rulings=("W-Deathblow-1",),
)
GRAVITY = _weapon(
    "Gravity",
    "HP Loss, D6 (6+), Specific",
    "For each HP that a target lost to it a die is rolled; each {face} brings the target down to half of"
    " the HP it has then, rounded up, by 1 at least.",
    numbers={"face": 6},
    reacts=(Reacts(WeaponResolved, _gravity, uses_weapon),),
)
