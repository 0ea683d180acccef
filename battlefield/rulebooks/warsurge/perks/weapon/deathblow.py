"""Offensive perks that take more HP once a weapon has hurt its target: Deathblow and Gravity."""

from battlefield.rulebooks.warsurge.attack_moments import WeaponResolved, WeaponUsed
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import thrown, uses_weapon
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.merged_units import parts_mended
from battlefield.rulebooks.warsurge.units.stats import worth
from battlefield.rulebooks.warsurge.words import ITS_WEAPON, RESTORES, working
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Reacts
from battlefield.rules.core.state import Effect, State, Until

_weapon = Rows("Offensive", "weapon")

_WORTHY, _TOO_DEAR = "may be felled at a blow", "is worth too much"  # before the weapon hurts a target


def half_of(game: Game, unit: str) -> int:
    """Return what a unit loses that is brought down to half of its present HP, rounded up; 1 at least."""
    return max(1, game.state.hp(unit) // 2)


def hurt_by(game: Game, moment: WeaponResolved) -> list[tuple[str, int]]:
    """Return whom a weapon has cost HP and not all of them, or given HP back, with how many.

    Of units merged into one it is whoever suffers first.
    """
    found: dict[str, int] = {}
    for attack in moment.use.attacks:
        amount = attack.outcome.lost + attack.outcome.regained
        found[attack.target] = found.get(attack.target, 0) + amount
    return [(target, amount) for target, amount in found.items() if amount and game.state.living(target)]


def _change(game: Game, bearer: Bearer, target: str, amount: int) -> Flow[None]:
    """Let a unit lose HP, or regain as many where the weapon restores them."""
    restores = game.figure(RESTORES, 0, bearer.unit, weapon=bearer.weapon, foe=target)
    if restores.value > 0:
        parts = parts_mended(game.state, target, bearer.weapon)
        yield from gain(game, target, amount, restores.sources, by=bearer.unit, parts=parts)
    else:
        yield from lose(game, target, amount, bearer.perk.name, by=bearer.unit, weapon=bearer.weapon)


def _note_worth(game: Game, bearer: Bearer, moment: WeaponUsed) -> None:
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
            amount = game.state.hp(target) if all_ else -(-game.state.hp(target) // 2)
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
            if face >= bearer.number("face") and game.state.living(target):
                yield from _change(game, bearer, target, half_of(game, target))


DEATHBLOW = _weapon(
    "Deathblow",
    "Point Cost (Lesser), HP Loss, Specific",
    "A unit worth no more than the user that it hurts and leaves alive: on 2D6 of {halves} or more it loses"
    " half of its present HP, rounded up, and on {fells} all of them. One throw for each unit and use.",
    numbers={"halves": 9, "fells": 12},
    reacts=(Reacts(WeaponUsed, _note_worth, uses_weapon), Reacts(WeaponResolved, _deathblow, uses_weapon)),
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
