"""What an answer looks like, without Qt: lines, areas, outlines and marks in inches, each with a role.

The board paints roles in the theme's colours; a new kind of answer needs no new painter.
"""

from dataclasses import dataclass
from typing import Literal

from battlefield.geometry.shapes import Outline, PlacedBase, Point, Template

Role = Literal["measure", "quiet", "good", "bad", "path", "seen", "reach"]
"""measure: a surveyor's line; quiet: context; good, bad: kept, broken; path: a way; seen, reach: areas."""
Ring = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points, with words beside its middle."""

    points: tuple[Point, ...]
    role: Role = "measure"
    words: tuple[str, ...] = ()
    dashed: bool = False
    arrow: bool = False


@dataclass(frozen=True, slots=True)
class Region:
    """An area bounded by rings; what lies in an odd number of them is inside."""

    rings: tuple[Ring, ...]
    role: Role


@dataclass(frozen=True, slots=True)
class Shape:
    """The outline of a base, a template or a piece of terrain."""

    shape: PlacedBase | Template | Outline
    role: Role
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A point that matters, with words beside it."""

    at: Point
    role: Role
    words: tuple[str, ...] = ()


Drawing = tuple[Line | Region | Shape | Mark, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to show: a title, sentences about it, and its picture on the board."""

    title: str
    lines: tuple[str, ...]
    drawing: Drawing = ()
