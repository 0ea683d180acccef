"""The one function that makes a new state: what each event does."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache, singledispatch

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.rules.core import events as ev
from battlefield.rules.core.state import GONE, TABLE, Clock, Effect, Figure, Marker, State, Unit
from battlefield.rules.scene.doors import set_door


class EventError(ValueError):
    """An event that cannot have happened in this state: a mistake of a rule, never of a player."""


def apply(state: State, event: ev.Event) -> State:
    """Return the state after an event; one that cannot have happened is an EventError."""
    return _apply(event, state)


def followed(state: State, event: ev.Event) -> State:
    """Return the state after an event that was seen before in this state: the same object as then.

    A game in thought comes the same way again and again, and what is known of a state goes by the object.
    """
    try:
        hash(event)
    except TypeError:
        return apply(state, event)
    return _followed(Same(state), event)


@lru_cache(maxsize=1024)
def _followed(before: Same[State], event: ev.Event) -> State:
    return apply(before.value, event)


def applied(state: State, happened: Iterable[ev.Event]) -> State:
    """Return the state after several events."""
    for event in happened:
        state = apply(state, event)
    return state


@singledispatch
def _apply(event: object, state: State) -> State:  # noqa: ARG001
    raise TypeError(f"no rule tells what {type(event).__name__} does")


@_apply.register
def _(event: ev.ActionBegun, state: State) -> State:
    del event
    return replace(state, actions=state.actions + 1)


@_apply.register(ev.DiceRolled)
@_apply.register(ev.Said)
def _(event: object, state: State) -> State:
    del event
    return state


@_apply.register
def _(event: ev.UnitMoved, state: State) -> State:
    return _put(state, event.places)


@_apply.register
def _(event: ev.UnitArrived, state: State) -> State:
    return _put(state.with_unit(replace(_unit(state, event.unit), where=TABLE)), event.places)


def _put(state: State, places: Iterable[ev.Placed]) -> State:
    return state.with_figures(*(_placed(_figure(state, place.figure), place) for place in places))


def _placed(figure: Figure, place: ev.Placed) -> Figure:
    facing = figure.model.facing if place.facing is None else place.facing
    return replace(figure, model=replace(figure.model, at=place.at, bottom=place.bottom, facing=facing))


@_apply.register
def _(event: ev.UnitLeft, state: State) -> State:
    return state.with_unit(replace(_unit(state, event.unit), where=event.where))


@_apply.register
def _(event: ev.HpLost, state: State) -> State:
    return _changed(state, event.losses, lambda hp, lost: hp - lost)


@_apply.register
def _(event: ev.HpGained, state: State) -> State:
    return _changed(state, event.gains, lambda hp, gained: hp + gained)


def _changed(state: State, changes: Iterable[tuple[str, int]], change: Callable[[int, int], int]) -> State:
    made = []
    for id_, amount in changes:
        figure = _figure(state, id_)
        hp = change(figure.hp, amount)
        if amount < 0 or hp < 0:
            raise EventError(f"{id_} cannot go from {figure.hp} to {hp} HP")
        made.append(replace(figure, hp=hp))
    return state.with_figures(*made)


@_apply.register
def _(event: ev.FiguresRemoved, state: State) -> State:
    unit = _unit(state, event.unit)
    missing = [id_ for id_ in event.figures if id_ not in unit.figures]
    if missing:
        raise EventError(f"{unit.id} has no {', '.join(missing)}")
    left = tuple(id_ for id_ in unit.figures if id_ not in event.figures)
    thinned = replace(unit, figures=left, where=unit.where if left else GONE)
    return _put(state, event.places).with_unit(thinned)


@_apply.register
def _(event: ev.FiguresAdded, state: State) -> State:
    unit = _unit(state, event.unit)
    ids = tuple(figure.id for figure in event.figures)
    doubled = [id_ for id_ in ids if id_ in unit.figures]
    if doubled:
        raise EventError(f"{unit.id} already has {', '.join(doubled)}")
    return state.with_figures(*event.figures).with_unit(replace(unit, figures=(*unit.figures, *ids)))


@_apply.register
def _(event: ev.WeaponsChanged, state: State) -> State:
    figure = _figure(state, event.figure)
    unknown = [weapon for weapon in event.weapons if weapon not in state.profiles]
    if unknown:
        raise EventError(f"there is no profile {', '.join(unknown)}")
    changed = state.with_figures(replace(figure, weapons=event.weapons))
    return changed.with_unit(_unit(state, event.unit))  # whoever hears units hears of it


@_apply.register
def _(event: ev.UnitAdded, state: State) -> State:
    if event.unit.id in state.units:
        raise EventError(f"there already is a unit {event.unit.id}")
    return state.with_figures(*event.figures).with_unit(event.unit)


@_apply.register
def _(event: ev.ProfileChanged, state: State) -> State:
    if event.profile not in state.profiles:
        raise EventError(f"there is no profile {event.profile}")
    unit = _unit(state, event.unit)
    strength = event.strength or unit.strength
    return state.with_unit(replace(unit, profile=event.profile, strength=strength))


@_apply.register
def _(event: ev.ProfileMade, state: State) -> State:
    if event.profile.id in state.profiles:
        raise EventError(f"there already is a profile {event.profile.id}")
    return replace(state, profiles={**state.profiles, event.profile.id: event.profile})


@_apply.register
def _(event: ev.TurnedBack, state: State) -> State:
    return replace(
        state,
        units={unit.id: unit for unit in event.units},
        figures={figure.id: figure for figure in event.figures},
        effects=event.effects,
        markers=event.markers,
        terrain=event.terrain,
        scores=dict(event.scores),
    )


@_apply.register
def _(event: ev.TerrainRemoved, state: State) -> State:
    left = tuple(piece for piece in state.terrain if piece.id != event.id)
    if len(left) == len(state.terrain):
        raise EventError(f"there is no terrain {event.id}")
    return replace(state, terrain=left)


@_apply.register
def _(event: ev.DoorSwung, state: State) -> State:
    door = next((piece for piece in state.terrain if piece.id == event.id), None)
    if door is None or door.door is None or door.door.is_open == event.is_open:
        raise EventError(f"there is no door {event.id} that could be swung")
    swung = set_door(door, event.is_open)
    return replace(state, terrain=tuple(swung if piece is door else piece for piece in state.terrain))


@_apply.register
def _(event: ev.UnitBecameTerrain, state: State) -> State:
    ground = None if event.ends else event.ground
    return state.with_unit(replace(_unit(state, event.unit), terrain=ground))


@_apply.register
def _(event: ev.ControlChanged, state: State) -> State:
    return state.with_unit(replace(_unit(state, event.unit), control=event.control))


@_apply.register
def _(event: ev.EffectBegan, state: State) -> State:
    if event.effect.id != state.serial + 1:
        raise EventError(f"effect {event.effect.id} is not the next after {state.serial}")
    return replace(state, effects=(*state.effects, event.effect), serial=state.serial + 1)


@_apply.register
def _(event: ev.EffectChanged, state: State) -> State:
    old = _effect(state, event.id)
    until = old.until if event.until is None else event.until
    new = replace(old, amount=event.amount, until=until, info=old.info if event.info is None else event.info)
    return replace(state, effects=tuple(new if effect is old else effect for effect in state.effects))


@_apply.register
def _(event: ev.EffectEnded, state: State) -> State:
    old = _effect(state, event.id)
    return replace(state, effects=tuple(effect for effect in state.effects if effect is not old))


@_apply.register
def _(event: ev.MarkerLaid, state: State) -> State:
    if any(mark.id == event.marker.id for mark in state.markers):
        raise EventError(f"there already is a marker {event.marker.id}")
    return replace(state, markers=(*state.markers, event.marker), serial=state.serial + 1)


@_apply.register
def _(event: ev.MarkerMoved, state: State) -> State:
    _known_marker(state, event.id)
    moved = (_moved_marker(mark, event) if mark.id == event.id else mark for mark in state.markers)
    return replace(state, markers=tuple(moved))


def _moved_marker(mark: Marker, event: ev.MarkerMoved) -> Marker:
    template = mark.template if mark.template is None else replace(mark.template, at=event.at)
    return replace(mark, at=event.at, template=template)


@_apply.register
def _(event: ev.MarkerTaken, state: State) -> State:
    _known_marker(state, event.id)
    return replace(state, markers=tuple(mark for mark in state.markers if mark.id != event.id))


@_apply.register
def _(event: ev.ClockSet, state: State) -> State:
    return replace(state, clock=Clock(event.turn, event.phase, event.step, event.side, event.first))


@_apply.register
def _(event: ev.Scored, state: State) -> State:
    points = state.scores.get(event.side, 0) + event.points
    return replace(state, scores={**state.scores, event.side: points})


@_apply.register
def _(event: ev.GameEnded, state: State) -> State:
    return replace(state, result=event.result)


def _unit(state: State, id_: str) -> Unit:
    if id_ not in state.units:
        raise EventError(f"there is no unit {id_}")
    return state.units[id_]


def _figure(state: State, id_: str) -> Figure:
    if id_ not in state.figures:
        raise EventError(f"there is no figure {id_}")
    return state.figures[id_]


def _effect(state: State, id_: int) -> Effect:
    found = next((effect for effect in state.effects if effect.id == id_), None)
    if found is None:
        raise EventError(f"no effect {id_} is in force")
    return found


def _known_marker(state: State, id_: str) -> None:
    if all(mark.id != id_ for mark in state.markers):
        raise EventError(f"there is no marker {id_}")
