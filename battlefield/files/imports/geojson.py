"""GeoJSON: features as parts of a table, by their properties.

A member "battlefield" {"units", "width", "height", "y_axis"} says how large it all is; without it that is
asked, y counts upward, and the table is as large as the drawing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from battlefield.files.imports.laying.asking import Answers, Question
from battlefield.files.imports.laying.bases import Bases, bases_asked, kind_of
from battlefield.files.imports.laying.figure import Figure
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.laid_terrain import areas
from battlefield.files.imports.laying.laying import lay
from battlefield.files.imports.laying.map_scale import (
    Frame,
    frame_asked,
    frame_told,
    ground_scale,
    scale_questions,
)
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.laying.told import Told
from battlefield.files.imports.osm_tags import tags_of, told_by
from battlefield.files.imports.reading.source import Source
from battlefield.files.scene.drawn import parse_custom, parse_facts, parse_layer, parse_symmetry
from battlefield.files.scene.shapes import parse_outline, parse_template
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items, number
from battlefield.files.text.watching import expect, go_on, step
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Board, PlacedTemplate

_SHAPES = (
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection",
)  # fmt: skip

_IN_DEGREES = ("CRS84", "CRS84h", ":4326", ":4258", ":4269")  # other systems mostly count metres


def is_it(source: Source) -> bool:
    """Return whether a file is a feature, a collection of them, or a bare geometry."""
    if not source.is_json or b'"type"' not in source.data:
        return False
    value = source.json
    kind = value.get("type") if isinstance(value, dict) else None
    return kind in ("FeatureCollection", "Feature", *_SHAPES)


def questions(source: Source) -> tuple[Question, ...]:
    """Ask how large a unit is where the file does not say, and for bases where it has models without."""
    return questions_of(source.json)


def questions_of(value: object) -> tuple[Question, ...]:
    """Ask the same of a value that another file was turned into."""
    whole = Fields(value, "")
    features = list(_features(whole))
    bases = bases_asked(kind_of(Told(_properties(each))) for each in features if _lacks_base(each))
    if "battlefield" in whole.found:
        return bases
    return (*scale_questions(_positions(features), _unit_told(whole)[0]), *bases)


def imported(source: Source, answers: Answers) -> Imported:
    """Read all features, those of templates last, as they may follow models."""
    return imported_of(source.json, answers, Gathering(answers))


def imported_of(value: object, answers: Answers, gathering: Gathering) -> Imported:
    """Read a value that another file was turned into; `gathering` has what was dropped on the way."""
    whole = Fields(value, "")
    features = list(_features(whole))
    table = whole.found.get("battlefield")
    own = None if table is None else Fields(table, "battlefield")
    if own is None:
        positions = _positions(features)
        unit, system = _unit_told(whole)
        frame, scale = frame_asked(positions, answers, unit), ground_scale(positions, answers, unit)
        if system:
            gathering.guess(f"Places of the coordinate system {shown(system)} are taken for metres")
        gathering.guess(f"The table is as large as the drawing: {frame.width:g} × {frame.height:g} in")
    else:
        frame, scale = frame_told(own), 0.0
        told = enumerate(own.items("layers", limits.LAYERS))
        gathering.layers += [parse_layer(Fields(each, f"battlefield.layers[{n}]")) for n, each in told]
    work = _Work(gathering, frame, scale, answers)
    expect(len(features))
    for feature in sorted(features, key=lambda each: "template" in _properties(each)):
        step()
        work.take(feature)
    return _scene(gathering, frame, whole, own)


def _scene(gathering: Gathering, frame: Frame, whole: Fields, own: Fields | None) -> Imported:
    board = Board(frame.width, frame.height)
    if own is None:
        name = whole.found.get("name")
        return gathering.imported(board, name if isinstance(name, str) else "")
    told: dict[str, Any] = {"facts": parse_facts(own), "symmetry": parse_symmetry(own)}
    told |= {"sigma": own.number("sigma", limits.SIGMA, 0.0), "custom": parse_custom(own)}
    return gathering.imported(board, own.text("name"), None, description=own.text("description"), **told)


def _unit_told(whole: Fields) -> tuple[str, str]:
    """Return metres and the name of a coordinate system that counts them, as older files have it, else ""."""
    system = whole.found.get("crs")
    inner = system.get("properties") if isinstance(system, dict) else None
    name = inner.get("name") if isinstance(inner, dict) else None
    if not isinstance(name, str) or not name.strip() or name.rstrip().endswith(_IN_DEGREES):
        return "", ""
    return "metre", name.strip()[:80]


def _features(whole: Fields) -> Iterator[Fields]:
    kind = whole.found.get("type")
    if kind == "Feature":
        yield whole
    elif kind == "FeatureCollection":
        for n, each in enumerate(items(whole.need("features", "a list of features"), "features", 100_000)):
            yield Fields(each, f"features[{n}]")
    else:
        yield Fields({"type": "Feature", "geometry": whole.found, "properties": {}}, "")


def _properties(feature: Fields) -> dict[str, object]:
    found = feature.found.get("properties")
    if found is not None and not isinstance(found, dict):
        raise SceneError(feature.at("properties"), f"is {shown(found)}", "it must be an object {...} or null")
    return found or {}


def _lacks_base(feature: Fields) -> bool:
    told = Told(_properties(feature))
    is_model = "model" in (told.text("part").lower(), told.text("kind").lower()) or "unit" in told.found
    return is_model and told.base() is None


def _positions(features: list[Fields]) -> list[Point]:
    found: list[Point] = []
    for feature in features:
        go_on()
        geometry = feature.found.get("geometry")
        if geometry is not None:
            for _, positions in _parts(Fields(geometry, feature.at("geometry"))):
                found += [at for line in positions for at in line]
    return found


def _parts(geometry: Fields) -> Iterator[tuple[str, list[list[Point]]]]:
    """Yield the simple geometries of one, a list of rings or lines each."""
    kind = geometry.text("type")
    if kind == "GeometryCollection":
        for n, each in enumerate(geometry.items("geometries", 100_000)):
            yield from _parts(Fields(each, f"{geometry.at('geometries')}[{n}]"))
        return
    if kind not in _SHAPES:
        expected = f"it must be one of {', '.join(_SHAPES)}"
        raise SceneError(geometry.at("type"), f"is {shown(geometry.found.get('type'))}", expected)
    place = geometry.at("coordinates")
    value = geometry.need("coordinates", "a list of positions")
    many = items(value, place, 100_000) if kind.startswith("Multi") else [value]
    for n, each in enumerate(many):
        where = f"{place}[{n}]" if kind.startswith("Multi") else place
        yield kind.removeprefix("Multi"), _lines(kind.removeprefix("Multi"), each, where)


def _lines(kind: str, value: object, place: str) -> list[list[Point]]:
    if kind == "Point":
        return [[_position(value, place)]] if value != [] else []
    if kind == "LineString":
        return [_line(value, place)]
    return [_line(each, f"{place}[{n}]") for n, each in enumerate(items(value, place, limits.RINGS))]


def _line(value: object, place: str) -> list[Point]:
    return [_position(each, f"{place}[{n}]") for n, each in enumerate(items(value, place, 100_000))]


def _position(value: object, place: str) -> Point:
    x, y, *_ = items(value, place, 100, 2)
    return number(x, f"{place}[0]", (-1e12, 1e12)), number(y, f"{place}[1]", (-1e12, 1e12))


class _Work:
    """Features taken one by one."""

    def __init__(self, gathering: Gathering, frame: Frame, scale: float, answers: Answers) -> None:
        """Lay features on a table; a `scale` of 0 is that of a table of our own."""
        self.gathering, self.frame, self.scale, self.is_own = gathering, frame, scale, not scale
        self.bases = Bases(answers)

    def take(self, feature: Fields) -> None:
        """Take all geometries of one feature."""
        properties = self._told(_properties(feature))
        if properties is None:
            return
        geometry = feature.found.get("geometry")
        if geometry is None:
            self.gathering.drop("feature without a geometry")
        elif self.is_own and isinstance(properties.get("template"), dict):
            self._take_template(feature, properties)
        else:
            for kind, lines in _parts(Fields(geometry, feature.at("geometry"))):
                figure = self._figure(feature, properties)
                if self._shape(figure, kind, lines, feature):
                    lay(self.gathering, figure, self.bases)

    def _told(self, properties: dict[str, object]) -> Mapping[str, object] | None:
        """Return properties as they are, or what tags of OpenStreetMap say; None where that is nothing."""
        tags = {} if self.is_own else tags_of(properties)
        told = told_by(self.gathering, tags, self.scale) if tags else {}
        return None if told is None else told or properties

    def _figure(self, feature: Fields, properties: Mapping[str, object]) -> Figure:
        told = Told(properties)
        id_ = feature.found.get("id")
        ident = str(id_)[:200] if isinstance(id_, str | int) else ""
        return Figure(told, "", ident, (told.text("name"), ident))

    def _shape(self, figure: Figure, kind: str, lines: list[list[Point]], feature: Fields) -> bool:
        """Give a figure its shape; False where it has none."""
        laid = [[self.frame.point(at) for at in line] for line in lines]
        shape = figure.told.found.get("shape")
        if not laid or not laid[0]:
            self.gathering.drop("feature without a place")
            return False
        if self.is_own and isinstance(shape, dict):
            outline, _ = parse_outline(shape, feature.at("properties.shape"))
            figure.outlines = (outline,)
        elif kind == "Polygon":
            figure.outlines = areas(self.gathering, laid)
            figure.ellipse = self._ellipse(figure.told.found.get("ellipse"), feature)
            return bool(figure.outlines)
        elif kind == "LineString":
            figure.line = laid[0]
        else:
            figure.spot = laid[0][0]
        return True

    def _ellipse(self, found: object, feature: Fields) -> dict[str, object]:
        if not self.is_own or not isinstance(found, dict):
            return {}
        told = Fields(found, feature.at("properties.ellipse"))
        sizes = {key: told.needed_number(key, limits.TEMPLATE) for key in ("length", "width")}
        turn = told.number("bearing", (-limits.TURN, limits.TURN), 0.0)
        return {"at": list(told.point("at")), **sizes, "bearing": turn}

    def _take_template(self, feature: Fields, properties: Mapping[str, Any]) -> None:
        models = {model.id: model for model in self.gathering.lists["models"]}
        figure = self._figure(feature, properties)
        told = properties["template"]
        template = parse_template(told, feature.at("properties.template"), models)
        follows = told.get("model", "")
        made = PlacedTemplate(figure.id or template.kind, template, follows, figure.name)
        locked, sigma = bool(figure.told.flag("locked")), figure.told.number("sigma", limits.SIGMA) or 0.0
        self.gathering.take(replace(made, locked=locked, sigma=sigma), "template")
