"""The lens that shows what aiming the template in question at each place of the board is worth."""

from battlefield.app.desk.background import Background, Latest, Task, is_same
from battlefield.app.desk.following import Following
from battlefield.app.desk.heat_picture import HeatPicture
from battlefield.app.desk.options import Choice, Option
from battlefield.app.desk.pictures import Answer, Drawing, Mark
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.aiming import (
    COVER,
    NO_MODELS,
    NO_TEMPLATE,
    NOT_AIMED,
    WEIGHTS,
    Aimed,
    what_counts,
)
from battlefield.app.measure.overlays.overlay import Plain
from battlefield.app.measure.scatter_rule import RULE, rule_of, rule_words
from battlefield.app.wording.lengths import format_length
from battlefield.app.wording.presets import template_words
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.templates import ScatterRule

THROW = Choice(
    "heat_throw",
    QT_TR_NOOP("Throw"),
    QT_TR_NOOP("Whether the template may scatter, or lands where it is aimed"),
    "round",
    (
        ("round", QT_TR_NOOP("may scatter if round")),
        ("scatter", QT_TR_NOOP("may scatter")),
        ("sure", QT_TR_NOOP("sure to hit")),
    ),
)
GRID = Choice(
    "heat_grid",
    QT_TR_NOOP("Grid"),
    QT_TR_NOOP("How far apart the places are that are asked"),
    "0.25",
    (
        ("0.25", QT_TR_NOOP("quick, every 0.25 in")),
        ("0.1", QT_TR_NOOP("fine, every 0.1 in")),
        ("0.05", QT_TR_NOOP("finest, every 0.05 in")),
    ),
)
COARSE = 0.5  # inches: the grid of a map that follows a hand
Key = tuple[object, ...]


class HeatLens(Plain):
    """Works the map out away from the hand; until it is there, the one before stays, dimmed.

    While a hand drags, a coarse map follows it, and stays until the fine one is there.
    """

    options: tuple[Option, ...] = (WEIGHTS, COVER, THROW, GRID, *RULE)

    def __init__(self, desk: TableView, background: Background) -> None:
        super().__init__(desk, background)
        self._latest: Latest[HeatPicture] = Latest(background, desk.learn)
        self._live: Following[HeatPicture] = Following(background, desk.learn)
        self._last: HeatPicture | None = None
        self._last_is_coarse = False
        self._aimed: tuple[Key, Aimed] | None = None

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._latest.forget()
        self._live.forget()
        self._last, self._last_is_coarse = None, False

    def answers(self) -> tuple[Answer, ...]:
        """Tell of the table as it stands, or coarsely as a hand would leave it."""
        desk, placed = self._desk, self._desk.active
        if placed is None or not desk.scene.models:
            self.put_away()
            missing = NO_TEMPLATE if "laying by keys" in desk.abilities else NOT_AIMED
            return (Answer("Heat map", (missing if placed is None else NO_MODELS,)),)
        template, rule = _without_place(placed.template), self._rule(placed.template)
        if not is_same(desk.shown.models, desk.scene.models):
            return (self._followed(Aimed.at(desk.shown, template, desk.options), rule),)
        aimed = self._aim(template)
        found = self._found(aimed, rule)
        if found is not None:
            self._last, self._last_is_coarse = found, False
            return (self._told(found, aimed, rule),)
        share = self._latest.share
        words = "working out the heat map …" + (f" {100 * share:.0f} %" if share is not None else "")
        coarse = self._last_is_coarse
        return (Answer("Heat map", (words,), heat=self._last, of_before=not coarse, is_coarse=coarse),)

    def _followed(self, aimed: Aimed, rule: ScatterRule | None) -> Answer:
        """Follow the hand with a coarse map; the newest place is asked next, none is called off."""
        what = what_counts(aimed, rule)

        def work(task: Task) -> HeatPicture:
            return HeatPicture.of(aimed.heat(COARSE, rule, task.tell, task.cancelled), what)

        subject: Key = (self._desk.scene, aimed.template, rule, self._desk.options.stamp)
        found = self._live.get(subject, (aimed.models,), work)
        counted = f"{template_words(aimed.template, self._desk.unit)}: {what}"
        if found is None:
            words = ("of before the move in hand", counted)
            return Answer("Heat map", words, heat=self._last, of_before=True)
        self._last, self._last_is_coarse = found.found, True
        grid = f"coarse while you drag: every {format_length(COARSE, self._desk.unit)}"
        return Answer("Heat map", (grid, counted), heat=found.found, is_coarse=True)

    def _aim(self, template: Template) -> Aimed:
        """Say what is aimed at whom; put together once for each table, template and set of options."""
        key: Key = (self._desk.scene, template, self._desk.options.stamp)
        if self._aimed is None or not is_same(self._aimed[0], key):
            self._aimed = (key, Aimed.at(self._desk.scene, template, self._desk.options))
        return self._aimed[1]

    def _rule(self, template: Template) -> ScatterRule | None:
        throw = self._desk.options[THROW]
        scatters = throw == "scatter" or (throw == "round" and not template.row.is_turned)
        return rule_of(self._desk.options) if scatters else None

    def _found(self, aimed: Aimed, rule: ScatterRule | None) -> HeatPicture | None:
        step = float(self._desk.options[GRID])

        def work(task: Task) -> HeatPicture:
            return HeatPicture.of(aimed.heat(step, rule, task.tell, task.cancelled), what_counts(aimed, rule))

        key: Key = (aimed.template, aimed.board, aimed.models, aimed.weights, aimed.wholly, rule, step)
        return self._latest.get(key, work)

    def _told(self, found: HeatPicture, aimed: Aimed, rule: ScatterRule | None) -> Answer:
        counted = f"{template_words(aimed.template, self._desk.unit)}: {found.what}"
        throw = rule_words(rule) if rule is not None else "it lands where it is aimed"
        lines = (_best_words(found, self._desk), counted, throw)
        best = Mark(found.best.at, "path", (value_words(found.best.value),))
        drawing: Drawing = (best,) if found.best.value > 0.0 else ()
        return Answer("Heat map", lines, drawing, heat=found)


def value_words(value: float) -> str:
    """Write a value of the map; one that is a whole number without places."""
    return f"{value:.0f}" if value == round(value) else f"{value:.2f}"


def _best_words(found: HeatPicture, desk: TableView) -> str:
    if found.is_empty:
        return "nobody who counts can be covered"
    if found.best.value <= 0.0:
        return "nothing is gained anywhere"
    at = ", ".join(format_length(part, desk.unit) for part in found.best.at)
    return f"{value_words(found.best.value)} at most, aimed at {at}"


def _without_place(template: Template) -> Template:
    """Forget where a template lies, and the bearing of one that is round: the map is the same."""
    bearing = template.bearing if template.row.is_turned else 0.0
    return Template(template.kind, template.size, (0.0, 0.0), bearing)
