"""What stands on the table: board, terrain, models, templates and what a scenario draws, as frozen facts.

Things refer to each other by id.
"""

from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar

from battlefield.geometry.kernel.shapes import BaseSize, BorderKind, Outline, Point, Polygon, Template
from battlefield.geometry.kernel.tags import recorded
from battlefield.rules.scene.certainty import Custom
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.piece_picture import PiecePicture
from battlefield.rules.scene.scenario import (
    NO_FACTS,
    UNHELD,
    Backdrop,
    Entry,
    Extra,
    Facts,
    Hold,
    Layer,
    Light,
    Note,
    Scenery,
    Symmetry,
    Zone,
)

Ground = Literal["difficult", "dangerous", "impassable"]
Sight = Literal["blocks", "cloud", "clear"]
GROUNDS: tuple[Ground, ...] = ("difficult", "dangerous", "impassable")
SIGHTS: tuple[Sight, ...] = ("blocks", "cloud", "clear")
BORDERS: tuple[BorderKind, ...] = ("open", "step", "barrier")


def _nothing() -> Extra:
    return {}


@recorded("Board", "width height extra")
class Board:
    """The flat table, in inches; its corner (0, 0) is top left."""

    width: float
    height: float
    extra: Extra = field(default_factory=_nothing)


@recorded("Door", "open height ground sight freestanding turn secret locked extra")
class Door:
    """That a piece of terrain is a door, and whether it is open.

    What the piece does now stands in the piece, so that sight and movement need not know of doors. `height`
    (over its bottom), `ground` and `sight` are what an open one does again once it is closed. Maps for
    virtual tables tell whether it stands free of walls, how its picture is turned from its line, and
    whether it is secret or locked; what is opened is locked no more.
    """

    is_open: bool = False
    height: float = 3.0
    ground: tuple[Ground, ...] = ("impassable",)
    sight: Sight = "blocks"
    freestanding: bool = False
    turn: float = 0.0
    secret: bool = False
    locked: bool = False
    extra: Extra = field(default_factory=_nothing)


@recorded(
    "Terrain",
    "id outline bottom top ground sight platform name kind storeys cover hold extra shape_extra sigma door "
    "picture",
)
class Terrain:
    """A piece of terrain: an outline between two heights, with what it does to movement and sight.

    `kind` (ruin, wood, hill, water, road, ...) and `storeys` tell the picture how to draw it, `cover` tells
    the reader what it is worth; the rules read none of them. `sigma` is its standard uncertainty: the
    standard deviation in x and in y, in inches, of where it truly lies.
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
    cover: str = ""
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)
    shape_extra: Extra = field(default_factory=_nothing)
    sigma: float = 0.0
    door: Door | None = None
    picture: PiecePicture | None = None


@recorded("RangeRing", "within name of_unit")
class RangeRing:
    """A range kept on the table: all within so many inches of a model, or of any model of its unit."""

    within: float
    name: str = ""
    of_unit: bool = False


@recorded("Model", "id base at unit side bottom height facing name hold extra base_extra sigma rings")
class Model:
    """A miniature: an upright volume over its base, from `bottom` to `bottom + height` inches.

    `sigma` is its standard uncertainty in inches; None where the scene's own counts. `rings` are ranges that
    are shown about it; the rules read none of them.
    """

    id: str
    base: BaseSize
    at: Point
    unit: str = ""
    side: str = ""
    bottom: float = 0.0
    height: float = 0.0
    facing: float = 0.0
    name: str = ""
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)
    base_extra: Extra = field(default_factory=_nothing)
    sigma: float | None = None
    rings: tuple[RangeRing, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacedTemplate:
    """A template lying on the table; with `model` set it is a nova and follows that model's centre.

    `sigma` is its own standard uncertainty in inches, beside that of such a model.
    """

    id: str
    template: Template
    model: str = ""
    name: str = ""
    locked: bool = False
    extra: Extra = field(default_factory=_nothing)
    sigma: float = 0.0


@recorded("Area", "id polygon level capacity name hold extra start")
class Area:
    """A part of the table that figures move by, at a `level`; `capacity` None is no limit.

    `start` is the side that begins there, "" where none does.
    """

    id: str
    polygon: Polygon
    level: float = 0.0
    capacity: int | None = None
    name: str = ""
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)
    start: str = ""


@recorded("Border", "points kind id hold extra")
class Border:
    """A line drawn where areas meet, or anywhere, that says how it can be crossed."""

    points: tuple[Point, ...]
    kind: BorderKind = "barrier"
    id: str = ""
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)


Held = TypeVar("Held", Terrain, Area, Border, Model, Objective)


def unheld(*parts: Held) -> tuple[Held, ...]:
    """Return parts without what no battle reads: how they are held, words about cover, and uncertainty."""
    return tuple(_unheld(part) for part in parts)


def _unheld(part: Held) -> Held:
    if type(part) is Terrain and (part.cover or part.sigma):
        return replace(part, hold=UNHELD, cover="", sigma=0.0)
    return part if part.hold == UNHELD else replace(part, hold=UNHELD)


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole table. Ids are unique within each of its lists.

    `sigma` is the standard uncertainty in inches of each model that has none of its own, `custom` what is
    done about a verdict that is open.
    """

    board: Board
    name: str = ""
    description: str = ""
    terrain: tuple[Terrain, ...] = ()
    models: tuple[Model, ...] = ()
    templates: tuple[PlacedTemplate, ...] = ()
    areas: tuple[Area, ...] = ()
    borders: tuple[Border, ...] = ()
    zones: tuple[Zone, ...] = ()
    objectives: tuple[Objective, ...] = ()
    entries: tuple[Entry, ...] = ()
    notes: tuple[Note, ...] = ()
    lights: tuple[Light, ...] = ()
    layers: tuple[Layer, ...] = ()
    facts: Facts = NO_FACTS
    backdrop: Backdrop | None = None
    symmetry: Symmetry = ""
    extra: Extra = field(default_factory=_nothing)
    sigma: float = 0.0
    custom: Custom = ""

    def sigma_of(self, model: Model) -> float:
        """Return the standard uncertainty of a model: its own, else that of the scene."""
        return self.sigma if model.sigma is None else model.sigma

    def model(self, id: str) -> Model | None:  # noqa: A002 - the file's own word
        """Find a model by its id."""
        return next((model for model in self.models if model.id == id), None)


def scenery_of(scene: Scene) -> Scenery:
    """Return what a table has to be looked at alone, but for what is hidden, by itself or with its layer."""
    hidden = [layer.id for layer in scene.layers if layer.hidden]

    def is_seen(hold: Hold) -> bool:
        return not (hold.hidden or hold.layer in hidden)

    zones = (zone for zone in scene.zones if zone.kind != "deployment" and is_seen(zone.hold))
    notes = (note for note in scene.notes if is_seen(note.hold))
    backdrop = scene.backdrop
    return Scenery(
        tuple(replace(zone, hold=UNHELD, extra={}) for zone in zones),
        tuple(replace(note, hold=UNHELD, extra={}) for note in notes),
        replace(backdrop, extra={}) if backdrop is not None and not backdrop.hidden else None,
    )
