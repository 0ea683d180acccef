"""States, events and answers as JSON and back: every record carries the tag of what it is.

Reading trusts nothing: each field is checked against what the record may hold, and a wrong one is a
SceneError that names its place.
"""

import re
import types
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, is_dataclass
from fractions import Fraction
from functools import lru_cache
from math import isfinite
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.files.text.limits import DIGITS
from battlefield.geometry.kernel.tags import kind_of, parts_of, tag_of

IS = "is"
DEEPEST = 60
_FRACTION = re.compile(r"-?\d+(/0*[1-9]\d*)?", re.ASCII)  # no power of ten, which could fill the memory


def plain(value: object) -> object:
    """Write a value with what JSON has; fields that have their usual values are left out."""
    if isinstance(value, bool | int | str | float) or value is None:
        return value
    if isinstance(value, Fraction):
        return {IS: "Fraction", "of": str(value)}
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    parts = parts_of(type(value)).items()
    told = {tag: plain(getattr(value, f.name)) for tag, f in parts if not _is_usual(f, value)}
    return {IS: tag_of(type(value)), **told}


def _is_usual(field: "Field[Any]", owner: object) -> bool:
    value = getattr(owner, field.name)
    if field.default is not MISSING:
        return bool(type(value) is type(field.default) and value == field.default)
    return field.default_factory is not MISSING and value == field.default_factory()


def revived(wanted: Any, value: object, place: str) -> Any:
    """Read what `plain` wrote as something of a wanted type; anything else is a SceneError."""
    return _Reviver(place.count("[")).read(wanted, value, place)


class _Reviver:
    def __init__(self, depth: int) -> None:
        self._depth = depth

    def read(self, wanted: Any, value: object, place: str) -> Any:
        origin = get_origin(wanted)
        if origin in (Union, types.UnionType):
            return self._one_of(get_args(wanted), value, place)
        if origin is Literal:
            return _required(value in get_args(wanted), value, place, f"one of {_words(get_args(wanted))}")
        if origin is tuple:
            return self._tuple(get_args(wanted), value, place)
        if origin is not None and issubclass(origin, Mapping):
            return self._mapping(get_args(wanted), value, place)
        if wanted is Any:
            return value
        return self._single(wanted, value, place)

    def _single(self, wanted: type, value: object, place: str) -> Any:
        if is_dataclass(wanted):
            return self._record(wanted, value, place)
        if wanted is Fraction:
            return _fraction(value, place)
        if wanted is float:
            good = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
            return float(_required(good, value, place, "a number"))
        good = type(value) is wanted
        return _required(good, value, place, _KINDS[wanted])

    def _one_of(self, choices: tuple[Any, ...], value: object, place: str) -> Any:
        """Read the first choice that fits; of several records, the one that is named."""
        if isinstance(value, Mapping) and isinstance(value.get(IS), str):
            named = kind_of(value[IS])
            choices = (named,) if named in choices else choices
        complaint: SceneError | None = None
        for choice in choices:
            try:
                return self.read(choice, value, place)
            except SceneError as error:
                complaint = complaint if complaint is not None and len(choices) > 1 else error
        raise complaint or SceneError(place, f"is {shown(value)}", "nothing may stand here")

    def _tuple(self, parts: tuple[Any, ...], value: object, place: str) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise SceneError(place, f"is {shown(value)}", "it must be a list [...]")
        if len(parts) == 2 and parts[1] is Ellipsis:
            return tuple(self.read(parts[0], part, f"{place}[{n}]") for n, part in enumerate(value))
        if len(parts) != len(value):
            raise SceneError(place, f"is {shown(value)}", f"it must be a list of {len(parts)}")
        pairs = zip(parts, value, strict=True)
        return tuple(self.read(part, each, f"{place}[{n}]") for n, (part, each) in enumerate(pairs))

    def _mapping(self, parts: tuple[Any, ...], value: object, place: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise SceneError(place, f"is {shown(value)}", "it must be an object {...}")
        return {key: self.read(parts[1], part, f"{place}.{key}") for key, part in value.items()}

    def _record(self, wanted: type, value: object, place: str) -> Any:
        tag, known = tag_of(wanted), parts_of(wanted)
        if not isinstance(value, dict) or value.get(IS) != tag:
            found = shown(value.get(IS)) if isinstance(value, dict) and IS in value else shown(value)
            raise SceneError(place, f"is {found}", f"it must be a record of the kind {tag}")
        if place.count(".") > DEEPEST:
            raise SceneError(place, "lies too deep", "no record is as deep as that")
        for key in value:
            if key != IS and key not in known:
                raise SceneError(f"{place}.{key}", "is not known", f"leave it out{did_you_mean(key, known)}")
        for part, field in known.items():
            if part not in value and field.default is MISSING and field.default_factory is MISSING:
                raise SceneError(place, f"has no {part}", f"a {tag} needs one")
        names, hints = {part: field.name for part, field in known.items() if part in value}, _hints(wanted)
        parts = {n: self.read(hints[n], value[part], f"{place}.{part}") for part, n in names.items()}
        return wanted(**parts)


@lru_cache(maxsize=128)
def _hints(wanted: type) -> dict[str, Any]:
    return get_type_hints(wanted)


def _fraction(value: object, place: str) -> Fraction:
    text = value.get("of") if isinstance(value, dict) and value.get(IS) == "Fraction" else None
    if not isinstance(text, str) or len(text) > DIGITS or not _FRACTION.fullmatch(text):
        return _no_fraction(value, place)
    return Fraction(text)


def _no_fraction(value: object, place: str) -> Fraction:
    raise SceneError(place, f"is {shown(value)}", "it must be a fraction like 3/4")


def _required(good: bool, value: Any, place: str, wanted: str) -> Any:
    if not good:
        raise SceneError(place, f"is {shown(value)}", f"it must be {wanted}")
    return value


def _words(choices: Iterable[object]) -> str:
    return ", ".join(map(str, choices))


_KINDS: dict[type, str] = {str: "text", int: "a whole number", bool: "true or false", type(None): "null"}
