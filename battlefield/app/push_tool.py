"""The pushing hand: drags a model along a line and shows where it would end, and why."""

from typing import Literal

from battlefield.app.desk import Desk
from battlefield.app.drawing import Answer
from battlefield.app.lengths import format_length
from battlefield.app.names import full_name
from battlefield.app.options import Option
from battlefield.app.push_answers import push_answer
from battlefield.app.tools import Pointer
from battlefield.geometry.displace import Push, PushError, PushKind
from battlefield.geometry.shapes import Point
from battlefield.geometry.units import bearing
from battlefield.rules.scene import Model, Scene

KINDS: tuple[PushKind, ...] = ("along", "away", "toward")
SAYS = {
    "along": "A push goes along the drag",
    "away": "A push goes away from a source: click the source, then drag the model",
    "toward": "A pull goes toward a source: click the source, then drag the model",
}
Stage = Literal["source", "model"]


class PushTool:
    """Pushes a model: press on it and drag as far as it is pushed; Esc takes it back."""

    name = "push"
    options: tuple[Option, ...] = ()

    def __init__(self, desk: Desk, kind: PushKind = "along") -> None:
        self._desk = desk
        self.kind: PushKind = kind
        self.answer: Answer | None = None
        self._source: str | Point | None = None
        self._model: Model | None = None
        self._after: Scene | None = None
        self._label = ""

    def hint(self) -> str:
        """Say what a click does now."""
        if self._model is not None:
            return "Drag as far as the push goes, release to push · Esc takes it back"
        if self.kind != "along" and self._source is None:
            return "Click the source, a model or a place · Shift+P changes the kind of push"
        return f"Press on a model and drag · {SAYS[self.kind]} · Shift+P changes the kind"

    def press(self, pointer: Pointer) -> None:
        """Take the source, or the model to be pushed."""
        hit = pointer.hit
        model = self._desk.scene.model(hit.id) if hit is not None and hit.kind == "model" else None
        if self.kind != "along" and self._source is None:
            self._source = model.id if model is not None else pointer.at
            self._desk.changed()
        elif model is not None:
            self._model = model
            self._desk.select([hit] if hit is not None else [])

    def move(self, pointer: Pointer) -> None:
        """Show where the push would end."""
        model = self._model
        if model is None:
            return
        by = (pointer.at[0] - model.at[0], pointer.at[1] - model.at[1])
        length = (by[0] ** 2 + by[1] ** 2) ** 0.5
        source = None if self.kind == "along" else self._source
        push = Push(model.id, self.kind, length, source, bearing(*by) if source is None else None)
        try:
            self.answer, self._after = push_answer(self._desk.scene, push, self._desk.unit)
        except PushError as error:
            self.answer, self._after = None, None
            self._desk.complain(str(error))
            return
        self._label = f"Push {full_name(model)} by {format_length(length, self._desk.unit)}"
        self._desk.changed()

    def release(self, pointer: Pointer) -> None:
        """Push the model to where it ends."""
        self.move(pointer)
        after, self._after, self._model = self._after, None, None
        if after is not None:
            self._desk.do(self._label, after)

    def turn(self, degrees: float) -> bool:  # noqa: ARG002 - a push follows the pointer
        """Do nothing: the pointer tells the direction."""
        return False

    def cancel(self) -> bool:
        """Take the push back, then forget the source."""
        busy = self._model is not None or self._source is not None or self.answer is not None
        if self._model is None:
            self._source = None
        self._model, self._after, self.answer = None, None, None
        self._desk.changed()
        return busy

    def next_kind(self) -> str:
        """Change between pushing along the drag, away from a source and toward one."""
        self.kind = KINDS[(KINDS.index(self.kind) + 1) % len(KINDS)]
        self._source, self._model, self._after, self.answer = None, None, None, None
        self._desk.changed()
        return SAYS[self.kind]
