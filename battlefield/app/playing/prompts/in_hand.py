"""What a hand holds that places figures, as one value: each command gives another."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import cos, radians, sin

from battlefield.app.desk.tools import Pointer
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.events import Placed
from battlefield.rules.core.values import grained

Layout = Mapping[str, Placed]
Put = Callable[[Placed, Point], Placed]
"""Puts a figure down at a place of the table, at the height that is there."""


@dataclass(frozen=True, slots=True)
class Way:
    """A drag that has ended: where it began, where it left the figures, and where it was meant to."""

    start: tuple[Placed, ...]
    end: tuple[Placed, ...]
    meant: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Grip:
    """A drag: where it began, the layout before it, and the one that is meant, whatever stops the hand.

    `last` is where the pointer was seen last.
    """

    at: Point
    before: Layout
    meant: Layout
    last: Pointer | None = None


@dataclass(frozen=True, slots=True)
class Limit:
    """What stopped the last move, if anything, and the way whose end is still looked for."""

    is_reached: bool = False
    reason: str = ""
    way: Way | None = None


FREE = Limit()


@dataclass(frozen=True, slots=True)
class InHand:
    """A layout, the figure that is held, the drag that goes on, and how Esc goes back.

    `singly` and `other` tell whether models move one by one, as it was chosen, and whether this drag does the
    other; `trail` are the layouts before each step, `by` is the key whose repetition goes on with the last.
    `wants_accept` and `wants_step` are done as soon as something is known.
    """

    held: str
    places: Layout = field(default_factory=dict)
    singly: bool | None = None
    other: bool = False
    grip: Grip | None = None
    limit: Limit = FREE
    trail: tuple[Layout, ...] = ()
    by: str = ""
    tried: int = -1
    wants_accept: bool = False
    wants_step: int = 0

    def taken_up(self, figure: str, at: Point, other: bool) -> "InHand":
        """Take hold of a figure."""
        grip = Grip(at, self.places, self.places)
        return replace(self, held=figure, other=other, grip=grip, limit=FREE)

    def laid(self, layout: Iterable[Placed]) -> "InHand":
        """Lay figures out elsewhere."""
        return replace(self, places={place.figure: place for place in layout})

    def kept(self, by: str = "") -> "InHand":
        """Keep the layout for Esc before a step, unless a key only goes on with what it did."""
        trail = self.trail if by and by == self.by else (*self.trail, self.places)
        return replace(self, trail=trail, by=by, limit=FREE)

    def taken_back(self) -> "InHand":
        """Take the drag or the last step back, and what was to be done as soon as something is known."""
        free = replace(self, limit=FREE, wants_accept=False, wants_step=0)
        if self.grip is not None:
            return replace(free, grip=None, other=False, places=dict(self.grip.before))
        trail = self.trail
        while trail and trail[-1] == self.places:
            trail = trail[:-1]
        return replace(free, by="", trail=trail[:-1], places=trail[-1] if trail else self.places)

    @property
    def takes_back(self) -> bool:
        """Whether there is a step to be taken back."""
        return any(before != self.places for before in self.trail)


def shifted(start: Layout, who: Iterable[str], by: Point, put: Put) -> Layout:
    """Return a layout with some figures shifted."""
    places = ((start[id_], (start[id_].at[0] + by[0], start[id_].at[1] + by[1])) for id_ in who)
    moved = (put(place, (grained(x), grained(y))) for place, (x, y) in places)
    return {**start, **{place.figure: place for place in moved}}


def turned(start: Layout, who: tuple[str, ...], degrees: float, put: Put) -> Layout:
    """Return a layout with some figures turned about their middle, each facing where it did."""
    x = sum(start[id_].at[0] for id_ in who) / len(who)
    y = sum(start[id_].at[1] for id_ in who) / len(who)
    sine, cosine = sin(radians(degrees)), cos(radians(degrees))
    found = dict(start)
    for id_ in who:
        dx, dy = start[id_].at[0] - x, start[id_].at[1] - y
        found[id_] = put(start[id_], (x + cosine * dx - sine * dy, y + sine * dx + cosine * dy))
    return found
