"""What a photograph of a table is measured by: the table's corners, sheets of paper, calibration frames."""

from collections.abc import Sequence
from dataclasses import dataclass

from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point

_SHEET = QT_TR_NOOP("Click the corners of the sheet clockwise, a long side first")


@dataclass(frozen=True, slots=True)
class Reference:
    """What a photograph is measured by: four corners of something, or nothing but calibration frames."""

    name: str
    how: str
    sides: tuple[float, float] | None = None


TABLE = Reference(
    QT_TR_NOOP("The table’s corners"),
    QT_TR_NOOP("Click the four corners of the table as they are seen, clockwise from its top left corner"),
)
FRAME = Reference(
    QT_TR_NOOP("Calibration frame"),
    QT_TR_NOOP("A printed frame lies wholly in the picture: it is found without a click"),
    (12.0, 10.0),
)
REFERENCES = (
    TABLE,
    Reference(QT_TR_NOOP("A sheet of A4"), _SHEET, (11.693, 8.268)),
    Reference(QT_TR_NOOP("A sheet of Letter"), _SHEET, (11.0, 8.5)),
    FRAME,
)


@dataclass(frozen=True, slots=True)
class Paper:
    """A further sheet of paper that lies somewhere, and the pixels of its corners clicked so far."""

    reference: Reference
    corners: list[Point]


PAPERS = REFERENCES[1:3]
"""What may lie on the table besides."""


def turns_back(corners: Sequence[Point]) -> bool:
    """Return whether four corners go round anticlockwise in the picture, without crossing."""
    if len(corners) < 4:
        return False
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)]
    turns = [a[0] * b[1] - a[1] * b[0] for a, b in zip(ways, (*ways[1:], ways[0]), strict=True)]
    return max(turns) < 0.0
