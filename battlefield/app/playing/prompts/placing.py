"""The hand that places figures: a unit as a whole or model by model, its ways and their cost beside it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from math import cos, radians, sin
from threading import Lock

from battlefield.app.desk.answers import placed, rings_of
from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.desk.following import Following
from battlefield.app.desk.pictures import Drawing, Mark, Region, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.prompts.bonding import Bonding
from battlefield.app.playing.prompts.drag_guide import Lead, Way
from battlefield.app.playing.prompts.drawn_ways import drawn_ways, ghosts, outlined
from battlefield.app.playing.prompts.figure_words import with_names
from battlefield.app.playing.prompts.one_by_one import AS_ONE, OneByOne
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import LOOKING, SEEKING, Asked, Choice, Hand
from battlefield.app.playing.prompts.wanted import wanted_first
from battlefield.app.playing.seen_game import with_places
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement import Route
from battlefield.geometry.movement.walks.place_regions import tidied
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import TABLE
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model

_NOT_YET = "Places that will do are still being looked for"
_NO_PLACE, _ONE_PLACE = "No place is known that will do", "No other place is known that will do"
_LEAST_DRAG = 0.02  # inches; a hand that merely trembles moves nobody


@dataclass(frozen=True, slots=True)
class Checked:
    """What is known of a layout: why it will not do, or nothing, and the way of each figure."""

    problem: str
    ways: tuple[tuple[str, Route], ...]


class PlacingHand(Hand):
    """Moves ghosts about; nothing counts before Enter. What is legal is worked out away from the hand."""

    options = (AS_ONE,)
    nudges = True
    waits_for = _NOT_YET

    def __init__(self, desk: PlayedDesk, request: Places, background: Background) -> None:
        super().__init__(desk)
        self.request = request
        self._places: dict[str, Placed] = {}
        self._who = OneByOne(desk, request)
        self._bonding = Bonding(desk, request)
        self._grip: Point | None = None
        self._before: dict[str, Placed] = {}
        self._wants_accept = False
        self._wants_step = 0
        self._asking = Lock()  # a request may be asked by one at a time: its answers are found in stages
        self._checks: Following[Checked] = Following(background, self._learned)
        self._tries: Latest[tuple[tuple[Placed, ...], ...]] = Latest(background, self._learned)
        self._lead = Lead(desk, request, background, self._learned, self._asking, partial(_put_on, desk))
        self._meant: dict[str, Placed] = {}  # where the figures would be if nothing held the hand back
        self._try = -1  # the layout tried last; none yet
        self._trail: list[dict[str, Placed]] = []  # the layouts that Esc goes back to, one after the other
        self._by = ""  # what led to the present one; keys that go on with it are one step
        self._stand()

    def _stand(self) -> None:
        """Begin with the figures where they stand; those off the table wait for a first place."""
        state = self._desk.state
        for id_ in self.request.figures:
            model = state.figures[id_].model
            unit = state.units.get(model.unit)
            if unit is not None and unit.where == TABLE and id_ in unit.figures:
                self._places[id_] = Placed(id_, model.at, model.bottom)
        if len(self._places) < len(self.request.figures):
            self._places = {}
            self._suggested()

    # what is known

    @property
    def places(self) -> tuple[Placed, ...]:
        """The layout in hand, in the order of the request; empty while none is known."""
        return tuple(self._places[id_] for id_ in self.request.figures if id_ in self._places)

    @property
    def held(self) -> str:
        """The figure that is in hand."""
        return self._who.held

    def _learned(self) -> None:
        if not self._places:
            self._suggested()
        self._end_drag()
        if self._wants_step and self._found():
            self.step(self._wants_step)
        if self._wants_accept:
            self.accept()
        self._desk.table.learn()

    def _suggested(self) -> bool:
        """Take the first layout that will do, once one is known."""
        found = self._found()
        if found and not self._places:
            self._try = 0
            self._take(found[0])
        return bool(found)

    def _found(self) -> tuple[tuple[Placed, ...], ...]:
        return self._layouts() or ()

    def _layouts(self) -> tuple[tuple[Placed, ...], ...] | None:
        """Return the layouts that are suggested, or None while they are being looked for."""

        def work(_: Task) -> tuple[tuple[Placed, ...], ...]:
            with self._asking:
                found = self.request.suggestions()
            layouts = tuple(layout for layout in found if isinstance(layout, tuple))
            return wanted_first(self._desk, self.request, layouts)  # type: ignore[arg-type]

        return self._tries.get((id(self.request), "tries"), work)

    def _checked(self) -> tuple[Checked, bool] | None:
        """Return what is known of the layout, and whether it is about the present one."""
        places = self.places
        if len(places) < len(self.request.figures):
            return None
        state = self._desk.state

        def work(_: Task) -> Checked:
            with self._asking:
                problem = with_names(state, self.request.figures, self.request.refusal(places))
                ways = ((place.figure, self.request.way(place)) for place in places)
                return Checked(problem, tuple((id_, way) for id_, way in ways if way is not None))

        known = self._checks.get((id(self.request),), (places,), work)
        return (known.found, known.is_present) if known is not None else None

    # what is shown

    @property
    def asked(self) -> Asked:
        """Say whether the layout will do."""
        known = self._checked()
        if not self._places:
            problem = SEEKING if self._layouts() is None else "no place is known"
        elif known is None or not known[1]:
            problem = LOOKING
        else:
            problem = known[0].problem
        good = known is not None and known[1] and not known[0].problem
        accept = ("Stay here" if self._is_still() else self._put_words) if good else ""
        note = self._lead.note(self._places, self.is_held)
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
        if self._lead.is_seeking or not self._places:
            return ()  # so that no number comes to mean something else
        veil, now = self._desk.seen.veil, self.places
        shown = {each.unit: veil.state.units.get(veil.shown_as(each.unit)) for each in self._lead.contacts()}
        contacts = (
            Choice(each.unit, f"Into contact with {unit.name}", each.places == now)
            for each in self._lead.contacts()
            if (unit := shown[each.unit]) is not None
        )
        return (*contacts, *self._who.choices())

    @property
    def _put_words(self) -> str:
        return "Put it here" if len(self.request.figures) == 1 else "Put them here"

    def _is_still(self) -> bool:
        state = self._desk.state
        on_table = all(self._standing(id_) is not None for id_ in self.request.figures)
        return on_table and all(state.figures[place.figure].model.at == place.at for place in self.places)

    @property
    def drawing(self) -> Drawing:
        """Draw where the held figure may go, the ways, and what is wrong."""
        known = self._checked()
        area = self._lead.area(self._places, self.held, self._who.together)
        region: Drawing = tuple(Region(rings_of(polygon), "reach") for polygon in tidied(area))
        foes = outlined(self._desk, (each.unit for each in self._lead.contacts()))
        about = (*ghosts(self._desk, self.places), *self._bonding.drawing(self._places), *self._held_alone())
        ways = drawn_ways(known[0].ways, self.held, self._desk.table.unit) if known is not None else ()
        is_wrong = known is not None and known[1] and known[0].problem and self.held in self._places
        wrong = (Mark(self._places[self.held].at, "bad", (), 0.0),) if is_wrong else ()
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
        return self._grip is not None

    @property
    def takes_back(self) -> bool:  # type: ignore[override]
        """Whether something was dragged that Esc takes back before it leaves the action."""
        return any(before != self._places for before in self._trail)

    def hint(self) -> str:
        """Say what a click does now."""
        if self._grip is not None:
            return "Release to leave it there · Esc takes it back"
        drags = ("drag a model, with Ctrl it alone", "drag one model, with Ctrl its unit")
        arrows = "arrows move it (Shift: 1 in)"
        keys = f"{drags[self._who.is_single]}, with Shift freely · {arrows}, R turns · N tries a place"
        them = "it" if len(self.request.figures) == 1 else "them"
        return f"{self.request.by}: {keys} · Enter puts {them} there{self._tint_words()}"

    def _tint_words(self) -> str:
        """Say what the tint of a move means for who is moved now."""
        if not self.request.is_move or not self._lead.area(self._places, self.held, self._who.together):
            return ""
        together = len(self._who.together) > 1
        return f" · tinted: where it may end{', its unit in formation with it' if together else ''}"

    # what the hand does

    def _take(self, layout: Iterable[Placed]) -> None:
        self._places = {place.figure: place for place in layout}
        self._show()

    def _show(self) -> None:
        veil, scene = self._desk.seen.veil, self._desk.table.scene
        shown = (replace(place, figure=veil.shown_as(place.figure)) for place in self.places)
        self._desk.show(with_places(veil.state, scene, shown))

    def press(self, pointer: Pointer) -> None:
        """Take hold of a figure that is to be placed, or look at somebody else."""
        hit = pointer.hit
        figure = self._desk.seen.true_id(hit.id) if hit is not None and hit.kind == "model" else ""
        if figure in self._places:
            self._grip, self._before = pointer.at, dict(self._places)
            self._who.held, self._who.other = figure, pointer.ctrl
            self._meant = self._before
            self._lead.take_up()
            self._desk.table.changed()
        else:
            self._desk.look_at(hit)

    def move(self, pointer: Pointer) -> None:
        """Drag."""
        if self._grip is None:
            return
        by = pointer.at[0] - self._grip[0], pointer.at[1] - self._grip[1]
        if self._places == self._before and max(map(abs, by)) < _LEAST_DRAG:
            return
        self._who.other = pointer.ctrl
        who = self._who.together
        self._meant = self._shifted(self._before, who, by)
        if not pointer.shift:
            by = self._lead.dragged(self._before, self.held, who, by, pointer.reach)
        self._shift(self._before, who, by)

    def _shift(self, start: dict[str, Placed], who: Iterable[str], by: Point) -> None:
        self._places = self._shifted(start, who, by)
        self._wants_accept = False
        self._show()

    def _shifted(self, start: dict[str, Placed], who: Iterable[str], by: Point) -> dict[str, Placed]:
        places = ((start[id_], (start[id_].at[0] + by[0], start[id_].at[1] + by[1])) for id_ in who)
        moved = (self._put(place, (grained(x), grained(y))) for place, (x, y) in places)
        return {**start, **{place.figure: place for place in moved}}

    def _put(self, place: Placed, at: Point) -> Placed:
        return _put_on(self._desk, place, at)

    def release(self, pointer: Pointer) -> None:
        """Let go; nothing counts before Enter."""
        if self._grip is None:
            return
        self.move(pointer)
        self._grip = None
        if self._places != self._before:
            self._keep(self._before, "")
        if not pointer.shift and self._places != self._before:
            end = self.places
            meant = tuple(self._meant[place.figure] for place in end) if self._lead.is_at_limit else end
            start = end if self._who.is_single else tuple(self._before[place.figure] for place in end)
            self._lead.let_down(Way(start, end, meant))
            self._end_drag()
        self._who.other = False
        self._desk.table.changed()

    def _end_drag(self) -> None:
        """Take figures back that were dragged too far, as soon as that is known."""
        places = self._lead.ended(self.places)
        if places is not None:
            self._take(places)

    def turn(self, degrees: float) -> bool:
        """Turn the whole unit about its middle, or the held figure alone; who arrives looks round."""
        if not self._places:
            return False
        who = self._who.together
        x = sum(self._places[id_].at[0] for id_ in who) / len(who)
        y = sum(self._places[id_].at[1] for id_ in who) / len(who)
        sine, cosine = sin(radians(degrees)), cos(radians(degrees))
        turned = {}
        for id_ in who:
            dx, dy = self._places[id_].at[0] - x, self._places[id_].at[1] - y
            place = self._put(self._places[id_], (x + cosine * dx - sine * dy, y + sine * dx + cosine * dy))
            turned[id_] = place if self.request.is_move else self._facing(place, degrees)
        self._keep(self._places, "turn")
        self._places = {**self._places, **turned}
        self._lead.take_up()
        self._show()
        return True

    def _facing(self, place: Placed, degrees: float) -> Placed:
        """Turn a figure that comes onto the table; one that stands there looks where it did."""
        if self._standing(place.figure) is not None:
            return place
        before = self._desk.state.figures[place.figure].model.facing
        return replace(place, facing=((before if place.facing is None else place.facing) + degrees) % 360.0)

    def nudge(self, by: Point) -> bool:
        """Move the unit, or the held figure alone where units do not move as one; say what stops it."""
        if not self._places:
            self._desk.table.complain(_NOT_YET)
            return False
        self._lead.take_up()
        self._keep(self._places, "nudge")
        who, before = self._who.together, self._places[self.held].at
        meant = self._shifted(self._places, who, by)
        self._shift(self._places, who, self._lead.nudged(self._places, self.held, who, by))
        if self._lead.is_at_limit:  # it stays where the key has led it; looked for is why it goes no farther
            self._lead.let_down(Way(self.places, self.places, tuple(meant[p.figure] for p in self.places)))
            self._end_drag()
        now = self._places[self.held].at
        if max(abs(now[0] - before[0]), abs(now[1] - before[1])) < _LEAST_DRAG:
            words = self._lead.stop_words(self._places)
            self._desk.table.complain(with_names(self._desk.state, self.request.figures, words))
        return True

    def choose(self, id_: str) -> bool:
        """Go into contact with an enemy, or change how the unit moves."""
        found = next((each.places for each in self._lead.contacts() if each.unit == id_), None)
        if found is not None:
            self._lead.take_up()
            self._keep(self._places, "")
            self._take(found)
        elif self._who.choose(id_):
            self._desk.table.changed()
        else:
            return False
        return True

    def step(self, by: int) -> bool:
        """Try the next layout that will do."""
        found = self._found()
        self._wants_step = 0 if found else by  # taken as soon as there is one
        if not found:
            self._desk.table.complain(_NOT_YET if self._layouts() is None else _NO_PLACE)
            return False
        if len(found) == 1 and self.places == found[0]:
            self._desk.table.complain(_ONE_PLACE)
            return True
        self._lead.take_up()
        if self._places:
            self._keep(self._places, "step")
        self._try = (max(self._try, -1 if by > 0 else 0) + by) % len(found)
        self._take(found[self._try])
        return True

    def accept(self) -> bool:
        """Answer with the layout, at once or as soon as it is known to do."""
        known = self._checked()
        if known is None or not known[1] or self._lead.is_looking:
            self._wants_accept = bool(self._places)
            return self._wants_accept
        self._wants_accept = False
        if known[0].problem:
            self._desk.table.complain(known[0].problem)
            return False
        return self._desk.reply(self.places)

    def cancel(self) -> bool:
        """Take the last drag back, and what was to be done as soon as something is known."""
        self._lead.take_up()
        self._wants_accept, self._wants_step = False, 0
        if self._grip is not None:
            self._grip, self._who.other = None, False
            self._take(self._before.values())
            return True
        self._by = ""
        while self._trail:
            before = self._trail.pop()
            if before != self._places:
                self._take(before.values())
                return True
        return False

    def _keep(self, before: dict[str, Placed], by: str) -> None:
        """Keep the layout before a step for Esc, unless a key only goes on with what it did."""
        if not by or by != self._by:
            self._trail.append(dict(before))
        self._by = by

    def resume(self) -> None:
        """Show the layout again."""
        if self._places:
            self._show()

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._checks.forget()
        self._lead.forget()
        self._tries.forget()


def _put_on(desk: PlayedDesk, place: Placed, at: Point) -> Placed:
    """Put a figure down at a place of the table, at the height that is there."""
    return replace(place, at=at, bottom=desk.ground.height_at(at, desk.state.figures[place.figure].model))
