"""Options of tools and lenses: declared as data beside what they steer, shown and kept by whoever asks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import overload

Weighting = tuple[tuple[str, float], ...]
"""Sides with what one of their models counts for."""


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that is so or not."""

    key: str
    text: str
    tip: str
    usual: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two limits, with its unit."""

    key: str
    text: str
    tip: str
    usual: float
    low: float
    high: float
    unit: str = " in"
    places: int = 2
    step: float = 1.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One word of several, each with what is shown for it."""

    key: str
    text: str
    tip: str
    usual: str
    words: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """What a model of each side on the table counts for."""

    key: str
    text: str
    tip: str
    usual: float = 1.0
    low: float = -9.0
    high: float = 9.0


@dataclass(frozen=True, slots=True)
class Text:
    """A few characters such as "2d6"; `check` refuses a text with a ValueError that is one sentence."""

    key: str
    text: str
    tip: str
    usual: str
    check: Callable[[str], object]


Option = Flag | Number | Choice | Weights | Text
Value = bool | float | str | Weighting


class Options:
    """The values of all options; one never set has its usual value. `stamp` grows with each change."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._values: dict[str, Value] = {}
        self.stamp = 0

    @overload
    def __getitem__(self, option: Flag) -> bool: ...
    @overload
    def __getitem__(self, option: Number) -> float: ...
    @overload
    def __getitem__(self, option: Choice) -> str: ...
    @overload
    def __getitem__(self, option: Text) -> str: ...
    @overload
    def __getitem__(self, option: Weights) -> Weighting: ...

    def __getitem__(self, option: Option) -> Value:
        """Return the value; weights are given only for the sides that were weighed."""
        usual: Value = () if isinstance(option, Weights) else option.usual
        return self._values.get(option.key, usual)

    def weight(self, option: Weights, side: str) -> float:
        """Return what a model of a side counts for."""
        return dict(self[option]).get(side, option.usual)

    def put(self, option: Option, value: Value) -> None:
        """Set a value; numbers beyond their limits, words that are no choice and texts that their option
        refuses are a ValueError.
        """
        checked = _checked(option, value)
        if self[option] != checked:
            self._values[option.key] = checked
            self.stamp += 1
            self._changed()

    def weigh(self, option: Weights, side: str, weight: float) -> None:
        """Set what a model of one side counts for."""
        rest = tuple(pair for pair in self[option] if pair[0] != side)
        self.put(option, tuple(sorted((*rest, (side, weight)))))


def _checked(option: Option, value: Value) -> Value:
    if isinstance(option, Number) and not (
        isinstance(value, int | float) and option.low <= value <= option.high
    ):
        raise ValueError(f"{option.text}: expected a number from {option.low:g} to {option.high:g}")
    if isinstance(option, Choice) and value not in dict(option.words):
        raise ValueError(f"{option.text}: expected one of {', '.join(dict(option.words))}")
    if isinstance(option, Text):
        value = " ".join(str(value).split())
        option.check(value)
    return value
