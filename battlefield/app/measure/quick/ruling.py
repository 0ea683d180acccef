"""The ruling on a line: a little scene, the question that `ask` would be asked of it, and its answer."""

from dataclasses import dataclass, replace
from math import hypot

from battlefield.app.desk.covered_report import CoverageReport, bases_of
from battlefield.app.desk.pictures import Drawing, Line, Shape
from battlefield.app.measure.questions import answer
from battlefield.app.measure.quick.line import QuickLine, Turned, understood
from battlefield.app.measure.ring_answers import LaidRing, outlines_of
from battlefield.app.measure.rulings.bases import gap_between
from battlefield.app.wording.lengths import LengthUnit, format_length, format_limit, format_margin
from battlefield.app.wording.percents import percent_of
from battlefield.geometry.kernel.shapes import BaseSize, Point, Template
from battlefield.geometry.kernel.units import MM_PER_INCH, direction
from battlefield.rules.book.questions import Answer
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, RangeRing, Scene

ONE, TWO, TEMPLATE = "a", "b", "template"
_USUAL = Turned(BaseSize.round(32.0))  # where a gap alone is given: bases do not matter then
_ROUNDS = 200
_NOTHING = 5e-8  # inches: what is written as no margin at all
_ROOM = 1.0  # inch of table around what is ruled on
_LEAST, _ACROSS = 6.0, 2.0  # inches that the table is wide, and how often as wide as high
_RIGHT, _AHEAD = 90.0, 0.0


@dataclass(frozen=True, slots=True)
class QuickRuling:
    """A line as understood, the scene and the question made of it, and what `ask` answers."""

    line: QuickLine
    scene: Scene
    question: Answer
    answer: Answer

    @property
    def told(self) -> Answer:
        """The part of the answer that is about the one model asked about."""
        models = self.answer.get("models")
        if not isinstance(models, dict):
            return self.answer
        found: Answer = models[ONE if self.line.template is not None else TWO]
        return found


def rule_on(text: str) -> QuickRuling:
    """Rule on a line; QuickError says in one sentence what of it is not understood."""
    line = understood(text)
    scene = _scene(line)
    question = _question(line, scene)
    return QuickRuling(line, scene, question, answer(scene, question))


def _question(line: QuickLine, scene: Scene) -> Answer:
    if line.template is not None:
        lying = scene.templates[0].template
        where: Answer = {} if lying.kind == "round" else {"bearing": lying.bearing}
        return {"ask": "coverage", "template": {lying.kind: lying.size, "at": list(lying.at), **where}}
    if line.limit is not None:
        return {"ask": "range", "from": ONE, "within": line.limit, "to": [TWO]}
    return {"ask": "distance", "from": ONE, "to": TWO}


def _scene(line: QuickLine) -> Scene:
    """Lay out what a line tells on a table that has room for it; what was measured errs as one length."""
    sigma = line.sigma or 0.0
    if line.template is not None and line.one is not None:
        kind, size = line.template
        lying = Template(kind, size, (0.0, 0.0), _AHEAD)
        usual = _RIGHT if kind == "round" else _AHEAD
        models = (_model(ONE, line.one, _at(line.centres or 0.0, line.bearing, usual), sigma),)
        return _on_table(models, (PlacedTemplate(TEMPLATE, lying),))
    one, two = line.one or _USUAL, line.two or _USUAL
    first = _model(ONE, one, (0.0, 0.0), 0.0)
    apart = line.centres if line.centres is not None else _centres_for(first, two, line)
    return _on_table((first, _model(TWO, two, _at(apart, line.bearing, _RIGHT), sigma)), ())


def _model(id_: str, turned: Turned, at: Point, sigma: float) -> Model:
    return Model(id_, turned.base, at, id_, id_, 0.0, 1.0, turned.facing, sigma=sigma)


def _at(far: float, bearing: float | None, usual: float) -> Point:
    x, y = direction(usual if bearing is None else bearing)
    return far * x, far * y


def _centres_for(first: Model, two: Turned, line: QuickLine) -> float:
    """Return how far apart two centres are whose bases have a gap: it grows with them (bisection)."""
    wanted = line.gap or 0.0
    low, high = 0.0, wanted + _across(first.base) + _across(two.base)

    def gap_at(far: float) -> float:
        return -gap_between(first, _model(TWO, two, _at(far, line.bearing, _RIGHT), 0.0)).margin

    for _ in range(_ROUNDS):
        middle = (low + high) / 2.0
        if middle in (low, high):
            break
        low, high = (middle, high) if gap_at(middle) < wanted else (low, middle)
    return min((low, high), key=lambda far: abs(gap_at(far) - wanted))


def _across(base: BaseSize) -> float:
    return hypot(base.length_mm, base.width_mm) / MM_PER_INCH


def _on_table(models: tuple[Model, ...], templates: tuple[PlacedTemplate, ...]) -> Scene:
    """Put everything on a table just large enough, its middle in the table's."""
    boxes = [(each.at, _across(each.base) / 2.0) for each in models]
    boxes += [(_middle(each.template), each.template.size / 2.0) for each in templates]
    left, right, top, bottom = _bounds(boxes)
    wide = max(_LEAST, right - left, _ACROSS * (bottom - top))
    high = wide / _ACROSS
    by = (wide / 2.0 - (left + right) / 2.0, high / 2.0 - (top + bottom) / 2.0)
    return Scene(
        Board(wide, high),
        models=tuple(replace(each, at=_moved(each.at, by)) for each in models),
        templates=tuple(
            replace(each, template=replace(each.template, at=_moved(each.template.at, by)))
            for each in templates
        ),
    )


def _middle(template: Template) -> Point:
    """Return the middle of a template that points up: only what has a point does not lie about its place."""
    x, y = template.at
    return (x, y) if template.kind in ("round", "wall") else (x, y - template.size / 2.0)


def _bounds(boxes: list[tuple[Point, float]]) -> tuple[float, float, float, float]:
    return (
        min(x - r for (x, _), r in boxes) - _ROOM,
        max(x + r for (x, _), r in boxes) + _ROOM,
        min(y - r for (_, y), r in boxes) - _ROOM,
        max(y + r for (_, y), r in boxes) + _ROOM,
    )


def _moved(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]


# what is said and drawn


def headline(ruling: QuickRuling, unit: LengthUnit = "inches") -> str:
    """Say the ruling itself in a few words; one that is open is no more than what was measured."""
    is_open = ruling.told["verdict"] == "open" and ruling.line.sigma
    return f"Open; as measured {_inner(_head(ruling, unit))}" if is_open else _head(ruling, unit)


def _inner(words: str) -> str:
    return words[:1].lower() + words[1:]


def _head(ruling: QuickRuling, unit: LengthUnit) -> str:
    told, limit = ruling.told, ruling.line.limit
    if ruling.line.template is not None:
        return {"none": "Not covered", "partly": "Covered in part", "wholly": "Wholly covered"}[
            str(told["covered"])
        ]
    if limit is not None:
        return f"{'Within' if told['within'] else 'Not within'} {format_limit(limit, unit)}"
    if told["touching"]:
        return "Overlapping" if told["overlap"] else "In base contact"
    return f"Apart by {format_length(_number(told['gap']), unit, 3)}"


def reasons(ruling: QuickRuling, unit: LengthUnit = "inches") -> list[str]:
    """Say by how much, how sure that is, and by which ruling."""
    told = ruling.told
    return [_by_how_much(ruling, unit), _how_sure(told, unit), f"Plain geometry, {told['rule']}"]


def _by_how_much(ruling: QuickRuling, unit: LengthUnit) -> str:
    told = ruling.told
    margin = format_margin(_number(told["margin"]), unit)
    if ruling.line.template is not None:
        share = f"{percent_of(_number(told['share']), 1)} of the base"
        return f"Missed by {margin}" if told["covered"] == "none" else f"By {margin}, {share}"
    gap = format_length(_number(told["gap"]), unit, 4)
    if ruling.line.limit is None and ruling.line.one is None:
        return f"Gap {gap}"
    if ruling.line.limit is None:
        centres = f"centres {format_length(_number(told['centres']), unit, 4)} apart"
        return f"Overlap {margin}, {centres}" if told["overlap"] else f"Gap {gap}, {centres}"
    if abs(_number(told["margin"])) < _NOTHING:
        return f"Gap {gap}: right at the limit"
    return f"Gap {gap}: {margin} {'to spare' if told['within'] else 'too far'}"


def _how_sure(told: Answer, unit: LengthUnit) -> str:
    verdict, sigma, chance = str(told["verdict"]), _number(told["sigma"]), _number(told["probability"])
    if verdict == "likely":
        verdict = f"likely {percent_of(max(chance, 1.0 - chance))}"
    if verdict == "open" and not sigma:
        return "Too close to call"
    if not sigma:
        return "Certain if every figure is exact; add “by tape” or “± 0.03” where it is not"
    return f"{verdict.capitalize()} (± {format_length(sigma, unit, 3)})"


def _number(value: object) -> float:
    assert isinstance(value, float | int)
    return float(value)


def drawn(ruling: QuickRuling, unit: LengthUnit = "inches") -> Drawing:
    """Draw the line that decides, and how far a range goes."""
    models = ruling.scene.models
    if ruling.scene.templates:
        report = CoverageReport(ruling.scene.templates[0], models, bases_of(models))
        points = report.witness(0).points
        words = (format_margin(_number(ruling.told["margin"]), unit),)
        return (Line(points, "measure", words),)
    limit, found = ruling.line.limit, gap_between(models[0], models[1])
    gap = Line(found.points, "measure", (format_length(found.gap, unit, 4),))
    if not limit:
        return (gap,)
    ring = LaidRing(RangeRing(limit), (models[0],))
    return (*(Shape(each, "path", True, 0.7, is_filled=False) for each in outlines_of(ring)), gap)
