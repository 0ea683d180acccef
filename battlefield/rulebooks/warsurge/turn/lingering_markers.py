"""What a weapon leaves on the table and strikes with later: markers, each with an effect that acts for it."""

from typing import Any

from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.rulebooks.warsurge.attack.attack import RESIDUE, Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.striking import strike
from battlefield.rulebooks.warsurge.attack.targets import weapons_of
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import finish_sequence
from battlefield.rulebooks.warsurge.units.stats import reach_of
from battlefield.rulebooks.warsurge.words import ITS_FAR, ITS_WEAPON, ITS_WIELDER
from battlefield.rules.core.events import EffectEnded, MarkerLaid, MarkerTaken
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow
from battlefield.rules.core.state import FOREVER, GONE, Marker, State, Until
from battlefield.rules.core.values import Told
from battlefield.rules.core.words import LENDS

_STRIKES = "what its weapon left strikes"


def leave(
    game: Game,
    name: str,
    unit: str,
    weapon: str,
    at: Point,
    *facts: Told,
    template: Template | None = None,
    until: Until = FOREVER,
) -> str:
    """Lay a marker for a weapon, with an effect of that name that acts for it; gives its id."""
    state = game.state
    id_ = f"{name} {state.serial + 1}"
    side = state.units[unit].commander
    facts = (ITS_WEAPON(weapon), *facts)
    game.emit(MarkerLaid(Marker(id_, name, at, side, unit, template, until, tuple(sorted(facts)))))
    game.begin(name, id_, *facts, by=unit, until=until)
    return id_


def mark_of(state: State, bearer: Bearer) -> Marker | None:
    """Return the marker that an effect acts for."""
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
    weapon, far = effect.get(ITS_WEAPON), float(effect.get(ITS_FAR))
    reach = reach_of(game, effect.by, weapon, target)
    aimed = Aimed(effect.by, weapon, target, maker=effect.get(ITS_WIELDER), origin=RESIDUE)
    attack = Attack(aimed, Placement(far, under=times, reach=reach, far_edge=far))
    yield from still_heard(game, effect.by, weapon, strike(game, attack))
    yield from finish_sequence(game)
    return attack


def still_heard(game: Game, unit: str, weapon: str, struck: Flow[Any]) -> Flow[None]:
    """Let the perks of a weapon count while something strikes that it left, though nobody carries it now."""
    if game.state.units[unit].where != GONE and weapon in weapons_of(game.state, unit):
        yield from struck
        return
    game.begin(_STRIKES, unit, LENDS(weapon), by=unit)
    lent = game.state.serial
    yield from struck
    game.emit(EffectEnded(lent))
