"""Army lists of Rosterizer: a tree of assets, as its registries (.registry, .regiztry) and rosters hold it.

An asset says what it is by its class (`classIdentity`, else the first half of `item`), how many there are of
it, and what it includes or bears. Numbers within are those of one of what they stand in.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from battlefield.files.imports.army.army_trees import NUMBER, packed_text
from battlefield.files.imports.army.army_units import ArmyList, ArmyUnit, Reading, units_come_to
from battlefield.files.imports.reading.source import Source
from battlefield.files.text.errors import SceneError, shown

Asset = Mapping[str, object]
_DEEPEST: Final = 20
_UNITS: Final = ("Unit", "Squad")
_STEPS: Final = "model1stTally"  # with more models than this a unit costs what another number says
_HIDDEN: Final = ("hidden", "active")
_PACKED: Final = (".registry",)


def is_registry(source: Source) -> bool:
    """Return whether a file is a list of Rosterizer's, packed or not."""
    if source.data[:4] == b"PK\x03\x04":
        return source.name.lower().endswith((".regiztry", ".registry"))
    if not source.is_json or b'"assets"' not in source.data or b'"item"' not in source.data:
        return False
    return _root_of(source.json) is not None


def registry_list(source: Source) -> ArmyList:
    """Read a list; SceneError where it is damaged."""
    value = packed_text(source, _PACKED).json
    root = _root_of(value)
    if root is None:
        raise SceneError("the list", "holds no assets", "export it from Rosterizer once more")
    work = _Work()
    for asset in _within(root, "the list"):
        work.take(asset, 0)
    game = _text(_object(value, "info") or _object(value, "rulebook") or {}, "game")
    if (own := work.points(root)) == 0.0:
        work.left.append("points of the list: 0, those of its units are added instead")
    total = own or _number((_object(root, "tracked") or {}).get("Points")) or 0.0
    left = (*units_come_to(work.units, total or None), *work.left)
    return ArmyList(_name(root), game, total, tuple(work.units), tuple(dict.fromkeys(left)))


@dataclass
class _Work:
    """A list as far as it is read."""

    units: list[ArmyUnit] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    def points(self, asset: Asset) -> float | None:
        """Return the points that something tells, and say where they are none."""
        found, told = _points(asset), _stat(asset, "Points")
        if found is None and told not in (None, ""):
            self.left.append(f"points of {_name(asset)}: {shown(told)} is no number that is read")
        return found

    def take(self, asset: Asset, depth: int) -> None:
        """Take an asset as a unit, or say that it is none; units may stand in it all the same."""
        _check_depth(asset, depth)
        if _class(asset) in _UNITS:
            self.units.append(self._unit(asset))
        else:
            self.left.append(f"{_class(asset) or 'asset'}: {_name(asset)}")
        for each in _units_in(asset, depth + 1):
            self.take(each, depth + 1)

    def _unit(self, asset: Asset) -> ArmyUnit:
        """Count a unit: by the models in it, else by its own number."""
        name, times = _name(asset), _count(asset)
        models = _summed(_models(asset, 0))
        points = self._cost(asset, sum(models.values()) or times)
        if not models:
            by = "its number" if times > 1 else "itself"
            return ArmyUnit(name, {name: times}, points, _numbers(asset), (by,))
        others: tuple[Reading, ...] = ()
        if times > 1:
            why = f"it is there {times} times, and the numbers within are taken as those of one"
            others = (Reading(models, why),)
            models = {model: times * number for model, number in models.items()}
        return ArmyUnit(name, models, points, _numbers(asset), ("its assets of the class Model",), others)

    def _cost(self, asset: Asset, count: int) -> float:
        """Return what a unit costs with all in it; nothing, and say so, where that goes by steps."""
        step = _number(_stat(asset, _STEPS))
        if step and count > step:
            self.left.append(f"points of {_name(asset)}: they go by its number, and are not read")
            return 0.0
        own = self.points(asset) or 0.0
        if _count(asset) > 1 and own:
            self.left.append(f"points of {_name(asset)}: {own:g} is read as the price of all {_count(asset)}")
        return own + sum(self._added(each, 1) for each in _within(asset, _name(asset)))

    def _added(self, asset: Asset, depth: int) -> float:
        """Return what something in a unit adds to its points; a unit in it tells its own."""
        _check_depth(asset, depth)
        if _class(asset) in _UNITS:
            return 0.0
        own = (self.points(asset) or 0.0) * _count(asset)
        return own + sum(self._added(each, depth + 1) for each in _within(asset, _name(asset)))


def _units_in(asset: Asset, depth: int) -> Iterator[Asset]:
    """Yield the units that stand in something, not those within them."""
    _check_depth(asset, depth)
    for each in _within(asset, _name(asset)):
        if _class(each) in _UNITS:
            yield each
        else:
            yield from _units_in(each, depth + 1)


def _models(asset: Asset, depth: int) -> Iterator[tuple[str, int]]:
    """Yield the models in a unit with their numbers, those of units within it left out."""
    _check_depth(asset, depth)
    for each in _within(asset, _name(asset)):
        if _class(each) == "Model":
            yield _name(each), _count(each)
        elif _class(each) not in _UNITS:
            yield from ((name, _count(each) * number) for name, number in _models(each, depth + 1))


def _summed(found: Iterator[tuple[str, int]]) -> dict[str, int]:
    models: dict[str, int] = {}
    for name, number in found:
        models[name] = models.get(name, 0) + number
    return models


def _root_of(value: object) -> Asset | None:
    """Return the asset that holds all others: the registry itself, or what a roster keeps of one."""
    present = _object(_object(value, "history"), "present")
    for each in (_object(value, "snapshot"), _object(present, "roster"), value):
        if isinstance(each, dict) and _object(each, "assets") is not None and "§" in _text(each, "item"):
            return each
    return None


def _within(asset: Asset, whose: str) -> list[Asset]:
    """Return what an asset includes and bears; SceneError where that is no list of assets."""
    assets = _object(asset, "assets") or {}
    found: list[Asset] = []
    for key in ("included", "traits"):
        value = assets.get(key, [])
        if not isinstance(value, list):
            raise SceneError(f"{whose}: {key}", f"is {shown(value)}", "it must be a list [...]")
        for each in value:
            if not isinstance(each, dict):
                raise SceneError(f"{whose}: {key}", f"holds {shown(each)}", "it must hold assets {...}")
            found.append(each)
    return found


def _class(asset: Asset) -> str:
    kind = _text(asset, "classIdentity")
    return kind or _text(asset, "item").partition("§")[0] or _text(asset, "classification")


def _name(asset: Asset) -> str:
    """Return the name that was given, else the one of the rulebook."""
    words = _text(asset, "name") or _text(asset, "designation") or _text(asset, "item").partition("§")[2]
    return " ".join(words.split()) or "unnamed"


def _count(asset: Asset) -> int:
    value = asset.get("quantity", 1)
    number = _number(value)
    if number is None or not number.is_integer() or not 0 < number <= NUMBER:
        expected = f"it must be a whole number from 1 to {NUMBER}"
        raise SceneError(f"{_name(asset)}: quantity", f"is {shown(value)}", expected)
    return int(number)


def _points(asset: Asset) -> float | None:
    return _number(_stat(asset, "Points"))


def _numbers(asset: Asset) -> dict[str, str]:
    """Return the characteristics of a unit that are seen and numbers."""
    found = {}
    for key, stat in (_object(asset, "stats") or {}).items():
        is_seen = isinstance(stat, dict) and stat.get("visibility") not in _HIDDEN
        number = _number(_stat(asset, key)) if is_seen and key != "Points" else None
        if number is not None and key:
            found[key[:40]] = f"{number:g}"
    return found


def _stat(asset: Asset, key: str) -> object:
    stats = _needed(asset, "stats", _name(asset), "stats") or {}
    return (_needed(stats, key, _name(asset), f"stats.{key}") or {}).get("value")


def _needed(asset: Asset, key: str, whose: str, place: str) -> Asset | None:
    """Return an object, or none; SceneError where something else stands there."""
    if asset.get(key) is not None and not isinstance(asset[key], dict):
        raise SceneError(f"{whose}: {place}", f"is {shown(asset[key])}", "it must be an object {...}")
    return _object(asset, key)


def _number(value: object) -> float | None:
    """Return a number, also one that is written as a text."""
    if isinstance(value, str) and len(value) <= 12 and value.strip().isdecimal():
        return float(value)
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if is_number and abs(value) <= 1e6 else None  # type: ignore[arg-type]


def _object(value: object, key: str) -> Asset | None:
    found = value.get(key) if isinstance(value, Mapping) else None
    return found if isinstance(found, dict) else None


def _text(asset: Asset, key: str) -> str:
    found = asset.get(key)
    if found is not None and not isinstance(found, str):
        whose = _name(asset) if key == "classIdentity" else "an asset"
        raise SceneError(f"{whose}: {key}", f"is {shown(found)}", "it must be a text")
    return (found or "")[:200]


def _check_depth(asset: Asset, depth: int) -> None:
    if depth > _DEEPEST:
        raise SceneError(
            f"{_name(asset)}: assets", "are nested too deep", f"at most {_DEEPEST} deep are read"
        )
