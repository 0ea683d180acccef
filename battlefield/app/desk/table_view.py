"""What is seen of a table: what is shown and selected, the tape, a template in question."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from battlefield.app.desk import edits
from battlefield.app.desk.background import weakly
from battlefield.app.desk.covered_report import CoverageReport, ModelVerdict, bases_after
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref, Selection
from battlefield.app.desk.options import Options
from battlefield.app.desk.tape import SNAP_MODES, SnapMode, TapeEnd, TapeReading, measured
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.said import said
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene

Listener = Callable[[], None]
Ability = Literal["turning by hand", "telling misses", "laying by keys"]
"""A selected piece has a handle to turn it by; it is written beside models how far they are from a template;
templates are placed by the keys 1 to 6."""


@dataclass(frozen=True, slots=True)
class Drag:
    """A drag in hand: what moves, where its lead stood, and where it is held now."""

    moving: Selection
    start: Point
    now: Point


class TableView:
    """One table with a selection, a preview of what a hand moves, a tape and a template in question.

    Listeners are called after each change of anything that is seen.
    """

    abilities: frozenset[Ability] = frozenset()

    def __init__(
        self,
        document: Document,
        options: Options,
        spoken: Callable[[str], str] = str,
        has_fallen: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """Look at a document; complaints are put into words by `spoken`, who has fallen is not struck."""
        self.document, self.options, self._spoken, self._has_fallen = document, options, spoken, has_fallen
        self.unit: LengthUnit = "inches"
        self.snap: SnapMode = "both"
        self.selection: Selection = ()
        self.drag: Drag | None = None
        self.complaint = ""
        self.witness_of: str | None = None
        self.news = 0
        self.height_by: Callable[[Template], float | None] = lambda _: None
        self._preview: Scene | None = None
        self._held: str | None = None
        self._tape: tuple[TapeEnd, TapeEnd] | None = None
        self._listeners: list[Listener] = []
        self._bases: tuple[tuple[Model, ...], Bases] | None = None
        self._report: CoverageReport | None = None

    def listen(self, listener: Listener) -> None:
        """Call a function after each change; whose method it is, is not kept by that."""
        self._listeners.append(weakly(listener))

    def leave(self) -> None:
        """Tell nobody anything any more: the table is gone."""
        self._listeners.clear()

    def changed(self) -> None:
        """Tell the listeners."""
        self.complaint = ""
        for listener in self._listeners:
            listener()

    def learn(self) -> None:
        """Tell the listeners that something asked for has been found out; `news` counts these times."""
        self.news += 1
        for listener in self._listeners:
            listener()

    def complain(self, sentence: str) -> None:
        """Say what could not be done; the next change takes the sentence away."""
        self.complaint = said(in_unit(self._spoken(tr(sentence)), self.unit))
        for listener in self._listeners:
            listener()

    @property
    def scene(self) -> Scene:
        """What lies on the table."""
        return self.document.scene

    @property
    def shown(self) -> Scene:
        """What the board shows: the preview of a move in hand, or the present scene."""
        return self._preview if self._preview is not None else self.scene

    @property
    def stage(self) -> Scene:
        """The shown scene, asked by who does not mind where its parts lie."""
        return self.shown

    @property
    def chosen_pieces(self) -> list[edits.Piece]:
        """The selected models and templates where they are shown."""
        return edits.pieces(self.shown, self.selection)

    @property
    def bases(self) -> Bases:
        """The shown models as the kernel's arrays."""
        models = self.shown.models
        if self._bases is None or self._bases[0] is not models:
            self._bases = (models, bases_after(self._bases, models))
        return self._bases[1]

    @property
    def active(self) -> PlacedTemplate | None:
        """The template in question: the one that is held."""
        return next((item for item in self.shown.templates if item.id == self._held), None)

    @property
    def report(self) -> CoverageReport | None:
        """The verdicts of the template in question, or None without a template or a model."""
        placed = self.active
        models = self.shown.models if placed is not None else ()
        if placed is None or not models:
            return None
        known = self._report
        by = self.shown.sigma, self.height_by(placed.template)
        if known is None or known.placed != placed or known.models is not models or known.by != by:
            self._report = known = CoverageReport(placed, models, self.bases, known, *by)
        return known

    @property
    def struck(self) -> tuple[ModelVerdict, ...]:
        """The verdicts on the models that the template in question is over, and does something to."""
        report = self.report
        covered = report.covered if report is not None else ()
        return tuple(verdict for verdict in covered if not self._has_fallen(verdict.model.id))

    @property
    def reading(self) -> TapeReading | None:
        """What the tape reads on the shown table, or None while it is put away."""
        if self._tape is None:
            return None
        start, end = (self._held_now(end) for end in self._tape)
        return measured(start, end, self.shown)

    def _held_now(self, end: TapeEnd) -> TapeEnd:
        if end.model is None:
            return end
        model = self.shown.model(end.model.id)
        return TapeEnd(end.at) if model is None else TapeEnd(model.at, end.holds, model)

    def stretch(self, start: TapeEnd, end: TapeEnd) -> None:
        """Lay the tape between two ends."""
        self._tape = (start, end)
        self.changed()

    def put_tape_away(self) -> None:
        """Take the tape off the table."""
        self._tape = None
        self.changed()

    def next_snap(self) -> SnapMode:
        """Change tape snapping."""
        self.snap = SNAP_MODES[(SNAP_MODES.index(self.snap) + 1) % len(SNAP_MODES)]
        self.changed()
        return self.snap

    def select(self, refs: Iterable[Ref]) -> None:
        """Select exactly these, in the scene's order; ids that are gone are dropped."""
        self.choose(refs)
        self.changed()

    def choose(self, refs: Iterable[Ref]) -> None:
        """Select, and tell nobody yet."""
        chosen = edits.pieces(self.shown, refs)
        self.selection = tuple(Ref("model" if isinstance(p, Model) else "template", p.id) for p in chosen)

    def show(self, preview: Scene | None, drag: Drag | None = None, held: str | None = None) -> None:
        """Show a scene that is only in hand yet, or the present one again.

        `held` is the template in question for as long as this scene is shown.
        """
        self.hold(preview, drag, held)
        self.changed()

    def hold(self, preview: Scene | None = None, drag: Drag | None = None, held: str | None = None) -> None:
        """Have a scene in hand, or nothing, and tell nobody yet."""
        self._preview, self.drag, self._held = preview, drag, held

    def point_at(self, model_id: str | None) -> None:
        """Show the witness of one model's verdict, or none."""
        if model_id != self.witness_of:
            self.witness_of = model_id
            self.changed()
