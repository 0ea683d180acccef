"""What is recorded, at the grain of positions; and records that differ by no more than rounding does.

Two machines may work a length out to different last digits. What is written down is rounded first, so that
they write the same; where even the rounded figures fall to different sides, the records are near.
"""

import re
from collections.abc import Mapping
from dataclasses import is_dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import copysign
from typing import Any, TypeVar

from battlefield.geometry.kernel.tags import parts_of
from battlefield.rules.core.values import grained

NEAR = 5e-7  # inches: some grains, and less than the tolerance of every rule
NEAR_DEGREES = 1e-4  # what some grains make of the bearing of a leg of a tenth of an inch
_BEARINGS = ("facing", "bearing")
_EXPLAINING = ("why", "words")
_FIGURE = re.compile(r"\d+(?:\.\d+)?")
_PLAIN = (str, int, bool, type(None))  # kinds of values that are never rounded
_AS_GIVEN = ("extra", "shape_extra", "base_extra")  # what files hold for others is nobody's to round

Record = TypeVar("Record")


def at_grain(record: Record) -> Record:
    """Return a record with each of its lengths and bearings rounded; the same one where they all are."""
    return _at_grain(record)  # type: ignore[no-any-return]


def _at_grain(value: Any) -> Any:
    if type(value) in _PLAIN:
        return value
    if isinstance(value, float):
        return _rounded(value)
    if isinstance(value, tuple):
        parts = [_at_grain(part) for part in value]
        return value if _are_same(parts, value) else tuple(parts)
    if isinstance(value, Mapping):
        known = {key: _at_grain(part) for key, part in value.items()}
        return value if _are_same(known.values(), value.values()) else known
    return _record_at_grain(value) if is_dataclass(value) else value


def _record_at_grain(value: Any) -> Any:
    kind: Any = type(value)
    changed = {}
    for name in _names(kind):
        part = getattr(value, name)
        rounded = _at_grain(part)
        if rounded is not part:
            changed[name] = rounded
    return replace(value, **changed) if changed else value


def _rounded(value: float) -> float:
    rounded = grained(value)
    is_same = type(value) is float and rounded == value and (value or copysign(1.0, value) > 0.0)
    return value if is_same else rounded


def _are_same(parts: Any, others: Any) -> bool:
    return all(one is other for one, other in zip(parts, others, strict=True))


@lru_cache(maxsize=128)
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for tag, field in parts_of(kind).items() if tag not in _AS_GIVEN)


def is_near(one: object, other: object) -> bool:
    """Return whether two records say the same, but for figures that differ by a few grains.

    What explains may name a figure that was rounded the other way: one off in its last decimal.
    """
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(is_near, one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(is_near(one[key], other[key]) for key in one)
    kind: Any = type(one)
    if is_dataclass(kind) and type(other) is kind:
        return all(
            _is_near_in(tag, getattr(one, name), getattr(other, name)) for tag, name in _compared(kind)
        )
    return one == other or _differ_little(one, other)


def _is_near_in(part: str, this: object, that: object) -> bool:
    if part in _EXPLAINING and isinstance(this, str) and isinstance(that, str):
        return _say_the_same(this, that)
    if part in _BEARINGS and isinstance(this, float) and isinstance(that, float):
        return abs((this - that + 180.0) % 360.0 - 180.0) <= NEAR_DEGREES
    return is_near(this, that)


def _differ_little(one: object, other: object) -> bool:
    both = isinstance(one, float | Fraction) and isinstance(other, float | Fraction)
    return both and abs(float(one) - float(other)) <= NEAR  # type: ignore[arg-type]


@lru_cache(maxsize=128)
def _compared(kind: Any) -> tuple[tuple[str, str], ...]:
    return tuple((tag, field.name) for tag, field in parts_of(kind).items() if field.compare)


def _say_the_same(one: str, other: str) -> bool:
    if one == other or _FIGURE.split(one) != _FIGURE.split(other):
        return one == other
    return all(map(_are_figures_near, _FIGURE.findall(one), _FIGURE.findall(other)))


def _are_figures_near(one: str, other: str) -> bool:
    decimals = max(len(figure.partition(".")[2]) for figure in (one, other))
    off_by_one = Fraction(1, 10**decimals) if decimals else Fraction(0)
    return abs(Fraction(one) - Fraction(other)) <= off_by_one
