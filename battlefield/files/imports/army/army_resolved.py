"""Army lists of 40kdc: rosters of other programs, their units looked up; read as its schema has them."""

from battlefield.files.imports.army.army_trees import NUMBER
from battlefield.files.imports.army.army_units import ArmyList, ArmyUnit, Reading, units_come_to
from battlefield.files.imports.reading.source import Source
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, items

_MOST = 500  # units, and kinds of models in one
_POINTS = (0, 1e6)


def is_resolved(source: Source) -> bool:
    """Return whether a file is a roster of 40kdc's."""
    if not source.is_json or b'"model_count"' not in source.data or b'"diagnostics"' not in source.data:
        return False
    value = source.json
    return isinstance(value, dict) and {"units", "points", "diagnostics"} <= value.keys()


def resolved_list(source: Source) -> ArmyList:
    """Read a roster; SceneError where something in it is not as its schema has it."""
    fields = Fields(source.json, "")
    units = [Fields(each, f"units[{n}]") for n, each in enumerate(fields.items("units", _MOST))]
    total = Fields(fields.need("points", "an object {...}"), "points")
    read = tuple(map(_unit, units))
    unknown = (f"{_name(each)}: no unit of 40kdc's" for each in units if not _is_known(each))
    points = _points(total, "total_reported")
    is_told = total.found.get("total_reported") is not None and any(unit.points for unit in read)
    left = (*units_come_to(read, points if is_told else None), *unknown)
    return ArmyList(fields.text("name"), "", points, read, left)


def _unit(fields: Fields) -> ArmyUnit:
    """Count a unit by its own number; by groups of models with names where these come to it."""
    name, count = _name(fields), _count(fields, "model_count")
    groups = _groups(fields)
    points = _points(fields, "points") + _points(fields, "enhancement_points")
    if groups and sum(groups.values()) == count:
        return ArmyUnit(name, groups, points, counted=("its groups of models",))
    why = f"its groups of models come to {sum(groups.values())}"
    others = (Reading(groups, why),) if groups else ()
    return ArmyUnit(name, {name: count}, points, counted=("its number of models",), others=others)


def _groups(fields: Fields) -> dict[str, int]:
    """Return the models of each group; none where a group has no name."""
    value = fields.found.get("loadout_groups", [])
    found: dict[str, int] = {}
    for number, each in enumerate(items(value, fields.at("loadout_groups"), _MOST)):
        group = Fields(each, fields.at(f"loadout_groups[{number}]"))
        if group.found.get("model_name") is None:
            return {}
        name = group.text("model_name")
        found[name] = found.get(name, 0) + _count(group, "count")
    return found


def _count(fields: Fields, key: str) -> int:
    """Return a number of models."""
    value = fields.needed_number(key, (1, NUMBER))
    if not value.is_integer():
        raise SceneError(fields.at(key), f"is {value:g}", "it must be a whole number")
    return int(value)


def _name(fields: Fields) -> str:
    ref = Fields(fields.need("ref", "an object {...}"), fields.at("ref"))
    return " ".join(ref.text("raw_name").split())[:200] or "unnamed"


def _is_known(fields: Fields) -> bool:
    ref = fields.found.get("ref")
    return isinstance(ref, dict) and ref.get("id") is not None


def _points(fields: Fields, key: str) -> float:
    """Return points, nothing where the list does not tell them."""
    return 0.0 if fields.found.get(key) is None else fields.needed_number(key, _POINTS)
