"""Whom an action may target: range, sight, melee reach, and whom Enemies prefer."""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from battlefield.rulebooks.agemonia.figures import (
    action_stat,
    are_foes,
    foes_of,
    is_ally,
    may_be_targeted,
)
from battlefield.rulebooks.agemonia.movement.ground import is_full, range_between
from battlefield.rulebooks.agemonia.vocabulary import MELEE
from battlefield.rulebooks.agemonia.words import BE_TARGETED, LINE, RADIUS, RANGE, TAUNT
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import present, printed, weapon_kind
from battlefield.rules.table.areas import area_of, graph, kinds_between, sees, sees_within, steps_from

_Place = TypeVar("_Place", str, tuple[str, ...])


def in_melee(state: State, here: str, there: str) -> bool:
    """Return whether melee attacks reach from one area into another: the same, or a full one beside it.

    Neither solid barriers nor double lines are struck across.
    """
    if here == there:
        return True
    level = graph(state).area(here).height == graph(state).area(there).height
    return level and "open" in kinds_between(state, here, there) and is_full(state, there)


def is_in_range(state: State, here: str, there: str, most: int) -> bool:
    """Return whether an area is in range and in sight of another."""
    steps = range_between(state, here, there)
    return steps is not None and steps <= most and sees(state, here, there)


def attackable(game: Game, unit: str, weapon: str, but: Collection[str] = ()) -> tuple[str, ...]:
    """Return the foes that a figure may target with an attack, an Enemy those it prefers, some left out."""
    state, here = game.state, area_of(game.state, unit)
    if not here:
        return ()
    foes = (foe for foe in foes_of(state, unit) if foe not in but)
    return _preferred(state, unit, weapon, [foe for foe in foes if is_target(game, unit, weapon, here, foe)])


def is_target(game: Game, unit: str, weapon: str, here: str, foe: str) -> bool:
    """Return whether a foe may be targeted with an attack out of an area."""
    state, there = game.state, area_of(game.state, foe)
    if not there or not may_be_targeted(state, foe, unit) or game.reason_against(BE_TARGETED, foe, foe=unit):
        return False
    if weapon_kind(state, weapon) == MELEE:
        return in_melee(state, here, there)
    return is_in_range(state, here, there, action_stat(state, weapon, RANGE))


def _preferred(state: State, unit: str, weapon: str, found: Sequence[str]) -> tuple[str, ...]:
    """Keep whom an Enemy attacks: in melee the highest Taunt, from afar the nearest, then Taunt."""
    if is_ally(state, unit):
        return tuple(found)
    here, kind = area_of(state, unit), weapon_kind(state, weapon)

    def rank(foe: str) -> tuple[int, int]:
        steps = 0 if kind == MELEE else range_between(state, here, area_of(state, foe)) or 0
        return steps, -printed(state, foe, TAUNT)

    best = min((rank(foe) for foe in found), default=(0, 0))
    return tuple(foe for foe in found if rank(foe) == best)


def centres(game: Game, unit: str, weapon: str) -> tuple[str, ...]:
    """Return the areas that an area attack may be centred on with a foe in it."""
    state = game.state
    here, most = area_of(state, unit), action_stat(state, weapon, RANGE)
    near = (area for area, steps in steps_from(state, here).items() if steps <= most)
    found = {a: _targeted(game, unit, weapon, a) for a in near if sees(state, here, a)}
    return _preferred_places(state, unit, weapon, found)


def _targeted(game: Game, unit: str, weapon: str, centre: str) -> tuple[str, ...]:
    """Return whom an area attack strikes of those who may be targeted: it is centred on nobody else alone."""
    foes = struck(game.state, unit, weapon, centre)
    return tuple(foe for foe in foes if not game.reason_against(BE_TARGETED, foe, foe=unit))


def _preferred_places(
    state: State, unit: str, weapon: str, found: Mapping[_Place, Sequence[str]]
) -> tuple[_Place, ...]:
    """Keep the places where an attack strikes somebody, an Enemy's one whom it prefers of all in reach."""
    foes = dict.fromkeys(foe for there in found.values() for foe in there)
    best = _preferred(state, unit, weapon, tuple(foes))
    return tuple(place for place, there in found.items() if any(foe in best for foe in there))


def struck(state: State, unit: str, weapon: str, centre: str) -> tuple[str, ...]:
    """Return the foes that an area attack hits: those within its radius whom its centre sees."""
    radius = action_stat(state, weapon, RADIUS)
    return tuple(
        foe
        for foe in foes_of(state, unit)
        if may_be_targeted(state, foe, unit) and is_in_range(state, centre, area_of(state, foe), radius)
    )


def is_area_attack(state: State, weapon: str) -> bool:
    """Return whether an attack has a radius, 0 or more."""
    return RADIUS in state.profiles[weapon].stats


def is_line_attack(state: State, weapon: str) -> bool:
    """Return whether an attack goes along a line of areas."""
    return LINE in state.profiles[weapon].stats


Line = tuple[str, ...]


def lines(game: Game, unit: str, weapon: str) -> tuple[Line, ...]:
    """Return the lines of areas that a line attack may take with a foe in one of them, the longest alone.

    Each area is a step farther off, and one straight line from the figure's own area runs through all.
    """
    state = game.state
    here, most = area_of(state, unit), action_stat(state, weapon, LINE)
    found: list[Line] = []
    waiting: list[Line] = [()]
    while waiting:
        line = waiting.pop(0)
        longer = [(*line, each) for each in _next_on(state, here, line)] if len(line) < most else []
        waiting += longer
        if line and not longer:
            found.append(line)
    struck_by = {line: [foe for area in line for foe in on_line(game, unit, area)] for line in found}
    return _preferred_places(state, unit, weapon, struck_by)


def _next_on(state: State, here: str, line: Line) -> tuple[str, ...]:
    """Return the areas that a line may go on into."""
    steps, last = steps_from(state, here), line[-1] if line else here
    near = (a for a in graph(state).neighbours(last, "always") if steps.get(a) == len(line) + 1)
    return tuple(area for area in near if sees_within(state, here, area, (*line, area)))


def on_line(game: Game, unit: str, area: str) -> tuple[str, ...]:
    """Return the foes in an area that a line attack may strike."""
    state = game.state
    foes = (foe for foe in foes_of(state, unit) if area_of(state, foe) == area)
    near = (foe for foe in foes if may_be_targeted(state, foe, unit))
    return tuple(foe for foe in near if not game.reason_against(BE_TARGETED, foe, foe=unit))


def can_attack(game: Game, unit: str, weapon: str) -> bool:
    """Return whether an attack has anybody to target."""
    if is_area_attack(game.state, weapon):
        return bool(centres(game, unit, weapon))
    if is_line_attack(game.state, weapon):
        return bool(lines(game, unit, weapon))
    return bool(attackable(game, unit, weapon))


def movable(game: Game, unit: str, most: int) -> tuple[str, ...]:
    """Give the figures that an effect of an action by itself may be for: all others in range and sight.

    A foe is none that this one may not target.
    """
    state = game.state
    here = area_of(state, unit)
    if not here:
        return ()
    others = (other.id for other in present(state) if other.id != unit)
    near = [other for other in others if is_in_range(state, here, area_of(state, other), most)]
    return tuple(other for other in near if not _is_hidden(game, unit, other))


def _is_hidden(game: Game, unit: str, other: str) -> bool:
    """Return whether a figure may not target a foe at all: a summoned token, who is invisible."""
    if not are_foes(game.state, unit, other):
        return False
    spared = not may_be_targeted(game.state, other, unit)
    return spared or bool(game.reason_against(BE_TARGETED, other, foe=unit))
