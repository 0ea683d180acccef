"""How large a drawing is on the table: told in its file, or asked with a good guess at hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, log10, radians
from typing import Final

from battlefield.files.imports.laying.asking import Answers, Question, choice_told, number_told
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, word
from battlefield.geometry.kernel.shapes import Point

UNITS: Final = {  # in inches
    "inch": 1.0,
    "mm": 1.0 / 25.4,
    "cm": 10.0 / 25.4,
    "foot": 12.0,
    "metre": 1000.0 / 25.4,
    "degree": 111_319.49 * 1000.0 / 25.4,  # of latitude, on the ground
}
_ALSO: Final = {"inches": "inch", "in": "inch", "feet": "foot", "ft": "foot", "meter": "metre", "m": "metre"}
_TABLE: Final = 72.0  # inches, the longer side of a table that a landscape is fitted to
_SMALL: Final = 4.0  # degrees; whoever draws a table in inches draws it larger
TOO_SMALL: Final = f"No table is smaller than {limits.BOARD[0]:g} in: what is drawn lies on a larger one"
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    """A table in inches, and how the places of a file lie on it."""

    width: float
    height: float
    origin: Point = (0.0, 0.0)
    along_x: float = 1.0
    along_y: float = 1.0

    def point(self, at: Point) -> Point:
        """Lay a place of the file on the table."""
        return (at[0] - self.origin[0]) * self.along_x, (at[1] - self.origin[1]) * self.along_y


def frame_told(own: Fields) -> Frame:
    """Read the frame that a file of our own tells."""
    units = own.found.get("units", "inch")
    unit = word(_ALSO.get(units, units) if isinstance(units, str) else units, own.at("units"), tuple(UNITS))
    inches = UNITS[unit]
    most = (limits.BOARD[0] / inches, limits.BOARD[1] / inches)
    width, height = own.needed_number("width", most), own.needed_number("height", most)
    upward = word(own.found.get("y_axis", "up"), own.at("y_axis"), ("up", "down")) == "up"
    origin = (0.0, height if upward else 0.0)
    return Frame(width * inches, height * inches, origin, inches, -inches if upward else inches)


def scale_questions(positions: Sequence[Point], told: str = "") -> tuple[Question, ...]:
    """Ask for the unit of a drawing and for its scale, guessing both from how far it reaches.

    A unit that is told by the file goes before one that is guessed.
    """
    box = x0, y0, x1, y1 = _box(positions)
    far = max(x1 - x0, y1 - y0)
    on_earth = max(abs(x0), abs(x1)) <= 180.0 and max(abs(y0), abs(y1)) <= 90.0
    is_landscape = on_earth and (far < _SMALL or not _begins_at_nought(box))
    unit = told or ("degree" if is_landscape else "inch" if far <= limits.BOARD[1] else "metre")
    inches = far * UNITS[unit]
    scale = 1.0 if inches <= limits.BOARD[1] else _round_number(inches / _TABLE)
    text = "How many inches on the ground is an inch on the table? (1: drawn as it lies there)"
    return (
        Question("units", "In what unit is it drawn?", "choice", unit, tuple(UNITS)),
        Question("scale", text, "number", scale, least=1e-6, most=1e9),
    )


def frame_asked(positions: Sequence[Point], answers: Answers, told: str = "") -> Frame:
    """Return a table as large as the drawing, y counted upward; SceneError where that is too large or small.

    A drawing that begins at or above nought keeps its own origin, unless that lies far off.
    """
    units, scale = scale_questions(positions, told)
    unit = choice_told(units, answers)
    inches = UNITS[unit] / number_told(scale, answers)
    box = x0, y0, x1, y1 = _box(positions)
    shrink = cos(radians((y0 + y1) / 2.0)) if unit == "degree" else 1.0
    origin = (0.0, 0.0) if unit != "degree" and _begins_at_nought(box) else (x0, y0)
    width, height = (x1 - origin[0]) * inches * shrink, (y1 - origin[1]) * inches
    return Frame(_side(width), _side(height), (origin[0], y1), inches * shrink, -inches)


def ground_scale(positions: Sequence[Point], answers: Answers, told: str = "") -> float:
    """Return how many inches on the ground an inch on the table is."""
    return number_told(scale_questions(positions, told)[1], answers)


def _begins_at_nought(box: Box) -> bool:
    """Return whether a drawing lies near the origin, and right of and above it."""
    x0, y0, x1, y1 = box
    return 0.0 <= x0 <= x1 - x0 and 0.0 <= y0 <= y1 - y0


def _side(inches: float) -> float:
    """Round a side up to whole inches."""
    least, most = limits.BOARD
    if not inches <= most:
        expected = f"at most {most:g} in are allowed, give another unit or scale"
        raise SceneError("the drawing", f"is {inches:.6g} in large on the table", expected)
    return max(float(ceil(inches - 1e-9)), least)


def _round_number(value: float) -> float:
    """Return the smallest of 1, 2, 5, 10, 20, ... that is not below a value."""
    power = 10.0 ** int(log10(value))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= value)


def _box(positions: Sequence[Point]) -> Box:
    if not positions:
        return 0.0, 0.0, 0.0, 0.0
    along, down = [x for x, _ in positions], [y for _, y in positions]
    return min(along), min(down), max(along), max(down)
