"""What stands on the table: board, terrain, models and templates, as frozen facts that refer by id."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from battlefield.geometry.areas import BorderKind
from battlefield.geometry.shapes import BaseSize, Outline, Point, Polygon, Template

Ground = Literal["difficult", "dangerous", "impassable"]
Sight = Literal["blocks", "cloud", "clear"]
GROUNDS: tuple[Ground, ...] = ("difficult", "dangerous", "impassable")
SIGHTS: tuple[Sight, ...] = ("blocks", "cloud", "clear")
BORDERS: tuple[BorderKind, ...] = ("open", "step", "barrier")

Extra = Mapping[str, Any]
"""Keys of a file that the program does not know; kept so that writing loses nothing."""


def _nothing() -> Extra:
    return {}


@dataclass(frozen=True, slots=True)
class Board:
    """The flat table, in inches; its corner (0, 0) is top left."""

    width: float
    height: float
    extra: Extra = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class Terrain:
    """A piece of terrain: an outline between two heights, with what it does to movement and sight.

    `kind` (ruin, wood, hill, water, road, ...) and `storeys` tell the picture how to draw it, no more.
    """

    id: str
    outline: Outline
    bottom: float = 0.0
    top: float = 0.0
    ground: tuple[Ground, ...] = ()
    sight: Sight = "clear"
    platform: bool = False
    name: str = ""
    kind: str = ""
    storeys: int = 0
    extra: Extra = field(default_factory=_nothing)
    shape_extra: Extra = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class Model:
    """A miniature: an upright volume over its base, from `bottom` to `bottom + height` inches."""

    id: str
    base: BaseSize
    at: Point
    unit: str = ""
    side: str = ""
    bottom: float = 0.0
    height: float = 0.0
    facing: float = 0.0
    name: str = ""
    extra: Extra = field(default_factory=_nothing)
    base_extra: Extra = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class PlacedTemplate:
    """A template lying on the table; with `model` set it is a nova and follows that model's centre."""

    id: str
    template: Template
    model: str = ""
    name: str = ""
    locked: bool = False
    extra: Extra = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table that figures move by, at a `level`; `capacity` None is no limit."""

    id: str
    polygon: Polygon
    level: float = 0.0
    capacity: int | None = None
    name: str = ""
    extra: Extra = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class Border:
    """A line drawn where areas meet, or anywhere, that says how it can be crossed."""

    points: tuple[Point, ...]
    kind: BorderKind = "barrier"
    extra: Extra = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole table. Ids are unique within terrain, models, templates and areas each."""

    board: Board
    name: str = ""
    description: str = ""
    terrain: tuple[Terrain, ...] = ()
    models: tuple[Model, ...] = ()
    templates: tuple[PlacedTemplate, ...] = ()
    areas: tuple[Area, ...] = ()
    borders: tuple[Border, ...] = ()
    extra: Extra = field(default_factory=_nothing)

    def model(self, id: str) -> Model | None:  # noqa: A002 - the file's own word
        """Find a model by its id."""
        return next((model for model in self.models if model.id == id), None)
