"""The outline of a base as a camera sees it: the hull of its foot and of its top, each a circle or an oval.

A line of the ideal picture touches what is seen of a circle where the dual conic of the circle says so; of
the two tangents of a direction the outer one, of the foot or of the top, is the outline's. It is exact,
for any number of bases and directions at once.
"""

import math
from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.photographs.camera import Camera

_UNIT_CIRCLE = np.diag([1.0, 1.0, -1.0])


@dataclass(frozen=True, slots=True)
class BaseForm:
    """A base as it is made: its size at the foot, how high its top is, and by how much that is narrower.

    Heights and slopes are inches, with the standard deviations that bases of many makers have.
    """

    size: BaseSize
    height: float = 0.15
    slope: float = 0.06
    height_off: float = 0.03
    slope_off: float = 0.025

    @property
    def halves(self) -> tuple[float, float]:
        """Half of the length and half of the width at the foot, in inches."""
        return inches(self.size.length_mm) / 2.0, inches(self.size.width_mm) / 2.0

    @property
    def is_round(self) -> bool:
        """Whether it looks the same from all sides."""
        return not self.has_corners and self.size.length_mm == self.size.width_mm

    @property
    def has_corners(self) -> bool:
        """Whether its edges are straight."""
        return self.size.kind in ("rect", "hex")

    @property
    def far(self) -> float:
        """How far its rim is from its centre where it is farthest, in inches."""
        long, short = self.halves
        return {"rect": math.hypot(long, short), "hex": 2.0 / math.sqrt(3.0) * long}.get(self.size.kind, long)

    @property
    def period(self) -> float:
        """The degrees after which it looks the same again when it is turned."""
        is_square = self.size.kind == "rect" and self.size.length_mm == self.size.width_mm
        return 60.0 if self.size.kind == "hex" else 90.0 if is_square else 180.0


@dataclass(frozen=True, slots=True, eq=False)
class Stump:
    """Bases that stand somewhere, by rows: centres, bearings, half axes at the foot, heights, slopes."""

    at: Floats
    facing: Floats
    halves: Floats
    height: Floats
    slope: Floats


def directions(count: int) -> Floats:
    """Return unit vectors all around."""
    angles = np.arange(count) * (2.0 * np.pi / count)
    return np.column_stack((np.cos(angles), np.sin(angles)))


def outline(camera: Camera, stump: Stump, ways: Floats) -> tuple[Floats, Floats]:
    """Return how far each outline reaches in each way, in the ideal picture, and where it does."""
    (foot, top), (foot_at, top_at) = edges_of_both(camera, stump, ways)
    is_top = top > foot
    return np.where(is_top, top, foot), np.where(is_top[..., None], top_at, foot_at)


def edges_of_both(camera: Camera, stump: Stump, ways: Floats) -> tuple[Floats, Floats]:
    """Return how far the feet, then the tops, reach in each way, in the ideal picture, and where they do."""
    zero = np.zeros_like(stump.height)
    foot, foot_at = _reach(_seen_circles(camera, stump, zero, zero), ways)
    top, top_at = _reach(_seen_circles(camera, stump, stump.height, stump.slope), ways)
    return np.stack((foot, top)), np.stack((foot_at, top_at))


def _seen_circles(camera: Camera, stump: Stump, heights: Floats, narrower: Floats) -> Floats:
    """Return the dual conics of circles or ovals at heights, as the ideal picture shows them."""
    facing = np.radians(stump.facing)
    ahead = np.stack((np.sin(facing), -np.cos(facing)), axis=-1)
    aside = np.stack((np.cos(facing), np.sin(facing)), axis=-1)
    onto = np.zeros((len(heights), 3, 3))
    onto[:, :2, 0] = ahead * (stump.halves[:, 0] - narrower)[:, None]
    onto[:, :2, 1] = aside * (stump.halves[:, 1] - narrower)[:, None]
    onto[:, :2, 2] = stump.at
    onto[:, 2, 2] = 1.0
    level, lifted = camera.plane(0.0), camera.plane(1.0) - camera.plane(0.0)
    seen = (level + heights[:, None, None] * lifted) @ onto
    result: Floats = seen @ _UNIT_CIRCLE @ seen.transpose(0, 2, 1)
    return result


def _reach(conics: Floats, ways: Floats) -> tuple[Floats, Floats]:
    """Return the outer tangents of dual conics in some ways, and where they touch."""
    block, column, last = conics[:, :2, :2], conics[:, :2, 2], conics[:, 2, 2]
    along = np.einsum("nij,dj->ndi", block, ways)
    middle = column @ ways.T / last[:, None]
    end = np.einsum("ndi,di->nd", along, ways) / last[:, None]
    reach = middle + np.sqrt(np.maximum(0.0, middle**2 - end))
    touching = along - reach[..., None] * column[:, None, :]
    weight = column @ ways.T - reach * last[:, None]
    return reach, touching / weight[..., None]
