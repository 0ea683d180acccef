"""A table before any terrain lies on it: the deployment zones of two sides, and their objectives."""

from dataclasses import dataclass
from functools import cached_property

from battlefield.app.design.symmetry.images import USUAL_SIDES
from battlefield.app.generating.wish import Wish
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.outlines import BoardMap
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Symmetry, Zone

_APART = 24.0  # inches that zones lie apart where the table has them
_DEPTHS, _CORNER = (1.0 / 6.0, 12.0), 0.38  # of a zone: least share and most inches; share of a side
_HALF = 0.5  # objectives lie on half inches
_SPOTS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((0.28, 0.0), (-0.28, 0.0)),
    3: ((0.0, 0.0), (0.3, 0.0), (-0.3, 0.0)),
    4: ((0.24, 0.25), (-0.24, -0.25), (0.24, -0.25), (-0.24, 0.25)),
    5: ((0.0, 0.0), (0.28, 0.25), (-0.28, -0.25), (0.28, -0.25), (-0.28, 0.25)),
    6: ((0.36, 0.0), (-0.36, 0.0), (0.16, 0.28), (-0.16, -0.28), (0.16, -0.28), (-0.16, 0.28)),
}
"""Shares of the table along the zones, and of the ground between them, from the middle on."""


@dataclass(frozen=True)
class Ground:
    """The empty table that a wish asks for."""

    wish: Wish

    @property
    def is_across(self) -> bool:
        """Whether the sides face each other from the left and from the right."""
        is_wide = self.wish.width >= self.wish.height
        return is_wide == (self.wish.deployment == "short")

    @property
    def symmetry(self) -> Symmetry:
        """What the table is drawn in."""
        if self.wish.way == "mirror":
            return "left-right" if self.is_across else "top-bottom"
        return "half-turn" if self.wish.way == "half-turn" else ""

    @property
    def onto(self) -> BoardMap:
        """What brings one side to the other; a table without symmetry is balanced about its middle."""
        width, height = self.wish.width, self.wish.height
        if self.wish.way == "mirror":
            return BoardMap(width, height, self.is_across, not self.is_across)
        return BoardMap(width, height, True, True)

    @cached_property
    def zones(self) -> tuple[Zone, Zone]:
        """The zone of one side, and its image, that of the other."""
        width, height = self.wish.width, self.wish.height
        if self.wish.deployment == "corners":
            right, bottom = _halves(_CORNER * width), _halves(_CORNER * height)
        elif self.is_across:
            right, bottom = _depth(width), height
        else:
            right, bottom = width, _depth(height)
        outline = Polygon(((0.0, 0.0), (right, 0.0), (right, bottom), (0.0, bottom)))
        one, other = USUAL_SIDES
        return Zone("zone1", outline, side=one), Zone("zone2", self.onto.outline(outline), side=other)

    @cached_property
    def spots(self) -> tuple[Point, ...]:
        """Where objectives lie: for each that leans to one side another leans as much to the other."""
        return tuple(map(self._spot, _SPOTS[self.wish.objectives]))

    def _spot(self, share: Point) -> Point:
        width, height = self.wish.width, self.wish.height
        along, out = share
        if self.wish.deployment == "corners":
            step = (along + 0.8 * out) * width, (0.8 * out - along) * height
        elif self.is_across:
            step = out * (width - 2.0 * _depth(width)), along * height
        else:
            step = along * width, out * (height - 2.0 * _depth(height))
        return width / 2.0 + _halves(step[0]), height / 2.0 + _halves(step[1])

    def scene(self) -> Scene:
        """Lay zones and objectives on a board."""
        objectives = tuple(Objective(f"objective{n}", "marker", at=at) for n, at in enumerate(self.spots, 1))
        board = Board(self.wish.width, self.wish.height)
        return Scene(board, zones=self.zones, objectives=objectives)


def _depth(extent: float) -> float:
    """Return how deep a zone along an edge is on a table of so many inches from edge to edge."""
    share, most = _DEPTHS
    return _halves(max(share * extent, min(most, (extent - _APART) / 2.0)))


def _halves(length: float) -> float:
    return round(length / _HALF) * _HALF
