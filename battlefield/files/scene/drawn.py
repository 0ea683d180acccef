"""What a scenario draws as JSON both ways: zones, entry edges, notes, lights, layers, facts, a picture."""

import re
from collections.abc import Mapping

from battlefield.files.scene.holds import hold_object, parse_hold
from battlefield.files.scene.shapes import outline_object, parse_line, parse_outline, points_object
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items, number, point, word
from battlefield.files.text.keys import (
    BACKDROP_KEYS,
    ENTRY_KEYS,
    FACT_KEYS,
    LAYER_KEYS,
    LIGHT_KEYS,
    NOTE_KEYS,
    ZONE_KEYS,
)
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.certainty import CUSTOMS, Custom
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import (
    NO_FACTS,
    SYMMETRIES,
    ZONE_KINDS,
    Backdrop,
    Entry,
    Facts,
    Layer,
    Light,
    Note,
    Symmetry,
    Zone,
)

Object = dict[str, object]
_NOTE_SIZE = Note("", (0.0, 0.0), "").size
_LIGHT = Light("", (0.0, 0.0))
COLOUR = r"#[0-9a-f]{6}(?:[0-9a-f]{2})?"
_OPACITY = Backdrop("", ()).opacity


def parse_zone(fields: Fields) -> Zone:
    """Read one zone."""
    outline, _ = parse_outline(fields.need("shape", "an object {...}"), fields.at("shape"))
    return Zone(
        fields.name("id"),
        outline,
        word(fields.found.get("kind", "deployment"), fields.at("kind"), ZONE_KINDS),
        fields.text("side"),
        fields.text("name"),
        parse_hold(fields),
        fields.rest(ZONE_KEYS),
    )


def parse_entry(fields: Fields) -> Entry:
    """Read one entry edge."""
    return Entry(
        fields.name("id"),
        parse_line(fields),
        fields.text("side"),
        fields.text("name"),
        parse_hold(fields),
        fields.rest(ENTRY_KEYS),
    )


def parse_note(fields: Fields) -> Note:
    """Read one note."""
    fields.need("text", 'a text "..."')
    return Note(
        fields.name("id"),
        fields.point("at"),
        fields.text("text"),
        fields.number("size", limits.NOTE_SIZE, _NOTE_SIZE),
        parse_hold(fields),
        fields.rest(NOTE_KEYS),
    )


def parse_light(fields: Fields) -> Light:
    """Read one light."""
    return Light(
        fields.name("id"),
        fields.point("at"),
        fields.number("range", limits.LENGTH, _LIGHT.range),
        fields.number("intensity", limits.INTENSITY, _LIGHT.intensity),
        _colour(fields),
        fields.flag("shadows") if "shadows" in fields.found else _LIGHT.shadows,
        fields.text("name"),
        parse_hold(fields),
        fields.rest(LIGHT_KEYS),
    )


def _colour(fields: Fields) -> str:
    found = fields.text("colour") or _LIGHT.colour
    if not re.fullmatch(COLOUR, found):
        expected = 'it must be six or eight digits of 0 to 9 and a to f behind a #, such as "#eccd8b"'
        raise SceneError(fields.at("colour"), f"is {shown(found)}", expected)
    return found


def parse_layer(fields: Fields) -> Layer:
    """Read one layer."""
    return Layer(
        fields.name("id"),
        fields.flag("locked"),
        fields.flag("hidden"),
        fields.rest(LAYER_KEYS),
        fields.number("opacity", limits.OPACITY, 1.0),
    )


def parse_facts(fields: Fields) -> Facts:
    """Read what is written about the scenario."""
    if "scenario" not in fields.found:
        return NO_FACTS
    told = Fields(fields.found["scenario"], fields.at("scenario"))
    return Facts(
        told.whole("turns", limits.TURNS),
        told.text("victory"),
        told.text("special"),
        told.text("designer"),
        told.text("version"),
        told.rest(FACT_KEYS),
    )


def parse_backdrop(fields: Fields) -> Backdrop | None:
    """Read the picture under the table, if there is one."""
    if "backdrop" not in fields.found:
        return None
    found = Fields(fields.found["backdrop"], fields.at("backdrop"))
    needed = found.need("pairs", "a list of [[pixel x, y], [inch x, y]]")
    pairs = items(needed, found.at("pairs"), limits.PAIRS, 2)
    return Backdrop(
        found.name("picture"),
        tuple(_pair(value, f"{found.at('pairs')}[{n}]") for n, value in enumerate(pairs)),
        found.number("opacity", limits.OPACITY, _OPACITY),
        found.flag("hidden"),
        found.rest(BACKDROP_KEYS),
    )


def _pair(value: object, place: str) -> tuple[Point, Point]:
    two = items(value, place, 2, 2)
    pixel = items(two[0], f"{place}[0]", 2, 2)
    x, y = (number(each, f"{place}[0]", limits.PIXELS) for each in pixel)
    return (x, y), point(two[1], f"{place}[1]")


def parse_custom(fields: Fields) -> Custom:
    """Read what is done about open verdicts; the file names none where nothing is agreed."""
    return word(fields.found["custom"], "custom", CUSTOMS[1:]) if "custom" in fields.found else ""


def parse_symmetry(fields: Fields) -> Symmetry:
    """Read the symmetry that a scene is drawn in."""
    return word(fields.found.get("symmetry", ""), fields.at("symmetry"), SYMMETRIES)


def zone_object(zone: Zone) -> Object:
    """Write a zone, what is usual left out."""
    full: Object = {"id": zone.id, "name": zone.name, "kind": zone.kind}
    full |= {"shape": outline_object(zone.outline), "side": zone.side}
    return _trimmed(full, {"name": "", "side": ""}) | hold_object(zone.hold) | _rest(zone.extra, ZONE_KEYS)


def objective_object(objective: Objective) -> Object:
    """Write an objective."""
    full: Object = {"id": objective.id, "kind": objective.kind}
    if objective.at is not None:
        full["at"] = list(objective.at)
    if objective.outline is not None:
        full["shape"] = outline_object(objective.outline)
    full |= {"side": objective.side, "name": objective.name}
    return _trimmed(full, {"side": "", "name": ""}) | hold_object(objective.hold)


def entry_object(entry: Entry) -> Object:
    """Write an entry edge."""
    full: Object = {"id": entry.id, "name": entry.name, "line": points_object(entry.points)}
    full["side"] = entry.side
    return _trimmed(full, {"name": "", "side": ""}) | hold_object(entry.hold) | _rest(entry.extra, ENTRY_KEYS)


def note_object(note: Note) -> Object:
    """Write a note."""
    full: Object = {"id": note.id, "at": list(note.at), "text": note.text, "size": note.size}
    return _trimmed(full, {"size": _NOTE_SIZE}) | hold_object(note.hold) | _rest(note.extra, NOTE_KEYS)


def light_object(light: Light) -> Object:
    """Write a light."""
    known = {key: getattr(light, key) for key in ("range", "intensity", "colour", "shadows")}
    full: Object = {"id": light.id, "name": light.name, "at": list(light.at), **known}
    usual: Object = {"name": "", **{key: getattr(_LIGHT, key) for key in known}}
    return _trimmed(full, usual) | hold_object(light.hold) | _rest(light.extra, LIGHT_KEYS)


def layer_object(layer: Layer) -> Object:
    """Write a layer."""
    full: Object = {"id": layer.id, "locked": layer.locked, "hidden": layer.hidden, "opacity": layer.opacity}
    return _trimmed(full, {"locked": False, "hidden": False, "opacity": 1.0}) | _rest(layer.extra, LAYER_KEYS)


def facts_object(facts: Facts) -> Object:
    """Write what is told about a scenario."""
    full: Object = {key: getattr(facts, key) for key in FACT_KEYS}
    return _trimmed(full, {key: getattr(NO_FACTS, key) for key in FACT_KEYS}) | _rest(facts.extra, FACT_KEYS)


def backdrop_object(backdrop: Backdrop) -> Object:
    """Write the picture under the table."""
    pairs = [[list(pixel), list(place)] for pixel, place in backdrop.pairs]
    full: Object = {"picture": backdrop.picture, "pairs": pairs, "opacity": backdrop.opacity}
    full["hidden"] = backdrop.hidden
    usual: Object = {"opacity": _OPACITY, "hidden": False}
    return _trimmed(full, usual) | _rest(backdrop.extra, BACKDROP_KEYS)


def _trimmed(full: Object, usual: Mapping[str, object]) -> Object:
    return {key: value for key, value in full.items() if key not in usual or usual[key] != value}


def _rest(extra: Mapping[str, object], known: tuple[str, ...]) -> Object:
    return {key: value for key, value in extra.items() if key not in known}
