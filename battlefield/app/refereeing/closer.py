"""The place that decides a verdict, looked at closely: where a gap or a line is nearest to its limit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Line, Mark
from battlefield.app.measure.rulings.bases import gap_between
from battlefield.app.refereeing.answered import Part, numbers, parts_of, places_of, texts
from battlefield.app.refereeing.evidence import Evidence
from battlefield.app.refereeing.spot import Spot, origins_of
from battlefield.files import parse_template
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Strip
from battlefield.rules.scene.contents import Scene

LEAST, MOST = 0.02, 1.5  # inches from the middle to a side: no closer, and no farther than a glance does
_ROOM = 1.6  # times what decides, to each side
_FAR = 1e4  # inches
_HAIR = 1e-6  # inches; as wide as a line is taken to be


@dataclass(frozen=True, slots=True)
class Closer:
    """The middle of what decides, and how far from it is to be seen on each side, in inches."""

    at: Point
    half: float

    def of(self, spot: Spot) -> Spot:
        """Draw the same lines about this place, without words that stand elsewhere."""
        (x, y), half = self.at, self.half
        drawing = tuple(
            replace(part, words=()) if isinstance(part, Line | Mark) else part for part in spot.drawing
        )
        return Spot(drawing, (x - half, y - half, x + half, y + half))


def closer_of(evidence: Evidence) -> Closer | None:
    """Find the place that decides; None where nothing is near enough to look at, or no place does."""
    kind = str(evidence.question["ask"])
    found = _sight(evidence) if kind == "sight" else _nearest(evidence, kind)
    if found is None:
        return None
    (x, y), length = found
    half = _ROOM * length
    return Closer((x, y), max(LEAST, half)) if half <= MOST else None


def _nearest(evidence: Evidence, kind: str) -> tuple[Point, float] | None:
    """Return where the part nearest to its limit is, and by how much it keeps or misses it."""
    part = _deciding(evidence)
    if part is None or part.margin is None or kind == "reach":
        return None
    points = _points(evidence, kind, part)
    if not points:
        return None
    at = points[1] if kind in ("range", "coherency") else _middle(points)
    return at, abs(part.margin)


def _deciding(evidence: Evidence) -> Part | None:
    parts = [part for part in parts_of(evidence) if part.margin is not None]
    about = [part for part in parts if evidence.about and part.ids == (evidence.about,)]
    return min(about or parts, key=lambda part: abs(part.margin or 0.0), default=None)


def _points(evidence: Evidence, kind: str, part: Part) -> Sequence[Point]:
    scene = evidence.scene
    if kind == "distance":
        return places_of(evidence.answer, "points")
    bases = [placed(model) for id_ in part.ids for model in scene.models if model.id == id_]
    if kind == "coverage":
        known = {model.id: model for model in scene.models}
        return gap(parse_template(evidence.question["template"], "template", known), bases[0]).points
    if kind == "range":
        target = next(model for model in scene.models if model.id == part.ids[0])
        found = (gap_between(origin, target) for origin in origins_of(evidence))
        return max(found, key=lambda each: each.margin).points
    return gap(*bases).points if len(bases) == 2 else ()


def _sight(evidence: Evidence) -> tuple[Point, float] | None:
    """Return where the line passes what is nearest to it, or the corner that it would have to pass."""
    ends = [str(evidence.question[key]) for key in ("from", "to")]
    line = [(x, y) for x, y in places_of(evidence.answer, "line")]
    if line and line[0] != line[-1]:
        strip = Strip((line[0], line[-1]), _HAIR)
        found = [gap(strip, shape) for _, shape in _in_the_way(evidence.scene, ends)]
        beside = min((each for each in found if each.margin < 0.0), key=lambda each: each.gap, default=None)
        return (_middle(beside.points), beside.gap) if beside is not None else None
    return _corner(evidence, ends)


def _corner(evidence: Evidence, ends: Sequence[str]) -> tuple[Point, float] | None:
    """Return the outermost point of what hides, on the side that is nearer to the line of the centres."""
    margin, hiding = numbers(evidence.answer, "margin"), texts(evidence.answer, "by")
    (x, y), (u, v) = (model.at for id_ in ends for model in evidence.scene.models if model.id == id_)
    shapes = [shape for id_, shape in _in_the_way(evidence.scene, ends) if id_ in hiding]
    long = hypot(u - x, v - y)
    if margin is None or not shapes or not long:
        return None
    aside, sides = ((y - v) / long, (u - x) / long), []
    for way in (1.0, -1.0):
        far = Circle((x + way * aside[0] * _FAR, y + way * aside[1] * _FAR), 0.0)
        outer = [gap(shape, far).points[0] for shape in shapes]
        off = [way * ((p - x) * aside[0] + (q - y) * aside[1]) for p, q in outer]
        sides.append(max(zip(off, outer, strict=True)))
    return min(sides)[1], -margin


def _in_the_way(scene: Scene, ends: Sequence[str]) -> Iterator[tuple[str, Outline | PlacedBase]]:
    yield from ((piece.id, piece.outline) for piece in scene.terrain if piece.sight != "clear")
    yield from ((model.id, placed(model)) for model in scene.models if model.id not in ends)


def _middle(points: Sequence[Point]) -> Point:
    (x, y), (u, v) = points[0], points[-1]
    return (x + u) / 2.0, (y + v) / 2.0
