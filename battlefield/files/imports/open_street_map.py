"""Extracts of OpenStreetMap: its own XML, and the JSON that Overpass answers with, as features with tags."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from battlefield.files.imports.geojson import imported_of, questions_of
from battlefield.files.imports.laying.asking import Answers, Question
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.reading.source import Source
from battlefield.files.imports.reading.xml_text import Element, parse_xml
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields
from battlefield.files.text.watching import go_on

Place = tuple[float, float]
Tags = Mapping[str, str]
_LINEAR: Final = ("barrier", "highway", "railway", "waterway")
"""What runs along a closed way, rather than filling it, unless the way says that it is an area."""
_FILLED: Final = ("building", "natural", "landuse", "leisure", "amenity")
_LINES: Final = {"natural": ("tree_row", "cliff", "coastline"), "man_made": ("embankment", "pipeline")}
_MOST: Final = 100_000
_DEGREES: Final = (-360.0, 360.0)
_IDS: Final = (-1e16, 1e16)


@dataclass(slots=True)
class _Thing:
    """A node, a way or a relation: its tags, its places, and the ways that a relation is made of by role."""

    kind: str
    id: int
    tags: Tags
    places: list[Place] = field(default_factory=list)
    refs: list[int] = field(default_factory=list)
    members: list[tuple[str, int, list[Place]]] = field(default_factory=list)


def is_it(source: Source) -> bool:
    """Return whether a file is an extract: XML whose root is osm, or JSON with a list of elements."""
    if source.is_xml:
        return source.root == "osm"
    if not source.is_json or b'"elements"' not in source.data:
        return False
    value = source.json
    found = value.get("elements") if isinstance(value, dict) else None
    return isinstance(found, list) and all(isinstance(each, dict) and "type" in each for each in found[:10])


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the scale; places are degrees."""
    asked = questions_of(_collection(source, Gathering()))
    return tuple(each for each in asked if each.key != "units")


def imported(source: Source, answers: Answers) -> Imported:
    """Read all nodes, ways and multipolygons that have tags."""
    gathering = Gathering(answers)
    return imported_of(_collection(source, gathering), {**answers, "units": "degree"}, gathering)


def _collection(source: Source, gathering: Gathering) -> dict[str, object]:
    things = list(_of_xml(parse_xml(source.data)) if source.is_xml else _of_json(Fields(source.json, "")))
    return {"type": "FeatureCollection", "features": list(_Work(things, gathering).features())}


# the two forms


def _of_xml(root: Element) -> Iterator[_Thing]:
    for element in root.children:
        go_on()
        if element.tag not in ("node", "way", "relation"):
            continue
        tags = {each.attributes.get("k", ""): each.attributes.get("v", "") for each in element.named("tag")}
        thing = _Thing(element.tag, int(element.number("id", 0.0)), tags)
        if element.tag == "node":
            thing.places = [(element.number("lon"), element.number("lat"))]
        thing.refs = [int(each.number("ref")) for each in element.named("nd")]
        thing.members = [
            (each.attributes.get("role", ""), int(each.number("ref")), [])
            for each in element.named("member")
            if each.attributes.get("type") == "way"
        ]
        yield thing


def _of_json(whole: Fields) -> Iterator[_Thing]:
    for n, value in enumerate(whole.items("elements", _MOST)):
        go_on()
        each = Fields(value, f"elements[{n}]")
        kind = each.text("type")
        if kind not in ("node", "way", "relation"):
            continue
        tags = each.found.get("tags") or {}
        if not isinstance(tags, dict):
            raise SceneError(each.at("tags"), "is no object", "it must be an object {...}")
        thing = _Thing(kind, int(each.number("id", _IDS, 0.0)), {key: str(tags[key]) for key in tags})
        if kind == "node":
            thing.places = [_place(each)]
        elif "geometry" in each.found:
            thing.places = _geometry(each)
        refs = each.items("nodes", _MOST)
        thing.refs = [int(ref) for ref in refs if isinstance(ref, int)]
        for m, member in enumerate(each.items("members", _MOST)):
            part = Fields(member, f"{each.at('members')}[{m}]")
            if part.text("type") == "way":
                places = _geometry(part) if "geometry" in part.found else []
                thing.members.append((part.text("role"), int(part.number("ref", _IDS, 0.0)), places))
        yield thing


def _geometry(fields: Fields) -> list[Place]:
    place = fields.at("geometry")
    spots = enumerate(fields.items("geometry", _MOST))
    return [_place(Fields(each, f"{place}[{n}]")) for n, each in spots if each is not None]


def _place(fields: Fields) -> Place:
    return fields.needed_number("lon", _DEGREES), fields.needed_number("lat", _DEGREES)


# features of them


class _Work:
    """Things made features one by one; what has no place is dropped by name."""

    def __init__(self, things: Sequence[_Thing], gathering: Gathering) -> None:
        self._things, self._gathering = things, gathering
        self._nodes = {each.id: each.places[0] for each in things if each.kind == "node"}
        self._ways = {each.id: each for each in things if each.kind == "way"}

    def features(self) -> Iterator[dict[str, object]]:
        """Yield a feature for each thing with tags; outlines of multipolygons stand for their ways."""
        for thing in self._things:
            go_on()
            if not thing.tags:
                continue
            if thing.kind == "node":
                yield _feature(thing, "Point", thing.places[0])
            elif thing.kind == "way":
                yield from self._way(thing)
            else:
                yield from self._relation(thing)

    def _places(self, way: _Thing) -> list[Place]:
        """Return where a way runs, without the nodes that the extract lacks."""
        return way.places or [self._nodes[ref] for ref in way.refs if ref in self._nodes]

    def _way(self, way: _Thing) -> Iterator[dict[str, object]]:
        places = self._places(way)
        if len(places) < max(2, len(way.refs)):
            noun = "way without all of its nodes" if len(places) > 1 else "way without its nodes"
            self._gathering.drop(noun, name=way.tags.get("name", ""))
        if len(places) > 3 and places[0] == places[-1] and _is_area(way.tags):
            yield _feature(way, "Polygon", [places])
        elif len(places) > 1:
            yield _feature(way, "LineString", places)

    def _relation(self, relation: _Thing) -> Iterator[dict[str, object]]:
        kind = relation.tags.get("type", "")
        if kind not in ("multipolygon", "boundary") or len(relation.tags) < 2:
            name = relation.tags.get("name", "")
            self._gathering.drop(f"relation of the type {kind[:40] or 'none'}", name=name)
            return
        rings: dict[str, list[list[Place]]] = {}
        for role in ("outer", "inner"):
            lines = [
                places or (self._places(self._ways[ref]) if ref in self._ways else [])
                for said, ref, places in relation.members
                if (said or "outer") == role
            ]
            closed = list(_joined(lines))
            rings[role] = [ring for ring in closed if len(ring) > 3 and ring[0] == ring[-1]]
            self._gathering.drop(f"open {role} line of a multipolygon", len(closed) - len(rings[role]))
        if rings["outer"]:
            yield _feature(relation, "MultiPolygon", _with_holes(rings["outer"], rings["inner"]))


def _feature(thing: _Thing, kind: str, coordinates: object) -> dict[str, object]:
    geometry = {"type": kind, "coordinates": _listed(coordinates)}
    return {"type": "Feature", "properties": {"tags": dict(thing.tags)}, "geometry": geometry}


def _listed(value: object) -> object:
    return [_listed(each) for each in value] if isinstance(value, list | tuple) else value


def _is_area(tags: Tags) -> bool:
    if tags.get("area") in ("yes", "no"):
        return tags["area"] == "yes"
    if any(tags.get(key) in values for key, values in _LINES.items()):
        return False
    is_linear = any(key in tags for key in _LINEAR)
    return not is_linear or any(key in tags for key in _FILLED)


def _joined(lines: Iterable[list[Place]]) -> Iterator[list[Place]]:
    """Join lines at their ends until they close; what stays open comes as it is."""
    left = [line for line in lines if len(line) > 1]
    while left:
        ring = list(left.pop(0))
        while ring[0] != ring[-1]:
            n = next((n for n, line in enumerate(left) if ring[-1] in (line[0], line[-1])), None)
            if n is None:
                break
            line = left.pop(n)
            ring += (line if line[0] == ring[-1] else line[::-1])[1:]
        yield ring


def _with_holes(outer: Sequence[list[Place]], inner: Sequence[list[Place]]) -> list[list[list[Place]]]:
    """Give each hole to the outline that it lies in: the smallest one where it lies in several."""
    found = [[ring] for ring in outer]
    for hole in inner:
        around = [each for each in found if _holds(each[0], hole)]
        if around:
            min(around, key=lambda each: abs(_area(each[0]))).append(hole)
    return found


def _holds(ring: Sequence[Place], hole: Sequence[Place]) -> bool:
    """Return whether most corners of a hole lie inside a ring, its own corners left out."""
    corners = set(ring)
    free = [each for each in hole if each not in corners] or list(hole)
    return 2 * sum(_is_inside(ring, each) for each in free) > len(free)


def _is_inside(ring: Sequence[Place], at: Place) -> bool:
    x, y = at
    inside = False
    for (ax, ay), (bx, by) in pairwise(ring):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def _area(ring: Sequence[Place]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring)) / 2.0
