"""The parts of a scene: what the sorts are called, and in which lists of the scene they are."""

from typing import Literal

from battlefield.rules.scene.contents import Area, Border, Model, PlacedTemplate, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Light, Note, Zone

Part = Terrain | Area | Border | Zone | Entry | Objective | PlacedTemplate | Model | Note | Light
PartKind = Literal[
    "model", "template", "terrain", "zone", "objective", "entry", "note", "light", "area", "border"
]

LISTS: dict[PartKind, str] = {
    "terrain": "terrain",
    "area": "areas",
    "border": "borders",
    "zone": "zones",
    "entry": "entries",
    "objective": "objectives",
    "template": "templates",
    "model": "models",
    "note": "notes",
    "light": "lights",
}
"""The list of each kind, from the lowest on the table to the highest."""
_KINDS: dict[type, PartKind] = {
    Terrain: "terrain",
    Area: "area",
    Border: "border",
    Zone: "zone",
    Entry: "entry",
    Objective: "objective",
    PlacedTemplate: "template",
    Model: "model",
    Note: "note",
    Light: "light",
}


def part_kind(part: Part) -> PartKind:
    """Name the kind of a part."""
    return _KINDS[type(part)]
