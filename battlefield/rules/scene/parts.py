"""The parts of a scene: what the sorts are called, and in which lists of the scene they are."""

from typing import Literal

from battlefield.rules.scene.contents import Area, Border, Model, PlacedTemplate, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Note, Zone

Part = Terrain | Area | Border | Zone | Entry | Objective | PlacedTemplate | Model | Note
PartKind = Literal["model", "template", "terrain", "zone", "objective", "entry", "note", "area", "border"]

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
}


def part_kind(part: Part) -> PartKind:
    """Name the kind of a part."""
    return _KINDS[type(part)]
