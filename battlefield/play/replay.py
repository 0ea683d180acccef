"""A game looked at again: every place between two events, and the state there.

A place is a number of events that have happened, from 0 to `length`. Stops are the places worth a halt: each
event, each question that was answered (dice included), where each action begins, and where each step, phase
and turn has just begun.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Literal

from battlefield.play.course import Course, Deed, Hand
from battlefield.rules.book.actions import Action
from battlefield.rules.core.apply import applied
from battlefield.rules.core.digest import recorded_digest
from battlefield.rules.core.events import ClockSet, Event
from battlefield.rules.core.state import Clock, State

Stop = Literal["event", "answer", "action", "step", "phase", "turn"]
STOPS: tuple[Stop, ...] = ("event", "answer", "action", "step", "phase", "turn")


class Replay:
    """The events of a game in order, with the states between them."""

    def __init__(self, start: State, deeds: Iterable[Deed], hand: Hand | None = None, seed: int = 0) -> None:
        self._seed = seed
        self._parts: list[Deed | Hand] = list(deeds)
        self._befores = [start]
        for part in self._parts:
            assert isinstance(part, Deed)
            self._befores.append(part.after)
        if hand is not None:
            self._parts.append(hand)
        self._firsts = [0]
        for part in self._parts:
            self._firsts.append(self._firsts[-1] + len(part.events))
        self._stops = self._found_stops(start.clock)
        self._kept: tuple[int, State] = (0, start)

    @classmethod
    def of(cls, course: Course) -> "Replay":
        """Return the replay of a game as it stands, without what was undone."""
        return cls(course.start, course.deeds, course.hand, course.seed)

    @property
    def length(self) -> int:
        """The last place."""
        return self._firsts[-1]

    def stops(self, kind: Stop) -> Sequence[int]:
        """Return the places of a kind in order."""
        return self._stops[kind] if kind != "event" else range(self.length + 1)

    def next(self, place: int, kind: Stop) -> int:
        """Return the next stop after a place, or the end where there is none."""
        stops = self.stops(kind)
        found = bisect_right(stops, place)
        return stops[found] if found < len(stops) else self.length

    def previous(self, place: int, kind: Stop) -> int:
        """Return the last stop before a place, or the start where there is none."""
        stops = self.stops(kind)
        found = bisect_left(stops, place)
        return stops[found - 1] if found else 0

    def number(self, place: int, kind: Stop) -> int:
        """Count the stops up to a place, itself included."""
        return bisect_right(self.stops(kind), place)

    def action(self, place: int) -> Action | None:
        """Return the action that the event after a place belongs to, or None at the end."""
        part = self._part(place)
        return self._parts[part].action if part < len(self._parts) else None

    def event(self, place: int) -> Event:
        """Return the event that follows a place; an IndexError at the end."""
        part = self._part(place)
        return self._parts[part].events[place - self._firsts[part]]

    def events(self, start: int, end: int) -> tuple[Event, ...]:
        """Return the events between two places."""
        return tuple(self.event(place) for place in range(start, end))

    def state(self, place: int) -> State:
        """Return the state at a place; outside the game it is an IndexError.

        It is worked out from the state before its action, or from the one last given where that is nearer.
        """
        if not 0 <= place <= self.length:
            raise IndexError(f"the game has places 0 to {self.length}, not {place}")
        part = min(self._part(place), len(self._befores) - 1)
        from_, state = self._firsts[part], self._befores[part]
        if from_ <= self._kept[0] <= place:
            from_, state = self._kept
        state = applied(state, self.events(from_, place))
        self._kept = (place, state)
        return state

    def hash(self, place: int) -> str:
        """Return the hash of the state at a place, as records give it."""
        return recorded_digest(self.state(place), self._seed)

    def _part(self, place: int) -> int:
        """Find the action that the event after a place belongs to."""
        return min(bisect_right(self._firsts, place) - 1, len(self._parts))

    def _found_stops(self, clock: Clock) -> dict[Stop, list[int]]:
        found: dict[Stop, list[int]] = {kind: [] for kind in STOPS}
        found["action"] = self._firsts[: len(self._parts)]
        for first, part in zip(self._firsts, self._parts, strict=False):
            found["answer"] += [first + each for each in part.at]
            for number, event in enumerate(part.events, first + 1):
                if isinstance(event, ClockSet):
                    for kind in _passed(clock, event):
                        found[kind].append(number)
                    clock = Clock(event.turn, event.phase, event.step, event.side, event.first)
        return found


def _passed(before: Clock, now: ClockSet) -> Iterable[Stop]:
    """Tell what a change of the clock begins."""
    if now.turn != before.turn:
        yield "turn"
    if (now.turn, now.phase) != (before.turn, before.phase):
        yield "phase"
    if (now.turn, now.phase, now.step) != (before.turn, before.phase, before.step):
        yield "step"
