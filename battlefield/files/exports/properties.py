"""What a part of a scene is, beside where it lies: the properties that every exchanged file gives it.

They bear the names of the scene file. What terrain does is always told, so that a reader need not guess it
from its kind. docs/exchange.md lists them.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch
from json import dumps

from battlefield.files.scene.doors import door_object
from battlefield.files.scene.holds import hold_object
from battlefield.files.text.ring_words import ring_text
from battlefield.geometry.kernel.shapes import BaseSize, Strip
from battlefield.rules.scene.contents import Area, Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.parts import LISTS, Part, part_kind
from battlefield.rules.scene.scenario import Light, Note, Zone

Object = dict[str, object]


def parts_of(scene: Scene) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """Yield the lists of a scene that have something in them, from the lowest on the table to the highest."""
    for name in LISTS.values():
        parts: tuple[Part, ...] = getattr(scene, name)
        if parts:
            yield name, parts


def hidden_by_themselves(scene: Scene) -> Scene:
    """Return a scene whose parts are hidden each by itself, for formats that keep no layers."""
    hidden = [layer.id for layer in scene.layers if layer.hidden]
    if not hidden:
        return scene
    lists = {name: tuple(_hidden(part, hidden) for part in parts) for name, parts in parts_of(scene)}
    return replace(scene, **lists)  # type: ignore[arg-type]


def _hidden(part: Part, layers: list[str]) -> Part:
    if isinstance(part, PlacedTemplate) or part.hold.layer not in layers:
        return part
    return replace(part, hold=replace(part.hold, hidden=True))


def is_marked_hidden(part: Part) -> bool:
    """Return whether a part is hidden by itself."""
    return not isinstance(part, PlacedTemplate) and part.hold.hidden


def kind_of(part: Part) -> str:
    """Return the word for what a part is among its sort, else the name of the sort."""
    if isinstance(part, PlacedTemplate):
        return part.template.kind
    return getattr(part, "kind", "") or part_kind(part)


def properties_of(part: Part) -> Object:
    """Return a part's properties: numbers in inches and degrees, lists as lists, a base as its words."""
    head: Object = {"part": part_kind(part), "id": part.id, "name": getattr(part, "name", "")}
    head |= {"side": getattr(part, "side", "")}
    hold = {"locked": part.locked or None} if isinstance(part, PlacedTemplate) else hold_object(part.hold)
    found = head | _own(part) | hold
    return {key: value for key, value in found.items() if value not in ("", None)}


def flat(value: object) -> object:
    """Write a property for a format that knows no lists: words with blanks between, an object as its JSON."""
    if isinstance(value, dict):
        return dumps(value, ensure_ascii=False)
    return " ".join(str(each) for each in value) if isinstance(value, list) else value


def base_words(base: BaseSize) -> str:
    """Write a base in millimetres: "round 32", "oval 60x35.5"."""
    both = base.kind in ("oval", "rect")
    return f"{base.kind} {base.length_mm!r}" + (f"x{base.width_mm!r}" if both else "")


@singledispatch
def _own(_part: Part) -> Object:
    return {}


@_own.register
def _(part: Terrain) -> Object:
    found: Object = {"kind": part.kind, "bottom": part.bottom or None, "top": part.top}
    found |= {"ground": list(part.ground), "sight": part.sight, "platform": part.platform}
    found |= {"storeys": part.storeys or None, "cover": part.cover, "sigma": part.sigma or None}
    found["door"] = door_object(part.door) if part.door is not None else None
    return found | _width(part.outline)


@_own.register
def _(part: Area) -> Object:
    return {"level": part.level, "capacity": part.capacity, "start": part.start}


@_own.register
def _(part: Border) -> Object:
    return {"kind": part.kind}


@_own.register
def _(part: Zone) -> Object:
    return {"kind": part.kind, **_width(part.outline)}


@_own.register
def _(part: Objective) -> Object:
    return {"kind": part.kind}


@_own.register
def _(part: PlacedTemplate) -> Object:
    template = part.template
    found: Object = {"kind": template.kind, "size": template.size, "bearing": template.bearing}
    return found | {"model": part.model, "sigma": part.sigma or None}


@_own.register
def _(part: Model) -> Object:
    found: Object = {"unit": part.unit, "base": base_words(part.base), "facing": part.facing}
    return found | {"bottom": part.bottom or None, "height": part.height, "sigma": part.sigma} | _rings(part)


def _rings(part: Model) -> Object:
    return {"rings": ring_text(part.rings) or None}


@_own.register
def _(part: Note) -> Object:
    return {"text": part.text, "size": part.size}


@_own.register
def _(part: Light) -> Object:
    found: Object = {"range": part.range, "intensity": part.intensity, "colour": part.colour}
    return found | {"shadows": part.shadows}


def _width(outline: object) -> Object:
    return {"width": outline.width} if isinstance(outline, Strip) else {}
