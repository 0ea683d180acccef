"""The picture of a verdict: the lines and points that decide, and the part of the table where they lie."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from battlefield.app.desk.answers import name_of, placed
from battlefield.app.desk.pictures import Drawing, Line, Mark, Role, Shape
from battlefield.app.measure.rulings.bases import Origin, gap_between
from battlefield.app.refereeing.answered import Part, numbers, parts_of, place_of, places_of, texts
from battlefield.app.refereeing.evidence import Evidence
from battlefield.app.wording.lengths import LengthUnit, format_length, format_margin
from battlefield.files import parse_template
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Point, Template
from battlefield.geometry.kernel.units import inches
from battlefield.rules.scene.contents import Model, Scene

MOST_LINES, MOST_NAMES = 6, 12
ROOM = 1.5  # inches around what decides
_FAR = 1e4  # inches
LEAST = 6.0  # inches that a picture shows at least


@dataclass(frozen=True, slots=True)
class Spot:
    """What is drawn over the table, and the box (left, top, right, bottom) in inches that it lies in.

    Where no base wears its own name, as over a photograph, the `names` tell whom it is about.
    """

    drawing: Drawing
    box: tuple[float, float, float, float]
    names: tuple[Mark, ...] = ()


def spot_of(evidence: Evidence, unit: LengthUnit = "inches") -> Spot:
    """Draw the verdict of an evidence."""
    parts, about = _DRAWN[str(evidence.question["ask"])](
        evidence, partial(format_length, unit=unit, places=3)
    )
    rings = tuple(Shape(placed(model), "path", weight=1.2) for model in about)
    drawing = (*rings, *parts)
    points = [point for part in drawing for point in _corners(part)]
    named = {part.at for part in drawing if isinstance(part, Mark) and part.about}
    marked = {
        part.shape.at for part in drawing if isinstance(part, Shape) and isinstance(part.shape, PlacedBase)
    }
    nameless = [model for model in evidence.scene.models if model.at in marked - named]
    names = tuple(_named(evidence.scene, model) for model in nameless[:MOST_NAMES])
    return Spot(drawing, _box(points or [(0.0, 0.0)]), names)


Drawn = tuple[Sequence[Line | Mark | Shape], Iterable[Model]]
Words = Callable[[float], str]


def _sight(evidence: Evidence, _words: Words) -> Drawn:
    scene, reply = evidence.scene, evidence.answer
    ends = [_model(evidence, key) for key in ("from", "to")]
    line = places_of(reply, "line")
    clear = reply.get("clear") is True
    drawn = Line(tuple(line) or _between(*ends), "measure" if clear else "bad", (), not line)
    words = Mark(
        _middle(drawn.points), "measure" if clear else "bad", ("in sight" if clear else "not in sight",), 0.0
    )
    hiding = texts(reply, "by")
    shapes = [Shape(piece.outline, "bad", dashed=True) for piece in scene.terrain if piece.id in hiding]
    shapes += [Shape(placed(model), "bad", dashed=True) for model in scene.models if model.id in hiding]
    near = [shape for shape in shapes if not clear or len(shapes) <= MOST_LINES]
    return [*near, drawn, words], ends


def _between(one: Model, other: Model) -> tuple[Point, Point]:
    """Return the nearest points of two bases, which keep a line off their names; else their centres."""
    found = gap(placed(one), placed(other))
    return (one.at, other.at) if found.touching else (found.points[0], found.points[1])


def _distance(evidence: Evidence, words: Words) -> Drawn:
    one, other = _model(evidence, "from"), _model(evidence, "to")
    overlap = numbers(evidence.answer, "overlap") or 0.0
    length = f"overlap {words(overlap)}" if overlap else words(numbers(evidence.answer, "gap") or 0.0)
    return [*_tape(places_of(evidence.answer, "points"), length, "measure")], [one, other]


def _coverage(evidence: Evidence, _words: Words) -> Drawn:
    scene = evidence.scene
    template = parse_template(evidence.question["template"], "template", {m.id: m for m in scene.models})
    drawn: list[Line | Mark | Shape] = [Shape(template, "path", weight=1.4)]
    covered = []
    for part in _shown(evidence):
        model = _by_id(scene, part.ids[0])
        if part.yes:
            covered.append(model)
        elif part.ids[0] == evidence.about or (part.margin or -9.0) > -1.0:
            drawn += [Shape(placed(model), "quiet", dashed=True), *_gap_line(template, model)]
            drawn.append(_named(scene, model, f" missed by {format_margin(part.margin or 0.0)}"))
    return [*drawn, *(Shape(placed(model), "good", weight=1.4) for model in covered)], _about(evidence)


def _gap_line(template: Template, model: Model) -> Sequence[Line]:
    return [Line(tuple(gap(template, placed(model)).points), "measure")]


def _range(evidence: Evidence, words: Words) -> Drawn:
    scene, origins = evidence.scene, origins_of(evidence)
    drawn: list[Line | Mark | Shape] = []
    for part in _shown(evidence):
        target = _by_id(scene, part.ids[0])
        near = max((gap_between(origin, target) for origin in origins), key=lambda found: found.margin)
        role: Role = "measure" if part.yes else "bad"
        drawn.append(Shape(placed(target), "good" if part.yes else "bad", dashed=not part.yes))
        drawn.append(Line(tuple(near.points), role, (), dashed=not part.yes))
        drawn.append(_named(scene, target, f" {words(near.gap)}"))
    rings = _rings(origins, numbers(evidence.question, "within") or 0.0)
    return [*rings, *drawn], [origin for origin in origins if isinstance(origin, Model)]


def _rings(origins: Sequence[Origin], inches_: float) -> list[Shape]:
    """Draw how far a range goes from places and round bases, where the limit is a circle."""
    discs = [(origin.at, _half(origin.base)) for origin in origins
             if isinstance(origin, Model) and origin.base.kind == "round"]  # fmt: skip
    discs += [(origin, 0.0) for origin in origins if not isinstance(origin, Model)]
    return [Shape(Circle(at, half + inches_), "quiet", dashed=True) for at, half in discs]


def _half(base: BaseSize) -> float:
    return inches(max(base.length_mm, base.width_mm)) / 2.0


def origins_of(evidence: Evidence) -> list[Origin]:
    """Return whom or what a range is measured from."""
    question = evidence.question
    if "unit" in question:
        return [model for model in evidence.scene.models if model.unit == question["unit"]]
    place = place_of(question.get("from"))
    return [place] if place is not None else [_model(evidence, "from")]


def _coherency(evidence: Evidence, words: Words) -> Drawn:
    scene, (whole, *links) = evidence.scene, parts_of(evidence)
    drawn: list[Line | Mark | Shape] = []
    for link in links:
        one, other = (_by_id(scene, id_) for id_ in link.ids)
        found = gap(placed(one), placed(other))
        line = Line(found.points, "good" if link.yes else "bad", dashed=not link.yes, weight=0.8)
        told = _tape(found.points, words(found.gap), "measure" if link.yes else "bad")
        drawn += told if link.ids == whole.ids else [line]
    groups = evidence.answer.get("groups")
    ids = [id_ for group in groups for id_ in group] if isinstance(groups, list) else []
    return drawn, [model for model in scene.models if model.id in ids]


def _reach(evidence: Evidence, words: Words) -> Drawn:
    model, path = _model(evidence, "model"), places_of(evidence.answer, "path")
    to = place_of(evidence.question.get("to")) or model.at
    yes = evidence.answer.get("reachable") is True
    there = Shape(PlacedBase(model.base, to, model.facing), "path" if yes else "bad", dashed=True)
    cost = numbers(evidence.answer, "cost")
    line = [Line(tuple(path), "path" if yes else "bad", dashed=not yes, arrow=True)] if len(path) > 1 else []
    return [there, *line, Mark(to, "path", (words(cost) if cost is not None else "no way",), 0.0)], [model]


def _named(scene: Scene, model: Model, more: str = "") -> Mark:
    """Name a base beside it, where the words hide nothing."""
    disc = (*model.at, _half(model.base))
    return Mark(model.at, "measure", (f"{name_of(scene, model.id)}{more}",), 0.0, about=(disc,))


def _tape(points: Sequence[Point], words: str, role: Role) -> Sequence[Line]:
    """Draw a measured line with its length."""
    return [Line(tuple(points), role, (words,), dashed=role == "bad")]


def _shown(evidence: Evidence) -> list[Part]:
    """Return the limits that are drawn: of the one that the card is about, else of those nearest to turn."""
    parts = parts_of(evidence)
    about = [part for part in parts if part.ids == (evidence.about,)]
    if about:
        return about
    if evidence.question["ask"] == "coverage":
        return parts
    return sorted(parts, key=lambda part: abs(part.margin) if part.margin is not None else 1e9)[:MOST_LINES]


def _about(evidence: Evidence) -> list[Model]:
    model = evidence.scene.model(evidence.about) if evidence.about else None
    return [model] if model is not None else []


def _model(evidence: Evidence, key: str) -> Model:
    return _by_id(evidence.scene, str(evidence.question[key]))


def _by_id(scene: Scene, id_: str) -> Model:
    return next(model for model in scene.models if model.id == id_)


def _middle(points: Sequence[Point]) -> Point:
    (x, y), (u, v) = points[0], points[-1]
    return (x + u) / 2.0, (y + v) / 2.0


def _corners(part: Line | Mark | Shape) -> list[Point]:
    """Return points about a part of a picture, its whole extent between them."""
    if isinstance(part, Line):
        return list(part.points)
    if isinstance(part, Mark):
        return [part.at]
    return _sides(part.shape) if isinstance(part.shape, PlacedBase | Template) else []


def _sides(shape: PlacedBase | Template) -> list[Point]:
    """Return the points nearest to four far places, one on each side: as far as a shape reaches, nearly."""
    (x, y), found = shape.at, []
    for along, down in ((_FAR, 0.0), (-_FAR, 0.0), (0.0, _FAR), (0.0, -_FAR)):
        found.append(gap(shape, Circle((x + along, y + down), 0.0)).points[0])
    return found


def _box(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    left, right, top, bottom = min(xs) - ROOM, max(xs) + ROOM, min(ys) - ROOM, max(ys) + ROOM
    wide, high = max(0.0, LEAST - (right - left)) / 2.0, max(0.0, LEAST - (bottom - top)) / 2.0
    return left - wide, top - high, right + wide, bottom + high


_DRAWN: dict[str, Callable[[Evidence, Words], Drawn]] = {
    "sight": _sight,
    "coverage": _coverage,
    "range": _range,
    "distance": _distance,
    "coherency": _coherency,
    "reach": _reach,
}
