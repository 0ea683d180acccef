"""How far figures may be moved together, for a hand that drags them; what counts is the request's check."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.playing.prompts.in_turn import InTurn
from battlefield.geometry.displacement import Thing, standing_area
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Point, Polygon
from battlefield.geometry.movement import nearest_in, shared, shared_shifts, without
from battlefield.rules.core.events import Placed

_MOST = 24  # figures whose ways are looked at before a unit is dragged
_SLIP = 0.02  # inches by which a picture of what is in reach may be off

Areas = tuple[Polygon, ...]
Formation = tuple[tuple[str, Point], ...]
"""Figures, and how far each stands from the one that is held."""
Stander = tuple[BaseSize, float, tuple[Thing, ...]]
"""A base, where it faces, and what it may not lie over."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where the held figure may go with those that keep formation with it: in reach, and lawful there.

    Who comes onto the table reaches all of its zone, whatever stands there.
    """

    reached: Areas
    lawful: Areas

    def is_reached(self, at: Point) -> bool:
        """Return whether a place is in reach, as far as a picture can tell."""
        return _is_at(self.reached, at)

    def is_lawful(self, at: Point) -> bool:
        """Return whether a place may be taken, as far as a picture can tell."""
        return _is_at(self.lawful, at)

    def as_reached(self) -> "Room":
        """Return the room with all of what is in reach to be taken."""
        return Room(self.reached, self.reached)

    def nearest(self, at: Point) -> Point:
        """Return the place nearest to one that is asked for, itself where it may be taken."""
        return nearest_in(self.lawful, at) or at


def _is_at(areas: Areas, at: Point) -> bool:
    found = nearest_in(areas, at)
    return found is not None and hypot(found[0] - at[0], found[1] - at[1]) <= _SLIP


class Limits:
    """Looks up how far each figure of a request may go, away from the hand."""

    def __init__(
        self,
        lawful: InTurn,
        background: Background,
        told: Callable[[], None],
        stander: Callable[[Placed], Stander],
    ) -> None:
        self._request, self._lawful, self._stander = lawful.request, lawful, stander
        self._alone: Latest[Areas] = Latest(background, told)
        self._rooms: Latest[Room] = Latest(background, told)
        self._areas: dict[tuple[str, float | None], tuple[Areas, Areas]] = {}

    def area(self, held: str, formation: Formation, places: Mapping[str, Placed]) -> Areas:
        """Return what to show of where a held figure may go with its formation: nothing until that is known.

        Of one that comes into a zone, and in a crowd, it is what the figure may do by itself.
        """
        if self._lawful.knows_ends and len(formation) <= _MOST:
            room = self._moved(held, formation, places)
            return room.lawful if room is not None else ()
        facing = places[held].facing
        return self._alone.get((id(self._request), held, facing), lambda _: self._of(held, facing)[1]) or ()

    def room(self, held: str, formation: Formation, places: Mapping[str, Placed]) -> Room | None:
        """Give where a held figure may go, once that is known; who comes onto the table, where all fit in."""
        if len(formation) > _MOST:
            return None
        if not self._lawful.knows_ends:
            return self._place(held, formation, {id_: self._stander(places[id_]) for id_, _ in formation})
        room = self._moved(held, formation, places)
        return room if room is not None and room.lawful else None

    def _moved(self, held: str, formation: Formation, places: Mapping[str, Placed]) -> Room | None:
        """Return where a held figure may go with those in formation with it, once that is known."""
        faced = tuple(places[id_].facing for id_, _ in formation)
        layout = tuple(places[id_] for id_, _ in formation)

        def work(task: Task) -> Room:
            found = []
            for (id_, by), facing in zip(formation, faced, strict=True):
                unless_stopped(task.cancelled)
                found.append((self._of(id_, facing), by))
            reached = shared_shifts((areas[0], by) for areas, by in found)
            lawful = shared_shifts((areas[1], by) for areas, by in found)
            is_whole = len(layout) == len(self._request.figures)
            joint = self._lawful.joint(layout, held) if is_whole else None
            return Room(reached, lawful if joint is None else shared(lawful, joint))

        return self._rooms.get((id(self._request), held, formation, faced), work)

    def _place(self, held: str, formation: Formation, standers: Mapping[str, Stander]) -> Room | None:
        """Return where figures that come by no way all lie within what is shown to them, off all else."""

        def work(task: Task) -> Room:
            known: dict[tuple[BaseSize, float], Areas] = {}
            empty: dict[tuple[BaseSize, float], Areas] = {}
            for id_, (size, facing, things) in standers.items():
                unless_stopped(task.cancelled)
                if (size, facing) not in known:
                    zone = self._of(id_, None)[0]
                    known[size, facing] = standing_area(zone, things, size, facing)
                    empty[size, facing] = standing_area(zone, (), size, facing)
            reached = shared_shifts((empty[standers[id_][:2]], by) for id_, by in formation)
            return Room(reached, shared_shifts((known[standers[id_][:2]], by) for id_, by in formation))

        faced = tuple(facing for _, facing, _ in standers.values())
        room = self._rooms.get((id(self._request), held, formation, faced), work)
        return room if room is not None and room.lawful else None

    def _of(self, figure: str, facing: float | None) -> tuple[Areas, Areas]:
        """Return where the centre of a figure that faces so may be, and where it may end there."""
        if (figure, facing) not in self._areas:
            reached, barred = self._lawful.reach(figure, facing)
            self._areas[figure, facing] = reached, without(reached, barred)
        return self._areas[figure, facing]

    def forget(self) -> None:
        """Call off what is being worked out."""
        self._alone.forget()
        self._rooms.forget()


def formation_of(places: Mapping[str, Placed], held: str, who: Sequence[str]) -> Formation:
    """Return how figures stand about the one that is held, to a ten-thousandth of an inch."""
    x, y = places[held].at
    return tuple((id_, (round(places[id_].at[0] - x, 4), round(places[id_].at[1] - y, 4))) for id_ in who)
