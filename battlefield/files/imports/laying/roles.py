"""What part of a scene a thing of another file becomes, told by its words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from battlefield.files.imports.laying.told import Told
from battlefield.files.terrain.terrain_kinds import KINDS, TerrainKind
from battlefield.files.terrain.terrain_names import kind_named
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS, AreaKind, SpotKind
from battlefield.rules.scene.scenario import ZONE_KINDS, ZoneKind

PARTS: Final = (
    "terrain", "area", "border", "zone", "entry", "objective", "template", "model", "note", "light",
)  # fmt: skip
SIDES: Final = ("red", "blue", "green", "yellow", "attacker", "attackers", "defender", "defenders")
_WHOLE: Final[dict[str, tuple[str, str]]] = {  # words that mean a part where they stand alone
    word: meaning
    for words, meaning in (
        (("scoring", "score"), ("zone", "scoring")),
        (("forbidden", "no go", "out of bounds"), ("zone", "forbidden")),
        (("zone", "zones", "region"), ("zone", "other")),
        (("exit",), ("objective", "exit")),
        (("entry", "entries", "entrance", "entry edge", "reinforcements"), ("entry", "")),
        (("model", "models", "miniature", "miniatures", "figure", "figures"), ("model", "")),
        (("note", "notes", "text", "label", "labels", "comment"), ("note", "")),
        (("light", "lights"), ("light", "")),
        (("area", "areas"), ("area", "")),
        (("border", "borders"), ("border", "")),
        *(((kind,), ("objective", kind)) for kind in SPOT_KINDS),
    )
    for word in words
}
_ANYWHERE: Final = {
    "deployment": ("zone", "deployment"),
    "deploy": ("zone", "deployment"),
    "objective": ("objective", "marker"),
    "objectives": ("objective", "marker"),
}
_OPEN: Final = ("other", "marker")  # kinds of a zone and of an objective that say nothing more


@dataclass(frozen=True, slots=True)
class Role:
    """A part of a scene and its kind; `by` are the words that it was guessed from, "" where it was told."""

    part: str
    kind: str = ""
    terrain: TerrainKind | None = None
    by: str = ""


def role_of(told: Told, names: Sequence[str], layers: Sequence[str] = ()) -> Role | None:
    """Tell what a thing is by its properties, else by its layers, else by names, its own first.

    In a layer of zones or objectives a name says of which kind they are.
    """
    part, kind = told.text("part").lower(), told.text("kind")
    if part in PARTS:
        kind = "" if kind == part else kind
        return Role(part, kind if part == "terrain" else kind.lower(), KINDS.get(kind))
    if kind in KINDS:
        return Role("terrain", kind, KINDS[kind])
    found = _by_words(kind)
    if found is not None:
        exact = found.terrain is None
        return Role(found.part, found.kind, found.terrain, "" if exact else kind)
    if kind and kind != "terrain":
        return Role("terrain", kind[:100])
    layer, name = (next(filter(None, map(_by_words, texts)), None) for texts in (layers, names))
    if layer is not None and name is not None and name.part == layer.part and layer.kind in _OPEN:
        return name
    return layer or name


def side_of(told: Told, name: str) -> str:
    """Return the side that a thing belongs to: told, or its name where that is a side's."""
    return told.text("side") or (name.lower() if name.lower() in SIDES else "")


def side_in(name: str) -> str:
    """Return the one side that a name tells of, as "Deployment red" does; nothing where it tells of none."""
    found = {word for word in re.findall(r"[^\W\d_]+", name[:200].lower()) if word in SIDES}
    return found.pop() if len(found) == 1 else ""


def zone_kind(kind: str) -> ZoneKind:
    """Return the kind of zone that a word means."""
    return next((known for known in ZONE_KINDS if known == kind), "other")


def objective_kind(kind: str, is_spot: bool) -> SpotKind | AreaKind:
    """Return the kind of objective that a word means, for a spot or for an area."""
    if is_spot:
        return next((known for known in SPOT_KINDS if known == kind), "marker")
    return next((known for known in AREA_KINDS if known == kind), "zone")


@lru_cache(maxsize=4096)
def _by_words(text: str) -> Role | None:
    words = re.findall(r"[^\W\d_]+", text[:200].lower())
    line = " ".join(words)
    if line in _WHOLE:
        return Role(*_WHOLE[line], None, text)
    for word in words:
        if word in _ANYWHERE:
            return Role(*_ANYWHERE[word], None, text)
    terrain = kind_named(text)
    return None if terrain is None else Role("terrain", terrain.id, terrain, text)
