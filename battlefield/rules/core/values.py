"""Small values that states, events and answers are made of."""

from collections.abc import Mapping
from fractions import Fraction

Scalar = bool | int | Fraction | str
"""What a rule may remember: no floats, so that states compare and hash alike on every machine."""

Told = tuple[str, Scalar]
"""One named fact."""

Info = tuple[Told, ...]
"""Named facts in a fixed order."""


def info_of(facts: Mapping[str, Scalar]) -> Info:
    """Put named facts in the order of their names."""
    return tuple(sorted(facts.items()))


GRAIN = 10_000_000  # parts of an inch


def grained(value: float) -> float:
    """Round a length in inches to the grain that positions have in events: a ten-millionth."""
    return round(float(value), 7) + 0.0


def noted(inches: float) -> Fraction:
    """Return a length in inches as a rule may remember it, to the grain of positions."""
    return Fraction(round(inches * GRAIN), GRAIN)
