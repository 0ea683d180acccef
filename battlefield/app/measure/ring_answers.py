"""Range rings on a table: the pictures of them, and who is within each, by how much and how surely."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from battlefield.app.desk.answers import counted, name_of, placed, rings_of
from battlefield.app.desk.pictures import Answer, Drawing, Mark, Shape
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.ruled import game_of, name_of_game, rule_words
from battlefield.app.measure.rulings.bases import within
from battlefield.app.measure.rulings.by import measuring_of
from battlefield.app.measure.rulings.moves import Moves, moves_within
from battlefield.app.measure.what_if import WHAT_IF, drawn_turns, turn_words
from battlefield.app.wording.certainty import close_words, verdict_words, worth_words
from battlefield.app.wording.lengths import LengthUnit, format_limit, format_margin
from battlefield.app.wording.names import full_name
from battlefield.geometry.distance import picture_around
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.geometry.pieces.terrain import base_outline
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Model, RangeRing, Scene

NEAR = 1.0  # inch: misses nearer than this are listed, since somebody will ask about them
_NAMED = 8
_PLATES = 12  # rings that have their range written on them; more would hide the table
_CORNERS = 96
_FAR = 4000.0  # inches: farther than anything is beside a table
_UP: Point = (0.0, -1.0)
_DOWN: Point = (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class LaidRing:
    """A ring with all the models that it is measured from."""

    ring: RangeRing
    origins: tuple[Model, ...]

    @property
    def whose(self) -> str:
        """Name whom it belongs to."""
        one = self.origins[0]
        return (one.unit or full_name(one)) if self.ring.of_unit else full_name(one)

    def words(self, unit: LengthUnit) -> str:
        """Name the ring: "Inspiring, 6.00 in"."""
        inches = format_limit(self.ring.within, unit)
        return f"{self.ring.name}, {inches}" if self.ring.name else inches


@dataclass(frozen=True, slots=True)
class Ranged:
    """A model, and whether it is within a ring."""

    model: Model
    limit: Limit


def laid_rings(scene: Scene) -> list[LaidRing]:
    """List the rings of a scene; one of a unit once, however many of its models have it."""
    found: dict[tuple[RangeRing, str, str], LaidRing] = {}
    for model in scene.models:
        for ring in model.rings:
            key = (ring, model.side, model.unit) if ring.of_unit else (ring, model.id, "")
            found.setdefault(key, LaidRing(ring, _origins(scene, model, ring)))
    return list(found.values())


def _origins(scene: Scene, model: Model, ring: RangeRing) -> tuple[Model, ...]:
    if not (ring.of_unit and model.unit):
        return (model,)
    return tuple(each for each in scene.models if (each.side, each.unit) == (model.side, model.unit))


def ranged(scene: Scene, laid: LaidRing) -> list[Ranged]:
    """Tell of the models near a ring whether they are within it, the deepest inside first."""
    found = (_ranged(scene, laid, model) for model in scene.models if model not in laid.origins)
    return sorted((each for each in found if each is not None), key=lambda each: -each.limit.margin)


def _ranged(scene: Scene, laid: LaidRing, model: Model) -> Ranged | None:
    inches = laid.ring.within
    near = [each for each in laid.origins if _least_gap(each, model) <= inches + NEAR]
    limit = within(scene, near, model, inches, 0.0) if near else None
    return Ranged(model, limit) if limit is not None and limit.margin >= -NEAR else None


def _least_gap(one: Model, other: Model) -> float:
    """Return less than the gap of two models: that of discs about them."""
    return hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) - _about(one) - _about(other)


def _about(model: Model) -> float:
    return hypot(model.base.length_mm, model.base.width_mm) / MM_PER_INCH / 2.0


class Rings:
    """What the rings of a desk's table say and show, asked anew where a model stands elsewhere."""

    def __init__(self, desk: TableView) -> None:
        self._desk = desk
        self._kept: tuple[tuple[object, ...], tuple[Answer, ...]] = ((), ())

    def answers(self) -> tuple[Answer, ...]:
        """Return one answer where there are rings."""
        desk = self._desk
        scene, game = desk.shown, game_of(desk.options)
        if not any(model.rings for model in scene.models):
            return ()
        what_if = desk.options[WHAT_IF] and desk.drag is None
        key = (scene.models, scene.sigma, scene.custom, desk.unit, game, what_if)
        if self._kept[0] != key:
            self._kept = (key, (ring_answer(scene, desk.unit, game, what_if),))
        return self._kept[1]


def ring_answer(scene: Scene, unit: LengthUnit, game: str = "", what_if: bool = False) -> Answer:
    """Say who is within the rings of a scene, and draw them; with `what_if`, what would turn the closest."""
    rings = laid_rings(scene)
    closest = [_closest(scene, laid) if what_if else None for laid in rings]
    turns = [_turning(laid, each) for laid, each in zip(rings, closest, strict=True)]
    lines = [
        line
        for laid, moves in zip(rings, turns, strict=True)
        for line in (*_lines(scene, laid, unit), *_what_if(moves, unit))
    ]
    ways = measuring_of(game)
    if ways.areas is not None:
        lines.append(f"{name_of_game(game)} counts steps from area to area; rings are in inches all the same")
        game, ways = "", measuring_of("")
    drawing: Drawing = tuple(part for n, laid in enumerate(rings) for part in _drawn(laid, n < _PLATES, unit))
    arrows = (part for models, moves in turns for part in drawn_turns(models[:1], moves, unit))
    return Answer("Range", tuple(lines), (*drawing, *arrows), rule=rule_words(game, ways.range))


_Turns = tuple[tuple[Model, ...], Moves]


def _closest(scene: Scene, laid: LaidRing) -> Ranged | None:
    """Return who of those near a ring is closest to its limit."""
    near = (each for each in ranged(scene, laid) if abs(each.limit.margin) <= NEAR)
    return min(near, key=lambda each: abs(each.limit.margin), default=None)


def _turning(laid: LaidRing, closest: Ranged | None) -> _Turns:
    if closest is None:
        return (), {}
    moves = moves_within(laid.origins, closest.model, laid.ring.within)
    origins = sorted((each for each in laid.origins if each.id in moves), key=lambda each: moves[each.id].by)
    return (closest.model, *origins[:1]), moves


def _what_if(turns: _Turns, unit: LengthUnit) -> Iterator[str]:
    words = turn_words(*turns, unit)
    if words:
        yield f"– {words}"


def _lines(scene: Scene, laid: LaidRing, unit: LengthUnit) -> Iterator[str]:
    found = ranged(scene, laid)
    inside = [each for each in reversed(found) if each.limit.yes]  # the closest calls first
    yield f"{laid.whose}, {laid.words(unit)}: {counted(len(inside), 'model') if inside else 'nobody'} within"
    for side in dict.fromkeys(each.model.side for each in inside):
        yield _listed(scene, side, [each for each in inside if each.model.side == side], unit)
    if len(inside) < len(found):
        yield _listed(scene, "just out of it", [each for each in found if not each.limit.yes], unit)
    least = min(found, key=lambda each: tuple(map(abs, each.limit.weight)), default=None)
    worth = _worth(scene, least, unit) if least is not None else ""
    if least is not None and worth:
        yield f"– {name_of(scene, least.model.id)}: {worth}"


def _worth(scene: Scene, least: Ranged, unit: LengthUnit) -> str:
    """Say of the closest call what would settle it, and what is done where nothing does."""
    if least.limit.verdict == "certain":
        return ""
    if not least.limit.sigma:
        return close_words(scene.custom) if scene.custom else ""
    return worth_words(least.limit, lambda id_: name_of(scene, id_), unit, scene.custom)


def _listed(scene: Scene, head: str, found: Sequence[Ranged], unit: LengthUnit) -> str:
    names = ", ".join(_told(scene, each, unit) for each in found[:_NAMED])
    more = f" and {len(found) - _NAMED} more" if len(found) > _NAMED else ""
    return f"– {head or 'no side'}: {names}{more}"


def _told(scene: Scene, each: Ranged, unit: LengthUnit) -> str:
    limit = each.limit
    sure = f", {verdict_words(limit)}" if limit.verdict != "certain" else ""
    way = "inside" if limit.yes else "too far"
    return f"{name_of(scene, each.model.id)} ({format_margin(limit.margin, unit)} {way}{sure})"


def _drawn(laid: LaidRing, has_plate: bool, unit: LengthUnit) -> Drawing:
    """Draw a ring, dashed where it has a name, and its range at its top."""
    is_aura = bool(laid.ring.name)
    outlines = outlines_of(laid)
    shapes = tuple(Shape(each, "path", is_aura, 0.7, is_filled=False) for each in outlines)
    if not has_plate or not outlines:
        return shapes
    at, toward = _plate(outlines)
    return (*shapes, Mark(at, "path", (laid.words(unit),), 0.0, toward))


def outlines_of(laid: LaidRing) -> tuple[Outline, ...]:
    """Return the outline of a ring as it is drawn: about one round base a circle, else as good as exact."""
    inches, one = laid.ring.within, laid.origins[0]
    if len(laid.origins) == 1 and one.base.kind == "round":
        return (Circle(one.at, one.base.length_mm / MM_PER_INCH / 2.0 + inches),)
    lines = [_rim(base_outline(placed(model))) for model in laid.origins]
    found = picture_around(lines, inches, 2.0 * _FAR, 2.0 * _FAR)
    return tuple(_moved_back(each, laid.origins) for each in found)


def _rim(outline: Outline) -> list[Point]:
    """Return the closed rim of a base, moved to where nothing is cut off at the picture's corner."""
    points = _corners(outline) if isinstance(outline, Circle) else _points(outline)
    return [(x + _FAR, y + _FAR) for x, y in (*points, points[0])]


def _points(outline: Outline) -> tuple[Point, ...]:
    assert isinstance(outline, Polygon)  # no base is a strip
    return outline.points


def _corners(circle: Circle) -> list[Point]:
    (x, y), r = circle.centre, circle.radius
    angles = (2.0 * pi * n / _CORNERS for n in range(_CORNERS))
    return [(x + r * cos(angle), y + r * sin(angle)) for angle in angles]


def _moved_back(polygon: Polygon, origins: Sequence[Model]) -> Polygon:
    """Move an outline back to its place, without holes that are but the middles of bases."""
    points, *holes = ([(x - _FAR, y - _FAR) for x, y in ring] for ring in rings_of(polygon))
    true = (hole for hole in holes if not any(_is_about(hole, model.at) for model in origins))
    return Polygon(tuple(points), tuple(tuple(hole) for hole in true))


def _is_about(ring: Sequence[Point], at: Point) -> bool:
    return all(min(part) <= of <= max(part) for part, of in zip(zip(*ring, strict=True), at, strict=True))


def _plate(outlines: Sequence[Outline]) -> tuple[Point, Point]:
    """Return where the range is written: above a ring, or below one that begins above the table."""
    ends = [end for each in outlines for end in _ends(each)]
    top, bottom = (choose(ends, key=lambda point: point[1]) for choose in (min, max))
    return (top, _UP) if top[1] >= 0.0 else (bottom, _DOWN)


def _ends(outline: Outline) -> Sequence[Point]:
    if isinstance(outline, Circle):
        (x, y), r = outline.centre, outline.radius
        return (x, y - r), (x, y + r)
    assert isinstance(outline, Polygon)  # no ring is a strip
    return outline.points
