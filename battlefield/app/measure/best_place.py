"""The best place for the template in question, from the asking until it is taken or the table changes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import isfinite
from typing import Literal

from battlefield.app.desk import edits
from battlefield.app.desk.background import AtOnce, Background, Latest, Task, weakly
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.options import Number, Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.measure.aiming import COVER, NO_MODELS, NO_TEMPLATE, WEIGHTS, Aimed
from battlefield.app.measure.best_answers import best_answer
from battlefield.app.wording.presets import template_words
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.templates import BestPlacement
from battlefield.rules.scene.contents import PlacedTemplate, Scene

Kind = Literal["place", "nudge"]
NUDGE = Number(
    "aim_nudge",
    QT_TR_NOOP("Nudge of up to"),
    QT_TR_NOOP("How far a nudge may move the template"),
    2.0,
    0.0,
    24.0,
)
TITLES: dict[Kind, str] = {"place": QT_TR_NOOP("Best placement"), "nudge": QT_TR_NOOP("Best nudge")}
_IN_HAND = QT_TR_NOOP("Put the template down first: a nudge starts from where it lies")


class BestPlace:
    """Searches away from the hand, shows what it found, and moves the template there when told to.

    `taken` is called when the template has been moved.
    """

    def __init__(
        self, desk: Desk, background: Background | None = None, taken: Callable[[], None] = lambda: None
    ) -> None:
        self._desk = desk
        self._taken = weakly(taken)
        self._latest: Latest[BestPlacement] = Latest(background or AtOnce(), desk.learn)
        self._kind: Kind | None = None
        self._asked: tuple[Scene, str] | None = None
        self._found: BestPlacement | None = None
        self._so_far: tuple[float, float] | None = None
        self._told: tuple[tuple[object, ...], Answer] | None = None

    @property
    def kind(self) -> Kind | None:
        """What was asked for, as long as it is shown or searched for."""
        return self._kind

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of what was asked for."""
        return (WEIGHTS, COVER, NUDGE) if self._kind == "nudge" else (WEIGHTS, COVER)

    def press(self, kind: Kind) -> None:
        """Ask for the best place or nudge; pressed again, call the search off or take what it found."""
        self.answers()  # what was asked of another table is gone
        if kind != self._kind:
            self._ask(kind)
        elif self.can_take:
            self.take()
        else:
            self.put_away()

    def _ask(self, kind: Kind) -> None:
        desk, placed = self._desk, self._desk.active
        if placed is None or not desk.scene.models:
            desk.complain(NO_TEMPLATE if placed is None else NO_MODELS)
            return
        if kind == "nudge" and self._lying(placed.id) is None:
            desk.complain(_IN_HAND)
            return
        self._latest.forget()
        self._kind, self._asked, self._found, self._so_far = kind, (desk.scene, placed.id), None, None
        desk.changed()

    def _lying(self, id_: str) -> PlacedTemplate | None:
        """Find a template where it was before any hand took it; one just taken in hand lies nowhere yet."""
        return next((item for item in self._desk.scene.templates if item.id == id_), None)

    def answers(self) -> tuple[Answer, ...]:
        """Return the one answer; it goes when the table changes or another template is in question."""
        placed = self._desk.active
        if self._kind is None:
            return ()
        if placed is None or not self._is_about(placed):
            self._forget()
            return ()
        placed = self._lying(placed.id) or placed
        self._found = self._search(placed)
        if self._found is None:
            words = ("looking for the best place …", *self._so_far_words(), "Esc calls it off")
            return (Answer(tr(TITLES[self._kind]), words),)
        return (self._answer(placed, self._found),)

    def _is_about(self, placed: PlacedTemplate) -> bool:
        asked = self._asked
        return asked is not None and asked[0] is self._desk.scene and asked[1] == placed.id

    def _search(self, placed: PlacedTemplate) -> BestPlacement | None:
        kind, reach = self._kind, self._desk.options[NUDGE]
        template = placed.template if kind == "nudge" else _anywhere(placed.template)
        aimed = Aimed.at(self._desk.scene, template, self._desk.options)

        def work(task: Task) -> BestPlacement:
            self._so_far = None
            if kind == "nudge":
                return aimed.nudged(reach, task.cancelled)
            return aimed.best(task.cancelled, partial(self._hear, task))

        within = reach if kind == "nudge" else None
        key = (kind, template, aimed.board, aimed.models, aimed.weights, aimed.wholly, within)
        return self._latest.get(key, work)

    def _hear(self, task: Task, value: float, most: float) -> None:
        """Keep how far a search is; called in the search's own thread."""
        if isfinite(value) and isfinite(most) and not task.cancelled():
            self._so_far = (value, most)
            task.tell(1.0 if most <= value else 0.0)

    def _so_far_words(self) -> tuple[str, ...]:
        if self._so_far is None:
            return ()
        value, most = self._so_far
        return (f"so far {value:.10g}; no place can be worth more than {most:.10g}",)

    def _answer(self, placed: PlacedTemplate, found: BestPlacement) -> Answer:
        """Tell what was found; the same answer as before where nothing in it has changed."""
        assert self._kind is not None
        desk = self._desk
        key = (found, placed, desk.unit, self._kind)
        if self._told is None or self._told[0] != key:
            lies = self._lying(placed.id) is not None
            aimed = Aimed.at(desk.scene, placed.template, desk.options)
            reach = desk.options[NUDGE] if self._kind == "nudge" else None
            lying = placed if lies else None
            told = best_answer(tr(TITLES[self._kind]), lying, aimed, found, desk.unit, reach)
            last = "Enter puts it there · Esc takes this away"
            why = _why_it_stays(placed)
            told = replace(told, lines=(*told.lines, why or last), offers="" if why else "take_best")
            self._told = (key, told)
        return self._told[1]

    @property
    def can_take(self) -> bool:
        """Whether a place was found to which the template may move."""
        desk, placed = self._desk, self._desk.active
        if placed is None or self._found is None or desk.drag is not None or not self._is_about(placed):
            return False
        return not _why_it_stays(placed)

    def take(self) -> bool:
        """Move the template to the place that was found, as one change; False where there is none."""
        placed, found, kind = self._desk.active, self._found, self._kind
        if placed is None or found is None or not self.can_take:
            return False
        lying = self._lying(placed.id)
        put = replace(placed, template=_moved(placed.template, found))
        scene, ref = edits.with_placed(self._desk.scene, put), Ref("template", placed.id)
        if lying is None:
            scene, ref = edits.added(self._desk.scene, put)
        words = placed.name or template_words(placed.template)
        label = f"Nudge the {words} to where it covers best" if kind == "nudge" else f"Place the {words} best"
        self._forget()
        done = self._desk.do(label, scene, [ref])
        self._taken()
        return done

    def step_back(self) -> bool:
        """Put the answer away as long as nothing is in hand that goes first."""
        return self._desk.shown is self._desk.scene and self.put_away()

    def put_away(self) -> bool:
        """Call the search off, or take its answer away; False where there is neither."""
        had = self._kind is not None
        self._forget()
        if had:
            self._desk.changed()
        return had

    def _forget(self) -> None:
        self._latest.forget()
        self._kind, self._asked, self._found, self._told = None, None, None, None


def _anywhere(template: Template) -> Template:
    """Forget where a template lies and how it is turned: all places and bearings are tried."""
    return replace(template, at=(0.0, 0.0), bearing=0.0)


def _moved(template: Template, found: BestPlacement) -> Template:
    bearing = round(found.bearing, 6) % 360.0 if template.row.is_turned else template.bearing
    return replace(template, at=edits.rounded(found.at), bearing=bearing)


def _why_it_stays(placed: PlacedTemplate) -> str:
    """Say why a template cannot be moved, or nothing."""
    if placed.model:
        return "it lies about a model and goes where that goes · Esc takes this away"
    return "it is locked: L frees it · Esc takes this away" if placed.locked else ""
