"""Places in a replay by words, such as "turn 2 Attack", and what is to be told of the game there."""

from battlefield.app.battle.event_words import words_of
from battlefield.files.text.errors import shown
from battlefield.play.replay import STOPS, Replay, Stop
from battlefield.rules.core.state import State

_HOW = "write start, end, turn 2, turn 2 Attack, or the number of an action, answer, step, phase or event"
_DIGITS = 9


class PlaceError(ValueError):
    """A place that the game has not; its text is one sentence."""


def place_of(replay: Replay, words: str) -> int:
    """Find a place by words; "turn 2" is where turn 2 has just begun, "action 5" before the fifth action."""
    parts = words.lower().split()
    if parts in (["start"], ["end"]):
        return replay.length if parts == ["end"] else 0
    kind = next((kind for kind in STOPS if parts[:1] == [kind]), None)
    number = int(parts[1]) if len(parts) > 1 and parts[1].isdecimal() and len(parts[1]) <= _DIGITS else None
    if kind is None or number is None or len(parts) > (3 if kind == "turn" else 2):
        raise PlaceError(f"{shown(words)} is no place in a game: {_HOW}")
    if len(parts) == 3:
        return _phase(replay, number, parts[2])
    return _numbered(replay, kind, number)


def _numbered(replay: Replay, kind: Stop, number: int) -> int:
    stops = replay.stops(kind)
    first = 0 if kind == "event" else 1
    if not first <= number < len(stops) + first:
        count = len(stops) - 1 + first
        raise PlaceError(f"the game has {count} {kind}{'' if count == 1 else 's'}, not {number}")
    return stops[number - first]


def _phase(replay: Replay, turn: int, phase: str) -> int:
    found = []
    for place in replay.stops("phase"):
        clock = replay.state(place).clock
        if (clock.turn, clock.phase.lower()) == (turn, phase):
            return place
        if clock.turn == turn:
            found.append(clock.phase)
    there = f"turn {turn} has {', '.join(found)}" if found else f"there is no turn {turn}"
    raise PlaceError(f"the game has no phase {shown(phase)} in turn {turn}: {there}")


def facts_at(replay: Replay, place: int) -> dict[str, object]:
    """Tell of the game at a place: what has just happened, the clock, the scores and what units have left."""
    state = replay.state(place)
    return {
        "event": place,
        "events": replay.length,
        "action": replay.number(place, "action"),
        "happened": _happened(replay, place),
        "turn": state.clock.turn,
        "phase": state.clock.phase,
        "side": state.clock.side,
        "scores": dict(state.scores),
        "units": {unit.id: _unit_facts(state, unit.id) for unit in state.units.values()},
        "hash": replay.hash(place),
    }


def _happened(replay: Replay, place: int) -> str:
    return words_of(replay.event(place - 1), replay.state(place - 1)) if place else ""


def _unit_facts(state: State, unit: str) -> dict[str, object]:
    return {"where": state.units[unit].where, "models": len(state.figures_of(unit)), "hp": state.hp(unit)}
