"""What pulling at a handle does: scaling from the other side, or from the middle, and turning."""

from dataclasses import dataclass

from battlefield.app.design.drawing.boxes import size_words
from battlefield.app.design.parts.parts import chosen_parts
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.design.parts.transforms import scaled
from battlefield.app.design.studio import Studio
from battlefield.app.design.symmetry.self_images import flipped_axes
from battlefield.app.desk.edits import Selection
from battlefield.app.wording.lengths import LengthUnit
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import bearing
from battlefield.rules.scene.contents import Scene

EVEN = 15.0  # degrees that Shift keeps turns to
LEAST = 0.05  # inches that a side keeps


@dataclass(frozen=True, slots=True)
class Pull:
    """A scaled scene, and how large what was pulled has become."""

    scene: Scene
    width: float
    height: float

    def words(self, unit: LengthUnit) -> str:
        """Say the new size."""
        return f"to {size_words(self.width, self.height, unit)}"


def pulled(studio: Studio, refs: Selection, grip: str, to: Point, even: bool, from_middle: bool) -> Pull:
    """Scale parts so that the side or corner of their box that has a handle comes to lie at a place.

    A part that is its own image is scaled from its middle, so that it stays so.
    """
    parts = chosen_parts(studio.scene, refs)
    box, (even_x, even_y, round_) = box_of_parts(parts), flipped_axes(studio.scene, parts)
    along_x, about_x = _factor(box.left, box.right, to[0], "w" in grip, "e" in grip, from_middle or even_x)
    along_y, about_y = _factor(box.top, box.bottom, to[1], "n" in grip, "s" in grip, from_middle or even_y)
    if even or round_:
        pulls = [
            factor
            for factor, held in ((along_x, "w" in grip or "e" in grip), (along_y, grip[0] in "ns"))
            if held
        ]
        along_x = along_y = max(pulls)
    scene = scaled(studio.scene, refs, along_x, along_y, (about_x, about_y))
    return Pull(scene, box.width * along_x, box.height * along_y)


def _factor(
    low: float, high: float, to: float, pulls_low: bool, pulls_high: bool, from_middle: bool
) -> tuple[float, float]:
    """Return the factor of one axis, and the place on it that stays."""
    middle = (low + high) / 2
    if not (pulls_low or pulls_high) or high <= low:
        return 1.0, middle
    fixed = middle if from_middle else high if pulls_low else low
    side = low if pulls_low else high
    new, old = (to - fixed) * (1 if side >= fixed else -1), abs(side - fixed)
    return max(new, LEAST) / old, fixed


def turned_by(about: Point, start: Point, now: Point, even: bool) -> float:
    """Return the degrees clockwise by which a hand has gone round a place, to a tenth or to even steps."""
    first = bearing(start[0] - about[0], start[1] - about[1])
    degrees = (bearing(now[0] - about[0], now[1] - about[1]) - first + 180.0) % 360.0 - 180.0
    return round(degrees / EVEN) * EVEN if even else round(degrees, 1)
