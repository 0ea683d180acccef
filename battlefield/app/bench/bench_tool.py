"""The tool of the bench: clicks choose who does it and who suffers it, then answer what is asked."""

from battlefield.app.bench.foresight import Foreseen
from battlefield.app.bench.results import title_of
from battlefield.app.bench.workbench import Pick, Workbench
from battlefield.app.desk.answers import placed
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer, Drawing, Line, Mark, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.scene.contents import Model

WAITING = QT_TR_NOOP("Working out what to expect …")


class BenchTool:
    """Hands the pointer to the bench, or to the hand that answers what an effect asks."""

    name = "bench"
    options: tuple[Option, ...] = ()

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench
        self._told: tuple[Foreseen, LengthUnit, tuple[str, ...], Drawing] | None = None

    @property
    def answer(self) -> Answer | None:
        """What may come of the effect, or what the hand shows while it asks."""
        bench = self.bench
        if bench.asking is not None:
            return Answer(bench.asking.seen.title, (), bench.asking.hand.drawing)
        trial = bench.trial()
        if trial is None:
            return Answer("Effect bench", (f"{bench.missing}.",), self._chosen())
        lines, drawing = self._foreseen()
        return Answer(title_of(trial), lines, (*self._chosen(), *drawing))

    def _foreseen(self) -> tuple[tuple[str, ...], Drawing]:
        """Return what may come of it, told and drawn once for all frames that show it."""
        found, unit = self.bench.foreseen(), self.bench.desk.unit
        if found is None:
            return (WAITING,), ()
        if self._told is None or self._told[0] is not found or self._told[1] != unit:
            self._told = (found, unit, found.lines(unit), found.drawing)
        return self._told[2:]

    def _chosen(self) -> Drawing:
        """Outline who does it and who suffers it, with a line between them."""
        who, whom = self._model(self.bench.attacker), self._model(self.bench.target)
        parts: list[Line | Shape | Mark] = []
        if who is not None and whom is not None and who is not whom:
            parts.append(Line((who.at, whom.at), "quiet", dashed=True))
        if who is not None:
            parts.append(Shape(placed(who), "good"))
        if whom is not None and whom is not who:
            parts.append(Shape(placed(whom), "bad"))
        return tuple(parts)

    def _model(self, id_: str) -> Model | None:
        return self.bench.desk.shown.model(id_) if id_ else None

    def hint(self) -> str:
        """Say what a click does now."""
        bench = self.bench
        if bench.asking is not None:
            return tr("{asked} · Ctrl+Z takes an answer back, Esc drops it", asked=bench.asking.hand.hint())
        if bench.missing:
            return bench.missing
        if bench.pick == "target":
            return tr("Enter carries it out · a click chooses who suffers it, Shift with a click the other · "
                      "Esc leaves")  # fmt: skip
        return tr(
            "Enter carries it out · a click chooses who does it, Shift with a click the other · Esc leaves"
        )

    def press(self, pointer: Pointer) -> None:
        """Choose a model, or answer."""
        bench = self.bench
        if bench.asking is not None:
            bench.asking.hand.press(pointer)
        elif pointer.hit is not None and pointer.hit.kind == "model":
            other: Pick = "attacker" if bench.pick == "target" else "target"
            bench.take(pointer.hit.id, other if pointer.shift else bench.pick)

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer."""
        if self.bench.asking is not None:
            self.bench.asking.hand.move(pointer)

    def release(self, pointer: Pointer) -> None:
        """End at a point."""
        if self.bench.asking is not None:
            self.bench.asking.hand.release(pointer)

    def turn(self, degrees: float) -> bool:
        """Turn what is in hand."""
        return self.bench.asking is not None and self.bench.asking.hand.turn(degrees)

    def cancel(self) -> bool:
        """Step back one level: the hand's, then the effect, then whom it is for, then who does it."""
        bench = self.bench
        if bench.asking is not None:
            return bench.asking.hand.cancel() or bench.leave()
        if bench.target:
            bench.drop("target")
        elif bench.attacker:
            bench.drop("attacker")
        else:
            return False
        return True

    def put_away(self) -> None:
        """Drop what is under way: another tool is taken."""
        self.bench.leave()
