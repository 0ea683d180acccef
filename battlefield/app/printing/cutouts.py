"""Small things to cut out: templates, bases and markers, each in its true shape about its middle."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.names import short_names
from battlefield.app.wording.presets import BASE_SIZES
from battlefield.app.wording.side_colours import colour_place
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import BaseSize, Point, Template, TemplateKind
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.photographs import FRAMES
from battlefield.rules.scene.contents import Scene

CutoutKind = Literal["template", "base", "objective", "effect", "frame"]
STRIP = 0.5  # inches: walls and beams are too thin to hold, so that they lie on a strip of paper
OBJECTIVE, EFFECT = inches(40.0), inches(25.0)  # across
_OF_TEMPLATES = (
    *(QT_TR_NOOP("{size} blast"), QT_TR_NOOP("{size} cone"), QT_TR_NOOP("{size} wall")),
    *(QT_TR_NOOP("{size} beam"), QT_TR_NOOP("{size} diffuse"), QT_TR_NOOP("{size} nova")),
    *(QT_TR_NOOP("{size} across"), QT_TR_NOOP("{size} long"), QT_TR_NOOP("{size} a side")),
)
"""What is printed on the templates of the table, marked: what is added to it is in English at first."""
_BASE_SHAPES = {
    "round": QT_TR_NOOP("{size} mm round"),
    "hex": QT_TR_NOOP("{size} mm hexagon"),
    "oval": QT_TR_NOOP("{size} mm oval"),
    "rect": QT_TR_NOOP("{size} mm rectangle"),
}


@dataclass(frozen=True, slots=True)
class Cutout:
    """Something to cut out, in a box of `width` by `height` inches about its middle.

    A `template` lies where it is held, looking up; a `base` faces up. `side` counts the colours of sides.
    A `frame` has `targets`: the middle of each, and the circles within which there is ink, or none, by turns.
    """

    kind: CutoutKind
    width: float
    height: float
    label: str
    note: str = ""
    template: Template | None = None
    base: BaseSize | None = None
    side: int = 0
    unit: str = ""
    targets: tuple[tuple[Point, tuple[float, ...]], ...] = ()


def template_cutout(kind: TemplateKind, size: float, unit: LengthUnit = "inches") -> Cutout:
    """Return a template of a kind and size, told in a unit, its holding point where its box says."""
    row = TemplateRow.of(kind)
    near, far, left, right = row.outline(size).box
    template = Template(kind, size, (0.0, (near + far) / 2.0), 0.0)
    width = STRIP if row.is_line else right - left
    long = in_unit(f"{size:g} in", unit)
    told = (f"{{size}} {words}" for words in (row.name.lower(), row.measured))
    label, note = (tr(each, size=long) for each in told)
    return Cutout("template", width, far - near, label, note, template=template)


def base_cutout(size: BaseSize, label: str, side: int = 0, unit: str = "", note: str = "") -> Cutout:
    """Return a base with its label."""
    along, across = inches(size.length_mm), inches(size.width_mm)
    if size.kind == "hex":
        across *= 2.0 / 3.0**0.5
    return Cutout("base", across, along, label, note or _size_note(size), base=size, side=side, unit=unit)


def _size_note(size: BaseSize) -> str:
    """Name a base size as its box does."""
    return tr(_BASE_SHAPES[size.kind], size=_millimetres(size))


def _millimetres(size: BaseSize) -> str:
    both = size.kind in ("oval", "rect")
    return f"{size.length_mm:g} × {size.width_mm:g}" if both else f"{size.length_mm:g}"


def bases_of(scene: Scene) -> Iterator[Cutout]:
    """Yield the base of each model of a scene; of a scene without models, each usual size once."""
    sides = list(dict.fromkeys(model.side for model in scene.models))
    names = short_names(scene.models)
    for model in scene.models:
        side = colour_place(model.side, sides)
        note = model.unit if model.unit != names[model.id] else ""
        yield base_cutout(model.base, names[model.id], side, model.unit, note)
    if not scene.models:
        for size in BASE_SIZES:
            yield base_cutout(size, _millimetres(size))


def markers_of(scene: Scene, effects: tuple[str, ...]) -> Iterator[Cutout]:
    """Yield a marker for each objective, numbers 1 to 6 where a scene has none, and one for each effect."""
    spots = [each for each in scene.objectives if each.at is not None]
    labels = [each.name or str(n) for n, each in enumerate(spots, 1)] or [str(n) for n in range(1, 7)]
    for label in labels:
        yield Cutout("objective", OBJECTIVE, OBJECTIVE, label)
    for words in effects:
        yield Cutout("effect", EFFECT, EFFECT, words)


def frame_cutout(number: int) -> Cutout:
    """Return the calibration frame of a number, as large as its ink."""
    targets = tuple((target.at, target.radii) for target in FRAMES[number - 1])
    wide, high = (max(at[axis] + radii[0] for at, radii in targets) * 2.0 for axis in (0, 1))
    return Cutout("frame", wide, high, tr("Calibration frame {number}", number=number), targets=targets)
