"""What a scenario draws beside terrain and models: zones, entry edges, notes, lights, layers, facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.geometry.kernel.tags import recorded

ZoneKind = Literal["deployment", "scoring", "forbidden", "other"]
Symmetry = Literal["", "left-right", "top-bottom", "half-turn", "both", "quarter-turn"]
ZONE_KINDS: tuple[ZoneKind, ...] = ("deployment", "scoring", "forbidden", "other")
SYMMETRIES: tuple[Symmetry, ...] = ("", "left-right", "top-bottom", "half-turn", "both", "quarter-turn")

Extra = Mapping[str, Any]
"""Keys of a file that the program does not know; kept so that writing loses nothing."""


def _nothing() -> Extra:
    return {}


@recorded("Hold", "layer group locked hidden link image")
class Hold:
    """How a part of a drawing is held: its layer, its group, its images under the scene's symmetry.

    A locked part is not moved by hand, a hidden one is not drawn in the editor; it lies on the table all the
    same. Parts of one `link` are images of each other: the `image`-th by the scene's symmetry, 0 the first.
    """

    layer: str = ""
    group: str = ""
    locked: bool = False
    hidden: bool = False
    link: str = ""
    image: int = 0


UNHELD = Hold()


@recorded("Zone", "id outline kind side name hold extra")
class Zone:
    """A marked part of the table; a `side` owns it, "" nobody."""

    id: str
    outline: Outline
    kind: ZoneKind = "deployment"
    side: str = ""
    name: str = ""
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)


@recorded("Entry", "id points side name hold extra")
class Entry:
    """A line, mostly along the table's edge, at which a side's models come onto the table."""

    id: str
    points: tuple[Point, ...]
    side: str = ""
    name: str = ""
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)


@recorded("Note", "id at text size hold extra")
class Note:
    """Words written on the table; `at` is their middle, `size` the height of a line in inches."""

    id: str
    at: Point
    text: str
    size: float = 0.8
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)


@recorded("Light", "id at range intensity colour shadows name hold extra")
class Light:
    """A light that a map for virtual tables tells of: it is looked at, and no rule reads it.

    `range` is how many inches it reaches, `colour` six or, with its opacity, eight digits behind a #.
    """

    id: str
    at: Point
    range: float = 0.0
    intensity: float = 1.0
    colour: str = "#ffffff"
    shadows: bool = True
    name: str = ""
    hold: Hold = UNHELD
    extra: Extra = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class Layer:
    """A named layer of the drawing; parts name it in their hold, and are drawn in its `opacity`."""

    id: str
    locked: bool = False
    hidden: bool = False
    extra: Extra = field(default_factory=_nothing)
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Facts:
    """What is written about a scenario; `turns` 0 is no limit."""

    turns: int = 0
    victory: str = ""
    special: str = ""
    designer: str = ""
    version: str = ""
    extra: Extra = field(default_factory=_nothing)


NO_FACTS = Facts()


@recorded("Backdrop", "picture pairs opacity hidden extra")
class Backdrop:
    """A picture under the table, to draw over: a file, relative to the scene's own folder or absolute.

    `pairs` tie points of the picture, in pixels from its top left corner, to places in inches: two pairs
    scale and turn it, four or more also undo the perspective of a photograph.
    """

    picture: str
    pairs: tuple[tuple[Point, Point], ...]
    opacity: float = 0.5
    hidden: bool = False
    extra: Extra = field(default_factory=_nothing)

    @property
    def is_photograph(self) -> bool:
        """Whether its perspective is taken away, which no drawn map has."""
        return len(self.pairs) >= 4


@recorded("Scenery", "zones notes backdrop")
class Scenery:
    """What a scenario draws to be looked at alone: zones that nobody deploys in, notes, a picture."""

    zones: tuple[Zone, ...] = ()
    notes: tuple[Note, ...] = ()
    backdrop: Backdrop | None = None


NO_SCENERY = Scenery()
