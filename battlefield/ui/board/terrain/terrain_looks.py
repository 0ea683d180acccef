"""What terrain is painted with, whatever the colours: worked out once for each piece and kept."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from battlefield.geometry.kernel.shapes import Outline
from battlefield.rules.scene.contents import Terrain
from battlefield.ui.board.paths import filled, outline_path, ring_area, rings, wavy
from battlefield.ui.board.patterns import dots, scattered, strokes
from battlefield.ui.board.terrain.terrain_marks import Marks, marks_of

if TYPE_CHECKING:
    from battlefield.geometry.outlines.drawn_within import DrawnWithin

LINE = 0.045  # inches from the edge in which no line of a pattern begins or ends
_SCALLOP = 0.24  # inches: how deep the scallops of woods and clouds are
_LEAST_CROWN = 0.15  # inches
_KNOWN = 512  # pieces whose looks are kept: the samples of the start page have some 200
_FLAT = ("road", "field", "water", "river", "swamp", "chasm", "trench", "crater")
_OWN_DOTS = ("rubble", "swamp", "hedge")  # their marks say already that they are hard to cross


@dataclass(frozen=True, slots=True)
class Looks:
    """What a piece is painted with, whatever the colours; never changed, as items share it."""

    within: "DrawnWithin"
    shade: QPainterPath
    canopy: QPainterPath
    ground: list[QPointF]
    marks: Marks | None
    strokes: list[QLineF]
    trees: list[tuple[QPointF, float]]


@dataclass(frozen=True, slots=True)
class Body:
    """Where a piece has room for words, and how much of it."""

    label_at: QPointF
    area: float
    thickness: float


def prepare(pieces: Iterable[Terrain]) -> None:
    """Work out how some pieces look before their items are wanted."""
    for piece in pieces:
        looks_of(piece)
        body_of(piece.outline)


def looks_of(piece: Terrain) -> Looks:
    """Work out what a piece is painted with, or give what is known of one like it."""
    high = 0.0 if piece.kind in _FLAT or piece.sight == "cloud" else min(0.3, 0.04 * piece.top)
    is_soft = piece.sight == "cloud" or piece.kind == "wood"
    return _looks(piece.id, piece.kind, piece.outline, is_soft, tuple(sorted(piece.ground)), high)


@lru_cache(maxsize=_KNOWN)
def _looks(
    name: str, kind: str, outline: Outline, is_soft: bool, ground: tuple[str, ...], high: float
) -> Looks:
    from battlefield.geometry.outlines.drawn_within import (
        DrawnWithin,  # the first window does not wait for arrays
    )

    path, within = outline_path(outline), DrawnWithin(outline)
    is_dotted = "difficult" in ground and kind not in _OWN_DOTS
    patterned = filled(within.inset(LINE))
    shade = min(high, 0.5 * within.depth)
    return Looks(
        within,
        filled(within.shade((-shade, -shade))) if shade else QPainterPath(),
        _canopy(within) if is_soft else QPainterPath(),
        dots(patterned, 0.5) if is_dotted else [],
        marks_of(kind, outline, path, name, within),
        strokes(patterned, 0.55, 45.0) if "dangerous" in ground else [],
        _crowns(scattered(path, 1.55, name), within) if kind == "wood" else [],
    )


def _canopy(within: "DrawnWithin") -> QPainterPath:
    """Draw scallops whose tops reach the edge, and no farther."""
    depth = min(_SCALLOP, 0.4 * within.depth)
    scallops = wavy(filled(within.inset(depth + 0.5 * LINE)), max(0.2, 0.85 * depth / _SCALLOP), depth)
    return filled(within.faces(([(at.x(), at.y()) for at in ring] for ring in rings(scallops)), 0.5 * LINE))


def _crowns(trees: Sequence[tuple[QPointF, float]], within: "DrawnWithin") -> list[tuple[QPointF, float]]:
    """Return the crowns of trees by middle and radius: as large as they like, as long as they have room."""
    clear = within.clearances([(spot.x(), spot.y()) for spot, _ in trees])
    pairs = zip(trees, clear, strict=True)
    sized = [(spot, min(0.42 + 0.32 * size, room - LINE)) for (spot, size), room in pairs]
    return [(spot, radius) for spot, radius in sized if radius > _LEAST_CROWN]


@lru_cache(maxsize=_KNOWN)
def body_of(outline: Outline) -> Body:
    """Find where a piece has room for words."""
    path = outline_path(outline)
    box, area = path.boundingRect(), _area(path)
    across = (box.width() ** 2 + box.height() ** 2) ** 0.5
    return Body(_inner_point(path), area, area / max(box.width(), box.height(), across * 0.72))


def _inner_point(path: QPainterPath) -> QPointF:
    """Find a point inside an outline for its label: its middle, else the middle of a long level chord."""
    box = path.boundingRect()
    if path.contains(box.center()):
        return box.center()
    chords = strokes(path, max(box.height() / 9, 0.02), 0.0)
    best = max(
        chords, key=lambda chord: abs(chord.dx()) - 0.5 * abs(chord.y1() - box.center().y()), default=None
    )
    return box.center() if best is None else best.center()


def _area(path: QPainterPath) -> float:
    """Return an outline's area in square inches, near enough to order labels by."""
    return abs(sum(ring_area(ring) for ring in rings(path))) / 2
