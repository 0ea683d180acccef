"""What happened in a game, in plain words: what the log tells of each roll, modifier and reason."""

import re
from collections.abc import Collection
from dataclasses import replace
from functools import singledispatch
from itertools import pairwise
from math import dist

from battlefield.app.books.faces import face_of
from battlefield.app.wording.names import effect_name
from battlefield.app.wording.side_colours import side_name
from battlefield.app.wording.spoken import spoken
from battlefield.app.wording.told_apart import name_apart, sides_told, told_apart
from battlefield.rules.book.table_actions import TABLE_ACTIONS, door_words
from battlefield.rules.core import events as ev
from battlefield.rules.core.state import GONE, RESERVE, Effect, State, winner_of
from battlefield.rules.core.turn_order import BEGIN
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.areas import area_at, name_of

_PLACES = {RESERVE: "reserve", GONE: "good"}
_MOST_WAYS = 6  # of one unit that are told
_INTO = re.compile(r"(?P<how>.+) into (?P<area>.+)")
_GOES = {"Move": "moves", "Jump": "jumps", "Teleport": "teleports", "Pull": "is pulled", "Push": "is pushed"}
_DOES = re.compile(r"(?:is|takes|does|uses|loses|recovers|comes|cannot|passes)\b")
"""How a sentence begins whose subject is the unit that it is said of."""
_RANK = re.compile(r"( [IVX]+| \d+\+?| \([^)]*\))+$")


def words_of(event: ev.Event, state: State, told: ev.Cause | None = None, aimed: Collection[str] = ()) -> str:
    """Tell an event in one line, by the names of the state before it; nothing for mere bookkeeping.

    What rules remember for themselves bears a name that begins small; printed names begin with a capital.
    Its cause is named where it is not the one `told` of just before. `aimed` are the units that the answers
    of its action name: where both sides have a unit of a name, they tell which one is spoken of.
    """
    words = _words(_told_apart(event, state, aimed), told_apart(state))
    cause = event.because
    if words and cause is not None and cause != told and _RANK.sub("", cause.perk) not in words:
        words = f"{words} ({cause.perk}{_holder(cause, event, state)})"
    return spoken(words, state)


def _told_apart(event: ev.Event, state: State, aimed: Collection[str]) -> ev.Event:
    """Return an event that says in its own words whose units they name."""
    if isinstance(event, ev.DiceRolled):
        return replace(event, why=sides_told(event.why, state, aimed, event.by))
    if isinstance(event, ev.Said):
        return replace(
            event, words=sides_told(event.words, state, aimed, _side_of(event.unit, state), event.unit)
        )
    return event


def _side_of(unit: str, state: State) -> str:
    return state.units[unit].commander if unit in state.units else ""


def details_of(event: ev.Event, state: State) -> str:
    """Tell from where to where each figure of a unit moved; nothing of other events."""
    if not isinstance(event, ev.UnitMoved) or state.areas:
        return ""
    ways = ((state.figures[place.figure].model.at, place.at) for place in event.places[:_MOST_WAYS])
    told = [f"from {_at(start)} to {_at(end)} in" for start, end in ways if start != end]
    left = len(event.places) - _MOST_WAYS
    return "\n".join([*told, *([f"and {left} more"] if left > 0 and told else [])])


def _at(point: tuple[float, float]) -> str:
    return f"{point[0]:.2f}, {point[1]:.2f}"


def _holder(cause: ev.Cause, event: ev.Event, state: State) -> str:
    """Tell who has the perk, where the line speaks of somebody else and it is no secret."""
    secrets = face_of(state.book).secrets
    is_secret = any(state.is_under(cause.holder, name) for name in secrets)
    if cause.holder not in state.units or is_secret or not getattr(event, "unit", ""):
        return ""
    spoken_of = {getattr(event, "unit", ""), getattr(event, "by", "")}
    return "" if cause.holder in spoken_of else f" of {name_apart(state, cause.holder)}"


@singledispatch
def _words(event: object, state: State) -> str:  # noqa: ARG001
    return type(event).__name__


def _unit(state: State, id_: str) -> str:
    return state.units[id_].name if id_ in state.units else id_


@_words.register
def _(event: ev.ActionBegun, state: State) -> str:
    del state
    if event.words == BEGIN:
        return "the battle begins"
    return "" if event.words in TABLE_ACTIONS else f"{side_name(event.side)}: {event.words}"


@_words.register
def _(event: ev.DiceRolled, state: State) -> str:
    del state
    faces = " ".join(map(str, event.faces))
    changed = f" ({event.changed})" if event.changed else ""
    return f"{side_name(event.by or 'dice')}, {event.why}, {len(event.faces)}D{event.sides}: {faces}{changed}"


@_words.register
def _(event: ev.UnitMoved, state: State) -> str:
    far = max((sum(dist(*each) for each in pairwise(path)) for path in event.paths), default=0.0)
    name, into = _unit(state, event.unit), _INTO.fullmatch(event.how) if state.areas else None
    if into is not None:
        return f"{name} {_GOES.get(into['how'], into['how'])} into {into['area']}"
    if not far and event.how.startswith("turning "):
        return f"{name} turns{event.how.removeprefix('turning')}"
    inches = f" {far:.2f} in" if far and not state.areas else ""  # areas are counted, not measured
    how = f" ({event.how})" if event.how != "Move" else ""
    return f"{name} moves{inches}{how}"


@_words.register
def _(event: ev.UnitArrived, state: State) -> str:
    how = f" ({event.how})" if event.how != state.clock.phase else ""
    area = area_at(state, event.places[0].at) if state.areas and event.places else ""
    where = f"into {name_of(state, area)}" if area else "onto the table"
    return f"{_unit(state, event.unit)} comes {where}{how}"


@_words.register
def _(event: ev.UnitLeft, state: State) -> str:
    where = _PLACES.get(event.where, _unit(state, event.where))
    return f"{_unit(state, event.unit)} leaves the table for {where}"


@_words.register
def _(event: ev.HpLost, state: State) -> str:
    by = f" from {_unit(state, event.by)}" if event.by and event.by != event.unit else ""
    return f"{_unit(state, event.unit)} loses {_health(state, event.total)}{by}: {event.why}"


@_words.register
def _(event: ev.HpGained, state: State) -> str:
    gained = sum(each for _, each in event.gains)
    return f"{_unit(state, event.unit)} regains {_health(state, gained)}: {event.why}"


def _health(state: State, amount: int) -> str:
    return face_of(state.book).health_words(amount)


@_words.register
def _(event: ev.FiguresRemoved, state: State) -> str:
    unit = state.units.get(event.unit)
    if unit is not None and unit.strength == 1:  # it is no model of a unit, but all there is of it
        return f"{unit.name} is taken off the table"
    return f"{_unit(state, event.unit)} loses {_models(len(event.figures))}"


@_words.register
def _(event: ev.FiguresAdded, state: State) -> str:
    return f"{_unit(state, event.unit)} gains {_models(len(event.figures))}: {event.why}"


def _models(count: int) -> str:
    return f"{count} model" if count == 1 else f"{count} models"


@_words.register
def _(event: ev.UnitAdded, state: State) -> str:
    del state
    return f"{event.unit.name} enters the game: {event.why}"


@_words.register
def _(event: ev.ProfileChanged, state: State) -> str:
    profile = state.profiles[event.profile].name if event.profile in state.profiles else event.profile
    return f"{_unit(state, event.unit)} is {profile} now: {event.why}"


@_words.register
def _(event: ev.ProfileMade, state: State) -> str:
    del event, state
    return ""


@_words.register
def _(event: ev.UnitBecameTerrain, state: State) -> str:
    now = "is no terrain any more" if event.ends else "is terrain from now on"
    return f"{_unit(state, event.unit)} {now}: {event.why}"


@_words.register
def _(event: ev.TurnedBack, state: State) -> str:
    return f"Time turns back to before {_unit(state, event.unit)} acted: {event.why}"


@_words.register
def _(event: ev.TerrainRemoved, state: State) -> str:
    return f"{_terrain(state, event.id)} is destroyed: {event.why}"


@_words.register
def _(event: ev.DoorSwung, state: State) -> str:
    piece = _piece(state, event.id)
    name = door_words(piece) if piece is not None else event.id
    return f"{name} is {'opened' if event.is_open else 'closed'}"


def _piece(state: State, id_: str) -> Terrain | None:
    return next((piece for piece in state.terrain if piece.id == id_), None)


def _terrain(state: State, id_: str) -> str:
    piece = _piece(state, id_)
    return (piece.name or piece.kind or piece.id) if piece is not None else id_


@_words.register
def _(event: ev.WeaponsChanged, state: State) -> str:
    carried = ", ".join(state.profiles[id_].name for id_ in event.weapons if id_ in state.profiles)
    why = f": {event.why}" if event.why else ""
    return f"{_unit(state, event.unit)}: a model carries {carried or 'no weapon'} now{why}"


@_words.register
def _(event: ev.ControlChanged, state: State) -> str:
    who = event.control or "its own side again"
    return f"{_unit(state, event.unit)} is commanded by {who}: {event.why}"


@_words.register
def _(event: ev.EffectBegan, state: State) -> str:
    effect = event.effect
    if _is_kept_quiet(effect, state):
        return ""
    amount = f" ×{effect.amount}" if effect.amount != 1 else ""
    span = face_of(state.book).spans.get(effect.until.span, effect.until.span)
    until = "" if span == "game" else f", until the end of the {span}"
    return f"{_unit(state, effect.on)}: {effect_name(effect)}{amount}{until}"


@_words.register
def _(event: ev.EffectChanged, state: State) -> str:
    known = _known(state, event.id)
    if known is None or _is_kept_quiet(known, state):
        return ""
    return f"{_unit(state, known.on)}: {effect_name(known)} ×{event.amount}"


@_words.register
def _(event: ev.EffectEnded, state: State) -> str:
    known = _known(state, event.id)
    if known is None or _is_kept_quiet(known, state):
        return ""
    return f"{_unit(state, known.on)}: {effect_name(known)} ends"


def _known(state: State, id_: int) -> Effect | None:
    return next((effect for effect in state.effects if effect.id == id_), None)


def _is_kept_quiet(effect: Effect, state: State) -> bool:
    """Tell what rules remember for themselves, what lies on a marker, and what is a secret."""
    silent = effect.name[:1].islower() or effect.name in face_of(state.book).secrets
    return silent or any(mark.id == effect.on for mark in state.markers)


@_words.register
def _(event: ev.MarkerLaid, state: State) -> str:
    del state
    return f"{event.marker.name} lies at {_at(event.marker.at)} in"


@_words.register
def _(event: ev.MarkerMoved, state: State) -> str:
    return f"{_marker(state, event.id)} now lies at {_at(event.at)} in"


@_words.register
def _(event: ev.MarkerTaken, state: State) -> str:
    words = f"{_marker(state, event.id)} is taken off"
    return f"{words}: {event.why}" if event.why else words


def _marker(state: State, id_: str) -> str:
    return next((mark.name for mark in state.markers if mark.id == id_), id_)


@_words.register
def _(event: ev.ClockSet, state: State) -> str:
    side = f", {side_name(event.side)} to act" if event.side else ""
    turn = f"{face_of(state.book).period} {event.turn}, " if event.turn else ""
    return f"{turn}{event.phase}{side}"


@_words.register
def _(event: ev.Scored, state: State) -> str:
    del state
    return f"{side_name(event.side)} scores {event.points}: {event.why}"


@_words.register
def _(event: ev.Said, state: State) -> str:
    name = _unit(state, event.unit)
    if not event.unit or event.words.startswith(name):
        return event.words
    return f"{name} {event.words}" if _DOES.match(event.words) else f"{name}: {event.words}"


@_words.register
def _(event: ev.GameEnded, state: State) -> str:
    winner = winner_of(event.result, state.sides)
    return f"the game is over: {f'victory for {winner}' if winner else event.result}"
