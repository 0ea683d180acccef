"""Between two groups of bases: the least gap and whose it is, and which of one group are within reach."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

import numpy as np

from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import PlacedBase


@dataclass(frozen=True, slots=True)
class Between:
    """The least horizontal gap in inches (0 where bases touch or overlap) and the rows of the two bases."""

    gap: float
    one: int
    other: int


def least_gap(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> Between:
    """Find the nearest two bases of two groups; an empty group is infinitely far from any."""
    if not ones or not others:
        return Between(inf, -1, -1)
    gaps = gap_table(ones, others)
    row = int(gaps.argmin())
    one, other = divmod(row, len(others))
    return Between(float(gaps[one, other]), one, other)


def least_gaps(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> tuple[float, ...]:
    """Return for each of the first bases its gap to the nearest of the others; infinite without others."""
    if not ones or not others:
        return (inf,) * len(ones)
    return tuple(gap_table(ones, others).min(axis=1).tolist())


def gap_table(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> Floats:
    """Return the gap of every pair, f8[ones, others]."""
    both = [*ones, *others]
    bases = Bases.of([base.size for base in both], [base.at for base in both], [base.facing for base in both])
    first = np.repeat(np.arange(len(ones)), len(others))
    second = len(ones) + np.tile(np.arange(len(others)), len(ones))
    gaps = np.maximum(0.0, -margins_between(bases, first, second))
    return np.asarray(gaps.reshape(len(ones), len(others)))
