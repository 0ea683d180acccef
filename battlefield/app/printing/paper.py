"""Sheets of paper and boxes on them, in inches."""

from dataclasses import dataclass
from typing import Literal

from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.units import inches

PaperName = Literal["a4", "letter", "a3", "mat"]
Orientation = Literal["best", "portrait", "landscape"]
PAPERS: dict[PaperName, str] = {
    "a4": "A4",
    "letter": QT_TR_NOOP("Letter"),
    "a3": "A3",
    "mat": QT_TR_NOOP("One sheet of its own size"),
}
ORIENTATIONS: dict[Orientation, str] = {
    "best": QT_TR_NOOP("Fewest pages"),
    "portrait": QT_TR_NOOP("Portrait"),
    "landscape": QT_TR_NOOP("Landscape"),
}
_SIZES = {
    "a4": (inches(210.0), inches(297.0)),
    "letter": (8.5, 11.0),
    "a3": (inches(297.0), inches(420.0)),
}


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle by its top left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right side."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower side."""
        return self.top + self.height

    def grown(self, by: float) -> "Box":
        """Return the box with so much more on each side."""
        return Box(self.left - by, self.top - by, self.width + 2.0 * by, self.height + 2.0 * by)


def sheet_size(paper: PaperName, is_landscape: bool) -> tuple[float, float]:
    """Return the width and height of a sheet of a named size; a mat's own is not among them."""
    short, long = _SIZES[paper]
    return (long, short) if is_landscape else (short, long)
