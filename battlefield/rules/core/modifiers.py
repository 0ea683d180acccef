"""The one order of arithmetic: base, set, add, multiply, add afterwards, round, limit; with its breakdown.

Of modifiers with the same key only the strongest counts, unless they stack.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor
from typing import Literal

Step = Literal["set", "add", "times", "after"]
Rounding = Literal["up", "down"]
STEPS: tuple[Step, ...] = ("set", "add", "times", "after")


@dataclass(frozen=True, slots=True)
class Modifier:
    """One change to a figure: what it does, how much, and where it comes from."""

    step: Step
    amount: Fraction
    source: str
    key: str = ""
    stacks: bool = False
    rounding: Rounding | None = None  # how it wants the figure rounded, where not as usual
    by: str = field(default="", compare=False)  # the unit that causes it, filled in by whoever asked

    @property
    def same(self) -> str:
        """What identical modifiers share."""
        return self.key or self.source

    def caused(self, by: str) -> "Modifier":
        """Return it as caused by a unit."""
        return Modifier(self.step, self.amount, self.source, self.key, self.stacks, self.rounding, by)

    @property
    def words(self) -> str:
        """The change as one reads it."""
        if self.step == "set":
            return f"{self.source}: is {self.amount}"
        if self.step == "times":
            return f"{self.source}: ×{self.amount}"
        return (
            f"{self.source}: {self.amount:+}"
            if self.amount.denominator > 1
            else (f"{self.source}: {int(self.amount):+d}")
        )


def plus(amount: int | Fraction, source: str, *, key: str = "", stacks: bool = False) -> Modifier:
    """Add (or, below 0, take away)."""
    return Modifier("add", Fraction(amount), source, key, stacks)


def afterwards(amount: int | Fraction, source: str, *, key: str = "", stacks: bool = False) -> Modifier:
    """Add (or, below 0, take away) after all else."""
    return Modifier("after", Fraction(amount), source, key, stacks)


def times(
    amount: int | Fraction,
    source: str,
    *,
    key: str = "",
    stacks: bool = False,
    rounding: Rounding | None = None,
) -> Modifier:
    """Multiply (or, below 1, divide)."""
    return Modifier("times", Fraction(amount), source, key, stacks, rounding)


def becomes(amount: int | Fraction, source: str, *, key: str = "") -> Modifier:
    """Set, before anything is added."""
    return Modifier("set", Fraction(amount), source, key)


@dataclass(frozen=True, slots=True)
class Limits:
    """How a figure is rounded, and between what it stays."""

    rounding: Rounding = "up"
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A figure and how it came about: what applied in order, what did not and why."""

    name: str
    base: int
    value: int
    applied: tuple[Modifier, ...] = ()
    ignored: tuple[tuple[Modifier, str], ...] = ()
    limited: str = ""

    @property
    def exact(self) -> Fraction:
        """The figure as it is before it is rounded, where it is not limited."""
        exact = Fraction(self.base)
        for modifier in self.applied:
            exact = _changed(exact, modifier)
        return Fraction(self.value) if self.limited else exact

    @property
    def sources(self) -> str:
        """Where what applied comes from, each name once."""
        return ", ".join(dict.fromkeys(modifier.source for modifier in self.applied))

    @property
    def words(self) -> str:
        """The figure with its reasons, in one line."""
        parts = [f"{self.name} {self.base}", *(modifier.words for modifier in self.applied)]
        if self.limited:
            parts.append(self.limited)
        return f"{', '.join(parts)} → {self.value}" if len(parts) > 1 else f"{self.name} {self.value}"


def figured(name: str, base: int, modifiers: Iterable[Modifier], limits: Limits = Limits()) -> Breakdown:
    """Work a figure out."""
    modifiers = tuple(modifiers)
    if not modifiers and type(base) is int:
        return _unchanged(name, base, limits.least, limits.most)  # most figures are changed by nothing
    kept, ignored = _strongest(modifiers)
    exact = Fraction(base) if kept else base
    ordered = tuple(modifier for step in STEPS for modifier in kept if modifier.step == step)
    for modifier in ordered:
        exact = _changed(exact, modifier)
    rounding = next((each.rounding for each in ordered if each.rounding), limits.rounding)
    value, limited = _limited(ceil(exact) if rounding == "up" else floor(exact), limits.least, limits.most)
    return Breakdown(name, base, value, ordered, ignored, limited)


@lru_cache(maxsize=4096)
def _unchanged(name: str, base: int, least: int | None, most: int | None) -> Breakdown:
    value, limited = _limited(base, least, most)
    return Breakdown(name, base, value, limited=limited)


def _limited(value: int, least: int | None, most: int | None) -> tuple[int, str]:
    """Return a value between its limits, and which of them it came up against."""
    limited = ""
    if least is not None and value < least:
        value, limited = least, f"at least {least}"
    if most is not None and value > most:
        value, limited = most, f"at most {most}"
    return value, limited


def _changed(value: Fraction | int, modifier: Modifier) -> Fraction:
    if modifier.step == "set":
        return modifier.amount
    return value * modifier.amount if modifier.step == "times" else value + modifier.amount


def _strongest(
    modifiers: tuple[Modifier, ...],
) -> tuple[tuple[Modifier, ...], tuple[tuple[Modifier, str], ...]]:
    """Keep of identical modifiers the one that changes most; the first of equals."""
    best: dict[tuple[Step, str, bool], Modifier] = {}
    for modifier in modifiers:
        held = best.get(_identity(modifier))
        if held is None or _size(modifier) > _size(held):
            best[_identity(modifier)] = modifier
    kept, ignored = [], []
    taken: set[tuple[Step, str, bool]] = set()
    for modifier in modifiers:
        identity = _identity(modifier)
        if modifier.stacks or (best[identity] is modifier and identity not in taken):
            taken.add(identity)
            kept.append(modifier)
        else:
            ignored.append((modifier, f"{best[identity].source} counts once"))
    return tuple(kept), tuple(ignored)


def _identity(modifier: Modifier) -> tuple[Step, str, bool]:
    """Tell what counts once: bonuses and penalties of one key do not displace each other."""
    return modifier.step, modifier.same, modifier.amount < (1 if modifier.step == "times" else 0)


def _size(modifier: Modifier) -> Fraction:
    if modifier.step == "times":
        return (
            modifier.amount
            if modifier.amount >= 1
            else 1 / modifier.amount
            if modifier.amount
            else Fraction(0)
        )
    return abs(modifier.amount)
