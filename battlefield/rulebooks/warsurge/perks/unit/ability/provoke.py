"""Provoke: a unit that draws an enemy's fire upon itself."""

from battlefield.rulebooks.warsurge.perks.kit.afflicting import is_proof
from battlefield.rulebooks.warsurge.perks.kit.reaching import targets, used
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to
from battlefield.rulebooks.warsurge.words import DRAWS_FIRE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Use
from battlefield.rules.core.state import Until

_row = Rows("Ability")

PROVOKE = "Provoke"


# Provoke


def _found(game: Game, bearer: Bearer) -> tuple[str, ...]:
    """Give the enemies near and seen, and those that it fights hand to hand, that are not provoked by it."""
    return targets(game, bearer, bearer.number("radius"), "enemies", extra=_is_new)


def _is_new(game: Game, bearer: Bearer, target: str) -> str:
    provoked = any(e.by == bearer.unit for e in game.state.effects_on(target, PROVOKE))
    return "it has provoked that already" if provoked else ""


def _cannot(game: Game, bearer: Bearer) -> str:
    return "" if _found(game, bearer) else f"nobody is there for {bearer.perk.name}"


def _provoke(game: Game, bearer: Bearer) -> Flow[None]:
    words = {id_: game.state.units[id_].name for id_ in _found(game, bearer)}
    by = game.state.units[bearer.unit].commander
    target = yield from game.choose_one(f"target of {bearer.perk.name}", words, by=by)
    if target:
        yield from used(game, bearer, target, _lay, test=True)


def _lay(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    yield from game.lay(PROVOKE, target, by=bearer.unit, until=Until("turn", game.state.clock.turn))


def _provokes(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let whoever provoked a unit draw its fire and its parts', as long as it stands."""
    if bearer.effect is None or ask.unit != bearer.effect.by or not is_up(game_of(ask), ask.unit):
        return None
    drawn = belongs_to(ask.state, ask.foe, bearer.unit) and not is_proof(ask, bearer, ask.foe)
    return plus(1, PROVOKE) if drawn else None


PERKS: tuple[Perk, ...] = (
    *(
        ability(
            f"{PROVOKE} {rank}",
            f'Mastery Test, Radius ({radius}")',
            'After a Mastery Test, an enemy within {radius}" and in sight, or in a melee with it, aims every'
            " weapon that reaches it at it this turn; those that heal are free, and others that draw its"
            " fire may be aimed at instead.",
            numbers={"radius": radius},
            uses=(Use("provoke", _provoke, _cannot),),
            rulings=("W-Provoke-1",),
        )
        for rank, radius in (("I", 12), ("II", 24))
    ),
    _row.effect(
        PROVOKE,
        "It has to aim at whoever provoked it.",
        gives=(Gives(DRAWS_FIRE, _provokes, "under", mine=False),),
    ),
)
