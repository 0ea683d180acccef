"""Verdicts in exact rational arithmetic, for discs and for shapes whose sides lie along the axes.

A float is a fraction, a millimetre is 5/127 inch, so these verdicts have no rounding at all.
"""

from dataclasses import dataclass
from fractions import Fraction

from battlefield.geometry.kernel.shapes import PlacedBase, Template

MM = Fraction(5, 127)  # inch
TOLERANCE = Fraction(1, 10**6)


@dataclass(frozen=True)
class Box:
    """An upright rectangle."""

    left: Fraction
    top: Fraction
    right: Fraction
    bottom: Fraction


def disc_verdict(template: Template, base: PlacedBase, tolerance: Fraction = TOLERANCE) -> int:
    """Tell whether a round template covers a round base: 0 not, 1 partly, 2 wholly."""
    dx, dy = (Fraction(a) - Fraction(b) for a, b in zip(template.at, base.at, strict=True))
    reach, radius = Fraction(template.size) / 2, Fraction(base.size.length_mm) * MM / 2
    if dx * dx + dy * dy >= (reach + radius - tolerance) ** 2:
        return 0
    room = reach - radius + tolerance
    return 2 if room >= 0 and dx * dx + dy * dy <= room * room else 1


def box_verdict(template: Box, base: Box, tolerance: Fraction = TOLERANCE) -> int:
    """Tell whether a box covers another: 0 not, 1 partly, 2 wholly."""
    across = min(base.right - template.left, template.right - base.left)
    if min(across, base.bottom - template.top, template.bottom - base.top) <= tolerance:
        return 0
    out_x = max(template.left - base.left, base.right - template.right, Fraction(0))
    out_y = max(template.top - base.top, base.bottom - template.bottom, Fraction(0))
    return 2 if out_x**2 + out_y**2 <= tolerance**2 else 1


def diffuse_is_touched(template: Template, base: Box, tolerance: Fraction = TOLERANCE) -> bool:
    """Tell whether a diffuse of bearing 45 (sides going up and right) overlaps a box."""
    x, y, size = Fraction(template.at[0]), Fraction(template.at[1]), Fraction(template.size)
    sides = (base.right - x, y - base.top, x + size - base.left, base.bottom - (y - size))
    beyond = size - (base.left - x) - (y - base.bottom)  # root two times the depth under the long side
    return min(sides) > tolerance and beyond > 0 and beyond**2 > 2 * tolerance**2


def box_of_base(base: PlacedBase) -> Box:
    """Give the box of a rectangular base that faces one of the four main bearings."""
    along_x = base.facing % 180 == 90
    half = [Fraction(mm) * MM / 2 for mm in (base.size.length_mm, base.size.width_mm)]
    return _box(base.at, *(half if along_x else half[::-1]))


def box_of_strip(template: Template) -> Box:
    """Give the box of a wall or beam on one of the four main bearings."""
    quarter = int(template.bearing // 90) % 4
    forward = ((0, -1), (1, 0), (0, 1), (-1, 0))[quarter]
    half, thin = Fraction(template.size) / 2, MM / 2
    shift = half if template.kind == "beam" else Fraction(0)
    x, y = (Fraction(c) + step * shift for c, step in zip(template.at, forward, strict=True))
    return _box((x, y), *((half, thin) if quarter % 2 else (thin, half)))


def _box(at: tuple[float | Fraction, float | Fraction], half_x: Fraction, half_y: Fraction) -> Box:
    x, y = Fraction(at[0]), Fraction(at[1])
    return Box(x - half_x, y - half_y, x + half_x, y + half_y)
