"""What a weapon leaves on the table and strikes with later: markers, each with an effect that acts for it."""

from battlefield.geometry.shapes import Point, Template
from battlefield.rulebooks.warsurge.attack import Attack
from battlefield.rulebooks.warsurge.quick import finish_sequence
from battlefield.rulebooks.warsurge.sequence import strike
from battlefield.rules.events import EffectBegan, EffectEnded, MarkerLaid, MarkerTaken
from battlefield.rules.flow import Game
from battlefield.rules.perks import Bearer, Flow
from battlefield.rules.state import FOREVER, Effect, Marker, State, Until
from battlefield.rules.values import Scalar, info_of


def leave(
    game: Game,
    name: str,
    unit: str,
    weapon: str,
    at: Point,
    *,
    template: Template | None = None,
    until: Until = FOREVER,
    **facts: Scalar,
) -> str:
    """Lay a marker for a weapon, with an effect of that name that acts for it; gives its id."""
    state = game.state
    id_ = f"{name} {state.serial + 1}"
    side = state.units[unit].commander
    info = info_of({"weapon": weapon, **facts})
    game.emit(MarkerLaid(Marker(id_, name, at, side, unit, template, until, info)))
    game.emit(EffectBegan(Effect(game.state.serial + 1, name, id_, unit, 1, until, info)))
    return id_


def mark_of(state: State, bearer: Bearer) -> Marker | None:
    """Give the marker that an effect acts for."""
    return next((mark for mark in state.markers if mark.id == bearer.unit), None)


def take(game: Game, mark: str, why: str) -> None:
    """Take a marker off with what acts for it."""
    for effect in game.state.effects_on(mark):
        game.emit(EffectEnded(effect.id, why))
    game.emit(MarkerTaken(mark, why))


def strike_from(game: Game, bearer: Bearer, target: str, times: int = 1) -> Flow[Attack]:
    """Strike a unit with the weapon that left a marker, with its attacks so many times over."""
    effect = bearer.effect
    assert effect is not None
    attack = Attack(effect.by, str(effect.get("weapon")), target, (), 0.0, under=times, secondary=True)
    yield from strike(game, attack)
    yield from finish_sequence(game)
    return attack
