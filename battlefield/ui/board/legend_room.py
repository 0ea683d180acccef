"""Where a legend finds room: beside the board, or else in the corner that covers the fewest models."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 4.0  # pixels to whatever is beside it


@dataclass(frozen=True, slots=True)
class Room:
    """The pixels of a view inside its rulers: its `board`, `taken` places on it, and what else is `shut`."""

    inside: QRectF
    board: QRectF
    shut: QRectF
    taken: Sequence[QRectF]

    def covers(self, place: QRectF) -> int:
        """Count the taken places that a legend would lie on."""
        return sum(place.intersects(each) for each in self.taken)

    def is_beside(self, place: QRectF) -> bool:
        """Return whether a place lies beside the board."""
        return not place.intersects(self.board)


def place_for(room: Room, sizes: Sequence[QSizeF]) -> QRectF:
    """Return the best place for a legend that may have several sizes, the first liked best.

    Beside the board where one fits, else a place along the view's edges that lies on no model, corners first,
    else the corner with the fewest of them.
    """
    places = [place for size in sizes for place in (*_corners(room.inside, size), *_along(room.inside, size))]
    shut = room.shut.adjusted(-GAP, -GAP, GAP, GAP)
    fitting = [place for place in places if room.inside.contains(place) and not place.intersects(shut)]
    if not fitting:
        return _corners(room.inside, sizes[-1])[0]
    beside = [place for place in fitting if room.is_beside(place)]
    return (beside or [min(fitting, key=room.covers)])[0]


def _corners(inside: QRectF, size: QSizeF) -> list[QRectF]:
    """Return the places in the corners, from the lower left one round by the lower right one."""
    left, right = inside.left() + GAP, inside.right() - GAP - size.width()
    top, bottom = inside.top() + GAP, inside.bottom() - GAP - size.height()
    corners = ((left, bottom), (right, bottom), (left, top), (right, top))
    return [QRectF(QPointF(x, y), size) for x, y in corners]


def _along(inside: QRectF, size: QSizeF) -> list[QRectF]:
    """Return places between the corners, along the lower, upper, left and right edge."""
    (left, low), (right, _), (_, high), _ = ((r.left(), r.top()) for r in _corners(inside, size))
    shares = [n / 8.0 for n in range(1, 8)]
    across = [left + share * (right - left) for share in shares]
    down = [low + share * (high - low) for share in shares]
    flat = [(x, y) for y in (low, high) for x in across]
    upright = [(x, y) for x in (left, right) for y in down]
    return [QRectF(QPointF(x, y), size) for x, y in (*flat, *upright)]
