"""Looking back at a battle: which place of it is shown, how one steps through it, and what happened there."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from battlefield.app.battle.battle_log import LogLine
from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, capital, tr
from battlefield.play.replay import Replay, Stop
from battlefield.rules.book.face import Face
from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.state import Clock, State

Halt = Stop | Literal["line"]
"""Where looking back halts: at a stop of the replay, or after what a line of the log tells."""
LOOKS_BACK = QT_TR_NOOP("You are looking back; End returns to the game")


@dataclass(frozen=True, slots=True)
class Passage:
    """What happened where nobody acts, as a turn ends and the next begins; `end` is the place behind it."""

    title: str
    lines: tuple[LogLine, ...]
    end: int


class LookingBack:
    """The place of a battle that is shown: its present, or one that has been.

    A place counts the events before it, as in the replay.
    """

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._place: int | None = None
        self._skipped = -1  # the end of the passage that nobody wants to see any more
        self._places: tuple[tuple[LogLine, ...], list[int]] | None = None

    @property
    def replay(self) -> Replay:
        """The battle so far."""
        return self._battle.replay

    @property
    def length(self) -> int:
        """The place of the present."""
        return self._battle.session.event_count

    @property
    def place(self) -> int:
        """The place that is shown."""
        return self.length if self._place is None else self._place

    @property
    def is_back(self) -> bool:
        """Whether a place before the present is shown."""
        return self._place is not None

    @property
    def state(self) -> State:
        """The state that is shown."""
        return self._battle.state if self._place is None else self.replay.state(self._place)

    @property
    def where(self) -> str:
        """The turn and the phase that are shown: "turn 2, Move"."""
        return clock_words(self.state.clock, face_of(self.state.book).period)

    @property
    def banner(self) -> str:
        """What is shown and how to leave it; nothing in the present."""
        return (
            tr("Looking back at {where} · End returns to the game", where=self.where) if self.is_back else ""
        )

    def put(self, place: int | None) -> None:
        """Show a place; the present's, or None, is the present itself."""
        self._place = None if place is None or place >= self.length else max(0, place)

    def target(self, kind: Halt, by: int) -> int:
        """Return the next halt of a kind from the shown place, or with -1 the one before."""
        if kind == "line":
            return self._line_target(by)
        return (self.replay.next if by > 0 else self.replay.previous)(self.place, kind)

    def _line_target(self, by: int) -> int:
        places, at = self._line_places(), self.place
        found = bisect_right(places, at) if by > 0 else bisect_left(places, at) - 1
        if found < 0:
            return 0
        return places[found] if found < len(places) else self.length

    def _line_places(self) -> list[int]:
        log = self._battle.log
        if self._places is None or self._places[0] != log:
            self._places = (log, [line.place for line in log])
        return self._places[1]

    @property
    def line(self) -> int:
        """The number of the log's last line at the shown place; -1 before the first."""
        return bisect_right(self._line_places(), self.place) - 1

    @property
    def passage(self) -> Passage | None:
        """What happened since the last turn ended, until somebody acts again or it has been skipped."""
        found = latest_passage(self.replay, self._battle.log, face_of(self.state.book))
        return found if found is not None and found.end != self._skipped else None

    @property
    def passage_shown(self) -> Passage | None:
        """The passage, unless a place before it is shown: what comes later is not told there."""
        passage = self.passage
        is_before = passage is not None and self.is_back and self.place < passage.lines[0].place - 1
        return None if is_before else passage

    def step_passage(self, by: int) -> int | None:
        """Give the place of the passage's next line, or with -1 the one before; behind its last: over."""
        passage = self.passage
        if passage is None:
            return None
        places = [line.place for line in passage.lines]
        at = self.place if self.is_back else places[0] - 1
        if not places[0] <= at <= places[-1]:
            return places[0]
        row = bisect_right(places, at) - 1 + by
        if row < len(places):
            return places[max(0, row)]
        self.skip_passage()
        return None

    def skip_passage(self) -> None:
        """Show no more of the passage."""
        passage = self.passage
        self._skipped = passage.end if passage is not None else self._skipped


def clock_words(clock: Clock, period: str) -> str:
    """Name a turn and its phase: "turn 2, Move"; `period` is what the book calls a turn."""
    if not clock.turn:
        return "the time before the battle"
    return f"{period} {clock.turn}, {clock.phase}" if clock.phase else f"{period} {clock.turn}"


def marks_of(replay: Replay) -> Mapping[int, Stop]:
    """Tell which places begin a turn and which a phase."""
    phases: dict[int, Stop] = dict.fromkeys(replay.stops("phase"), "phase")
    return phases | dict.fromkeys(replay.stops("turn"), "turn")


def told_of(unit: str, lines: Sequence[LogLine], replay: Replay) -> tuple[LogLine, ...]:
    """Return the lines about a unit and about its actions, and the heading of each turn that has any."""
    turns, found, heading = frozenset(replay.stops("turn")), [], None
    for line in lines:
        if line.place in turns:
            heading = line
        elif line.unit == unit or _acted(replay, line) == unit:
            found += [heading, line] if heading is not None else [line]
            heading = None
    return tuple(found)


def _acted(replay: Replay, line: LogLine) -> str:
    action = replay.action(line.place - 1)
    return action.unit if action is not None else ""


def latest_passage(replay: Replay, log: Sequence[LogLine], face: Face) -> Passage | None:
    """Find what happened in the last phases that nobody acts in, where no action has begun since."""
    stops, end, goes_on = replay.stops("phase"), replay.length, False
    last = len(stops) - 1
    while last >= 0 and _clock(replay, stops[last]).phase not in face.between:
        end, last, goes_on = stops[last], last - 1, True
    first = last
    while first > 0 and _clock(replay, stops[first - 1]).phase in face.between:
        first -= 1
    begun = replay.stops("action")
    if last < 0 or not begun or begun[-1] >= end:
        return None
    told = frozenset(stops[first : last + 1])  # the title says these
    lines = tuple(line for line in log if stops[first] <= line.place <= end and line.place not in told)
    while goes_on and lines and lines[-1].place == end:  # the turn bar says which phase comes after it
        lines = lines[:-1]
    clocks = [_clock(replay, stop) for stop in stops[first : last + 1]]
    return Passage(_title(clocks, face), lines, end) if lines else None


def _clock(replay: Replay, stop: int) -> ClockSet:
    event = replay.event(stop - 1)
    assert isinstance(event, ClockSet)
    return event


def _title(clocks: Sequence[ClockSet], face: Face) -> str:
    told = (face.between[c.phase].format(period=face.period, turn=c.turn, side=c.side) for c in clocks)
    return capital(said(", ".join(filter(None, told))))
