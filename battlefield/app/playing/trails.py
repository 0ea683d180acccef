"""What another player has just done, drawn until somebody goes on: ways, lines of fire, dice."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import dist

from battlefield.app.desk.pictures import Drawing, Line, Roll, Rolls, Shape
from battlefield.app.playing.rolls import shown_roll
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.rules.core.apply import apply
from battlefield.rules.core.events import (
    ActionBegun,
    ClockSet,
    DiceRolled,
    Event,
    HpGained,
    HpLost,
    MarkerLaid,
    UnitMoved,
)
from battlefield.rules.core.requests import Answer, parted
from battlefield.rules.core.state import State

_MOST_WAYS = 12  # of one unit: more would hide the table
_MOST_ROLLS = 3  # of one unit, the last ones
_NEAR = 0.05  # inches; what has gone less far has no way to be shown
_SHORT = 5.0  # inches of a line on which dice would hide who stands at its ends
_BEHIND = 1.7  # inches beyond who rolls that dice lie there instead
_ALONG = 0.32  # of a line from who rolls to the other that dice lie along it
BESIDE_TARGET = 0.66  # of a line of fire that dice lie on which are to lie beside the target
_INSIDE = 1.0  # inches that dice lie within the edges of the table at least


def begins_anew(events: Iterable[Event]) -> bool:
    """Return whether an action was begun among some events."""
    return any(isinstance(event, ActionBegun) for event in events)


def aims_of(answer: Answer | None, state: State, acting: str) -> tuple[str, ...]:
    """Return the units that an answer names beside the one that acts: "south/bows", "Pot > south/bows"."""
    parts = answer if isinstance(answer, tuple) else ()
    named = (whom or what for what, whom in (parted(each) for each in parts if isinstance(each, str)))
    return tuple(each for each in named if each in state.units and each != acting)


@dataclass(slots=True)
class Trail:
    """Goes along what a unit does, step by step, and keeps what is to be seen of it.

    Each way has an arrow, each blow or help a line, and so has each aim at whom nothing was done to; dice lie
    beside who rolled them.
    """

    state: State
    acting: str = ""
    near: float = _ALONG  # of a line of fire that the dice of who acts lie along it
    _templates: list[Template] = field(default_factory=list)
    _ways: list[Line] = field(default_factory=list)
    _blows: dict[str, list[Line]] = field(default_factory=dict)  # by whom they strike or help
    _aims: dict[str, tuple[Point, Point]] = field(default_factory=dict)  # from who acts to each
    _rolls: dict[str, list[Roll]] = field(default_factory=dict)  # by who rolls
    _spots: dict[str, tuple[Point, float]] = field(default_factory=dict)  # who rolls, and its reach
    _is_over: bool = False  # dice that come later are nobody's

    def follow(
        self, events: Iterable[Event], aims: Iterable[str] = (), laid: Iterable[Template] = ()
    ) -> None:
        """Go on along some events, which began with aims at units and with templates that were laid."""
        self._templates += laid
        for unit in aims:
            self._aim(unit)
        for event in events:
            self._take(event)

    @property
    def drawing(self) -> Drawing:
        """What is to be seen so far."""
        shapes = (Shape(each, "bad", True) for each in self._templates)
        return tuple(dict.fromkeys((*shapes, *self._ways, *self._lines(), *self._dice())))

    @property
    def fight(self) -> Drawing:
        """Lines to whom something was done, with the dice: nothing where none were rolled."""
        return (*self.lines, *self.dice) if self.dice else ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """Lines to those to whom something was done, or at whom was aimed."""
        return tuple(dict.fromkeys(self._lines()))

    @property
    def dice(self) -> tuple[Rolls, ...]:
        """The dice that lie on the table."""
        return tuple(self._dice())

    def _take(self, event: Event) -> None:
        if isinstance(event, UnitMoved):
            self._ways += _ways(event, self.state)
        elif isinstance(event, HpLost | HpGained):
            if event.by == self.acting:
                self._aim(event.unit)
            self._blows.setdefault(event.unit, []).extend(_line(event, self.state))
        elif isinstance(event, MarkerLaid) and event.marker.template is not None:
            self._templates.append(event.marker.template)
        elif isinstance(event, DiceRolled) and not self._is_over:
            self._roll(event)
        self._is_over |= isinstance(event, ClockSet)
        self.state = apply(self.state, event)

    def _aim(self, unit: str) -> None:
        """Keep that who acts aims at a unit on the table."""
        start, end = self._spot(self.acting), self._spot(unit)
        if start is not None and end is not None and start != end:
            self._aims.pop(unit, None)  # the last one comes last
            self._aims[unit] = (start, end)

    def _lines(self) -> Iterator[Line]:
        """Yield lines to those to whom something was done, then to those who were only aimed at."""
        for lines in self._blows.values():
            yield from lines
        for unit, ends in self._aims.items():
            if not self._blows.get(unit):
                yield Line(ends, "quiet", arrow=True, dashed=True)

    def _dice(self) -> Iterator[Rolls]:
        """Yield the dice of each unit: on its line of fire, or behind it where that is short."""
        board = self.state.board
        for unit, rolls in self._rolls.items():
            x, y = self._place_of_dice(unit)
            at = (
                min(max(x, _INSIDE), board.width - _INSIDE),
                min(max(y, _INSIDE), board.height - _INSIDE),
            )
            yield Rolls(at, tuple(rolls[-_MOST_ROLLS:]))

    def _roll(self, event: DiceRolled) -> None:
        """Keep a roll with the unit that it is of: who acts, or who was struck."""
        units = self.state.units
        own = self.acting in units and units[self.acting].commander == event.by
        if own and (foe := self._named(event.why, event.by, is_foe=True)):
            self._aim(foe)
        unit = self.acting if own else self._named(event.why, event.by, is_foe=False) or self._aimed(event.by)
        at = self._spot(unit)
        if at is not None:
            self._spots[unit] = at, max(dist(at, each) for each in _spots(self.state, unit))
            roll = shown_roll(event)
            self._rolls.setdefault(unit, []).append(Roll(roll.sides, roll.faces, roll.needed))

    def _named(self, words: str, side: str, is_foe: bool) -> str:
        """Return the one unit on the table that words name, of a side or of its foes."""
        there = (unit for unit in self.state.on_table() if (unit.commander != side) == is_foe)
        found = [unit.id for unit in there if unit.name in words]
        return found[0] if len(found) == 1 else ""

    def _aimed(self, side: str) -> str:
        """Return the last unit of a side that was aimed at."""
        units = self.state.units
        return next((each for each in reversed(self._aims) if units[each].commander == side), "")

    def _spot(self, unit: str) -> Point | None:
        return _middle(self.state, _figures(self.state, unit))

    def _place_of_dice(self, unit: str) -> Point:
        at, reach = self._spots[unit]
        ends = next(reversed(self._aims.values()), None) if unit == self.acting else self._aims.get(unit)
        if ends is None:
            return at[0], at[1] - reach - _BEHIND
        other = ends[unit == self.acting]
        gap = dist(at, other)
        return _between(at, other, self._share(unit) if gap >= _SHORT else -(reach + _BEHIND) / gap)

    def _share(self, unit: str) -> float:
        return self.near if unit == self.acting else _ALONG


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _ways(event: UnitMoved, state: State) -> Iterable[Line]:
    for number, place in enumerate(event.places[:_MOST_WAYS]):
        path = event.paths[number] if number < len(event.paths) else ()
        way = (state.figures[place.figure].model.at, *path[1:-1], place.at)
        if max(abs(way[0][0] - way[-1][0]), abs(way[0][1] - way[-1][1])) > _NEAR or len(way) > 2:
            yield Line(way, "path", arrow=True)


def _line(event: HpLost | HpGained, state: State) -> Iterable[Line]:
    """Draw from the middle of who acts to the middle of whom it struck or helped."""
    changes = event.losses if isinstance(event, HpLost) else event.gains
    start = _middle(state, _figures(state, event.by))
    end = _middle(state, [figure for figure, _ in changes])
    if start is not None and end is not None and start != end:
        yield Line((start, end), "bad" if isinstance(event, HpLost) else "good", arrow=True, dashed=True)


def _spots(state: State, unit: str) -> Sequence[Point]:
    return [state.figures[figure].model.at for figure in _figures(state, unit)]


def _figures(state: State, unit: str) -> Sequence[str]:
    if unit in state.figures:
        return [unit]
    return [figure.id for figure in state.living(unit)] if unit in state.units else []


def _middle(state: State, figures: Sequence[str]) -> Point | None:
    there = {figure for unit in state.on_table() for figure in unit.figures}
    ats = [state.figures[figure].model.at for figure in figures if figure in there]
    if not ats:
        return None
    return sum(x for x, _ in ats) / len(ats), sum(y for _, y in ats) / len(ats)
