"""Areas in sentences and as a picture: outlines with names, borders by kind, steps and sight."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from battlefield.app.desk.answers import counted, rings_of
from battlefield.app.desk.pictures import Answer, Drawing, Line, Mark, Region, Role
from battlefield.app.measure.area_graphs import AreaMap
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.names import full_name
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines import AreaGraph, SharedEdge
from battlefield.rules.scene.contents import Area, Model, Scene

_THIN, _FIRM = 0.5, 1.8
_ON_IT = (0.0, 0.0)
_ROOM = 2.0  # inches up or down from the words that are enough; twice that beside them, for they are wide
_OFF_MIDDLE = 0.2  # of a border, from its start
_MOST_NAMED = 8


@dataclass(frozen=True, slots=True, eq=False)
class AreaFacts:
    """What is known of the areas: the `homes` of models by id, and of one model's area the steps from it and
    the areas that see it (None: not known yet).
    """

    map: AreaMap
    homes: Mapping[str, str | None]
    model: Model | None = None
    steps: Mapping[str, int] | None = None
    seen_by: tuple[str, ...] | None = None

    @property
    def home(self) -> str | None:
        """The area of the one model."""
        return self.homes[self.model.id] if self.model is not None else None


def no_areas() -> Answer:
    """Say that there is nothing to show."""
    return Answer("Areas", ("This table has no areas; draw them in Design with “New area”",))


def areas_answer(scene: Scene, facts: AreaFacts, unit: LengthUnit) -> Answer:
    """Show the areas of a scene, and for one model how far each is and who sees its own."""
    taken = Counter(home for home in facts.homes.values() if home is not None)
    by_id = {area.id: area for area in scene.areas}
    lines = [_summary(scene, taken)] if facts.home is None else _about(facts, by_id, taken)
    lines += [_crowded(area, taken) for area in scene.areas if _is_over(area, taken)]
    lit = () if facts.home is None else _lit(facts, by_id)
    picture = _picture(scene, facts.map.graph, unit)
    words = [part.at for part in picture if isinstance(part, Mark)]
    standing = [(facts.homes[model.id], model.at) for model in scene.models]
    names = tuple(
        _plate(area, facts, taken, [*words, *(at for home, at in standing if home == area.id)])
        for area in scene.areas
    )
    return Answer("Areas", tuple(lines), lit + picture + names)


def _summary(scene: Scene, taken: Counter[str]) -> str:
    words = f"{counted(len(scene.areas), 'area')}, {counted(sum(taken.values()), 'model')} in them"
    return f"{words}; select one model to see its steps and sight"


def _about(facts: AreaFacts, by_id: Mapping[str, Area], taken: Counter[str]) -> list[str]:
    assert facts.model is not None and facts.home is not None and facts.steps is not None
    home = by_id[facts.home]
    lines = [f"{full_name(facts.model)} is in {_name(home)}, {_room(home, taken)}"]
    for step in range(1, max(facts.steps.values(), default=0) + 1):
        there = [by_id[id_] for id_, steps in facts.steps.items() if steps == step]
        lines.append(f"{counted(step, 'step')}: {_listed(there)}")
    cut_off = [area for area in by_id.values() if area.id not in facts.steps]
    if cut_off:
        lines.append(f"no way to {_listed(cut_off)}")
    if facts.seen_by is None:
        lines.append("finding which areas see it …")
    else:
        seen = _listed([by_id[id_] for id_ in facts.seen_by])
        lines.append(f"seen from {seen}" if facts.seen_by else "seen from no other area")
    return lines


def _listed(areas: list[Area]) -> str:
    more = len(areas) - _MOST_NAMED
    names = ", ".join(_name(area) for area in areas[:_MOST_NAMED])
    return f"{names} and {more} more" if more > 0 else names


def _name(area: Area) -> str:
    return area.name or area.id


def _room(area: Area, taken: Counter[str]) -> str:
    if area.capacity is None:
        return counted(taken[area.id], "model")
    return f"{taken[area.id]} of {area.capacity}"


def _is_over(area: Area, taken: Counter[str]) -> bool:
    return area.capacity is not None and taken[area.id] > area.capacity


def _crowded(area: Area, taken: Counter[str]) -> str:
    return f"{_name(area)} holds more than it can: {_room(area, taken)}"


def _lit(facts: AreaFacts, by_id: Mapping[str, Area]) -> Drawing:
    """Light the areas that see the model's own, which is tinted itself."""
    assert facts.home is not None
    seen = tuple(Region(rings_of(by_id[id_].polygon), "seen") for id_ in facts.seen_by or ())
    return (*seen, Region(rings_of(by_id[facts.home].polygon), "reach"))


def _picture(scene: Scene, graph: AreaGraph, unit: LengthUnit) -> Drawing:
    """Draw the outlines thin, height steps with their inches, and barriers firm, wherever they are drawn."""
    outlines = tuple(
        Line((*ring, ring[0]), "quiet", weight=_THIN)
        for area in scene.areas
        for ring in rings_of(area.polygon)
    )
    steps = tuple(part for edge in graph.shared if edge.kind == "step" for part in _step(graph, edge, unit))
    barriers = [border.points for border in scene.borders if border.kind == "barrier"]
    return (*outlines, *steps, *(Line(points, "wall", weight=_FIRM) for points in barriers))


def _step(graph: AreaGraph, edge: SharedEdge, unit: LengthUnit) -> Drawing:
    """Draw a height step, its inches on it: off its middle, where names may stand."""
    rise = abs(graph.area(edge.first).height - graph.area(edge.second).height)
    words = (f"step {format_length(rise, unit)}",) if rise else ("step",)
    (x, y), (u, v) = edge.start, edge.end
    at = (x + (u - x) * _OFF_MIDDLE, y + (v - y) * _OFF_MIDDLE)
    return (Line((edge.start, edge.end), "wall", dashed=True), Mark(at, "quiet", words, 0.0, _ON_IT))


def _plate(area: Area, facts: AreaFacts, taken: Counter[str], others: list[Point]) -> Mark:
    words = []
    if area.capacity is not None:
        words.append(_room(area, taken) + (", over" if _is_over(area, taken) else ""))
    if facts.steps is not None and area.id != facts.home:
        steps = facts.steps.get(area.id)
        words.append("no way" if steps is None else counted(steps, "step"))
    plates = (_name(area), " · ".join(words)) if words else (_name(area),)
    role: Role = "bad" if _is_over(area, taken) else "quiet"
    return Mark(_clear(facts.map.places[area.id], others), role, plates, 0.0, _ON_IT)


def _clear(places: Sequence[Point], others: Sequence[Point]) -> Point:
    """Choose the first place that no model and no other words are near, or else the one farthest from all."""

    def room(place: Point) -> float:
        return min((hypot((place[0] - x) / 2.0, place[1] - y) for x, y in others), default=_ROOM)

    return max(places, key=lambda place: min(room(place), _ROOM))
