"""What part of a scene a thing of another file becomes, told by its words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from battlefield.files.imports.told import Told
from battlefield.files.terrain_kinds import KINDS, TerrainKind, kind_named
from battlefield.rules.objective import AREA_KINDS, SPOT_KINDS
from battlefield.rules.scenario import ZONE_KINDS

PARTS: Final = (
    "terrain", "area", "border", "zone", "entry", "objective", "template", "model", "note",
)  # fmt: skip
SIDES: Final = ("red", "blue", "green", "yellow", "attacker", "attackers", "defender", "defenders")
_WHOLE: Final = {  # words that mean a part where they stand alone
    **dict.fromkeys(("scoring", "score"), ("zone", "scoring")),
    **dict.fromkeys(("forbidden", "no go", "out of bounds"), ("zone", "forbidden")),
    **dict.fromkeys(("zone", "zones", "region"), ("zone", "other")),
    **{kind: ("objective", kind) for kind in SPOT_KINDS},
    "exit": ("objective", "exit"),
    **dict.fromkeys(("entry", "entries", "entrance", "entry edge", "reinforcements"), ("entry", "")),
    **dict.fromkeys(("model", "models", "miniature", "miniatures", "figure", "figures"), ("model", "")),
    **dict.fromkeys(("note", "notes", "text", "label", "labels", "comment"), ("note", "")),
    **dict.fromkeys(("area", "areas"), ("area", "")),
    **dict.fromkeys(("border", "borders"), ("border", "")),
}
_ANYWHERE: Final = {
    "deployment": ("zone", "deployment"),
    "deploy": ("zone", "deployment"),
    "objective": ("objective", "marker"),
    "objectives": ("objective", "marker"),
}


@dataclass(frozen=True, slots=True)
class Role:
    """A part of a scene and its kind; `by` are the words that it was guessed from, "" where it was told."""

    part: str
    kind: str = ""
    terrain: TerrainKind | None = None
    by: str = ""


def role_of(told: Told, names: Sequence[str]) -> Role | None:
    """Tell what a thing is by its properties, else by names: its own first, then its layers'."""
    part, kind = told.text("part").lower(), told.text("kind")
    if part in PARTS:
        return Role(part, kind.lower(), KINDS.get(kind))
    if kind in KINDS:
        return Role("terrain", kind, KINDS[kind])
    found = _by_words(kind)
    if found is not None:
        exact = found.terrain is None
        return Role(found.part, found.kind, found.terrain, "" if exact else kind)
    if kind and kind != "terrain":
        return Role("terrain", kind[:100])
    found = next((role for name in names if (role := _by_words(name))), None)
    return found


def side_of(told: Told, name: str) -> str:
    """Give the side that a thing belongs to: told, or its name where that is a side's."""
    return told.text("side") or (name.lower() if name.lower() in SIDES else "")


def zone_kind(kind: str) -> str:
    """Give the kind of zone that a word means."""
    return kind if kind in ZONE_KINDS else "other"


def objective_kind(kind: str, is_spot: bool) -> str:
    """Give the kind of objective that a word means, for a spot or for an area."""
    known: tuple[str, ...] = SPOT_KINDS if is_spot else AREA_KINDS
    return kind if kind in known else known[0]


def _by_words(text: str) -> Role | None:
    words = re.findall(r"[^\W\d_]+", text[:200].lower())
    line = " ".join(words)
    if line in _WHOLE:
        return Role(*_WHOLE[line], by=text)
    for word in words:
        if word in _ANYWHERE:
            return Role(*_ANYWHERE[word], by=text)
    kind = kind_named(text)
    return None if kind is None else Role("terrain", kind.id, kind, text)
