"""Dangerous Terrain: who moves into it, or begins to act in it, suffers its FX without a roll."""

from collections.abc import Iterator, Sequence

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_overlapping, is_within
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, exclusive_of
from battlefield.rulebooks.pulp_city.models.hurting import hurt
from battlefield.rulebooks.pulp_city.models.immunity import why_immune
from battlefield.rulebooks.pulp_city.models.models import is_inanimate
from battlefield.rulebooks.pulp_city.models.strike import Doors, Strike
from battlefield.rulebooks.pulp_city.models.vocabulary import DANGEROUS
from battlefield.rulebooks.pulp_city.words import KIND, LEVEL, PROFILE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Marker, State, Until
from battlefield.rules.scene.contents import Model, Terrain
from battlefield.rules.skirmish.single import figure_of, is_up
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import crosses, is_at_level
from battlefield.rules.table.sliding import deepest_along

MET = "has met"  # the danger that `by` names, in this Turn
_HURTS = 1


Leg = tuple[float, Sequence[Point]]
"""A stretch of a way: how high it runs, and its points."""


def tread(game: Game, unit: str, legs: Sequence[Leg], doors: Doors) -> Flow[None]:
    """Let a model suffer what it meets on its way, at the height that it goes; each danger once a Turn."""
    if not is_up(game.state, unit) or is_inanimate(game.state, unit):
        return
    model = figure_of(game.state, unit).model
    for mark in tuple(_dangers(game.state)):
        if any(_is_in(mark, model, leg) for leg in legs) and _is_new(game, unit, mark.id):
            yield from _suffer(game, unit, mark, doors)
    for piece in game.state.terrain:
        met = "dangerous" in piece.ground and any(_crosses(model, leg, piece) for leg in legs)
        if met and _is_new(game, unit, piece.id):
            hurt(game, unit, _HURTS, "dangerous ground")


def _crosses(model: Model, leg: Leg, piece: Terrain) -> bool:
    """Return whether any part of a base comes over a piece of ground, at its height."""
    return is_at_level(piece, leg[0]) and crosses(layout.base_of(model), leg[1], piece.outline)


def _is_in(mark: Marker, model: Model, leg: Leg) -> bool:
    """Return whether any part of a base comes into Dangerous Terrain, which is as high as its radius."""
    low, template = float(mark.get(LEVEL)), mark.template
    assert template is not None
    at_level = is_within(low, leg[0]) and is_within(leg[0], low + template.size / 2.0)
    return at_level and is_overlapping(deepest_along(template, model, leg[1]))


def _dangers(state: State) -> Iterator[Marker]:
    return (mark for mark in state.markers if mark.get(KIND) == DANGEROUS and mark.template)


def _is_new(game: Game, unit: str, danger: str) -> bool:
    """Note that a model meets a danger; False where it has done so in this Turn."""
    if any(effect.by == danger for effect in game.state.effects_on(unit, MET)):
        return False
    game.begin(MET, unit, by=danger, until=Until("step", game.state.clock.turn))
    return True


def _suffer(game: Game, unit: str, mark: Marker, doors: Doors) -> Flow[None]:
    action = danger_of(game.state, mark)
    if action is None:
        return
    reason = why_immune(game, unit, action.own, DANGEROUS)
    if reason:
        game.say(f"{mark.name} does nothing: {reason}", unit)
        return
    game.say(f"is in {mark.name}", unit)
    by = mark.by if mark.by in game.state.units else unit
    strike = Strike(by, action, unit, doors, centre=mark.at, is_repeat=True, may_answer=False, succeeded=True)
    yield from doors.strike(game, strike, action.fx)


def danger_of(state: State, mark: Marker) -> Exclusive | None:
    """Return what a danger does, as an action whose FX apply."""
    profile = state.profiles.get(mark.get(PROFILE))
    return exclusive_of(profile) if profile is not None else None
