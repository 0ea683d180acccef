"""What is drawn on the map of a game turn: how units moved, where they arrived, and who fell."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist, hypot
from typing import Literal

from battlefield.app.wording.side_colours import colour_place
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core import events as ev
from battlefield.rules.core.state import TABLE, State, Unit
from battlefield.rules.scene.contents import Scene

Way = Literal["move", "dash", "forced"]
_WILLED = re.compile(r"\b(?:move|run|charge|sprint|fly|blink|jump|climb|swim|walk|teleport|turning|ambush)")
_FORCED = re.compile(r"push|pull|knock|thr[eo]w|slam|shove|drag|drift|fall|goes back|crash|grapple|repel")
"""What moves are called that are made, or suffered, whoever acts."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """How a figure went; `leads` marks the one that stands for its unit."""

    side: int
    points: tuple[Point, ...]
    way: Way
    leads: bool


@dataclass(frozen=True, slots=True)
class Sign:
    """A place on the map with the number of a side: where somebody fell or arrived, or a name stands."""

    side: int
    at: Point
    words: str = ""
    reach: float = 0.0  # inches round the place that its name keeps clear of


@dataclass(frozen=True, slots=True)
class TurnMap:
    """The table at the end of a turn with all that happened on it in between."""

    scene: Scene
    sides: tuple[str, ...]
    arrows: tuple[Arrow, ...] = ()
    fallen: tuple[Sign, ...] = ()
    arrived: tuple[Sign, ...] = ()
    names: tuple[Sign, ...] = ()
    markers: tuple[Sign, ...] = ()


class MapMaker:
    """Gathers what a turn draws, event by event."""

    def __init__(self) -> None:
        self._arrows: list[Arrow] = []
        self._fallen: list[Sign] = []
        self._arrived: list[Sign] = []

    def take(self, event: ev.Event, state: State, acting: str = "") -> None:
        """Note an event by the state before it, in an action of a unit."""
        if isinstance(event, ev.UnitMoved):
            self._arrows += _arrows(event, state, acting)
        elif isinstance(event, ev.UnitArrived):
            places = [place.at for place in event.places]
            self._arrived += [Sign(_side(state, event.unit), places[_lead(places)])] if places else []
        elif isinstance(event, ev.FiguresRemoved):
            self._fallen += [Sign(_side(state, event.unit), at) for at in _where_fell(event, state)]

    def made(self, state: State) -> TurnMap:
        """Return the map at the end of a turn, and begin with the next."""
        names = [sign for unit in state.on_table() if (sign := _named(state, unit)) is not None]
        found = TurnMap(
            state.scene(),
            state.sides,
            tuple(self._arrows),
            tuple(self._fallen),
            tuple(self._arrived),
            tuple(names),
            _markers(state),
        )
        self._arrows, self._fallen, self._arrived = [], [], []
        return found


def _side(state: State, unit: str) -> int:
    known = state.units.get(unit)
    return colour_place(known.side, state.sides) if known is not None and known.side in state.sides else 0


def _where_fell(event: ev.FiguresRemoved, state: State) -> Iterable[Point]:
    """Give where casualties fell on the table, by the state before; who falls in a reserve falls nowhere."""
    if event.places:
        return [place.at for place in event.places]
    there = state.units[event.unit].where == TABLE
    return [state.figures[id_].model.at for id_ in event.figures if there and id_ in state.figures]


def ways_in(event: ev.UnitMoved, state: State) -> list[tuple[Point, ...]]:
    """Return the way of each figure, by the state before it; one without a path goes straight."""
    starts = [state.figures[place.figure].model.at for place in event.places]
    given = event.paths if len(event.paths) == len(starts) else ((),) * len(starts)
    return [
        path if length_of(path) > 0.0 else (start, place.at)
        for path, start, place in zip(given, starts, event.places, strict=True)
    ]


def _arrows(event: ev.UnitMoved, state: State, acting: str) -> Iterable[Arrow]:
    ways = ways_in(event, state)
    way, lead = way_of(event.how, acting == event.unit), _lead([points[0] for points in ways])
    side = _side(state, event.unit)
    for number, points in enumerate(ways):
        if length_of(points) > 0.0:
            yield Arrow(side, tuple(points), way, number == lead)


def _lead(places: Sequence[Point]) -> int:
    """Return the number of the place nearest to the middle of all; -1 of none."""
    middle = _middle(places)
    if middle is None:
        return -1
    return min(range(len(places)), key=lambda n: (dist(places[n], middle), n))


def way_of(how: str, is_own: bool = False) -> Way:
    """Tell who moves willingly, by what that is called or as its action `is_own`, from who is forced."""
    word = how.lower()
    if "dash" in word:
        return "dash"
    return "move" if not word or _WILLED.search(word) or (is_own and not _FORCED.search(word)) else "forced"


def length_of(points: Sequence[Point]) -> float:
    """Return the length of a way in inches."""
    return sum(dist(one, other) for one, other in pairwise(points))


def _named(state: State, unit: Unit) -> Sign | None:
    models = [figure.model for figure in state.figures_of(unit.id)]
    at = _middle([model.at for model in models])
    if at is None:
        return None
    reach = max(hypot(m.at[0] - at[0], m.at[1] - at[1]) + m.base.length_mm / 50.8 for m in models)
    return Sign(_side(state, unit.id), at, unit.name, reach)


def _markers(state: State) -> tuple[Sign, ...]:
    """Return markers that are no template, such as objectives."""
    return tuple(
        Sign(colour_place(mark.side, state.sides) if mark.side in state.sides else -1, mark.at, mark.name)
        for mark in state.markers
        if mark.template is None
    )


def _middle(places: Sequence[Point]) -> Point | None:
    if not places:
        return None
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
