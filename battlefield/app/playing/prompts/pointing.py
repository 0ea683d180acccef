"""The hand that points at a place: a template, a direction, where somebody is pushed to."""

from dataclasses import dataclass, replace
from threading import Lock

from battlefield.app.desk.answers import counted, placed
from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.desk.following import Following
from battlefield.app.desk.pictures import Drawing, Mark, Region, Role, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.foreseeing.looking import Looking
from battlefield.app.playing.forecasts import Forecast, forecast, leaves_nothing
from battlefield.app.playing.prompts.lawful import Ring, lawful_rings
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import LOOKING, Asked, Hand
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon, Template
from battlefield.geometry.movement import shared
from battlefield.geometry.outlines import Ellipse
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Board, PlacedTemplate
from battlefield.rules.table import layout

_IN_VAIN = QT_TR_NOOP("Nobody is under it: once more, by Enter or a click, lays it all the same")
_UP = 0.0, -1.0  # on the table: where the pointer hides nothing
_LOOKS = 2  # at how one place may turn out: the pointer is soon at another


@dataclass(frozen=True, slots=True)
class Tried:
    """What is known of a place: why it will not do, or nothing; what would lie there, and on whom."""

    at: Point
    problem: str
    laid: tuple[Template, ...]
    under: tuple[str, ...]


def tried(law: SpotLaw, state: State, at: Point) -> Tried:
    """Try a place: ask whether it will do and look who would lie under what is laid there."""
    laid = tuple(law.laid(at)) if law.laid is not None else ()
    figures = [figure for unit in state.on_table() for figure in state.living(unit.id)]
    under: dict[str, None] = {}
    for template in laid:
        covered = layout.under(template, figures) if figures else []
        under.update({figure.id: None for figure, is_under in zip(figures, covered, strict=True) if is_under})
    return Tried(at, law.refusal(at), laid, tuple(under))


class PointingHand(Hand):
    """Follows the pointer with what would come of a click; arrows and Enter do the same."""

    nudges = True
    waits_for = "Choose a position first, with the mouse or the arrow keys (N suggests one)"

    def __init__(self, desk: PlayedDesk, law: SpotLaw, background: Background) -> None:
        super().__init__(desk)
        self._law, self.request = law, law.request
        self.aimed: tuple[Template, ...] = ()  # what the answer laid on the table
        self._at: Point | None = None
        self._laid: tuple[Template, ...] = ()
        board = desk.state.board
        self.lays = law.laid is not None and bool(law.laid((board.width / 2.0, board.height / 2.0)))
        self._wants_accept = False
        self._warned: Point | None = None  # where it was asked once more whether to lay it over nobody
        self._wants_step = 0
        self._asking = Lock()
        self._tried: Following[Tried] = Following(background, self._learned)
        self._tries: Latest[tuple[Point, ...]] = Latest(background, self._learned)
        self._vain: Latest[bool] = Latest(background, self._learned)
        self._lawful: Latest[tuple[Ring, ...]] = Latest(background, desk.table.learn)
        self._forecasts: Looking[Forecast] = Looking(background, desk.table.learn, _LOOKS)
        self._try = -1

    def _learned(self) -> None:
        if self._wants_step and self._found():
            self.step(self._wants_step)
        if self._wants_accept:
            self.accept()
        if self._desk.hand is not self or not self._lay():
            self._desk.table.learn()

    def _lay(self) -> bool:
        """Show what would lie there on the table, so that it tells whom it covers; False if it is shown."""
        known = self._known()
        laid = known[0].laid if known is not None else ()
        if laid == self._laid:
            return False
        self._laid = laid
        scene = self._desk.table.scene
        placed = tuple(
            PlacedTemplate(f"(in hand {number})", template, name=self.request.what)
            for number, template in enumerate(laid, start=1)
        )
        shown = replace(scene, templates=(*scene.templates, *placed)) if placed else None
        self._desk.show(shown, held=placed[0].id if placed else None)
        return True

    def _try_at(self, at: Point | None) -> None:
        """Try a place, or none."""
        self._at, self._wants_accept = at, False
        if not self._lay():
            self._desk.table.changed()

    def _found(self) -> tuple[Point, ...]:
        def work(_: Task) -> tuple[Point, ...]:
            with self._asking:
                found = tuple(self._law.suggestions())
                return tuple(sorted(found, key=self._spared)) if self.lays else found

        return self._tries.get((id(self.request), "tries"), work) or ()

    def _spared(self, at: Point) -> int:
        """Return how many more of one's own than of the enemies lie under what is laid at a place."""
        state, by = self._desk.state, self.request.by
        under = tried(self._law, state, at).under
        friends = sum(state.units[state.figures[id_].model.unit].commander == by for id_ in under)
        return 2 * friends - len(under)

    def _known(self) -> tuple[Tried, bool] | None:
        if self._at is None:
            return None
        law, state, at = self._law, self._desk.state, self._at

        def work(_: Task) -> Tried:
            with self._asking:
                return tried(law, state, at)

        known = self._tried.get((id(law),), (at,), work)
        return (known.found, known.is_present) if known is not None else None

    def _foreseen(self, at: Point) -> Forecast | None:
        """Return what would come of a place that will do, once that is worked out."""
        question = self._desk.seen.question
        if question is None:
            return None

        def look(task: Task, known: Forecast | None) -> Forecast | None:
            with self._asking:
                return forecast(question, at, task.cancelled, known)

        return self._forecasts.get((id(self.request), at), look)

    @property
    def asked(self) -> Asked:
        """Say whether the place will do, and who would be under what lies there."""
        known = self._known()
        if known is None:
            problem = "point at a place on the table" if self._at is None else LOOKING
            return Asked("spot", self.request.by, self.request.what, problem=problem)
        found, is_present = known
        accept = "Choose this place" if is_present and not found.problem else ""
        foreseen = self._foreseen(found.at) if accept and found.laid else None
        told = [_who(self._desk, found), *(foreseen.lines if foreseen is not None else ())]
        problem = found.problem or "\n".join(line for line in told if line)
        return Asked("spot", self.request.by, self.request.what, problem=problem, accept=accept)

    @property
    def drawing(self) -> Drawing:
        """Draw the place, what is wrong with it, and the places worth a try; one template has verdicts."""
        known = self._known()
        tries = self._found()  # known by the time somebody asks for one; shown from then on
        marks = (Mark(at, "quiet", size=3.0) for at in (tries if self._try >= 0 else ()))
        hints: Drawing = (*self._reach(), *marks)
        if known is None:
            return hints
        found = known[0]
        role: Role = "bad" if found.problem else "path"
        words = found.problem  # who lies under it is ringed and told beside: no words on the models
        scene = self._desk.table.shown
        several = found.under if len(found.laid) > 1 else ()
        models = [scene.model(self._desk.seen.shown_id(id_)) for id_ in several]
        return (
            *hints,
            *(Shape(template, role, dashed=True) for template in found.laid if found.problem),
            *(Shape(placed(model), "path") for model in models if model is not None),
            Mark(found.at, role, tuple(word for word in (words,) if word), toward=_UP),
        )

    def _reach(self) -> Drawing:
        """Tint what holds all places that will do, or all that may lie there; else what will do is tried."""
        request, board = self.request, self._desk.state.board

        def work(task: Task) -> tuple[Ring, ...]:
            return lawful_rings(self._will_do, board, task.cancelled)

        if request.within:
            return _on(board, request.within)
        if request.spans:
            return _on(board, request.spans)
        if self.lays:  # its shape under the pointer tells, and to try it all over takes long
            return ()
        rings = self._lawful.get((id(request),), work) or ()
        return (Region(rings, "reach"),) if rings else ()

    def _will_do(self, at: Point) -> bool:
        with self._asking:
            return not self._law.refusal(at)

    def hint(self) -> str:
        """Say what a click does now."""
        what = f"{self.request.by}: {self.request.what}"
        return tr("{what} · click a place · N tries one that will do · Enter takes it", what=what)

    @property
    def has_taken(self) -> bool:
        """Whether a press did something: here each chooses a place."""
        return True

    def press(self, pointer: Pointer) -> None:
        """Choose the place under the pointer."""
        self._at = pointer.at
        self.accept()

    def move(self, pointer: Pointer) -> None:
        """Try the place under the pointer, unless one was clicked that is still looked at."""
        if not self._wants_accept:
            self._try_at(pointer.at)

    def nudge(self, by: Point) -> bool:
        """Try a place beside."""
        start = self._at or next(iter(self._found()), None)
        if start is None:
            board = self._desk.state.board
            start = board.width / 2.0, board.height / 2.0
        self._try_at((start[0] + by[0], start[1] + by[1]))
        return True

    def step(self, by: int) -> bool:
        """Try the next place that will do."""
        found = self._found()
        self._wants_step = 0 if found else by  # taken as soon as there is one
        if not found:
            return False
        self._try = (self._try + by) % len(found)
        self._try_at(found[self._try])
        return True

    def accept(self) -> bool:
        """Answer with the place, at once or as soon as it is known to do."""
        known = self._known()
        if known is None or not known[1]:
            self._wants_accept = self._at is not None
            return self._wants_accept
        self._wants_accept = False
        if known[0].problem:
            self._desk.table.complain(known[0].problem)
            return False
        in_vain = self._is_in_vain(known[0])
        if in_vain is None:
            self._wants_accept = True
            return True
        if in_vain and self._warned != known[0].at:
            self._warned = known[0].at
            self._desk.table.complain(_IN_VAIN)
            return False
        self.aimed = known[0].laid
        return self._desk.reply(known[0].at)

    def _is_in_vain(self, found: Tried) -> bool | None:
        """Tell whether what is laid hits nobody, and nothing of it stays there; None until that is known."""
        question, at = self._desk.seen.question, found.at
        if not found.laid or found.under or question is None:
            return False

        def work(_: Task) -> bool:
            with self._asking:
                return leaves_nothing(question, at)

        return self._vain.get((id(self.request), at), work)

    def cancel(self) -> bool:
        """Forget the place."""
        had = self._at is not None
        self._try_at(None)
        return had

    def resume(self) -> None:
        """Show again what would lie there."""
        self._laid = ()
        self._lay()

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._tried.forget()
        self._forecasts.forget()
        self._tries.forget()
        self._lawful.forget()
        self._vain.forget()


def _on(board: Board, circles: tuple[Circle, ...]) -> Drawing:
    """Tint the parts of circles that lie on the table, each of what they cover together once."""
    wide, high = board.width, board.height
    table = Polygon(((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)))
    parts = shared([Ellipse.of(circle).polygon for circle in circles], [table])
    return tuple(Region((part.points, *part.holes), "reach") for part in parts)


def _who(desk: PlayedDesk, found: Tried) -> str:
    """Count by unit who would be under what is laid."""
    if not found.laid:
        return ""
    units: dict[str, int] = {}
    for id_ in found.under:
        unit = desk.state.figures[id_].model.unit
        name = name_apart(desk.seen.state, desk.seen.shown_id(unit))
        units[name] = units.get(name, 0) + 1
    parts = [f"{counted(count, 'model')} of {name}" for name, count in units.items()]
    return f"over {', '.join(parts)}" if parts else "over nobody"
