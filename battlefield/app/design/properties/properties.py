"""The properties that parts have in common: told, shown and typed over, of one part or of several."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from battlefield.app.design.parts.parts import Part, is_locked, ref_of, replaced
from battlefield.app.design.properties import measures
from battlefield.app.design.properties.light_facts import OF_LIGHTS
from battlefield.app.design.properties.measures import Anchor
from battlefield.app.design.properties.own_facts import OWN, SIZES, UNCERTAINTY
from battlefield.app.design.properties.picture_facts import ON_PIECES
from battlefield.app.design.properties.property_kinds import SECTIONS, Property, Value, Words
from battlefield.app.design.properties.typed import (
    TypedError,
    shown_degrees,
    shown_length,
    shown_number,
    typed_degrees,
    typed_length,
    typed_number,
    typed_whole,
)
from battlefield.app.design.symmetry.images import sides_of
from battlefield.app.desk.bounds import check_change
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.presets import shown_base
from battlefield.app.wording.translation import QT_TR_NOOP, capital, tr
from battlefield.files.text import limits
from battlefield.rules.scene.contents import PlacedTemplate, Scene

MIXED = QT_TR_NOOP("mixed")
_ANCHORED: dict[Anchor, str] = {
    "top left": QT_TR_NOOP("x and y: top left corner of the box"),
    "top right": QT_TR_NOOP("x and y: top right corner of the box"),
    "bottom left": QT_TR_NOOP("x and y: bottom left corner of the box"),
    "bottom right": QT_TR_NOOP("x and y: bottom right corner of the box"),
}
_CENTRED = {
    "centre": QT_TR_NOOP("x and y: centre"),
    "place": QT_TR_NOOP("x and y: place"),
    "middle of its line": QT_TR_NOOP("x and y: middle of its line"),
    "centroid of its area": QT_TR_NOOP("x and y: centroid of its area"),
}
"""By what `centre_words` calls it."""
_Of = Callable[[Part], Value | None]
_Put = Callable[[Part, Value], Part]
_FAR = limits.COORDINATE
_LONG = limits.LENGTH[1]
_LEAST = 0.01  # inch; nothing that is drawn is narrower


def properties(anchor: Anchor = "centre") -> tuple[Property, ...]:
    """Return all properties, section by section; places and sizes count from an anchor."""
    found = (*OWN, *_places(anchor), *_sizes(anchor), UNCERTAINTY, *OF_LIGHTS, *ON_PIECES)
    return tuple(each for section in SECTIONS for each in found if each.section == section)


def common_properties(parts: Sequence[Part], anchor: Anchor = "centre") -> tuple[Property, ...]:
    """Return the properties that all of some parts have."""
    return tuple(each for each in properties(anchor) if all(each.of(part) is not None for part in parts))


def survey(parts: Sequence[Part], anchor: Anchor = "centre") -> list[tuple[Property, Value | None]]:
    """Return the properties that parts, one or more, have in common, each with the value that they share."""
    found = ((prop, *_surveyed(parts, prop)) for prop in properties(anchor))
    return [(prop, value) for prop, is_common, value in found if is_common]


def _surveyed(parts: Sequence[Part], prop: Property) -> tuple[bool, Value | None]:
    """Return whether parts have a property, and what they share; once they differ only the first is asked."""
    first = prop.of(parts[0])
    if first is None:
        return False, None
    shared: Value | None = first
    for part in parts[1:]:
        if shared is None and prop.has is not None:
            if not prop.has(part):
                return False, None
            continue
        value = prop.of(part)
        if value is None:
            return False, None
        if shared is not None and not _is_same(prop, value, first):
            shared = None
    return True, shared


def _is_same(prop: Property, value: Value, other: Value) -> bool:
    if prop.kind == "length" and "" not in (value, other):
        return round(float(value) - float(other), 6) == 0.0
    return value == other


def value_words(prop: Property, value: Value | None, unit: LengthUnit = "inches") -> str:
    """Write a value as it can be typed; "" for what is empty, differs, or tells nothing."""
    if value is None or value == "" or prop.kind == "turn":
        return ""
    if prop.kind == "length":
        return shown_length(float(value), unit)
    if prop.kind == "number":
        return shown_number(float(value))
    return shown_degrees(float(value)) if prop.kind == "degrees" else f"{value}"


def choices_of(scene: Scene, prop: Property, parts: Sequence[Part]) -> Words:
    """Return what a property can be chosen from: its own words, those of the scene, and what it is now."""
    words = [(key, capital(tr(shown))) for key, shown in prop.words]
    if prop.key == "base":
        words = [(key, shown_base(SIZES[key])) for key, _ in prop.words]
    if prop.key == "layer":
        words = [("", tr("No layer")), *((layer.id, layer.id) for layer in scene.layers)]
    if prop.key in ("side", "start"):
        words = [("", tr("Nobody")), *((side, side) for side in sides_of(scene))]
    known = dict(words)
    for part in parts:
        value = str(prop.of(part))
        if value not in known:
            known[value] = value
    return tuple(known.items())


def with_property(
    scene: Scene, parts: Sequence[Part], prop: Property, typed: Value, unit: LengthUnit = "inches"
) -> Scene:
    """Change a property of parts as typed, chosen or ticked; each keeps what a relative number leaves it.

    TypedError and ChangeError say what is wrong in one sentence.
    """
    free = [part for part in parts if prop.section == "How it is held" or not is_locked(scene, part)]
    if not free:
        raise TypedError(tr("This is locked; unlock it first") if len(parts) == 1 else tr("These are locked"))
    pairs = [(part, prop.put(part, _read(prop, part, typed, unit))) for part in free]
    changed = replaced(scene, {ref_of(part): done for part, done in pairs if done != part})
    check_change(scene, changed)
    return changed


def _read(prop: Property, part: Part, typed: Value, unit: LengthUnit) -> Value:
    """Read what was typed over the value that a part has now."""
    if prop.kind in ("flag", "choice") or not isinstance(typed, str):
        return typed
    if prop.kind in ("text", "long text", "free choice"):
        return typed if prop.kind == "long text" else " ".join(typed.split())
    if not typed.strip() and prop.blank:
        return ""
    before = prop.of(part)
    old = float(before) if isinstance(before, int | float) else 0.0
    if prop.kind == "length":
        return _within(prop, round(typed_length(typed, old, unit), 7), unit)
    if prop.kind == "whole":
        return _within(prop, typed_whole(typed, old), unit)
    if prop.kind == "number":
        return _within(prop, typed_number(typed, old), unit)
    return typed_degrees(typed, old)


def _within(prop: Property, value: float, unit: LengthUnit) -> float:
    if prop.low <= value <= prop.high:
        return value
    if prop.kind in ("whole", "number"):
        low, high = f"{prop.low:g}", f"{prop.high:g}"
    else:
        low, high = shown_length(prop.low, unit), shown_length(prop.high, unit)
    raise TypedError(
        tr(
            "{what} goes from {low} to {high}; write a number between them",
            what=tr(prop.text),
            low=low,
            high=high,
        )
    )


def _places(anchor: Anchor) -> tuple[Property, ...]:
    where = "the centre" if anchor == "centre" else f"the {anchor} corner of the box about it"
    found = []
    for place, (key, words) in enumerate((("x", "from the left edge"), ("y", "from the top edge"))):
        tip = f"How far {where} lies {words} of the table"
        of, put = partial(_coordinate, place, anchor), partial(_with_coordinate, place, anchor)
        found.append(
            Property(key, key, "length", "Place and size", tip, of, put, -_FAR, _FAR, has=_is_placed)
        )
    return tuple(found)


def _is_placed(part: Part) -> bool:
    return not (isinstance(part, PlacedTemplate) and part.model)


def _coordinate(place: int, anchor: Anchor, part: Part) -> Value | None:
    return measures.anchor_of(part, anchor)[place] if _is_placed(part) else None


def _with_coordinate(place: int, anchor: Anchor, part: Part, value: Value) -> Part:
    x, y = measures.anchor_of(part, anchor)
    to = (float(value), y) if place == 0 else (x, float(value))
    return measures.anchored_at(part, anchor, to)


def _sizes(anchor: Anchor) -> tuple[Property, ...]:
    def sized(
        key: str, text: str, tip: str, of: _Of, put: _Put, has: Callable[[Part], bool] | None = None
    ) -> Property:
        return Property(key, text, "length", "Place and size", tip, of, put, _LEAST, _LONG, has=has)

    return (
        sized("width", "Width", "Across the bearing of a rectangle or ellipse, else of the box about it",
              measures.width_of, lambda part, value: measures.with_width(part, float(value), anchor),
              measures.has_polygon),
        sized("length", "Length", "Along the bearing of a rectangle or ellipse, else of the box about it",
              measures.length_of, lambda part, value: measures.with_length(part, float(value), anchor),
              measures.has_polygon),
        sized("radius", "Radius", "Of the circle", measures.radius_of,
              lambda part, value: measures.with_radius(part, float(value))),
        sized("strip", "Strip width", "Of the line, from edge to edge", measures.strip_width_of,
              lambda part, value: measures.with_strip_width(part, float(value))),
        Property("rotation", "Rotation", "degrees", "Place and size",
                 "The bearing of its length, clockwise from up", measures.rotation_of,
                 lambda part, value: measures.with_rotation(part, float(value))),
        Property("turn", "Turn by", "turn", "Place and size", "Degrees clockwise about its centre",
                 lambda part: 0.0 if measures.turns_freely(part) else None,
                 lambda part, value: measures.with_rotation(part, float(value))),
    )  # fmt: skip


def corner_typed(text: str, before: float, unit: LengthUnit = "inches") -> float:
    """Read a coordinate of a corner as typed over the old one."""
    value = typed_length(text, before, unit)
    if not -_FAR <= value <= _FAR:
        raise TypedError(
            tr("Places end {far} inches from the table's corner; write a shorter length", far=f"{_FAR:g}")
        )
    return value


def property_label(prop: Property, names: str) -> str:
    """Word the change of a property for the history."""
    words = {"x": "place across", "y": "place down"}.get(prop.key, prop.text.lower())
    return f"Change {words} of {names}" if prop.kind != "turn" else f"Turn {names}"


def anchor_words(parts: Iterable[Part], anchor: Anchor) -> str:
    """Say what x and y are measured to."""
    if anchor != "centre":
        return tr(_ANCHORED[anchor])
    centres = list(dict.fromkeys(measures.centre_words(part) for part in parts))
    return tr(_CENTRED[centres[0]]) if len(centres) == 1 else tr("x and y: centre of each")
