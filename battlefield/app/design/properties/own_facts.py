"""The properties of parts that are no measures: names, kinds, sides, heights, rules, holds."""

from dataclasses import replace
from typing import Any

from battlefield.app.design.parts.parts import Part, hold_of, with_hold
from battlefield.app.design.parts.places import centre_of
from battlefield.app.design.properties.property_kinds import Kind, Property, Section, Value, Words
from battlefield.app.wording.presets import BASE_SIZES, base_words
from battlefield.files.terrain.terrain_kinds import COVERS, KINDS, with_kind
from battlefield.files.text import limits
from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.scene.contents import (
    GROUNDS,
    SIGHTS,
    Area,
    Border,
    Ground,
    Model,
    PlacedTemplate,
    Terrain,
)
from battlefield.rules.scene.doors import no_door, set_door
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS, Objective
from battlefield.rules.scene.scenario import ZONE_KINDS, Entry, Light, Note, Zone

_NAMED = (Terrain, Zone, Objective, Entry, Area, Model, PlacedTemplate, Light)
_OWNED = (Zone, Objective, Entry, Model)
SIZES = {base_words(size): size for size in BASE_SIZES}
_SIGHT_WORDS = {"clear": "Clear", "blocks": "Blocks", "cloud": "Cloud, not through"}
_COVER_WORDS = {"": "None", "light": "Light cover", "heavy": "Heavy cover"}
_AREA_RADIUS = 3.0  # inches about a spot that is made an area


def _own(
    key: str, text: str, kind: Kind, section: Section, tip: str, types: tuple[type, ...], **more: Any
) -> Property:
    """Make a property that is an attribute of parts of some types."""
    name = more.pop("attribute", key)

    def of(part: Part) -> Value | None:
        return getattr(part, name) if isinstance(part, types) else None

    def put(part: Part, value: Value) -> Part:
        changed: Any = part
        done: Part = replace(changed, **{name: value}) if isinstance(part, types) else part
        return done

    return Property(key, text, kind, section, tip, more.pop("of", of), more.pop("put", put), **more)


def _same(words: tuple[str, ...]) -> Words:
    return tuple((word, word[:1].upper() + word[1:]) for word in words)


def _put_kind(part: Part, value: Value) -> Part:
    """Make terrain one of a kind with all that is usual for it; an unknown kind changes nothing else."""
    if not isinstance(part, Terrain) or part.kind == value:
        return part
    kind = KINDS.get(str(value))
    return with_kind(part, kind) if kind is not None else replace(part, kind=str(value))


def _put_objective_kind(part: Part, value: Value) -> Part:
    """Change what an objective is; an area is made of a spot by a circle, a spot of an area by its centre."""
    if not isinstance(part, Objective):
        return part
    kind = next(each for each in (*SPOT_KINDS, *AREA_KINDS) if each == value)
    if kind in SPOT_KINDS:
        return replace(part, kind=kind, at=part.at or centre_of(part), outline=None)
    outline = part.outline or Circle(centre_of(part), _AREA_RADIUS)
    return replace(part, kind=kind, at=None, outline=outline)


def _ground(ground: Ground) -> Property:
    def of(part: Part) -> Value | None:
        return ground in part.ground if isinstance(part, Terrain) else None

    def put(part: Part, value: Value) -> Part:
        if not isinstance(part, Terrain):
            return part
        now = tuple(each for each in GROUNDS if (each in part.ground if each != ground else value))
        return replace(part, ground=now)

    tips = {
        "difficult": "Slow to move over",
        "dangerous": "Harms who moves over it",
        "impassable": "Nothing moves into it",
    }
    return Property(ground, ground.capitalize(), "flag", "What it does", tips[ground], of, put)


def _base_of(part: Part) -> Value | None:
    return base_words(part.base) if isinstance(part, Model) else None


def _put_base(part: Part, value: Value) -> Part:
    size = SIZES.get(str(value))
    return replace(part, base=size) if isinstance(part, Model) and size is not None else part


def _template_size(part: Part) -> Value | None:
    return part.template.size if isinstance(part, PlacedTemplate) else None


def _put_template_size(part: Part, value: Value) -> Part:
    if not isinstance(part, PlacedTemplate):
        return part
    return replace(part, template=replace(part.template, size=float(value)))


def _capacity(part: Part) -> Value | None:
    if not isinstance(part, Area):
        return None
    return "" if part.capacity is None else part.capacity


def _put_capacity(part: Part, value: Value) -> Part:
    if not isinstance(part, Area):
        return part
    return replace(part, capacity=None if value == "" else int(value))


def _sigma(part: Part) -> Value | None:
    if isinstance(part, Model):
        return "" if part.sigma is None else part.sigma
    return part.sigma if isinstance(part, Terrain | PlacedTemplate) else None


def _put_sigma(part: Part, value: Value) -> Part:
    if isinstance(part, Model):
        return replace(part, sigma=None if value == "" else float(value))
    if isinstance(part, Terrain | PlacedTemplate):
        return replace(part, sigma=float(value or 0.0))
    return part


def _storeys(part: Part) -> Value | None:
    return part.storeys if isinstance(part, Terrain) else None


def _put_storeys(part: Part, value: Value) -> Part:
    return replace(part, storeys=int(value)) if isinstance(part, Terrain) else part


def _door_of(part: Part) -> Value | None:
    if not isinstance(part, Terrain):
        return None
    return "" if part.door is None else "open" if part.door.is_open else "closed"


def _put_door(part: Part, value: Value) -> Part:
    if not isinstance(part, Terrain):
        return part
    return set_door(part, value == "open") if value else no_door(part)


def _held(key: str, text: str, kind: Kind, tip: str, of_templates: bool = False) -> Property:
    def of(part: Part) -> Value | None:
        if isinstance(part, PlacedTemplate) and not of_templates:
            return None
        found: Value = getattr(hold_of(part), key)
        return found

    def put(part: Part, value: Value) -> Part:
        changes: dict[str, Any] = {key: value}
        return part if of(part) is None else with_hold(part, replace(hold_of(part), **changes))

    return Property(key, text, kind, "How it is held", tip, of, put)


_T: tuple[type, ...] = (Terrain,)
_H = {"low": limits.HEIGHT[0], "high": limits.HEIGHT[1]}

OWN: tuple[Property, ...] = (
    _own("name", "Name", "text", "What it is", "How it is called on the table", _NAMED),
    _own("kind", "Kind", "free choice", "What it is",
         "Sets ground, sight, heights, cover and storeys to what is usual for the kind", _T, put=_put_kind,
         words=(("", "no kind"), *((kind.id, kind.name.lower()) for kind in KINDS.values()))),
    _own("zone", "Kind", "choice", "What it is", "What the zone is for", (Zone,), attribute="kind",
         words=_same(ZONE_KINDS)),
    _own("objective", "Kind", "choice", "What it is", "Markers are spots, zones and exits are areas",
         (Objective,), attribute="kind", put=_put_objective_kind, words=_same((*SPOT_KINDS, *AREA_KINDS))),
    _own("border", "Kind", "choice", "What it is", "How the border between areas can be crossed", (Border,),
         attribute="kind", words=(("open", "Open"), ("step", "Height step"), ("barrier", "Barrier"))),
    _own("side", "Side", "free choice", "What it is", "Whose it is; empty is nobody's", _OWNED),
    _own("unit", "Unit", "text", "What it is", "The unit that the base belongs to", (Model,)),
    Property("base", "Base", "choice", "What it is", "The base as printed on its box", _base_of, _put_base,
             words=_same(tuple(SIZES))),
    _own("text", "Text", "long text", "Words", "What is written on the table", (Note,)),
    _own("letters", "Letters", "length", "Words", "How high a line of letters is", (Note,),
         attribute="size", low=limits.NOTE_SIZE[0], high=limits.NOTE_SIZE[1]),
    _own("range", "Reach", "length", "Place and size", "How far the light reaches", (Light,),
         low=limits.LENGTH[0], high=limits.LENGTH[1]),
    _own("shadows", "Shadows", "flag", "What it does", "Whether walls shade it on virtual tables", (Light,)),
    Property("template size", "Size", "length", "Place and size",
             "Across a round template, along any other", _template_size, _put_template_size,
             low=limits.TEMPLATE[0], high=limits.TEMPLATE[1]),
    _own("bottom", "Bottom", "length", "Height", "Where it begins above the table", (Terrain, Model), **_H),
    _own("top", "Top", "length", "Height", "Where it ends above the table", _T, **_H),
    _own("height", "Height", "length", "Height", "How tall the model is over its base", (Model,), **_H),
    _own("level", "Level", "length", "Height", "Ranks areas across height steps", (Area,), **_H),
    Property("storeys", "Storeys", "whole", "Height", "How the building is drawn", _storeys, _put_storeys,
             low=0, high=limits.STOREYS),
    *(_ground(ground) for ground in GROUNDS),
    _own("sight", "Sight", "choice", "What it does", "A cloud is seen into and out of, not through", _T,
         words=tuple((word, _SIGHT_WORDS[word]) for word in SIGHTS)),
    Property("door", "Door", "choice", "What it does",
             "An open door is nothing in the way; a closed one does what it did before", _door_of, _put_door,
             words=(("", "None"), ("closed", "Closed"), ("open", "Open"))),
    _own("platform", "Can be stood on", "flag", "What it does", "Bases can stand on its top", _T),
    _own("cover", "Cover", "free choice", "What it does", "What it is worth to those behind it, in words", _T,
         words=tuple((word, _COVER_WORDS[word]) for word in COVERS)),
    Property("capacity", "Capacity", "whole", "What it does", "How many models it takes; empty: any number",
             _capacity, _put_capacity, low=0, high=limits.CAPACITY, blank="no limit"),
    _own("start", "Starts here", "free choice", "What it does",
         "The side that begins in the area, for rules that move by areas; empty is none", (Area,)),
    _held("layer", "Layer", "choice", "The layer of the drawing that it lies in"),
    _held("locked", "Locked", "flag", "Not moved by hand", of_templates=True),
    _held("hidden", "Hidden", "flag", "Not drawn in the editor; it lies on the table all the same"),
)  # fmt: skip
UNCERTAINTY = Property(
    "sigma",
    "Uncertainty",
    "length",
    "Place and size",
    "How far off it may really stand: one standard deviation; a model's is the table's where left empty",
    _sigma,
    _put_sigma,
    low=limits.SIGMA[0],
    high=limits.SIGMA[1],
    blank="as the table",
)
