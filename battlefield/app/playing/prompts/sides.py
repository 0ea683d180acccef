"""Whose side those are on who may be chosen, and how far off: enemies come first, friends are told apart."""

import re
from collections.abc import Mapping
from dataclasses import replace
from math import isfinite

from battlefield.app.measure.rulings.by import measuring_of
from battlefield.app.playing.forecasts import Forecast
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.wording.lengths import format_length
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.requests import Choose, Option
from battlefield.rules.core.state import TABLE, State, Unit
from battlefield.rules.table import layout
from battlefield.rules.table.areas import area_of

_HARMFUL = ("strike", "attack", "thrown at", "against")
_PARTS = re.compile(r" > |\|")  # between the parts of an option's id
_TELLS_HOW_FAR = re.compile(r" in$| in away")
_AGAINST = " against "  # stands in what dice are for, before the name of whom they strike
_ENEMY, _OWN = "enemy", "own side"


def target_of(option: str, state: State) -> Unit | None:
    """Return the unit that an option stands for: by its id, that of a figure, or as a part of its id."""
    for part in (option, *reversed(_PARTS.split(option))):
        unit = state.figures[part].model.unit if part in state.figures else part
        if unit in state.units:
            return state.units[unit]
    return None


def attacked(request: Choose, state: State) -> Mapping[str, None]:
    """Return the enemies that are parts of options, such as each weapon on each of them."""
    units = (target_of(each.id, state) for each in request.options if _PARTS.search(each.id))
    return dict.fromkeys(unit.id for unit in units if unit is not None and unit.commander != request.by)


def is_harmful(request: Choose, state: State) -> bool:
    """Tell whether a choice looks like one of whom to harm: it may fall upon enemies, or its words say so."""
    units = [target_of(option.id, state) for option in request.options]
    if not any(units):
        return False
    meant = any(unit is not None and unit.commander != request.by for unit in units)
    return meant or any(word in request.what for word in _HARMFUL)


def with_sides(request: Choose, desk: PlayedDesk) -> Choose:
    """Put enemies before friends, and tell of each whose it is and how far from who acts."""
    state = desk.state
    if request.by not in state.sides or not is_harmful(request, state):
        return request
    acting = desk.seen.question
    actor = state.units.get(acting.action.unit) if acting is not None else None
    options = [_told(option, request, desk, actor) for option in request.options]
    return replace(request, options=tuple(sorted(options, key=lambda option: _rank(option, request, state))))


def is_own(option: str, request: Choose, state: State) -> bool:
    """Return whether an option would harm a unit of the side that chooses."""
    unit = target_of(option, state)
    return unit is not None and unit.commander == request.by and is_harmful(request, state)


def own_target(forecast: Forecast, by: str, state: State) -> str:
    """Name the unit of the choosing side that all dice are rolled against; nothing where enemies are struck.

    Nothing either where targets are still to be chosen, or where an enemy has the same name.
    """
    if forecast.against:
        return ""
    rolled = [
        each for _, way in forecast.found.ways.each for each in way.events if isinstance(each, DiceRolled)
    ]
    struck = {each.why.rpartition(_AGAINST)[2] for each in rolled if _AGAINST in each.why}
    named = [unit for unit in state.units.values() if unit.name in struck]
    return named[0].name if named and all(unit.commander == by for unit in named) else ""


def _rank(option: Option, request: Choose, state: State) -> int:
    unit = target_of(option.id, state)
    return 2 if unit is None else int(unit.commander == request.by)


def _told(option: Option, request: Choose, desk: PlayedDesk, actor: Unit | None) -> Option:
    unit = target_of(option.id, desk.state)
    if unit is None or unit == actor or desk.seen.veil.shown_as(unit.id) != unit.id:
        return option
    side = _OWN if unit.commander == request.by else _ENEMY
    return replace(option, words=f"{option.words} · {side}{_far(option, desk, actor, unit)}")


def _far(option: Option, desk: PlayedDesk, actor: Unit | None, unit: Unit) -> str:
    if actor is None or actor.where != TABLE or unit.where != TABLE or _TELLS_HOW_FAR.search(option.words):
        return ""
    areas = measuring_of(desk.state.book.replace("-", "_")).areas
    if areas is not None and desk.state.areas:
        steps = areas.steps(desk.state, area_of(desk.state, actor.id), area_of(desk.state, unit.id))
        return f", {_in_areas(steps)}" if steps is not None else ", no way there"
    gap = layout.between(desk.state, actor.id, unit.id).gap
    return f", {format_length(gap, desk.table.unit)}" if isfinite(gap) else ""


def _in_areas(steps: int) -> str:
    return f"{steps} {'area' if steps == 1 else 'areas'} away" if steps else "in the same area"
