"""One push as it is asked for, the table it is asked of, and what comes of it."""

from dataclasses import dataclass, field, replace
from math import hypot

from battlefield.app.desk.edits import rounded, with_novas_following
from battlefield.app.desk.options import Options
from battlefield.app.desk.pictures import Answer, Drawing
from battlefield.app.measure.pushing.choices import (
    BEARING,
    CLIMB,
    DISTANCE,
    EXACT,
    FORCE_UP_TO,
    LEVEL,
    LINE_UP_TO,
    SHIFT_UP_TO,
    SNAP,
    SOURCED,
    STOP_SHORT,
    TITLES,
    Kind,
    fall_rule,
    kind_of,
    order_of,
)
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.translation import tr
from battlefield.geometry.displacement import FallWhen, Layout, Order
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import bearing as bearing_of
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces import Table
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.table.table import table_of

_UP_TO = {"grapple": LINE_UP_TO, "force": FORCE_UP_TO, "shift": SHIFT_UP_TO}


@dataclass(frozen=True, slots=True)
class Asked:
    """A push of models by a length in inches, along a bearing or from (to) a source; the rest are settings.

    `up_to` bounds the kinds that have a greatest length.
    """

    kind: Kind
    models: tuple[str, ...]
    length: float
    bearing: float
    source: str | Point | None
    stop_short: float
    fall_when: FallWhen
    order: Order
    up_to: float
    climb: float
    highest: bool

    @property
    def way(self) -> Point:
        """The unit vector of the bearing."""
        return direction(self.bearing)

    def target(self, start: Point) -> Point:
        """Return the place that the whole length leads to."""
        (x, y), (dx, dy) = start, self.way
        return x + self.length * dx, y + self.length * dy


def typed(options: Options, models: tuple[str, ...], source: str | Point | None) -> Asked:
    """Ask for a push by the distance and bearing that were typed."""
    return _asked(options, models, options[DISTANCE], options[BEARING] % 360.0, source)


def snapped(options: Options, by: Point, key_held: bool) -> float | None:
    """Return the bearing that a drag snaps to, or None where it is free; a key held makes it every 15°."""
    step = float(options[SNAP]) or (15.0 if key_held else 0.0)
    if not step or kind_of(options) in (*SOURCED, "shift"):
        return None
    return round(bearing_of(*by) / step) * step % 360.0


def dragged(
    options: Options,
    models: tuple[str, ...],
    by: Point,
    source: str | Point | None,
    bearing: float | None = None,
) -> Asked:
    """Ask for a push by a drag in inches; held to a bearing it counts for as long as it is along it."""
    kind, length = kind_of(options), hypot(*by)
    if bearing is None:
        bearing = bearing_of(*by)
    else:
        length = max(0.0, by[0] * direction(bearing)[0] + by[1] * direction(bearing)[1])
    if options[EXACT] and kind in (*SOURCED, "along", "through"):
        length = options[DISTANCE]
    return _asked(options, models, length, bearing, source)


def _asked(
    options: Options, models: tuple[str, ...], length: float, bearing: float, source: str | Point | None
) -> Asked:
    kind = kind_of(options)
    return Asked(
        kind,
        models,
        length,
        bearing,
        source if kind in SOURCED else None,
        options[STOP_SHORT],
        fall_rule(options),
        order_of(options),
        options[_UP_TO[kind]] if kind in _UP_TO else length,
        options[CLIMB],
        options[LEVEL] == "highest",
    )


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A scene made ready for many pushes, and the unit in which they are told."""

    scene: Scene
    unit: LengthUnit
    table: Table = field(repr=False)
    layout: Layout = field(repr=False)

    @classmethod
    def of(cls, scene: Scene, unit: LengthUnit) -> "Ground":
        """Prepare a scene."""
        table = table_of(scene)
        return cls(scene, unit, table, Layout.of(table))

    def model(self, id_: str) -> Model:
        """Find a model that is known to stand there."""
        found = self.scene.model(id_)
        assert found is not None
        return found

    def long(self, inches: float, places: int = 2) -> str:
        """Say a length."""
        return format_length(inches, self.unit, places)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a push would do: sentences, a picture, the models as they stand after it, and its name.

    With a refusal, one sentence, nothing may be done.
    """

    lines: tuple[str, ...]
    drawing: Drawing = ()
    moved: tuple[Model, ...] = ()
    label: str = ""
    refusal: str = ""

    def answer(self, kind: Kind, area: Drawing = ()) -> Answer:
        """Show it, over an area where there is one."""
        return Answer(tr(TITLES[kind]), self.lines, (*area, *self.drawing))

    def scene_after(self, scene: Scene) -> Scene:
        """Return the scene with the models where they have come to."""
        now = {model.id: model for model in self.moved}
        models = tuple(now.get(model.id, model) for model in scene.models)
        return with_novas_following(replace(scene, models=models))


def refused(sentence: str, drawing: Drawing = ()) -> Outcome:
    """Make the outcome of what cannot be done."""
    return Outcome((sentence,), drawing, refusal=sentence)


def standing(model: Model, at: Point, bottom: float) -> Model:
    """Return a model at another place; one that does not move is the same object."""
    if at == model.at and bottom == model.bottom:
        return model
    return replace(model, at=rounded(at), bottom=bottom)
