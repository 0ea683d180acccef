"""Whose fault it is: the name of the thing in a JSON file that a complaint is about."""

import re

from battlefield.files.imports.reading.source import Source
from battlefield.files.text.errors import SceneError, shown

_STEPS = re.compile(r"\.?(\w+)|\[(\d+)\]")
_NAMES = ("name", "Nickname")  # the second in saves of Tabletop Simulator


def named(error: SceneError, source: Source) -> SceneError:
    """Return the same complaint with the name of the innermost thing about the place, where it has one."""
    try:
        name = _name_at(source.json, error.place) if source.is_json else ""
    except SceneError:  # text that is no JSON at all names nothing
        return error
    return SceneError(f"{error.place} of {shown(name)}", error.found, error.expected) if name else error


def _name_at(value: object, place: str) -> str:
    """Go down to a place of a JSON value; a name of the whole is none of a part."""
    name = ""
    for key, number in _STEPS.findall(place):
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and number and int(number) < len(value):
            value = value[int(number)]
        else:
            break
        name = _name_of(value) or name
    return name


def _name_of(value: object) -> str:
    """Return the name that a thing bears, or its properties as those of GeoJSON do."""
    if not isinstance(value, dict):
        return ""
    found = next((value[key] for key in _NAMES if value.get(key)), None)
    return found if isinstance(found, str) else _name_of(value.get("properties"))
