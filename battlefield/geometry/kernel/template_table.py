"""The kinds of templates, one row each: outline, sizes and words; all that draws, reads or prints asks it.

A template lies in a frame of its own: its holding point the origin, its bearing the x axis, in inches.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import NamedTuple

Disc = tuple[float, float, float]
"""Centre and radius; a corner is a disc of radius 0."""

STRIP_TEMPLATE_WIDTH = 1.0 / 25.4  # walls and beams are one millimetre wide
CONE_WIDTH_SHARE = 5.0 / 16.0  # the disc that ends a cone, as a share of the cone's length


class Edge(NamedTuple):
    """A straight edge of a hull of discs from `start` to `end`, with its outward unit `normal`."""

    start: tuple[float, float]
    end: tuple[float, float]
    normal: tuple[float, float]
    offset: float


@dataclass(frozen=True, slots=True)
class TemplateOutline:
    """The convex hull of `discs`, which follow its boundary as x turns to y; at most the last is no corner.

    `outer` is a disc about it and `inner` one within, both as tight as can be.
    """

    discs: tuple[Disc, ...]
    outer: Disc
    inner: Disc

    @property
    def edges(self) -> tuple[Edge, ...]:
        """The straight edges, the n-th from the n-th disc to the next; a lone disc has none."""
        discs = self.discs
        return tuple(map(_edge, discs, (*discs[1:], discs[0]))) if len(discs) > 1 else ()

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The least and the greatest x, the least and the greatest y."""
        return (
            min(x - r for x, _, r in self.discs),
            max(x + r for x, _, r in self.discs),
            min(y - r for _, y, r in self.discs),
            max(y + r for _, y, r in self.discs),
        )

    @property
    def farthest(self) -> float:
        """How far its farthest point lies from where it is held."""
        return max(hypot(x, y) + r for x, y, r in self.discs)


def _edge(first: Disc, second: Disc) -> Edge:
    """Return the common tangent of two discs, on the side that lies outward."""
    (x, y, r), (u, v, s) = first, second
    length = hypot(u - x, v - y)
    ex, ey, lean = (u - x) / length, (v - y) / length, (r - s) / length
    rise = sqrt((1.0 - lean) * (1.0 + lean))
    nx, ny = lean * ex + rise * ey, lean * ey - rise * ex
    near = min(first, second, key=lambda disc: hypot(*disc))  # where rounding is least
    offset = near[0] * nx + near[1] * ny + near[2]
    return Edge((x + r * nx, y + r * ny), (u + s * nx, v + s * ny), (nx, ny), offset)


@dataclass(frozen=True, slots=True)
class TemplateRow:
    """A kind of template: how players call it, the sizes it comes in, and its outline for a size.

    `measured` says along what its size is. One that is not `is_turned` ignores its bearing; one that
    `is_line` is too thin to be grasped or cut out. What has another kind as its `like` is laid, and written,
    as one of that kind about a model. `key` takes it in hand.
    """

    id: str
    name: str
    noun: str
    sizes: tuple[float, ...]
    says: str
    outline: Callable[[float], TemplateOutline]
    key: str = ""
    measured: str = "long"
    is_turned: bool = True
    is_line: bool = False
    like: str = ""
    icon: str = "template-round"

    @property
    def kind(self) -> str:
        """The kind that it is laid and written as."""
        return self.like or self.id

    @staticmethod
    def of(kind: str) -> "TemplateRow":
        """Return the row of a kind; raise ValueError where there is none."""
        if kind not in TEMPLATE_TABLE:
            raise ValueError(f"{kind!r} is no kind of template; write one of {', '.join(TEMPLATE_TABLE)}")
        return TEMPLATE_TABLE[kind]


def _disc(diameter: float) -> TemplateOutline:
    disc = (0.0, 0.0, diameter / 2.0)
    return TemplateOutline((disc,), disc, disc)


def _cone(length: float) -> TemplateOutline:
    radius = length * CONE_WIDTH_SHARE / 2.0
    end = (length - radius, 0.0, radius)
    return TemplateOutline(
        tuple(dict.fromkeys(((0.0, 0.0, 0.0), end))), (length / 2.0, 0.0, length / 2.0), end
    )


def _wall(length: float) -> TemplateOutline:
    return _bar(-length / 2.0, length / 2.0)


def _beam(length: float) -> TemplateOutline:
    return _bar(0.0, length)


def _bar(start: float, end: float) -> TemplateOutline:
    w, middle, half = STRIP_TEMPLATE_WIDTH / 2.0, (start + end) / 2.0, (end - start) / 2.0
    ring = ((start, -w, 0.0), (end, -w, 0.0), (end, w, 0.0), (start, w, 0.0))
    corners = tuple(dict.fromkeys(ring))  # a beam that is stopped at once has no length
    return TemplateOutline(corners, (middle, 0.0, hypot(half, w)), (middle, 0.0, min(half, w)))


def _diffuse(side: float) -> TemplateOutline:
    s, inradius = side * sqrt(0.5), side * (2.0 - sqrt(2.0)) / 2.0
    ring = ((0.0, 0.0, 0.0), (s, -s, 0.0), (s, s, 0.0))
    corners = tuple(dict.fromkeys(ring))  # that of a weapon that has lost its range has no sides
    return TemplateOutline(corners, (s, 0.0, s), (s - inradius, 0.0, inradius))


def _table(rows: Sequence[TemplateRow]) -> dict[str, TemplateRow]:
    return {row.id: row for row in rows}


TEMPLATE_TABLE = _table((
    TemplateRow("round", "Blast", "blast", (3, 4, 5, 6, 10),
                "A round area by its diameter: blast, explode, cloud", _disc, "1", "across", is_turned=False),
    TemplateRow("cone", "Cone", "cone", (8, 16), "A droplet from a point to a round end, by its length",
                _cone, "2", icon="template-cone"),
    TemplateRow("wall", "Wall", "wall", (6, 12, 18), "A line one millimetre wide, placed by its middle",
                _wall, "3", is_line=True, icon="template-wall"),
    TemplateRow("beam", "Beam", "beam", (12, 18, 24, 36), "A line one millimetre wide, placed by its end",
                _beam, "6", is_line=True, icon="template-beam"),
    TemplateRow("diffuse", "Diffuse", "diffuse", (3, 6, 9, 12),
                "A right-angled triangle, placed by its corner", _diffuse, "4", "a side",
                icon="template-diffuse"),
    TemplateRow("nova", "Nova", "nova", (3, 5, 10), "A round area about the selected base", _disc, "5",
                "across", is_turned=False, like="round", icon="template-nova"),
))  # fmt: skip
"""Every kind by its id, in the order in which files are told of them."""


def template_kinds() -> tuple[str, ...]:
    """Return the kinds that stand in files."""
    return tuple(row.id for row in TEMPLATE_TABLE.values() if not row.like)
