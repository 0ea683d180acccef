"""What an answer looks like, without Qt: lines, areas, outlines and marks in inches, each with a role.

The board paints roles in the theme's colours; a new kind of answer needs no new painter.
"""

from dataclasses import dataclass, replace
from typing import Literal

from battlefield.app.desk.heat_picture import HeatPicture
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.told_lengths import in_unit
from battlefield.geometry.kernel.shapes import Outline, PlacedBase, Point, Template

Role = Literal["measure", "quiet", "good", "bad", "path", "seen", "reach", "wall"]
"""measure: a surveyor's line; quiet: context; good, bad: kept, broken; path: a way; seen, reach: areas;
wall: what cannot be crossed."""
Ring = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points, with words beside its middle; `weight` is how thick it is, usually 1."""

    points: tuple[Point, ...]
    role: Role = "measure"
    words: tuple[str, ...] = ()
    dashed: bool = False
    arrow: bool = False
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Region:
    """An area bounded by rings; what lies in an odd number of them is inside."""

    rings: tuple[Ring, ...]
    role: Role


@dataclass(frozen=True, slots=True)
class Shape:
    """The outline of a base, a template, terrain or a range; `weight` is how thick it is, usually 1."""

    shape: PlacedBase | Template | Outline
    role: Role
    dashed: bool = False
    weight: float = 1.0
    is_filled: bool = True


@dataclass(frozen=True, slots=True)
class Mark:
    """A point that matters, with words beside it; `size` is its radius in pixels, 0 for words alone.

    The words stand where the unit vector `toward` points, seen from the point; on it where that is (0, 0).
    Those that tell of discs `about` it (x, y and radius) hide nothing: they stand on one plate, near them.
    """

    at: Point
    role: Role
    words: tuple[str, ...] = ()
    size: float = 4.0
    toward: Point = (0.0, 1.0)
    about: tuple[tuple[float, float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice of so many sides and their faces; `needed` is the least that succeeds, 0 where none is known."""

    sides: int
    faces: tuple[int, ...]
    needed: int = 0


@dataclass(frozen=True, slots=True)
class Rolls:
    """Dice that lie about a point, a row for each roll."""

    at: Point
    rolls: tuple[Roll, ...]


Drawing = tuple[Line | Region | Shape | Mark | Rolls, ...]


def drawing_in(drawing: Drawing, unit: LengthUnit) -> Drawing:
    """Return a drawing whose words, which speak in inches, tell lengths in a unit."""
    if unit == "inches":
        return drawing
    return tuple(
        replace(part, words=tuple(in_unit(words, unit) for words in part.words))
        if isinstance(part, Line | Mark) and part.words
        else part
        for part in drawing
    )


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to show: a title, sentences about it, and its picture on the board.

    `heat` lies under the models, dimmed where it is `of_before`: true of a table that has changed since; one
    that `is_coarse` follows a hand for as long as it drags.
    `offers` is the command that does what the answer suggests, `rule` says by whose rules it holds, and by
    which ruling.
    """

    title: str
    lines: tuple[str, ...]
    drawing: Drawing = ()
    heat: HeatPicture | None = None
    of_before: bool = False
    is_coarse: bool = False
    offers: str = ""
    rule: str = ""
