"""How a layout is led by the hand: into contact with what is near, and no farther than it may go."""

from collections.abc import Callable, Sequence

from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.playing.prompts.halting import Halted, halted
from battlefield.app.playing.prompts.in_hand import Layout, Limit, Put, Way
from battlefield.app.playing.prompts.in_turn import InTurn
from battlefield.app.playing.prompts.limits import Areas, Limits, Room, formation_of
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.snapping import HALF_WAY, NEAR, Snapped, Surroundings
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import Contact

_GAIN = 0.02  # square inches; a step that leads on by less than that of an inch is stopped
_PIXELS = 12 / 7  # times the distance at which the pointer catches something


class Lead:
    """Follows what a hand does with the figures of one request."""

    def __init__(
        self,
        desk: PlayedDesk,
        lawful: InTurn,
        background: Background,
        told: Callable[[], None],
        put: Put,
    ) -> None:
        self._request, self._lawful, self._put = lawful.request, lawful, put
        self._about = Surroundings(desk, self._request.figures)
        self._limits = Limits(lawful, background, told, self._about.stander)
        self._contacts: Latest[tuple[Contact, ...]] = Latest(background, told)
        self._halts: Latest[tuple[Halted | None, str]] = Latest(background, told)
        self._touched: tuple[tuple[Placed, ...], tuple[str, ...]] = ((), ())

    # what is near, and how far it goes

    def area(self, places: Layout, held: str, who: Sequence[str]) -> Areas:
        """Return where the held figure may go with those that keep formation with it, for the eye."""
        if held not in places or not all(id_ in places for id_ in who):
            return ()
        return self._limits.area(held, formation_of(places, held, who), places)

    def contacts(self) -> tuple[Contact, ...]:
        """Return a layout for each enemy that can be touched, once they are known."""
        return self._known_contacts() or ()

    @property
    def is_seeking(self) -> bool:
        """Whether it is not known yet which enemies can be touched."""
        return self._known_contacts() is None

    def _known_contacts(self) -> tuple[Contact, ...] | None:
        if not self._lawful.knows_contacts:
            return ()
        return self._contacts.get((id(self._request),), lambda _: self._lawful.contacts())

    def dragged(
        self, start: Layout, held: str, who: Sequence[str], by: Point, reach: float
    ) -> tuple[Point, bool]:
        """Give the step that a drag means: into contact with what is near, and within what may be reached.

        Beside it stands whether it was stopped at a limit.
        """
        room = self._room(start, held, who)
        far = max(HALF_WAY if self._request.keeps_off else NEAR, _PIXELS * reach)
        meant = self._snapped(start, who, by, far)
        if meant is not None and meant.is_enemy and _may_touch(room, start[held], by, meant):
            return _sum(by, meant.by), False
        kept = _kept(room, start[held], by)
        if kept != by:
            meant = self._snapped(start, who, kept, NEAR)
        if meant is None or not _may_touch(room, start[held], kept, meant):
            return kept, kept != by
        return _sum(kept, meant.by), False

    def nudged(self, start: Layout, held: str, who: Sequence[str], by: Point) -> tuple[Point, bool]:
        """Return the step that a key means: up to what is in the way, and into contact with what comes near.

        It may lead through where nobody may end: small steps lead nowhere else. Who arrives steps past what
        a whole step is stopped by, and never leaves the zone.
        """
        room = self._room(start, held, who)
        kept = _kept(room.as_reached() if room is not None else None, start[held], by)
        near = min(NEAR, max(map(abs, by)))
        meant = self._snapped(start, who, kept, near, near)
        if meant is None or not _may_touch(room, start[held], kept, meant):
            return kept, kept != by
        led = _sum(kept, meant.by)
        gain = led[0] * by[0] + led[1] * by[1]
        if not self._request.is_move and max(map(abs, by)) > NEAR and gain < _GAIN:
            return kept, False
        ahead = meant.by[0] * by[0] + meant.by[1] * by[1] > 0.0
        return (led if ahead or meant.left else kept), False

    def _room(self, start: Layout, held: str, who: Sequence[str]) -> Room | None:
        if held not in who:
            return None
        return self._limits.room(held, formation_of(start, held, who), start)

    def _snapped(
        self, start: Layout, who: Sequence[str], by: Point, foes_from: float, from_: float = NEAR
    ) -> Snapped | None:
        moved = {id_: self._put(start[id_], _sum(start[id_].at, by)) for id_ in who}
        return self._about.snapped({**start, **moved}, who, by, foes_from, from_)

    # where a drag ends

    def ended(self, way: Way) -> tuple[tuple[Placed, ...] | None, str] | None:
        """Return where a drag has to end if it went too far, and what stopped it; None until it is known."""
        ask = self._lawful.refusal

        def work(_: Task) -> tuple[Halted | None, str]:
            reason = ask(way.meant) if way.meant != way.end else ""
            return halted(way.start, way.end, way.meant, ask, self._put), reason

        found = self._halts.get((id(self._request), way.start, way.end, way.meant), work)
        if found is None:
            return None
        halt, reason = found
        return (halt.places, reason or halt.reason) if halt is not None else (None, reason)

    # what is said

    def note(self, places: Layout, limit: Limit, held: bool) -> str:
        """Say what a layout touches, and whether it was brought to a halt."""
        touched = self.touched(places)
        parts = [tr("in contact with {units}", units=_listed(touched))] if touched else []
        dangers = self._about.dangers(places)
        parts += [tr("in dangerous ground: {units}", units=_listed(dangers))] if dangers else []
        if limit.reason:
            parts.append(tr("stopped at its limit: {reason}", reason=limit.reason))
        elif held and limit.is_reached:
            parts.append(tr("this is as far as it can go"))
        return " · ".join(parts)

    def stop_words(self, places: Layout, reason: str) -> str:
        """Say what keeps a nudge from going on."""
        touched = self.touched(places)
        if not touched:
            if reason:
                return tr("It cannot go any farther that way: {reason}", reason=reason)
            return tr("It cannot go any farther that way")
        if self._request.is_move:
            return tr("{units} is in the way", units=_listed(touched))
        return tr("{units} is in the way, Shift with the arrow steps past it", units=_listed(touched))

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


def _kept(room: Room | None, held: Placed, by: Point) -> Point:
    """Return as much of a step as leads the held figure no farther than it may go."""
    meant = _sum(held.at, by)
    at = room.nearest(meant) if room is not None else meant
    return (at[0] - held.at[0], at[1] - held.at[1]) if at != meant else by


def _may_touch(room: Room | None, held: Placed, by: Point, meant: Snapped) -> bool:
    """Return whether a step into contact leads where the held figure may be, as far as that is known."""
    if room is None:
        return True
    at = _sum(held.at, _sum(by, meant.by))
    return room.is_reached(at) if meant.is_enemy else room.is_lawful(at)


def _sum(one: Point, two: Point) -> Point:
    return one[0] + two[0], one[1] + two[1]


def _listed(names: Sequence[str]) -> str:
    return tr(" and ").join(filter(None, (", ".join(names[:-1]), names[-1])))


def contact_words(unit: str) -> str:
    """Offer to go into contact with a unit."""
    return tr("Into contact with {unit}", unit=unit)


def releasing_words(is_carried: bool) -> str:
    """Say what releasing a dragged model does; one that is carried beside its unit may stay in hand."""
    if is_carried:
        return tr("Releasing moves it there, with Ctrl it stays in hand · Esc takes it back")
    return tr("Releasing leaves it there · Esc takes it back")


# fmt: off
def drag_words(figures: Sequence[str], is_single: bool) -> str:
    """Say what can be dragged and by which keys: the only model, one of them alone, or one with its unit."""
    if len(figures) == 1:
        return tr("drag the model (Shift: freely) or use arrows · R turns · N tries a place · "
                  "Enter puts it there")
    if is_single:
        return tr("drag one (Ctrl: its unit, Shift: freely) or use arrows · R turns · N tries a place · "
                  "Enter puts them there")
    return tr("drag a model (Ctrl: alone, Shift: freely) or use arrows · R turns · N tries a place · "
              "Enter puts them there")
