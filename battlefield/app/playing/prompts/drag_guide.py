"""How a layout is led by the hand: into contact with what is near, and no farther than it may go."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock

from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.playing.prompts.halting import Halted, Put, halted
from battlefield.app.playing.prompts.limits import Areas, Limits, Room, formation_of
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.snapping import HALF_WAY, NEAR, Snapped, Surroundings
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import Contact, PlacesLaw

_GAIN = 0.02  # square inches; a step that leads on by less than that of an inch is stopped
_PIXELS = 12 / 7  # times the distance at which the pointer catches something

Layout = Mapping[str, Placed]


@dataclass(frozen=True, slots=True)
class Way:
    """A drag that has ended: where it began, where it left the figures, and where it was meant to."""

    start: tuple[Placed, ...]
    end: tuple[Placed, ...]
    meant: tuple[Placed, ...]


class Lead:
    """Follows what a hand does with the figures of one request."""

    def __init__(
        self,
        desk: PlayedDesk,
        law: PlacesLaw,
        background: Background,
        told: Callable[[], None],
        asking: Lock,
        put: Put,
    ) -> None:
        self._desk, self._law, self._asking, self._put = desk, law, asking, put
        self._request = law.request
        self._about = Surroundings(desk, self._request.figures)
        self._limits = Limits(law, background, told, asking, self._about.stander)
        self._contacts: Latest[tuple[Contact, ...]] = Latest(background, told)
        self._halts: Latest[tuple[Halted | None, str]] = Latest(background, told)
        self._way: Way | None = None
        self._touched: tuple[tuple[Placed, ...], tuple[str, ...]] = ((), ())
        self._reason = ""
        self.is_at_limit = False

    # what is near, and how far it goes

    def area(self, places: Layout, held: str, who: Sequence[str]) -> Areas:
        """Return where the held figure may go with those that keep formation with it, for the eye."""
        if held not in places or not all(id_ in places for id_ in who):
            return ()
        return self._limits.area(held, formation_of(places, held, who))

    def contacts(self) -> tuple[Contact, ...]:
        """Return a layout for each enemy that can be touched, once they are known."""
        return self._known_contacts() or ()

    @property
    def is_seeking(self) -> bool:
        """Whether it is not known yet which enemies can be touched."""
        return self._known_contacts() is None

    def _known_contacts(self) -> tuple[Contact, ...] | None:
        seek = self._law.contacts
        if seek is None:
            return ()

        def work(_: Task) -> tuple[Contact, ...]:
            with self._asking:
                return tuple(seek())

        return self._contacts.get((id(self._request),), work)

    def dragged(self, start: Layout, held: str, who: Sequence[str], by: Point, reach: float) -> Point:
        """Give the step that a drag means: into contact with what is near, and within what may be reached."""
        room = self._room(start, held, who)
        far = max(HALF_WAY if self._request.keeps_off else NEAR, _PIXELS * reach)
        meant = self._snapped(start, who, by, far)
        if meant is not None and meant.is_enemy and self._may_touch(room, start[held], by, meant):
            return _sum(by, meant.by)
        kept = self._kept(room, start[held], by)
        if kept != by:
            meant = self._snapped(start, who, kept, NEAR)
        if meant is None or not self._may_touch(room, start[held], kept, meant):
            return kept
        return _sum(kept, meant.by)

    def nudged(self, start: Layout, held: str, who: Sequence[str], by: Point) -> Point:
        """Return the step that a key means: up to what is in the way, and into contact with what comes near.

        It may lead through where nobody may end: small steps lead nowhere else. Who arrives steps past what
        a whole step is stopped by, and never leaves the zone.
        """
        room = self._room(start, held, who)
        kept = self._kept(room.as_reached() if room is not None else None, start[held], by)
        near = min(NEAR, max(map(abs, by)))
        meant = self._snapped(start, who, kept, near, near)
        if meant is None or not self._may_touch(room, start[held], kept, meant):
            return kept
        led = _sum(kept, meant.by)
        gain = led[0] * by[0] + led[1] * by[1]
        if not self._request.is_move and max(map(abs, by)) > NEAR and gain < _GAIN:
            return kept
        ahead = meant.by[0] * by[0] + meant.by[1] * by[1] > 0.0
        return led if ahead or meant.left else kept

    def _room(self, start: Layout, held: str, who: Sequence[str]) -> Room | None:
        if held not in who:
            return None
        return self._limits.room(held, formation_of(start, held, who), start)

    def _kept(self, room: Room | None, held: Placed, by: Point) -> Point:
        if room is None:
            self.is_at_limit = False
            return by
        meant = _sum(held.at, by)
        at = room.nearest(meant)
        self.is_at_limit = at != meant
        return (at[0] - held.at[0], at[1] - held.at[1]) if self.is_at_limit else by

    def _may_touch(self, room: Room | None, held: Placed, by: Point, meant: Snapped) -> bool:
        """Return whether a step into contact leads where the held figure may be, as far as that is known."""
        if room is None:
            return True
        at = _sum(held.at, _sum(by, meant.by))
        may = room.is_reached(at) if meant.is_enemy else room.is_lawful(at)
        self.is_at_limit = self.is_at_limit and not may
        return may

    def _snapped(
        self, start: Layout, who: Sequence[str], by: Point, foes_from: float, from_: float = NEAR
    ) -> Snapped | None:
        moved = {id_: self._put(start[id_], _sum(start[id_].at, by)) for id_ in who}
        return self._about.snapped({**start, **moved}, who, by, foes_from, from_)

    # where a drag ends

    def take_up(self) -> None:
        """Forget where the last drag ended: the figures are moved again."""
        self._way, self._reason, self.is_at_limit = None, "", False

    def let_down(self, way: Way) -> None:
        """Look, away from the hand, whether a drag has led too far, and where it should have ended."""
        self._way = way

    @property
    def is_looking(self) -> bool:
        """Whether it is still being looked at where the last drag ends."""
        return self._way is not None

    def ended(self, places: tuple[Placed, ...]) -> tuple[Placed, ...] | None:
        """Return where the last drag has to end, once that is known, if it was led too far."""
        way = self._way
        if way is None:
            return None

        def work(_: Task) -> tuple[Halted | None, str]:
            with self._asking:
                reason = self._law.refusal(way.meant) if way.meant != way.end else ""
                return halted(way.start, way.end, way.meant, self._law.refusal, self._put), reason

        found = self._halts.get((id(self._request), way.start, way.end, way.meant), work)
        if found is None:
            return None
        self._way = None
        if places != way.end:
            return None
        halt, reason = found
        self._reason = reason or (halt.reason if halt is not None else "")
        return halt.places if halt is not None else None

    # what is said

    def note(self, places: Layout, held: bool) -> str:
        """Say what a layout touches, and whether it was brought to a halt."""
        touched = self.touched(places)
        parts = [f"in contact with {_listed(touched)}"] if touched else []
        dangers = self._about.dangers(places)
        parts += [f"in dangerous ground: {_listed(dangers)}"] if dangers else []
        if self._reason:
            parts.append(f"stopped at its limit: {self._reason}")
        elif held and self.is_at_limit:
            parts.append("this is as far as it can go")
        return " · ".join(parts)

    def stop_words(self, places: Layout) -> str:
        """Say what keeps a nudge from going on."""
        touched = self.touched(places)
        if not touched:
            return f"It cannot go any farther that way{self._reason and ': '}{self._reason}"
        past = "" if self._request.is_move else ", Shift with the arrow steps past it"
        return f"{_listed(touched)} is in the way{past}"

    def touched(self, places: Layout) -> tuple[str, ...]:
        """Name what a layout touches, the enemies first."""
        key = tuple(places.values())
        if key != self._touched[0]:
            self._touched = key, self._about.touched(places) if key else ()
        return self._touched[1]

    def forget(self) -> None:
        """Call off what is still being worked out."""
        self._limits.forget()
        self._contacts.forget()
        self._halts.forget()


def _sum(one: Point, two: Point) -> Point:
    return one[0] + two[0], one[1] + two[1]


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
