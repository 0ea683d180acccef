"""Shapes as facts: base sizes, terrain outlines and templates, without arrays or arithmetic.

Lengths are inches, base sizes millimetres, bearings degrees clockwise from up, y grows downward.
"""

from dataclasses import dataclass
from typing import Literal

from battlefield.geometry.kernel.tags import recorded
from battlefield.geometry.kernel.template_table import TemplateRow, template_kinds

Point = tuple[float, float]
BaseKind = Literal["round", "oval", "rect", "hex"]
BorderKind = Literal["open", "step", "barrier"]
TemplateKind = str
"""A kind that has a row of its own in the table of templates."""

BASE_KINDS: tuple[BaseKind, ...] = ("round", "oval", "rect", "hex")
TEMPLATE_KINDS = template_kinds()


@recorded("BaseSize", "kind length_mm width_mm")
class BaseSize:
    """A base as printed on its box: `length_mm` lies along the facing, `width_mm` across it.

    A round base has both equal to its diameter, a hexagon both equal to the distance across its flats.
    An oval is an ellipse; a hexagon has a flat toward its facing.
    """

    kind: BaseKind
    length_mm: float
    width_mm: float

    @classmethod
    def round(cls, diameter_mm: float) -> "BaseSize":
        """Make a round base of that diameter."""
        return cls("round", diameter_mm, diameter_mm)

    @classmethod
    def oval(cls, length_mm: float, width_mm: float) -> "BaseSize":
        """Make an elliptical base; the length may be the shorter axis."""
        return cls("oval", length_mm, width_mm)

    @classmethod
    def rect(cls, length_mm: float, width_mm: float) -> "BaseSize":
        """Make a rectangular base."""
        return cls("rect", length_mm, width_mm)

    @classmethod
    def hex(cls, across_flats_mm: float) -> "BaseSize":
        """Make a hexagonal base of that distance across its flats."""
        return cls("hex", across_flats_mm, across_flats_mm)


@dataclass(frozen=True, slots=True)
class PlacedBase:
    """A base of some size, its centre at `at`, its length along the bearing `facing`."""

    size: BaseSize
    at: Point
    facing: float = 0.0


@recorded("Polygon", "points holes")
class Polygon:
    """A simple polygon with holes; rings are open (the first point is not repeated), of any turning sense."""

    points: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...] = ()


@recorded("Circle", "centre radius")
class Circle:
    """A disc."""

    centre: Point
    radius: float


@recorded("Strip", "points width")
class Strip:
    """A line of some width with flat ends and mitred joints."""

    points: tuple[Point, ...]
    width: float


Outline = Polygon | Circle | Strip


@recorded("Template", "kind size at bearing")
class Template:
    """A template on the table.

    `size` is the diameter of a round one, the length of a cone, wall or beam, the length of the two equal
    sides of a diffuse. `at` is the centre of a round one or a wall, the point of a cone or diffuse, the
    middle of the near short end of a beam. Round ones ignore `bearing`. An unknown kind is a ValueError.
    """

    kind: TemplateKind
    size: float
    at: Point
    bearing: float = 0.0

    def __post_init__(self) -> None:
        TemplateRow.of(self.kind)

    @property
    def row(self) -> TemplateRow:
        """What is known of its kind."""
        return TemplateRow.of(self.kind)
