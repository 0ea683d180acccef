"""Where the names of signs stand on the table: below them, else above or beside, over no other words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from battlefield.rules.scene.contents import Board

_GAP = 2.0  # pixels between a sign and its name


@dataclass(frozen=True, slots=True)
class Named:
    """A sign with its name: where it stands, how far it reaches, and how much room its words take.

    All lengths are inches of the table at one zoom.
    """

    at: QPointF
    reach: float
    wide: float
    high: float

    def sign(self) -> QRectF:
        """Return the room of the sign itself."""
        return QRectF(self.at.x() - self.reach, self.at.y() - self.reach, 2 * self.reach, 2 * self.reach)


def rooms_about(sign: Named, lod: float, board: Board | None) -> list[QRectF]:
    """Return the rooms that a name can take, the usual one first; at the edges none leaves the board."""
    x, y, wide, high = sign.at.x(), sign.at.y(), sign.wide, sign.high
    far = sign.reach + _GAP / lod
    left = x - wide / 2
    if board is not None:
        left = min(max(left, 0.0), max(0.0, board.width - wide))
    below, above = QRectF(left, y + far, wide, high), QRectF(left, y - far - high, wide, high)
    right = QRectF(x + far + _GAP / lod, y - high / 2, wide, high)
    other = QRectF(x - far - _GAP / lod - wide, y - high / 2, wide, high)
    if board is None:
        return [below, above, right, other]
    ends = [below, above] if below.bottom() <= board.height else [above]
    beside = [room for room in (right, other) if room.left() >= 0.0 and room.right() <= board.width]
    return [*ends, *beside]


def free_room(rooms: Iterable[QRectF], taken: Sequence[QRectF]) -> QRectF | None:
    """Return the first room that nothing else takes a part of."""
    return next((room for room in rooms if not any(room.intersects(other) for other in taken)), None)
