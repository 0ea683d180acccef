"""A base that was found in a photograph, as it stands on the table: how well it fits, and how sure it is."""

from dataclasses import dataclass
from math import hypot, radians, sqrt

from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.presets import base_words
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.photographs import FoundBase, SeenTable

WIDE = 1.96  # standard uncertainties on each side that hold 95 in 100
_OTHER_SIZE = 0.08  # of its size: what is off by more is mostly of another size


@dataclass(frozen=True, slots=True)
class Standing:
    """A base that was found, with the size that was chosen for it, and by which clicks."""

    size: BaseSize
    found: FoundBase
    clicks: tuple[Point, ...]

    @property
    def placed(self) -> PlacedBase:
        """The base as it lies on the table."""
        return PlacedBase(self.size, self.found.sighting.at, self.found.facing)

    @property
    def fits_badly(self) -> bool:
        """Whether the picture speaks against a base of this size here."""
        return abs(self.found.measured - 1.0) > _OTHER_SIZE or self.found.beside > 0.0

    @property
    def sigma(self) -> float:
        """The uncertainty of its place that counts alike in x and in y, with what its bearing may be off."""
        far = inches(hypot(self.size.length_mm, self.size.width_mm)) / 2.0
        return hypot(*self.found.sighting.sigma, radians(self.found.facing_off) * far) / sqrt(2.0)

    def is_same(self, other: "Standing") -> bool:
        """Return whether two finds are the same base: one was clicked again."""
        least = inches(min(self.size.width_mm, other.size.width_mm))
        return gap(self.placed, other.placed).overlap > 0.3 * least

    def words(self, unit: LengthUnit = "inches") -> str:
        """Say where it stands, and how sure that is."""
        x, y = (format_length(value, unit) for value in self.found.sighting.at)
        off = format_length(WIDE * max(self.found.sighting.sigma), unit)
        badly = ", fits badly" if self.fits_badly else ""
        badly += ", an edge not seen" if self.found.has_unseen_edge else ""
        return f"{base_words(self.size)} at {x}, {y} (±{off}){badly}"


def gap_words(seen: SeenTable, first: Standing, second: Standing, unit: LengthUnit = "inches") -> str:
    """Say how far two bases are apart, and how sure that is."""
    value = gap(first.placed, second.placed)
    _, sigma = seen.distance(first.found, second.found)
    turns = (_turned(each, at, value.points) for each, at in zip((first, second), value.points, strict=True))
    off = WIDE * hypot(sigma, *turns)
    badly = first.fits_badly + second.fits_badly
    but = ("", ", but one fits badly", ", but both fit badly")[badly]
    if value.gap <= off:
        return f"Perhaps in contact: at most {format_length(value.gap + off, unit)} apart{but}"
    return f"{format_length(value.gap, unit)} apart, ±{format_length(off, unit)} (95 in 100){but}"


def _turned(standing: Standing, at: Point, ends: tuple[Point, Point]) -> float:
    """Return by how much a gap with these ends may be off by what the bearing of the base at one is off."""
    (x, y), (u, v) = ends
    far = hypot(u - x, v - y)
    if not far:
        return 0.0
    cx, cy = standing.found.sighting.at
    lever = abs((at[0] - cx) * (v - y) - (at[1] - cy) * (u - x)) / far
    return lever * radians(standing.found.facing_off)
