"""The tape measure: what its ends hold on to, and what it reads."""

from dataclasses import dataclass
from math import hypot
from typing import Literal

from battlefield.app.desk.covered_report import bases_of
from battlefield.app.wording.certainty import verdict_words
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import Circle, PlacedBase, Point, Template
from battlefield.geometry.kernel.tolerance import is_touching
from battlefield.geometry.pieces.terrain import nearest_point
from battlefield.geometry.templates import margins
from battlefield.rules.scene.certainty import SURE, Limit, Shares
from battlefield.rules.scene.contents import Model, Scene, Terrain
from battlefield.rules.scene.unsure import share_of

Holding = Literal["edge", "centre", "corner", "point"]
SnapMode = Literal["both", "edge", "centre", "free"]
SNAP_MODES: tuple[SnapMode, ...] = ("both", "edge", "centre", "free")
SNAP_WORDS = {
    "both": "The tape holds on to edges and centres",
    "edge": "The tape holds on to edges",
    "centre": "The tape holds on to centres",
    "free": "The tape holds on to nothing",
}
_CORE = 0.35  # of a base's inner radius: nearer to the centre than this means the centre


@dataclass(frozen=True, slots=True)
class TapeEnd:
    """An end of the tape: a free point, a terrain edge, or a base held by its edge or centre."""

    at: Point
    holds: Holding = "point"
    model: Model | None = None
    terrain: Terrain | None = None


@dataclass(frozen=True, slots=True)
class TapeReading:
    """Lengths in inches between two ends, and the two lines to draw them by.

    `edge` is the gap between what the ends hold (a base counts as its whole shape), 0 in contact, and
    `overlap` their depth, 0 without one; `centre` the distance between their centres; `vertical` the gap
    between the height ranges of two models, 0 where they meet; `touch` tells how sure it is that
    they touch.
    """

    start: TapeEnd
    end: TapeEnd
    edge: float
    centre: float
    overlap: float
    vertical: float
    edge_line: tuple[Point, Point]
    centre_line: tuple[Point, Point]
    touch: Limit = SURE

    @property
    def has_edges(self) -> bool:
        """Whether an end is a base, so that edge and centre differ."""
        return self.start.model is not None or self.end.model is not None

    @property
    def by_edges(self) -> bool:
        """Whether the tape is held at edges, so that the gap is its main reading."""
        return "centre" not in (self.start.holds, self.end.holds)

    def words(self, unit: LengthUnit = "inches") -> str:
        """Say the reading."""
        if not self.has_edges:
            return format_length(self.centre, unit, 3)
        edge = format_length(self.edge, unit, 3)
        if self.overlap > 0:
            edge = f"overlap {format_length(self.overlap, unit, 3)}"
        edge += f" ± {format_length(self.touch.sigma, unit, 3)}" if self.touch.sigma else ""
        text = f"edge to edge {edge} · centre to centre {format_length(self.centre, unit, 3)}"
        if self.vertical > 0:
            text += f" · {format_length(self.vertical, unit)} apart in height"
        return text + self._contact()

    def _contact(self) -> str:
        """Say whether two bases touch, where that is not certain."""
        if not self.touch.sigma or self.touch.verdict == "certain" or not self._is_between_models:
            return ""
        return f" · {'contact' if self.touch.yes else 'no contact'}: {verdict_words(self.touch)}"

    @property
    def _is_between_models(self) -> bool:
        return self.start.model is not None and self.end.model is not None


def snapped(scene: Scene, at: Point, reach: float, mode: SnapMode, bases: Bases | None = None) -> TapeEnd:
    """Find what an end of the tape holds at a point, looking no farther than `reach` inches around it."""
    if mode == "free":
        return TapeEnd(at)
    return _on_model(scene, at, reach, mode, bases) or _on_terrain(scene, at, reach, mode) or TapeEnd(at)


def _on_model(scene: Scene, at: Point, reach: float, mode: SnapMode, bases: Bases | None) -> TapeEnd | None:
    if not scene.models:
        return None
    arrays = bases if bases is not None else bases_of(scene.models)
    depths = margins(Template("round", 0.0, at), arrays)
    nearest = int(depths.argmax())
    if depths[nearest] < -reach:
        return None
    model = scene.models[nearest]
    away = hypot(model.at[0] - at[0], model.at[1] - at[1])
    central = mode == "centre" or (mode == "both" and away < _CORE * float(arrays.core()[nearest]))
    return TapeEnd(model.at, "centre", model) if central else TapeEnd(at, "edge", model)


def _on_terrain(scene: Scene, at: Point, reach: float, mode: SnapMode) -> TapeEnd | None:
    if mode == "centre":
        return None
    found = [(nearest_point(piece.outline, at), piece) for piece in scene.terrain]
    within = [(hypot(p[0] - at[0], p[1] - at[1]), i) for i, (p, _) in enumerate(found)]
    best = min(within, default=(reach + 1.0, 0))
    if best[0] > reach:
        return None
    point, piece = found[best[1]]
    return TapeEnd(point, "corner", terrain=piece)


def measured(start: TapeEnd, end: TapeEnd, scene: Scene | None = None) -> TapeReading:
    """Read the tape between two ends; a scene tells how well it is known where they are."""
    first, second = _centre(start), _centre(end)
    answer = gap(_held(start), _held(end))
    alone = start.model is not None and end.model is not None and start.model.id == end.model.id
    return TapeReading(
        start,
        end,
        0.0 if answer.touching else answer.gap,
        hypot(second[0] - first[0], second[1] - first[1]),
        answer.overlap if answer.overlapping and not alone else 0.0,
        _vertical(start.model, end.model),
        answer.points,
        (first, second),
        Limit(answer.margin, bool(answer.touching), () if alone else _shares(scene, start, end)),
    )


def _shares(scene: Scene | None, start: TapeEnd, end: TapeEnd) -> Shares:
    held = (each for end_ in (start, end) for each in (end_.model, end_.terrain) if each is not None)
    return share_of(scene, *held) if scene is not None else ()


def _centre(end: TapeEnd) -> Point:
    return end.model.at if end.model is not None else end.at


def _held(end: TapeEnd) -> PlacedBase | Circle:
    if end.model is None:
        return Circle(end.at, 0.0)
    return PlacedBase(end.model.base, end.model.at, end.model.facing)


def _vertical(first: Model | None, second: Model | None) -> float:
    if first is None or second is None:
        return 0.0
    low, high = sorted((first, second), key=lambda model: model.bottom)
    above = low.bottom + low.height - high.bottom
    return 0.0 if is_touching(above) else -above
