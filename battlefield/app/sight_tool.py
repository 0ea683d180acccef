"""The looking eye: from one model to another, the line, what is in the way, and how much is hidden."""

from math import isfinite

from battlefield.app.answers import name_of, placed
from battlefield.app.desk import Desk
from battlefield.app.drawing import Answer, Drawing, Line, Region, Shape
from battlefield.app.lengths import LengthUnit, format_margin
from battlefield.app.names import full_name
from battlefield.app.options import Option
from battlefield.app.table import table_of
from battlefield.app.tools import Pointer
from battlefield.geometry.sight import Sight, sight
from battlefield.geometry.silhouette import Obscured, obscured
from battlefield.geometry.visible import VisibleRegion
from battlefield.rules.scene import Model, Scene


class SightTool:
    """Looks from the model clicked first to the model under the pointer; a second click keeps the answer."""

    name = "sight"
    options: tuple[Option, ...] = ()

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._observer: str | None = None
        self._target: str | None = None
        self._kept = False
        self._shown: tuple[tuple[Scene, str, str, LengthUnit], Answer] | None = None

    def hint(self) -> str:
        """Say what a click does now."""
        if self._observer is None:
            return "Click the model that looks · Esc leaves"
        return "Point at the model that is looked at, click to keep the answer · Esc forgets who looks"

    def press(self, pointer: Pointer) -> None:
        """Take the observer, or keep the target."""
        hit = pointer.hit.id if pointer.hit is not None and pointer.hit.kind == "model" else None
        if self._observer is None or self._kept:
            self._observer, self._target, self._kept = hit, None, False
        elif hit is not None and hit != self._observer:
            self._target, self._kept = hit, True
        self._desk.changed()

    def move(self, pointer: Pointer) -> None:
        """Look at what is under the pointer."""
        hit = pointer.hit.id if pointer.hit is not None and pointer.hit.kind == "model" else None
        if self._observer is not None and not self._kept and hit not in (self._target, self._observer):
            self._target = hit
            self._desk.changed()

    def release(self, pointer: Pointer) -> None:
        """Do nothing: a look is made by clicks."""

    def turn(self, degrees: float) -> bool:  # noqa: ARG002 - a look has no bearing
        """Do nothing."""
        return False

    def cancel(self) -> bool:
        """Forget who looks."""
        had = self._observer is not None
        self._observer, self._target, self._kept = None, None, False
        self._desk.changed()
        return had

    @property
    def answer(self) -> Answer | None:
        """What the look shows on the table as it is now."""
        scene, unit = self._desk.shown, self._desk.unit
        observer = scene.model(self._observer) if self._observer else None
        target = scene.model(self._target) if self._target else None
        if observer is None or target is None:
            return None
        key = (scene, observer.id, target.id, unit)
        if self._shown is None or self._shown[0][0] is not scene or self._shown[0][1:] != key[1:]:
            self._shown = (key, sight_answer(scene, observer, target, unit))
        return self._shown[1]


def sight_answer(scene: Scene, observer: Model, target: Model, unit: LengthUnit) -> Answer:
    """Show whether one model sees another, through what, and how much of it is hidden."""
    table = table_of(scene)
    found, hidden = sight(table, observer.id, target.id), obscured(table, observer.id, target.id)
    who = f"{full_name(observer)} to {full_name(target)}"
    lines = [f"{who}: {'in sight' if found.clear else 'not in sight'}{_margin(found, unit)}"]
    if found.blockers:
        lines.append("in the way: " + ", ".join(name_of(scene, id_) for id_ in found.blockers))
    lines.append(f"{100 * hidden.share:.1f} % of it is hidden from the eye{_by(scene, hidden)}")
    if found.too_close:
        lines.append("too close to call")
    return Answer("Sight", tuple(lines), _picture(scene, observer, target, found))


def _margin(found: Sight, unit: LengthUnit) -> str:
    if not isfinite(found.margin):
        return ", nothing is near the line"
    size = format_margin(found.margin, unit)
    return f", the best line has {size} of room" if found.clear else f", the best line misses by {size}"


def _by(scene: Scene, hidden: Obscured) -> str:
    parts = [f"{name_of(scene, id_)} {100 * share:.1f} %" for id_, share in hidden.by]
    return ": " + ", ".join(parts) if parts else ""


def _picture(scene: Scene, observer: Model, target: Model, found: Sight) -> Drawing:
    pieces = [Shape(piece.outline, "bad") for piece in scene.terrain if piece.id in found.blockers]
    bodies = [Shape(placed(model), "bad") for model in scene.models if model.id in found.blockers]
    parts: list[Line | Shape] = [*pieces, *bodies]
    if found.line is not None:
        start, end = ((point[0], point[1]) for point in found.line)
        parts.append(Line((start, end), "measure", ("in sight",)))
    else:
        parts.append(Line((observer.at, target.at), "bad", ("not in sight",), dashed=True))
    return tuple(parts)


def seen_answer(model: Model, region: VisibleRegion) -> Answer:
    """Show what a model's centre sees of the table."""
    words = (f"{full_name(model)} sees {region.area:.1f} square inches at table height",)
    return Answer("Seen", words, (Region((region.outline,), "seen"),) if region.outline else ())
