"""Purge: taking from an enemy what perks have given it."""

from battlefield.rulebooks.warsurge.perks.kit.reaching import use_on
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.perks.unit.ability.illusion import ILLUSION, dispel
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.words import ITS_HEALS
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Perk
from battlefield.rules.core.state import Effect

_BEGUN = ("Activate", "Aether", "Mastery Test")
_SPARED = "Transformation"


def _boons(game: Game, target: str) -> tuple[Effect, ...]:
    """Return what is in force on a unit that a perk of its own side has begun, and what heals it."""
    return tuple(effect for effect in game.state.effects_on(target) if _is_boon(game, effect))


def _is_boon(game: Game, effect: Effect) -> bool:
    perk = game.book.get(effect.name)
    if perk is None or are_enemies(game.state, effect.by, effect.on):
        return False
    begun = perk.family != _SPARED and any(term in _BEGUN for term in perk.terms)
    return begun or effect.get(ITS_HEALS) or effect.name == ILLUSION


def _has_any(game: Game, _bearer: Bearer, target: str) -> str:
    return "" if _boons(game, target) else "there is nothing to purge"


def _purge(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    for effect in _boons(game, target):
        game.emit(EffectEnded(effect.id, bearer.perk.name))
    yield from dispel(game, target, bearer.perk.name)


PERKS: tuple[Perk, ...] = tuple(
    ability(
        f"Purge {rank}",
        'Point Cost (Double), Mastery Test, Radius (24")',
        f'After a Mastery Test, an enemy within {{radius}}"{where} that costs no more than double loses what'
        " perks that are activated or tested for have given it, illusions too, and afflictions that heal it."
        " What has transformed it stays.",
        numbers={"radius": 24},
        uses=(use_on("purge", "enemies", _purge, sight=sight, test=True, extra=_has_any),),
        rulings=("W-Purge-1",),
    )
    for rank, sight, where in (("I", True, " and in sight"), ("II", False, ", seen or not,"))
)
