"""Tags of OpenStreetMap as what lies on a table: kinds of terrain, with widths and heights on the ground.

What stands in the tables here is known; another value under one of their keys is a guess, or nothing.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.files.text import limits
from battlefield.geometry.kernel.units import MM_PER_INCH

_KINDS: Final[dict[str, dict[str, str]]] = {
    "building": {
        "ruin": "ruins collapsed",
        "tower": "tower water_tower silo bell_tower",
        "building": (
            "yes house detached semidetached_house terrace apartments residential farm barn shed garage "
            "church chapel school hospital industrial commercial retail warehouse office public hut cabin "
            "garages stable farm_auxiliary greenhouse service roof train_station civic hotel university"
        ),
    },
    "natural": {
        "wood": "wood scrub tree tree_row shrubbery",
        "water": "water spring",
        "swamp": "wetland mud",
        "field": "grassland heath meadow fell",
        "rubble": "scree shingle bare_rock",
        "rock": "rock stone",
        "": "coastline bay peak ridge valley cliff beach sand saddle strait",
    },
    "waterway": {
        "river": "river canal riverbank",
        "water": "stream drain brook tidal_channel",
        "trench": "ditch",
        "wall": "dam weir",
    },
    "barrier": {
        "wall": "wall city_wall retaining_wall",
        "fence": "fence guard_rail handrail cable_barrier",
        "hedge": "hedge",
        "barricade": "block jersey_barrier log debris",
        "trench": "ditch",
        "door": "gate lift_gate swing_gate sliding_gate kissing_gate",
        "": "kerb bollard entrance cattle_grid stile",
    },
    "railway": {
        "road": "rail tram light_rail narrow_gauge disused abandoned",
        "": "station halt platform switch",
    },
    "highway": {
        "road": (
            "motorway trunk primary secondary tertiary unclassified residential service living_street "
            "pedestrian track path footway cycleway bridleway steps road motorway_link trunk_link"
        ),
        "": "crossing bus_stop street_lamp traffic_signals stop give_way turning_circle",
    },
    "man_made": {
        "tower": "tower water_tower silo chimney storage_tank lighthouse windmill",
        "bridge": "bridge pier",
        "trench": "cutline",
        "wall": "embankment dyke groyne breakwater",
    },
    "historic": {"ruin": "ruins archaeological_site", "wall": "citywalls", "tower": "tower"},
    "leisure": {"field": "park garden pitch playground golf_course common", "water": "swimming_pool"},
    "amenity": {"road": "parking", "water": "fountain"},
    "landuse": {
        "wood": "forest orchard",
        "field": "farmland meadow grass vineyard allotments cemetery village_green recreation_ground",
        "rubble": "quarry landfill construction brownfield",
        "water": "reservoir basin",
        "": "residential commercial industrial retail military railway",
    },
}  # fmt: skip
"""By key and then by kind, "" what is nothing on a table; the first key that a thing has counts."""
_OTHERS: Final = {"building": "building", "barrier": "wall", "highway": "road", "waterway": "water"}
_VALUES: Final = {
    key: {value: kind for kind, values in kinds.items() for value in values.split()}
    for key, kinds in _KINDS.items()
}
_CROSSINGS: Final = (
    ("tunnel", ("highway", "railway", "waterway"), ""),  # it is below the ground
    ("bridge", ("highway", "railway"), "bridge"),
)
"""Tags that make something else of what some keys tell."""
_METRES: Final = {  # how wide what is a line is on the ground, where it does not say
    "motorway": 20.0, "trunk": 15.0, "primary": 10.0, "secondary": 8.0, "tertiary": 7.0, "residential": 6.0,
    "unclassified": 5.0, "track": 3.0, "path": 1.5, "footway": 2.0, "cycleway": 2.0, "steps": 2.0,
    "rail": 3.0, "river": 30.0, "canal": 15.0, "stream": 3.0, "ditch": 1.5, "drain": 1.5, "hedge": 1.5,
    "tree_row": 5.0,
}  # fmt: skip
_LINE: Final = 4.0
_TREE: Final = 3.0  # metres from the middle of a crown
_STOREY: Final = 3.0
_OURS: Final = ("part", "kind")  # what says more than any tag
_READ: Final = (
    "name",
    "height",
    "width",
    "building:levels",
    "levels",
    "@id",
    "id",
    "type",
    "tags",
    "meta",
    "timestamp",
)
_LENGTH: Final = re.compile(r"\s*([0-9]{1,6}(?:\.[0-9]{1,6})?)\s*(m|ft|')?\s*")
_WHOLE: Final = re.compile("[0-9]{1,2}")
_USABLE: Final = {"height": _LENGTH, "width": _LENGTH, "building:levels": _WHOLE}
_NO_TEXT: Final = "…"


@dataclass(frozen=True, slots=True)
class Tagged:
    """What a thing of OpenStreetMap is: its tag, its kind ("" nothing), and whether that is known."""

    tag: str
    kind: str
    is_known: bool
    also: str = ""  # another tag that makes it what it is

    @property
    def words(self) -> str:
        """Return by which tags it is that."""
        return f"{self.tag} with {self.also}" if self.also else self.tag


def tags_of(properties: Mapping[str, object]) -> dict[str, str]:
    """Return the tags of a thing, which may stand under "tags"; none where it says itself what it is."""
    nested = properties.get("tags")
    found = nested if isinstance(nested, Mapping) else properties
    if any(properties.get(key) for key in _OURS):
        return {}
    return {key: _text(value) for key, value in found.items() if value is not None}


def _text(value: object) -> str:
    """Write a tag as a text; what can be none is one that means nothing."""
    if isinstance(value, str):
        return value.strip()
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return f"{value:g}" if is_number and abs(value) < 1e9 else _NO_TEXT  # type: ignore[arg-type]


def tagged(tags: Mapping[str, str]) -> Tagged | None:
    """Tell what tags say; None where none of them is known here. One that says no counts only alone."""
    told = [(key, value) for key in _VALUES if (value := tags.get(key, "").lower())]
    for key, value in sorted(told, key=lambda each: each[1] == "no"):
        kind = "" if value == "no" else _VALUES[key].get(value)
        tag = f"{key}={value[:40]}"
        for other, is_of, made in _CROSSINGS:
            if key in is_of and value != "no" and tags.get(other, "no").lower() not in ("", "no"):
                return Tagged(tag, made, True, f"{other}={tags[other].lower()[:40]}")
        return Tagged(tag, _OTHERS.get(key, "") if kind is None else kind, kind is not None)
    return None


def told_by(gathering: Gathering, tags: Mapping[str, str], scale: float) -> dict[str, object] | None:
    """Return tags as properties of ours, at so many inches on the ground to an inch; None for nothing.

    What is taken by a guess, and what is dropped, is listed by its tag.
    """
    found = tagged(tags)
    if found is None:
        return {}
    if not found.kind:
        gathering.drop(f"thing of OpenStreetMap that is nothing on a table: {found.words}")
        return None
    words = "is" if found.is_known else "is not known here, and is guessed to be"
    gathering.guess_once(f"OpenStreetMap: {found.words} {words} {KINDS[found.kind].name.lower()}")
    read = (*_READ, found.tag.partition("=")[0], found.also.partition("=")[0])
    gathering.drop("other tag of OpenStreetMap", sum(key not in read for key in tags))
    for key, is_usable in _USABLE.items():
        if tags.get(key) and not is_usable.fullmatch(tags[key]):
            gathering.drop(f"unusable value of '{key}'")
    return _sized(tags, found, 1000.0 / MM_PER_INCH / scale)


def _sized(tags: Mapping[str, str], found: Tagged, metre: float) -> dict[str, object]:
    """Return a kind with what is told of its size, a metre on the ground being so many inches."""
    value = found.tag.partition("=")[2]
    told: dict[str, object] = {"kind": found.kind, "name": tags.get("name", "")}
    width = _metres(tags.get("width", "")) or _METRES.get(
        value, _LINE if found.kind in ("road", "river", "bridge") else 0.0
    )
    if width:
        told["width"] = max(width * metre, limits.TEMPLATE[0])
    if value == "tree":
        told["radius"] = max(_TREE * metre, limits.TEMPLATE[0])
    levels = tags.get("building:levels", "")
    storeys = int(levels) if _WHOLE.fullmatch(levels) else 0
    height = _metres(tags.get("height", "")) or storeys * _STOREY
    if height:
        told["top"] = height * metre
    return told | ({"storeys": storeys} if storeys else {})


def _metres(text: str) -> float:
    found = _LENGTH.fullmatch(text)
    return 0.0 if found is None else float(found[1]) * (0.3048 if found[2] in ("ft", "'") else 1.0)
