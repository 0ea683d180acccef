"""The place that decides a verdict, looked at closely: where a gap or a line is nearest to its limit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Mark
from battlefield.app.measure.rulings.bases import gap_between
from battlefield.app.refereeing.answered import Part, numbers, parts_of, places_of, texts
from battlefield.app.refereeing.decided_way import place_on_way
from battlefield.app.refereeing.evidence import Evidence
from battlefield.app.refereeing.spot import Spot, origins_of
from battlefield.files import parse_template
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Strip
from battlefield.rules.scene.contents import Scene

LEAST = 0.02  # inches from the middle to a side: no closer
_ROOM = 1.6  # times what decides, to each side
_WHOLE = 0.55  # of a line beside which nothing is, to each side of its middle
_STEPS = 200  # into which a line is cut to find what it passes over
_FAR = 1e4  # inches
_HAIR = 1e-6  # inches; as wide as a line is taken to be


_High = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Closer:
    """The middle of what decides, and how far from it is to be seen on each side, in inches."""

    at: Point
    half: float
    more: Drawing = ()

    def of(self, spot: Spot) -> Spot:
        """Draw the same lines about this place, without words that stand elsewhere."""
        (x, y), half = self.at, self.half
        drawing = tuple(
            replace(part, words=()) if isinstance(part, Line | Mark) else part for part in spot.drawing
        )
        return Spot((*drawing, *self.more), (x - half, y - half, x + half, y + half))


def closer_of(evidence: Evidence) -> Closer | None:
    """Find the place that decides, with as much about it as must be seen; None where no place does."""
    kind = str(evidence.question["ask"])
    if kind == "reach":
        return _way(evidence)
    found = _sight(evidence) if kind == "sight" else _nearest(evidence, kind)
    return _looked(evidence, *found) if found is not None else None


def _looked(evidence: Evidence, at: Point, length: float, more: Drawing = ()) -> Closer:
    board = evidence.scene.board
    return Closer(at, min(max(LEAST, _ROOM * length), max(board.width, board.height)), more)


def _way(evidence: Evidence) -> Closer | None:
    place = place_on_way(evidence)
    return _looked(evidence, place.at, place.length, (place.drawn,)) if place is not None else None


def _nearest(evidence: Evidence, kind: str) -> tuple[Point, float] | None:
    """Return where the part nearest to its limit is, and by how much it keeps or misses it."""
    part = _deciding(evidence)
    if part is None or part.margin is None:
        return None
    points = _points(evidence, kind, part)
    if not points:
        return None
    at = points[1] if kind in ("range", "coherency") else _middle(points)
    return at, abs(part.margin)


def _deciding(evidence: Evidence) -> Part | None:
    parts = [part for part in parts_of(evidence) if part.margin is not None]
    if evidence.question["ask"] == "coherency":
        return parts[0] if parts else None  # the whole, which hangs on its weakest link
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
    line = evidence.answer.get("line")
    if not isinstance(line, list):
        return _corner(evidence, ends)
    (x, y, z), (u, v, w) = line
    strip = Strip(((x, y), (u, v)), _HAIR)
    found = [] if (x, y) == (u, v) else [gap(strip, shape) for shape, _ in _in_the_way(evidence.scene, ends)]
    near = [(each.gap, _middle(each.points)) for each in found if each.margin < 0.0]
    near += _over(evidence.scene, ends, ((x, y, z), (u, v, w)))
    if near:
        room, at = min(near)
        return at, room
    return ((x + u) / 2.0, (y + v) / 2.0), _WHOLE / _ROOM * hypot(u - x, v - y)


def _over(scene: Scene, ends: Sequence[str], line: tuple[_High, _High]) -> Iterator[tuple[float, Point]]:
    """Yield by how much a line passes over each thing that it crosses, where it does so by the least."""
    (x, y, z), (u, v, w) = line
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    way = [((x + share * (u - x), y + share * (v - y)), z + share * (w - z)) for share in shares]
    for shape, top in _in_the_way(scene, ends):
        above = [(height - top, at) for at, height in way if gap(Circle(at, 0.0), shape).touching]
        if above and min(above)[0] >= 0.0:
            yield min(above)


def _corner(evidence: Evidence, ends: Sequence[str]) -> tuple[Point, float] | None:
    """Return the outermost point of what hides, on the side that is nearer to the line of the centres."""
    margin, hiding = numbers(evidence.answer, "margin"), texts(evidence.answer, "by")
    (x, y), (u, v) = (model.at for id_ in ends for model in evidence.scene.models if model.id == id_)
    scene, long = evidence.scene, hypot(u - x, v - y)
    shapes: list[Outline | PlacedBase] = [piece.outline for piece in scene.terrain if piece.id in hiding]
    shapes += [placed(model) for model in scene.models if model.id in hiding]
    if margin is None or not shapes or not long:
        return None
    aside, sides = ((y - v) / long, (u - x) / long), []
    for way in (1.0, -1.0):
        far = Circle((x + way * aside[0] * _FAR, y + way * aside[1] * _FAR), 0.0)
        outer = [gap(shape, far).points[0] for shape in shapes]
        off = [way * ((p - x) * aside[0] + (q - y) * aside[1]) for p, q in outer]
        sides.append(max(zip(off, outer, strict=True)))
    return min(sides)[1], -margin


def _in_the_way(scene: Scene, ends: Sequence[str]) -> Iterator[tuple[Outline | PlacedBase, float]]:
    """Yield what may bar a look, with its top."""
    yield from ((piece.outline, piece.top) for piece in scene.terrain if piece.sight != "clear")
    others = (model for model in scene.models if model.id not in ends)
    yield from ((placed(model), model.bottom + model.height) for model in others)


def _middle(points: Sequence[Point]) -> Point:
    (x, y), (u, v) = points[0], points[-1]
    return (x + u) / 2.0, (y + v) / 2.0
