"""What maps of virtual tables have in common: lines of walls, the size of a square, the table they make."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from battlefield.files.imports.laying.asking import Question
from battlefield.files.imports.laying.joining import bodies
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Point

SQUARE: Final = Question("square", "How many inches is one square?", "length", 1.0, least=0.01, most=100.0)
WIDTH: Final = Question("wall_width", "How thick are walls?", "length", 0.25, least=0.01, most=10.0)
CLOSED: Final = Question("buildings", "Are walls that close on themselves solid buildings?", "flag", False)


def groups_of(lines: Sequence[Sequence[Point]], width: float) -> list[str]:
    """Name the group of each line: one for all that touch each other, none for what stands alone."""
    body = bodies(lines, width)
    shared = [each for each, count in Counter(body).items() if count > 1]
    names = {each: f"walls {number}" for number, each in enumerate(shared, 1)}
    return [names.get(each, "") for each in body]


def board_side(place: str, inches: float) -> float:
    """Return a side of the table that a map makes; SceneError with its place where no table is so large."""
    least, most = limits.BOARD
    if not least <= inches <= most:
        expected = f"it must be from {least:g} to {most:g} in"
        raise SceneError(place, f"makes the table {inches:g} in large", expected)
    return inches
