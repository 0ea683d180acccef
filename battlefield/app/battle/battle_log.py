"""What a battle tells: a line of words for each event, with the unit and the place it speaks of."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, takewhile
from typing import Literal

from battlefield.app.battle.event_words import details_of, words_of
from battlefield.app.books.faces import face_of
from battlefield.app.desk.answers import counted
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.told_apart import units_in
from battlefield.app.wording.told_lengths import in_unit
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines import middle
from battlefield.play.course import Course, Deed, Hand
from battlefield.rules.core import events as ev
from battlefield.rules.core.apply import apply
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.muster import handicap

_CAME = 3  # things that came of an action, told in its one line
Kind = Literal["", "outcome", "clock"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened, in words; `place` counts the events up to it, `unit` and `at` are empty without one.

    `action` is the number of the action it belongs to, from 0. Where it tells of a unit that hides,
    `secret_of` names that one, and `open_words` are what those are told who do not know it, if anything.
    """

    words: str
    place: int
    action: int
    unit: str = ""
    at: Point | None = None
    secret_of: str = ""
    open_words: str = ""
    more: str = ""  # where it happened in figures, and what it cost: shown where one rests the pointer
    kind: Kind = ""


def lines_in(lines: tuple[LogLine, ...], unit: LengthUnit) -> tuple[LogLine, ...]:
    """Return lines, which speak in inches, with their lengths in a unit."""
    return lines if unit == "inches" else tuple(_line_in(line, unit) for line in lines)


@lru_cache(maxsize=8192)
def _line_in(line: LogLine, unit: LengthUnit) -> LogLine:
    words, open_words, more = (in_unit(each, unit) for each in (line.words, line.open_words, line.more))
    return replace(line, words=words, open_words=open_words, more=more)


def in_brief(lines: Sequence[LogLine], opened: Container[int]) -> tuple[LogLine, ...]:
    """Return one line for each action with what came of it, and all lines of those that are opened.

    What tells of turns and phases stays as it is, and so does what comes with a new one.
    """
    found: list[LogLine] = []
    for (action, is_clock), group in groupby(lines, lambda line: (line.action, line.kind == "clock")):
        first, *others = group
        is_begun = bool(found) and found[-1].action == action
        if is_clock or is_begun or action in opened or not others:
            found += [first, *others]
        else:
            came = [line for line in others if line.kind == "outcome"]
            words = " · ".join([first.words, *(line.words for line in came[:_CAME])])
            shown = next((line for line in (first, *came, *others) if line.at is not None), first)
            more = counted(len(others), "more line")
            found.append(replace(first, words=words, more=more, unit=shown.unit, at=shown.at))
    return tuple(found)


class BattleLog:
    """The lines of a battle; what is known of a deed is kept, so that a step costs only its own lines."""

    def __init__(self) -> None:
        self._told: list[tuple[Deed | Hand, list[LogLine], int]] = []

    def lines(self, course: Course) -> tuple[LogLine, ...]:
        """Return the lines of all that has happened."""
        parts: list[Deed | Hand] = [*course.deeds, *([course.hand] if course.hand is not None else [])]
        same = 0
        while same < min(len(parts), len(self._told)) and self._told[same][0] is parts[same]:
            same += 1
        del self._told[same:]
        place = self._told[-1][2] if self._told else 0
        for number in range(same, len(parts)):
            before = course.deeds[number - 1].after if number else course.start
            part = parts[number]
            lines = list(_lines(part, before, place, number))
            place += len(part.events)
            self._told.append((part, lines, place))
        return tuple(line for _, lines, _ in self._told for line in lines)


def _lines(part: Deed | Hand, state: State, place: int, action: int) -> Iterable[LogLine]:
    hides, told, clock = _who_hides(part, state), None, None
    aimed = units_in(part.answers, state)
    for number, event in enumerate(part.events, place + 1):
        settled = _settled(event, part.events[number - place :])
        is_quiet = _hands_over(event, state) or _is_told(settled, clock)
        words = "" if is_quiet else words_of(settled, state, told, aimed)
        clock = settled if isinstance(settled, ev.ClockSet) else clock
        if words:
            told = event.because
            unit, at = spoken_of(event, state)
            open_words = words if isinstance(event, ev.ActionBegun) else ""
            if isinstance(event, ev.ActionBegun) and part.action.unit in state.units:
                unit, at = _thing(part.action.unit, state)
                words = f"{words}, {state.units[unit].name}"
            about = unit if unit == hides or _is_secret(state, unit) else ""
            more = "" if about else _more(event, state, part)
            told_as = open_words if about else ""
            yield LogLine(words, number, action, unit, at, about, told_as, more, _kind(event))
        if place == 0 and number == 1 and (handicaps := handicap.told(state)):
            yield LogLine(f"handicap: {handicaps}", number, action)
        state = apply(state, event)


def _kind(event: ev.Event) -> Kind:
    if isinstance(event, ev.HpLost | ev.HpGained | ev.UnitMoved | ev.FiguresRemoved | ev.Scored):
        return "outcome"
    return "clock" if isinstance(event, ev.ClockSet) else ""


def _more(event: ev.Event, state: State, part: Deed | Hand) -> str:
    if isinstance(event, ev.ActionBegun) and part.action.cost:
        return f"costs {part.action.cost} CP"
    return details_of(event, state)


def _who_hides(part: Deed | Hand, state: State) -> str:
    """Return the unit that is laid down as a marker in an action that nobody else may know the unit of."""
    secrets = face_of(state.book).secrets
    laid = (event.marker for event in part.events if isinstance(event, ev.MarkerLaid))
    return next((mark.by for mark in laid if mark.name in secrets), "")


def _is_secret(state: State, unit: str) -> bool:
    """Return whether something lies on a unit that its enemies do not know of."""
    return any(state.is_under(unit, name) for name in face_of(state.book).secrets)


def _hands_over(event: ev.Event, state: State) -> bool:
    """Tell a mere change of who acts: the action that follows says who acted."""
    clock = state.clock
    if not isinstance(event, ev.ClockSet) or not clock.side:
        return False
    return (event.turn, event.phase) == (clock.turn, clock.phase)


def _settled(event: ev.Event, later: Sequence[ev.Event]) -> ev.Event:
    """Return a change of the clock as it is settled in the same step: who acts may follow from what comes.

    What dice decide is not told before they fall.
    """
    if not isinstance(event, ev.ClockSet):
        return event
    clocks = (n for n, each in enumerate(later) if isinstance(each, ev.ClockSet))
    *_, last = -1, *takewhile(lambda n: _is_same(event, later[n]), clocks)
    if last < 0:
        return event
    rolled = any(isinstance(each, ev.DiceRolled) for each in later[:last])
    return replace(event, side="") if rolled else later[last]


def _is_same(event: ev.ClockSet, other: ev.Event) -> bool:
    return isinstance(other, ev.ClockSet) and (event.turn, event.phase) == (other.turn, other.phase)


def _is_told(event: ev.Event, clock: ev.ClockSet | None) -> bool:
    """Return whether a change of the clock says no more than the one that was told last."""
    if not isinstance(event, ev.ClockSet) or clock is None or not _is_same(clock, event):
        return False
    return bool(clock.side) or not event.side


def spoken_of(event: ev.Event, state: State) -> tuple[str, Point | None]:
    """Return the unit that an event speaks of and where on the table it happens, by the state before it."""
    if isinstance(event, ev.MarkerLaid):
        secret = event.marker.name in face_of(state.book).secrets or event.marker.by not in state.units
        return "" if secret else event.marker.by, event.marker.at
    if isinstance(event, ev.MarkerMoved):
        return "", event.at
    if isinstance(event, ev.UnitMoved | ev.UnitArrived):
        return event.unit, _middle([place.at for place in event.places])
    if isinstance(event, ev.UnitAdded):
        double = any(unit.name == event.unit.name for unit in state.units.values())
        return "" if double else event.unit.id, _middle([figure.model.at for figure in event.figures])
    if isinstance(event, ev.DoorSwung):
        return "", next((middle(piece.outline) for piece in state.terrain if piece.id == event.id), None)
    return _thing(_name_in(event, state), state)


def _name_in(event: ev.Event, state: State) -> str:
    """Name the thing that an event is about."""
    if isinstance(event, ev.EffectBegan):
        return event.effect.on
    if isinstance(event, ev.EffectChanged | ev.EffectEnded):
        return next((effect.on for effect in state.effects if effect.id == event.id), "")
    if isinstance(event, ev.MarkerTaken):
        return event.id
    name = getattr(event, "unit", "")
    return name if isinstance(name, str) else ""


def _thing(name: str, state: State) -> tuple[str, Point | None]:
    """Find a unit, a figure or a marker by its id."""
    if name in state.units:
        return name, _where(state, name)
    if name in state.figures:
        model = state.figures[name].model
        return model.unit, model.at if _where(state, model.unit) is not None else None
    return "", next((mark.at for mark in state.markers if mark.id == name), None)


def _where(state: State, unit: str) -> Point | None:
    """Return the middle of a unit on the table, or of the one that carries it."""
    for _ in state.units:
        if unit not in state.units or state.units[unit].where == TABLE:
            break
        unit = state.units[unit].where
    return _middle([figure.model.at for figure in state.figures_of(unit)]) if unit in state.units else None


def _middle(places: Sequence[Point]) -> Point | None:
    if not places:
        return None
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
