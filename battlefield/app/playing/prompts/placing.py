"""The hand that places figures: a unit as a whole or model by model, its ways and their cost beside it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from battlefield.app.desk.answers import placed, rings_of
from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.desk.following import Following
from battlefield.app.desk.pictures import Drawing, Mark, Region, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.aiming.carrying import Carried
from battlefield.app.playing.aiming.dropping import Dropping
from battlefield.app.playing.ground import Ground
from battlefield.app.playing.prompts.drag_guide import Lead, contact_words, drag_words, releasing_words
from battlefield.app.playing.prompts.drawn_ways import Bonding, drawn_ways, ghosts, outlined
from battlefield.app.playing.prompts.figure_words import with_names
from battlefield.app.playing.prompts.in_hand import (
    FREE,
    InHand,
    Layout,
    Limit,
    Way,
    shifted,
    turned,
)
from battlefield.app.playing.prompts.in_turn import InTurn
from battlefield.app.playing.prompts.one_by_one import AS_ONE, NEXT, SINGLY, Moving
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import LOOKING, SEEKING, Asked, Choice, Hand
from battlefield.app.playing.prompts.unasked import UNASKED
from battlefield.app.playing.prompts.wanted import wanted_first
from battlefield.app.playing.seen_game import with_places
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement import Route, tidied
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.scene.contents import Model

_NOT_YET = QT_TR_NOOP("Finding legal positions…")
_NO_PLACE, _ONE_PLACE = (
    QT_TR_NOOP("No place is known that will do"),
    QT_TR_NOOP("No other place is known that will do"),
)
_DRAGS = QT_TR_NOOP("A click moves nobody: drag a model, or use the arrow keys")
_LEAST_DRAG = 0.02  # inches; a hand that merely trembles moves nobody


@dataclass(frozen=True, slots=True)
class Checked:
    """What is known of a layout: why it will not do, or nothing, and the way of each figure."""

    problem: str
    ways: tuple[tuple[str, Route], ...]


class PlacingHand(Hand):
    """Moves ghosts about; nothing counts before Enter. What is legal is worked out away from the hand."""

    options = (AS_ONE, UNASKED)
    nudges = True
    waits_for = _NOT_YET

    def __init__(self, desk: PlayedDesk, law: PlacesLaw, background: Background) -> None:
        super().__init__(desk)
        self.request, self._lawful = law.request, InTurn(law)
        self._bonding = Bonding(desk, self.request)
        self._checks: Following[Checked] = Following(background, self._learned)
        self._tries: Latest[tuple[tuple[Placed, ...], ...]] = Latest(background, self._learned)
        self._put = partial(_put_on, desk.ground, desk.state)
        self._lead = Lead(desk, self._lawful, background, self._learned, self._put)
        first = self.request.figures[0] if self.request.figures else ""
        self._drop = Dropping(desk, background, self._learned)
        self._now = InHand(first).laid(self._standing_now())
        if len(self.places) < len(self.request.figures):
            self._now = replace(self._now, places={})
            self._suggested()

    def _standing_now(self) -> Iterator[Placed]:
        """Yield where the figures stand; those off the table wait for a first place."""
        state = self._desk.state
        for id_ in self.request.figures:
            model = state.figures[id_].model
            unit = state.units.get(model.unit)
            if unit is not None and unit.where == TABLE and id_ in unit.figures:
                yield Placed(id_, model.at, model.bottom)

    def _take(self, now: InHand) -> None:
        """Have something else in hand, the one place where that changes; another layout is shown."""
        before, self._now = self._now, now
        if now.places is not before.places:
            seen = self._desk.seen
            shown = (replace(place, figure=seen.shown_id(place.figure)) for place in self.places)
            self._desk.show(with_places(seen.veil.state, seen.scene, shown))

    # what is known

    @property
    def places(self) -> tuple[Placed, ...]:
        """The layout in hand, in the order of the request; empty while none is known."""
        places = self._now.places
        return tuple(places[id_] for id_ in self.request.figures if id_ in places)

    @property
    def held(self) -> str:
        """The figure that is in hand."""
        return self._now.held

    @property
    def _who(self) -> Moving:
        now = self._now
        singly = now.singly if now.singly is not None else not self._desk.table.options[AS_ONE]
        return Moving(self.request.figures, now.held, singly, now.other)

    def _learned(self) -> None:
        """Go on with what a worker has found out."""
        if not self._now.places:
            self._suggested()
        self._keep_in()
        self._end_drag()
        if self._drop.learned():
            self.accept()
        if self._now.wants_step and self._found():
            self.step(self._now.wants_step)
        if self._now.wants_accept:
            self.accept()
        self._desk.table.learn()

    def _suggested(self) -> None:
        """Take the first layout that will do, once one is known."""
        found = self._found()
        if found:
            self._take(replace(self._now.laid(found[0]), tried=0))

    def _found(self) -> tuple[tuple[Placed, ...], ...]:
        return self._layouts() or ()

    def _layouts(self) -> tuple[tuple[Placed, ...], ...] | None:
        """Return the layouts that are suggested, or None while they are being looked for."""
        state, veil = self._desk.state, self._desk.seen.veil

        def work(_: Task) -> tuple[tuple[Placed, ...], ...]:
            return wanted_first(state, veil, self.request, self._lawful.suggestions())

        return self._tries.get((id(self.request), "tries"), work)

    def _checked(self) -> tuple[Checked, bool] | None:
        """Return what is known of the layout, and whether it is about the present one."""
        places = self.places
        if len(places) < len(self.request.figures):
            return None
        state = self._desk.state

        def work(_: Task) -> Checked:
            problem = with_names(state, self.request.figures, self._lawful.refusal(places))
            ways = ((place.figure, self._lawful.way(place)) for place in places)
            return Checked(problem, tuple((id_, way) for id_, way in ways if way is not None))

        known = self._checks.get((id(self.request),), (places,), work)
        return (known.found, known.is_present) if known is not None else None

    # what is shown

    @property
    def asked(self) -> Asked:
        """Say whether the layout will do."""
        known = self._checked()
        if not self._now.places:
            problem = SEEKING if self._layouts() is None else tr("no place is known")
        elif known is None or not known[1]:
            problem = LOOKING
        else:
            problem = known[0].problem
        good = known is not None and known[1] and not known[0].problem
        accept = (tr("Stay here") if self._is_still() else self._put_words) if good else ""
        note = self._lead.note(self._now.places, self._now.limit, self.is_held)
        return Asked(
            "places",
            self.request.by,
            self.request.what,
            self._choices(),
            problem=problem,
            accept=accept,
            note=with_names(self._desk.state, self.request.figures, note),
        )

    def _choices(self) -> tuple[Choice, ...]:
        """Offer to go into contact with each enemy that can be reached, and to move model by model."""
        if self._lead.is_seeking or not self._now.places:
            return ()  # so that no number comes to mean something else
        veil, now = self._desk.seen.veil, self.places
        shown = {each.unit: veil.state.units.get(veil.shown_as(each.unit)) for each in self._lead.contacts()}
        contacts = (
            Choice(each.unit, contact_words(name_apart(veil.state, unit.id)), each.places == now)
            for each in self._lead.contacts()
            if (unit := shown[each.unit]) is not None
        )
        return (*contacts, *self._who.choices())

    @property
    def _put_words(self) -> str:
        return tr("Put it here") if len(self.request.figures) == 1 else tr("Put them here")

    def _is_still(self) -> bool:
        state = self._desk.state
        on_table = all(self._standing(id_) is not None for id_ in self.request.figures)
        return on_table and all(state.figures[place.figure].model.at == place.at for place in self.places)

    @property
    def drawing(self) -> Drawing:
        """Draw where the held figure may go, the ways, and what is wrong."""
        known = self._checked()
        area = self._lead.area(self._now.places, self.held, self._who.together)
        region: Drawing = tuple(Region(rings_of(polygon), "reach") for polygon in tidied(area))
        foes = outlined(self._desk, (each.unit for each in self._lead.contacts()))
        bonds = self._bonding.drawing(self._now.places)
        about = (*ghosts(self._desk, self.places), *bonds, *self._held_alone())
        held, unit = self._desk.state.figures.get(self.held), self._desk.table.unit
        ways = drawn_ways(known[0].ways, held.model, unit) if known is not None and held is not None else ()
        is_wrong = known is not None and known[1] and known[0].problem and self.held in self._now.places
        wrong = (Mark(self._now.places[self.held].at, "bad", (), 0.0),) if is_wrong else ()
        return (*region, *foes, *about, *ways, *wrong)

    def _held_alone(self) -> Drawing:
        """Ring the model that is in hand where it moves alone."""
        model = self._desk.table.shown.model(self._desk.seen.shown_id(self.held))
        return (Shape(placed(model), "path"),) if model is not None and self._who.is_single else ()

    def _standing(self, figure: str) -> Model | None:
        """Return a figure as it stands on the table before anything is moved."""
        return self._desk.table.scene.model(self._desk.seen.shown_id(figure))

    @property
    def is_held(self) -> bool:
        """Whether a figure is being dragged."""
        return self._now.grip is not None

    @property
    def takes_back(self) -> bool:  # type: ignore[override]
        """Whether something was dragged that Esc takes back before it leaves the action."""
        return self._now.takes_back

    def hint(self) -> str:
        """Say what a click does now."""
        if self._now.grip is not None:
            return releasing_words(self._drop.is_carried)
        keys = drag_words(self.request.figures, self._who.is_single) + self._tint_words()
        return f"{self.request.by}: {keys}"

    def _tint_words(self) -> str:
        """Say what the tint of a move means for who is moved now."""
        who = self._who.together
        is_tinted = self._lawful.knows_ends and self._lead.area(self._now.places, self.held, who)
        return tr(" · tinted: where it may end") if is_tinted else ""

    # what the hand does

    def take_over(self, carried: Carried) -> None:
        """Lead on a unit that was dragged before its action was begun; it is put where it is dropped."""
        self._drop.take(carried)
        self.press(carried.start)
        self.move(carried.now)
        if carried.is_dropped:
            self.release(carried.now)

    def press(self, pointer: Pointer) -> None:
        """Take hold of a figure that is to be placed, or look at somebody else."""
        hit = pointer.hit
        figure = self._desk.seen.true_id(hit.id) if hit is not None and hit.kind == "model" else ""
        if figure in self._now.places:
            self._take(self._now.taken_up(figure, pointer.at, pointer.ctrl))
            self._desk.table.changed()
        else:
            self._desk.look_at(hit)
            if hit is None and self._now.places:
                self._desk.table.complain(_DRAGS)

    def move(self, pointer: Pointer) -> None:
        """Drag."""
        grip = self._now.grip
        if grip is None:
            return
        by = pointer.at[0] - grip.at[0], pointer.at[1] - grip.at[1]
        if self._now.places == grip.before and max(map(abs, by)) < _LEAST_DRAG:
            return
        self._take(replace(self._now, other=pointer.ctrl))
        who, limit = self._who.together, self._now.limit
        meant = self._shifted(grip.before, who, by)
        if not pointer.shift:
            by, is_reached = self._lead.dragged(grip.before, self.held, who, by, pointer.reach)
            limit = replace(limit, is_reached=is_reached)
        grip = replace(grip, meant=meant, last=pointer)
        now = replace(self._now, grip=grip, limit=limit, wants_accept=False)
        self._take(replace(now, places=self._shifted(grip.before, who, by)))

    def _keep_in(self) -> None:
        """Lead a drag whose hand is held still as what has been found out says."""
        grip, was = self._now.grip, self._now.limit.is_reached
        if grip is not None and (last := grip.last) is not None and not last.shift:
            by, who = (last.at[0] - grip.at[0], last.at[1] - grip.at[1]), self._who.together
            if self._lead.dragged(grip.before, self.held, who, by, last.reach)[1] != was:
                self.move(last)

    def _shifted(self, start: Layout, who: Iterable[str], by: Point) -> Layout:
        return shifted(start, who, by, self._put)

    def release(self, pointer: Pointer) -> None:
        """Let go; nothing counts before Enter."""
        self.move(pointer)
        grip = self._now.grip
        if grip is None:
            return
        now = replace(self._now, grip=None)
        has_moved = now.places != grip.before
        if has_moved:
            end = self.places
            now = replace(now, trail=(*now.trail, grip.before), by="")
            if not pointer.shift:
                meant = tuple(grip.meant[place.figure] for place in end) if now.limit.is_reached else end
                start = end if self._who.is_single else tuple(grip.before[place.figure] for place in end)
                now = replace(now, limit=replace(now.limit, way=Way(start, end, meant)))
        self._take(now)
        self._end_drag()
        self._take(replace(self._now, other=False))
        self._desk.table.changed()
        if self._drop.drop(pointer, has_moved):
            self.accept()

    def _end_drag(self) -> None:
        """Take figures back that were led too far, as soon as that is known."""
        way = self._now.limit.way
        known = self._lead.ended(way) if way is not None else None
        if way is None or known is None:
            return
        now = replace(self._now, limit=replace(self._now.limit, way=None))
        if self.places == way.end:
            places, reason = known
            now = replace(now, limit=replace(now.limit, reason=reason))
            now = now.laid(places) if places is not None else now
        self._take(now)

    def turn(self, degrees: float) -> bool:
        """Turn the whole unit about its middle, or the held figure alone; who arrives looks round."""
        start = self._now.places
        if not start:
            return False
        who = self._who.together
        found = turned(start, who, degrees, self._put)
        if not self.request.is_move:
            found = {**found, **{id_: self._facing(found[id_], degrees) for id_ in who}}
        self._take(replace(self._now.kept("turn"), places=found))
        return True

    def _facing(self, place: Placed, degrees: float) -> Placed:
        """Turn a figure that comes onto the table; one that stands there looks where it did."""
        if self._standing(place.figure) is not None:
            return place
        before = self._desk.state.figures[place.figure].model.facing
        return replace(place, facing=((before if place.facing is None else place.facing) + degrees) % 360.0)

    def nudge(self, by: Point) -> bool:
        """Move the unit, or the held figure alone where units do not move as one; say what stops it."""
        start, who = self._now.places, self._who.together
        if not start:
            self._desk.table.complain(_NOT_YET)
            return False
        step, is_reached = self._lead.nudged(start, self.held, who, by)
        places = self._shifted(start, who, step)
        now = replace(self._now.kept("nudge"), places=places, limit=Limit(is_reached), wants_accept=False)
        self._take(now)
        if is_reached:  # it stays where the key has led it; looked for is why it goes no farther
            meant = self._shifted(start, who, by)
            way = Way(self.places, self.places, tuple(meant[place.figure] for place in self.places))
            self._take(replace(self._now, limit=Limit(is_reached, way=way)))
            self._end_drag()
        before, after = start[self.held].at, self._now.places[self.held].at
        if max(abs(after[0] - before[0]), abs(after[1] - before[1])) < _LEAST_DRAG:
            words = self._lead.stop_words(self._now.places, self._now.limit.reason)
            self._desk.table.complain(with_names(self._desk.state, self.request.figures, words))
        return True

    def choose(self, id_: str) -> bool:
        """Go into contact with an enemy, or change how the unit moves."""
        found = next((each.places for each in self._lead.contacts() if each.unit == id_), None)
        who = self._who
        if found is not None:
            self._take(self._now.kept().laid(found))
            return True
        if id_ == SINGLY and len(who.figures) > 1:
            self._take(replace(self._now, singly=not who.singly))
        elif id_ == NEXT and who.is_single:
            self._take(replace(self._now, held=who.next))
        else:
            return False
        self._desk.table.changed()
        return True

    def step(self, by: int) -> bool:
        """Try the next layout that will do."""
        found = self._found()
        self._take(replace(self._now, wants_step=0 if found else by))  # taken as soon as there is one
        if not found:
            self._desk.table.complain(_NOT_YET if self._layouts() is None else _NO_PLACE)
            return False
        if len(found) == 1 and self.places == found[0]:
            self._desk.table.complain(_ONE_PLACE)
            return True
        now = self._now.kept("step") if self._now.places else replace(self._now, limit=FREE)
        tried = (max(now.tried, -1 if by > 0 else 0) + by) % len(found)
        self._take(replace(now.laid(found[tried]), tried=tried))
        return True

    def accept(self) -> bool:
        """Answer with the layout, at once or as soon as it is known to do."""
        known = self._checked()
        waits = known is None or not known[1] or self._now.limit.way is not None
        self._take(replace(self._now, wants_accept=waits and bool(self._now.places)))
        if known is None or waits:
            return self._now.wants_accept
        if known[0].problem:
            self._desk.table.complain(known[0].problem)
            return False
        return self._desk.reply(self.places)

    def cancel(self) -> bool:
        """Take the last drag back, and what was to be done as soon as something is known."""
        self._drop.take_back()
        before = self._now.places
        self._take(self._now.taken_back())
        return self._now.places is not before

    def resume(self) -> None:
        """Show the layout again."""
        if self._now.places:
            self._take(replace(self._now, places=dict(self._now.places)))

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._checks.forget()
        self._drop.forget()
        self._lead.forget()
        self._tries.forget()


def _put_on(ground: Ground, state: State, place: Placed, at: Point) -> Placed:
    """Put a figure down at a place of the table, at the height that is there."""
    return replace(place, at=at, bottom=ground.height_at(at, state.figures[place.figure].model))
